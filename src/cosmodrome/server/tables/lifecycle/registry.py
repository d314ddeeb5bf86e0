"""Registry of the tables in memory: finds tables by id and loads those that are only in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.registry import find_game
from cosmodrome.server.cluster.bus import Bus
from cosmodrome.server.cluster.coordinator import Cluster, SingleProcess
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.protocol import TableInfo
from cosmodrome.server.record_jobs import TUTORIAL
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import TableData
from cosmodrome.server.wallclock import now

RETRY_SECONDS = 5.0  # until running games are listed again after a failure

log = logging.getLogger("cosmodrome.tables")


class TableRegistry:
    """Holds each table once, however many requests for it arrive together."""

    def __init__(self, storage: Storage, compute: Compute, bus: Bus | None = None) -> None:
        self.storage = storage
        self.cluster = SingleProcess() if bus is None else Cluster(self, bus)
        self.is_loaded = False  # whether the games that were running are back after the start
        self._compute = compute
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._load_task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start to load the running games, so that their bots and clocks continue.

        Every other table is loaded on request. Where workers share tables, running games are too, or when something is
        due there.
        """
        await self.cluster.open()
        if self.cluster.shared:
            self.is_loaded = True
        else:
            self._load_task = asyncio.create_task(self._load_running(), name="load running games")

    async def _load_running(self) -> None:
        for table_id in await self._running():
            with contextlib.suppress(Refused, SaveFailed):  # `_load` has logged it
                await self.find(table_id)
        self.is_loaded = True

    async def _running(self) -> list[str]:
        while True:
            try:
                return await self.storage.tables.ids("playing")
            except SaveFailed as error:
                log.error("running games cannot be listed", extra={"reason": nameless(error)})
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self._load_task is not None:
            self._load_task.cancel()
            await asyncio.gather(self._load_task, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self.cluster.close()

    # --- finding ---------------------------------------------------------------------

    async def find(self, table_id: str) -> Table:
        """Return the table of that id; concurrent calls share one loading."""
        if table_id in self._tables:
            self._tables[table_id].touched = now()
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        table = await asyncio.shield(self._loading[table_id])
        if table is None:
            raise Rejection("no_table", 404)
        return table

    async def find_current(self, table_id: str) -> Table:
        """Return the table of that id, with changes that another worker may have made a moment ago."""
        table = await self.find(table_id)
        if self.cluster.shared:
            await table.persistence.refresh()
        return table

    def known(self, table_id: str) -> Table | None:
        """Return the table of that id if it is in memory."""
        return self._tables.get(table_id)

    def in_memory(self) -> list[Table]:
        """The tables in memory, without tutorials."""
        return [table for name, table in self._tables.items() if not name.startswith(TUTORIAL)]

    def __len__(self) -> int:
        """The number of tables in memory, with tutorials."""
        return len(self._tables)

    async def _load(self, table_id: str) -> Table | None:
        try:
            stored = await self._compute.load_table(table_id)
            if stored is None:
                return None
            table = self.make(stored.data, stored.match.game if stored.match is not None else None)
            await table.restore(stored)
        except (SaveFailed, Rejection) as error:
            log.error("a table cannot be loaded", extra={"table": table_id, "reason": nameless(error)})
            raise
        except Exception as error:  # the rules may raise anything for a damaged row
            log.error("a table cannot be loaded", extra={"table": table_id, "reason": nameless(error)})
            raise Rejection("damaged") from None
        return self.add(table)

    # --- adding and removing -----------------------------------------------------------

    def make(self, data: TableData, game: Game | None = None) -> Table:
        """Make a table without adding it."""
        return Table(data, game or game_of(data), self.storage, self._compute, self.cluster)

    def add(self, table: Table) -> Table:
        """Add a table, and start its background task."""
        self._tables[table.data.id] = table
        table.open()
        return table

    async def evict(self, table: Table) -> None:
        """Remove a table from memory."""
        if self._tables.pop(table.data.id, None) is None:
            return  # it was removed before
        await table.close()
        try:
            await self.cluster.release(table)
        except SaveFailed as error:
            log.warning("a table cannot be released", extra={"table": table.data.id, "reason": nameless(error)})

    # --- listing -------------------------------------------------------------------------

    async def infos(self, tables_data: list[TableData]) -> list[TableInfo]:
        """The public information about these tables; one that is damaged does not hide the others.

        No match is loaded for it: of a table that is not in memory only its stored data is used.
        """
        found = []
        for data in tables_data:
            try:
                found.append((self._tables.get(data.id) or self.make(data)).info())
            except Exception as error:
                log.error("a table cannot be shown", extra={"table": data.id, "reason": nameless(error)})
            await asyncio.sleep(0)  # a data pack takes some milliseconds to read
        return found

    def connections_here(self) -> int:
        """The number of connections to this worker."""
        return sum(len(table.audience.connections) for table in self._tables.values())

    def connections(self) -> int:
        """The number of connections to all workers."""
        return self.connections_here() + self.cluster.connections_elsewhere()


def game_of(data: TableData) -> Game:
    """The game of a table, in its version of the rules and with its own data pack."""
    pack = Pack(data.pack, is_recorded=True) if data.pack is not None else None
    return find_game(data.game, pack, data.rules_version())
