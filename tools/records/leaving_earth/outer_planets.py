"""The scripted games of Leaving Earth with Outer Planets: who takes part, and what is to come of it.

The seeds were looked for by `leaving_earth_seeds`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cosmodrome.core.meta import Options
from tools.records.leaving_earth.outer_planets_scripts import (
    BRAKES,
    DRIFTERS,
    EUROPA_EXPLORER,
    EUROPA_SAMPLE,
    GANYMEDE_LANDER,
    GRAND_TOUR,
    IO_SAMPLE,
    JUPITER_LANDERS,
    JUPITER_STATION,
    JUPITER_SURVEYS,
    MAN_ON_TITAN,
    MANNED_JUPITER_FLY_BY,
    MOONS_AND_BACK,
    PROTON,
    ROUNDABOUT,
    SATURN_EXPLORERS,
    SATURN_LANDERS,
    SATURN_SAMPLES,
    SATURN_STATION,
    TITAN_ENTRY,
    TITAN_SAMPLE,
    TWO_SAMPLES,
    patron,
)
from tools.records.plan import Plan


@dataclass(frozen=True)
class Expedition:
    """A game: its seed, its options besides the expansion, one script per agency, and what it is to show.

    Of what it shows, `io_lander` is a mission that is completed, `europa thin_ice` a face that is revealed, and
    `aerobraking success` an outcome that is drawn.
    """

    number: int
    options: Options
    scripts: tuple[str, ...]
    shows: tuple[str, ...]

    def plan(self, name: str, number: int | None = None) -> Plan:
        seats = tuple(f"script:{name}:{seat}" for seat in range(len(self.scripts)))
        options: Options = {"outer_planets": True, **self.options}
        seed = self.number if number is None else number
        return Plan("leaving_earth", f"outer-{name.replace('_', '-')}", seed, seats, options, True, incidents=False)


def late(level: str, last_year: int = 0, team: bool = False) -> Options:
    return {"level": level, "quick_start": True, "last_year": last_year, "team": team}


EXPEDITIONS: dict[str, Expedition] = {
    "jupiter_surveys": Expedition(
        18,
        late("easy", 1976),
        (JUPITER_SURVEYS,),
        ("callisto_survey", "jupiter_system_survey", "jupiter strong_radiation"),
    ),
    "jupiter_landers": Expedition(
        71,
        late("hard", 1980),
        (JUPITER_LANDERS, patron("landing", "surveying")),
        ("jupiter_orbiter", "io_lander", "europa_lander", "callisto_lander"),
    ),
    "ganymede_lander": Expedition(
        52,
        late("hard", 1980),
        (GANYMEDE_LANDER, patron("landing", "surveying", last=1967), patron("atlas_rockets", "re_entry")),
        ("advanced_io_survey", "advanced_europa_survey", "ganymede_lander", "europa unknown_force"),
    ),
    "io_sample": Expedition(4, late("very_hard"), (IO_SAMPLE,), ("io_sample_return",)),
    "europa_sample": Expedition(
        20, late("very_hard"), (EUROPA_SAMPLE, patron("landing", "surveying")), ("europa_sample_return",)
    ),
    "two_samples": Expedition(
        60,
        late("very_hard"),
        (
            TWO_SAMPLES,
            patron("landing", "surveying"),
            patron("rendezvous", "life_support"),
            patron("juno_rockets", "atlas_rockets"),
        ),
        ("io_sample_return", "europa_sample_return", "io minerals"),
    ),
    "europa_explorer": Expedition(
        3, late("hard", 1976), (EUROPA_EXPLORER, patron("landing", "rendezvous")), ("europa_ice_explorer",)
    ),
    "jupiter_station": Expedition(
        1,
        late("very_hard", 1980),
        (
            JUPITER_STATION,
            patron("landing", "life_support", last=1969),
            patron("atlas_rockets", "rendezvous", last=1969),
        ),
        ("jupiter_station", "ganymede_sample_return"),
    ),
    "moons_and_back": Expedition(
        3,
        late("hard", 1982),
        (
            MOONS_AND_BACK,
            patron("soyuz_rockets", "proton_rockets", last=1968),
            patron("re_entry", "aerobraking", last=1968),
            patron("landing", "rendezvous", last=1968),
            patron("juno_rockets", "atlas_rockets", last=1968),
        ),
        ("ganymede_lander", "ganymede minerals"),
    ),
    "manned_jupiter_fly_by": Expedition(
        4,
        late("very_hard", 1980),
        (
            MANNED_JUPITER_FLY_BY,
            patron("re_entry", "surveying", last=1968),
            patron("life_support", "landing", last=1968),
        ),
        ("manned_jupiter_fly_by",),
    ),
    "saturn_surveys": Expedition(
        63,
        late("hard", 1980),
        (SATURN_LANDERS, patron("landing", "surveying")),
        ("saturn_orbiter", "advanced_titan_survey", "advanced_enceladus_survey", "titan hydrocarbons"),
    ),
    "saturn_landers": Expedition(
        78, late("hard", 1980), (SATURN_LANDERS, patron("landing", "surveying")), ("enceladus_lander", "titan_lander")
    ),
    "saturn_explorers": Expedition(
        2,
        late("hard", 1980),
        (SATURN_EXPLORERS, patron("landing", "rendezvous"), patron("surveying", "life_support")),
        ("enceladus_ice_explorer", "titan_cloud_explorer"),
    ),
    "saturn_samples": Expedition(
        455,
        late("very_hard"),
        (SATURN_SAMPLES, patron("surveying", "landing")),
        ("saturn_ring_sample_return", "enceladus_sample_return", "enceladus geysers"),
    ),
    "titan_entry": Expedition(17, late("hard", 1978), (TITAN_ENTRY,), ("titan_survey", "titan hydrocarbons")),
    "titan_sample": Expedition(
        14,
        late("very_hard"),
        (
            TITAN_SAMPLE,
            patron("atlas_rockets", "surveying"),
            patron("landing", "juno_rockets"),
            patron("life_support", "re_entry"),
            patron("rendezvous", "soyuz_rockets"),
        ),
        ("titan_sample_return",),
    ),
    "saturn_station": Expedition(
        74,
        late("very_hard", 1980),
        (SATURN_STATION, patron("landing", "life_support", last=1969)),
        ("saturn_station", "titan_sample_return", "saturn ring_radiation"),
    ),
    "man_on_titan": Expedition(
        2,
        late("very_hard", 1984, team=True),
        (
            MAN_ON_TITAN,
            patron("re_entry", "aerobraking", last=1970),
            patron("soyuz_rockets", "proton_rockets", last=1970),
            patron("life_support", "surveying", last=1970),
            patron("landing", "rendezvous", last=1970),
        ),
        ("man_on_titan", "manned_saturn_fly_by"),
    ),
    "grand_tour": Expedition(16, late("very_hard"), (GRAND_TOUR,), ("uranus_survey", "neptune_survey", "grand_tour")),
    "drifters": Expedition(
        48,
        late("normal", 1982),
        (DRIFTERS, patron("rendezvous", "surveying", last=1967)),
        ("jupiter_survey", "saturn_survey", "uranus_survey"),
    ),
    "roundabout": Expedition(
        1,
        late("normal", 1980),
        (
            ROUNDABOUT,
            patron("re_entry", "aerobraking", last=1967),
            patron("rendezvous", "landing"),
            patron("juno_rockets", "surveying"),
        ),
        (),
    ),
    "brakes": Expedition(
        15,
        late("normal", 1970),
        (BRAKES, patron("rendezvous", "re_entry", last=1967)),
        ("aerobraking success", "aerobraking minor_failure", "aerobraking major_failure"),
    ),
    "proton": Expedition(
        40,
        {"level": "easy", "last_year": 1960},
        (PROTON,),
        ("proton_rockets success", "proton_rockets minor_failure", "proton_rockets major_failure"),
    ),
}

OUTER_SCRIPTS = {name: expedition.scripts for name, expedition in EXPEDITIONS.items()}


def expeditions() -> Iterator[Plan]:
    for name, expedition in EXPEDITIONS.items():
        yield expedition.plan(name)
