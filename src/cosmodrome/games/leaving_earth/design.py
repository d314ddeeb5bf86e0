"""Which ship flies a mission: the cheapest that can, then the quickest, then the lightest, with every leg of its way.

One ship from launch to end, without Rendezvous, found exactly by searching backward from the mission's end. It counts
what must be bought and which draws must succeed; what a hidden location or the sun may do to the ship is not in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import combinations
from math import ceil, inf
from typing import Any

ASTRONAUT = "astronaut"  # not a component of the pack: any of the skills will do, and none of them weighs anything
EARTH, SUBORBITAL, EARTH_ORBIT = "earth", "suborbital", "earth_orbit"
LANDING, RE_ENTRY, LIFE_SUPPORT, SURVEYING = "landing", "re_entry", "life_support", "surveying"
PROBE, ION_THRUSTER, SUPPLIES = "probe", "ion_thruster", "supplies_1x"

# Which advancements besides those of rockets can make a mission of a kind possible or cheaper.
USEFUL = {
    "probe": (LANDING, RE_ENTRY),
    "survey": (LANDING, RE_ENTRY, SURVEYING),
    "sample": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "life": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "return": (LANDING, RE_ENTRY, LIFE_SUPPORT),
    "station": (LANDING, RE_ENTRY, LIFE_SUPPORT),
}
ROUND_TRIPS = ("sample", "life", "return")
MANNED = ("return", "station")


# --- what is handed out ------------------------------------------------------


@dataclass(frozen=True)
class Leg:
    """One maneuver of a plan: who leaves where with what mass, and what is fired for it."""

    maneuver: str
    origin: str
    destination: str
    difficulty: int  # doubled as often as the years were halved
    years: int
    mass: int  # before firing
    rockets: Mapping[str, int]  # fired, and gone afterwards
    thrusters: int  # ion thrusters fired
    collects: str | None  # the sample taken aboard on arrival


@dataclass(frozen=True)
class Plan:
    """A ship as it stands on Earth and its whole way."""

    mission: str
    place: str  # where the mission is fulfilled, or for Surveying the place that is looked at
    cost: int  # of all components
    mass: int  # at launch
    years: int
    components: Mapping[str, int]  # all that is bought, `astronaut` included
    payload: Mapping[str, int]  # components without rockets and ion thrusters
    rockets: Mapping[str, int]  # ion thrusters included
    legs: tuple[Leg, ...]
    stay: int  # years spent at the end of the way: a station waits for New Year
    draws: Mapping[str, int]  # by advancement: the outcomes that must be successes
    needs: frozenset[str]  # advancements


@dataclass(frozen=True)
class Programme:
    """A plan and the advancements that are still to be researched for it."""

    plan: Plan
    research: frozenset[str]
    cost: int  # components and research

    def rank(self) -> tuple[int, int, int]:
        return self.cost, self.plan.years, self.plan.mass


# --- the printed facts, as the search wants them -----------------------------


@dataclass(frozen=True)
class Rocket:
    id: str
    mass: int
    cost: int
    thrust: int


@dataclass(frozen=True)
class Capsule:
    id: str
    mass: int
    cost: int
    heat_shield: bool
    needs: str


@dataclass(frozen=True)
class Maneuver:
    id: str
    origin: str
    destination: str
    difficulty: int
    speeds: tuple[tuple[int, int], ...]  # (difficulty, years), as printed first, then halved again and again
    timed: bool  # years may be added
    entry: bool
    landing: bool
    explores: str | None

    @property
    def years(self) -> int:
        return self.speeds[0][1]


def read_maneuver(entry: Mapping[str, Any]) -> Maneuver:
    difficulty: int = entry.get("difficulty", 0)  # automatic maneuvers print none
    marks = dict(symbol.partition(":")[::2] for symbol in entry["symbols"])
    time = marks.get("time", "")
    years = int(time) if time.isdigit() else 0
    speeds = [(difficulty, years)]
    while speeds[-1][1] > 1:
        speeds.append((speeds[-1][0] * 2, (speeds[-1][1] + 1) // 2))
    return Maneuver(
        id=entry["id"],
        origin=entry["from"],
        destination=entry["to"],
        difficulty=difficulty,
        speeds=tuple(speeds),
        timed="time" in marks,
        entry="atmospheric_entry" in marks,
        landing=marks.get("landing") == "",
        explores=marks.get("explore"),
    )


# --- one stage ---------------------------------------------------------------

# Which rockets are fired, packed into one number: so many bits for each kind, in the order of the pack.
COUNT_BITS = 12
Firing = tuple[int, int, int]  # cost, mass, packed rockets
NOTHING: tuple[Firing, ...] = ((0, 0, 0),)


class Stage:
    """All ways worth flying to do a maneuver of one difficulty.

    A rocket carries itself and has thrust - difficulty x mass left for the rest, so that rockets do the maneuver if
    what they have left adds up to difficulty x payload.
    """

    def __init__(self, difficulty: int, rockets: Mapping[int, Rocket]) -> None:
        self.left_over = [
            (rocket.thrust - difficulty * rocket.mass, rocket.cost, rocket.mass, 1 << (COUNT_BITS * index))
            for index, rocket in rockets.items()
        ]
        self.firings: list[tuple[Firing, ...]] = [NOTHING]
        self.least_growth = min((1 + difficulty * mass / left for left, _, mass, _ in self.left_over), default=inf)
        self.least_price = min((difficulty * cost / left for left, cost, _, _ in self.left_over), default=inf)

    def firings_for(self, need: int) -> tuple[Firing, ...]:
        """What may be fired for a need: cheapest first, and each dearer one is lighter."""
        if need <= 0:
            return NOTHING
        if not self.left_over:
            return ()
        firings = self.firings
        for reach in range(len(firings), need + 1):
            choices = [
                (cost + more_cost, mass + more_mass, fired + more)
                for left, more_cost, more_mass, more in self.left_over
                for cost, mass, fired in firings[max(0, reach - left)]
            ]
            choices.sort()
            lightest = choices[0][1] + 1
            front = []
            for choice in choices:
                if choice[1] < lightest:
                    lightest = choice[1]
                    front.append(choice)
            firings.append(tuple(front))
        return firings[need]


class Yard:
    """The rockets that may be used: their stages, and what it costs at least to lift a mass."""

    def __init__(self, designer: Designer, kinds: frozenset[str]) -> None:
        self.designer = designer
        self.rockets = {index: rocket for index, rocket in enumerate(designer.rockets) if rocket.id in kinds}
        self.stages: dict[int, Stage] = {}
        self.lifts: dict[tuple[str, int], float] = {}

    def stage(self, difficulty: int) -> Stage:
        found = self.stages.get(difficulty)
        if found is None:
            strong = {i: rocket for i, rocket in self.rockets.items() if rocket.thrust > difficulty * rocket.mass}
            found = self.designer.stages.setdefault((difficulty, tuple(strong)), Stage(difficulty, strong))
            self.stages[difficulty] = found
        return found

    def lift(self, place: str, mass: int) -> float:
        """The least cost of rockets that bring a mass from Earth to suborbital flight or to Earth Orbit."""
        known = self.lifts.get((place, mass))
        if known is None:
            known = inf
            for maneuver in self.designer.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    for cost, more, _ in self.stage(maneuver.difficulty).firings_for(maneuver.difficulty * mass):
                        before = 0.0 if maneuver.origin == EARTH else self.lift(maneuver.origin, mass + more)
                        known = min(known, cost + before)
            self.lifts[place, mass] = known
        return known


# --- the search --------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Payload:
    """What is carried all the way, ion thrusters included."""

    carrier: str  # the probe or a capsule
    cost: int
    mass: int
    capsule: bool = False
    heat_shield: bool = False
    manned: bool = False
    food_cost: int = 0  # for each year
    food_mass: int = 0
    thrusters: int = 0

    def burns_up(self, maneuver: Maneuver) -> bool:
        return maneuver.entry and self.capsule and not self.heat_shield


@dataclass
class Chart:
    """For one payload and one half of the way: the maneuvers, and for each place how far from Earth it is at least."""

    gate: str  # from here on backward the lift is known exactly
    arrivals: dict[str, list[Maneuver]]
    soonest: dict[str, float]
    growth: dict[str, float] = field(default_factory=dict)  # of mass, from the gate to the place
    price: dict[str, float] = field(default_factory=dict)  # for each unit of mass
    less_mass: float = 0  # because a sample is not yet aboard at the gate
    less_cost: float = 0


@dataclass(slots=True, eq=False)
class Label:
    """A ship at a place that can do the rest of the mission."""

    cost: int
    years: int
    mass: int
    place: str
    homeward: bool
    payload: Payload
    after: Label | None = None
    maneuver: Maneuver | None = None  # None: the mission's own deed at the place
    difficulty: int = 0
    took: int = 0
    fired: int = 0


@dataclass(frozen=True)
class Question:
    mission: str
    rockets: frozenset[str]
    without: frozenset[str]
    most_years: int
    capsule: str | None
    place: str | None


class Search:
    """Label-setting from the mission's end back to Earth.

    Less cost, fewer years and less mass are never worse, so a label beaten in all three is dropped. What the way still
    costs at least is estimated by rockets that could be bought in fractions, up to the gate, and exactly from there.
    """

    def __init__(self, designer: Designer, question: Question, most_cost: int) -> None:
        self.designer = designer
        self.question = question
        self.most_cost = most_cost
        self.kind: str = designer.missions[question.mission]["requires"]
        self.round_trip = self.kind in ROUND_TRIPS
        self.sample = 1 if self.kind in ("sample", "life") else 0
        self.yard = designer.yard(question.rockets)
        self.places = [question.place] if question.place else designer.places_of(question.mission)
        self.charts: dict[tuple[bool, bool, bool], Chart] = {}
        self.fronts: dict[tuple[Payload, bool, str], list[tuple[int, int, int]]] = {}
        self.queue: list[tuple[float, int, int, int, Label]] = []
        self.pushed = 0

    # --- what flies

    def payloads(self) -> Iterator[Payload]:
        if self.kind in MANNED or self.question.capsule is not None:
            manned = self.kind in MANNED or self.sample > 0
            carriers = [self.capsule_payload(capsule, manned) for capsule in self.capsules()]
        else:
            carriers = [Payload(PROBE, self.designer.cost_of[PROBE], self.designer.mass_of[PROBE])]
        most = self.designer.most_thrusters if ION_THRUSTER in self.question.rockets else 0
        for carrier in carriers:
            for thrusters in range(most + 1):
                cost = carrier.cost + thrusters * self.designer.thruster_cost
                mass = carrier.mass + thrusters * self.designer.thruster_mass
                yield replace(carrier, cost=cost, mass=mass, thrusters=thrusters)

    def capsule_payload(self, capsule: Capsule, manned: bool) -> Payload:
        shield = capsule.heat_shield
        if not manned:
            return Payload(capsule.id, capsule.cost, capsule.mass, capsule=True, heat_shield=shield)
        cost = capsule.cost + self.designer.astronaut_cost
        return Payload(capsule.id, cost, capsule.mass, True, shield, True, *self.designer.food)

    def capsules(self) -> list[Capsule]:
        """Those that may be flown, without any that another one beats."""
        allowed = [
            capsule
            for capsule in self.designer.capsules
            if self.question.capsule in (None, capsule.id) and capsule.needs not in self.question.without
        ]
        kept: list[Capsule] = []
        for capsule in sorted(allowed, key=lambda c: (c.cost, c.mass, not c.heat_shield)):
            if not any(o.mass <= capsule.mass and o.heat_shield >= capsule.heat_shield for o in kept):
                kept.append(capsule)
        return kept

    # --- estimates

    def chart(self, payload: Payload, homeward: bool) -> Chart:
        key = (homeward, payload.capsule and not payload.heat_shield, payload.thrusters > 0)
        known = self.charts.get(key)
        if known is None:
            known = self.charts[key] = self.make_chart(payload, homeward)
        return known

    def make_chart(self, payload: Payload, homeward: bool) -> Chart:
        without = self.question.without
        arrivals = {
            place: [
                maneuver
                for maneuver in maneuvers
                if not payload.burns_up(maneuver)
                and not (maneuver.landing and LANDING in without)
                and not (maneuver.entry and payload.capsule and RE_ENTRY in without)
            ]
            for place, maneuvers in self.designer.arrivals.items()
        }
        gate = SUBORBITAL if homeward and SUBORBITAL in self.places else EARTH_ORBIT
        chart = Chart(gate, arrivals, dict.fromkeys(arrivals, inf))
        chart.growth = dict.fromkeys(arrivals, inf)
        chart.price = dict.fromkeys(arrivals, inf)
        if homeward:
            outward = self.chart(payload, False)
            for place in self.places:
                chart.soonest[place] = outward.soonest[place]
                chart.growth[place] = 1.0 if gate == SUBORBITAL else outward.growth[place]
                chart.price[place] = 0.0 if gate == SUBORBITAL else outward.price[place]
                if self.sample and outward.growth[place] < inf:
                    chart.less_mass = max(chart.less_mass, outward.growth[place] * self.sample)
                    chart.less_cost = max(chart.less_cost, outward.price[place] * self.sample)
        else:
            chart.soonest[EARTH] = 0
            for place in (EARTH, SUBORBITAL, EARTH_ORBIT):
                chart.growth[place], chart.price[place] = 1.0, 0.0
        self.relax(chart, payload.thrusters > 0)
        return chart

    def relax(self, chart: Chart, thrusters: bool) -> None:
        steps: list[tuple[str, str, int, float, float]] = []
        for place, maneuvers in chart.arrivals.items():
            for maneuver in maneuvers:
                free = maneuver.difficulty == 0 or (thrusters and maneuver.timed)
                possible = [t for d, t in maneuver.speeds if free or self.yard.stage(d).left_over]
                if possible:
                    stage = self.yard.stage(maneuver.difficulty)
                    growth, price = (1.0, 0.0) if free else (stage.least_growth, stage.least_price)
                    steps.append((maneuver.origin, place, min(possible), growth, price))
        changed = True
        while changed:
            changed = False
            for origin, place, years, growth, price in steps:
                if chart.soonest[origin] + years < chart.soonest[place]:
                    chart.soonest[place] = chart.soonest[origin] + years
                    changed = True
                if chart.growth[origin] * growth < chart.growth[place] - 1e-9:
                    chart.growth[place] = chart.growth[origin] * growth
                    changed = True
                if chart.growth[origin] < inf and price + growth * chart.price[origin] < chart.price[place] - 1e-9:
                    chart.price[place] = price + growth * chart.price[origin]
                    changed = True

    def still_to_pay(self, chart: Chart, place: str, mass: int) -> float:
        """A lower bound of what rockets cost before this point of the way."""
        if place in (EARTH, SUBORBITAL) and chart.gate != place:
            return 0.0 if place == EARTH else self.yard.lift(SUBORBITAL, mass)
        at_gate = ceil(mass * chart.growth[place] - chart.less_mass - 1e-6)
        return self.yard.lift(chart.gate, at_gate) + max(0, ceil(mass * chart.price[place] - chart.less_cost - 1e-6))

    # --- labels

    def run(self) -> Label | None:
        for payload in self.payloads():
            self.seed(payload)
        while self.queue:
            label = heappop(self.queue)[-1]
            if label.place == EARTH and not label.homeward:
                return label
            front = self.fronts[label.payload, label.homeward, label.place]
            if (label.cost, label.years, label.mass) in front:
                self.go_back(label)
        return None

    def seed(self, payload: Payload) -> None:
        if self.round_trip:
            self.push(Label(payload.cost, 0, payload.mass + self.sample, EARTH, True, payload))
            return
        for place in self.places:
            if self.kind == "station":
                if place not in self.designer.restless:
                    cost, mass = payload.cost + payload.food_cost, payload.mass + payload.food_mass
                    self.push(Label(cost, 1, mass, place, False, payload))
                continue
            self.push(Label(payload.cost, 0, payload.mass, place, False, payload))
            if self.kind == "survey" and SURVEYING not in self.question.without:
                for post in self.designer.posts.get(place, ()):
                    self.push(Label(payload.cost, 0, payload.mass, post, False, payload))

    def push(self, label: Label) -> None:
        chart = self.chart(label.payload, label.homeward)
        most_years = self.question.most_years
        if label.payload.manned and LIFE_SUPPORT in self.question.without:
            most_years = 0
        if label.years + chart.soonest[label.place] > most_years or chart.growth[label.place] == inf:
            return
        value = (label.cost, label.years, label.mass)
        front = self.fronts.setdefault((label.payload, label.homeward, label.place), [])
        for cost, years, mass in front:
            if cost <= label.cost and years <= label.years and mass <= label.mass:
                return
        total = label.cost + self.still_to_pay(chart, label.place, label.mass)
        if total > self.most_cost:
            return
        front[:] = [v for v in front if v[0] < value[0] or v[1] < value[1] or v[2] < value[2]]
        front.append(value)
        self.pushed += 1
        lightest = label.mass - self.sample * label.homeward
        heappush(self.queue, (total, label.years, lightest, self.pushed, label))

    def go_back(self, label: Label) -> None:
        payload, place = label.payload, label.place
        if label.homeward and place in self.places:
            self.push(Label(label.cost, label.years, label.mass - self.sample, place, False, payload, label))
        chart = self.chart(payload, label.homeward)
        for maneuver in chart.arrivals[place]:
            if chart.growth[maneuver.origin] < inf:
                for difficulty, years in self.speeds(label, maneuver):
                    self.go_back_by(label, maneuver, difficulty, years)

    def speeds(self, label: Label, maneuver: Maneuver) -> Iterator[tuple[int, int]]:
        """As printed, quicker, and slower for as long as ion thrusters alone are too weak."""
        yield from maneuver.speeds
        if label.payload.thrusters and maneuver.timed:
            years = maneuver.years
            while self.need(label, maneuver.difficulty, years) > 0 and label.years + years < self.question.most_years:
                years += 1
                yield maneuver.difficulty, years

    def need(self, label: Label, difficulty: int, years: int) -> int:
        """The thrust that rockets must have left for the rest of the ship; what is eaten on the way is part of it."""
        power = label.payload.thrusters * self.designer.thruster_power
        return difficulty * (label.mass + years * label.payload.food_mass) - power * years

    def go_back_by(self, label: Label, maneuver: Maneuver, difficulty: int, years: int) -> None:
        payload = label.payload
        for cost, mass, fired in self.yard.stage(difficulty).firings_for(self.need(label, difficulty, years)):
            self.push(
                Label(
                    label.cost + cost + years * payload.food_cost,
                    label.years + years,
                    label.mass + mass + years * payload.food_mass,
                    maneuver.origin,
                    label.homeward,
                    payload,
                    label,
                    maneuver,
                    difficulty,
                    years,
                    fired,
                )
            )


# --- the designer ------------------------------------------------------------


class Designer:
    """Answers which ship to build; keeps its tables, so that a second question is answered sooner than the first."""

    def __init__(self, data: Mapping[str, Any], mercury: bool) -> None:
        def entries(table: str) -> list[Mapping[str, Any]]:
            return [entry for entry in data[table] if mercury or entry.get("expansion") != "mercury"]

        components = entries("component")
        self.cost_of: dict[str, int] = {entry["id"]: entry.get("cost", 0) for entry in components}
        self.mass_of: dict[str, int] = {entry["id"]: entry["mass"] for entry in components}
        self.advancement_of: dict[str, str] = {e["id"]: e["needs"] for e in components if "needs" in e}
        self.research_cost: dict[str, int] = {entry["id"]: entry["cost"] for entry in entries("advancement")}
        self.rockets = [Rocket(e["id"], e["mass"], e["cost"], e["thrust"]) for e in components if e["type"] == "rocket"]
        self.capsules = [
            Capsule(e["id"], e["mass"], e["cost"], e["heat_shield"], e["needs"])
            for e in components
            if e["type"] == "capsule"
        ]
        self.samples: dict[str, str] = {e["place"]: e["id"] for e in components if e["type"] == "sample"}
        thruster = next(entry for entry in components if entry["id"] == ION_THRUSTER)
        self.thruster_cost: int = thruster["cost"]
        self.thruster_mass: int = thruster["mass"]
        self.thruster_power: int = thruster["thrust_per_year"]
        self.most_thrusters: int = thruster["cards"]
        self.food = (self.cost_of[SUPPLIES], self.mass_of[SUPPLIES])  # of one astronaut for one year
        self.astronaut_cost: int = min(skill["cost"] for skill in entries("skill"))
        self.all_years: int = data["calendar"]["last_year"] - data["calendar"]["first_year"]
        self.all_money: int = data["funding"]["yearly"] * (self.all_years + 1)

        self.missions: dict[str, Mapping[str, Any]] = {entry["id"]: entry for entry in entries("mission")}
        printed = [entry for entry in entries("maneuver") if entry["to"] != "lost"]
        self.maneuvers = {entry["id"]: read_maneuver(entry) for entry in printed}
        # Whoever is here at the end of a turn is carried on by an automatic maneuver.
        self.restless = {entry["from"] for entry in entries("maneuver") if "difficulty" not in entry}
        self.arrivals: dict[str, list[Maneuver]] = {}
        self.posts: dict[str, list[str]] = {}  # from where a place can be surveyed
        for maneuver in self.maneuvers.values():
            self.arrivals.setdefault(maneuver.origin, [])
            self.arrivals.setdefault(maneuver.destination, []).append(maneuver)
            if maneuver.explores:
                self.posts.setdefault(maneuver.explores, []).append(maneuver.origin)
        self.space = [place for place in self.arrivals if place != EARTH]

        self.stages: dict[tuple[int, tuple[int, ...]], Stage] = {}
        self.yards: dict[frozenset[str], Yard] = {}
        self.answers: dict[Question, tuple[Plan | None, int]] = {}  # and up to which cost it was looked for

    @property
    def all_rockets(self) -> frozenset[str]:
        return frozenset(rocket.id for rocket in self.rockets) | {ION_THRUSTER}

    def yard(self, rockets: frozenset[str]) -> Yard:
        kinds = rockets - {ION_THRUSTER}
        found = self.yards.get(kinds)
        if found is None:
            found = self.yards[kinds] = Yard(self, kinds)
        return found

    def plan(
        self,
        mission: str,
        rockets: frozenset[str],
        most_years: int | None = None,
        capsule: str | None = None,
        *,
        place: str | None = None,
        without: frozenset[str] = frozenset(),
        most_cost: int | None = None,
    ) -> Plan | None:
        """The cheapest ship, then the quickest, then the lightest; None if these rockets cannot do it.

        `capsule` names the one to fly; on a mission for probes it takes the probe's place (manned where the ship comes
        home). `place` picks one of several places; `without` names advancements that the plan must not need. Ships
        dearer than `most_cost`, or else than all the funding of a game, are not looked for.
        """
        places = self.places_of(mission)
        if strange := rockets - self.all_rockets:
            known = ", ".join(sorted(self.all_rockets))
            raise ValueError(f"no rockets: {', '.join(sorted(strange))}; there are {known}")
        if capsule is not None and capsule not in (names := [c.id for c in self.capsules]):
            raise ValueError(f"no capsule {capsule!r}; there are {', '.join(names)}")
        if place is not None and place not in places:
            raise ValueError(f"{mission} is not about {place!r}, but about {', '.join(places)}")
        years = self.all_years if most_years is None else most_years
        limit = self.all_money if most_cost is None else most_cost
        question = Question(mission, rockets, without, years, capsule, place)
        plan, searched = self.answers.get(question, (None, -1))
        if plan is None and searched < limit:
            label = Search(self, question, limit).run()
            plan = None if label is None else self.write_down(mission, label)
            self.answers[question] = plan, limit
        return plan if plan is not None and plan.cost <= limit else None

    def places_of(self, mission: str) -> list[str]:
        if mission not in self.missions:
            raise ValueError(f"no mission {mission!r}; there are {', '.join(self.missions)}")
        named: list[str] = self.missions[mission]["places"]
        return self.space if named == ["space"] else named

    def with_research(
        self,
        mission: str,
        owned: frozenset[str],
        rockets: frozenset[str] | None = None,
        most_years: int | None = None,
        capsule: str | None = None,
        *,
        place: str | None = None,
        most_cost: int | None = None,
    ) -> Programme | None:
        """The cheapest of ship and missing advancements together; `rockets` limits what may be used at all."""
        kinds = self.all_rockets if rockets is None else rockets
        limit = self.all_money if most_cost is None else most_cost

        def without(given_up: frozenset[str], limit: int) -> Plan | None:
            usable = frozenset(kind for kind in kinds if self.advancement_of.get(kind) not in given_up)
            return self.plan(mission, usable, most_years, capsule, place=place, without=given_up, most_cost=limit)

        plan = without(frozenset(), limit)
        if plan is None:
            return None
        best = self.programme(plan, owned)
        useful = {self.advancement_of[kind] for kind in kinds} | set(USEFUL[self.missions[mission]["requires"]])
        missing = useful - owned
        # Who gives up more pays no less for the ship: each single renunciation bounds all that contain it.
        ships: dict[str, int] = {}
        for name in sorted(missing):
            plan = without(frozenset((name,)), min(limit, best.cost))
            if plan is not None:
                ships[name] = plan.cost
                best = min(best, self.programme(plan, owned), key=Programme.rank)
        indispensable = self.price_of(missing - ships.keys())
        for number in range(len(ships), 1, -1):
            for some in combinations(sorted(ships), number):
                left = best.cost - indispensable - self.price_of(ships.keys() - set(some))
                if max(ships[name] for name in some) <= left:
                    plan = without(frozenset(some), min(limit, left))
                    if plan is not None:
                        best = min(best, self.programme(plan, owned), key=Programme.rank)
        return best

    def price_of(self, advancements: Iterable[str]) -> int:
        return sum(self.research_cost[name] for name in advancements)

    def programme(self, plan: Plan, owned: frozenset[str]) -> Programme:
        research = plan.needs - owned
        return Programme(plan, research, plan.cost + self.price_of(research))

    # --- from a label to a plan

    def write_down(self, mission: str, start: Label) -> Plan:
        payload = start.payload
        end, legs = start, list[Leg]()
        place = ""
        while end.after is not None:
            if end.maneuver is None:
                place = end.place
                if end.mass < end.after.mass:
                    legs[-1] = replace(legs[-1], collects=self.samples[place])
            else:
                legs.append(self.leg(end, end.maneuver))
            end = end.after
        kind = self.missions[mission]["requires"]
        surveyed = kind == "survey" and end.place not in self.missions[mission]["places"]
        if surveyed:
            place = next(p for p in self.missions[mission]["places"] if end.place in self.posts[p])
        stay = 1 if kind == "station" else 0
        rockets = Counter({ION_THRUSTER: payload.thrusters})
        for leg in legs:
            rockets.update(leg.rockets)
        carried = Counter({payload.carrier: 1})
        if payload.manned:
            carried.update({ASTRONAUT: 1, SUPPLIES: start.years})
        draws = self.draws(payload, legs, start.years, surveyed)
        bought = carried + rockets
        return Plan(
            mission=mission,
            place=place or end.place,
            cost=start.cost,
            mass=start.mass,
            years=start.years,
            components=dict(bought),
            payload=dict(+carried),
            rockets=dict(+rockets),
            legs=tuple(legs),
            stay=stay,
            draws=dict(draws),
            needs=frozenset(draws) | {self.advancement_of[kind] for kind in bought if kind in self.advancement_of},
        )

    def leg(self, label: Label, maneuver: Maneuver) -> Leg:
        fired = {
            rocket.id: number
            for index, rocket in enumerate(self.rockets)
            if (number := label.fired >> (COUNT_BITS * index) & ((1 << COUNT_BITS) - 1))
        }
        thrust = sum(rocket.thrust * fired.get(rocket.id, 0) for rocket in self.rockets)
        lacking = label.difficulty * label.mass - thrust
        thrusters = ceil(lacking / (self.thruster_power * label.took)) if lacking > 0 else 0
        return Leg(
            maneuver.id,
            maneuver.origin,
            maneuver.destination,
            label.difficulty,
            label.took,
            label.mass,
            fired,
            thrusters,
            collects=None,
        )

    def draws(self, payload: Payload, legs: list[Leg], years: int, surveyed: bool) -> Counter[str]:
        draws = Counter[str]()
        for leg in legs:
            maneuver = self.maneuvers[leg.maneuver]
            for kind, number in leg.rockets.items():
                draws[self.advancement_of[kind]] += number
            draws[self.advancement_of[ION_THRUSTER]] += leg.thrusters
            draws[LANDING] += maneuver.landing
            draws[RE_ENTRY] += maneuver.entry and payload.capsule
        draws[LIFE_SUPPORT] += years if payload.manned else 0
        draws[SURVEYING] += surveyed
        return +draws
