"""Durable storage: tables, events, chat, reports, settings and leases, in one SQLite file or in PostgreSQL.

Nothing is told to anybody before its commit has returned (`writer.py`). With PostgreSQL several workers write, and
(table, number of the event) and the version of the sheet decide who was first; what is only read has lines of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.core.match.record import Event
from cosmodrome.server.observability import metrics
from cosmodrome.server.protocol import ChatLine, ReportInfo
from cosmodrome.server.storage import migration
from cosmodrome.server.storage.schema import CHAT, EVENTS, LEASES, REPORTS, SETTINGS, TABLES
from cosmodrome.server.storage.writer import Job, Row, SaveConflict, Writer, not_saved
from cosmodrome.server.tables.table_data import Sheet

T = TypeVar("T")
READERS = 3  # lines to PostgreSQL beside the one that writes
CONNECT_SECONDS = 5
CHAT_KEPT = 200  # lines that whoever comes is shown
REMOVED_AT_ONCE = 500  # tables that are deleted in one commit
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

log = logging.getLogger("cosmodrome.storage")

decode_event = msgspec.json.Decoder[Event](Event).decode
_sheets = msgspec.json.Decoder(Sheet)
_lines = msgspec.json.Decoder(ChatLine)


class CorruptTable(CosmodromeError):
    """A table of which a row can't be decoded."""


@dataclass(frozen=True)
class TableChanges:
    """What the database has of a table beyond what somebody knows; no sheet if theirs is the newest."""

    sheet: Sheet | None
    version: int
    due: int | None
    events: list[Event]
    causes: list[str]  # of these events and lines, the oldest first
    chat: list[ChatLine]


@dataclass(frozen=True)
class Mark:
    """How far a table has come."""

    version: int
    events: int
    lines: int


class Storage:
    """Everything that must outlive the process."""

    def __init__(self, url: str) -> None:
        engine = open_engine(url)
        self.shared = engine.dialect.name == "postgresql"  # other workers may write here too
        self.address = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=False)
        self.saves = 0
        self.beaten = 0  # saves before which somebody else was first
        self._readers: ThreadPoolExecutor | None = None
        self._engine = engine
        self._reading = engine
        self._heard = True  # whether the last reading was answered
        self._writer = Writer(engine, migrate)
        if self.shared:
            self._readers = ThreadPoolExecutor(READERS, "reader")
            self._reading = engine.execution_options(isolation_level="REPEATABLE READ")

    def close(self) -> None:
        if self._readers is not None:
            self._readers.shutdown()
        self._writer.close()

    @property
    def connected(self) -> bool:
        """Whether the database answered when it was asked last."""
        return self._writer.connected and self._heard

    async def _do(self, work: Callable[[sa.Connection], T], events: Sequence[Row] = (), table: str = "") -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        found: T = await self._writer.do(Job(events, work, done, table))
        return found

    async def _read(self, work: Callable[[sa.Connection], T]) -> T:
        """Something that changes nothing: it need not wait behind what is being written, if there is another line."""
        if self._readers is None:
            return await self._do(work)
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._on_another_line, self._reading.connect, work
        )

    async def _write_aside(self, work: Callable[[sa.Connection], T]) -> T:
        """Something to write, once or twice, that may take a while and on which no action waits."""
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._on_another_line, self._engine.begin, work
        )

    def _on_another_line(
        self, line: Callable[[], AbstractContextManager[sa.Connection]], work: Callable[[sa.Connection], T]
    ) -> T:
        for last in (False, True):
            try:
                with line() as connection:
                    found = work(connection)
            except SQLAlchemyError as error:
                # A line that was cut while it rested says nothing about the database.
                if last or not (isinstance(error, DBAPIError) and error.connection_invalidated):
                    self._heard = False
                    raise not_saved(error) from None
            else:
                self._heard = True
                return found
        raise AssertionError("unreachable")

    # --- tables and events ---------------------------------------------------

    async def save(
        self,
        sheet: Sheet,
        events: Iterable[Event] = (),
        first: int = 0,
        changed: bool = True,
        cause: str | None = None,
        known: int = 0,
        due: int | None = None,
    ) -> list[bytes]:
        """Append events from number `first` on and, if it has changed, keep the sheet: all of it or nothing.

        `known` is the version of the sheet that was changed, 0 for a new one. `due` is kept if it is given. Returns the
        events as they were written.
        """
        events = list(events)
        bodies = [msgspec.json.encode(event) for event in events]
        rows = [{"table_id": sheet.id, "seq": first + i, "body": body, "cause": cause} for i, body in enumerate(bodies)]
        body = sheet_row(sheet, known + 1) if changed else {}
        if due is not None:
            body["due"] = due

        def work(connection: sa.Connection) -> None:
            if changed and not known:
                connection.execute(INSERT_TABLE, body)
            elif changed:
                same = TABLES.update().where(TABLES.c.id == sheet.id, TABLES.c.version == known)
                if not connection.execute(same, body).rowcount:
                    raise SaveConflict("somebody else has changed the table")
            elif body:
                connection.execute(TABLES.update().where(TABLES.c.id == sheet.id), body)

        self.saves += 1
        try:
            with metrics.Saving(sheet.game, events):
                await self._do(work, rows, sheet.id)
        except SaveConflict:
            self.beaten += 1
            raise
        return bodies

    async def ids(self, status: str) -> list[str]:
        """The tables in this status, the oldest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.status == status).order_by(TABLES.c.created)
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def newest(self, count: int, public: bool = False, statuses: tuple[str, ...] = ()) -> list[Sheet]:
        def work(connection: sa.Connection) -> list[Sheet]:
            wanted = sa.select(TABLES.c.id, TABLES.c.sheet)
            if public:
                wanted = wanted.where(TABLES.c.public)
            if statuses:
                wanted = wanted.where(TABLES.c.status.in_(statuses))
            rows = connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(count))
            return list(readable_sheets((row.id, row.sheet) for row in rows))

        return await self._read(work)

    async def news(self, table: str, version: int = 0, events: int = 0, lines: int = 0) -> TableChanges | None:
        """What somebody does not know who knows this much of a table; None if there is no such table.

        Raises `CorruptTable` if a row of it can't be decoded.
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
                    sheet=_sheets.decode(row.sheet) if row.version != version else None,
                    version=row.version,
                    due=row.due,
                    events=[decode_event(body) for body, _ in newer],
                    causes=list(dict.fromkeys(cause for _, cause in [*chat, *newer] if cause is not None)),
                    chat=[_lines.decode(body) for body, _ in chat],
                )
            except UNREADABLE as error:
                return CorruptTable(str(error))

        found = await self._read(work)
        if isinstance(found, CorruptTable):
            raise found
        return found

    async def events(self, table: str, since: int = 0) -> list[Event]:
        rows = await self._read(lambda connection: events_after(connection, table, since))
        return [decode_event(body) for body, _ in rows]

    async def marks(self, tables: list[str]) -> dict[str, Mark]:
        """How far these tables have come, by one question."""

        def work(connection: sa.Connection) -> dict[str, Mark]:
            rows = connection.execute(MARKS, {"tables": tables})
            return {table: Mark(version, events, lines) for table, version, events, lines in rows}

        return await self._read(work)

    async def count(self) -> dict[str, int]:
        """How many tables there are in each status."""

        def work(connection: sa.Connection) -> dict[str, int]:
            rows = connection.execute(sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in rows}

        return await self._read(work)

    async def add_archive(self, sheet: Sheet, record: bytes) -> None:
        """Keep an uploaded record, which is compressed: one row, so that actions of players need not wait long."""
        row = {**sheet_row(sheet, 1), "size": len(record), "record": record}
        await self._do(lambda connection: connection.execute(INSERT_TABLE, row) and None, (), sheet.id)

    async def remove_archives(self, before: int, most_bytes: int) -> list[str]:
        """Delete uploaded records from before a time, and the oldest of those that are together too large."""

        def too_many(connection: sa.Connection) -> list[str]:
            columns = sa.select(TABLES.c.id, TABLES.c.created, TABLES.c.size)
            uploads = connection.execute(columns.where(TABLES.c.status == "archive").order_by(TABLES.c.created.desc()))
            gone, size = [], 0
            for upload in uploads:
                size += upload.size
                if upload.created < before or size > most_bytes:
                    gone.append(upload.id)
            return gone

        gone = await self._read(too_many)
        for archive in gone:  # each with its own commit: it may have thousands of events
            await self._do(partial(remove_archives, ids=[archive]))
        return gone

    async def remove(self, statuses: Sequence[str], before: int) -> list[str]:
        """Delete the tables in these statuses that have not changed since `before`; returns their ids.

        In slices, each with its own commit: a statement takes at most 65,535 values, and actions need not wait long.
        """
        gone: list[str] = []
        while slice_ := await self._do(lambda connection: remove_some(connection, statuses, before)):
            gone += slice_
        return gone

    # --- chat, reports, settings ---------------------------------------------

    async def add_chat(self, table: str, line: ChatLine, cause: str | None = None) -> None:
        body = {"table_id": table, "number": line.number, "body": msgspec.json.encode(line), "cause": cause}
        await self._do(lambda connection: connection.execute(CHAT.insert(), body) and None)

    async def add_report(self, table: str, step: int, text: str, record: bytes, at: int) -> int:
        def work(connection: sa.Connection) -> int:
            row = {"table_id": table, "step": step, "text": text, "record": record, "at": at}
            done = connection.execute(REPORTS.insert(), row)
            return int(done.inserted_primary_key[0])  # type: ignore[index]

        return await self._do(work)

    async def reports(self, count: int) -> list[ReportInfo]:
        def work(connection: sa.Connection) -> list[ReportInfo]:
            c = REPORTS.c
            wanted = sa.select(c.id, c.table_id, c.step, c.text, c.at).order_by(c.id.desc()).limit(count)
            return [ReportInfo(*row) for row in connection.execute(wanted)]

        return await self._read(work)

    async def report_record(self, number: int) -> bytes | None:
        def work(connection: sa.Connection) -> bytes | None:
            row = connection.execute(sa.select(REPORTS.c.record).where(REPORTS.c.id == number)).first()
            return bytes(row[0]) if row else None

        return await self._read(work)

    async def setting(self, name: str) -> str | None:
        def work(connection: sa.Connection) -> str | None:
            row = connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).first()
            return str(row[0]) if row else None

        return await self._read(work)

    async def set_setting(self, name: str, value: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(SETTINGS.delete().where(SETTINGS.c.name == name))
            if value is not None:
                connection.execute(SETTINGS.insert(), {"name": name, "value": value})

        await self._do(work)

    async def keep_setting(self, name: str, value: str) -> str:
        """The value that a setting has; this one if it has none yet."""
        await self._do(
            lambda connection: (
                connection.execute(postgresql.insert(SETTINGS).values(name=name, value=value).on_conflict_do_nothing())
                and None
            )
        )
        return await self.setting(name) or value

    # --- who looks after what, where several workers share the tables ----------

    async def take_leases(self, holder: str, tables: Iterable[str], milliseconds: int) -> set[str]:
        """Take these tables, or keep them for as long again; what another worker holds stays with it."""
        values = {"holder": holder, "tables": sorted(tables), "milliseconds": milliseconds}
        return await self._write_aside(lambda connection: set(connection.execute(TAKE_LEASES, values).scalars()))

    async def give_leases_back(self, holder: str, tables: Iterable[str]) -> None:
        values = {"holder": holder, "tables": sorted(tables)}
        await self._do(lambda connection: connection.execute(GIVE_LEASES_BACK, values) and None)

    async def overdue(self, count: int) -> list[str]:
        """Tables at which something is due and that nobody looks after."""
        return await self._read(lambda connection: list(connection.execute(OVERDUE, {"count": count}).scalars()))

    async def set_due(self, table: str, due: int | None) -> None:
        await self._do(
            lambda connection: connection.execute(TABLES.update().where(TABLES.c.id == table), {"due": due}) and None,
            table=table,
        )


def remove_archives(connection: sa.Connection, ids: Sequence[str]) -> None:
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
    delete_contents(connection, ids)


def remove_some(connection: sa.Connection, statuses: Sequence[str], before: int) -> list[str]:
    """Delete up to `REMOVED_AT_ONCE` tables; one that another worker has changed meanwhile stays."""
    is_old = sa.and_(TABLES.c.status.in_(statuses), TABLES.c.updated < before)
    ids = connection.execute(sa.select(TABLES.c.id).where(is_old).limit(REMOVED_AT_ONCE)).scalars().all()
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids), is_old))
    kept = set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids))).scalars())
    gone = [table_id for table_id in ids if table_id not in kept]
    delete_contents(connection, gone)
    return gone


def readable_sheets(rows: Iterable[tuple[str, bytes]]) -> Iterator[Sheet]:
    """One that can't be decoded is named in the log and does not hide the others."""
    for table_id, body in rows:
        try:
            yield _sheets.decode(body)
        except UNREADABLE as error:
            log.error("a stored table cannot be read", extra={"table": table_id, "reason": type(error).__name__})


INSERT_TABLE = TABLES.insert()

# By the clock of the database, which is the same for all workers.
CLOCK = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)"
TAKE_LEASES = sa.text(f"""
    INSERT INTO leases (table_id, holder, until)
    SELECT id, CAST(:holder AS text), {CLOCK} + :milliseconds FROM unnest(CAST(:tables AS text[])) AS id
    WHERE NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND holder <> CAST(:holder AS text) AND until >= {CLOCK})
    ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until < {CLOCK}
    RETURNING table_id
""")
GIVE_LEASES_BACK = sa.text("DELETE FROM leases WHERE holder = :holder AND table_id = ANY(:tables)")
OVERDUE = sa.text(f"""
    SELECT id FROM tables LEFT JOIN leases ON leases.table_id = tables.id
    WHERE status = 'playing' AND due <= {CLOCK} AND (until IS NULL OR until < {CLOCK})
    ORDER BY due LIMIT :count
""")


def events_after(connection: sa.Connection, table: str, since: int) -> list[tuple[bytes, str | None]]:
    wanted = sa.select(EVENTS.c.body, EVENTS.c.cause).where(EVENTS.c.table_id == table, EVENTS.c.seq >= since)
    return [(row.body, row.cause) for row in connection.execute(wanted.order_by(EVENTS.c.seq))]


def delete_contents(connection: sa.Connection, ids: Sequence[str]) -> None:
    """What belongs to tables that are deleted."""
    for table in (EVENTS, CHAT, REPORTS, LEASES):
        connection.execute(table.delete().where(table.c.table_id.in_(ids)))


def length(rows: sa.Table, number: str) -> sa.ScalarSelect[int]:
    """How many of these numbered rows a table has: they have no gaps, so the newest one tells."""
    newest = sa.select(sa.func.max(rows.c[number])).where(rows.c.table_id == TABLES.c.id).scalar_subquery()
    return sa.func.coalesce(newest + 1, 0)  # type: ignore[return-value]


MARKS = sa.select(TABLES.c.id, TABLES.c.version, length(EVENTS, "seq"), length(CHAT, "number")).where(
    TABLES.c.id == sa.any_(sa.bindparam("tables", type_=postgresql.ARRAY(sa.Text)))
)


def sheet_row(sheet: Sheet, version: int) -> dict[str, Any]:
    return {
        "id": sheet.id,
        "status": sheet.status,
        "game": sheet.game,
        "public": sheet.public,
        "created": sheet.created,
        "updated": sheet.updated,
        "sheet": msgspec.json.encode(sheet),
        "version": version,
    }


def open_engine(url: str) -> sa.Engine:
    """SQLite gets the settings that make a commit survive a power cut, and transactions that begin when we say so."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "postgresql":
            return open_postgres(address)
        if address.get_backend_name() != "sqlite":
            raise BadInput(f"cannot use the database {address.drivername}: it must be sqlite or postgresql")
        engine = sa.create_engine(
            address, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise BadInput(f"cannot use the database {url.partition('://')[0]}: {error}") from None

    if (file := sqlite_file(address)) is not None:
        keep_private(file)

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that only reads (`reading_options`) keeps no one from writing.
        connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN IMMEDIATE"))

    return engine


def open_reader(url: str) -> sa.Engine:
    """An engine for another process that only reads, and never makes a writer wait."""
    engine = open_engine(url)
    return engine.execution_options(**reading_options(engine.dialect))


def reading_options(dialect: sa.Dialect) -> dict[str, Any]:
    """For transactions that see the database as it is at one moment and keep no one from writing."""
    if dialect.name == "sqlite":
        return {"sqlite_begin": "BEGIN"}
    return {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}


def sqlite_file(address: sa.URL) -> Path | None:
    """The file of an SQLite database; None for another database and for one in memory."""
    file = address.database
    if address.get_backend_name() != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return None
    return Path(file)


def keep_private(file: Path) -> None:
    """Only the owner may read it: it holds the seeds of running matches. SQLite gives its -wal and -shm the same mode.

    What cannot be done here, in a folder that is missing or somebody else's, is left to SQLite to report.
    """
    with suppress(OSError):
        file.touch(mode=0o600, exist_ok=True)
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            if (one := file.with_name(name)).exists():
                one.chmod(0o600)


def open_postgres(address: sa.URL) -> sa.Engine:
    """A line that is dead is noticed in seconds, not when the system gives it up."""
    try:
        import psycopg  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs the extra `postgres`: pip install 'cosmodrome[postgres]'") from None
    settings = {
        "connect_timeout": CONNECT_SECONDS,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 2,
        "tcp_user_timeout": 15_000,
    }
    return sa.create_engine(
        address.set(drivername="postgresql+psycopg"), pool_size=READERS + 1, max_overflow=0, connect_args=settings
    )


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the schema of this version; an empty one is filled."""
    with connection.begin():
        migration.upgrade(connection)
