"""Spacecraft: assembling them on Earth, docking and separating them in space, and what can be done aboard."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.offer import Offer
from cosmodrome.games.leaving_earth.rules.outcomes import draw
from cosmodrome.games.leaving_earth.rules.research import dismiss
from cosmodrome.games.leaving_earth.state import (
    ABOARD,
    BROKEN,
    CREW,
    DAMAGED_ONE,
    DEAD,
    FLIGHT,
    MASS,
    PARTS,
    RESTING_ONE,
    SEATS,
    SOUND,
    TIME,
    WHO,
    LeavingEarth,
    Question,
    Step,
    bit,
    lengthened,
)
from cosmodrome.games.leaving_earth.words import (
    BUDGET_SPENT,
    BY_DAMAGE,
    CANCEL,
    CANNOT_BE_DAMAGED,
    CHOOSE_DAMAGE,
    CHOOSE_SUFFERER,
    COLLECT,
    COLLECTED,
    DAMAGE,
    DAMAGE_CREW,
    DAMAGED,
    DESTROYED,
    DETACH,
    DETACH_CREW,
    DIED,
    DISMANTLE,
    DISMANTLED,
    DIVIDE,
    DOCK,
    DOCK_EFFECT,
    DOCKED,
    DOCTOR,
    EMPTY_HALF,
    FREE_STEPS,
    HEAL,
    HEALED,
    IN_FLIGHT,
    INCAPACITATED,
    IS_DAMAGED,
    LOAD,
    LOADED,
    MECHANIC,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NO_COLLECTOR,
    NO_CRAFT_FREE,
    NO_DOCTOR,
    NO_MECHANIC,
    NO_RENDEZVOUS_HERE,
    NO_REPAIR_HERE,
    NO_SEAT,
    NO_SUCH_CRAFT,
    NO_SUPPLIES,
    NO_WORKING_PROBE,
    NOBODY_TO_HEAL,
    NOT_ABOARD,
    NOT_LOOSE,
    NOT_ON_EARTH,
    NOT_SURVEYABLE,
    NOT_THE_SAME_PLACE,
    NOTHING_TO_COLLECT,
    NOTHING_TO_REPAIR,
    NOWHERE,
    PAY_OUTCOME,
    PERSON,
    RENDEZVOUS_FAILED,
    RENDEZVOUS_NEEDED,
    REPAIR,
    SEATS_SHORT,
    SEPARATE,
    SEPARATED,
    SPLIT,
    SPLIT_EFFECT,
    SUCCESS,
    SUFFER,
    SURVEY,
    SURVEY_EFFECT,
    SURVEYING_NEEDED,
    TOO_SMALL,
    UNLOAD,
    UNLOADED,
    WAS_DAMAGED,
    WAS_REPAIRED,
    WORK,
)

ALL_ITEMS: Final = (1 << 60) - 1
COMPONENTS: Final = (1 << PERSON) - 1  # the bits of all items that are no astronauts


# --- Assembly and disassembly ------------------------------------------------


def offer_assembly(s: LeavingEarth, out: Offer) -> None:
    """On Earth: what lies there can be put aboard, what is aboard can be taken off, every astronaut has a seat."""
    seat, craft = s.turn, s.craft
    spare = s.seats_of(seat, craft) - s.crew(seat, craft)
    people: i64 = ALL_ITEMS if spare > 0 else COMPONENTS
    offer_items(s, out, LOAD, s.sound(seat, 0) & people)
    offer_items(s, out, LOAD + DAMAGED, s.broken(seat, 0) & people)
    needed = capsules_needed(s, spare) if s.crew(seat, craft) else 0
    offer_items(s, out, UNLOAD, s.sound(seat, craft) & ~needed)
    offer_items(s, out, UNLOAD + DAMAGED, s.broken(seat, craft) & ~needed)
    if s.parts(seat, craft):
        out.add(DISMANTLE)
    if out.explain:
        refuse_items(s, out, LOAD, 0, NOT_LOOSE)
        refuse_items(s, out, UNLOAD, craft, NOT_ABOARD)


def capsules_needed(s: LeavingEarth, spare: i64) -> i64:
    """A bit per capsule that has more seats than are spare."""
    found: i64 = 0
    kind: i64
    for kind in range(s.setting.kinds):
        if s.setting.seats[kind] > spare:
            found |= bit(kind)
    return found


def offer_items(s: LeavingEarth, out: Offer, verb: i64, bits: i64) -> None:
    """Components, then astronauts by skill."""
    if bits:
        out.add_each(verb, bits, s.setting.kinds)
        out.add_each(verb + PERSON, bits >> PERSON, s.setting.skills)


def refuse_items(s: LeavingEarth, out: Offer, verb: i64, source: i64, reason: i64) -> None:
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
    """A spacecraft is lost with everything and everybody aboard."""
    s.tell(DESTROYED, seat, craft, cause)
    kill_crew(s, seat, craft, cause)
    s.retire(seat, craft)


def exists(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    return (s.fleet(seat) >> craft) & 1 == 1


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
class ChooseSufferer(Question):
    """After a failed docking the owner says which of the two spacecraft is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        one = can_be_damaged(s, s.turn, s.craft)
        other = can_be_damaged(s, s.turn, s.other)
        if one and other:
            s.asked = s.turn
            return
        if other:
            s.craft = s.other
        s.to(CHOOSE_DAMAGE)

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        out.add(SUFFER, min(s.craft, s.other))
        out.add(SUFFER, max(s.craft, s.other))

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.craft = action - SUFFER
        s.to(CHOOSE_DAMAGE)


@final
class ChooseDamage(Question):
    """The owner chooses what is damaged; a spacecraft with nothing left to damage is destroyed."""

    def enter(self, s: LeavingEarth) -> None:
        if can_be_damaged(s, s.turn, s.craft):
            s.asked = s.turn
        else:
            destroy(s, s.turn, s.craft, BY_DAMAGE)
            s.to(PAY_OUTCOME)

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        seat, craft = s.turn, s.craft
        bits = can_be_damaged(s, seat, craft)
        out.add_each(DAMAGE, bits, s.setting.kinds)
        offer_people(s, out, DAMAGE_CREW, True)
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


def offer_people(s: LeavingEarth, out: Offer, verb: i64, only_healthy: bool) -> None:
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


# --- Rendezvous --------------------------------------------------------------


def may_rendezvous(s: LeavingEarth, place: i64) -> bool:
    return place != s.setting.earth and place != s.setting.suborbital


def offer_rendezvous(s: LeavingEarth, out: Offer) -> None:
    """Docking needs two spacecraft without time tokens in one place; separating does not mind the tokens."""
    seat, craft = s.turn, s.craft
    place = s.location(seat, craft)
    reason: i64 = NOWHERE
    if not may_rendezvous(s, place):
        reason = NO_RENDEZVOUS_HERE
    elif not s.knows(seat, s.setting.rendezvous):
        reason = RENDEZVOUS_NEEDED
    fleet = s.fleet(seat)
    if fleet & (fleet - 1) or out.explain:
        other: i64
        for other in range(1, MOST_CRAFT + 1):
            if other == craft or (fleet >> other) & 1 == 0:
                out.refuse(DOCK, other, NO_SUCH_CRAFT)
            elif reason != NOWHERE:
                out.refuse(DOCK, other, reason)
            elif s.location(seat, other) != place:
                out.refuse(DOCK, other, NOT_THE_SAME_PLACE)
            elif s.time(seat, craft) or s.time(seat, other):
                out.refuse(DOCK, other, IN_FLIGHT)
            else:
                out.add(DOCK, other)
    if reason != NOWHERE:
        out.refuse(SEPARATE, 0, reason)
    elif s.parts(seat, craft) < 2:
        out.refuse(SEPARATE, 0, TOO_SMALL)
    elif not s.free_craft(seat):
        out.refuse(SEPARATE, 0, NO_CRAFT_FREE)
    else:
        out.add(SEPARATE)


def dock(s: LeavingEarth, other: i64) -> None:
    s.other = other
    draw(s, s.setting.rendezvous, DOCK_EFFECT, WORK)


@final
class DockEffect(Step):
    """Two spacecraft become one, or one of them is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == SUCCESS:
            merge(s, s.turn, s.other, s.craft)
            s.tell(DOCKED, s.turn, s.craft, s.other)
            s.other = 0
            s.to(PAY_OUTCOME)
        else:
            s.tell(RENDEZVOUS_FAILED, s.turn, s.craft)
            s.to(CHOOSE_SUFFERER)


def separate(s: LeavingEarth) -> None:
    """Begin to choose what goes into the second spacecraft; both keep the time tokens."""
    other = s.free_craft(s.turn)
    one = s.vessel(s.turn, s.craft)
    s.commission(s.turn, other, s.location(s.turn, s.craft))
    two = s.vessel(s.turn, other)
    s.table[two + TIME] = s.table[one + TIME]
    s.table[two + FLIGHT] = s.table[one + FLIGHT]
    s.other = other
    s.to(DIVIDE)


@final
class Divide(Question):
    """What is split off; then the attempt is made, or everything stays as it was."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.turn

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        seat, craft, other = s.turn, s.craft, s.other
        is_spent = s.steps_taken >= FREE_STEPS
        if not is_spent:
            out.add_each(DETACH, s.sound(seat, craft), s.setting.kinds)
            out.add_each(DETACH + DAMAGED, s.broken(seat, craft), s.setting.kinds)
            offer_people(s, out, DETACH_CREW, False)
        kind: i64
        for kind in range(s.setting.kinds if out.explain else 0):
            if not s.working(seat, craft, kind) or is_spent:
                out.refuse(DETACH, kind, BUDGET_SPENT if is_spent else NOT_ABOARD)
            if not s.damaged(seat, craft, kind) or is_spent:
                out.refuse(DETACH + DAMAGED, kind, BUDGET_SPENT if is_spent else NOT_ABOARD)
        if s.parts(seat, craft) == 0 or s.parts(seat, other) == 0:
            out.refuse(SPLIT, 0, EMPTY_HALF)
        elif s.seats_of(seat, craft) < s.crew(seat, craft) or s.seats_of(seat, other) < s.crew(seat, other):
            out.refuse(SPLIT, 0, SEATS_SHORT)
        else:
            out.add(SPLIT)
        out.add(CANCEL)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == CANCEL:
            merge(s, s.turn, s.other, s.craft)
            s.other = 0
            s.to(WORK)
        elif action == SPLIT:
            draw(s, s.setting.rendezvous, SPLIT_EFFECT, WORK)
        elif action >= DETACH_CREW:
            s.steps_taken += 1
            s.move_person(s.turn, action - DETACH_CREW, s.other)
        else:
            s.steps_taken += 1
            s.move_item(s.turn, action - DETACH, s.craft, s.other)


@final
class SplitEffect(Step):
    """One spacecraft becomes two, or stays one and is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        other = s.other
        s.other = 0
        if s.counts_as == SUCCESS:
            s.tell(SEPARATED, s.turn, s.craft, other)
            s.to(PAY_OUTCOME)
            return
        merge(s, s.turn, other, s.craft)
        s.tell(RENDEZVOUS_FAILED, s.turn, s.craft)
        s.to(CHOOSE_DAMAGE)


# --- Survey, collect, heal, repair -------------------------------------------


def offer_survey(s: LeavingEarth, out: Offer) -> None:
    seat, craft = s.turn, s.craft
    reason: i64 = NOWHERE
    if not s.knows(seat, s.setting.surveying):
        reason = SURVEYING_NEEDED
    elif s.time(seat, craft):
        reason = IN_FLIGHT
    elif not s.has_working_probe(seat, craft):
        reason = NO_WORKING_PROBE
    if reason != NOWHERE and not out.explain:
        return
    places = s.setting.surveyable[s.location(seat, craft)]
    place: i64
    for place in range(s.setting.locations):
        if (places >> place) & 1 == 0:
            out.refuse(SURVEY, place, NOT_SURVEYABLE)
        elif reason != NOWHERE:
            out.refuse(SURVEY, place, reason)
        else:
            out.add(SURVEY, place)


def survey(s: LeavingEarth, place: i64) -> None:
    s.place = place
    draw(s, s.setting.surveying, SURVEY_EFFECT, WORK)


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


def refuse_assembly(s: LeavingEarth, out: Offer) -> None:
    """Assembling is for Earth only."""
    item: i64
    for item in range(DAMAGED * 2):
        out.refuse(LOAD, item, NOT_ON_EARTH)
        out.refuse(UNLOAD, item, NOT_ON_EARTH)
    out.refuse(DISMANTLE, 0, NOT_ON_EARTH)
