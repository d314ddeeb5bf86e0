"""A search's answer written down as a plan: legs, parts, what is parked where, and all draws that must succeed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import ceil

from cosmodrome.games.leaving_earth.design.catalogue import (
    AEROBRAKING,
    ASTRONAUT,
    CARGO,
    EXPLORER,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    PROBE,
    RE_ENTRY,
    RENDEZVOUS,
    SURVEYING,
    Catalogue,
    Maneuver,
)
from cosmodrome.games.leaving_earth.design.docking import (
    CARRIER,
    DOCK,
    DROP,
    LANDER,
    SEPARATE,
    THRUSTERS,
    Assembly,
)
from cosmodrome.games.leaving_earth.design.plans import Event, Leg, Plan
from cosmodrome.games.leaving_earth.design.search import Label, Payload, Question
from cosmodrome.games.leaving_earth.design.stages import COUNT_BITS


def write_down(catalogue: Catalogue, question: Question, start: Label) -> Plan:
    return Writing(catalogue, question, start).plan()


class Writing:
    """One plan while it is written, from the launch on."""

    def __init__(self, catalogue: Catalogue, question: Question, start: Label) -> None:
        self.catalogue = catalogue
        self.question = question
        self.start = start
        self.payload: Payload = start.payload
        self.kind: str = CARGO if question.cargo else catalogue.missions[question.mission]["requires"]
        self.wanted: list[str] = [] if question.cargo else catalogue.missions[question.mission]["places"]
        self.unseen = [place for place in self.wanted if place not in question.revealed]
        self.legs: list[Leg] = []
        self.events: list[Event] = []
        self.place = ""
        self.burning = 0  # the mass of a lander that is still aboard when the rest comes home
        self.surveys = 0
        self.acts = question.science or self.kind == EXPLORER

    def plan(self) -> Plan:
        catalogue, question, start, payload = self.catalogue, self.question, self.start, self.payload
        end = self.follow()
        if self.kind in ("survey", "survey_all", "galileo") and end.place not in self.wanted:
            self.acts = True
            self.place, is_drift = self.seen_at_last(end.place)
            self.surveys += self.kind == "galileo" or (self.kind == "survey" and not is_drift)
        if question.science:
            self.legs[-1] = replace(self.legs[-1], collects=catalogue.samples[end.place])
        rockets = Counter({ION_THRUSTER: payload.thrusters})
        for leg in self.legs:
            rockets.update(leg.rockets)
        carried = Counter({payload.carrier: payload.copies})
        carried[PROBE] += payload.probes
        if payload.lander:
            carried[payload.lander] += payload.landers
        if payload.manned:
            carried.update({ASTRONAUT: payload.crew, catalogue.supplies: self.food(start.years)})
        spares = Counter({question.spare: question.spares} if question.spare else {})
        rockets.update(spares)
        draws = self.draws()
        bought = +carried + rockets
        needs = {catalogue.advancement_of[kind] for kind in bought if kind in catalogue.advancement_of}
        return Plan(
            mission=question.mission,
            place=self.place or end.place,
            cost=start.cost,
            mass=start.mass,
            years=start.years,
            components=dict(bought),
            payload=dict(+carried),
            rockets=dict(+rockets),
            legs=tuple(self.legs),
            stay=1 if self.kind == "station" else 0,
            draws=dict(draws),
            needs=frozenset(draws) | needs,
            acts=self.acts,
            science=question.science,
            launch_by=catalogue.first_year + start.standing.bit_length() - 1 if catalogue.windows else None,
            events=self.with_parts(),
            spares=dict(spares),
        )

    def food(self, years: int) -> int:
        return self.payload.food_cost // self.catalogue.food[0] * years if self.payload.manned else 0

    # --- from the launch to the end

    def follow(self) -> Label:
        """All maneuvers and deeds; the last label is where the way ends."""
        label, explored = self.start, set[str]()
        while label.after is not None:
            if label.maneuver is not None:
                self.legs.append(self.leg(label, label.maneuver))
                explored.update(label.maneuver.explores)
            elif isinstance(label, Assembly) and label.event:
                self.note(label, label.event)
            elif self.kind == "survey_all":
                looked_at = label.after.owed ^ label.owed
                self.surveys += sum(p not in explored for n, p in enumerate(self.unseen) if looked_at >> n & 1)
            else:
                self.place = label.place
                if label.mass < label.after.mass:
                    self.legs[-1] = replace(self.legs[-1], collects=self.catalogue.samples[label.place])
            label = label.after
        return label

    def seen_at_last(self, post: str) -> tuple[str, bool]:
        """The place that is seen from where a way ends, and whether the ship is carried past it."""
        for place in self.unseen:
            if post in self.catalogue.drifts.get(place, ()):
                return place, True
        return next(place for place in self.unseen if post in self.catalogue.posts[place]), False

    def leg(self, label: Label, maneuver: Maneuver) -> Leg:
        fired = {
            rocket.id: number
            for index, rocket in enumerate(self.catalogue.rockets)
            if (number := label.fired >> (COUNT_BITS * index) & ((1 << COUNT_BITS) - 1))
        }
        thrust = sum(rocket.thrust * fired.get(rocket.id, 0) for rocket in self.catalogue.rockets)
        lacking = label.difficulty * label.mass - thrust
        thrusters = ceil(lacking / (self.catalogue.thruster_power * label.took)) if lacking > 0 else 0
        return Leg(
            maneuver.id,
            maneuver.origin,
            maneuver.destination,
            label.difficulty,
            label.took,
            label.mass + self.burning,
            fired,
            thrusters,
            collects=None,
            capsules=self.capsules(label),
        )

    def capsules(self, label: Label) -> int:
        """How many are aboard."""
        payload = self.payload
        if not isinstance(label, Assembly):
            return payload.copies if payload.capsule else 0
        home = payload.copies if payload.capsule and label.aboard & CARRIER else 0
        return home + (payload.landers if label.aboard & LANDER else 0)

    # --- Rendezvous

    def note(self, label: Assembly, event: str) -> None:
        assert isinstance(label.after, Assembly)
        self.events.append(Event(event, label.place, len(self.legs), dict(self.things(label.moved))))
        if event != DOCK or not label.moved & CARRIER or not label.aboard & LANDER:
            return
        if label.rendezvous - label.after.rendezvous == 1:
            self.burning = self.payload.lander_mass
        else:  # the lander is left behind
            self.events.append(Event(DROP, label.place, len(self.legs), dict(self.things(LANDER))))

    def things(self, bits: int) -> Counter[str]:
        payload = self.payload
        found = Counter[str]()
        if bits & CARRIER:
            found[payload.carrier] += payload.copies
            found[PROBE] += payload.probes
        if bits & LANDER:
            found[payload.lander] += payload.landers
        if bits & THRUSTERS:
            found[ION_THRUSTER] += payload.thrusters
        return +found

    def with_parts(self) -> tuple[Event, ...]:
        """What is parked includes all that is fired and eaten between the docking and the next one."""
        docks = [number for number, event in enumerate(self.events) if event.kind == DOCK]
        written = list(self.events)
        parts: list[Counter[str]] = []
        for order, number in enumerate(docks):
            first = self.events[number].leg
            last = self.events[docks[order + 1]].leg if order + 1 < len(docks) else len(self.legs)
            found = Counter(self.events[number].parts)
            for leg in self.legs[first:last]:
                found.update(leg.rockets)
                found[self.catalogue.supplies] += self.food(leg.years)
            parts.append(+found)
            written[number] = replace(written[number], parts=dict(+found))
        # What was parked last is met first.
        apart = [number for number, event in enumerate(self.events) if event.kind == SEPARATE]
        for number, found in zip(reversed(apart), parts, strict=True):
            written[number] = replace(written[number], parts=dict(found))
        return tuple(written)

    # --- draws

    def draws(self) -> Counter[str]:
        draws, payload, advancement_of = Counter[str](), self.payload, self.catalogue.advancement_of
        for leg in self.legs:
            maneuver = self.catalogue.maneuvers[leg.maneuver]
            for kind, number in leg.rockets.items():
                draws[advancement_of[kind]] += number
            draws[advancement_of[ION_THRUSTER]] += leg.thrusters
            draws[LANDING] += maneuver.landing
            draws[RE_ENTRY] += leg.capsules if maneuver.entry else 0
            draws[AEROBRAKING] += maneuver.aerobraking
        draws[LIFE_SUPPORT] += self.start.years * (payload.copies + payload.landers) if payload.manned else 0
        draws[SURVEYING] += self.surveys
        draws[RENDEZVOUS] += len(self.events) + (payload.carrier == EXPLORER)
        return +draws
