"""The reason why there is no plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    EARTH,
    GALILEO,
    ION_THRUSTER,
    LANDING,
    LIFE_SURVEY,
    ROUND_TRIPS,
)
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.proposals import NO_LIMIT, NoPlan, Objective, Proposal
from cosmodrome.games.leaving_earth.ship_design.search.docking_search import MOST_PARKED
from cosmodrome.games.leaving_earth.ship_design.search.programme_search import ProgrammeSearch
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import Route
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.ship_choice import ShipChooser
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, FASTEST


class FailureReasons:
    """Finds the limit that keeps an objective from being reached."""

    def __init__(self, designer: Designer, ships: ShipChooser, programmes: ProgrammeSearch) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.ships = ships
        self.programmes = programmes

    def why_not(self, objective: Objective, propose: Callable[[Objective], Proposal]) -> NoPlan:
        """Return the reason; `propose` searches again with other limits."""
        free = replace(objective, goal=CHEAPEST, budget=None, yearly=None)
        if objective.budget is not None:
            richer = self.programmes.free(free)
            if richer is not None and richer.cost > objective.budget:
                return NoPlan("dear", {"budget": objective.budget, "cost": richer.cost})
        last = self.catalogue.last_year
        later = replace(objective, by=max(last, objective.by), goal=FASTEST, sure=None)
        if objective.by < last and objective.sure is None:
            try:
                earliest = propose(later)
            except NoPlan:
                earliest = None
            if earliest is not None:
                return NoPlan("late", {"by": str(objective.by), "earliest": str(earliest.done)})
        if objective.sure is not None:
            return NoPlan("unsure", {"chance": round(100 * float(objective.sure))})
        if self.is_impossible(objective):
            return NoPlan("impossible", {"first": str(objective.first_year), "by": str(objective.by)})
        limits = self.limits(objective)
        cheapest = self.programmes.free(free)
        if cheapest is not None:
            return NoPlan("poor", limits | {"cost": cheapest.cost})
        if objective.never:
            return NoPlan("without", limits | {"names": ", ".join(sorted(objective.never))})
        return NoPlan("not_found", limits)

    def limits(self, objective: Objective) -> dict[str, str | int | float]:
        """Return the limits within which no plan was found."""
        return {
            "by": str(objective.by),
            "first": str(objective.first_year),
            "parked": MOST_PARKED,
            "money": "none" if objective.money == NO_LIMIT else objective.money,
        }

    def is_impossible(self, objective: Objective) -> bool:
        """Whether no ship can do it: no route leads there, or even the quickest one takes too long.

        Whatever it weighs and costs: every maneuver is flown as quickly as any rocket can, one ship after another.
        """
        designer, never = self.designer, objective.never
        kind = self.ships.kind(objective)
        kinds = frozenset(
            rocket for rocket in self.catalogue.all_rockets if self.catalogue.advancement_of[rocket] not in never
        )
        places = [objective.place] if objective.place else self.catalogue.places_of(objective.mission)
        route = Route(
            start=objective.start,
            landing=LANDING not in never,
            aerobraking=AEROBRAKING not in never,
            entry=True,
            thrusters=ION_THRUSTER in kinds,
            sample=0,
            home_from=tuple(places) if kind in ROUND_TRIPS else (),
        )
        chart = designer.yard(kinds).chart(route)
        ends = places
        if kind in ROUND_TRIPS:
            ends = [EARTH]
        elif kind in ("survey", "survey_all", GALILEO, LIFE_SURVEY):
            ends = [*places, *(post for place in places for post in self.catalogue.posts.get(place, ()))]
        soonest = min((chart.soonest.get(end, inf) for end in ends), default=inf)
        return soonest > self.ships.longest(objective, objective.first_year, objective.by)

    def given_up(self, objective: Objective, limit: SearchLimit | None) -> NoPlan:
        """Return the limits of a search that was given up without a proof."""
        limits = self.limits(objective)
        if limit is None or limit.steps is None:
            return NoPlan("long", limits)
        return NoPlan("steps", limits | {"steps": limit.steps})
