"""Hidden information in records: what a viewer gets of an event, and the checks of such a copy.

The rules cannot be replayed past the first hidden part. The form and the order of all events can still be checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import check_nonces
from cosmodrome.core.match.record import BadRecord, Event, Record


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


class HiddenInformation(BadRecord):
    """A copy of a record lacks something that a replay by the rules would need, with the number of the event."""

    def __reduce__(self) -> Any:
        return HiddenInformation, (self.event, self.reason)


def is_redacted(record: Record) -> bool:
    """Whether the record is one seat's, or a spectator's, copy of a running match."""
    start, last = record.events[0], record.events[-1]
    is_fair = isinstance(start, rec.Start) and start.draws == rec.FAIR
    return is_fair and record.viewer is not None and record.seed is None and not isinstance(last, rec.End)


def lacks_argument(game: Game, action: Mapping[str, Any]) -> bool:
    """Whether this is an action whose argument is secret and missing."""
    return any(verb.secret and action == {"verb": verb.name} for verb in game.vocabulary.verbs)


def check_redacted(record: Record, game: Game) -> None:
    """Raise `BadRecord` for the first event whose form or place in the order is wrong."""
    RedactedRecord(record, game).check()


class RedactedRecord:
    """The events of a redacted copy, with what later ones are compared with."""

    def __init__(self, record: Record, game: Game) -> None:
        start = record.events[0]
        assert isinstance(start, rec.Start)
        self.events = record.events
        self.viewer = record.viewer
        self.game = game
        self.seats = len(start.seats)
        self.commitment = start.commitment
        self._next_index: dict[str, int] = {}  # per stream, the lowest index that the next draw can have
        self._hidden: set[str] = set()  # streams whose last draw is hidden, so that its number of dice is unknown

    def check(self) -> None:
        if not (self.viewer == "spectator" or (isinstance(self.viewer, int) and self.is_seat(self.viewer))):
            raise BadRecord(None, f'the viewer is a seat from 0 to {self.seats - 1} or "spectator"')
        digits = (self.commitment or "").lower()
        if len(digits) != 64 or not set(digits) <= set("0123456789abcdef"):
            raise BadRecord(0, "the commitment is 64 hexadecimal digits")
        for number, event in enumerate(self.events[1:], 1):
            try:
                self._check_event(number, event)
            except BadInput as error:
                raise BadRecord(number, str(error)) from None

    def is_seat(self, seat: int) -> bool:
        return 0 <= seat < self.seats

    def _check_event(self, number: int, event: Event) -> None:
        if not self.is_seat(getattr(event, "seat", 0)):
            raise BadInput(f"there is no seat {getattr(event, 'seat', None)}")
        special: dict[type, Callable[[int, Any], None]] = {
            rec.Start: self._reject,
            rec.End: self._reject,
            rec.Nonces: self._nonces,
            rec.Draw: self._draw,
            rec.Action: self._action,
            rec.Clock: self._clock,
            rec.Undo: self._undo,
        }
        if type(event) in special:
            special[type(event)](number, event)

    def _reject(self, number: int, event: rec.Start | rec.End) -> None:
        raise BadInput("a record has one start" if isinstance(event, rec.Start) else "comes before the last event")

    def _nonces(self, number: int, event: rec.Nonces) -> None:
        if number != 1:
            raise BadInput("nonces come right after the start")
        check_nonces(event.nonces, self.seats)

    def _draw(self, number: int, event: rec.Draw) -> None:
        expected = self._next_index.get(event.stream, 0)
        if event.index < expected or (event.index > expected and event.stream not in self._hidden):
            raise BadInput(f"the next draw is number {expected} of the stream {event.stream}")
        is_public = event.audience is None
        is_seen = event.audience is None or self.viewer in event.audience
        if (event.outcome is not None) != is_seen:
            raise BadInput("the outcome is missing" if is_seen else "the outcome is not for this viewer")
        if (event.weights is not None) != is_public:
            raise BadInput("the weights are missing" if is_public else "the weights are not for this viewer")
        outcomes = event.outcome if isinstance(event.outcome, list) else [event.outcome or 0]
        weights = event.weights
        if weights is not None and not all(0 <= each < len(weights) and weights[each] > 0 for each in outcomes):
            raise BadInput("the outcome cannot happen")
        self._next_index[event.stream] = event.index + len(outcomes)
        if is_seen:
            self._hidden.discard(event.stream)
        else:
            self._hidden.add(event.stream)

    def _action(self, number: int, event: rec.Action) -> None:
        if event.seat == self.viewer or not lacks_argument(self.game, event.action):
            self.game.from_json(event.action)

    def _clock(self, number: int, event: rec.Clock) -> None:
        if not 0 <= event.outcome <= self.seats:
            raise BadInput(f"nobody can speak as {event.outcome} here")

    def _undo(self, number: int, event: rec.Undo) -> None:
        target = self.events[event.to] if 0 <= event.to < number else None
        if not isinstance(target, rec.Action) or target.seat != event.seat:
            raise BadInput(f"event {event.to} is no earlier action of seat {event.seat}")
