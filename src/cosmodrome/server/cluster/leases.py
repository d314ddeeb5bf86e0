"""Which tables this worker looks after. Nothing is unsafe if two believe that they do: the database decides.

A lease is a row with a holder and an end. It is renewed long before it ends, and when it has lapsed another takes it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

from cosmodrome.server.storage.store import Storage

SECONDS = 10.0
RENEW_SECONDS = 3.0


class Leases:
    """Of one worker."""

    def __init__(self, storage: Storage, holder: str) -> None:
        self._storage = storage
        self._holder = holder
        self._until: dict[str, float] = {}  # by our own clock, from before we asked

    def holds(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

    def __len__(self) -> int:
        return sum(until > time.monotonic() for until in self._until.values())

    async def take(self, tables: Iterable[str]) -> set[str]:
        """Take these tables and keep those that we have; returns those that are new."""
        wanted = set(tables)
        if not wanted:
            return set()
        asked = time.monotonic()
        before = {table for table in wanted if self.holds(table)}
        taken = await self._storage.take_leases(self._holder, wanted, int(SECONDS * 1000))
        for table in wanted:
            if table in taken:
                self._until[table] = asked + SECONDS
            else:
                self._until.pop(table, None)
        return taken - before

    async def give_back(self, tables: Iterable[str] | None = None) -> None:
        """So that others need not wait until they lapse."""
        given = [table for table in (list(self._until) if tables is None else tables) if table in self._until]
        for table in given:
            del self._until[table]
        if given:
            await self._storage.give_leases_back(self._holder, given)
