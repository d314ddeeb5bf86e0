"""Chooses the ship for an objective by its goal: the cheapest, the lightest, the fastest or the surest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cosmodrome.games.leaving_earth.ship_design.catalogue import CARGO, STATIONED
from cosmodrome.games.leaving_earth.ship_design.designer import NEVER_DOCKS, Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan
from cosmodrome.games.leaving_earth.ship_design.plan_builder import write_down
from cosmodrome.games.leaving_earth.ship_design.proposals import SUREST, NoPlan, Objective
from cosmodrome.games.leaving_earth.ship_design.search.reliability_search import ReliabilitySearch
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST, Convoy, Dates, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds


@dataclass(frozen=True)
class Terms:
    """The terms under which one ship is searched for an objective."""

    launch: int  # the first year of the launch
    by: int  # the year that may be over when it is done
    given_up: frozenset[str]  # advancements that the ship must not need
    most_cost: int


class ShipChooser:
    """Finds single ships for objectives."""

    def __init__(self, designer: Designer, odds: Odds) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds

    def kind(self, objective: Objective) -> str:
        """Return what the mission requires."""
        return CARGO if objective.cargo else str(self.catalogue.missions[objective.mission]["requires"])

    def never_docks(self, objective: Objective) -> bool:
        return self.kind(objective) in NEVER_DOCKS

    def longest(self, objective: Objective, launch: int, by: int) -> int:
        """Return the years between two dates; a station must wait for the new year while the game lasts."""
        waits = self.kind(objective) in STATIONED
        return by - launch + (0 if waits else self.catalogue.late_arrivals)

    def ship(self, objective: Objective, terms: Terms) -> Plan | None:
        """Return the best ship by the goal of the objective."""
        if objective.goal == SUREST:
            return self.surest(objective, terms)
        if objective.goal == FASTEST:
            return self.fastest(objective, terms)
        return self.best(objective, terms, objective.goal)

    def fastest(self, objective: Objective, terms: Terms) -> Plan | None:
        """Searches year by year until there is a ship; returns the cheapest of that year."""
        within = self.best(objective, replace(terms, by=terms.launch), CHEAPEST, at_once=True)
        if within is not None:
            return within
        for by in range(terms.launch, terms.by + 1):
            plan = self.best(objective, replace(terms, by=by), CHEAPEST)
            if plan is not None:
                return plan
        return None

    def best(self, objective: Objective, terms: Terms, goal: str, at_once: bool = False) -> Plan | None:
        """Return the best ship by another goal; `at_once`: its route must take no year."""
        if terms.by < terms.launch:
            return None
        request = self.request(objective, terms, goal)
        if at_once:
            request = replace(request, most_years=0)
        if objective.convoy:
            request = replace(request, convoy=Convoy(objective.first_year, objective.yearly, objective.most_mass))
        return self.designer.plan(replace(request, docking=objective.docking))

    def surest(self, objective: Objective, terms: Terms) -> Plan | None:
        """Return the ship with the best chance; it is never taken apart."""
        if self.never_docks(objective):
            raise NoPlan("tour")
        designer, request = self.designer, self.request(objective, terms, SUREST)
        problem = designer.problem(request, designer.limits(request))
        search = ReliabilitySearch(problem, designer.calendar(terms.by), self.odds)
        search.search_limit = designer.search_limit
        label = search.run()
        return None if label is None else write_down(designer.catalogue, request, label)

    def request(self, objective: Objective, terms: Terms, goal: str) -> ShipRequest:
        """Return the request for a ship that is not taken apart."""
        advancement_of = self.catalogue.advancement_of
        request = ShipRequest(
            mission="",
            rockets=frozenset(
                kind for kind in self.catalogue.all_rockets if advancement_of[kind] not in terms.given_up
            ),
            most_years=self.longest(objective, terms.launch, terms.by),
            place=objective.place,
            without=terms.given_up,
            most_cost=terms.most_cost,
            dates=Dates(terms.launch, terms.by),
            goal=goal,
            dated=True,
        )
        if objective.cargo:
            return replace(request, start=objective.start, cargo=objective.cargo)
        return replace(
            request,
            mission=objective.mission,
            capsule=objective.capsule,
            crew=objective.crew,
            spare=objective.spare,
            spares=objective.spares,
            thorough=True,
        )
