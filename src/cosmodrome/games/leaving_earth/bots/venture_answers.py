"""Decisions of planner-lite in joint ventures: it takes part, lets others act, and manages what it must decide.

It founds none and acts for none in its own turns. A trade must leave the venture no poorer.
"""

from __future__ import annotations

from cosmodrome.games.leaving_earth.bots import routine_answers
from cosmodrome.games.leaving_earth.engine.rules.cooperation import giver
from cosmodrome.games.leaving_earth.engine.rules.transfer import people_offered
from cosmodrome.games.leaving_earth.engine.state import (
    CARGO_PARTS,
    OFFERED_CRAFT,
    OFFERED_MONEY,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    ACCEPT,
    ANSWER_SHARES,
    ASK_VETO,
    CHOOSE_DAMAGE,
    CHOOSE_SEATS,
    CONSENT,
    CONSENT_ALL_YEAR,
    DAMAGE,
    DAMAGE_CREW,
    MOST_CRAFT,
    NOWHERE,
    PAY_OUTCOME,
    PERSON,
    TURN_IN,
    VENTURE,
    VETO,
)

PERSON_WORTH = 10
FINDS_WORTH = 10


def concerns_a_venture(s: LeavingEarth) -> bool:
    return s.turn >= VENTURE or s.step in (ANSWER_SHARES, ASK_VETO)


def answer(s: LeavingEarth, legal: list[int], harmless: int) -> int:
    """Return the action for a decision about a venture."""
    if s.step == ANSWER_SHARES:
        return ACCEPT
    if s.step == ASK_VETO:
        if s.held != ACCEPT:
            return CONSENT_ALL_YEAR
        return CONSENT if is_fair(s) else VETO
    if s.step == CHOOSE_DAMAGE:
        things = [action for action in legal if DAMAGE <= action < DAMAGE_CREW]
        return min(things, key=lambda action: (worth(s, action - DAMAGE), action), default=harmless)
    usual = NOWHERE
    if s.step == PAY_OUTCOME:
        usual = routine_answers.pay(s)
    elif s.step == CHOOSE_SEATS:
        usual = routine_answers.sit(s, legal)
    elif s.step == TURN_IN:
        usual = routine_answers.sell(legal)
    return harmless if usual == NOWHERE else usual


def is_fair(s: LeavingEarth) -> bool:
    """Whether every venture in a trade in which this agency has a share gets at least what it gives."""
    for side in (0, 1):
        owner = giver(s, side)
        if owner >= VENTURE and s.shares(owner, s.asked) and column_worth(s, side) > column_worth(s, 1 - side):
            return False
    return True


def column_worth(s: LeavingEarth, side: int) -> int:
    """Return the value in dollars, as if everything were bought now."""
    at, owner = s.column_of(side), giver(s, side)
    total = int(s.table[at + OFFERED_MONEY])
    for kind in range(s.setting.kinds):
        total += int(s.offered(side, kind)) * worth(s, kind)
    total += PERSON_WORTH * sum(int(s.offered(side, PERSON + skill)) for skill in range(s.setting.skills))
    total += PERSON_WORTH * int(people_offered(s, side))
    if s.offered_more(side, CARGO_PARTS):
        total += sum(int(s.offered_cargo(side, kind)) * worth(s, kind) for kind in range(s.setting.kinds))
    for craft in range(1, MOST_CRAFT + 1):
        if s.table[at + OFFERED_CRAFT] >> craft & 1:
            total += sum(int(s.working(owner, craft, kind)) * worth(s, kind) for kind in range(s.setting.kinds))
            total += PERSON_WORTH * int(s.crew(owner, craft))
    return total


def worth(s: LeavingEarth, kind: int) -> int:
    price = int(s.setting.price[kind])
    return price if price >= 0 else FINDS_WORTH
