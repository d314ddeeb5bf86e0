"""The judge that every game has: what a table is worth at the end, by victory and points."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from cosmodrome.bots.engine.flat_monte_carlo import compare_choices
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.core.engine.state import TERMINAL
from tests.support.toy_game import Stop, StopGame


class LastSeatBreaksTies(Stop):
    """Of those with the most crystals, the last seat wins."""

    def winners(self) -> list[int]:
        return super().winners()[-1:]

    def clone(self) -> LastSeatBreaksTies:
        copy = LastSeatBreaksTies(self.game, self.players, self.seconds)
        copy.restore(self.numbers())
        return copy


class NobodyWins(Stop):
    def winners(self) -> list[int]:
        return []


def judged(state: Stop, crystals: list[int]) -> list[float]:
    state.crystals = crystals
    state.asked = TERMINAL
    worth = vec[float]([0.0] * state.players)
    Judge().weigh(state, worth)
    return list(worth)


def test_judge_follows_the_tie_break_of_the_game() -> None:
    game = StopGame()
    shared = judged(Stop(game, 2, 5), [4, 4])
    broken = judged(LastSeatBreaksTies(game, 2, 5), [4, 4])
    assert shared[0] == shared[1]
    assert broken[0] < 0.3
    assert broken[1] > 0.7
    assert sum(broken) == pytest.approx(sum(shared))


def test_judge_gives_no_victory_where_nobody_wins() -> None:
    assert max(judged(NobodyWins(StopGame(), 2, 5), [4, 2])) < 0.3


def test_playouts_prefer_the_choice_that_wins_the_tie() -> None:
    """The last question: to take one or two of two, with two crystals against three."""
    game = StopGame()
    state = LastSeatBreaksTies(game, 2, 5)
    state.crystals, state.pot, state.round, state.step, state.asked = [3, 2], 2, 3, 2, 1
    one, two = compare_choices([state], Policy(), Judge(win_weight=1.0), 4, 1, game.action_list)
    assert one[1] == two[1] == [1.0] * 4, "a tie is enough"
