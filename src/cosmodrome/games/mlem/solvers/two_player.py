"""An expedition of two players in the base game, solved from its end back: exact dice, both want to win.

What is left when both astronauts are out of the rocket is judged by what was learned (`value_network.py`). The rules
themselves lead from a question to the next roll (`TwoPlayerSolver`); from there on, the solved tables give the answer
(`TwoPlayerExpedition`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.mlem.engine.scoring import claim_goals, place, place_in_deep_space
from cosmodrome.games.mlem.engine.state import MOONS_TAKEN_AT, SEATS, Mlem, Setting
from cosmodrome.games.mlem.solvers.expedition_policy import DICE, Flights
from cosmodrome.games.mlem.solvers.value_network import Learned
from cosmodrome.games.mlem.vocabulary import DRIFTER, ENGINEER, MOST_SPACES, PARACHUTIST, SABOTEUR, TAKEOFF

# How an astronaut's expedition ends: at home, on a space (its number + 1; deep space is the galaxy), on the comet, or
# before the tables were made.
HOME: Final = 0
OUTCOMES: Final = MOST_SPACES + 4
UNKNOWN: Final = -1.0
NEVER: Final = -2.0  # worse than any chance
ALWAYS: Final = 2.0  # better than any
FIRST: Final = 0  # the astronaut who is the commander where the tables begin
SECOND: Final = 1
# Whether the rocket crashed in the end, and who was still aboard then.
NO_CRASH: Final = 0
CRASH_OF_ONE: Final = 1
CRASH_OF_BOTH: Final = 2


@final
class Prospect:
    """The commander's chance to win for every rocket: before the next roll, and on arrival."""

    def __init__(self, rockets: i64) -> None:
        self.known: bool = False
        self.ahead = vec[float]([0.0] * rockets)
        self.arrived = vec[float]([0.0] * rockets)


@final
class Help:
    """Engineers who carry the rocket so many spaces further, and what is promised when they are used."""

    def __init__(self, further: i64, after: Prospect) -> None:
        self.further: i64 = further
        self.after = after


# --- when both are out of the rocket -----------------------------------------


@final
class Aftermath:
    """What the judge says of the table, for every way in which both expeditions can end."""

    def __init__(self, judge: Learned) -> None:
        self.judge = judge
        self.root: Mlem | None = None
        self.deep: i64 = 0
        self.comet: i64 = 0
        self.gone: i64 = 0
        self.seats = vec[i64]([0, 0])
        self.specialists = vec[i64]([0, 0])
        self.chances = vec[float]([UNKNOWN] * (OUTCOMES * OUTCOMES * 6))
        self.worth = vec[float]([0.0] * SEATS)

    def begin(self, s: Mlem) -> None:
        self.root = s
        self.deep = s.setting.deep
        self.comet = self.deep + 2
        self.gone = self.deep + 3
        self.seats[FIRST] = s.seat_aboard(0)
        self.specialists[FIRST] = s.specialist_aboard(0)
        self.seats[SECOND] = 1 - self.seats[FIRST]
        self.specialists[SECOND] = s.specialist_aboard(1) if s.crew == 2 else -1
        i: i64
        for i in range(len(self.chances)):
            self.chances[i] = UNKNOWN

    def chance(self, first: i64, second: i64, crash: i64, leader: i64) -> float:
        """The first astronaut's chance to win, if both ended so and `leader` was the one who got off earlier."""
        at = ((first * OUTCOMES + second) * 3 + crash) * 2 + leader
        found = self.chances[at]
        if found == UNKNOWN:
            found = self.judged(first, second, crash, leader)
            self.chances[at] = found
        return found

    def judged(self, first: i64, second: i64, crash: i64, leader: i64) -> float:
        assert self.root is not None
        s = self.root.clone()
        while s.crew:
            s.leave(0)
        if leader == SECOND:
            self.settle(s, SECOND, second, crash == CRASH_OF_BOTH)
            self.settle(s, FIRST, first, crash != NO_CRASH)
        else:
            self.settle(s, FIRST, first, crash == CRASH_OF_BOTH)
            self.settle(s, SECOND, second, crash != NO_CRASH)
        if crash != NO_CRASH:
            s.failures += 1
        s.go(s.setting.end_expedition)
        self.judge.weigh(s, self.worth)
        return self.worth[self.seats[FIRST]]

    def settle(self, s: Mlem, who: i64, outcome: i64, in_crash: bool) -> None:
        """Put an astronaut where the expedition ended for it. A landing in a crash may win no goal (ruling A14)."""
        if outcome == self.gone:
            return
        seat = self.seats[who]
        specialist = self.specialists[who]
        if outcome == HOME:
            s.go_home(seat, specialist)
        elif outcome > self.deep:
            place_in_deep_space(s, seat, specialist, outcome == self.comet)
            claim_goals(s, seat, self.deep)
        else:
            place(s, seat, specialist, outcome - 1)
            if s.setting.goals_on_crash or not in_crash:
                claim_goals(s, seat, outcome - 1)

    def alone(self, who: i64, mine: i64, other: i64, crash: i64) -> float:
        """The chance of the one who was aboard longer."""
        if who == FIRST:
            return self.chance(mine, other, crash, SECOND)
        return 1.0 - self.chance(other, mine, crash, FIRST)


# --- the expedition ----------------------------------------------------------


@final
class TwoPlayerExpedition:
    """The tables of one expedition: for both aboard, and for either alone, wherever the other has got off."""

    def __init__(self, judge: Learned) -> None:
        self.ends = Aftermath(judge)
        self.setting: Setting | None = None
        self.flights: Flights | None = None
        self.root: Mlem | None = None
        self.deadline = NO_DEADLINE
        self.deep: i64 = 0
        self.lone: list[Prospect] = []  # (who * OUTCOMES + outcome of the other) * 2 + 1 with an engineer
        self.both: list[Prospect] = []  # 1 with the first astronaut's engineer, + 2 with the second's
        self.landing = vec[float]([NEVER] * (MOST_SPACES + 1))
        self.crash = vec[float]([0.0] * (MOST_SPACES + 1))

    def begin(self, s: Mlem) -> None:
        """From a table with one or two astronauts aboard."""
        if self.flights is None or self.setting is not s.setting:
            self.setting = s.setting
            self.flights = Flights(s)
            self.deep = s.setting.deep
            rockets = (self.deep + 1) * DICE
            self.lone = [Prospect(rockets) for _ in range(OUTCOMES * 4)]
            self.both = [Prospect(rockets) for _ in range(4)]
        self.root = s
        self.ends.begin(s)
        for prospect in self.lone:
            prospect.known = False
        if s.crew == 2:
            self.solve_both(s.space)

    def before_roll(self, s: Mlem) -> float:
        """The chance of seat 0 at a table of this expedition where the dice are to be rolled."""
        rocket = s.space * DICE + s.dice
        first = self.ends.seats[FIRST]
        chance: float = 0.0
        if s.crew == 2:
            engineers = ready(s, 0) + 2 * ready(s, 1)
            chance = self.both[engineers].ahead[rocket]
        elif s.seat_aboard(0) == first:
            chance = self.alone(FIRST, self.left_at(s, SECOND), ready(s, 0)).ahead[rocket]
        else:
            chance = 1.0 - self.alone(SECOND, self.left_at(s, FIRST), ready(s, 0)).ahead[rocket]
        return chance if first == 0 else 1.0 - chance

    def left_at(self, s: Mlem, who: i64) -> i64:
        """The outcome of an astronaut who is no longer aboard."""
        specialist = self.ends.specialists[who]
        return self.ends.gone if specialist < 0 else s.place_of(self.ends.seats[who], specialist) // 8 + 1

    def has_room(self, space: i64, other: i64) -> bool:
        """Whether there is room to get off at a space, given where the other astronaut ended up."""
        s = self.root
        assert s is not None
        taken: i64 = 1 if other == space + 1 else 0
        return s.setting.room[space] > s.table[MOONS_TAKEN_AT + space] + taken

    # --- dice ----------------------------------------------------------------

    def expect(self, after: Prospect, helps: list[Help], rocket: i64, crash: float) -> float:
        """The mean over all rolls, if the commander makes the best of each."""
        self.deadline.check()
        flights = self.flights
        assert flights is not None
        total: float = 0.0
        roll: i64
        for roll in range(flights.first_roll[rocket], flights.first_roll[rocket + 1]):
            best = self.best_flight(flights, after.arrived, roll, 0)
            if best == NEVER:
                best = crash
            for each in helps:
                best = max(best, each.after.arrived[self.further(rocket, each.further)])
                best = max(best, self.best_flight(flights, each.after.arrived, roll, each.further))
            total += flights.chances[roll] * best
        return total

    def best_flight(self, flights: Flights, arrived: vec[float], roll: i64, further: i64) -> float:
        best: float = NEVER
        flight: i64
        for flight in range(flights.first_flight[roll], flights.first_flight[roll + 1]):
            rocket = flights.arrivals[flight]
            value = arrived[self.further(rocket, further) if further else rocket]
            if value > best:
                best = value
        return best

    def further(self, rocket: i64, spaces: i64) -> i64:
        there = rocket + spaces * DICE
        return there if there < (self.deep + 1) * DICE else self.deep * DICE + 1

    def shows_one(self, space: i64) -> bool:
        """Whether an engineer can be used there."""
        assert self.setting is not None
        return self.setting.symbols[space] & 1 == 1

    # --- one aboard ----------------------------------------------------------

    def alone(self, who: i64, other: i64, engineer: i64) -> Prospect:
        """The tables of an astronaut who has the rocket alone since the other's expedition ended so."""
        at = (who * OUTCOMES + other) * 2
        found = self.lone[at + engineer]
        if not found.known:
            self.look_ahead(who, other)
            self.solve_lone(self.lone[at], [], other)
            if engineer:
                self.solve_lone(found, [Help(1, self.lone[at])], other)
        return found

    def lowest(self, other: i64) -> i64:
        """The first space on which the rocket can be; a drifter may have got off a space ahead of it."""
        assert self.root is not None
        return max(self.root.space, other - 2) if other != self.ends.gone else self.root.space

    def look_ahead(self, who: i64, other: i64) -> None:
        """What getting off on each space is worth, and what is left after a crash there."""
        ends = self.ends
        home = ends.alone(who, HOME, other, CRASH_OF_ONE)
        space: i64
        for space in range(self.lowest(other), self.deep):
            self.crash[space] = home
            if ends.specialists[who] == PARACHUTIST and self.has_room(space, other):
                self.crash[space] = max(home, ends.alone(who, space + 1, other, CRASH_OF_ONE))
            self.landing[space] = NEVER
            reach = self.reach(who)
            there: i64
            for there in range(space - reach, space + reach + 1):
                if self.may_land(space, there, other):
                    self.landing[space] = max(self.landing[space], ends.alone(who, there + 1, other, NO_CRASH))
        self.landing[self.deep] = ends.alone(who, ends.comet, other, NO_CRASH)

    def reach(self, who: i64) -> i64:
        """A drifter may get off a space before or behind the rocket."""
        return 1 if self.ends.specialists[who] == DRIFTER else 0

    def may_land(self, space: i64, there: i64, other: i64) -> bool:
        """From a rocket on `space`; there is no landing phase on the first spaces."""
        assert self.setting is not None
        return space >= self.setting.first_landing and self.has_room(there, other)

    def solve_lone(self, found: Prospect, helps: list[Help], other: i64) -> None:
        none: list[Help] = []
        dice: i64
        for dice in range(1, DICE):
            found.arrived[self.deep * DICE + dice] = self.landing[self.deep]
        space: i64 = self.deep - 1
        while space >= self.lowest(other):
            useful = helps if self.shows_one(space) else none
            for dice in range(1, DICE):
                rocket = space * DICE + dice
                ahead = self.expect(found, useful, rocket, self.crash[space])
                found.ahead[rocket] = ahead
                found.arrived[rocket] = max(ahead, self.landing[space])
            space -= 1
        found.known = True

    # --- both aboard: the first astronaut commands ---------------------------

    def solve_both(self, lowest: i64) -> None:
        ends = self.ends
        most: i64 = 0
        if ends.specialists[FIRST] == ENGINEER:
            most += 1
        if ends.specialists[SECOND] == ENGINEER:
            most += 2
        engineers: i64
        for engineers in range(most + 1):
            if engineers & ~most == 0:
                self.solve_with(engineers, lowest)

    def helps_of(self, engineers: i64) -> list[Help]:
        """Every way to use some of these engineers."""
        found: list[Help] = []
        left: i64
        for left in range(engineers):
            if left & ~engineers == 0:
                found.append(Help(2 if engineers - left == 3 else 1, self.both[left]))
        return found

    def solve_with(self, engineers: i64, lowest: i64) -> None:
        found = self.both[engineers]
        helps = self.helps_of(engineers)
        none: list[Help] = []
        dice: i64
        for dice in range(1, DICE):
            found.arrived[self.deep * DICE + dice] = self.ends.chance(self.ends.comet, self.deep + 1, NO_CRASH, FIRST)
        space: i64 = self.deep - 1
        while space >= lowest:
            crash = self.crashed(space)
            useful = helps if self.shows_one(space) else none
            for dice in range(1, DICE):
                rocket = space * DICE + dice
                ahead = self.expect(found, useful, rocket, crash)
                found.ahead[rocket] = ahead
                found.arrived[rocket] = self.first_decides(engineers, space, dice, ahead)
            space -= 1

    def crashed(self, space: i64) -> float:
        """With parachutes, the first astronaut's before the second's."""
        best = self.crashed_after(space, HOME)
        if self.ends.specialists[FIRST] == PARACHUTIST and self.has_room(space, HOME):
            best = max(best, self.crashed_after(space, space + 1))
        return best

    def crashed_after(self, space: i64, first: i64) -> float:
        best = self.ends.chance(first, HOME, CRASH_OF_BOTH, FIRST)
        if self.ends.specialists[SECOND] == PARACHUTIST and self.has_room(space, first):
            best = min(best, self.ends.chance(first, space + 1, CRASH_OF_BOTH, FIRST))
        return best

    def first_decides(self, engineers: i64, space: i64, dice: i64, ahead: float) -> float:
        """The landing phase: stay or get off, then the second astronaut."""
        best = self.second_decides(engineers, space, dice, ahead)
        reach = self.reach(FIRST)
        there: i64
        for there in range(space - reach, space + reach + 1):
            if self.may_land(space, there, HOME):
                best = max(best, self.second_inherits(engineers, space, dice, there + 1))
        return best

    def second_decides(self, engineers: i64, space: i64, dice: i64, ahead: float) -> float:
        """The first stayed. Where the second gets off, the first flies on alone."""
        best = ahead
        rocket = space * DICE + self.dice_after(SECOND, dice)
        reach = self.reach(SECOND)
        there: i64
        for there in range(space - reach, space + reach + 1):
            if self.may_land(space, there, HOME):
                best = min(best, self.alone(FIRST, there + 1, engineers & 1).ahead[rocket])
        return best

    def second_inherits(self, engineers: i64, space: i64, dice: i64, first: i64) -> float:
        """The first got off. The second commands now, and may get off here, too."""
        rocket = space * DICE + self.dice_after(FIRST, dice)
        best: float = 1.0 - self.alone(SECOND, first, engineers >> 1).ahead[rocket]
        reach = self.reach(SECOND)
        there: i64
        for there in range(space - reach, space + reach + 1):
            if self.may_land(space, there, first):
                best = min(best, self.ends.chance(first, there + 1, NO_CRASH, FIRST))
        return best

    def dice_after(self, who: i64, dice: i64) -> i64:
        """What is left when this astronaut gets off: a saboteur takes a die along."""
        return dice - 1 if self.ends.specialists[who] == SABOTEUR and dice > 1 else dice


def ready(s: Mlem, slot: i64) -> i64:
    """1 for an engineer who has not been used."""
    return 1 if s.specialist_aboard(slot) == ENGINEER and not s.is_used(slot) else 0


# --- questions ---------------------------------------------------------------


@final
class Solution:
    """A choice, and the chance of seat 0 to win if it is taken."""

    def __init__(self, action: i64, chance: float) -> None:
        self.action: i64 = action
        self.chance: float = chance


@final
class TwoPlayerSolver:
    """Answers every question of such a game: seat 0 wants its chance to win large, seat 1 wants it small."""

    def __init__(self, judge: Learned) -> None:
        self.judge = judge
        self.expedition = TwoPlayerExpedition(judge)
        self.worth = vec[float]([0.0] * SEATS)

    def answer(self, s: Mlem, out: ActionList, deadline: Deadline = NO_DEADLINE) -> Solution:
        """The first of the best choices. Before takeoff every pair of astronauts has an expedition of its own.

        Raises DeadlinePassed if there is not enough time.
        """
        deadline.check()
        self.expedition.deadline = deadline
        if s.step != TAKEOFF:
            self.expedition.begin(s)
        return self.best(s, NEVER, ALWAYS, choices(s, out), out)

    def best(self, s: Mlem, low: float, high: float, actions: list[int], out: ActionList) -> Solution:
        """The first of the best of these choices, where seat 0 can have `low` elsewhere and seat 1 `high` (alpha-beta):
        as soon as one of them would not let it come to this, the rest of the choices does not matter.
        """
        wants_more = s.asked == 0
        found = Solution(actions[0], NEVER if wants_more else ALWAYS)
        reply: i64 = -1
        for action in actions:
            after = s.clone()
            after.apply_unchecked(action)
            chance: float = 0.0
            if after.asked >= 0 and after.crew:
                following = self.best(after, low, high, begin_with(reply, choices(after, out)), out)
                reply = following.action
                chance = following.chance
            else:
                chance = self.looked_up(after, s.step == TAKEOFF)
            if wants_more and chance > found.chance:
                found = Solution(action, chance)
                low = max(low, chance)
            elif not wants_more and chance < found.chance:
                found = Solution(action, chance)
                high = min(high, chance)
            if low >= high:
                break
        return found

    def looked_up(self, s: Mlem, is_new: bool) -> float:
        """The chance of seat 0 before a roll (the first of an expedition, or another), or after the expedition."""
        if s.asked == CHANCE:
            if is_new:
                self.expedition.begin(s)
            return self.expedition.before_roll(s)
        self.judge.weigh(s, self.worth)
        return self.worth[0]


def begin_with(reply: i64, actions: list[int]) -> list[int]:
    """What was best against the last choice is often best against the next one, which is then soon done with."""
    if reply not in actions:
        return actions
    return [reply, *[action for action in actions if action != reply]]


def choices(s: Mlem, out: ActionList) -> list[int]:
    out.clear()
    s.list_actions(out)
    return out.listed()
