"""What one seat, or a spectator, may see of an event while the match goes on."""

from __future__ import annotations

import msgspec

from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record import Event


def redact_event(game: Game, state: State, event: Event, seat: int | None) -> Event:
    """The event without what is hidden from `seat` (None: from a spectator)."""
    if isinstance(event, rec.Start) and event.position is not None and game.hides(state):
        return msgspec.structs.replace(event, position=None, position_hidden=True)
    if isinstance(event, rec.Draw) and event.audience is not None:
        # Nobody sees the weights: what is left in a hidden pile shows what other seats hold.
        outcome = event.outcome if seat in event.audience else None
        return rec.Draw(event.stream, event.index, outcome, None, event.audience)
    if isinstance(event, rec.Action) and event.seat != seat:
        verb = game.vocabulary.verb(game.from_json(event.action))
        if verb.secret:
            return rec.Action(event.seat, {"verb": verb.name}, event.at)
    return event
