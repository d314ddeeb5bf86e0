"""The time of a table: milliseconds since the match began, deadlines, and the slow-play clock.

The slow-play clock is a bank of time per seat, to which each move adds an increment. The rules never see it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cosmodrome.server.protocol import ClockSetting
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

RETURN_MILLISECONDS = 30_000  # that a player who returns after the bank was empty has at least
SLOW_SECONDS = 3_600  # with a larger bank players need not stay at the table


def is_slow(setting: ClockSetting | None) -> bool:
    """Whether players come and go, so that absence means nothing while there is time."""
    return setting is not None and setting.bank >= SLOW_SECONDS


class TableClock(TableComponent):
    """Keeps the banks in the table's stored data."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.question_since = now()  # when the open question was asked, in milliseconds since 1970
        self._newest_at = -1  # while the wall clock is behind the match: the time of the newest event,
        self._newest_seen = 0.0  # and when it was seen, by the monotonic clock

    # --- the match -----------------------------------------------------------------------

    def match_time(self) -> int:
        """Milliseconds since the match began, never decreasing: the `at` of the record.

        If the wall clock was set back, the time continues from the newest event; otherwise the sandglass would stop.
        """
        table = self._table
        newest, at = table.playing().timeline.last_at, now() - table.data.started
        if at >= newest:
            return at
        if self._newest_at != newest:
            self._newest_at, self._newest_seen = newest, time.monotonic()
        return newest + int(1000 * (time.monotonic() - self._newest_seen))

    def start_question(self) -> None:
        """Start the time of the seats to move. Only that of a slow-play clock must survive a restart of the server."""
        self.question_since = now()
        if self._table.data.clock is not None:
            self._table.data.asked_since = self.question_since

    def is_running(self, seat: int) -> bool:
        """Whether the time of this seat runs: a person is to move there."""
        table, match = self._table, self._table.match
        return (
            match is not None
            and table.data.status == "playing"
            and table.data.paused is None
            and match.seats[seat].bot is None
            and seat in match.players_to_move()
        )

    def deadline(self) -> int | None:
        """When the time of those to move is up, in milliseconds since 1970: by the game's own clock, or by the bank."""
        match = self._table.match
        if match is None or match.is_over:
            return None
        own = match.deadline()
        if own is not None:
            return self._table.data.started + own
        banks = [at for seat in match.players_to_move() if (at := self.bank_empty_at(seat)) is not None]
        return min(banks) if banks else None

    # --- the banks -----------------------------------------------------------------------

    def fill_banks(self) -> None:
        """At the start of the match every person has a full bank."""
        data = self._table.data
        for chair in data.chairs:
            chair.bank = data.clock.bank * 1000 if data.clock is not None and chair.kind == "human" else None

    def bank_empty_at(self, seat: int) -> int | None:
        """When the bank of this seat is empty, in milliseconds since 1970; None if its time does not run."""
        bank = self._table.data.chairs[seat].bank
        return self._table.data.asked_since + bank if bank is not None and self.is_running(seat) else None

    def charge(self, seat: int) -> None:
        """Take the time since the question from the bank."""
        chair = self._table.data.chairs[seat]
        if chair.bank is not None:
            chair.bank = max(0, chair.bank - (now() - self._table.data.asked_since))

    def complete_move(self, seat: int) -> None:
        """After a move: charge its time, add the increment, and start the next question."""
        chair, setting = self._table.data.chairs[seat], self._table.data.clock
        if setting is not None and chair.bank is not None:
            self.charge(seat)
            most = (setting.most or max(setting.bank, setting.increment)) * 1000
            chair.bank = min(chair.bank + setting.increment * 1000, max(most, chair.bank))
        self.start_question()

    def grant_return_time(self, seat: int) -> None:
        """Give a player who returns to an empty bank a little time."""
        chair, setting = self._table.data.chairs[seat], self._table.data.clock
        if setting is not None and chair.bank is not None:
            chair.bank = max(chair.bank, RETURN_MILLISECONDS, setting.increment * 1000)
            self.start_question()
