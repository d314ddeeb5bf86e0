"""End of the game: at once, by reaching or flying past the start."""

from __future__ import annotations

import pytest

from tests.games.star_search.table import (
    BLUE_FACE,
    ONE_ONE,
    RED_FACE,
    TWO_TWO,
    place,
    progress,
    roll,
    search,
    table,
    time_up,
    verbs,
)


@pytest.mark.parametrize(("start", "face"), [(23, ONE_ONE), (22, TWO_TWO), (23, TWO_TWO)])
def test_a19_reaching_or_passing_the_start_wins_at_once(start: int, face: int) -> None:
    state = table(3, at=[start, 23, 1])
    roll(state, face)
    assert state.is_terminal()
    assert state.winners() == [0]
    assert state.returns() == [1.0, 0.0, 0.0]


def test_a19_a_search_can_win_and_nothing_twinkles_then() -> None:
    state = table(2, at=[21, 3], charts=[4])
    roll(state, RED_FACE)
    place(state, "B4 0")
    assert progress(state) == [24, 3]
    assert state.is_terminal()
    assert state.view(None)["twinkling"] is None
    assert state.view(None)["winners"] == [0]


def test_a19_super_star_search_can_win_on_the_turn_of_another_player() -> None:
    state = table(2, at=[40, 46], charts=[1, 4], variation="rudi")
    roll(state, BLUE_FACE)
    time_up(state)
    place(state, "B1 0", 1)
    assert state.is_terminal()
    assert state.winners() == [1]


def test_rudi_flies_two_laps_and_turns_the_lap_tile() -> None:
    state = table(2, at=[23, 30], variation="rudi")
    roll(state, TWO_TWO)
    assert not state.is_terminal()
    assert [seat["lap"] for seat in state.view(None)["seats"]] == [2, 2]
    state = table(2, at=[47, 30], variation="rudi")
    roll(state, ONE_ONE)
    assert state.is_terminal()


def test_a20_the_start_is_a_red_planet_again_in_the_second_lap() -> None:
    state = table(2, at=[24, 30], variation="rudi", charts=[4])
    assert verbs(state) == ["search"]
    search(state)
    assert state.view(None)["search"]["colour"] == "red"


@pytest.mark.parametrize(("path", "planets"), [(20, [0, 5, 10, 15]), (28, [0, 7, 14, 21]), (32, [0, 8, 16, 24])])
def test_the_length_of_the_path_is_an_option_and_planets_keep_their_share_of_it(path: int, planets: list[int]) -> None:
    state = table(2, at=[path - 1, 3], path=path)
    assert state.view(None)["planets"] == {
        str(field): ("red", "blue", "red", "blue")[i] for i, field in enumerate(planets)
    }
    roll(state, ONE_ONE)
    assert state.is_terminal()


def test_scores_are_fields_flown() -> None:
    state = table(3, at=[5, 7, 9])
    assert state.scores() == [5, 7, 9]
    assert state.view(None)["seats"][1]["progress"] == 7
