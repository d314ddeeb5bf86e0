"""Lower bounds of the cost and mass of a ship before it came to a location."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf

from cosmodrome.games.leaving_earth.ship_design.catalogue import AEROBRAKING, EARTH, LANDING, RE_ENTRY, SUBORBITAL
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RocketBounds, Route, RouteChart
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest


class RouteBounds:
    """The bounds for one request; the charts that they are read from are kept for the next one."""

    def __init__(self, yard: RocketBounds, request: ShipRequest, sample: int, places: Sequence[str]) -> None:
        self.yard = yard
        self.request = request
        self.sample = sample  # its mass
        self.places = places
        self.charts: dict[tuple[bool, bool, bool], RouteChart] = {}

    def chart(self, payload: Payload, homeward: bool) -> RouteChart:
        key = (homeward, payload.capsule and not payload.heat_shield, payload.thrusters > 0)
        known = self.charts.get(key)
        if known is None:
            known = self.charts[key] = self.make_chart(payload, homeward)
        return known

    def make_chart(self, payload: Payload, homeward: bool) -> RouteChart:
        """Return the chart of a route from the yard, which caches its charts."""
        request, without = self.request, self.request.without
        return self.yard.chart(
            Route(
                start=request.start,
                landing=LANDING not in without,
                aerobraking=AEROBRAKING not in without,
                entry=not payload.capsule or (payload.heat_shield and RE_ENTRY not in without),
                thrusters=payload.thrusters > 0,
                sample=self.sample if homeward else 0,
                home_from=tuple(self.places) if homeward else (),
            )
        )

    def still_to_pay(self, chart: RouteChart, place: str, mass: int, most: int) -> float:
        """A lower bound of what rockets cost before this point of the way; `most`: dearer than this is too dear."""
        if place in (EARTH, SUBORBITAL) and chart.gate != place:
            return 0.0 if place == EARTH else self.yard.lift(SUBORBITAL, mass)
        at_gate = ceil(mass * chart.growth[place] - chart.less_mass - 1e-6)
        before = max(0, ceil(mass * chart.price[place] - chart.less_cost - 1e-6))
        if self.request.start != EARTH:
            return before
        if at_gate * self.yard.least_lift(chart.gate) - 1e-6 > most:
            return inf
        return self.yard.lift(chart.gate, at_gate) + before

    def least_mass(self, chart: RouteChart, place: str, mass: int) -> float:
        """Return a lower bound of the mass of the ship at its start."""
        if place == self.request.start:
            return mass - self.sample
        if place in (EARTH, SUBORBITAL) and chart.gate != place:
            return self.yard.lightest(place, mass)
        at_gate = ceil(mass * chart.growth[place] - chart.less_mass - 1e-6)
        return at_gate if self.request.start != EARTH else self.yard.lightest(chart.gate, at_gate)
