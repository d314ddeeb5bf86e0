"""The box, the printed payload chart, the rulebook's worked examples and published plans, flown on the table."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome.games.leaving_earth import ids
from tests.games.leaving_earth.table import Table

DATA = ids.DATA


# --- What is in the box ------------------------------------------------------


def of_base(table: str) -> list[dict[str, object]]:
    return [entry for entry in DATA[table] if "expansion" not in entry]


def cards(table: str) -> int:
    return sum(int(str(entry["cards"])) for entry in of_base(table))


def test_the_box_holds_33_location_cards() -> None:
    """24 explorable cards, and nine that have no hidden face."""
    hidden = {entry["location"] for entry in of_base("face")}
    fixed = {entry["id"] for entry in of_base("location")} - hidden - {"lost"}
    assert cards("face") == 24
    assert len(fixed) == 9
    assert cards("face") + len(fixed) == 33


def test_the_box_holds_133_component_cards() -> None:
    skills = zip(ids.ASTRONAUTS, DATA["skill"], strict=True)
    astronauts = sum(len(people) for people, skill in skills if "expansion" not in skill)
    assert cards("component") + astronauts == 133


def test_the_box_holds_24_missions_and_mercury_three() -> None:
    assert Counter(entry["deck"] for entry in of_base("mission")) == {"easy": 6, "medium": 9, "hard": 9}
    assert sum(entry.get("expansion") == "mercury" for entry in DATA["mission"]) == 3


def test_every_location_has_a_maneuver_away() -> None:
    for place in {entry["id"] for entry in DATA["location"] if entry["kind"] not in ("lost", "condition")}:
        assert any(entry["from"] == place for entry in DATA["maneuver"])


@pytest.mark.parametrize(
    ("place", "start", "weights"),
    [
        ("solar_radiation", "earth_orbit", [1, 1, 1]),
        ("moon", "lunar_orbit", [1, 1, 1, 1]),
        ("mars", "mars_orbit", [1, 1, 1]),
        ("phobos", "mars_orbit", [2, 1]),
        ("ceres", "inner_transfer", [1, 1, 1]),
        ("venus", "venus_orbit", [2, 1, 1]),
        ("mercury", "mercury_orbit", [1, 1]),
    ],
)
def test_faces_are_drawn_in_proportion_to_their_cards(place: str, start: str, weights: list[int]) -> None:
    table = Table(1).learn("surveying")
    table.craft(start, "probe")
    assert table.work().do("survey", place).state.chance_weights() == weights


def test_suborbital_space_is_harmless_on_two_of_four_cards_and_the_die_has_eight_sides() -> None:
    table = Table(1).learn("saturn_rockets")
    table.craft("earth", "saturn", "vostok", "pilot")
    table.fly("earth__earth_orbit", "saturn")
    assert table.state.chance_weights() == [2, 1, 1]
    assert table.finds("dangerous").do("reveal").state.chance_weights() == [1] * 8


# --- The printed chart of maximum payloads -----------------------------------

ROUTES = {
    1: ("earth_orbit", "earth_orbit__lunar_flyby"),
    2: ("moon", "moon__lunar_orbit"),
    3: ("earth_orbit", "earth_orbit__lunar_orbit"),
    4: ("lunar_flyby", "lunar_flyby__moon"),
    5: ("suborbital", "suborbital__earth_orbit"),
    6: ("venus", "venus__venus_orbit"),
    7: ("mercury_orbit", "mercury_orbit__inner_transfer"),
    8: ("earth", "earth__earth_orbit"),
}
# Whole units of payload by difficulty 1 to 8; 0 where the chart prints a fraction below one, or a dash.
CHART = {
    "juno": (3, 1, 0, 0, 0, 0, 0, 0),
    "atlas": (23, 9, 5, 2, 1, 0, 0, 0),
    "soyuz": (71, 31, 17, 11, 7, 4, 2, 1),
    "saturn": (180, 80, 46, 30, 20, 13, 8, 5),
}


def lifts(rocket: str, difficulty: int, payload: int) -> bool:
    """Whether one rocket carries so much through a maneuver."""
    start, maneuver = ROUTES[difficulty]
    table = Table(1).learn_all()
    for place, face in (("moon", "barren"), ("solar_radiation", "calm"), ("suborbital", "harmless")):
        table.show(place, face)
    table.craft(start, rocket, *["supplies_1x"] * payload)
    table.fly(maneuver, rocket)
    return table.place() == maneuver.split("__")[1]


@pytest.mark.parametrize("rocket", CHART)
@pytest.mark.parametrize("difficulty", ROUTES)
def test_a_rocket_lifts_the_printed_payload_and_no_more(rocket: str, difficulty: int) -> None:
    most = CHART[rocket][difficulty - 1]
    if most:
        assert lifts(rocket, difficulty, most)
    assert not lifts(rocket, difficulty, most + 1)


@pytest.mark.parametrize("rocket", CHART)
def test_the_chart_is_thrust_over_difficulty_less_mass(rocket: str) -> None:
    entry = next(entry for entry in DATA["component"] if entry["id"] == rocket)
    for difficulty, most in enumerate(CHART[rocket], 1):
        assert most == max(0, entry["thrust"] // difficulty - entry["mass"])


# --- The rulebook's worked examples ------------------------------------------


def known(*missions: str) -> Table:
    table = Table(1, (*missions, "mars_station")).learn_all().show("suborbital", "harmless").show("moon", "barren")
    return table.show("solar_radiation", "calm")


def test_a_moon_probe_flies_with_two_soyuz_an_atlas_and_a_juno() -> None:
    table = known("sounding_rocket", "artificial_satellite", "lunar_lander")
    table.craft("earth", "soyuz", "soyuz", "atlas", "juno", "probe")
    table.fly("earth__suborbital", "soyuz").fly("suborbital__earth_orbit", "soyuz")
    table.fly("earth_orbit__lunar_orbit", "atlas").fly("lunar_orbit__moon", "juno")
    assert table.place() == "moon"
    assert table.parts() == ["probe"]
    needs = [(began["maneuver"], began["need"]) for began in table.news("maneuver_began")]
    assert needs == [
        ("earth__suborbital", 72),
        ("suborbital__earth_orbit", 75),
        ("earth_orbit__lunar_orbit", 18),
        ("lunar_orbit__moon", 4),
    ]
    assert table.earned() == 1 + 2 + 6


def test_a_crew_goes_to_the_moon_and_back_by_earth_orbit_rendezvous() -> None:
    """Two launches meet in Earth Orbit; the Eagle goes down with the pilot, and the Apollo brings both home."""
    table = known("man_in_orbit", "man_on_the_moon", "lunar_sample_return").show("suborbital", "unpleasant")
    table.craft("earth", "saturn", "saturn", "apollo", "eagle", "atlas", "pilot", "doctor")
    table.craft("earth", "saturn", "saturn", "soyuz", *["juno"] * 5)
    table.fly("earth__suborbital", "saturn").rolls(2, 8).fly("suborbital__earth_orbit", "saturn").do("done")
    table.fly("earth__suborbital", "saturn", craft=2).fly("suborbital__earth_orbit", "saturn").do("dock", 1)
    table.fly("earth_orbit__lunar_orbit", "soyuz")
    assert table.state.mass_of(0, 2) == 13
    table.do("separate").do("detach", "eagle").do("detach_crew", 1)
    for _ in range(5):
        table.do("detach", "juno")
    table.do("split").do("done")
    lander = 1
    assert (table.crew(lander), table.crew(2)) == (["pilot"], ["doctor"])
    table.fly("lunar_orbit__moon", "juno", "juno", "juno", craft=lander).do("collect", "moon_sample")
    table.fly("moon__lunar_orbit", "juno", "juno").do("dock", 2)
    table.fly("lunar_orbit__earth_orbit", "atlas").fly("earth_orbit__earth")
    while table.verbs() == ["seat_in"]:
        table.do("seat_in", 1)
    assert table.place(lander) == "earth"
    assert table.parts(lander) == ["apollo", "moon_sample"]  # the Eagle burns
    assert sorted(table.crew(lander)) == ["doctor", "pilot"]
    assert table.earned() == 4 + 10 + 12
    assert table.state.scores() == [26]


# --- Published plans ---------------------------------------------------------


def test_five_junos_take_one_unit_from_earth_orbit_to_the_moon_by_the_fly_by() -> None:
    table = known("lunar_lander")
    table.craft("earth_orbit", *["juno"] * 5, "probe")
    table.fly("earth_orbit__lunar_flyby", "juno", "juno").fly("lunar_flyby__lunar_orbit", "juno", "juno")
    table.fly("lunar_orbit__moon", "juno")
    assert table.place() == "moon"
    assert table.parts() == ["probe"]


def test_one_ion_thruster_takes_five_units_from_earth_orbit_to_mercury_orbit_in_13_years() -> None:
    table = known()
    table.craft("earth_orbit", "ion_thruster", *["probe"] * 5)
    for maneuver, years in (
        ("earth_orbit__inner_transfer", 4),
        ("inner_transfer__mercury_flyby", 6),
        ("mercury_flyby__mercury_orbit", 3),
    ):
        table.fly(maneuver)
        while table.state.years < years:
            table.do("slower")
        table.do("fire", "ion_thruster")
        assert table.tokens() == years
        for _ in range(years):
            table.end_year()
    assert (table.place(), table.tokens()) == ("mercury_orbit", 0)
    assert table.state.year == 1956 + 13
    assert table.parts() == ["ion_thruster", *["probe"] * 5]
