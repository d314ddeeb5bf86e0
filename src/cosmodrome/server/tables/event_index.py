"""Maps the events of a match to steps of its replay and to the open question."""

from __future__ import annotations

from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.server.tables.connections.updates import steps_of

QUESTION_EVENTS = rec.Action | rec.Draw | rec.Clock | rec.Undo | rec.Redo  # they open or close a question


class EventIndex:
    """Is updated after every change of the match, and looks only at the events that were added."""

    def __init__(self) -> None:
        self.steps: list[int] = []  # per event, the step of the replay that it belongs to
        self.question_seq = 0  # the number of events when the open question was asked

    def update(self, match: Match | None) -> None:
        if match is None:
            return
        question_seq, events = self.question_seq, match.events
        for number in range(len(self.steps), len(events)):
            if isinstance(events[number], QUESTION_EVENTS):
                self.question_seq = number + 1
        self.steps = steps_of(events, self.steps)
        if match.clock.is_racing() and match.state.clock_runs_on():
            self.question_seq = question_seq  # one player has acted, but for the others the race goes on

    def rebuild(self, match: Match | None) -> None:
        self.steps, self.question_seq = [], 0
        self.update(match)
