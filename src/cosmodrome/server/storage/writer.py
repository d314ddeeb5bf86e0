"""Group commit: one thread of a process commits all jobs that have arrived during the previous commit.

Many tables share one commit. If one of their rows cannot be written, each job gets a savepoint of its own, so that it
does not affect the others. A database that was unavailable is tried again with the next job.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from cosmodrome.core.errors import BadInput
from cosmodrome.server.storage.schema import EVENTS

MOST_AT_ONCE = 128  # jobs in one commit
INSERT_EVENT = EVENTS.insert()
ROWS_AT_ONCE = 100  # events in one statement, for SQLite
PASSING = ("40P01", "40001")  # deadlock and serialization failure: each job is tried again by itself

Row = dict[str, Any]


class SaveFailed(Exception):
    """The commit has failed, or its outcome is unknown: the disk is full, the database is locked or unavailable."""


class SaveConflict(SaveFailed):
    """Another worker was first."""


@dataclass
class Job:
    """Events to append, and other work for the same commit."""

    events: Sequence[Row]
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]
    table: str  # or empty; jobs are sorted by it, so that groups of different workers seldom deadlock


def do_together(connection: sa.Connection, jobs: list[Job]) -> list[Any]:
    """Do all jobs in one transaction, their events in one statement; return the result or error of each."""
    try:
        with connection.begin():
            if rows := [row for job in jobs for row in job.events]:
                insert_events(connection, rows)
            return [job.work(connection) for job in jobs]
    except Exception as error:
        if len(jobs) == 1 or not is_of_one(error):
            return [not_saved(error) for _ in jobs]
        return do_one_by_one(connection, jobs)


def do_one_by_one(connection: sa.Connection, jobs: list[Job]) -> list[Any]:
    """Do each job in a savepoint of its own, so that one that fails does not affect the others."""
    outcomes: list[Any] = []
    try:
        with connection.begin():
            for job in jobs:
                try:
                    with connection.begin_nested():
                        if job.events:
                            insert_events(connection, job.events)
                        outcomes.append(job.work(connection))
                except Exception as error:
                    if not is_of_one(error):
                        raise
                    outcomes.append(not_saved(error))
    except Exception as error:  # the transaction itself has failed: nothing was saved
        return [not_saved(error) for _ in jobs]
    return outcomes


def insert_events(connection: sa.Connection, rows: Sequence[Row]) -> None:
    """Insert the rows; with SQLite in one statement.

    The sqlite3 module releases the interpreter lock for every row of `executemany`, and may wait up to 5 ms to get it
    back while another thread computes.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(INSERT_EVENT, list(rows))
        return
    names = EVENTS.columns.keys()
    for first in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[first : first + ROWS_AT_ONCE]
        places = ", ".join([f"({', '.join('?' * len(names))})"] * len(some))
        values = tuple(row[name] for row in some for name in names)
        connection.exec_driver_sql(f"INSERT INTO {EVENTS.name} ({', '.join(names)}) VALUES {places}", values)


def is_of_one(error: Exception) -> bool:
    """Whether the jobs may succeed one by one: not with a full disk, a locked file or a lost connection."""
    if isinstance(error, OperationalError):
        return getattr(error.orig, "sqlstate", None) in PASSING
    return not (isinstance(error, DBAPIError) and error.connection_invalidated)


def not_saved(error: Exception) -> SaveFailed:
    if isinstance(error, SaveFailed):
        return error
    if isinstance(error, IntegrityError):
        return SaveConflict("another worker was first")
    return SaveFailed(first_line(error))


def first_line(error: Exception) -> str:
    """Return the message of an error, without the rows that PostgreSQL shows below it."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def settle(jobs: list[Job], outcomes: list[Any]) -> None:
    """Deliver the outcomes to those who still wait; runs in the event loop."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, SaveFailed):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)


class Writer:
    """Queues jobs and does them in its thread."""

    def __init__(self, engine: sa.Engine, prepare: Callable[[sa.Connection], None]) -> None:
        self.connected = False
        self._closed = False
        self._engine = engine
        self._prepare = prepare
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()
        self._ready.result()

    async def do(self, job: Job) -> Any:
        if self._closed:
            raise SaveFailed("the storage is closed")
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            with self._engine.connect() as connection:
                self._prepare(connection)
                self.connected = True
                self._ready.set_result(None)
                while self._commit_what_waits(connection):
                    pass
        except SQLAlchemyError as error:
            if not self._ready.done():
                self._ready.set_exception(BadInput(f"cannot open the database: {first_line(error)}"))
        except BadInput as error:  # its schema is of a newer version
            self._ready.set_exception(error)
        finally:
            self._engine.dispose()

    def _commit_what_waits(self, connection: sa.Connection) -> bool:
        """Do all waiting jobs in one transaction; return False when the writer is closed."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            if not job.done.cancelled():
                jobs.append(job)
            if len(jobs) == MOST_AT_ONCE or self._jobs.empty():
                break
            job = self._jobs.get()
        if jobs:
            jobs.sort(key=lambda job: job.table)
            outcomes = do_together(connection, jobs)
            self.connected = not connection.invalidated
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                jobs[0].done.get_loop().call_soon_threadsafe(settle, jobs, outcomes)
        return job is not None
