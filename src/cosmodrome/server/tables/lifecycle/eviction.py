"""Evicts idle tables from memory, and deletes what is stored for too long."""

from __future__ import annotations

import asyncio
import logging

from cosmodrome.server.daily_tasks import DailyTasks
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.lifecycle.registry import TableRegistry
from cosmodrome.server.tables.table import Table
from cosmodrome.server.wallclock import now

WAITING_DAYS = 1  # that a table waits for its players
DAY = 86_400_000  # milliseconds
NOT_PLAYING = ("gathering", "over", "closed", "archive")
IDLE_SECONDS = 600  # until a table without connections is evicted,
MATCH_OVER_SECONDS = 60  # and when its match is over, or another worker runs it
INTERVAL_SECONDS = 30
UPLOAD_DAYS = 1  # that an uploaded record is kept,
UPLOAD_BYTES = 256 << 20  # and the size of all of them together

log = logging.getLogger("cosmodrome.tables")


class TableEviction:
    """A background task that does its duties every `INTERVAL_SECONDS`."""

    def __init__(self, registry: TableRegistry, daily: DailyTasks) -> None:
        self._registry = registry
        self._daily = daily
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="housekeeping")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL_SECONDS)
            await self.run_once()

    async def run_once(self) -> None:
        """Do each duty; one that fails does not prevent the others."""
        for duty in (self.remove_old, self.remove_uploads, self._daily.remove_old, self.evict_idle):
            try:
                await duty()
            except SaveFailed as error:
                log.error("housekeeping failed", extra={"duty": duty.__name__, "reason": nameless(error)})
            except Exception:
                log.exception("housekeeping failed", extra={"duty": duty.__name__})

    async def remove_old(self) -> int:
        """Delete tables that have waited for players for a day, and those older than the operator's retention."""
        storage = self._registry.storage
        removed = await storage.tables.remove(["gathering"], now() - WAITING_DAYS * DAY)
        days = await storage.settings.get("retention")
        if days is not None:
            removed += await storage.tables.remove(NOT_PLAYING, now() - int(days) * DAY)
        await self._evict_removed(removed)
        return len(removed)

    async def remove_uploads(self) -> None:
        """Delete uploaded records after a day, and the oldest of them if they are too large together."""
        before = now() - UPLOAD_DAYS * DAY
        await self._evict_removed(await self._registry.storage.tables.remove_archives(before, UPLOAD_BYTES))

    async def _evict_removed(self, table_ids: list[str]) -> None:
        """Evict tables that were deleted from storage."""
        found = [self._registry.known(table_id) for table_id in table_ids]
        for table in found:
            if table is not None:
                await self._registry.evict(table)

    async def evict_idle(self, idle_seconds: int = IDLE_SECONDS) -> None:
        """Evict tables without connections at which nothing is due; storage has them."""
        for table in self._registry.in_memory():
            if not table.audience.connections and self._is_idle(table, idle_seconds):
                await self._registry.evict(table)
            await asyncio.sleep(0)  # thousands of tables, or long matches, would delay everything else

    def _is_idle(self, table: Table, idle_seconds: int) -> bool:
        """Whether nothing is due until the next request; or not soon, if another worker may do it then."""
        cluster = self._registry.cluster
        idle = now() - table.touched
        if table.data.status not in ("gathering", "playing") or not cluster.holds(table):
            return idle > MATCH_OVER_SECONDS * 1000
        due = table.runner.due()
        is_later = due is None or (cluster.shared and due > now() + IDLE_SECONDS * 1000)
        return is_later and idle > idle_seconds * 1000
