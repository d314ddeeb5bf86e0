"""Questions for a ship, the search's answers to them written down as plans, and research weighed against ships."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from cosmodrome.games.leaving_earth.meta import QUICK_REFERENCE
from cosmodrome.games.leaving_earth.ship_design.cargo_search import ConvoySearch, Harbour
from cosmodrome.games.leaving_earth.ship_design.catalogue import ASTRONAUT, ION_THRUSTER, RENDEZVOUS, Catalogue
from cosmodrome.games.leaving_earth.ship_design.dated_ship_search import DatedSearch, TourSearch
from cosmodrome.games.leaving_earth.ship_design.docking_search import DockingSearch
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Plan, Programme
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar, Ending
from cosmodrome.games.leaving_earth.ship_design.plan_builder import write_down
from cosmodrome.games.leaving_earth.ship_design.rocket_bounds import RocketBounds
from cosmodrome.games.leaving_earth.ship_design.ship_search import (
    CHEAPEST,
    NEVER,
    Convoy,
    Dates,
    Question,
    Search,
    SearchLimit,
)
from cosmodrome.games.leaving_earth.ship_design.stages import Stage, Strong

NEVER_DOCKS = ("survey_all", "explorer")  # searched in their own ways


@dataclass(frozen=True)
class Answer:
    """The best ship for a launch in some year or later, as far as it was looked for up to a cost."""

    launch: int
    most_cost: int
    plan: Plan | None
    launch_by: int | None  # the last year in which it can start, if years were asked for

    def holds(self, launch: int, most_cost: int, goal: str) -> bool:
        """Also for a later launch: what can still be launched then is the best of fewer ships."""
        if launch < self.launch:
            return False
        if self.plan is None:
            return most_cost <= self.most_cost
        if goal != CHEAPEST and not self.plan.cost <= most_cost <= self.most_cost:
            return False  # with more money it might be better, and with less there may be another one
        return self.launch_by is None or launch <= self.launch_by


class Designer(Catalogue):
    """Answers which ship to build; keeps its tables, so that a second question is answered sooner than the first."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str] = (), edition: str = QUICK_REFERENCE) -> None:
        super().__init__(data, played, edition)
        self.stages: dict[Strong, Stage] = {}
        self.yards: dict[frozenset[str], RocketBounds] = {}
        self.answers: dict[Question, list[Answer]] = {}  # for whichever launch
        self.calendars: dict[int, Calendar] = {}
        self.harbour: Harbour = {}
        self.patience: SearchLimit | None = None  # whoever waits for an answer may set a limit

    def yard(self, rockets: frozenset[str]) -> RocketBounds:
        kinds = rockets - {ION_THRUSTER}
        found = self.yards.get(kinds)
        if found is None:
            found = self.yards[kinds] = RocketBounds(self, kinds, self.stages)
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
        goal: str = CHEAPEST,
        crew: int = 1,
        docking: bool = False,
        dated: bool = False,
        spare: str = "",
        spares: int = 0,
        convoy: Convoy | None = None,
        thorough: bool = False,
    ) -> Plan | None:
        """The cheapest ship, then the quickest, then the lightest; None if these rockets cannot do it.

        `capsule` names the one to fly; on a mission for probes it takes the probe's place (manned where the ship comes
        home). `place` picks one of several places; `without` names advancements that the plan must not need. Ships
        dearer than `most_cost`, or else than all the funding of a game, are not looked for. Where planets must be
        aligned, `dates` are those of the whole game if nobody says otherwise. With `science` a scientist goes where the
        sample is and need not come home; `revealed` places need not be surveyed again. Another `goal` puts
        years or mass before cost; `crew` flies where anybody does. With `docking` the ship may be taken apart in space.
        A `spare` rocket, or several, is carried all the way; such a ship stays together. With a `convoy` only plans are
        looked for that have a cargo ship. `thorough`: a crew may bring a habitat in parts and put it together, and
        need not wait in a station where it arrives at New Year; bots do not plan so.
        The end of the game is kept to the year if the question is `dated`, or if planets must be aligned.
        """
        places = self.places_of(mission)
        if strange := rockets - self.all_rockets:
            known = ", ".join(sorted(self.all_rockets))
            raise ValueError(f"no rockets: {', '.join(sorted(strange))}; there are {known}")
        if capsule is not None and capsule not in (names := [c.id for c in self.capsules]):
            raise ValueError(f"no capsule {capsule!r}; there are {', '.join(names)}")
        if place is not None and place not in places:
            raise ValueError(f"{mission} is not about {place!r}, but about {', '.join(places)}")
        docking = docking and RENDEZVOUS not in without and self.missions[mission]["requires"] not in NEVER_DOCKS
        years, limit, dates = self.limits(most_years, most_cost, dates, docking or dated)
        question = Question(
            mission,
            rockets,
            without,
            years,
            capsule,
            place,
            science,
            revealed,
            dates,
            goal,
            crew=crew,
            docking=docking and not spare,
            spare=spare,
            spares=spares,
            convoy=convoy if docking and not spare else None,
            thorough=thorough,
        )
        return self.answer(question, limit)

    def haul(
        self,
        cargo: int,
        start: str,
        place: str,
        rockets: frozenset[str],
        most_years: int | None = None,
        *,
        without: frozenset[str] = frozenset(),
        most_cost: int | None = None,
        dates: Dates | None = None,
        goal: str = CHEAPEST,
        docking: bool = False,
        dated: bool = False,
        convoy: Convoy | None = None,
    ) -> Plan | None:
        """The best rockets to bring so much mass from one place to another; they alone are paid for."""
        for name in (start, place):
            if name not in self.arrivals:
                raise ValueError(f"no way leads to {name!r}; there are {', '.join(self.arrivals)}")
        docking = docking and RENDEZVOUS not in without
        years, limit, dates = self.limits(most_years, most_cost, dates, docking or dated)
        question = Question(
            "", rockets, without, years, None, place, False, frozenset(), dates, goal, start, cargo, docking=docking
        )
        return self.answer(replace(question, convoy=convoy if docking else None), limit)

    def limits(self, years: int | None, cost: int | None, dates: Dates | None, dated: bool) -> tuple[int, int, Dates]:
        """Those that are given, or else those of the whole game."""
        if not self.windows and not dated:
            dates, longest = NEVER, self.all_years
        else:
            dates, longest = dates or Dates(self.first_year, self.last_year), self.all_years + self.late_arrivals
        return longest if years is None else years, self.all_money if cost is None else cost, dates

    def answer(self, question: Question, limit: int) -> Plan | None:
        """From memory, if the same was asked before."""
        dates = question.dates
        before = self.answers.setdefault(replace(question, dates=Dates(0, dates.last_year)), [])
        answer = next((one for one in before if one.holds(dates.launch, limit, question.goal)), None)
        if answer is None:
            search = self.search(question, limit)
            search.patience = self.patience
            label = search.run()
            if label is None:
                answer = Answer(dates.launch, limit, None, None)
            else:
                last = None if dates == NEVER else self.first_year + label.standing.bit_length() - 1
                answer = Answer(dates.launch, limit, write_down(self, question, label), last)
            before.append(answer)
        plan = answer.plan
        return plan if plan is not None and plan.cost <= limit else None

    def search(self, question: Question, limit: int) -> Search:
        yard = self.yard(question.rockets)
        if question.convoy is not None:
            return ConvoySearch(self, yard, question, limit, self.calendar(question.dates.last_year), self.harbour)
        if question.docking:
            return DockingSearch(self, yard, question, limit, self.calendar(question.dates.last_year))
        if question.dates == NEVER:
            return Search(self, yard, question, limit)
        is_tour = not question.cargo and self.missions[question.mission]["requires"] == "survey_all"
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

    def departures(self, plan: Plan, dates: Dates, freight_comes: int | None = None) -> list[int]:
        """The years in which a plan is flown; empty if it is too late for it. A cargo ship comes in some year."""
        flown = [(self.maneuvers[leg.maneuver], leg.years) for leg in plan.legs]
        patient = ASTRONAUT not in plan.components
        met = None if plan.freight is None or freight_comes is None else (plan.freight.leg, freight_comes)
        calendar = self.calendar(dates.last_year)
        return calendar.departures(flown, Ending(plan.acts, plan.stay), patient, dates.launch, met)

    def convoy(self, plan: Plan, dates: Dates, ahead_from: int) -> tuple[list[int], list[int]]:
        """The same with a cargo ship, and the years of that one: it can leave from a year on, and does so late."""
        assert plan.freight is not None
        flown = [(self.maneuvers[leg.maneuver], leg.years) for leg in plan.freight.legs]
        calendar = self.calendar(dates.last_year)
        soonest = calendar.departures(flown, Ending(), True, ahead_from)
        found = self.departures(plan, dates, soonest[-1] + flown[-1][1]) if soonest else []
        if not found:
            return [], []
        leg = plan.freight.leg
        met = found[leg] if leg < len(found) else found[-1] + plan.legs[-1].years
        return found, calendar.last_departures(flown, met)
