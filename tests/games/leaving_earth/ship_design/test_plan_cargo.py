"""A cargo ship that is sent ahead: known answers, everything tried out on small maps, money, flights by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from cosmodrome.games import load
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.meta import META
from cosmodrome.games.leaving_earth.mission_planner import plan_svg
from cosmodrome.games.leaving_earth.mission_planner.requests import PlanRequest, RequestReader
from cosmodrome.games.leaving_earth.ship_design import Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.budget import Article, YearlyBudget
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.search.cargo_search import ConvoySearch
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit, TooLong
from cosmodrome.games.leaving_earth.ship_design.ship_request import Convoy, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds
from tests.games.leaving_earth.brute_force import Ways, can_reach, ways_of
from tests.games.leaving_earth.fly_plan import Played

COMPONENTS: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in ids.DATA["component"]}
NO_IONS = frozenset(("ion_thrusters",))


@pytest.fixture(scope="module")
def service() -> PlanService:
    return PlanService(Designer(ids.DATA, {"mercury"}), Odds(ids.DATA, {"mercury"}))


def ship_for(service: PlanService, mission: str, **limits: Any) -> Objective:
    wish = Objective(1956, 1976, mission, yearly=25, owned=frozenset(service.designer.catalogue.research_cost))
    return replace(wish, **limits)


def flown(wish: Objective, proposal: Proposal) -> Played:
    played = Played(wish.mission, proposal, wish.owned).fly()
    assert played.done == proposal.done
    assert played.spent == proposal.cost
    return played


# --- known answers -----------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "never", "alone", "together"),
    [
        ("lunar_station", frozenset[str](), (43, 34, 1), (41, 35, 1)),
        ("lunar_station", NO_IONS, (43, 34, 1), (41, 35, 1)),
        ("venus_lander", NO_IONS, (36, 34, 2), (34, 35, 2)),
    ],
)
def test_two_launches_by_different_ways_are_cheaper_than_one(
    service: PlanService, mission: str, never: frozenset[str], alone: tuple[int, ...], together: tuple[int, ...]
) -> None:
    wish = ship_for(service, mission, never=never)
    for one, values in ((replace(wish, alone=True), alone), (wish, together)):
        plan = service.propose(one).plan
        assert (plan.cost, plan.mass, plan.years) == values
        assert (plan.freight is None) == one.alone
    flown(wish, service.propose(wish))


def test_plan_without_docking_has_no_cargo_ship(service: PlanService) -> None:
    wish = ship_for(service, "lunar_station", never=frozenset(("rendezvous",)))
    assert service.propose(wish).plan.freight is None


def test_plan_totals_include_both_ships(service: PlanService) -> None:
    proposal = service.propose(ship_for(service, "lunar_station"))
    plan = proposal.plan
    assert plan.freight is not None
    for parts, mass in ((plan.components, plan.mass), (plan.freight.components, plan.freight.mass)):
        assert sum(COMPONENTS[name]["mass"] * number for name, number in parts.items() if name != "astronaut") == mass
    assert Counter(plan.own) + Counter(plan.freight.components) == Counter(plan.components)
    assert plan.draws["rendezvous"] == len(plan.events) == 1
    fired = Counter[str]()
    for leg in (*plan.freight.legs, *plan.legs):
        fired.update(leg.rockets)
    assert {f"{kind}_rockets": number for kind, number in fired.items()}.items() <= plan.draws.items()
    assert proposal.chance == service.odds.chance(plan.draws) == proposal.draws[-1].so_far
    picture = plan_svg.draw(service.designer, proposal, load("leaving_earth").text("en"))
    assert "docks with the cargo ship: Atlas, supplies, 2 × Juno" in picture
    assert "a. 1957: Suborbital Flight" in picture


def test_plan_whose_cargo_search_takes_too_long_has_no_cargo_ship(monkeypatch: pytest.MonkeyPatch) -> None:
    def takes_too_long(_: ConvoySearch) -> None:
        raise TooLong("that takes too long to work out")

    monkeypatch.setattr(ConvoySearch, "run", takes_too_long)
    reader = RequestReader(ids.DATA, META.check_options({}), load("leaving_earth").text("en"))
    answer = reader.plan(PlanRequest(mission="lunar station", have=["all"]))
    assert (answer.cost, answer.cargo_ship, answer.no_cargo_ship, answer.one_ship) == (43, None, True, False)


def limited(steps: int) -> PlanService:
    designer = Designer(ids.DATA, {"mercury"})
    designer.search_limit = SearchLimit(steps=steps)
    return PlanService(designer, Odds(ids.DATA, {"mercury"}))


def test_search_without_enough_steps_names_its_limit_and_claims_nothing() -> None:
    service = limited(10)
    with pytest.raises(NoPlan, match="within the limits: 10 steps of each search"):
        service.propose(ship_for(service, "lunar_station"))


def test_docking_search_without_enough_steps_gives_the_best_ship_that_stays_together() -> None:
    service = limited(2000)
    wish = ship_for(service, "man_on_the_moon")
    found = service.propose(wish)
    assert (found.one_ship, found.plan.cost, found.plan.events) == (True, 74, ())
    flown(wish, found)


# --- money and years ---------------------------------------------------------


@pytest.mark.slow
def test_cargo_is_launched_ahead_and_paid_for_before_its_launch(service: PlanService) -> None:
    """A crew that is home from Mars after six years finds its way home in the orbit of Mars, after 13 years of ions."""
    designer, kinds = service.designer, frozenset(("saturn", "ion_thruster"))
    alone = designer.plan(ShipRequest("man_on_mars", kinds, 6, "vostok", docking=True, most_cost=173))
    plan = convoy(designer, "man_on_mars", kinds, most_years=6, capsule="vostok", most_cost=172)
    assert alone is not None
    assert plan.freight is not None
    assert (alone.cost, plan.cost, plan.freight.years, plan.freight.place) == (173, 168, 13, "mars_orbit")
    wish = ship_for(service, "man_on_mars", convoy=True)
    found = service.scheduler.proposal(wish, designer.programme(plan, wish.owned))
    assert found is not None
    assert found.freight_departures[0] < found.departures[0]
    left = Counter(plan.freight.components)
    for year in found.spending:
        if year.year <= found.freight_departures[0]:
            left -= Counter(year.bought)
    assert not +left
    assert sum(year.money for year in found.spending) == plan.cost
    assert all(year.money <= 25 for year in found.spending)
    flown(wish, found)


def test_components_needed_sooner_are_bought_sooner() -> None:
    late, soon = Article("late", 20), Article("soon", 10, by=1)
    assert [dict(year) for year in YearlyBudget(Counter({late: 1, soon: 1}), 25).years() or ()] == [
        {soon: 1},
        {late: 1},
    ]
    assert YearlyBudget(Counter({late: 1, soon: 3}), 25).years() is None
    assert YearlyBudget(Counter({late: 2, soon: 1}), 25).years(2) is None


def convoy(designer: Designer, mission: str, kinds: frozenset[str] | None = None, **limits: Any) -> Plan:
    """The best plan with a cargo ship, whether it is better than one without or not."""
    rockets = designer.catalogue.all_rockets if kinds is None else kinds
    plan = designer.plan(ShipRequest(mission, rockets, docking=True, convoy=Convoy(1956, None), **limits))
    assert plan is not None
    assert plan.freight is not None
    return plan


@pytest.mark.parametrize(
    ("mission", "goal"),
    [
        ("lunar_lander", "cheapest"),
        ("lunar_lander", "lightest"),
        ("phobos_sample_return", "cheapest"),
        ("phobos_sample_return", "lightest"),
        ("venus_lander", "lightest"),
        ("mars_station", "cheapest"),
        ("mars_station", "lightest"),
    ],
)
def test_every_plan_with_a_cargo_ship_is_flown_by_the_rules(service: PlanService, mission: str, goal: str) -> None:
    plan = convoy(service.designer, mission, goal=goal)
    wish = ship_for(service, mission, yearly=None, convoy=True)
    found = service.scheduler.proposal(wish, service.designer.programme(plan, wish.owned))
    assert found is not None
    played = Played(mission, found, wish.owned)
    played.table.money(plan.cost)
    assert played.fly().done == found.done


# --- everything tried out ----------------------------------------------------

Craft = tuple[str, int, bool, bool, bool]  # where, Junos, probe, sample, and whether it is the cargo ship
WAYS = (
    "earth__suborbital",
    "suborbital__earth_orbit",
    "earth__earth_orbit",
    "earth_orbit__lunar_orbit",
    "lunar_orbit__moon",
    "moon__lunar_orbit",
    "lunar_orbit__earth_orbit",
    "earth_orbit__earth",
)
NO_WAY = 9  # too difficult for a Juno


def easier(difficulties: tuple[int, ...]) -> Mapping[str, Any]:
    data = deepcopy(ids.DATA)
    wanted = dict(zip(WAYS, difficulties, strict=True))
    for entry in data["maneuver"]:
        if "difficulty" in entry:
            entry["difficulty"] = wanted.get(entry["id"], NO_WAY)
    return data


def can_do_it(difficulties: tuple[int, ...], junos: int, ahead: int, comes_home: bool) -> bool:
    """Whether a probe with so many Junos can, and a cargo ship with so many, by trying everything."""
    ways = ways_of(WAYS, difficulties)
    start: tuple[Craft, ...] = (("earth", ahead, False, False, True), ("earth", junos, True, False, False))

    def is_done(fleet: list[Craft]) -> bool:
        return not any(one[4] for one in fleet) and any(
            (place == "earth" and sample) if comes_home else (place == "moon" and probe)
            for place, _, probe, sample, _ in fleet
        )

    return can_reach(start, lambda craft, others: steps(craft, others, ways), is_done)


def steps(craft: Craft, others: tuple[Craft, ...], ways: Ways) -> Iterator[list[Craft]]:
    at, junos, probe, sample, is_ahead = craft
    mass = junos + probe + sample
    for origin, destination, hard in ways:
        fired = -(-hard * mass // 4)
        if origin == at and fired <= junos and mass > fired:
            yield [(destination, junos - fired, probe, sample, is_ahead), *others]
    if is_ahead:
        return  # it is met by the other one, and never taken apart
    if at == "moon" and probe and not sample and not any(other[3] for other in others):
        yield [(at, junos, probe, True, False), *others]
    if at in ("earth", "suborbital"):
        return
    for number, other in enumerate(others):
        # What is met brings everything that is fired from then on.
        if other[0] == at and not (other[4] and junos):
            rest = others[:number] + others[number + 1 :]
            yield [(at, junos + other[1], probe or other[2], sample or other[3], False), *rest]
    if sum(not other[4] for other in others) < 2:
        for left in range(junos + 1):
            for takes_probe, takes_sample in product({False, probe}, {False, sample}):
                one = (at, left, takes_probe, takes_sample, False)
                two = (at, junos - left, probe and not takes_probe, sample and not takes_sample, False)
                if any(one[1:]) and any(two[1:]):
                    yield [one, two, *others]


def fewest(difficulties: tuple[int, ...], comes_home: bool) -> int:
    total = 2
    while not any(can_do_it(difficulties, total - ahead, ahead, comes_home) for ahead in range(1, total)):
        total += 1
    return total


@pytest.mark.parametrize("comes_home", [False, True], ids=["lander", "sample"])
@pytest.mark.parametrize(
    "difficulties",
    [
        (1, 1, 2, 1, 1, 1, 1, 0),
        (1, 2, 3, 1, 1, 1, 1, 0),
        (2, 1, 3, 2, 1, 1, 1, 0),
        (1, 1, 2, 1, 2, 2, 1, 0),
    ],
)
def test_cargo_ship_uses_the_fewest_rockets(difficulties: tuple[int, ...], comes_home: bool) -> None:
    designer = Designer(easier(difficulties))
    mission = "lunar_sample_return" if comes_home else "lunar_lander"
    plan = convoy(designer, mission, frozenset(("juno",)))
    assert plan.rockets["juno"] == fewest(difficulties, comes_home)
