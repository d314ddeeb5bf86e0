"""The sandglass of a match: when it was turned, when time is up, and who may speak while it runs."""

from __future__ import annotations

from cosmodrome.core.engine.state import State
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.timeline import Timeline


class MatchClock:
    """Times are whole milliseconds that the host supplies; nothing in here looks at a clock."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self.since: int | None = None  # when the running sandglass was turned
        self._turned = 0  # when the sandglass of the newest clock event was turned

    def is_racing(self) -> bool:
        """Whether the state stands at a clock node, where the first seat to speak acts."""
        state = self._timeline.state
        return not self._timeline.is_over and state.is_chance() and state.chance_kind() == "clock"

    def state_for(self, seat: int) -> State | None:
        """The state as it asks this seat: at a clock node a copy in which it has spoken, if it may; else the state."""
        state = self._timeline.state
        if not self.is_racing():
            return state
        if state.chance_weights()[seat] == 0:
            return None
        spoken: State = state.clone()
        spoken.apply_unchecked(seat)
        return spoken

    def deadline(self) -> int | None:
        """When time is up, in the milliseconds of `at`; None while no clock runs."""
        if self.since is None or not self._timeline.state.is_chance():
            return None
        return self.deadline_now()

    def deadline_now(self) -> int | None:
        """The deadline of a clock node that has just been reached, before anybody has waited for it."""
        length = self._timeline.state.clock_milliseconds()
        return self.turned_at() + length if length else None

    def turned_at(self) -> int:
        """When the sandglass of this clock node was turned."""
        if self.since is not None:
            return self.since
        return self._turned if self._timeline.state.clock_runs_on() else self._timeline.last_at

    def turn(self) -> None:
        """Start the clock of this clock node, if it does not run yet."""
        if self.since is None:
            self.since = self.turned_at()

    def stop(self) -> None:
        self.since = None

    def append(self, outcome: int, at: int) -> None:
        """A seat spoke, or time was up (the number after the last seat)."""
        timeline = self._timeline
        self._turned = self.turned_at()
        timeline.append(rec.Clock(outcome, at))
        self.stop()
        timeline.apply(outcome)
        timeline.add_barrier()
        spoke = outcome < len(timeline.seats)
        timeline.settled = len(timeline.actions) + (1 if spoke else 0)  # what the seat does now is settled as well
