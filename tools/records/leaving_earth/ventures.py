"""The games of Leaving Earth with joint ventures that are recorded: who takes part, and what is to come of it.

The seeds were looked for by `leaving_earth_seeds`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.core.meta import Options
from tools.records.leaving_earth.stations import Program, late
from tools.records.leaving_earth.ventures_scripts import (
    crews,
    neighbours,
    prospectors,
    quarrel,
    settlers,
    testers,
    travellers,
)
from tools.records.plan import Plan

GAME = "leaving_earth"

VENTURES_PROGRAMS: dict[str, Program] = {
    "ventures_prospectors": Program(
        226,
        late("normal", 1968, ventures=True),
        prospectors(),
        ("st_lunar_survey", "st_lunar_sample_return", "moon_gold"),
    ),
    "ventures_settlers": Program(
        12, late("normal", 1968, ventures=True), settlers(), ("st_orbital_occupation", "st_space_station")
    ),
    "ventures_travellers": Program(4, late("easy", 1970, ventures=True), travellers(), ("st_mars_fly_by",)),
    "ventures_testers": Program(
        104,
        {"level": "easy", "last_year": 1958, "ventures": True},
        testers(),
        ("st_man_in_space", "juno_rockets major_failure", "juno_rockets minor_failure"),
    ),
    "ventures_crews": Program(
        2, late("easy", 1968, ventures=True), crews(), ("st_orbital_occupation", "life_support success")
    ),
    "ventures_quarrel": Program(1, late("easy", 1968, ventures=True), quarrel(), ()),
    "ventures_neighbours": Program(1, late("hard", 1968, ventures=True), neighbours(), ()),
}

VENTURES_SCRIPTS = {name: program.scripts for name, program in VENTURES_PROGRAMS.items()}


def undertakings() -> Iterator[Plan]:
    for name, program in VENTURES_PROGRAMS.items():
        yield program.plan(name)
    yield from ventures_company()


def ventures_company() -> Iterator[Plan]:
    """Agencies that try everything, moves that are taken back, and seats that change hands."""
    late_start = {"stations": True, **late("normal", 1966, ventures=True)}
    early: Options = {"level": "easy", "stations": True, "ventures": True, "last_year": 1958}
    yield Plan(GAME, "ventures-3p", 824, ("planner-lite", "random", "curious"), late_start, True)
    yield Plan(GAME, "ventures-4p", 803, ("curious",) * 4, early, True)
    yield Plan(GAME, "ventures-5p", 801, ("curious",) * 5, late_start, True)
