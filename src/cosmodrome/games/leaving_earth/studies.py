"""Questions that a planner has between moves: where a ship can go, what a mission takes, who else is on the way.

Everything rests on what the seat that asks may know. Courses come from `navigation/`, ships from `ship_design/`,
chances from `hidden_info/seat_knowledge.py`; that they are of whole flights, nothing being paid for on the way, is the
same everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property, reduce
from operator import or_
from typing import Any

import msgspec

from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import archive_of
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.navigation import Course, Hop, Odds, Ship
from cosmodrome.games.leaving_earth.ship_design import Dates, Plan, Programme
from cosmodrome.games.leaving_earth.vocabulary import (
    ADVANCEMENT,
    DAMAGED,
    ITEM,
    MECHANIC,
    MOST_CRAFT,
    PERSON,
    PILOT,
    ROUTE,
    SCIENTIST,
)
from cosmodrome.games.leaving_earth.vocabulary import LOCATION as PLACE
from cosmodrome.games.leaving_earth.vocabulary import MISSION as MISSION_NAME

MOST_PARTS = 60  # components that a drawing may have
LABELS = 2000  # of a search, so that nobody waits long; larger ones find round trips of ships with dozens of rockets
LONGEST_WAIT = 6  # years in which planets are aligned again
LIKELY = 0.02  # nobody is told of rivals who could hardly make it

# --- what can be asked -------------------------------------------------------


class OfCraft(msgspec.Struct, tag_field="about", tag="craft", forbid_unknown_fields=True):
    """One of the asking seat's own spacecraft, with what it has."""

    craft: int


class OfDesign(msgspec.Struct, tag_field="about", tag="design", forbid_unknown_fields=True):
    """A spacecraft that could be built: components and astronauts by their skills. Research may still be missing."""

    parts: dict[str, int]


class OfMission(msgspec.Struct, tag_field="about", tag="mission", forbid_unknown_fields=True):
    """The cheapest way to fulfil a mission from here on."""

    mission: str


class OfRivals(msgspec.Struct, tag_field="about", tag="rivals", forbid_unknown_fields=True):
    """Which spacecraft in space could fulfil an open mission with what they have."""


Asked = OfCraft | OfDesign | OfMission | OfRivals

# --- what is answered --------------------------------------------------------


class Stage(msgspec.Struct, omit_defaults=True):
    """A maneuver of a flight and what is fired for it."""

    maneuver: str
    mass: int  # before anything is fired
    difficulty: int  # doubled as often as the years were halved
    need: int
    fired: dict[str, int]
    thrust: int
    years: int
    wait: int = 0  # years before it begins, until planets are aligned; before the first one on Earth


class Draws(msgspec.Struct):
    """Outcomes that a flight draws from one advancement."""

    advancement: str
    times: int
    chance: float  # that all of them are successes
    known: bool  # it has been researched


class Route(msgspec.Struct):
    """A flight from where the ship is."""

    place: str  # where it ends
    stages: list[Stage]
    years: int
    chance: float  # that all goes well: every outcome, every hidden place, the sun
    luck: float  # the share of places and sun in that
    draws: list[Draws]
    mission: str | None = None


class ShipSheet(msgspec.Struct, tag_field="about", tag="ship"):
    """A ship, real or drawn: `cost` is what is still to be bought for it."""

    mass: int
    thrust: int
    thrust_per_year: int
    seats: int
    crew: int
    cost: int
    research: list[str]  # that its components need and that is missing
    places: list[Route]
    missions: list[Route]


class Part(msgspec.Struct):
    item: str
    count: int
    bought: int  # of them, what is not there yet
    cost: int  # of those


class ToLearn(msgspec.Struct):
    advancement: str
    cost: int


class MissionSheet(msgspec.Struct, tag_field="about", tag="mission"):
    """What a mission takes from here on; without a route nothing that we know of can do it any more."""

    mission: str
    cost: int  # of research and what is to be bought
    money: int
    launch_by: int  # the last year in which it can start
    research: list[ToLearn]
    parts: list[Part]
    route: Route | None


class Rival(msgspec.Struct):
    seat: int
    craft: int
    mission: str
    years: int
    chance: float


class Rivals(msgspec.Struct, tag_field="about", tag="rivals"):
    rivals: list[Rival]


StudyResult = ShipSheet | MissionSheet | Rivals

# --- the sheets --------------------------------------------------------------


def study(s: LeavingEarth, seat: int | None, asked: Mapping[str, Any]) -> StudyResult:
    """The answer to a planning request of a seat. A spectator (None) gets only what is public."""
    try:
        wanted = msgspec.convert(asked, Asked)
    except msgspec.ValidationError as error:
        raise BadInput(f"this cannot be worked out: {error}") from None
    if isinstance(wanted, OfRivals):
        return rivals(s, seat)
    if seat is None:
        raise BadInput("only who sits at the table can plan a flight")
    sheets = PlanningSheets(s, seat)
    if isinstance(wanted, OfCraft):
        return sheets.of_craft(wanted.craft)
    if isinstance(wanted, OfDesign):
        return sheets.of_design(wanted.parts)
    return sheets.of_mission(wanted.mission)


class PlanningSheets:
    """The sheets of one agency at one moment."""

    def __init__(self, s: LeavingEarth, seat: int) -> None:
        self.agency = AgencyModel(archive_of(s), s, seat)
        self.archive = self.agency.archive
        self.setting = self.agency.setting
        self.facts = self.agency.facts
        self.s = s
        self.seat = seat
        self.years_left = self.agency.years_left
        self.money = self.agency.money

    @cached_property
    def loose(self) -> Counter[int]:
        """What lies on Earth and is part of no spacecraft: nobody expects a ship to be taken apart for another one."""
        return self.agency.assets.items(0)

    # --- ships

    def of_craft(self, craft: int) -> ShipSheet:
        s, seat = self.s, self.seat
        if not 1 <= craft <= MOST_CRAFT or not exists(s, seat, craft):
            raise BadInput(f"there is no spacecraft {craft}")
        aboard = self.agency.assets.items(craft)
        sheet = self.sheet(
            self.facts.ship(s, seat, craft), aboard, self.agency.knowledge.odds, int(s.time(seat, craft))
        )
        sheet.mass = int(s.mass_of(seat, craft))  # what is damaged weighs too
        return sheet

    def of_design(self, parts: Mapping[str, int]) -> ShipSheet:
        wanted = Counter[int]()
        for name, number in parts.items():
            kind = ITEM.from_json(name)
            if kind >= DAMAGED or (kind < PERSON and kind >= self.setting.kinds) or number < 0:
                raise BadInput(f"{number} x {name} cannot be part of a drawing")
            wanted[kind] += number
        if wanted.total() > MOST_PARTS:
            raise BadInput(f"a drawing has at most {MOST_PARTS} parts")
        wanted = +wanted
        people = sum(number for item, number in wanted.items() if item >= PERSON)
        things = {item: number for item, number in wanted.items() if item < PERSON}
        ship = self.facts.imagine(things, people, wanted[PERSON + SCIENTIST] > 0)
        sheet = self.sheet(ship, wanted, self.hoped_odds, 0)
        sheet.cost = sum(self.agency.knowledge.price(item) * number for item, number in (wanted - self.loose).items())
        return sheet

    def sheet(self, ship: Ship, aboard: Counter[int], odds: Odds, wait: int) -> ShipSheet:
        """Of a ship that arrives where it is after some years."""
        setting = self.setting
        years_left, start = max(self.years_left - wait, 0), self.agency.flights.year_after(wait)
        odds, eased = self.helped(odds, aboard)
        things = {item: number for item, number in aboard.items() if item < PERSON}
        seats = sum(int(setting.seats[kind]) * number for kind, number in things.items())
        needs = {int(setting.needs[kind]) for kind in things if setting.needs[kind] >= 0}
        places: list[Route] = []
        missions: list[Route] = []
        if ship.crew <= seats:
            reach = self.archive.courses.reach(ship, odds, years_left, start)
            places = [self.route(course, eased, place) for place, course in reach.items()]
            near = reduce(or_, (1 << place | self.facts.posts[place] for place in (ship.place, *reach)))
            for mission in self.agency.knowledge.open_missions:
                goal = self.agency.knowledge.goal_of(mission)
                if not goal.places & near:
                    continue
                course = self.archive.courses.course(ship, goal, odds, years_left, labels=LABELS, start=start)
                if course is not None and course.hops:
                    route = self.route(course, eased, int(self.facts.by_number[course.hops[-1].maneuver].goal))
                    route.mission = MISSION_NAME.to_json(mission)
                    missions.append(route)
        return ShipSheet(
            mass=sum(int(setting.mass[kind]) * number for kind, number in things.items()),
            thrust=sum(int(setting.thrust[kind]) * number for kind, number in things.items()),
            thrust_per_year=sum(int(setting.thrust_per_year[kind]) * number for kind, number in things.items()),
            seats=seats,
            crew=ship.crew,
            cost=0,
            research=[ADVANCEMENT.to_json(a) for a in sorted(needs) if not self.agency.knowledge.knows(a)],
            places=sorted(places, key=lambda route: (len(route.stages), route.years, route.place)),
            missions=missions,
        )

    # --- chances

    @property
    def hoped_odds(self) -> Odds:
        """As if everything had been researched."""
        knowledge = self.agency.knowledge
        chances = tuple(
            known or max(knowledge.sureness(advancement), 0.01)
            for advancement, known in enumerate(knowledge.odds.chances)
        )
        return replace(knowledge.odds, chances=chances)

    def helped(self, odds: Odds, aboard: Counter[int]) -> tuple[Odds, frozenset[int]]:
        """What is easier with these people aboard: landing with a pilot, staying alive with a mechanic."""
        eased = set()
        if aboard[PERSON + PILOT]:
            eased.add(int(self.setting.landing))
        if aboard[PERSON + MECHANIC]:
            eased.add(int(self.setting.life_support))
        chances = tuple(
            float(seat_knowledge.flight(self.s, self.seat, {a: 1}, frozenset((a,))))
            if chance and a in eased
            else chance
            for a, chance in enumerate(odds.chances)
        )
        return replace(odds, chances=chances), frozenset(eased)

    def tested(self, draws: Mapping[int, int], eased: frozenset[int]) -> list[Draws]:
        return [
            Draws(
                ADVANCEMENT.to_json(advancement),
                number,
                float(seat_knowledge.flight(self.s, self.seat, {advancement: number}, eased)),
                self.agency.knowledge.knows(advancement),
            )
            for advancement, number in sorted(draws.items())
            if number
        ]

    # --- routes

    def route(self, course: Course, eased: frozenset[int], place: int) -> Route:
        draws = dict(course.draws)
        return Route(
            place=PLACE.to_json(place),
            stages=[self.stage(hop) for hop in course.hops],
            years=course.years,
            chance=course.luck * float(seat_knowledge.flight(self.s, self.seat, draws, eased)),
            luck=course.luck,
            draws=self.tested(draws, eased),
        )

    def stage(self, hop: Hop) -> Stage:
        facts = self.facts
        fired = {ITEM.to_json(kind): count for kind, count in zip(facts.rockets, hop.rockets, strict=True) if count}
        thrust = sum(count * each for count, each in zip(hop.rockets, facts.thrusts, strict=True))
        if hop.thrusters:
            fired[ITEM.to_json(facts.thruster)] = hop.thrusters
            thrust += hop.thrusters * facts.power * hop.years
        difficulty = hop.need // hop.mass if hop.mass else 0
        return Stage(ROUTE.to_json(hop.maneuver), hop.mass, difficulty, hop.need, fired, thrust, hop.years, hop.wait)

    # --- missions

    def of_mission(self, name: str) -> MissionSheet:
        mission = MISSION_NAME.from_json(name)
        if self.s.mission(mission) != IN_PLAY:
            raise BadInput(f"the mission {name} is not open")
        best = min(self.agency.ships.cheapest(mission), key=Programme.rank, default=None)
        if best is None:
            return MissionSheet(name, 0, self.money, 0, [], [], None)
        plan = best.plan
        parts = self.agency.ships.parts_of(plan, self.loose)
        bought = parts - self.loose
        research = [
            ToLearn(ADVANCEMENT.to_json(a), int(self.setting.research_cost[a]))
            for a in sorted(self.archive.advancements[advancement] for advancement in best.research)
        ]
        listed = [
            Part(ITEM.to_json(item), number, bought[item], self.agency.knowledge.price(item) * bought[item])
            for item, number in sorted(parts.items())
        ]
        return MissionSheet(
            mission=name,
            cost=sum(one.cost for one in research) + sum(part.cost for part in listed),
            money=self.money,
            launch_by=self.launch_by(mission, plan),
            research=research,
            parts=listed,
            route=self.planned(plan, parts),
        )

    def launch_by(self, mission: int, plan: Plan) -> int:
        """The last year in which a ship of these parts can start, by this way or by another one."""
        last = int(self.s.year) + self.agency.projects.years_to_spare(plan)
        if plan.launch_by is None:
            return last
        ship, goal, last_year = (
            self.agency.ships.ship_of(plan),
            self.agency.knowledge.goal_of(mission),
            int(self.setting.last_year),
        )
        for year in range(last + 1, min(last + LONGEST_WAIT, last_year) + 1):
            left, start = last_year - year, year - int(self.setting.first_year)
            if self.archive.courses.course(ship, goal, self.archive.fair, left, labels=LABELS, start=start) is not None:
                last = year
        return last

    def planned(self, plan: Plan, parts: Counter[int]) -> Route:
        _, eased = self.helped(self.agency.knowledge.odds, parts)
        draws = {self.archive.advancements[name]: number for name, number in plan.draws.items()}
        luck = self.agency.projects.survival(plan)
        stages = list(self.legs(plan))
        return Route(
            place=plan.place,
            stages=stages,
            years=plan.years + sum(stage.wait for stage in stages[1:]),
            chance=luck * float(seat_knowledge.flight(self.s, self.seat, draws, eased)),
            luck=luck,
            draws=self.tested(draws, eased),
            mission=plan.mission,
        )

    def legs(self, plan: Plan) -> Iterator[Stage]:
        designer = self.archive.designer
        strength = {rocket.id: rocket.thrust for rocket in designer.catalogue.rockets}
        for leg, wait in zip(plan.legs, self.waits(plan), strict=True):
            thrust = sum(strength[kind] * number for kind, number in leg.rockets.items())
            fired = dict(leg.rockets)
            if leg.thrusters:
                fired[ITEM.to_json(self.facts.thruster)] = leg.thrusters
                thrust += leg.thrusters * designer.catalogue.thruster_power * leg.years
            need = leg.difficulty * leg.mass
            yield Stage(leg.maneuver, leg.mass, leg.difficulty, need, fired, thrust, leg.years, wait)

    def waits(self, plan: Plan) -> list[int]:
        """The years before each leg until planets are aligned."""
        if plan.launch_by is None:
            return [0] * len(plan.legs)
        dates = Dates(int(self.s.year), int(self.setting.last_year))
        found, ready = [], dates.launch
        for leg, year in zip(plan.legs, self.archive.designer.departures(plan, dates), strict=True):
            found.append(year - ready)
            ready = year + leg.years
        return found


# --- rivals ------------------------------------------------------------------


def rivals(s: LeavingEarth, observer: int | None) -> Rivals:
    """The missions that spacecraft of all agencies may soon complete, as a seat or a spectator sees it."""
    found = []
    for seat in range(s.players):
        agency = AgencyModel(archive_of(s), s, seat, observer=observer)
        for craft, mission, years, chance in agency.flights.arrivals(LABELS):
            if chance > LIKELY:
                found.append(Rival(seat, craft, MISSION_NAME.to_json(mission), years, chance))
    return Rivals(found)
