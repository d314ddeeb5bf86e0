"""The four goals: the first player to fulfil one takes it, nobody else ever can."""

from __future__ import annotations

import pytest

from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.vocabulary import GOALS
from tests.games.mlem.table import DEEP_SPACE, expedition, owner, start

# Spaces for the astronauts of one seat, the last of which fulfils the goal.
FULFILLED = {
    "four_planets": [7, 11, 15, 19],
    "three_on_one_planet": [15, 15, 16],
    "four_moons": [6, 6, 13, 25],
    "two_deep_space": [26, 26],
}


def visit(state: Mlem, seat: int, space: int) -> None:
    """One seat gets off there; the other one crashes, or where there is no crash gets off on the first planet."""
    expedition(state, {seat: space, 1 - seat: 7 if space == DEEP_SPACE else None})


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_is_taken_by_the_landing_that_fulfils_it(goal: str) -> None:
    state = start()
    *before, last = FULFILLED[goal]
    for space in before:
        visit(state, 0, space)
    assert [owner(state, other) for other in GOALS] == [None] * 4
    visit(state, 0, last)
    assert {other: owner(state, other) for other in GOALS} == {other: 0 if other == goal else None for other in GOALS}


@pytest.mark.parametrize(
    ("goal", "spaces"),
    [
        ("four_planets", [7, 8, 11, 15, 16]),  # two spaces of one planet are one planet
        ("four_planets", [7, 11, 15, 18]),  # a moon is no planet
        ("three_on_one_planet", [15, 16, 19, 20]),
        ("three_on_one_planet", [13, 13, 14]),  # moons are no planet
        ("four_moons", [6, 6, 13, 15]),
        ("two_deep_space", [26, 25]),
    ],
)
def test_landings_short_of_a_goal_take_no_goal(goal: str, spaces: list[int]) -> None:
    state = start()
    for space in spaces:
        visit(state, 0, space)
    assert owner(state, goal) is None


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_that_is_taken_is_never_shared_or_passed_on(goal: str) -> None:
    state = start()
    for space in FULFILLED[goal]:
        visit(state, 0, space)
    state.failures = 0
    for space in FULFILLED[goal]:
        visit(state, 1, 18 if space == 6 else space)  # both moons of space 6 are taken
    assert owner(state, goal) == 0


def test_goal_reached_by_two_in_one_landing_goes_to_the_first_to_disembark() -> None:
    state = start()
    for _ in range(2):
        expedition(state, {0: 26, 1: 26})
    assert owner(state, "two_deep_space") == 1  # commander of the second expedition


def test_comet_and_galaxy_count_alike() -> None:
    state = start(players=3)
    expedition(state, {0: 26, 1: 7, 2: 7})
    expedition(state, {0: 26, 1: 26, 2: 7})
    assert state.points(0) == 7 + 5
    assert owner(state, "two_deep_space") == 0


def test_astronauts_of_others_do_not_count() -> None:
    state = start(players=3)
    expedition(state, {0: 15, 1: 15, 2: 15})
    expedition(state, {0: 15, 1: 15, 2: None})
    assert owner(state, "three_on_one_planet") is None


def test_a_goal_is_worth_5_points_and_one_player_may_have_several() -> None:
    state = start()
    for space in (26, 26, 15, 15, 15):
        visit(state, 0, space)
    assert owner(state, "two_deep_space") == owner(state, "three_on_one_planet") == 0
    assert state.scores()[0] == 7 + 7 + 5 + 5 + 5
