"""Converts a search result into a plan: legs, components, parked parts, and all draws that must succeed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from math import ceil

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    ASTRONAUT,
    CARGO,
    EXPERIMENT,
    EXPLORER,
    HABITAT_PARTS,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    LIFE_SURVEY,
    MECHANIC,
    PROBE,
    RE_ENTRY,
    RENDEZVOUS,
    SCIENTIST,
    STATIONED,
    SURVEYING,
    Catalogue,
)
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Event, Freight, Leg, Plan
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.docking_search import (
    CARRIER,
    DOCK,
    DROP,
    FETCH,
    LANDER,
    SEPARATE,
    THRUSTERS,
    Assembly,
)
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Flight, Handling, Label
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest
from cosmodrome.games.leaving_earth.ship_design.stages import COUNT_BITS


def write_down(catalogue: Catalogue, request: ShipRequest, start: Label) -> Plan:
    return PlanBuilder(catalogue, request, start).plan()


class PlanBuilder:
    """Builds one plan from the launch on."""

    def __init__(self, catalogue: Catalogue, request: ShipRequest, start: Label) -> None:
        self.catalogue = catalogue
        self.request = request
        self.start = start
        self.payload: Payload = start.payload
        self.kind: str = CARGO if request.cargo else catalogue.missions[request.mission]["requires"]
        self.places: list[str] = [] if request.cargo else self.places_of(request)
        self.unseen = [place for place in self.places if place not in request.revealed]
        self.legs: list[Leg] = []
        self.events: list[Event] = []
        self.place = ""
        self.burning = 0  # the mass of a lander that is still aboard when the rest comes home
        self.surveys = 0
        self.stay = 0  # years where the way ends
        self.acts = request.science or self.kind == EXPLORER

    def plan(self) -> Plan:
        catalogue, request, start, payload = self.catalogue, self.request, self.start, self.payload
        end = self.follow()
        self.finish(end)
        rockets = Counter({ION_THRUSTER: payload.thrusters})
        for leg in self.legs:
            rockets.update(leg.rockets)
        carried = self.carried()
        spares = Counter({request.spare: request.spares} if request.spare else {})
        rockets.update(spares)
        events = self.with_parts()
        freight = self.freight(events)
        if freight is not None:
            for leg in freight.legs:
                rockets.update(leg.rockets)
            assert isinstance(start, Assembly)
            assert start.freighter is not None
            rockets[ION_THRUSTER] += start.freighter.thrusters
        draws = self.draws(freight)
        bought = +carried + rockets
        needs = {catalogue.advancement_of[kind] for kind in bought if kind in catalogue.advancement_of}
        return Plan(
            mission=request.mission,
            place=self.place,
            cost=start.cost,
            mass=start.mass + (0 if freight is None else freight.mass),
            years=start.years if freight is None else max(start.years, self.ahead()),
            components=dict(bought),
            payload=dict(+carried),
            rockets=dict(+rockets),
            legs=tuple(self.legs),
            stay=self.stay,
            draws=dict(draws),
            needs=frozenset(draws) | needs,
            acts=self.acts,
            science=request.science,
            launch_by=catalogue.first_year + start.standing.bit_length() - 1 if catalogue.windows else None,
            events=events,
            spares=dict(spares),
            freight=freight,
            skill=self.skill(),
            life=self.life(),
        )

    def places_of(self, request: ShipRequest) -> list[str]:
        """Return the locations of the mission, in the order of the search."""
        return [request.place] if request.place else self.catalogue.places_of(request.mission)

    def carried(self) -> Counter[str]:
        """Return everything except rockets and ion thrusters."""
        payload, catalogue = self.payload, self.catalogue
        found = Counter({payload.carrier: payload.copies})
        found[PROBE] += payload.probes
        found.update(payload.equipment)
        if payload.lander:
            found[payload.lander] += payload.landers
        if payload.manned:
            found.update({ASTRONAUT: payload.crew, catalogue.supplies: self.food(self.start.years)})
        return found

    def skill(self) -> str:
        """Return the skill that the equipment needs. Without scientists in the game, experiments need none."""
        equipment = self.payload.equipment
        if HABITAT_PARTS in equipment:
            return MECHANIC
        return SCIENTIST if EXPERIMENT in equipment and self.catalogue.has_scientists else ""

    def life(self) -> Fraction | None:
        """Return the chance to find life: on the face of a location or, after an arrival, as a feature."""
        if self.kind != LIFE_SURVEY:
            return None
        seen = self.catalogue.life_seen.get(self.place, Fraction(0))
        is_explored = any(leg.surveys for leg in self.legs)
        return seen + self.catalogue.life_found[self.place] if is_explored else seen

    def food(self, years: int) -> int:
        return self.payload.food_cost // self.catalogue.food[0] * years if self.payload.manned else 0

    # --- from the launch to the end

    def follow(self) -> Label:
        """Records all maneuvers and actions; the last label is the end of the route."""
        label, explored = self.start, set[str]()
        while label.after is not None:
            if isinstance(label.step, Flight):
                self.legs.append(self.leg(label, label.step, self.burning, self.capsules(label)))
                explored.update(label.step.maneuver.explores)
            elif isinstance(label.step, Handling):
                self.note(label, label.step)
            elif self.kind == "survey_all":
                looked_at = label.after.owed ^ label.owed
                self.surveys += sum(p not in explored for n, p in enumerate(self.unseen) if looked_at >> n & 1)
            else:
                self.note_deed(label, label.after)
            label = label.after
        return label

    def note_deed(self, label: Label, after: Label) -> None:
        """Records the survey before an arrival, or the action at the destination of a round trip."""
        if self.kind == LIFE_SURVEY:
            self.surveys += 1
            self.legs[-1] = replace(self.legs[-1], surveys=self.places[after.owed.bit_length() - 1])
            return
        self.place = label.place
        if self.kind == EXPERIMENT:
            self.legs[-1] = replace(self.legs[-1], collects=self.catalogue.results[label.place])
        elif label.mass < after.mass:
            self.legs[-1] = replace(self.legs[-1], collects=self.catalogue.samples[label.place])

    def finish(self, end: Label) -> None:
        """Records what is done at the end of the route."""
        self.stay = end.years
        is_survey = self.kind in ("survey", "survey_all", "galileo", LIFE_SURVEY)
        if is_survey and end.place not in self.places:
            self.acts = True
            self.place, is_drift = self.seen_at_last(end.place)
            self.surveys += self.kind in ("galileo", LIFE_SURVEY) or (self.kind == "survey" and not is_drift)
        elif self.kind in STATIONED or self.payload.builds:
            self.acts = not end.years  # in the year that begins when the ship arrives
        self.place = self.place or end.place
        if self.request.science:
            self.legs[-1] = replace(self.legs[-1], collects=self.catalogue.samples[end.place])

    def seen_at_last(self, post: str) -> tuple[str, bool]:
        """Return the location seen from the end of the route, and whether the ship flies past it."""
        unseen = [place for place in self.unseen if self.kind != LIFE_SURVEY or place in self.catalogue.life_seen]
        for place in unseen:
            if post in self.catalogue.drifts.get(place, ()):
                return place, True
        return next(place for place in unseen if post in self.catalogue.posts[place]), False

    def leg(self, label: Label, flight: Flight, burning: int = 0, capsules: int = 0) -> Leg:
        maneuver = flight.maneuver
        fired = {
            rocket.id: number
            for index, rocket in enumerate(self.catalogue.rockets)
            if (number := label.fired >> (COUNT_BITS * index) & ((1 << COUNT_BITS) - 1))
        }
        thrust = sum(rocket.thrust * fired.get(rocket.id, 0) for rocket in self.catalogue.rockets)
        lacking = flight.difficulty * label.mass - thrust
        thrusters = ceil(lacking / (self.catalogue.thruster_power * flight.years)) if lacking > 0 else 0
        return Leg(
            maneuver.id,
            maneuver.origin,
            maneuver.destination,
            flight.difficulty,
            flight.years,
            label.mass + burning,
            fired,
            thrusters,
            collects=None,
            capsules=capsules,
        )

    def capsules(self, label: Label) -> int:
        """Return the number of capsules aboard."""
        payload = self.payload
        if not isinstance(label, Assembly):
            return payload.copies if payload.capsule else 0
        home = payload.copies if payload.capsule and label.aboard & CARRIER else 0
        return home + (payload.landers if label.aboard & LANDER else 0)

    # --- Rendezvous

    def note(self, label: Label, handling: Handling) -> None:
        after, (event, moved) = label.after, handling
        assert isinstance(label, Assembly)
        assert isinstance(after, Assembly)
        self.events.append(Event(event, label.place, len(self.legs), dict(self.things(moved))))
        if event == FETCH and label.freighter is not None and label.freighter.thrusters:
            own = {ION_THRUSTER: label.freighter.thrusters}
            self.events.append(Event(DROP, label.place, len(self.legs), own))
        if event not in (DOCK, FETCH) or not moved & CARRIER or not label.aboard & LANDER or after.aboard & LANDER:
            return
        draws = label.rendezvous - after.rendezvous - (event == FETCH and self.events[-1].kind == DROP)
        if draws == 1:
            self.burning = self.payload.lander_mass
        else:  # the lander is left behind
            self.events.append(Event(DROP, label.place, len(self.legs), dict(self.things(LANDER))))

    def things(self, bits: int) -> Counter[str]:
        payload = self.payload
        found = Counter[str]()
        if bits & CARRIER:
            found[payload.carrier] += payload.copies
            found[PROBE] += payload.probes
            found.update(payload.equipment)
        if bits & LANDER:
            found[payload.lander] += payload.landers
        if bits & THRUSTERS:
            found[ION_THRUSTER] += payload.thrusters
        return +found

    def with_parts(self) -> tuple[Event, ...]:
        """Return the events; what is parked includes what is fired and eaten until the next docking.

        What a cargo ship brings also includes what is parked after it was met.
        """
        written = list(self.events)
        met = [number for number, event in enumerate(self.events) if event.kind in (DOCK, FETCH)]
        ends = [self.events[number].leg for number in met[1:]] + [len(self.legs)]
        used = {number: self.used(self.events[number].leg, end) for number, end in zip(met, ends, strict=False)}
        docks = [number for number in met if self.events[number].kind == DOCK]
        apart = [number for number, event in enumerate(self.events) if event.kind == SEPARATE]
        for number in met:
            if self.events[number].kind == FETCH:
                own = self.events[number + 1].parts if self.own_thrusters() else {}
                # What was parked last is met first.
                later = [used[dock] for dock, parked in zip(docks, reversed(apart), strict=True) if parked > number]
                found = sum(later, used[number] + Counter(self.events[number].parts) + Counter(own))
                written[number] = replace(written[number], parts=dict(found))
        for dock, parked in zip(docks, reversed(apart), strict=True):
            parts = dict(used[dock] + Counter(self.events[dock].parts))
            for number in (dock, parked):
                written[number] = replace(written[number], parts=parts)
        return tuple(written)

    def used(self, first: int, last: int) -> Counter[str]:
        """Return the rockets and supplies of some legs."""
        found = Counter[str]()
        for leg in self.legs[first:last]:
            found.update(leg.rockets)
            found[self.catalogue.supplies] += self.food(leg.years)
        if last == len(self.legs):
            found[self.catalogue.supplies] += self.food(self.stay)
        return +found

    # --- a cargo ship

    def own_thrusters(self) -> int:
        """Return the cargo ship's own thrusters."""
        start = self.start
        return start.freighter.thrusters if isinstance(start, Assembly) and start.freighter is not None else 0

    def ahead(self) -> int:
        assert isinstance(self.start, Assembly)
        return self.start.ahead

    def freight(self, events: tuple[Event, ...]) -> Freight | None:
        if not isinstance(self.start, Assembly) or self.start.freighter is None:
            return None
        freighter = self.start.freighter
        fetch = next(event for event in events if event.kind == FETCH)
        legs = tuple(self.legs_of(freighter.start))
        components = Counter(fetch.parts)
        for leg in legs:
            components.update(leg.rockets)
        cost = sum(self.catalogue.cost_of[name] * number for name, number in components.items())
        return Freight(fetch.place, fetch.leg, cost, freighter.mass, freighter.years, dict(components), legs)

    def legs_of(self, label: Label) -> Iterator[Leg]:
        while label.after is not None:
            if isinstance(label.step, Flight):
                yield self.leg(label, label.step)
            label = label.after

    # --- draws

    def draws(self, freight: Freight | None) -> Counter[str]:
        draws, payload, advancement_of = Counter[str](), self.payload, self.catalogue.advancement_of
        for leg in (*self.legs, *(() if freight is None else freight.legs)):
            maneuver = self.catalogue.maneuvers[leg.maneuver]
            for kind, number in leg.rockets.items():
                draws[advancement_of[kind]] += number
            draws[advancement_of[ION_THRUSTER]] += leg.thrusters
            draws[LANDING] += maneuver.landing
            draws[RE_ENTRY] += leg.capsules if maneuver.entry else 0
            draws[AEROBRAKING] += maneuver.aerobraking
        if payload.manned:
            draws[LIFE_SUPPORT] += self.start.years * (payload.copies + payload.landers)
            if freight is not None:  # life support is drawn only for capsules with a crew
                draws[LIFE_SUPPORT] -= sum(leg.years for leg in self.legs[: freight.leg]) * self.sent_capsules()
        draws[SURVEYING] += self.surveys
        draws[RENDEZVOUS] += len(self.events) + (payload.carrier == EXPLORER)
        return +draws

    def sent_capsules(self) -> int:
        """Return the number of capsules that come by the cargo ship."""
        sent = self.start.sent if isinstance(self.start, Assembly) else 0
        return (self.payload.copies if sent & CARRIER else 0) + (self.payload.landers if sent & LANDER else 0)
