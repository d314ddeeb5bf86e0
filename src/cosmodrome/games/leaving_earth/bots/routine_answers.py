"""Routine decisions of planner-lite, the same for its own spacecraft and those of a venture that it manages."""

from __future__ import annotations

from collections.abc import Collection

from cosmodrome.games.leaving_earth.engine.rules.atmospheric_entry import capsules
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import (
    DAMAGED,
    EXCHANGE,
    KEEP_OUTCOME,
    NOWHERE,
    REMOVE_OUTCOME,
    SEAT_IN,
    SELL,
    SUCCESS,
)


def pay(s: LeavingEarth) -> int:
    """Keep a success, and pay to remove a failure."""
    return KEEP_OUTCOME if s.outcome == SUCCESS else REMOVE_OUTCOME


def sit(s: LeavingEarth, legal: Collection[int]) -> int:
    """Chooses a seat in an undamaged capsule with a heat shield; NOWHERE if there is none."""
    for number, item in enumerate(capsules(s)):
        if SEAT_IN + number in legal and item < DAMAGED and s.setting.is_shielded[item]:
            return SEAT_IN + number
    return NOWHERE


def sell(legal: Collection[int]) -> int:
    """Sells whatever can be sold; NOWHERE if nothing can."""
    return min((action for action in legal if SELL <= action < EXCHANGE), default=NOWHERE)
