"""The search for the surest course of a ship, forward from where it is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from math import inf, log
from operator import mul, sub
from typing import NamedTuple

from cosmodrome.core.engine.deadline import NO_DEADLINE
from cosmodrome.games.leaving_earth.navigation.map_facts import MapFacts
from cosmodrome.games.leaving_earth.navigation.model import REACH, Burn, Course, Goal, Hop, Odds, Ship, Way
from cosmodrome.games.leaving_earth.vocabulary import (
    HABITAT_MISSION,
    LIFE_MISSION,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    STATION_MISSION,
    SURVEY_MISSION,
)

PER_YEAR = 0.01  # what a year is worth against risk, and what money is worth
PER_MONEY = 0.001
LEAST_CHANCE = 0.001
MOST_LABELS = 6000
MOST_PUSHED = 20_000  # a ship with dozens of rockets has more choices than can be looked at
IMPOSSIBLE = 1e9  # a risk that nobody takes

Front = tuple[int, int, tuple[int, ...], int]  # a place, what is done, rockets, and the years where they matter


@dataclass(slots=True, eq=False)
class Label:
    risk: float
    place: int
    touched: int  # whether the deed of the mission is done; of a survey, a bit per place that is seen
    rockets: tuple[int, ...]
    years: int
    before: Label | None
    hop: Hop | None


class Departure(NamedTuple):
    """One way to fly a maneuver: how many years it takes, what it needs and risks, and after which wait."""

    way: Way
    hazard: float
    years: int
    need: int  # of thrust, for this mass
    thrusters: int  # that can help
    mass: int
    wait: int = 0


@lru_cache(maxsize=50_000)
def covers(have: tuple[int, ...], thrusts: tuple[int, ...], need: int) -> tuple[tuple[int, ...], ...]:
    """All ways to reach a thrust in which no rocket is idle; the strongest rockets come first."""
    if need <= 0:
        return ((0,) * len(have),)
    if not have:
        return ()
    found = []
    for count in range(have[0] + 1):
        rest = need - count * thrusts[0]
        if rest <= 0:
            found.append((count, *(0,) * (len(have) - 1)))
            break
        found.extend((count, *others) for others in covers(have[1:], thrusts[1:], rest))
    return tuple(found)


def risk(chance: float) -> float:
    return inf if chance < LEAST_CHANCE else -log(chance)


class CourseSearch:
    """Dijkstra by risk; a label that is riskier and no sooner than another with the same rockets is dropped."""

    def __init__(self, facts: MapFacts, ship: Ship, goal: Goal, odds: Odds, most_years: int) -> None:
        self.facts = facts
        self.ship = ship
        self.goal = goal
        self.odds = odds
        self.most_years = most_years  # in which something can be done ...
        self.last_arrival = most_years  # ... or at least arrive
        setting = facts.setting
        self.earth = int(setting.earth)
        self.food = -(-ship.crew // int(setting.fed))  # units a year
        self.takes_sample = goal.kind in (SAMPLE_MISSION, LIFE_MISSION)
        self.comes_home = self.takes_sample or goal.kind == RETURN_MISSION
        self.firing = [self.risk_of(advancement) for advancement in facts.needs]
        self.firing_risks = [
            min(each + PER_MONEY * money, IMPOSSIBLE) for each, money in zip(self.firing, facts.prices, strict=True)
        ]
        self.thrusting = self.risk_of(int(setting.needs[facts.thruster]))
        self.landing = self.risk_of(int(setting.landing))
        self.entering = self.risk_of(int(setting.re_entry))
        self.living = self.risk_of(int(setting.life_support)) if ship.crew else 0.0
        self.surveying = self.risk_of(int(setting.surveying))
        self.hazards: dict[int, float] = {}  # by maneuver
        self.queue: list[tuple[float, int, Label]] = []
        self.pushed = 0
        self.deadline = NO_DEADLINE

    def risk_of(self, advancement: int) -> float:
        return risk(self.odds.chances[advancement])

    # --- the search

    def run(self, burn: Burn | None, labels: int) -> Course | None:
        """The surest course; raises DeadlinePassed if there is not enough time."""
        ship = self.ship
        if not self.is_possible():
            return None
        start = Label(0.0, ship.place, self.done_before(), ship.rockets, 0, None, None)
        if burn is None:
            if self.is_in_time(start.place, start.touched, 0):
                self.push(start)
        else:
            way = next((w for w in self.facts.ways[ship.place] if w.number == burn.maneuver), None)
            if way is None:
                return None
            self.fly(self.touch(start), way, burn)
        fronts: dict[Front, int] = {}
        popped = 0
        while self.queue and popped < labels and self.pushed < MOST_PUSHED:
            self.deadline.check()
            _, _, label = heappop(self.queue)
            popped += 1
            end = self.end_risk(label)
            if end is not None:
                return self.write_down(label)
            label = self.touch(label)
            if self.is_beaten(label, fronts):
                continue
            for way in self.facts.ways[label.place]:
                self.fly(label, way, None)
        return None

    def explore(self) -> dict[int, Course]:
        """The surest course to every place, as long as the ship has something to fly with."""
        self.push(Label(0.0, self.ship.place, 1, self.ship.rockets, 0, None, None))
        found: dict[int, Course] = {}
        fronts: dict[Front, int] = {}
        popped = 0
        while self.queue and popped < MOST_LABELS and self.pushed < MOST_PUSHED:
            _, _, label = heappop(self.queue)
            popped += 1
            if label.place not in found and label.hop is not None:
                found[label.place] = self.write_down(label)
            if self.is_beaten(label, fronts):
                continue
            for way in self.facts.ways[label.place]:
                self.fly(label, way, None)
        found.pop(self.ship.place, None)
        return found

    def is_in_time(self, place: int, touched: int, years: int) -> bool:
        """Whether planets will be aligned for who is here after so many years."""
        return True

    def is_beaten(self, label: Label, fronts: dict[Front, int]) -> bool:
        key = (label.place, label.touched, label.rockets, -1)
        if fronts.get(key, 1000) <= label.years:
            return True
        fronts[key] = label.years
        return False

    def done_before(self) -> int:
        """What the ship has done of its mission already."""
        ship, goal = self.ship, self.goal
        done = ship.visited if goal.kind == RETURN_MISSION else ship.samples
        return int(not self.comes_home or done & goal.places > 0)

    def is_possible(self) -> bool:
        ship, kind = self.ship, self.goal.kind
        if kind in (RETURN_MISSION, STATION_MISSION):
            return ship.crew > 0
        if kind in (PROBE_MISSION, SURVEY_MISSION):
            return ship.works
        if kind == HABITAT_MISSION:
            return ship.habitats > 0
        if self.takes_sample:
            return ship.works or ship.crew > 0 or bool(ship.samples & self.goal.places)
        return True

    def touch(self, label: Label) -> Label:
        """Where the mission wants to be visited, it is."""
        if label.touched or not self.goal.places >> label.place & 1:
            return label
        return Label(label.risk, label.place, 1, label.rockets, label.years, label.before, label.hop)

    def end_risk(self, label: Label) -> float | None:
        """What is still to be risked if the course ends here; None if it does not."""
        kind, place = self.goal.kind, label.place
        is_there = bool(self.goal.places >> place & 1)
        if self.comes_home:
            return 0.0 if label.touched and place == self.earth and label.hop is not None else None
        if kind == STATION_MISSION:
            years = label.years + 1
            if not is_there or place in self.facts.restless or years > self.most_years or not self.can_last(years):
                return None
            return self.living
        if kind == SURVEY_MISSION and not is_there:
            if self.surveying < inf and self.facts.posts[place] & self.goal.places and place != self.earth:
                return self.surveying
            return None
        return 0.0 if is_there and (label.hop is not None or kind == REACH) else None

    def can_last(self, years: int) -> bool:
        if years > self.last_arrival:
            return False
        return not self.ship.crew or years == 0 or (self.living < inf and self.ship.supplies >= self.food * years)

    def push(self, label: Label) -> None:
        self.pushed += 1
        end = self.end_risk(label)
        heappush(self.queue, (label.risk + (end or 0.0), self.pushed, label))

    # --- one maneuver

    def fly(self, label: Label, way: Way, burn: Burn | None) -> None:
        hazard = self.hazards.get(way.number)
        if hazard is None:
            hazard = self.hazards[way.number] = self.hazard(way)
        mass = self.mass(label)
        if hazard == inf or not mass:  # where everything is fired nothing is left that could go on
            return
        if burn is not None and burn.fired:
            ready = self.ship.ready if burn.years else 0
            self.fire(label, Departure(way, hazard, burn.years, burn.left, ready, mass))
            return
        thrusters = self.ship.thrusters if label.years else self.ship.ready
        for difficulty, years in way.speeds:
            helpers = thrusters if years else 0
            self.leave(label, Departure(way, hazard, years, difficulty * mass, helpers, mass))
        if thrusters and way.timed:
            enough = -(-way.difficulty * mass // (thrusters * self.facts.power))
            for years in range(way.years + 1, min(enough, self.last_arrival - label.years) + 1):
                self.leave(label, Departure(way, hazard, years, way.difficulty * mass, thrusters, mass))

    def leave(self, label: Label, departure: Departure) -> None:
        """At once."""
        self.fire(label, departure)

    def fire(self, label: Label, departure: Departure) -> None:
        way, hazard, years, need, thrusters, mass, wait = departure
        total = label.years + wait + years
        touched = label.touched | self.sees(way)
        if not self.can_last(total) or not self.is_in_time(way.goal, touched, total):
            return
        base = label.risk + hazard + (years * (PER_YEAR + self.living) if years else 0.0)
        if way.radiation and self.ship.crew:
            base += risk(self.unharmed(years))
        if base == inf:
            return
        power = self.facts.power * years
        counts = [0]
        if thrusters and need > 0:
            enough = min(thrusters, -(-need // power))
            counts = [enough] if enough * power >= need else [0, enough]
        for count in counts:
            more = base + (count * self.thrusting if count else 0.0)
            if more == inf:
                continue
            for fired in covers(label.rockets, self.facts.thrusts, need - count * power):
                price = more + sum(map(mul, fired, self.firing_risks))
                if price < IMPOSSIBLE:
                    left = tuple(map(sub, label.rockets, fired))
                    hop = Hop(way.number, years, fired, count, mass, need, wait)
                    self.push(Label(price, way.goal, touched, left, total, label, hop))

    def sees(self, way: Way) -> int:
        """What a survey mission wants and what is seen on the way."""
        return 0

    def mass(self, label: Label) -> int:
        setting, ship = self.facts.setting, self.ship
        mass = ship.dead + ship.thrusters * int(setting.mass[self.facts.thruster])
        mass += (ship.supplies - self.food * label.years) * int(setting.mass[setting.supplies])
        for count, each in zip(label.rockets, self.facts.masses, strict=True):
            mass += count * each
        if self.takes_sample and label.touched and not ship.samples & self.goal.places:
            mass += 1
        return mass

    def hazard(self, way: Way) -> float:
        ship, total = self.ship, 0.0
        if way.entry:
            burns = ship.crew or self.goal.kind == HABITAT_MISSION or not (ship.has_probe or ship.shielded)
            if ship.naked and burns:
                return inf
            if ship.shielded:
                total += self.entering
        if way.landing:
            total += self.landing
        for place in way.explores:
            total += risk(self.odds.harmless[place])
            if self.goal.kind == LIFE_MISSION and self.goal.places >> place & 1 and not self.odds.lively >> place & 1:
                return inf
            if ship.crew and place == self.facts.setting.suborbital:
                total += risk(1 - self.odds.sickness / 2)
        return total

    def unharmed(self, years: int) -> float:
        """That nobody is incapacitated by the sun."""
        die = int(self.facts.setting.die)
        total = 0.0
        for level, likely in enumerate(self.odds.radiation):
            felt = max(level - self.ship.sheltered, 0) * years
            total += likely * max(0.0, 1 - felt / die)
        return total

    # --- the course

    def write_down(self, label: Label) -> Course:
        hops = []
        back: Label | None = label
        while back is not None and back.hop is not None:
            hops.append(back.hop)
            back = back.before
        hops.reverse()
        setting, ship = self.facts.setting, self.ship
        draws = Counter[int]()
        luck = 1.0
        for hop in hops:
            way = self.facts.by_number[hop.maneuver]
            for number, advancement in zip(hop.rockets, self.facts.needs, strict=True):
                draws[advancement] += number
            draws[int(setting.needs[self.facts.thruster])] += hop.thrusters
            draws[int(setting.landing)] += way.landing
            draws[int(setting.re_entry)] += way.entry and ship.shielded > 0
            luck *= self.luck(hop, way)
        if ship.crew:
            waits = self.goal.kind == STATION_MISSION
            draws[int(setting.life_support)] += label.years + waits
        self.add_deed(draws, label)
        return Course(tuple(hops), label.years, luck, tuple((+draws).items()))

    def luck(self, hop: Hop, way: Way) -> float:
        """That neither places nor the sun do harm."""
        luck = 1.0
        for place in way.explores:
            luck *= self.odds.harmless[place]
        if way.radiation and self.ship.crew:
            luck *= self.unharmed(hop.years)
        return luck

    def add_deed(self, draws: Counter[int], label: Label) -> None:
        """What is drawn where the course ends."""
        if self.goal.kind == SURVEY_MISSION and not self.goal.places >> label.place & 1:
            draws[int(self.facts.setting.surveying)] += 1
