"""Co-operation: an offer is put together in small steps, then answered by yes, no, or one counter-offer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.disclosure import add_knowledge, disclose, list_knowledge
from cosmodrome.games.leaving_earth.engine.rules.outcomes import gain
from cosmodrome.games.leaving_earth.engine.rules.repetition import count_step, note_trade, steps_are_spent
from cosmodrome.games.leaving_earth.engine.rules.research import dismiss, enlist
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import list_items
from cosmodrome.games.leaving_earth.engine.rules.transfer import (
    add_cargo,
    add_crew,
    bring_alongside,
    exchange_cargo,
    has_cargo,
    has_seats,
    list_cargo,
    list_crew,
    list_pairs,
    people_offered,
)
from cosmodrome.games.leaving_earth.engine.rules.venture_consent import hold, others_of
from cosmodrome.games.leaving_earth.engine.state import (
    ABOARD,
    ALL_BROKEN,
    ALL_SOUND,
    ALONGSIDE,
    CARGO_PARTS,
    CARRIES_INFECTION,
    DAMAGED_ONE,
    FLIGHT,
    FLIGHT_BITS,
    OFFERED_CRAFT,
    OFFERED_CREW,
    OFFERED_ITEMS,
    OFFERED_KNOWLEDGE,
    OFFERED_MONEY,
    OFFERED_RESEARCH,
    OFFERED_SHARES,
    OFFERS,
    RESEARCHED,
    RESTING_ONE,
    SHARE_BITS,
    SHARE_MASK,
    SURVEYS,
    TIME,
    WHO,
    LeavingEarth,
    Question,
    Step,
    bit,
    bits_set,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ACCEPTED,
    ACT,
    ALREADY_KNOWN,
    ANSWER_OFFER,
    ASK,
    ASK_CARGO,
    ASK_CRAFT,
    ASK_CREW,
    ASK_KNOWLEDGE,
    ASK_MONEY,
    ASK_RESEARCH,
    ASK_SHARE,
    BUDGET_SPENT,
    BUILD_OFFER,
    CANCEL,
    CHECK_VENTURES,
    COUNTER,
    COUNTERED,
    DAMAGED,
    DECLINE,
    DECLINED,
    GAVE,
    GAVE_CRAFT,
    GAVE_MONEY,
    GIVE,
    GIVE_CARGO,
    GIVE_CRAFT,
    GIVE_CREW,
    GIVE_KNOWLEDGE,
    GIVE_MONEY,
    GIVE_RESEARCH,
    GIVE_SHARE,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NO_ROOM_THERE,
    NO_SHARE,
    NO_SUCH_CRAFT,
    NOT_FOR_VENTURES,
    NOT_TRADING,
    NOT_YOURS_TO_OFFER,
    OFFER_IS_EMPTY,
    OFFERED,
    OFFERS_A_TURN,
    OFFERS_A_YEAR,
    ONE_COUNTER,
    PERSON,
    PROPOSE,
    SEATS_SHORT,
    SHARED,
    SHARES_GIVEN,
    TRADE,
    TRANSFER_BETWEEN,
    VENTURE,
)


def may_cooperate(s: LeavingEarth) -> bool:
    """In version 1 of the rules only so many offers could be made."""
    if not s.setting.limits_steps:
        return True
    return s.offers_made < OFFERS_A_TURN and s.table[s.block(s.actor) + OFFERS] < OFFERS_A_YEAR


def clear_offer(s: LeavingEarth) -> None:
    if is_empty(s) and s.offered_more(0, ALONGSIDE) == 0:
        return
    i: i64
    for i in range(2 * s.setting.column):
        s.table[s.setting.columns_at + i] = 0


def proposer(s: LeavingEarth) -> i64:
    """Who makes the offer: whose turn it is, or the partner with a counter-offer."""
    return s.partner if s.is_counter else s.turn


def answerer(s: LeavingEarth) -> i64:
    return s.turn if s.is_counter else s.partner


def speaker(s: LeavingEarth, owner: i64) -> i64:
    """The agency that speaks for one side of an offer."""
    return s.actor if owner == s.turn else s.decider(owner)


def speaks_for_both(s: LeavingEarth) -> bool:
    """Whether the agency that acts has a share of the venture that it trades with."""
    return s.partner >= VENTURE and s.shares(s.partner, s.actor) > 0


def to_be_asked(s: LeavingEarth) -> i64:
    """A bit per shareholder of a venture that trades, but for those who have come to terms."""
    others = others_of(s, s.turn) | others_of(s, s.partner)
    return others if speaks_for_both(s) else others & ~bit(speaker(s, s.partner))


def giver(s: LeavingEarth, side: i64) -> i64:
    """Whose things stand in a column."""
    return answerer(s) if side else proposer(s)


# --- Making an offer ---------------------------------------------------------


@final
class BuildOffer(Question):
    """Anything but missions and the dead, on either side."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = speaker(s, proposer(s))

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        if not steps_are_spent(s):
            list_column(s, out, 0)
            list_column(s, out, 1)
        elif out.explain:
            item: i64
            for item in range(PROPOSE - GIVE):
                out.refuse(GIVE, item, BUDGET_SPENT)
            for item in range(s.setting.ventures):
                out.refuse(GIVE_SHARE, item, BUDGET_SPENT)
                out.refuse(ASK_SHARE, item, BUDGET_SPENT)
        shares = s.shares_of_all()
        if is_empty(s):
            out.refuse(PROPOSE, 0, OFFER_IS_EMPTY)
        elif not (has_room(s, 0) and has_room(s, 1)):
            out.refuse(PROPOSE, 0, NO_ROOM_THERE)
        elif s.setting.ventures and not (may_trade(s, 0, shares) and may_trade(s, 1, shares)):
            out.refuse(PROPOSE, 0, NOT_TRADING)
        elif has_more(s) and not (has_seats(s, 0, giver(s, 0)) and has_seats(s, 1, giver(s, 1))):
            out.refuse(PROPOSE, 0, SEATS_SHORT)
        else:
            out.add(PROPOSE)
        out.add(CANCEL)
        if (shares or out.explain) and not steps_are_spent(s):
            list_shares(s, out, 0, GIVE_SHARE, shares)
            list_shares(s, out, 1, ASK_SHARE, shares)
        if s.setting.trades_anything and not steps_are_spent(s):
            list_more(s, out)

    def take(self, s: LeavingEarth, action: i64) -> None:
        count_step(s)
        if action == CANCEL:
            if s.is_counter:
                s.tell(DECLINED, s.partner, s.turn)
            clear_offer(s)
            s.to(ACT)
        elif action == PROPOSE:
            if s.is_counter:
                s.tell(COUNTERED, proposer(s), answerer(s))
            else:
                s.tell(OFFERED, proposer(s), answerer(s))
                s.offers_made += 1
                s.table[s.block(s.actor) + OFFERS] += 1
            s.to(ANSWER_OFFER)
        elif action >= TRANSFER_BETWEEN:
            add_more(s, action)
        elif action >= ASK_SHARE:
            s.table[s.column_of(1) + OFFERED_SHARES] += bit(SHARE_BITS * (action - ASK_SHARE))
        elif action >= GIVE_SHARE:
            s.table[s.column_of(0) + OFFERED_SHARES] += bit(SHARE_BITS * (action - GIVE_SHARE))
        elif action < ASK:
            add_to_column(s, 0, action)
        else:
            add_to_column(s, 1, action)


@final
class ColumnVerbs:
    """The verbs that put something into one column of an offer."""

    def __init__(self, item: i64, money: i64, craft: i64, research: i64) -> None:
        self.item: i64 = item
        self.money: i64 = money
        self.craft: i64 = craft
        self.research: i64 = research


GIVING: Final = ColumnVerbs(GIVE, GIVE_MONEY, GIVE_CRAFT, GIVE_RESEARCH)
ASKING: Final = ColumnVerbs(ASK, ASK_MONEY, ASK_CRAFT, ASK_RESEARCH)


def verbs_of(side: i64) -> ColumnVerbs:
    return ASKING if side else GIVING


def list_column(s: LeavingEarth, out: ActionList, side: i64) -> None:
    """Whatever else the owner of this column has."""
    verbs = verbs_of(side)
    seat = giver(s, side)
    other = giver(s, 1 - side)
    t = s.table
    at = s.column_of(side)
    list_items(s, out, verbs.item, s.sound(seat, 0) & ~t[at + ALL_SOUND])
    list_items(s, out, verbs.item + DAMAGED, s.broken(seat, 0) & ~t[at + ALL_BROKEN])
    left = s.money(seat) - t[at + OFFERED_MONEY]
    i: i64
    for i in range(len(s.setting.amounts)):
        if s.setting.amounts[i] <= left:
            out.add(verbs.money, i)
    whole = s.fleet(seat) & ~t[at + OFFERED_CRAFT]
    if s.setting.trades_anything:
        whole &= ~bit(s.alongside(side))
    out.add_each(verbs.craft, whole, MOST_CRAFT + 1)
    known, known_there = t[s.block(seat) + RESEARCHED], t[s.block(other) + RESEARCHED]
    if other >= VENTURE:
        known_there = known  # a venture takes none
    out.add_each(verbs.research, known & ~known_there & ~t[at + OFFERED_RESEARCH], s.setting.advancements)
    if out.explain:
        for i in range(DAMAGED * 2):
            out.refuse(verbs.item, i, NOT_YOURS_TO_OFFER)
        for i in range(len(s.setting.amounts)):
            out.refuse(verbs.money, i, NOT_YOURS_TO_OFFER)
        for i in range(1, MOST_CRAFT + 1):
            out.refuse(verbs.craft, i, NO_SUCH_CRAFT)
        for i in range(s.setting.advancements):
            out.refuse(verbs.research, i, research_obstacle(other, (known >> i) & 1 == 1))
        for i in range(out.count):
            out.refused.pop(out.actions[i], None)


def list_more(s: LeavingEarth, out: ActionList) -> None:
    """Cargo of two spacecraft that meet, and knowledge of locations."""
    one, other = giver(s, 0), giver(s, 1)
    if s.alongside(0) == 0:
        list_pairs(s, out, one, other)
    if s.alongside(0) or out.explain:
        list_cargo(s, out, 0, one)
        list_cargo(s, out, 1, other)
        list_crew(s, out, 0, one)
        list_crew(s, out, 1, other)
    list_knowledge(s, out, 0, one, other)
    list_knowledge(s, out, 1, other, one)


def add_more(s: LeavingEarth, action: i64) -> None:
    if action >= ASK_KNOWLEDGE:
        add_knowledge(s, 1, action - ASK_KNOWLEDGE)
    elif action >= GIVE_KNOWLEDGE:
        add_knowledge(s, 0, action - GIVE_KNOWLEDGE)
    elif action >= ASK_CREW:
        add_crew(s, 1, action - ASK_CREW)
    elif action >= GIVE_CREW:
        add_crew(s, 0, action - GIVE_CREW)
    elif action >= ASK_CARGO:
        add_cargo(s, 1, action - ASK_CARGO)
    elif action >= GIVE_CARGO:
        add_cargo(s, 0, action - GIVE_CARGO)
    else:
        bring_alongside(s, action - TRANSFER_BETWEEN)


def has_more(s: LeavingEarth) -> bool:
    return has_cargo(s, 0) or has_cargo(s, 1)


def research_obstacle(other: i64, is_known: bool) -> i64:
    if other >= VENTURE:
        return NOT_FOR_VENTURES
    return ALREADY_KNOWN if is_known else NOT_YOURS_TO_OFFER


def list_shares(s: LeavingEarth, out: ActionList, side: i64, verb: i64, shares: i64) -> None:
    """Agencies have shares; ventures have none."""
    seat, other = giver(s, side), giver(s, 1 - side)
    has_some = seat < VENTURE and other < VENTURE and has_share(shares, seat)
    if not has_some and not out.explain:
        return
    offered = s.table[s.column_of(side) + OFFERED_SHARES]
    venture: i64
    for venture in range(VENTURE, s.owners):
        if seat >= VENTURE or other >= VENTURE:
            out.refuse(verb, venture - VENTURE, NOT_FOR_VENTURES)
        elif s.shares(venture, seat) > offered & SHARE_MASK:
            out.add(verb, venture - VENTURE)
        elif out.explain:
            out.refuse(verb, venture - VENTURE, NO_SHARE)
        offered >>= SHARE_BITS


def offered_shares(s: LeavingEarth, side: i64, venture: i64) -> i64:
    packed = s.table[s.column_of(side) + OFFERED_SHARES]
    return (packed >> (SHARE_BITS * (venture - VENTURE))) & SHARE_MASK


def add_to_column(s: LeavingEarth, side: i64, action: i64) -> None:
    verbs = verbs_of(side)
    at = s.column_of(side)
    if action < verbs.money:
        s.add_offered(side, action - verbs.item, giver(s, side))
    elif action < verbs.craft:
        s.table[at + OFFERED_MONEY] += s.setting.amounts[action - verbs.money]
    elif action < verbs.research:
        s.table[at + OFFERED_CRAFT] |= bit(action - verbs.craft)
    else:
        s.table[at + OFFERED_RESEARCH] |= bit(action - verbs.research)


def is_empty(s: LeavingEarth) -> bool:
    one, other = s.column_of(0), s.column_of(1)
    found: i64 = 0
    i: i64
    for i in range(OFFERED_ITEMS):
        found |= s.table[one + i] | s.table[other + i]
    if s.setting.trades_anything:
        for i in range(2):
            found |= s.offered_more(i, OFFERED_KNOWLEDGE) | s.offered_more(i, OFFERED_CREW)
            found |= s.offered_more(i, CARGO_PARTS)
    return found == 0


def has_room(s: LeavingEarth, side: i64) -> bool:
    """Whether the receiver of a column has room for all spacecraft and astronauts, those of ventures taken over too."""
    seat, other = giver(s, side), giver(s, 1 - side)
    craft = s.table[s.column_of(side) + OFFERED_CRAFT]
    cards = bits_set(s.fleet(other)) + bits_set(craft)
    people = s.living(other) + people_offered(s, side)
    i: i64
    if s.table[s.column_of(side) + OFFERED_SHARES]:
        for i in range(VENTURE, s.owners):
            if is_taken_over(s, side, i):
                cards += bits_set(s.fleet(i))
                people += s.living(i)
    for i in range(s.setting.skills):
        people += s.offered(side, PERSON + i) + s.offered(side, PERSON + i + DAMAGED)
    for i in range(1, MOST_CRAFT + 1):
        if (craft >> i) & 1:
            people += s.crew(seat, i)
    return cards <= MOST_CRAFT and people <= MOST_ASTRONAUTS


def is_taken_over(s: LeavingEarth, side: i64, venture: i64) -> bool:
    """Whether the receiver of a column would have all shares of a venture."""
    count = s.shares(venture, giver(s, 1 - side)) + offered_shares(s, side, venture)
    return offered_shares(s, side, venture) > 0 and count == s.setting.venture_shares


def has_room_for(s: LeavingEarth, seat: i64, venture: i64) -> bool:
    """Whether an agency could take over all spacecraft and astronauts of a venture."""
    if bits_set(s.fleet(seat)) + bits_set(s.fleet(venture)) > MOST_CRAFT:
        return False
    return s.living(seat) + s.living(venture) <= MOST_ASTRONAUTS


# --- Who may trade -----------------------------------------------------------


def has_share(shares: i64, seat: i64) -> bool:
    """Of any venture, see `shares_of_all`."""
    return (shares >> (SHARE_BITS * seat)) & SHARE_MASK != 0


def is_trading(owner: i64, shares: i64) -> bool:
    """A venture, or an agency with a share of one."""
    return owner >= VENTURE or has_share(shares, owner)


def may_trade(s: LeavingEarth, side: i64, shares: i64) -> bool:
    """An agency without a share can only trade to get one."""
    return is_trading(giver(s, side), shares) or s.table[s.column_of(1 - side) + OFFERED_SHARES] != 0


def may_talk(s: LeavingEarth, owner: i64, shares: i64) -> bool:
    """Whether the two can come to terms at all: who has no share needs an agency that could sell one."""
    one, other = is_trading(s.turn, shares), is_trading(owner, shares)
    if s.turn >= VENTURE or owner >= VENTURE:
        return one and other
    return one or other


# --- Answering ---------------------------------------------------------------


@final
class AnswerOffer(Question):
    """Yes, no, or something else instead; a counter-offer can only be taken or left."""

    def enter(self, s: LeavingEarth) -> None:
        if speaks_for_both(s):
            self.take(s, ACCEPT)
        else:
            s.asked = speaker(s, answerer(s))

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(ACCEPT)
        out.add(DECLINE)
        if s.is_counter:
            out.refuse(COUNTER, 0, ONE_COUNTER)
        else:
            out.add(COUNTER)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == ACCEPT:
            if hold(s, ACCEPT, to_be_asked(s)):
                return
            s.tell(ACCEPTED, answerer(s), proposer(s))
            note_trade(s)
            hand_over(s, 0)
            hand_over(s, 1)
            if s.setting.trades_anything:
                exchange_cargo(s, giver(s, 0), giver(s, 1))
            s.to(TRADE)
        elif action == DECLINE:
            s.tell(DECLINED, answerer(s), proposer(s))
            clear_offer(s)
            s.to(ACT)
        else:
            clear_offer(s)
            s.is_counter = 1
            s.to(BUILD_OFFER)


def hand_over(s: LeavingEarth, side: i64) -> None:
    """Everything in a column but the research changes its owner."""
    seat, other = giver(s, side), giver(s, 1 - side)
    at = s.column_of(side)
    money = s.table[at + OFFERED_MONEY]
    if money:
        s.earn(seat, -money)
        s.earn(other, money)
        s.tell(GAVE_MONEY, seat, other, money)
    is_damaged: i64
    i: i64
    for is_damaged in range(2):
        for i in range(s.setting.kinds):
            give_components(s, side, i + is_damaged * DAMAGED)
        for i in range(s.setting.skills):
            give_people(s, side, PERSON + i + is_damaged * DAMAGED)
    for i in range(1, MOST_CRAFT + 1):
        if (s.table[at + OFFERED_CRAFT] >> i) & 1:
            give_craft(s, seat, other, i)
    if s.table[at + OFFERED_SHARES]:
        for i in range(VENTURE, s.owners):
            give_shares(s, side, i)
    disclose(s, side, seat, other)


def give_shares(s: LeavingEarth, side: i64, venture: i64) -> None:
    count = offered_shares(s, side, venture)
    if count:
        seat, other = giver(s, side), giver(s, 1 - side)
        s.move_share(venture, seat, -count)
        s.move_share(venture, other, count)
        s.tell(SHARES_GIVEN, seat, other, venture - VENTURE, count)


def give_components(s: LeavingEarth, side: i64, item: i64) -> None:
    count = s.offered(side, item)
    if count == 0:
        return
    seat, other = giver(s, side), giver(s, 1 - side)
    kind = item & 63
    packed = count * DAMAGED_ONE
    if item < DAMAGED:
        ready = min(count, s.ready(seat, 0, kind))
        packed = ready + (count - ready) * RESTING_ONE
    s.put(s.vessel(seat, 0), kind, -packed)
    s.put(s.vessel(other, 0), kind, packed)
    s.tell(GAVE, seat, other, item, count)


def give_people(s: LeavingEarth, side: i64, item: i64) -> None:
    count = s.offered(side, item)
    if count == 0:
        return
    seat, other = giver(s, side), giver(s, 1 - side)
    s.tell(GAVE, seat, other, item, count)
    while count:
        give_person(s, seat, other, s.first_person(seat, 0, (item & 63) - PERSON, item >> 6))
        count -= 1


def give_person(s: LeavingEarth, seat: i64, other: i64, index: i64) -> None:
    """Give an astronaut on Earth."""
    who = s.table[s.person(seat, index) + WHO]
    dismiss(s, seat, index)
    enlist(s, other, 0, who, 0)


def give_all_on_earth(s: LeavingEarth, seat: i64, other: i64) -> None:
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, index, 0):
            give_person(s, seat, other, index)


def give_craft(s: LeavingEarth, seat: i64, other: i64, craft: i64) -> None:
    """The spacecraft card is swapped for one of the receiver's; everything on it stays where it is."""
    target = s.free_craft(other)
    s.commission(other, target, s.location(seat, craft))
    source_at, target_at = s.vessel(seat, craft), s.vessel(other, target)
    i: i64
    s.table[target_at + TIME] = s.table[source_at + TIME]
    s.table[target_at + FLIGHT] = s.table[source_at + FLIGHT] & FLIGHT_BITS
    s.table[target_at + CARRIES_INFECTION] = s.table[source_at + CARRIES_INFECTION]
    s.table[target_at + SURVEYS] = s.table[source_at + SURVEYS]
    for i in range(s.setting.kinds):
        s.put(target_at, i, s.table[source_at + ABOARD + i])
    for i in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, i, craft):
            who, visited = s.table[s.person(seat, i) + WHO], s.visited(seat, i)
            dismiss(s, seat, i)
            enlist(s, other, target, who, visited)
    s.retire(seat, craft)
    s.tell(GAVE_CRAFT, seat, other, craft, target)


@final
class Trade(Step):
    """Shared research comes with as many fresh outcomes as the giver has left."""

    def enter(self, s: LeavingEarth) -> None:
        side: i64
        advancement: i64
        for side in range(2):
            at = s.column_of(side) + OFFERED_RESEARCH
            for advancement in range(s.setting.advancements):
                if (s.table[at] >> advancement) & 1:
                    s.table[at] &= ~bit(advancement)
                    seat, other = giver(s, side), giver(s, 1 - side)
                    outcomes = s.outcomes(seat, advancement)
                    s.tell(SHARED, seat, other, advancement, outcomes)
                    gain(s, other, advancement, outcomes, TRADE)
                    return
        clear_offer(s)
        s.to(CHECK_VENTURES if s.setting.ventures else ACT)
