"""Hazards of passing or staying near giant planets and their rings: illness, radiation in probes, debris."""

from __future__ import annotations

from collections import Counter
from math import prod

from cosmodrome.games.leaving_earth.navigation.map_facts import MapFacts
from cosmodrome.games.leaving_earth.navigation.model import Odds, Ship
from cosmodrome.games.leaving_earth.vocabulary import EXPLORER_MISSION, GALILEO_MISSION, HABITAT_MISSION


class FlybyHazards:
    """The hazards for one ship on one kind of mission. Places without known perils count as safe."""

    def __init__(self, facts: MapFacts, ship: Ship, kind: int, odds: Odds) -> None:
        self.setting = facts.setting
        self.ship = ship
        self.kind = kind
        self.faces = {
            place: [(likely, self.unscathed(face)) for face, likely in faces]
            for place, faces in zip(facts.perilous, odds.perils, strict=False)
        }

    def once(self, place: int) -> float:
        """The chance to come away unscathed."""
        return self.often(place, 1)

    def often(self, place: int, times: int) -> float:
        """The face of a place stays the same."""
        if place not in self.faces:
            return 1.0
        return float(sum(likely * chance**times for likely, chance in self.faces[place]))

    def all_of(self, faced: Counter[int]) -> float:
        """Of several places, each so often."""
        return prod(self.often(place, times) for place, times in faced.items())

    def unscathed(self, face: int) -> float:
        """That nobody is made ill and that nothing is damaged that the mission needs."""
        setting, ship, die = self.setting, self.ship, int(self.setting.die)
        chance = 1 - int(setting.face_debris[face]) / die
        if ship.crew:
            shelter = int(setting.face_shieldable[face] and ship.sheltered)
            chance *= max(0.0, 1 - max(int(setting.face_sickness[face]) - shelter, 0) / die)
        return chance * self.intact(int(setting.face_component_radiation[face]))

    def intact(self, level: int) -> float:
        """That a probe goes on working, or with people aboard all capsules."""
        setting, ship, die = self.setting, self.ship, int(self.setting.die)
        if not level or not ship.probes or self.kind in (EXPLORER_MISSION, HABITAT_MISSION):
            return 1.0
        hit = min(level / die, 1.0)
        if ship.crew:
            return float((1 - hit) ** ship.capsules)
        hit_behind_shield = min(max(level - int(setting.hardness[setting.galileo]), 0) / die, 1.0)
        others = 0 if self.kind == GALILEO_MISSION else ship.probes - ship.galileos
        return float(1 - hit**others * hit_behind_shield**ship.galileos)
