"""Play to the end, for any game, by chance or by a policy. Compiled: in these loops lab and bots spend their time."""

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


class Policy:
    """How a game is played on when nobody thinks about it: by chance, unless a game knows better."""

    def choose(self, state: State, out: Offer, rng: Rng) -> i64:
        """One of the actions in `out`, which are all that are legal."""
        return out.actions[rng.below(out.count)]


def play_on(state: State, policy: Policy, decisions: i64, rng: Rng, out: Offer) -> None:
    """Play by a policy until the game is over, or so many decisions have been made; -1 for no end to them."""
    while True:
        asked = state.asked
        if asked >= 0:
            if decisions == 0:
                return
            out.count = 0
            state.offer(out)
            state.apply(policy.choose(state, out, rng) if out.count > 1 else out.actions[0])
            decisions -= 1
        elif asked == CHANCE:
            state.apply(state.sample(rng))
        else:
            return


def play_games(start: State, seed: i64, first: i64, count: i64, out: Offer) -> list[int]:
    """Random games `first` to `first + count - 1` of a seed: for each its decisions, then its scores."""
    results: list[int] = []
    index: i64
    for index in range(first, first + count):
        state = start.clone()
        results.append(playout(state, Rng(seed, index), Rng(seed, index, 1), out))
        results.extend(state.scores())
    return results
