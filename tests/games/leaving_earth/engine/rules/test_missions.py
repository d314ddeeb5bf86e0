"""Missions: every card of the box completed once, and what does not complete it."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth import ids
from tests.games.leaving_earth.table import Table, mission

POINTS = {
    "sounding_rocket": 1,
    "artificial_satellite": 2,
    "man_in_space": 2,
    "man_in_orbit": 4,
    "lunar_survey": 4,
    "mars_survey": 5,
    "lunar_lander": 6,
    "space_station": 6,
    "venus_survey": 6,
    "mars_lander": 7,
    "ceres_lander": 8,
    "lunar_sample_return": 10,
    "venus_lander": 11,
    "man_on_the_moon": 12,
    "phobos_sample_return": 12,
    "ceres_sample_return": 14,
    "lunar_station": 15,
    "mars_sample_return": 16,
    "mars_station": 20,
    "man_on_mars": 24,
    "venus_sample_return": 24,
    "venus_station": 27,
    "man_on_venus": 32,
    "extraterrestrial_life": 40,
    "mercury_survey": 7,
    "mercury_lander": 13,
    "mercury_sample_return": 19,
}
GOOD_FACES = {
    "moon": "barren",
    "mars": "barren",
    "venus": "oceans",
    "phobos": "barren",
    "ceres": "barren",
    "mercury": "barren",
    "suborbital": "harmless",
    "solar_radiation": "calm",
}


def ready(*missions: str, players: int = 2) -> Table:
    """Everything is known and harmless, and one far mission keeps the game going."""
    table = Table(players, {*missions, "extraterrestrial_life"}).learn_all()
    for place, face in GOOD_FACES.items():
        table.show(place, face)
    return table


def is_paid(table: Table, name: str) -> None:
    """Seat 0 has the card, and seat 1 the money."""
    assert table.owner(name) == 0
    assert table.earned(0) == POINTS[name]
    assert table.news("mission_completed") == [
        {"happening": "mission_completed", "seat": 0, "mission": name, "points": POINTS[name]}
    ]


def test_the_cards_of_the_box_are_all_here() -> None:
    base = [entry["id"] for entry in ids.DATA["mission"] if entry.get("expansion", "mercury") == "mercury"]
    assert set(POINTS) == set(base)


# --- Probes ------------------------------------------------------------------

PROBES = [
    ("sounding_rocket", "earth", "earth__suborbital"),
    ("artificial_satellite", "earth", "earth__earth_orbit"),
    ("lunar_lander", "lunar_orbit", "lunar_orbit__moon"),
    ("mars_lander", "mars_orbit", "mars_orbit__mars"),
    ("ceres_lander", "inner_transfer", "inner_transfer__ceres"),
    ("venus_lander", "venus_orbit", "venus_orbit__venus"),
    ("mercury_lander", "mercury_orbit", "mercury_orbit__mercury"),
]


@pytest.mark.parametrize("instrument", ["probe", "apollo"])
@pytest.mark.parametrize(("name", "start", "maneuver"), PROBES)
def test_a_working_probe_or_capsule_completes_a_mission_where_it_arrives(
    name: str, start: str, maneuver: str, instrument: str
) -> None:
    table = ready(name)
    table.craft(start, "saturn", instrument)
    table.work().do("maneuver", maneuver)
    if table.may("fire", "saturn"):
        table.do("fire", "saturn")
    if table.tokens():
        assert table.owner(name) == "open"
        table.end_year()
    is_paid(table, name)


@pytest.mark.parametrize(("name", "start", "maneuver"), PROBES)
def test_a_damaged_probe_completes_nothing(name: str, start: str, maneuver: str) -> None:
    table = ready(name)
    table.craft(start, "saturn", "saturn", "damaged_probe")
    table.work().do("maneuver", maneuver)
    while table.may("fire", "saturn"):
        table.do("fire", "saturn")
    table.end_year()
    assert table.owner(name) == "open"


def test_a_sounding_rocket_counts_anywhere_in_space() -> None:
    table = ready("sounding_rocket")
    table.craft("earth_orbit", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby", "juno")
    is_paid(table, "sounding_rocket")


def test_one_arrival_completes_several_missions_cheapest_first() -> None:
    table = ready("sounding_rocket", "artificial_satellite")
    table.craft("earth", "saturn", "probe")
    table.fly("earth__earth_orbit", "saturn")
    assert [done["mission"] for done in table.news("mission_completed")] == ["sounding_rocket", "artificial_satellite"]
    assert table.cash(1) == 45


def test_completing_is_not_optional() -> None:
    table = ready("artificial_satellite")
    table.craft("earth", "saturn", "probe")
    table.fly("earth__earth_orbit", "saturn")
    assert table.owner("artificial_satellite") == 0
    assert table.state.current_player() == 0


def test_a_mission_is_completed_once() -> None:
    table = ready("artificial_satellite")
    table.craft("earth", "saturn", "probe")
    table.craft("earth", "saturn", "probe")
    table.fly("earth__earth_orbit", "saturn").do("done").fly("earth__earth_orbit", "saturn", craft=2)
    assert table.earned(0) == 2
    assert table.cash(1) == 35


# --- Surveys -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place", "start"),
    [
        ("lunar_survey", "moon", "lunar_flyby"),
        ("mars_survey", "mars", "mars_orbit"),
        ("venus_survey", "venus", "venus_flyby"),
        ("mercury_survey", "mercury", "mercury_orbit"),
    ],
)
def test_a_survey_belongs_to_whoever_reveals(name: str, place: str, start: str) -> None:
    table = Table(2, (name, "ceres_sample_return")).learn_all().learn_all(1)
    table.craft(start, "probe")
    table.craft(start, "probe", seat=1)
    table.work().do("survey", place).any_outcome().do("keep_hidden").end_turn()
    table.work().do("survey", place).do("reveal")
    assert table.owner(name) == 1
    assert (table.earned(0), table.earned(1)) == (0, POINTS[name])


# --- There and back ----------------------------------------------------------

RETURNS = [
    ("man_in_space", "earth_orbit"),
    ("man_in_space", "suborbital"),
    ("man_in_orbit", "earth_orbit"),
    ("man_on_the_moon", "moon"),
    ("man_on_mars", "mars"),
    ("man_on_venus", "venus"),
]


@pytest.mark.parametrize(("name", "place"), RETURNS)
def test_an_astronaut_who_was_there_and_comes_back_alive_completes_it(name: str, place: str) -> None:
    table = ready(name)
    craft = table.craft("earth_orbit", "apollo", "pilot")
    table.visited(craft, place).fly("earth_orbit__earth")
    is_paid(table, name)


@pytest.mark.parametrize(("name", "place"), [r for r in RETURNS if r[0].startswith("man_on")])
def test_astronaut_from_elsewhere_completes_no_mission(name: str, place: str) -> None:
    table = ready(name)
    craft = table.craft("earth_orbit", "apollo", "pilot")
    table.visited(craft, "earth_orbit", "lunar_orbit").fly("earth_orbit__earth")
    assert table.owner(name) == "open"


def test_a_man_in_space_need_not_reach_an_orbit() -> None:
    table = ready("man_in_space", "man_in_orbit")
    table.craft("earth", "atlas", "vostok", "pilot")
    table.fly("earth__suborbital", "atlas")
    assert table.owner("man_in_space") == "open"
    table.end_turn()
    is_paid(table, "man_in_space")


def test_the_journey_is_remembered_from_start_to_end() -> None:
    table = ready("man_on_the_moon", "man_in_orbit")
    table.craft("lunar_orbit", "apollo", "pilot", *["saturn"] * 2)
    table.fly("lunar_orbit__moon", "saturn").fly("moon__lunar_orbit", "saturn")
    table.put("saturn", 1)
    table.fly("lunar_orbit__earth_orbit", "saturn").fly("earth_orbit__earth")
    assert (table.owner("man_in_orbit"), table.owner("man_on_the_moon")) == (0, 0)


def test_returning_astronaut_may_be_incapacitated_but_not_dead() -> None:
    table = ready("man_on_the_moon")
    table.visited(table.craft("earth_orbit", "apollo", "damaged_pilot"), "moon").fly("earth_orbit__earth")
    is_paid(table, "man_on_the_moon")
    table = ready("man_on_the_moon")
    table.visited(table.craft("earth_orbit", "eagle", "pilot", "probe"), "moon").fly("earth_orbit__earth")
    assert table.owner("man_on_the_moon") == "open"


def test_the_same_astronaut_must_return() -> None:
    table = ready("man_on_the_moon")
    moonwalker = table.craft("lunar_orbit", "eagle", "pilot")
    table.visited(moonwalker, "moon")
    table.craft("earth_orbit", "apollo", "doctor")
    table.fly("earth_orbit__earth", craft=2)
    assert table.owner("man_on_the_moon") == "open"


def test_journey_ends_on_earth() -> None:
    table = ready("man_on_the_moon")
    table.visited(table.craft("earth_orbit", "apollo", "pilot"), "earth_orbit")
    table.fly("earth_orbit__earth")
    assert table.state.visited(0, 0) == 0


def test_journey_is_kept_when_the_spacecraft_or_the_agency_changes() -> None:
    table = ready("man_on_the_moon")
    table.visited(table.craft("earth_orbit", "apollo", "pilot"), "moon")
    table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept").end_turn()
    table.learn("re_entry", seat=1).fly("earth_orbit__earth")
    assert table.owner("man_on_the_moon") == 1


# --- Stations ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("space_station", "earth_orbit"),
        ("space_station", "ceres"),
        ("lunar_station", "moon"),
        ("mars_station", "mars"),
        ("venus_station", "venus"),
    ],
)
def test_living_astronaut_there_at_the_start_of_the_year_is_a_station(name: str, place: str) -> None:
    table = ready(name)
    table.craft(place, "aldrin", "pilot", "supplies_1x")
    assert table.owner(name) == "open"
    table.end_year()
    is_paid(table, name)


def test_an_empty_or_starving_station_is_none() -> None:
    table = ready("space_station")
    table.craft("earth_orbit", "aldrin", "supplies_1x")
    table.craft("earth_orbit", "aldrin", "pilot")
    table.end_year()
    assert table.owner("space_station") == "open"


def test_on_earth_there_is_no_space_station() -> None:
    table = ready("space_station")
    table.craft("earth", "aldrin", "pilot", "supplies_1x")
    table.end_year()
    assert table.owner("space_station") == "open"


def test_astronaut_between_two_locations_is_in_space() -> None:
    """Space Station: space is every location except Earth."""
    table = ready("space_station")
    table.craft("mars_orbit", "aldrin", "pilot", "supplies_1x", time=3, on="earth_orbit__mars_orbit")
    table.end_year()
    assert table.owner("space_station") == 0


def test_arrival_at_the_end_of_a_year_is_a_station_at_the_start_of_the_next() -> None:
    table = ready("space_station")
    table.craft("mars_orbit", "aldrin", "pilot", "supplies_1x", time=1, on="inner_transfer__mars_orbit")
    table.end_year()
    is_paid(table, "space_station")


# --- Samples -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sample"),
    [
        ("lunar_sample_return", "moon_sample"),
        ("mars_sample_return", "mars_sample"),
        ("venus_sample_return", "venus_sample"),
        ("phobos_sample_return", "phobos_sample"),
        ("ceres_sample_return", "ceres_sample"),
        ("mercury_sample_return", "mercury_sample"),
    ],
)
def test_a_sample_counts_when_it_reaches_earth(name: str, sample: str) -> None:
    table = ready(name)
    table.craft("earth_orbit", "damaged_probe", sample)
    table.fly("earth_orbit__earth")
    is_paid(table, name)
    assert sample in table.parts()


@pytest.mark.parametrize(("place", "face"), [("moon", "microbes"), ("mars", "plants"), ("venus", "wetlands")])
def test_life_is_a_sample_from_a_place_that_has_some(place: str, face: str) -> None:
    table = ready("mars_lander").show(place, face)
    table.craft("earth_orbit", "probe", f"{place}_sample")
    table.fly("earth_orbit__earth")
    is_paid(table, "extraterrestrial_life")


@pytest.mark.parametrize("sample", ["moon_sample", "mars_sample", "venus_sample", "ceres_sample"])
def test_a_sample_from_a_lifeless_place_is_no_life(sample: str) -> None:
    table = ready("mars_lander")
    table.craft("earth_orbit", "probe", sample)
    table.fly("earth_orbit__earth")
    assert table.owner("extraterrestrial_life") == "open"


# --- Missions that have become impossible ------------------------------------


def revealing(place: str, face: str, start: str, *missions: str) -> Table:
    table = Table(1, (*missions, "sounding_rocket")).learn_all()
    table.craft(start, "probe")
    return table.work().do("survey", place).finds(face)


def test_a_mission_is_removed_when_all_see_that_it_cannot_be_done() -> None:
    missions = ("venus_lander", "man_on_venus", "venus_station", "venus_sample_return")
    table = revealing("venus", "inferno", "venus_orbit", *missions)
    assert [table.owner(name) for name in missions] == ["open"] * 4
    table.do("reveal")
    assert [table.owner(name) for name in missions] == ["removed"] * 4
    assert table.state.points_open() == 2


def test_unrevealed_location_removes_no_mission() -> None:
    table = revealing("venus", "inferno", "venus_orbit", "venus_lander").do("keep_hidden")
    assert table.owner("venus_lander") == "open"


def test_harmless_location_removes_no_mission() -> None:
    table = revealing("venus", "oceans", "venus_orbit", "venus_lander", "venus_survey").do("reveal")
    assert table.owner("venus_lander") == "open"
    assert table.owner("venus_survey") == 0


def test_life_is_impossible_only_when_the_last_place_is_without_any() -> None:
    table = Table(1, ("extraterrestrial_life", "sounding_rocket")).learn_all()
    table.show("moon", "dust").show("mars", "barren")
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("oceans").do("reveal")
    assert table.owner("extraterrestrial_life") == "removed"
    table = Table(1, ("extraterrestrial_life", "sounding_rocket")).learn_all().show("moon", "dust")
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("oceans").do("reveal")
    assert table.owner("extraterrestrial_life") == "open"


def test_when_the_last_mission_is_removed_the_game_ends() -> None:
    table = Table(1, ("venus_lander",)).learn_all()
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("inferno").do("reveal")
    assert table.state.is_terminal()
    assert table.state.scores() == [0]
    assert mission("venus_lander") >= 0
