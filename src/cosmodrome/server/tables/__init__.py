"""Tables: their registry, connections, moves, clocks, substitutes, hints, replays and analyses."""
