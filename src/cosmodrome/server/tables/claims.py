"""Races at a table: who spoke first when several did, and bots that speak when they had planned to.

Claims that arrive within a moment of each other are put in order before any of them counts (`core.match.race`). Where
only one seat may speak there is nothing to order, and its action is an action like any other.
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
    act: Callable[[int], None]  # plays it, at this time
    decided: asyncio.Future[None]


@dataclass(frozen=True)
class Won:
    """The race that was decided last: which questions it closed, and when its winner spoke."""

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
        self._won: Won | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody has spoken and it is not decided yet who was first."""
        return self._deciding is not None

    def is_on(self) -> bool:
        """Whether several may speak now."""
        match = self._table.match
        return match is not None and match.clock.is_racing() and len(match.players_to_move()) > 1

    async def claim(self, claim: Claim, seq: int, cause: str | None, act: Callable[[int], None]) -> None:
        """Take part; returns when it has counted, and raises why it has not."""
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
        """Whoever spoke first acts first; the others still may, if their question is open after that."""
        waiting, self._waiting = self._waiting, []
        try:
            for one in self._in_order(waiting):
                await self._decide_one(one)
        except CosmodromeError as error:  # the table was closed within the window
            for one in waiting:
                settle(one.decided, error)
        finally:
            for one in waiting:
                one.decided.cancel()  # if we were cancelled ourselves; no one else would settle it

    def _in_order(self, waiting: list[Waiting]) -> list[Waiting]:
        by_claim = {id(one.claim): one for one in waiting}
        claims = in_order(self._table.playing().state, [one.claim for one in waiting])
        self._announce(claims)
        return [by_claim[id(claim)] for claim in claims]

    async def _decide_one(self, one: Waiting) -> None:
        try:
            await self._table.do(partial(self._count, one), one.cause)
        except CosmodromeError as error:
            settle(one.decided, error)
        except Exception as error:
            log.exception("a claim stumbled", extra={"table": self._table.sheet.id})
            settle(one.decided, error)
        else:
            settle(one.decided, None)

    def _count(self, one: Waiting) -> None:
        table = self._table
        if one.cause is not None and table.was_done(one.cause):
            return
        first = table.asked_at
        self.check(one.seq, one.claim)
        one.act(max(table.playing().timeline.last_at, one.claim.spoken))
        table.count_steps()
        if table.asked_at > first:
            self._won = Won(first, table.asked_at, one.claim.seat, one.claim.spoken)

    def check(self, seq: int, claim: Claim) -> None:
        """Whether the question that the claim answers is open; who comes too late for a race learns by how much."""
        table = self._table
        if table.asked_at <= seq <= len(table.playing().events):
            return
        won = self._won
        if won is not None and won.first_seq <= seq < won.last_seq == table.asked_at and won.seat != claim.seat:
            behind = max(0, claim.spoken - won.spoken)
            name = table.playing().names[won.seat]
            raise Rejection("beaten", seat=name, seconds=f"{behind / 1000:.1f}")
        raise Rejection("stale")

    def _announce(self, claims: list[Claim]) -> None:
        """Everybody sees the order, so that nobody has to wonder."""
        if len(claims) < 2:
            return
        places = [ClaimPlace(claim.seat, claim.spoken - claims[0].spoken) for claim in claims]
        data = msgspec.json.encode(ClaimOrder(places)).decode()
        self._table.send_all(data)
        self._table.cluster.tell(self._table, data)

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
        decided.exception()  # whoever claimed may be gone; then nobody has to look at it
