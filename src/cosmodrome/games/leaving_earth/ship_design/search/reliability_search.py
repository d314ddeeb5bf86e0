"""The search for the ship that most likely arrives: labels count the draws that must succeed.

The chance of draws from several advancements is exact. It grows with every draw that is saved, and it is log-convex in
their numbers, so that draws which are still to come are bounded by putting all of them on one advancement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, inf
from typing import Any

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    EARTH,
    EARTH_ORBIT,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    LIFE_SURVEY,
    RE_ENTRY,
    SUBORBITAL,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.dated_ship_search import DatedShipSearch
from cosmodrome.games.leaving_earth.ship_design.search.pareto_fronts import Point, VectorFront
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RouteChart
from cosmodrome.games.leaving_earth.ship_design.search.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Flight, Label
from cosmodrome.games.leaving_earth.ship_design.stages import COUNT_BITS, Firing, Stage
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds

Draws = tuple[int, ...]  # by advancement, in the order of SurestSearch.names
MANY = 1000


@dataclass(slots=True, eq=False)
class Risk(Label):
    """A ship at a place that can do the rest of the mission, and what must go well from there on."""

    draws: Draws = ()

    def unchanged(self) -> tuple[Any, ...]:
        """Return the draws after the flight; those of the flight are not counted yet."""
        return (self.draws,)


class Covers:
    """For one difficulty all sets of rockets that can do a maneuver and of which none can be spared."""

    def __init__(self, stage: Stage, search_limit: SearchLimit | None) -> None:
        self.search_limit = search_limit
        self.rockets = sorted(stage.left_over, reverse=True)
        self.known: dict[int, list[Firing]] = {}

    def of(self, need: int) -> list[Firing]:
        found = self.known.get(need)
        if found is None:
            found = self.known[need] = list(self.fill(0, need, 0, 0, 0, 1 << 62))
        return found

    def fill(self, index: int, need: int, cost: int, mass: int, fired: int, least: int) -> Iterator[Firing]:
        """Yields sets of rockets of which none can be spared; `least` is what the weakest one so far has left."""
        if need <= 0:
            if self.search_limit is not None:
                self.search_limit.check()
            if -need < least:
                yield cost, mass, fired
            return
        if index == len(self.rockets):
            return
        left, more_cost, more_mass, more = self.rockets[index]
        for count in range(-(-need // left) + 1):
            weakest = min(least, left) if count else least
            yield from self.fill(
                index + 1 if need > count * left else len(self.rockets),
                need - count * left,
                cost + count * more_cost,
                mass + count * more_mass,
                fired + count * more,
                weakest,
            )


def risk_key(label: Label) -> tuple[Point, tuple[int, ...]]:
    """What must be equal for two labels to be compared, and their values."""
    assert isinstance(label, Risk)
    return (label.payload, label.owed, label.place), (label.cost, label.years, label.mass, *label.draws)


class ReliabilitySearch(DatedShipSearch):
    """Best first by the chance that is still possible; of equal ones the cheapest, then the quickest."""

    def __init__(self, problem: SearchProblem, calendar: Calendar, odds: Odds) -> None:
        super().__init__(problem, calendar)
        catalogue = self.catalogue
        self.odds = odds
        self.lifted = (EARTH, SUBORBITAL, EARTH_ORBIT)
        self.kinds = [catalogue.advancement_of[rocket.id] for rocket in catalogue.rockets]
        self.ions = catalogue.advancement_of[ION_THRUSTER]
        others = (self.ions, LANDING, RE_ENTRY, AEROBRAKING, LIFE_SUPPORT, SURVEYING)
        self.names = tuple(dict.fromkeys(name for name in (*self.kinds, *others) if name in odds.cards))
        self.at = {name: number for number, name in enumerate(self.names)}
        self.cards = [odds.cards[name] for name in self.names]
        self.covers: dict[int, Covers] = {}
        self.front = VectorFront(risk_key)
        self.likely: list[tuple[Fraction, int, int, int, int, Risk]] = []
        self.fewest: dict[tuple[bool, bool, bool], dict[str, float]] = {}
        self.hopes: dict[tuple[Draws, int], Fraction] = {}

    # --- chances

    def chance(self, draws: Draws) -> Fraction:
        decks = sorted((cards, 0, times) for cards, times in zip(self.cards, draws, strict=True) if times and cards)
        return self.odds.of(decks)

    def hope(self, draws: Draws, more: int) -> Fraction:
        """Return the best possible chance with so many more draws of any kind."""
        found = self.hopes.get((draws, more))
        if found is None:
            found = self.chance(draws)
            if more and all(self.cards):
                found = max(self.chance((*draws[:i], draws[i] + more, *draws[i + 1 :])) for i in range(len(draws)))
            self.hopes[draws, more] = found
        return found

    def still_to_draw(self, payload: Payload, homeward: bool) -> dict[str, float]:
        """Return for each location the fewest draws before a ship is there, from Earth Orbit on."""
        chart = self.chart(payload, homeward)
        key = (homeward, payload.capsule and not payload.heat_shield, payload.thrusters > 0)
        found = self.fewest.get(key)
        if found is None:
            found = dict.fromkeys(chart.arrivals, inf)
            if homeward:
                outward = self.still_to_draw(payload, False)
                found.update({place: outward[place] for place in self.places})
            else:
                found.update(dict.fromkeys(self.lifted if self.request.start == EARTH else (self.request.start,), 0))
            changed = True
            while changed:
                changed = False
                for place, maneuvers in chart.arrivals.items():
                    for maneuver in maneuvers:
                        draws = (maneuver.difficulty > 0) + maneuver.landing + maneuver.aerobraking
                        if found[maneuver.origin] + draws < found[place]:
                            found[place] = found[maneuver.origin] + draws
                            changed = True
            self.fewest[key] = found
        return found

    def rockets_to_lift(self, place: str, mass: float) -> int:
        """Return the fewest rockets that lift a mass from Earth, as if none weighed on those below."""
        if place == EARTH:
            return 0
        found = MANY
        for maneuver in self.catalogue.arrivals[place]:
            strongest = max((left for left, _, _, _ in self.yard.stage(maneuver.difficulty).left_over), default=0)
            if maneuver.origin in self.lifted and strongest:
                count = ceil(maneuver.difficulty * mass / strongest - 1e-6)
                found = min(found, count + self.rockets_to_lift(maneuver.origin, mass))
        return found

    def draws_before(self, label: Risk, chart: RouteChart) -> int:
        homeward = self.round_trip and label.owed > 0
        found = int(self.still_to_draw(label.payload, homeward)[label.place])
        if self.request.start != EARTH:
            return found
        if not homeward and label.place in self.lifted:
            return found + self.rockets_to_lift(label.place, label.mass)
        mass = max(label.mass * chart.growth[label.place] - chart.less_mass, 1)
        return found + self.rockets_to_lift(chart.gate, mass)

    # --- labels

    def best_first(self) -> Iterator[Label]:
        while self.likely:
            yield heappop(self.likely)[-1]

    def may_grow(self, payload: Payload) -> bool:
        """Ships with more thrusters than usual are not looked for."""
        return False

    def ends(self, payload: Payload) -> Iterator[Label]:
        for end in super().ends(payload):
            yield self.first(end)

    def first(self, end: Label) -> Risk:
        draws = [0] * len(self.names)
        seen_from_afar = self.kind in ("survey", LIFE_SURVEY) and end.place not in self.places
        if self.kind == "galileo" or (seen_from_afar and not self.is_drift(end.place)):
            draws[self.at[SURVEYING]] += 1
        if end.payload.manned:
            draws[self.at[LIFE_SUPPORT]] += end.years * end.payload.copies
        return Risk(
            end.cost, end.years, end.mass, end.place, end.owed, end.payload, standing=end.standing, draws=tuple(draws)
        )

    def is_drift(self, post: str) -> bool:
        return any(post in self.catalogue.drifts.get(place, ()) for place in self.places)

    def do_the_deed(self, label: Label) -> None:
        assert isinstance(label, Risk)
        draws = list(label.draws)
        draws[self.at[SURVEYING]] += self.kind == LIFE_SURVEY
        mass = label.mass - self.sample
        self.push(replace(label, mass=mass, owed=0, after=label, step=None, draws=tuple(draws)))

    def firings(self, label: Label, difficulty: int, years: int) -> list[Firing]:
        need = self.need(label, difficulty, years)
        if need <= 0:
            return [(0, 0, 0)]
        covers = self.covers.get(difficulty)
        if covers is None:
            covers = self.covers[difficulty] = Covers(self.yard.stage(difficulty), self.search_limit)
        return covers.of(need)

    def earlier(self, label: Label, flight: Flight, firing: Firing, owed: int, standing: int) -> Label:
        assert isinstance(label, Risk)
        found = label.before(flight, firing, owed, standing)
        return replace(found, draws=self.draws_before_flight(found, flight))

    def draws_before_flight(self, label: Risk, flight: Flight) -> Draws:
        """Return the draws after the flight and those of the flight."""
        draws, at, payload, maneuver = list(label.draws), self.at, label.payload, flight.maneuver
        thrust = 0
        for index, rocket in enumerate(self.catalogue.rockets):
            count = label.fired >> (COUNT_BITS * index) & ((1 << COUNT_BITS) - 1)
            if count:
                thrust += count * rocket.thrust
                draws[at[self.kinds[index]]] += count
        lacking = flight.difficulty * label.mass - thrust
        if lacking > 0:
            draws[at[self.ions]] += -(-lacking // (self.catalogue.thruster_power * flight.years))
        draws[at[LANDING]] += maneuver.landing
        if maneuver.aerobraking:
            draws[at[AEROBRAKING]] += 1
        if payload.capsule and maneuver.entry:
            draws[at[RE_ENTRY]] += payload.copies
        if payload.manned:
            draws[at[LIFE_SUPPORT]] += flight.years * payload.copies
        return tuple(draws)

    def enqueue(self, label: Label, chart: RouteChart, total: float) -> None:
        assert isinstance(label, Risk)
        self.pushed += 1
        hope = self.hope(label.draws, self.draws_before(label, chart))
        heappush(self.likely, (-hope, int(total), label.years, label.mass, self.pushed, label))
