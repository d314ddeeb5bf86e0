"""The year: funding, missions and samples at its start, then turns, then its end and the arrivals of spacecraft."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import filled
from cosmodrome.games.leaving_earth.engine.rules.missions import (
    begin_claims,
    choose_fewest,
    gain_points,
    more_may_come,
)
from cosmodrome.games.leaving_earth.engine.rules.outcomes import clear, gain
from cosmodrome.games.leaving_earth.engine.rules.production import begin_production, fund
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.engine.rules.survival import is_on_earth
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import hold, others_of
from cosmodrome.games.leaving_earth.engine.state import (
    CHARTER,
    FLIGHT,
    FLIGHT_BITS,
    IS_FOUNDED,
    IS_VETOED,
    NOTHING,
    OFFERS,
    PILOT_SHIFT,
    RESTING_ONE,
    SURVEYS,
    SYMBOLS,
    TIME,
    LeavingEarth,
    Question,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ARRIVE,
    AWARD_ARRIVALS,
    BEGIN_YEAR,
    BY_CALENDAR,
    BY_LEAD,
    DONE,
    EXCHANGE,
    EXCHANGED,
    FACE_SYMBOLS,
    FIND_ARRIVALS,
    FIND_STARTER,
    GAME_OVER,
    MOST_CRAFT,
    NO_OUTCOMES_LEFT,
    NOT_FOR_VENTURES,
    NOT_LOOSE,
    NOWHERE,
    PREREQUISITE_NEEDED,
    SELL,
    SOLD,
    START_MISSIONS,
    STARTER_FOUND,
    TIME_SYMBOL,
    TURN_IN,
    VENTURE,
    WORTHLESS,
    YEAR_BEGAN,
    YEAR_ENDED,
)

# --- Start of the year -------------------------------------------------------


@final
class BeginYear(Step):
    """What has rested can be used again. All agencies have the same money, with Stations after production."""

    def enter(self, s: LeavingEarth) -> None:
        s.tell(YEAR_BEGAN, s.year, s.setting.funding)
        seat: i64
        craft: i64
        i: i64
        for seat in range(s.owners):
            s.table[s.block(seat) + OFFERS] = 0
            s.table[s.block(seat) + CHARTER] &= IS_FOUNDED  # consent is given for one year
            for craft in range(MOST_CRAFT + 1 if s.fleet(seat) else 1):
                if s.sound(seat, craft) & s.setting.resting:
                    for i in range(len(s.setting.resting_kinds)):
                        kind = s.setting.resting_kinds[i]
                        resting = s.resting(seat, craft, kind)
                        s.put(s.vessel(seat, craft), kind, resting - resting * RESTING_ONE)
        s.pointer = 0
        s.lot = NOWHERE
        if s.setting.has_stations:
            begin_production(s)
        else:
            fund(s)
            s.to(START_MISSIONS)


def earth_sample(s: LeavingEarth, seat: i64, kind: i64) -> i64:
    """Where on Earth the agency has such a sample: 0 without a spacecraft, else its number; NOWHERE if it has none."""
    craft: i64
    for craft in range(MOST_CRAFT + 1):
        is_there = craft == 0 or (exists(s, seat, craft) and is_on_earth(s, seat, craft))
        if is_there and (s.sound(seat, craft) >> kind) & 1:
            return craft
    return NOWHERE


def worth(s: LeavingEarth, kind: i64) -> i64:
    """What a sample brings, by public knowledge."""
    if s.setting.value[kind]:
        return s.setting.value[kind]
    place = s.setting.sample_of[kind]
    if place < 0 or not s.is_revealed(place) or kind != s.setting.sample_at[place]:
        return 0
    best = s.setting.face_minerals[s.face(place)]
    slot: i64
    for slot in range(s.slots(place)):
        found = s.feature(place, slot)
        if found != NOWHERE:
            best = max(best, s.setting.feature_minerals[found])
    return best


def is_alien(s: LeavingEarth, kind: i64) -> bool:
    if kind == s.setting.alien_object:
        return True
    place = s.setting.sample_of[kind]
    return place >= 0 and s.is_revealed(place) and s.setting.face_alien[s.face(place)] == 1


def alien_sample(s: LeavingEarth, seat: i64) -> i64:
    """A kind of alien sample that the agency has on Earth, or NOWHERE."""
    kind: i64
    for kind in range(s.setting.kinds):
        if is_alien(s, kind) and earth_sample(s, seat, kind) != NOWHERE:
            return kind
    return NOWHERE


@final
class TurnIn(Question):
    """Valuable samples may be sold, alien ones exchanged for what can be learnt from them."""

    def enter(self, s: LeavingEarth) -> None:
        while s.pointer < s.owners:
            if s.parts(s.pointer, 0) or s.fleet(s.pointer):
                s.work_for(s.pointer)
                if self.has_something(s):
                    s.asked = s.actor
                    return
            s.pointer += 1
        all_seats: i64 = bit(s.players) - 1
        choose_fewest(s, all_seats, FIND_STARTER)

    def has_something(self, s: LeavingEarth) -> bool:
        learns = s.turn < VENTURE
        kind: i64
        for kind in range(s.setting.kinds):
            if (worth(s, kind) or (learns and is_alien(s, kind))) and earth_sample(s, s.turn, kind) != NOWHERE:
                return True
        return False

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(DONE)
        kind: i64
        for kind in range(s.setting.kinds):
            if earth_sample(s, s.turn, kind) == NOWHERE:
                out.refuse(SELL, kind, NOT_LOOSE)
            elif not worth(s, kind):
                out.refuse(SELL, kind, WORTHLESS)
            else:
                out.add(SELL, kind)
        if alien_sample(s, s.turn) == NOWHERE:
            return
        advancement: i64
        for advancement in range(s.setting.advancements):
            if (s.setting.researchable >> advancement) & 1 == 0:
                continue
            if s.turn >= VENTURE:
                out.refuse(EXCHANGE, advancement, NOT_FOR_VENTURES)
            elif s.knows(s.turn, advancement) and not s.outcomes(s.turn, advancement):
                out.refuse(EXCHANGE, advancement, NO_OUTCOMES_LEFT)
            elif not s.may_research(s.turn, advancement):
                out.refuse(EXCHANGE, advancement, PREREQUISITE_NEEDED)
            else:
                out.add(EXCHANGE, advancement)

    def take(self, s: LeavingEarth, action: i64) -> None:
        seat = s.turn
        if action != DONE and s.setting.start_is_asked and hold(s, action, others_of(s, seat)):
            return
        if action == DONE:
            s.pointer += 1
        elif action >= EXCHANGE:
            self.exchange(s, action - EXCHANGE)
            return
        else:
            kind = action - SELL
            self.hand_in(s, kind)
            s.earn(seat, worth(s, kind))
            s.tell(SOLD, seat, kind, worth(s, kind))
        s.to(TURN_IN)

    def hand_in(self, s: LeavingEarth, kind: i64) -> None:
        craft = earth_sample(s, s.turn, kind)
        s.put(s.vessel(s.turn, craft), kind, -1)
        if craft and s.parts(s.turn, craft) == 0:
            s.retire(s.turn, craft)

    def exchange(self, s: LeavingEarth, advancement: i64) -> None:
        """A new advancement without outcomes, or an old one without those that it still has."""
        kind = alien_sample(s, s.turn)
        self.hand_in(s, kind)
        s.tell(EXCHANGED, s.turn, advancement, kind)
        if s.setting.find_points[kind]:
            gain_points(s, s.turn, s.setting.find_points[kind])
        if s.knows(s.turn, advancement):
            clear(s, s.turn, advancement)
            s.to(TURN_IN)
        else:
            gain(s, s.turn, advancement, 0, TURN_IN)


@final
class FindStarter(Step):
    """The agency with the fewest points begins; ties were decided by lot."""

    def enter(self, s: LeavingEarth) -> None:
        s.starter = s.lot
        s.lot = NOWHERE
        s.tell(STARTER_FOUND, s.starter)
        s.passes = 0
        s.turn_ends = filled(0)
        s.turns = 0
        begin_turn(s, s.starter)


def begin_turn(s: LeavingEarth, seat: i64) -> None:
    s.work_for(seat)
    s.acted = NOTHING
    s.steps_taken = 0
    s.offers_made = 0
    s.is_repeated = 0
    if len(s.positions):
        s.positions = filled(0)
    forget_surveys(s, seat)
    venture: i64
    for venture in range(VENTURE, s.owners):
        forget_surveys(s, venture)
        s.table[s.block(venture) + CHARTER] &= ~IS_VETOED
    s.craft = 0
    s.other = 0
    s.to(ACT)


def forget_surveys(s: LeavingEarth, owner: i64) -> None:
    """Every probe may survey again."""
    craft: i64
    for craft in range(1, MOST_CRAFT + 1 if s.fleet(owner) else 0):
        s.table[s.vessel(owner, craft) + SURVEYS] = 0


# --- End of the year ---------------------------------------------------------


@final
class MoveMarker(Step):
    """The calendar moves on; past its last year the game is over, before anybody arrives."""

    def enter(self, s: LeavingEarth) -> None:
        move_marker(s)
        if s.ended == NOWHERE:
            remove_tokens(s)
        s.to(FIND_ARRIVALS)


@final
class PassTime(Step):
    """By the later rules those who are due arrive first, and the calendar moves on last."""

    def enter(self, s: LeavingEarth) -> None:
        remove_tokens(s)
        s.to(FIND_ARRIVALS)


@final
class AdvanceYear(Step):
    """By the later rules this is the end of the year."""

    def enter(self, s: LeavingEarth) -> None:
        move_marker(s)
        s.to(GAME_OVER if s.ended != NOWHERE else BEGIN_YEAR)


def move_marker(s: LeavingEarth) -> None:
    s.tell(YEAR_ENDED, s.year)
    s.year += 1
    if s.year > s.setting.last_year:
        s.ended = BY_CALENDAR
    elif has_unbeatable_lead(s):
        s.ended = BY_LEAD


def remove_tokens(s: LeavingEarth) -> None:
    """One from every spacecraft that has any."""
    begin_claims(s)
    s.waiting = 0
    seat: i64
    craft: i64
    for seat in range(s.owners):
        if s.fleet(seat) == 0:
            continue
        for craft in range(1, MOST_CRAFT + 1):
            at = s.vessel(seat, craft)
            if exists(s, seat, craft) and s.table[at + TIME]:
                s.table[at + TIME] -= 1
                if s.table[at + TIME] == 0:
                    s.waiting |= bit(seat)


def has_unbeatable_lead(s: LeavingEarth) -> bool:
    """Whether one agency leads all others by more than the open missions are worth."""
    if s.players == 1 or s.setting.team or s.setting.has_stations or more_may_come(s):
        return False
    scores = s.scores()
    ranked = sorted(scores)
    return 2 * (ranked[len(ranked) - 1] - ranked[len(ranked) - 2]) > s.points_open()


@final
class FindArrivals(Step):
    """Those who arrive at the same time do so one after another, from the fewest points on."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
        elif s.lot != NOWHERE:
            s.work_for(s.lot)
            s.lot = NOWHERE
            s.pointer = 1
            s.to(ARRIVE)
        elif s.waiting:
            choose_fewest(s, s.waiting, FIND_ARRIVALS)
        else:
            s.pointer = 0
            s.to(AWARD_ARRIVALS)


@final
class Arrive(Step):
    """Each spacecraft whose last time token is gone faces what is printed after the hourglass."""

    def enter(self, s: LeavingEarth) -> None:
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
            return
        while s.pointer <= MOST_CRAFT:
            craft = s.pointer
            s.pointer += 1
            at = s.vessel(s.turn, craft)
            if exists(s, s.turn, craft) and s.table[at + FLIGHT] and s.table[at + TIME] == 0:
                s.craft = craft
                s.other = 0
                s.maneuver = (s.table[at + FLIGHT] & FLIGHT_BITS) - 1
                if s.turn >= VENTURE:
                    s.actor = who_flies(s, s.table[at + FLIGHT] >> PILOT_SHIFT)
                s.fresh = NOWHERE
                s.years = 0
                s.symbol = after_time(s)
                s.after_flight = ARRIVE
                s.after_hazard = FACE_SYMBOLS
                s.to(FACE_SYMBOLS)
                return
        s.waiting &= ~bit(s.turn)
        s.to(FIND_ARRIVALS)


def who_flies(s: LeavingEarth, sent_by: i64) -> i64:
    """For a venture: the agency that sent the spacecraft (the seat + 1), or the director if that agency has left."""
    if sent_by and s.shares(s.turn, sent_by - 1):
        return sent_by - 1
    return s.decider(s.turn)


def after_time(s: LeavingEarth) -> i64:
    """The symbol behind the hourglass."""
    symbol: i64 = 0
    while s.setting.symbols[s.maneuver * SYMBOLS + symbol] & 7 != TIME_SYMBOL:
        symbol += 1
    return symbol + 1
