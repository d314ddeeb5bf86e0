"""The other workers that share our tables: what we tell them, what we hear, and what we look after for all.

`SingleProcess` is the usual server, one process with all tables to itself. `Cluster` is a worker among several.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from cosmodrome.core.errors import CosmodromeError, Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.server import protocol as p
from cosmodrome.server.cluster import leases as lease
from cosmodrome.server.cluster.bus import AskClaim, AtTable, Bus, Changed, Decided, Here, Message, Said, Tell, WhoIsHere
from cosmodrome.server.cluster.leases import Leases
from cosmodrome.server.cluster.presence import Presence
from cosmodrome.server.errors import Rejection, sentence
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.storage.writer import SaveFailed

if TYPE_CHECKING:
    from cosmodrome.server.tables.registry import TableRegistry
    from cosmodrome.server.tables.table import Table

LOOK_SECONDS = 3.0  # between looks at the database, in case that a message was lost
SWEEP_SECONDS = 4.0
SWEPT = 20  # tables that are taken up at once
RENEWED = 100  # leases that are renewed at once
HERE_SECONDS = 10.0
HERE_AT_ONCE = 50  # tables in one message
CLAIM_SECONDS = 3.0  # for the worker that keeps the window

log = logging.getLogger("cosmodrome.cluster")


class SingleProcess:
    """Nobody to tell, nothing to share."""

    shared = False
    bus: Bus | None = None
    leases: Leases | None = None

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    @property
    def connected(self) -> bool:
        """Whether we hear of each other."""
        return True

    def holds(self, table: Table) -> bool:
        """Whether this worker looks after the table: lets its bots play and keeps its clock."""
        return True

    async def is_holder(self, table: Table) -> bool:
        """The same, after trying to become it."""
        return True

    def changed(self, table: Table, events: Sequence[bytes], cause: str | None, due: int | None) -> None:
        """What was done is saved: the sheet, or only these events, as they were written."""

    def said(self, table: Table) -> None: ...

    def here(self, table: Table) -> None:
        """Somebody has come or gone."""

    def tell(self, table: Table, data: str) -> None:
        """To all sockets at the table that are not ours."""

    def is_elsewhere(self, table: Table, seat: int) -> bool:
        """Whether this player is here by way of another worker."""
        return False

    def people_elsewhere(self) -> int:
        return 0

    async def put_away(self, table: Table) -> None:
        """The table leaves our memory."""

    async def claim(self, table: Table, claim: Claim, message: p.Act, locale: str) -> None:
        raise AssertionError("whoever is alone keeps every window")


class Cluster(SingleProcess):
    """One worker among several."""

    shared = True

    def __init__(self, registry: TableRegistry, bus: Bus) -> None:
        self.worker = secrets.token_hex(8)
        self.bus: Bus = bus
        self.leases: Leases = Leases(registry.storage, self.worker)
        self._registry = registry
        self._presence = Presence()
        self._nudge = asyncio.Event()
        self._asked: set[str] = set()  # tables for whose lease we have asked since we have them
        self._claims: dict[str, asyncio.Future[Decided]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.bus.open(self._hear)
        self.bus.publish(WhoIsHere(self.worker))
        self._start(self._every(LOOK_SECONDS, self._look_around))
        self._start(self._every(SWEEP_SECONDS, self._sweep))
        self._start(self._every(HERE_SECONDS, self._say_who_is_here))
        self._start(self._every(lease.RENEW_SECONDS, self._renew, self._nudge))

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.leases.give_back()
        except SaveFailed as error:
            log.warning("leases were not given back", extra={"reason": nameless(error)})
        await self.bus.close()

    @property
    def connected(self) -> bool:
        return self.bus.connected

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(
        self, seconds: float, work: Callable[[], Awaitable[None]], nudge: asyncio.Event | None = None
    ) -> None:
        """Again and again, and at once when nudged; a database that is away is tried again."""
        nudge = nudge or asyncio.Event()
        while True:
            nudge.clear()
            try:
                await work()
            except SaveFailed as error:
                log.warning("the database is away", extra={"reason": nameless(error)})
                await asyncio.sleep(1)
            except Exception:
                log.exception("among the workers")
                await asyncio.sleep(1)
            try:
                async with asyncio.timeout(seconds):
                    await nudge.wait()
            except TimeoutError:
                continue

    # --- telling -----------------------------------------------------------------

    def changed(self, table: Table, events: Sequence[bytes], cause: str | None, due: int | None) -> None:
        saved, version = table.persistence.saved, table.persistence.version
        self.bus.publish(Changed(table.sheet.id, saved, version, list(map(Raw, events)), cause, due))

    def said(self, table: Table) -> None:
        self.bus.publish(Said(table.sheet.id))

    def here(self, table: Table) -> None:
        self.bus.publish(Here(self.worker, [at_table(table)]))

    def tell(self, table: Table, data: str) -> None:
        self.bus.publish(Tell(table.sheet.id, data, self.worker))

    def is_elsewhere(self, table: Table, seat: int) -> bool:
        return self._presence.is_here(table.sheet.id, seat)

    def people_elsewhere(self) -> int:
        return self._presence.people()

    async def _say_who_is_here(self) -> None:
        here = [at_table(table) for table in self._registry.in_memory() if table.audience.connections]
        for first in range(0, len(here), HERE_AT_ONCE):
            self.bus.publish(Here(self.worker, here[first : first + HERE_AT_ONCE]))
        for table_id in self._presence.forget_the_silent():
            if (missed := self._registry.known(table_id)) is not None:
                await missed.audience.update_presence()

    # --- hearing -----------------------------------------------------------------

    def _hear(self, message: Message) -> None:
        if isinstance(message, WhoIsHere):
            if message.worker != self.worker:
                self._start(self._say_who_is_here())
        elif isinstance(message, Here):
            if message.worker != self.worker:
                self._hear_who_is_here(message)
        elif isinstance(message, Decided):
            waiting = self._claims.get(message.id)
            if message.worker == self.worker and waiting is not None and not waiting.done():
                waiting.set_result(message)
        else:
            self._hear_of_table(message, self._registry.known(message.table))

    def _hear_who_is_here(self, here: Here) -> None:
        for told in here.tables:
            table = self._registry.known(told.table)
            if self._presence.hear(here.worker, told) and table is not None:
                self._start(table.audience.update_presence())

    def _hear_of_table(self, message: Changed | Said | Tell | AskClaim, table: Table | None) -> None:
        if table is None:
            return
        if isinstance(message, Changed):
            if message.version > table.persistence.version or message.seq > table.persistence.saved:
                self._start(self._follow(table, message))
        elif isinstance(message, Said):
            self._start(self._look(table))
        elif isinstance(message, Tell):
            if message.worker != self.worker:
                table.audience.send_to_all(message.data)
        elif self.holds(table):
            self._start(self._decide(table, message))

    async def _look(self, table: Table) -> None:
        await self._catch_up(table, table.persistence.refresh())

    async def _follow(self, table: Table, told: Changed) -> None:
        await self._catch_up(table, table.persistence.apply(told))

    async def _catch_up(self, table: Table, work: Awaitable[None]) -> None:
        try:
            await work
        except (SaveFailed, CosmodromeError) as error:
            log.warning("cannot catch up", extra={"table": table.sheet.id, "reason": nameless(error)})

    async def _look_around(self) -> None:
        """One question for all tables that we have, and a closer look at those that have gone on."""
        tables = {table.sheet.id: table for table in self._registry.in_memory()}
        for table_id, mark in (await self._registry.storage.marks(list(tables))).items() if tables else ():
            table = tables[table_id]
            known = (table.persistence.version, table.persistence.saved, table.chat.next_number)
            if (mark.version, mark.events, mark.lines) != known:
                await self._look(table)

    # --- leases --------------------------------------------------------------------

    def holds(self, table: Table) -> bool:
        if self.leases.holds(table.sheet.id):
            return True
        if table.sheet.id not in self._asked:  # the first time it need not wait for the round
            self._asked.add(table.sheet.id)
            self._nudge.set()
        return False

    async def is_holder(self, table: Table) -> bool:
        if self.leases.holds(table.sheet.id):
            return True
        try:
            await self.leases.take([table.sheet.id])
        except SaveFailed:
            return False
        return self.leases.holds(table.sheet.id)

    async def put_away(self, table: Table) -> None:
        self._asked.discard(table.sheet.id)
        if self.leases.holds(table.sheet.id):
            await self._registry.storage.set_due(table.sheet.id, table.runner.due())
        await self.leases.give_back([table.sheet.id])

    async def _renew(self) -> None:
        """Keep what we have, and take what nobody looks after, of the tables that we know."""
        tables = self._registry.in_memory()
        for first in range(0, len(tables), RENEWED):
            playing = [table for table in tables[first : first + RENEWED] if table.runner.is_on()]
            new = await self.leases.take(table.sheet.id for table in playing)
            for table in playing:
                if table.sheet.id in new:
                    table.runner.wake()

    async def _sweep(self) -> None:
        """Take up tables at which something is due and whose worker has ended."""
        overdue = await self._registry.storage.overdue(SWEPT)
        for table_id in await self.leases.take(overdue):
            try:
                table = await self._registry.find(table_id)
            except CosmodromeError as error:
                log.error("a table cannot be brought back", extra={"table": table_id, "reason": nameless(error)})
                await self._registry.storage.set_due(table_id, None)
                continue
            except SaveFailed:
                continue  # a page of the database that can't be read; the log says so
            table.runner.wake()

    # --- races -----------------------------------------------------------------------

    async def claim(self, table: Table, claim: Claim, message: p.Act, locale: str) -> None:
        """Ask the worker that keeps the window; returns when it has counted, and raises why it has not."""
        asked = AskClaim(
            id=secrets.token_hex(8),
            worker=self.worker,
            table=table.sheet.id,
            seat=claim.seat,
            seq=message.seq,
            action=message.action,
            cause=message.id,
            arrived=claim.arrived,
            half_trip=claim.half_trip,
            locale=locale,
        )
        self._claims[asked.id] = asyncio.get_running_loop().create_future()
        try:
            self.bus.publish(asked)
            async with asyncio.timeout(CLAIM_SECONDS):
                decided = await self._claims[asked.id]
        except TimeoutError:
            raise Rejection("not_saved", 503) from None
        finally:
            del self._claims[asked.id]
        await self._look(table)
        if decided.code is not None:
            raise Rejection.translated(decided.code, decided.text, decided.rule)

    async def _decide(self, table: Table, asked: AskClaim) -> None:
        answer = Decided(asked.id, asked.worker)
        try:
            claim = Claim(asked.seat, asked.arrived, asked.half_trip)
            await table.actions.claim(claim, asked.action, asked.seq, asked.cause, asked.locale)
        except Refused as refused:
            names = table.match.names if table.match is not None else None
            text = sentence(refused, asked.locale, table.game, names)
            answer = Decided(asked.id, asked.worker, refused.code, text, refused.rule)
        self.bus.publish(answer)


def at_table(table: Table) -> AtTable:
    """Who is there by way of us."""
    seats = sorted({seat for connection in table.audience.connections for seat in connection.seats})
    return AtTable(table.sheet.id, seats, len(table.audience.connections))
