"""Counting points: planets by majority and arrival, the settler, the sum. The rulebook's worked example comes first."""

from __future__ import annotations

import pytest

from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem.table import Plan, expedition, start

BLUE, YELLOW, RED, GREEN = range(4)
PLANET = 15  # worth 5, 3 and 2


def colonise(players: int, *expeditions: dict[int, Plan]) -> Mlem:
    """Fly these expeditions; who is not named crashes."""
    state = start(players)
    for plans in expeditions:
        expedition(state, {seat: plans.get(seat) for seat in range(players)})
    return state


def test_example_blue_has_the_most_yellow_was_the_first_of_the_single_ones() -> None:
    state = colonise(
        4,
        {YELLOW: PLANET},
        {BLUE: PLANET, RED: PLANET, GREEN: PLANET},
        {BLUE: PLANET},
    )
    assert state.scores() == [5, 3, 2, 2]


# --- places on a planet ------------------------------------------------------


def test_a21_among_equals_the_one_who_came_first_is_ahead() -> None:
    state = colonise(3, {2: PLANET}, {1: PLANET}, {0: PLANET})
    assert state.scores() == [2, 3, 5]


def test_a21_first_arrival_decides_even_if_the_other_had_two_there_earlier() -> None:
    state = colonise(2, {0: PLANET}, {1: PLANET}, {1: PLANET})
    assert state.scores() == [3, 5]
    expedition(state, {0: PLANET, 1: None})
    assert state.scores() == [5, 3]


def test_a21_within_one_landing_phase_the_seat_order_is_the_order_of_arrival() -> None:
    state = colonise(3, {0: None}, {0: PLANET, 1: PLANET, 2: PLANET})  # seat 1 commands the second expedition
    assert state.scores() == [2, 5, 3]


def test_alone_on_a_planet_only_the_first_place_is_paid() -> None:
    assert colonise(3, {1: PLANET}, {1: PLANET}).scores() == [0, 5, 0]


@pytest.mark.parametrize("planet", range(5))
def test_every_planet_pays_its_own_first_second_and_other_places(planet: int) -> None:
    facts = load("mlem").data["planet"][planet]
    state = colonise(4, dict.fromkeys(range(4), facts["spaces"][0]))
    first, second, others = facts["points"]
    assert state.scores() == [first, second, others, others]


def test_planets_are_counted_one_by_one() -> None:
    state = colonise(2, {0: 7, 1: 7}, {0: 19, 1: 19}, {0: None, 1: 8})
    assert state.scores() == [2 + 4, 3 + 7]


# --- Functions of the astronauts: settler ------------------------------------


@pytest.mark.parametrize(("settler", "scores"), [(0, [10, 3, 2]), (1, [5, 6, 2]), (2, [5, 3, 4])])
def test_a22_settler_doubles_the_points_of_its_owners_place(settler: int, scores: list[int]) -> None:
    plans: dict[int, Plan] = dict.fromkeys(range(3), ("voyager", PLANET))
    plans[settler] = ("settler", PLANET)
    assert colonise(3, plans).scores() == scores


def test_a22_the_points_are_doubled_once_however_many_are_there() -> None:
    state = colonise(2, {0: ("settler", PLANET)}, {0: PLANET})
    assert state.scores() == [10, 0]


def test_a22_the_doubling_follows_the_place_at_the_end() -> None:
    state = colonise(2, {0: ("settler", PLANET)}, {1: PLANET}, {1: PLANET})
    assert state.scores() == [6, 5]


def test_the_settler_doubles_only_the_planet_where_it_is() -> None:
    state = colonise(2, {0: ("settler", 15)}, {0: 19})
    assert state.scores() == [10 + 7, 0]


@pytest.mark.parametrize(("space", "score"), [(13, 3), (26, 7)])
def test_the_settler_doubles_neither_moons_nor_deep_space(space: int, score: int) -> None:
    assert colonise(2, {0: ("settler", space), 1: 26}).scores()[0] == score


# --- the sum -----------------------------------------------------------------


def test_the_score_is_moons_and_deep_space_and_planets_and_goals() -> None:
    state = colonise(2, {0: 13, 1: 26}, {0: 26, 1: 26}, {0: 15, 1: None})
    assert state.scores() == [3 + 5 + 5, 7 + 7 + 5]


def test_scores_are_zero_at_the_start() -> None:
    assert colonise(5).scores() == [0] * 5
