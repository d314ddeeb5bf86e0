"""The exact table of a lone expedition, compiled, as the way in which bots imagine the rest of an expedition.

For an astronaut who wants as many points as possible and has the rocket alone it says what staying aboard is worth on
every space with any number of dice. `odds/lone_expedition.py` holds the same for people, with engineers and tokens.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Policy
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.games.mlem.engine.rules.travel import count_dice, distance_of, extra_dice, matching
from cosmodrome.games.mlem.engine.state import SEATS, Mlem, Setting
from cosmodrome.games.mlem.solvers.steady_policy import (
    answer,
    best_landing,
    best_landing_value,
    goal_gain,
    landing_specialist,
)
from cosmodrome.games.mlem.vocabulary import (
    AFTERBURNER,
    CHOOSE_DICE,
    CHOOSE_ENGINEER,
    CRASH,
    CREWS,
    DISEMBARK,
    DRIFTER,
    EXTRA_DICE,
    FLY,
    GROUPS,
    KEEP_DICE,
    PARACHUTIST,
    REROLL,
    RETURN_MISSIONS,
    TAKEOFF,
)

DICE: Final = 7  # numbers of dice, 0 to 6: a rocket is `space * DICE + dice`
SPECIALISTS: Final = 8
NO_LANDING: Final = -1.0
ENGINEER_COST: Final = 0.3  # points that a used engineer is worth
TOKEN_COST: Final = 0.3


@final
class Flights:
    """Where a rocket may be after the next roll: for every rocket its rolls, each with its chance and flights."""

    def __init__(self, table: Mlem) -> None:
        setting = table.setting
        scratch = table.clone()
        self.deep: i64 = setting.deep
        first_roll: list[int] = []
        chances: list[float] = []
        first_flight: list[int] = []
        arrivals: list[int] = []
        for space in range(setting.deep):
            scratch.space = space
            for dice in range(DICE):
                first_roll.append(len(chances))
                for shown, weight in shown_dice(setting, space, dice).items():
                    chances.append(weight / 6.0**dice)
                    first_flight.append(len(arrivals))
                    arrivals += flights_of(scratch, shown, dice)
        first_roll.append(len(chances))
        first_flight.append(len(arrivals))
        self.first_roll = vec[i64](first_roll)
        self.chances = vec[float](chances)
        self.first_flight = vec[i64](first_flight)
        self.arrivals = vec[i64](arrivals)


def shown_dice(setting: Setting, space: i64, dice: i64) -> dict[int, int]:
    """The dice that can match the space, packed like a roll, each set with its weight out of 6^dice."""
    found: dict[int, int] = {}
    if dice == 0:
        return found
    faces = setting.faces_packed[setting.symbols[space]]
    first = setting.roll_first[dice]
    weights = setting.roll_weights[dice]
    for rank in range(len(weights)):
        if weights[rank]:
            shown = setting.roll_code[first + rank] & faces
            found[shown] = found.get(shown, 0) + weights[rank]
    return found


def flights_of(scratch: Mlem, shown: i64, dice: i64) -> list[int]:
    """The rockets that this roll can make of the one in this state; none if nothing matches."""
    found: list[int] = []
    groups: i64
    for groups in range(1, GROUPS):
        used = matching(scratch, shown, groups)
        if used:
            rocket = flown(scratch, used, 0, dice)
            if rocket not in found:
                found.append(rocket)
    return found


def flown(s: Mlem, used: i64, further: i64, dice: i64) -> i64:
    """The rocket after these dice have carried it, and something else so many spaces further."""
    lost = count_dice(used & ~(7 << (3 * AFTERBURNER)))
    left = dice - lost if lost < dice else 1
    there = s.space + distance_of(s, used) + further
    return (there if there < s.setting.deep else s.setting.deep) * DICE + left


@final
class Prospects:
    """What a rocket promises to one astronaut: before the next roll, and on arrival, when getting off is possible."""

    def __init__(self, rockets: i64) -> None:
        self.known: bool = False
        self.ahead = vec[float]([0.0] * rockets)
        self.arrived = vec[float]([0.0] * rockets)

    def solve(self, flights: Flights, worth: vec[float], crash: vec[float]) -> None:
        """From the last space back: a rocket never returns, so everything farther ahead is known."""
        arrived = self.arrived
        dice: i64
        for dice in range(1, DICE):
            arrived[flights.deep * DICE + dice] = worth[flights.deep]
        space: i64 = flights.deep - 1
        while space >= 0:
            for dice in range(1, DICE):
                rocket = space * DICE + dice
                total: float = 0.0
                roll: i64
                for roll in range(flights.first_roll[rocket], flights.first_roll[rocket + 1]):
                    best: float = crash[space]
                    flight: i64
                    first = flights.first_flight[roll]
                    for flight in range(first, flights.first_flight[roll + 1]):
                        value = arrived[flights.arrivals[flight]]
                        if flight == first or value > best:
                            best = value
                    total += flights.chances[roll] * best
                self.ahead[rocket] = total
                arrived[rocket] = total if total > worth[space] else worth[space]
            space -= 1
        self.known = True


@final
class ExpeditionPolicy(Policy):
    """The seat that searches plays this expedition exactly, as if alone in the rocket; rivals play by rules of thumb.

    With `counts_goals_by_option`, a landing in a crash is worth no goal where the table says so (ruling A14).
    """

    def __init__(self, all_exact: bool = False, counts_goals_by_option: bool = False) -> None:
        self.all_exact: bool = all_exact
        self.counts_goals_by_option: bool = counts_goals_by_option
        self.root: Mlem | None = None
        self.seat: i64 = -1  # the seat that searches
        self.flights: Flights | None = None
        self.setting: Setting | None = None
        self.prospects: list[Prospects] = []
        self.worth = vec[float]([0.0])
        self.crash = vec[float]([0.0])

    def begin(self, state: State) -> None:
        assert isinstance(state, Mlem)
        if self.flights is None or self.setting is not state.setting:
            self.setting = state.setting
            self.flights = Flights(state)
            rockets = (state.setting.deep + 1) * DICE
            self.prospects = [Prospects(rockets) for _ in range(SEATS * SPECIALISTS)]
            self.worth = vec[float]([0.0] * (state.setting.deep + 1))
            self.crash = vec[float]([0.0] * (state.setting.deep + 1))
        self.root = state
        self.seat = state.asked
        for prospects in self.prospects:
            prospects.known = False

    def choose(self, state: State, out: ActionList, rng: Rng) -> i64:
        assert isinstance(state, Mlem)
        if state.asked != self.seat and not self.all_exact:
            return answer(state, out)
        step = state.step
        if step == CHOOSE_DICE:
            return self.choose_dice(state, out)
        if step in (TAKEOFF, CHOOSE_ENGINEER, RETURN_MISSIONS):
            return answer(state, out)
        return self.choose_landing(state, out)

    def prospects_of(self, seat: i64, specialist: i64) -> Prospects:
        """As things stood when the thought began; the little that changes in one expedition is left out."""
        found = self.prospects[seat * SPECIALISTS + specialist]
        if not found.known:
            root, flights = self.root, self.flights
            assert root is not None
            assert flights is not None
            self.look_ahead(root, seat, specialist)
            found.solve(flights, self.worth, self.crash)
        return found

    def look_ahead(self, s: Mlem, seat: i64, specialist: i64) -> None:
        """What getting off on each space is worth to this astronaut, and what is left after a crash there."""
        worth = self.worth
        space: i64
        for space in range(s.setting.deep + 1):
            worth[space] = best_landing_value(s, seat, specialist, space) if s.has_room(space) else NO_LANDING
            self.crash[space] = 0.0
            if specialist == PARACHUTIST and worth[space] > 0.0:
                self.crash[space] = worth[space]
                if self.counts_goals_by_option and not s.setting.goals_on_crash:
                    self.crash[space] -= goal_gain(s, seat, space)
        if specialist == DRIFTER:
            before: float = NO_LANDING
            for space in range(s.setting.first_landing, s.setting.deep):
                here = worth[space]
                worth[space] = max(before, here, worth[space + 1])
                before = here

    def choose_dice(self, s: Mlem, out: ActionList) -> i64:
        prospects = self.prospects_of(s.asked, s.specialist_aboard(0))
        best: float = -1000.0
        answer = out.actions[0]
        i: i64
        for i in range(out.count):
            action = out.actions[i]
            value: float = -1.0
            if action == REROLL:
                value = prospects.ahead[s.space * DICE + s.dice] - TOKEN_COST
            elif action != CRASH:
                value = flight_value(s, action - FLY, prospects)
            if value > best:
                best = value
                answer = action
        return answer

    def choose_landing(self, s: Mlem, out: ActionList) -> i64:
        specialist = landing_specialist(s)
        answer, here = best_landing(s, specialist, out)
        if s.step != DISEMBARK:
            return answer
        ahead = self.prospects_of(s.asked, specialist).ahead[s.space * DICE + s.dice]
        return out.actions[0] if ahead > here else answer


def flight_value(s: Mlem, flight: i64, prospects: Prospects) -> float:
    engineers = flight // GROUPS % CREWS
    token = flight // (GROUPS * CREWS)
    used = matching(s, s.roll, flight % GROUPS)
    further = engineers
    if token == EXTRA_DICE:
        further += distance_of(s, extra_dice(s))
    rocket = flown(s, used, further, s.dice)
    if token == KEEP_DICE:
        rocket = rocket // DICE * DICE + s.dice
    value = prospects.arrived[rocket] - ENGINEER_COST * float(engineers)
    return value - TOKEN_COST if token else value
