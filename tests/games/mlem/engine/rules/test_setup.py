"""Components, setup, and which variants are in the game."""

from __future__ import annotations

from itertools import product

import pytest

from cosmodrome import Rng
from cosmodrome.games import load
from cosmodrome.games.mlem.vocabulary import GOALS, SPECIALISTS
from tests.games.mlem.table import DEEP_SPACE, at_home, fresh, owner, seats_aboard, start

VARIANTS = ("ufo", "explorations", "secret_missions")
STREAM = {"ufo": "expedition", "explorations": "exploration", "secret_missions": "mission"}


def play(players: int, seed: int, **options: bool | str) -> set[str]:
    """Play a whole game at random; returns what chance decided in it."""
    state = fresh(players, None, **options)
    rng = Rng(seed)
    streams = set()
    while not state.is_terminal():
        if state.is_chance():
            streams.add(state.chance_stream())
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
    return streams


# --- components --------------------------------------------------------------


def test_components_have_the_numbers_of_the_rulebook() -> None:
    game = load("mlem")
    data = game.data
    assert len(GOALS) == 4
    assert data["die"]["count"] == 6
    assert game.meta.most == 5
    assert game.meta.most * len(SPECIALISTS) == 40
    assert len(data["exploration_token"]) == 20
    assert sum(mission["copies"] for mission in data["mission"]) == 20
    assert len(data["ufo"]["tokens"]) == 5
    assert len(data["expedition_token"]) == 14


def test_example_missions_of_the_book_are_among_the_tokens() -> None:
    """The pictured tokens: a moon of spaces 22 and 25, and the planet of spaces 7 and 8."""
    shown = [(mission["kind"], mission["spaces"]) for mission in load("mlem").data["mission"]]
    assert ("moon", [22, 25]) in shown
    assert ("planet", [7, 8]) in shown


def test_places_farther_along_the_track_are_worth_more() -> None:
    """The rulebook: going farther brings more points. Moons and planets are compared each among themselves."""
    data = load("mlem").data
    moons = [space["moons"] for space in data["space"] if "moons" in space]
    assert moons == sorted(moons)
    assert moons[0] < moons[-1]
    planets = [planet["points"] for planet in sorted(data["planet"], key=lambda planet: planet["spaces"][0])]
    firsts = [points[0] for points in planets]
    assert firsts == sorted(set(firsts))
    best_moon = max(max(points) for points in moons)
    assert data["deep_space"]["commander"] > best_moon


# --- setup -------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_setup_failure_token_is_on_the_first_space_and_all_goals_are_free(players: int) -> None:
    state = start(players)
    assert state.failures == 0
    assert [owner(state, goal) for goal in GOALS] == [None] * 4


@pytest.mark.parametrize("players", [2, 5])
def test_setup_every_astronaut_is_on_its_player_board_and_the_rocket_is_empty(players: int) -> None:
    state = start(players)
    assert [at_home(state, seat) for seat in range(players)] == [set(SPECIALISTS)] * players
    assert seats_aboard(state) == []
    view = state.view(None)
    assert (view["moons"], view["comet"], view["galaxy"]) == ({}, [], [])
    assert all(row == [] for row in view["planets"])


@pytest.mark.parametrize("starter", range(3))
def test_setup_starter_is_asked_first_and_has_the_rocket_and_all_dice(starter: int) -> None:
    state = start(3, starter=starter)
    assert state.current_player() == state.starter == starter
    assert (state.space, state.dice) == (0, 6)


def test_setup_without_variants_leaves_their_tokens_in_the_box() -> None:
    state = start(3)
    view = state.view(None)
    assert (view["ufo"], view["explorations"]) == (None, None)
    assert [seat["missions"] for seat in view["seats"]] == [None] * 3
    for seed in range(5):
        assert play(3, seed) == {"starter", "dice"}


# --- variants ----------------------------------------------------------------


def test_variants_are_off_unless_chosen() -> None:
    defaults = {option.name: option.default for option in load("mlem").options}
    assert [defaults[variant] for variant in VARIANTS] == [False] * 3


@pytest.mark.parametrize("chosen", list(product([False, True], repeat=3)))
@pytest.mark.parametrize("players", [2, 5])
def test_variants_combine_freely(chosen: tuple[bool, ...], players: int) -> None:
    """The rulebook: each variant can be added or left out, whatever the others are."""
    options = dict(zip(VARIANTS, chosen, strict=True))
    used = {STREAM[variant] for variant in VARIANTS if options[variant]}
    assert play(players, 3, **options) == {"starter", "dice"} | used
    view = fresh(players, None, **options).view(None)
    assert (view["ufo"] is not None) == options["ufo"]
    assert (view["explorations"] is not None) == options["explorations"]
    assert (view["seats"][0]["missions"] is not None) == options["secret_missions"]


def test_ufo_setup_marker_is_in_deep_space_and_the_token_worth_5_on_top() -> None:
    state = fresh(2, ufo=True)
    shown = state.view(None)["ufo"]
    assert (shown["space"], shown["tokens_left"][0], shown["expedition_tokens_left"]) == (DEEP_SPACE, 5, 14)
    assert shown["tokens_left"] == sorted(shown["tokens_left"], reverse=True)
