"""Test campaigns that raise the chance of a plan to a given value: how many tests of what, and their expected cost.

A test is a draw whose failure is removed for money. It takes a flight of its own: a bare rocket, or the cheapest launch
that draws from the advancement. That such launches also test their rockets is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    EARTH,
    EARTH_ORBIT,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    PROBE,
    RE_ENTRY,
    RENDEZVOUS,
    SUBORBITAL,
    SURVEYING,
)
from cosmodrome.games.leaving_earth.ship_design.designer import Designer
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.success_odds import Odds

MOST_TESTS = 12  # of one advancement


@dataclass(frozen=True)
class Campaign:
    """The tests before a flight."""

    tests: Mapping[str, int]  # by advancement
    prices: Mapping[str, int]  # of one test each
    removals: Fraction  # what failures cost that are paid away, on average
    chance: Fraction  # that all draws of the flight succeed afterwards

    @property
    def flights(self) -> int:
        """Return the cost of everything that is fired."""
        return sum(number * self.prices[name] for name, number in self.tests.items())

    @property
    def cost(self) -> int:
        """Return the cost with the mean cost of failures, rounded up."""
        return self.flights + ceil(self.removals)


class TrialPlanner:
    """Which tests are the cheapest for a plan, if the agency has the rockets of the plan."""

    def __init__(self, designer: Designer, odds: Odds, plan: Plan) -> None:
        self.designer = designer
        self.catalogue = designer.catalogue
        self.odds = odds
        self.plan = plan
        self.rockets = frozenset(rocket.id for rocket in designer.catalogue.rockets if rocket.id in plan.rockets)
        self.draws = {name: times for name, times in plan.draws.items() if odds.cards[name]}

    def campaign(self, sure: Fraction) -> Campaign | None:
        """Return the cheapest tests after which the flight succeeds with this chance; None if it never does."""
        known = {name: self.price(name) for name in self.draws}
        prices = {name: price or 0 for name, price in known.items()}
        most = {name: 0 if price is None else MOST_TESTS for name, price in known.items()}
        fewest = {name: self.fewest(name, times, sure, most[name]) for name, times in self.draws.items()}
        if any(number < 0 for number in fewest.values()):
            return None
        best = min(self.enough(sure, fewest, most, prices), key=lambda found: found[0], default=None)
        if best is None:
            return None
        tests = {name: number for name, number in best[1].items() if number}
        removals = self.removals(tests)
        return Campaign(tests, prices, removals, self.odds.chance(self.draws, tests))

    def fewest(self, name: str, times: int, sure: Fraction, most: int) -> int:
        """Return the fewest tests for an advancement to be certain enough by itself; -1 if none suffice."""
        for tests in range(most + 1):
            if self.odds.chance({name: times}, {name: tests}) >= sure:
                return tests
        return -1

    def removals(self, tests: Mapping[str, int]) -> Fraction:
        return sum((self.odds.removals(name, number) for name, number in tests.items()), Fraction(0))

    def enough(
        self, sure: Fraction, fewest: Mapping[str, int], most: Mapping[str, int], prices: Mapping[str, int]
    ) -> Iterator[tuple[Fraction, dict[str, int]]]:
        """Return numbers of tests that suffice, each cheaper than all before."""
        names = sorted(self.draws, key=lambda name: -prices[name])
        cost = {
            name: [tests * prices[name] + self.odds.removals(name, tests) for tests in range(most[name] + 1)]
            for name in names
        }
        least = [cost[name][fewest[name]] for name in names]
        rest = [sum(least[index:], Fraction(0)) for index in range(len(names) + 1)]
        best: Fraction | None = None

        def choose(index: int, spent: Fraction, tests: dict[str, int]) -> Iterator[tuple[Fraction, dict[str, int]]]:
            nonlocal best
            if best is not None and spent + rest[index] >= best:
                return
            hope = {name: tests.get(name, most[name]) for name in names}
            if self.odds.chance(self.draws, hope) < sure:
                return
            if index == len(names):
                best = spent
                yield spent, dict(tests)
                return
            name = names[index]
            for number in range(fewest[name], most[name] + 1):
                yield from choose(index + 1, spent + cost[name][number], tests | {name: number})

        yield from choose(0, Fraction(0), {})

    # --- what one test takes

    def price(self, advancement: str) -> int | None:
        """Return the cost of one draw; None if there is no useful test flight."""
        for rocket in self.catalogue.rockets:
            if self.catalogue.advancement_of[rocket.id] == advancement:
                return self.catalogue.cost_of[rocket.id]
        if advancement == self.catalogue.advancement_of[ION_THRUSTER]:
            return self.launch(EARTH_ORBIT, self.catalogue.thruster_mass, self.catalogue.thruster_cost)
        probe, mass = self.catalogue.cost_of[PROBE], self.catalogue.mass_of[PROBE]
        if advancement == LANDING:
            return self.launch(SUBORBITAL, mass, probe)  # it falls back to Earth
        if advancement == SURVEYING:
            posts = {
                post for posts in self.catalogue.posts.values() for post in posts
            } & self.catalogue.arrivals.keys() - {EARTH}
            return min(filter(None, (self.launch(post, mass, probe) for post in posts)), default=None)
        if advancement == RENDEZVOUS:
            return self.launch(EARTH_ORBIT, 2 * mass, 2 * probe)  # they part
        if advancement in (RE_ENTRY, LIFE_SUPPORT):
            capsules = [
                self.launch(EARTH_ORBIT, capsule.mass, capsule.cost)
                for capsule in self.catalogue.capsules
                if capsule.id in self.plan.components and (capsule.heat_shield or advancement == LIFE_SUPPORT)
            ]
            return min(filter(None, capsules), default=None)
        return None

    def launch(self, place: str, mass: int, cost: int) -> int | None:
        """Return the cost of lifting something from Earth, including its own cost."""
        lifted = self.designer.plan(ShipRequest("", self.rockets, place=place, cargo=mass))
        return None if lifted is None else lifted.cost + cost
