"""The abilities of drifter, moonwalker, voyager and saboteur.

Those of the others are tested where they act: satellite at takeoff, engineer in flight, parachutist in a crash, settler
in the final scoring.
"""

from __future__ import annotations

import pytest

from cosmodrome.games.mlem.vocabulary import VOCABULARY
from tests.games.mlem.table import (
    arrive,
    drawing,
    embark,
    expedition,
    fly,
    land,
    landings,
    points,
    refused_landing,
    roll,
    seats_aboard,
    start,
    stay,
    table,
    where,
    wreck,
)

# --- drifter -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("rocket", "spaces"), [(6, [6, 7]), (7, [6, 7, 8]), (12, [11, 12, 13]), (13, [12, 13, 14]), (25, [24, 25, 26])]
)
def test_the_drifter_gets_off_here_or_one_space_ahead_or_behind(rocket: int, spaces: list[int]) -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")])
    arrive(state, rocket)
    assert landings(state) == spaces
    stay(state)
    assert landings(state) == [rocket]  # nobody else can


def test_the_drifter_reaches_no_further_than_one_space() -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")])
    arrive(state, 12)
    assert refused_landing(state, 10) == refused_landing(state, 14) == "no_drift_here"


def test_the_drifter_finds_nothing_on_space_5() -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")])
    arrive(state, 6)
    assert refused_landing(state, 5) == "nothing_there"


@pytest.mark.parametrize(("space", "scored"), [(13, 3), (14, 3), (12, 0)])
def test_the_drifter_lands_as_if_the_rocket_were_there(space: int, scored: int) -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")])
    arrive(state, 13)
    land(state, space)
    assert where(state, 0, "drifter") == space
    assert points(state) == [scored, 0]


def test_a_commander_who_drifts_away_passes_the_command_on() -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")])
    arrive(state, 13)
    land(state, 12)
    assert seats_aboard(state) == [1]
    assert state.commander() == state.current_player() == 1


@pytest.mark.parametrize("slot", [0, 1])
def test_a10_the_drifter_gets_only_5_for_deep_space_from_space_25_even_as_commander(slot: int) -> None:
    crew = ["drifter", "settler"] if slot == 0 else ["settler", "drifter"]
    state = table(aboard=list(enumerate(crew)))
    arrive(state, 25)
    if slot == 1:
        stay(state)
    land(state, 26)
    assert state.points(slot) == 5
    assert where(state, slot, "drifter") == 26


def test_a10_a_drifter_in_the_galaxy_counts_for_the_deep_space_goal() -> None:
    state = start()
    expedition(state, {0: 26, 1: 26})
    assert state.scores() == [7, 5]
    embark(state, "drifter", "settler")  # seat 1 starts
    arrive(state, 25)
    land(state, 26)
    assert state.scores() == [7, 5 + 5 + 5]


def test_a11_with_the_moons_here_taken_only_the_drifter_is_asked_and_may_land_beside() -> None:
    state = start(players=4)
    expedition(state, {0: 13, 1: 13, 2: None, 3: None})
    embark(state, "settler", "settler", "drifter", "settler")  # seats 1, 2, 3, 0
    arrive(state, 13)
    assert state.current_player() == 3
    assert landings(state) == [12, 14]
    assert refused_landing(state, 13) == "moons_taken"
    land(state, 14)
    assert state.points(3) == 3
    assert drawing(state) == "dice"


def test_a11_the_drifter_cannot_land_beside_where_the_moons_are_taken() -> None:
    state = start(players=3)
    expedition(state, {0: 14, 1: 14, 2: None})
    embark(state, "drifter", "drifter", "drifter")
    arrive(state, 13)
    assert landings(state) == [12, 13]
    assert refused_landing(state, 14) == "moons_taken"


def test_a11_the_drifter_takes_the_best_moon_still_free_beside() -> None:
    state = start()
    expedition(state, {0: 14, 1: None})
    embark(state, "drifter", "drifter")
    arrive(state, 13)
    land(state, 14)
    assert points(state) == [3, 2]


# --- moonwalker --------------------------------------------------------------


@pytest.mark.parametrize(("crew", "scored"), [(["moonwalker", "settler"], [6, 2]), (["settler", "moonwalker"], [3, 4])])
def test_the_moonwalker_doubles_its_moon(crew: list[str], scored: list[int]) -> None:
    state = table(aboard=list(enumerate(crew)))
    arrive(state, 13)
    land(state)
    land(state)
    assert points(state) == scored


@pytest.mark.parametrize(("space", "score"), [(15, 5), (26, 7)])
def test_the_moonwalker_doubles_nothing_else(space: int, score: int) -> None:
    state = start()
    expedition(state, {0: ("moonwalker", space), 1: 26})
    assert state.scores()[0] == score


# --- voyager -----------------------------------------------------------------


def test_the_voyager_doubles_deep_space_for_14_or_10() -> None:
    state = table(players=3, aboard=[(0, "voyager"), (1, "voyager"), (2, "settler")])
    arrive(state, 26)
    assert points(state) == [14, 10, 5]


@pytest.mark.parametrize(("space", "score"), [(15, 5), (13, 3)])
def test_the_voyager_doubles_nothing_else(space: int, score: int) -> None:
    state = start()
    expedition(state, {0: ("voyager", space), 1: 26})
    assert state.scores()[0] == score


# --- saboteur ----------------------------------------------------------------


def test_a_saboteur_who_gets_off_costs_the_commander_a_die() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")])
    arrive(state, 11, dice=4)
    stay(state)
    land(state)
    assert state.commander() == 0
    assert state.dice == 3


def test_a_saboteur_who_stays_costs_nothing() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")])
    arrive(state, 11, dice=4)
    stay(state)
    stay(state)
    assert state.dice == 4


def test_a04_the_saboteur_never_takes_the_last_die() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")])
    arrive(state, 11, dice=1)
    stay(state)
    land(state)
    assert state.dice == 1


def test_a15_when_the_saboteur_was_the_commander_the_next_commander_loses_the_die() -> None:
    state = table(aboard=[(0, "saboteur"), (1, "settler")])
    arrive(state, 11, dice=4)
    land(state)
    assert state.commander() == 1
    assert state.dice == 3


def test_a15_nothing_is_lost_when_nobody_is_left_aboard() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")])
    arrive(state, 11, dice=4)
    land(state)
    state.journal = []
    land(state)
    assert (state.expedition, state.dice) == (2, 6)
    told = [VOCABULARY.happened(entry, None)["happening"] for entry in state.journal]
    assert told == ["landed_on_planet", "expedition_began"]


def test_a16_there_is_one_die_fewer_even_if_all_dice_last_showed_afterburners() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")])
    state.space = 10
    roll(state, "A A A A A A")
    fly(state, "A")
    assert (state.space, state.dice) == (16, 6)
    stay(state)
    land(state)
    assert state.dice == 5


def test_two_saboteurs_cost_two_dice() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur"), (2, "saboteur")])
    arrive(state, 11, dice=4)
    stay(state)
    land(state)
    land(state)
    assert state.dice == 2


def test_a_saboteur_in_a_wreck_takes_nothing() -> None:
    state = table(aboard=[(0, "settler"), (1, "saboteur")], space=12)
    wreck(state)
    assert where(state, 1, "saboteur") == "home"
    assert state.dice == 6
