"""Questions for a ship, the search's answers to them written down as plans, and research weighed against ships."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from math import ceil
from typing import Any

from cosmodrome.games.leaving_earth.design.calendar import Calendar, Ending
from cosmodrome.games.leaving_earth.design.catalogue import (
    AEROBRAKING,
    ASTRONAUT,
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
from cosmodrome.games.leaving_earth.design.dated import DatedSearch, TourSearch
from cosmodrome.games.leaving_earth.design.plans import Leg, Plan, Programme
from cosmodrome.games.leaving_earth.design.search import NEVER, Dates, Label, Payload, Question, Search
from cosmodrome.games.leaving_earth.design.stages import COUNT_BITS, Stage, Strong, Yard


@dataclass(frozen=True)
class Answer:
    """The best ship for a launch in some year or later, as far as it was looked for up to a cost."""

    launch: int
    most_cost: int
    plan: Plan | None

    def holds(self, launch: int, most_cost: int) -> bool:
        """Also for a later launch: what can still be launched then is the best of fewer ships."""
        if launch < self.launch:
            return False
        if self.plan is None:
            return most_cost <= self.most_cost
        return self.plan.launch_by is None or launch <= self.plan.launch_by


class Designer(Catalogue):
    """Answers which ship to build; keeps its tables, so that a second question is answered sooner than the first."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str] = ()) -> None:
        super().__init__(data, played)
        self.stages: dict[Strong, Stage] = {}
        self.yards: dict[frozenset[str], Yard] = {}
        self.answers: dict[Question, list[Answer]] = {}  # for whichever launch
        self.calendars: dict[int, Calendar] = {}

    def yard(self, rockets: frozenset[str]) -> Yard:
        kinds = rockets - {ION_THRUSTER}
        found = self.yards.get(kinds)
        if found is None:
            found = self.yards[kinds] = Yard(self, kinds, self.stages)
        return found

    def calendar(self, last_year: int) -> Calendar:
        found = self.calendars.get(last_year)
        if found is None:
            found = self.calendars[last_year] = Calendar(self, last_year)
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
        dates: Dates | None = None,
        science: bool = False,
        revealed: frozenset[str] = frozenset(),
    ) -> Plan | None:
        """The cheapest ship, then the quickest, then the lightest; None if these rockets cannot do it.

        `capsule` names the one to fly; on a mission for probes it takes the probe's place (manned where the ship comes
        home). `place` picks one of several places; `without` names advancements that the plan must not need. Ships
        dearer than `most_cost`, or else than all the funding of a game, are not looked for. Where planets must be
        aligned, `dates` are those of the whole game if nobody says otherwise. With `science` a scientist goes where the
        sample is and need not come home; `revealed` places need not be surveyed again.
        """
        places = self.places_of(mission)
        if strange := rockets - self.all_rockets:
            known = ", ".join(sorted(self.all_rockets))
            raise ValueError(f"no rockets: {', '.join(sorted(strange))}; there are {known}")
        if capsule is not None and capsule not in (names := [c.id for c in self.capsules]):
            raise ValueError(f"no capsule {capsule!r}; there are {', '.join(names)}")
        if place is not None and place not in places:
            raise ValueError(f"{mission} is not about {place!r}, but about {', '.join(places)}")
        if not self.windows:
            dates, longest = NEVER, self.all_years
        else:
            dates, longest = dates or Dates(self.first_year, self.last_year), self.all_years + 1
        years = longest if most_years is None else most_years
        limit = self.all_money if most_cost is None else most_cost
        question = Question(mission, rockets, without, years, capsule, place, science, revealed, dates)
        before = self.answers.setdefault(replace(question, dates=Dates(0, dates.last_year)), [])
        answer = next((one for one in before if one.holds(dates.launch, limit)), None)
        if answer is None:
            label = self.search(question, limit).run()
            answer = Answer(dates.launch, limit, None if label is None else self.write_down(question, label))
            before.append(answer)
        plan = answer.plan
        return plan if plan is not None and plan.cost <= limit else None

    def search(self, question: Question, limit: int) -> Search:
        yard = self.yard(question.rockets)
        if not self.windows:
            return Search(self, yard, question, limit)
        is_tour = self.missions[question.mission]["requires"] == "survey_all"
        kind = TourSearch if is_tour else DatedSearch
        return kind(self, yard, question, limit, self.calendar(question.dates.last_year))

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
        dates: Dates | None = None,
        science: bool = False,
        revealed: frozenset[str] = frozenset(),
    ) -> Programme | None:
        """The cheapest of ship and missing advancements together; `rockets` limits what may be used at all."""
        kinds = self.all_rockets if rockets is None else rockets
        limit = self.all_money if most_cost is None else most_cost

        renounced: list[tuple[frozenset[str], int, Plan | None]] = []

        def without(given_up: frozenset[str], limit: int) -> Plan | None:
            for less, searched, plan in renounced if self.windows else ():
                # Nobody misses what is not needed, and what cannot be done with more cannot be done with less.
                if less <= given_up and (limit <= searched if plan is None else not plan.needs & given_up):
                    return plan if plan is not None and plan.cost <= limit else None
            usable = frozenset(kind for kind in kinds if self.advancement_of.get(kind) not in given_up)
            plan = self.plan(
                mission,
                usable,
                most_years,
                capsule,
                place=place,
                without=given_up,
                most_cost=limit,
                dates=dates,
                science=science,
                revealed=revealed,
            )
            renounced.append((given_up, limit, plan))
            return plan

        plan = without(frozenset(), limit)
        if plan is None:
            return None
        best = self.programme(plan, owned)
        useful = {self.advancement_of[kind] for kind in kinds} | self.useful_for(mission)
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
        research = self.with_prerequisites(plan.needs, owned)
        return Programme(plan, research, plan.cost + self.price_of(research))

    def with_prerequisites(self, needs: frozenset[str], owned: frozenset[str]) -> frozenset[str]:
        """What is missing of these, and of what must be known before."""
        found, queue = set[str](), list(needs - owned)
        while queue:
            name = queue.pop()
            found.add(name)
            queue += [before for before in self.prerequisites[name] if before not in owned and before not in found]
        return frozenset(found)

    def departures(self, plan: Plan, dates: Dates) -> list[int]:
        """The years in which a plan is flown; empty if it is too late for it."""
        flown = [(self.maneuvers[leg.maneuver], leg.years) for leg in plan.legs]
        patient = ASTRONAUT not in plan.components
        return self.calendar(dates.last_year).departures(flown, Ending(plan.acts, plan.stay), patient, dates.launch)

    # --- from a label to a plan

    def write_down(self, question: Question, start: Label) -> Plan:
        payload, mission = start.payload, question.mission
        kind = self.missions[mission]["requires"]
        end, legs = start, list[Leg]()
        place, surveys, acts = "", 0, question.science or kind == "explorer"
        unseen = [p for p in self.missions[mission]["places"] if p not in question.revealed]
        explored = set[str]()
        while end.after is not None:
            if end.maneuver is not None:
                legs.append(self.leg(end, end.maneuver))
                explored.update(end.maneuver.explores)
            elif kind == "survey_all":
                looked_at = end.after.owed ^ end.owed
                surveys += sum(p not in explored for number, p in enumerate(unseen) if looked_at >> number & 1)
            else:
                place = end.place
                if end.mass < end.after.mass:
                    legs[-1] = replace(legs[-1], collects=self.samples[place])
            end = end.after
        if kind in ("survey", "survey_all", "galileo") and end.place not in self.missions[mission]["places"]:
            acts = True
            place, is_drift = self.seen_at_last(unseen, end.place)
            surveys += kind == "galileo" or (kind == "survey" and not is_drift)
        if question.science:
            legs[-1] = replace(legs[-1], collects=self.samples[end.place])
        stay = 1 if kind == "station" else 0
        rockets = Counter({ION_THRUSTER: payload.thrusters})
        for leg in legs:
            rockets.update(leg.rockets)
        carried = Counter({payload.carrier: 1})
        carried[PROBE] += payload.probes
        if payload.manned:
            carried.update({ASTRONAUT: 1, self.supplies: start.years})
        draws = self.draws(payload, legs, start.years, surveys)
        bought = +carried + rockets
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
            acts=acts,
            science=question.science,
            launch_by=self.first_year + start.standing.bit_length() - 1 if self.windows else None,
        )

    def seen_at_last(self, places: list[str], post: str) -> tuple[str, bool]:
        """The place that is seen from where a way ends, and whether the ship is carried past it."""
        for place in places:
            if post in self.drifts.get(place, ()):
                return place, True
        return next(place for place in places if post in self.posts[place]), False

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

    def draws(self, payload: Payload, legs: list[Leg], years: int, surveys: int) -> Counter[str]:
        draws = Counter[str]()
        for leg in legs:
            maneuver = self.maneuvers[leg.maneuver]
            for kind, number in leg.rockets.items():
                draws[self.advancement_of[kind]] += number
            draws[self.advancement_of[ION_THRUSTER]] += leg.thrusters
            draws[LANDING] += maneuver.landing
            draws[RE_ENTRY] += maneuver.entry and payload.capsule
            draws[AEROBRAKING] += maneuver.aerobraking
        draws[LIFE_SUPPORT] += years if payload.manned else 0
        draws[SURVEYING] += surveys
        draws[RENDEZVOUS] += payload.carrier == EXPLORER
        return +draws
