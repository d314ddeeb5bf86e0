"""Recorded games of Leaving Earth in which a rule matters that its second version has changed, one scene for each.

Every scene begins where the rule is about to matter. `tests/games/leaving_earth/table.py` lays the tables, so run
`PYTHONPATH=. python -m tools.records.record_games`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cosmodrome.games.leaving_earth.engine.state import SEEN_SHIFT, bit
from tests.games.leaving_earth.table import Table, location, venture
from tools.records.plan import Plan

GAME = "leaving_earth"
FIRST_NUMBER = 2200
LAST = 1958
FIRST_EDITION = {"edition": "first"}
ESA = venture("esa")


def reveal(table: Table, place: str, face: str) -> None:
    """As if the first agency had."""
    table.show(place, face).state.table[location(place)] |= bit(SEEN_SHIFT)


def docking(**options: Any) -> Table:
    """Docking is all that is done in a turn, and the year stays open."""
    table = Table(2, last_year=LAST, **options).learn("rendezvous")
    table.craft("earth_orbit", "probe")
    table.craft("earth_orbit", "probe")
    return table


def arrivals(**options: Any) -> Table:
    """Both agencies land on Ceres and bring a sample home at the end of one year; each gets one mission."""
    table = Table(2, ("ceres_lander", "ceres_sample_return", "mars_station"), last_year=LAST, **options)
    reveal(table, "ceres", "barren")
    for seat in (0, 1):
        table.learn("landing", seat=seat)
        table.craft("ceres", "probe", time=1, on="inner_transfer__ceres", seat=seat)
        table.craft("earth", "ceres_sample", time=1, on="inner_transfer__earth_orbit", seat=seat)
    return table


def suborbital(**options: Any) -> Table:
    """What a crew found in Suborbital Space is kept secret."""
    table = Table(1, last_year=LAST, **options).learn("saturn_rockets")
    table.craft("earth", "saturn", "vostok", "pilot")
    return table


def starving(**options: Any) -> Table:
    """Three astronauts die in one year."""
    table = Table(2, last_year=LAST, **options)
    table.craft("earth_orbit", "apollo", "pilot", "pilot", "doctor", seat=1)
    return table


def drifting(**options: Any) -> Table:
    """The holder of a tenth of a venture has a turn before the holder of the rest; its spacecraft waits for both."""
    table = Table(2, ("st_mars_station",), last_year=LAST, stations=True, ventures=True, **options)
    table.founded("esa", 1, 9).money(50, ESA)
    table.craft("suborbital", "probe", seat=ESA)
    return table


def sale(**options: Any) -> Table:
    """A shareholder vetoes the sale of a venture's sample at the start of a year."""
    table = Table(2, ("st_mars_station",), last_year=LAST, stations=True, ventures=True, **options)
    return table.founded("esa", 4, 6).stock("palladium", seat=ESA)


def bare_landing(**options: Any) -> Table:
    """A spacecraft without a working probe or capsule lands on a revealed location and explores it."""
    table = Table(1, ("st_mars_station",), last_year=LAST, stations=True, **options).learn_all()
    reveal(table, "moon", "rugged")
    table.craft("lunar_orbit", "atlas", "damaged_probe", "juno")
    return table


def fly_by(**options: Any) -> Table:
    """Two probes at a fly-by survey once each in a turn."""
    table = Table(1, last_year=LAST, **options).learn("surveying")
    reveal(table, "moon", "barren")
    table.craft("lunar_flyby", "probe", "probe")
    return table


def last_arrival(**options: Any) -> Table:
    """A probe is due at the end of the last year."""
    table = Table(1, ("ceres_lander", "mars_station"), last_year=LAST, **options).learn("landing")
    reveal(table, "ceres", "barren")
    table.craft("ceres", "probe", time=3, on="inner_transfer__ceres")
    return table


SURVEYS = "craft 1\n" + "survey moon\n" * 3
Scene = tuple[Callable[..., Table], dict[str, Any], tuple[str, ...]]
SCENES: dict[str, Scene] = {
    "second_docking_only": (docking, {}, ("craft 1\ndock 2\n", "")),
    "second_arrivals_together": (arrivals, {}, ("", "")),
    "second_suborbital_secret": (suborbital, {}, ("craft 1\nmaneuver earth__suborbital\nfire saturn\nkeep_hidden\n",)),
    "second_suborbital_secret_first_edition": (
        suborbital,
        FIRST_EDITION,
        ("craft 1\nmaneuver earth__suborbital\nfire saturn\nkeep_hidden\n",),
    ),
    "second_dead_astronauts": (starving, {}, ("", "")),
    "second_venture_drifting": (drifting, {}, ("", "")),
    "second_venture_sale": (sale, {}, ("veto\n", "sell palladium\n")),
    "second_bare_landing": (bare_landing, {}, ("bold\ncraft 1\nmaneuver lunar_orbit__moon\nfire atlas\n",)),
    "second_fly_by_surveys": (fly_by, {}, (SURVEYS,)),
    "second_fly_by_surveys_first_edition": (fly_by, FIRST_EDITION, (SURVEYS,)),
    "second_last_arrival": (last_arrival, {}, ("",)),
    "second_last_arrival_first_edition": (last_arrival, FIRST_EDITION, ("",)),
}
CHANGES_SCRIPTS = {name: scripts for name, (_, _, scripts) in SCENES.items()}


@cache
def plans() -> tuple[Plan, ...]:
    return tuple(plan(number, name) for number, name in enumerate(SCENES, FIRST_NUMBER))


def plan(number: int, name: str) -> Plan:
    lay, options, scripts = SCENES[name]
    state = lay(**options).state
    game = state.game
    return Plan(
        GAME,
        name.replace("_", "-"),
        number,
        tuple(f"script:{name}:{seat}" for seat in range(len(scripts))),
        game.options_of(state),
        True,
        incidents=False,
        version=2,
        position=game.to_text(state),
    )
