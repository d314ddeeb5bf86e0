"""`steady/1` is frozen, plays better than chance, and looks at nothing that is hidden from it."""

from __future__ import annotations

from cosmodrome import Rng, bots, load
from cosmodrome.lab.simulate import Job, simulate


def test_steady_plays_the_recorded_actions() -> None:
    """Later bots are measured against `steady/1`: these games must never change."""
    options = load("mlem").meta.check_options({"ufo": True, "explorations": True, "secret_missions": True})
    summary = simulate(Job("mlem", 4, options, ("steady",) * 4, 2075), 40)
    assert summary.digest == "fc12c32706160e3145b4d8a2d9dfb9fa3a6e4f11577d4a0d46164394d8d9ec96"


def test_steady_beats_random() -> None:
    options = load("mlem").meta.check_options(None)
    summary = simulate(Job("mlem", 4, options, ("steady", "random", "random", "random"), 3), 200)
    assert summary.win_share_interval[0][0] > 0.4


def test_steady_does_not_depend_on_hidden_missions() -> None:
    game = load("mlem")
    bot = bots.find(game, "steady")
    rng = Rng(11)
    state = game.new(4, {"secret_missions": True})
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            believed = state.resample(state.current_player(), rng)
            action = bot.choose(state, Rng(1))
            assert bot.choose(believed, Rng(1)) == action
            state.apply(action)
