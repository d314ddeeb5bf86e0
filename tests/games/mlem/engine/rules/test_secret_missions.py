"""Variant Secret missions: four are dealt, three are kept in secret, and in the end they are worth 2, 5 or 10."""

from __future__ import annotations

import pytest

from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.vocabulary import VOCABULARY
from tests.games.mlem.table import (
    arrive,
    do,
    drawing,
    embark,
    expedition,
    first_possible,
    fresh,
    land,
    legal,
    possible,
    refusal,
    start,
    table,
    verbs,
    wreck,
)

# Missions by number.
MOON_6_9, PLANET_7_8, MOON_10_13, PLANET_11_12, MOON_14_17 = range(5)
PLANET_15_16, MOON_18_21, PLANET_19_20, MOON_22_25 = range(5, 9)
NOWHERE_NEAR = [MOON_18_21, PLANET_19_20, MOON_22_25]


def holding(*missions: int) -> Mlem:
    """A table where seat 0 keeps these three missions and the other seats keep others."""
    return start(
        players=2, missions={0: [*missions, PLANET_19_20], 1: [MOON_6_9, MOON_6_9, PLANET_11_12, PLANET_11_12]}
    )


# --- dealing -----------------------------------------------------------------


def test_there_are_twenty_mission_tokens() -> None:
    assert sum(mission["copies"] for mission in load("mlem").data["mission"]) == 20


@pytest.mark.parametrize("players", [2, 5])
def test_each_player_is_dealt_four_missions_that_others_do_not_see(players: int) -> None:
    state = fresh(players, secret_missions=True)
    state.apply(0)
    audiences = []
    while drawing(state) == "mission":
        audiences.append(state.chance_audience())
        state.apply(first_possible(state))
    assert audiences == [[seat] for seat in range(players) for _ in range(4)]
    assert [sum(state.missions_held(seat, mission) for mission in range(10)) for seat in range(players)] == [
        4
    ] * players


def test_the_pile_runs_down_as_it_is_dealt() -> None:
    state = fresh(2, secret_missions=True)
    state.apply(0)
    assert state.chance_weights() == [2] * 10
    state.apply(3)
    assert state.chance_weights() == [2, 2, 2, 1, 2, 2, 2, 2, 2, 2]
    state.apply(3)
    assert 3 not in possible(state)


def test_each_player_returns_one_of_four_and_keeps_three() -> None:
    state = fresh(2, secret_missions=True)
    state.apply(1)
    for mission in (0, 1, 2, 3, 4, 5, 6, 7):
        state.apply(mission)
    assert legal(state) == [{"verb": "return_mission", "mission": mission} for mission in range(4)]
    assert refusal(state, {"verb": "return_mission", "mission": 4}) == "mission_not_held"
    do(state, {"verb": "return_mission", "mission": 2})
    assert legal(state) == [{"verb": "return_mission", "mission": mission} for mission in range(4, 8)]
    do(state, {"verb": "return_mission", "mission": 7})
    assert verbs(state) == ["embark"]
    assert [state.missions_held(0, mission) for mission in range(4)] == [1, 1, 0, 1]
    assert state.missions_returned(0, 2) == state.missions_returned(1, 7) == 1


def test_equal_missions_are_offered_once() -> None:
    state = fresh(2, secret_missions=True)
    state.apply(0)
    for mission in (0, 0, 1, 1, 4, 5, 6, 7):
        state.apply(mission)
    assert legal(state) == [{"verb": "return_mission", "mission": mission} for mission in (0, 1)]
    do(state, {"verb": "return_mission", "mission": 1})
    assert [state.missions_held(0, mission) for mission in (0, 1)] == [2, 1]


# --- secrecy -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["mission_dealt", "mission_returned"])
def test_log_of_others_hides_which_mission_was_returned(name: str) -> None:
    number = next(happening.number for happening in VOCABULARY.happenings if happening.name == name)
    entry = (number, 1, 6, 0, 0)
    assert VOCABULARY.happened(entry, 1) == {"happening": name, "seat": 1, "mission": 6}
    assert VOCABULARY.happened(entry, 0) == VOCABULARY.happened(entry, None) == {"happening": name, "seat": 1}


def test_returned_mission_is_known_to_its_owner_only() -> None:
    assert [verb.name for verb in VOCABULARY.verbs if verb.secret] == ["return_mission"]


def test_missions_are_shown_to_their_owner_when_dealt_and_to_all_at_the_end() -> None:
    state = fresh(2, secret_missions=True)
    state.journal = []
    state.apply(0)
    for mission in range(8):
        state.apply(mission)
    do(state, {"verb": "return_mission", "mission": 0})
    do(state, {"verb": "return_mission", "mission": 4})
    told = [VOCABULARY.happened(entry, 0) for entry in state.journal]
    assert [h["mission"] for h in told if h["happening"] == "mission_dealt" and "mission" in h] == [0, 1, 2, 3]
    embark(state, "settler", "settler")
    state.failures = 10
    state.journal = []
    wreck(state)
    shown = [VOCABULARY.happened(entry, None) for entry in state.journal]
    assert [(h["seat"], h["mission"]) for h in shown if h["happening"] == "mission_shown"] == [
        (0, 1), (0, 2), (0, 3), (1, 5), (1, 6), (1, 7)
    ]  # fmt: skip


# --- fulfilling --------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "space"),
    [
        (PLANET_7_8, 7),
        (PLANET_7_8, 8),
        (MOON_10_13, 10),
        (MOON_10_13, 13),
        (MOON_22_25, 22),
        (MOON_22_25, 25),
    ],
)
def test_a35_an_astronaut_on_either_space_of_the_target_fulfils_the_mission(mission: int, space: int) -> None:
    state = holding(mission, MOON_14_17, MOON_18_21)
    assert not state.is_done(0, mission)
    expedition(state, {0: space, 1: None})
    assert state.is_done(0, mission)


def test_mission_is_not_completed_by_another_player() -> None:
    state = holding(PLANET_15_16, MOON_14_17, MOON_18_21)
    expedition(state, {0: None, 1: 15})
    assert not state.is_done(0, PLANET_15_16)
    assert state.scores() == [0, 5]


def test_a_drifter_fulfils_the_mission_of_where_it_lands_not_of_where_the_rocket_is() -> None:
    state = start(missions={0: [MOON_10_13, PLANET_11_12, MOON_18_21, MOON_18_21]})
    embark(state, "drifter", "settler")
    arrive(state, 12)
    land(state, 13)
    assert state.is_done(0, MOON_10_13)
    assert not state.is_done(0, PLANET_11_12)


@pytest.mark.parametrize("goals_on_crash", [True, False])
def test_a14_a_parachutist_fulfils_a_mission(goals_on_crash: bool) -> None:
    state = table(
        aboard=[(0, "parachutist"), (1, "settler")],
        missions={0: [MOON_10_13, *NOWHERE_NEAR]},
        goals_on_crash=goals_on_crash,
    )
    wreck(state, 13)
    land(state)
    assert state.scores() == [3 + 2, 0]


def test_a_moon_counts_even_if_it_is_not_the_best_one() -> None:
    state = holding(MOON_10_13, MOON_14_17, MOON_18_21)
    expedition(state, {0: None, 1: 13})
    expedition(state, {0: 13, 1: None})
    assert state.is_done(0, MOON_10_13)


# --- points ------------------------------------------------------------------


@pytest.mark.parametrize(("spaces", "worth"), [([], 0), ([7], 2), ([7, 15], 5), ([7, 15, 19], 10)])
def test_a37_one_two_or_three_missions_are_worth_2_5_or_10_in_all(spaces: list[int], worth: int) -> None:
    state = start(missions={0: [PLANET_7_8, PLANET_15_16, PLANET_19_20, MOON_6_9]})
    firsts = {7: 3, 15: 5, 19: 7}
    for space in spaces:
        expedition(state, {0: space, 1: None})
    assert state.scores()[0] == sum(firsts[space] for space in spaces) + worth


def test_a36_twin_missions_are_both_fulfilled_by_one_astronaut() -> None:
    state = start(missions={0: [PLANET_15_16, PLANET_15_16, MOON_6_9, MOON_18_21]})
    expedition(state, {0: 15, 1: None})
    assert state.scores()[0] == 5 + 5


def test_a_mission_that_went_back_to_the_box_is_worth_nothing() -> None:
    state = start(missions={0: [MOON_6_9, MOON_18_21, MOON_22_25, PLANET_15_16]})
    expedition(state, {0: 15, 1: None})
    assert state.scores()[0] == 5


def test_without_the_variant_there_are_no_missions() -> None:
    state = start()
    expedition(state, {0: 15, 1: None})
    assert state.scores() == [5, 0]
