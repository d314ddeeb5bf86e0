"""The leases of this worker: the tables that it runs, with their bots and clocks.

A lease is a row with a holder and an end. It is renewed long before its end; when it has expired another worker takes
it. Two workers that both believe to hold it do no harm: the database decides whose event is first.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from cosmodrome.server.storage.lease_store import LeaseStore

SECONDS = 10.0
RENEW_SECONDS = 3.0


class Leases:
    """The leases of one worker, by its own clock."""

    def __init__(self, store: LeaseStore, holder: str) -> None:
        self._store = store
        self._holder = holder
        self._until: dict[str, float] = {}  # by the monotonic clock, from before the request

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

    def __len__(self) -> int:
        return sum(until > time.monotonic() for until in self._until.values())

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Take the leases of these tables, renew those held, and return those that are new."""
        wanted = set(tables)
        if not wanted:
            return set()
        requested = time.monotonic()
        before = {table for table in wanted if self.holds(table)}
        taken = await self._store.take(self._holder, wanted, int(SECONDS * 1000))
        for table in wanted:
            if table in taken:
                self._until[table] = requested + SECONDS
            else:
                self._until.pop(table, None)
        return taken - before

    async def release(self, tables: Iterable[str] | None = None) -> None:
        """Release these leases, or all, so that others need not wait until they expire."""
        released = [table for table in (list(self._until) if tables is None else tables) if table in self._until]
        for table in released:
            del self._until[table]
        if released:
            await self._store.release(self._holder, released)
