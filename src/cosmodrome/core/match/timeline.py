"""The events of a match, the state that they lead to, and the way back to the state before each action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from cosmodrome.core.engine.state import Journal, State
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record import Event, Seat
from cosmodrome.core.match.refusal import refusal_of
from cosmodrome.core.match.state_history import StateHistory

decode_events = msgspec.json.Decoder(list[Event]).decode

EndReason = Literal["finished", "resigned", "abandoned"]


@dataclass(slots=True)
class MoveSpan:
    """An action that led to the present state, and its place in the record."""

    event: int
    seat: int
    action: int
    barrier: bool = False  # another seat learned something from it


class Timeline:
    """What has happened in a match so far. The parts of a match share it."""

    def __init__(self, game: Game, start: rec.Start) -> None:
        self.game = game
        self.opening = start
        self.seats = [Seat(seat.name, seat.level, seat.bot) for seat in start.seats]
        self.events: list[Event] = [start]
        journal: Journal = []
        self.state = first_state(game, start, journal)
        self.state.journal = []
        self.happened = [journal]  # the journal of each event
        self.resigned: set[int] = set()  # they cannot win any more
        self.absent: set[int] = set()  # they resigned, and nobody plays on for them
        self.hand_overs: list[int] = []  # the numbers of these events
        self.chapter_events: list[int] = []  # see `event_log.chapter_events`
        self.actions: list[MoveSpan] = []  # those that led to the present state
        self.settled = 0  # so many of them came before a clock ran, and cannot be undone
        self.last_at = 0  # of the newest event that has a time
        self.is_over = False
        self._history = StateHistory()  # the state before each of the actions
        self._watchers: list[StateHistory] = []

    def __getstate__(self) -> dict[str, Any]:
        """For another process. Events go as JSON, in which defaults are left out: pickle would write them out."""
        return {**self.__dict__, "events": msgspec.json.encode(self.events), "_watchers": []}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        self.__dict__.update(parts)
        self.events = decode_events(parts["events"])
        self.state.journal = []  # which is not part of a pickled state

    # --- seats ---------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def has_seat(self, seat: object) -> bool:
        return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self.seats)

    def check_open(self, seat: int) -> None:
        """Refuse a seat that does not exist, and everything once the match is over."""
        if not self.has_seat(seat):
            raise self.refused("no_such_seat")
        if self.is_over:
            raise self.refused("match_over")

    def check_present(self, seat: int) -> None:
        """Refuse a seat that cannot do anything in this match any more."""
        self.check_open(seat)
        if seat in self.absent:
            raise self.refused("resigned")

    def refused(self, code: str, values: Mapping[str, Any] | None = None) -> Refused:
        return refusal_of(code, self.game.text("en", self.names), values).as_error()

    # --- going on ------------------------------------------------------------

    def append(self, event: Event) -> int:
        """Add an event without applying it; returns its number."""
        self.events.append(event)
        self.happened.append([])
        if isinstance(event, rec.Action | rec.Clock) and event.at is not None:
            self.last_at = event.at
        return len(self.events) - 1

    def append_action(self, seat: int, action: int, at: int | None) -> None:
        event = self.append(rec.Action(seat, self.game.to_json(action), at))
        self.actions.append(MoveSpan(event, seat, action))
        self._history.append(self.state)
        self.apply(action)

    def append_end(self, reason: EndReason, seed: str | None) -> None:
        """The last event: the result, and the seed, with which anyone can check the draws."""
        scores = self.state.scores()
        self.append(rec.End(reason, scores, self._winners(reason, scores), seed, self.state.score_unit()))
        self.is_over = True

    def _winners(self, reason: EndReason, scores: list[int]) -> list[int]:
        left = [seat for seat in range(len(self.seats)) if seat not in self.resigned]
        if reason != "finished":
            return left if reason == "resigned" else []
        won = self.state.winners()
        winners = [seat for seat in won if seat in left]
        if won and not winners:  # those who would have won have resigned
            best = max((scores[seat] for seat in left), default=0)
            winners = [seat for seat in left if scores[seat] == best]
        return winners

    def apply(self, number: int) -> None:
        """Apply an action or an outcome to the state, and keep its journal with the newest event."""
        self.state.apply_unchecked(number)
        for history in (self._history, *self._watchers):
            history.applied(number)
        assert self.state.journal is not None
        journal, self.state.journal = self.state.journal, []
        self.happened[-1] += journal
        if any(self.game.vocabulary.happenings[entry[0]].reveals for entry in journal):
            self.add_barrier()

    def add_barrier(self) -> None:
        """From here on, an undo of the newest action needs the consent of the others."""
        if self.actions:
            self.actions[-1].barrier = True

    def watch(self, history: StateHistory) -> None:
        """From now on, report all changes of the state to this history as well."""
        self._watchers.append(history)

    # --- going back ----------------------------------------------------------

    def last_action(self, seat: int) -> int | None:
        """The place of this seat's last action among `actions`."""
        return next((i for i in reversed(range(len(self.actions))) if self.actions[i].seat == seat), None)

    def go_back(self, index: int) -> None:
        """Back to the state before this one of the actions."""
        self.state = self._history[index]
        self.state.journal = []
        del self.actions[index:]
        self._history.cut(index)
        for history in self._watchers:
            history.jumped()


def first_state(game: Game, start: rec.Start, journal: Journal) -> State:
    """The state in which the match begins."""
    if start.position is None:
        return game.new(len(start.seats), start.options, [seat.level for seat in start.seats], journal)
    state = game.from_text(start.position)
    options = game.meta.check_options(start.options)  # a record may leave out what is as usual
    if state.players != len(start.seats) or game.options_of(state) != options:
        raise BadInput("the position has other players or options than the match")
    return state
