"""A sky and a row of charts to practise with, and the sky of the day with one chart."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.star_search.engine.scoring import solutions
from cosmodrome.games.star_search.engine.state import NOWHERE, StarSearch
from cosmodrome.games.star_search.ui.view import Chart, chart, sky_rows
from cosmodrome.games.star_search.vocabulary import COLOURS, hole_name, placement_name

TASKS = 6


class Task(msgspec.Struct):
    """One chart side that can be filled, and how."""

    chart: Chart
    solutions: list[str]


class Practice(msgspec.Struct):
    sky: list[str]
    fixed_star: str
    tasks: list[Task]


class DailySky(msgspec.Struct):
    """A sky and one chart side that can be filled there, without the solutions."""

    sky: list[str]
    fixed_star: str
    chart: Chart


def practice(s: StarSearch, rng: Rng) -> Practice:
    """A fresh sky, and every chart once, with a side of it that fits somewhere where there is one."""
    tasks = list(islice(tasks_of(s, rng), TASKS))
    return Practice(sky_rows(s, s.sky()), hole_name(s.fixed), tasks)


def daily(s: StarSearch, rng: Rng) -> tuple[DailySky, list[str]]:
    """A fresh sky with the first chart that fits somewhere, and every placement that fills it."""
    task = next(tasks_of(s, rng))
    return DailySky(sky_rows(s, s.sky()), hole_name(s.fixed), task.chart), task.solutions


def tasks_of(s: StarSearch, rng: Rng) -> Iterator[Task]:
    """Set up the sky, and give the charts in random order, those that can be filled there."""
    while s.is_chance():
        s.apply_unchecked(s.sample(rng))
    charts = list(range(s.setting.charts))
    for last in range(len(charts) - 1, 0, -1):
        other = rng.below(last + 1)
        charts[last], charts[other] = charts[other], charts[last]
    for number in charts:
        colour = rng.below(len(COLOURS))
        for side in (colour, 1 - colour):
            if found := solutions(s, number, side, s.sky()):
                yield Task(chart(s, number, side, NOWHERE), [placement_name(place) for place in found])
                break
