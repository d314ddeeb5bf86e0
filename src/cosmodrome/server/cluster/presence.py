"""Who is connected to which table by way of other workers. A worker that is silent for a while is forgotten."""

from __future__ import annotations

import time
from collections import defaultdict
from dataclasses import dataclass

from cosmodrome.server.cluster.messages import TablePresence

FORGET_SECONDS = 30


@dataclass(frozen=True)
class RemotePresence:
    """The connections of one worker to one table."""

    seats: frozenset[int]
    people: int
    received: float


class ClusterPresence:
    """Presence by table and worker."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, dict[str, RemotePresence]] = defaultdict(dict)

    def update(self, worker: str, presence: TablePresence) -> bool:
        """Store what a worker has reported; return whether the seats have changed."""
        known = self._tables[presence.table].get(worker)
        seats = frozenset(presence.seats)
        if presence.people:
            self._tables[presence.table][worker] = RemotePresence(seats, presence.people, time.monotonic())
        else:
            self._forget(presence.table, worker)
        return seats != (known.seats if known is not None else frozenset())

    def is_present(self, table: str, seat: int) -> bool:
        return any(seat in remote.seats for remote in self._tables.get(table, {}).values())

    def people(self) -> int:
        return sum(remote.people for workers in self._tables.values() for remote in workers.values())

    def expire(self) -> set[str]:
        """Forget workers that are silent; return the tables to which they had connections."""
        limit = time.monotonic() - FORGET_SECONDS
        silent = [
            (table, worker)
            for table, workers in self._tables.items()
            for worker, remote in workers.items()
            if remote.received < limit
        ]
        for table, worker in silent:
            self._forget(table, worker)
        return {table for table, _ in silent}

    def _forget(self, table: str, worker: str) -> None:
        self._tables[table].pop(worker, None)
        if not self._tables[table]:
            del self._tables[table]
