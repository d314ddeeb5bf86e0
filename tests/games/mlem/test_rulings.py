"""Rulings that are options, each both ways; every other ruling has a test named after it in the file of its chapter."""

from __future__ import annotations

import pytest

from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem.table import (
    arrive,
    drawing,
    embark,
    expedition,
    flights,
    fly,
    land,
    landings,
    legal,
    owner,
    points,
    possible,
    refusal,
    refused_flight,
    refused_landing,
    reveal,
    roll,
    start,
    stay,
    table,
    verbs,
    where,
    wreck,
)
from tests.support.rulebook import check_rulings


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    check_rulings("mlem", 43)


def test_the_options_that_open_a_ruling_are_these_with_these_defaults() -> None:
    assert {option.ruling: (option.name, option.default) for option in load("mlem").options if option.ruling} == {
        "A01": ("satellite_space", "printed"),
        "A05": ("engineer_joins_group", False),
        "A08": ("drifter_from_5", False),
        "A09": ("drifter_from_deep_space", False),
        "A14": ("goals_on_crash", False),
        "A24": ("ufo_reshuffle", False),
        "A39": ("hidden_tokens", False),
        "A43": ("starting_player", 0),
    }


# --- A01 ---------------------------------------------------------------------


@pytest.mark.parametrize(("option", "space"), [("printed", 3), ("third", 2)])
def test_a01_the_satellite_starts_from_its_printed_space_or_from_the_third(option: str, space: int) -> None:
    state = table(aboard=[(0, "settler"), (1, "satellite")], satellite_space=option)
    assert state.space == space


# --- A05 ---------------------------------------------------------------------


def rolled_beside_an_engineer(faces: str, joins: bool) -> Mlem:
    state = table(aboard=[(0, "settler"), (1, "engineer")], dice=3, engineer_joins_group=joins)
    roll(state, faces)
    return state


def test_a05_the_engineer_stands_apart_from_the_rolled_ones() -> None:
    state = rolled_beside_an_engineer("1 1 2", joins=False)
    rolled = {"1", "2", "1 2"}
    assert flights(state) == {"engineer"} | rolled | {f"{groups} engineer" for groups in rolled}


def test_a05_by_option_the_engineer_flies_only_together_with_the_rolled_ones() -> None:
    state = rolled_beside_an_engineer("1 1 2", joins=True)
    assert flights(state) == {"1", "2", "1 2", "1 engineer", "1 2 engineer"}
    assert refused_flight(state, "engineer") == "engineer_joins_ones"
    assert refused_flight(state, "2 engineer") == "engineer_joins_ones"


def test_a05_by_option_the_engineer_is_free_when_no_ones_were_rolled() -> None:
    assert flights(rolled_beside_an_engineer("2 2 3", joins=True)) == {"2", "engineer", "2 engineer"}
    saving = rolled_beside_an_engineer("3 3 4", joins=True)
    assert verbs(saving) == ["crash", "fly"]
    assert flights(saving) == {"engineer"}


# --- A08 ---------------------------------------------------------------------


def test_a08_on_space_5_the_drifter_is_not_asked() -> None:
    state = table(aboard=[(0, "drifter"), (1, "drifter")])
    arrive(state, 5)
    assert drawing(state) == "dice"


def test_a08_by_option_only_drifters_may_land_on_6_from_5() -> None:
    state = table(aboard=[(0, "settler"), (1, "drifter"), (2, "drifter")], drifter_from_5=True)
    arrive(state, 5)
    assert state.current_player() == 1
    assert legal(state) == [{"verb": "stay"}, {"verb": "land", "space": 6}]
    assert refused_landing(state, 5) == "nothing_there"
    land(state, 6)
    assert state.points(1) == 2
    assert state.current_player() == 2
    stay(state)
    assert drawing(state) == "dice"


def test_a08_by_option_there_is_still_no_landing_phase_on_4_or_for_others_on_5() -> None:
    drifting = table(aboard=[(0, "drifter"), (1, "drifter")], drifter_from_5=True)
    arrive(drifting, 4)
    assert drawing(drifting) == "dice"
    others = table(drifter_from_5=True)
    arrive(others, 5)
    assert drawing(others) == "dice"


def test_a08_by_option_taken_moons_on_6_leave_the_drifter_aboard() -> None:
    state = start(drifter_from_5=True)
    expedition(state, {0: 6, 1: 6})
    embark(state, "drifter", "drifter")
    arrive(state, 5)
    assert drawing(state) == "dice"


# --- A09 ---------------------------------------------------------------------


def test_a09_in_deep_space_the_drifter_gets_off_like_everybody() -> None:
    state = table(aboard=[(0, "settler"), (1, "drifter")])
    arrive(state, 26)
    assert points(state) == [7, 5]
    assert verbs(state) == ["embark"]


def test_a09_by_option_the_drifter_may_step_back_to_25_but_not_stay() -> None:
    state = table(aboard=[(0, "settler"), (1, "drifter"), (2, "settler")], drifter_from_deep_space=True)
    arrive(state, 26)
    assert state.current_player() == 1
    assert legal(state) == [{"verb": "land", "space": 25}, {"verb": "land", "space": 26}]
    assert refusal(state, {"verb": "stay"}) == "deep_space_is_forced"
    land(state, 25)
    assert points(state) == [7, 6, 5]
    assert where(state, 1, "drifter") == 25


@pytest.mark.parametrize(("space", "scored"), [(25, [6, 5]), (26, [7, 5])])
def test_a09_by_option_a_commander_who_steps_back_leaves_the_comet_empty(space: int, scored: list[int]) -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")], drifter_from_deep_space=True)
    arrive(state, 26)
    land(state, space)
    assert points(state) == scored
    assert verbs(state) == ["embark"]


def test_a09_by_option_taken_moons_on_25_leave_the_drifter_deep_space() -> None:
    state = start(drifter_from_deep_space=True)
    expedition(state, {0: 25, 1: 25})
    embark(state, "drifter", "drifter")
    arrive(state, 26)
    assert points(state) == [6 + 5, 4 + 7]


# --- A14 ---------------------------------------------------------------------


def one_short(goal: str, goals_on_crash: bool) -> Mlem:
    """Seat 0 is about to parachute down where it fulfils the goal; seat 1 is short of the goal too."""
    state = start(goals_on_crash=goals_on_crash)
    places = {"four_moons": [6, 9, 10], "three_on_one_planet": [15, 15]}[goal]
    for space in places:
        expedition(state, {0: space, 1: space})
    for _ in range(2):
        embark(state, "parachutist" if state.current_player() == 0 else "voyager")
    wreck(state, {"four_moons": 13, "three_on_one_planet": 16}[goal])
    return state


@pytest.mark.parametrize("goal", ["four_moons", "three_on_one_planet"])
def test_a14_by_option_a_parachute_landing_takes_a_goal(goal: str) -> None:
    state = one_short(goal, goals_on_crash=True)
    land(state)
    assert owner(state, goal) == 0


@pytest.mark.parametrize("goal", ["four_moons", "three_on_one_planet"])
def test_a14_a_parachute_landing_takes_no_goal_by_itself(goal: str) -> None:
    state = one_short(goal, goals_on_crash=False)
    land(state)
    assert owner(state, goal) is None


@pytest.mark.parametrize(
    ("goal", "next_landing"),
    [
        ("four_moons", 14),
        ("four_moons", 19),
        ("four_moons", 26),
        ("three_on_one_planet", 15),
        ("three_on_one_planet", 19),
        ("three_on_one_planet", 18),
        ("three_on_one_planet", 26),
    ],
)
def test_a14_parachutist_counts_at_the_next_landing_of_its_owner(goal: str, next_landing: int) -> None:
    state = one_short(goal, goals_on_crash=False)
    land(state)
    expedition(state, {0: next_landing, 1: 7 if next_landing == 26 else None})
    assert owner(state, goal) == 0


def test_a14_another_player_may_land_first_and_take_the_goal() -> None:
    state = one_short("four_moons", goals_on_crash=False)
    land(state)
    expedition(state, {0: None, 1: 14})
    assert owner(state, "four_moons") == 1
    expedition(state, {0: 14, 1: None})
    assert owner(state, "four_moons") == 1


# --- A24 ---------------------------------------------------------------------


def after_fourteen_expeditions(reshuffle: bool) -> Mlem:
    state = start(token={}, ufo_reshuffle=reshuffle)
    for number in range(1, 15):
        assert state.expedition == number
        expedition(state, {0: None, 1: None})
        state.failures = 0
        if number < 14:
            reveal(state, {})
    return state


def test_a24_after_the_fourteenth_token_play_goes_on_with_six_dice_and_no_ability() -> None:
    state = after_fourteen_expeditions(reshuffle=False)
    assert state.expedition == 15
    assert verbs(state) == ["embark"]  # nothing is revealed
    assert state.ufo_space == 26 - 21  # all fourteen steps
    embark(state, "settler", "settler")
    assert state.dice == 6
    roll(state, "1 1 1 3 3 3")
    assert legal(state) == [{"verb": "fly", "with": ["1"]}]


def test_a24_the_ufo_can_still_be_met_after_the_fourteenth_token() -> None:
    state = after_fourteen_expeditions(reshuffle=False)
    embark(state, "settler", "settler")
    state.space = 4
    roll(state, "A 1 1 1 1 1")
    fly(state, "A")
    assert state.bonus(0) == 5


def test_a24_by_option_the_tokens_are_shuffled_again() -> None:
    state = after_fourteen_expeditions(reshuffle=True)
    assert drawing(state) == "expedition"
    assert possible(state) == list(range(14))
    reveal(state, {"ufo": 3, "dice": 4})
    assert state.ufo_space == 26 - 21 - 3
    assert state.dice == 4


@pytest.mark.parametrize("space", [14, 18, 22])
def test_landing_options_leave_ordinary_landings_alone(space: int) -> None:
    state = table(drifter_from_5=True, drifter_from_deep_space=True)
    arrive(state, space)
    assert landings(state) == [space]
