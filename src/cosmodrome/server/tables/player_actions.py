"""What players do in a match: actions of the game, claims, undo, resigning, voting to end, and pausing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cosmodrome import bots
from cosmodrome.core.errors import Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import Act
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


class PlayerActions(TableComponent):
    """Checks and carries out the actions at one table. All but `claim` are called by `Table.do`."""

    # --- actions of the game -----------------------------------------------------------------

    def check_question(self, seq: int, claim: Claim) -> None:
        """Refuse unless the question that was open after `seq` events still is."""
        table = self._table
        if not table.index.question_seq <= seq <= len(table.playing().events):
            raise table.claims.lost_race(seq, claim) or Rejection("stale")

    def act(self, message: Act, half_trip: int, locale: str) -> None:
        """Carry out an action of the game; `half_trip` is the time that the message took to arrive."""
        table = self._table
        match = table.running()
        claim = Claim(message.seat, table.clock.match_time(), half_trip)
        self.check_question(message.seq, claim)
        at = max(match.timeline.last_at, claim.spoken) if match.clock.is_racing() else claim.arrived
        self.play(message.seat, message.action, at, locale)

    def play(self, seat: int, action: Mapping[str, Any], at: int, locale: str) -> None:
        """Carry out an action at this time of the match. It ends a substitute of the seat."""
        table = self._table
        match = table.running()
        if table.substitutes.is_active(seat) and match.refusal(seat, action) is None:
            table.substitutes.end([seat])
        try:
            match.play(seat, action, at)
        except Refused:
            refusal = match.refusal(seat, action, locale)
            if refusal is None:
                raise
            raise refusal.as_error() from None
        table.clock.complete_move(seat)

    async def claim(self, claim: Claim, action: Mapping[str, Any], seq: int, cause: str, locale: str) -> None:
        """Claim in a race: what is impossible is refused at once, the rest waits until the order is known."""
        table = self._table
        async with table.lock:
            if table.persistence.was_done(cause):
                return
            self.check_question(seq, claim)
            refusal = table.running().refusal(claim.seat, action, locale)
            if refusal is not None:
                raise refusal.as_error()
        await table.claims.claim(claim, seq, cause, lambda at: self.play(claim.seat, action, at, locale))

    # --- undo --------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        table = self._table
        table.substitutes.check_undo(seat)
        table.running().undo(seat)
        table.clock.start_question()

    def redo(self, seat: int) -> None:
        self._table.running().redo(seat)
        self._table.clock.start_question()

    def answer_undo(self, seat: int, yes: bool) -> None:
        """Agree to the undo that another player has requested, or not."""
        self._table.running().answer(seat, yes)
        self._table.clock.start_question()

    # --- ending and pausing ------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        """Resign. A bot plays on so that the others can finish; without any person left the match ends."""
        table = self._table
        match = table.running()
        match.resign(seat)
        if match.is_over:
            return
        if not people_in_match(table):
            match.abandon()
            return
        match.hand_over(seat, bots.usual(table.game))
        table.clock.start_question()

    def vote_to_end(self, seat: int, yes: bool) -> None:
        """Vote. The match ends without a winner when all people who are present want it."""
        table = self._table
        match, votes = table.playing(), table.data.votes
        if yes and seat not in votes:
            votes.append(seat)
        elif not yes and seat in votes:
            votes.remove(seat)
        voters = [other for other in people_in_match(table) if other == seat or table.audience.is_present(other)]
        if yes and all(other in votes for other in voters):
            match.abandon()

    def pause(self, seat: int) -> None:
        table, match = self._table, self._table.playing()
        if match.is_over:
            raise Rejection("closed")
        if table.data.paused is not None:
            raise Rejection("paused")
        for other in match.players_to_move():
            if table.clock.is_running(other):
                table.clock.charge(other)
        table.data.paused = seat
        table.data.paused_since = now()

    def resume(self) -> None:
        table, match = self._table, self._table.playing()
        if match.is_over:
            raise Rejection("closed")
        if table.data.paused is None:
            raise Rejection("not_paused")
        table.data.paused = None
        table.data.started += now() - table.data.paused_since  # the clocks of the game did not run
        table.clock.start_question()

    def close_table(self) -> None:
        """Close the table by order of the administrator: a match that is on ends without a winner."""
        table = self._table
        if table.match is not None and not table.match.is_over and table.data.status == "playing":
            table.match.abandon()
        table.data.status = "closed"


def people_in_match(table: Table) -> list[int]:
    """The seats of people who have not resigned."""
    resigned = table.playing().resigned
    return [seat for seat, chair in enumerate(table.data.chairs) if chair.kind == "human" and seat not in resigned]
