"""Every mission with every combination of expansions: planned, paid for year by year, and flown by the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import chain, combinations

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.ship_design import Designer
from cosmodrome.games.leaving_earth.ship_design.designer import NEVER_DOCKS
from cosmodrome.games.leaving_earth.ship_design.plan_service import MOST_STEPS, PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import GOALS, SUREST, NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.search.research_search import cheapest_programme
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, Convoy, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds
from tests.games.leaving_earth.fly_plan import Played
from tests.games.leaving_earth.table import missions_of
from tests.support.tiers import tiered
from tools.docs.generated_sections import part_of
from tools.docs.plan_table import (
    OTHERS,
    PAGE,
    PART,
    base_service,
    drawn,
    from_nothing,
    never_used,
    own_missions,
    row,
    short_row,
    with_all_research,
)

# The plans of these take longest.
LONG = {"man_on_mars": pytest.mark.slow, "man_on_venus": pytest.mark.matrix}
MISSIONS = missions_of("mercury")
every_mission = pytest.mark.parametrize("mission", [pytest.param(one, marks=LONG.get(one, ())) for one in MISSIONS])
SAMPLE = {"mars_lander", "lunar_station", "venus_survey", "lunar_sample_return"}
EVERYTHING = frozenset(ids.ADVANCEMENTS[:10])
BASE_SERVICE = base_service()


@cache
def ship(mission: str) -> Proposal:
    return BASE_SERVICE.propose(with_all_research(BASE_SERVICE, mission))


@cache
def programme(mission: str) -> Proposal:
    return BASE_SERVICE.propose(from_nothing(mission))


def flown(wish: Objective, proposal: Proposal, **options: bool) -> Played:
    played = Played(wish.mission, proposal, wish.owned, **options).fly()
    assert played.done == proposal.done
    assert played.spent == proposal.programme.cost
    assert played.draws == drawn(proposal.plan)
    return played


@every_mission
def test_every_ship_is_flown_by_the_rules(mission: str) -> None:
    flown(with_all_research(BASE_SERVICE, mission), ship(mission))


@every_mission
def test_every_programme_from_nothing_is_paid_and_flown_by_the_rules(mission: str) -> None:
    flown(from_nothing(mission), programme(mission))
    simplest = cheapest_programme(
        BASE_SERVICE.designer, ShipRequest(mission, BASE_SERVICE.designer.catalogue.all_rockets), frozenset()
    )
    assert simplest is not None
    assert simplest.cost <= programme(mission).programme.cost


@every_mission
def test_the_page_about_the_planner_has_every_mission(mission: str) -> None:
    table = part_of(PAGE, PART, "docs/plan_table.py")
    assert row(mission, ship(mission), programme(mission), flown=True) in table


def test_the_27_missions_are_all_there() -> None:
    assert len(MISSIONS) == 27
    assert set(MISSIONS) == set(BASE_SERVICE.designer.catalogue.missions)


# --- other wishes, flown as well ---------------------------------------------


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(
    "mission", [one if one in SAMPLE else pytest.param(one, marks=pytest.mark.matrix) for one in MISSIONS]
)
def test_plan_for_every_goal_is_flown_by_the_rules(mission: str, goal: str) -> None:
    wish = replace(with_all_research(BASE_SERVICE, mission), goal=goal, budget=120, by=1972)
    flown(wish, BASE_SERVICE.propose(wish))


@pytest.mark.parametrize("mission", ["man_in_orbit", "space_station", "man_on_mars", "mars_station"])
@pytest.mark.parametrize("crew", [3])
def test_a_larger_crew_has_seats_and_supplies(mission: str, crew: int) -> None:
    never = frozenset(("ion_thrusters",)) if mission == "man_on_mars" else frozenset[str]()
    wish = replace(with_all_research(BASE_SERVICE, mission), crew=crew, never=never, yearly=None)
    proposal = BASE_SERVICE.propose(wish)
    assert proposal.plan.components["astronaut"] == crew
    played = Played(mission, proposal, wish.owned)
    played.table.money(proposal.programme.cost)
    assert played.fly().done == proposal.done


# --- every combination of expansions -------------------------------------------

BOXES = ("mercury", "outer_planets", "stations")
COMBINATIONS = list(chain.from_iterable(combinations(BOXES, number) for number in range(len(BOXES) + 1)))
SUREST_BUDGET = 60  # what surest ships may cost here: with much money the search for them is long


@dataclass(frozen=True)
class Flight:
    """A mission of some expansions, planned for a goal, for one ship that stays together."""

    boxes: tuple[str, ...]
    mission: str
    goal: str

    @property
    def kind(self) -> str:
        return str(designer_of(self.boxes).catalogue.missions[self.mission]["requires"])

    def __str__(self) -> str:
        return f"{'+'.join(self.boxes) or 'base'}-{self.mission}-{self.goal}"


@cache
def designer_of(boxes: tuple[str, ...]) -> Designer:
    return Designer(ids.DATA, boxes)


@cache
def service_for(boxes: tuple[str, ...]) -> PlanService:
    return PlanService(designer_of(boxes), Odds(ids.DATA, frozenset(boxes)))


def flights() -> list[Flight]:
    """Of all missions; tours and Explorers have no surest plan."""
    found = [
        Flight(boxes, mission, goal) for boxes in COMBINATIONS for mission in missions_of(*boxes) for goal in GOALS
    ]
    return [one for one in found if one.goal != SUREST or one.kind not in NEVER_DOCKS]


def aspects(one: Flight) -> dict[str, str]:
    return {"boxes": "+".join(one.boxes), "kind": one.kind, "goal": one.goal}


def wish_of(one: Flight) -> Objective:
    designer = designer_of(one.boxes)
    return Objective(
        designer.catalogue.first_year,
        designer.catalogue.last_year,
        one.mission,
        goal=one.goal,
        yearly=designer.catalogue.yearly,
        budget=SUREST_BUDGET if one.goal == SUREST else None,
        owned=frozenset(designer.catalogue.research_cost),
        never=never_used(designer, one.mission),
    )


@pytest.mark.parametrize("one", tiered(flights(), aspects))
def test_every_plan_is_flown_by_the_rules_with_all_its_draws(one: Flight) -> None:
    wish, service = wish_of(one), service_for(one.boxes)
    if one.goal == SUREST and not is_affordable(one):
        with pytest.raises(NoPlan):
            service.propose(wish)
        return
    proposal = service.propose(wish)
    flown(wish, proposal, **{name: name in one.boxes for name in BOXES})
    if one.goal == CHEAPEST and one.boxes in OTHERS and one.mission in own_missions(service.designer):
        table = part_of(PAGE, OTHERS[one.boxes], "docs/plan_table.py")
        assert short_row(one.mission, proposal, flown=True) in table


def is_affordable(one: Flight) -> bool:
    """Whether there is any ship for what the surest one may cost."""
    return service_for(one.boxes).propose(wish_of(replace(one, goal=CHEAPEST))).plan.cost <= SUREST_BUDGET


# --- programmes from nothing ---------------------------------------------------


def programmes() -> list[Flight]:
    return [one for one in flights() if one.goal == CHEAPEST]


@pytest.mark.parametrize("one", tiered(programmes(), aspects))
def test_every_programme_from_nothing_is_paid_and_flown_in_every_combination(one: Flight) -> None:
    wish = replace(wish_of(one), owned=frozenset())
    flown(wish, service_for(one.boxes).propose(wish), **{name: name in one.boxes for name in BOXES})


@pytest.mark.parametrize(
    ("box", "mission", "advancement"),
    [
        ("outer_planets", "advanced_io_survey", "surveying"),
        ("outer_planets", "europa_ice_explorer", "rendezvous"),
        ("stations", "st_orbital_habitat", "synthesis"),
        ("stations", "st_orbital_habitat", "life_support"),
    ],
)
def test_component_that_needs_research_cannot_do_without_it(box: str, mission: str, advancement: str) -> None:
    """Nor without what must be researched before that; the search for a cheaper ship has to end."""
    service = service_for((box,))
    wish = replace(wish_of(Flight((box,), mission, CHEAPEST)), owned=frozenset())
    assert advancement in service.propose(wish).programme.research
    with pytest.raises(NoPlan):
        service.propose(replace(wish, never=wish.never | {advancement}))


# --- ships that dock, and cargo ships, with Outer Planets and Stations -----------
# The base game and Mercury have theirs above and in test_plan_cargo.py.

STEPS = 100_000  # of each search: the best plan found by then is flown
FAR = {"man_on_titan", "ganymede_sample_return"}  # where so few steps find no plan at all


def docking_flights() -> list[Flight]:
    """Surest ships, tours and Explorers never dock."""
    return [
        one
        for one in flights()
        if one.goal != SUREST and one.kind not in NEVER_DOCKS and {"outer_planets", "stations"} & set(one.boxes)
    ]


@pytest.mark.parametrize("one", tiered(docking_flights(), aspects))
def test_every_plan_that_may_dock_is_flown_by_the_rules(one: Flight) -> None:
    """A designer of its own has seen nothing before, so that its answer does not depend on other tests."""
    designer = Designer(ids.DATA, one.boxes)
    designer.search_limit = SearchLimit(steps=MOST_STEPS if one.mission in FAR else STEPS)
    wish = replace(wish_of(one), never=frozenset())
    proposal = PlanService(designer, Odds(ids.DATA, frozenset(one.boxes))).propose(wish)
    flown(wish, proposal, **{name: name in one.boxes for name in BOXES})


DOCKING = [
    (("outer_planets",), "titan_sample_return", 3),
    (("outer_planets",), "ganymede_lander", 1),
    (("stations",), "st_lunar_experiment", 2),
    (("stations",), "st_lunar_habitat", 1),
    (("outer_planets", "stations"), "io_sample_return", 1),
]


@pytest.mark.parametrize(("boxes", "mission", "draws"), DOCKING)
def test_cheapest_ship_docks_where_that_is_cheaper(boxes: tuple[str, ...], mission: str, draws: int) -> None:
    wish = wish_of(Flight(boxes, mission, CHEAPEST))
    together, apart = (
        service_for(boxes).propose(replace(wish, never=never)) for never in (wish.never, frozenset[str]())
    )
    assert (len(apart.plan.events), apart.plan.draws["rendezvous"]) == (draws, draws)
    assert (apart.cost, apart.plan.mass, apart.done) != (together.cost, together.plan.mass, together.done)
    assert apart.cost <= together.cost


MORE = 15  # what a plan with a cargo ship may cost more than the best ship alone
# Plans with a cargo ship that are not found for so much more, or at all.
NO_CARGO = {
    "sounding_rocket",
    "artificial_satellite",
    "man_in_space",
    "st_artificial_satellite",
    "st_man_in_space",
    "st_orbital_experiment",
    "st_orbital_experiment_again",
    "st_orbital_habitat",
    "st_mars_orbit_habitat",
    "st_mars_habitat",
}
# Round trips for which the search takes more than STEPS with Outer Planets.
LONG_SEARCHES = {
    "io_sample_return",
    "europa_sample_return",
    "ganymede_sample_return",
    "enceladus_sample_return",
    "titan_sample_return",
    "saturn_ring_sample_return",
    "manned_jupiter_fly_by",
    "manned_saturn_fly_by",
    "man_on_titan",
    "man_on_venus",
    "st_man_on_venus",
    "st_venus_sample_return",
}


def cargo_flights() -> list[Flight]:
    return [
        one
        for one in docking_flights()
        if one.goal == CHEAPEST and not ("outer_planets" in one.boxes and one.mission in LONG_SEARCHES)
    ]


@pytest.mark.parametrize("one", tiered(cargo_flights(), aspects))
def test_every_plan_with_a_cargo_ship_is_flown_by_the_rules(one: Flight) -> None:
    """Whether it is better than one without or not; without ion thrusters, or the search takes minutes."""
    designer, wish = designer_of(one.boxes), replace(wish_of(one), never=frozenset(), yearly=None, convoy=True)
    kinds = designer.catalogue.all_rockets - {"ion_thruster"}
    alone = designer.plan(ShipRequest(one.mission, kinds, dated=True, thorough=True))
    assert alone is not None
    plan = designer.plan(
        ShipRequest(
            one.mission,
            kinds,
            dated=True,
            thorough=True,
            docking=True,
            convoy=Convoy(designer.catalogue.first_year, None),
            most_cost=alone.cost + MORE,
        )
    )
    if plan is None:
        assert one.mission in NO_CARGO
        return
    assert plan.freight is not None
    found = service_for(one.boxes).scheduler.proposal(wish, designer.programme(plan, wish.owned))
    assert found is not None
    played = Played(one.mission, found, wish.owned, **{name: name in one.boxes for name in BOXES})
    played.table.money(plan.cost)
    played.fly()
    assert (played.done, played.spent, played.draws) == (found.done, plan.cost, drawn(plan))
