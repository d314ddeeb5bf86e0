"""What the bots at a terminal are going to do while a sandglass runs."""

from __future__ import annotations

from cosmodrome.bots import MOVE_SECONDS
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.race import plan_of


class BotPlans:
    """The plans of the bots in the race that is on: when each acts, and how."""

    def __init__(self, match: Match, bots: dict[int, Bot], rng: Rng) -> None:
        self._match = match
        self._bots = bots
        self._rng = rng
        self._plans: dict[int, list[tuple[int, int]]] = {}
        self.turned: int | None = None  # when the sandglass of that race was turned

    def update(self) -> None:
        """When a sandglass is turned, the bots make their plans."""
        match = self._match
        if self.turned == match.clock.since and match.state.clock_runs_on():
            return
        self.turned = match.clock.since
        turned = match.clock.since or 0
        self._plans = {}
        for seat in match.players_to_move():
            if seat in self._bots:
                plan = plan_of(self._bots[seat], match.state, seat, self._rng, Deadline(MOVE_SECONDS))
                self._plans[seat] = [(turned + delay, action) for delay, action in plan]

    def next(self) -> tuple[int, int] | None:
        """The time and the seat of the next action, or None if no bot is going to act."""
        due = [(plan[0][0], seat) for seat in self._match.players_to_move() if (plan := self._plans.get(seat))]
        return min(due, default=None)

    def play(self, seat: int) -> None:
        """Take the next action of this seat, if it is still legal."""
        at, action = self._plans[seat].pop(0)
        if action in self._match.legal(seat):
            self._match.play(seat, action, max(self._match.timeline.last_at, at))
