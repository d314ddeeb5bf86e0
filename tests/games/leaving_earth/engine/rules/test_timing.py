"""How long a maneuver takes: one answer for the rules, the planner and the bots."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.engine.rules.timing import can_slow, speeds
from cosmodrome.games.leaving_earth.ship_design import Designer
from cosmodrome.games.leaving_earth.vocabulary import BURN
from tests.games.leaving_earth.table import Table

BOXES = ("mercury", "outer_planets", "stations")
COMBINATIONS = list(chain.from_iterable(combinations(BOXES, number) for number in range(len(BOXES) + 1)))
every_box = pytest.mark.parametrize("boxes", COMBINATIONS, ids=lambda boxes: "+".join(boxes) or "base")
Speeds = list[tuple[int, int]]


def table_of(boxes: tuple[str, ...]) -> Table:
    options: dict[str, Any] = {name: name in boxes for name in BOXES}
    return Table(1, **options)


def in_play(table: Table) -> list[int]:
    setting = table.state.setting
    return [number for number in range(int(setting.maneuvers)) if setting.start[number] >= 0]


def opened(table: Table, number: int) -> Table:
    """With a ship that has begun a maneuver, in a year in which it may."""
    state = table.state
    aligned = int(state.setting.aligned[number])
    if state.setting.is_windowed[number]:
        state.year = state.setting.first_year + (aligned & -aligned).bit_length() - 1
    craft = table.learn("juno_rockets").craft(ids.LOCATIONS[state.setting.start[number]], "probe", "juno")
    table.work(craft).do("maneuver", ids.MANEUVERS[number])
    return table


def flown_by_the_rules(boxes: tuple[str, ...], number: int) -> tuple[Speeds, bool]:
    """The speeds that a player can choose, and whether years can be added."""
    table = opened(table_of(boxes), number)
    state = table.state
    if state.step != BURN:
        return [(0, int(state.years))], False  # it has left already
    mass = int(state.mass_of(0, 1))
    found, slows = [(int(state.need) // mass, int(state.years))], table.may("slower")
    while table.may("faster"):
        table.do("faster")
        found.append((int(state.need) // mass, int(state.years)))
    return found, slows


@every_box
def test_timing_of_every_maneuver_is_what_the_rules_let_a_player_choose(boxes: tuple[str, ...]) -> None:
    setting = table_of(boxes).state.setting
    for number in in_play(table_of(boxes)):
        difficulty, years = int(setting.difficulty[number]), int(setting.years[number])
        is_windowed = setting.is_windowed[number] == 1
        has_hourglass = years > 0 or setting.time_optional[number] == 1
        chosen, slows = flown_by_the_rules(boxes, number)
        assert speeds(difficulty, years, is_windowed) == chosen, ids.MANEUVERS[number]
        assert can_slow(difficulty, has_hourglass, is_windowed) == slows, ids.MANEUVERS[number]


@every_box
def test_timing_in_planner_and_bots_is_that_of_the_rules(boxes: tuple[str, ...]) -> None:
    table, designer = table_of(boxes), Designer(ids.DATA, boxes)
    ways = archive_of(table.state).facts.by_number
    for number in in_play(table):
        if number not in ways:
            continue  # it leads nowhere
        planned, chosen = designer.catalogue.maneuvers[ids.MANEUVERS[number]], flown_by_the_rules(boxes, number)
        assert (list(planned.speeds), planned.timed) == chosen
        assert (list(ways[number].speeds), ways[number].timed) == chosen


def test_timing_of_the_cycler_is_three_years_and_no_others() -> None:
    for way in ("earth_cycler__mars_cycler", "mars_cycler__earth_cycler"):
        assert flown_by_the_rules(("stations",), ids.MANEUVERS.index(way)) == ([(0, 3)], False)


def test_timing_of_a_doubled_difficulty_is_half_the_years_rounded_up() -> None:
    assert speeds(5, 3, False) == [(5, 3), (10, 2), (20, 1)]
    assert speeds(5, 3, True) == [(5, 3)]
    assert speeds(0, 3, False) == [(0, 3)]
    assert speeds(3, 0, False) == [(3, 0)]
