"""Claim window: puts claims of several seats that arrive shortly after each other in order before any of them counts.

The order follows from `core.match.race`. Where only one seat may claim there is nothing to order, and its action is an
action like any other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match.race import WINDOW, Claim, in_order
from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import ClaimOrder, ClaimPlace
from cosmodrome.server.tables.component import TableComponent

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

log = logging.getLogger("cosmodrome.race")


@dataclass
class Waiting:
    """A claim that is not decided yet."""

    claim: Claim
    seq: int  # of the question that it answers
    cause: str | None
    act: Callable[[int], None]  # carries it out at a time of the match
    decided: asyncio.Future[None]


@dataclass(frozen=True)
class DecidedRace:
    """The race that was decided last: which questions it closed, and when its winner claimed."""

    first_seq: int
    last_seq: int
    seat: int
    spoken: int


class ClaimWindow(TableComponent):
    """The claims of one table."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.window = WINDOW  # milliseconds
        self._waiting: list[Waiting] = []
        self._deciding: asyncio.Task[None] | None = None
        self._last_race: DecidedRace | None = None

    @property
    def is_open(self) -> bool:
        """Whether there are claims whose order is not decided yet."""
        return self._deciding is not None

    def is_on(self) -> bool:
        """Whether several seats may claim now."""
        match = self._table.match
        return match is not None and match.clock.is_racing() and len(match.players_to_move()) > 1

    async def claim(self, claim: Claim, seq: int, cause: str | None, act: Callable[[int], None]) -> None:
        """Enter a claim; return when it was carried out, or raise why it was not."""
        decided: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(claim, seq, cause, act, decided))
        if self._deciding is None:
            self._deciding = asyncio.create_task(self._decide_after_the_window())
        await decided

    async def _decide_after_the_window(self) -> None:
        await asyncio.sleep(self.window / 1000)
        try:
            await self.decide()
        finally:
            self._deciding = None
            self._table.runner.wake()

    async def decide(self) -> None:
        """Carry out the claims in order; a later one still counts if its question is open after the earlier ones."""
        waiting, self._waiting = self._waiting, []
        try:
            for one in self._in_order(waiting):
                await self._decide_one(one)
        except CosmodromeError as error:  # the table was closed within the window
            for one in waiting:
                settle(one.decided, error)
        finally:
            for one in waiting:
                one.decided.cancel()  # if this task was cancelled, nothing else would settle them

    def _in_order(self, waiting: list[Waiting]) -> list[Waiting]:
        by_claim = {id(one.claim): one for one in waiting}
        claims = in_order(self._table.playing().state, [one.claim for one in waiting])
        self._announce(claims)
        return [by_claim[id(claim)] for claim in claims]

    async def _decide_one(self, one: Waiting) -> None:
        try:
            await self._table.do(partial(self._carry_out, one), one.cause)
        except CosmodromeError as error:
            settle(one.decided, error)
        except Exception as error:
            log.exception("a claim failed", extra={"table": self._table.data.id})
            settle(one.decided, error)
        else:
            settle(one.decided, None)

    def _carry_out(self, one: Waiting) -> None:
        table = self._table
        if one.cause is not None and table.persistence.was_done(one.cause):
            return
        question = table.index.question_seq
        table.actions.check_question(one.seq, one.claim)
        one.act(max(table.playing().timeline.last_at, one.claim.spoken))
        table.index.update(table.match)
        if table.index.question_seq > question:
            self._last_race = DecidedRace(question, table.index.question_seq, one.claim.seat, one.claim.spoken)

    def lost_race(self, seq: int, claim: Claim) -> Rejection | None:
        """The rejection of a claim that came too late for the last race, with the time that it was behind."""
        table, race = self._table, self._last_race
        if race is None or not race.first_seq <= seq < race.last_seq == table.index.question_seq:
            return None
        if race.seat == claim.seat:
            return None
        behind = max(0, claim.spoken - race.spoken)
        return Rejection("beaten", seat=table.playing().names[race.seat], seconds=f"{behind / 1000:.1f}")

    def _announce(self, claims: list[Claim]) -> None:
        """Show everyone the order."""
        if len(claims) < 2:
            return
        places = [ClaimPlace(claim.seat, claim.spoken - claims[0].spoken) for claim in claims]
        data = msgspec.json.encode(ClaimOrder(places)).decode()
        self._table.audience.send_to_all(data)
        self._table.cluster.broadcast(self._table, data)

    async def close(self) -> None:
        if self._deciding is not None:
            self._deciding.cancel()
            await asyncio.gather(self._deciding, return_exceptions=True)
        for one in self._waiting:
            one.decided.cancel()


def settle(decided: asyncio.Future[None], error: BaseException | None) -> None:
    if decided.done():
        return
    if error is None:
        decided.set_result(None)
    else:
        decided.set_exception(error)
        decided.exception()  # marks it as retrieved: the player may have disconnected
