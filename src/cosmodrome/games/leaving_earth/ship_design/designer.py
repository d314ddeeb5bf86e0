"""Designs ships: picks the search for a request, writes its result down as a plan, and remembers it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cosmodrome.games.leaving_earth.meta import QUICK_REFERENCE
from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, ION_THRUSTER, RENDEZVOUS, Catalogue
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending
from cosmodrome.games.leaving_earth.ship_design.plan_builder import write_down
from cosmodrome.games.leaving_earth.ship_design.search.cargo_search import ConvoySearch, Harbour
from cosmodrome.games.leaving_earth.ship_design.search.dated_ship_search import DatedShipSearch, TourSearch
from cosmodrome.games.leaving_earth.ship_design.search.docking_search import DockingSearch
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RocketBounds
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import ShipSearch
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, UNDATED, Dates, Limits, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.stages import Stage, Strong

NEVER_DOCKS = ("survey_all", "explorer")  # searched in their own ways


@dataclass(frozen=True)
class CachedPlan:
    """The best ship for a launch from some year on, searched up to some cost."""

    launch: int
    most_cost: int
    plan: Plan | None
    launch_by: int | None  # the last year in which it can start, if years were asked for

    def holds(self, launch: int, most_cost: int, goal: str) -> bool:
        """Whether the plan answers a request; it also does for a later launch that it can still make."""
        if launch < self.launch:
            return False
        if self.plan is None:
            return most_cost <= self.most_cost
        if goal != CHEAPEST and not self.plan.cost <= most_cost <= self.most_cost:
            return False  # with more money it might be better, and with less there may be another one
        return self.launch_by is None or launch <= self.launch_by


class Designer:
    """Finds the best ship for a request; its tables make the next request faster than the first."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str] = (), edition: str = QUICK_REFERENCE) -> None:
        self.catalogue = Catalogue(data, played, edition)
        self.stages: dict[Strong, Stage] = {}
        self.yards: dict[frozenset[str], RocketBounds] = {}
        self.cached_plans: dict[ShipRequest, list[CachedPlan]] = {}
        self.calendars: dict[int, Calendar] = {}
        self.harbour: Harbour = {}
        self.search_limit: SearchLimit | None = None  # of the effort, for callers that cannot wait

    def yard(self, rockets: frozenset[str]) -> RocketBounds:
        kinds = rockets - {ION_THRUSTER}
        found = self.yards.get(kinds)
        if found is None:
            found = self.yards[kinds] = RocketBounds(self.catalogue, kinds, self.stages)
        return found

    def calendar(self, last_year: int) -> Calendar:
        found = self.calendars.get(last_year)
        if found is None:
            found = self.calendars[last_year] = Calendar(self.catalogue, last_year)
        return found

    def plan(self, request: ShipRequest) -> Plan | None:
        """Return the cheapest ship, then the quickest, then the lightest; None if these rockets cannot do it.

        Another goal puts years or mass before cost. Ships dearer than the request allows are not searched.
        """
        self.check(request)
        docking = request.docking and not request.spare and self.may_dock(request)
        limits = self.limits(request)
        return self.answer(replace(request, docking=docking, convoy=request.convoy if docking else None), limits)

    def check(self, request: ShipRequest) -> None:
        """Refuse names that this game does not have."""
        if request.cargo:
            for name in (request.start, request.place):
                if name not in self.catalogue.arrivals:
                    raise ValueError(f"no way leads to {name!r}; there are {', '.join(self.catalogue.arrivals)}")
            return
        places = self.catalogue.places_of(request.mission)
        if strange := request.rockets - self.catalogue.all_rockets:
            known = ", ".join(sorted(self.catalogue.all_rockets))
            raise ValueError(f"no rockets: {', '.join(sorted(strange))}; there are {known}")
        if request.capsule is not None and request.capsule not in (names := [c.id for c in self.catalogue.capsules]):
            raise ValueError(f"no capsule {request.capsule!r}; there are {', '.join(names)}")
        if request.place is not None and request.place not in places:
            raise ValueError(f"{request.mission} is not about {request.place!r}, but about {', '.join(places)}")

    def may_dock(self, request: ShipRequest) -> bool:
        """Whether ships for this request may be taken apart in space."""
        if RENDEZVOUS in request.without:
            return False
        return bool(request.cargo) or self.catalogue.missions[request.mission]["requires"] not in NEVER_DOCKS

    def limits(self, request: ShipRequest) -> Limits:
        """Return the limits of the request, or else those of the whole game."""
        if not self.catalogue.windows and not request.dated and not (request.docking and self.may_dock(request)):
            dates, longest = UNDATED, self.catalogue.all_years
        else:
            dates = request.dates or Dates(self.catalogue.first_year, self.catalogue.last_year)
            longest = self.catalogue.all_years + self.catalogue.late_arrivals
        return Limits(
            longest if request.most_years is None else request.most_years,
            self.catalogue.all_money if request.most_cost is None else request.most_cost,
            dates,
        )

    def answer(self, request: ShipRequest, limits: Limits) -> Plan | None:
        """Return the plan for a request, from the cache if it was made before."""
        dates, most_cost = limits.dates, limits.most_cost
        before = self.cached_plans.setdefault(self.key(request, limits), [])
        cached = next((one for one in before if one.holds(dates.launch, most_cost, request.goal)), None)
        if cached is None:
            search = self.search(request, limits)
            search.search_limit = self.search_limit
            label = search.run()
            if label is None:
                cached = CachedPlan(dates.launch, most_cost, None, None)
            else:
                last = None if dates == UNDATED else self.catalogue.first_year + label.standing.bit_length() - 1
                cached = CachedPlan(dates.launch, most_cost, write_down(self.catalogue, request, label), last)
            before.append(cached)
        plan = cached.plan
        return plan if plan is not None and plan.cost <= most_cost else None

    def key(self, request: ShipRequest, limits: Limits) -> ShipRequest:
        """Return the request without its cost and launch year: a plan holds for a range of these."""
        dates = Dates(0, limits.dates.last_year)
        return replace(request, most_years=limits.most_years, most_cost=None, dates=dates, dated=False)

    def search(self, request: ShipRequest, limits: Limits) -> ShipSearch:
        problem, last_year = self.problem(request, limits), limits.dates.last_year
        if request.convoy is not None:
            return ConvoySearch(problem, self.calendar(last_year), self.harbour)
        if request.docking:
            return DockingSearch(problem, self.calendar(last_year))
        if limits.dates == UNDATED:
            return ShipSearch(problem)
        is_tour = not request.cargo and self.catalogue.missions[request.mission]["requires"] == "survey_all"
        kind = TourSearch if is_tour else DatedShipSearch
        return kind(problem, self.calendar(last_year))

    def problem(self, request: ShipRequest, limits: Limits) -> SearchProblem:
        return SearchProblem(self.catalogue, self.yard(request.rockets), request, limits)

    def programme(self, plan: Plan, owned: frozenset[str]) -> Programme:
        research = self.catalogue.with_prerequisites(plan.needs, owned)
        return Programme(plan, research, plan.cost + self.catalogue.price_of(research))

    def departures(self, plan: Plan, dates: Dates, freight_comes: int | None = None) -> list[int]:
        """Return the departure years of a plan; empty if it is too late. A cargo ship arrives in some year."""
        flown = [(self.catalogue.maneuvers[leg.maneuver], leg.years) for leg in plan.legs]
        patient = ASTRONAUT not in plan.components
        met = None if plan.freight is None or freight_comes is None else (plan.freight.leg, freight_comes)
        calendar = self.calendar(dates.last_year)
        return calendar.departures(flown, Ending(plan.acts, plan.stay), patient, dates.launch, met)

    def convoy(self, plan: Plan, dates: Dates, ahead_from: int) -> tuple[list[int], list[int]]:
        """Return the departure years of a ship and of its cargo ship, which leaves as late as possible."""
        assert plan.freight is not None
        flown = [(self.catalogue.maneuvers[leg.maneuver], leg.years) for leg in plan.freight.legs]
        calendar = self.calendar(dates.last_year)
        soonest = calendar.departures(flown, Ending(), True, ahead_from)
        found = self.departures(plan, dates, soonest[-1] + flown[-1][1]) if soonest else []
        if not found:
            return [], []
        leg = plan.freight.leg
        met = found[leg] if leg < len(found) else found[-1] + plan.legs[-1].years
        return found, calendar.last_departures(flown, met)
