"""Coordination with the other workers that share the tables.

`SingleProcess` is for the usual server: one process has all tables to itself. `Cluster` is one worker among several.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Raw

from cosmodrome.core.match.race import Claim
from cosmodrome.server import protocol as p
from cosmodrome.server.cluster.background_tasks import BackgroundTasks
from cosmodrome.server.cluster.bus import Bus
from cosmodrome.server.cluster.leases import RENEW_SECONDS
from cosmodrome.server.cluster.messages import (
    Broadcast,
    ChatAdded,
    ClaimRequest,
    ClaimResult,
    Message,
    PresenceRequest,
    TableChanged,
    TablePresence,
    WorkerPresence,
)
from cosmodrome.server.cluster.presence import ClusterPresence
from cosmodrome.server.cluster.remote_claims import RemoteClaims
from cosmodrome.server.cluster.table_leases import TableLeases

if TYPE_CHECKING:
    from cosmodrome.server.tables.lifecycle.registry import TableRegistry
    from cosmodrome.server.tables.table import Table

POLL_SECONDS = 3.0  # between looks at the database, because messages can be lost
OVERDUE_SECONDS = 4.0
PRESENCE_SECONDS = 10.0
PRESENCE_AT_ONCE = 50  # tables in one message


class SingleProcess:
    """The implementation for one process, in which most operations do nothing."""

    shared = False
    connected = True  # whether workers can hear each other
    bus: Bus | None = None

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def holds(self, table: Table) -> bool:
        """Whether this worker runs the table: plays its bots and keeps its clock."""
        return True

    async def acquire(self, table: Table) -> bool:
        """Return whether this worker runs the table, after it has tried to."""
        return True

    async def release(self, table: Table) -> None:
        """The table leaves the memory of this worker."""

    def publish_change(self, table: Table, events: Sequence[bytes], cause: str | None, due: int | None) -> None:
        """Publish that the table data, or only these encoded events, were saved."""

    def publish_chat(self, table: Table) -> None:
        """Publish that a line of chat was saved."""

    def publish_presence(self, table: Table) -> None:
        """Publish who is connected to the table here."""

    def broadcast(self, table: Table, text: str) -> None:
        """Send an encoded message to the connections that other workers have to the table."""

    def is_connected_elsewhere(self, table: Table, seat: int) -> bool:
        """Whether the player of this seat is connected to another worker."""
        return False

    def connections_elsewhere(self) -> int:
        return 0

    async def claim(self, table: Table, claim: Claim, message: p.Act, locale: str) -> None:
        """Let the worker that runs the table decide a claim."""
        raise AssertionError("a single process decides every claim itself")


class Cluster(SingleProcess):
    """One worker among several."""

    shared = True

    def __init__(self, registry: TableRegistry, bus: Bus) -> None:
        self.worker = secrets.token_hex(8)
        self.bus: Bus = bus
        self.leases = TableLeases(registry, self.worker)
        self._claims = RemoteClaims(bus, self.worker)
        self._presence = ClusterPresence()
        self._registry = registry
        self._tasks = BackgroundTasks()

    async def open(self) -> None:
        await self.bus.open(self._receive)
        self.bus.publish(PresenceRequest(self.worker))
        self._tasks.start_periodic(POLL_SECONDS, self.poll)
        self._tasks.start_periodic(OVERDUE_SECONDS, self.leases.load_overdue)
        self._tasks.start_periodic(PRESENCE_SECONDS, self._refresh_presence)
        self._tasks.start_periodic(RENEW_SECONDS, self.leases.renew, self.leases.wanted)

    async def close(self) -> None:
        await self._tasks.close()
        await self.leases.release_all()
        await self.bus.close()

    @property
    def connected(self) -> bool:  # type: ignore[override]
        return self.bus.connected

    def holds(self, table: Table) -> bool:
        return self.leases.holds(table)

    async def acquire(self, table: Table) -> bool:
        return await self.leases.acquire(table)

    async def release(self, table: Table) -> None:
        await self.leases.release(table)

    async def claim(self, table: Table, claim: Claim, message: p.Act, locale: str) -> None:
        await self._claims.claim(table, claim, message, locale)

    # --- publishing ----------------------------------------------------------------

    def publish_change(self, table: Table, events: Sequence[bytes], cause: str | None, due: int | None) -> None:
        saved, version = table.persistence.saved, table.persistence.version
        self.bus.publish(TableChanged(table.data.id, saved, version, list(map(Raw, events)), cause, due))

    def publish_chat(self, table: Table) -> None:
        self.bus.publish(ChatAdded(table.data.id))

    def publish_presence(self, table: Table) -> None:
        self.bus.publish(WorkerPresence(self.worker, [presence_at(table)]))

    def broadcast(self, table: Table, text: str) -> None:
        self.bus.publish(Broadcast(table.data.id, text, self.worker))

    # --- receiving -------------------------------------------------------------------

    def _receive(self, message: Message) -> None:
        if isinstance(message, PresenceRequest):
            if message.worker != self.worker:
                self._tasks.start(self._refresh_presence())
        elif isinstance(message, WorkerPresence):
            if message.worker != self.worker:
                self._update_presence(message)
        elif isinstance(message, ClaimResult):
            self._claims.settle(message)
        elif (table := self._registry.known(message.table)) is not None:
            self._receive_for_table(message, table)

    def _receive_for_table(self, message: TableChanged | ChatAdded | Broadcast | ClaimRequest, table: Table) -> None:
        if isinstance(message, TableChanged):
            if message.version > table.persistence.version or message.seq > table.persistence.saved:
                self._tasks.start(table.persistence.try_apply(message))
        elif isinstance(message, ChatAdded):
            self._tasks.start(table.persistence.try_refresh())
        elif isinstance(message, Broadcast):
            if message.worker != self.worker:
                table.audience.send_to_all(message.data)
        elif self.holds(table):
            self._tasks.start(self._claims.answer(table, message))

    async def poll(self) -> None:
        """Compare all tables in memory with the database by one query, and refresh those that are behind."""
        tables = {table.data.id: table for table in self._registry.in_memory()}
        if not tables:
            return
        for table_id, progress in (await self._registry.storage.tables.progress(list(tables))).items():
            table = tables[table_id]
            known = (table.persistence.version, table.persistence.saved, table.chat.next_number)
            if (progress.version, progress.events, progress.lines) != known:
                await table.persistence.try_refresh()

    # --- presence ----------------------------------------------------------------------

    def is_connected_elsewhere(self, table: Table, seat: int) -> bool:
        return self._presence.is_present(table.data.id, seat)

    def connections_elsewhere(self) -> int:
        return self._presence.people()

    async def _refresh_presence(self) -> None:
        """Publish who is connected to this worker, and forget workers that have not done so for long."""
        present = [presence_at(table) for table in self._registry.in_memory() if table.audience.connections]
        for first in range(0, len(present), PRESENCE_AT_ONCE):
            self.bus.publish(WorkerPresence(self.worker, present[first : first + PRESENCE_AT_ONCE]))
        for table_id in self._presence.expire():
            if (table := self._registry.known(table_id)) is not None:
                await table.audience.update_presence()

    def _update_presence(self, message: WorkerPresence) -> None:
        for presence in message.tables:
            table = self._registry.known(presence.table)
            if self._presence.update(message.worker, presence) and table is not None:
                self._tasks.start(table.audience.update_presence())


def presence_at(table: Table) -> TablePresence:
    """Who is connected to a table by way of this worker."""
    connections = table.audience.connections
    seats = sorted({seat for connection in connections for seat in connection.seats})
    return TablePresence(table.data.id, seats, len(connections))
