"""Answers that planner-lite gives for its own spacecraft and for those of ventures alike."""

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
    """A success stays; a failure is paid for."""
    return KEEP_OUTCOME if s.outcome == SUCCESS else REMOVE_OUTCOME


def sit(s: LeavingEarth, legal: Collection[int]) -> int:
    """In a sound capsule with a heat shield; NOWHERE if there is none."""
    for number, item in enumerate(capsules(s)):
        if SEAT_IN + number in legal and item < DAMAGED and s.setting.is_shielded[item]:
            return SEAT_IN + number
    return NOWHERE


def sell(legal: Collection[int]) -> int:
    """Whatever can be sold; NOWHERE if nothing can."""
    return min((action for action in legal if SELL <= action < EXCHANGE), default=NOWHERE)
