"""Hazards, in printed order: radiation at departure, time, atmospheric entry, landing, and what a place does."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.discoveries import may_explore, spread_infection
from cosmodrome.games.leaving_earth.engine.rules.exploring import look
from cosmodrome.games.leaving_earth.engine.rules.exposure import Die, exposed, face_parts_after, take_shelter
from cosmodrome.games.leaving_earth.engine.rules.missions import check_arrival, note_visit
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import damage, destroy, exists
from cosmodrome.games.leaving_earth.engine.state import FLIGHT, SYMBOLS, TIME, LeavingEarth, Question, Step
from cosmodrome.games.leaving_earth.vocabulary import (
    AEROBRAKING_EFFECT,
    AEROBRAKING_SYMBOL,
    ARRIVED,
    BEGIN_ENTRY,
    BY_AEROBRAKING,
    BY_DRIFT,
    BY_LANDING,
    BY_NO_AEROBRAKING,
    BY_NO_LANDING,
    BY_PLACE,
    CHOOSE_DAMAGE,
    CHOOSE_EXPLORING,
    CHOOSE_LANDING,
    CRAFT_ROLLED,
    ENTRY_SYMBOL,
    FACE_PLACE,
    FACE_RADIATION,
    FACE_SYMBOLS,
    LANDING_EFFECT,
    LANDING_SYMBOL,
    MINOR_FAILURE,
    NO_SYMBOL,
    NOWHERE,
    OPTIONAL_LANDING_SYMBOL,
    PART_ROLLED,
    PAY_OUTCOME,
    RADIATION_SYMBOL,
    ROLL_CRAFT,
    ROLL_HAZARD,
    ROLL_PARTS,
    SKIP_LANDING,
    SUCCESS,
    TIME_SYMBOL,
    TRY_LANDING,
)


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
            if s.knows(s.actor, s.setting.aerobraking):
                draw(s, s.setting.aerobraking, AEROBRAKING_EFFECT, FACE_SYMBOLS)
            else:
                destroy(s, seat, craft, BY_NO_AEROBRAKING)
        elif symbol == LANDING_SYMBOL:
            if s.knows(s.actor, s.setting.landing):
                draw(s, s.setting.landing, LANDING_EFFECT, FACE_SYMBOLS)
            else:
                destroy(s, seat, craft, BY_NO_LANDING)
        elif symbol == OPTIONAL_LANDING_SYMBOL:
            if s.knows(s.actor, s.setting.landing) and s.outcomes(s.actor, s.setting.landing):
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


# --- Landing -----------------------------------------------------------------


@final
class ChooseLanding(Question):
    """Where landing is in parentheses it can be tried, to test the advancement."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
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
        face_outcome(s, BY_LANDING)


def face_outcome(s: LeavingEarth, cause: i64) -> None:
    """A minor failure damages a component, a major one destroys the spacecraft."""
    if s.counts_as == MINOR_FAILURE:
        s.to(CHOOSE_DAMAGE)
        return
    if s.counts_as != SUCCESS:
        destroy(s, s.turn, s.craft, cause)
    s.to(PAY_OUTCOME)


# --- Aerobraking -------------------------------------------------------------


@final
class AerobrakingEffect(Step):
    """The air slows the spacecraft down, shakes it and pulls it in, or tears it apart."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == MINOR_FAILURE:
            s.resume = BEGIN_ENTRY
        face_outcome(s, BY_AEROBRAKING)


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
