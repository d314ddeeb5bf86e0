"""A planner with a temper: it minds its rivals, spares its astronauts, and thinks of several missions at once.

With the least of all this it plays like somebody who has just learned the game.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from itertools import islice

from cosmodrome.games.leaving_earth.bots import trade_value
from cosmodrome.games.leaving_earth.bots.agency_model import PlanCache
from cosmodrome.games.leaving_earth.bots.mission_choice import Planner, Project
from cosmodrome.games.leaving_earth.bots.mission_sequences import Campaign
from cosmodrome.games.leaving_earth.bots.personality import Personality
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth

GUESSED = (0.5, 0.4, 0.3)  # that a rival goes on as it would itself, and gets there: with its next mission, and so on
RIVALS_SHARE = 0.4  # of the time until a deadline

Threats = dict[int, list[tuple[int, float]]]  # by mission: in how many years it is done, and how likely


class Strategist(Planner):
    """An agency of a certain temper."""

    def __init__(self, archive: PlanCache, s: LeavingEarth, seat: int, focus: int, temper: Personality) -> None:
        super().__init__(archive, s, seat, focus)
        self.temper = temper

    # --- what is sought

    @cached_property
    def sought(self) -> list[int]:
        missions = super().sought
        if self.temper.one_by_one and len(missions) < len(self.open_missions):
            return []
        if len(missions) <= self.temper.sight:
            return missions
        free, easiest_first = Counter(self.stock), sorted(missions, key=lambda m: (self.worth(m), m))
        worth_it = (m for m in easiest_first if self.best_project([m], free) is not None)
        return list(islice(worth_it, self.temper.sight))

    @property
    def most_projects(self) -> int:
        return 1 if self.temper.one_by_one else super().most_projects

    def next_project(self, missions: list[int], free: Counter[int]) -> Project | None:
        """With a calendar of planets a plan of several missions would take too long to work out."""
        if not self.temper.plans or self.chart.almanac is not None:
            return super().next_project(missions, free)
        return Campaign(self, missions, free, self.temper.plans).begins_with()

    # --- lives

    def may_risk(self, crew: int) -> bool:
        return not crew or self.at_stake + crew <= self.temper.most_dead

    @cached_property
    def at_stake(self) -> int:
        """The dead, and everybody who is out there."""
        aloft = (craft for craft in self.fleet() if not self.is_on_earth(craft))
        return int(self.s.dead(self.seat)) + sum(int(self.s.crew(self.seat, craft)) for craft in aloft)

    def is_ready(self, project: Project) -> bool:
        return not project.crew or 1 - self.readiness(project) <= self.temper.most_risk

    # --- rivals

    def takes_trade(self) -> bool:
        return self.temper.bargain > 0 and trade_value.is_good(self, self.temper.bargain)

    @property
    def has_rivals(self) -> bool:
        return bool(self.s.players > 1 and not self.setting.team)

    @property
    def caution(self) -> float:
        return self.temper.racing if self.has_rivals else self.temper.caution

    @property
    def is_patient(self) -> bool:
        return self.temper.patient or not self.has_rivals

    def beaten_to(self, mission: int, years: int) -> float:
        """How likely a rival completes a mission no later than in so many years, as far as it is minded."""
        if not self.temper.rivalry or not self.has_rivals:
            return 0.0
        threats = (chance for rival in self.rivals for soon, chance in rival.get(mission, ()) if soon <= years)
        return self.temper.rivalry * max(threats, default=0.0)

    @cached_property
    def rivals(self) -> list[Threats]:
        """What each of them is about to complete, as far as whoever thinks about this agency can see."""
        found = []
        with self.archive.limited(self.archive.deadline.part(RIVALS_SHARE)):
            for seat in range(int(self.s.players)):
                if seat != self.seat:
                    rival = Planner(self.archive, self.s, seat)
                    rival.eyes = self.eyes
                    found.append(self.intentions(rival))
        return found

    def intentions(self, rival: Planner) -> Threats:
        """What its ships in space may complete, and what this agency would do in its place."""
        found: Threats = {}
        for _, mission, years, chance in rival.arrivals():
            found.setdefault(mission, []).append((years, chance))
        missions, free, spent = rival.sought, Counter(rival.stock), 0
        for chance in GUESSED[: self.temper.forecast]:
            project = rival.best_project(missions, free)
            if project is None:
                break
            spent += project.cost
            saving = max(0, -(-(spent - rival.money) // int(self.setting.funding)))
            found.setdefault(project.mission, []).append((saving + project.plan.years, chance))
            free -= Counter(project.parts)
            missions = [m for m in missions if m != project.mission]
        return found
