"""What can be done aboard where a spacecraft is: collecting, healing, repairing."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.offer import Offer
from cosmodrome.games.leaving_earth.rules.spacecraft import COMPONENTS
from cosmodrome.games.leaving_earth.state import DAMAGED_ONE, WHO, LeavingEarth
from cosmodrome.games.leaving_earth.words import (
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
    NO_REPAIR_HERE,
    NO_SUPPLIES,
    NOBODY_TO_HEAL,
    NOTHING_TO_COLLECT,
    NOTHING_TO_REPAIR,
    PERSON,
    REPAIR,
    WAS_REPAIRED,
)


def offer_collect(s: LeavingEarth, out: Offer) -> None:
    """On a solid body: samples without end, and supplies where everybody knows that there are some."""
    seat, craft = s.turn, s.craft
    place = s.location(seat, craft)
    sample = s.setting.sample_at[place]
    if sample < 0 and not out.explain:
        return
    has_supplies = s.is_revealed(place) and s.setting.face_supplies[s.face(place)] == 1
    kind: i64
    for kind in range(s.setting.kinds):
        if kind != sample and not (has_supplies and kind == s.setting.supplies):
            out.refuse(COLLECT, kind, NOTHING_TO_COLLECT)
        elif s.time(seat, craft):
            out.refuse(COLLECT, kind, IN_FLIGHT)
        elif not can_collect(s, seat, craft):
            out.refuse(COLLECT, kind, NO_COLLECTOR)
        else:
            out.add(COLLECT, kind)


def can_collect(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    """An undamaged probe or capsule, or a healthy astronaut."""
    return s.sound(seat, craft) & (s.setting.probes | ~COMPONENTS) != 0


def collect(s: LeavingEarth, kind: i64) -> None:
    s.put(s.vessel(s.turn, s.craft), kind, 1)
    s.tell(COLLECTED, s.turn, s.craft, kind)


def offer_care(s: LeavingEarth, out: Offer) -> None:
    """A doctor heals everybody else; a mechanic mends everything else with one unit of supplies."""
    seat, craft = s.turn, s.craft
    if s.crew(seat, craft) == 0:
        out.refuse(HEAL, 0, NO_DOCTOR)
        out.refuse(REPAIR, 0, NO_MECHANIC)
        return
    if not s.has_skill(seat, craft, DOCTOR):
        out.refuse(HEAL, 0, NO_DOCTOR)
    elif not s.broken(seat, craft) & ~COMPONENTS:
        out.refuse(HEAL, 0, NOBODY_TO_HEAL)
    else:
        out.add(HEAL)
    if not s.has_skill(seat, craft, MECHANIC):
        out.refuse(REPAIR, 0, NO_MECHANIC)
    elif not s.broken(seat, craft) & COMPONENTS:
        out.refuse(REPAIR, 0, NOTHING_TO_REPAIR)
    elif s.location(seat, craft) == s.setting.suborbital:
        out.refuse(REPAIR, 0, NO_REPAIR_HERE)
    elif not s.working(seat, craft, s.setting.supplies):
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


def heal(s: LeavingEarth) -> None:
    heal_all(s, s.turn, s.craft)
    s.tell(HEALED, s.turn, s.craft)


def repair(s: LeavingEarth) -> None:
    s.put(s.vessel(s.turn, s.craft), s.setting.supplies, -1)
    repair_all(s, s.turn, s.craft)
    s.tell(WAS_REPAIRED, s.turn, s.craft)
