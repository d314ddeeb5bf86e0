"""Bounds of what the allowed rockets can do, for every search, cached for the next one."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from math import inf

from cosmodrome.games.leaving_earth.ship_design.catalogue import EARTH, EARTH_ORBIT, SUBORBITAL, Catalogue, Maneuver
from cosmodrome.games.leaving_earth.ship_design.stages import Stage, Strong

Step = tuple[str, int, float, float]  # to a place: in how many years, how mass grows, and what a unit of it costs


@dataclass(frozen=True)
class Route:
    """What a chart depends on besides the rockets: the start of the route and the maneuvers that may be flown."""

    start: str
    landing: bool
    aerobraking: bool
    entry: bool  # into an atmosphere
    thrusters: bool  # there are some aboard
    sample: int  # the mass that is taken aboard where the way home begins
    home_from: tuple[str, ...]  # from one of these places; nothing on the way out

    def allows(self, maneuver: Maneuver) -> bool:
        return (
            (self.landing or not maneuver.landing)
            and (self.aerobraking or not maneuver.aerobraking)
            and (self.entry or not maneuver.entry)
        )


@dataclass
class RouteChart:
    """The maneuvers of one half of the route, and the least distance of each location from Earth."""

    gate: str  # from here on backward the lift is known exactly
    arrivals: dict[str, list[Maneuver]]
    soonest: dict[str, float]
    growth: dict[str, float] = field(default_factory=dict)  # of mass, from the gate to the place
    price: dict[str, float] = field(default_factory=dict)  # for each unit of mass
    less_mass: float = 0  # because a sample is not yet aboard at the gate
    less_cost: float = 0


class RocketBounds:
    """The stages of the rockets that may be used, and the least cost to lift a mass."""

    def __init__(self, catalogue: Catalogue, kinds: frozenset[str], all_stages: dict[Strong, Stage]) -> None:
        self.catalogue = catalogue
        self.all_stages = all_stages
        self.rockets = {index: rocket for index, rocket in enumerate(catalogue.rockets) if rocket.id in kinds}
        # Some rocket can do a maneuver of this difficulty with something to spare, and none a harder one.
        self.hardest = max(((rocket.thrust - 1) // rocket.mass for rocket in self.rockets.values()), default=0)
        self.stages: dict[int, Stage] = {}
        self.lifts: dict[tuple[str, int], float] = {}
        self.launches: dict[tuple[str, int], float] = {}
        self.pairs: dict[tuple[bool, str, int], float] = {}
        self.least_lifts: dict[str, float] = {EARTH: 0.0}
        self.charts: dict[Route, RouteChart] = {}

    def stage(self, difficulty: int) -> Stage:
        found = self.stages.get(difficulty)
        if found is None:
            strong = {i: rocket for i, rocket in self.rockets.items() if rocket.thrust > difficulty * rocket.mass}
            key = (difficulty, tuple(strong))
            found = self.all_stages.get(key)
            if found is None:
                found = self.all_stages[key] = Stage(difficulty, strong)
            self.stages[difficulty] = found
        return found

    def lift(self, place: str, mass: int) -> float:
        """Return the least cost of rockets that lift a mass from Earth to suborbital flight or to Earth Orbit."""
        known = self.lifts.get((place, mass))
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                stage, need = self.stage(maneuver.difficulty), maneuver.difficulty * mass
                if maneuver.origin == EARTH:
                    known = min(known, stage.least_cost(need))
                elif maneuver.origin == SUBORBITAL:
                    for cost, more, _ in stage.firings_for(need):
                        known = min(known, cost + self.lift(SUBORBITAL, mass + more))
            self.lifts[place, mass] = known
        return known

    def lightest(self, place: str, mass: int) -> float:
        """Return the least mass on Earth of a ship that has this mass in suborbital flight or in Earth Orbit."""
        known = self.launches.get((place, mass))
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    for _, more, _ in self.stage(maneuver.difficulty).firings_for(maneuver.difficulty * mass):
                        at = mass + more
                        known = min(known, at if maneuver.origin == EARTH else self.lightest(maneuver.origin, at))
            self.launches[place, mass] = known
        return known

    def lift_two(self, place: str, mass: int) -> float:
        """Return the least cost if the mass may come by one ship or by two."""
        return self.in_two(place, mass, is_cost=True)

    def lightest_two(self, place: str, mass: int) -> float:
        """Return the least mass on Earth of one ship or of two."""
        return self.in_two(place, mass, is_cost=False)

    def in_two(self, place: str, mass: int, is_cost: bool) -> float:
        known = self.pairs.get((is_cost, place, mass))
        if known is None:
            alone = self.lift if is_cost else self.lightest
            known = min(
                [alone(place, mass), *(alone(place, n) + alone(place, mass - n) for n in range(1, mass // 2 + 1))]
            )
            self.pairs[is_cost, place, mass] = known
        return known

    def least_lift(self, place: str) -> float:
        """Return the least cost for one unit of mass, as if rockets could be bought in fractions."""
        known = self.least_lifts.get(place)
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    stage = self.stage(maneuver.difficulty)
                    if stage.left_over:
                        before = stage.least_growth * self.least_lift(maneuver.origin)
                        known = min(known, stage.least_price + before)
            self.least_lifts[place] = known
        return known

    # --- charts

    def chart(self, route: Route) -> RouteChart:
        known = self.charts.get(route)
        if known is None:
            known = self.charts[route] = self.make_chart(route)
        return known

    def make_chart(self, route: Route) -> RouteChart:
        arrivals = {
            place: [maneuver for maneuver in maneuvers if route.allows(maneuver)]
            for place, maneuvers in self.catalogue.arrivals.items()
        }
        gate = SUBORBITAL if SUBORBITAL in route.home_from else EARTH_ORBIT
        if route.start != EARTH:
            gate = route.start
        chart = RouteChart(gate, arrivals, dict.fromkeys(arrivals, inf))
        chart.growth = dict.fromkeys(arrivals, inf)
        chart.price = dict.fromkeys(arrivals, inf)
        if route.home_from:
            self.turn_round(chart, route)
        else:
            chart.soonest[route.start] = 0
            for place in (EARTH, SUBORBITAL, EARTH_ORBIT) if route.start == EARTH else (gate,):
                chart.growth[place], chart.price[place] = 1.0, 0.0
        self.spread(chart, route.thrusters)
        return chart

    def turn_round(self, chart: RouteChart, route: Route) -> None:
        """Starts the way home where the way out ends."""
        outward = self.chart(replace(route, sample=0, home_from=()))
        for place in route.home_from:
            chart.soonest[place] = outward.soonest[place]
            chart.growth[place] = 1.0 if chart.gate == SUBORBITAL else outward.growth[place]
            chart.price[place] = 0.0 if chart.gate == SUBORBITAL else outward.price[place]
            if route.sample and outward.growth[place] < inf:
                chart.less_mass = max(chart.less_mass, outward.growth[place] * route.sample)
                chart.less_cost = max(chart.less_cost, outward.price[place] * route.sample)

    def spread(self, chart: RouteChart, thrusters: bool) -> None:
        """Extends bounds from known locations to all others, again whenever there is a better route."""
        soonest, growth, price = chart.soonest, chart.growth, chart.price
        steps = self.steps(chart, thrusters)
        waiting = deque(place for place in chart.arrivals if soonest[place] < inf or growth[place] < inf)
        while waiting:
            origin = waiting.popleft()
            since, mass, paid = soonest[origin], growth[origin], price[origin]
            for place, years, times, more in steps[origin]:
                better = False
                if since + years < soonest[place]:
                    soonest[place] = since + years
                    better = True
                if mass * times < growth[place] - 1e-9:
                    growth[place] = mass * times
                    better = True
                if mass < inf and more + times * paid < price[place] - 1e-9:
                    price[place] = more + times * paid
                    better = True
                if better and place not in waiting:
                    waiting.append(place)

    def steps(self, chart: RouteChart, thrusters: bool) -> dict[str, list[Step]]:
        """Return the least cost of each step between locations."""
        found: dict[str, list[Step]] = {place: [] for place in chart.arrivals}
        for place, maneuvers in chart.arrivals.items():
            for maneuver in maneuvers:
                if maneuver.difficulty == 0 or (thrusters and maneuver.lasting):
                    found[maneuver.origin].append((place, maneuver.speeds[-1][1], 1.0, 0.0))
                elif maneuver.difficulty <= self.hardest:
                    stage = self.stage(maneuver.difficulty)
                    for difficulty, years in maneuver.speeds:
                        if difficulty <= self.hardest:
                            soonest = years  # the quicker, the harder
                    found[maneuver.origin].append((place, soonest, stage.least_growth, stage.least_price))
        return found
