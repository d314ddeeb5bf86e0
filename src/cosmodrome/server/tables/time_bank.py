"""The slow-play clock: a bank of time per seat, filled up by a little after every move. Rules never see it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cosmodrome.server.protocol import ClockSetting
from cosmodrome.server.tables.table_data import Sheet

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

LEAST = 30_000  # milliseconds that somebody gets who comes back after the bank was empty
SLOW = 3_600  # seconds; with a bank of hours or days nobody has to be at the table


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_slow(setting: ClockSetting | None) -> bool:
    """Whether people come and go, and being away means nothing as long as there is time."""
    return setting is not None and setting.bank >= SLOW


def wind_up(sheet: Sheet) -> None:
    """At the start of the match every person has a full bank."""
    for chair in sheet.chairs:
        chair.bank = sheet.clock.bank * 1000 if sheet.clock is not None and chair.kind == "human" else None


def asked(table: Table, seat: int) -> bool:
    """Whether this seat's time runs now."""
    match = table.match
    return (
        match is not None
        and table.sheet.status == "playing"
        and table.sheet.paused is None
        and match.seats[seat].bot is None
        and seat in match.players_to_move()
    )


def runs_out(table: Table, seat: int) -> int | None:
    """When this seat's bank is empty, in milliseconds since 1970."""
    bank = table.sheet.chairs[seat].bank
    return table.sheet.asked_since + bank if bank is not None and asked(table, seat) else None


def deadline(table: Table) -> int | None:
    """When the time of whoever is asked is up: the game's own clock, or the bank."""
    match = table.match
    if match is None or match.is_over:
        return None
    own = match.deadline()
    if own is not None:
        return table.sheet.started + own
    banks = [at for seat in match.players_to_move() if (at := runs_out(table, seat)) is not None]
    return min(banks) if banks else None


def spend(table: Table, seat: int) -> None:
    """Take what has passed since the question from the bank."""
    chair = table.sheet.chairs[seat]
    if chair.bank is not None:
        chair.bank = max(0, chair.bank - (now() - table.sheet.asked_since))


def moved(table: Table, seat: int) -> None:
    """After a move: the time it took is gone, the increment comes, and the next seat's time begins."""
    chair, setting = table.sheet.chairs[seat], table.sheet.clock
    if setting is not None and chair.bank is not None:
        spend(table, seat)
        most = (setting.most or max(setting.bank, setting.increment)) * 1000
        chair.bank = min(chair.bank + setting.increment * 1000, max(most, chair.bank))
    table.question_asked()


def welcome_back(table: Table, seat: int) -> None:
    """Who comes back to an empty bank gets a little time."""
    chair, setting = table.sheet.chairs[seat], table.sheet.clock
    if setting is not None and chair.bank is not None:
        chair.bank = max(chair.bank, LEAST, setting.increment * 1000)
        table.question_asked()
