"""The same search with Outer Planets: alignments, giants that harm who passes them, and more kinds of missions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import reduce
from math import inf
from operator import or_

from cosmodrome.games.leaving_earth.engine.rules.timing import last_arrival
from cosmodrome.games.leaving_earth.navigation.course_search import (
    PER_YEAR,
    CourseSearch,
    Departure,
    Front,
    Label,
    risk,
)
from cosmodrome.games.leaving_earth.navigation.flyby_hazards import FlybyHazards
from cosmodrome.games.leaving_earth.navigation.map_facts import MapFacts, bits_of
from cosmodrome.games.leaving_earth.navigation.model import REACH, Burn, Course, Goal, Hop, Odds, Ship, Way
from cosmodrome.games.leaving_earth.navigation.useful_years import Years
from cosmodrome.games.leaving_earth.vocabulary import (
    EXPLORER_MISSION,
    GALILEO_MISSION,
    SAMPLE_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
)

FURTHER = 3  # times the labels of other searches


class DatedCourseSearch(CourseSearch):
    """Outer Planets: some ways are open in certain years only, giants harm who passes them, missions want more.

    Who has nobody to feed waits where no automatic maneuver starts, and as long as the almanac says.
    """

    def __init__(self, facts: MapFacts, ship: Ship, goal: Goal, odds: Odds, most_years: int, start: int) -> None:
        super().__init__(facts, ship, goal, odds, most_years)
        assert facts.almanac is not None
        self.start = start
        self.almanac = facts.almanac
        self.last_arrival = last_arrival(most_years, facts.setting.later_rules)
        self.braking = self.risk_of(int(facts.setting.aerobraking))
        self.separating = self.risk_of(int(facts.setting.rendezvous))
        self.is_survey = goal.kind in (SURVEY_MISSION, SURVEY_ALL_MISSION)
        self.needs_all = goal.kind == SURVEY_ALL_MISSION
        self.turns_back = self.comes_home and not (goal.kind == SAMPLE_MISSION and ship.has_scientist)
        self.is_burning = False
        self.perils = FlybyHazards(facts, ship, goal.kind, odds)
        self.risks = {place: risk(self.perils.once(place)) for place in facts.perilous}
        goals = self.destinations()
        self.hopes = [self.almanac.towards(views) for _, views in goals]
        self.homeward = self.in_time(1 << self.earth, None)
        back = self.homeward if self.turns_back else None
        self.onward = [(goal, self.in_time(views, back)) for goal, views in goals if goal]

    def run(self, burn: Burn | None, labels: int) -> Course | None:
        """There is further to go."""
        return super().run(burn, FURTHER * labels)

    # --- the calendar

    def destinations(self) -> list[tuple[int, int]]:
        """Goals to all of which the course leads, and the places of which one must be come to for each; a bit each.

        A course to anywhere has no goal, but planets that it may have to wait for.
        """
        if self.goal.kind == REACH and not self.goal.places:
            return [(0, 1 << way.goal) for way in self.facts.by_number.values() if way.aligned >= 0]
        if not self.is_survey and self.goal.kind != GALILEO_MISSION:
            return [(self.goal.places, self.goal.places)]
        places = range(len(self.facts.posts))
        goals = [1 << place for place in places if self.goal.places >> place & 1]
        views = [
            goal | bits_of(p for p in places if (self.facts.posts[p] | self.facts.drifts[p]) & goal) for goal in goals
        ]
        if self.needs_all:
            return list(zip(goals, views, strict=True))
        return [(self.goal.places, reduce(or_, views, 0))]

    def in_time(self, places: int, back: Years | None) -> Years:
        """Where to be in which years to come to one of these places, and back from there if that is wanted."""
        last = self.start + self.most_years
        years = back or ((4 << last) - 1,) * len(self.facts.posts)
        ends = tuple(each * (places >> place & 1) for place, each in enumerate(years))
        return self.almanac.in_time(ends, last, not self.ship.crew, self.ship.thrusters > 0)

    def is_in_time(self, place: int, touched: int, years: int) -> bool:
        year = self.start + years
        if self.turns_back and touched:
            return self.homeward[place] >> year & 1 == 1
        seen = touched if self.is_survey else 0
        if seen and not self.needs_all:
            return True
        return all(possible[place] >> year & 1 for goal, possible in self.onward if goal & ~seen)

    def fly(self, label: Label, way: Way, burn: Burn | None) -> None:
        self.is_burning = burn is not None
        super().fly(label, way, burn)

    def leave(self, label: Label, departure: Departure) -> None:
        """At once, or when it is worth it."""
        if label.years > self.most_years:
            return
        years = departure.years
        for wait in self.waits(label, departure.way, years):
            ready = self.ship.thrusters if wait and years else departure.thrusters
            more = wait * PER_YEAR + self.staying(label.place) * wait
            self.fire(label, departure._replace(hazard=departure.hazard + more, thrusters=ready, wait=wait))

    def waits(self, label: Label, way: Way, years: int) -> list[int]:
        now = self.start + label.years
        found = [0] if way.aligned >> now & 1 else []
        cannot_wait = self.is_burning or self.ship.crew or label.place in self.facts.restless
        if cannot_wait or (self.comes_home and label.touched):
            return found
        later = self.most_years - label.years
        for hope in self.hopes:
            good = hope[way.goal] >> years & way.aligned & (1 << now + later + 1) - 1
            good = good >> now if way.goal in self.facts.restless or way.aligned >= 0 else good >> now & 1
            while good:
                wait = (good & -good).bit_length() - 1
                if wait not in found:
                    found.append(wait)
                good = good & good - 1 if self.needs_all else 0
        return found

    def is_beaten(self, label: Label, fronts: dict[Front, int]) -> bool:
        """Where nobody can wait, every year is a case of its own."""
        if label.place not in self.facts.restless:
            return super().is_beaten(label, fronts)
        key = (label.place, label.touched, label.rockets, label.years)
        if key in fronts:
            return True
        fronts[key] = label.years
        return False

    # --- missions

    def done_before(self) -> int:
        return 0 if self.is_survey else super().done_before()

    def is_possible(self) -> bool:
        ship, kind = self.ship, self.goal.kind
        if kind == GALILEO_MISSION:
            return ship.galileos > 0
        if kind == EXPLORER_MISSION:
            return ship.explorers > 0
        return super().is_possible()

    def touch(self, label: Label) -> Label:
        if not self.needs_all:
            return label if self.is_survey else super().touch(label)
        seen = self.surveyed(label, self.goal.places & ~label.touched & ~self.facts.drifts[label.place])
        if not seen:
            return label
        more = label.risk + seen.bit_count() * self.surveying
        return Label(more, label.place, label.touched | seen, label.rockets, label.years, label.before, label.hop)

    def surveyed(self, label: Label, wanted: int) -> int:
        """As many of these places as can be looked at from here."""
        seen = wanted & self.facts.posts[label.place]
        if not seen or self.surveying == inf or label.years > self.most_years or label.place == self.earth:
            return 0
        if label.place in self.facts.restless:
            while seen.bit_count() > self.ship.probes:
                seen &= seen - 1
        return seen if self.ship.works else 0

    def sees(self, way: Way) -> int:
        return bits_of(way.explores) & self.goal.places if self.is_survey else 0

    def end_risk(self, label: Label) -> float | None:
        kind, places, in_time = self.goal.kind, self.goal.places, label.years <= self.most_years
        is_there = bool(places >> label.place & 1)
        if self.is_survey:
            return self.end_of_survey(label)
        if kind == GALILEO_MISSION:
            can_survey = in_time and label.place != self.earth and self.surveying < inf
            return self.surveying if can_survey and self.facts.posts[label.place] & places else None
        if kind == EXPLORER_MISSION:
            is_alone = self.ship.fixed + self.ship.thrusters + sum(label.rockets) < 2
            return self.separating if is_there and in_time and not is_alone and self.separating < inf else None
        if kind == SAMPLE_MISSION and self.ship.has_scientist:
            return 0.0 if in_time and (is_there or label.touched) else None
        return super().end_risk(label)

    def end_of_survey(self, label: Label) -> float | None:
        places, in_time = self.goal.places, label.years <= self.most_years
        seen = label.touched | (self.facts.drifts[label.place] & places if in_time else 0)
        if not self.needs_all and seen:
            return 0.0
        surveyed = self.surveyed(label, places & ~seen)
        if self.needs_all:
            if seen | surveyed != places:
                return None
            return surveyed.bit_count() * self.surveying if surveyed else 0.0
        return self.surveying if surveyed else None

    # --- perils

    def hazard(self, way: Way) -> float:
        total = super().hazard(way) + (self.braking if way.aerobraking else 0.0)
        for place in way.explores:
            if not (self.is_survey and self.goal.places >> place & 1):
                total += self.risks.get(place, 0.0)
        return total

    def staying(self, place: int) -> float:
        """What a year in a place may cost."""
        return self.risks.get(int(self.facts.setting.year_end[place]), 0.0)

    def fire(self, label: Label, departure: Departure) -> None:
        """Who arrives with the New Year faces at once what the place does at the end of a year."""
        if departure.years:
            departure = departure._replace(hazard=departure.hazard + self.staying(departure.way.goal))
        super().fire(label, departure)

    # --- the course

    def write_down(self, label: Label) -> Course:
        course = super().write_down(label)
        draws, faced = Counter(dict(course.draws)), Counter[int]()
        for hop in course.hops:
            way = self.facts.by_number[hop.maneuver]
            draws[int(self.facts.setting.aerobraking)] += way.aerobraking
            faced.update(self.faced(hop, way))
        return replace(course, draws=tuple((+draws).items()), luck=course.luck * self.perils.all_of(faced))

    def faced(self, hop: Hop, way: Way) -> list[int]:
        """The places that may harm: those beside the way, and where years end."""
        year_end = self.facts.setting.year_end
        beside = [place for place in way.explores if not (self.is_survey and self.goal.places >> place & 1)]
        return beside + [int(year_end[way.start])] * hop.wait + [int(year_end[way.goal])] * (hop.years > 0)

    def add_deed(self, draws: Counter[int], label: Label) -> None:
        setting = self.facts.setting
        if self.goal.kind == EXPLORER_MISSION:
            draws[int(setting.rendezvous)] += 1
        elif self.goal.kind == GALILEO_MISSION:
            draws[int(setting.surveying)] += 1
        elif self.is_survey:
            draws[int(setting.surveying)] += self.surveys(label)

    def surveys(self, label: Label) -> int:
        """How many surveys the course takes, here and on the way."""
        places = self.goal.places
        if not self.needs_all:
            return int(not label.touched and not self.facts.drifts[label.place] & places)
        explored = self.facts.drifts[label.place]
        back: Label | None = label
        while back is not None and back.hop is not None:
            explored |= self.sees(self.facts.by_number[back.hop.maneuver])
            back = back.before
        return (places & ~explored).bit_count()
