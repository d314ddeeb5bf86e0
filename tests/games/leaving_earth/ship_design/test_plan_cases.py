"""The planner against others: published answers, a solver for such questions, and all there is tried on small maps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.ship_design import Dates, Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from tests.games.leaving_earth.brute_force import Ways, can_reach, ways_of
from tests.support.packages import require_module
from tools.bench.planner_vs_z3 import CASES, PLAYED, Case, Formulation, ours

COMPONENTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in ids.DATA["component"]}


@pytest.fixture(scope="module")
def designer() -> Designer:
    return Designer(ids.DATA, PLAYED)


def found(plan: Plan | None) -> Plan:
    assert plan is not None
    return plan


# --- published answers -------------------------------------------------------

# What a program of another author says, in the order of CASES: cost, and years where it was asked for them.
PUBLISHED = {
    0: (5, 0),
    1: (10, 13),
    2: (34, None),
    3: (35, None),
    4: (25, 7),
    5: (34, 2),
    6: (8, 3),
    7: (16, None),
    8: (17, None),
    9: (41, None),
    10: (21, None),
    11: (39, None),
    12: (25, None),
    13: (59, 2),
    14: (66, None),
    15: (26, 3),
    16: (11, None),
    17: (28, None),
}


@pytest.mark.parametrize("number", range(len(CASES)), ids=[str(case) for case in CASES])
def test_every_published_case_is_answered_as_well_or_better(designer: Designer, number: int) -> None:
    plan, (cost, years) = found(ours(designer, CASES[number])), PUBLISHED[number]
    assert plan.cost <= cost
    assert years is None or plan.years <= years
    if CASES[number].goal == "lightest":
        assert plan.mass - CASES[number].payload <= 10


@pytest.mark.parametrize(
    ("number", "cost", "years", "mass"),
    [(10, 20, 3, 25), (8, 16, 2, 12), (16, 10, 14, 4), (17, 25, 14, 23), (12, 25, 4, 24)],
)
def test_some_published_answers_were_not_the_best(
    designer: Designer, number: int, cost: int, years: int, mass: int
) -> None:
    plan = found(ours(designer, CASES[number]))
    assert (plan.cost, plan.years, plan.mass) == (cost, years, mass)


def test_thrusters_of_no_use_are_left_behind(designer: Designer) -> None:
    """Mass 3 is in the orbit of Saturn by 1971 for 11, if the thruster does not come along into the air."""
    in_time = Dates(1960, 1971)
    request = ShipRequest(
        "", designer.catalogue.all_rockets, cargo=3, start="earth_orbit", place="saturn_orbit", dates=in_time
    )
    plan = found(designer.plan(replace(request, docking=True)))
    assert (plan.cost, plan.years, plan.draws["rendezvous"]) == (11, 8, 1)
    assert designer.departures(plan, in_time)[0] == 1963
    alone = found(designer.plan(request))
    assert alone.cost == 13


# --- the solver --------------------------------------------------------------

QUICK = [CASES[0], CASES[7], Case("earth_orbit", "phobos", 1, no=("ion_thruster",))]


@pytest.mark.parametrize("case", QUICK, ids=str)
def test_solver_finds_no_cheaper_plan(designer: Designer, case: Case) -> None:
    require_module("z3", "z3-solver")
    import z3  # type: ignore[import-untyped]

    solved = Formulation(z3, designer, case).solve()
    assert solved is not None
    assert found(ours(designer, case)).cost == solved[0]


# --- everything tried out ----------------------------------------------------

Ship = tuple[int, ...]  # how many there are of each kind in RACK
RACK = ("juno", "atlas", "soyuz", "ion_thruster")
PRICES = [COMPONENTS[kind]["cost"] for kind in RACK]
MASSES = [COMPONENTS[kind]["mass"] for kind in RACK]


def ships(money: int, kinds: int = len(RACK)) -> Iterator[Ship]:
    """All handfuls of rockets for at most this money."""
    if not kinds:
        yield ()
        return
    for number in range(money // PRICES[kinds - 1] + 1):
        for rest in ships(money - number * PRICES[kinds - 1], kinds - 1):
            yield (*rest, number)


def burns(ship: Ship, need: int, years: int) -> Iterator[Ship]:
    """What may be left after firing enough; ion thrusters stay."""
    power = COMPONENTS["ion_thruster"]["thrust_per_year"] * years * ship[3]
    for juno in range(ship[0] + 1):
        for atlas in range(ship[1] + 1):
            for soyuz in range(ship[2] + 1):
                if 4 * juno + 27 * atlas + 80 * soyuz + power >= need:
                    yield ship[0] - juno, ship[1] - atlas, ship[2] - soyuz, ship[3]
                    break


def quickest(designer: Designer, start: str, place: str, cargo: int, ship: Ship, most_years: int) -> int | None:
    """The fewest years in which this ship gets there, by trying every maneuver and every burn."""

    @cache
    def years_from(at: str, left: Ship, years_left: int) -> int | None:
        if at == place:
            return 0
        mass = cargo + sum(number * each for number, each in zip(left, MASSES, strict=True))
        best: int | None = None
        for maneuver in designer.catalogue.maneuvers.values():
            if maneuver.origin != at or maneuver.destination == start or maneuver.aerobraking:
                continue
            slow = [(maneuver.difficulty, years) for years in range(maneuver.years + 1, years_left + 1)]
            for difficulty, took in (*maneuver.speeds, *(slow if maneuver.timed else ())):
                if took > years_left or (difficulty, took) == (0, -1):
                    continue
                for rest in burns(left, difficulty * mass, took):
                    more = years_from(maneuver.destination, rest, years_left - took)
                    if more is not None and (best is None or took + more < best):
                        best = took + more
        return best

    return years_from(start, ship, most_years)


@pytest.mark.parametrize(
    ("start", "place", "cargo", "money"),
    [
        ("earth_orbit", "lunar_orbit", 2, 6),
        ("earth_orbit", "moon", 1, 6),
        ("lunar_orbit", "earth_orbit", 3, 7),
        ("earth_orbit", "inner_transfer", 3, 11),
        ("mars_orbit", "phobos", 4, 10),
    ],
)
def test_plan_has_no_cheaper_set_of_rockets(start: str, place: str, cargo: int, money: int) -> None:
    designer = Designer(ids.DATA)
    kinds = frozenset(RACK)
    for most_years in (1, 3):
        able = []
        for ship in ships(money):
            years = quickest(designer, start, place, cargo, ship, most_years)
            if years is not None:
                cost = sum(number * price for number, price in zip(ship, PRICES, strict=True))
                mass = cargo + sum(number * each for number, each in zip(ship, MASSES, strict=True))
                able.append((cost, years, mass))
        for goal, order in (("cheapest", (0, 1, 2)), ("fastest", (1, 0, 2)), ("lightest", (2, 0, 1))):
            plan = designer.plan(
                ShipRequest(
                    "", kinds, cargo=cargo, start=start, place=place, most_years=most_years, most_cost=money, goal=goal
                )
            )
            best = min((tuple(values[i] for i in order) for values in able), default=None)
            values = None if plan is None else (plan.cost, plan.years, plan.mass)
            assert best == (None if values is None else tuple(values[i] for i in order)), goal


# --- taking ships apart ------------------------------------------------------

Craft = tuple[str, int, bool, bool]  # where, Junos, probe, sample
WAY = ("earth__earth_orbit", "earth_orbit__lunar_orbit", "lunar_orbit__moon", "moon__lunar_orbit")
HOME = ("lunar_orbit__earth_orbit", "earth_orbit__earth")
NO_WAY = 9  # too difficult for a Juno


def easier(difficulties: tuple[int, ...]) -> Mapping[str, Any]:
    """A map with these difficulties on the way to the Moon and back, and no other way."""
    data = deepcopy(ids.DATA)
    wanted = dict(zip((*WAY, *HOME), difficulties, strict=True))
    for entry in data["maneuver"]:
        if "difficulty" in entry:
            entry["difficulty"] = wanted.get(entry["id"], NO_WAY)
    return data


def can_bring_a_sample(difficulties: tuple[int, ...], junos: int) -> bool:
    """Whether a probe with so many Junos can, by trying all splits, dockings and burns."""
    ways = ways_of((*WAY, *HOME), difficulties)
    start: tuple[Craft, ...] = (("earth", junos, True, False),)

    def is_done(fleet: list[Craft]) -> bool:
        return any(place == "earth" and sample for place, _, _, sample in fleet)

    return can_reach(start, lambda craft, others: steps(craft, others, ways), is_done)


def steps(craft: Craft, others: tuple[Craft, ...], ways: Ways) -> Iterator[list[Craft]]:
    at, junos, probe, sample = craft
    mass = junos + probe + sample
    for origin, destination, hard in ways:
        fired = -(-hard * mass // 4)
        if origin == at and fired <= junos and mass > fired:
            yield [(destination, junos - fired, probe, sample), *others]
    if at == "moon" and probe and not sample and not any(other[3] for other in others):
        yield [(at, junos, probe, True), *others]
    if at in ("earth", "suborbital"):
        return
    for number, other in enumerate(others):
        if other[0] == at:
            rest = others[:number] + others[number + 1 :]
            yield [(at, junos + other[1], probe or other[2], sample or other[3]), *rest]
    if len(others) < 2:
        for left in range(junos + 1):
            for takes_probe, takes_sample in product({False, probe}, {False, sample}):
                one = (at, left, takes_probe, takes_sample)
                two = (at, junos - left, probe and not takes_probe, sample and not takes_sample)
                if any(one[1:]) and any(two[1:]):
                    yield [one, two, *others]


@pytest.mark.parametrize(
    "difficulties", [(1, 1, 1, 1, 1, 0), (1, 1, 2, 2, 1, 0), (1, 2, 1, 1, 2, 0), (1, 1, 1, 3, 1, 0), (2, 1, 1, 2, 1, 0)]
)
def test_plan_has_no_cheaper_separation(difficulties: tuple[int, ...]) -> None:
    designer = Designer(easier(difficulties))
    kinds = frozenset(("juno",))
    plan = found(designer.plan(ShipRequest("lunar_sample_return", kinds, docking=True)))
    junos = plan.rockets["juno"]
    assert can_bring_a_sample(difficulties, junos)
    assert not can_bring_a_sample(difficulties, junos - 1)
    whole = found(designer.plan(ShipRequest("lunar_sample_return", kinds)))
    assert whole.rockets["juno"] >= junos


@pytest.mark.parametrize("docking", [False, True], ids=["whole", "docking"])
@pytest.mark.parametrize("goal", ["cheapest", "lightest"])
def test_plan_is_found_again_with_its_cost_as_the_limit(docking: bool, goal: str) -> None:
    """What a bound says of a way that is not searched to its end is never too much."""
    for mission in ("lunar_sample_return", "man_on_the_moon", "mars_sample_return", "man_on_venus", "venus_station"):
        for kinds in (("juno", "atlas", "soyuz", "saturn"), ("juno", "saturn")):
            first, again = Designer(ids.DATA), Designer(ids.DATA)
            plan = first.plan(ShipRequest(mission, frozenset(kinds), docking=docking, goal=goal))
            if plan is not None:
                assert (
                    again.plan(ShipRequest(mission, frozenset(kinds), docking=docking, goal=goal, most_cost=plan.cost))
                    == plan
                )
