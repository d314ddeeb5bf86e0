"""What can be fired for one maneuver: the tables behind every search."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf

from cosmodrome.games.leaving_earth.design.catalogue import EARTH, SUBORBITAL, Catalogue, Rocket

# Which rockets are fired, packed into one number: so many bits for each kind, in the order of the pack.
COUNT_BITS = 12
Firing = tuple[int, int, int]  # cost, mass, packed rockets
Strong = tuple[int, tuple[int, ...]]  # a difficulty, and the rockets that are strong enough for it
LeftOver = tuple[int, int, int, int]  # what rockets have left for the rest, and their cost, mass and packed numbers
NOTHING: tuple[Firing, ...] = ((0, 0, 0),)
MOST_HANDFULS = 40


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
        self.firings: dict[int, tuple[Firing, ...]] = {}
        # Of weak rockets only few are ever fired together, so all handfuls of them can be tried.
        self.handfuls: list[LeftOver] = [(0, 0, 0, 0)]
        self.strong: list[LeftOver] = []
        self.by_strong_ones: dict[int, tuple[Firing, ...]] = {}
        self.costs: dict[int, int] = {}  # of strong ones alone, for a need
        for rocket in self.left_over:
            most = enough(rocket, self.left_over)
            if most is None or most * len(self.handfuls) > MOST_HANDFULS:
                self.strong.append(rocket)
            else:
                self.handfuls = [
                    (left + n * rocket[0], cost + n * rocket[1], mass + n * rocket[2], fired + n * rocket[3])
                    for left, cost, mass, fired in self.handfuls
                    for n in range(most)
                ]
        self.least_growth = min((1 + difficulty * mass / left for left, _, mass, _ in self.left_over), default=inf)
        self.least_price = min((difficulty * cost / left for left, cost, _, _ in self.left_over), default=inf)

    def firings_for(self, need: int) -> tuple[Firing, ...]:
        """What may be fired for a need: cheapest first, and each dearer one is lighter."""
        if need <= 0:
            return NOTHING
        found = self.firings.get(need)
        if found is None:
            found = self.work_out(need) if self.left_over else ()
        return found

    def work_out(self, need: int) -> tuple[Firing, ...]:
        """Strong rockets for what is left of the need after each handful of weak ones."""
        choices = [
            (cost + more_cost, mass + more_mass, fired + more)
            for left, more_cost, more_mass, more in self.handfuls
            for cost, mass, fired in (self.strong_ones(need - left) if need > left else NOTHING)
        ]
        found = self.firings[need] = front(choices)
        return found

    def least_cost(self, need: int) -> float:
        """Of what may be fired for a need, if nobody asks for its mass."""
        if need <= 0:
            return 0
        if not self.left_over:
            return inf
        return min(
            cost + (self.cost_of_strong_ones(need - left) if need > left else 0) for left, cost, _, _ in self.handfuls
        )

    def cost_of_strong_ones(self, need: int) -> int:
        known = self.costs
        found = known.get(need)
        if found is not None:
            return found
        waiting = [need]
        while waiting:
            reach = waiting[-1]
            before = [reach - left for left, _, _, _ in self.strong if reach > left and reach - left not in known]
            if before:
                waiting += before
                continue
            waiting.pop()
            known[reach] = min(cost + (known[reach - left] if reach > left else 0) for left, cost, _, _ in self.strong)
        return known[need]

    def strong_ones(self, need: int) -> tuple[Firing, ...]:
        """From what is left of the need after each single strong rocket, and only that, all the way down."""
        known = self.by_strong_ones
        found = known.get(need)
        if found is not None:
            return found
        waiting = [need]
        while waiting:
            reach = waiting[-1]
            before = [reach - left for left, _, _, _ in self.strong if reach > left and reach - left not in known]
            if before:
                waiting += before
                continue
            known[waiting.pop()] = front(
                [
                    (cost + more_cost, mass + more_mass, fired + more)
                    for left, more_cost, more_mass, more in self.strong
                    for cost, mass, fired in (known[reach - left] if reach > left else NOTHING)
                ]
            )
        return known[need]


def front(choices: list[Firing]) -> tuple[Firing, ...]:
    """Cheapest first, and each dearer one is lighter."""
    choices.sort()
    lightest = choices[0][1] + 1
    found = []
    for choice in choices:
        if choice[1] < lightest:
            lightest = choice[1]
            found.append(choice)
    return tuple(found)


def enough(rocket: LeftOver, others: list[LeftOver]) -> int | None:
    """So many of a rocket are worse than one of another kind, which then takes their place."""
    left, cost, mass, _ = rocket
    found: int | None = None
    for much, dear, heavy, _ in others:
        number = max(-(-dear // cost), -(-heavy // mass))
        if number * cost == dear and number * mass == heavy:
            number += 1
        if number * left <= much and (found is None or number < found):
            found = number
    return found


class Yard:
    """The rockets that may be used: their stages, and what it costs at least to lift a mass."""

    def __init__(self, catalogue: Catalogue, kinds: frozenset[str], all_stages: dict[Strong, Stage]) -> None:
        self.catalogue = catalogue
        self.all_stages = all_stages
        self.rockets = {index: rocket for index, rocket in enumerate(catalogue.rockets) if rocket.id in kinds}
        self.stages: dict[int, Stage] = {}
        self.lifts: dict[tuple[str, int], float] = {}
        self.launches: dict[tuple[str, int], float] = {}
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
                stage, need = self.stage(maneuver.difficulty), maneuver.difficulty * mass
                if maneuver.origin == EARTH:
                    known = min(known, stage.least_cost(need))
                elif maneuver.origin == SUBORBITAL:
                    for cost, more, _ in stage.firings_for(need):
                        known = min(known, cost + self.lift(SUBORBITAL, mass + more))
            self.lifts[place, mass] = known
        return known

    def lightest(self, place: str, mass: int) -> float:
        """The least mass on Earth of a ship that has this mass in suborbital flight or in Earth Orbit."""
        known = self.launches.get((place, mass))
        if known is None:
            known = inf
            for maneuver in self.catalogue.arrivals[place]:
                if maneuver.origin in (EARTH, SUBORBITAL):
                    for _, more, _ in self.stage(maneuver.difficulty).firings_for(maneuver.difficulty * mass):
                        at = mass + more
                        known = min(known, at if maneuver.origin == EARTH else self.lightest(maneuver.origin, at))
            self.launches[place, mass] = known
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
