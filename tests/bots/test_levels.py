"""Bots that think, level by level: the same luck gives the same answer, nobody peeks, and more thought wins more."""

from __future__ import annotations

import pytest

from cosmodrome import Rng, bots, load
from cosmodrome.bots.monte_carlo_bot import MonteCarloBot, indistinguishable
from cosmodrome.core.bot import Level
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.lab.simulate import Job, simulate
from cosmodrome.lab.tournament import challenge_for, match

RUNGS = ("novice", "casual", "strong", "champion")


@pytest.mark.parametrize("game_id", ["mlem", "star_search", "leaving_earth"])
def test_every_game_has_all_levels_with_a_version(game_id: str) -> None:
    game = load(game_id)
    for name in RUNGS:
        assert name in game.meta.bots
        newest = bots.find(game, name).name
        assert newest.startswith(f"{name}/")
        for version in range(1, int(newest.partition("/")[2]) + 1):
            assert bots.find(game, f"{name}/{version}").name == f"{name}/{version}"


def test_level_sets_the_number_of_playouts() -> None:
    playouts = [level.playouts for level in bots.levels(load("mlem"))]
    assert playouts == sorted(set(playouts))
    assert bots.levels(load("star_search")) == ()


def test_bot_with_the_same_seed_chooses_the_same_action() -> None:
    game = load("mlem")
    state = game.new(3, {"secret_missions": True})
    rng = Rng(5)
    while state.is_chance() or state.legal_actions()[0] < 20:  # until the first astronaut is chosen
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    bot = MonteCarloBot(Level("test/1", 60, SteadyPolicy))
    before = state.to_bytes()
    assert bot.choose(state, Rng(1)) == bot.choose(state, Rng(1)) in state.legal_actions()
    assert state.to_bytes() == before


def test_bot_resamples_the_secrets_of_others() -> None:
    """Two tables that a seat cannot tell apart: its thoughts are about the same ones."""
    game = load("mlem")
    state = game.new(3, {"secret_missions": True})
    rng = Rng(5)
    while state.is_chance() or state.legal_actions()[0] < 20:
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    seat = state.current_player()
    imagined = indistinguishable(state, 8, Rng(2))
    assert all(world.view(seat) == state.view(seat) for world in imagined)
    assert len({world.to_bytes() for world in imagined}) > 1


def test_novice_and_casual_play_the_recorded_actions() -> None:
    """Ladders stay comparable: these games must never change."""
    options = load("mlem").meta.check_options({"ufo": True, "secret_missions": True})
    summary = simulate(Job("mlem", 3, options, ("novice", "casual", "steady"), 2075), 2)
    assert summary.digest == "27a6c1942f9adeb17031cdcf53c40b941626a8f1e808f90fdd98eb808cb7d9a3"


def test_casual_beats_novice() -> None:
    assert match(challenge_for("mlem", 2, "casual", "novice"), 15).share.mean > 0.6


@pytest.mark.parametrize("variation", ["eagle", "rudi"])
def test_a_champion_finds_more_stars_than_a_novice(variation: str) -> None:
    found = match(challenge_for("star_search", 2, "champion", "novice", options={"variation": variation}), 10)
    assert found.share.mean > 0.65


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options", "digest"),
    [
        (("strong", "steady", "steady"), {}, "e3be2583317ccf046534099871ebe27aff51ed7cda67408e6a0bcac4e98a75c5"),
        (("strong", "casual"), {}, "c5ae2cf6d801863df21918dc2b5bf402b1dcb058a197091619b4f4047010c636"),
        (
            ("strong", "steady", "novice"),
            {"ufo": True},
            "dd2a75936123642dc16bc06e589103a2e51868e1b2265913ff153eb4631f07a4",
        ),
        (("champion", "casual"), {}, "7c6414fdf9869bb55100137b9ecb141a6dad1f0546be303e9a99e58b8cd1a474"),
        # in the base game among three it does what strong does
        (("champion", "steady", "steady"), {}, "e3be2583317ccf046534099871ebe27aff51ed7cda67408e6a0bcac4e98a75c5"),
        (
            ("champion", "steady"),
            {"ufo": True},
            "5f48bb669e5296bdfb27753eac8c8b7d598199cab5e1e50009421da396c64864",
        ),
    ],
)
def test_strong_and_champion_play_the_recorded_actions(
    seats: tuple[str, ...], options: dict[str, bool], digest: str
) -> None:
    checked = load("mlem").meta.check_options(options)
    assert simulate(Job("mlem", len(seats), checked, seats, 2075), 1).digest == digest


@pytest.mark.parametrize(
    ("variation", "digest"),
    [
        ("eagle", "01c3f3cd8f3b4bebc5072aefb5b3dda6b45bb97e68e29b3ca0ca4808d1c57632"),
        ("rudi", "0dd842699b76c9dfac9c19c9d4ee6000957bef8ed4dd3b3e59d0821e5847bea1"),
    ],
)
def test_levels_of_star_search_play_the_recorded_actions(variation: str, digest: str) -> None:
    options = load("star_search").meta.check_options({"variation": variation})
    assert simulate(Job("star_search", len(RUNGS), options, RUNGS, 2075), 2).digest == digest
