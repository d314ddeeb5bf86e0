"""Finds the best ship with its research, paid for year by year, with or without a cargo ship."""

from __future__ import annotations

from dataclasses import replace

from cosmodrome.games.leaving_earth.ship_design.catalogue import RENDEZVOUS
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.flight_schedule import FlightScheduler
from cosmodrome.games.leaving_earth.ship_design.proposals import NO_LIMIT, SUREST, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.search.research_search import Value, best_programme
from cosmodrome.games.leaving_earth.ship_design.ship_choice import ShipChooser, Terms
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST, LIGHTEST
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds


class ProgrammeSearch:
    """Finds programmes for objectives, and proposals that are paid for in time."""

    def __init__(self, designer: Designer, odds: Odds, ships: ShipChooser, scheduler: FlightScheduler) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds
        self.ships = ships
        self.scheduler = scheduler

    def programme(self, objective: Objective, launch: int, money: int) -> Programme | None:
        limit = money
        if objective.goal == CHEAPEST and objective.docking and not objective.convoy:
            # What a ship costs that is never taken apart is the most that one can cost that may be.
            simple = self.programme(replace(objective, never=objective.never | {RENDEZVOUS}), launch, money)
            limit = money if simple is None else min(money, simple.cost)
        return best_programme(
            self.designer,
            lambda given_up, most: self.ships.ship(objective, Terms(launch, objective.by, given_up, most)),
            lambda plan, cost: self.judge(objective, plan, cost),
            objective.owned,
            objective.never,
            limit,
        )

    def judge(self, objective: Objective, plan: Plan, cost: int) -> Value:
        if objective.goal == LIGHTEST:
            return plan.mass, cost, plan.years
        if objective.goal == FASTEST:
            return (
                self.scheduler.finish(plan, self.scheduler.departures(objective, plan, objective.first_year)),
                cost,
                plan.mass,
            )
        if objective.goal == SUREST:
            return -self.odds.chance(plan.draws), cost, plan.years
        return cost, plan.years, plan.mass

    def free(self, objective: Objective) -> Programme | None:
        """Return the best programme if all money came at once."""
        found = self.programme(objective, objective.first_year, NO_LIMIT)
        if self.may_send_cargo(objective):
            limit = self.catalogue.all_money if found is None else min(self.catalogue.all_money, found.cost - 1)
            found = self.programme(replace(objective, convoy=True), objective.first_year, limit) or found
        return found

    # --- one ship

    def with_one_ship(self, objective: Objective) -> Proposal | None:
        cheapest = self.programme(replace(objective, goal=CHEAPEST), objective.first_year, objective.money)
        if cheapest is None:
            return None
        if objective.goal == CHEAPEST:
            return self.in_time(objective, cheapest)
        if objective.goal == FASTEST:
            return self.soonest(objective, cheapest)
        return self.whatever_it_costs(objective, cheapest)

    def in_time(self, objective: Objective, cheapest: Programme) -> Proposal | None:
        """Return the cheapest programme that is paid for in time; more years of saving leave fewer for the flight."""
        for years in self.saving(objective, cheapest):
            found = self.after(objective, years)
            if found is not None:
                return found
        return None

    def soonest(self, objective: Objective, cheapest: Programme) -> Proposal | None:
        best: Proposal | None = None
        for years in self.saving(objective, cheapest):
            if best is not None and objective.first_year + years - 1 >= best.done:
                break
            # Only what is done sooner is of interest now.
            found = self.after(objective if best is None else replace(objective, by=best.done - 1), years)
            if found is not None and (best is None or found.done < best.done):
                best = found
        return best

    def whatever_it_costs(self, objective: Objective, cheapest: Programme) -> Proposal | None:
        """Return the best programme of any cost; if it is too late, tries each number of years to save."""
        programme = self.programme(objective, objective.first_year, objective.money)
        if programme is not None:
            found = self.scheduler.proposal(objective, programme)
            if found is not None:
                return found
        choices = [self.after(objective, years) for years in self.saving(objective, cheapest)]
        return min(
            filter(None, choices), key=lambda one: self.judge(objective, one.plan, one.programme.cost), default=None
        )

    def saving(self, objective: Objective, cheapest: Programme) -> range:
        """Return for how many years money may have to be spent before the launch."""
        if objective.yearly is None:
            return range(1, 2)
        return range(max(1, -(-cheapest.cost // objective.yearly)), objective.by - objective.first_year + 2)

    def after(self, objective: Objective, years: int) -> Proposal | None:
        """Return the best programme that is launched in the last of so many years of spending."""
        money = objective.money if objective.yearly is None else min(objective.money, objective.yearly * years)
        programme = self.programme(objective, objective.first_year + years - 1, money)
        found = None if programme is None else self.scheduler.proposal(objective, programme)
        return found if found is not None and len(found.spending) <= years else None

    # --- a cargo ship

    def may_send_cargo(self, objective: Objective) -> bool:
        may_dock = objective.docking and not self.ships.never_docks(objective)
        return may_dock and not objective.alone and not objective.spare and objective.goal != SUREST

    def with_cargo_ship(self, objective: Objective, found: Proposal | None) -> Proposal | None:
        """Return the better plan with or without a cargo ship; of equal plans, the one without."""
        convoy = replace(objective, convoy=True)
        if objective.goal == FASTEST:
            return self.sooner(convoy, found)
        if found is not None and objective.goal == LIGHTEST:
            convoy = replace(convoy, most_mass=found.plan.mass - 1)
        elif found is not None:
            convoy = replace(convoy, budget=min(convoy.money, found.cost - 1))
        if convoy.money > self.catalogue.all_money:
            convoy = replace(convoy, budget=self.catalogue.all_money)  # pairs of ships are looked for up to there
        better = self.with_one_ship(convoy)
        if better is None or (found is not None and self.value(objective, better) >= self.value(objective, found)):
            return found
        return better

    def sooner(self, convoy: Objective, found: Proposal | None) -> Proposal | None:
        """Searches for earlier completions as long as there is a plan."""
        if convoy.money > self.catalogue.all_money:
            convoy = replace(convoy, budget=self.catalogue.all_money)
        by = convoy.by if found is None else min(convoy.by, found.done - 1)
        while True:
            better = self.with_one_ship(replace(convoy, goal=CHEAPEST, by=by))
            if better is None:
                return found
            if found is None or self.value(convoy, better) < self.value(convoy, found):
                found = better
            by = min(better.done, by) - 1

    def value(self, objective: Objective, one: Proposal) -> Value:
        if objective.goal == FASTEST:
            return one.done, one.cost, one.plan.mass
        return self.judge(objective, one.plan, one.cost)
