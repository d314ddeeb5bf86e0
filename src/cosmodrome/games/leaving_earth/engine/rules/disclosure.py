"""Trading what an agency has seen of a hidden location: ruling R73."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.state import OFFERED_KNOWLEDGE, SEEN_SHIFT, LeavingEarth, bit
from cosmodrome.games.leaving_earth.vocabulary import (
    ALREADY_KNOWN,
    ASK_KNOWLEDGE,
    DISCLOSED,
    GIVE_KNOWLEDGE,
    NOT_FOR_VENTURES,
    NOT_LOOKED,
    NOWHERE,
    VENTURE,
)


def list_knowledge(s: LeavingEarth, out: ActionList, side: i64, seat: i64, other: i64) -> None:
    """Knowledge of locations at which the giver is known to have looked, and the receiver has not."""
    if (seat >= VENTURE or other >= VENTURE) and not out.explain:
        return
    verb: i64 = ASK_KNOWLEDGE if side else GIVE_KNOWLEDGE
    offered = s.offered_more(side, OFFERED_KNOWLEDGE)
    i: i64
    for i in range(len(s.setting.explorable)):
        place = s.setting.explorable[i]
        if (offered >> place) & 1 == 0:
            out.add_unless(verb, place, obstacle(s, seat, other, place))


def obstacle(s: LeavingEarth, seat: i64, other: i64, place: i64) -> i64:
    """Why an agency cannot tell another one about a location; NOWHERE if it can."""
    if seat >= VENTURE or other >= VENTURE:
        return NOT_FOR_VENTURES
    if s.is_revealed(place) or s.has_seen(other, place):
        return ALREADY_KNOWN
    return NOWHERE if s.has_seen(seat, place) else NOT_LOOKED


def add_knowledge(s: LeavingEarth, side: i64, place: i64) -> None:
    s.table[s.column_of(side) + s.setting.more_at + OFFERED_KNOWLEDGE] |= bit(place)


def disclose(s: LeavingEarth, side: i64, seat: i64, other: i64) -> None:
    """The receiver has seen it from now on, and nobody else has."""
    offered = s.offered_more(side, OFFERED_KNOWLEDGE)
    place: i64
    for place in range(s.setting.locations if offered else 0):
        if (offered >> place) & 1:
            s.table[place] |= bit(SEEN_SHIFT + other)
            s.tell(DISCLOSED, other, seat, place, s.face(place))
