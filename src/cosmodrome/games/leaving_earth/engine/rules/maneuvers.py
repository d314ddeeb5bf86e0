"""Maneuvers: thrust for mass times difficulty, one rocket after another, and time that can be bought or added."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw, gain
from cosmodrome.games.leaving_earth.engine.rules.repetition import count_step, steps_are_spent
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import damage, destroy, exists
from cosmodrome.games.leaving_earth.engine.rules.timing import can_hurry, can_slow, halved, last_arrival
from cosmodrome.games.leaving_earth.engine.state import (
    FLIGHT,
    LOCATION,
    PILOT_SHIFT,
    PROGRESS,
    RESTING_ONE,
    LeavingEarth,
    Question,
    Setting,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ALREADY_FIRED,
    BUDGET_SPENT,
    BURN,
    BY_EXPLOSION,
    BY_SPENDING,
    DEPARTED,
    DRAW_OUTCOME,
    FACE_SYMBOLS,
    FASTER,
    FIRE,
    FIRE_EFFECT,
    FIRED,
    IMMOVABLE,
    IN_FLIGHT,
    IS_DAMAGED,
    MAJOR_FAILURE,
    MANEUVER,
    MANEUVER_BEGAN,
    MISFIRED,
    NEEDS_YEARS,
    NO_FUEL,
    NO_ROCKET,
    NO_SUCH_MANEUVER,
    NOT_ABOARD,
    NOT_ALIGNED,
    NOTHING_TO_FIRE,
    NOWHERE,
    PAY_OUTCOME,
    RESEARCHED,
    RESTS,
    SLOWER,
    STOP,
    STOPPED,
    SUCCESS,
    VENTURE,
    YEARS_FIXED,
)

# --- Choosing a maneuver -----------------------------------------------------


def list_maneuvers(s: LeavingEarth, out: ActionList) -> i64:
    """What leads away from here, if there is anything to fly it with; returns how many are offered."""
    seat, craft = s.turn, s.craft
    setting = s.setting
    place = s.location(seat, craft)
    count: i64 = 0
    i: i64
    if out.explain:
        for i in range(setting.maneuvers):
            if setting.start[i] != place:
                out.refuse(MANEUVER, i, NO_SUCH_MANEUVER)
    in_flight = s.time(seat, craft) > 0
    if in_flight and not out.explain:
        return 0
    for i in range(setting.first_leaving[place], setting.first_leaving[place + 1]):
        maneuver = setting.leaving[i]
        if in_flight:
            out.refuse(MANEUVER, maneuver, IN_FLIGHT)
        elif s.sound(seat, craft) & setting.immovable:
            out.refuse(MANEUVER, maneuver, IMMOVABLE)
        elif not is_aligned(s, maneuver):
            out.refuse(MANEUVER, maneuver, NOT_ALIGNED)
        elif not can_attempt(s, seat, craft, maneuver):
            out.refuse(MANEUVER, maneuver, NOTHING_TO_FIRE)
        else:
            out.add(MANEUVER, maneuver)
            count += 1
    return count


def is_aligned(s: LeavingEarth, maneuver: i64) -> bool:
    """Whether the planets stand as the maneuver needs them to, this year."""
    return (s.setting.aligned[maneuver] >> (s.year - s.setting.first_year)) & 1 == 1


def can_attempt(s: LeavingEarth, seat: i64, craft: i64, maneuver: i64) -> bool:
    """Whether it is open this year, and no thrust is needed or something aboard can give some."""
    setting = s.setting
    sound = s.sound(seat, craft)
    if sound & setting.immovable or not is_aligned(s, maneuver):
        return False
    if setting.is_automatic[maneuver] or setting.difficulty[maneuver] == 0:
        return True
    if rockets_ready(s, seat, craft):
        return True
    if not sound & setting.thrusters:
        return False
    takes_time = setting.years[maneuver] > 0
    if setting.time_optional[maneuver] and not steps_are_spent(s):
        takes_time = True  # a year can be added as long as there are free steps
    kind: i64
    for kind in range(setting.kinds):
        if takes_time and (setting.thrusters >> kind) & 1 and s.ready(seat, craft, kind):
            return True
    return False


def can_fly(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    """Whether there is any maneuver to attempt."""
    if s.time(seat, craft):
        return False
    place = s.location(seat, craft)
    i: i64
    for i in range(s.setting.first_leaving[place], s.setting.first_leaving[place + 1]):
        if can_attempt(s, seat, craft, s.setting.leaving[i]):
            return True
    return False


def begin(s: LeavingEarth, maneuver: i64, after: i64) -> None:
    """The mass counts as it is now, with every rocket that will be fired."""
    setting = s.setting
    s.maneuver = maneuver
    s.years = setting.years[maneuver]
    s.doublings = 0
    s.thrust = 0
    s.fired = 0
    s.other = 0
    s.after_flight = after
    s.need = setting.difficulty[maneuver] * s.mass_of(s.turn, s.craft)
    s.tell(MANEUVER_BEGAN, s.turn, s.craft, maneuver, s.need)
    s.to(BURN)


# --- Firing ------------------------------------------------------------------


@final
class Burn(Question):
    """Before anything is fired the time can be changed; then one rocket after another, until it is enough."""

    def enter(self, s: LeavingEarth) -> None:
        if exists(s, s.turn, s.craft) and s.parts(s.turn, s.craft) == 0:
            destroy(s, s.turn, s.craft, BY_SPENDING)  # its last rocket was all there was of it
        if not exists(s, s.turn, s.craft):
            s.to(s.after_flight)
        elif s.thrust >= s.need:
            depart(s)
        elif s.fired and not fireable(s):
            s.tell(STOPPED, s.turn, s.craft, s.maneuver)
            s.to(s.after_flight)
        else:
            s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        is_spent = steps_are_spent(s)
        self.list_time(s, out, is_spent)
        bits = fireable(s)
        out.add_each(FIRE, bits, s.setting.kinds)
        if bits and is_spent and not s.fired:
            out.refuse(STOP, 0, BUDGET_SPENT)
        else:
            out.add(STOP)
        if out.explain:
            self.explain(s, out)

    def explain(self, s: LeavingEarth, out: ActionList) -> None:
        seat, craft = s.turn, s.craft
        kind: i64
        for kind in range(s.setting.kinds):
            if ((s.setting.rockets | s.setting.thrusters) >> kind) & 1 == 0:
                out.refuse(FIRE, kind, NO_ROCKET)
            elif not s.working(seat, craft, kind):
                out.refuse(FIRE, kind, IS_DAMAGED if s.damaged(seat, craft, kind) else NOT_ABOARD)
            elif not s.ready(seat, craft, kind):
                out.refuse(FIRE, kind, RESTS)
            elif s.setting.fuel[kind] >= 0 and not s.working(seat, craft, s.setting.fuel[kind]):
                out.refuse(FIRE, kind, NO_FUEL)
            elif (s.setting.thrusters >> kind) & 1 and not s.years:
                out.refuse(FIRE, kind, NEEDS_YEARS)

    def list_time(self, s: LeavingEarth, out: ActionList, is_spent: bool) -> None:
        """Doubling the difficulty halves the years, rounded up; years can be added for nothing; not both."""
        difficulty, printed = s.setting.difficulty[s.maneuver], s.setting.years[s.maneuver]
        is_windowed = s.setting.is_windowed[s.maneuver] == 1
        fixed: i64 = YEARS_FIXED
        if s.fired:
            fixed = ALREADY_FIRED
        elif is_spent:
            fixed = BUDGET_SPENT
        is_open = not s.fired and not is_spent
        if is_open and s.years <= printed and can_hurry(difficulty, s.years, is_windowed):
            out.add(FASTER)
        else:
            out.refuse(FASTER, 0, fixed)
        can_wait = can_slow(difficulty, has_hourglass(s.setting, s.maneuver), is_windowed)
        is_early = s.year + s.years < last_arrival(s.setting.last_year, s.setting.later_rules)
        if is_open and can_wait and is_early and s.doublings == 0:
            out.add(SLOWER)
        else:
            out.refuse(SLOWER, 0, fixed)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == FASTER:
            count_step(s)
            s.years = halved(s.years)
            s.doublings += 1
            s.need *= 2
        elif action == SLOWER:
            count_step(s)
            s.years += 1
        elif action == STOP:
            count_step(s)
            s.tell(STOPPED, s.turn, s.craft, s.maneuver)
            s.to(s.after_flight)
        else:
            fire(s, action - FIRE)


def has_hourglass(setting: Setting, maneuver: i64) -> bool:
    """Whether a maneuver takes time, or may."""
    return setting.years[maneuver] > 0 or setting.time_optional[maneuver] == 1


def rockets_ready(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per rocket that can be fired; engines that are not spent themselves need their fuel."""
    bits = s.sound(seat, craft) & s.setting.rockets
    if bits & s.setting.engines:
        i: i64
        for i in range(len(s.setting.engine_kinds)):
            kind = s.setting.engine_kinds[i]
            if (bits >> kind) & 1 and not s.working(seat, craft, s.setting.fuel[kind]):
                bits &= ~bit(kind)
    return bits


def fireable(s: LeavingEarth) -> i64:
    """A bit per rocket that is ready; an ion thruster only on a maneuver that takes years."""
    sound = s.sound(s.turn, s.craft)
    bits = rockets_ready(s, s.turn, s.craft)
    if s.years and sound & s.setting.thrusters:
        kind: i64
        for kind in range(s.setting.kinds):
            if (s.setting.thrusters >> kind) & 1 and s.ready(s.turn, s.craft, kind):
                bits |= bit(kind)
    return bits


def fire(s: LeavingEarth, kind: i64) -> None:
    """Fire one; the first rocket of a kind that the agency has not researched teaches it the advancement."""
    s.kind = kind
    s.fired += 1
    s.acted = PROGRESS
    advancement = s.setting.needs[kind]
    draw(s, advancement, FIRE_EFFECT, BURN)
    if not s.knows(s.actor, advancement):
        outcomes = s.setting.research_outcomes[advancement]
        s.tell(RESEARCHED, s.actor, advancement, outcomes)
        gain(s, s.actor, advancement, outcomes, DRAW_OUTCOME)


@final
class FireEffect(Step):
    """A rocket is spent for its thrust, damaged, or takes the spacecraft with it; a thruster lasts or is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        seat, craft, kind = s.turn, s.craft, s.kind
        at = s.vessel(seat, craft)
        lasts = s.setting.thrust_per_year[kind] > 0
        if s.counts_as == SUCCESS:
            thrust = s.setting.thrust_per_year[kind] * s.years if lasts else s.setting.thrust[kind]
            if s.setting.fuel[kind] >= 0:
                s.put(at, s.setting.fuel[kind], -1)
            else:
                s.put(at, kind, RESTING_ONE - 1 if lasts else -1)
            s.thrust += thrust
            s.tell(FIRED, seat, craft, kind, thrust)
        elif s.counts_as == MAJOR_FAILURE and not lasts:
            destroy(s, seat, craft, BY_EXPLOSION)
        else:
            s.tell(MISFIRED, seat, craft, kind)
            damage(s, seat, craft, kind)
        s.to(PAY_OUTCOME)


def depart(s: LeavingEarth) -> None:
    """The spacecraft goes to its destination at once; what waits on the way is faced in printed order."""
    s.acted = PROGRESS
    at = s.vessel(s.turn, s.craft)
    s.table[at + LOCATION] = s.setting.goal[s.maneuver]
    s.table[at + FLIGHT] = s.maneuver + 1
    if s.turn >= VENTURE:
        s.table[at + FLIGHT] |= (s.actor + 1) << PILOT_SHIFT
    s.symbol = 0
    s.fresh = NOWHERE
    s.after_hazard = FACE_SYMBOLS
    s.tell(DEPARTED, s.turn, s.craft, s.maneuver, s.years)
    s.to(FACE_SYMBOLS)
