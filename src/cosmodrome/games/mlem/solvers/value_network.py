"""What a table is worth between two expeditions: each seat's chance to win, learned by playing against itself.

A small network looks at every seat with the same weights (`data/judge.json`, made by
`tools/training/mlem_value_network.py`); the chances are in proportion to what it finds. Only sums, products, quotients
and square roots, which are the same on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.playout import Judge
from cosmodrome.core.engine.state import TERMINAL, State
from cosmodrome.games.mlem.engine.scoring import (
    goal_points,
    mission_points,
    missions_done,
    open_score,
    planet_points,
)
from cosmodrome.games.mlem.engine.state import (
    IN_DEEP_SPACE,
    ON_MOONS,
    PLANETS_REACHED,
    SEATS,
    Mlem,
)
from cosmodrome.games.mlem.vocabulary import (
    FOUR_MOONS,
    FOUR_PLANETS,
    SPOTS,
    TAKEOFF,
    THREE_ON_ONE_PLANET,
    TWO_DEEP_SPACE,
)

INPUTS: Final = 45


@final
class Learned(Judge):
    """Looks as soon as the expedition is over."""

    def __init__(self, hidden: i64, weights: list[float]) -> None:
        super().__init__()
        if len(weights) != hidden * (INPUTS + 2) + INPUTS + 1:
            raise ValueError(f"{hidden} hidden units do not have {len(weights)} weights")
        self.hidden: i64 = hidden
        self.weights = vec[float](by_input(hidden, weights))
        self.sums = vec[float]([0.0] * (hidden + 1))
        self.inputs = vec[float]([0.0] * INPUTS)
        self.totals = vec[i64]([0] * SEATS)
        self.searching_seat: i64 = -1  # the only seat that searches; -1: all seats are alike

    def is_due(self, state: State, decisions: i64) -> bool:
        assert isinstance(state, Mlem)
        return state.crew == 0 and state.step == TAKEOFF

    def weigh(self, state: State, worth: vec[float]) -> None:
        assert isinstance(state, Mlem)
        count_totals(state, self.totals)
        seat: i64
        if state.asked == TERMINAL:
            share_victory(state, self.totals, worth)
            return
        total: float = 0.0
        for seat in range(state.players):
            look(state, seat, self.totals, self.searching_seat, self.inputs)
            worth[seat] = odds(self.strength())
            total += worth[seat]
        for seat in range(state.players):
            worth[seat] /= total

    def strength(self) -> float:
        """What the network finds in its inputs: a linear part, and hidden units that bend.

        Most inputs are 0 and are passed over; the units beside each other keep the processor busy.
        """
        weights = self.weights
        inputs = self.inputs
        sums = self.sums
        units = self.hidden + 1  # the linear part is one that does not bend
        at: i64 = units
        unit: i64
        for unit in range(units):
            sums[unit] = weights[unit]
        i: i64
        for i in range(INPUTS):
            value = inputs[i]
            if value != 0.0:
                for unit in range(units):
                    sums[unit] += weights[at + unit] * value
            at += units
        found = sums[0]
        for unit in range(1, units):
            total = sums[unit]
            found += weights[at + unit] * total / (1.0 + (total if total > 0.0 else -total))
        return found


def by_input(hidden: int, weights: list[float]) -> list[float]:
    """The linear part and the units side by side: their biases, what each makes of every input, and what it counts.

    In the file the linear part comes first, and each unit is a row: its bias, its inputs and what it counts.
    """
    row = INPUTS + 2
    linear = [*weights[: INPUTS + 1], 1.0]
    units = [weights[INPUTS + 1 + unit * row : INPUTS + 1 + (unit + 1) * row] for unit in range(hidden)]
    return [part[i] for i in range(row) for part in [linear, *units]]


def odds(strength: float) -> float:
    """A positive number that grows with strength, much as an exponential does."""
    root = strength + sqrt(1.0 + strength * strength)
    return root * root * root * root


def share_victory(s: Mlem, totals: vec[i64], worth: vec[float]) -> None:
    best = totals[0]
    winners: i64 = 0
    seat: i64
    for seat in range(s.players):
        if totals[seat] > best:
            best = totals[seat]
    for seat in range(s.players):
        if totals[seat] == best:
            winners += 1
    for seat in range(s.players):
        worth[seat] = 1.0 / float(winners) if totals[seat] == best else 0.0


def count_totals(s: Mlem, totals: vec[i64]) -> None:
    seat: i64
    for seat in range(s.players):
        totals[seat] = open_score(s, seat) + mission_points(s, seat)


# --- what it looks at --------------------------------------------------------


def look(s: Mlem, seat: i64, totals: vec[i64], searching_seat: i64, inputs: vec[float]) -> None:
    """Write down everything about one seat, in numbers of about -1 to 1."""
    best_other: i64 = -1
    most_placed: i64 = 0
    most_placed_other: i64 = 0
    ahead: i64 = 0
    other: i64
    for other in range(s.players):
        placed = s.placed(other)
        most_placed = max(most_placed, placed)
        if other != seat:
            most_placed_other = max(most_placed_other, placed)
            best_other = max(best_other, totals[other])
            if totals[other] > totals[seat]:
                ahead += 1
    late = max(float(s.failures) / float(s.setting.failures), float(most_placed) / 8.0)
    lead = float(totals[seat] - best_other) / 15.0
    inputs[0] = float(totals[seat]) / 40.0
    inputs[1] = lead
    inputs[2] = lead * late
    inputs[3] = lead * late * late
    inputs[4] = float(s.placed(seat)) / 8.0
    inputs[5] = float(most_placed_other) / 8.0
    inputs[6] = late
    inputs[7] = float(s.failures) / float(s.setting.failures)
    inputs[8] = float((seat - s.starter + s.players) % s.players) / 4.0
    inputs[9] = float(ahead) / 4.0
    inputs[10] = float(s.players - 2) / 3.0
    inputs[11] = float(goal_points(s, seat)) / 20.0
    home = s.at_home(seat)
    specialist: i64
    for specialist in range(8):
        inputs[12 + specialist] = float((home >> specialist) & 1)
    look_at_goals(s, seat, inputs, 20)
    look_at_planets(s, seat, inputs, 32)
    inputs[37] = moons_free(s) / 60.0
    inputs[38] = 1.0 if s.setting.secret_missions else 0.0
    inputs[39] = float(missions_done(s, seat)) / 3.0 if s.setting.secret_missions else 0.0
    inputs[40] = 1.0 if s.setting.ufo else 0.0
    inputs[41] = float(s.ufo_taken) / 5.0
    inputs[42] = 1.0 if s.setting.explorations else 0.0
    inputs[43] = (1.0 - late) * float(8 - s.placed(seat)) / 8.0
    inputs[44] = 1.0 if seat == searching_seat else 0.0


def look_at_goals(s: Mlem, seat: i64, inputs: vec[float], at: i64) -> None:
    """For each goal: whether it is gone to another, how far this seat is, how far the best other is."""
    goal: i64
    for goal in range(4):
        owner = s.goal_owner(goal)
        mine: float = 0.0
        theirs: float = 0.0
        if owner < 0:
            mine = progress(s, seat, goal)
            other: i64
            for other in range(s.players):
                if other != seat:
                    theirs = max(theirs, progress(s, other, goal))
        inputs[at] = 1.0 if owner >= 0 and owner != seat else 0.0
        inputs[at + 1] = mine
        inputs[at + 2] = theirs
        at += 3


def progress(s: Mlem, seat: i64, goal: i64) -> float:
    have: i64 = 0
    if goal == FOUR_PLANETS:
        have = s.table[PLANETS_REACHED + seat]
    elif goal == FOUR_MOONS:
        have = s.table[ON_MOONS + seat]
    elif goal == TWO_DEEP_SPACE:
        have = s.table[IN_DEEP_SPACE + seat]
    elif goal == THREE_ON_ONE_PLANET:
        planet: i64
        for planet in range(s.setting.planets):
            have = max(have, s.on_planet(planet, seat))
    return float(have) / float(s.setting.goal_needs[goal])


def look_at_planets(s: Mlem, seat: i64, inputs: vec[float], at: i64) -> None:
    """What the planets bring: safely, in danger of being overtaken, and what one more astronaut could take."""
    safe: float = 0.0
    shaky: float = 0.0
    near: float = 0.0
    settled: float = 0.0
    present: i64 = 0
    planet: i64
    for planet in range(s.setting.planets):
        mine = s.on_planet(planet, seat)
        most: i64 = 0
        other: i64
        for other in range(s.players):
            if other != seat:
                most = max(most, s.on_planet(planet, other))
        points = float(planet_points(s, planet, seat)) / 20.0
        first = float(s.setting.planet_points[planet * 3]) / 20.0
        if mine:
            present += 1
            if s.has_settled(planet, seat):
                settled += first
            if mine >= most + 2:
                safe += points
            else:
                shaky += points
        if points < first and mine + 1 >= most:
            near += first - points
    inputs[at] = safe
    inputs[at + 1] = shaky
    inputs[at + 2] = near
    inputs[at + 3] = settled
    inputs[at + 4] = float(present) / 5.0


def moons_free(s: Mlem) -> float:
    """The points of the best free moon beside every space."""
    total: i64 = 0
    space: i64
    for space in range(s.setting.first_landing, s.setting.deep):
        left = s.moons_left(space)
        if left > 0:
            total += s.setting.moon_points[space * SPOTS + s.setting.moons[space] - left]
    return float(total)
