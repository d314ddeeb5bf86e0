"""Test flights: a bare rocket, an empty capsule, a thruster on its own."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.leaving_earth.bots.agency.agency_assets import AgencyAssets
from cosmodrome.games.leaving_earth.bots.agency.agency_knowledge import AgencyKnowledge
from cosmodrome.games.leaving_earth.bots.agency.agency_part import AgencyPart


class TrialFlights(AgencyPart):
    """Finds the cheapest test of an advancement."""

    def __init__(self, knowledge: AgencyKnowledge, assets: AgencyAssets) -> None:
        super().__init__(knowledge)
        self.assets = assets

    def trial(self, advancement: str) -> tuple[Counter[int], int, int]:
        """Return the items and the maneuver (-1: any) of a test of an advancement, and its cost per card."""
        nothing = Counter[int](), -1, 0
        number = self.archive.advancements[advancement]
        up = self.archive.ways["earth__suborbital"].number
        rocket = self.archive.rocket_of.get(number)
        if rocket is not None:
            return Counter({rocket: 1}), up, self.knowledge.price(rocket)
        if number == self.setting.landing:
            return self.landing_trial(up)
        if number in (self.setting.re_entry, self.setting.life_support):
            return self.capsule_trial(number == self.setting.life_support)
        if number == self.setting.needs[self.facts.thruster]:
            return self.thruster_trial()
        return nothing

    def thruster_trial(self) -> tuple[Counter[int], int, int]:
        """Tests a thruster alone, which flies to and fro between Earth and the Moon."""
        catalogue, owned = self.archive.designer.catalogue, self.knowledge.owned
        rockets = frozenset(r.id for r in catalogue.rockets if catalogue.advancement_of[r.id] in owned)
        plan = None if self.assets.has_test_thruster else self.archive.satellite(rockets)
        if plan is None:
            return Counter(), -1, 0
        parts = Counter({self.archive.kinds[name]: n for name, n in plan.rockets.items()})
        parts[self.facts.thruster] += 1
        price = sum(self.knowledge.price(item) * n for item, n in parts.items())
        return parts, -1, price

    def landing_trial(self, up: int) -> tuple[Counter[int], int, int]:
        """Tests Landing with something small that falls back to Earth."""
        setting, facts = self.setting, self.facts
        probe = self.archive.kinds["probe"]
        best: tuple[int, Counter[int]] | None = None
        for kind, needs in zip(facts.rockets, facts.needs, strict=True):
            if not self.knowledge.knows(needs):
                continue
            per_unit = int(setting.thrust[kind]) - 3 * int(setting.mass[kind])
            number = -(-3 * int(setting.mass[probe]) // per_unit)
            cost = number * self.knowledge.price(kind)
            if best is None or cost < best[0]:
                best = cost, Counter({kind: number, probe: 1})
        if best is None:
            return Counter(), -1, 0
        return best[1], up, best[0] + 1

    def capsule_trial(self, stays: bool) -> tuple[Counter[int], int, int]:
        """Tests an empty capsule in Earth Orbit, where it stays for the new year or returns at once."""
        nothing = Counter[int](), -1, 0
        if stays and self.assets.has_capsule_in_orbit:
            return nothing
        setting, owned = self.setting, self.knowledge.owned
        catalogue = self.archive.designer.catalogue
        rockets = frozenset(r.id for r in catalogue.rockets if catalogue.advancement_of[r.id] in owned)
        best: tuple[int, Counter[int]] | None = None
        for capsule in catalogue.capsules:
            if capsule.needs not in owned or not (stays or capsule.heat_shield):
                continue
            plan = self.archive.satellite(rockets, capsule.id)
            if plan is None:
                continue
            parts = Counter({self.archive.kinds[name]: n for name, n in plan.components.items()})
            if len(plan.legs) == 1:
                leg = plan.legs[0]
                thrust = sum(int(setting.thrust[self.archive.kinds[name]]) * n for name, n in leg.rockets.items())
                if leg.difficulty * (leg.mass + capsule.mass) <= thrust:
                    parts[self.archive.kinds[capsule.id]] += 1
            if best is None or plan.cost < best[0]:
                best = plan.cost, parts
        if best is None:
            return nothing
        return best[1], -1, best[0] // 2 if stays else best[0] - 2

    def price_of_test(self, advancement: str) -> int:
        kind = self.archive.rocket_of.get(self.archive.advancements[advancement])
        return 15 if kind is None else int(self.setting.price[kind])
