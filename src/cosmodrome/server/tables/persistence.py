"""Saves the changes of a table, and catches up with what other workers have saved."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Iterable
from typing import TYPE_CHECKING

import msgspec

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record_loader import apply_events
from cosmodrome.server.cluster.messages import TableChanged
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.record_jobs import StoredTable
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableChanges, TableWrite, decode_event
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.tables.table_data import TableData, record_of
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

REMEMBERED_IDS = 256  # ids of messages that were carried out, so that a repeated one changes nothing

log = logging.getLogger("cosmodrome.table")


class TablePersistence(TableComponent):
    """Knows which part of its table is in the database.

    Its methods are called under the table's lock, but `refresh`, `apply` and their `try_` forms take it themselves.
    """

    def __init__(self, table: Table, storage: Storage, compute: Compute) -> None:
        super().__init__(table)
        self.version = 0  # of the table data in the database
        self.saved = 0  # events that are in the database
        self.saved_data = b""  # as it was encoded; empty before the first commit
        self._saved_due: int | None = None
        self._is_doubtful = False  # whether the database may have more than is known here
        self._done_ids: OrderedDict[str, None] = OrderedDict()
        self._storage = storage
        self._compute = compute

    # --- saving --------------------------------------------------------------------

    async def commit(self, cause: str | None) -> None:
        """Save what has changed, and publish it to the other workers."""
        table, match = self._table, self._table.match
        events = match.events[self.saved :] if match is not None else []
        if match is not None and match.is_over and table.data.status == "playing":
            table.data.status = "over"
            table.data.finished = now()
            table.data.ended = match.events[-1].reason if isinstance(match.events[-1], rec.End) else ""
        if events:
            table.index.update(match)
        changed = msgspec.json.encode(table.data) != self.saved_data
        if changed:
            table.data.updated = now()
        if events or changed:
            due = self._earlier_due() if self._storage.shared else None
            write = TableWrite(table.data, events, self.saved, changed, cause, self.version, due)
            written = await self._storage.tables.save(write)
            self.saved += len(events)
            if events and isinstance(events[-1], rec.End):
                log.info("match over", extra={"table": table.data.id, "game": table.data.game})
            self._saved_due = self._saved_due if due is None else due
            if changed:
                self.version += 1
                self.saved_data = msgspec.json.encode(table.data)
                written = []  # the table data has secrets, so it is not sent: other workers read it from the database
            table.cluster.publish_change(table, written, cause, due)
        if cause is not None:
            self._remember([cause])

    def _earlier_due(self) -> int | None:
        """When the runner is needed, if that is before what the database says; being early is harmless."""
        due = self._table.runner.due()
        return due if due is not None and (self._saved_due is None or due < self._saved_due) else None

    def was_done(self, cause: str) -> bool:
        """Whether the message of this id has been carried out."""
        return cause in self._done_ids

    def _remember(self, causes: Iterable[str]) -> None:
        self._done_ids.update(dict.fromkeys(causes))
        while len(self._done_ids) > REMEMBERED_IDS:
            self._done_ids.popitem(last=False)

    # --- rolling back ----------------------------------------------------------------

    async def roll_back(self) -> None:
        """Undo what was not saved, and learn what others have saved."""
        if not self.saved_data:
            return  # the table is new: no other worker knows it
        await self.drop_unsaved()
        try:
            await self._catch_up()
        except SaveFailed as error:
            log.warning("cannot be read again", extra={"table": self._table.data.id, "reason": nameless(error)})

    async def drop_unsaved(self) -> None:
        """Return to the last state that is known to be saved."""
        table, match = self._table, self._table.match
        self._is_doubtful = True
        if self.saved_data:
            table.data = msgspec.json.decode(self.saved_data, type=TableData)
        if match is not None and len(match.events) > self.saved:
            await self._rebuild(match.events[: self.saved])

    def _has_unsaved(self) -> bool:
        match = self._table.match
        if match is not None and len(match.events) > self.saved:
            return True
        return msgspec.json.encode(self._table.data) != self.saved_data

    async def was_behind(self) -> bool:
        """After a refusal: whether it was based on a state that other workers have changed."""
        if not self.saved_data:
            return False
        known = (self.version, self.saved)
        if self._storage.shared or self._has_unsaved():
            await self.roll_back()
        return known != (self.version, self.saved)

    # --- catching up -----------------------------------------------------------------

    async def restore(self, stored: StoredTable) -> None:
        """Take over what was loaded from the database, and read what was saved since."""
        table = self._table
        self.version, self._saved_due, table.match = stored.version, stored.due, stored.match
        self.saved = len(stored.match.events) if stored.match is not None else 0
        self.saved_data = msgspec.json.encode(table.data)
        if table.is_archive:
            return  # it never changes
        table.index.update(table.match)
        self._remember(stored.causes)
        await self._catch_up()

    async def refresh(self) -> None:
        """Read what other workers have saved, and broadcast it."""
        table = self._table
        async with table.lock:
            if await self._catch_up():
                table.audience.broadcast()
                table.runner.wake()

    async def apply(self, change: TableChanged) -> None:
        """Apply a change that another worker has published; only what the message lacks is read from the database."""
        table = self._table
        async with table.lock:
            missing = change.seq - self.saved
            if missing <= 0 and change.version <= self.version:
                return
            if self._is_doubtful or change.version > self.version or missing > len(change.events):
                await self._catch_up()
            else:
                events = [decode_event(event) for event in change.events[-missing:]]
                due = self._saved_due if change.due is None else change.due
                causes = [] if change.cause is None else [change.cause]
                await self._apply(TableChanges(None, self.version, due, events, causes, []))
            table.audience.broadcast()
            table.runner.wake()

    async def try_refresh(self) -> None:
        """Refresh as `refresh` does; a failure is logged, because the next poll tries again."""
        await self._try(self.refresh())

    async def try_apply(self, change: TableChanged) -> None:
        """Apply a change as `apply` does; a failure is logged, because the next poll tries again."""
        await self._try(self.apply(change))

    async def _try(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (SaveFailed, CosmodromeError) as error:
            log.warning("cannot catch up", extra={"table": self._table.data.id, "reason": nameless(error)})

    async def resolve_doubt(self) -> None:
        """Catch up if the database may have more than is known here."""
        if self._is_doubtful:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what the database has beyond what is known here; return whether there was something."""
        table = self._table
        if table.is_archive:
            return False
        changes = await self._storage.tables.changes(table.data.id, self.version, self.saved, table.chat.next_number)
        self._is_doubtful = False
        return changes is not None and await self._apply(changes)

    async def _apply(self, changes: TableChanges) -> bool:
        table = self._table
        self._saved_due = changes.due
        if changes.data is not None:
            table.audience.forget_changed_keys(changes.data)
            table.data, self.version = changes.data, changes.version
            self.saved_data = msgspec.json.encode(table.data)
        if changes.events:
            await self._append(changes.events)
        self._remember(changes.causes)
        for line in changes.chat:
            table.chat.add(line)
        return bool(changes.data is not None or changes.events or changes.chat)

    async def _append(self, events: list[rec.Event]) -> None:
        """Apply events that other workers have saved."""
        table = self._table
        question = table.index.question_seq
        if table.match is None:
            await self._rebuild(events)
        else:
            known = list(table.match.events)
            try:
                apply_events(table.match, events)
            except CosmodromeError as error:  # some of them may have been applied
                log.warning("rebuilt from all events", extra={"table": table.data.id, "reason": nameless(error)})
                await self._rebuild([*known, *events])
        assert table.match is not None
        self.saved = len(table.match.events)
        table.index.update(table.match)
        if table.index.question_seq != question:
            table.clock.question_since = now()

    async def _rebuild(self, events: list[rec.Event]) -> None:
        """Replay these events from the beginning, in another process if possible."""
        table = self._table
        match = None
        if events:
            record = record_of(table.data, list(events))
            try:
                match = await self._compute.rebuild_match(record, table.data.id)
            except Rejection as error:  # the match must never be ahead of what is saved
                log.warning("rebuilt in the server", extra={"table": table.data.id, "reason": error.code})
                match = Match.load(record)
        table.match = match
        table.index.rebuild(match)
