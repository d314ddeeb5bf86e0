"""Forecasts what rivals are about to complete, as far as a seat can know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart

if TYPE_CHECKING:
    from cosmodrome.games.leaving_earth.bots.agency.agency_model import AgencyModel

GUESSED = (0.5, 0.4, 0.3)  # that a rival goes on as it would itself, and gets there: with its next mission, and so on
RIVALS_SHARE = 0.4  # of the time until a deadline

Threats = dict[int, list[tuple[int, float]]]  # by mission: in how many years it is done, and how likely


class RivalForecast(AgencyPart):
    """Forecasts the missions of all other agencies."""

    def __init__(self, knowledge: AgencyKnowledge, rival: Callable[[int], AgencyModel], missions: int) -> None:
        super().__init__(knowledge)
        self.rival = rival
        self.missions = missions  # that are guessed of each rival

    @cached_property
    def threats(self) -> list[Threats]:
        """Return the forecast of each rival, without what is not found before the deadline."""
        found = []
        with self.archive.limited(self.archive.deadline.part(RIVALS_SHARE)):
            for seat in range(int(self.s.players)):
                if seat != self.seat:
                    found.append(self.intentions(self.rival(seat)))
        return found

    def intentions(self, rival: AgencyModel) -> Threats:
        """Return what a rival's ships in space may complete, and what this agency would plan in its place."""
        found: Threats = {}
        for _, mission, years, chance in rival.flights.arrivals():
            found.setdefault(mission, []).append((years, chance))
        missions, free, spent = rival.choice.sought, Counter(rival.assets.stock), 0
        for chance in GUESSED[: self.missions]:
            project = rival.projects.best_project(missions, free)
            if project is None:
                break
            spent += project.cost
            saving = max(0, -(-(spent - rival.money) // int(self.setting.funding)))
            found.setdefault(project.mission, []).append((saving + project.plan.years, chance))
            free -= Counter(project.parts)
            missions = [m for m in missions if m != project.mission]
        return found
