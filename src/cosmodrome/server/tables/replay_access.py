"""Access to replays: checks who may see which step of a match, which a worker process then computes."""

from __future__ import annotations

import msgspec

from cosmodrome.server.compute import Compute
from cosmodrome.server.protocol import LogPage
from cosmodrome.server.record_jobs import Source, StepRequest
from cosmodrome.server.tables.connections import updates
from cosmodrome.server.tables.permissions import check_view, viewable_seats
from cosmodrome.server.tables.table import Table


class ReplayAccess:
    """Checks permissions under the table's lock, then asks a worker process, which reads what is saved."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    async def step(self, table: Table, step: int, seat: int | None, key: str | None, locale: str) -> bytes:
        """Return one step of a match, encoded."""
        async with table.lock:
            check_view(table, seat, key)
            table.must_have_started()
            note = (table.data.notes or {}).get(str(step))
            info = msgspec.json.encode(table.info())
            request = StepRequest(step, seat, viewable_seats(table, key), locale, info, note)
        return await self._compute.replay_step(self.source(table), request)

    async def position(self, table: Table, step: int, seat: int | None, key: str | None) -> str:
        """Return the position of a step in one line; while the match is on, without what the seat may not know."""
        async with table.lock:
            check_view(table, seat, key)
            table.must_have_started()
        return await self._compute.position(self.source(table), step, seat)

    async def record(self, table: Table, seat: int | None) -> bytes:
        """Return the record as this seat, or a spectator, may have it, encoded."""
        async with table.lock:
            table.must_have_started()
        return await self._compute.record_text(self.source(table), seat)

    async def log_page(
        self, table: Table, seat: int | None, key: str | None, locale: str, before: int | None
    ) -> LogPage:
        """Return lines of the log: of a table from its match in memory, of an upload from a worker process."""
        async with table.lock:  # nothing that is not saved yet may be seen
            check_view(table, seat, key)
            table.must_have_started()
            if table.match is not None:
                return updates.log_page(table.match, table.index.steps, locale, seat, before)
        return await self._compute.log_page(self.source(table), locale, seat, before)

    def source(self, table: Table) -> Source:
        seed = None if table.is_over else table.data.seed or None  # which the replay needs
        return self._compute.source(table.data.id, seed, table.is_archive)
