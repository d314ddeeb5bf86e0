"""Joint ventures: founding, decisions of shareholders, shares and the bank, and dissolution."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.cooperation import (
    clear_offer,
    give_all_on_earth,
    give_craft,
    has_room_for,
    may_cooperate,
)
from cosmodrome.games.leaving_earth.engine.rules.repetition import note_progress, note_rearranging
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import venture_of
from cosmodrome.games.leaving_earth.engine.state import (
    ABOARD,
    CHARTER,
    COMPLETED,
    CONSENT_SHIFT,
    DEAD,
    EXTRA,
    IS_FOUNDED,
    IS_VETOED,
    OFFERS,
    POINTS,
    PROGRESS,
    SHARES,
    LeavingEarth,
    Question,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACT,
    ACT_FOR,
    ANSWER_SHARES,
    ASK_VETO,
    BUDGET_SPENT,
    BUY_SHARE,
    CANCEL,
    CHECK_VENTURES,
    CONSENT,
    CONSENT_ALL_YEAR,
    CONSENTED,
    DECLINE,
    DISSOLVED,
    DIVIDE_SHARES,
    FOUND,
    FOUNDED,
    FOUNDER_KEEPS_ONE,
    GRANT,
    HALF,
    MOST_CRAFT,
    NO_CHARTER,
    NO_ROOM_THERE,
    NO_SHARE,
    NO_SHARES_LEFT,
    NOBODY_ELSE,
    NOT_ENOUGH_MONEY,
    NOWHERE,
    OFFERS_SPENT,
    PRODUCTION,
    PROPOSE,
    SELL_SHARE,
    SHARE_BOUGHT,
    SHARE_SOLD,
    SHARES_HELD,
    SHARES_PROPOSED,
    SHARES_REFUSED,
    TURN_IN,
    VENTURE,
    VETO,
    VETO_STANDS,
    VETOED,
    WORK,
)

# --- In a turn ---------------------------------------------------------------


def list_ventures(s: LeavingEarth, out: ActionList, is_spent: bool) -> None:
    """To found one, or to act for one."""
    out.add_unless(FOUND, 0, BUDGET_SPENT if is_spent else founding_obstacle(s))
    venture: i64
    for venture in range(VENTURE, s.owners):
        if s.is_founded(venture) or out.explain:
            out.add_unless(ACT_FOR, venture - VENTURE, BUDGET_SPENT if is_spent else acting_obstacle(s, venture))


def list_bank(s: LeavingEarth, out: ActionList, is_spent: bool) -> None:
    venture: i64
    for venture in range(VENTURE, s.owners):
        if s.is_founded(venture) or out.explain:
            out.add_unless(BUY_SHARE, venture - VENTURE, BUDGET_SPENT if is_spent else buying_obstacle(s, venture))
    for venture in range(VENTURE, s.owners):
        if s.is_founded(venture) or out.explain:
            out.add_unless(SELL_SHARE, venture - VENTURE, BUDGET_SPENT if is_spent else selling_obstacle(s, venture))


def founding_obstacle(s: LeavingEarth) -> i64:
    if s.players == 1:
        return NOBODY_ELSE
    if free_charter(s) == NOWHERE:
        return NO_CHARTER
    if s.money(s.turn) < s.setting.venture_cost:
        return NOT_ENOUGH_MONEY
    return NOWHERE if may_cooperate(s) else OFFERS_SPENT


def free_charter(s: LeavingEarth) -> i64:
    venture: i64
    for venture in range(VENTURE, s.owners):
        if not s.is_founded(venture):
            return venture
    return NOWHERE


def acting_obstacle(s: LeavingEarth, venture: i64) -> i64:
    if not s.is_founded(venture):
        return NO_CHARTER
    if s.shares(venture, s.actor) == 0:
        return NO_SHARE
    return VETO_STANDS if s.table[s.block(venture) + CHARTER] & IS_VETOED else NOWHERE


def act_for(s: LeavingEarth, venture: i64) -> None:
    s.turn = venture
    s.to(ACT)


# --- The bank ----------------------------------------------------------------


def share_price(s: LeavingEarth, venture: i64) -> i64:
    """As many dollars as the venture has earned points, rounded down."""
    return max(s.points(venture), 0) // HALF


def buying_obstacle(s: LeavingEarth, venture: i64) -> i64:
    if not s.is_founded(venture):
        return NO_CHARTER
    if s.shares_in_bank(venture) == 0:
        return NO_SHARES_LEFT
    if s.money(s.turn) < share_price(s, venture):
        return NOT_ENOUGH_MONEY
    is_last = s.shares(venture, s.turn) + 1 == s.setting.venture_shares
    return NO_ROOM_THERE if is_last and not has_room_for(s, s.turn, venture) else NOWHERE


def selling_obstacle(s: LeavingEarth, venture: i64) -> i64:
    if not s.is_founded(venture):
        return NO_CHARTER
    return NOWHERE if s.shares(venture, s.turn) else NO_SHARE


def buy_share(s: LeavingEarth, venture: i64) -> None:
    price = share_price(s, venture)
    s.earn(s.turn, -price)
    s.move_share(venture, s.turn, 1)
    note_rearranging(s)
    s.tell(SHARE_BOUGHT, s.turn, venture - VENTURE, price)
    s.to(CHECK_VENTURES)


def sell_share(s: LeavingEarth, venture: i64) -> None:
    price = share_price(s, venture)
    s.earn(s.turn, price)
    s.move_share(venture, s.turn, -1)
    note_rearranging(s)
    s.tell(SHARE_SOLD, s.turn, venture - VENTURE, price)
    s.to(ACT)


# --- Founding ----------------------------------------------------------------


def found(s: LeavingEarth) -> None:
    """The founder takes a charter, and all shares until they are divided."""
    s.partner = free_charter(s)
    s.move_share(s.partner, s.turn, s.setting.venture_shares)
    s.to(DIVIDE_SHARES)


@final
class DivideShares(Question):
    """One share after another goes to another agency; then all that get any must agree."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.turn

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        left = s.shares(s.partner, s.turn)
        out.add_unless(PROPOSE, 0, NOWHERE if left < s.setting.venture_shares else NOBODY_ELSE)
        out.add(CANCEL)
        seat: i64
        for seat in range(s.players):
            if seat != s.turn:
                out.add_unless(GRANT, seat, NOWHERE if left > 1 else FOUNDER_KEEPS_ONE)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == CANCEL:
            tear_up(s)
        elif action == PROPOSE:
            s.offers_made += 1
            s.table[s.block(s.turn) + OFFERS] += 1
            s.tell(SHARES_PROPOSED, s.turn, s.partner - VENTURE)
            tell_shares(s, s.partner)
            s.asking = s.shareholders(s.partner) & ~bit(s.turn)
            s.to(ANSWER_SHARES)
        else:
            s.move_share(s.partner, s.turn, -1)
            s.move_share(s.partner, action - GRANT, 1)


def tear_up(s: LeavingEarth) -> None:
    """Nothing comes of it."""
    s.table[s.block(s.partner) + SHARES] = 0
    s.to(ACT)


def tell_shares(s: LeavingEarth, venture: i64) -> None:
    seat: i64
    for seat in range(s.players):
        if s.shares(venture, seat):
            s.tell(SHARES_HELD, seat, venture - VENTURE, s.shares(venture, seat))


@final
class AnswerShares(Question):
    """All future shareholders agree, or there is no venture."""

    def enter(self, s: LeavingEarth) -> None:
        if s.asking:
            s.asked = next_in_order(s)
            return
        s.earn(s.turn, -s.setting.venture_cost)
        s.table[s.block(s.partner) + CHARTER] = IS_FOUNDED
        s.acted = PROGRESS
        s.tell(FOUNDED, s.turn, s.partner - VENTURE, s.setting.venture_cost)
        s.to(ACT)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(ACCEPT)
        out.add(DECLINE)

    def take(self, s: LeavingEarth, action: i64) -> None:
        seat = next_in_order(s)
        if action == ACCEPT:
            s.asking &= ~bit(seat)
            s.to(ANSWER_SHARES)
        else:
            s.tell(SHARES_REFUSED, seat, s.partner - VENTURE)
            tear_up(s)


def next_in_order(s: LeavingEarth) -> i64:
    """The next shareholder to decide, in the order of turns after the acting agency."""
    seat = s.actor
    while True:
        seat = seat + 1 if seat + 1 < s.players else 0
        if (s.asking >> seat) & 1:
            return seat


# --- Consent and veto --------------------------------------------------------


@final
class AskVeto(Question):
    """The other shareholders let it be done, this once or all year, or forbid it."""

    def enter(self, s: LeavingEarth) -> None:
        if s.asking:
            s.asked = next_in_order(s)
            return
        s.to(s.after_consent)
        s.at.take(s, s.held)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(CONSENT)
        out.add(CONSENT_ALL_YEAR)
        out.add(VETO)

    def take(self, s: LeavingEarth, action: i64) -> None:
        seat = next_in_order(s)
        if action == VETO:
            forbid(s, seat)
            return
        if action == CONSENT_ALL_YEAR:
            allow_all_year(s, seat, s.turn)
            allow_all_year(s, seat, s.partner if s.held == ACCEPT else s.turn)
        s.asking &= ~bit(seat)
        s.to(ASK_VETO)


def allow_all_year(s: LeavingEarth, seat: i64, owner: i64) -> None:
    """Of a venture in which the agency has a share."""
    if owner < VENTURE or s.shares(owner, seat) == 0:
        return
    at = s.block(owner) + CHARTER
    if (s.table[at] >> (CONSENT_SHIFT + seat)) & 1 == 0:
        s.table[at] |= bit(CONSENT_SHIFT + seat)
        s.tell(CONSENTED, seat, owner - VENTURE)


def forbid(s: LeavingEarth, seat: i64) -> None:
    """The action is not taken, and its agency acts no more for that venture in this turn or start of a year."""
    venture = venture_of(s, seat)
    s.tell(VETOED, seat, s.actor, venture - VENTURE)
    if s.held == ACCEPT:
        clear_offer(s)
    elif s.after_consent == WORK and s.parts(s.turn, s.craft) == 0:
        s.retire(s.turn, s.craft)
    s.held = NOWHERE
    s.asking = 0
    if s.after_consent in (TURN_IN, PRODUCTION):  # no more samples of this venture, or products of this spacecraft
        s.pointer += 1
        s.to(s.after_consent)
        return
    s.table[s.block(venture) + CHARTER] |= IS_VETOED
    s.turn = s.actor
    s.to(ACT)


# --- Dissolving --------------------------------------------------------------


@final
class CheckVentures(Step):
    """An agency that has all shares of a venture dissolves it at once."""

    def enter(self, s: LeavingEarth) -> None:
        venture: i64
        seat: i64
        for venture in range(VENTURE, s.owners):
            for seat in range(s.players):
                if s.is_founded(venture) and s.shares(venture, seat) == s.setting.venture_shares:
                    dissolve(s, venture, seat)
        s.to(ACT)


def dissolve(s: LeavingEarth, venture: i64, seat: i64) -> None:
    """Everything that it has goes to that agency: money, missions, spacecraft, people, and its dead."""
    note_progress(s)
    s.tell(DISSOLVED, seat, venture - VENTURE)
    source, target = s.block(venture), s.block(seat)
    s.earn(seat, s.money(venture))
    s.table[target + POINTS] += s.table[source + POINTS]
    s.table[target + EXTRA] += s.table[source + EXTRA]
    s.table[target + DEAD] += s.table[source + DEAD]
    mission: i64
    for mission in range(s.setting.missions):
        if s.mission(mission) == COMPLETED + venture:
            s.table[s.setting.missions_at + mission] = COMPLETED + seat
    i: i64
    for i in range(s.setting.kinds):
        s.put(s.vessel(seat, 0), i, s.table[s.vessel(venture, 0) + ABOARD + i])
    give_all_on_earth(s, venture, seat)
    for i in range(1, MOST_CRAFT + 1):
        if (s.fleet(venture) >> i) & 1:
            give_craft(s, venture, seat, i)
    for i in range(len(s.memorial)):
        if (s.memorial[i] >> 16) & 15 == venture:
            s.memorial[i] += (seat - venture) << 16
    for i in range(s.setting.block):
        s.table[source + i] = 0
