"""Lists the ships that can complete a mission, from the cheapest on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.bots.agency.plan_cache import MissionVariant, last_launch
from cosmodrome.games.leaving_earth.navigation import Ship
from cosmodrome.games.leaving_earth.ship_design import ASTRONAUT, Plan, Programme
from cosmodrome.games.leaving_earth.vocabulary import (
    LIFE_MISSION,
    LIFE_SURVEY_MISSION,
    MECHANIC,
    PERSON,
    PILOT,
    SAMPLE_MISSION,
    SCIENTIST,
    STATION_MISSION,
    SURVEY_ALL_MISSION,
)

LIMITS = (20, 17, 15, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)  # years of flights that are designed


class ShipOptions(AgencyPart):
    """Lists designs for the missions of one agency."""

    def parts_of(self, plan: Plan, free: Counter[int]) -> Counter[int]:
        """Return the items of a ship. Astronauts on Earth are used first, then the skill that helps most is hired."""
        parts = Counter({self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT})
        crew = plan.components.get(ASTRONAUT, 0)
        if plan.science or plan.skill == ids.SKILLS[SCIENTIST]:
            parts[PERSON + SCIENTIST] = crew
            return parts
        best = MECHANIC if plan.draws.get("life_support") else PILOT
        skills = sorted(range(int(self.setting.skills)), key=lambda skill: (skill != best, skill))
        for skill in skills:
            hired = min(crew, free[PERSON + skill])
            if hired:
                parts[PERSON + skill] = hired
                crew -= hired
        if crew:
            parts[PERSON + best] += crew
        return parts

    def variants(self, mission: int) -> Iterator[MissionVariant]:
        """Return the ways in which a mission can be completed."""
        catalogue = self.archive.designer.catalogue
        name = ids.MISSIONS[mission]
        kind = self.setting.mission_requires[mission]
        if kind == LIFE_MISSION:
            for place in catalogue.places_of(name):
                if self.knowledge.has_life(ids.LOCATIONS.index(place)):
                    yield MissionVariant(name, place=place)
            return
        if kind == LIFE_SURVEY_MISSION:
            for place in catalogue.places_of(name):
                if not self.knowledge.revealed >> ids.LOCATIONS.index(place) & 1:
                    yield MissionVariant(name, place=place)
            return
        if not any(self.knowledge.odds.harmless[ids.LOCATIONS.index(place)] for place in catalogue.places_of(name)):
            return
        if kind == SURVEY_ALL_MISSION:
            places = catalogue.places_of(name)
            yield MissionVariant(
                name, revealed=frozenset(p for p in places if self.knowledge.revealed >> ids.LOCATIONS.index(p) & 1)
            )
            return
        yield MissionVariant(name)
        if kind == STATION_MISSION:
            yield MissionVariant(name, "vostok")  # which can come home
        elif kind == SAMPLE_MISSION and self.setting.skills > SCIENTIST and not self.setting.has_stations:
            yield MissionVariant(name, science=True)

    def programmes(self, mission: int) -> Iterator[Programme]:
        """Return programmes that can complete a mission in the remaining years, if the money is saved from now on."""
        for variant in self.variants(mission) if self.knowledge.can_plan(mission) else ():
            yield from self.undated(variant) if self.facts.almanac is None else self.dated(variant)

    def cheapest(self, mission: int) -> Iterator[Programme]:
        """Return the cheapest ship for each way to complete a mission."""
        for variant in self.variants(mission):
            programme = next(self.undated(variant) if self.facts.almanac is None else self.dated(variant), None)
            if programme is not None:
                yield programme

    def undated(self, variant: MissionVariant) -> Iterator[Programme]:
        """Return ships from the cheapest on to quicker ones, until one can be paid for in time."""
        longest = self.years_left
        for limit in LIMITS:
            if limit > longest:
                continue
            programme = self.archive.programme(variant, self.knowledge.owned, limit)
            if programme is None:
                return
            yield programme
            if programme.plan.years + self.years_of_saving(programme) + 2 <= self.years_left:
                return
            longest = programme.plan.years - 1

    def dated(self, variant: MissionVariant) -> Iterator[Programme]:
        """Return ships from the cheapest on that can be launched later."""
        year = launch = int(self.s.year)
        while launch <= self.setting.last_year:
            programme = self.archive.dated_programme(variant, self.knowledge.owned, launch)
            if programme is None:
                return
            yield programme
            paid = year + self.years_of_saving(programme)
            if paid + 2 <= last_launch(programme):
                return
            launch = max(last_launch(programme) + 1, paid)  # what can be launched later is no cheaper

    def years_of_saving(self, programme: Programme) -> int:
        return max(0, programme.cost - self.money) // int(self.setting.funding)

    def most_wanted(self, advancements: Iterable[int]) -> int:
        """Return the advancement with the most points of missions that need it, times its outcome cards."""
        found = Counter[int]()
        for mission in self.knowledge.open_missions:
            programme = min(self.cheapest(mission), key=Programme.rank, default=None)
            if programme is not None:
                for name in programme.research:
                    found[self.archive.advancements[name]] += int(self.setting.mission_points[mission])
        outcomes = self.setting.research_outcomes
        return max(advancements, key=lambda a: (found[a] * int(outcomes[a]), -a))

    def ship_of(self, plan: Plan) -> Ship:
        """Return the ship of a plan as it stands on Earth."""
        count = {self.archive.kinds[name]: n for name, n in plan.components.items() if name != ASTRONAUT}
        return self.facts.imagine(count, plan.components.get(ASTRONAUT, 0), plan.science)
