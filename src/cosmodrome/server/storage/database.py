"""The database of one process: commits by the writer thread, and reads by connections of their own where possible."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cosmodrome.server.storage.engine import READERS, migrate, open_engine
from cosmodrome.server.storage.writer import Job, Row, Writer, not_saved

T = TypeVar("T")


class Database:
    """SQLite has one connection, that of the writer; PostgreSQL has several."""

    def __init__(self, url: str) -> None:
        engine = open_engine(url)
        self.shared = engine.dialect.name == "postgresql"  # other workers may write to it too
        self.address = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=False)
        self._readers: ThreadPoolExecutor | None = None
        self._engine = engine
        self._read_engine = engine
        self._last_read_succeeded = True
        self._writer = Writer(engine, migrate)
        if self.shared:
            self._readers = ThreadPoolExecutor(READERS, "reader")
            self._read_engine = engine.execution_options(isolation_level="REPEATABLE READ")

    def close(self) -> None:
        if self._readers is not None:
            self._readers.shutdown()
        self._writer.close()

    @property
    def connected(self) -> bool:
        """Whether the database answered the last write and the last read."""
        return self._writer.connected and self._last_read_succeeded

    async def write(self, work: Callable[[sa.Connection], T], events: Sequence[Row] = (), table: str = "") -> T:
        """Insert events and do this work, in one commit."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        found: T = await self._writer.do(Job(events, work, done, table))
        return found

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work that only reads. It does not wait for the writer if there is another connection."""
        if self._readers is None:
            return await self.write(work)
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self._retry, self._read_engine.connect, work
        )

    async def write_aside(self, work: Callable[[sa.Connection], T]) -> T:
        """Write by a connection of its own: work that may take long and be repeated, and for which no action waits."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._retry, self._engine.begin, work)

    def _retry(
        self, connect: Callable[[], AbstractContextManager[sa.Connection]], work: Callable[[sa.Connection], T]
    ) -> T:
        for is_last in (False, True):
            try:
                with connect() as connection:
                    found = work(connection)
            except SQLAlchemyError as error:
                # An idle connection may have been cut, which says nothing about the database.
                if is_last or not (isinstance(error, DBAPIError) and error.connection_invalidated):
                    self._last_read_succeeded = False
                    raise not_saved(error) from None
            else:
                self._last_read_succeeded = True
                return found
        raise AssertionError("unreachable")
