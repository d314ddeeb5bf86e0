"""How to play: a planet under the rocket means a search, otherwise the die is rolled."""

from __future__ import annotations

import pytest

from tests.games.star_search.table import (
    BLUE_FACE,
    ONE_ONE,
    ONE_TWO,
    RED_FACE,
    TWO_ONE,
    TWO_TWO,
    finish_twinkling,
    place,
    progress,
    refusal,
    roll,
    search,
    table,
    verbs,
)


@pytest.mark.parametrize(("field", "colour"), [(0, "red"), (6, "blue"), (12, "red"), (18, "blue")])
def test_on_a_planet_field_the_player_searches_in_its_colour(field: int, colour: str) -> None:
    state = table(at=[field, 20], hourglass=0, charts=[1, 2, 3, 4, 5, 6])
    assert verbs(state) == ["search"]
    assert refusal(state, {"verb": "roll"}) == "on_a_planet"
    search(state)
    assert state.view(None)["search"]["colour"] == colour
    assert state.view(None)["seats"][0]["chart"]["colour"] == colour


@pytest.mark.parametrize("field", [1, 5, 7, 11, 13, 17, 19, 23])
def test_on_any_other_field_the_player_rolls(field: int) -> None:
    state = table(at=[field, 20])
    assert verbs(state) == ["roll"]
    assert refusal(state, {"verb": "search"}) == "no_planet_here"


@pytest.mark.parametrize(("face", "black"), [(ONE_ONE, 1), (ONE_TWO, 1), (TWO_ONE, 2), (TWO_TWO, 2)])
def test_black_pips_move_the_rocket(face: int, black: int) -> None:
    state = table(3, at=[5, 3, 9])
    roll(state, face)
    assert progress(state) == [5 + black, 3, 9]
    assert state.current_player() == 1


@pytest.mark.parametrize(("face", "all_pips"), [(ONE_ONE, 2), (ONE_TWO, 3), (TWO_ONE, 3), (TWO_TWO, 4)])
def test_a01_hollow_pips_count_too_for_the_rocket_that_is_last_and_alone(face: int, all_pips: int) -> None:
    state = table(3, at=[5, 7, 9])
    roll(state, face)
    assert progress(state) == [5 + all_pips, 7, 9]


def test_a01_two_rockets_on_the_last_field_are_not_alone() -> None:
    state = table(3, at=[5, 5, 9])
    roll(state, TWO_TWO)
    assert progress(state) == [7, 5, 9]


def test_a01_laps_count_when_it_comes_to_who_is_last() -> None:
    state = table(2, at=[23, 25], variation="rudi")
    roll(state, TWO_TWO)
    assert progress(state) == [27, 25]


def test_a02_landing_on_a_planet_does_nothing_until_the_next_own_turn() -> None:
    state = table(2, at=[4, 13])
    roll(state, TWO_ONE)  # last and alone: three fields would pass it
    assert progress(state) == [7, 13]
    state = table(2, at=[4, 1])
    roll(state, TWO_ONE)
    assert progress(state) == [6, 1]
    assert (state.current_player(), verbs(state)) == (1, ["roll"])
    roll(state, ONE_ONE)
    assert (state.current_player(), verbs(state)) == (0, ["search"])


@pytest.mark.parametrize(("face", "colour"), [(RED_FACE, "red"), (BLUE_FACE, "blue")])
def test_a03_a_rolled_planet_is_a_search_in_its_colour_and_then_the_turn_is_over(face: int, colour: str) -> None:
    state = table(2, at=[3, 5], charts=[1, 2, 3, 4, 5, 6], hourglass=0)
    roll(state, face)
    view = state.view(None)
    assert (view["search"]["kind"], view["search"]["colour"], view["search"]["seat"]) == ("ordinary", colour, 0)
    place(state, "A1 0")
    finish_twinkling(state)
    assert state.current_player() == 1


def test_a27_a_rocket_that_does_not_move_searches_again_in_the_same_colour() -> None:
    empty = ["........."] * 4 + ["....F...."] + ["........."] * 2 + ["*********"] * 2
    state = table(2, sky=empty, hourglass=0, charts=[1, 2, 3, 4, 5, 6])
    search(state)
    place(state, "A1 0")
    assert progress(state) == [0, 0]
    search(state)
    place(state, "A1 0")
    assert state.current_player() == 0
    assert verbs(state) == ["search"]
    assert state.planet_under(0) == 0


def test_a31_rocket_moves_all_its_fields_without_a_decision() -> None:
    state = table(2, at=[5, 20], hourglass=0)
    roll(state, TWO_TWO)
    assert progress(state) == [9, 20], "the planet on field 6 is flown past"
    assert state.current_player() == 1


def test_players_take_turns_clockwise() -> None:
    state = table(4, at=[1, 2, 3, 4])
    order = []
    for _ in range(8):
        order.append(state.current_player())
        if verbs(state) != ["roll"]:
            break
        roll(state, ONE_ONE)
    assert order[:4] == [0, 1, 2, 3]
