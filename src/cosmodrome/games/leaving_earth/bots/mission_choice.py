"""Chooses which missions an agency considers, and which project it starts next."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import islice

from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.projects import Project, ProjectEvaluator
from cosmodrome.games.leaving_earth.bots.mission_sequences import MissionSequenceSearch
from cosmodrome.games.leaving_earth.bots.personality import Personality

LIKELY = 0.25  # from here on a ship that is under way is relied on


class MissionChoice:
    """Chooses missions and projects."""

    def __init__(self, temper: Personality, assets: AgencyAssets, projects: ProjectEvaluator) -> None:
        self.facts = projects.facts
        self.temper = temper
        self.knowledge = projects.knowledge
        self.assets = assets
        self.flights = projects.flights
        self.projects = projects

    @cached_property
    def sought(self) -> list[int]:
        """Return the missions that the personality considers and that no ship is about to complete."""
        missions = [m for m in self.knowledge.open_missions if self.flights.under_way.get(m, 0.0) < LIKELY]
        if self.temper.one_by_one and len(missions) < len(self.knowledge.open_missions):
            return []
        if len(missions) <= self.temper.sight:
            return missions
        free, easiest_first = Counter(self.assets.stock), sorted(missions, key=lambda m: (self.knowledge.worth(m), m))
        worth_it = (m for m in easiest_first if self.projects.best_project([m], free) is not None)
        return list(islice(worth_it, self.temper.sight))

    @property
    def most_projects(self) -> int:
        """Return how many projects are considered in turn if nothing can be done for the best one now."""
        return 1 if self.temper.one_by_one else 3

    def next_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        """Return the project to start. With launch windows, planning several missions would take too long."""
        if not self.temper.plans or self.facts.almanac is not None:
            return self.projects.best_project(missions, free)
        return self.sequences(missions, free).begins_with()

    def sequences(self, missions: list[int], free: Counter[int]) -> MissionSequenceSearch:
        return MissionSequenceSearch(self.projects, missions, free, self.temper.plans)
