"""Durable storage: one writer thread that commits whatever has gathered while the last commit was on its way.

Nothing is told to anybody before its commit has returned. Many tables share one `fsync` (group commit), each in its own
savepoint, so that a row of one table that cannot be written does not hold up the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from cosmodrome.core.errors import BadInput
from cosmodrome.core.record import Event
from cosmodrome.server import metrics, revisions
from cosmodrome.server.protocol import ChatLine, ReportInfo
from cosmodrome.server.schema import CHAT, EVENTS, REPORTS, SETTINGS, TABLES
from cosmodrome.server.sheet import Sheet

T = TypeVar("T")
MOST_AT_ONCE = 128  # jobs in one commit

_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_sheets = msgspec.json.Decoder(Sheet)
_lines = msgspec.json.Decoder(ChatLine)


class NotSaved(Exception):
    """The database did not take it: the disk is full, it is locked, or somebody else was first."""


Row = dict[str, Any]


@dataclass
class Job:
    """Events to append, and what else is to be done in the same breath."""

    events: Sequence[Row]
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


def do_together(connection: sa.Connection, jobs: list[Job]) -> list[Any]:
    """All jobs in one transaction, their events in one statement; for each its result, or why it was not saved."""
    try:
        with connection.begin():
            if rows := [row for job in jobs for row in job.events]:
                connection.execute(INSERT_EVENT, rows)
            return [job.work(connection) for job in jobs]
    except OperationalError as error:  # the disk is full, the file is locked: it would not be better one by one
        return [not_saved(error) for _ in jobs]
    except Exception as error:
        return [not_saved(error)] if len(jobs) == 1 else do_one_by_one(connection, jobs)


def do_one_by_one(connection: sa.Connection, jobs: list[Job]) -> list[Any]:
    """Each job in a savepoint of its own, so that the one that cannot be done does not hold up the others."""
    outcomes: list[Any] = []
    try:
        with connection.begin():
            for job in jobs:
                try:
                    with connection.begin_nested():
                        if job.events:
                            connection.execute(INSERT_EVENT, list(job.events))
                        outcomes.append(job.work(connection))
                except Exception as error:
                    outcomes.append(not_saved(error))
    except Exception as error:  # the transaction itself: nothing of it has happened
        return [not_saved(error) for _ in jobs]
    return outcomes


def settle(jobs: list[Job], outcomes: list[Any]) -> None:
    """In the event loop: tell everybody who still waits."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, NotSaved):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)


class Storage:
    """Everything that must outlive the process."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._ready: Future[None] = Future()
        self._thread.start()
        self._ready.result()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    # --- the writer thread ---------------------------------------------------

    def _run(self) -> None:
        try:
            with self._engine.connect() as connection:
                migrate(connection)
                self._ready.set_result(None)
                while self._commit_what_waits(connection):
                    pass
        except SQLAlchemyError as error:
            if not self._ready.done():
                self._ready.set_exception(BadInput(f"cannot open the database: {first_line(error)}"))
        except BadInput as error:  # its schema is from the future
            self._ready.set_exception(error)
        finally:
            self._engine.dispose()

    def _commit_what_waits(self, connection: sa.Connection) -> bool:
        """One transaction for all jobs that have gathered; False when it is time to go home."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            if not job.done.cancelled():
                jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                break
            job = self._jobs.get()
        if jobs:
            outcomes = do_together(connection, jobs)
            with contextlib.suppress(RuntimeError):  # the loop is closed, nobody waits any more
                jobs[0].done.get_loop().call_soon_threadsafe(settle, jobs, outcomes)
        return job is not None

    async def _do(self, work: Callable[[sa.Connection], T], events: Sequence[Row] = ()) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(events, work, done))
        return await done

    # --- tables and events ---------------------------------------------------

    async def save(
        self, sheet: Sheet, events: Iterable[Event] = (), first: int = 0, changed: bool = True, cause: str | None = None
    ) -> None:
        """Append events from number `first` on and, if it has changed, keep the sheet: all of it or nothing."""
        events = list(events)
        rows = [
            {"table_id": sheet.id, "seq": first + i, "body": msgspec.json.encode(event), "cause": cause}
            for i, event in enumerate(events)
        ]
        body = sheet_row(sheet) if changed else None

        def work(connection: sa.Connection) -> None:
            if body is not None and not connection.execute(UPDATE_TABLE, {**body, "key": sheet.id}).rowcount:
                connection.execute(INSERT_TABLE, body)

        with metrics.Saving(sheet.game, events):
            await self._do(work, rows)

    async def tables(self, *statuses: str) -> list[Sheet]:
        def work(connection: sa.Connection) -> list[Sheet]:
            wanted = sa.select(TABLES.c.sheet).where(TABLES.c.status.in_(statuses))
            return [_sheets.decode(row[0]) for row in connection.execute(wanted.order_by(TABLES.c.created))]

        return await self._do(work)

    async def newest(self, count: int, public: bool = False, statuses: tuple[str, ...] = ()) -> list[Sheet]:
        def work(connection: sa.Connection) -> list[Sheet]:
            wanted = sa.select(TABLES.c.sheet)
            if public:
                wanted = wanted.where(TABLES.c.public)
            if statuses:
                wanted = wanted.where(TABLES.c.status.in_(statuses))
            rows = connection.execute(wanted.order_by(TABLES.c.updated.desc()).limit(count))
            return [_sheets.decode(row[0]) for row in rows]

        return await self._do(work)

    async def table(self, table: str) -> Sheet | None:
        def work(connection: sa.Connection) -> Sheet | None:
            row = connection.execute(sa.select(TABLES.c.sheet).where(TABLES.c.id == table)).first()
            return _sheets.decode(row[0]) if row else None

        return await self._do(work)

    async def events(self, table: str) -> list[Event]:
        def work(connection: sa.Connection) -> list[Event]:
            wanted = sa.select(EVENTS.c.body).where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
            return [_events.decode(row[0]) for row in connection.execute(wanted)]

        return await self._do(work)

    async def causes(self, table: str, count: int) -> list[str]:
        """The ids of the messages that led to the newest events, the oldest first."""

        def work(connection: sa.Connection) -> list[str]:
            wanted = sa.select(EVENTS.c.cause).where(EVENTS.c.table_id == table, EVENTS.c.cause.is_not(None))
            rows = connection.execute(wanted.order_by(EVENTS.c.seq.desc()).limit(count))
            return [row[0] for row in rows][::-1]

        return await self._do(work)

    async def count(self) -> dict[str, int]:
        """How many tables there are in each status."""

        def work(connection: sa.Connection) -> dict[str, int]:
            rows = connection.execute(sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status))
            return {row[0]: row[1] for row in rows}

        return await self._do(work)

    async def remove_finished(self, before: int) -> list[str]:
        """Delete tables that nobody has touched since `before` and that are not being played."""

        def work(connection: sa.Connection) -> list[str]:
            old = sa.select(TABLES.c.id).where(TABLES.c.status != "playing", TABLES.c.updated < before)
            ids = [row[0] for row in connection.execute(old)]
            for table in (EVENTS, CHAT, REPORTS):
                connection.execute(table.delete().where(table.c.table_id.in_(ids)))
            connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
            return ids

        return await self._do(work)

    # --- chat, reports, settings ---------------------------------------------

    async def add_chat(self, table: str, line: ChatLine) -> None:
        body = {"table_id": table, "number": line.number, "body": msgspec.json.encode(line)}
        await self._do(lambda connection: connection.execute(CHAT.insert(), body) and None)

    async def chat(self, table: str, most: int) -> list[ChatLine]:
        """The newest lines, in their order."""

        def work(connection: sa.Connection) -> list[ChatLine]:
            wanted = sa.select(CHAT.c.body).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(most)
            return [_lines.decode(row[0]) for row in connection.execute(wanted)][::-1]

        return await self._do(work)

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

        return await self._do(work)

    async def report_record(self, number: int) -> bytes | None:
        def work(connection: sa.Connection) -> bytes | None:
            row = connection.execute(sa.select(REPORTS.c.record).where(REPORTS.c.id == number)).first()
            return bytes(row[0]) if row else None

        return await self._do(work)

    async def setting(self, name: str) -> str | None:
        def work(connection: sa.Connection) -> str | None:
            row = connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).first()
            return str(row[0]) if row else None

        return await self._do(work)

    async def set_setting(self, name: str, value: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(SETTINGS.delete().where(SETTINGS.c.name == name))
            if value is not None:
                connection.execute(SETTINGS.insert(), {"name": name, "value": value})

        await self._do(work)


INSERT_EVENT = EVENTS.insert()
INSERT_TABLE = TABLES.insert()
UPDATE_TABLE = TABLES.update().where(TABLES.c.id == sa.bindparam("key"))


def sheet_row(sheet: Sheet) -> dict[str, Any]:
    return {
        "id": sheet.id,
        "status": sheet.status,
        "game": sheet.game,
        "public": sheet.public,
        "created": sheet.created,
        "updated": sheet.updated,
        "sheet": msgspec.json.encode(sheet),
    }


def not_saved(error: Exception) -> NotSaved:
    if isinstance(error, IntegrityError):
        return NotSaved("somebody else was first")
    return NotSaved(first_line(error))


def first_line(error: Exception) -> str:
    """What went wrong, without the rows that PostgreSQL shows below it."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def open_engine(url: str) -> sa.Engine:
    """SQLite gets the settings that make a commit survive a power cut, and transactions that begin when we say so."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() != "sqlite":
            return sa.create_engine(address, hide_parameters=True)
        engine = sa.create_engine(
            address, hide_parameters=True, poolclass=StaticPool, connect_args={"check_same_thread": False}
        )
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise BadInput(f"cannot use the database {url.partition('://')[0]}: {error}") from None

    @sa.event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # Whoever only looks (`database.one_moment`) keeps nobody from writing.
        connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN IMMEDIATE"))

    return engine


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the schema of this version; an empty one is filled."""
    with connection.begin():
        revisions.upgrade(connection)
