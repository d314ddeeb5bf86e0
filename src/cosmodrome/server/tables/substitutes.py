"""Substitutes: bots that play for absent players until they return. The log announces both."""

from __future__ import annotations

from collections.abc import Iterable

from cosmodrome import bots
from cosmodrome.core.match.record import Seat
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables.clock import is_slow
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.wallclock import now

AWAY_SECONDS = 30  # before others can request a substitute: reloading the page must not cost anyone their turn


class Substitutes(TableComponent):
    """Starts and ends the substitutes of one table."""

    def is_active(self, seat: int) -> bool:
        """Whether a bot plays for a person who has not resigned."""
        table, match = self._table, self._table.match
        return (
            match is not None
            and table.data.chairs[seat].kind == "human"
            and match.seats[seat].bot is not None
            and seat not in match.resigned
        )

    # --- when ------------------------------------------------------------------------------

    def due_at(self, seat: int) -> int | None:
        """When a bot replaces a person who is absent and to move, in milliseconds since 1970."""
        since = self._table.audience.absent_since.get(seat)
        at = self.due_if_absent_at(seat)
        if since is None or at is None or self._table.data.takeover is None:
            return None
        return max(at, since + self._table.data.takeover * 1000)

    def due_if_absent_at(self, seat: int) -> int | None:
        """When a bot would replace this person if they left now, or have left."""
        table, data = self._table, self._table.data
        if data.mode != "online" or data.takeover is None or not table.clock.is_running(seat):
            return None
        return table.clock.question_since + data.takeover * 1000

    def available_from(self, seat: int) -> int | None:
        """When other players can request a bot for this seat, in milliseconds since 1970; None if they can't."""
        table, match = self._table, self._table.match
        if match is None or match.is_over or match.seats[seat].bot is not None or seat in match.resigned:
            return None
        if table.audience.is_present(seat) or is_slow(table.data.clock):
            return None
        return table.audience.absent_since.get(seat, now()) + AWAY_SECONDS * 1000

    # --- starting and ending -----------------------------------------------------------------

    def start(self, seat: int) -> None:
        """Let a bot play for this seat."""
        table, match = self._table, self._table.playing()
        table.clock.charge(seat)
        match.hand_over(seat, bots.usual(table.game))
        table.clock.start_question()

    def end(self, seats: Iterable[int]) -> None:
        """Give those of these seats that a substitute plays back to their players."""
        table = self._table
        for seat in seats:
            if self.is_active(seat) and not table.playing().is_over:
                chair = table.data.chairs[seat]
                table.playing().hand_over(seat, Seat(chair.name, chair.level))
                table.clock.grant_return_time(seat)

    # --- requests of players -----------------------------------------------------------------

    def request(self, for_seat: int, is_own: bool) -> None:
        """A player wants a bot to play for them, or for a player who is absent."""
        match = self._table.running()
        if for_seat >= len(self._table.data.chairs):
            raise Rejection("not_permitted")
        if match.seats[for_seat].bot is not None:
            raise Rejection("bot_already")
        if not is_own:
            self._check_absence(for_seat)
        self.start(for_seat)

    def _check_absence(self, seat: int) -> None:
        """Refuse unless this player has been absent for long enough."""
        if self._table.audience.is_present(seat):
            raise Rejection("not_away")
        if is_slow(self._table.data.clock):
            raise Rejection("has_time")
        since = self.available_from(seat)
        wait = 0 if since is None else since - now()
        if wait > 0:
            raise Rejection("away_briefly", seconds=-(-wait // 1000))

    def dismiss(self, seat: int) -> None:
        """A player wants to play again."""
        if not self.is_active(seat):
            raise Rejection("not_stood_in")
        self.end([seat])

    def check_undo(self, seat: int) -> None:
        """Refuse an undo that needs agreement while everyone who could agree is absent and replaced by a bot."""
        match = self._table.running()
        others = [other for other in range(len(match.seats)) if other != seat]
        if match.undos.is_free(seat) or not any(self.is_active(other) for other in others):
            return
        if all(match.seats[other].bot is not None or other in match.resigned for other in others):
            raise Rejection("undo_absent")
