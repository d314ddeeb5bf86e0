"""What an agency should do next on Earth: which mission is worth its money, and what is bought, tested and launched.

Everything is worked out anew from what lies on the table, so that no plan has to be remembered: parts that are bought
make their mission cheaper, and a spacecraft that is under way keeps others from being built for the same mission.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency_model import SURE, Wish, last_launch
from cosmodrome.games.leaving_earth.bots.combined_missions import caught
from cosmodrome.games.leaving_earth.bots.trial_flights import TrialFlights
from cosmodrome.games.leaving_earth.navigation import REACH, FlybyHazards, Goal, Ship
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT, EARTH_ORBIT, Plan, Programme
from cosmodrome.games.leaving_earth.vocabulary import (
    HALF,
    LIFE_MISSION,
    LIFE_SURVEY_MISSION,
    MECHANIC,
    PERSON,
    PILOT,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    SCIENTIST,
    STATION_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

DEATH_IN_MONEY = 15  # what a dead astronaut costs besides the points
HOPED_FOR = 0.85  # how sure an advancement is at least once it has been tested
MOST_SPARE_PROBES = 3
LIKELY = 0.25  # from here on a ship that is under way is relied on
CAUTION = 0.6  # the share of what is at stake that a test is thought to save
LIMITS = (20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)  # years of flights that are designed


# --- what there is to do -----------------------------------------------------


@dataclass(frozen=True)
class Project:
    """A mission, the ship for it, and what that still takes."""

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


@dataclass(frozen=True)
class Research:
    advancement: int


@dataclass(frozen=True)
class Purchase:
    item: int


@dataclass(frozen=True)
class Launch:
    """Put exactly these things together and fly, to a goal, or for a test by one maneuver."""

    parts: Mapping[int, int]
    goal: Goal | None
    maneuver: int = -1


Order = Research | Purchase | Launch


def in_time(slack: int) -> float:
    """What a mission is worth that must not be delayed for longer than so many years."""
    return (0.6, 0.8, 0.95, 1.0)[min(slack, 3)]


class Planner(TrialFlights):
    """An agency that knows what to do next on Earth."""

    # --- projects

    def parts_of(self, plan: Plan, free: Counter[int]) -> Counter[int]:
        """The items of a ship; an astronaut is one that is there, or else of the skill that helps most."""
        parts = Counter({self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT})
        crew = plan.components.get(ASTRONAUT, 0)
        if plan.science or plan.skill == ids.SKILLS[SCIENTIST]:
            parts[PERSON + SCIENTIST] = crew
            return parts
        best = MECHANIC if plan.draws.get("life_support") else PILOT
        skills = sorted(range(int(self.setting.skills)), key=lambda skill: (skill != best, skill))
        for skill in skills:
            hired = min(crew, free[PERSON + skill])
            if hired:
                parts[PERSON + skill] = hired
                crew -= hired
        if crew:
            parts[PERSON + best] += crew
        return parts

    def wishes(self, mission: int) -> Iterator[Wish]:
        """In which ways a mission may be fulfilled."""
        designer = self.archive.designer
        name = ids.MISSIONS[mission]
        kind = self.setting.mission_requires[mission]
        if kind == LIFE_MISSION:
            for place in designer.places_of(name):
                if self.has_life(ids.LOCATIONS.index(place)):
                    yield Wish(name, place=place)
            return
        if kind == LIFE_SURVEY_MISSION:
            for place in designer.places_of(name):
                if not self.revealed >> ids.LOCATIONS.index(place) & 1:
                    yield Wish(name, place=place)
            return
        if not any(self.odds.harmless[ids.LOCATIONS.index(place)] for place in designer.places_of(name)):
            return
        if kind == SURVEY_ALL_MISSION:
            places = designer.places_of(name)
            yield Wish(name, revealed=frozenset(p for p in places if self.revealed >> ids.LOCATIONS.index(p) & 1))
            return
        yield Wish(name)
        if kind == STATION_MISSION:
            yield Wish(name, "vostok")  # which can come home
        elif kind == SAMPLE_MISSION and self.setting.skills > SCIENTIST and not self.setting.has_stations:
            yield Wish(name, science=True)

    def programmes(self, mission: int) -> Iterator[Programme]:
        """Ships that could fly a mission in the years that are left, saved for from now on."""
        for wish in self.wishes(mission) if self.can_plan(mission) else ():
            yield from self.undated(wish) if self.chart.almanac is None else self.dated(wish)

    def cheapest(self, mission: int) -> Iterator[Programme]:
        """In every way that a mission may be fulfilled, the cheapest ship."""
        for wish in self.wishes(mission):
            programme = next(self.undated(wish) if self.chart.almanac is None else self.dated(wish), None)
            if programme is not None:
                yield programme

    def undated(self, wish: Wish) -> Iterator[Programme]:
        """From the cheapest on, quicker ones until there is time enough to pay for one."""
        longest = self.years_left
        for limit in LIMITS:
            if limit > longest:
                continue
            programme = self.archive.programme(wish, self.owned, limit)
            if programme is None:
                return
            yield programme
            if programme.plan.years + self.years_of_saving(programme) + 2 <= self.years_left:
                return
            longest = programme.plan.years - 1

    def dated(self, wish: Wish) -> Iterator[Programme]:
        """From the cheapest on, such as can be launched later."""
        year = launch = int(self.s.year)
        while launch <= self.setting.last_year:
            programme = self.archive.dated_programme(wish, self.owned, launch)
            if programme is None:
                return
            yield programme
            paid = year + self.years_of_saving(programme)
            if paid + 2 <= last_launch(programme):
                return
            launch = max(last_launch(programme) + 1, paid)  # what can be launched later is no cheaper

    def years_of_saving(self, programme: Programme) -> int:
        return max(0, programme.cost - self.money) // int(self.setting.funding)

    def project(self, mission: int, programme: Programme, free: Counter[int]) -> Project | None:
        plan = programme.plan
        parts = self.parts_of(plan, free)
        spare = self.spare_thruster(mission, plan)
        if spare:
            parts[self.chart.thruster] += 1
        probes, points = (0, self.bonus(plan, mission)) if plan.launch_by is None else self.catch(plan, mission)
        parts += Counter({self.archive.kinds["probe"]: probes})
        missing = parts - free
        research = tuple(sorted(self.archive.advancements[name] for name in programme.research))
        cost = sum(self.price(item) * n for item, n in missing.items())
        study = sum(int(self.setting.research_cost[advancement]) for advancement in research)
        short = cost + study - self.money
        saving = -(-short // int(self.setting.funding)) if short > 0 else 0
        slack = self.years_to_spare(plan) - saving
        if slack < 0:
            return None
        chance, testing = 1.0, 0.0
        for name, draws in plan.draws.items():
            sure = self.sureness(self.archive.advancements[name], draws)
            if spare and name == "ion_thrusters":
                sure = 1 - (1 - sure) ** 2
            chance *= max(sure, HOPED_FOR)
            testing += max(0.0, HOPED_FOR - sure) * 2 * self.test_price(name)
        chance *= self.survival(plan)
        crew = plan.components.get(ASTRONAUT, 0)
        points += self.worth(mission)
        points *= 1 - self.beaten_to(mission, plan.years + saving)
        loss = float(self.setting.death) / HALF * crew * (1 - chance)
        is_station = self.setting.mission_requires[mission] == STATION_MISSION
        if plan.science or (is_station and "vostok" not in plan.components):
            loss += float(self.setting.death) / HALF
        value = points * chance - loss
        if value <= 0 or not self.may_risk(crew):
            return None
        effort = cost + study + testing + (1 / chance - 1) * plan.cost + 3
        score = value / effort * in_time(slack)
        return Project(mission, plan, research, parts, missing, cost + study, slack, score, points, effort)

    def years_to_spare(self, plan: Plan) -> int:
        """For how many years the launch may be put off."""
        return self.years_left - plan.years if plan.launch_by is None else plan.launch_by - int(self.s.year)

    def spare_thruster(self, mission: int, plan: Plan) -> bool:
        """Whether the ship can carry one thruster more, and should: one that fails takes only itself with it."""
        draws = plan.draws.get("ion_thrusters", 0)
        if not draws or self.sureness(self.archive.advancements["ion_thrusters"], draws) > 0.9:
            return False
        ship = self.ship_of(plan)
        heavier = replace(ship, dead=ship.dead + int(self.setting.mass[self.chart.thruster]))
        if plan.launch_by is not None:
            return self.flies(heavier, mission)
        goal = Goal(int(self.setting.mission_requires[mission]), int(self.setting.mission_places[mission]))
        return self.chart.course(heavier, goal, self.archive.fair, plan.years) is not None

    def flies(self, ship: Ship, mission: int) -> bool:
        """Whether a ship can fulfil a mission from now on if nothing goes wrong."""
        goal, start = self.goal_of(mission), self.year_after(0)
        return self.chart.course(ship, goal, self.archive.fair, self.years_left, start=start) is not None

    def ship_of(self, plan: Plan) -> Ship:
        """As it stands on Earth."""
        count = {self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT}
        return self.chart.imagine(count, plan.components.get(ASTRONAUT, 0), plan.science)

    def test_price(self, advancement: str) -> int:
        kind = self.archive.rocket_of.get(self.archive.advancements[advancement])
        return 15 if kind is None else int(self.setting.price[kind])

    def survival(self, plan: Plan) -> float:
        """That no hidden place, nor the sun, ends the flight; for a survey of life, that there is some to be found."""
        if plan.life is not None:
            return float(plan.life)
        chance = 1.0
        crew = plan.components.get(ASTRONAUT, 0)
        sheltered = 1 if "aldrin" in plan.components else 0
        is_life = self.archive.designer.missions[plan.mission]["requires"] == "life"
        for leg in plan.legs:
            way = self.archive.ways[leg.maneuver]
            for place in way.explores:
                chance *= self.odds.harmless[place]
                if is_life and ids.LOCATIONS[place] == plan.place:
                    chance *= self.has_life(place) / (self.odds.harmless[place] or 1.0)
                if crew and place == self.setting.suborbital and plan.years:
                    chance *= 1 - self.odds.sickness
            if crew and way.radiation:
                chance *= sum(
                    likely * max(0.0, 1 - max(level - sheltered, 0) * leg.years / int(self.setting.die))
                    for level, likely in enumerate(self.odds.radiation)
                )
        return chance * self.unscathed(plan) if self.chart.perilous else chance

    def unscathed(self, plan: Plan) -> float:
        """That no giant harms the ship; what is surveyed has been seen before it can."""
        mission = ids.MISSIONS.index(plan.mission)
        kind, faced = int(self.setting.mission_requires[mission]), Counter[int]()
        surveyed = int(self.setting.mission_places[mission]) if kind in (SURVEY_MISSION, SURVEY_ALL_MISSION) else 0
        for leg in plan.legs:
            way = self.archive.ways[leg.maneuver]
            faced.update(place for place in way.explores if not surveyed >> place & 1)
            faced[int(self.setting.year_end[way.goal])] += leg.years > 0
        return FlybyHazards(self.chart, self.ship_of(plan), kind, self.odds).all_of(faced)

    def bonus(self, plan: Plan, mission: int) -> float:
        """Points of other missions that are fulfilled on the way."""
        setting = self.setting
        reached = {ids.LOCATIONS.index(leg.destination) for leg in plan.legs}
        explored = {place for leg in plan.legs for place in self.archive.ways[leg.maneuver].explores}
        crew = plan.components.get(ASTRONAUT, 0)
        comes_home = plan.legs[-1].destination == "earth"
        total = 0.0
        for other in self.open_missions:
            if other == mission or other in self.under_way:
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
                total += self.worth(other)
        return total

    def catch(self, plan: Plan, mission: int) -> tuple[int, float]:
        """The same with Outer Planets, and how many probes more are worth it: each sees one place from a fly-by."""
        ways = [self.archive.ways[leg.maneuver] for leg in plan.legs]
        looks = "surveying" in plan.needs or self.knows(int(self.setting.surveying))
        ship, best = self.ship_of(plan), (0, 0.0)
        for more in range(MOST_SPARE_PROBES + 1 if looks and not ship.crew else 1):
            mass = int(self.setting.mass[self.archive.kinds["probe"]])
            heavier = replace(ship, dead=ship.dead + more * mass, probes=ship.probes + more, has_probe=True)
            missions = caught(self.chart, self.open_goals, heavier, ways, looks) - {mission}
            points = sum(self.worth(other) * (1 - self.under_way.get(other, 0.0)) for other in missions)
            if points <= best[1]:
                continue
            if more and not self.flies(heavier, mission):
                break  # nor does one that is heavier still
            best = more, points
        return best

    def most_wanted(self, advancements: Iterable[int]) -> int:
        """The advancement with which the most points can be had, those with more cards that could fail first."""
        found = Counter[int]()
        for mission in self.open_missions:
            programme = min(self.cheapest(mission), key=Programme.rank, default=None)
            if programme is not None:
                for name in programme.research:
                    found[self.archive.advancements[name]] += int(self.setting.mission_points[mission])
        outcomes = self.setting.research_outcomes
        return max(advancements, key=lambda a: (found[a] * int(outcomes[a]), -a))

    def best_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        best: Project | None = None
        for mission in missions:
            for programme in self.programmes(mission):
                project = self.project(mission, programme, free)
                if project is not None and (best is None or project.score > best.score):
                    best = project
        return best

    # --- what a bolder or a more timid agency sees otherwise

    def beaten_to(self, mission: int, years: int) -> float:
        """How likely somebody else completes a mission before; nobody else is minded here."""
        return 0.0

    def may_risk(self, crew: int) -> bool:
        return True

    def is_ready(self, project: Project) -> bool:
        """Whether enough has been tested for the crew to go aboard."""
        return True

    @property
    def caution(self) -> float:
        return CAUTION

    @property
    def is_patient(self) -> bool:
        """Whether a launch is put off for money in hand, or for tests that are under way."""
        return True

    @property
    def most_projects(self) -> int:
        """So many are thought of, one after another, if there is nothing to do for the best one now."""
        return 3

    def takes_trade(self) -> bool:
        """Whether it accepts the trade that it is offered."""
        return False

    @cached_property
    def sought(self) -> list[int]:
        """Missions that no ship is about to fulfil."""
        return [m for m in self.open_missions if self.under_way.get(m, 0.0) < LIKELY]

    def next_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        return self.best_project(missions, free)

    # --- orders

    @cached_property
    def order(self) -> Order | None:
        """What to do next on Earth; the same while a spacecraft is put together."""
        return None if self.task is None else self.task[1]

    @cached_property
    def task(self) -> tuple[Project, Order] | None:
        """The same with what it is done for."""
        missions = self.sought
        free = Counter(self.stock)
        for rank in range(self.most_projects):
            wanted = self.best_project([self.focus], free) if self.focus in missions and not rank else None
            project = self.next_project(missions, free) if wanted is None else wanted
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
        spend = self.money - self.reserve
        for advancement in project.research:
            if self.setting.research_cost[advancement] <= spend:
                return Research(advancement)
        test = self.test_for(project, spend)
        if test is not None:
            return test
        wanted = [
            item
            for item in project.missing
            if self.price(item) <= spend and (item >= PERSON or self.setting.needs[item] < 0 or self.is_known(item))
        ]
        if wanted:
            return Purchase(max(wanted, key=lambda item: (self.price(item), -item)))
        if project.research or project.missing or Counter(project.parts) - self.pool:
            return None
        return self.launch(project)

    def is_known(self, item: int) -> bool:
        return self.knows(int(self.setting.needs[item]))

    def launch(self, project: Project) -> Launch | None:
        risk = 1.0 - self.readiness(project)
        if not self.is_ready(project):
            return None
        if self.is_patient and self.money < self.setting.remove_failure and risk > 0.1 and project.slack > 0:
            return None
        if (self.is_patient and self.waits_for_tests(project)) or (
            self.chart.almanac is not None and not self.can_leave(project)
        ):
            return None
        return Launch(project.parts, self.goal_of(project.mission))

    def can_leave(self, project: Project) -> bool:
        """Whether the planets will be aligned for a ship that leaves Earth this year."""
        items = {item: number for item, number in project.parts.items() if item < PERSON}
        ship = self.chart.imagine(items, project.crew, project.plan.science)
        return self.course(ship, self.goal_of(project.mission)) is not None

    def readiness(self, project: Project) -> float:
        chance = 1.0
        for name, draws in project.plan.draws.items():
            chance *= self.sureness(self.archive.advancements[name], draws)
        return chance

    def waits_for_tests(self, project: Project) -> bool:
        """Whether something in space is about to show more of what the ship relies on."""
        if project.slack < 1:
            return False
        for name, is_tested in (("life_support", self.has_capsule_in_orbit), ("ion_thrusters", self.has_test_thruster)):
            draws = project.plan.draws.get(name, 0)
            if draws and is_tested and self.sureness(self.archive.advancements[name], draws) < 0.9:
                return True
        return False

    # --- tests

    @cached_property
    def ease(self) -> float:
        """How much more money is to come than the open missions take."""
        budget = self.money + int(self.setting.funding) * self.years_left
        needs = 20.0
        for mission in self.open_missions if self.focus < 0 else [self.focus]:
            programme = next(self.programmes(mission), None)
            if programme is not None and self.under_way.get(mission, 0.0) < LIKELY:
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
            if not self.knows(advancement):
                continue
            sure = self.sureness(advancement, draws)
            if sure >= SURE:
                continue
            parts, maneuver, per_test = self.rehearsal(name)
            if not parts:
                continue
            price = sum(self.price(item) * n for item, n in (parts - self.pool).items())
            if (1 - sure) * stake * self.caution * self.ease < per_test or price + remove > spend:
                continue
            for item in parts - self.pool:
                return Purchase(item)
            orbit = Goal(REACH, 1 << ids.LOCATIONS.index(EARTH_ORBIT))
            return Launch(parts, orbit if maneuver < 0 else None, maneuver)
        return None
