"""The course of a match between decisions: draws that are due, clocks that start, and the end."""

from __future__ import annotations

from cosmodrome.core.match.match_clock import MatchClock
from cosmodrome.core.match.match_draws import MatchDraws
from cosmodrome.core.match.timeline import EndReason, Timeline


class MatchFlow:
    """Goes on until a seat has to act, a clock runs or the game is over."""

    def __init__(self, timeline: Timeline, clock: MatchClock, draws: MatchDraws) -> None:
        self._timeline = timeline
        self._clock = clock
        self._draws = draws

    def advance(self) -> None:
        """Make all draws that are due, and finish the match if the game is over."""
        while self._timeline.state.is_chance():
            if self._clock.is_racing():
                self._clock.turn()
                return
            self._draws.draw()
        if self._timeline.state.is_terminal():
            self.finish("finished")

    def finish(self, reason: EndReason) -> None:
        """Add the last event, with the result and the seed."""
        self._timeline.append_end(reason, self._draws.revealed_seed())
