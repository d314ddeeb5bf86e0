"""A new match from a position of another one."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.match.fair_draws import seed_bytes
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat


def branch_match(match: Match, seat: int | None, seats: Sequence[Seat], seed: int | None = None) -> Match:
    """A new match from this position as `seat` could believe it (None: as a spectator)."""
    secret = seed_bytes(seed)
    rng = Rng(int.from_bytes(secret[:7], "big"))
    believed = match.state if match.is_over else match.state.resample(seat, rng)
    options = match.game.options_of(match.state)
    return Match.start(match.game, seats, options, seed=secret, position=match.game.to_text(believed))
