"""Random play to the end, for any game. Lives in the compiled unit: this loop is where the lab spends its time."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.offer import Offer
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import CHANCE, State


def playout(state: State, dice: Rng, mind: Rng, out: Offer) -> i64:
    """Play uniformly at random until the game is over; returns the number of decisions."""
    decisions: i64 = 0
    while True:
        asked = state.asked
        if asked >= 0:
            out.count = 0
            state.offer(out)
            state.apply(out.actions[mind.below(out.count)])
            decisions += 1
        elif asked == CHANCE:
            state.apply(state.sample(dice))
        else:
            return decisions


def play_games(start: State, seed: i64, first: i64, count: i64, out: Offer) -> list[int]:
    """Random games `first` to `first + count - 1` of a seed: for each its decisions, then its scores."""
    results: list[int] = []
    index: i64
    for index in range(first, first + count):
        state = start.clone()
        results.append(playout(state, Rng(seed, index), Rng(seed, index, 1), out))
        results.extend(state.scores())
    return results
