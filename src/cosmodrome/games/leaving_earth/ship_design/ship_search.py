"""The search for one ship: label-setting from the mission's end back to Earth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from math import ceil, inf

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    CARGO,
    EARTH,
    EXPERIMENT,
    EXPLORER,
    GALILEO,
    HABITAT_PARTS,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    LIFE_SURVEY,
    MANNED,
    PROBE,
    RE_ENTRY,
    ROUND_TRIPS,
    SCIENCE_MODULE,
    SPACE_HABITAT,
    STATIONED,
    SUBORBITAL,
    SURVEYING,
    Capsule,
    Catalogue,
    Maneuver,
)
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Ending
from cosmodrome.games.leaving_earth.ship_design.rocket_bounds import Chart, RocketBounds, Route
from cosmodrome.games.leaving_earth.ship_design.search_limit import SearchLimit
from cosmodrome.games.leaving_earth.ship_design.ship_request import FASTEST, LIGHTEST, Limits, ShipRequest
from cosmodrome.games.leaving_earth.ship_design.stages import Firing


@dataclass(frozen=True, eq=False)
class Payload:
    """What is carried all the way, ion thrusters included."""

    carrier: str  # what fulfils the mission: the probe, a capsule and the like
    cost: int
    mass: int
    capsule: bool = False
    heat_shield: bool = False
    manned: bool = False
    food_cost: int = 0  # for each year
    food_mass: int = 0
    thrusters: int = 0
    probes: int = 0  # besides the carrier
    copies: int = 1  # of the carrier
    lander: str = ""  # a second capsule, which is not part of the mass
    lander_mass: int = 0
    lander_shield: bool = False
    landers: int = 0
    crew: int = 0
    equipment: tuple[str, ...] = ()  # what the crew works with: parts of a habitat, or an experiment and its module

    @property
    def builds(self) -> bool:
        """A habitat on the ground, whose parts are aboard."""
        return HABITAT_PARTS in self.equipment

    def burns_up(self, maneuver: Maneuver) -> bool:
        return maneuver.entry and self.capsule and not self.heat_shield


@dataclass(slots=True, eq=False)
class Label:
    """A ship at a place that can do the rest of the mission."""

    cost: int
    years: int
    mass: int
    place: str
    owed: int  # what must have been done before: the deed, a bit per place to be seen, or an arrival at New Year
    payload: Payload
    after: Label | None = None
    maneuver: Maneuver | None = None  # None: the mission's own deed at the place
    difficulty: int = 0
    took: int = 0
    fired: int = 0
    standing: int = -1  # the years in which it may be there, a bit each


OVERNIGHT = 1  # owed: the way there must take years, so that the ship arrives when one begins


class Search:
    """Label-setting from the mission's end back to Earth.

    Less cost, fewer years and less mass are never worse, so a label beaten in all three is dropped. What the way still
    costs at least is estimated by rockets that could be bought in fractions, up to the gate, and exactly from there.
    """

    def __init__(self, catalogue: Catalogue, yard: RocketBounds, request: ShipRequest, limits: Limits) -> None:
        self.catalogue = catalogue
        self.yard = yard
        self.request = request
        self.limits = limits
        self.kind: str = CARGO if request.cargo else catalogue.missions[request.mission]["requires"]
        self.round_trip = self.kind in ROUND_TRIPS and not request.science
        self.sample = 1 if self.kind in ("sample", "life") and self.round_trip else 0
        self.is_overnight = self.kind in (*STATIONED, "habitat")  # then what is owed is an arrival at New Year
        self.places = [request.place] if request.place else catalogue.places_of(request.mission)
        self.charts: dict[tuple[bool, bool, bool], Chart] = {}
        self.fronts: dict[tuple[Payload, int, str], list[tuple[int, int, int]]] = {}
        self.queue: list[tuple[float, float, float, int, Label]] = []
        self.pushed = 0
        self.grown: set[Payload] = set()
        self.search_limit: SearchLimit | None = None

    # --- what flies

    def payloads(self) -> Iterator[Payload]:
        manned = self.kind in MANNED or self.request.science
        carriers: list[Payload]
        if self.kind == "habitat":
            carriers = self.habitats()
        elif manned or self.request.capsule is not None:
            manned = manned or self.sample > 0
            carriers = [self.capsule_payload(capsule, manned) for capsule in self.capsules()]
            if self.kind == EXPERIMENT:
                carriers = self.equipped(carriers, SCIENCE_MODULE, EXPERIMENT)
        else:
            carriers = self.probes()
        most = self.catalogue.usual_thrusters if ION_THRUSTER in self.request.rockets else 0
        for carrier in carriers:
            for thrusters in range(most + 1):
                # An Explorer is separated from something, which an ion thruster is, too.
                probes = 1 if carrier.carrier == EXPLORER and not thrusters else carrier.probes
                cost = carrier.cost + thrusters * self.catalogue.thruster_cost + probes * self.catalogue.cost_of[PROBE]
                mass = carrier.mass + thrusters * self.catalogue.thruster_mass + probes * self.catalogue.mass_of[PROBE]
                if self.request.spare:
                    cost += self.request.spares * self.catalogue.cost_of[self.request.spare]
                    mass += self.request.spares * self.catalogue.mass_of[self.request.spare]
                yield replace(carrier, cost=cost, mass=mass, thrusters=thrusters, probes=probes)

    def probes(self) -> list[Payload]:
        """What flies where nobody needs to be aboard."""
        if self.kind == CARGO:
            return [Payload(CARGO, 0, self.request.cargo)]
        carrier = {"galileo": GALILEO, "explorer": EXPLORER}.get(self.kind, PROBE)
        if self.catalogue.advancement_of.get(carrier) in self.request.without:
            return []
        return [Payload(carrier, self.catalogue.cost_of[carrier], self.catalogue.mass_of[carrier])]

    def habitats(self) -> list[Payload]:
        """One that is whole and has no heat shield, or one in parts, which a mechanic puts together on the ground."""
        request, catalogue = self.request, self.catalogue
        found = list[Payload]()
        if request.capsule in (None, SPACE_HABITAT) and catalogue.advancement_of[SPACE_HABITAT] not in request.without:
            cost, mass = catalogue.cost_of[SPACE_HABITAT], catalogue.mass_of[SPACE_HABITAT]
            found.append(Payload(SPACE_HABITAT, cost, mass, capsule=True))
        if request.thorough:
            crewed = [self.capsule_payload(capsule, True) for capsule in self.capsules()]
            found += self.equipped(crewed, HABITAT_PARTS)
        return found

    def equipped(self, crewed: list[Payload], *equipment: str) -> list[Payload]:
        """The same with what their crews work with; none if that needs an advancement which is not used."""
        catalogue = self.catalogue
        if any(catalogue.advancement_of[name] in self.request.without for name in equipment):
            return []
        cost = sum(catalogue.cost_of[name] for name in equipment)
        mass = sum(catalogue.mass_of[name] for name in equipment)
        return [replace(one, cost=one.cost + cost, mass=one.mass + mass, equipment=equipment) for one in crewed]

    def capsule_payload(self, capsule: Capsule, manned: bool) -> Payload:
        shield = capsule.heat_shield
        if not manned:
            return Payload(capsule.id, capsule.cost, capsule.mass, capsule=True, heat_shield=shield)
        crew, copies = self.request.crew, self.copies(capsule)
        cost = copies * capsule.cost + crew * self.catalogue.astronaut_cost
        units = -(-crew // self.catalogue.fed)
        food_cost, food_mass = (units * each for each in self.catalogue.food)
        mass = copies * capsule.mass
        return Payload(capsule.id, cost, mass, True, shield, True, food_cost, food_mass, copies=copies, crew=crew)

    def copies(self, capsule: Capsule) -> int:
        """How many are needed for everybody to have a seat."""
        return -(-self.request.crew // capsule.seats)

    def capsules(self) -> list[Capsule]:
        """Those that may be flown, without any that another one beats."""
        allowed = [
            capsule
            for capsule in self.catalogue.capsules
            if self.request.capsule in (None, capsule.id) and capsule.needs not in self.request.without
        ]
        kept: list[Capsule] = []
        need = {capsule.id: self.copies(capsule) for capsule in allowed}
        for capsule in sorted(allowed, key=lambda c: (need[c.id] * c.cost, need[c.id] * c.mass, not c.heat_shield)):
            mass = need[capsule.id] * capsule.mass
            if not any(need[o.id] * o.mass <= mass and o.heat_shield >= capsule.heat_shield for o in kept):
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
        """From the yard, which keeps those that were asked for before."""
        request, without = self.request, self.request.without
        return self.yard.chart(
            Route(
                start=request.start,
                landing=LANDING not in without,
                aerobraking=AEROBRAKING not in without,
                entry=not payload.capsule or (payload.heat_shield and RE_ENTRY not in without),
                thrusters=payload.thrusters > 0,
                sample=self.sample if homeward else 0,
                home_from=tuple(self.places) if homeward else (),
            )
        )

    def still_to_pay(self, chart: Chart, place: str, mass: int, most: int) -> float:
        """A lower bound of what rockets cost before this point of the way; `most`: dearer than this is too dear."""
        if place in (EARTH, SUBORBITAL) and chart.gate != place:
            return 0.0 if place == EARTH else self.yard.lift(SUBORBITAL, mass)
        at_gate = ceil(mass * chart.growth[place] - chart.less_mass - 1e-6)
        before = max(0, ceil(mass * chart.price[place] - chart.less_cost - 1e-6))
        if self.request.start != EARTH:
            return before
        if at_gate * self.yard.least_lift(chart.gate) - 1e-6 > most:
            return inf
        return self.yard.lift(chart.gate, at_gate) + before

    def least_mass(self, chart: Chart, place: str, mass: int) -> float:
        """A lower bound of what the ship weighs where it starts."""
        if place == self.request.start:
            return mass - self.sample
        if place in (EARTH, SUBORBITAL) and chart.gate != place:
            return self.yard.lightest(place, mass)
        at_gate = ceil(mass * chart.growth[place] - chart.less_mass - 1e-6)
        return at_gate if self.request.start != EARTH else self.yard.lightest(chart.gate, at_gate)

    # --- labels

    def run(self) -> Label | None:
        for payload in self.payloads():
            self.begin(payload)
        while self.queue:
            label = self.pop()
            self.grow(label)
            if self.is_launch(label):
                return label
            if self.is_kept(label):
                self.go_back(label)
        return None

    def begin(self, payload: Payload) -> None:
        for label in self.ends(payload):
            self.push(label)

    def grow(self, label: Label) -> None:
        """Components are unlimited: a ship with many thrusters is followed by one with a thruster more.

        That one is no better where its way ends, so it need not be looked at before the other one has been.
        """
        payload, catalogue = label.payload, self.catalogue
        is_end = label.after is None and payload not in self.grown
        if not is_end or not self.may_grow(payload):
            return
        self.grown.add(payload)
        cost, mass = payload.cost + catalogue.thruster_cost, payload.mass + catalogue.thruster_mass
        self.begin(replace(payload, cost=cost, mass=mass, thrusters=payload.thrusters + 1))

    def may_grow(self, payload: Payload) -> bool:
        """Up to what all the money of a game can buy; ships with few thrusters are there from the beginning."""
        return self.catalogue.usual_thrusters <= payload.thrusters < self.catalogue.affordable_thrusters

    def pop(self) -> Label:
        return heappop(self.queue)[-1]

    def is_launch(self, label: Label) -> bool:
        return label.place == self.request.start and not label.owed

    def ends(self, payload: Payload) -> Iterator[Label]:
        """Where the way of a ship may end."""
        if self.round_trip:
            mass = payload.mass + self.sample
            yield Label(payload.cost, 0, mass, EARTH, 1, payload, standing=self.until(Ending()))
            return
        for place, ending, owed in self.endings(payload):
            cost, mass = payload.cost + ending.stay * payload.food_cost, payload.mass + ending.stay * payload.food_mass
            yield Label(cost, ending.stay, mass, place, owed, payload, standing=self.until(ending))

    def endings(self, payload: Payload) -> Iterator[tuple[str, Ending, int]]:
        """Places to be in at last, what is done there, and what must have been done before."""
        catalogue, acts = self.catalogue, Ending(acts=True)
        for number, place in enumerate(self.places):
            if self.kind in STATIONED:
                if place not in catalogue.restless:
                    yield from self.new_year(place)
            elif payload.builds:
                if place in catalogue.solid_ground:
                    yield from self.new_year(place)
            elif self.kind == "galileo":
                yield from ((post, acts, 0) for post in catalogue.posts[place])
            elif self.kind == "survey":
                yield from ((view, ending, 0) for view, ending in self.views(place))
            elif self.kind == LIFE_SURVEY:
                yield from self.signs_of_life(place, 1 << number)
            else:
                yield place, acts if self.request.science or self.kind == "explorer" else Ending(), 0

    def new_year(self, place: str) -> Iterator[tuple[str, Ending, int]]:
        """Whoever comes here within a year waits for the next one; after a way of some years it just begins."""
        yield place, Ending(stay=1), 0
        if self.request.thorough:
            yield place, Ending(acts=True), OVERNIGHT

    def signs_of_life(self, place: str, bit: int) -> Iterator[tuple[str, Ending, int]]:
        """A face need only be seen; a feature is explored by whoever arrives in a place that was surveyed before."""
        catalogue = self.catalogue
        if place in catalogue.life_seen:
            yield from ((view, ending, 0) for view, ending in self.views(place))
        if place in catalogue.life_found and place in catalogue.arrivals and SURVEYING not in self.request.without:
            yield place, Ending(), bit

    def views(self, place: str) -> Iterator[tuple[str, Ending]]:
        """From where a place is seen: whoever comes there sees it, or is carried past it, or looks from afar."""
        catalogue = self.catalogue
        if place in catalogue.arrivals:
            yield place, Ending()
        yield from ((post, Ending(acts=True)) for post in catalogue.drifts.get(place, ()))
        if SURVEYING not in self.request.without:
            yield from ((post, Ending(acts=True)) for post in catalogue.posts.get(place, ()))

    def until(self, ending: Ending) -> int:
        """The years in which a way may end, a bit each."""
        return -1

    def push(self, label: Label) -> None:
        if self.search_limit is not None:
            self.search_limit.check()
        chart = self.chart(label.payload, self.round_trip and label.owed > 0)
        most_years = self.limits.most_years
        if label.payload.manned and LIFE_SUPPORT in self.request.without:
            most_years = 0
        if label.years + chart.soonest[label.place] > most_years or chart.growth[label.place] == inf:
            return
        if self.is_beaten(label):
            return
        total = label.cost + self.bound(label, chart)
        if total > self.limits.most_cost:
            return
        self.keep(label)
        self.enqueue(label, chart, total)

    def enqueue(self, label: Label, chart: Chart, total: float) -> None:
        self.pushed += 1
        heappush(self.queue, (*self.rank(label, chart, total), self.pushed, label))

    def bound(self, label: Label, chart: Chart) -> float:
        """What it costs at least to bring the ship to where the label is."""
        return self.still_to_pay(chart, label.place, label.mass, self.limits.most_cost - label.cost)

    def rank(self, label: Label, chart: Chart, total: float) -> tuple[float, float, float]:
        """What a ship of this label has at least, in the order that the goal wants."""
        lightest = label.mass - self.sample * label.owed
        if self.request.goal == FASTEST:
            return label.years + chart.soonest[label.place], total, lightest
        if self.request.goal == LIGHTEST:
            return self.least_mass(chart, label.place, label.mass), total, label.years
        return total, label.years, lightest

    def is_beaten(self, label: Label) -> bool:
        for cost, years, mass in self.fronts.get((label.payload, label.owed, label.place), ()):
            if cost <= label.cost and years <= label.years and mass <= label.mass:
                return True
        return False

    def keep(self, label: Label) -> None:
        """Instead of all that it beats."""
        value = (label.cost, label.years, label.mass)
        front = self.fronts.setdefault((label.payload, label.owed, label.place), [])
        front[:] = [v for v in front if v[0] < value[0] or v[1] < value[1] or v[2] < value[2]]
        front.append(value)

    def is_kept(self, label: Label) -> bool:
        front = self.fronts[label.payload, label.owed, label.place]
        return (label.cost, label.years, label.mass) in front

    def go_back(self, label: Label) -> None:
        payload, homeward = label.payload, self.round_trip and label.owed > 0
        if label.owed and self.is_deed_place(label):
            self.do_the_deed(label)
        chart = self.chart(payload, homeward)
        owed = 0 if self.is_overnight else label.owed
        for maneuver in self.arrivals(label, chart):
            if chart.growth[maneuver.origin] < inf:
                for difficulty, years in self.speeds(label, maneuver):
                    if years or owed == label.owed:
                        self.go_back_by(label, maneuver, difficulty, years, owed, -1)

    def is_deed_place(self, label: Label) -> bool:
        """Whether that can be done here for which the ship comes, or which must be done before it goes on."""
        if self.round_trip:
            return label.place in self.places
        return self.kind == LIFE_SURVEY and any(
            label.owed >> number & 1 and label.place in self.catalogue.posts.get(place, ())
            for number, place in enumerate(self.places)
        )

    def do_the_deed(self, label: Label) -> None:
        """A sample is collected, an experiment finished, somebody has been here, or the place ahead is surveyed."""
        mass = label.mass - self.sample
        self.push(Label(label.cost, label.years, mass, label.place, 0, label.payload, label, standing=label.standing))

    def arrivals(self, label: Label, chart: Chart) -> list[Maneuver]:
        """How it may have come here."""
        return chart.arrivals[label.place]

    def thrusters(self, label: Label) -> int:
        return label.payload.thrusters

    def speeds(self, label: Label, maneuver: Maneuver) -> Iterator[tuple[int, int]]:
        """As printed, quicker, and slower for as long as ion thrusters alone are too weak."""
        yield from maneuver.speeds
        if self.thrusters(label) and maneuver.timed:
            years = maneuver.years
            while self.need(label, maneuver.difficulty, years) > 0 and label.years + years < self.limits.most_years:
                years += 1
                yield maneuver.difficulty, years

    def need(self, label: Label, difficulty: int, years: int) -> int:
        """The thrust that rockets must have left for the rest of the ship; what is eaten on the way is part of it."""
        power = self.thrusters(label) * self.catalogue.thruster_power
        return difficulty * (label.mass + years * label.payload.food_mass) - power * years

    def firings(self, label: Label, difficulty: int, years: int) -> Sequence[Firing]:
        """What may be fired to come to where the label is."""
        return self.yard.stage(difficulty).firings_for(self.need(label, difficulty, years))

    def go_back_by(
        self, label: Label, maneuver: Maneuver, difficulty: int, years: int, owed: int, standing: int
    ) -> None:
        payload = label.payload
        for cost, mass, fired in self.firings(label, difficulty, years):
            self.push(
                self.earlier(
                    label,
                    label.cost + cost + years * payload.food_cost,
                    label.mass + mass + years * payload.food_mass,
                    maneuver,
                    difficulty,
                    years,
                    fired,
                    owed,
                    standing,
                )
            )

    def earlier(
        self,
        label: Label,
        cost: int,
        mass: int,
        maneuver: Maneuver,
        difficulty: int,
        took: int,
        fired: int,
        owed: int,
        standing: int,
    ) -> Label:
        """The ship before it flies a maneuver to where the label is."""
        years = label.years + took
        return Label(
            cost, years, mass, maneuver.origin, owed, label.payload, label, maneuver, difficulty, took, fired, standing
        )
