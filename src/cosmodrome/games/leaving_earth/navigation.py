"""Where a spacecraft can go with what it has: the surest course to a goal, found by searching forward from where it is.

Nothing is bought here; which ship to build is `design/`. A goal is a mission, or simply to be somewhere. Chances of
single draws come from outside, so that a course is the same for everybody who knows the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush
from math import inf, log
from typing import Any

from cosmodrome.games.leaving_earth.state import SYMBOLS, LeavingEarth, Setting
from cosmodrome.games.leaving_earth.words import (
    ENTRY_SYMBOL,
    EXPLORE_SYMBOL,
    LANDING_SYMBOL,
    LIFE_MISSION,
    MOST_ASTRONAUTS,
    NO_SYMBOL,
    PROBE_MISSION,
    RADIATION_SYMBOL,
    RETURN_MISSION,
    SAMPLE_MISSION,
    STATION_MISSION,
    SURVEY_MISSION,
)

REACH = 6  # besides the kinds of missions: to be in a place
PER_YEAR = 0.01  # what a year is worth against risk, and what money is worth
PER_MONEY = 0.001
LEAST_CHANCE = 0.001
MOST_LABELS = 6000


@dataclass(frozen=True)
class Goal:
    kind: int  # of mission, or REACH
    places: int  # a bit each


@dataclass(frozen=True)
class Odds:
    """What is likely, as far as one agency knows."""

    chances: tuple[float, ...]  # by advancement, that the next draw is a success; 0 without it
    harmless: tuple[float, ...]  # by location, that it does not destroy who comes
    lively: int  # a bit per location that may have life
    radiation: tuple[float, ...]  # how likely each level is, from 0 on
    sickness: float  # of whoever goes up


@dataclass(frozen=True)
class Ship:
    """A spacecraft, as far as its way is concerned."""

    place: int
    rockets: tuple[int, ...]  # that can be fired, by `Chart.rockets`
    thrusters: int
    ready: int  # thrusters that do not rest this year
    dead: int  # the mass of everything else but supplies
    supplies: int
    crew: int
    shielded: int  # seats behind a heat shield
    naked: int  # capsules that would burn
    has_probe: bool
    sheltered: bool  # from radiation
    samples: int  # a bit per location
    visited: int

    @property
    def works(self) -> bool:
        return self.has_probe or self.shielded > 0 or self.naked > 0


@dataclass(frozen=True)
class Burn:
    """A maneuver that has been chosen; with `fired` the years are fixed and some thrust is there."""

    maneuver: int
    fired: bool
    years: int
    left: int


@dataclass(frozen=True)
class Hop:
    """A maneuver of a course."""

    maneuver: int
    years: int
    rockets: tuple[int, ...]
    thrusters: int
    mass: int  # before anything is fired
    need: int  # of thrust


@dataclass(frozen=True)
class Course:
    hops: tuple[Hop, ...]
    years: int
    luck: float  # that neither places nor the sun do harm
    draws: tuple[tuple[int, int], ...]  # advancement, how many


@dataclass(frozen=True)
class Way:
    """A printed maneuver, as the search wants it."""

    number: int
    start: int
    goal: int
    difficulty: int
    years: int
    timed: bool
    radiation: bool
    entry: bool
    landing: bool
    explores: int  # -1: nothing


@dataclass(slots=True, eq=False)
class Label:
    risk: float
    place: int
    touched: bool
    rockets: tuple[int, ...]
    years: int
    before: Label | None
    hop: Hop | None


class Chart:
    """The printed facts of a setting, and what was found with them."""

    def __init__(self, setting: Setting, components: Sequence[Mapping[str, Any]]) -> None:
        self.setting = setting
        self.probes = [kind for kind, entry in enumerate(components) if entry["type"] == "probe"]
        self.capsules = [kind for kind, entry in enumerate(components) if entry["type"] == "capsule"]
        self.samples = [kind for kind, entry in enumerate(components) if entry["type"] == "sample"]
        kinds = range(int(setting.kinds))
        self.rockets = sorted((k for k in kinds if setting.thrust[k] > 0), key=lambda k: -int(setting.thrust[k]))
        self.thrusts = tuple(int(setting.thrust[kind]) for kind in self.rockets)
        self.masses = tuple(int(setting.mass[kind]) for kind in self.rockets)
        self.needs = tuple(int(setting.needs[kind]) for kind in self.rockets)
        self.prices = tuple(int(setting.price[kind]) for kind in self.rockets)
        self.thruster = next((k for k in kinds if setting.thrust_per_year[k] > 0), -1)
        self.power = int(setting.thrust_per_year[self.thruster])
        self.ways: list[list[Way]] = [[] for _ in range(int(setting.locations))]
        for number in range(int(setting.maneuvers)):
            way = read_way(setting, number)
            if way.start >= 0 and way.goal != setting.lost:
                self.ways[way.start].append(way)
        self.by_number = {way.number: way for ways in self.ways for way in ways}
        self.restless = {place for place in range(int(setting.locations)) if setting.automatic[place] >= 0}
        self.posts = [int(setting.surveyable[place]) for place in range(int(setting.locations))]
        self.known: dict[tuple[Ship, Goal, Odds, int, Burn | None, int], Course | None] = {}
        self.explored: dict[tuple[Ship, Odds, int], dict[int, Course]] = {}

    def course(
        self, ship: Ship, goal: Goal, odds: Odds, most_years: int, burn: Burn | None = None, labels: int = MOST_LABELS
    ) -> Course | None:
        """The surest one, as far as it is found among so many labels."""
        key = (ship, goal, odds, most_years, burn, labels)
        if key not in self.known:
            if len(self.known) > 20_000:
                self.known.clear()
            self.known[key] = Search(self, ship, goal, odds, most_years).run(burn, labels)
        return self.known[key]

    def reach(self, ship: Ship, odds: Odds, most_years: int) -> dict[int, Course]:
        """Every place that a ship can come to, with the surest course there."""
        key = (ship, odds, most_years)
        if key not in self.explored:
            if len(self.explored) > 500:
                self.explored.clear()
            self.explored[key] = Search(self, ship, Goal(REACH, 0), odds, most_years).explore()
        return self.explored[key]

    # --- ships

    def imagine(self, count: Mapping[int, int], crew: int) -> Ship:
        """A ship of these components and so many astronauts, as it would stand on Earth."""
        setting = self.setting
        carried = [kind for kind in count if kind not in self.rockets and kind not in (self.thruster, setting.supplies)]
        thrusters = count.get(self.thruster, 0)
        return Ship(
            place=int(setting.earth),
            rockets=tuple(count.get(kind, 0) for kind in self.rockets),
            thrusters=thrusters,
            ready=thrusters,
            dead=sum(count[kind] * int(setting.mass[kind]) for kind in carried),
            supplies=count.get(int(setting.supplies), 0),
            crew=crew,
            shielded=sum(count[k] * int(setting.seats[k]) for k in carried if setting.is_shielded[k]),
            naked=sum(count[k] for k in carried if k in self.capsules and not setting.is_shielded[k]),
            has_probe=any(kind in self.probes for kind in carried),
            sheltered=any(setting.shielding[kind] for kind in carried),
            samples=0,
            visited=0,
        )

    def ship(self, s: LeavingEarth, seat: int, craft: int) -> Ship:
        setting = self.setting
        rockets = tuple(int(s.ready(seat, craft, kind)) for kind in self.rockets)
        ready = int(s.ready(seat, craft, self.thruster))
        thrusters = int(s.working(seat, craft, self.thruster))
        supplies = int(s.working(seat, craft, setting.supplies))
        dead = int(s.mass_of(seat, craft)) - supplies * int(setting.mass[setting.supplies])
        dead -= sum(count * mass for count, mass in zip(rockets, self.masses, strict=True))
        dead -= thrusters * int(setting.mass[self.thruster])
        shielded = naked = 0
        sheltered = False
        for kind in self.capsules:
            working, damaged = int(s.working(seat, craft, kind)), int(s.damaged(seat, craft, kind))
            if working or damaged:
                sheltered = sheltered or bool(setting.shielding[kind])
                shielded += working * int(setting.seats[kind]) if setting.is_shielded[kind] else 0
                naked += damaged if setting.is_shielded[kind] else working + damaged
        has_probe = any(s.working(seat, craft, kind) for kind in self.probes)
        samples = sum(1 << int(setting.sample_of[kind]) for kind in self.samples if s.working(seat, craft, kind))
        visited = 0
        for index in range(MOST_ASTRONAUTS if s.crew(seat, craft) else 0):
            if s.is_aboard(seat, index, craft):
                visited |= int(s.visited(seat, index))
        crew = int(s.crew(seat, craft))
        place = int(s.location(seat, craft)) if craft else int(setting.earth)
        return Ship(
            place,
            rockets,
            thrusters,
            ready,
            dead,
            supplies,
            crew,
            shielded,
            naked,
            has_probe,
            sheltered,
            samples,
            visited,
        )


def read_way(setting: Setting, number: int) -> Way:
    codes = []
    for i in range(SYMBOLS):
        code = int(setting.symbols[number * SYMBOLS + i])
        if code & 7 == NO_SYMBOL:
            break
        codes.append(code)
    explored = [code >> 3 for code in codes if code & 7 == EXPLORE_SYMBOL]
    years = int(setting.years[number])
    return Way(
        number,
        int(setting.start[number]),
        int(setting.goal[number]),
        0 if setting.is_automatic[number] else int(setting.difficulty[number]),
        years,
        years > 0 or setting.time_optional[number] == 1,
        RADIATION_SYMBOL in codes,
        ENTRY_SYMBOL in codes,
        LANDING_SYMBOL in codes,
        explored[0] if explored else -1,
    )


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


class Search:
    """Dijkstra by risk; a label that is riskier and no sooner than another with the same rockets is dropped."""

    def __init__(self, chart: Chart, ship: Ship, goal: Goal, odds: Odds, most_years: int) -> None:
        self.chart = chart
        self.ship = ship
        self.goal = goal
        self.odds = odds
        self.most_years = most_years
        setting = chart.setting
        self.earth = int(setting.earth)
        self.food = -(-ship.crew // int(setting.fed))  # units a year
        self.takes_sample = goal.kind in (SAMPLE_MISSION, LIFE_MISSION)
        self.comes_home = self.takes_sample or goal.kind == RETURN_MISSION
        self.firing = [self.risk_of(advancement) for advancement in chart.needs]
        self.thrusting = self.risk_of(int(setting.needs[chart.thruster]))
        self.landing = self.risk_of(int(setting.landing))
        self.entering = self.risk_of(int(setting.re_entry))
        self.living = self.risk_of(int(setting.life_support)) if ship.crew else 0.0
        self.surveying = self.risk_of(int(setting.surveying))
        self.queue: list[tuple[float, int, Label]] = []
        self.pushed = 0

    def risk_of(self, advancement: int) -> float:
        return risk(self.odds.chances[advancement])

    # --- the search

    def run(self, burn: Burn | None, labels: int) -> Course | None:
        ship, goal = self.ship, self.goal
        if not self.is_possible():
            return None
        touched = not self.comes_home or bool(
            (ship.visited if goal.kind == RETURN_MISSION else ship.samples) & goal.places
        )
        start = Label(0.0, ship.place, touched, ship.rockets, 0, None, None)
        if burn is None:
            self.push(start)
        else:
            way = next((w for w in self.chart.ways[ship.place] if w.number == burn.maneuver), None)
            if way is None:
                return None
            self.fly(self.touch(start), way, burn)
        fronts: dict[tuple[int, bool, tuple[int, ...]], int] = {}
        popped = 0
        while self.queue and popped < labels:
            _, _, label = heappop(self.queue)
            popped += 1
            end = self.end_risk(label)
            if end is not None:
                return self.write_down(label)
            label = self.touch(label)
            key = (label.place, label.touched, label.rockets)
            if fronts.get(key, 1000) <= label.years:
                continue
            fronts[key] = label.years
            for way in self.chart.ways[label.place]:
                self.fly(label, way, None)
        return None

    def explore(self) -> dict[int, Course]:
        """The surest course to every place, as long as the ship has something to fly with."""
        self.push(Label(0.0, self.ship.place, True, self.ship.rockets, 0, None, None))
        found: dict[int, Course] = {}
        fronts: dict[tuple[int, tuple[int, ...]], int] = {}
        popped = 0
        while self.queue and popped < MOST_LABELS:
            _, _, label = heappop(self.queue)
            popped += 1
            if label.place not in found and label.hop is not None:
                found[label.place] = self.write_down(label)
            key = (label.place, label.rockets)
            if fronts.get(key, 1000) <= label.years:
                continue
            fronts[key] = label.years
            for way in self.chart.ways[label.place]:
                self.fly(label, way, None)
        found.pop(self.ship.place, None)
        return found

    def is_possible(self) -> bool:
        ship, kind = self.ship, self.goal.kind
        if kind in (RETURN_MISSION, STATION_MISSION):
            return ship.crew > 0
        if kind in (PROBE_MISSION, SURVEY_MISSION):
            return ship.works
        if self.takes_sample:
            return ship.works or ship.crew > 0 or bool(ship.samples & self.goal.places)
        return True

    def touch(self, label: Label) -> Label:
        """Where the mission wants to be visited, it is."""
        if label.touched or not self.goal.places >> label.place & 1:
            return label
        return Label(label.risk, label.place, True, label.rockets, label.years, label.before, label.hop)

    def end_risk(self, label: Label) -> float | None:
        """What is still to be risked if the course ends here; None if it does not."""
        kind, place = self.goal.kind, label.place
        is_there = bool(self.goal.places >> place & 1)
        if self.comes_home:
            return 0.0 if label.touched and place == self.earth and label.hop is not None else None
        if kind == STATION_MISSION:
            if not is_there or place in self.chart.restless or not self.can_last(label.years + 1):
                return None
            return self.living
        if kind == SURVEY_MISSION and not is_there:
            if self.surveying < inf and self.chart.posts[place] & self.goal.places and place != self.earth:
                return self.surveying
            return None
        return 0.0 if is_there and (label.hop is not None or kind == REACH) else None

    def can_last(self, years: int) -> bool:
        if years > self.most_years:
            return False
        return not self.ship.crew or years == 0 or (self.living < inf and self.ship.supplies >= self.food * years)

    def push(self, label: Label) -> None:
        self.pushed += 1
        end = self.end_risk(label)
        heappush(self.queue, (label.risk + (end or 0.0), self.pushed, label))

    # --- one maneuver

    def fly(self, label: Label, way: Way, burn: Burn | None) -> None:
        hazard = self.hazard(way)
        if hazard == inf:
            return
        mass = self.mass(label)
        if burn is not None and burn.fired:
            self.fire(label, way, hazard, burn.years, burn.left, self.ship.ready if burn.years else 0, mass)
            return
        thrusters = self.ship.thrusters if label.years else self.ship.ready
        difficulty, years = way.difficulty, way.years
        while True:
            self.fire(label, way, hazard, years, difficulty * mass, thrusters if years else 0, mass)
            if years <= 1:
                break
            difficulty, years = difficulty * 2, (years + 1) // 2
        if thrusters and way.timed and way.difficulty:
            enough = -(-way.difficulty * mass // (thrusters * self.chart.power))
            for years in range(way.years + 1, min(enough, self.most_years - label.years) + 1):
                self.fire(label, way, hazard, years, way.difficulty * mass, thrusters, mass)

    def fire(self, label: Label, way: Way, hazard: float, years: int, need: int, thrusters: int, mass: int) -> None:
        total = label.years + years
        if not self.can_last(total):
            return
        base = label.risk + hazard + (years * (PER_YEAR + self.living) if years else 0.0)
        if way.radiation and self.ship.crew:
            base += risk(self.unharmed(years))
        if base == inf:
            return
        power = self.chart.power * years
        counts = [0]
        if thrusters and need > 0:
            enough = min(thrusters, -(-need // power))
            counts = [enough] if enough * power >= need else [0, enough]
        for count in counts:
            more = count * self.thrusting if count else 0.0
            if more == inf:
                continue
            for fired in covers(label.rockets, self.chart.thrusts, need - count * power):
                price = base + more
                for number, each, money in zip(fired, self.firing, self.chart.prices, strict=True):
                    if number:
                        price += number * (each + PER_MONEY * money)
                if price < inf:
                    left = tuple(have - gone for have, gone in zip(label.rockets, fired, strict=True))
                    hop = Hop(way.number, years, fired, count, mass, need)
                    self.push(Label(price, way.goal, label.touched, left, total, label, hop))

    def mass(self, label: Label) -> int:
        setting, ship = self.chart.setting, self.ship
        mass = ship.dead + ship.thrusters * int(setting.mass[self.chart.thruster])
        mass += (ship.supplies - self.food * label.years) * int(setting.mass[setting.supplies])
        for count, each in zip(label.rockets, self.chart.masses, strict=True):
            mass += count * each
        if self.takes_sample and label.touched and not ship.samples & self.goal.places:
            mass += 1
        return mass

    def hazard(self, way: Way) -> float:
        ship, total = self.ship, 0.0
        if way.entry:
            if ship.naked and (ship.crew or not (ship.has_probe or ship.shielded)):
                return inf
            if ship.shielded:
                total += self.entering
        if way.landing:
            total += self.landing
        if way.explores >= 0:
            place = way.explores
            total += risk(self.odds.harmless[place])
            if self.goal.kind == LIFE_MISSION and self.goal.places >> place & 1 and not self.odds.lively >> place & 1:
                return inf
            if ship.crew and place == self.chart.setting.suborbital:
                total += risk(1 - self.odds.sickness / 2)
        return total

    def unharmed(self, years: int) -> float:
        """That nobody is incapacitated by the sun."""
        die = int(self.chart.setting.die)
        total = 0.0
        for level, likely in enumerate(self.odds.radiation):
            felt = max(level - self.ship.sheltered, 0) * years
            total += likely * max(0.0, 1 - felt / die)
        return total

    def write_down(self, label: Label) -> Course:
        hops = []
        back: Label | None = label
        while back is not None and back.hop is not None:
            hops.append(back.hop)
            back = back.before
        hops.reverse()
        setting, ship = self.chart.setting, self.ship
        draws = Counter[int]()
        luck = 1.0
        for hop in hops:
            way = self.chart.by_number[hop.maneuver]
            for number, advancement in zip(hop.rockets, self.chart.needs, strict=True):
                draws[advancement] += number
            draws[int(setting.needs[self.chart.thruster])] += hop.thrusters
            draws[int(setting.landing)] += way.landing
            draws[int(setting.re_entry)] += way.entry and ship.shielded > 0
            if way.explores >= 0:
                luck *= self.odds.harmless[way.explores]
            if way.radiation and ship.crew:
                luck *= self.unharmed(hop.years)
        if ship.crew:
            waits = self.goal.kind == STATION_MISSION
            draws[int(setting.life_support)] += label.years + waits
        if self.goal.kind == SURVEY_MISSION and not self.goal.places >> label.place & 1:
            draws[int(setting.surveying)] += 1
        return Course(tuple(hops), label.years, luck, tuple((+draws).items()))


def risk(chance: float) -> float:
    return inf if chance < LEAST_CHANCE else -log(chance)
