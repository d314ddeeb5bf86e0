"""The lab: the same games however they are played, counted and cut up."""

from __future__ import annotations

import pytest

from cosmodrome import bots, load
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import play_games
from cosmodrome.lab.compare_builds import trials
from cosmodrome.lab.play import play_game
from cosmodrome.lab.simulate import Job, has_own_winners, simulate
from tests.support.toy_game import Stop, StopGame

VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}


@pytest.mark.parametrize("players", [2, 5])
def test_random_bots_one_by_one_play_the_games_of_the_fast_loop(players: int) -> None:
    game = load("mlem")
    start = game.new(players, VARIANTS)
    rows = play_games(start, 6, 10, 5, ActionList(game.num_distinct_actions))
    slow = []
    for index in range(10, 15):
        decisions, state = play_game(game, start, [bots.find(game, "random")] * players, 6, index)
        slow += [decisions, *state.scores()]
    assert slow == rows


def test_a_summary_adds_up() -> None:
    job = Job("mlem", 3, load("mlem").meta.check_options(None), ("random",) * 3, 4)
    summary = simulate(job, 100)
    assert summary.games == 100
    assert sum(summary.win_share) == pytest.approx(1)
    assert len(summary.rows) == 100 * 4
    for seat, (low, high) in enumerate(summary.win_share_interval):
        assert low <= summary.win_share[seat] <= high
        assert summary.score_quartiles[seat] == sorted(summary.score_quartiles[seat])
    assert summary.decisions_range[0] <= summary.decisions_per_game <= summary.decisions_range[1]


def test_comparison_covers_every_number_of_players_and_every_option() -> None:
    game = load("mlem")
    found = trials(game, 1000)
    assert {trial.players for trial in found} == {2, 3, 4, 5}
    for option in game.meta.options:
        assert {trial.options[option.name] for trial in found} == set(option.choices)


def test_the_first_games_of_a_seed_never_change() -> None:
    """Digests from the first release: a change of the rules or of the generator needs a new rules version."""
    meta = load("mlem").meta
    jobs = [Job("mlem", 4, meta.check_options(options), ("random",) * 4, 1) for options in ({}, VARIANTS)]
    assert [simulate(job, 100).digest for job in jobs] == [
        "c649e754e10deda1d20b6749810f8a63db0276ff265cb5e66a8c687b29ce6c6c",
        "502976521504934deac53dce126f8c59fbcc4be34af8ab54c72ce08702b6ce4f",
    ]


def test_own_winners_are_detected_where_scores_do_not_decide() -> None:
    class BreaksTies(Stop):
        def winners(self) -> list[int]:
            return super().winners()[-1:]

    assert has_own_winners(BreaksTies(StopGame(), 2, 5))
    assert not has_own_winners(StopGame().new(2))
    assert has_own_winners(load("leaving_earth").new(2))
    assert not has_own_winners(load("mlem").new(2))
