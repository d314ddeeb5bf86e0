"""What an agency should do next on Earth: which mission is worth its money, and what is bought, tested and launched.

Everything is worked out anew from what lies on the table, so that no plan has to be remembered: parts that are bought
make their mission cheaper, and a spacecraft that is under way keeps others from being built for the same mission.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import comb
from typing import Any

from cosmodrome.games.leaving_earth import knowledge, names
from cosmodrome.games.leaving_earth.beliefs import KEPT, Deck
from cosmodrome.games.leaving_earth.design import ASTRONAUT, EARTH_ORBIT, Designer, Plan, Programme
from cosmodrome.games.leaving_earth.navigation import REACH, Burn, Chart, Course, Goal, Odds, Ship, Way
from cosmodrome.games.leaving_earth.state import IN_PLAY, LeavingEarth, Setting
from cosmodrome.games.leaving_earth.words import (
    DAMAGED,
    LIFE_MISSION,
    MECHANIC,
    MOST_CRAFT,
    PERSON,
    PILOT,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    STATION_MISSION,
    SURVEY_MISSION,
)

FOCUS = 1e6  # times the points of a mission that is wanted at any price
DEATH_IN_MONEY = 15  # what a dead astronaut costs besides the points
SURE = 0.97  # nobody tests what is as sure as this
HOPED_FOR = 0.85  # how sure an advancement is at least once it has been tested
FAINT = 0.02  # what is known to fail is flown all the same if there is nothing to lose
LIMITS = (20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)  # years of flights that are designed


# --- chances -----------------------------------------------------------------


@lru_cache(maxsize=10_000)
def outlook(deck: Deck, pack: tuple[int, int, int]) -> tuple[tuple[float, float], ...]:
    """How likely which share of successes is among the cards of an advancement, from what was seen of them."""
    dealt = len(deck.epochs)
    found: dict[float, float] = {}
    for successes in range(dealt + 1):
        for minors in range(dealt - successes + 1):
            cards = [successes, minors, dealt - successes - minors]
            likely = float(comb(pack[0], cards[0]) * comb(pack[1], cards[1]) * comb(pack[2], cards[2]))
            for *seen, gone in deck.stages:
                total = sum(cards)
                for outcome, times in enumerate(seen):
                    if times:
                        likely *= (cards[outcome] / total) ** times if total else 0.0
                if gone != KEPT:
                    likely *= cards[gone] > 0
                    cards[gone] -= 1
            if likely:
                share = cards[0] / sum(cards) if sum(cards) else 1.0
                found[share] = found.get(share, 0.0) + likely
    total = sum(found.values()) or 1.0
    return tuple((likely / total, share) for share, likely in found.items())


def all_succeed(prospects: tuple[tuple[float, float], ...], draws: int) -> float:
    return sum(likely * share**draws for likely, share in prospects)


# --- what is kept between questions ------------------------------------------


class Archive:
    """The printed facts as planners want them, and the ships that were designed already."""

    def __init__(self, setting: Setting, designer: Designer, data: Mapping[str, Any]) -> None:
        self.setting = setting
        self.designer = designer
        self.chart = Chart(setting, data["component"])
        self.ways: dict[str, Way] = {names.MANEUVERS[way.number]: way for ways in self.chart.ways for way in ways}
        self.advancements = {name: number for number, name in enumerate(names.ADVANCEMENTS)}
        self.kinds = {name: number for number, name in enumerate(names.COMPONENTS)}
        self.rocket_of = {int(setting.needs[kind]): kind for kind in self.chart.rockets}
        self.programmes: dict[tuple[str, frozenset[str], int, str | None, str | None], Programme | None] = {}

    def programme(
        self, mission: str, owned: frozenset[str], most_years: int, capsule: str | None, place: str | None
    ) -> Programme | None:
        key = (mission, owned, most_years, capsule, place)
        if key not in self.programmes:
            self.programmes[key] = self.designer.with_research(
                mission, owned, None, most_years, capsule, place=place, most_cost=self.designer.all_money // 2
            )
        return self.programmes[key]


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


@dataclass(frozen=True)
class Aim:
    """What a spacecraft is about to do, and what that is worth in points."""

    value: float
    mission: int  # -1: none
    goal: Goal
    course: Course


class Agency:
    """One agency at one moment."""

    def __init__(self, archive: Archive, s: LeavingEarth, seat: int, focus: int = -1) -> None:
        self.archive = archive
        self.setting = archive.setting
        self.chart = archive.chart
        self.s = s
        self.seat = seat
        self.focus = focus if focus >= 0 and s.mission(focus) == IN_PLAY else -1
        self.years_left = int(self.setting.last_year - s.year)
        self.money = int(s.money(seat))

    # --- what is known

    @cached_property
    def prospects(self) -> list[tuple[tuple[float, float], ...]]:
        """By advancement; one that is not researched yet is thought of as fresh."""
        pack = (int(self.setting.pack[0]), int(self.setting.pack[1]), int(self.setting.pack[2]))
        found = []
        for advancement in range(int(self.setting.advancements)):
            if self.s.knows(self.seat, advancement):
                deck = knowledge.deck_of(self.s, self.seat, advancement)
            else:
                deck = Deck((0,) * int(self.setting.research_outcomes[advancement]))
            found.append(outlook(deck, pack))
        return found

    def sureness(self, advancement: int, draws: int = 1) -> float:
        return all_succeed(self.prospects[advancement], draws)

    def knows(self, advancement: int) -> bool:
        return bool(self.s.knows(self.seat, advancement))

    @cached_property
    def owned(self) -> frozenset[str]:
        return frozenset(name for name, number in self.archive.advancements.items() if self.knows(number))

    def faces(self, place: int) -> list[tuple[int, float]]:
        """The faces that a place may have, and how likely each is."""
        setting, s = self.setting, self.s
        if s.is_revealed(place) or s.has_seen(self.seat, place):
            return [(int(s.face(place)), 1.0)]
        first = int(setting.first_face[place])
        cards = [int(setting.face_cards[first + i]) for i in range(setting.faces_of[place])]
        return [(first + i, number / sum(cards)) for i, number in enumerate(cards)]

    @cached_property
    def odds(self) -> Odds:
        setting = self.setting
        chances = tuple(
            max(round(self.sureness(advancement), 3), FAINT) if self.knows(advancement) else 0.0
            for advancement in range(int(setting.advancements))
        )
        places = range(int(setting.locations))
        faces = [self.faces(place) for place in places]
        harmless = tuple(1.0 - sum(p for face, p in faces[place] if setting.face_destroys[face]) for place in places)
        lively = sum(1 << place for place in places if any(setting.face_life[face] for face, _ in faces[place]))
        radiation = [0.0] * (int(setting.die) + 1)
        for face, likely in faces[setting.solar_radiation]:
            radiation[setting.face_radiation[face]] += likely
        while not radiation[-1]:
            radiation.pop()
        sickness = sum(p * setting.face_sickness[face] for face, p in faces[setting.suborbital]) / setting.die
        return Odds(chances, harmless, lively, tuple(radiation), float(sickness))

    def has_life(self, place: int) -> float:
        return sum(likely for face, likely in self.faces(place) if self.setting.face_life[face])

    @cached_property
    def open_missions(self) -> list[int]:
        return [m for m in range(int(self.setting.missions)) if self.s.mission(m) == IN_PLAY]

    def worth(self, mission: int) -> float:
        points = float(self.setting.mission_points[mission])
        return points * FOCUS if mission == self.focus else points

    def goal_of(self, mission: int) -> Goal:
        kind, places = int(self.setting.mission_requires[mission]), int(self.setting.mission_places[mission])
        return Goal(kind, places & self.odds.lively if kind == LIFE_MISSION else places)

    # --- spacecraft

    def fleet(self) -> Iterator[int]:
        fleet = int(self.s.fleet(self.seat))
        return (craft for craft in range(1, MOST_CRAFT + 1) if fleet >> craft & 1)

    def is_on_earth(self, craft: int) -> bool:
        return bool(self.s.location(self.seat, craft) == self.setting.earth)

    def aim(self, ship: Ship, burn: Burn | None = None) -> Aim | None:
        """The best that a ship can do with what it has."""
        best: Aim | None = None
        for mission in self.open_missions:
            goal = self.goal_of(mission)
            course = self.chart.course(ship, goal, self.odds, self.years_left, burn)
            if course is None:
                continue
            chance = self.chance(course, goal)
            value = self.worth(mission) * chance
            if ship.crew:
                home = goal.kind in (RETURN_MISSION, SAMPLE_MISSION, LIFE_MISSION)
                value -= float(self.setting.death) * ship.crew * ((1 - chance) if home else 0.9)
            if best is None or value > best.value + 1e-9:
                best = Aim(value, mission, goal, course)
        for goal, value in self.errands(ship, burn):
            course = self.chart.course(ship, goal, self.odds, self.years_left, burn)
            if course is not None:
                value = (self.chance(course, goal) - 1) * ship.crew * float(self.setting.death) + value
                if best is None or value > best.value + 1e-9:
                    best = Aim(value, -1, goal, course)
        return best

    def chance(self, course: Course, goal: Goal) -> float:
        """That all goes well."""
        chance = course.luck
        for advancement, draws in course.draws:
            chance *= self.sureness(advancement, draws)
        if goal.kind == LIFE_MISSION:
            places = [place for place in range(int(self.setting.locations)) if goal.places >> place & 1]
            chance *= max((self.has_life(place) for place in places), default=0.0)
        return chance

    def errands(self, ship: Ship, burn: Burn | None) -> Iterator[tuple[Goal, float]]:
        """What is no mission: the crew comes home, a capsule is tested."""
        setting = self.setting
        earth = Goal(REACH, 1 << int(setting.earth))
        orbit, moon = names.LOCATIONS.index(EARTH_ORBIT), names.LOCATIONS.index("lunar_orbit")
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
                if self.knows(int(setting.re_entry)) and can_pay and self.sureness(int(setting.re_entry)) < SURE:
                    yield earth, 0.01

    @cached_property
    def tests_life_support(self) -> bool:
        """Whether it is worth a year in orbit to see what the cards of life support are."""
        life_support = int(self.setting.life_support)
        return self.knows(life_support) and self.sureness(life_support) < SURE

    @cached_property
    def tests_thrusters(self) -> bool:
        return 0.05 < self.sureness(int(self.setting.needs[self.chart.thruster])) < SURE

    @cached_property
    def under_way(self) -> dict[int, float]:
        """The missions that spacecraft in space are about to fulfil, and how likely they will."""
        found: dict[int, float] = {}
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                ship = self.chart.ship(self.s, self.seat, craft)
                for mission, chance in self.promises(ship, int(self.s.time(self.seat, craft))):
                    found[mission] = max(found.get(mission, 0.0), chance)
        return found

    def promises(self, ship: Ship, years: int) -> Iterator[tuple[int, float]]:
        for mission in self.open_missions:
            goal = self.goal_of(mission)
            course = self.chart.course(ship, goal, self.odds, max(self.years_left - years, 0))
            is_there = goal.kind in (PROBE_MISSION, SURVEY_MISSION) and goal.places >> ship.place & 1 and years
            if is_there and ship.works:
                yield mission, 1.0
            elif course is not None:
                yield mission, self.chance(course, goal)

    # --- what lies on Earth

    @cached_property
    def pool(self) -> Counter[int]:
        """Every sound item on Earth, aboard a spacecraft or not."""
        return self.items_on_earth(0)

    @cached_property
    def stock(self) -> Counter[int]:
        """The same with damaged ones, for they are mended at the end of the year."""
        return self.pool + self.items_on_earth(DAMAGED)

    def items_on_earth(self, side: int) -> Counter[int]:
        found = Counter[int]()
        for craft in (0, *self.fleet()):
            if craft == 0 or self.is_on_earth(craft):
                found.update(self.items(craft, side))
        return found

    def items(self, craft: int, side: int = 0) -> Counter[int]:
        """What is aboard: sound items, or with `side` DAMAGED the others under the numbers of sound ones."""
        s, seat = self.s, self.seat
        found = Counter[int]()
        for kind in range(int(self.setting.kinds)):
            count = int(s.count_items(seat, craft, kind + side))
            if count:
                found[kind] = count
        if s.crew(seat, craft):
            for skill in range(int(self.setting.skills)):
                count = int(s.count_items(seat, craft, PERSON + skill + side))
                if count:
                    found[PERSON + skill] = count
        return found

    # --- projects

    def parts_of(self, plan: Plan, free: Counter[int]) -> Counter[int]:
        """The items of a ship; an astronaut is one that is there, or else of the skill that helps most."""
        parts = Counter({self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT})
        crew = plan.components.get(ASTRONAUT, 0)
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

    def price(self, item: int) -> int:
        return int(self.setting.skill_price[item - PERSON] if item >= PERSON else self.setting.price[item])

    def programmes(self, mission: int) -> Iterator[Programme]:
        """Ships that could fly a mission in the years that are left, saved for from now on."""
        designer = self.archive.designer
        name = names.MISSIONS[mission]
        kind = self.setting.mission_requires[mission]
        places: list[str | None] = [None]
        if kind == LIFE_MISSION:
            places = [p for p in designer.places_of(name) if self.has_life(names.LOCATIONS.index(p))]
        elif len(designer.places_of(name)) == 1 and not self.odds.harmless[names.LOCATIONS.index(places_of(name)[0])]:
            return
        capsules: list[str | None] = [None]
        if kind in (RETURN_MISSION, STATION_MISSION):
            capsules = [None, "vostok"]
        for place in places:
            for capsule in capsules:
                longest = self.years_left
                for limit in LIMITS:
                    if limit > longest:
                        continue
                    programme = self.archive.programme(name, self.owned, limit, capsule, place)
                    if programme is None:
                        break
                    yield programme
                    waiting = max(0, programme.cost - self.money) // int(self.setting.funding)
                    if programme.plan.years + waiting + 2 <= self.years_left:
                        break
                    longest = programme.plan.years - 1

    def project(self, mission: int, programme: Programme, free: Counter[int]) -> Project | None:
        plan = programme.plan
        parts = self.parts_of(plan, free)
        spare = self.spare_thruster(mission, plan, parts)
        if spare:
            parts[self.chart.thruster] += 1
        missing = parts - free
        research = tuple(sorted(self.archive.advancements[name] for name in programme.research))
        cost = sum(self.price(item) * n for item, n in missing.items())
        study = sum(int(self.setting.research_cost[advancement]) for advancement in research)
        short = cost + study - self.money
        slack = self.years_left - plan.years - (-(-short // int(self.setting.funding)) if short > 0 else 0)
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
        points = self.worth(mission) + self.bonus(plan, mission)
        loss = float(self.setting.death) * crew * (1 - chance)
        if self.setting.mission_requires[mission] == STATION_MISSION and "vostok" not in plan.components:
            loss += float(self.setting.death)
        value = points * chance - loss
        if value <= 0:
            return None
        effort = cost + study + testing + (1 / chance - 1) * plan.cost + 3
        score = value / effort * (0.6, 0.8, 0.95, 1.0)[min(slack, 3)]
        return Project(mission, plan, research, parts, missing, cost + study, slack, score, points)

    def spare_thruster(self, mission: int, plan: Plan, parts: Counter[int]) -> bool:
        """Whether the ship can carry one thruster more, and should: one that fails takes only itself with it."""
        draws = plan.draws.get("ion_thrusters", 0)
        if not draws or self.sureness(self.archive.advancements["ion_thrusters"], draws) > 0.9:
            return False
        ship = self.ship_of(plan)
        heavier = replace(ship, dead=ship.dead + int(self.setting.mass[self.chart.thruster]))
        sound = replace(self.odds, chances=(1.0,) * len(self.odds.chances))
        return self.chart.course(heavier, self.goal_of(mission), sound, plan.years) is not None

    def ship_of(self, plan: Plan) -> Ship:
        """As it stands on Earth."""
        setting, chart = self.setting, self.chart
        count = {self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT}
        carried = [kind for kind in count if kind not in chart.rockets and kind not in (chart.thruster, setting.supplies)]
        thrusters = count.get(chart.thruster, 0)
        return Ship(
            place=int(setting.earth),
            rockets=tuple(count.get(kind, 0) for kind in chart.rockets),
            thrusters=thrusters,
            ready=thrusters,
            dead=sum(count[kind] * int(setting.mass[kind]) for kind in carried),
            supplies=count.get(int(setting.supplies), 0),
            crew=plan.components.get(ASTRONAUT, 0),
            shielded=sum(count[k] * int(setting.seats[k]) for k in carried if setting.is_shielded[k]),
            naked=sum(count[k] for k in carried if k in chart.capsules and not setting.is_shielded[k]),
            has_probe=any(kind in chart.probes for kind in carried),
            sheltered=any(setting.shielding[kind] for kind in carried),
            samples=0,
            visited=0,
        )

    def test_price(self, advancement: str) -> int:
        kind = self.archive.rocket_of.get(self.archive.advancements[advancement])
        return 15 if kind is None else int(self.setting.price[kind])

    def survival(self, plan: Plan) -> float:
        """That no hidden place, nor the sun, ends the flight."""
        chance = 1.0
        crew = plan.components.get(ASTRONAUT, 0)
        sheltered = 1 if "aldrin" in plan.components else 0
        is_life = self.archive.designer.missions[plan.mission]["requires"] == "life"
        for leg in plan.legs:
            way = self.archive.ways[leg.maneuver]
            if way.explores >= 0:
                chance *= self.odds.harmless[way.explores]
                if is_life and names.LOCATIONS[way.explores] == plan.place:
                    chance *= self.has_life(way.explores) / (self.odds.harmless[way.explores] or 1.0)
                if crew and way.explores == self.setting.suborbital and plan.years:
                    chance *= 1 - self.odds.sickness
            if crew and way.radiation:
                chance *= sum(
                    likely * max(0.0, 1 - max(level - sheltered, 0) * leg.years / int(self.setting.die))
                    for level, likely in enumerate(self.odds.radiation)
                )
        return chance

    def bonus(self, plan: Plan, mission: int) -> float:
        """Points of other missions that are fulfilled on the way."""
        setting = self.setting
        reached = {names.LOCATIONS.index(leg.destination) for leg in plan.legs}
        explored = {self.archive.ways[leg.maneuver].explores for leg in plan.legs}
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
                done = any(place >= 0 and places >> place & 1 for place in explored)
            else:
                done = kind == SAMPLE_MISSION and any(
                    leg.collects and places >> names.LOCATIONS.index(leg.destination) & 1 for leg in plan.legs
                )
            if done:
                total += self.worth(other)
        return total

    def best_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        best: Project | None = None
        for mission in missions:
            for programme in self.programmes(mission):
                project = self.project(mission, programme, free)
                if project is not None and (best is None or project.score > best.score):
                    best = project
        return best

    # --- orders

    @cached_property
    def reserve(self) -> int:
        """Money for cards that capsules in space may turn up at the end of the year."""
        if self.knows(int(self.setting.life_support)) and self.sureness(int(self.setting.life_support)) < SURE:
            for craft in self.fleet():
                if not self.is_on_earth(craft):
                    ship = self.chart.ship(self.s, self.seat, craft)
                    if ship.shielded or ship.naked:
                        return int(self.setting.remove_failure)
        return 0

    @cached_property
    def order(self) -> Order | None:
        """What to do next on Earth; the same while a spacecraft is put together."""
        missions = [m for m in self.open_missions if self.under_way.get(m, 0.0) < 0.25]
        free = Counter(self.stock)
        for rank in range(3):
            project = None
            if self.focus in missions and not rank:
                project = self.best_project([self.focus], free)
                if project is not None:
                    return self.order_for(project)
            project = self.best_project(missions, free)
            if project is None:
                return None
            order = self.order_for(project)
            if order is not None:
                return order
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
        if self.money < self.setting.remove_failure and risk > 0.1 and project.slack > 0:
            return None
        if self.waits_for_tests(project):
            return None
        return Launch(project.parts, self.goal_of(project.mission))

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

    @cached_property
    def has_test_thruster(self) -> bool:
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                ship = self.chart.ship(self.s, self.seat, craft)
                if ship.thrusters and not ship.works and not ship.crew:
                    return True
        return False

    @cached_property
    def has_capsule_in_orbit(self) -> bool:
        for craft in self.fleet():
            if not self.is_on_earth(craft):
                ship = self.chart.ship(self.s, self.seat, craft)
                if ship.shielded or ship.naked:
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
            if programme is not None and self.under_way.get(mission, 0.0) < 0.25:
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
            if (1 - sure) * stake * 0.6 * self.ease < per_test or price + remove > spend:
                continue
            for item in parts - self.pool:
                return Purchase(item)
            orbit = Goal(REACH, 1 << names.LOCATIONS.index(EARTH_ORBIT))
            return Launch(parts, orbit if maneuver < 0 else None, maneuver)
        return None

    def rehearsal(self, advancement: str) -> tuple[Counter[int], int, int]:
        """What to fly to see a card of an advancement, by which maneuver (-1: as it likes), and the cost of a card."""
        nothing = Counter[int](), -1, 0
        number = self.archive.advancements[advancement]
        up = self.archive.ways["earth__suborbital"].number
        rocket = self.archive.rocket_of.get(number)
        if rocket is not None:
            return Counter({rocket: 1}), up, self.price(rocket)
        if number == self.setting.landing:
            return self.landing_rehearsal(up)
        if number in (self.setting.re_entry, self.setting.life_support):
            return self.capsule_rehearsal(number == self.setting.life_support)
        if number == self.setting.needs[self.chart.thruster]:
            return self.thruster_rehearsal()
        return nothing

    def thruster_rehearsal(self) -> tuple[Counter[int], int, int]:
        """A thruster and nothing else, that goes to and fro between Earth and the Moon."""
        designer = self.archive.designer
        rockets = frozenset(r.id for r in designer.rockets if designer.advancement_of[r.id] in self.owned)
        plan = None if self.has_test_thruster else designer.plan("artificial_satellite", rockets, 1, most_cost=40)
        if plan is None:
            return Counter(), -1, 0
        parts = Counter({self.archive.kinds[name]: n for name, n in plan.rockets.items()})
        parts[self.chart.thruster] += 1
        price = sum(self.price(item) * n for item, n in parts.items())
        return parts, -1, price

    def landing_rehearsal(self, up: int) -> tuple[Counter[int], int, int]:
        """Something small that falls back to Earth."""
        setting, chart = self.setting, self.chart
        probe = self.archive.kinds["probe"]
        best: tuple[int, Counter[int]] | None = None
        for kind, needs in zip(chart.rockets, chart.needs, strict=True):
            if not self.knows(needs):
                continue
            per_unit = int(setting.thrust[kind]) - 3 * int(setting.mass[kind])
            number = -(-3 * int(setting.mass[probe]) // per_unit)
            cost = number * self.price(kind)
            if best is None or cost < best[0]:
                best = cost, Counter({kind: number, probe: 1})
        if best is None:
            return Counter(), -1, 0
        return best[1], up, best[0] + 1

    def capsule_rehearsal(self, stays: bool) -> tuple[Counter[int], int, int]:
        """A capsule without a crew goes to Earth Orbit; there it stays for New Year, or it comes home at once."""
        nothing = Counter[int](), -1, 0
        if stays and self.has_capsule_in_orbit:
            return nothing
        setting, designer = self.setting, self.archive.designer
        rockets = frozenset(r.id for r in designer.rockets if designer.advancement_of[r.id] in self.owned)
        best: tuple[int, Counter[int]] | None = None
        for capsule in designer.capsules:
            if capsule.needs not in self.owned or not (stays or capsule.heat_shield):
                continue
            plan = designer.plan("artificial_satellite", rockets, 1, capsule.id, most_cost=40)
            if plan is None:
                continue
            parts = Counter({self.archive.kinds[name]: n for name, n in plan.components.items()})
            if len(plan.legs) == 1:
                leg = plan.legs[0]
                thrust = sum(int(setting.thrust[self.archive.kinds[name]]) * n for name, n in leg.rockets.items())
                if leg.difficulty * (leg.mass + capsule.mass) <= thrust:
                    parts[self.archive.kinds[capsule.id]] += 1
            if best is None or plan.cost < best[0]:
                best = plan.cost, parts
        if best is None:
            return nothing
        return best[1], -1, best[0] // 2 if stays else best[0] - 2


def places_of(mission: str) -> list[str]:
    entry = next(entry for entry in names.DATA["mission"] if entry["id"] == mission)
    places: list[str] = entry["places"]
    return places
