"""Play to the end, for any game, by chance or by a policy. Compiled: in these loops lab and bots spend their time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE, State

WIN_WEIGHT: Final = 0.7  # the rest is the share of the points, which is a smoother signal


def playout(state: State, dice: Rng, mind: Rng, out: ActionList) -> i64:
    """Play uniformly at random until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        asked = state.asked
        if asked >= 0:
            out.count = 0
            state.list_actions(out)
            state.apply_unchecked(out.actions[mind.below(out.count)])
            decisions += 1
        elif asked == CHANCE:
            state.apply_unchecked(state.sample(dice))
        else:
            return decisions


class Policy:
    """How playouts choose actions: at random, unless a game has a better policy."""

    def begin(self, state: State) -> None:
        """Look at the table from which it will be played on, many times."""

    def choose(self, state: State, out: ActionList, rng: Rng) -> i64:
        """One of the actions in `out`, which are all that are legal."""
        return out.actions[rng.below(out.count)]


class Judge:
    """Says what a table is worth. This one counts at the end of the game; a game may know it before that."""

    def __init__(self, reach: i64 = -1, win_weight: float = WIN_WEIGHT) -> None:
        self.reach: i64 = reach  # decisions that are played on before the table is judged; -1: all of them
        self.win_weight: float = win_weight

    def is_due(self, state: State, decisions: i64) -> bool:
        """Whether to judge the state now, at a decision, after so many decisions of the playout."""
        return decisions == self.reach

    def weigh(self, state: State, worth: vec[float]) -> None:
        """Write down, between 0 and 1, what the table is worth to each seat: its part of victory and points."""
        scores = state.scores()
        lowest = 0  # points can be lost, too
        for score in scores:
            if score < lowest:
                lowest = score
        total = 0
        for score in scores:
            total += score - lowest
        for seat, score in enumerate(scores):
            worth[seat] = (1.0 - self.win_weight) * float(score - lowest) / float(total + 1)
        winners = state.winners()  # not always those with the most points: games break ties in ways of their own
        for seat in winners:
            worth[seat] += self.win_weight * (1.0 / float(len(winners)))


def play_on(state: State, policy: Policy, judge: Judge, rng: Rng, out: ActionList) -> None:
    """Play by a policy until the game is over or the judge has seen enough."""
    decisions: i64 = 0
    while True:
        asked = state.asked
        if asked >= 0:
            if judge.is_due(state, decisions):
                return
            out.count = 0
            state.list_actions(out)
            state.apply_unchecked(policy.choose(state, out, rng) if out.count > 1 else out.actions[0])
            decisions += 1
        elif asked == CHANCE:
            state.apply_unchecked(state.sample(rng))
        else:
            return


def play_games(start: State, seed: i64, first: i64, count: i64, out: ActionList) -> list[int]:
    """Random games `first` to `first + count - 1` of a seed: for each its decisions, then its scores."""
    results: list[int] = []
    index: i64
    for index in range(first, first + count):
        state = start.clone()
        results.append(playout(state, Rng(seed, index), Rng(seed, index, 1), out))
        results.extend(state.scores())
    return results
