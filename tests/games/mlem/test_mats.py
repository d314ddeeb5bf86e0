"""Mats of other shapes than the built-in one: they are played by the rules, drawn, and keep the contract."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable

import pytest

from cosmodrome import Rng
from cosmodrome.bots import find
from cosmodrome.core.errors import BadInput
from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.lab.c_reference import mat as yardstick_mat
from tests.contract.conformance import check_table
from tests.games.mlem import invariants
from tests.games.mlem.mats import (
    CHANGES,
    everything,
    five_moons,
    mat,
    moons_beside_planets,
    shared_moons,
    spaces_without_a_site,
    two_tokens_on_a_space,
)
from tests.games.mlem.table import (
    Draft,
    arrive,
    bonuses,
    do,
    drawing,
    fly,
    land,
    landings,
    lay_explorations,
    legal,
    owner,
    points,
    roll,
    stay,
    table,
    verbs,
)

VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}
Change = Callable[[Draft], None]
every_mat = pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)


@every_mat
@pytest.mark.parametrize("options", [{}, VARIANTS, {**VARIANTS, "drifter_from_deep_space": True}])
def test_random_games_on_other_mats_keep_the_invariants(change: Change, options: dict[str, bool]) -> None:
    game = load("mlem", mat(change).pack())
    for players in (2, 5):
        rng = Rng(players)
        for _ in range(6):
            state = game.new(players, options)
            assert isinstance(state, Mlem)
            while not state.is_terminal():
                invariants.check(state)
                state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
            invariants.check(state)


@every_mat
def test_mat_of_another_shape_passes_the_conformance_test(change: Change) -> None:
    game = load("mlem", mat(change).pack())
    check_table(game, 3, game.meta.check_options(VARIANTS))


@every_mat
def test_a_mat_is_drawn_and_bots_play_on_it(change: Change) -> None:
    game = load("mlem", mat(change).pack())
    for players, name in ((2, "steady"), (3, "casual")):
        state = game.new(players, game.meta.check_options(VARIANTS))
        bot = find(game, name)
        rng = Rng(4)
        for node in range(400):
            if state.is_terminal():
                break
            state.apply(state.sample(rng) if state.is_chance() else bot.choose(state, rng))
            if node % 40 == 0:
                assert str(state)
                ElementTree.fromstring(state.svg())


# --- two exploration tokens on one space -------------------------------------


def test_a40_both_tokens_of_a_space_take_effect_and_the_tunnel_last() -> None:
    state = table(pack=mat(two_tokens_on_a_space).pack(), explorations=[6, 20, 25], dice=4)
    state.exploration_open |= 0b11  # the tunnel and the die of space 6
    state.exploration_pile &= ~0b11
    state.space = 5
    do_fly_one(state)
    assert state.exploration_open & 0b11 == 0
    lay_explorations(state)
    assert state.space == 10
    assert state.dice == 4, "one die was discarded and one came back"


def test_two_tokens_with_points_on_one_space_both_pay() -> None:
    draft = mat(two_tokens_on_a_space)
    tokens = [i for i, entry in enumerate(draft.pack().data["exploration_token"]) if entry["space"] == 8]
    worth = sum(draft.pack().data["exploration_token"][token]["points"] for token in tokens)
    state = table(pack=draft.pack(), explorations=[20, 25])
    for token in tokens:
        state.exploration_open |= 1 << token
        state.exploration_pile &= ~(1 << token)
    arrive(state, 8)
    lay_explorations(state)
    assert bonuses(state) == [worth, 0]


def do_fly_one(state: Mlem) -> None:
    roll(state, "1 3 3 3")
    fly(state, "1")


# --- moons and a planet at one space -----------------------------------------


def test_a41_where_a_space_has_moons_and_a_planet_the_astronaut_chooses() -> None:
    state = table(players=4, pack=mat(moons_beside_planets).pack())
    arrive(state, 8)
    assert [choice["verb"] for choice in legal(state)] == ["stay", "land", "land_on_moon"]
    do(state, {"verb": "land_on_moon", "space": 8})
    assert points(state) == [4, 0, 0, 0]
    land(state, 8)
    assert (state.on_planet(0, 0), state.on_planet(0, 1)) == (0, 1)
    do(state, {"verb": "land_on_moon", "space": 8})
    assert points(state) == [4, 0, 3, 0]
    assert set(verbs(state)) == {"stay", "land"}, "both moons are taken, the planet has room for everybody"
    view = state.view(None)
    assert [cat["seat"] for cat in view["moons"]["8"]] == [0, 2]
    assert [row["seat"] for row in view["planets"][0]] == [1]


def test_a41_a_drifter_chooses_between_moons_and_planets_of_all_three_spaces() -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")], pack=mat(moons_beside_planets).pack())
    arrive(state, 7)
    assert landings(state) == [6, 7, 8]
    assert {"verb": "land_on_moon", "space": 8} in legal(state)


def test_a41_a_parachutist_may_choose_the_moon_of_a_crash_space() -> None:
    state = table(aboard=[(0, "settler"), (1, "parachutist")], space=8, dice=1, pack=mat(moons_beside_planets).pack())
    roll(state, "4")
    assert set(verbs(state)) == {"go_home", "land", "land_on_moon"}
    do(state, {"verb": "land_on_moon", "space": 8})
    assert points(state) == [0, 4]


def test_a41_goals_and_missions_tell_moon_and_planet_of_a_space_apart() -> None:
    draft = mat(moons_beside_planets).set("goals", None, "four_moons", "1")
    hands = {0: [0, 1, 2, 3], 1: [0, 1, 2, 3]}
    state = table(pack=draft.pack(), missions=hands)
    arrive(state, 8)
    do(state, {"verb": "land_on_moon", "space": 8})
    assert owner(state, "four_moons") == 0
    land(state, 8)
    assert [state.is_done(0, 0), state.is_done(0, 1)] == [True, False], "the moon of 8, not the planet of 7 and 8"
    assert [state.is_done(1, 0), state.is_done(1, 1)] == [False, True]


# --- many moons, none, and shared ones ---------------------------------------


def test_five_moons_take_five_astronauts() -> None:
    state = table(players=5, pack=mat(five_moons).pack())
    arrive(state, 13)
    for _ in range(5):
        land(state)
    assert points(state) == [9, 8, 7, 6, 5]


def test_space_without_a_site_has_no_landing() -> None:
    state = table(pack=mat(spaces_without_a_site).pack())
    arrive(state, 9)
    assert drawing(state) == "dice", "nobody is asked"
    drifting = table(aboard=[(0, "drifter"), (1, "settler")], pack=mat(spaces_without_a_site).pack())
    arrive(drifting, 9)
    assert landings(drifting) == [8, 10]


def test_a42_a_shared_moon_is_taken_for_all_its_spaces() -> None:
    state = table(players=3, pack=mat(shared_moons).pack())
    arrive(state, 13)
    best, second = state.game.data["space"][10]["moons"]
    land(state)
    stay(state)
    stay(state)
    assert points(state) == [best, 0, 0]
    assert (state.moons_left(10), state.moons_left(13)) == (1, 1)
    state.space = 10
    arrive(state, 10)
    land(state)
    assert points(state) == [best, second, 0]
    assert drawing(state) == "dice", "both moons are taken, so the third is not asked"
    assert state.view(None)["moons"].keys() == {"10"}


def test_a42_a_shared_moon_fulfils_the_missions_of_all_its_spaces() -> None:
    state = table(pack=mat(shared_moons).pack(), missions={0: [4, 6, 1, 3], 1: [0, 1, 2, 3]})
    arrive(state, 14)
    land(state)
    assert state.is_done(0, 4)
    assert state.is_done(0, 6), "the moons of 14 are those of 18"


def test_c_reference_refuses_an_unsupported_mat() -> None:
    game = load("mlem", mat(everything).pack())
    state = game.new(2)
    assert isinstance(state, Mlem)
    with pytest.raises(BadInput, match="moons and a planet at one space"):
        yardstick_mat(state.setting)
