"""What can be fired for one maneuver: the tables behind every search."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from cosmodrome.games.leaving_earth.design.catalogue import EARTH, SUBORBITAL, Catalogue, Rocket

# Which rockets are fired, packed into one number: so many bits for each kind, in the order of the pack.
COUNT_BITS = 12
Firing = tuple[int, int, int]  # cost, mass, packed rockets
Strong = tuple[int, tuple[int, ...]]  # a difficulty, and the rockets that are strong enough for it
NOTHING: tuple[Firing, ...] = ((0, 0, 0),)


class Stage:
    """All ways worth flying to do a maneuver of one difficulty.

    A rocket carries itself and has thrust - difficulty x mass left for the rest, so that rockets do the maneuver if
    what they have left adds up to difficulty x payload.
    """

    def __init__(self, difficulty: int, rockets: Mapping[int, Rocket]) -> None:
        self.left_over = [
            (rocket.thrust - difficulty * rocket.mass, rocket.cost, rocket.mass, 1 << (COUNT_BITS * index))
            for index, rocket in rockets.items()
        ]
        self.firings: list[tuple[Firing, ...]] = [NOTHING]
        self.least_growth = min((1 + difficulty * mass / left for left, _, mass, _ in self.left_over), default=inf)
        self.least_price = min((difficulty * cost / left for left, cost, _, _ in self.left_over), default=inf)

    def firings_for(self, need: int) -> tuple[Firing, ...]:
        """What may be fired for a need: cheapest first, and each dearer one is lighter."""
        if need <= 0:
            return NOTHING
        if not self.left_over:
            return ()
        firings = self.firings
        for reach in range(len(firings), need + 1):
            choices = [
                (cost + more_cost, mass + more_mass, fired + more)
                for left, more_cost, more_mass, more in self.left_over
                for cost, mass, fired in firings[max(0, reach - left)]
            ]
            choices.sort()
            lightest = choices[0][1] + 1
            front = []
            for choice in choices:
                if choice[1] < lightest:
                    lightest = choice[1]
                    front.append(choice)
            firings.append(tuple(front))
        return firings[need]


class Yard:
    """The rockets that may be used: their stages, and what it costs at least to lift a mass."""

    def __init__(self, catalogue: Catalogue, kinds: frozenset[str], all_stages: dict[Strong, Stage]) -> None:
        self.catalogue = catalogue
        self.all_stages = all_stages
        self.rockets = {index: rocket for index, rocket in enumerate(catalogue.rockets) if rocket.id in kinds}
        self.stages: dict[int, Stage] = {}
        self.lifts: dict[tuple[str, int], float] = {}
        self.least_lifts: dict[str, float] = {EARTH: 0.0}

    def stage(self, difficulty: int) -> Stage:
        found = self.stages.get(difficulty)
        if found is None:
            strong = {i: rocket for i, rocket in self.rockets.items() if rocket.thrust > difficulty * rocket.mass}
            found = self.all_stages.setdefault((difficulty, tuple(strong)), Stage(difficulty, strong))
            self.stages[difficulty] = found
        return found

    def lift(self, place: str, mass: int) -> float:
        """The least cost of rockets that bring a mass from Earth to suborbital flight or to Earth Orbit."""
        known = self.lifts.get((place, mass))
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    for cost, more, _ in self.stage(maneuver.difficulty).firings_for(maneuver.difficulty * mass):
                        before = 0.0 if maneuver.origin == EARTH else self.lift(maneuver.origin, mass + more)
                        known = min(known, cost + before)
            self.lifts[place, mass] = known
        return known

    def least_lift(self, place: str) -> float:
        """The same for one unit of mass, as if rockets could be bought in fractions."""
        known = self.least_lifts.get(place)
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    stage = self.stage(maneuver.difficulty)
                    if stage.left_over:
                        before = stage.least_growth * self.least_lift(maneuver.origin)
                        known = min(known, stage.least_price + before)
            self.least_lifts[place] = known
        return known
