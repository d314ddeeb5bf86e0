"""Exact expedition solver for several players: expectation over the dice, the best choice for the seat to act.

The seat to act maximizes its chance to win; all rivals play as `steady` does. Each roll counts with its probability and
the commander's answer to it. From the space where the rocket arrives, the rules lead to the next roll or to the end of
the expedition, which the value network judges (`value_network.py`). For the base game only, because there the dice are
the only chance during an expedition.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.state import CHANCE, TERMINAL
from cosmodrome.games.mlem.engine.state import ABOARD, AT_HOME, GOAL_OWNER, SEATS, Mlem, Setting
from cosmodrome.games.mlem.solvers.expedition_policy import DICE, Flights
from cosmodrome.games.mlem.solvers.steady_policy import SITE_WEIGHT, answer, landing_value, price
from cosmodrome.games.mlem.solvers.value_network import Learned
from cosmodrome.games.mlem.vocabulary import ENGINEER, TAKEOFF

UNKNOWN: Final = -1.0
NEVER: Final = -1000.0  # worse than anything that a flight can be worth


@final
class Company:
    """Who is aboard, and where the others got off; and for every rocket with this company the chance to win."""

    def __init__(self, table: Mlem) -> None:
        spaces = table.setting.deep + 1
        self.table = table
        self.ahead = vec[float]([UNKNOWN] * (spaces * DICE))  # before the next roll
        self.arrived = vec[float]([UNKNOWN] * (spaces * DICE))
        self.crashed = vec[float]([UNKNOWN] * spaces)
        self.sites = vec[float]([UNKNOWN] * spaces)  # what it is worth to the commander to get off
        self.helped: list[Help] = []
        self.knows_help: bool = False

    def site(self, space: i64) -> float:
        found = self.sites[space]
        if found == UNKNOWN:
            found = landing_value(self.table, self.table.commander(), self.table.specialist_aboard(0), space)
            self.sites[space] = found
        return found


@final
class Help:
    """So many engineers are used, who carry the rocket a space each, and then the company is another one."""

    def __init__(self, engineers: i64, company: Company) -> None:
        self.engineers: i64 = engineers
        self.company = company


@final
class MultiplayerSolver:
    """The chances to win of one seat, for every table of an expedition."""

    def __init__(self, judge: Learned, most: i64) -> None:
        self.judge = judge
        self.most: i64 = most  # the most rockets that are solved
        self.deadline = NO_DEADLINE
        self.rockets: i64 = 0
        self.seat: i64 = 0
        self.failures: i64 = 0
        self.crew: i64 = 0
        self.seats = vec[i64]([0] * SEATS)  # of those who took off
        self.specialists = vec[i64]([0] * SEATS)
        self.setting: Setting | None = None
        self.flights: Flights | None = None
        self.companies: dict[int, Company] = {}
        self.ends: dict[int, float] = {}
        self.worth = vec[float]([0.0] * SEATS)

    def weigh(self, s: Mlem, out: ActionList, deadline: Deadline = NO_DEADLINE) -> list[float]:
        """The chance to win after each legal action of the seat to act; empty if there are too many rockets.

        Raises DeadlinePassed if there is not enough time.
        """
        deadline.check()
        self.deadline = deadline
        self.seat = s.asked
        self.judge.searching_seat = s.asked
        if s.step != TAKEOFF:
            self.begin(s)
        found: list[float] = []
        out.clear()
        s.list_actions(out)
        for action in out.listed():
            following = s.clone()
            following.apply_unchecked(action)
            if s.step == TAKEOFF:
                self.take_off(following, out)
            found.append(self.chance(following, out))
            if self.rockets > self.most:
                return []
        return found

    def take_off(self, s: Mlem, out: ActionList) -> None:
        """Let the others go aboard, too."""
        while s.asked != CHANCE:
            out.count = 0
            s.list_actions(out)
            s.apply_unchecked(answer(s, out) if out.count > 1 else out.actions[0])
        self.begin(s)

    def begin(self, s: Mlem) -> None:
        if self.flights is None or self.setting is not s.setting:
            self.setting = s.setting
            self.flights = Flights(s)
        self.rockets = 0
        self.failures = s.failures
        self.crew = s.crew
        slot: i64
        for slot in range(s.crew):
            self.seats[slot] = s.seat_aboard(slot)
            self.specialists[slot] = s.specialist_aboard(slot)
        self.companies = {}
        self.ends = {}

    # --- by the rules ----------------------------------------------------------

    def chance(self, s: Mlem, out: ActionList) -> float:
        """Play on from this table, which is used up."""
        while True:
            asked = s.asked
            if asked == CHANCE:
                return self.before_roll(self.company(s), s.space * DICE + s.dice, out)
            if asked == TERMINAL or (s.crew == 0 and s.step == TAKEOFF):
                return self.at_end(s)
            out.count = 0
            s.list_actions(out)
            if out.count == 1:
                s.apply_unchecked(out.actions[0])
            elif asked == self.seat:
                return self.best(s, out)
            else:
                s.apply_unchecked(answer(s, out))

    def best(self, s: Mlem, out: ActionList) -> float:
        best: float = UNKNOWN
        for action in out.listed():
            following = s.clone()
            following.apply_unchecked(action)
            best = max(best, self.chance(following, out))
        return best

    def at_end(self, s: Mlem) -> float:
        key = self.key(s) * 2 + s.failures - self.failures
        found = self.ends.get(key, UNKNOWN)
        if found == UNKNOWN:
            self.judge.weigh(s, self.worth)
            found = self.worth[self.seat]
            self.ends[key] = found
        return found

    def company(self, s: Mlem) -> Company:
        key = self.key(s)
        found = self.companies.get(key)
        if found is None:
            found = Company(s)
            self.companies[key] = found
        return found

    def key(self, s: Mlem) -> i64:
        """The cache key of a state: the places of all who took off and the owners of the goals determine the rest."""
        found: i64 = 0
        i: i64
        for i in range(4):
            found = found * 8 + s.table[GOAL_OWNER + i]
        for i in range(self.crew):
            seat = self.seats[i]
            place = s.place_of(seat, self.specialists[i])
            if place == ABOARD:
                place = 1 + self.is_used(s, seat)
            elif place == AT_HOME:
                place = 3
            else:
                planet = s.setting.planet_at[place // 8]
                if planet >= 0:
                    place += s.row_on_planet(planet, seat)
            found = found * 512 + place
        return found

    def is_used(self, s: Mlem, seat: i64) -> i64:
        slot: i64
        for slot in range(s.crew):
            if s.seat_aboard(slot) == seat:
                return 1 if s.is_used(slot) else 0
        return 0

    # --- by counting -----------------------------------------------------------

    def before_roll(self, company: Company, rocket: i64, out: ActionList) -> float:
        """The mean over all rolls of what the commander makes of them."""
        found = company.ahead[rocket]
        if found != UNKNOWN:
            return found
        self.rockets += 1
        if self.rockets > self.most:
            return 0.0
        self.deadline.check()
        flights = self.flights
        assert flights is not None
        own = company.table.commander() == self.seat
        found = 0.0
        roll: i64
        for roll in range(flights.first_roll[rocket], flights.first_roll[rocket + 1]):
            if own:
                found += flights.chances[roll] * self.best_flight(company, rocket, roll, out)
            else:
                found += flights.chances[roll] * self.steady_flight(company, rocket, roll, out)
        company.ahead[rocket] = found
        return found

    def best_flight(self, company: Company, rocket: i64, roll: i64, out: ActionList) -> float:
        flights = self.flights
        assert flights is not None
        best: float = UNKNOWN
        first = flights.first_flight[roll]
        last = flights.first_flight[roll + 1]
        if first == last:
            best = self.crash(company, rocket // DICE, out)
        flight: i64
        for flight in range(first, last):
            best = max(best, self.arrive(company, flights.arrivals[flight], out))
        for each in self.helps(company, rocket // DICE, out):
            best = max(best, self.arrive(each.company, self.further(rocket, each.engineers), out))
            for flight in range(first, last):
                there = self.further(flights.arrivals[flight], each.engineers)
                best = max(best, self.arrive(each.company, there, out))
        return best

    def steady_flight(self, company: Company, rocket: i64, roll: i64, out: ActionList) -> float:
        """As `choose_dice` of `steady_policy.py` chooses: the first of the best."""
        flights = self.flights
        assert flights is not None
        best: float = NEVER
        arrival: i64 = -1
        then = company
        first = flights.first_flight[roll]
        last = flights.first_flight[roll + 1]
        flight: i64
        for flight in range(first, last):
            there = flights.arrivals[flight]
            worth = self.steady_worth(company, rocket, there, 0)
            if worth > best:
                best = worth
                arrival = there
        for each in self.helps(company, rocket // DICE, out):
            there = self.further(rocket, each.engineers)
            worth = self.steady_worth(company, rocket, there, each.engineers)
            if worth > best:
                best = worth
                arrival = there
                then = each.company
            for flight in range(first, last):
                there = self.further(flights.arrivals[flight], each.engineers)
                worth = self.steady_worth(company, rocket, there, each.engineers)
                if worth > best:
                    best = worth
                    arrival = there
                    then = each.company
        return self.crash(company, rocket // DICE, out) if arrival < 0 else self.arrive(then, arrival, out)

    def steady_worth(self, company: Company, rocket: i64, there: i64, engineers: i64) -> float:
        spaces = there // DICE - rocket // DICE
        lost = rocket % DICE - there % DICE
        return price(spaces, lost, engineers) + SITE_WEIGHT * company.site(there // DICE)

    def further(self, rocket: i64, spaces: i64) -> i64:
        """Deep space is the end, however many dice are left."""
        assert self.setting is not None
        there = rocket + spaces * DICE
        deep = self.setting.deep
        return there if there // DICE < deep else deep * DICE + rocket % DICE

    def arrive(self, company: Company, rocket: i64, out: ActionList) -> float:
        found = company.arrived[rocket]
        if found == UNKNOWN:
            s = company.table.clone()
            s.space = rocket // DICE
            s.dice = rocket % DICE
            s.at = s.setting.move
            s.proceed()
            found = self.chance(s, out)
            company.arrived[rocket] = found
        return found

    def crash(self, company: Company, space: i64, out: ActionList) -> float:
        found = company.crashed[space]
        if found == UNKNOWN:
            s = company.table.clone()
            s.space = space
            s.go(s.setting.crash_landing)
            found = self.chance(s, out)
            company.crashed[space] = found
        return found

    # --- engineers -------------------------------------------------------------

    def helps(self, company: Company, space: i64, out: ActionList) -> list[Help]:
        """The ways to use engineers on this space. A rival takes those of the lowest seats."""
        if company.table.engineers == 0 or company.table.setting.symbols[space] & 1 == 0:
            return NOBODY
        if not company.knows_help:
            company.knows_help = True
            own = company.table.commander() == self.seat
            sets: i64
            for sets in range(1, 1 << company.table.players):
                self.add_help(company, sets, own)
        return company.helped

    def add_help(self, company: Company, sets: i64, own: bool) -> None:
        """Where exactly these seats have an engineer ready; for a rival only if no lower seat has one."""
        s = company.table.clone()
        used: i64 = 0
        passed: bool = False
        seat: i64
        for seat in range(s.players):
            slot = ready_slot(s, seat)
            if (sets >> seat) & 1:
                if slot < 0 or (passed and not own):
                    return
                s.use_engineer(slot)
                used += 1
            elif slot >= 0:
                passed = True
        company.helped.append(Help(used, self.company(s)))


NOBODY: Final[list[Help]] = []


def ready_slot(s: Mlem, seat: i64) -> i64:
    """Where the seat's engineer is who has not been used; -1 if there is none."""
    slot: i64
    for slot in range(s.crew):
        if s.seat_aboard(slot) == seat and s.specialist_aboard(slot) == ENGINEER and not s.is_used(slot):
            return slot
    return -1
