"""Plans what an agency does next on Earth: research, purchases, tests and launches.

Everything is derived from the table each time, so no plan has to be remembered: parts that are bought make their
mission cheaper, and a spacecraft that is under way keeps others from being built for the same mission.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import SURE
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.bots.agency.projects import Project
from cosmodrome.games.leaving_earth.bots.mission_choice import LIKELY, MissionChoice
from cosmodrome.games.leaving_earth.navigation import REACH, Goal
from cosmodrome.games.leaving_earth.ship_design import EARTH_ORBIT
from cosmodrome.games.leaving_earth.vocabulary import (
    PERSON,
)

DEATH_IN_MONEY = 15  # what a dead astronaut costs besides the points


@dataclass(frozen=True)
class Research:
    advancement: int


@dataclass(frozen=True)
class Purchase:
    item: int


@dataclass(frozen=True)
class Launch:
    """Assemble exactly these items and fly to a goal, or test them by one maneuver."""

    parts: Mapping[int, int]
    goal: Goal | None
    maneuver: int = -1


Order = Research | Purchase | Launch


class OrderPlanner(AgencyPart):
    """Plans the next order of one agency."""

    def __init__(self, assets: AgencyAssets, choice: MissionChoice) -> None:
        super().__init__(choice.knowledge)
        projects = choice.projects
        self.assets = assets
        self.flights = projects.flights
        self.trials = projects.trials
        self.ships = projects.ships
        self.attitude = projects.attitude
        self.projects = projects
        self.choice = choice

    @cached_property
    def order(self) -> Order | None:
        """Return the next order on Earth; it stays the same while a spacecraft is assembled."""
        return None if self.task is None else self.task[1]

    @cached_property
    def task(self) -> tuple[Project, Order] | None:
        """Return the next order together with its purpose."""
        missions = self.choice.sought
        free = Counter(self.assets.stock)
        for rank in range(self.choice.most_projects):
            wanted = (
                self.projects.best_project([self.knowledge.focus], free)
                if self.knowledge.focus in missions and not rank
                else None
            )
            project = self.choice.next_project(missions, free) if wanted is None else wanted
            if project is None:
                return None
            order = self.order_for(project)
            if order is not None:
                return project, order
            if wanted is not None:
                return None
            free -= Counter(project.parts)
            missions = [m for m in missions if m != project.mission]
        return None

    def order_for(self, project: Project) -> Order | None:
        spend = self.money - self.assets.reserve
        for advancement in project.research:
            if self.setting.research_cost[advancement] <= spend:
                return Research(advancement)
        test = self.test_for(project, spend)
        if test is not None:
            return test
        price = self.knowledge.price
        wanted = [item for item in project.missing if price(item) <= spend and self.may_buy(item)]
        if wanted:
            return Purchase(max(wanted, key=lambda item: (price(item), -item)))
        if project.research or project.missing or Counter(project.parts) - self.assets.pool:
            return None
        return self.launch(project)

    def may_buy(self, item: int) -> bool:
        """Whether the agency has the advancement that an item needs."""
        return item >= PERSON or self.setting.needs[item] < 0 or self.knowledge.knows(int(self.setting.needs[item]))

    def launch(self, project: Project) -> Launch | None:
        readiness = self.projects.readiness(project)
        risk = 1.0 - readiness
        if not self.attitude.is_ready(project.crew, readiness):
            return None
        if self.attitude.is_patient and self.money < self.setting.remove_failure and risk > 0.1 and project.slack > 0:
            return None
        if (self.attitude.is_patient and self.waits_for_tests(project)) or (
            self.facts.almanac is not None and not self.can_leave(project)
        ):
            return None
        return Launch(project.parts, self.knowledge.goal_of(project.mission))

    def can_leave(self, project: Project) -> bool:
        """Whether the launch windows are open for a ship that leaves Earth this year."""
        items = {item: number for item, number in project.parts.items() if item < PERSON}
        ship = self.facts.imagine(items, project.crew, project.plan.science)
        return self.flights.course(ship, self.knowledge.goal_of(project.mission)) is not None

    def waits_for_tests(self, project: Project) -> bool:
        """Whether a spacecraft in space is about to test something that the ship relies on."""
        if project.slack < 1:
            return False
        for name, is_tested in (
            ("life_support", self.assets.has_capsule_in_orbit),
            ("ion_thrusters", self.assets.has_test_thruster),
        ):
            draws = project.plan.draws.get(name, 0)
            if draws and is_tested and self.knowledge.sureness(self.archive.advancements[name], draws) < 0.9:
                return True
        return False

    @cached_property
    def ease(self) -> float:
        """Return the ratio of future money to the cost of open missions, from 0.5 to 4."""
        budget = self.money + int(self.setting.funding) * self.years_left
        needs = 20.0
        for mission in self.knowledge.open_missions if self.knowledge.focus < 0 else [self.knowledge.focus]:
            programme = next(self.ships.programmes(mission), None)
            if programme is not None and self.flights.under_way.get(mission, 0.0) < LIKELY:
                needs += programme.cost
        return max(0.5, min(4.0, budget / needs - 0.5))

    def test_for(self, project: Project, spend: int) -> Order | None:
        """A test of what could fail, if it costs less than it is likely to save."""
        if project.slack < 1:
            return None
        remove = int(self.setting.remove_failure)
        stake = project.plan.cost + DEATH_IN_MONEY * project.crew
        for name, draws in sorted(project.plan.draws.items()):
            advancement = self.archive.advancements[name]
            if not self.knowledge.knows(advancement):
                continue
            sure = self.knowledge.sureness(advancement, draws)
            if sure >= SURE:
                continue
            parts, maneuver, per_test = self.trials.trial(name)
            if not parts:
                continue
            price = sum(self.knowledge.price(item) * n for item, n in (parts - self.assets.pool).items())
            if (1 - sure) * stake * self.attitude.caution * self.ease < per_test or price + remove > spend:
                continue
            for item in parts - self.assets.pool:
                return Purchase(item)
            orbit = Goal(REACH, 1 << ids.LOCATIONS.index(EARTH_ORBIT))
            return Launch(parts, orbit if maneuver < 0 else None, maneuver)
        return None
