"""Consent to actions of a joint venture: an action of one shareholder waits for the others to agree, in order."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.leaving_earth.engine.state import CHARTER, CONSENT_SHIFT, LeavingEarth, bit
from cosmodrome.games.leaving_earth.vocabulary import (
    ACT,
    ASK_VETO,
    BUILD,
    BUY,
    DISMANTLE,
    DONE,
    LOAD,
    NOWHERE,
    PASS,
    VENTURE,
)


def others_of(s: LeavingEarth, owner: i64) -> i64:
    """The shareholders who must consent, a bit each: not the one that acts, nor those who consented for the year."""
    if owner < VENTURE:
        return 0
    consents = s.table[s.block(owner) + CHARTER] >> CONSENT_SHIFT
    return s.shareholders(owner) & ~consents & ~bit(s.actor)


def venture_of(s: LeavingEarth, seat: i64) -> i64:
    """The venture whose shareholder decides, where two may be part of a trade."""
    return s.turn if s.turn >= VENTURE and s.shares(s.turn, seat) else s.partner


def must_wait(s: LeavingEarth, action: i64) -> bool:
    """Whether others must first consent to an action. Called a second time when they have agreed."""
    if s.turn < VENTURE or not needs_consent(s, action):
        return False
    if hold(s, action, others_of(s, s.turn)):
        return True
    if s.setting.last_actor_flies:
        s.note_actor(s.turn, s.actor)
    if LOAD <= action <= DISMANTLE:
        s.agreed = 1
    return False


def needs_consent(s: LeavingEarth, action: i64) -> bool:
    """Whatever uses up or moves what a venture has; putting a spacecraft together is one action, not one for a part."""
    if s.step == ACT:
        return BUY <= action < BUILD
    if action in (DONE, PASS):
        return False
    return not (s.agreed and LOAD <= action <= DISMANTLE)


def hold(s: LeavingEarth, action: i64, others: i64) -> bool:
    """Ask these seats about an action of the present step, unless they have just agreed to it."""
    if s.held == action:
        s.held = NOWHERE
        return False
    if others == 0:
        return False
    s.held = action
    s.asking = others
    s.after_consent = s.step
    s.to(ASK_VETO)
    return True
