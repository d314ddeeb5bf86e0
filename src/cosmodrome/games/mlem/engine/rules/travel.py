"""The travel phase: roll, choose groups of dice, move, discard."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.mlem.engine.state import NO_TOKEN, Draw, Mlem, Question, Step
from cosmodrome.games.mlem.vocabulary import (
    AFTERBURNER,
    CRASH,
    CREWS,
    DICE_DISCARDED,
    ENGINEER,
    ENGINEER_JOINS_ONES,
    ENGINEER_NEEDS_ONE,
    ENGINEER_NOT_READY,
    ENGINEER_USED,
    EXTRA_DICE,
    FACE_NOT_ON_SPACE,
    FACE_NOT_ROLLED,
    FLEW,
    FLY,
    GROUPS,
    KEEP_DICE,
    NO_DICE_TO_KEEP,
    NOT_AN_ENGINEER,
    NOTHING_CHOSEN,
    REROLL,
    REROLL_DICE,
    REROLLED,
    ROCKET_CAN_FLY,
    ROLLED,
    TOKEN_DICE_DO_NOT_MATCH,
    TOKEN_NOT_AVAILABLE,
    TOKEN_USED,
    USE_ENGINEER,
)

# --- Stage 1: roll all available dice ----------------------------------------


@final
class Roll(Draw):
    """Which faces come up; the order of the dice does not matter."""

    def weights(self, s: Mlem) -> list[int]:
        return s.setting.roll_weights[s.dice]

    def sample(self, s: Mlem, rng: Rng) -> i64:
        die = s.setting.die_packed
        code: i64 = 0
        left = s.dice
        while left:  # not `for _ in range`: mypyc makes every `_` a Python integer
            code += die[rng.below(6)]
            left -= 1
        return s.setting.roll_rank[code]

    def stream(self, s: Mlem) -> str:
        return "dice"

    def take(self, s: Mlem, action: i64) -> None:
        setting = s.setting
        number = setting.roll_first[s.dice] + action
        roll = setting.roll_code[number]
        s.roll = roll
        usable = setting.roll_groups[number] & setting.symbols[s.space]
        s.usable = usable
        if s.journal is not None:
            s.tell(ROLLED, s.commander(), roll, usable)
        if usable or engineers_ready(s) or token_ability(s) == REROLL_DICE or extra_dice(s):
            s.at = setting.choose_dice
            s.asked = s.commander()
        else:
            s.go(s.setting.crash_landing)


def engineers_ready(s: Mlem) -> i64:
    """How many engineers can be used as a die of value 1 here: the space must show a one."""
    return s.engineers if s.setting.symbols[s.space] & 1 else 0


def token_ability(s: Mlem) -> i64:
    """The ability of the expedition token as long as it has not been used; 0 without one."""
    return s.setting.token_ability[s.token] if s.token != NO_TOKEN else 0


def extra_dice(s: Mlem) -> i64:
    """The dice of the expedition token that match the space, packed like a roll."""
    if token_ability(s) != EXTRA_DICE:
        return 0
    return matching(s, s.setting.token_extra[s.token], s.setting.symbols[s.space])


def matching(s: Mlem, dice: i64, faces: i64) -> i64:
    """Those of the packed dice that show one of these faces."""
    return dice & s.setting.faces_packed[faces]


def distance_of(s: Mlem, dice: i64) -> i64:
    """How far these dice carry from here; an afterburner is worth what the space says."""
    return (
        (dice & 7)
        + 2 * ((dice >> 3) & 7)
        + 3 * ((dice >> 6) & 7)
        + 4 * ((dice >> 9) & 7)
        + s.setting.burn[s.space] * ((dice >> 12) & 7)
    )


# --- Stage 2: choose groups --------------------------------------------------


@final
class ChooseDice(Question):
    """The commander uses one or more whole groups that match the space, engineers, or what the token allows.

    When nothing rolled matches, giving up is offered beside whatever may save the rocket (ruling A07).
    """

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        ability = token_ability(s)
        if s.usable == 0:
            out.add(CRASH)
        if ability == REROLL_DICE:
            out.add(REROLL)
        self.list_flights(s, out, 0)
        if (ability == EXTRA_DICE and extra_dice(s)) or (ability == KEEP_DICE and s.usable):
            self.list_flights(s, out, ability)
        if out.explain:
            explain_dice(s, out)

    def list_flights(self, s: Mlem, out: ActionList, token: i64) -> None:
        """Every set of usable groups with every number of engineers; something must move the rocket (ruling A03)."""
        usable = s.usable
        engineers: i64
        for engineers in range(engineers_ready(s) + 1):
            first = FLY + GROUPS * (engineers + CREWS * token)
            if engineers and usable & 1 and s.setting.engineer_joins_group:
                out.add(first, 1)
                out.add_subsets(first + 1, usable - 1)
                continue
            if token == EXTRA_DICE or (engineers and token != KEEP_DICE):
                out.add(first)
            out.add_subsets(first, usable)

    def take(self, s: Mlem, action: i64) -> None:
        if action == CRASH:
            s.go(s.setting.crash_landing)
            return
        if action == REROLL:
            s.tell(REROLLED, s.commander())
            s.token = NO_TOKEN
            s.go(s.setting.roll)
            return
        s.flight = action - FLY
        engineers = s.flight // GROUPS % CREWS
        if engineers == 0:
            s.go(s.setting.move)
        elif engineers == s.engineers:
            use_all_engineers(s)
            s.go(s.setting.move)
        else:
            s.chosen_engineers = engineers
            s.at = s.setting.choose_engineer


def explain_dice(s: Mlem, out: ActionList) -> None:
    """Why the rest is not offered: giving up, the reroll, and every flight that is missing."""
    ability = token_ability(s)
    if s.usable:
        out.refuse(CRASH, 0, ROCKET_CAN_FLY)
    if ability != REROLL_DICE:
        out.refuse(REROLL, 0, TOKEN_NOT_AVAILABLE)
    offered = set(out.listed())
    token: i64
    engineers: i64
    groups: i64
    for token in range(3):
        for engineers in range(CREWS):
            for groups in range(GROUPS):
                flight = groups + GROUPS * (engineers + CREWS * token)
                if FLY + flight not in offered:
                    out.refuse(FLY, flight, why_not(s, groups, engineers, token))


def why_not(s: Mlem, groups: i64, engineers: i64, token: i64) -> i64:
    """The first thing that is wrong with a flight that is not offered."""
    face: i64
    for face in range(5):
        if (groups >> face) & 1 and s.rolled(face) == 0:
            return FACE_NOT_ROLLED
    if groups & ~s.usable:
        return FACE_NOT_ON_SPACE
    if engineers > s.engineers:
        return ENGINEER_NOT_READY
    if engineers > engineers_ready(s):
        return ENGINEER_NEEDS_ONE
    if token and token != token_ability(s):
        return TOKEN_NOT_AVAILABLE
    if token == EXTRA_DICE and extra_dice(s) == 0:
        return TOKEN_DICE_DO_NOT_MATCH
    if token == KEEP_DICE and groups == 0:
        return NO_DICE_TO_KEEP
    if engineers == 0 and groups == 0:
        return NOTHING_CHOSEN
    return ENGINEER_JOINS_ONES


# --- Functions of the astronauts: engineer -----------------------------------


def use_all_engineers(s: Mlem) -> None:
    slot: i64
    for slot in range(s.crew):
        if s.specialist_aboard(slot) == ENGINEER and not s.is_used(slot):
            flip(s, slot)


def flip(s: Mlem, slot: i64) -> None:
    s.use_engineer(slot)
    s.tell(ENGINEER_USED, s.seat_aboard(slot))


@final
class ChooseEngineer(Question):
    """With more engineers aboard than are used, the commander says whose are used (ruling A06)."""

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        ready: i64 = 0  # a bit per seat
        slot: i64
        for slot in range(s.crew):
            if s.specialist_aboard(slot) == ENGINEER and not s.is_used(slot):
                ready |= 1 << s.seat_aboard(slot)
        out.add_each(USE_ENGINEER, ready, s.players)
        if out.explain:
            seat: i64
            for seat in range(s.players):
                if (ready >> seat) & 1 == 0:
                    out.refuse(USE_ENGINEER, seat, NOT_AN_ENGINEER)

    def take(self, s: Mlem, action: i64) -> None:
        slot: i64
        for slot in range(s.crew):
            if s.seat_aboard(slot) == action - USE_ENGINEER:
                flip(s, slot)
                break
        s.chosen_engineers -= 1
        if s.chosen_engineers == 0:
            s.go(s.setting.move)


# --- Stage 3: move and discard -----------------------------------------------


@final
class Move(Step):
    """The rocket moves by what was chosen; the used dice are discarded, but never an afterburner or the last die."""

    def enter(self, s: Mlem) -> None:
        groups = s.flight % GROUPS
        token = s.flight // (GROUPS * CREWS)
        used = matching(s, s.roll, groups)
        distance = distance_of(s, used) + s.flight // GROUPS % CREWS
        if token == EXTRA_DICE:
            distance += distance_of(s, extra_dice(s))
        if token:
            s.tell(TOKEN_USED, s.commander(), token)
            s.token = NO_TOKEN
        s.flight = 0
        s.usable = 0
        space = s.space + distance
        s.space = space if space < s.setting.deep else s.setting.deep
        if s.journal is not None:
            s.tell(FLEW, s.commander(), distance, s.space)
        if token != KEEP_DICE:
            discard(s, count_dice(used & ~(7 << (3 * AFTERBURNER))))
        s.proceed()


def count_dice(dice: i64) -> i64:
    return (dice & 7) + ((dice >> 3) & 7) + ((dice >> 6) & 7) + ((dice >> 9) & 7) + ((dice >> 12) & 7)


def discard(s: Mlem, count: i64) -> None:
    """The commander always keeps at least one die (ruling A04)."""
    if count >= s.dice:
        count = s.dice - 1
    if count:
        s.dice -= count
        s.tell(DICE_DISCARDED, count, s.dice)
