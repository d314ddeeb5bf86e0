"""The landing phase: who decides when, moons, planets, deep space, and the change of command."""

from __future__ import annotations

import pytest

from tests.games.mlem.table import (
    arrive,
    at_home,
    drawing,
    embark,
    expedition,
    fly,
    land,
    landings,
    legal,
    points,
    refused_landing,
    roll,
    seats_aboard,
    start,
    stay,
    table,
    verbs,
    where,
    wreck,
)

# --- who decides, and when ---------------------------------------------------


def test_the_commander_decides_first_then_the_others_from_top_to_bottom() -> None:
    state = table(players=4, aboard=[(2, "settler")])
    arrive(state, 11)
    asked = []
    for _ in range(4):
        asked.append(state.current_player())
        stay(state)
    assert asked == [2, 3, 0, 1]
    assert drawing(state) == "dice"


def test_an_astronaut_stays_or_gets_off_where_the_rocket_is() -> None:
    state = table()
    arrive(state, 11)
    assert legal(state) == [{"verb": "stay"}, {"verb": "land", "space": 11}]
    assert refused_landing(state, 12) == "only_drifter"
    assert refused_landing(state, 10) == "only_drifter"


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_there_is_no_landing_phase_on_the_first_spaces(space: int) -> None:
    state = table(aboard=[(0, "settler"), (1, "drifter")])
    arrive(state, space)
    assert drawing(state) == "dice"
    assert state.space == space


@pytest.mark.parametrize("space", range(6, 26))
def test_every_space_from_6_on_has_a_landing_site(space: int) -> None:
    state = table()
    arrive(state, space)
    assert landings(state) == [space]


def test_a17_each_player_decides_once_per_landing_phase_knowing_earlier_decisions() -> None:
    state = table(players=3)
    arrive(state, 13)
    stay(state)
    land(state)
    assert points(state) == [0, 3, 0]  # open to all
    assert state.current_player() == 2
    stay(state)
    assert drawing(state) == "dice"  # the commander is not asked again


def test_there_is_a_landing_phase_after_every_travel_phase() -> None:
    state = table()
    for space in (7, 8, 13):
        arrive(state, space)
        assert verbs(state) == ["stay", "land"]
        stay(state)
        stay(state)


# --- moons -------------------------------------------------------------------


def test_the_best_free_moon_is_taken_first_and_scores_at_once() -> None:
    state = table(players=3)
    arrive(state, 13)
    land(state)
    assert points(state) == [3, 0, 0]
    land(state)
    assert points(state) == [3, 2, 0]
    assert state.moons_left(13) == 0


def test_taken_moons_leave_no_landing_decision() -> None:
    state = table(players=3)
    arrive(state, 13)
    land(state)
    land(state)
    assert drawing(state) == "dice"
    assert seats_aboard(state) == [2]


def test_moons_stay_taken_in_later_expeditions() -> None:
    state = start()
    expedition(state, {0: 13, 1: None})
    embark(state, "satellite", "satellite")
    arrive(state, 13)
    land(state)
    assert points(state) == [3, 2]
    wreck(state)
    embark(state, "saboteur", "saboteur")
    arrive(state, 13)
    assert drawing(state) == "dice"
    assert seats_aboard(state) == [0, 1]


# --- planets -----------------------------------------------------------------


def test_a_planet_takes_any_number_of_astronauts_and_scores_only_at_the_end() -> None:
    state = table(players=5, aboard=[(3, "voyager")])
    arrive(state, 15)
    for _ in range(5):
        land(state)
    assert points(state) == [0] * 5
    assert [state.on_planet(2, seat) for seat in range(5)] == [1] * 5
    assert [state.row_on_planet(2, seat) for seat in (3, 4, 0, 1, 2)] == [1, 2, 3, 4, 5]


def test_the_same_colour_joins_its_row_and_a_new_colour_starts_one_at_the_bottom() -> None:
    state = start(players=3)
    expedition(state, {0: None, 1: 15, 2: None})
    expedition(state, {0: 15, 1: 15, 2: None})
    expedition(state, {0: None, 1: None, 2: 15})
    assert [state.on_planet(2, seat) for seat in range(3)] == [1, 2, 1]
    assert [state.row_on_planet(2, seat) for seat in range(3)] == [2, 1, 3]


def test_both_spaces_of_a_planet_lead_to_the_same_planet() -> None:
    state = table()
    arrive(state, 15)
    land(state)
    stay(state)
    arrive(state, 16)
    land(state)
    assert [state.row_on_planet(2, seat) for seat in range(2)] == [1, 2]


# --- deep space --------------------------------------------------------------


def test_in_deep_space_everybody_gets_off_the_commander_on_the_comet_the_others_in_the_galaxy() -> None:
    state = table(players=4, aboard=[(1, "settler")])
    arrive(state, 26)
    assert points(state) == [5, 7, 5, 5]
    assert [where(state, seat, "settler") for seat in range(4)] == [26] * 4
    assert verbs(state) == ["embark"]  # nobody was asked, the expedition is over


def test_comet_and_galaxy_have_room_for_any_number() -> None:
    state = start()
    for _ in range(4):
        expedition(state, {0: 26, 1: 26})
    assert [state.placed(seat) for seat in range(2)] == [4, 4]


def test_a18_comet_is_for_the_commander_whose_roll_reached_deep_space() -> None:
    state = table(players=3)
    arrive(state, 23)
    land(state)  # the starter leaves, seat 1 commands
    stay(state)
    stay(state)
    arrive(state, 26)
    assert points(state) == [0, 7, 5]


# --- change of command -------------------------------------------------------


def test_when_the_commander_gets_off_the_next_astronaut_commands_at_once_with_the_dice_that_are_left() -> None:
    state = table(players=3)
    arrive(state, 11, dice=3)
    land(state)
    assert state.commander() == 1
    assert state.dice == 3
    assert state.current_player() == 1  # and decides next in the same landing phase
    stay(state)
    stay(state)
    roll(state, "2 2 3")
    assert state.current_player() == 1
    fly(state, "2")
    assert state.current_player() == 1


def test_command_passes_on_twice_in_one_landing_phase() -> None:
    state = table(players=3)
    arrive(state, 11)
    land(state)
    land(state)
    assert state.commander() == state.current_player() == 2


def test_others_getting_off_leave_the_command_alone_and_those_below_move_up() -> None:
    state = table(players=4, aboard=[(3, "settler")])
    arrive(state, 11)
    stay(state)
    land(state)
    stay(state)
    stay(state)
    assert seats_aboard(state) == [3, 1, 2]
    assert state.commander() == 3


def test_command_skips_those_who_have_left() -> None:
    state = table(players=3)
    arrive(state, 11)
    stay(state)
    land(state)
    stay(state)
    arrive(state, 15)
    land(state)
    assert state.commander() == 2


# --- ending the expedition ---------------------------------------------------


def test_the_expedition_ends_when_all_have_got_off() -> None:
    state = table()
    arrive(state, 11)
    land(state)
    land(state)
    assert (state.expedition, state.failures, state.crew) == (2, 0, 0)
    assert "settler" not in at_home(state, 0)
