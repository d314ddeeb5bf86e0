"""Applies a personality to decisions: which risks an agency takes, and how much it considers its rivals."""

from __future__ import annotations

from functools import cached_property

from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart
from cosmodrome.games.leaving_earth.bots.agency.rivals import RivalForecast
from cosmodrome.games.leaving_earth.bots.personality import Personality


class Attitude(AgencyPart):
    """The personality of an agency, applied to its situation."""

    def __init__(
        self, temper: Personality, knowledge: AgencyKnowledge, assets: AgencyAssets, rivals: RivalForecast
    ) -> None:
        super().__init__(knowledge)
        self.temper = temper
        self.assets = assets
        self.rivals = rivals

    def beaten_to(self, mission: int, years: int) -> float:
        """Return the chance that a rival completes a mission within so many years, as far as it is considered."""
        if not self.temper.rivalry or not self.has_rivals:
            return 0.0
        threats = (chance for rival in self.rivals.threats for soon, chance in rival.get(mission, ()) if soon <= years)
        return self.temper.rivalry * max(threats, default=0.0)

    def may_risk(self, crew: int) -> bool:
        return not crew or self.at_stake + crew <= self.temper.most_dead

    @cached_property
    def at_stake(self) -> int:
        """Return the number of astronauts who are dead or in space."""
        aloft = (craft for craft in self.assets.fleet() if not self.assets.is_on_earth(craft))
        return int(self.s.dead(self.seat)) + sum(int(self.s.crew(self.seat, craft)) for craft in aloft)

    @property
    def has_rivals(self) -> bool:
        return bool(self.s.players > 1 and not self.setting.team)

    @property
    def caution(self) -> float:
        return self.temper.racing if self.has_rivals else self.temper.caution

    @property
    def is_patient(self) -> bool:
        return self.temper.patient or not self.has_rivals

    def is_ready(self, crew: int, readiness: float) -> bool:
        """Return whether enough has been tested for the crew to board."""
        return not crew or 1 - readiness <= self.temper.most_risk
