"""Forecasts the final score of an agency: its points, those that its ships will earn, and those of future flights.

What flies is counted with exact chances. What is still to be built is taken mission after mission, the most points for
its money first, as long as money and years last, and tested before it flies if there is a year for that: an estimate.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.flight_outlook import Aim
from cosmodrome.games.leaving_earth.bots.agency.projects import HOPED_FOR, Project, in_time
from cosmodrome.games.leaving_earth.bots.combined_missions import caught
from cosmodrome.games.leaving_earth.engine.scoring import mourned
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.navigation import Burn, Ship, Way
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT
from cosmodrome.games.leaving_earth.vocabulary import (
    BURN,
    HALF,
    LIFE_MISSION,
    OCCUPATION,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    STATION_MISSION,
    SURVEY_MISSION,
)

STRANDED = 0.9  # how likely astronauts are lost who are sent where no way home is planned


@dataclass(frozen=True)
class Prospect:
    """Missions that one ship is to complete, and their expected points."""

    missions: frozenset[int]
    chance: float  # that all goes well
    points: float  # expected, less the dead
    years: int
    craft: int = 0  # of a ship in space
    project: Project | None = None  # of one that is not built yet


class Forecast:
    """The expected points of one agency in one state. With `delay` it starts nothing new for so many years."""

    def __init__(self, agency: AgencyModel, delay: int = 0) -> None:
        self.agency = agency
        self.delay = delay

    @cached_property
    def total(self) -> float:
        return self.scored + sum(flight.points for flight in self.flights) + sum(plan.points for plan in self.plans)

    @cached_property
    def undone(self) -> float:
        """Return the expected points of missions that are still open in the end, after all that `total` counts."""
        agency, setting = self.agency, self.agency.setting
        _ = self.total
        sought = (m for m in agency.knowledge.open_missions if setting.mission_deck[m] != OCCUPATION)
        done = sum(float(setting.mission_points[m]) * (1.0 - self._left[m]) for m in sought)
        return (int(agency.s.points_open()) - done) / HALF

    @cached_property
    def scored(self) -> float:
        """Return the points so far, in whole points."""
        agency = self.agency
        dead = int(agency.s.dead(agency.seat))
        lost = int(mourned(dead)) if agency.setting.deaths_add_up else dead
        return (int(agency.s.points(agency.seat)) - int(agency.setting.death) * lost) / HALF

    @cached_property
    def _left(self) -> dict[int, float]:
        """Return the probability that nothing counted so far completes a mission."""
        return dict.fromkeys(self.agency.knowledge.open_missions, 1.0)

    def _gain(self, missions: frozenset[int], chance: float) -> float:
        """Return the expected additional points of these missions, and counts them from now on."""
        points = 0.0
        for mission in missions:
            share = chance * self._left.get(mission, 0.0)
            points += self.agency.knowledge.worth(mission) * share
            self._left[mission] = self._left.get(mission, 0.0) - share
        return points

    # --- ships in space

    @cached_property
    def flights(self) -> list[Prospect]:
        agency, s = self.agency, self.agency.s
        found = []
        for craft in agency.assets.fleet():
            burn = burn_of(s, agency.seat, craft)
            if agency.assets.is_on_earth(craft) and not is_lifting(s, burn):
                continue
            ship, wait = agency.facts.ship(s, agency.seat, craft), int(s.time(agency.seat, craft))
            if wait > agency.years_left:
                continue  # the game is over before
            flight = self._arrival(ship, craft, wait) if wait else None
            aim = None if flight is not None else agency.flights.aim(ship, burn, craft, wait)
            if aim is not None:
                flight = self._flight(ship, craft, wait, aim)
            if flight is not None:
                found.append(flight)
            elif ship.crew:
                found.append(Prospect(frozenset(), 0.0, -STRANDED * self._mourning(ship.crew), 0, craft))
        return found

    def _arrival(self, ship: Ship, craft: int, wait: int) -> Prospect | None:
        """Return the chance of a probe on its way to the location of its mission."""
        agency = self.agency
        kinds = (PROBE_MISSION, SURVEY_MISSION)
        goals = agency.flights.open_goals.items()
        done = frozenset(m for m, goal in goals if goal.kind in kinds and goal.places >> ship.place & 1)
        if not done or not ship.works:
            return None
        return Prospect(done, 1.0, self._gain(done, 1.0), wait, craft)

    def _flight(self, ship: Ship, craft: int, wait: int, aim: Aim) -> Prospect:
        agency = self.agency
        chance = agency.flights.chance(aim.course, aim.goal)
        missions = aim.missions | self._caught(ship, [agency.facts.by_number[hop.maneuver] for hop in aim.course.hops])
        is_home = aim.goal.kind in (RETURN_MISSION, SAMPLE_MISSION, LIFE_MISSION) or not aim.missions
        comes_home = is_home and agency.flights.ends_on_earth(aim.course)
        loss = self._mourning(ship.crew) * (1 - chance if comes_home else STRANDED)
        return Prospect(missions, chance, self._gain(missions, chance) - loss, wait + aim.course.years, craft)

    def _caught(self, ship: Ship, ways: list[Way]) -> frozenset[int]:
        agency = self.agency
        return frozenset(caught(agency.facts, agency.flights.open_goals, ship, ways, False)) if ways else frozenset()

    def _mourning(self, crew: int) -> float:
        """Return the points that the death of a crew costs."""
        return float(self.agency.setting.death) / HALF * crew

    # --- what is still to be built

    @cached_property
    def plans(self) -> list[Prospect]:
        """Return the ships still to be built, in the order in which the forecast pays for them."""
        agency = self.agency
        assert self.flights is not None  # they come first
        stock = self._stock()
        projects = [p for m in self._left if (p := agency.projects.best_project([m], stock)) is not None]
        projects.sort(key=lambda project: -project.score)
        free, studied, spent = Counter(stock), set[int](), 0.0
        found = []
        for project in projects:
            needed = self._left[project.mission]
            cost = self._cost(project, free, studied) * needed
            plan = self._plan(project, spent + cost)
            if plan is None or plan.points <= 0:
                continue
            spent += cost
            free -= Counter(project.parts)
            studied.update(project.research)
            found.append(plan)
        return found

    def _stock(self) -> Counter[int]:
        """Return the items on Earth that are not about to leave."""
        agency, craft = self.agency, int(self.agency.s.craft)
        stock = Counter(agency.assets.stock)
        if is_lifting(agency.s, burn_of(agency.s, agency.seat, craft)) and agency.assets.is_on_earth(craft):
            stock -= agency.assets.items(craft)
        return stock

    def _cost(self, project: Project, free: Counter[int], studied: set[int]) -> float:
        """Return the cost of a ship after those before it, with expected losses."""
        agency = self.agency
        missing = Counter(project.parts) - free
        parts = sum(agency.knowledge.price(item) * n for item, n in missing.items())
        study = sum(int(agency.setting.research_cost[a]) for a in project.research if a not in studied)
        return parts + study + max(project.effort - project.cost, 0.0)

    def _plan(self, project: Project, spent: float) -> Prospect | None:
        agency, plan = self.agency, project.plan
        short = spent - (0 if self.delay else agency.money)
        saving = max(-(-int(short) // int(agency.setting.funding)) if short > 0 else 0, self.delay)
        slack = agency.projects.years_to_spare(plan) - saving
        if slack < 0:
            return None
        chance = self.readiness(project, slack) * agency.projects.survival(plan)
        years = saving + plan.years
        in_good_time = in_time(slack) * (1 - agency.attitude.beaten_to(project.mission, years))
        ways = [agency.archive.ways[leg.maneuver] for leg in plan.legs]
        missions = frozenset((project.mission,)) | self._caught(agency.ships.ship_of(plan), ways)
        needed = self._left[project.mission]
        loss = self._mourning(project.crew) * (1 - chance) + self._left_behind(project)
        before = dict(self._left)
        points = self._gain(missions, chance * in_good_time) - loss * needed
        if points <= 0:
            self._left.update(before)
        return Prospect(missions, chance, points, years, project=project)

    def readiness(self, project: Project, slack: int) -> float:
        """Return the chance of all draws of a flight, with tests of uncertain ones if there is a year for them."""
        agency, chance = self.agency, 1.0
        for name, draws in project.plan.draws.items():
            sure = agency.knowledge.sureness(agency.archive.advancements[name], draws)
            chance *= max(sure, HOPED_FOR) if slack else sure
        return chance

    def _left_behind(self, project: Project) -> float:
        """Return the points that astronauts cost who will not come home."""
        plan = project.plan
        is_station = self.agency.setting.mission_requires[project.mission] == STATION_MISSION
        stays = plan.science or (is_station and "vostok" not in plan.components)
        return self._mourning(1) if stays and plan.components.get(ASTRONAUT, 0) else 0.0


def is_lifting(s: LeavingEarth, burn: Burn | None) -> bool:
    return burn is not None and s.fired > 0


def burn_of(s: LeavingEarth, seat: int, craft: int) -> Burn | None:
    """Return the maneuver that this spacecraft is flying now."""
    if s.step != BURN or s.turn != seat or s.craft != craft:
        return None
    is_fired = s.fired > 0
    return Burn(int(s.maneuver), is_fired, int(s.years) if is_fired else 0, int(s.need - s.thrust) if is_fired else 0)
