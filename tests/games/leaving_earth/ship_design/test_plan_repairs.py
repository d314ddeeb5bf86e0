"""Repairs in flight: the chance is that of trying everything by hand, and the rules let a mechanic do them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.ship_design import Designer, Plan
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import Objective
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, first_draws, with_helpers
from tests.games.leaving_earth.fly_plan import Played
from tests.games.leaving_earth.ship_design.test_plan_spares import Cards, dealt

ONE_SHIP = frozenset(("rendezvous",))
FIRST, LATER, LANDING, SUPPORT = "first", "later", "landing", "support"
Drawn = tuple[str, str]  # from which advancement, and what it is for


@pytest.fixture(scope="module")
def service() -> PlanService:
    return PlanService(Designer(ids.DATA), Odds(ids.DATA, ()))


def lasts(draws: Sequence[Drawn], decks: dict[str, Cards], repairs: int) -> Fraction:
    """Draw by draw, with these cards."""
    if not draws:
        return Fraction(1)
    (name, purpose), *rest = draws
    good, bad = (Fraction(decks[name][index], sum(decks[name])) for index in (0, 1))
    found = good * lasts(rest, decks, repairs)
    if purpose == SUPPORT:
        found += bad * lasts(rest, decks, repairs)
    elif purpose == LANDING and repairs:
        found += bad * lasts(rest, decks, repairs - 1)
    elif purpose == FIRST and repairs:
        found += bad * lasts(draws, decks, repairs - 1)  # the same leg once more
    return found


def by_hand(draws: Sequence[Drawn], pile: Cards, repairs: int, decks: dict[str, Cards]) -> Fraction:
    """Over everything that may lie on the cards."""
    name = next((name for name, _ in draws if name not in decks), None)
    if name is None:
        return lasts(draws, decks, repairs)
    found = Fraction(0)
    for cards, chance in dealt(pile, 3):
        left = (pile[0] - cards[0], pile[1] - cards[1], pile[2] - cards[2])
        found += chance * by_hand(draws, left, repairs, decks | {name: cards})
    return found


@pytest.mark.parametrize(
    "draws",
    [
        [("soyuz_rockets", FIRST)],
        [("soyuz_rockets", FIRST), ("soyuz_rockets", LATER), ("landing", LANDING), ("life_support", SUPPORT)],
        [("atlas_rockets", LATER), ("soyuz_rockets", FIRST), ("soyuz_rockets", FIRST), ("life_support", SUPPORT)],
        [("landing", LANDING), ("landing", LANDING), ("juno_rockets", FIRST), ("juno_rockets", FIRST)],
    ],
)
@pytest.mark.parametrize("repairs", [0, 1, 2])
def test_the_chance_with_repairs_is_that_of_one_draw_after_another(
    service: PlanService, draws: Sequence[Drawn], repairs: int
) -> None:
    counted = Counter(name for name, _ in draws)
    starts = Counter(name for name, purpose in draws if purpose == FIRST)
    assert service.odds.with_repairs(counted, starts, repairs) == by_hand(draws, service.odds.pile, repairs, {})


def test_a_mechanic_without_supplies_only_keeps_everybody_alive(service: PlanService) -> None:
    plan = crewed(service, "mars_station", 0)
    assert service.reserves.mended(plan, 0) == with_helpers(service.designer.catalogue, plan, service.odds)["mechanic"]


def crewed(service: PlanService, mission: str, supplies: int) -> Plan:
    spare = "supplies_1x" if supplies else ""
    plan = service.designer.plan(
        ShipRequest(mission, service.designer.catalogue.all_rockets, spare=spare, spares=supplies)
    )
    assert plan is not None
    return plan


def test_crewed_plan_names_the_chance_with_repairs(service: PlanService) -> None:
    owned = frozenset(service.designer.catalogue.research_cost)
    found = service.propose(Objective(1956, 1976, "venus_station", yearly=25, owned=owned, never=ONE_SHIP))
    assert [(one.kind, one.number) for one in found.repairs] == [("supplies_1x", 1)]
    [one] = found.repairs
    assert one.programme.cost > found.cost
    assert one.chance > with_helpers(service.designer.catalogue, found.plan, service.odds)["mechanic"] > found.chance
    nobody = service.propose(Objective(1956, 1976, "mars_lander", yearly=25, owned=owned, never=ONE_SHIP))
    assert nobody.repairs == ()


@pytest.mark.parametrize(
    ("mission", "number", "is_rough"),
    [("mars_station", 1, False), ("mars_station", 0, True), ("man_in_orbit", 0, False)],
)
def test_damaged_component_is_repaired_and_the_flight_continues(
    service: PlanService, mission: str, number: int, is_rough: bool
) -> None:
    """`number`: of the leg whose first rocket fails, among those that can be tried again."""
    designer, owned = service.designer, frozenset(service.designer.catalogue.research_cost)
    plan = crewed(service, mission, 1)
    wish = Objective(1956, 1976, mission, yearly=None, owned=owned, never=ONE_SHIP)
    proposal = service.scheduler.proposal(wish, designer.programme(plan, owned))
    assert proposal is not None
    kind = [next(iter(leg.rockets)) for leg in plan.legs if leg.rockets and leg.origin != "suborbital"][number]
    assert first_draws(designer.catalogue, plan)[designer.catalogue.advancement_of[kind]] > 0
    fails = "landing" if is_rough else designer.catalogue.advancement_of[kind]
    played = Played(mission, proposal, owned - {fails})
    played.table.learn(fails, "mSS").money(plan.cost)
    played.somebody, played.is_rough = "mechanic", is_rough
    if not is_rough:
        played.misfires.append(kind)
    assert played.fly().done == proposal.done
    assert played.mended == 1
    assert not played.misfires
