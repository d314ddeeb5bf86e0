"""What can be done aboard where a spacecraft is: collecting, healing, repairing."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.repetition import note_progress, note_rearranging
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import COMPONENTS
from cosmodrome.games.leaving_earth.engine.state import DAMAGED_ONE, TAKEN_SHIFT, WHO, LeavingEarth, bit
from cosmodrome.games.leaving_earth.vocabulary import (
    COLLECT,
    COLLECTED,
    DOCTOR,
    HEAL,
    HEALED,
    IN_FLIGHT,
    MECHANIC,
    MOST_ASTRONAUTS,
    NO_COLLECTOR,
    NO_DOCTOR,
    NO_MECHANIC,
    NO_MEDICINE,
    NO_REPAIR_HERE,
    NO_SUPPLIES,
    NOBODY_TO_HEAL,
    NOTHING_TO_COLLECT,
    NOTHING_TO_REPAIR,
    NOWHERE,
    PERSON,
    REPAIR,
    WAS_REPAIRED,
)


def list_collect(s: LeavingEarth, out: ActionList) -> None:
    """Where there is something to take: samples without end, and supplies where they are public knowledge."""
    seat, craft = s.turn, s.craft
    place = s.location(seat, craft)
    if s.setting.sample_at[place] < 0 and not out.explain:
        return
    has_supplies = gives_supplies(s, place)
    kind: i64
    for kind in range(s.setting.kinds):
        is_there = has_sample(s, place, kind) or slot_of_find(s, place, kind) != NOWHERE
        if not is_there and not (has_supplies and kind == s.setting.supplies):
            out.refuse(COLLECT, kind, NOTHING_TO_COLLECT)
        elif s.time(seat, craft):
            out.refuse(COLLECT, kind, IN_FLIGHT)
        elif not can_collect(s, seat, craft):
            out.refuse(COLLECT, kind, NO_COLLECTOR)
        else:
            out.add(COLLECT, kind)


def gives_supplies(s: LeavingEarth, place: i64) -> bool:
    """Whether food there is public knowledge."""
    if not s.is_revealed(place):
        return False
    return s.setting.face_supplies[s.face(place)] == 1 or s.finds(place) & s.setting.edible != 0


def slot_of_find(s: LeavingEarth, place: i64, kind: i64) -> i64:
    """Where that component still lies on a feature; NOWHERE if it does not."""
    slot: i64
    for slot in range(s.slots(place)):
        found = s.feature(place, slot)
        is_taken = (s.table[place] >> (TAKEN_SHIFT + slot)) & 1 == 1
        if found != NOWHERE and s.setting.feature_component[found] == kind and not is_taken:
            return slot
    return NOWHERE


def has_sample(s: LeavingEarth, place: i64, kind: i64) -> bool:
    """Whether that sample can be taken here; geysers throw it up to an orbit."""
    source = s.setting.sample_of[kind]
    if source < 0 or kind != s.setting.sample_at[source]:
        return False
    if source == place:
        return True
    return s.is_revealed(source) and s.setting.face_collect_at[s.face(source)] == place


def can_collect(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    """An undamaged probe or capsule, or a healthy astronaut."""
    return s.sound(seat, craft) & (s.setting.probes | ~COMPONENTS) != 0


def collect(s: LeavingEarth, kind: i64) -> None:
    place = s.location(s.turn, s.craft)
    slot = slot_of_find(s, place, kind)
    if slot != NOWHERE or not s.count_items(s.turn, s.craft, kind):
        note_progress(s)
    else:
        note_rearranging(s)  # one more of what there is without end
    if slot != NOWHERE:
        s.table[place] |= bit(TAKEN_SHIFT + slot)
    s.put(s.vessel(s.turn, s.craft), kind, 1)
    s.tell(COLLECTED, s.turn, s.craft, kind)


def list_care(s: LeavingEarth, out: ActionList) -> None:
    """A doctor heals all other astronauts; a mechanic repairs all other components with one unit of supplies."""
    seat, craft = s.turn, s.craft
    if s.crew(seat, craft) == 0:
        out.refuse(HEAL, 0, NO_DOCTOR)
        out.refuse(REPAIR, 0, NO_MECHANIC)
        return
    if not s.has_skill(seat, craft, DOCTOR):
        out.refuse(HEAL, 0, NO_DOCTOR)
    elif not s.broken(seat, craft) & ~COMPONENTS:
        out.refuse(HEAL, 0, NOBODY_TO_HEAL)
    elif takes_medicine(s) and not s.has_working(seat, craft, s.setting.medicine):
        out.refuse(HEAL, 0, NO_MEDICINE)
    else:
        out.add(HEAL)
    if not s.has_skill(seat, craft, MECHANIC):
        out.refuse(REPAIR, 0, NO_MECHANIC)
    elif not s.broken(seat, craft) & COMPONENTS:
        out.refuse(REPAIR, 0, NOTHING_TO_REPAIR)
    elif s.location(seat, craft) == s.setting.suborbital:
        out.refuse(REPAIR, 0, NO_REPAIR_HERE)
    elif not s.working(seat, craft, s.setting.spare_parts):
        out.refuse(REPAIR, 0, NO_SUPPLIES)
    else:
        out.add(REPAIR)


def heal_all(s: LeavingEarth, seat: i64, craft: i64) -> None:
    if not s.broken(seat, craft) & ~COMPONENTS:
        return
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, index, craft) and not s.is_healthy(seat, index):
            s.table[s.person(seat, index) + WHO] &= ~2
            s.put(s.vessel(seat, craft), PERSON + s.skill(seat, index), 1 - DAMAGED_ONE)


def repair_all(s: LeavingEarth, seat: i64, craft: i64) -> None:
    if not s.broken(seat, craft) & COMPONENTS:
        return
    kind: i64
    for kind in range(s.setting.kinds):
        count = s.damaged(seat, craft, kind)
        s.put(s.vessel(seat, craft), kind, count - count * DAMAGED_ONE)


def takes_medicine(s: LeavingEarth) -> bool:
    """With Stations, but not at a medical module."""
    return s.setting.medicine >= 0 and not s.has_working(s.turn, s.craft, s.setting.medical_module)


def heal(s: LeavingEarth) -> None:
    medicine: i64 = 1 if takes_medicine(s) else 0
    if medicine:
        s.put(s.vessel(s.turn, s.craft), s.setting.medicine, -1)
    heal_all(s, s.turn, s.craft)
    s.tell(HEALED, s.turn, s.craft, medicine)


def repair(s: LeavingEarth) -> None:
    s.put(s.vessel(s.turn, s.craft), s.setting.spare_parts, -1)
    repair_all(s, s.turn, s.craft)
    s.tell(WAS_REPAIRED, s.turn, s.craft)
