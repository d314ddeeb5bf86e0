"""Spacecraft: assembling them on Earth, and losing and damaging what flies."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.research import dismiss
from cosmodrome.games.leaving_earth.engine.state import (
    ABOARD,
    BROKEN,
    CARRIES_INFECTION,
    CREW,
    DAMAGED_ONE,
    DEAD,
    MASS,
    PARTS,
    RESTING_ONE,
    SEATS,
    SOUND,
    SURVEYS,
    WHO,
    LeavingEarth,
    Question,
    bit,
    lengthened,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    BY_DAMAGE,
    CANNOT_BE_DAMAGED,
    DAMAGE,
    DAMAGE_CREW,
    DAMAGED,
    DESTROYED,
    DIED,
    DISMANTLE,
    DISMANTLED,
    INCAPACITATED,
    IS_DAMAGED,
    LOAD,
    LOADED,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NO_SEAT,
    NOT_ABOARD,
    NOT_LOOSE,
    NOT_ON_EARTH,
    PAY_OUTCOME,
    PERSON,
    UNLOAD,
    UNLOADED,
    WAS_DAMAGED,
)

FLEET: Final = MOST_CRAFT + 1
ALL_ITEMS: Final = (1 << 60) - 1
COMPONENTS: Final = (1 << PERSON) - 1  # the bits of all items that are no astronauts


# --- Assembly and disassembly ------------------------------------------------


def list_assembly(s: LeavingEarth, out: ActionList) -> None:
    """On Earth: what lies there can be put aboard, what is aboard can be taken off, every astronaut has a seat."""
    seat, craft = s.turn, s.craft
    spare = s.seats_of(seat, craft) - s.crew(seat, craft)
    people: i64 = ALL_ITEMS if spare > 0 else COMPONENTS
    list_items(s, out, LOAD, s.sound(seat, 0) & people)
    list_items(s, out, LOAD + DAMAGED, s.broken(seat, 0) & people)
    needed = capsules_needed(s, spare) if s.crew(seat, craft) else 0
    list_items(s, out, UNLOAD, s.sound(seat, craft) & ~needed)
    list_items(s, out, UNLOAD + DAMAGED, s.broken(seat, craft) & ~needed)
    if s.parts(seat, craft):
        out.add(DISMANTLE)
    if out.explain:
        refuse_items(s, out, LOAD, 0, NOT_LOOSE)
        refuse_items(s, out, UNLOAD, craft, NOT_ABOARD)


def refuse_assembly(out: ActionList) -> None:
    """Assembling is for Earth only."""
    item: i64
    for item in range(DAMAGED * 2):
        out.refuse(LOAD, item, NOT_ON_EARTH)
        out.refuse(UNLOAD, item, NOT_ON_EARTH)
    out.refuse(DISMANTLE, 0, NOT_ON_EARTH)


def capsules_needed(s: LeavingEarth, spare: i64) -> i64:
    """A bit per capsule that has more seats than are spare."""
    found: i64 = 0
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        if s.setting.seats[kind] > spare:
            found |= bit(kind)
    return found


def list_items(s: LeavingEarth, out: ActionList, verb: i64, bits: i64) -> None:
    """Components, then astronauts by skill."""
    if bits:
        out.add_each(verb, bits, s.setting.kinds)
        out.add_each(verb + PERSON, bits >> PERSON, s.setting.skills)


def refuse_items(s: LeavingEarth, out: ActionList, verb: i64, source: i64, reason: i64) -> None:
    """What is not there, and what is there but would leave an astronaut without a seat."""
    item: i64
    for item in range(PERSON + s.setting.skills):
        if item < PERSON and item >= s.setting.kinds:
            continue
        out.refuse(verb, item, NO_SEAT if s.working(s.turn, source, item) else reason)
        out.refuse(verb, item + DAMAGED, NO_SEAT if s.damaged(s.turn, source, item) else reason)
    i: i64
    for i in range(out.count):
        out.refused.pop(out.actions[i], None)


def load(s: LeavingEarth, item: i64) -> None:
    s.move_item(s.turn, item, 0, s.craft)
    s.tell(LOADED, s.turn, s.craft, item)


def unload(s: LeavingEarth, item: i64) -> None:
    s.move_item(s.turn, item, s.craft, 0)
    s.tell(UNLOADED, s.turn, s.craft, item)


def dismantle(s: LeavingEarth) -> None:
    """Everything goes back to Earth."""
    s.tell(DISMANTLED, s.turn, s.craft)
    merge(s, s.turn, s.craft, 0)


def merge(s: LeavingEarth, seat: i64, source: i64, target: i64) -> None:
    """All components and astronauts of one spacecraft go to another, or to Earth."""
    start, goal = s.vessel(seat, source), s.vessel(seat, target)
    t = s.table
    i: i64
    for i in range(s.setting.craft - ABOARD):
        t[goal + ABOARD + i] += t[start + ABOARD + i]
    t[goal + PARTS] += t[start + PARTS]
    t[goal + MASS] += t[start + MASS]
    t[goal + SEATS] += t[start + SEATS]
    t[goal + CREW] += t[start + CREW]
    t[goal + SOUND] |= t[start + SOUND]
    t[goal + BROKEN] |= t[start + BROKEN]
    t[goal + SURVEYS] += t[start + SURVEYS]
    t[goal + CARRIES_INFECTION] |= t[start + CARRIES_INFECTION]
    if t[start + CREW]:
        for i in range(MOST_ASTRONAUTS):
            if s.is_aboard(seat, i, source):
                at = s.person(seat, i) + WHO
                t[at] = (t[at] & ~240) | (target << 4)
    s.retire(seat, source)


# --- Losing and damaging -----------------------------------------------------


def kill(s: LeavingEarth, seat: i64, index: i64, cause: i64) -> None:
    name = s.name_of(seat, index)
    place = s.location(seat, s.berth_of(seat, index))
    s.tell(DIED, seat, name, cause)
    s.memorial = lengthened(s.memorial, name | (seat << 16) | (place << 20) | (s.year << 28))
    s.table[s.block(seat) + DEAD] += 1
    dismiss(s, seat, index)


def kill_crew(s: LeavingEarth, seat: i64, craft: i64, cause: i64) -> None:
    if s.crew(seat, craft):
        index: i64
        for index in range(MOST_ASTRONAUTS):
            if s.is_aboard(seat, index, craft):
                kill(s, seat, index, cause)


def destroy(s: LeavingEarth, seat: i64, craft: i64, cause: i64) -> None:
    """A spacecraft is lost with all components and astronauts aboard."""
    s.tell(DESTROYED, seat, craft, cause)
    kill_crew(s, seat, craft, cause)
    s.retire(seat, craft)


def exists(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    return (s.fleet(seat) >> craft) & 1 == 1


def next_craft(s: LeavingEarth, pointer: i64) -> i64:
    """The first spacecraft of anybody from here on, as owner * FLEET + craft; past all owners if there is none."""
    while pointer < s.owners * FLEET:
        fleet = s.fleet(pointer // FLEET) >> (pointer % FLEET)
        if fleet:
            while fleet & 1 == 0:
                fleet >>= 1
                pointer += 1
            return pointer
        pointer = (pointer // FLEET + 1) * FLEET
    return pointer


def incapacitate(s: LeavingEarth, seat: i64, index: i64) -> None:
    s.table[s.person(seat, index) + WHO] |= 2
    s.put(s.vessel(seat, s.berth_of(seat, index)), PERSON + s.skill(seat, index), DAMAGED_ONE - 1)
    s.tell(INCAPACITATED, seat, s.name_of(seat, index))


def damage(s: LeavingEarth, seat: i64, craft: i64, kind: i64) -> None:
    """A ready one if there is one, else one that rests."""
    one: i64 = 1 if s.ready(seat, craft, kind) else RESTING_ONE
    s.put(s.vessel(seat, craft), kind, DAMAGED_ONE - one)
    s.tell(WAS_DAMAGED, seat, craft, kind)


def can_be_damaged(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per item: undamaged components that have a damaged side, and healthy astronauts."""
    return s.sound(seat, craft) & s.setting.can_be_damaged


@final
class ChooseDamage(Question):
    """The owner chooses what is damaged; a spacecraft with nothing left to damage is destroyed."""

    def enter(self, s: LeavingEarth) -> None:
        if can_be_damaged(s, s.turn, s.craft):
            s.asked = s.actor
        else:
            destroy(s, s.turn, s.craft, BY_DAMAGE)
            s.to(PAY_OUTCOME)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        seat, craft = s.turn, s.craft
        bits = can_be_damaged(s, seat, craft)
        out.add_each(DAMAGE, bits, s.setting.kinds)
        list_people(s, out, DAMAGE_CREW, True)
        kind: i64
        for kind in range(s.setting.kinds if out.explain else 0):
            if (bits >> kind) & 1:
                continue
            if s.working(seat, craft, kind):
                out.refuse(DAMAGE, kind, CANNOT_BE_DAMAGED)
            else:
                out.refuse(DAMAGE, kind, IS_DAMAGED if s.damaged(seat, craft, kind) else NOT_ABOARD)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action >= DAMAGE_CREW:
            incapacitate(s, s.turn, action - DAMAGE_CREW)
        else:
            damage(s, s.turn, s.craft, action - DAMAGE)
        s.to(PAY_OUTCOME)


def list_people(s: LeavingEarth, out: ActionList, verb: i64, only_healthy: bool) -> None:
    """The astronauts aboard; of those who are alike, the first."""
    seat, craft = s.turn, s.craft
    if s.crew(seat, craft) == 0:
        return
    index: i64
    before: i64
    for index in range(MOST_ASTRONAUTS):
        if not s.is_aboard(seat, index, craft) or (only_healthy and not s.is_healthy(seat, index)):
            continue
        is_first = True
        for before in range(index):
            if s.is_same(seat, before, index):
                is_first = False
        if is_first:
            out.add(verb, index)
