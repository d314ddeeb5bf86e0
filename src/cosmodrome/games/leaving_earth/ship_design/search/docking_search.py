"""The search for a ship that may be taken apart and put together in space, at the price of Rendezvous draws.

On the way parts can be left behind forever, or parked and later met again by a lander that goes on alone.
A second capsule can be the lander, so that the one with the heat shield need not go all the way. Ion thrusters stay
together, and at most two things are parked at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, inf
from typing import TYPE_CHECKING, Any, NamedTuple

from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    EARTH,
    EARTH_ORBIT,
    PROBE,
    SUBORBITAL,
    Maneuver,
)
from cosmodrome.games.leaving_earth.ship_design.launch_windows import Calendar
from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
from cosmodrome.games.leaving_earth.ship_design.search.dated_ship_search import DatedShipSearch
from cosmodrome.games.leaving_earth.ship_design.search.pareto_fronts import VectorFront
from cosmodrome.games.leaving_earth.ship_design.search.rocket_bounds import RouteChart
from cosmodrome.games.leaving_earth.ship_design.search.search_problem import SearchProblem
from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Handling, Label
from cosmodrome.games.leaving_earth.ship_design.ship_request import CHEAPEST, LIGHTEST

if TYPE_CHECKING:
    from cosmodrome.games.leaving_earth.ship_design.search.cargo_search import Freighter

CARRIER, THRUSTERS, LANDER = 1, 2, 4  # what is aboard besides rockets and supplies, a bit each
MOST_PARKED = 2
SEPARATE, DOCK, DROP, FETCH = "separate", "dock", "drop", "fetch"


class Parked(NamedTuple):
    """Parts that wait at a location for the rest of the ship."""

    place: str
    mass: int
    aboard: int


@dataclass(slots=True, eq=False)
class Assembly(Label):
    """A ship that can do the rest of the mission together with what is parked for it."""

    aboard: int = CARRIER
    parked: tuple[Parked, ...] = ()
    rendezvous: int = 0  # draws from here on
    sent: int = 0  # the bits that come by a cargo ship
    freighter: Freighter | None = None  # which is met later on
    ahead: int = 0  # years from its launch to the end

    def unchanged(self) -> tuple[Any, ...]:
        return self.aboard, self.parked, self.rendezvous, self.sent, self.freighter, self.ahead


Key = tuple[Payload, int, str, int, tuple[tuple[str, int], ...], int]


class AssemblyKey:
    """Reads from a label what must be equal for two of them to be compared, and their values."""

    def __init__(self, goal: str) -> None:
        self.goal = goal

    def __call__(self, label: Label) -> tuple[Key, tuple[int, ...]]:
        assert isinstance(label, Assembly)
        where = tuple((rest.place, rest.aboard) for rest in label.parked)
        masses = [rest.mass for rest in label.parked]
        sent = -1 if label.freighter is None else label.sent
        key = (label.payload, label.owed, label.place, label.aboard, where, sent)
        freight = label.freighter.mass if label.freighter is not None and self.goal == LIGHTEST else 0
        return key, (label.cost, label.years, label.mass, label.rendezvous, label.ahead, freight, *masses)


class DockingSearch(DatedShipSearch):
    """Labels know what is aboard and what is parked where; less parked mass and fewer draws are never worse."""

    def __init__(self, problem: SearchProblem, calendar: Calendar) -> None:
        super().__init__(problem, calendar)
        self.front = VectorFront(AssemblyKey(self.request.goal))

    # --- what flies

    def payloads(self) -> Iterator[Payload]:
        for payload in super().payloads():
            yield payload
            if self.kind == "return":
                yield from self.with_lander(payload)

    def with_lander(self, payload: Payload) -> Iterator[Payload]:
        """Adds a second capsule for the crew, to be parked or to fly on alone."""
        for capsule in self.selector.capsules():
            copies = self.selector.copies(capsule)
            yield replace(
                payload,
                cost=payload.cost + copies * capsule.cost,
                lander=capsule.id,
                lander_mass=copies * capsule.mass,
                lander_shield=capsule.heat_shield,
                landers=copies,
            )

    def weight(self, payload: Payload, bits: int) -> int:
        mass = payload.lander_mass if bits & LANDER else 0
        thrusters = payload.thrusters * self.catalogue.thruster_mass
        mass += thrusters if bits & THRUSTERS else 0
        return mass + (payload.mass - thrusters if bits & CARRIER else 0)

    def whole(self, payload: Payload) -> int:
        return CARRIER | (THRUSTERS if payload.thrusters else 0) | (LANDER if payload.lander else 0)

    # --- labels

    def is_launch(self, label: Label) -> bool:
        assert isinstance(label, Assembly)
        return super().is_launch(label) and not label.parked and label.aboard | label.sent == self.whole(label.payload)

    def ends(self, payload: Payload) -> Iterator[Label]:
        for end in super().ends(payload):
            for left in self.left_behind(payload):
                yield Assembly(
                    end.cost,
                    end.years,
                    end.mass - self.weight(payload, left),
                    end.place,
                    end.owed,
                    payload,
                    standing=end.standing,
                    aboard=self.whole(payload) & ~LANDER & ~left,
                )

    def left_behind(self, payload: Payload) -> list[int]:
        """Return what is not needed at the end."""
        found = [0]
        if payload.thrusters:
            found.append(THRUSTERS)
        if self.sample and payload.carrier == PROBE:
            found += [CARRIER | bits for bits in found]
        return found

    def thrusters(self, label: Label) -> int:
        assert isinstance(label, Assembly)
        return label.payload.thrusters if label.aboard & THRUSTERS else 0

    def arrivals(self, label: Label, chart: RouteChart) -> list[Maneuver]:
        assert isinstance(label, Assembly)
        found = super().arrivals(label, chart)
        if label.aboard & LANDER and not label.payload.lander_shield:
            return [maneuver for maneuver in found if not maneuver.entry]
        return found

    def do_the_deed(self, label: Label) -> None:
        assert isinstance(label, Assembly)
        if self.sample and not label.aboard & CARRIER:
            return  # there is no one to collect it
        super().do_the_deed(label)

    # --- taking apart and putting together, seen backward

    def go_back(self, label: Label) -> None:
        assert isinstance(label, Assembly)
        if label.place not in (EARTH, SUBORBITAL):
            self.take_apart(label)
            self.leave_behind(label)
            may_park = label.place not in self.catalogue.restless and len(label.parked) < MOST_PARKED
            if may_park and self.round_trip and label.owed:
                self.meet(label)
        super().go_back(label)

    def change(self, label: Assembly, event: str, mass: int, aboard: int, moved: int, draws: int = 1) -> Assembly:
        return Assembly(
            label.cost,
            label.years,
            mass,
            label.place,
            label.owed,
            label.payload,
            label,
            Handling(event, moved),
            standing=label.standing & self.calendar.acting,
            aboard=aboard,
            parked=label.parked,
            rendezvous=label.rendezvous + draws,
            sent=label.sent,
            freighter=label.freighter,
            ahead=label.ahead,
        )

    def take_apart(self, label: Assembly) -> None:
        """Goes back over the separation of the lander from what was parked here."""
        if not label.parked or (self.round_trip and label.owed):
            return
        rest = label.parked[-1]
        if rest.place == label.place:
            whole = self.change(label, SEPARATE, label.mass + rest.mass, label.aboard | rest.aboard, rest.aboard)
            self.push(replace(whole, parked=label.parked[:-1]))

    def leave_behind(self, label: Assembly) -> None:
        """Goes back over the point where parts that are not needed any more were left behind."""
        elsewhere = label.aboard | label.sent
        for rest in label.parked:
            elsewhere |= rest.aboard
        absent = self.whole(label.payload) & ~elsewhere & ~LANDER
        if label.aboard & LANDER or not (self.round_trip and label.owed):
            absent &= ~CARRIER
        for bits in {absent, absent & THRUSTERS, absent & CARRIER}:
            if bits:
                mass = label.mass + self.weight(label.payload, bits)
                self.push(self.change(label, DROP, mass, label.aboard | bits, bits))

    def meet(self, label: Assembly) -> None:
        """Goes back over a docking with what was parked here."""
        payload = label.payload
        if payload.lander and not self.carrier_is_away(label):
            if label.aboard & CARRIER:
                # The lander is left behind afterwards, unless it burns up anyway.
                draws = 1 if self.burns(label) else 2
                self.park(label, payload.lander_mass, LANDER, label.aboard, draws)
                if label.aboard & THRUSTERS:
                    mass = payload.lander_mass + self.weight(payload, THRUSTERS)
                    self.park(label, mass, LANDER | THRUSTERS, CARRIER, draws)
            return
        taken = {label.aboard, label.aboard & ~THRUSTERS}
        for aboard in taken:
            self.park(label, self.sample + self.weight(payload, aboard), aboard, label.aboard & ~aboard, 1)

    def carrier_is_away(self, label: Assembly) -> bool:
        """Whether the capsule for the way home is parked, or comes by a cargo ship."""
        return bool(label.sent & CARRIER) or any(rest.aboard & CARRIER for rest in label.parked)

    def burns(self, label: Assembly) -> bool:
        return label.place == EARTH_ORBIT and not label.payload.lander_shield

    def park(self, label: Assembly, mass: int, aboard: int, moved: int, draws: int) -> None:
        """Splits the ship before a docking into a lander of this mass and the parked rest."""
        payload = label.payload
        is_second = bool(aboard & LANDER and not label.aboard & LANDER)
        left = label.mass - mass + (payload.lander_mass if is_second else 0)
        if left <= 0:
            return
        lander = self.change(label, DOCK, mass, aboard, moved, draws)
        self.push(replace(lander, parked=(*label.parked, Parked(label.place, left, moved))))

    # --- bounds and fronts

    def bound(self, label: Label, chart: RouteChart) -> float:
        assert isinstance(label, Assembly)
        if label.place in (EARTH, SUBORBITAL):
            return super().bound(label, chart)
        least, price = self.at_gate(label, chart)
        before = max(0, ceil(price - 1e-6))
        if self.request.start != EARTH:
            return before
        if least * self.yard.least_lift(chart.gate) - 1e-6 > self.limits.most_cost - label.cost:
            return inf
        return self.yard.lift(chart.gate, least) + before

    def at_gate(self, label: Assembly, chart: RouteChart) -> tuple[int, float]:
        """Return the least mass of the ship and what it will meet at the gate, and what is fired after that.

        On the way home only the core is sure to have been where the mission is; all else may have been parked.
        """
        outward, place = self.chart(label.payload, False), label.place
        home = label.mass
        if self.round_trip and label.owed and len(label.parked) < MOST_PARKED:
            home = min(self.core(label), label.mass)
        rest = label.mass - home
        mass = home * chart.growth[place] + rest * outward.growth[place] - chart.less_mass
        price = home * chart.price[place] + rest * outward.price[place] - chart.less_cost
        for parked in label.parked:
            mass += parked.mass * outward.growth[parked.place]
            price += parked.mass * outward.price[parked.place]
        return max(1, ceil(mass - 1e-6)), price

    def core(self, label: Assembly) -> int:
        """Return what flies all the way: the sample, or the lighter one of the capsules."""
        if self.sample:
            return self.sample
        payload = label.payload
        capsule = self.weight(payload, CARRIER)
        return min(capsule, payload.lander_mass) if payload.lander else capsule

    def rank(self, label: Label, chart: RouteChart, total: float) -> tuple[float, float, float]:
        assert isinstance(label, Assembly)
        first, second, third = super().rank(label, chart, total)
        if self.request.goal == LIGHTEST:
            first = self.least_at_launch(label, chart)
        elif self.request.goal == CHEAPEST:
            second = max(second, label.ahead)
        return first, second, third + label.rendezvous / 64  # of equal ships the one that is simpler to fly

    def least_at_launch(self, label: Assembly, chart: RouteChart) -> float:
        """Return a lower bound of the launch mass."""
        if label.place in (EARTH, SUBORBITAL):
            return self.bounds.least_mass(chart, label.place, label.mass)
        least, _ = self.at_gate(label, chart)
        return least if self.request.start != EARTH else self.yard.lightest(chart.gate, least)
