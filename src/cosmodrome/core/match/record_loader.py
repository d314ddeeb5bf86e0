"""Folds a record back into a match. Every event must be one that the rules allowed at that point.

With `judge`, every draw is also derived again from the seed; `verify` says what came out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import check_nonces, commitment
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import BadRecord, Event, Record
from cosmodrome.core.match.redaction import HiddenInformation, is_redacted, lacks_argument
from cosmodrome.core.registry import find_game


def load(record: Any) -> Match:
    """A match from its record, ready to go on if it is unfinished and holds its seed."""
    return RecordLoader(rec.decode(record)).run()


def apply_events(match: Match, events: Sequence[Event]) -> None:
    """The match has gone on elsewhere: these events come after its own and lead it there, to its next question."""
    fold = RecordLoader(Record(rec.FORMAT, [match.opening]), match=match)
    for number, event in enumerate(events, len(match.events)):
        fold.check(number, event)
    fold.finish()


def game_of(start: rec.Start) -> Game:
    """The game of a record, with its version of the rules and its data pack."""
    pack = None if start.pack is None else Pack(start.pack, is_recorded=True)
    game = find_game(start.game, pack, start.rules)
    game.meta.check_players(len(start.seats))
    return game


class RecordLoader:
    """Walks through the events of one record, or of what comes after a match."""

    def __init__(self, record: Record, judge: bool = False, match: Match | None = None) -> None:
        self.record = record
        self.judge = judge
        self.match = match if match is not None else self.open()
        self.lab = self.lab_rng()

    def open(self) -> Match:
        start = self.record.events[0]
        if not isinstance(start, rec.Start):
            raise BadRecord(0, "a record begins with its start")
        try:
            game = game_of(start)
            if start.position_hidden:
                raise self.hidden(0, "the position is hidden in this copy of the record")
            return Match(game, start, self.find_seed(start))
        except BadRecord:
            raise
        except BadInput as error:
            raise BadRecord(0, str(error)) from None

    def hidden(self, number: int, reason: str) -> BadRecord:
        """The error for a missing part: in one seat's copy it may be hidden, in any other record it is a fault."""
        return (HiddenInformation if is_redacted(self.record) else BadRecord)(number, reason)

    def find_seed(self, start: rec.Start) -> bytes | None:
        """The seed that the end reveals, or that the host's copy of an unfinished match holds."""
        if start.draws == rec.LAB:
            return None
        last = len(self.record.events) - 1
        end = self.record.events[last]
        told = end.seed if isinstance(end, rec.End) else self.record.seed
        where = last if isinstance(end, rec.End) else None
        if told is None:
            if isinstance(end, rec.End):
                raise BadRecord(last, "the end does not reveal the seed")
            if self.record.viewer is None:
                raise BadRecord(None, "the record is cut off: it has neither its end nor the seed to go on")
            return None
        try:
            seed = bytes.fromhex(told)
        except ValueError:
            raise BadRecord(where, "the seed is not hexadecimal") from None
        if start.commitment != commitment(seed):
            raise BadRecord(where, "the revealed seed does not fit the commitment of event 0")
        return seed

    def lab_rng(self) -> Rng | None:
        start = self.match.opening
        if start.draws != rec.LAB:
            return None
        if start.lab is None:
            raise BadRecord(0, "a record of the lab names its seed and index")
        return Rng(start.lab.seed, start.lab.index)

    def run(self) -> Match:
        for number, event in enumerate(self.record.events[1:], 1):
            self.check(number, event)
        if self.record.retried not in (0, self.match.undos.retried):
            raise BadRecord(None, f"draws were retried {self.match.undos.retried} times, not {self.record.retried}")
        return self.finish()

    def check(self, number: int, event: Event) -> None:
        """Fold one event; errors carry its number."""
        try:
            self.step(number, event)
        except BadRecord:
            raise
        except CosmodromeError as error:
            raise BadRecord(number, str(error)) from None

    def finish(self) -> Match:
        """The match, gone on to its next question if it is unfinished."""
        match = self.match
        if not match.is_over:
            if match.opening.draws == rec.LAB or match.state.is_terminal():
                raise BadRecord(None, "the record is cut off: its end is missing")
            if match.state.is_chance() and match.state.chance_kind() == "draw" and not match.draws.has_seed:
                raise BadRecord(None, "the record is cut off: the next draw is missing")
            if match.draws.has_seed:
                match.flow.advance()
        return match

    def step(self, number: int, event: Event) -> None:
        """Do what the event says; the match writes its own event, which must be the same one."""
        match = self.match
        if number == len(match.events):
            if match.is_over:
                raise BadRecord(number, "comes after the end")
            self.take(number, event)
        if match.events[number] != event:
            raise BadRecord(number, f"should be {rec.written(match.events[number])}")

    def take(self, number: int, event: Event) -> None:
        match = self.match
        if isinstance(event, rec.Action):
            self.action(number, event)
        elif isinstance(event, rec.Draw):
            self.draw(number, event)
        elif isinstance(event, rec.Clock):
            self.clock(number, event)
        elif isinstance(event, rec.End):
            self.end(number, event)
        elif isinstance(event, rec.Nonces):
            if number != 1:
                raise BadRecord(number, "nonces come right after the start")
            check_nonces(event.nonces, len(match.seats))
            match.timeline.append(event)
        elif isinstance(event, rec.AskUndo):
            match.undo(event.seat)
        elif isinstance(event, rec.Undo):
            if not match.undos.resume_request(event):
                match.undo(event.seat)
        elif isinstance(event, rec.Answer):
            match.undos.resume_request(event)
            match.answer(event.seat, event.yes)
        elif isinstance(event, rec.Redo):
            match.undos.redo(event.seat)
        elif isinstance(event, rec.Resign):
            match.resign(event.seat)
        elif isinstance(event, rec.HandOver):
            match.hand_over(event.seat, event.to)
        else:
            raise BadRecord(number, "a record has one start")

    def action(self, number: int, event: rec.Action) -> None:
        match = self.match
        if match.state.is_chance():
            raise BadRecord(number, "no seat has to act here, chance decides")
        if is_redacted(self.record) and lacks_argument(match.game, event.action):
            raise HiddenInformation(number, "the argument of the action is hidden in this copy of the record")
        refusal = match.refusal(event.seat, event.action)
        if refusal is not None:
            raise BadRecord(number, f"{refusal.text} ({refusal.code})")
        match.undos.forget()
        match.timeline.append_action(event.seat, match.game.action_number(event.action), event.at)

    def clock(self, number: int, event: rec.Clock) -> None:
        state = self.match.state
        if not state.is_chance() or state.chance_kind() != "clock":
            raise BadRecord(number, "no clock runs here")
        weights = state.chance_weights()
        if not 0 <= event.outcome < len(weights) or weights[event.outcome] == 0:
            raise BadRecord(number, f"nobody can speak as {event.outcome} here")
        if self.lab is None and self.match.game.strict_clock and event.at < self.match.clock.turned_at():
            raise BadRecord(number, "the clock had not been started yet")
        deadline = self.match.clock.deadline_now()
        is_up = event.outcome == len(self.match.seats)
        if self.lab is None and is_up and (deadline is None or event.at < deadline):
            raise BadRecord(number, "time was not up yet")
        if self.lab is None and not is_up and deadline is not None and event.at > deadline:
            raise BadRecord(number, "time was up before")
        if self.lab is not None:
            drawn = int(state.sample(self.lab))
            if self.judge and drawn != event.outcome and not self.is_planned():
                raise BadRecord(number, "the lab's seed lets another seat speak")
        self.match.clock.append(event.outcome, event.at)

    def is_planned(self) -> bool:
        """Whether bots at this table of the lab say themselves when they speak, as people do; then no seed does."""
        return any(seat.bot != "random" for seat in self.match.opening.seats)

    def draw(self, number: int, event: rec.Draw) -> None:
        state = self.match.state
        if not state.is_chance() or state.chance_kind() != "draw":
            raise BadRecord(number, "nothing is drawn here")
        if event.outcome is None or (event.weights is None and event.audience is not None and self.lab is None):
            raise self.hidden(number, "the outcome is hidden in this copy of the record")
        if self.lab is not None:
            self.lab_draw(number, event)
            return
        expected = self.match.draws.due()
        if (event.stream, event.index) != (expected.stream, expected.index):
            raise BadRecord(number, f"the next draw is number {expected.index} of the stream {expected.stream}")
        if (event.weights, event.audience) != (expected.weights, expected.audience):
            raise BadRecord(number, "the weights or the audience are not those of this table")
        outcomes = event.outcome if isinstance(event.outcome, list) else [event.outcome]
        weights = expected.weights or []
        if len(outcomes) != expected.times or isinstance(event.outcome, list) != expected.is_heap:
            raise BadRecord(number, f"{expected.times} draws are due")
        if not all(0 <= outcome < len(weights) and weights[outcome] for outcome in outcomes):
            raise BadRecord(number, "the outcome cannot happen")
        if self.judge and self.match.draws.has_seed:
            drawn = self.match.draws.derive(expected)
            if drawn != outcomes:
                raise BadRecord(number, f"the seed gives {drawn} for {event.stream} {event.index}, not {outcomes}")
        self.match.draws.append(event)

    def lab_draw(self, number: int, event: rec.Draw) -> None:
        """The lab draws in order from one generator, so there is no index and no weight to check."""
        assert self.lab is not None
        state = self.match.state
        outcome = int(state.sample(self.lab))
        drawn = outcome if state.chance_parts() is None else state.chance_spread(outcome)
        if event.outcome != drawn:
            raise BadRecord(number, f"the lab's seed gives {drawn} for {state.chance_stream()}, not {event.outcome}")
        if event.stream != state.chance_stream():
            raise BadRecord(number, f"the next draw is of the stream {state.chance_stream()}")
        self.match.draws.append(event)

    def end(self, number: int, event: rec.End) -> None:
        if event.reason == "finished" and not self.match.state.is_terminal():
            raise BadRecord(number, "the game is not over here")
        if event.reason == "resigned":
            raise BadRecord(number, "at least two seats have not resigned")
        self.match.flow.finish(event.reason)
