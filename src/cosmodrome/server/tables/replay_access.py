"""Replays: who may see which moment of a match. The moments themselves are computed by worker processes."""

from __future__ import annotations

import msgspec

from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import LogPage
from cosmodrome.server.record_jobs import Source, StepRequest
from cosmodrome.server.tables import updates
from cosmodrome.server.tables.table import Table


class ReplayAccess:
    """Checks permissions under the table's lock, then asks a worker process, which reads what is saved."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    async def step(self, table: Table, step: int, seat: int | None, key: str | None, locale: str) -> bytes:
        """One moment of a match, encoded."""
        async with table.lock:
            check(table, seat, key)
            table.must_have_started()
            note = (table.sheet.notes or {}).get(str(step))
            info = msgspec.json.encode(table.info())
            request = StepRequest(step, seat, permitted(table, key), locale, info, note)
        return await self._compute.replay_step(self.source(table), request)

    async def position(self, table: Table, step: int, seat: int | None, key: str | None) -> str:
        """The position of a step in one line; while the match is on, without what the seat may not know."""
        async with table.lock:
            check(table, seat, key)
            table.must_have_started()
        return await self._compute.position(self.source(table), step, seat)

    async def record(self, table: Table, seat: int | None) -> bytes:
        """The record as this seat, or a spectator, may have it, encoded."""
        async with table.lock:
            table.must_have_started()
        return await self._compute.record_text(self.source(table), seat)

    async def log_page(
        self, table: Table, seat: int | None, key: str | None, locale: str, before: int | None
    ) -> LogPage:
        """Lines of the log: of a table from its match in memory, of an uploaded record from a worker process."""
        async with table.lock:  # nothing that is not saved yet
            check(table, seat, key)
            table.must_have_started()
            if table.match is not None:
                return updates.log_page(table.match, table.steps, locale, seat, before)
        return await self._compute.log_page(self.source(table), locale, seat, before)

    def source(self, table: Table) -> Source:
        seed = None if table.is_over else table.sheet.seed or None  # which the replay needs
        return self._compute.source(table.sheet.id, seed, table.is_archive)


def permitted(table: Table, key: str | None) -> list[int]:
    """Once the match is over everyone may look from every seat; before, only from their own."""
    if table.is_over:
        return list(range(len(table.sheet.chairs)))
    if table.is_archive:
        return []
    own = table.sheet.seat_of(key) if key is not None else None
    return [own] if own is not None else []


def check(table: Table, seat: int | None, key: str | None) -> None:
    if seat is not None and seat not in permitted(table, key):
        raise Rejection("not_permitted", 403)
