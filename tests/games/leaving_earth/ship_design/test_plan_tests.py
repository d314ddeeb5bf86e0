"""Tests before a flight: as sure as wished, no cheaper ones would do, and the money is there in time."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import ceil

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.ship_design import Designer
from cosmodrome.games.leaving_earth.ship_design.plan_service import PlanService
from cosmodrome.games.leaving_earth.ship_design.proposals import NoPlan, Objective
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds
from cosmodrome.games.leaving_earth.ship_design.trial_campaigns import TrialPlanner
from tests.games.leaving_earth.table import FAR_AWAY, Table

ONE_SHIP = frozenset(("rendezvous",))


@pytest.fixture(scope="module")
def service() -> PlanService:
    return PlanService(Designer(ids.DATA), Odds(ids.DATA, ()))


def wish(mission: str, sure: str | None = None) -> Objective:
    return Objective(1956, 1976, mission, yearly=25, never=ONE_SHIP, sure=None if sure is None else Fraction(sure))


@pytest.mark.parametrize("mission", ["sounding_rocket", "lunar_survey", "mars_lander", "man_in_orbit"])
@pytest.mark.parametrize("sure", ["0.5", "0.7", "0.85"])
def test_tests_of_a_plan_are_the_cheapest(service: PlanService, mission: str, sure: str) -> None:
    proving = TrialPlanner(service.designer, service.odds, service.propose(wish(mission)).plan)
    found = proving.campaign(Fraction(sure))
    assert found is not None
    assert found.chance == service.odds.chance(proving.draws, found.tests) >= Fraction(sure)
    every = [dict(zip(proving.draws, numbers, strict=True)) for numbers in product(range(7), repeat=len(proving.draws))]
    enough = [tests for tests in every if service.odds.chance(proving.draws, tests) >= Fraction(sure)]
    least = min(
        sum(number * found.prices[name] for name, number in tests.items()) + proving.removals(tests) for tests in enough
    )
    assert found.flights + found.removals == least


@pytest.mark.slow
def test_a_sure_plan_is_paid_for_with_its_tests(service: PlanService) -> None:
    bold, sure = service.propose(wish("lunar_lander")), service.propose(wish("lunar_lander", "0.6"))
    assert sure.campaign is not None
    assert bold.chance < Fraction("0.6") <= sure.chance
    assert sum(year.money for year in sure.spending) == sure.cost
    assert sure.cost == sure.programme.cost + sure.campaign.flights + ceil(sure.campaign.removals)
    assert all(year.money <= 25 for year in sure.spending)
    assert sure.launch >= sure.spending[-1].year >= bold.launch
    assert sure.draws[-1].so_far == sure.chance


@pytest.mark.slow
def test_a_ship_that_needs_fewer_tests_may_be_dearer(service: PlanService) -> None:
    cheapest = service.propose(wish("lunar_survey"))
    sure = service.propose(wish("lunar_survey", "0.7"))
    same_ship = TrialPlanner(service.designer, service.odds, cheapest.plan).campaign(Fraction("0.7"))
    assert same_ship is not None
    assert sure.cost <= cheapest.cost + same_ship.cost


def test_certain_plan_needs_no_tests(service: PlanService) -> None:
    everything = frozenset(service.designer.catalogue.research_cost)
    known = PlanService(service.designer, Odds(ids.DATA, (), tested=everything))
    found = known.propose(replace(wish("mars_lander", "0.99"), owned=everything))
    assert found.campaign is not None
    assert found.chance == 1
    assert found.campaign.cost == 0


def test_plan_that_no_money_makes_certain_says_so(service: PlanService) -> None:
    with pytest.raises(NoPlan, match="no tests within the money and years available give a 99% chance"):
        service.propose(replace(wish("lunar_lander", "0.99"), by=1958))


@pytest.mark.parametrize("letter", ["S", "m", "M"])
def test_a_bare_rocket_draws_one_outcome_for_its_price(letter: str) -> None:
    """What the price of a test rests on, by the rules."""
    table = Table(1, FAR_AWAY, level="very_hard").show("suborbital", "harmless").money(25)
    table.learn("juno_rockets", letter)
    table.do("buy", "juno").do("build").do("load", "juno").do("maneuver", "earth__suborbital").do("fire", "juno")
    table.any_outcome()
    assert [event["outcome"] for event in table.news("outcome_drawn")]
    assert table.cash() == 24
