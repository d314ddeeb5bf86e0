"""Stored tables: their data, events and chat, and uploaded records.

With PostgreSQL several workers write; the number of an event and the version of the table data decide who was first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match.record import Event
from cosmodrome.server.observability import metrics
from cosmodrome.server.protocol import ChatLine
from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.deletion import delete_some, delete_tables
from cosmodrome.server.storage.schema import CHAT, CLOCK, EVENTS, TABLES
from cosmodrome.server.storage.writer import SaveConflict
from cosmodrome.server.tables.table_data import TableData

CHAT_KEPT = 200  # lines that a new connection gets
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

log = logging.getLogger("cosmodrome.storage")

decode_event = msgspec.json.Decoder[Event](Event).decode
_table_data = msgspec.json.Decoder(TableData)
_lines = msgspec.json.Decoder(ChatLine)


class CorruptTable(CosmodromeError):
    """A table of which a row cannot be decoded."""


@dataclass(frozen=True)
class TableWrite:
    """What is to be saved of a table."""

    data: TableData
    events: Iterable[Event] = ()  # to append
    first_seq: int = 0  # the number of the first of them
    is_changed: bool = True  # whether the table data is to be saved
    cause: str | None = None  # the id of the message that led to it
    known_version: int = 0  # of the table data that was changed; 0 for a new table
    due: int | None = None  # when the runner is needed; None leaves what is saved


@dataclass(frozen=True)
class TableChanges:
    """What the database has of a table beyond what a worker knows; no data if it knows the newest."""

    data: TableData | None
    version: int
    due: int | None
    events: list[Event]
    causes: list[str]  # of these events and lines, the oldest first
    chat: list[ChatLine]


@dataclass(frozen=True)
class TableProgress:
    """How far a table has come."""

    version: int
    events: int
    lines: int


class TableStore:
    """Nothing may be sent to players before its commit has returned."""

    def __init__(self, database: Database) -> None:
        self.conflicts = 0  # saves before which another worker was first
        self._database = database

    async def save(self, write: TableWrite) -> list[bytes]:
        """Save all of this or nothing; return the events as they were encoded.

        Raises `SaveConflict` if another worker has saved an event of this number or changed the table data.
        """
        data, known = write.data, write.known_version
        events = list(write.events)
        bodies = [msgspec.json.encode(event) for event in events]
        rows = [
            {"table_id": data.id, "seq": write.first_seq + number, "body": body, "cause": write.cause}
            for number, body in enumerate(bodies)
        ]
        columns = table_row(data, known + 1) if write.is_changed else {}
        if write.due is not None:
            columns["due"] = write.due

        def work(connection: sa.Connection) -> None:
            if write.is_changed and not known:
                connection.execute(INSERT_TABLE, columns)
            elif write.is_changed:
                unchanged = TABLES.update().where(TABLES.c.id == data.id, TABLES.c.version == known)
                if not connection.execute(unchanged, columns).rowcount:
                    raise SaveConflict("another worker has changed the table")
            elif columns:
                connection.execute(TABLES.update().where(TABLES.c.id == data.id), columns)

        try:
            with metrics.Saving(data.game, events):
                await self._database.write(work, rows, data.id)
        except SaveConflict:
            self.conflicts += 1
            raise
        return bodies

    async def ids(self, status: str) -> list[str]:
        """The tables in this status, the oldest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.status == status).order_by(TABLES.c.created)
        return await self._database.read(lambda connection: list(connection.execute(wanted).scalars()))

    async def game_of(self, table_id: str) -> str | None:
        """The game of a table, if there is such a table."""
        wanted = sa.select(TABLES.c.game).where(TABLES.c.id == table_id)
        return await self._database.read(lambda connection: connection.execute(wanted).scalar())

    async def newest(self, count: int, public: bool = False, statuses: tuple[str, ...] = ()) -> list[TableData]:
        def work(connection: sa.Connection) -> list[TableData]:
            wanted = sa.select(TABLES.c.id, TABLES.c.sheet)
            if public:
                wanted = wanted.where(TABLES.c.public)
            if statuses:
                wanted = wanted.where(TABLES.c.status.in_(statuses))
            rows = connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(count))
            return list(readable_tables((row.id, row.sheet) for row in rows))

        return await self._database.read(work)

    async def newest_finished(self, game: str, count: int) -> list[TableData]:
        """The tables of a game whose match is over, the newest first; they are decoded in a thread of their own."""
        columns = sa.select(TABLES.c.id, TABLES.c.sheet).where(TABLES.c.status == "over", TABLES.c.game == game)
        wanted = columns.order_by(TABLES.c.updated.desc()).limit(count)
        rows = await self._database.read(lambda connection: [(row.id, row.sheet) for row in connection.execute(wanted)])
        return await asyncio.to_thread(lambda: list(readable_tables(rows)))

    async def changes(self, table: str, version: int = 0, events: int = 0, lines: int = 0) -> TableChanges | None:
        """What the database has of a table beyond this; None if there is no such table.

        Raises `CorruptTable` if a row of it cannot be decoded.
        """

        def work(connection: sa.Connection) -> TableChanges | CorruptTable | None:
            wanted = sa.select(TABLES.c.version, TABLES.c.due, TABLES.c.sheet).where(TABLES.c.id == table)
            row = connection.execute(wanted).first()
            if row is None:
                return None
            newer = events_after(connection, table, events)
            said = sa.select(CHAT.c.body, CHAT.c.cause).where(CHAT.c.table_id == table, CHAT.c.number >= lines)
            newest = connection.execute(said.order_by(CHAT.c.number.desc()).limit(CHAT_KEPT))
            chat = [(row.body, row.cause) for row in newest][::-1]
            try:
                return TableChanges(
                    data=_table_data.decode(row.sheet) if row.version != version else None,
                    version=row.version,
                    due=row.due,
                    events=[decode_event(body) for body, _ in newer],
                    causes=list(dict.fromkeys(cause for _, cause in [*chat, *newer] if cause is not None)),
                    chat=[_lines.decode(body) for body, _ in chat],
                )
            except UNREADABLE as error:
                return CorruptTable(str(error))

        found = await self._database.read(work)
        if isinstance(found, CorruptTable):
            raise found
        return found

    async def events(self, table: str, since: int = 0) -> list[Event]:
        rows = await self._database.read(lambda connection: events_after(connection, table, since))
        return [decode_event(body) for body, _ in rows]

    async def progress(self, tables: list[str]) -> dict[str, TableProgress]:
        """How far these tables have come, by one query."""

        def work(connection: sa.Connection) -> dict[str, TableProgress]:
            rows = connection.execute(PROGRESS, {"tables": tables})
            return {table: TableProgress(version, events, lines) for table, version, events, lines in rows}

        return await self._database.read(work)

    async def count(self) -> dict[str, int]:
        """How many tables there are in each status."""

        def work(connection: sa.Connection) -> dict[str, int]:
            rows = connection.execute(sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in rows}

        return await self._database.read(work)

    async def add_archive(self, data: TableData, record: bytes) -> None:
        """Keep a compressed record: in one row, so that actions of players do not wait long."""
        row = {**table_row(data, 1), "size": len(record), "record": record}
        await self._database.write(lambda connection: connection.execute(INSERT_TABLE, row) and None, (), data.id)

    async def remove_archives(self, before: int, most_bytes: int) -> list[str]:
        """Delete uploaded records from before a time, and the oldest of the others if they are too large together."""

        def too_many(connection: sa.Connection) -> list[str]:
            columns = sa.select(TABLES.c.id, TABLES.c.created, TABLES.c.size)
            uploads = connection.execute(columns.where(TABLES.c.status == "archive").order_by(TABLES.c.created.desc()))
            gone, size = [], 0
            for upload in uploads:
                size += upload.size
                if upload.created < before or size > most_bytes:
                    gone.append(upload.id)
            return gone

        gone = await self._database.read(too_many)
        for archive in gone:  # each in its own commit: old ones have thousands of events
            await self._database.write(partial(delete_tables, ids=[archive]))
        return gone

    async def remove(self, statuses: Sequence[str], before: int) -> list[str]:
        """Delete the tables in these statuses that have not changed since `before`; returns their ids.

        In slices, each with its own commit: a statement takes at most 65,535 values, and actions need not wait long.
        """
        gone: list[str] = []
        while ids := await self._database.write(lambda connection: delete_some(connection, statuses, before)):
            gone += ids
        return gone

    async def add_chat(self, table: str, line: ChatLine, cause: str | None = None) -> None:
        body = {"table_id": table, "number": line.number, "body": msgspec.json.encode(line), "cause": cause}
        await self._database.write(lambda connection: connection.execute(CHAT.insert(), body) and None)

    async def overdue(self, count: int) -> list[str]:
        """Running tables at which something is due and that no worker holds."""
        return await self._database.read(
            lambda connection: list(connection.execute(OVERDUE, {"count": count}).scalars())
        )

    async def set_due(self, table: str, due: int | None) -> None:
        await self._database.write(
            lambda connection: connection.execute(TABLES.update().where(TABLES.c.id == table), {"due": due}) and None,
            table=table,
        )


def readable_tables(rows: Iterable[tuple[str, bytes]]) -> Iterator[TableData]:
    """Decode the data of tables; what cannot be decoded is logged and skipped."""
    for table_id, body in rows:
        try:
            yield _table_data.decode(body)
        except UNREADABLE as error:
            log.error("a stored table cannot be read", extra={"table": table_id, "reason": type(error).__name__})


INSERT_TABLE = TABLES.insert()
OVERDUE = sa.text(f"""
    SELECT id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE status = 'playing' AND due <= {CLOCK} AND (until IS NULL OR until < {CLOCK})
    ORDER BY due LIMIT :count
""")


def events_after(connection: sa.Connection, table: str, since: int) -> list[tuple[bytes, str | None]]:
    wanted = sa.select(EVENTS.c.body, EVENTS.c.cause).where(EVENTS.c.table_id == table, EVENTS.c.seq >= since)
    return [(row.body, row.cause) for row in connection.execute(wanted.order_by(EVENTS.c.seq))]


def length(rows: sa.Table, number: str) -> sa.ScalarSelect[int]:
    """How many of these rows a table has: they are numbered without gaps."""
    newest = sa.select(sa.func.max(rows.c[number])).where(rows.c.table_id == TABLES.c.id).scalar_subquery()
    return sa.func.coalesce(newest + 1, 0)  # type: ignore[return-value]


PROGRESS = sa.select(TABLES.c.id, TABLES.c.version, length(EVENTS, "seq"), length(CHAT, "number")).where(
    TABLES.c.id == sa.any_(sa.bindparam("tables", type_=postgresql.ARRAY(sa.Text)))
)


def table_row(data: TableData, version: int) -> dict[str, Any]:
    return {
        "id": data.id,
        "status": data.status,
        "game": data.game,
        "public": data.public,
        "created": data.created,
        "updated": data.updated,
        "sheet": msgspec.json.encode(data),
        "version": version,
    }
