"""Flat Monte Carlo: every choice is tried by playouts, and for an answer the worse half is dropped again and again.

Dropping by halves spends most playouts on the choices between which it is hard to tell (sequential halving). All
choices meet the same luck, so that what is compared is the choices. Part of the compiled unit.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.bots.engine.budget import Budget
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Judge, Policy, play_on
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State


@final
class Tried:
    """An action, how often it was tried, and what that was worth to the seat to act."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.tries: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def note(self, worth: float) -> None:
        self.tries += 1
        self.total += worth
        self.squares += worth * worth

    @property
    def mean(self) -> float:
        return self.total / float(self.tries) if self.tries else 0.0

    @property
    def error(self) -> float:
        """Of the mean, as a standard error."""
        if self.tries < 2:
            return 1.0
        count: float = float(self.tries)
        spread = max(self.squares / count - self.mean * self.mean, 0.0)
        return sqrt(spread / (count - 1.0))


def weigh_choices(
    worlds: list[State], policy: Policy, judge: Judge, budget: Budget, seed: i64, out: ActionList
) -> list[Tried]:
    """All legal actions, the best first: those that were kept longest, by what they are worth.

    A budget of seconds can end within a round. Actions that were never tried come last.
    `worlds` are states that the seat to act cannot tell apart; in games without hidden information there is one.
    """
    policy.begin(worlds[0])
    seat = worlds[0].asked
    out.clear()
    worlds[0].list_actions(out)
    left = [Tried(out.actions[i]) for i in range(out.count)]
    dropped: list[Tried] = []
    worth = vec[float]([0.0] * worlds[0].players)
    rounds: i64 = halvings(len(left))
    over: i64 = 0
    luck: i64 = 0
    while len(left) > 1 and over < rounds and not budget.is_out_of_time():
        world = worlds[luck % len(worlds)]
        for tried in left:
            if budget.is_out_of_time():
                break
            state = world.clone()
            rng = Rng(seed, luck)
            state.apply_unchecked(tried.action)
            play_on(state, policy, judge, rng, out)
            judge.weigh(state, worth)
            tried.note(worth[seat])
            budget.spent += 1
        luck += 1
        if budget.used() * float(rounds) >= float(over + 1):
            over += 1
            left.sort(key=by_mean)
            keep = (len(left) + 1) // 2
            if over < rounds:
                dropped = left[keep:] + dropped
                left = left[:keep]
    left.sort(key=by_mean)
    return left + dropped


def halvings(count: i64) -> i64:
    """How often so many can be halved until one is left."""
    rounds: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def by_mean(tried: Tried) -> float:
    return -tried.mean if tried.tries else inf


def compare_choices(
    worlds: list[State], policy: Policy, judge: Judge, times: i64, seed: i64, out: ActionList
) -> list[list[list[float]]]:
    """What each legal action was worth to every seat, in `times` playouts with the same luck for all actions."""
    policy.begin(worlds[0])
    out.clear()
    worlds[0].list_actions(out)
    actions = out.listed()
    worth = vec[float]([0.0] * worlds[0].players)
    found: list[list[list[float]]] = []
    for action in actions:
        values: list[list[float]] = [[] for _ in range(worlds[0].players)]
        luck: i64
        for luck in range(times):
            state = worlds[luck % len(worlds)].clone()
            state.apply_unchecked(action)
            play_on(state, policy, judge, Rng(seed, luck), out)
            judge.weigh(state, worth)
            for seat in range(len(values)):
                values[seat].append(worth[seat])
        found.append(values)
    return found


def expect(start: State, policy: Policy, judge: Judge, times: i64, seed: i64, out: ActionList) -> list[float]:
    """What a table is worth to each seat on average, wherever it stands."""
    worth = vec[float]([0.0] * start.players)
    totals = [0.0] * start.players
    luck: i64
    for luck in range(times):
        state = start.clone()
        play_on(state, policy, judge, Rng(seed, luck), out)
        judge.weigh(state, worth)
        for seat in range(len(totals)):
            totals[seat] += worth[seat]
    return [total / float(times) for total in totals]
