"""What ends endless play: positions that come back within a turn, or from turn to turn (ruling R02)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.leaving_earth.engine.state import (
    CARDS,
    DECK,
    FACE_BITS,
    HOW_MANY,
    NOTHING,
    OFFERS,
    PROGRESS,
    REARRANGED,
    LeavingEarth,
    lengthened,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    FREE_STEPS,
    MOST_FREE_STEPS,
    MOST_IDLE_TURNS,
    MOST_TURNS,
    REPEATABLE_STEPS,
)

# --- Within a turn -----------------------------------------------------------


def steps_are_spent(s: LeavingEarth) -> bool:
    """Whether only spending money, flying and passing are left in this turn."""
    if s.setting.limits_steps:
        return s.steps_taken >= FREE_STEPS
    return s.is_repeated == 1 or s.steps_taken >= MOST_FREE_STEPS


def count_step(s: LeavingEarth) -> None:
    """One more step of a turn that uses nothing up."""
    s.steps_taken += 1
    if s.steps_taken <= REPEATABLE_STEPS or s.setting.limits_steps:
        return
    position = hashed(s)
    if holds(s.positions, position):
        s.is_repeated = 1
    s.positions = lengthened(s.positions, position)


def holds(positions: vec[i64], position: i64) -> bool:
    i: i64
    for i in range(len(positions)):
        if positions[i] == position:
            return True
    return False


HASH_BITS: Final = (1 << 39) - 1  # times the factor below it still fits into 63 bits, compiled or not
FACTOR: Final = 1000003
LOW_BITS: Final = (1 << 31) - 1


def mixed(hash_value: i64, number: i64) -> i64:
    return ((hash_value * FACTOR) ^ (number & LOW_BITS) ^ (number >> 31)) & HASH_BITS


def hashed(s: LeavingEarth) -> i64:
    """All public facts that can be undone; the number of offers made cannot."""
    found: i64 = mixed(s.step, s.turn)
    found = mixed(mixed(found, s.craft), s.other)
    return hashed_table(s, mixed(mixed(found, s.partner), s.is_counter))


def hashed_table(s: LeavingEarth, found: i64) -> i64:
    i: i64
    for i in range(len(s.table)):
        found = mixed(found, visible(s, i))
    return found


def visible(s: LeavingEarth, at: i64) -> i64:
    """A number of the table without hidden faces and cards; who looked and how many there are tell when they change."""
    setting = s.setting
    if at < setting.locations:
        return s.table[at] & ~FACE_BITS
    if at < setting.seats_at:
        return s.table[at]
    place = (at - setting.seats_at) % setting.block
    if place == OFFERS:
        return 0
    if setting.decks_at <= place < setting.astronauts_at and (place - setting.decks_at) % DECK == CARDS:
        return s.table[at] & HOW_MANY
    return s.table[at]


# --- From turn to turn -------------------------------------------------------


def note_progress(s: LeavingEarth) -> None:
    """Something lasting that did not keep the year open in version 1 of the rules."""
    if not s.setting.limits_steps:
        s.acted = PROGRESS


def note_rearranging(s: LeavingEarth) -> None:
    """Something that can be done and undone as often as one likes, or given to and fro between agencies."""
    if s.acted == NOTHING and not s.setting.limits_steps:
        s.acted = REARRANGED


def note_trade(s: LeavingEarth) -> None:
    if s.setting.limits_steps:
        s.acted = PROGRESS
    else:
        note_rearranging(s)


def keeps_year_open(s: LeavingEarth, seat: i64) -> bool:
    """Whether the turn that ends now is more than a pass.

    One that only rearranges is, unless a turn of the same agency has ended in this position since the last progress.
    """
    if s.setting.limits_steps:
        return s.acted != NOTHING
    s.turns += 1
    if s.turns > MOST_TURNS or s.acted == NOTHING:
        return False
    position = hashed_table(s, seat)
    if s.acted == PROGRESS:
        s.turn_ends = vec[i64]([position])
        return True
    if holds(s.turn_ends, position) or len(s.turn_ends) > MOST_IDLE_TURNS:
        return False
    s.turn_ends = lengthened(s.turn_ends, position)
    return True
