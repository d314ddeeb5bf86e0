"""An agency at one moment: what it knows, what it has on Earth, and what its spacecraft are about to do.

What it should buy, test and launch is `mission_choice.py`. Faces and outcomes that the agency has not seen are never
read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb
from typing import Any

from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.combined_missions import caught, together
from cosmodrome.games.leaving_earth.engine.rules.missions import may_complete
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth, Setting
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import KEPT, Deck
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, FIRST_EDITION, QUICK_REFERENCE
from cosmodrome.games.leaving_earth.navigation import MOST_LABELS, REACH, Burn, Chart, Course, Goal, Odds, Ship, Way
from cosmodrome.games.leaving_earth.ship_design import (
    EARTH_ORBIT,
    Dates,
    Designer,
    Plan,
    Programme,
    SearchLimit,
    ShipRequest,
    TooLong,
    cheapest_programme,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    DAMAGED,
    EXPERIMENT_MISSION,
    GALILEO_MISSION,
    HABITAT_MISSION,
    HALF,
    LIFE_MISSION,
    LIFE_SURVEY_MISSION,
    MOST_CRAFT,
    OCCUPATION_MISSION,
    PERSON,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

FOCUS = 1e6  # times the points of a mission that is wanted at any price
SURE = 0.97  # nobody tests what is as sure as this
SOONER = 0.985  # what points are worth that are to be had in a year only, with Outer Planets
# Missions that bots do not go for, although ships for them can be planned.
UNSOUGHT = (EXPERIMENT_MISSION, LIFE_SURVEY_MISSION, OCCUPATION_MISSION)
FAINT = 0.02  # what is known to fail is flown all the same if there is nothing to lose


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
                left = sum(cards)
                for outcome, times in enumerate(seen):
                    if times:
                        likely *= (cards[outcome] / left) ** times if left else 0.0
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


@dataclass(frozen=True)
class Wish:
    """A mission, and how it is to be fulfilled."""

    mission: str
    capsule: str | None = None
    place: str | None = None
    science: bool = False
    revealed: frozenset[str] = frozenset()


class PlanCache:
    """The printed facts as planners want them, and the ships that were designed already."""

    def __init__(self, setting: Setting, designer: Designer, data: Mapping[str, Any]) -> None:
        self.setting = setting
        self.designer = designer
        self.chart = Chart(setting, data["component"])
        self.ways: dict[str, Way] = {ids.MANEUVERS[way.number]: way for ways in self.chart.ways for way in ways}
        self.advancements = {name: number for number, name in enumerate(ids.ADVANCEMENTS)}
        self.kinds = {name: number for number, name in enumerate(ids.COMPONENTS)}
        self.rocket_of = {int(setting.needs[kind]): kind for kind in self.chart.rockets}
        self.firing = frozenset(designer.advancement_of[kind] for kind in designer.all_rockets)
        self.fair = Odds(
            (1.0,) * int(setting.advancements), (1.0,) * int(setting.locations), int(setting.space), (1.0,), 0.0
        )
        self.deadline = NO_DEADLINE
        self.programmes: dict[tuple[Wish, frozenset[str], int], Programme | None] = {}
        self.dated: dict[tuple[Wish, frozenset[str]], list[tuple[int, Programme | None]]] = {}

    @contextmanager
    def limited(self, deadline: Deadline) -> Iterator[None]:
        """Plan with what is known by then: ships and courses that are not found in time are ignored, not recorded."""
        if not deadline.is_limited():
            yield
            return
        chart, designer = self.chart, self.designer
        before = self.deadline, designer.search_limit
        self.deadline = chart.deadline = deadline
        designer.search_limit = SearchLimit(deadline)
        try:
            yield
        finally:
            self.deadline, designer.search_limit = before
            chart.deadline = self.deadline

    def programme(self, wish: Wish, owned: frozenset[str], most_years: int) -> Programme | None:
        """The cheapest that takes no more years."""
        owned &= self.firing | self.designer.useful_for(wish.mission)
        key = (wish, owned, most_years)
        if key not in self.programmes:
            if self.deadline.has_passed():
                return None
            try:
                self.programmes[key] = self.design(wish, owned, most_years, None)
            except TooLong:
                return None
        return self.programmes[key]

    def dated_programme(self, wish: Wish, owned: frozenset[str], launch: int) -> Programme | None:
        """The cheapest that can still be launched in that year."""
        owned &= self.firing | self.designer.useful_for(wish.mission)
        known = self.dated.setdefault((wish, owned), [])
        for since, programme in known:
            if since <= launch and (programme is None or launch <= last_launch(programme)):
                return programme
        if self.deadline.has_passed():
            return None
        try:
            found = self.design(wish, owned, None, Dates(launch, int(self.setting.last_year)))
        except TooLong:
            return None
        known.append((launch, found))
        return found

    def satellite(self, rockets: frozenset[str], capsule: str | None = None) -> Plan | None:
        """The cheapest flight to Earth Orbit. Such a short search ignores the deadline, or tests would be left out."""
        designer = self.designer
        limit, designer.search_limit = designer.search_limit, None
        try:
            return designer.plan(ShipRequest(designer.satellite, rockets, 1, capsule, most_cost=40))
        finally:
            designer.search_limit = limit

    def design(
        self, wish: Wish, owned: frozenset[str], most_years: int | None, dates: Dates | None
    ) -> Programme | None:
        request = ShipRequest(
            mission=wish.mission,
            rockets=self.designer.all_rockets,
            most_years=most_years,
            capsule=wish.capsule,
            place=wish.place,
            most_cost=self.designer.all_money // 2,
            dates=dates,
            science=wish.science,
            revealed=wish.revealed,
        )
        return cheapest_programme(self.designer, request, owned)


def last_launch(programme: Programme) -> int:
    """Of one that was looked for with a calendar."""
    assert programme.plan.launch_by is not None
    return programme.plan.launch_by


# Shared by all planners. An entry keeps the setting or the pack alive whose number is its key.
ARCHIVES: dict[int, PlanCache] = {}
DESIGNERS: dict[tuple[int, frozenset[str], str], tuple[object, Designer]] = {}
MOST_KEPT = 8


def archive_of(s: LeavingEarth) -> PlanCache:
    """One for each setting."""
    key = id(s.setting)
    if key not in ARCHIVES:
        if len(ARCHIVES) >= MOST_KEPT:
            ARCHIVES.clear()
        ARCHIVES[key] = PlanCache(s.setting, designer_of(s), s.game.pack.data)
    return ARCHIVES[key]


def designer_of(s: LeavingEarth) -> Designer:
    """One for each pack, the expansions that are played and the edition of the rules."""
    pack = s.game.pack
    played = frozenset(name for name in EXPANSIONS if s.setting.options[name])
    edition = QUICK_REFERENCE if s.setting.later_rules else FIRST_EDITION
    key = (id(pack), played, edition)
    if key not in DESIGNERS:
        if len(DESIGNERS) >= MOST_KEPT:
            DESIGNERS.clear()
        DESIGNERS[key] = pack, Designer(pack.data, played, edition)
    return DESIGNERS[key][1]


@dataclass(frozen=True)
class Aim:
    """What a spacecraft is about to do, and what that is worth in points."""

    value: float
    missions: frozenset[int]
    goal: Goal
    course: Course


class Agency:
    """One agency at one moment."""

    def __init__(self, archive: PlanCache, s: LeavingEarth, seat: int, focus: int = -1) -> None:
        self.archive = archive
        self.setting = archive.setting
        self.chart = archive.chart
        self.s = s
        self.seat = seat
        self.eyes: int | None = seat  # who thinks about this agency; None is a spectator
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
                deck = seat_knowledge.deck_of(self.s, self.seat, advancement)
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
        s = self.s
        if seat_knowledge.knows_face(s, place, self.eyes):
            return [(int(s.face(place)), 1.0)]
        return self.possible_faces(place)

    def possible_faces(self, place: int) -> list[tuple[int, float]]:
        """As far as the box tells."""
        setting = self.setting
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
        sickness = sum(p * int(setting.face_sickness[face]) for face, p in faces[setting.suborbital])
        perils = tuple(tuple(faces[place]) for place in self.chart.perilous)
        return Odds(chances, harmless, lively, tuple(radiation), sickness / int(setting.die), perils)

    def has_life(self, place: int) -> float:
        return sum(likely for face, likely in self.faces(place) if self.setting.face_life[face])

    @cached_property
    def open_missions(self) -> list[int]:
        return [m for m in range(int(self.setting.missions)) if may_complete(self.s, self.seat, m) and self.can_plan(m)]

    def can_plan(self, mission: int) -> bool:
        """With Outer Planets there is better to do than to send habitats ahead, unless just that is wanted."""
        kind = self.setting.mission_requires[mission]
        if kind in UNSOUGHT:
            return False
        if kind == HABITAT_MISSION and self.chart.almanac is not None and mission != self.focus:
            return False
        return self.archive.designer.can_plan(ids.MISSIONS[mission])

    def worth(self, mission: int) -> float:
        points = float(self.setting.mission_points[mission]) / HALF
        return points * FOCUS if mission == self.focus else points

    def goal_of(self, mission: int) -> Goal:
        kind, places = int(self.setting.mission_requires[mission]), int(self.setting.mission_places[mission])
        if kind == LIFE_MISSION:
            places &= self.odds.lively
        elif kind == SURVEY_ALL_MISSION:
            places &= ~self.revealed
        return Goal(kind, places)

    @cached_property
    def revealed(self) -> int:
        """A bit per place that everybody knows."""
        return sum(1 << place for place in range(int(self.setting.locations)) if self.s.is_revealed(place))

    def worth_seeing(self, ship: Ship) -> dict[int, float]:
        """What a ship could look at from where it is, and what that is worth in points."""
        found: dict[int, float] = {}
        seen = self.chart.posts[ship.place]
        for mission in self.open_missions:
            goal = self.goal_of(mission)
            if goal.kind in (SURVEY_MISSION, SURVEY_ALL_MISSION):
                worth = self.worth(mission) / goal.places.bit_count()
            elif goal.kind == GALILEO_MISSION and ship.galileos:
                worth = self.worth(mission)
            else:
                continue
            for place in range(seen.bit_length()):
                if (goal.places & seen) >> place & 1:
                    found[place] = found.get(place, 0.0) + worth
        return found

    # --- spacecraft

    def fleet(self) -> Iterator[int]:
        fleet = int(self.s.fleet(self.seat))
        return (craft for craft in range(1, MOST_CRAFT + 1) if fleet >> craft & 1)

    def is_on_earth(self, craft: int) -> bool:
        return bool(self.s.location(self.seat, craft) == self.setting.earth)

    def course(
        self, ship: Ship, goal: Goal, burn: Burn | None = None, wait: int = 0, labels: int = MOST_LABELS
    ) -> Course | None:
        """From now on, or from when it has arrived where it is on its way to."""
        years_left = max(self.years_left - wait, 0)
        return self.chart.course(ship, goal, self.odds, years_left, burn, labels, self.year_after(wait))

    def year_after(self, years: int) -> int:
        """From the first year of the game on; where no planet must be aligned it does not matter."""
        return 0 if self.chart.almanac is None else int(self.s.year - self.setting.first_year) + years

    def aim(self, ship: Ship, burn: Burn | None = None, craft: int = 0, wait: int = 0) -> Aim | None:
        """The best that a ship can do with what it has, in so many years; `craft` is its number if it is in space."""
        if self.chart.almanac is not None:
            return self.dated_aim(ship, burn, wait, self.claimed_before(craft))
        best: Aim | None = None
        for mission in self.open_missions:
            goal = self.goal_of(mission)
            course = self.course(ship, goal, burn, wait)
            if course is None:
                continue
            chance = self.chance(course, goal)
            value = self.worth(mission) * chance
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

    # --- several missions at once

    @cached_property
    def open_goals(self) -> dict[int, Goal]:
        return {mission: self.goal_of(mission) for mission in self.open_missions}

    @cached_property
    def goals(self) -> list[tuple[int, Goal]]:
        """Of every mission, and such as are worth it because of several missions: those have no number."""
        return [*self.open_goals.items(), *((-1, goal) for goal in together(self.chart, self.open_goals))]

    def dated_aim(self, ship: Ship, burn: Burn | None, wait: int, claimed: Mapping[int, float]) -> Aim | None:
        """The best with all that is fulfilled besides, as far as no other ship claims it; sooner is better."""
        best: Aim | None = None
        for mission, goal in self.goals:
            course = self.course(ship, goal, burn, wait)
            if course is None:
                continue
            ways = [self.chart.by_number[hop.maneuver] for hop in course.hops]
            missions = caught(self.chart, self.open_goals, ship, ways, self.knows(int(self.setting.surveying)))
            missions |= {mission} - {-1}
            chance = self.chance(course, goal)
            points = sum(self.worth(m) * (1 - claimed.get(m, 0.0)) for m in missions)
            value = points * chance * SOONER**course.years
            if ship.crew:
                loss = 1 - chance if self.ends_on_earth(course) else 0.9
                value -= float(self.setting.death) * ship.crew * loss
            if best is None or value > best.value + 1e-9:
                best = Aim(value, frozenset(missions), goal, course)
        return self.with_errands(best, ship, burn, wait)

    @cached_property
    def claims(self) -> dict[int, dict[int, float]]:
        """By spacecraft in space: the missions that it is about to fulfil, those of others before it being theirs."""
        found: dict[int, dict[int, float]] = {}
        claimed: dict[int, float] = {}
        for craft in self.fleet():
            if self.is_on_earth(craft):
                continue
            ship = self.chart.ship(self.s, self.seat, craft)
            aim = self.dated_aim(ship, None, int(self.s.time(self.seat, craft)), claimed)
            chance = 0.0 if aim is None else self.chance(aim.course, aim.goal)
            found[craft] = dict.fromkeys(aim.missions, chance) if aim is not None else {}
            for mission in found[craft]:
                claimed[mission] = max(claimed.get(mission, 0.0), chance)
        return found

    def claimed_before(self, craft: int) -> dict[int, float]:
        """By spacecraft with smaller numbers."""
        found: dict[int, float] = {}
        for other, missions in self.claims.items() if craft else ():
            for mission, chance in missions.items() if other < craft else ():
                found[mission] = max(found.get(mission, 0.0), chance)
        return found

    def ends_on_earth(self, course: Course) -> bool:
        """With a scientist aboard nobody has to come home."""
        return bool(course.hops) and self.chart.by_number[course.hops[-1].maneuver].goal == self.setting.earth

    def chance(self, course: Course, goal: Goal) -> float:
        """That all goes well."""
        chance = course.luck
        for advancement, draws in course.draws:
            chance *= self.sureness(advancement, draws)
        if goal.kind == LIFE_MISSION:
            places = [place for place in range(int(self.setting.locations)) if goal.places >> place & 1]
            chance *= max((self.has_life(place) for place in places), default=0.0)
        return chance

    def errands(self, ship: Ship) -> Iterator[tuple[Goal, float]]:
        """What is no mission: the crew comes home, a capsule is tested."""
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
        if self.chart.almanac is not None:
            return self.claimed_before(MOST_CRAFT + 1)
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
            course = self.course(ship, goal, wait=years)
            is_there = goal.kind in (PROBE_MISSION, SURVEY_MISSION) and goal.places >> ship.place & 1 and years
            if is_there and ship.works:
                yield mission, 1.0
            elif course is not None:
                yield mission, self.chance(course, goal)

    def arrivals(self, labels: int = MOST_LABELS) -> Iterator[tuple[int, int, int, float]]:
        """What ships in space may complete: the ship, the mission, in how many years, and how likely."""
        for craft in self.fleet():
            if self.is_on_earth(craft):
                continue
            ship, wait = self.chart.ship(self.s, self.seat, craft), int(self.s.time(self.seat, craft))
            for mission in self.open_missions:
                goal = self.goal_of(mission)
                course = self.course(ship, goal, wait=wait, labels=labels)
                if course is not None:
                    yield craft, mission, wait + course.years, self.chance(course, goal)

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
