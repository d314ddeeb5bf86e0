"""The games of Leaving Earth with Stations that are recorded: who takes part, and what is to come of it.

The seeds were looked for by `leaving_earth_seeds`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from cosmodrome.core.meta import Options
from tools.records.leaving_earth.stations_scripts import (
    CLINIC,
    CYCLERS,
    LABORATORY,
    ROVERS,
    SHUTTLES,
    SPACEPLANE,
    SYNTHESIS,
    ceres_program,
    geologists,
    lunar_probe,
    mars_program,
    mercury_probe,
    moon_program,
    patron,
    venus_program,
)
from tools.records.plan import Plan

GAME = "leaving_earth"
LEVELS = ("easy", "normal", "hard", "very_hard")


@dataclass(frozen=True)
class Program:
    """A scripted game: its seed, its options besides the expansion, one script per agency, and what it is to show.

    Of what it shows, `st_lunar_station` is a mission that is completed, or an occupation that pays, `moon_gold` a
    feature that is found, `mercury barren` a face that is revealed, and `synthesis success` an outcome that is drawn.
    """

    number: int
    options: Options
    scripts: tuple[str, ...]
    shows: tuple[str, ...]

    def plan(self, name: str, number: int | None = None) -> Plan:
        seats = tuple(f"script:{name}:{seat}" for seat in range(len(self.scripts)))
        options: Options = {"stations": True, **self.options}
        seed = self.number if number is None else number
        return Plan(GAME, name.replace("_", "-"), seed, seats, options, True, incidents=False)


def late(level: str, last_year: int, **more: bool | str | int) -> Options:
    """A quick start, which comes with Outer Planets."""
    return {"level": level, "outer_planets": True, "quick_start": True, "last_year": last_year, **more}


PROGRAMS: dict[str, Program] = {
    "stations_moon_1": Program(
        51,
        late("hard", 1970),
        moon_program(2, 2),
        (
            "st_lunar_experiment",
            "st_lunar_experiment_again",
            "st_lunar_fly_by",
            "st_lunar_lander",
            "st_lunar_sample_return",
            "st_lunar_station_again",
            "st_man_on_the_moon_again",
            "st_orbital_experiment",
            "st_orbital_experiment_again",
            "st_orbital_occupation",
            "moon_horizon_glow",
        ),
    ),
    "stations_moon_2": Program(
        38,
        late("hard", 1970),
        moon_program(0, 0),
        (
            "st_extraterrestrial_life_survey",
            "st_lunar_habitat",
            "st_lunar_lander",
            "st_lunar_occupation",
            "st_lunar_station",
            "st_man_on_the_moon",
            "st_orbital_habitat",
            "moon_infection",
        ),
    ),
    "stations_moon_3": Program(
        27,
        late("hard", 1970),
        moon_program(1, 1),
        (
            "st_lunar_experiment",
            "st_lunar_lander",
            "st_lunar_survey",
            "st_man_on_the_moon",
            "st_manned_lunar_fly_by",
            "st_orbital_experiment_again",
            "moon_palladium",
        ),
    ),
    "stations_moon_4": Program(
        138,
        late("hard", 1970),
        moon_program(0, 1),
        (
            "st_extraterrestrial_life_survey",
            "st_lunar_experiment_again",
            "st_lunar_survey",
            "st_man_on_the_moon",
            "st_man_on_the_moon_again",
            "moon_infection",
        ),
    ),
    "stations_mars_1": Program(
        111,
        late("very_hard", 1976),
        mars_program(1),
        (
            "st_man_on_mars",
            "st_manned_mars_fly_by",
            "st_mars_experiment",
            "st_mars_lander",
            "st_mars_station_again",
            "st_mars_survey",
            "st_phobos_lander",
            "st_phobos_sample_return",
            "mars_aurora",
            "mars_fossil",
            "phobos_rubble",
        ),
    ),
    "stations_mars_2": Program(
        474,
        late("very_hard", 1976),
        mars_program(1),
        (
            "st_extraterrestrial_life_survey",
            "st_man_on_phobos",
            "st_manned_mars_fly_by",
            "st_mars_experiment_again",
            "st_mars_fly_by",
            "st_mars_lander",
            "st_mars_sample_return",
            "st_mars_station",
            "st_phobos_sample_return",
            "mars_hematite",
            "mars_iridium",
            "mars_lichens",
            "phobos_wreckage",
        ),
    ),
    "stations_mars_3": Program(
        391,
        late("very_hard", 1974),
        mars_program(0, "spare_parts"),
        (
            "st_man_on_mars",
            "st_man_on_mars_again",
            "st_manned_mars_fly_by",
            "st_mars_occupation",
            "st_mars_orbit_habitat",
            "st_phobos_survey",
            "mars_mars_caves",
            "mars_rocky_desert",
            "phobos_wreckage",
        ),
    ),
    "stations_mars_4": Program(
        10,
        late("hard", 1974),
        mars_program(0),
        (
            "st_man_in_space",
            "st_man_on_mars",
            "st_manned_mars_fly_by",
            "st_mars_habitat",
            "st_mars_lander",
            "st_orbital_habitat",
            "st_phobos_survey",
            "mars_germanium",
            "mars_platinum",
            "phobos_phobos_caves",
        ),
    ),
    "stations_venus_1": Program(
        365,
        late("very_hard", 1976),
        venus_program(1),
        (
            "st_extraterrestrial_life_sample",
            "st_extraterrestrial_life_survey",
            "st_manned_venus_fly_by",
            "st_orbital_habitat",
            "st_venus_experiment",
            "st_venus_lander",
            "st_venus_sample_return",
            "st_venus_station",
            "venus_edible_plants",
            "venus_kelp_forests",
            "venus_volcanoes",
        ),
    ),
    "stations_venus_2": Program(
        431,
        late("very_hard", 1976),
        venus_program(0),
        (
            "st_extraterrestrial_life_sample",
            "st_extraterrestrial_life_survey",
            "st_space_station",
            "st_venus_fly_by",
            "st_venus_habitat",
            "st_venus_occupation",
            "st_venus_sample_return",
            "st_venus_survey",
            "venus_edible_plants",
            "venus_limestone",
            "venus_volcanoes",
        ),
    ),
    "stations_venus_3": Program(
        69,
        late("very_hard", 1976),
        venus_program(0),
        (
            "st_extraterrestrial_life_sample",
            "st_extraterrestrial_life_survey",
            "st_man_on_venus",
            "st_venus_habitat",
            "st_venus_lander",
            "st_venus_occupation",
            "st_venus_station",
            "venus_edible_plants",
            "venus_mud_flats",
            "venus_volcanoes",
        ),
    ),
    "stations_ceres_1": Program(
        322,
        late("very_hard", 1972, mercury=True),
        ceres_program(),
        (
            "st_artificial_satellite",
            "st_man_on_ceres",
            "st_man_on_mercury",
            "st_mercury_lander",
            "st_mercury_survey",
            "ceres_water_ice",
        ),
    ),
    "stations_ceres_2": Program(
        35,
        late("hard", 1972, mercury=True),
        ceres_program(),
        ("st_ceres_lander", "st_ceres_survey", "st_space_station", "ceres_ruthenium"),
    ),
    "stations_geologists_1": Program(
        476,
        late("easy", 1974),
        geologists(),
        (
            "st_ceres_survey",
            "st_extraterrestrial_life_survey",
            "st_mars_fly_by",
            "st_phobos_survey",
            "mars_hematite",
            "mars_liquid_water",
            "mars_microbes",
            "moon_desolation",
        ),
    ),
    "stations_geologists_2": Program(
        150,
        late("easy", 1974),
        geologists(moon_is_dust=True),
        (
            "st_artificial_satellite",
            "st_ceres_survey",
            "st_lunar_fly_by",
            "st_venus_fly_by",
            "ceres_ruthenium",
            "mars_badlands",
            "mars_rhodium",
            "phobos_rubble",
        ),
    ),
    "stations_geologists_3": Program(
        523,
        late("easy", 1974),
        geologists(),
        (
            "st_ceres_survey",
            "st_mars_fly_by",
            "st_mars_survey",
            "st_phobos_survey",
            "ceres_barren",
            "mars_methane",
            "mars_rhodium",
            "moon_lunar_caves",
            "phobos_alien_object",
        ),
    ),
    "stations_lunar_probe_1": Program(
        30, late("easy", 1966), lunar_probe(), ("st_artificial_satellite", "moon_cobalt")
    ),
    "stations_lunar_probe_2": Program(12, late("easy", 1966), lunar_probe(), ("st_lunar_fly_by", "moon_dust")),
    "stations_lunar_probe_3": Program(
        46, late("easy", 1966), lunar_probe(), ("st_lunar_fly_by", "st_lunar_survey", "moon_fluorescence")
    ),
    "stations_lunar_probe_4": Program(31, late("easy", 1966), lunar_probe(), ("st_lunar_fly_by", "moon_gold")),
    "stations_mercury_probe": Program(1, late("easy", 1970, mercury=True), mercury_probe(), ("mercury barren",)),
    "stations_rovers": Program(
        6,
        late("normal", 1970),
        (ROVERS, patron("surveying", "life_support", last=1969), patron("rendezvous", "atlas_rockets", last=1969)),
        (
            "st_artificial_satellite",
            "st_lunar_survey",
            "moon_desolation",
            "rovers success",
            "rovers minor_failure",
            "rovers major_failure",
        ),
    ),
    "stations_synthesis": Program(
        6,
        {"level": "easy", "last_year": 1962},
        (SYNTHESIS,),
        ("synthesis success", "synthesis minor_failure", "synthesis major_failure"),
    ),
    "stations_shuttles": Program(
        5,
        {"level": "easy", "last_year": 1960, "stations_printing": "first"},
        (SHUTTLES,),
        ("space_shuttle success", "space_shuttle minor_failure", "space_shuttle major_failure"),
    ),
    "stations_spaceplane": Program(
        11,
        late("normal", 1970, stations_printing="first"),
        (SPACEPLANE, patron("landing", "surveying", last=1967), patron("rendezvous", "life_support", last=1967)),
        ("st_artificial_satellite", "st_lunar_fly_by", "moon_armalcolite"),
    ),
    "stations_cyclers": Program(
        1,
        late("normal", 1978),
        (
            CYCLERS,
            patron("re_entry", "aerobraking", last=1968),
            patron("rendezvous", "atlas_rockets", last=1968),
            patron("ion_thrusters", "surveying", last=1968),
        ),
        ("st_mars_lander", "st_venus_fly_by"),
    ),
    "stations_clinic": Program(
        2,
        late("normal", 1970),
        (CLINIC, patron("life_support", "re_entry", last=1967), patron("rendezvous", "surveying", last=1967)),
        ("st_artificial_satellite",),
    ),
    "stations_laboratory": Program(
        64, {"level": "easy", "last_year": 1960}, (LABORATORY,), ("st_man_in_space", "st_orbital_experiment")
    ),
}

STATIONS_SCRIPTS = {name: program.scripts for name, program in PROGRAMS.items()}


def programs() -> Iterator[Plan]:
    for name, program in PROGRAMS.items():
        yield program.plan(name)
    yield from stations_company()


def stations_company() -> Iterator[Plan]:
    """Curious agencies, as many and on such levels as no program has; most of them start late, for a year."""
    number = 700
    planned = {(len(program.scripts), program.options["level"]) for program in PROGRAMS.values()}
    for players, (index, level) in product(range(1, 6), enumerate(LEVELS)):
        number += 1
        if (players, level) in planned:
            continue
        is_late = players > 2 or index % 2 == 0
        options: Options = {
            "level": level,
            "stations": True,
            "stations_printing": "first" if (players + index) % 3 == 0 else "later",
            "mercury": index > 1,
            "outer_planets": is_late,
            "quick_start": is_late,
            "team": players > 1 and (players + index) % 3 == 1,
            "last_year": 1966 if is_late else 1958,
        }
        yield Plan(
            GAME, f"stations-{players}p-{level.replace('_', '-')}", number, ("curious",) * players, options, True
        )
