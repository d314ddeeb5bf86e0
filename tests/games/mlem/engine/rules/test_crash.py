"""Crashing the rocket, and the parachutists who may land all the same. The rulebook's worked example comes first."""

from __future__ import annotations

import pytest

from cosmodrome.games.mlem.vocabulary import SPECIALISTS
from tests.games.mlem.table import (
    arrive,
    at_home,
    embark,
    expedition,
    fly,
    go_home,
    land,
    legal,
    points,
    roll,
    start,
    stay,
    symbols,
    table,
    verbs,
    where,
    wreck,
)


def test_example_two_numbers_and_the_afterburner_are_shown_and_none_is_rolled() -> None:
    state = table(space=6, dice=4)
    assert symbols(state, 6) == {"2", "3", "A"}
    roll(state, "1 1 4 4")
    assert state.failures == 1


def test_one_matching_die_is_enough_to_fly_on() -> None:
    state = table(space=6, dice=4)
    roll(state, "1 1 4 3")
    assert state.failures == 0
    fly(state, "3")
    assert state.space == 9


def test_a_crash_sends_everybody_aboard_home_and_ends_the_expedition() -> None:
    state = table(players=3, aboard=[(0, "drifter"), (1, "voyager"), (2, "engineer")], space=9, dice=1)
    roll(state, "4")
    assert [at_home(state, seat) for seat in range(3)] == [set(SPECIALISTS)] * 3
    assert (state.failures, state.expedition, state.crew) == (1, 2, 0)
    assert verbs(state) == ["embark"]
    assert state.current_player() == 1


def test_crash_leaves_astronauts_that_disembarked_before() -> None:
    state = table()
    arrive(state, 13)
    land(state)
    stay(state)
    wreck(state)
    assert where(state, 0, "settler") == 13
    assert where(state, 1, "settler") == "home"
    assert points(state) == [3, 0]


def test_every_crash_moves_the_failure_token_one_space() -> None:
    state = start()
    for failures in range(1, 4):
        expedition(state, {0: None, 1: None})
        assert state.failures == failures


# --- Functions of the astronauts: parachutist --------------------------------


def test_a_parachutist_lands_after_a_crash_on_a_free_moon() -> None:
    state = table(players=3, aboard=[(0, "settler"), (1, "parachutist"), (2, "drifter")])
    wreck(state, 13)
    assert state.current_player() == 1
    assert legal(state) == [{"verb": "go_home"}, {"verb": "land", "space": 13}]
    land(state)
    assert points(state) == [0, 3, 0]
    assert where(state, 1, "parachutist") == 13
    assert where(state, 0, "settler") == where(state, 2, "drifter") == "home"
    assert (state.failures, state.expedition) == (1, 2)  # the crash still counts


def test_a_parachutist_lands_after_a_crash_on_a_planet() -> None:
    state = table(aboard=[(0, "parachutist"), (1, "settler")])
    wreck(state, 15)
    land(state)
    assert state.on_planet(2, 0) == 1
    assert state.row_on_planet(2, 0) == 1


def test_a_parachutist_may_prefer_to_go_home() -> None:
    state = table(aboard=[(0, "parachutist"), (1, "settler")])
    wreck(state, 13)
    go_home(state)
    assert where(state, 0, "parachutist") == "home"
    assert points(state) == [0, 0]
    assert state.placed(0) == 0


def test_a_parachutist_takes_the_moon_that_is_left() -> None:
    state = start()
    expedition(state, {0: 13, 1: None})
    embark(state, "parachutist", "settler")
    wreck(state, 13)
    land(state)
    assert points(state) == [3, 2]


def test_a_parachutist_goes_home_without_being_asked_when_the_moons_are_taken() -> None:
    state = start()
    expedition(state, {0: 13, 1: 13})
    embark(state, "parachutist", "settler")
    wreck(state, 13)
    assert where(state, 1, "parachutist") == "home"
    assert verbs(state) == ["embark"]


@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 5])
def test_a12_a_parachutist_goes_home_after_a_crash_on_the_first_spaces(space: int) -> None:
    state = table(aboard=[(0, "parachutist"), (1, "settler")])
    wreck(state, space)
    assert where(state, 0, "parachutist") == "home"
    assert verbs(state) == ["embark"]


def test_a13_two_parachutists_and_one_free_moon_the_upper_one_is_asked_first() -> None:
    state = start(players=3)
    expedition(state, {0: 13, 1: None, 2: None})
    embark(state, "settler", "parachutist", "parachutist")  # seats 1, 2, 0
    wreck(state, 13)
    assert state.current_player() == 2
    land(state)
    assert state.points(2) == 2
    assert where(state, 0, "parachutist") == "home"
    assert verbs(state) == ["embark"]


def test_a13_the_lower_parachutist_may_take_the_moon_that_the_upper_one_declined() -> None:
    state = start(players=3)
    expedition(state, {0: 13, 1: None, 2: None})
    embark(state, "settler", "parachutist", "parachutist")
    wreck(state, 13)
    go_home(state)
    assert state.current_player() == 0
    land(state)
    assert state.points(0) == 3 + 2


def test_two_parachutists_land_on_two_free_moons() -> None:
    state = table(aboard=[(0, "parachutist"), (1, "parachutist")])
    wreck(state, 13)
    land(state)
    land(state)
    assert points(state) == [3, 2]


def test_parachutist_without_a_crash_lands_like_any_astronaut() -> None:
    state = table(aboard=[(0, "parachutist"), (1, "settler")])
    arrive(state, 13)
    assert legal(state) == [{"verb": "stay"}, {"verb": "land", "space": 13}]
