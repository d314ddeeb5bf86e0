"""Acquires leases for the tables in memory, and loads tables at which something is due and whose worker has ended."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.server.cluster.leases import Leases
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.storage.writer import SaveFailed

if TYPE_CHECKING:
    from cosmodrome.server.tables.lifecycle.registry import TableRegistry
    from cosmodrome.server.tables.table import Table

OVERDUE_AT_ONCE = 20  # tables
RENEWED_AT_ONCE = 100  # leases

log = logging.getLogger("cosmodrome.cluster")


class TableLeases:
    """Decides which tables this worker runs."""

    def __init__(self, registry: TableRegistry, worker: str) -> None:
        self.leases = Leases(registry.storage.leases, worker)
        self.wanted = asyncio.Event()  # set when a lease is wanted before the next renewal
        self._registry = registry
        self._requested: set[str] = set()  # tables in memory whose lease was requested

    def holds(self, table: Table) -> bool:
        if self.leases.holds(table.data.id):
            return True
        if table.data.id not in self._requested:  # the first request need not wait for the next renewal
            self._requested.add(table.data.id)
            self.wanted.set()
        return False

    async def acquire(self, table: Table) -> bool:
        """Return whether this worker holds the table, after it has tried to take it."""
        if self.leases.holds(table.data.id):
            return True
        try:
            await self.leases.take([table.data.id])
        except SaveFailed:
            return False
        return self.leases.holds(table.data.id)

    async def release(self, table: Table) -> None:
        self._requested.discard(table.data.id)
        if self.leases.holds(table.data.id):
            await self._registry.storage.tables.set_due(table.data.id, table.runner.due())
        await self.leases.release([table.data.id])

    async def release_all(self) -> None:
        try:
            await self.leases.release()
        except SaveFailed as error:
            log.warning("leases were not released", extra={"reason": nameless(error)})

    def is_requested(self, table: Table) -> bool:
        return table.data.id in self._requested

    async def renew(self) -> None:
        """Renew the leases held, and take the free ones of the running tables in memory."""
        tables = self._registry.in_memory()
        for first in range(0, len(tables), RENEWED_AT_ONCE):
            running = [table for table in tables[first : first + RENEWED_AT_ONCE] if table.runner.is_on()]
            new = await self.leases.take(table.data.id for table in running)
            for table in running:
                if table.data.id in new:
                    table.runner.wake()

    async def load_overdue(self) -> None:
        """Load tables at which something is due and that no worker holds."""
        storage = self._registry.storage
        for table_id in await self.leases.take(await storage.tables.overdue(OVERDUE_AT_ONCE)):
            try:
                table = await self._registry.find(table_id)
            except CosmodromeError as error:
                log.error("a table cannot be loaded", extra={"table": table_id, "reason": nameless(error)})
                await storage.tables.set_due(table_id, None)
                continue
            except SaveFailed:
                continue  # the registry has logged that it cannot be read
            table.runner.wake()
