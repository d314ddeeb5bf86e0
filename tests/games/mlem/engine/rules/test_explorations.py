"""Variant Explorations: open tokens that give points, bring a die back or throw the rocket forward."""

from __future__ import annotations

import pytest

from cosmodrome import Rng
from cosmodrome.games import load
from cosmodrome.games.mlem.vocabulary import VOCABULARY
from tests.games.mlem.table import (
    Draft,
    arrive,
    bonuses,
    drawing,
    embark,
    exploration_token,
    fly,
    fresh,
    land,
    landings,
    lay_explorations,
    open_explorations,
    points,
    possible,
    roll,
    stay,
    table,
    verbs,
    wreck,
)

# The tokens: one point on 8, 11, 12, two on 15, 17, 20, 21, three on 23, 24, 25; a die on 7, 10, 13, 16, 18, 22;
# tunnels on 6, 9, 14, 19.
FAR_AWAY = [21, 22, 23, 24, 25]

# --- the tokens --------------------------------------------------------------


def test_there_are_twenty_tokens_each_for_a_space_of_its_own() -> None:
    tokens = load("mlem").data["exploration_token"]
    assert len(tokens) == len({token["space"] for token in tokens}) == 20
    assert {token["effect"] for token in tokens} == {"points", "die", "tunnel"}
    assert {token["points"] for token in tokens if "points" in token} == {1, 2, 3}


def test_five_tokens_are_laid_open_before_the_first_expedition() -> None:
    state = fresh(2, explorations=True)
    state.apply(0)
    assert drawing(state) == "exploration"
    assert state.chance_outcomes() == [(token, 1 / 20) for token in range(20)]
    lay_explorations(state, [6, 9, 12, 15, 25])
    assert open_explorations(state) == {6, 9, 12, 15, 25}
    assert verbs(state) == ["embark"]


# --- activation --------------------------------------------------------------


def test_a_token_goes_off_where_the_rocket_ends_and_a_new_one_is_drawn() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    arrive(state, 8)
    assert drawing(state) == "exploration"
    assert exploration_token(state, 8) not in possible(state)
    lay_explorations(state, [9])
    assert open_explorations(state) == {9, *FAR_AWAY[1:]}
    assert verbs(state) == ["stay", "land"]


def test_a_used_token_does_not_go_off_again() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    for _ in range(2):
        arrive(state, 8)
        lay_explorations(state)
        stay(state)
        stay(state)
    assert bonuses(state) == [1, 0]


def test_flying_over_a_token_leaves_it_alone() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    arrive(state, 10)
    assert bonuses(state) == [0, 0]
    assert 8 in open_explorations(state)
    assert verbs(state) == ["stay", "land"]


def test_a_space_without_an_open_token_does_nothing() -> None:
    state = table(explorations=FAR_AWAY)
    arrive(state, 8)
    assert bonuses(state) == [0, 0]


def test_a_crash_leaves_the_token_alone() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    wreck(state, 8)
    assert 8 in open_explorations(state)
    assert bonuses(state) == [0, 0]


def test_open_tokens_stay_for_the_next_expedition() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    wreck(state)
    embark(state, "settler", "settler")
    arrive(state, 8)
    assert bonuses(state) == [0, 1]


def test_when_the_pile_is_empty_no_tokens_are_added() -> None:
    state = table(explorations=[8, *FAR_AWAY[1:]])
    lasting = {7, *FAR_AWAY[1:]}
    state.exploration_pile = 1 << exploration_token(state, 7)
    arrive(state, 8)
    lay_explorations(state, [7])
    assert open_explorations(state) == lasting
    stay(state)
    stay(state)
    arrive(state, 7)
    assert open_explorations(state) == lasting - {7}
    assert verbs(state) == ["stay", "land"]


@pytest.mark.parametrize("space", [8, 9, 13], ids=["points", "tunnel", "die"])
def test_token_that_took_effect_never_comes_back(space: int) -> None:
    state = table(explorations=[space, *FAR_AWAY[1:]])
    arrive(state, space)
    assert drawing(state) == "exploration"
    assert exploration_token(state, space) not in possible(state)
    assert space not in open_explorations(state)


@pytest.mark.parametrize("seed", range(4))
def test_five_tokens_lie_open_after_every_landing_until_the_pile_is_empty(seed: int) -> None:
    """The rulebook: a new token is drawn for each one that was activated, so that five are always on the mat."""
    state = fresh(4, explorations=True)
    rng = Rng(seed)
    while not state.is_terminal():
        if state.expedition and drawing(state) != "exploration":
            assert len(open_explorations(state)) == 5 or state.exploration_pile == 0
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


# --- points ------------------------------------------------------------------


@pytest.mark.parametrize(("space", "value"), [(11, 1), (15, 2), (23, 3)])
def test_points_go_to_the_commander_and_count_at_the_end(space: int, value: int) -> None:
    state = table(players=3, aboard=[(1, "settler")], explorations=[space, 22, 21, 25, 24])
    arrive(state, space)
    assert bonuses(state) == [0, value, 0]
    assert state.scores() == [0, value, 0]
    assert points(state) == [0, 0, 0]


def test_points_go_to_a_new_commander_who_flew_there() -> None:
    state = table(players=3, explorations=[15, 22, 21, 25, 24])
    arrive(state, 7)
    land(state)
    stay(state)
    stay(state)
    arrive(state, 15)
    assert bonuses(state) == [0, 2, 0]


# --- regain a die ------------------------------------------------------------


@pytest.mark.parametrize(("dice", "faces", "left"), [(4, "2 3 3 4", 4), (3, "2 2 3", 2), (2, "2 4", 2)])
def test_the_used_dice_are_discarded_first_and_then_a_die_comes_back(dice: int, faces: str, left: int) -> None:
    state = table(space=11 if faces.count("2") == 1 else 9, dice=dice, explorations=[13, *FAR_AWAY[1:]])
    roll(state, faces)
    fly(state, "2")
    assert state.space == 13
    assert state.dice == left


def test_the_last_die_stays_and_a_second_one_comes_back() -> None:
    state = table(space=11, dice=1, explorations=[13, *FAR_AWAY[1:]])
    roll(state, "2")
    fly(state, "2")
    assert state.dice == 2


def test_with_six_dice_the_token_is_discarded_without_effect() -> None:
    state = table(explorations=[13, *FAR_AWAY[1:]])
    arrive(state, 13)
    assert state.dice == 6
    assert 13 not in open_explorations(state)


def test_a31_a_die_that_the_expedition_token_took_away_can_be_regained() -> None:
    state = table(space=11, token={"dice": 4}, explorations=[13, *FAR_AWAY[1:]])
    roll(state, "A 1 3 3")
    fly(state, "A")
    assert state.space == 13
    assert state.dice == 5


# --- space-time tunnel -------------------------------------------------------


def test_a33_a_tunnel_leads_four_spaces_forward_and_then_comes_the_landing_phase() -> None:
    state = table(explorations=[9, *FAR_AWAY[1:]])
    arrive(state, 9)
    assert state.space == 13
    lay_explorations(state)
    assert landings(state) == [13]


def test_a_tunnel_that_ends_on_a_token_sets_it_off() -> None:
    state = table(explorations=[19, 23, 22, 24, 25])
    arrive(state, 19)
    assert state.space == 23
    assert bonuses(state) == [3, 0]
    lay_explorations(state, [6, 7])
    assert open_explorations(state) == {22, 24, 25, 6, 7}


def test_tunnels_may_follow_one_another() -> None:
    pack = Draft().set("exploration_token", 4, "effect", '"tunnel"').pack()  # space 10
    state = table(pack=pack, explorations=[6, 10, 14, 18, 25])
    state.dice = 4
    state.space = 4
    roll(state, "2 1 1 1")
    fly(state, "2")
    assert state.space == 18  # 6, 10, 14, 18 and there a die
    assert state.dice == 4
    assert open_explorations(state) == {25}
    lay_explorations(state)
    assert len(open_explorations(state)) == 5
    assert landings(state) == [18]


@pytest.mark.parametrize(("token", "space"), [(17, 23), (18, 24), (19, 25)])
def test_a33_a_tunnel_leads_no_further_than_deep_space(token: int, space: int) -> None:
    pack = Draft().set("exploration_token", token, "effect", '"tunnel"').pack()
    state = table(pack=pack, explorations=[space, 6, 7, 8, 9])
    arrive(state, space)
    lay_explorations(state)
    assert points(state) == [7, 5]
    assert state.expedition == 2


def test_a34_used_tokens_are_replaced_after_the_chain_so_a_new_one_does_not_go_off_at_once() -> None:
    state = table(explorations=[19, *FAR_AWAY[:2], 24, 25])
    arrive(state, 19)
    assert state.space == 23
    lay_explorations(state, [23])
    assert bonuses(state) == [0, 0]
    assert 23 in open_explorations(state)
    assert landings(state) == [23]


def test_a32_discard_then_token_then_ufo_then_landing() -> None:
    state = table(token={"dice": 6, "ability": "keep_dice"}, space=17, explorations=[18, 19, 21, 22, 23])
    state.ufo_space = 23
    state.dice = 3
    roll(state, "1 4 4")
    fly(state, "1")  # to 18: the one is discarded, a die comes back, and only then the commander decides
    assert state.dice == 3
    lay_explorations(state)
    assert bonuses(state) == [0, 0]
    stay(state)
    stay(state)
    arrive(state, 19)  # the tunnel leads to 23, where three points and the UFO are
    lay_explorations(state)
    assert bonuses(state) == [3 + 5, 0]
    assert landings(state) == [23]


def test_a32_the_ufo_beside_the_mouth_of_a_tunnel_is_missed() -> None:
    state = table(token={"ability": "keep_dice"}, explorations=[9, *FAR_AWAY[1:]])
    state.ufo_space = 9
    arrive(state, 9)
    lay_explorations(state)
    assert state.space == 13
    assert bonuses(state) == [0, 0]


def test_a39_tokens_taken_face_down_are_known_to_all() -> None:
    state = table(token={"ability": "keep_dice"}, explorations=[8, *FAR_AWAY[1:]])
    state.ufo_space = 8
    state.journal = []
    arrive(state, 8)
    assert state.chance_audience() is None
    lay_explorations(state)
    for reader in (0, 1, None):
        told = [VOCABULARY.happened(entry, reader) for entry in state.journal]
        assert {"happening": "exploration_points", "seat": 0, "points": 1} in told
        assert {"happening": "ufo_contact", "seat": 0, "points": 5} in told
