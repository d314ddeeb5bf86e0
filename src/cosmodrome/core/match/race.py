"""Races at clock nodes: who spoke first, and what the bots planned.

Nothing in here looks at a clock; times are milliseconds that the host hands over, so a race can be tested without
waiting.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State

WINDOW = 200  # milliseconds that the host waits for others after the first claim
NO_HURRY = 20_000  # milliseconds within which a bot without a plan speaks where no sand runs
MOST_COMPENSATION = 150  # of the time that a claim was on its way, so much is given back at most


@dataclass(frozen=True)
class Claim:
    """A seat speaks at a clock node. `half_trip` is how long their messages take, as the host has measured it."""

    seat: int
    arrived: int
    half_trip: int = 0
    message: Any = None  # whatever the host wants to remember of it

    @property
    def spoken(self) -> int:
        """When it was said, as far as the host believes it."""
        return self.arrived - min(max(self.half_trip, 0), MOST_COMPENSATION)


def eligible_seats(state: State) -> list[int]:
    """The seats that may act in this state: one, or while a sandglass runs all that may speak."""
    if state.is_terminal():
        return []
    if not state.is_chance():
        return [int(state.current_player())]
    if state.chance_kind() == "clock":
        return [seat for seat, weight in enumerate(state.chance_weights()[:-1]) if weight]
    return []


def state_for_seat(state: State, seat: int) -> State:
    """The state in which one of these seats acts; at a clock node a copy in which it has spoken."""
    if not state.is_chance():
        return state
    table: State = state.clone()
    table.apply_unchecked(seat)
    return table


def in_order(state: State, claims: Iterable[Claim]) -> list[Claim]:
    """Who spoke first: by time, then as the game ranks equal ones, then by seat."""
    return sorted(claims, key=lambda claim: (claim.spoken, state.claim_rank(claim.seat), claim.seat))


def plan_of(bot: Bot, state: State, seat: int, rng: Rng, deadline: Deadline = NO_DEADLINE) -> list[tuple[int, int]]:
    """What a bot will do in this race, and when; one that does not plan speaks up at some time."""
    plan = bot.plan(state.game, state.view(seat), rng)
    if plan is None:
        spoken = state.resample(seat, rng)
        spoken.apply_unchecked(seat)
        plan = [(rng.below(state.clock_milliseconds() or NO_HURRY), bot.choose_by(spoken, rng, deadline))]
    return sorted(plan)


class PlannedClaims:
    """The plans of the bots while one sandglass runs; each makes its plan when the glass is turned."""

    def __init__(self, bots: Sequence[Bot | None], mind: Rng) -> None:
        self._bots = bots
        self._mind = mind
        self._plans: dict[int, list[tuple[int, int]]] = {}

    def ask(self, state: State) -> None:
        """A sandglass is turned: every bot that may speak makes a plan."""
        self._plans.clear()
        for seat, weight in enumerate(state.chance_weights()[:-1]):
            bot = self._bots[seat]
            if weight and bot is not None:
                plan = bot.plan(state.game, state.view(seat), self._mind)
                if plan is not None:
                    self._plans[seat] = sorted(plan)

    def has(self, seat: int) -> bool:
        return seat in self._plans

    def next(self, state: State) -> tuple[int, int, int] | None:
        """The next planned action as time, seat and action; None if there is none."""
        weights = state.chance_weights()
        due = [
            (plan[0][0], state.claim_rank(seat), seat) for seat, plan in self._plans.items() if plan and weights[seat]
        ]
        if not due:
            return None
        when, _, seat = min(due)
        return when, seat, self._plans[seat][0][1]

    def done(self, seat: int) -> None:
        """The seat has done what it planned to do next."""
        del self._plans[seat][0]
