"""A match between people: moves, events, records, fair draws, replays, and who may see what."""
