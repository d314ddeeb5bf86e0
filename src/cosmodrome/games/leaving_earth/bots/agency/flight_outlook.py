"""Finds courses of an agency's spacecraft and the missions that they can still complete."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SURE, AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.bots.combined_missions import caught, together
from cosmodrome.games.leaving_earth.navigation import MOST_LABELS, REACH, Burn, Course, Goal, Ship
from cosmodrome.games.leaving_earth.ship_design import (
    EARTH_ORBIT,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    HALF,
    LIFE_MISSION,
    MOST_CRAFT,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    SURVEY_MISSION,
)

SOONER = 0.985  # what points are worth that come a year later, with Outer Planets


@dataclass(frozen=True)
class Aim:
    """The goal of a spacecraft, and its value in points."""

    value: float
    missions: frozenset[int]
    goal: Goal
    course: Course


class FlightOutlook(AgencyPart):
    """Finds the best course of ships in space, and of ships that could be launched."""

    def __init__(self, knowledge: AgencyKnowledge, assets: AgencyAssets) -> None:
        super().__init__(knowledge)
        self.assets = assets

    def course(
        self, ship: Ship, goal: Goal, burn: Burn | None = None, wait: int = 0, labels: int = MOST_LABELS
    ) -> Course | None:
        """Return the course from now on, or from its arrival if the ship is on its way."""
        years_left = max(self.years_left - wait, 0)
        return self.archive.courses.course(
            ship, goal, self.knowledge.odds, years_left, burn, labels, self.year_after(wait)
        )

    def year_after(self, years: int) -> int:
        """Counts years from the first year of the game; without launch windows the year does not matter."""
        return 0 if self.facts.almanac is None else int(self.s.year - self.setting.first_year) + years

    def aim(self, ship: Ship, burn: Burn | None = None, craft: int = 0, wait: int = 0) -> Aim | None:
        """Return the best aim of a ship within so many years; `craft` is its number if it is in space."""
        if self.facts.almanac is not None:
            return self.dated_aim(ship, burn, wait, self.claimed_before(craft))
        best: Aim | None = None
        for mission in self.knowledge.open_missions:
            goal = self.knowledge.goal_of(mission)
            course = self.course(ship, goal, burn, wait)
            if course is None:
                continue
            chance = self.chance(course, goal)
            value = self.knowledge.worth(mission) * chance
            if ship.crew:
                home = goal.kind in (RETURN_MISSION, SAMPLE_MISSION, LIFE_MISSION) and self.ends_on_earth(course)
                value -= float(self.setting.death) / HALF * ship.crew * ((1 - chance) if home else 0.9)
            if best is None or value > best.value + 1e-9:
                best = Aim(value, frozenset((mission,)), goal, course)
        return self.with_errands(best, ship, burn, wait)

    def with_errands(self, best: Aim | None, ship: Ship, burn: Burn | None, wait: int) -> Aim | None:
        for goal, value in self.errands(ship):
            course = self.course(ship, goal, burn, wait)
            if course is not None:
                value = (self.chance(course, goal) - 1) * ship.crew * float(self.setting.death) / HALF + value
                if best is None or value > best.value + 1e-9:
                    best = Aim(value, frozenset(), goal, course)
        return best

    @cached_property
    def open_goals(self) -> dict[int, Goal]:
        return {mission: self.knowledge.goal_of(mission) for mission in self.knowledge.open_missions}

    @cached_property
    def goals(self) -> list[tuple[int, Goal]]:
        """Return the goals of every mission, and goals that serve several missions, which have no number."""
        return [*self.open_goals.items(), *((-1, goal) for goal in together(self.facts, self.open_goals))]

    def dated_aim(self, ship: Ship, burn: Burn | None, wait: int, claimed: Mapping[int, float]) -> Aim | None:
        """Return the best aim, counting unclaimed missions completed on the way; earlier arrivals are better."""
        best: Aim | None = None
        for mission, goal in self.goals:
            course = self.course(ship, goal, burn, wait)
            if course is None:
                continue
            ways = [self.facts.by_number[hop.maneuver] for hop in course.hops]
            missions = caught(
                self.facts, self.open_goals, ship, ways, self.knowledge.knows(int(self.setting.surveying))
            )
            missions |= {mission} - {-1}
            chance = self.chance(course, goal)
            points = sum(self.knowledge.worth(m) * (1 - claimed.get(m, 0.0)) for m in missions)
            value = points * chance * SOONER**course.years
            if ship.crew:
                loss = 1 - chance if self.ends_on_earth(course) else 0.9
                value -= float(self.setting.death) * ship.crew * loss
            if best is None or value > best.value + 1e-9:
                best = Aim(value, frozenset(missions), goal, course)
        return self.with_errands(best, ship, burn, wait)

    @cached_property
    def claims(self) -> dict[int, dict[int, float]]:
        """Return the missions that each spacecraft in space is about to complete, without those of earlier ones."""
        found: dict[int, dict[int, float]] = {}
        claimed: dict[int, float] = {}
        for craft, ship in self.assets.ships_in_space():
            aim = self.dated_aim(ship, None, int(self.s.time(self.seat, craft)), claimed)
            chance = 0.0 if aim is None else self.chance(aim.course, aim.goal)
            found[craft] = dict.fromkeys(aim.missions, chance) if aim is not None else {}
            for mission in found[craft]:
                claimed[mission] = max(claimed.get(mission, 0.0), chance)
        return found

    def claimed_before(self, craft: int) -> dict[int, float]:
        """Return the missions claimed by spacecraft with smaller numbers."""
        found: dict[int, float] = {}
        for other, missions in self.claims.items() if craft else ():
            for mission, chance in missions.items() if other < craft else ():
                found[mission] = max(found.get(mission, 0.0), chance)
        return found

    def ends_on_earth(self, course: Course) -> bool:
        """Whether the mission ends on Earth; with a scientist aboard, the crew need not return."""
        return bool(course.hops) and self.facts.by_number[course.hops[-1].maneuver].goal == self.setting.earth

    def chance(self, course: Course, goal: Goal) -> float:
        """Return the probability that every draw of the course succeeds."""
        chance = course.luck
        for advancement, draws in course.draws:
            chance *= self.knowledge.sureness(advancement, draws)
        if goal.kind == LIFE_MISSION:
            places = [place for place in range(int(self.setting.locations)) if goal.places >> place & 1]
            chance *= max((self.knowledge.has_life(place) for place in places), default=0.0)
        return chance

    def errands(self, ship: Ship) -> Iterator[tuple[Goal, float]]:
        """Return goals without a mission: to bring the crew home, or to test a capsule."""
        setting = self.setting
        earth = Goal(REACH, 1 << int(setting.earth))
        orbit, moon = ids.LOCATIONS.index(EARTH_ORBIT), ids.LOCATIONS.index("lunar_orbit")
        if ship.crew:
            if ship.place != setting.earth:
                yield earth, 0.0
        elif ship.thrusters and not ship.works:
            here = {orbit: moon, moon: orbit}.get(ship.place, orbit)
            if not ship.samples and self.tests_thrusters:
                yield Goal(REACH, 1 << here), 0.01
        elif (ship.shielded or ship.naked) and not (ship.rockets[0] > 2 or ship.thrusters):
            if ship.place in (setting.earth, setting.suborbital):
                yield Goal(REACH, 1 << orbit), 0.01
            elif ship.place == orbit and ship.shielded and not self.tests_life_support:
                can_pay = self.money >= setting.remove_failure
                if (
                    self.knowledge.knows(int(setting.re_entry))
                    and can_pay
                    and self.knowledge.sureness(int(setting.re_entry)) < SURE
                ):
                    yield earth, 0.01

    @cached_property
    def tests_life_support(self) -> bool:
        """Whether a year in orbit is worth it to test Life Support."""
        life_support = int(self.setting.life_support)
        return self.knowledge.knows(life_support) and self.knowledge.sureness(life_support) < SURE

    @cached_property
    def tests_thrusters(self) -> bool:
        return 0.05 < self.knowledge.sureness(int(self.setting.needs[self.facts.thruster])) < SURE

    @cached_property
    def under_way(self) -> dict[int, float]:
        """Return the missions that spacecraft in space are about to complete, with their probabilities."""
        if self.facts.almanac is not None:
            return self.claimed_before(MOST_CRAFT + 1)
        found: dict[int, float] = {}
        for craft, ship in self.assets.ships_in_space():
            for mission, chance in self.promises(ship, int(self.s.time(self.seat, craft))):
                found[mission] = max(found.get(mission, 0.0), chance)
        return found

    def promises(self, ship: Ship, years: int) -> Iterator[tuple[int, float]]:
        for mission in self.knowledge.open_missions:
            goal = self.knowledge.goal_of(mission)
            course = self.course(ship, goal, wait=years)
            is_there = goal.kind in (PROBE_MISSION, SURVEY_MISSION) and goal.places >> ship.place & 1 and years
            if is_there and ship.works:
                yield mission, 1.0
            elif course is not None:
                yield mission, self.chance(course, goal)

    def arrivals(self, labels: int = MOST_LABELS) -> Iterator[tuple[int, int, int, float]]:
        """Return what ships in space may complete: ship, mission, years until then, and probability."""
        for craft, ship in self.assets.ships_in_space():
            wait = int(self.s.time(self.seat, craft))
            for mission in self.knowledge.open_missions:
                goal = self.knowledge.goal_of(mission)
                course = self.course(ship, goal, wait=wait, labels=labels)
                if course is not None:
                    yield craft, mission, wait + course.years, self.chance(course, goal)
