"""Questions for a ship, the search's answers to them written down as plans, and research weighed against ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from itertools import combinations
from math import ceil
from typing import Any

from cosmodrome.games.leaving_earth.design.catalogue import (
    ASTRONAUT,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    RE_ENTRY,
    SUPPLIES,
    SURVEYING,
    USEFUL,
    Catalogue,
    Maneuver,
)
from cosmodrome.games.leaving_earth.design.plans import Leg, Plan, Programme
from cosmodrome.games.leaving_earth.design.search import Label, Payload, Question, Search
from cosmodrome.games.leaving_earth.design.stages import COUNT_BITS, Stage, Strong, Yard


class Designer(Catalogue):
    """Answers which ship to build; keeps its tables, so that a second question is answered sooner than the first."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str] = ()) -> None:
        super().__init__(data, played)
        self.stages: dict[Strong, Stage] = {}
        self.yards: dict[frozenset[str], Yard] = {}
        self.answers: dict[Question, tuple[Plan | None, int]] = {}  # and up to which cost it was looked for

    def yard(self, rockets: frozenset[str]) -> Yard:
        kinds = rockets - {ION_THRUSTER}
        found = self.yards.get(kinds)
        if found is None:
            found = self.yards[kinds] = Yard(self, kinds, self.stages)
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
            label = Search(self, self.yard(rockets), question, limit).run()
            plan = None if label is None else self.write_down(mission, label)
            self.answers[question] = plan, limit
        return plan if plan is not None and plan.cost <= limit else None

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
