"""Who is at which table by way of other workers. What has not been said again for a while is forgotten."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass

from cosmodrome.server.cluster.bus import AtTable

FORGET_SECONDS = 30


@dataclass(frozen=True)
class RemotePresence:
    """What one worker has said of one table."""

    seats: frozenset[int]
    people: int
    at: float


class Presence:
    """By table and worker."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, dict[str, RemotePresence]] = defaultdict(dict)

    def hear(self, worker: str, told: AtTable) -> bool:
        """Returns whether other seats are taken now than before."""
        known = self._tables[told.table].get(worker)
        seats = frozenset(told.seats)
        if told.people:
            self._tables[told.table][worker] = RemotePresence(seats, told.people, time.monotonic())
        else:
            self._forget(told.table, worker)
        return seats != (known.seats if known is not None else frozenset())

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
