"""The search for a cargo ship, sent ahead with the rockets and supplies that the first ship uses after the meeting.

Seen backward: where ships can wait, all that is needed from there on may have come by a cargo ship of its own. The way
of that one is a request of its own, and its answers are kept: the least cost for each number of years.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil, inf
from typing import NamedTuple

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    CARGO,
    EARTH,
    ION_THRUSTER,
    LANDING,
    SUBORBITAL,
)
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending, Flown
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.dated_ship_search import DatedShipSearch
from cosmodrome.games.leaving_earth.ship_design.search.docking_search import (
    CARRIER,
    FETCH,
    LANDER,
    THRUSTERS,
    Assembly,
    AssemblyKey,
    DockingSearch,
    Key,
)
from cosmodrome.games.leaving_earth.ship_design.search.pareto_fronts import VectorFront
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import Route, RouteChart
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Flight, Label
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, LIGHTEST, Limits, ShipRequest


@dataclass(frozen=True, eq=False)
class Freighter:
    """A cargo ship; its cargo is not paid for here."""

    cost: int
    years: int
    mass: int  # at launch, with the cargo
    arrival: int  # the first year in which it can be there, as a bit
    thrusters: int  # of its own, which are left behind at last
    start: Label


class Freight(NamedTuple):
    """Cargo and its destination."""

    place: str
    mass: int
    thrusters: int  # among it
    capsule: bool  # among it


# For a request, what is brought, how many thrusters are left to buy and the money of a year: cargo ships up to a cost
# and so many years.
Harbour = dict[tuple[ShipRequest, Freight, int, int | None], tuple[int, int, list[Freighter]]]
MORE = 4
MASS_PER_THRUSTER = 5


class CargoSearch(DatedShipSearch):
    """Finds all cargo ships that may be worth sending, instead of the best one."""

    def __init__(self, problem: SearchProblem, calendar: Calendar, freight: Freight, spare_thrusters: int) -> None:
        super().__init__(problem, calendar)
        self.freight = freight
        self.spare_thrusters = spare_thrusters

    def payloads(self) -> Iterator[Payload]:
        """Yields payloads with own thrusters besides the cargo's; a capsule must not enter an atmosphere."""
        freight, each = self.freight, self.catalogue
        for own in range(self.spare_thrusters + 1):
            yield Payload(
                CARGO,
                own * each.thruster_cost,
                freight.mass + own * each.thruster_mass,
                capsule=freight.capsule,
                thrusters=freight.thrusters + own,
            )

    def may_grow(self, payload: Payload) -> bool:
        """Whether one more thruster is tried; beyond the usual number, the cargo's mass is the limit."""
        own = payload.thrusters - self.freight.thrusters
        return 0 < self.spare_thrusters <= own < self.freight.mass // MASS_PER_THRUSTER

    def launches(self) -> list[Label]:
        for payload in self.payloads():
            self.begin(payload)
        found: list[Label] = []
        for label in self.best_first():
            self.grow(label)
            if self.front.is_kept(label):
                if self.is_launch(label):
                    found.append(label)
                else:
                    self.go_back(label)
        return [label for label in found if self.front.is_kept(label)]


class ConvoyKey(AssemblyKey):
    """Puts cost, years and draws into one value if cost comes first: the rest matters only for ships of equal cost."""

    def __call__(self, label: Label) -> tuple[Key, tuple[int, ...]]:
        key, value = super().__call__(label)
        if self.goal != CHEAPEST:
            return key, value
        cost, years, mass, draws, ahead, _, *masses = value
        return key, ((cost << BITS | ahead) << BITS | draws, years, mass, *masses)


class ConvoySearch(DockingSearch):
    """The search for a ship that meets one cargo ship on its route; only plans with one are searched."""

    def __init__(self, problem: SearchProblem, calendar: Calendar, harbour: Harbour) -> None:
        super().__init__(problem, calendar)
        self.harbour = harbour
        assert self.request.convoy is not None
        self.convoy = self.request.convoy
        self.front = VectorFront(ConvoyKey(self.request.goal))

    def is_launch(self, label: Label) -> bool:
        assert isinstance(label, Assembly)
        return label.freighter is not None and super().is_launch(label)

    def push(self, label: Label) -> None:
        assert isinstance(label, Assembly)
        outward = not (self.round_trip and label.owed)
        if label.freighter is not None or not outward or label.place not in (EARTH, SUBORBITAL):
            super().push(label)  # otherwise it is too late to meet a ship

    # --- meeting it

    def go_back(self, label: Label) -> None:
        assert isinstance(label, Assembly)
        nowhere = (EARTH, SUBORBITAL, self.request.start)
        if label.freighter is None and label.place not in nowhere and label.place not in self.catalogue.restless:
            self.fetch(label)
        super().go_back(label)

    def fetch(self, label: Assembly) -> None:
        """Goes back over the meeting with a cargo ship; before it, the ship has only some of the lasting parts."""
        payload, aboard = label.payload, label.aboard
        sample = self.sample if label.owed else 0
        capsules = aboard & (CARRIER | LANDER)
        for comes in range(aboard + 1):
            if not comes & ~aboard and (comes & capsules or not capsules):
                mass = sample + self.weight(payload, comes)
                self.meet_cargo(label, comes, mass, label.mass - mass, aboard & ~comes, 1)
        if self.round_trip and label.owed and payload.lander and aboard & CARRIER and not self.carrier_is_away(label):
            # The crew comes in the other capsule, which is left behind here unless it burns up anyway.
            draws = 1 if self.burns(label) else 2
            for comes in {LANDER, LANDER | aboard & THRUSTERS}:
                mass = self.weight(payload, comes)
                rest = label.mass - self.weight(payload, comes & THRUSTERS)
                self.meet_cargo(label, comes, mass, rest, aboard & ~comes, draws)

    def meet_cargo(self, label: Assembly, comes: int, mass: int, cargo: int, bits: int, draws: int) -> None:
        if cargo <= 0 or mass <= 0:
            return
        payload = label.payload
        freight = Freight(
            label.place,
            cargo,
            payload.thrusters if bits & THRUSTERS else 0,
            bool(bits & LANDER) or bool(bits & CARRIER and payload.capsule),
        )
        met = self.change(label, FETCH, mass, comes, bits, draws)
        chart = self.chart(payload, self.round_trip and label.owed > 0)
        met = replace(met, sent=bits, freighter=NO_FREIGHTER)  # so that the bound is that of the first ship alone
        left = self.limits.most_cost - label.cost - self.bound(met, chart)
        if self.least_freight(freight) > left:
            return
        reach = self.reach(payload, self.round_trip and label.owed > 0)[label.place]
        for freighter in self.freighters(freight, payload, int(left), met.standing.bit_length() - 1):
            standing = met.standing >> freighter.arrival << freighter.arrival
            if payload.manned:
                standing &= reach  # arriving before the other ship can is no advantage
            else:
                standing = (1 << standing.bit_length()) - 1  # who comes too soon waits
            if freighter.cost <= left and standing:
                own = freighter.thrusters > 0
                self.push(
                    replace(
                        met,
                        cost=label.cost + freighter.cost,
                        standing=standing,
                        freighter=freighter,
                        ahead=label.years + freighter.years,
                        rendezvous=met.rendezvous + own,
                    )
                )

    def freighters(self, freight: Freight, payload: Payload, money: int, latest: int) -> list[Freighter]:
        """Return the cargo ships worth sending that arrive by a year; quicker ones cost more."""
        request = self.request
        has_thrusters = ION_THRUSTER in request.rockets
        own = self.catalogue.usual_thrusters if has_thrusters else 0
        dates = replace(self.limits.dates, launch=self.convoy.first_year)
        most_years = self.calendar.first_year + latest - self.convoy.first_year
        if most_years < 0:
            return []
        asked = ShipRequest(
            mission="",
            rockets=request.rockets,
            without=request.without,
            place=freight.place,
            dates=dates,
            goal=LIGHTEST if request.goal == LIGHTEST else CHEAPEST,
            start=request.start,
            cargo=freight.mass,
        )
        key = (asked, freight, own, self.convoy.yearly)
        paid, flown, known = self.harbour.get(key, (-1, -1, []))
        if paid < money or flown < most_years:
            # A little more than is needed now, so that the next request is answered, too.
            paid, flown = max(paid, min(money + MORE, self.limits.most_cost)), max(flown, most_years)
            problem = SearchProblem(self.catalogue, self.yard, asked, Limits(flown, paid, dates))
            search = CargoSearch(problem, self.calendar, freight, own)
            search.search_limit = self.search_limit
            known = best_of([self.freighter(label, freight) for label in search.launches()], asked.goal)
            self.harbour[key] = (paid, flown, known)
        return known

    def freighter(self, label: Label, freight: Freight) -> Freighter:
        flown, at = list[Flown](), label
        while at.after is not None:
            if isinstance(at.step, Flight):
                flown.append((at.step.maneuver, at.step.years))
            at = at.after
        # Expensive ships cannot be paid for in the first year.
        saving = 0 if self.convoy.yearly is None else max(0, -(-label.cost // self.convoy.yearly) - 1)
        leaves = self.calendar.departures(flown, Ending(), True, self.convoy.first_year + saving)
        arrival = leaves[-1] + flown[-1][1] - self.calendar.first_year if leaves else NO_YEAR
        return Freighter(
            label.cost, label.years, label.mass, arrival, label.payload.thrusters - freight.thrusters, label
        )

    # --- bounds

    @cached_property
    def freight_charts(self) -> list[tuple[RouteChart, int, int]]:
        """Return route bounds of a cargo ship without and with thrusters, and the least cost and mass of one."""
        without = self.request.without
        route = Route(self.request.start, LANDING not in without, AEROBRAKING not in without, True, False, 0, ())
        found = [(self.yard.chart(route), 0, 0)]
        if ION_THRUSTER in self.request.rockets:
            has_one = (self.catalogue.thruster_cost, self.catalogue.thruster_mass)
            found.append((self.yard.chart(replace(route, thrusters=True)), *has_one))
        return found

    def least_freight(self, freight: Freight) -> float:
        """Return the least cost of a cargo ship."""
        best = inf
        for chart, cost, mass in self.freight_charts:
            if freight.thrusters:
                cost = mass = 0
            at_gate = (freight.mass + mass) * chart.growth[freight.place]
            if at_gate < inf:
                price = ceil((freight.mass + mass) * chart.price[freight.place] - 1e-6)
                lift = 0 if self.request.start != EARTH else self.yard.lift(chart.gate, max(1, ceil(at_gate - 1e-6)))
                best = min(best, cost + price + lift)
        return best

    def bound(self, label: Label, chart: RouteChart) -> float:
        """Bounds the cost, with all but the core in the cargo ship until it is met."""
        assert isinstance(label, Assembly)
        if label.freighter is not None or label.place in (EARTH, SUBORBITAL):
            return super().bound(label, chart)
        best, most = inf, self.limits.most_cost - label.cost
        for extra, (least, price) in self.with_freight(label, chart):
            if self.request.start == EARTH:
                if least * self.yard.least_lift(chart.gate) - 1e-6 > most:
                    continue
                price += self.yard.lift_two(chart.gate, least)
            best = min(best, price + extra)
        return best

    def with_freight(self, label: Assembly, chart: RouteChart) -> Iterator[tuple[int, tuple[int, float]]]:
        """Return for both kinds of cargo ships their cost, the mass at the gate, and what is fired after it."""
        place = label.place
        core = min(self.core(label), label.mass)
        for freight_chart, cost, more in self.freight_charts:
            if label.payload.thrusters:
                if freight_chart is not self.freight_charts[-1][0]:
                    continue
                cost = more = 0
            rest = label.mass - core
            mass = core * chart.growth[place] + rest * freight_chart.growth[place] - chart.less_mass + more
            price = core * chart.price[place] + rest * freight_chart.price[place] - chart.less_cost
            for parked in label.parked:
                mass += parked.mass * freight_chart.growth[parked.place]
                price += parked.mass * freight_chart.price[parked.place]
            if mass < inf:
                yield cost, (max(1, ceil(mass - 1e-6)), max(0, ceil(price - 1e-6)))

    def least_at_launch(self, label: Assembly, chart: RouteChart) -> float:
        """Return a lower bound of the launch mass of both ships."""
        if label.freighter is not None or label.place in (EARTH, SUBORBITAL):
            return super().least_at_launch(label, chart) + (label.freighter.mass if label.freighter else 0)
        masses = [least for _, (least, _) in self.with_freight(label, chart)]
        if self.request.start == EARTH:
            return min((self.yard.lightest_two(chart.gate, least) for least in masses), default=inf)
        return min(masses, default=inf)

    def enqueue(self, label: Label, chart: RouteChart, total: float) -> None:
        assert isinstance(label, Assembly)
        if self.convoy.most_mass is None or self.least_at_launch(label, chart) <= self.convoy.most_mass:
            super().enqueue(label, chart, total)


BITS = 8
NO_YEAR = 200  # later than any
NO_FREIGHTER = Freighter(0, 0, 0, 0, 0, Label(0, 0, 0, EARTH, 0, Payload(CARGO, 0, 0)))


def best_of(found: list[Freighter], goal: str) -> list[Freighter]:
    """Return the cargo ships that no other one beats. Mass counts only if the goal is the lightest ship."""
    kept: list[Freighter] = []
    for one in sorted(found, key=lambda f: (f.cost, f.arrival, f.years, f.mass, f.thrusters)):
        if one.arrival < NO_YEAR and not any(
            o.arrival <= one.arrival and o.years <= one.years and (goal != LIGHTEST or o.mass <= one.mass) for o in kept
        ):
            kept.append(one)
    return kept
