"""Finds spare rockets and supplies for repairs that raise the chance of a plan."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from cosmodrome.games.leaving_earth.ship_design.catalogue import ION_THRUSTER, MECHANIC, RENDEZVOUS
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan
from cosmodrome.games.leaving_earth.ship_design.flight_schedule import FlightScheduler
from cosmodrome.games.leaving_earth.ship_design.proposals import SUREST, Objective, Proposal, Reserve
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import TooLong
from cosmodrome.games.leaving_earth.ship_design.ship_choice import ShipChooser, Terms
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds, first_draws

MOST_SPARES = 2


class ReserveFinder:
    """Finds the reserves that are worth taking along."""

    def __init__(self, designer: Designer, odds: Odds, ships: ShipChooser, scheduler: FlightScheduler) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds
        self.ships = ships
        self.scheduler = scheduler

    def with_reserves(self, objective: Objective, found: Proposal) -> Proposal:
        """Return the proposal with its reserves; the surest plan takes spare rockets along."""
        if objective.cargo or objective.sure is not None or found.plan.events:
            return found
        try:
            reserves = tuple(self.reserves(objective, found))
            repairs = tuple(self.repairs(objective, found))
        except TooLong:
            return found  # the plan is there, which is what was asked for
        best = max(reserves, key=lambda one: one.chance, default=None)
        if objective.goal == SUREST and best is not None and best.chance > found.chance:
            surer = self.scheduler.proposal(objective, best.programme)
            if surer is not None:
                return surer
        return replace(found, reserves=reserves, repairs=repairs)

    def repairs(self, objective: Objective, found: Proposal) -> Iterator[Reserve]:
        """Return supplies for one or two repairs by a mechanic, without further research and within the budget."""
        if not found.plan.may_carry(MECHANIC):
            return
        designer, kind = self.designer, self.catalogue.repair_parts
        best = self.mended(found.plan, 0)
        for number in range(1, MOST_SPARES + 1):
            plan = self.ship_with(replace(objective, spare=kind, spares=number), found)
            if plan is not None:
                chance = self.mended(plan, number)
                if chance > best:
                    yield Reserve(kind, number, designer.programme(plan, objective.owned), chance)

    def mended(self, plan: Plan, repairs: int) -> Fraction:
        """Return the chance with a mechanic aboard."""
        return self.odds.with_repairs(plan.draws, first_draws(self.catalogue, plan), repairs)

    def reserves(self, objective: Objective, found: Proposal) -> Iterator[Reserve]:
        """Return one or two spares of each kind of rocket, without further research and within the budget."""
        designer = self.designer
        if self.ships.never_docks(objective):
            return
        for kind in found.plan.rockets:
            advancement = designer.catalogue.advancement_of[kind]
            if kind == ION_THRUSTER or not self.odds.cards[advancement]:
                continue
            for number in range(1, MOST_SPARES + 1):
                plan = self.ship_with(replace(objective, spare=kind, spares=number), found)
                if plan is not None:
                    chance = self.scheduler.chance_of(plan)
                    if chance > found.chance:
                        yield Reserve(kind, number, designer.programme(plan, objective.owned), chance)

    def ship_with(self, objective: Objective, found: Proposal) -> Plan | None:
        """Return a ship that carries something more all the way and needs no more research."""
        programme = found.programme
        given_up = (
            (frozenset(self.catalogue.research_cost) - objective.owned - programme.research)
            | objective.never
            | {RENDEZVOUS}
        )
        most_cost = objective.money - (programme.cost - found.plan.cost)
        launch = found.spending[-1].year if found.spending else objective.first_year
        if objective.goal == FASTEST:  # as soon as the other one, whatever it costs
            return self.ships.best(objective, Terms(launch, found.done, given_up, most_cost), CHEAPEST)
        return self.ships.ship(objective, Terms(launch, objective.by, given_up, most_cost))
