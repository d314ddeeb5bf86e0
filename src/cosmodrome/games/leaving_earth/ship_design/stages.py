"""Tables of what can be fired for one maneuver, used by every search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from math import inf

from cosmodrome.games.leaving_earth.ship_design.catalogue import Rocket

# Which rockets are fired, packed into one number: so many bits for each kind, in the order of the pack.
COUNT_BITS = 12
Firing = tuple[int, int, int]  # cost, mass, packed rockets
Strong = tuple[int, tuple[int, ...]]  # a difficulty, and the rockets that are strong enough for it
LeftOver = tuple[int, int, int, int]  # what rockets have left for the rest, and their cost, mass and packed numbers
NOTHING: tuple[Firing, ...] = ((0, 0, 0),)
MOST_HANDFULS = 40


class Stage:
    """All useful ways to fly a maneuver of one difficulty.

    A rocket carries itself and has thrust - difficulty x mass left for the rest, so that rockets do the maneuver if
    what they have left adds up to difficulty x payload.
    """

    def __init__(self, difficulty: int, rockets: Mapping[int, Rocket]) -> None:
        self.left_over = [
            (rocket.thrust - difficulty * rocket.mass, rocket.cost, rocket.mass, 1 << (COUNT_BITS * index))
            for index, rocket in rockets.items()
        ]
        self.firings: dict[int, tuple[Firing, ...]] = {}
        self.by_strong_ones: dict[int, tuple[Firing, ...]] = {0: NOTHING}
        self.sums = 0
        self.least_costs = [0]  # for each need, as far as calculated
        self.least_growth = self.least_price = inf  # of mass, and for each unit of it
        for left, cost, mass, _ in self.left_over:
            self.least_growth = min(self.least_growth, 1 + difficulty * mass / left)
            self.least_price = min(self.least_price, difficulty * cost / left)

    @cached_property
    def weak_and_strong(self) -> tuple[list[LeftOver], list[LeftOver]]:
        """Splits rockets into weak ones, of which all small combinations are tried, and strong ones."""
        handfuls: list[LeftOver] = [(0, 0, 0, 0)]
        strong: list[LeftOver] = []
        for rocket in self.left_over:
            most = enough(rocket, self.left_over)
            if most is None or most * len(handfuls) > MOST_HANDFULS:
                strong.append(rocket)
            else:
                handfuls = [
                    (left + n * rocket[0], cost + n * rocket[1], mass + n * rocket[2], fired + n * rocket[3])
                    for left, cost, mass, fired in handfuls
                    for n in range(most)
                ]
        return handfuls, strong

    def firings_for(self, need: int) -> tuple[Firing, ...]:
        """Return what may be fired for a need, the cheapest first; each more expensive one is lighter."""
        if need <= 0:
            return NOTHING
        found = self.firings.get(need)
        if found is None:
            found = self.work_out(need) if self.left_over else ()
        return found

    def work_out(self, need: int) -> tuple[Firing, ...]:
        """Return what may be fired for a need: weak rockets, and strong ones for the rest."""
        handfuls, _ = self.weak_and_strong
        choices = [
            (cost + more_cost, mass + more_mass, fired + more)
            for left, more_cost, more_mass, more in handfuls
            for cost, mass, fired in (self.strong_ones(need - left) if need > left else NOTHING)
        ]
        found = self.firings[need] = front(choices)
        return found

    def least_cost(self, need: int) -> float:
        """Return the least cost of rockets that meet a need, whatever their mass."""
        if need <= 0:
            return 0
        if not self.left_over:
            return inf
        known, rockets = self.least_costs, self.left_over
        for reach in range(len(known), need + 1):
            known.append(min([cost + (known[reach - left] if reach > left else 0) for left, cost, _, _ in rockets]))
        return known[need]

    def strong_ones(self, need: int) -> tuple[Firing, ...]:
        """Return combinations of strong rockets for a need, from those for the rest after each single rocket."""
        known = self.by_strong_ones
        need = self.next_sum(need)
        found = known.get(need)
        if found is not None:
            return found
        _, strong = self.weak_and_strong
        waiting = [need]
        while waiting:
            reach = waiting[-1]
            before = [self.next_sum(reach - left) if reach > left else 0 for left, _, _, _ in strong]
            missing = [rest for rest in before if rest not in known]
            if missing:
                waiting += missing
                continue
            known[waiting.pop()] = front(
                [
                    (cost + more_cost, mass + more_mass, fired + more)
                    for (_, more_cost, more_mass, more), rest in zip(strong, before, strict=True)
                    for cost, mass, fired in known[rest]
                ]
            )
        return known[need]

    def next_sum(self, need: int) -> int:
        """Return the smallest total of strong rockets that meets a need: most needs are as good as a larger one."""
        above = self.sums >> need
        if not above:
            self.sums = self.sums_up_to(2 * need)
            above = self.sums >> need
        return need + (above & -above).bit_length() - 1

    def sums_up_to(self, most: int) -> int:
        """Return the totals that strong rockets can reach as a bit mask, up to one above `most`."""
        _, strong = self.weak_and_strong
        most += max(left for left, _, _, _ in strong)
        sums = 1
        for left, _, _, _ in strong:
            step = left
            while step <= most:
                sums |= sums << step
                step *= 2
        return sums & (2 << most) - 1


def front(choices: list[Firing]) -> tuple[Firing, ...]:
    """Sorts by cost and keeps those that are lighter than all cheaper ones."""
    choices.sort()
    lightest = choices[0][1] + 1
    found = []
    for choice in choices:
        if choice[1] < lightest:
            lightest = choice[1]
            found.append(choice)
    return tuple(found)


def enough(rocket: LeftOver, others: list[LeftOver]) -> int | None:
    """Return how many rockets of a kind are worse than a single one of another kind."""
    left, cost, mass, _ = rocket
    found: int | None = None
    for much, dear, heavy, _ in others:
        number = max(-(-dear // cost), -(-heavy // mass))
        if number * cost == dear and number * mass == heavy:
            number += 1
        if number * left <= much and (found is None or number < found):
            found = number
    return found
