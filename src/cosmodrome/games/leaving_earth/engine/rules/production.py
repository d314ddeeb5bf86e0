"""Production, first in the year: greenhouses grow food, generators make fuel, mechanics put habitats together."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.missions import begin_claims, check_arrival, choose_fewest
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import COMPONENTS, FLEET, exists
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import hold, others_of
from cosmodrome.games.leaving_earth.engine.state import (
    DAMAGED_ONE,
    MONEY,
    RESTING_ONE,
    LeavingEarth,
    Question,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    AWARD_HOMES,
    CHECK_HOMES,
    DONE,
    FUNDED,
    HABITAT_BUILT,
    IN_FLIGHT,
    IS_DAMAGED,
    MAJOR_FAILURE,
    MECHANIC,
    NO_CO2,
    NO_MECHANIC,
    NO_SOLID_GROUND,
    NOBODY_HEALTHY,
    NOT_ABOARD,
    NOWHERE,
    PAY_OUTCOME,
    PRODUCE,
    PRODUCE_EFFECT,
    PRODUCED,
    PRODUCED_NOTHING,
    PRODUCTION,
    RESTS,
    SUCCESS,
    SYNTHESIS_NEEDED,
    WAS_DAMAGED,
)


def obstacle(s: LeavingEarth, seat: i64, craft: i64, kind: i64) -> i64:
    """Why a module there produces nothing now; NOWHERE if it can."""
    setting = s.setting
    if not s.working(seat, craft, kind):
        return IS_DAMAGED if s.damaged(seat, craft, kind) else NOT_ABOARD
    if not s.ready(seat, craft, kind):
        return RESTS
    if kind == setting.habitat_parts:
        if not s.has_skill(seat, craft, MECHANIC):
            return NO_MECHANIC
        if craft and s.time(seat, craft):
            return IN_FLIGHT
        return NOWHERE if craft and (setting.bodies >> s.location(seat, craft)) & 1 else NO_SOLID_GROUND
    if not s.knows(s.expert(seat, setting.synthesis), setting.synthesis):
        return SYNTHESIS_NEEDED
    if kind == setting.hydroponics:
        return NOWHERE if s.sound(seat, craft) & ~COMPONENTS else NOBODY_HEALTHY
    return NOWHERE if has_co2(s, seat, craft) else NO_CO2


def has_co2(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    """On Earth, and wherever it is public knowledge."""
    place = s.location(seat, craft) if craft else s.setting.earth
    if craft and s.time(seat, craft):
        return False
    return place == s.setting.earth or (s.is_revealed(place) and s.setting.face_co2[s.face(place)] == 1)


def begin_production(s: LeavingEarth) -> None:
    """From the fewest points on, so that these get what two would get at the same time."""
    s.waiting = 0
    s.pointer = FLEET
    seat: i64
    craft: i64
    for seat in range(s.owners):
        for craft in range(FLEET if s.fleet(seat) else 1):
            if can_produce(s, seat, craft):
                s.waiting |= bit(seat)
    s.to(PRODUCTION)


def can_produce(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    if not s.sound(seat, craft) & s.setting.modules or (craft and not exists(s, seat, craft)):
        return False
    kind: i64
    for kind in range(s.setting.kinds):
        if (s.setting.modules >> kind) & 1 and obstacle(s, seat, craft, kind) == NOWHERE:
            return True
    return False


@final
class Production(Question):
    """One spacecraft after another, and what lies on Earth: the owner says which modules are put to work."""

    def enter(self, s: LeavingEarth) -> None:
        if s.lot != NOWHERE:
            s.turn = s.lot
            s.actor = s.expert(s.turn, s.setting.synthesis)
            s.lot = NOWHERE
            s.waiting &= ~bit(s.turn)
            s.pointer = 0
        while s.pointer < FLEET:
            s.craft = s.pointer
            if can_produce(s, s.turn, s.craft):
                s.asked = s.actor
                return
            s.pointer += 1
        if s.waiting:
            choose_fewest(s, s.waiting, PRODUCTION)
            return
        fund(s)
        s.tell(FUNDED, s.setting.funding)
        begin_claims(s)
        s.waiting = who_is_at_home(s)
        s.to(CHECK_HOMES)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(DONE)
        kind: i64
        for kind in range(s.setting.kinds):
            if (s.setting.modules >> kind) & 1:
                out.add_unless(PRODUCE, kind, obstacle(s, s.turn, s.craft, kind))

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == DONE:
            s.pointer += 1
            s.to(PRODUCTION)
            return
        if s.setting.start_is_asked and hold(s, action, others_of(s, s.turn)):
            return
        kind = action - PRODUCE
        if kind == s.setting.habitat_parts:
            s.put(s.vessel(s.turn, s.craft), kind, -1)
            build_habitat(s, kind)
            s.to(PRODUCTION)
            return
        s.put(s.vessel(s.turn, s.craft), kind, RESTING_ONE - 1)
        s.kind = kind
        draw(s, s.setting.synthesis, PRODUCE_EFFECT, PRODUCTION)


def build_habitat(s: LeavingEarth, material: i64) -> None:
    s.put(s.vessel(s.turn, s.craft), s.setting.ground_habitat, 1)
    s.tell(HABITAT_BUILT, s.turn, s.craft, s.location(s.turn, s.craft), material)
    check_arrival(s, s.turn, s.craft)


@final
class ProduceEffect(Step):
    """Something is made, nothing is, or the module breaks as well."""

    def enter(self, s: LeavingEarth) -> None:
        at = s.vessel(s.turn, s.craft)
        if s.counts_as == SUCCESS:
            product = s.setting.supplies if s.kind == s.setting.hydroponics else s.setting.small_tank
            s.put(at, product, 1)
            s.tell(PRODUCED, s.turn, s.craft, product)
        else:
            s.tell(PRODUCED_NOTHING, s.turn, s.craft, s.kind)
            if s.counts_as == MAJOR_FAILURE:
                s.put(at, s.kind, DAMAGED_ONE - RESTING_ONE)
                s.tell(WAS_DAMAGED, s.turn, s.craft, s.kind)
        s.to(PAY_OUTCOME)


@final
class CheckHomes(Step):
    """Missions of agencies whose spacecraft have a habitat that is in place, again from the fewest points on."""

    def enter(self, s: LeavingEarth) -> None:
        craft: i64
        if s.lot != NOWHERE:
            for craft in range(1, FLEET):
                if is_at_home(s, s.lot, craft):
                    check_arrival(s, s.lot, craft)
            s.waiting &= ~bit(s.lot)
            s.lot = NOWHERE
        if s.waiting:
            choose_fewest(s, s.waiting, CHECK_HOMES)
        else:
            s.pointer = 0
            s.to(AWARD_HOMES)


def is_at_home(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    return exists(s, seat, craft) and s.has_habitat(seat, craft) and not s.time(seat, craft)


def who_is_at_home(s: LeavingEarth) -> i64:
    """A bit per seat."""
    found: i64 = 0
    seat: i64
    craft: i64
    for seat in range(s.owners):
        if s.living(seat) == 0:
            continue
        for craft in range(1, FLEET):
            if is_at_home(s, seat, craft) and s.crew(seat, craft):
                found |= bit(seat)
    return found


def fund(s: LeavingEarth) -> None:
    seat: i64
    for seat in range(s.players):
        s.table[s.block(seat) + MONEY] = s.setting.funding
