"""The value of missions to an agency, and what they still cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.bots.agency.attitude import Attitude
from cosmodrome.games.leaving_earth.bots.agency.flight_outlook import FlightOutlook
from cosmodrome.games.leaving_earth.bots.agency.ship_options import ShipOptions
from cosmodrome.games.leaving_earth.bots.agency.trial_flights import TrialFlights
from cosmodrome.games.leaving_earth.bots.combined_missions import caught
from cosmodrome.games.leaving_earth.navigation import FlybyHazards, Goal, Ship
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT, Plan, Programme
from cosmodrome.games.leaving_earth.vocabulary import (
    HALF,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    STATION_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

HOPED_FOR = 0.85  # how sure an advancement is at least once it has been tested
MOST_SPARE_PROBES = 3


@dataclass(frozen=True)
class Project:
    """A mission, its ship, and what is still missing for it."""

    mission: int
    plan: Plan
    research: tuple[int, ...]  # advancements
    parts: Mapping[int, int]  # items of the whole ship
    missing: Mapping[int, int]
    cost: int  # of what is missing
    slack: int  # years that may be lost
    score: float
    points: float
    effort: float  # in money

    @property
    def crew(self) -> int:
        return self.plan.components.get(ASTRONAUT, 0)


def in_time(slack: int) -> float:
    """Return the weight of a mission by the number of years for which it can be delayed."""
    return (0.6, 0.8, 0.95, 1.0)[min(slack, 3)]


class ProjectEvaluator(AgencyPart):
    """Evaluates missions with the ships for them."""

    def __init__(
        self,
        knowledge: AgencyKnowledge,
        flights: FlightOutlook,
        trials: TrialFlights,
        ships: ShipOptions,
        attitude: Attitude,
    ) -> None:
        super().__init__(knowledge)
        self.flights = flights
        self.trials = trials
        self.ships = ships
        self.attitude = attitude

    def project(self, mission: int, programme: Programme, free: Counter[int]) -> Project | None:
        plan = programme.plan
        parts = self.ships.parts_of(plan, free)
        spare = self.spare_thruster(mission, plan)
        if spare:
            parts[self.facts.thruster] += 1
        probes, points = (0, self.bonus(plan, mission)) if plan.launch_by is None else self.catch(plan, mission)
        parts += Counter({self.archive.kinds["probe"]: probes})
        missing = parts - free
        research = tuple(sorted(self.archive.advancements[name] for name in programme.research))
        cost = sum(self.knowledge.price(item) * n for item, n in missing.items())
        study = sum(int(self.setting.research_cost[advancement]) for advancement in research)
        short = cost + study - self.money
        saving = -(-short // int(self.setting.funding)) if short > 0 else 0
        slack = self.years_to_spare(plan) - saving
        if slack < 0:
            return None
        chance, testing = 1.0, 0.0
        for name, draws in plan.draws.items():
            sure = self.knowledge.sureness(self.archive.advancements[name], draws)
            if spare and name == "ion_thrusters":
                sure = 1 - (1 - sure) ** 2
            chance *= max(sure, HOPED_FOR)
            testing += max(0.0, HOPED_FOR - sure) * 2 * self.trials.price_of_test(name)
        chance *= self.survival(plan)
        crew = plan.components.get(ASTRONAUT, 0)
        points += self.knowledge.worth(mission)
        points *= 1 - self.attitude.beaten_to(mission, plan.years + saving)
        loss = float(self.setting.death) / HALF * crew * (1 - chance)
        is_station = self.setting.mission_requires[mission] == STATION_MISSION
        if plan.science or (is_station and "vostok" not in plan.components):
            loss += float(self.setting.death) / HALF
        value = points * chance - loss
        if value <= 0 or not self.attitude.may_risk(crew):
            return None
        effort = cost + study + testing + (1 / chance - 1) * plan.cost + 3
        score = value / effort * in_time(slack)
        return Project(mission, plan, research, parts, missing, cost + study, slack, score, points, effort)

    def years_to_spare(self, plan: Plan) -> int:
        """Return by how many years the launch can be delayed."""
        return self.years_left - plan.years if plan.launch_by is None else plan.launch_by - int(self.s.year)

    def spare_thruster(self, mission: int, plan: Plan) -> bool:
        """Whether the ship can and should carry one more thruster; a failing thruster destroys nothing else."""
        draws = plan.draws.get("ion_thrusters", 0)
        if not draws or self.knowledge.sureness(self.archive.advancements["ion_thrusters"], draws) > 0.9:
            return False
        ship = self.ships.ship_of(plan)
        heavier = replace(ship, dead=ship.dead + int(self.setting.mass[self.facts.thruster]))
        if plan.launch_by is not None:
            return self.flies(heavier, mission)
        goal = Goal(int(self.setting.mission_requires[mission]), int(self.setting.mission_places[mission]))
        return self.archive.courses.course(heavier, goal, self.archive.fair, plan.years) is not None

    def survival(self, plan: Plan) -> float:
        """Return the chance that no hidden location or radiation ends the flight, and that a survey finds life."""
        if plan.life is not None:
            return float(plan.life)
        chance = 1.0
        crew = plan.components.get(ASTRONAUT, 0)
        sheltered = 1 if "aldrin" in plan.components else 0
        is_life = self.archive.designer.catalogue.missions[plan.mission]["requires"] == "life"
        for leg in plan.legs:
            way = self.archive.ways[leg.maneuver]
            for place in way.explores:
                chance *= self.knowledge.odds.harmless[place]
                if is_life and ids.LOCATIONS[place] == plan.place:
                    chance *= self.knowledge.has_life(place) / (self.knowledge.odds.harmless[place] or 1.0)
                if crew and place == self.setting.suborbital and plan.years:
                    chance *= 1 - self.knowledge.odds.sickness
            if crew and way.radiation:
                chance *= sum(
                    likely * max(0.0, 1 - max(level - sheltered, 0) * leg.years / int(self.setting.die))
                    for level, likely in enumerate(self.knowledge.odds.radiation)
                )
        return chance * self.unscathed(plan) if self.facts.perilous else chance

    def unscathed(self, plan: Plan) -> float:
        """Return the chance that no giant planet harms the ship; one that is to be surveyed is seen before that."""
        mission = ids.MISSIONS.index(plan.mission)
        kind, faced = int(self.setting.mission_requires[mission]), Counter[int]()
        surveyed = int(self.setting.mission_places[mission]) if kind in (SURVEY_MISSION, SURVEY_ALL_MISSION) else 0
        for leg in plan.legs:
            way = self.archive.ways[leg.maneuver]
            faced.update(place for place in way.explores if not surveyed >> place & 1)
            faced[int(self.setting.year_end[way.goal])] += leg.years > 0
        return FlybyHazards(self.facts, self.ships.ship_of(plan), kind, self.knowledge.odds).all_of(faced)

    def bonus(self, plan: Plan, mission: int) -> float:
        """Return the points of other missions that are completed on the way."""
        setting = self.setting
        reached = {ids.LOCATIONS.index(leg.destination) for leg in plan.legs}
        explored = {place for leg in plan.legs for place in self.archive.ways[leg.maneuver].explores}
        crew = plan.components.get(ASTRONAUT, 0)
        comes_home = plan.legs[-1].destination == "earth"
        total = 0.0
        for other in self.knowledge.open_missions:
            if other == mission or other in self.flights.under_way:
                continue
            kind, places = int(setting.mission_requires[other]), int(setting.mission_places[other])
            if kind == PROBE_MISSION or (kind == RETURN_MISSION and crew and comes_home):
                done = any(places >> place & 1 for place in reached)
            elif kind == SURVEY_MISSION:
                done = any(places >> place & 1 for place in explored)
            else:
                done = kind == SAMPLE_MISSION and any(
                    leg.collects and places >> ids.LOCATIONS.index(leg.destination) & 1 for leg in plan.legs
                )
            if done:
                total += self.knowledge.worth(other)
        return total

    def catch(self, plan: Plan, mission: int) -> tuple[int, float]:
        """Return the useful number of extra probes, each for one survey from a fly-by, and the bonus with them."""
        ways = [self.archive.ways[leg.maneuver] for leg in plan.legs]
        looks = "surveying" in plan.needs or self.knowledge.knows(int(self.setting.surveying))
        ship, best = self.ships.ship_of(plan), (0, 0.0)
        for more in range(MOST_SPARE_PROBES + 1 if looks and not ship.crew else 1):
            mass = int(self.setting.mass[self.archive.kinds["probe"]])
            heavier = replace(ship, dead=ship.dead + more * mass, probes=ship.probes + more, has_probe=True)
            missions = caught(self.facts, self.flights.open_goals, heavier, ways, looks) - {mission}
            points = sum(
                self.knowledge.worth(other) * (1 - self.flights.under_way.get(other, 0.0)) for other in missions
            )
            if points <= best[1]:
                continue
            if more and not self.flies(heavier, mission):
                break  # nor does one that is heavier still
            best = more, points
        return best

    def best_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        best: Project | None = None
        for mission in missions:
            for programme in self.ships.programmes(mission):
                project = self.project(mission, programme, free)
                if project is not None and (best is None or project.score > best.score):
                    best = project
        return best

    def flies(self, ship: Ship, mission: int) -> bool:
        """Whether a ship can complete a mission from now on if nothing fails."""
        goal, start = self.knowledge.goal_of(mission), self.flights.year_after(0)
        return self.archive.courses.course(ship, goal, self.archive.fair, self.years_left, start=start) is not None

    def readiness(self, project: Project) -> float:
        chance = 1.0
        for name, draws in project.plan.draws.items():
            chance *= self.knowledge.sureness(self.archive.advancements[name], draws)
        return chance
