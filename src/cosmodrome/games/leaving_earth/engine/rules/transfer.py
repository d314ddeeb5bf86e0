"""Trading single components and astronauts between two spacecraft that meet in space: ruling R72."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.missions import check_arrival, check_explorer, check_science
from cosmodrome.games.leaving_earth.engine.rules.rendezvous import may_rendezvous, share_surveys
from cosmodrome.games.leaving_earth.engine.rules.research import dismiss, enlist
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import exists
from cosmodrome.games.leaving_earth.engine.state import (
    ALONGSIDE,
    CARGO_PARTS,
    CARRIES_INFECTION,
    DAMAGED_ONE,
    OFFERED_CARGO,
    OFFERED_CRAFT,
    OFFERED_CREW,
    RESTING_ONE,
    WHO,
    LeavingEarth,
    bit,
    bits_set,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ASK_CARGO,
    ASK_CREW,
    CAME_ALONGSIDE,
    DAMAGED,
    GAVE_CARGO,
    GAVE_CREW,
    GIVE_CARGO,
    GIVE_CREW,
    IMMOVABLE,
    IN_FLIGHT,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NO_RENDEZVOUS_HERE,
    NO_SUCH_CRAFT,
    NOT_ABOARD,
    NOT_ALONGSIDE,
    NOT_THE_SAME_PLACE,
    RENDEZVOUS_NEEDED,
    TRANSFER_BETWEEN,
)

FLEET: Final = MOST_CRAFT + 1

# --- Which spacecraft meet ---------------------------------------------------


def list_pairs(s: LeavingEarth, out: ActionList, one: i64, other: i64) -> None:
    """One spacecraft of each side, once in an offer."""
    fleet = s.fleet(one) & ~s.table[s.column_of(0) + OFFERED_CRAFT]
    fleet_there = s.fleet(other) & ~s.table[s.column_of(1) + OFFERED_CRAFT]
    if out.explain:
        refuse_pairs(s, out, one, other)
    if fleet == 0 or fleet_there == 0 or not can_rendezvous(s, one, other):
        return
    places = meeting_places(s, other, fleet_there)
    craft: i64
    beside: i64
    for craft in range(1, FLEET):
        if (fleet >> craft) & 1 == 0 or (places >> s.location(one, craft)) & 1 == 0 or s.time(one, craft):
            continue
        for beside in range(1, FLEET):
            is_there = (fleet_there >> beside) & 1 == 1 and s.location(other, beside) == s.location(one, craft)
            if is_there and s.time(other, beside) == 0:
                out.add(TRANSFER_BETWEEN, craft * FLEET + beside)
                if out.explain:
                    out.refused.pop(TRANSFER_BETWEEN + craft * FLEET + beside, None)


def meeting_places(s: LeavingEarth, owner: i64, fleet: i64) -> i64:
    """A bit per location off Earth where one of these spacecraft has no time tokens."""
    found: i64 = 0
    craft: i64
    for craft in range(1, FLEET):
        if (fleet >> craft) & 1 and s.time(owner, craft) == 0 and may_rendezvous(s, s.location(owner, craft)):
            found |= bit(s.location(owner, craft))
    return found


def can_rendezvous(s: LeavingEarth, one: i64, other: i64) -> bool:
    """One side must know how; for a venture, any of its shareholders."""
    advancement = s.setting.rendezvous
    return s.knows(s.expert(one, advancement), advancement) or s.knows(s.expert(other, advancement), advancement)


def refuse_pairs(s: LeavingEarth, out: ActionList, one: i64, other: i64) -> None:
    is_known = can_rendezvous(s, one, other)
    craft: i64
    beside: i64
    for craft in range(1, FLEET):
        for beside in range(1, FLEET):
            reason: i64 = NO_SUCH_CRAFT
            if exists(s, one, craft) and exists(s, other, beside):
                if s.location(one, craft) != s.location(other, beside):
                    reason = NOT_THE_SAME_PLACE
                elif s.time(one, craft) or s.time(other, beside):
                    reason = IN_FLIGHT
                elif not may_rendezvous(s, s.location(one, craft)):
                    reason = NO_RENDEZVOUS_HERE
                elif not is_known:
                    reason = RENDEZVOUS_NEEDED
            out.refuse(TRANSFER_BETWEEN, craft * FLEET + beside, reason)


def bring_alongside(s: LeavingEarth, pair: i64) -> None:
    s.table[s.column_of(0) + s.setting.more_at + ALONGSIDE] = pair // FLEET + (pair % FLEET << 4)


# --- What passes -------------------------------------------------------------


def list_cargo(s: LeavingEarth, out: ActionList, side: i64, seat: i64) -> None:
    """Whatever other components are aboard the spacecraft that is alongside."""
    verb: i64 = ASK_CARGO if side else GIVE_CARGO
    craft = s.alongside(side)
    if out.explain:
        refuse_cargo(s, out, verb, craft)
    if craft == 0:
        return
    sound = s.sound(seat, craft) & ~s.setting.immovable
    broken = s.broken(seat, craft)
    kind: i64
    for kind in range(s.setting.kinds):
        if (sound >> kind) & 1 and s.working(seat, craft, kind) > s.offered_cargo(side, kind):
            add(out, verb + kind)
    for kind in range(s.setting.kinds):
        if (broken >> kind) & 1 and s.damaged(seat, craft, kind) > s.offered_cargo(side, kind + DAMAGED):
            add(out, verb + kind + DAMAGED)


def list_crew(s: LeavingEarth, out: ActionList, side: i64, seat: i64) -> None:
    """Every other astronaut aboard it; of those who are alike, the first."""
    verb: i64 = ASK_CREW if side else GIVE_CREW
    craft = s.alongside(side)
    index: i64
    if out.explain:
        for index in range(MOST_ASTRONAUTS):
            out.refuse(verb, index, NOT_ABOARD if craft else NOT_ALONGSIDE)
    if craft == 0:
        return
    people = s.people_aboard(seat, craft) & ~s.offered_more(side, OFFERED_CREW)
    before: i64
    for index in range(MOST_ASTRONAUTS if people else 0):
        if (people >> index) & 1 == 0:
            continue
        is_first = True
        for before in range(index):
            if (people >> before) & 1 and s.is_same(seat, before, index):
                is_first = False
        if is_first:
            add(out, verb + index)


def add(out: ActionList, action: i64) -> None:
    out.add(action)
    if out.explain:
        out.refused.pop(action, None)


def refuse_cargo(s: LeavingEarth, out: ActionList, verb: i64, craft: i64) -> None:
    reason: i64 = NOT_ABOARD if craft else NOT_ALONGSIDE
    i: i64
    for i in range(s.setting.kinds):
        is_fixed = (s.setting.immovable >> i) & 1 == 1
        out.refuse(verb, i, IMMOVABLE if is_fixed else reason)
        out.refuse(verb, i + DAMAGED, reason)


def add_cargo(s: LeavingEarth, side: i64, item: i64) -> None:
    at = s.column_of(side) + s.setting.more_at
    s.table[at + OFFERED_CARGO + (item & 63)] += DAMAGED_ONE if item >= DAMAGED else 1
    s.table[at + CARGO_PARTS] += 1


def add_crew(s: LeavingEarth, side: i64, index: i64) -> None:
    s.table[s.column_of(side) + s.setting.more_at + OFFERED_CREW] |= bit(index)


def has_cargo(s: LeavingEarth, side: i64) -> bool:
    return s.offered_more(side, CARGO_PARTS) | s.offered_more(side, OFFERED_CREW) != 0


def people_offered(s: LeavingEarth, side: i64) -> i64:
    """How many astronauts aboard the spacecraft that is alongside."""
    return bits_set(s.offered_more(side, OFFERED_CREW))


def has_seats(s: LeavingEarth, side: i64, seat: i64) -> bool:
    """Whether all astronauts have a seat aboard the spacecraft of this side after the trade."""
    craft = s.alongside(side)
    seats = s.seats_of(seat, craft) + seats_offered(s, 1 - side) - seats_offered(s, side)
    return s.crew(seat, craft) + people_offered(s, 1 - side) - people_offered(s, side) <= seats


def seats_offered(s: LeavingEarth, side: i64) -> i64:
    count: i64 = 0
    kind: i64
    for kind in range(s.setting.kinds if s.offered_more(side, CARGO_PARTS) else 0):
        if s.setting.seats[kind]:
            count += s.setting.seats[kind] * (s.offered_cargo(side, kind) + s.offered_cargo(side, kind + DAMAGED))
    return count


# --- Passing it --------------------------------------------------------------


def exchange_cargo(s: LeavingEarth, one: i64, other: i64) -> None:
    """Both sides at once; then whatever it completes, and a spacecraft with nothing left aboard is gone."""
    if not (has_cargo(s, 0) or has_cargo(s, 1)):
        return
    craft, beside = s.alongside(0), s.alongside(1)
    s.tell(CAME_ALONGSIDE, one, other, craft, beside)
    pass_cargo(s, 0, one, craft, other, beside)
    pass_cargo(s, 1, other, beside, one, craft)
    finish(s, one, craft)
    finish(s, other, beside)


def pass_cargo(s: LeavingEarth, side: i64, seat: i64, craft: i64, other: i64, target: i64) -> None:
    """Whatever rests goes on resting, and an infection goes along as it does with docking."""
    if not has_cargo(s, side):
        return
    source, goal = s.vessel(seat, craft), s.vessel(other, target)
    kind: i64
    item: i64
    for kind in range(s.setting.kinds):
        for item in range(kind, kind + DAMAGED + 1, DAMAGED):
            count = s.offered_cargo(side, item)
            if count:
                packed = packed_cargo(s, seat, craft, item, count)
                s.put(source, kind, -packed)
                s.put(goal, kind, packed)
                s.tell(GAVE_CARGO, seat, other, item, count)
    people = s.offered_more(side, OFFERED_CREW)
    index: i64
    for index in range(MOST_ASTRONAUTS if people else 0):
        if (people >> index) & 1:
            who, visited = s.table[s.person(seat, index) + WHO], s.visited(seat, index)
            s.tell(GAVE_CREW, seat, other, s.name_of(seat, index))
            dismiss(s, seat, index)
            enlist(s, other, target, who, visited)
    s.table[goal + CARRIES_INFECTION] |= s.table[source + CARRIES_INFECTION]
    share_surveys(s, seat, craft, other, target)


def packed_cargo(s: LeavingEarth, seat: i64, craft: i64, item: i64, count: i64) -> i64:
    """So many of an item, packed like what is aboard: sound ones first, then those that rest."""
    if item >= DAMAGED:
        return count * DAMAGED_ONE
    ready = min(count, s.ready(seat, craft, item))
    return ready + (count - ready) * RESTING_ONE


def finish(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """What docking and separating complete, this does, too."""
    if s.parts(seat, craft) == 0:
        s.retire(seat, craft)
        return
    check_explorer(s, seat, craft)
    if not exists(s, seat, craft):
        return
    if s.setting.has_stations:
        check_arrival(s, seat, craft)  # a habitat is a home
    else:
        check_science(s, seat, craft)
