"""Claims in races that another worker decides: requests to it, and answers to the requests of others."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from cosmodrome.core.errors import Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.server import protocol as p
from cosmodrome.server.cluster.bus import Bus
from cosmodrome.server.cluster.messages import ClaimRequest, ClaimResult
from cosmodrome.server.errors import Rejection, sentence

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

RESULT_SECONDS = 3.0  # within which the other worker must answer


class RemoteClaims:
    """Matches results with the requests of this worker."""

    def __init__(self, bus: Bus, worker: str) -> None:
        self._bus = bus
        self._worker = worker
        self._pending: dict[str, asyncio.Future[ClaimResult]] = {}

    async def claim(self, table: Table, claim: Claim, message: p.Act, locale: str) -> None:
        """Send a claim to the worker that runs the table; raise its refusal."""
        request = ClaimRequest(
            id=secrets.token_hex(8),
            worker=self._worker,
            table=table.data.id,
            seat=claim.seat,
            seq=message.seq,
            action=message.action,
            cause=message.id,
            arrived=claim.arrived,
            half_trip=claim.half_trip,
            locale=locale,
        )
        self._pending[request.id] = asyncio.get_running_loop().create_future()
        try:
            self._bus.publish(request)
            async with asyncio.timeout(RESULT_SECONDS):
                result = await self._pending[request.id]
        except TimeoutError:
            raise Rejection("not_saved", 503) from None
        finally:
            del self._pending[request.id]
        await table.persistence.try_refresh()
        if result.code is not None:
            raise Rejection.translated(result.code, result.text, result.rule)

    def settle(self, result: ClaimResult) -> None:
        """Deliver a result, if it is for a request of this worker that still waits."""
        pending = self._pending.get(result.id)
        if result.worker == self._worker and pending is not None and not pending.done():
            pending.set_result(result)

    async def answer(self, table: Table, request: ClaimRequest) -> None:
        """Decide the claim of another worker, and send it the result."""
        result = ClaimResult(request.id, request.worker)
        try:
            claim = Claim(request.seat, request.arrived, request.half_trip)
            await table.actions.claim(claim, request.action, request.seq, request.cause, request.locale)
        except Refused as refused:
            names = table.match.names if table.match is not None else None
            text = sentence(refused, request.locale, table.game, names)
            result = ClaimResult(request.id, request.worker, refused.code, text, refused.rule)
        self._bus.publish(result)
