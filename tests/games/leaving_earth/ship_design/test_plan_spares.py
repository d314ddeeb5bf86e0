"""Spare rockets: what they add is counted by hand, and a ship with one survives a misfire by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.ship_design import Designer
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import SUREST, Objective
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds
from tests.games.leaving_earth.fly_plan import Played

ONE_SHIP = frozenset(("rendezvous",))
Cards = tuple[int, int, int]


@pytest.fixture(scope="module")
def service() -> PlanService:
    return PlanService(Designer(ids.DATA), Odds(ids.DATA, ()))


def dealt(pile: Cards, number: int) -> Iterator[tuple[Cards, Fraction]]:
    """All that may lie on so many cards, and how likely it is."""
    for minor in range(number + 1):
        for major in range(number - minor + 1):
            cards = (number - minor - major, minor, major)
            ways = comb(pile[0], cards[0]) * comb(pile[1], minor) * comb(pile[2], major)
            yield cards, Fraction(ways, comb(sum(pile), number))


@cache
def lasts(cards: Cards, fires: int, spares: int) -> Fraction:
    """Firing by firing: a success is one less to go, a minor failure one spare less, a major one the end."""
    if not fires:
        return Fraction(1)
    good, bad = Fraction(cards[0], sum(cards)), Fraction(cards[1], sum(cards))
    return good * lasts(cards, fires - 1, spares) + (bad * lasts(cards, fires, spares - 1) if spares else 0)


def by_hand(pile: Cards, draws: list[tuple[int, int]]) -> Fraction:
    if not draws:
        return Fraction(1)
    (fires, spares), *others = draws
    found = Fraction(0)
    for cards, chance in dealt(pile, 3):
        left = (pile[0] - cards[0], pile[1] - cards[1], pile[2] - cards[2])
        found += chance * lasts(cards, fires, spares) * by_hand(left, others)
    return found


@pytest.mark.parametrize(
    ("draws", "spares"),
    [
        ({"soyuz_rockets": 1}, {"soyuz_rockets": 1}),
        ({"soyuz_rockets": 3}, {"soyuz_rockets": 2}),
        ({"soyuz_rockets": 2, "landing": 1}, {"soyuz_rockets": 1}),
        ({"soyuz_rockets": 2, "juno_rockets": 5}, {"soyuz_rockets": 2, "juno_rockets": 1}),
        ({"soyuz_rockets": 2, "juno_rockets": 5}, {}),
    ],
)
def test_the_chance_with_spares_is_that_of_firing_one_after_another(
    service: PlanService, draws: Mapping[str, int], spares: Mapping[str, int]
) -> None:
    wanted = by_hand(service.odds.pile, [(times, spares.get(name, 0)) for name, times in draws.items()])
    assert service.odds.with_spares(draws, spares) == wanted
    assert (wanted > service.odds.chance(draws)) == bool(spares)


@pytest.mark.parametrize(
    ("mission", "spare", "rockets"),
    [("artificial_satellite", "soyuz", ["soyuz"]), ("lunar_survey", "juno", ["juno", "saturn"])],
)
@pytest.mark.parametrize("fails", [False, True])
def test_a_ship_with_a_spare_rocket_does_its_mission_whether_one_fails_or_not(
    service: PlanService, mission: str, spare: str, rockets: list[str], fails: bool
) -> None:
    designer = service.designer
    owned = frozenset(designer.catalogue.research_cost)
    wish = Objective(1956, 1976, mission, yearly=25, owned=owned, never=ONE_SHIP)
    plan = designer.plan(ShipRequest(mission, frozenset(rockets), spare=spare, spares=1))
    assert plan is not None
    assert plan.components[spare] == sum(leg.rockets.get(spare, 0) for leg in plan.legs) + 1
    proposal = service.scheduler.proposal(wish, designer.programme(plan, owned))
    assert proposal is not None
    played = Played(mission, proposal, owned - {designer.catalogue.advancement_of[spare]})
    played.table.learn(designer.catalogue.advancement_of[spare], "mSS")
    if fails:
        played.misfires.append(spare)
    played.fly()
    assert played.done == proposal.done
    assert not played.misfires


def test_surest_plan_has_a_spare_rocket_where_it_helps(service: PlanService) -> None:
    known = frozenset(service.designer.catalogue.research_cost)
    wish = Objective(1956, 1976, "artificial_satellite", yearly=None, owned=known, never=ONE_SHIP)
    bold = service.propose(wish)
    for one in bold.reserves:
        assert one.chance > bold.chance
        assert one.programme.cost > bold.cost
    surest = service.propose(replace(wish, goal=SUREST))
    assert surest.chance >= max([one.chance for one in bold.reserves], default=bold.chance)
    assert surest.draws[-1].so_far == surest.chance
