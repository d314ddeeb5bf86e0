"""The ship designer: known best ships, and every plan flown leg by leg by code that only reads the cards."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import combinations, product
from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.ship_design import Designer, Leg, Plan
from cosmodrome.games.leaving_earth.ship_design.search.research_search import cheapest_programme
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest

PACK = files("cosmodrome.games.leaving_earth").joinpath("data")
DATA: dict[str, Any] = tomllib.loads(
    "\n".join(PACK.joinpath(name).read_text("utf-8") for name in ("leaving_earth.toml", "mercury.toml"))
)
COMPONENTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["component"]}
MANEUVERS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["maneuver"]}
PLAYED = ("mercury",)
MISSIONS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in DATA["mission"] if is_played(entry, PLAYED)}

ROCKETS = ("juno", "atlas", "soyuz", "saturn")
FOUR = frozenset(ROCKETS)
WITH_IONS = FOUR | {"ion_thruster"}
SUBSETS = [
    frozenset(some) | ions
    for ions in (frozenset[str](), frozenset(("ion_thruster",)))
    for number in range(1, 5)
    for some in combinations(ROCKETS, number)
]
TESTED = frozenset(("landing", "re_entry", "life_support", "surveying", "rendezvous"))


@pytest.fixture(scope="module")
def designer() -> Designer:
    return Designer(DATA, {"mercury"})


def found(plan: Plan | None) -> Plan:
    assert plan is not None
    return plan


# --- a flight, as the cards say ----------------------------------------------


class Flight:
    """A ship on the table; every step is checked against the printed facts."""

    def __init__(self, components: Mapping[str, int]) -> None:
        self.aboard = Counter(components)
        self.at = "earth"
        self.year = 0
        self.thrusters_fired = -1  # in which year
        self.visited: list[str] = []
        self.draws = Counter[str]()
        assert self.aboard["astronaut"] <= sum(COMPONENTS[c]["seats"] for c in self.capsules())

    def capsules(self) -> list[str]:
        return [c for c in self.aboard.elements() if c != "astronaut" and COMPONENTS[c]["type"] == "capsule"]

    def mass(self) -> int:
        return sum(COMPONENTS[c]["mass"] * n for c, n in self.aboard.items() if c != "astronaut")

    def maneuver(self, name: str, years: int, rockets: Mapping[str, int], thrusters: int = 0) -> int:
        """Flies it and says how difficult it was."""
        printed = MANEUVERS[name]
        assert printed["from"] == self.at
        difficulty = self.difficulty(printed, years)
        thrust = sum(COMPONENTS[kind]["thrust"] * number for kind, number in rockets.items())
        if thrusters:
            assert years > 0
            assert thrusters <= self.aboard["ion_thruster"]
            assert self.thrusters_fired < self.year
            self.thrusters_fired = self.year
            thrust += thrusters * COMPONENTS["ion_thruster"]["thrust_per_year"] * years
            self.draws["ion_thrusters"] += thrusters
        assert thrust >= difficulty * self.mass()
        for kind, number in rockets.items():
            assert self.aboard[kind] >= number
            self.draws[f"{kind}_rockets"] += number
        self.aboard -= Counter(rockets)
        self.at = printed["to"]
        for _ in range(years):
            self.new_year()
        self.face(printed["symbols"])
        self.visited.append(self.at)
        return difficulty

    def difficulty(self, printed: Mapping[str, Any], years: int) -> int:
        difficulty: int = printed.get("difficulty", 0)
        times = [symbol.removeprefix("time:") for symbol in printed["symbols"] if symbol.startswith("time:")]
        if not times:
            assert years == 0
            return difficulty
        least = 0 if times[0] == "optional" else int(times[0])
        while least > years:
            assert least > 1
            least, difficulty = -(-least // 2), difficulty * 2
        return difficulty

    def face(self, symbols: Iterable[str]) -> None:
        for symbol in symbols:
            if symbol == "landing":
                self.draws["landing"] += 1
            if symbol == "atmospheric_entry":
                for capsule in self.capsules():
                    assert COMPONENTS[capsule]["heat_shield"]
                    self.draws["re_entry"] += 1

    def new_year(self) -> None:
        self.year += 1
        if self.aboard["astronaut"]:
            eaten = -(-self.aboard["astronaut"] // DATA["astronauts"]["fed"])
            assert self.aboard["supplies_1x"] >= eaten
            self.aboard["supplies_1x"] -= eaten
            self.draws["life_support"] += len(self.capsules())

    def wait(self) -> None:
        assert not any(m["from"] == self.at and "difficulty" not in m for m in MANEUVERS.values())
        self.new_year()

    def collect(self, sample: str) -> None:
        assert COMPONENTS[sample]["place"] == self.at
        assert self.aboard["probe"] or self.capsules()
        self.aboard[sample] += 1


def fly(plan: Plan) -> Flight:
    flight = Flight(plan.components)
    assert flight.mass() == plan.mass
    for leg in plan.legs:
        assert (leg.origin, leg.mass) == (flight.at, flight.mass())
        assert flight.maneuver(leg.maneuver, leg.years, leg.rockets, leg.thrusters) == leg.difficulty
        assert flight.at == leg.destination
        if leg.collects:
            flight.collect(leg.collects)
    for _ in range(plan.stay):
        flight.wait()
    return flight


def fulfilled(plan: Plan, flight: Flight) -> bool:
    mission = MISSIONS[plan.mission]
    places: list[str] = mission["places"]
    been = flight.visited if places == ["space"] else [place for place in flight.visited if place in places]
    match mission["requires"]:
        case "probe":
            return flight.at in been and (flight.aboard["probe"] == 1 or bool(flight.capsules()))
        case "survey":
            if flight.at in places:
                return True
            flight.draws["surveying"] += 1
            shown = [m["symbols"] for m in MANEUVERS.values() if m["from"] == flight.at]
            return any(f"explore:{place}" in symbols for place in places for symbols in shown)
        case "station":
            return flight.at in been and flight.aboard["astronaut"] == 1 and flight.visited[-1] == flight.at
        case "return":
            return flight.at == "earth" and bool(set(been) - {"earth"}) and flight.aboard["astronaut"] == 1
        case _:
            return flight.at == "earth" and any(flight.aboard[f"{place}_sample"] for place in places)


def check(plan: Plan) -> None:
    flight = fly(plan)
    assert fulfilled(plan, flight)
    assert plan.years == flight.year
    assert plan.draws == +flight.draws
    astronauts = plan.components.get("astronaut", 0)
    bought = {kind: number for kind, number in plan.components.items() if kind != "astronaut"}
    assert plan.cost == 5 * astronauts + sum(COMPONENTS[kind]["cost"] * number for kind, number in bought.items())
    assert plan.components == {**plan.payload, **plan.rockets}
    assert plan.needs == set(plan.draws) | {COMPONENTS[kind]["needs"] for kind in bought if "needs" in COMPONENTS[kind]}
    left = {kind for kind in flight.aboard if flight.aboard[kind] and kind != "astronaut"}
    assert not {COMPONENTS[kind]["type"] for kind in left} & {"rocket", "supplies"}, "something was carried for nothing"


@pytest.mark.parametrize("rockets", SUBSETS, ids=lambda rockets: "+".join(sorted(rockets)))
def test_every_plan_can_be_flown_by_the_cards(designer: Designer, rockets: frozenset[str]) -> None:
    for mission in MISSIONS:
        plan = designer.plan(ShipRequest(mission, rockets))
        if plan is not None:
            assert plan.rockets.keys() <= rockets
            check(plan)


@pytest.mark.parametrize("capsule", ["vostok", "apollo", "eagle", "aldrin"])
def test_every_plan_with_a_chosen_capsule_can_be_flown(designer: Designer, capsule: str) -> None:
    for mission, rockets in product(MISSIONS, (FOUR, WITH_IONS)):
        plan = designer.plan(ShipRequest(mission, rockets, capsule=capsule, most_cost=150))
        if plan is not None:
            assert plan.payload[capsule] == 1
            check(plan)


# --- the known best ships ----------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years"),
    [
        ("sounding_rocket", 5, 4, 0),
        ("artificial_satellite", 10, 10, 0),
        ("man_in_orbit", 22, 22, 0),
        ("lunar_lander", 23, 24, 0),
        ("mars_lander", 22, 25, 3),
        ("lunar_sample_return", 68, 75, 0),
        ("venus_lander", 36, 34, 2),
        ("man_on_the_moon", 74, 77, 0),
        ("lunar_station", 43, 34, 1),
        ("mars_sample_return", 93, 119, 6),
        ("venus_station", 53, 58, 3),
    ],
)
def test_best_ship_of_the_four_rockets_is_known(
    designer: Designer, mission: str, cost: int, mass: int, years: int
) -> None:
    plan = found(designer.plan(ShipRequest(mission, FOUR)))
    assert (plan.cost, plan.mass, plan.years) == (cost, mass, years)


@pytest.mark.parametrize(
    ("mission", "cost", "mass", "years", "thrusters"),
    [
        ("sounding_rocket", 5, 4, 0, 0),
        ("artificial_satellite", 10, 10, 0, 0),
        ("man_in_orbit", 22, 22, 0, 0),
        ("lunar_lander", 23, 24, 0, 0),
        ("mars_lander", 22, 25, 3, 0),
        ("lunar_sample_return", 50, 49, 8, 1),
        ("venus_lander", 27, 22, 4, 1),
        ("man_on_the_moon", 74, 77, 0, 0),
        ("lunar_station", 43, 34, 1, 0),
        ("mars_sample_return", 33, 24, 9, 1),
        ("venus_station", 53, 58, 3, 0),
    ],
)
def test_best_ship_with_ion_thrusters_is_known(
    designer: Designer, mission: str, cost: int, mass: int, years: int, thrusters: int
) -> None:
    plan = found(designer.plan(ShipRequest(mission, WITH_IONS)))
    assert (plan.cost, plan.mass, plan.years) == (cost, mass, years)
    assert plan.rockets.get("ion_thruster", 0) == thrusters


@pytest.mark.parametrize(
    ("mission", "cost"),
    [
        ("sounding_rocket", 15),
        ("artificial_satellite", 20),
        ("man_in_orbit", 32),
        ("lunar_lander", 43),
        ("mars_lander", 42),
        ("lunar_sample_return", 98),
        ("venus_lander", 62),
        ("man_on_the_moon", 106),
        ("lunar_station", 69),
        ("mars_sample_return", 113),
        ("venus_station", 75),
    ],
)
def test_best_ship_with_research_still_to_do_is_known(designer: Designer, mission: str, cost: int) -> None:
    programme = cheapest_programme(designer, ShipRequest(mission, FOUR), TESTED)
    assert programme is not None
    assert programme.cost == cost == programme.plan.cost + 10 * len(programme.research)


@pytest.mark.parametrize(
    ("mission", "years", "cost"),
    [("mars_lander", 2, 43), ("mars_sample_return", 4, 442), ("lunar_station", 1, 43), ("venus_lander", 2, 36)],
)
def test_quickest_ship_costs_more(designer: Designer, mission: str, years: int, cost: int) -> None:
    plan = found(designer.plan(ShipRequest(mission, FOUR, most_years=years)))
    assert (plan.cost, plan.years) == (cost, years)
    check(plan)
    assert designer.plan(ShipRequest(mission, FOUR, most_years=years - 1)) is None


# --- rulings -----------------------------------------------------------------


def test_a_sounding_rocket_takes_three_junos(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("sounding_rocket", FOUR)))
    assert plan.components == {"probe": 1, "juno": 3}
    assert plan.legs == (
        Leg("earth__suborbital", "earth", "suborbital", 3, 0, 4, {"juno": 3}, thrusters=0, collects=None),
    )
    assert plan.draws == {"juno_rockets": 3}
    assert plan.needs == {"juno_rockets"}


def test_two_soyuz_an_atlas_and_a_juno_land_a_probe_on_the_moon() -> None:
    flight = Flight({"probe": 1, "soyuz": 2, "atlas": 1, "juno": 1})
    flight.maneuver("earth__suborbital", 0, {"soyuz": 1})
    flight.maneuver("suborbital__earth_orbit", 0, {"soyuz": 1})
    flight.maneuver("earth_orbit__lunar_orbit", 0, {"atlas": 1})
    flight.maneuver("lunar_orbit__moon", 0, {"juno": 1})
    assert +flight.aboard == {"probe": 1}


def test_five_junos_do_what_the_atlas_of_the_rulebook_does_and_cost_one_less(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("lunar_lander", FOUR)))
    assert plan.rockets == {"soyuz": 2, "juno": 5}
    without_junos = found(designer.plan(ShipRequest("lunar_lander", frozenset(("atlas", "soyuz")))))
    assert without_junos.cost > 24 > plan.cost


@pytest.mark.parametrize(("rocket", "difficulty"), list(product(ROCKETS, range(1, 10))))
def test_payloads_agree_with_the_printed_chart(designer: Designer, rocket: str, difficulty: int) -> None:
    printed = COMPONENTS[rocket]
    stage = designer.yard(frozenset((rocket,))).stage(difficulty)
    for payload in range(1, 200):
        one_is_enough = [cost for cost, _, _ in stage.firings_for(difficulty * payload)] == [printed["cost"]]
        assert one_is_enough == (payload <= printed["thrust"] / difficulty - printed["mass"])


@pytest.mark.parametrize("rockets", SUBSETS[:15], ids=lambda rockets: "+".join(sorted(rockets)))
def test_satellite_launch_has_no_cheaper_set_of_rockets(designer: Designer, rockets: frozenset[str]) -> None:
    def handfuls(difficulty: int, payload: int) -> list[tuple[int, int]]:
        enough = []
        for numbers in product(*(range({"juno": 21, "atlas": 6}.get(kind, 4)) for kind in sorted(rockets))):
            fired = [COMPONENTS[kind] for kind, n in zip(sorted(rockets), numbers, strict=True) for _ in range(n)]
            mass = payload + sum(rocket["mass"] for rocket in fired)
            if sum(rocket["thrust"] for rocket in fired) >= difficulty * mass:
                enough.append((sum(rocket["cost"] for rocket in fired), mass))
        return enough

    direct = handfuls(8, 1)
    cheapest_of_mass: dict[int, int] = {}
    for cost, mass in handfuls(5, 1):
        cheapest_of_mass[mass] = min(cost, cheapest_of_mass.get(mass, cost))
    worth = sorted(cheapest_of_mass.items(), key=lambda pair: pair[1])[:8]
    in_two = [(cost + more, mass) for upper, cost in worth for more, mass in handfuls(3, upper)]
    least = min((cost + 2, mass) for cost, mass in direct + in_two) if direct + in_two else None
    plan = designer.plan(ShipRequest("artificial_satellite", rockets))
    assert least == (None if plan is None else (plan.cost, plan.mass))


def test_falling_back_from_suborbital_flight_needs_no_heat_shield(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("man_in_space", FOUR)))
    assert plan.payload == {"eagle": 1, "astronaut": 1}
    assert plan.needs == {"landing", "juno_rockets"}  # an Eagle cannot be bought without Landing
    assert "landing" not in plan.draws


def test_coming_home_from_orbit_needs_a_heat_shield(designer: Designer) -> None:
    assert designer.plan(ShipRequest("man_in_orbit", FOUR, capsule="eagle")) is None
    assert designer.plan(ShipRequest("man_in_orbit", FOUR, without=frozenset(("re_entry",)))) is None
    plan = found(designer.plan(ShipRequest("man_in_orbit", FOUR, capsule="apollo")))
    assert plan.draws["re_entry"] == 1


def test_eagle_cannot_enter_the_atmosphere_of_mars_but_a_probe_can(designer: Designer) -> None:
    assert designer.plan(ShipRequest("mars_station", FOUR, capsule="eagle")) is None
    assert found(designer.plan(ShipRequest("mars_station", FOUR))).payload["vostok"] == 1
    plan = found(designer.plan(ShipRequest("mars_sample_return", FOUR)))
    assert "re_entry" not in plan.needs


def test_station_waits_for_the_new_year_and_uses_supplies(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("lunar_station", FOUR)))
    assert (plan.place, plan.stay, plan.years) == ("moon", 1, 1)
    assert plan.payload == {"eagle": 1, "astronaut": 1, "supplies_1x": 1}
    assert plan.draws["life_support"] == 1
    assert designer.plan(ShipRequest("lunar_station", FOUR, without=frozenset(("life_support",)))) is None


def test_a_trip_within_one_year_needs_neither_supplies_nor_life_support(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("man_on_the_moon", FOUR, without=frozenset(("life_support",)))))
    assert plan == designer.plan(ShipRequest("man_on_the_moon", FOUR))
    assert "supplies_1x" not in plan.components


def test_mars_is_landed_on_but_venus_need_not_be(designer: Designer) -> None:
    no_landing = frozenset(("landing",))
    assert designer.plan(ShipRequest("mars_lander", FOUR, without=no_landing)) is None
    assert designer.plan(ShipRequest("venus_lander", FOUR, without=no_landing)) == designer.plan(
        ShipRequest("venus_lander", FOUR)
    )


def test_survey_is_made_from_a_distance_or_by_arrival_without_the_advancement(designer: Designer) -> None:
    afar = found(designer.plan(ShipRequest("lunar_survey", FOUR)))
    assert afar.legs[-1].destination == "lunar_flyby"
    assert (afar.place, afar.draws["surveying"]) == ("moon", 1)
    there = found(designer.plan(ShipRequest("lunar_survey", FOUR, without=frozenset(("surveying",)))))
    assert there.legs[-1].destination == "moon"
    assert there.cost == found(designer.plan(ShipRequest("lunar_lander", FOUR))).cost
    assert "surveying" not in there.needs


def test_the_sample_is_collected_where_it_lies(designer: Designer) -> None:
    plan = found(designer.plan(ShipRequest("mars_sample_return", FOUR)))
    assert [(leg.destination, leg.collects) for leg in plan.legs if leg.collects] == [("mars", "mars_sample")]


def test_life_is_brought_home_from_the_place_that_is_asked_for(designer: Designer) -> None:
    for place, mission in {
        "moon": "lunar_sample_return",
        "mars": "mars_sample_return",
        "venus": "venus_sample_return",
    }.items():
        plan = found(designer.plan(ShipRequest("extraterrestrial_life", FOUR, place=place)))
        assert (plan.place, plan.cost) == (place, found(designer.plan(ShipRequest(mission, FOUR))).cost)
    assert found(designer.plan(ShipRequest("extraterrestrial_life", FOUR))).place == "moon"


def test_three_years_can_be_halved_once_but_no_rocket_carries_itself_at_four_times_the_difficulty(
    designer: Designer,
) -> None:
    slow = found(designer.plan(ShipRequest("mars_survey", FOUR)))
    assert (slow.legs[-1].difficulty, slow.legs[-1].years) == (3, 3)
    quick = found(designer.plan(ShipRequest("mars_survey", FOUR, most_years=2)))
    assert (quick.legs[-1].difficulty, quick.legs[-1].years) == (6, 2)
    check(quick)
    assert designer.plan(ShipRequest("mars_survey", WITH_IONS, most_years=1)) is None


def test_more_kinds_of_rockets_never_make_a_ship_dearer(designer: Designer) -> None:
    for mission, rockets in product(MISSIONS, SUBSETS):
        plan = designer.plan(ShipRequest(mission, rockets))
        for kind in rockets if plan is not None else ():
            fewer = designer.plan(ShipRequest(mission, rockets - {kind}))
            assert fewer is None or found(plan).cost <= fewer.cost


def test_research_cost_is_balanced_against_components(designer: Designer) -> None:
    programme = cheapest_programme(designer, ShipRequest("space_station", designer.catalogue.all_rockets), frozenset())
    assert programme is not None
    # A Vostok is two cheaper than an Aldrin, but its Re-entry is of no use up there.
    assert programme.research == {"life_support", "saturn_rockets"}
    assert programme.plan.payload["aldrin"] == 1
    owner = cheapest_programme(
        designer, ShipRequest("space_station", designer.catalogue.all_rockets), frozenset(("re_entry",))
    )
    assert owner is not None
    assert owner.plan.payload["vostok"] == 1


@pytest.mark.parametrize("mission", ["mars_survey", "man_in_orbit", "lunar_station", "venus_lander"])
def test_research_choice_is_optimal(designer: Designer, mission: str) -> None:
    names = ("juno_rockets", "atlas_rockets", "soyuz_rockets", "saturn_rockets", *sorted(TESTED - {"rendezvous"}))
    totals = []
    for number in range(len(names) + 1):
        for owned in combinations(names, number):
            rockets = frozenset(kind for kind in ROCKETS if f"{kind}_rockets" in owned)
            plan = designer.plan(ShipRequest(mission, rockets, without=frozenset(names) - set(owned)))
            if plan is not None:
                totals.append(plan.cost + 10 * number)
    programme = cheapest_programme(designer, ShipRequest(mission, FOUR), frozenset())
    assert programme is not None
    assert programme.cost == min(totals)


@pytest.mark.parametrize(("mission", "cost"), [("st_orbital_habitat", 80), ("st_mars_orbit_habitat", 100)])
def test_a_space_habitat_is_sent_ahead_without_a_crew(mission: str, cost: int) -> None:
    designer = Designer(names.DATA, {"stations"})
    programme = cheapest_programme(designer, ShipRequest(mission, designer.catalogue.all_rockets), frozenset())
    assert programme is not None
    assert programme.cost == cost
    assert {"life_support", "synthesis"} <= programme.research  # what must be known before
    assert dict(programme.plan.payload) == {"space_habitat": 1}


def test_space_habitat_burns_up_in_the_atmosphere_of_mars() -> None:
    designer = Designer(names.DATA, {"stations"})
    assert designer.plan(ShipRequest("st_mars_habitat", designer.catalogue.all_rockets)) is None


def test_without_mercury_its_missions_are_unknown() -> None:
    base = Designer(DATA)
    with pytest.raises(ValueError, match="no mission 'mercury_lander'; there are sounding_rocket"):
        base.plan(ShipRequest("mercury_lander", FOUR))
    assert found(base.plan(ShipRequest("lunar_lander", FOUR))).cost == 23


def test_request_with_unknown_names_is_refused(designer: Designer) -> None:
    with pytest.raises(ValueError, match="no rockets: proton; there are atlas"):
        designer.plan(ShipRequest("lunar_lander", frozenset(("proton",))))
    with pytest.raises(ValueError, match="no capsule 'soyuz'"):
        designer.plan(ShipRequest("man_in_orbit", FOUR, capsule="soyuz"))
    with pytest.raises(ValueError, match="lunar_lander is not about 'mars', but about moon"):
        designer.plan(ShipRequest("lunar_lander", FOUR, place="mars"))


def test_cost_limit_does_not_affect_later_requests(designer: Designer) -> None:
    fresh = Designer(DATA, {"mercury"})
    assert fresh.plan(ShipRequest("lunar_lander", FOUR, most_cost=22)) is None
    assert fresh.plan(ShipRequest("lunar_lander", FOUR)) == designer.plan(ShipRequest("lunar_lander", FOUR))
    assert fresh.plan(ShipRequest("lunar_lander", FOUR, most_cost=22)) is None
    assert fresh.plan(ShipRequest("lunar_lander", FOUR, most_cost=23)) is not None
