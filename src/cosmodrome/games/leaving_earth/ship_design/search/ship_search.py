"""The search for one ship: label-setting from the mission's end back to Earth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from math import inf
from typing import Any, NamedTuple, Self

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    CARGO,
    EARTH,
    LIFE_SUPPORT,
    LIFE_SURVEY,
    ROUND_TRIPS,
    STATIONED,
    Maneuver,
)
from cosmodrome.games.leaving_earth.ship_design.endings import EndingFinder
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Ending
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload, PayloadSelector
from cosmodrome.games.leaving_earth.ship_design.search.pareto_fronts import Front, UndatedFront
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RouteChart
from cosmodrome.games.leaving_earth.ship_design.search.route_bounds import RouteBounds
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.ship_request import FASTEST, LIGHTEST
from cosmodrome.games.leaving_earth.ship_design.stages import Firing


class Flight(NamedTuple):
    """A maneuver with its duration and what is fired."""

    maneuver: Maneuver
    difficulty: int
    years: int


class Handling(NamedTuple):
    """A separation, a docking, or parts left behind."""

    event: str
    moved: int  # the parts, a bit each


@dataclass(slots=True, eq=False)
class Label:
    """A ship at a place that can do the rest of the mission; never changed (frozen ones take five times as long)."""

    cost: int
    years: int
    mass: int
    place: str
    owed: int  # what must have been done before: the deed, a bit per place to be seen, or an arrival at New Year
    payload: Payload
    after: Label | None = None
    step: Flight | Handling | None = None  # to the label after it; None: the mission's own deed at the place
    fired: int = 0
    standing: int = -1  # the years in which it may be there, a bit each

    def before(self, flight: Flight, firing: Firing, owed: int, standing: int) -> Self:
        """Return the ship before it flies a maneuver to this location."""
        (maneuver, _, years), (cost, mass, fired), payload = flight, firing, self.payload
        return type(self)(
            self.cost + cost + years * payload.food_cost,
            self.years + years,
            self.mass + mass + years * payload.food_mass,
            maneuver.origin,
            owed,
            payload,
            self,
            flight,
            fired,
            standing,
            *self.unchanged(),
        )

    def unchanged(self) -> tuple[Any, ...]:
        """The fields that a label of another search adds to these, in order; no flight changes them."""
        return ()


class ShipSearch:
    """Label-setting from the mission's end back to Earth.

    Less cost, fewer years and less mass are never worse, so a label beaten in all three is dropped. What the way still
    costs at least is estimated by rockets that could be bought in fractions, up to the gate, and exactly from there.
    """

    def __init__(self, problem: SearchProblem) -> None:
        catalogue, yard, request = problem.catalogue, problem.yard, problem.request
        self.catalogue = catalogue
        self.yard = yard
        self.request = request
        self.limits = problem.limits
        self.kind: str = CARGO if request.cargo else catalogue.missions[request.mission]["requires"]
        self.round_trip = self.kind in ROUND_TRIPS and not request.science
        self.sample = 1 if self.kind in ("sample", "life") and self.round_trip else 0
        self.is_overnight = self.kind in (*STATIONED, "habitat")  # then what is owed is an arrival at New Year
        self.places = [request.place] if request.place else catalogue.places_of(request.mission)
        self.selector = PayloadSelector(catalogue, request, self.kind, self.sample > 0)
        self.endings = EndingFinder(catalogue, request, self.kind, self.places)
        self.bounds = RouteBounds(yard, request, self.sample, self.places)
        self.front: Front = UndatedFront()
        self.queue: list[tuple[float, float, float, int, Label]] = []
        self.pushed = 0
        self.grown: set[Payload] = set()
        self.search_limit: SearchLimit | None = None

    def payloads(self) -> Iterator[Payload]:
        return self.selector.payloads()

    def chart(self, payload: Payload, homeward: bool) -> RouteChart:
        return self.bounds.chart(payload, homeward)

    # --- labels

    def run(self) -> Label | None:
        for payload in self.payloads():
            self.begin(payload)
        for label in self.best_first():
            self.grow(label)
            if self.is_launch(label):
                return label
            if self.front.is_kept(label):
                self.go_back(label)
        return None

    def best_first(self) -> Iterator[Label]:
        """The labels in the queue, also those that are pushed meanwhile."""
        while self.queue:
            yield heappop(self.queue)[-1]

    def begin(self, payload: Payload) -> None:
        for label in self.ends(payload):
            self.push(label)

    def grow(self, label: Label) -> None:
        """Components are unlimited: a ship with many thrusters is followed by one with a thruster more.

        That one is no better where its way ends, so it need not be looked at before the other one has been.
        """
        payload, catalogue = label.payload, self.catalogue
        is_end = label.after is None and payload not in self.grown
        if not is_end or not self.may_grow(payload):
            return
        self.grown.add(payload)
        cost, mass = payload.cost + catalogue.thruster_cost, payload.mass + catalogue.thruster_mass
        self.begin(replace(payload, cost=cost, mass=mass, thrusters=payload.thrusters + 1))

    def may_grow(self, payload: Payload) -> bool:
        """Limits thrusters to what all the money of a game can buy; ships with few are there from the beginning."""
        return self.catalogue.usual_thrusters <= payload.thrusters < self.catalogue.affordable_thrusters

    def is_launch(self, label: Label) -> bool:
        return label.place == self.request.start and not label.owed

    def ends(self, payload: Payload) -> Iterator[Label]:
        """Return where the route of a ship may end."""
        if self.round_trip:
            mass = payload.mass + self.sample
            yield Label(payload.cost, 0, mass, EARTH, 1, payload, standing=self.until(Ending()))
            return
        for place, ending, owed in self.endings.endings(payload):
            cost, mass = payload.cost + ending.stay * payload.food_cost, payload.mass + ending.stay * payload.food_mass
            yield Label(cost, ending.stay, mass, place, owed, payload, standing=self.until(ending))

    def until(self, ending: Ending) -> int:
        """Return the years in which a route may end, as a bit mask."""
        return -1

    def push(self, label: Label) -> None:
        if self.search_limit is not None:
            self.search_limit.check()
        chart = self.chart(label.payload, self.round_trip and label.owed > 0)
        most_years = self.limits.most_years
        if label.payload.manned and LIFE_SUPPORT in self.request.without:
            most_years = 0
        if label.years + chart.soonest[label.place] > most_years or chart.growth[label.place] == inf:
            return
        if self.front.is_beaten(label):
            return
        total = label.cost + self.bound(label, chart)
        if total > self.limits.most_cost:
            return
        self.front.keep(label)
        self.enqueue(label, chart, total)

    def enqueue(self, label: Label, chart: RouteChart, total: float) -> None:
        self.pushed += 1
        heappush(self.queue, (*self.rank(label, chart, total), self.pushed, label))

    def bound(self, label: Label, chart: RouteChart) -> float:
        """Return the least cost to bring the ship to where the label is."""
        return self.bounds.still_to_pay(chart, label.place, label.mass, self.limits.most_cost - label.cost)

    def rank(self, label: Label, chart: RouteChart, total: float) -> tuple[float, float, float]:
        """Return lower bounds of a ship of this label, in the order of the goal."""
        lightest = label.mass - self.sample * label.owed
        if self.request.goal == FASTEST:
            return label.years + chart.soonest[label.place], total, lightest
        if self.request.goal == LIGHTEST:
            return self.bounds.least_mass(chart, label.place, label.mass), total, label.years
        return total, label.years, lightest

    def go_back(self, label: Label) -> None:
        payload, homeward = label.payload, self.round_trip and label.owed > 0
        if label.owed and self.is_deed_place(label):
            self.do_the_deed(label)
        chart = self.chart(payload, homeward)
        owed = 0 if self.is_overnight else label.owed
        for maneuver in self.arrivals(label, chart):
            if chart.growth[maneuver.origin] < inf:
                for difficulty, years in self.speeds(label, maneuver):
                    if years or owed == label.owed:
                        self.go_back_by(label, Flight(maneuver, difficulty, years), owed, -1)

    def is_deed_place(self, label: Label) -> bool:
        """Whether the mission's action, or one that must come before the next leg, can be done here."""
        if self.round_trip:
            return label.place in self.places
        return self.kind == LIFE_SURVEY and any(
            label.owed >> number & 1 and label.place in self.catalogue.posts.get(place, ())
            for number, place in enumerate(self.places)
        )

    def do_the_deed(self, label: Label) -> None:
        """Does what the mission requires here: take a sample, finish an experiment, visit, or survey a location."""
        self.push(replace(label, mass=label.mass - self.sample, owed=0, after=label, step=None))

    def arrivals(self, label: Label, chart: RouteChart) -> list[Maneuver]:
        """Return the ways in which the ship may have come here."""
        return chart.arrivals[label.place]

    def thrusters(self, label: Label) -> int:
        return label.payload.thrusters

    def speeds(self, label: Label, maneuver: Maneuver) -> Iterator[tuple[int, int]]:
        """Return the durations: as printed, quicker, and slower while ion thrusters alone are too weak."""
        yield from maneuver.speeds
        if self.thrusters(label) and maneuver.timed:
            years = maneuver.years
            while self.need(label, maneuver.difficulty, years) > 0 and label.years + years < self.limits.most_years:
                years += 1
                yield maneuver.difficulty, years

    def need(self, label: Label, difficulty: int, years: int) -> int:
        """Return the thrust that rockets must have left for the rest of the ship, its supplies included."""
        power = self.thrusters(label) * self.catalogue.thruster_power
        return difficulty * (label.mass + years * label.payload.food_mass) - power * years

    def firings(self, label: Label, difficulty: int, years: int) -> Sequence[Firing]:
        """Return what may be fired to come to where the label is."""
        return self.yard.stage(difficulty).firings_for(self.need(label, difficulty, years))

    def go_back_by(self, label: Label, flight: Flight, owed: int, standing: int) -> None:
        for firing in self.firings(label, flight.difficulty, flight.years):
            self.push(self.earlier(label, flight, firing, owed, standing))

    def earlier(self, label: Label, flight: Flight, firing: Firing, owed: int, standing: int) -> Label:
        """Return the ship before it flies a maneuver to where the label is."""
        return label.before(flight, firing, owed, standing)
