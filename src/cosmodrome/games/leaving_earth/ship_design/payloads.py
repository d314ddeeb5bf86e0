"""Payloads: probes, capsules with crews, habitats or cargo, with ion thrusters and spares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    CARGO,
    EXPERIMENT,
    EXPLORER,
    GALILEO,
    HABITAT_PARTS,
    ION_THRUSTER,
    MANNED,
    PROBE,
    SCIENCE_MODULE,
    SPACE_HABITAT,
    Capsule,
    Catalogue,
)
from cosmodrome.games.leaving_earth.ship_design.ship_request import ShipRequest


@dataclass(frozen=True, eq=False)
class Payload:
    """What a ship carries all the way, ion thrusters included."""

    carrier: str  # what fulfils the mission: the probe, a capsule and the like
    cost: int
    mass: int
    capsule: bool = False
    heat_shield: bool = False
    manned: bool = False
    food_cost: int = 0  # for each year
    food_mass: int = 0
    thrusters: int = 0
    probes: int = 0  # besides the carrier
    copies: int = 1  # of the carrier
    lander: str = ""  # a second capsule, which is not part of the mass
    lander_mass: int = 0
    lander_shield: bool = False
    landers: int = 0
    crew: int = 0
    equipment: tuple[str, ...] = ()  # what the crew works with: parts of a habitat, or an experiment and its module

    @property
    def builds(self) -> bool:
        """Whether the ship carries the parts of a ground habitat."""
        return HABITAT_PARTS in self.equipment


class PayloadSelector:
    """Lists the payloads for a request."""

    def __init__(self, catalogue: Catalogue, request: ShipRequest, kind: str, takes_sample: bool) -> None:
        self.catalogue = catalogue
        self.request = request
        self.kind = kind  # what the mission requires
        self.takes_sample = takes_sample
        self.extra_probes = 0  # that may fly besides the first one

    def payloads(self) -> Iterator[Payload]:
        manned = self.kind in MANNED or self.request.science
        carriers: list[Payload]
        if self.kind == "habitat":
            carriers = self.habitats()
        elif manned or self.request.capsule is not None:
            manned = manned or self.takes_sample
            carriers = [self.capsule_payload(capsule, manned) for capsule in self.capsules()]
            if self.kind == EXPERIMENT:
                carriers = self.equipped(carriers, SCIENCE_MODULE, EXPERIMENT)
        else:
            carriers = self.probes()
        most = self.catalogue.usual_thrusters if ION_THRUSTER in self.request.rockets else 0
        for carrier in carriers:
            for thrusters in range(most + 1):
                # An Explorer is separated from something, which an ion thruster is, too.
                probes = 1 if carrier.carrier == EXPLORER and not thrusters else carrier.probes
                cost = carrier.cost + thrusters * self.catalogue.thruster_cost + probes * self.catalogue.cost_of[PROBE]
                mass = carrier.mass + thrusters * self.catalogue.thruster_mass + probes * self.catalogue.mass_of[PROBE]
                if self.request.spare:
                    cost += self.request.spares * self.catalogue.cost_of[self.request.spare]
                    mass += self.request.spares * self.catalogue.mass_of[self.request.spare]
                yield replace(carrier, cost=cost, mass=mass, thrusters=thrusters, probes=probes)

    def probes(self) -> list[Payload]:
        """Return payloads without a crew."""
        if self.kind == CARGO:
            return [Payload(CARGO, 0, self.request.cargo)]
        carrier = {"galileo": GALILEO, "explorer": EXPLORER}.get(self.kind, PROBE)
        if self.catalogue.advancement_of.get(carrier) in self.request.without:
            return []
        cost, mass = self.catalogue.cost_of[carrier], self.catalogue.mass_of[carrier]
        return [Payload(carrier, cost, mass, probes=number) for number in range(self.extra_probes + 1)]

    def habitats(self) -> list[Payload]:
        """Return a space habitat, which has no heat shield, or parts that a mechanic assembles on the ground."""
        request, catalogue = self.request, self.catalogue
        found = list[Payload]()
        if request.capsule in (None, SPACE_HABITAT) and catalogue.advancement_of[SPACE_HABITAT] not in request.without:
            cost, mass = catalogue.cost_of[SPACE_HABITAT], catalogue.mass_of[SPACE_HABITAT]
            found.append(Payload(SPACE_HABITAT, cost, mass, capsule=True))
        if request.thorough:
            crewed = [self.capsule_payload(capsule, True) for capsule in self.capsules()]
            found += self.equipped(crewed, HABITAT_PARTS)
        return found

    def equipped(self, crewed: list[Payload], *equipment: str) -> list[Payload]:
        """Return the payloads with the equipment of their crews; none if that needs an unused advancement."""
        catalogue = self.catalogue
        if any(catalogue.advancement_of[name] in self.request.without for name in equipment):
            return []
        cost = sum(catalogue.cost_of[name] for name in equipment)
        mass = sum(catalogue.mass_of[name] for name in equipment)
        return [replace(one, cost=one.cost + cost, mass=one.mass + mass, equipment=equipment) for one in crewed]

    def capsule_payload(self, capsule: Capsule, manned: bool) -> Payload:
        shield = capsule.heat_shield
        if not manned:
            return Payload(capsule.id, capsule.cost, capsule.mass, capsule=True, heat_shield=shield)
        crew, copies = self.request.crew, self.copies(capsule)
        cost = copies * capsule.cost + crew * self.catalogue.astronaut_cost
        units = -(-crew // self.catalogue.fed)
        food_cost, food_mass = (units * each for each in self.catalogue.food)
        mass = copies * capsule.mass
        return Payload(capsule.id, cost, mass, True, shield, True, food_cost, food_mass, copies=copies, crew=crew)

    def copies(self, capsule: Capsule) -> int:
        """Return how many capsules seat the whole crew."""
        return -(-self.request.crew // capsule.seats)

    def capsules(self) -> list[Capsule]:
        """Return the available capsules that no other one beats."""
        allowed = [
            capsule
            for capsule in self.catalogue.capsules
            if self.request.capsule in (None, capsule.id) and capsule.needs not in self.request.without
        ]
        kept: list[Capsule] = []
        need = {capsule.id: self.copies(capsule) for capsule in allowed}
        for capsule in sorted(allowed, key=lambda c: (need[c.id] * c.cost, need[c.id] * c.mass, not c.heat_shield)):
            mass = need[capsule.id] * capsule.mass
            if not any(need[o.id] * o.mass <= mass and o.heat_shield >= capsule.heat_shield for o in kept):
                kept.append(capsule)
        return kept
