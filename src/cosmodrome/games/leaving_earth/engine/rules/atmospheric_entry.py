"""Atmospheric entry: all astronauts take seats in capsules, and each capsule comes through or burns."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import damage, destroy, exists, kill
from cosmodrome.games.leaving_earth.engine.state import BERTH, DAMAGED_ONE, LeavingEarth, Question, Step, bit
from cosmodrome.games.leaving_earth.vocabulary import (
    BY_ENTRY,
    CAPSULE_FULL,
    CAPSULE_LOST,
    CHOOSE_SEATS,
    DAMAGED,
    ENTRY_EFFECT,
    FACE_ENTRY,
    FACE_SYMBOLS,
    MAJOR_FAILURE,
    MINOR_FAILURE,
    MOST_ASTRONAUTS,
    MOST_CAPSULES,
    PAY_OUTCOME,
    SEAT_IN,
)


def capsules(s: LeavingEarth) -> list[i64]:
    """Every capsule aboard as an item, sound ones of a kind first."""
    found: list[i64] = []
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        found.extend([kind] * s.working(s.turn, s.craft, kind))
        found.extend([kind + DAMAGED] * s.damaged(s.turn, s.craft, kind))
    return found


def riders(s: LeavingEarth, capsule: i64) -> i64:
    """How many have chosen that capsule so far."""
    count: i64 = 0
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(s.turn, index, s.craft) and s.table[s.person(s.turn, index) + BERTH] == capsule + 1:
            count += 1
    return count


def seats_to_choose(s: LeavingEarth) -> i64:
    """A bit per capsule with a free seat; of capsules that are alike, the first."""
    found: i64 = 0
    seen: list[i64] = []
    capsule: i64 = 0
    for item in capsules(s)[:MOST_CAPSULES]:
        taken = riders(s, capsule)
        likeness = item + ((capsule + 1) << 8 if taken else 0)  # empty ones of a kind are alike
        if taken < s.setting.seats[item & 63] and likeness not in seen:
            seen.append(likeness)
            found |= bit(capsule)
        capsule += 1
    return found


@final
class BeginEntry(Step):
    """The atmosphere is faced by whatever is left of the spacecraft."""

    def enter(self, s: LeavingEarth) -> None:
        if not exists(s, s.turn, s.craft):
            s.to(FACE_SYMBOLS)
            return
        s.people = s.people_aboard(s.turn, s.craft)
        s.to(CHOOSE_SEATS)


@final
class ChooseSeats(Question):
    """Before entry every astronaut takes a seat in a capsule."""

    def enter(self, s: LeavingEarth) -> None:
        while s.people:
            choices = seats_to_choose(s)
            if choices & (choices - 1):
                s.asked = s.actor
                return
            capsule: i64 = 0
            while (choices >> capsule) & 1 == 0:
                capsule += 1
            self.sit(s, capsule)
        s.to(FACE_ENTRY)
        begin_entry(s)

    def who(self, s: LeavingEarth) -> i64:
        index: i64 = 0
        while (s.people >> index) & 1 == 0:
            index += 1
        return index

    def sit(self, s: LeavingEarth, capsule: i64) -> None:
        index = self.who(s)
        s.table[s.person(s.turn, index) + BERTH] = capsule + 1
        s.people &= ~bit(index)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        choices = seats_to_choose(s)
        capsule: i64
        for capsule in range(min(len(capsules(s)), MOST_CAPSULES)):
            if (choices >> capsule) & 1:
                out.add(SEAT_IN, capsule)
            else:
                out.refuse(SEAT_IN, capsule, CAPSULE_FULL)

    def take(self, s: LeavingEarth, action: i64) -> None:
        self.sit(s, action - SEAT_IN)
        s.to(CHOOSE_SEATS)


def begin_entry(s: LeavingEarth) -> None:
    """Damaged capsules and those without a heat shield burn; so do all without the advancement. The others draw."""
    survives = s.knows(s.actor, s.setting.re_entry)
    capsule: i64 = 0
    kept: i64 = 0
    for item in capsules(s):
        kind = item & 63
        is_safe = survives and item < DAMAGED and s.setting.is_shielded[kind] == 1
        settle_riders(s, capsule, kept if is_safe else -1)
        if is_safe:
            kept += 1
        else:
            lose_capsule(s, item)
        capsule += 1
    s.entries = kept


def settle_riders(s: LeavingEarth, capsule: i64, number: i64) -> None:
    """Those in a capsule burn with it (-1), or the capsule gets another number."""
    index: i64
    for index in range(MOST_ASTRONAUTS):
        at = s.person(s.turn, index) + BERTH
        if s.is_aboard(s.turn, index, s.craft) and s.table[at] == capsule + 1:
            if number < 0:
                kill(s, s.turn, index, BY_ENTRY)
            else:
                s.table[at] = number + 1


def lose_capsule(s: LeavingEarth, item: i64) -> None:
    s.put(s.vessel(s.turn, s.craft), item & 63, -DAMAGED_ONE if item >= DAMAGED else -1)
    s.tell(CAPSULE_LOST, s.turn, s.craft, item)


@final
class FaceEntry(Step):
    """Each capsule draws for itself, the last one first; what is no capsule comes through unharmed."""

    def enter(self, s: LeavingEarth) -> None:
        if s.entries:
            s.entries -= 1
            s.kind = shielded_capsule(s, s.entries)
            draw(s, s.setting.re_entry, ENTRY_EFFECT, FACE_ENTRY)
            return
        index: i64
        for index in range(MOST_ASTRONAUTS):
            s.table[s.person(s.turn, index) + BERTH] = 0
        if s.parts(s.turn, s.craft) == 0:
            destroy(s, s.turn, s.craft, BY_ENTRY)
        s.to(FACE_SYMBOLS)


def shielded_capsule(s: LeavingEarth, number: i64) -> i64:
    """The kind of the sound, shielded capsule with that number. Those behind it may be damaged by now."""
    kind: i64 = 0
    while True:
        if s.setting.is_shielded[kind]:
            number -= s.working(s.turn, s.craft, kind)
            if number < 0:
                return kind
        kind += 1


@final
class EntryEffect(Step):
    """A capsule comes through, is damaged around its crew, or burns with it."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == MINOR_FAILURE:
            damage(s, s.turn, s.craft, s.kind)
        elif s.counts_as == MAJOR_FAILURE:
            settle_riders(s, s.entries, -1)
            lose_capsule(s, s.kind)
        s.to(PAY_OUTCOME)
