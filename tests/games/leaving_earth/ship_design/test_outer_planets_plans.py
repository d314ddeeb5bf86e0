"""Plans beyond the inner planets: in which years they can be flown, and every one of them flown by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth.ship_design import Dates, Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending
from cosmodrome.games.leaving_earth.ship_design.search.research_search import cheapest_programme
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.studies import MissionSheet, Route, ShipSheet, Stage, study
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    CHOOSE_DAMAGE,
    CHOOSE_REVEAL,
    CHOOSE_SEATS,
    LOOK,
    PAY_OUTCOME,
    WORK,
)
from tests.games.leaving_earth.table import FAR_AWAY, Table, location, missions_of
from tests.support.tiers import mostly_slow

ENTRIES: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in names.DATA["mission"]}
OUTER = [name for name, entry in ENTRIES.items() if entry.get("expansion") == "outer_planets"]
SAMPLES = [name for name in missions_of("mercury", "outer_planets") if ENTRIES[name]["requires"] == "sample"]
HARMLESS = {"jupiter": "weak_radiation", "saturn": "clear_rings", "solar_radiation": "calm"}


@pytest.fixture(scope="module")
def designer() -> Designer:
    return Designer(names.DATA, {"mercury", "outer_planets"})


def found(plan: Plan | None) -> Plan:
    assert plan is not None
    return plan


# --- the calendar ------------------------------------------------------------


def year_by_year(
    calendar: Calendar, designer: Designer, legs: list[tuple[str, int]], ending: Ending, patient: bool, now: int
) -> Iterator[list[int]]:
    """All possible departures, found by trying every year for every leg."""

    def onward(number: int, ready: int) -> Iterator[list[int]]:
        last = calendar.first_year + calendar.acting.bit_length() - 1
        if number == len(legs):
            if ready <= (last - ending.stay if ending.stay else last + (not ending.acts)):
                yield []
            return
        maneuver = designer.catalogue.maneuvers[legs[number][0]]
        can_wait = number == 0 or (patient and maneuver.origin not in designer.catalogue.restless)
        for year in range(ready, (last if can_wait else min(ready, last)) + 1):
            first, every = designer.catalogue.windows[maneuver.window] if maneuver.window else (0, 1)
            if year >= first and (year - first) % every == 0:
                for rest in onward(number + 1, year + legs[number][1]):
                    yield [year, *rest]

    return onward(0, now)


WAYS = {
    "to Jupiter past Venus": [
        ("earth__earth_orbit", 0),
        ("earth_orbit__inner_transfer", 2),
        ("inner_transfer__venus_flyby", 1),
        ("venus_flyby__jupiter_flyby", 1),
    ],
    "to Saturn past Mars and Jupiter": [
        ("earth__earth_orbit", 0),
        ("earth_orbit__mars_flyby", 3),
        ("mars_flyby__jupiter_flyby", 3),
        ("jupiter_flyby__saturn_flyby", 2),
    ],
    "to Uranus": [
        ("earth__earth_orbit", 0),
        ("earth_orbit__outer_transfer", 1),
        ("outer_transfer__uranus_flyby", 9),
    ],
    "to Saturn from the orbit of Mars": [
        ("earth__earth_orbit", 0),
        ("earth_orbit__mars_orbit", 3),
        ("mars_orbit__outer_transfer", 1),
        ("outer_transfer__saturn_flyby", 3),
    ],
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("ending", [Ending(), Ending(acts=True), Ending(stay=1)], ids=str)
def test_departures_end_as_soon_as_possible_and_begin_as_late(designer: Designer, way: str, ending: Ending) -> None:
    calendar = designer.calendar(1986)
    legs = WAYS[way]
    flown = [(designer.catalogue.maneuvers[name], years) for name, years in legs]
    for now, patient in product(range(1956, 1987), (True, False)):
        every = list(year_by_year(calendar, designer, legs, ending, patient, now))
        departures = calendar.departures(flown, ending, patient, now)
        assert bool(departures) == bool(every)
        if every:
            assert departures in every
            soonest = min(years[-1] for years in every)
            assert departures[-1] == soonest
            assert departures[0] == max(years[0] for years in every if years[-1] == soonest)


def test_crewed_ship_waits_on_earth_only(designer: Designer) -> None:
    calendar = designer.calendar(1986)
    flown = [(designer.catalogue.maneuvers[name], years) for name, years in WAYS["to Saturn from the orbit of Mars"]]
    crewed = calendar.departures(flown, Ending(), False, 1958)
    assert [year - crewed[0] for year in crewed] == [0, 0, 3, 4]
    assert (crewed[-1] - 1957) % 3 == 0


def test_one_ship_sees_all_four_giants_if_it_passes_venus_in_1974_or_mars_in_1972(designer: Designer) -> None:
    for launch in (1956, 1970, 1971, 1972):
        plan = found(
            designer.plan(ShipRequest("grand_tour", designer.catalogue.all_rockets, dates=Dates(launch, 1986)))
        )
        assert "surveying" not in plan.draws
        departures = designer.departures(plan, Dates(launch, 1986))
        flown = {leg.maneuver: year for leg, year in zip(plan.legs, departures, strict=True)}
        assert flown.get("venus_flyby__jupiter_flyby") == 1974 or flown.get("mars_flyby__jupiter_flyby") == 1972
        assert flown["uranus_flyby__neptune_flyby"] == 1982
    assert designer.plan(ShipRequest("grand_tour", designer.catalogue.all_rockets, dates=Dates(1973, 1986))) is None


def test_only_one_year_leads_from_the_outer_transfer_to_neptune(designer: Designer) -> None:
    legs = [
        ("earth__earth_orbit", 0),
        ("earth_orbit__outer_transfer", 1),
        ("outer_transfer__uranus_flyby", 9),
        ("uranus_flyby__neptune_flyby", 4),
    ]
    flown = [(designer.catalogue.maneuvers[name], years) for name, years in legs]
    calendar = designer.calendar(1986)
    assert calendar.departures(flown, Ending(acts=True), True, 1956) == [1966, 1966, 1967, 1976]
    assert calendar.departures(flown, Ending(acts=True), True, 1967) == []


def test_a_later_launch_is_never_cheaper(designer: Designer) -> None:
    for mission in ("jupiter_survey", "saturn_orbiter", "neptune_survey", "titan_sample_return", "jupiter_station"):
        before = 0
        for launch in range(1956, 1987, 3):
            plan = designer.plan(ShipRequest(mission, designer.catalogue.all_rockets, dates=Dates(launch, 1986)))
            if plan is None:
                break
            assert plan.launch_by is not None
            assert plan.launch_by >= launch
            assert plan.cost >= before
            before = plan.cost


# --- rulings -----------------------------------------------------------------


def test_prerequisites_are_part_of_the_cost(designer: Designer) -> None:
    rockets = frozenset(("proton",))
    programme = cheapest_programme(designer, ShipRequest("artificial_satellite", rockets), frozenset())
    assert programme is not None
    assert programme.research == {"proton_rockets", "soyuz_rockets"}
    assert programme.cost == programme.plan.cost + 20


def test_giant_is_surveyed_by_a_fly_by(designer: Designer) -> None:
    for giant in ("jupiter", "saturn", "uranus", "neptune"):
        plan = found(
            designer.plan(
                ShipRequest(f"{giant}_survey", designer.catalogue.all_rockets, without=frozenset(("surveying",)))
            )
        )
        assert (plan.place, plan.legs[-1].destination, plan.acts) == (giant, f"{giant}_flyby", True)
        assert "surveying" not in plan.needs


def test_moons_are_surveyed_by_telescope_from_a_fly_by(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("europa_survey", designer.catalogue.all_rockets)))
    assert (plan.legs[-1].destination, plan.draws["surveying"]) == ("jupiter_flyby", 1)


def test_each_probe_surveys_one_moon_from_a_fly_by(designer: Designer) -> None:
    no_ions = designer.catalogue.all_rockets - {"ion_thruster"}
    revealed = frozenset(("jupiter", "callisto"))
    plan = found(designer.plan(ShipRequest("jupiter_system_survey", no_ions, revealed=revealed)))
    assert plan.legs[-1].destination == "jupiter_flyby"
    assert plan.payload == {"probe": 3}
    assert plan.draws["surveying"] == 3


def test_an_explorer_is_separated_from_something(designer: Designer) -> None:
    no_ions = designer.catalogue.all_rockets - {"ion_thruster"}
    plan = found(designer.plan(ShipRequest("titan_cloud_explorer", no_ions)))
    assert plan.payload == {"explorer": 1, "probe": 1}
    assert plan.draws["rendezvous"] == 1
    plan = found(designer.plan(ShipRequest("titan_cloud_explorer", designer.catalogue.all_rockets)))
    assert plan.payload == {"explorer": 1}
    assert plan.rockets["ion_thruster"] == 1


def test_a_scientist_need_not_come_home(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("lunar_sample_return", designer.catalogue.all_rockets, science=True)))
    assert plan.science
    assert (plan.legs[-1].destination, plan.legs[-1].collects) == ("moon", "moon_sample")
    assert plan.cost < found(designer.plan(ShipRequest("lunar_sample_return", designer.catalogue.all_rockets))).cost


def test_windowed_maneuvers_take_as_long_as_printed(designer: Designer) -> None:
    for mission in OUTER:
        plan = found(designer.plan(ShipRequest(mission, designer.catalogue.all_rockets)))
        for leg in plan.legs:
            maneuver = designer.catalogue.maneuvers[leg.maneuver]
            if maneuver.window:
                assert (leg.difficulty, leg.years) == (maneuver.difficulty, maneuver.years)


# --- flown by the rules ------------------------------------------------------


class Flight:
    """A ship that flies a route by the rules; chance is kind, and whatever is found is harmless."""

    def __init__(self, table: Table, parts: list[str]) -> None:
        self.table = table
        self.craft = table.craft("earth", *parts)

    @property
    def is_over(self) -> bool:
        return self.table.state.is_terminal()

    def settle(self) -> None:
        """Answer questions and draws until the player may act again."""
        table, state = self.table, self.table.state
        while not self.is_over and state.step not in (ACT, WORK):
            if state.step == LOOK:
                self.look()
            elif state.is_chance():
                state.apply(table.possible()[-1])  # a high roll
            elif state.step == CHOOSE_REVEAL:
                table.do("reveal")
            elif state.step == CHOOSE_SEATS:
                table.do("seat_in", 1)
            else:
                assert state.step not in (CHOOSE_DAMAGE, PAY_OUTCOME)
                state.apply(state.legal_actions()[-1])

    def look(self) -> None:
        state = self.table.state
        setting, place = state.setting, state.place
        first = setting.first_face[place]
        ids = [names.FACES[first + i] for i in range(setting.faces_of[place])]
        kind = HARMLESS.get(names.LOCATIONS[place])
        safe = [i for i in range(len(ids)) if not setting.face_destroys[first + i]]
        lively = [i for i in safe if setting.face_life[first + i]]
        state.apply(ids.index(kind) if kind in ids else (lively or safe)[0])

    def wait(self, years: int) -> None:
        for _ in range(years):
            if not self.is_over:
                self.table.end_year()
                self.settle()

    def work(self) -> None:
        if self.table.state.step == ACT:
            self.table.work(self.craft)

    def fly(self, stage: Stage) -> None:
        table, state = self.table, self.table.state
        self.wait(stage.wait)
        self.work()
        assert state.mass_of(0, self.craft) == stage.mass
        table.do("maneuver", stage.maneuver)
        while state.years > stage.years:
            table.do("faster")
        while state.years < stage.years:
            table.do("slower")
        assert state.need == stage.need
        for item, count in stage.fired.items():
            for _ in range(count):
                table.do("fire", item)
        self.settle()
        self.wait(stage.years)


def laid(mission: str) -> Table:
    return (
        Table(1, {mission, *FAR_AWAY}, outer_planets=True, level="very_hard").learn_all().show("suborbital", "harmless")
    )


def deed(flight: Flight, mission: str, is_last: bool) -> None:
    """What the mission wants to be done where the ship is."""
    table, kind = flight.table, ENTRIES[mission]["requires"]
    if flight.is_over or table.place(flight.craft) is None or table.tokens(flight.craft):
        return
    flight.work()
    here = table.place(flight.craft)
    has_sample = any("sample" in part for part in table.parts())
    if kind in ("sample", "life") and here is not None and here in ENTRIES[mission]["places"] and not has_sample:
        table.do("collect", names.COMPONENTS[table.state.setting.sample_at[location(here)]])
    if kind in ("galileo", "survey_all", "survey") and table.owner(mission) == "open":
        for place in reversed(ENTRIES[mission]["places"]):  # giants last: a ship that drifts off sees them anyway
            is_news = kind == "galileo" or not table.is_revealed(place)
            if is_news and table.may("survey", place) and (is_last or kind == "survey_all"):
                table.do("survey", place)
                flight.settle()
                flight.work()
    if kind == "explorer" and is_last:
        table.do("separate").do("detach", "explorer").do("split")
        flight.settle()


def fulfil(table: Table, parts: list[str], route: Route, mission: str) -> Flight:
    flight = Flight(table, parts)
    for stage in route.stages:
        flight.fly(stage)
        deed(flight, mission, stage is route.stages[-1])
    if table.owner(mission) == "open":
        flight.wait(1)  # a station, or who drifts past a giant
    return flight


def sheet_of(table: Table, mission: str) -> MissionSheet:
    sheet = study(table.state, 0, {"about": "mission", "mission": mission})
    assert isinstance(sheet, MissionSheet)
    return sheet


@pytest.mark.parametrize("mission", missions_of("mercury", "outer_planets"))
@pytest.mark.parametrize("year", mostly_slow([1956, 1963, 1970]))
def test_every_planning_sheet_is_flown_by_the_rules(mission: str, year: int) -> None:
    table = laid(mission)
    table.state.year = year
    sheet = sheet_of(table, mission)
    if sheet.route is None:
        assert year > 1956, "every mission can be planned from the start"
        return
    parts = [part.item for part in sheet.parts for _ in range(part.count)]
    fulfil(table, parts, sheet.route, mission)
    assert table.owner(mission) == 0
    assert sheet.launch_by >= year + sheet.route.stages[0].wait


@pytest.mark.parametrize("mission", mostly_slow(OUTER, quick=4))
def test_the_last_year_to_launch_is_the_last(mission: str) -> None:
    """A ship of that cost still flies then, and after that only dearer or other ones do."""
    first = sheet_of(laid(mission), mission)
    table = laid(mission)
    table.state.year = first.launch_by
    last = sheet_of(table, mission)
    assert last.route is not None
    assert last.cost == first.cost
    parts = [part.item for part in last.parts for _ in range(part.count)]
    fulfil(table, parts, last.route, mission)
    assert table.owner(mission) == 0
    table = laid(mission)
    table.state.year = first.launch_by + 1
    if table.state.year <= table.state.setting.last_year:
        later = sheet_of(table, mission)
        assert later.route is None or later.cost > first.cost or later.parts != first.parts


@pytest.mark.parametrize("mission", SAMPLES)
def test_every_flight_of_a_scientist_is_flown_by_the_rules(designer: Designer, mission: str) -> None:
    plan = found(
        designer.plan(ShipRequest(mission, designer.catalogue.all_rockets, science=True, dates=Dates(1957, 1986)))
    )
    table = laid(mission)
    table.state.year = 1957
    years = designer.departures(plan, Dates(1957, 1986))
    ready, stages = 1957, []
    for leg, year in zip(plan.legs, years, strict=True):
        fired = dict(leg.rockets) | ({"ion_thruster": leg.thrusters} if leg.thrusters else {})
        need = leg.difficulty * leg.mass
        stages.append(Stage(leg.maneuver, leg.mass, leg.difficulty, need, fired, need, leg.years, year - ready))
        ready = year + leg.years
    bought = {("scientist" if name == "astronaut" else name): n for name, n in plan.components.items()}
    parts = [name for name, number in bought.items() for _ in range(number)]
    fulfil(table, parts, Route(plan.place, stages, plan.years, 1.0, 1.0, []), mission)
    assert table.owner(mission) == 0


SHIPS = [
    ("probe", "saturn", "juno", "juno", "ion_thruster"),
    ("probe", "proton", "ion_thruster"),
    ("galileo", "saturn", "ion_thruster"),
    ("probe", "probe", "saturn", "proton", "proton", "ion_thruster"),
    ("explorer", "proton", "ion_thruster"),
]


@pytest.mark.parametrize("parts", SHIPS, ids=" ".join)
@pytest.mark.parametrize("year", [1956, 1961])
def test_every_listed_destination_is_reached_by_the_rules(parts: tuple[str, ...], year: int) -> None:
    def built() -> tuple[Table, Flight]:
        table = laid("mars_station")
        table.state.year = year
        return table, Flight(table, list(parts))

    sheet = study(built()[0].state, 0, {"about": "craft", "craft": 1})
    assert isinstance(sheet, ShipSheet)
    assert {"jupiter_flyby", "saturn_flyby"} <= {route.place for route in sheet.places}
    for route in sheet.places:
        table, flight = built()
        for stage in route.stages:
            flight.fly(stage)
        if not flight.is_over or route.years <= 1986 - year:
            assert table.place(flight.craft) == route.place, route


@pytest.mark.parametrize("seed", range(3))
def test_every_mission_listed_for_a_ship_is_completed_by_the_rules(seed: int) -> None:
    dice = Rng(seed, 0, 9)
    for mission in OUTER:
        kind = ENTRIES[mission]["requires"]
        carrier = {"galileo": "galileo", "explorer": "explorer"}.get(kind, "probe")
        parts = [carrier, "ion_thruster", "saturn", *(["proton"] * dice.below(3)), *(["juno"] * dice.below(3))]
        year = 1956 + dice.below(20)
        table = laid(mission)
        table.state.year = year
        flight = Flight(table, parts)
        sheet = study(table.state, 0, {"about": "craft", "craft": 1})
        assert isinstance(sheet, ShipSheet)
        for route in sheet.missions:
            if route.mission == mission:
                table.state.retire(0, flight.craft)
                fulfil(table, parts, route, mission)
                assert table.owner(mission) == 0, (parts, year, route)
