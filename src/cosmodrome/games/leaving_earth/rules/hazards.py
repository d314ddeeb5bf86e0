"""Hazards, in printed order: radiation at departure, time, atmospheric entry, landing, and what a place does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.offer import Offer
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import CHANCE
from cosmodrome.games.leaving_earth.rules.exploring import look
from cosmodrome.games.leaving_earth.rules.features import may_explore, spread_infection
from cosmodrome.games.leaving_earth.rules.missions import check_arrival, note_visit
from cosmodrome.games.leaving_earth.rules.outcomes import draw
from cosmodrome.games.leaving_earth.rules.spacecraft import damage, destroy, exists, incapacitate, kill
from cosmodrome.games.leaving_earth.state import (
    BERTH,
    DAMAGED_ONE,
    FLIGHT,
    SYMBOLS,
    TIME,
    Draw,
    LeavingEarth,
    Question,
    Step,
    bit,
    bits_set,
)
from cosmodrome.games.leaving_earth.words import (
    ADVANCE_YEAR,
    AEROBRAKING_EFFECT,
    AEROBRAKING_SYMBOL,
    ARRIVED,
    BEGIN_ENTRY,
    BY_AEROBRAKING,
    BY_DRIFT,
    BY_ENTRY,
    BY_LANDING,
    BY_NO_AEROBRAKING,
    BY_NO_LANDING,
    BY_PLACE,
    CAPSULE_FULL,
    CAPSULE_LOST,
    CHOOSE_DAMAGE,
    CHOOSE_EXPLORING,
    CHOOSE_LANDING,
    CHOOSE_SEATS,
    CHOOSE_SHIELDED,
    CRAFT_ROLLED,
    DAMAGED,
    ENTRY_EFFECT,
    ENTRY_SYMBOL,
    FACE_ENTRY,
    FACE_MINDS,
    FACE_PLACE,
    FACE_RADIATION,
    FACE_SYMBOLS,
    FACE_YEAR_END,
    LANDING_EFFECT,
    LANDING_SYMBOL,
    MAJOR_FAILURE,
    MINOR_FAILURE,
    MOST_ASTRONAUTS,
    MOST_CAPSULES,
    MOST_CRAFT,
    MOVE_MARKER,
    NO_SYMBOL,
    NOWHERE,
    OPTIONAL_LANDING_SYMBOL,
    PART_ROLLED,
    PAY_OUTCOME,
    RADIATION_SYMBOL,
    ROLL_CRAFT,
    ROLL_HAZARD,
    ROLL_PARTS,
    ROLLED,
    SEAT_IN,
    SHIELD,
    SKIP_LANDING,
    SUCCESS,
    TIME_SYMBOL,
    TRY_LANDING,
)

FLEET: Final = MOST_CRAFT + 1
SHELTERED: Final = 1  # in the field BERTH while radiation is faced


@final
class FaceSymbols(Step):
    """One symbol after another, as long as there is a spacecraft; with time tokens the rest waits for arrival."""

    def enter(self, s: LeavingEarth) -> None:
        seat, craft = s.turn, s.craft
        if not exists(s, seat, craft):
            s.to(s.after_flight)
            return
        code = s.setting.symbols[s.maneuver * SYMBOLS + s.symbol]
        symbol = code & 7
        s.symbol += 1
        if symbol == NO_SYMBOL:
            arrive(s)
            s.to(CHOOSE_EXPLORING if may_explore(s) else s.after_flight)
        elif symbol == TIME_SYMBOL:
            if s.years:
                s.table[s.vessel(seat, craft) + TIME] = s.years
                s.to(s.after_flight)
        elif symbol == RADIATION_SYMBOL:
            s.to(FACE_RADIATION)
        elif symbol == ENTRY_SYMBOL:
            s.to(BEGIN_ENTRY)
        elif symbol == AEROBRAKING_SYMBOL:
            if s.knows(seat, s.setting.aerobraking):
                draw(s, s.setting.aerobraking, AEROBRAKING_EFFECT, FACE_SYMBOLS)
            else:
                destroy(s, seat, craft, BY_NO_AEROBRAKING)
        elif symbol == LANDING_SYMBOL:
            if s.knows(seat, s.setting.landing):
                draw(s, s.setting.landing, LANDING_EFFECT, FACE_SYMBOLS)
            else:
                destroy(s, seat, craft, BY_NO_LANDING)
        elif symbol == OPTIONAL_LANDING_SYMBOL:
            if s.knows(seat, s.setting.landing) and s.outcomes(seat, s.setting.landing):
                s.to(CHOOSE_LANDING)
        else:
            place = code >> 3
            if place == s.setting.suborbital and s.crew(seat, craft) == 0:
                return
            if s.is_revealed(place):
                s.place = place
                s.to(FACE_PLACE)
            else:
                look(s, place, FACE_PLACE)


def arrive(s: LeavingEarth) -> None:
    """All hazards are over."""
    seat, craft = s.turn, s.craft
    place = s.location(seat, craft)
    s.table[s.vessel(seat, craft) + FLIGHT] = 0
    if place == s.setting.lost:
        destroy(s, seat, craft, BY_DRIFT)
        return
    s.tell(ARRIVED, seat, craft, place)
    if s.setting.has_stations:
        spread_infection(s, seat, craft)
    if place != s.setting.earth:
        note_visit(s, seat, craft)
    check_arrival(s, seat, craft)
    if place == s.setting.earth:
        note_visit(s, seat, craft)


# --- Radiation ---------------------------------------------------------------


@final
class FaceRadiation(Step):
    """Everybody rolls; who is shielded counts the level one lower."""

    def enter(self, s: LeavingEarth) -> None:
        seat, craft = s.turn, s.craft
        sun = s.setting.solar_radiation
        if not s.is_revealed(sun):
            look(s, sun, FACE_RADIATION)
            return
        level = s.setting.face_radiation[s.face(sun)]
        s.place = sun
        face_parts_after(s)
        s.people = exposed(s, seat, craft)
        if level == 0 or s.people == 0:
            s.to(s.after_rolls)
            return
        s.limit = level * s.years
        s.sheltered = (level - 1) * s.years
        take_shelter(s)


def face_parts_after(s: LeavingEarth) -> None:
    """When the crew has rolled against the place, its components will."""
    s.after_rolls = ROLL_PARTS
    s.kind = NOWHERE
    s.entries = 0


def exposed(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per healthy astronaut who does not sit in an undamaged habitat; those who came first sit there."""
    people = healthy_aboard(s, seat, craft)
    if people == 0 or not s.has_habitat(seat, craft):
        return people
    seats: i64 = 0
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        if (s.setting.habitats >> kind) & 1:
            seats += s.working(seat, craft, kind) * s.setting.seats[kind]
    while people and seats:
        people &= people - 1
        seats -= 1
    return people


def take_shelter(s: LeavingEarth) -> None:
    """Before those in `people` roll: who sits behind a shield, if there are such seats."""
    seats = sheltered_seats(s, s.turn, s.craft)
    if seats == 0:
        s.to(ROLL_HAZARD)
    elif seats >= bits_set(s.people):
        index: i64
        for index in range(MOST_ASTRONAUTS):
            if (s.people >> index) & 1:
                s.table[s.person(s.turn, index) + BERTH] = SHELTERED
        s.to(ROLL_HAZARD)
    else:
        s.entries = seats
        s.to(CHOOSE_SHIELDED)


def healthy_aboard(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per astronaut."""
    people = s.people_aboard(seat, craft)
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if (people >> index) & 1 and not s.is_healthy(seat, index):
            people &= ~bit(index)
    return people


def sheltered_seats(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """The shield is there on the damaged side of the card, too."""
    seats: i64 = 0
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        if s.setting.shielding[kind]:
            seats += (s.working(seat, craft, kind) + s.damaged(seat, craft, kind)) * s.setting.seats[kind]
    return seats


@final
class ChooseShielded(Question):
    """More astronauts than seats behind the shield: the owner says who sits there."""

    def enter(self, s: LeavingEarth) -> None:
        if s.entries:
            s.asked = s.turn
        else:
            s.to(ROLL_HAZARD)

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        offer_some(s, out, SHIELD)

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.person(s.turn, action - SHIELD) + BERTH] = SHELTERED
        s.entries -= 1
        s.to(CHOOSE_SHIELDED)


def offer_some(s: LeavingEarth, out: Offer, verb: i64) -> None:
    """Of the astronauts in `people` those without a berth; of those who are alike, the first."""
    index: i64
    before: i64
    for index in range(MOST_ASTRONAUTS):
        if (s.people >> index) & 1 == 0 or s.table[s.person(s.turn, index) + BERTH]:
            continue
        is_first = True
        for before in range(index):
            if (s.people >> before) & 1 and s.is_same(s.turn, before, index):
                is_first = False
        if is_first:
            out.add(verb, index)


class Die(Draw):
    """One roll."""

    def weights(self, s: LeavingEarth) -> list[int]:
        return [1] * s.setting.die

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        return rng.below(s.setting.die)

    def stream(self, s: LeavingEarth) -> str:
        return "dice"


@final
class RollHazard(Die):
    """One die for each astronaut in `people`, who is incapacitated by a roll up to the limit."""

    def enter(self, s: LeavingEarth) -> None:
        while s.people:
            index = self.who(s)
            limit = self.limit(s, index)
            if 0 < limit < s.setting.die:
                s.asked = CHANCE
                return
            self.settle(s, index)
            if limit > 0:
                incapacitate(s, s.turn, index)
        s.to(s.after_rolls)

    def who(self, s: LeavingEarth) -> i64:
        index: i64 = 0
        while (s.people >> index) & 1 == 0:
            index += 1
        return index

    def limit(self, s: LeavingEarth, index: i64) -> i64:
        return s.sheltered if s.table[s.person(s.turn, index) + BERTH] == SHELTERED else s.limit

    def settle(self, s: LeavingEarth, index: i64) -> None:
        s.people &= ~bit(index)
        s.table[s.person(s.turn, index) + BERTH] = 0

    def take(self, s: LeavingEarth, action: i64) -> None:
        index = self.who(s)
        limit = self.limit(s, index)
        self.settle(s, index)
        s.tell(ROLLED, s.turn, s.name_of(s.turn, index), action + 1, limit)
        if action < limit:
            incapacitate(s, s.turn, index)
        s.to(ROLL_HAZARD)


# --- Atmospheric entry -------------------------------------------------------


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
                s.asked = s.turn
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

    def offer(self, s: LeavingEarth, out: Offer) -> None:
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
    survives = s.knows(s.turn, s.setting.re_entry)
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


# --- Landing -----------------------------------------------------------------


@final
class ChooseLanding(Question):
    """Where landing is in parentheses it can be tried, to test the advancement."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.turn

    def offer(self, s: LeavingEarth, out: Offer) -> None:
        out.add(TRY_LANDING)
        out.add(SKIP_LANDING)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == TRY_LANDING:
            draw(s, s.setting.landing, LANDING_EFFECT, FACE_SYMBOLS)
        else:
            s.to(FACE_SYMBOLS)


@final
class LandingEffect(Step):
    """The spacecraft lands well, roughly, or not at all."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == MINOR_FAILURE:
            s.to(CHOOSE_DAMAGE)
            return
        if s.counts_as != SUCCESS:
            destroy(s, s.turn, s.craft, BY_LANDING)
        s.to(PAY_OUTCOME)


# --- Aerobraking -------------------------------------------------------------


@final
class AerobrakingEffect(Step):
    """The air slows the spacecraft down, shakes it and pulls it in, or tears it apart."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == MINOR_FAILURE:
            s.resume = BEGIN_ENTRY
            s.to(CHOOSE_DAMAGE)
            return
        if s.counts_as != SUCCESS:
            destroy(s, s.turn, s.craft, BY_AEROBRAKING)
        s.to(PAY_OUTCOME)


# --- What a place does -------------------------------------------------------


@final
class FacePlace(Step):
    """A revealed place may destroy what comes there, make astronauts ill, and damage components."""

    def enter(self, s: LeavingEarth) -> None:
        face = s.face(s.place)
        if s.setting.face_destroys[face]:
            destroy(s, s.turn, s.craft, BY_PLACE)
            s.to(s.after_hazard)
            return
        face_parts_after(s)
        s.people = exposed(s, s.turn, s.craft) if s.setting.face_sickness[face] else 0
        if s.people == 0:
            s.to(ROLL_PARTS)
            return
        s.limit = s.setting.face_sickness[face]
        s.sheltered = s.limit - 1
        if s.setting.face_shieldable[face]:
            take_shelter(s)
        else:
            s.to(ROLL_HAZARD)


@final
class RollParts(Die):
    """Every undamaged probe and capsule rolls against radiation that is bad for components."""

    def enter(self, s: LeavingEarth) -> None:
        face = s.face(s.place)
        frail = s.setting.probes & s.setting.can_be_damaged if s.setting.face_component_radiation[face] else 0
        while frail:
            limit = self.limit(s) if s.entries else 0
            if s.entries and 0 < limit < s.setting.die:
                s.asked = CHANCE
                return
            while s.entries and limit > 0:
                damage(s, s.turn, s.craft, s.kind)
                s.entries -= 1
            s.kind += 1
            if s.kind == s.setting.kinds:
                break
            s.entries = s.working(s.turn, s.craft, s.kind) if (frail >> s.kind) & 1 else 0
        s.entries = 0
        s.limit = s.setting.face_debris[face]
        s.to(ROLL_CRAFT)

    def limit(self, s: LeavingEarth) -> i64:
        face = s.face(s.place)
        level = s.setting.face_component_radiation[face] - s.setting.hardness[s.kind]
        return level * s.years if s.setting.face_per_year[face] else level

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.entries -= 1
        s.tell(PART_ROLLED, s.turn, s.kind, action + 1, self.limit(s))
        if action < self.limit(s):
            damage(s, s.turn, s.craft, s.kind)
        s.to(ROLL_PARTS)


@final
class RollCraft(Die):
    """One roll for the whole spacecraft: up to the limit something aboard is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        if s.limit:
            s.asked = CHANCE
        else:
            s.to(s.after_hazard)

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.tell(CRAFT_ROLLED, s.turn, s.craft, action + 1, s.limit)
        if action < s.limit:
            s.card = NOWHERE  # no outcome was drawn that could be paid for
            s.effect = ROLL_CRAFT
            s.resume = s.after_hazard
            s.to(CHOOSE_DAMAGE)
        else:
            s.to(s.after_hazard)


@final
class FaceYearEnd(Step):
    """By the later rules, after everybody has arrived: some places are faced again every year."""

    def enter(self, s: LeavingEarth) -> None:
        while s.pointer < 2 * s.players * FLEET:
            seat, craft = s.pointer // 2 // FLEET, s.pointer // 2 % FLEET
            is_second = s.pointer % 2 == 1
            s.pointer += 1
            if not exists(s, seat, craft) or s.time(seat, craft):
                continue
            s.turn = seat
            s.craft = craft
            s.other = 0
            s.after_hazard = FACE_YEAR_END
            place = s.location(seat, craft)
            if is_second and s.is_revealed(place) and self.is_harsh(s, place):
                self.stay(s, place)
                return
            giant = s.setting.year_end[place]
            if is_second or giant < 0:
                continue
            if s.is_revealed(giant):
                s.place = giant
                s.to(FACE_PLACE)
            else:
                look(s, giant, FACE_PLACE)
            return
        s.to(ADVANCE_YEAR)

    def is_harsh(self, s: LeavingEarth, place: i64) -> bool:
        face = s.face(place)
        return s.setting.face_yearly_sickness[face] > 0 or s.setting.face_yearly_destroys[face] == 1

    def stay(self, s: LeavingEarth, place: i64) -> None:
        """What a place does to those who stay there over New Year."""
        face = s.face(place)
        if s.setting.face_yearly_destroys[face]:
            destroy(s, s.turn, s.craft, BY_PLACE)
            s.to(FACE_YEAR_END)
            return
        s.people = exposed(s, s.turn, s.craft)
        s.after_rolls = FACE_YEAR_END
        s.limit = s.setting.face_yearly_sickness[face]
        s.sheltered = s.limit - 1
        take_shelter(s)


@final
class FaceMinds(Step):
    """With Stations: whoever is alone in space, or crowded, may lose heart."""

    def enter(self, s: LeavingEarth) -> None:
        while s.pointer < s.players * FLEET:
            seat, craft = s.pointer // FLEET, s.pointer % FLEET
            s.pointer += 1
            if not exists(s, seat, craft) or s.location(seat, craft) == s.setting.earth:
                continue
            crew = s.crew(seat, craft)
            if crew == 1 or 2 * crew > s.seats_of(seat, craft):
                s.turn = seat
                s.craft = craft
                s.people = healthy_aboard(s, seat, craft)
                s.limit = 1
                s.sheltered = 1
                s.after_rolls = FACE_MINDS
                s.to(ROLL_HAZARD)
                return
        s.to(MOVE_MARKER)
