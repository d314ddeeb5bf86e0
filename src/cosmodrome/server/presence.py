"""Who is at which table by way of other workers. What has not been said again for a while is forgotten."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass

from cosmodrome.server.bus import Here

FORGET_SECONDS = 30


@dataclass(frozen=True)
class Heard:
    """What one worker has said of one table."""

    seats: frozenset[int]
    people: int
    at: float


class Presence:
    """By table and worker."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, dict[str, Heard]] = defaultdict(dict)

    def hear(self, here: Here) -> None:
        if here.people:
            self._tables[here.table][here.worker] = Heard(frozenset(here.seats), here.people, time.monotonic())
        else:
            self._forget(here.table, here.worker)

    def is_here(self, table: str, seat: int) -> bool:
        return any(seat in heard.seats for heard in self._tables.get(table, {}).values())

    def people(self) -> int:
        return sum(heard.people for workers in self._tables.values() for heard in workers.values())

    def forget_the_silent(self) -> set[str]:
        """Workers that have ended without a word; returns the tables where somebody is missed now."""
        limit = time.monotonic() - FORGET_SECONDS
        silent = [
            (table, worker)
            for table, workers in self._tables.items()
            for worker, heard in workers.items()
            if heard.at < limit
        ]
        for table, worker in silent:
            self._forget(table, worker)
        return {table for table, _ in silent}

    def _forget(self, table: str, worker: str) -> None:
        self._tables[table].pop(worker, None)
        if not self._tables[table]:
            del self._tables[table]
