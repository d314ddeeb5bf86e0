"""Access to a database by commands, without a server: connections, consistent reads, errors in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome.core.errors import BadInput
from cosmodrome.server.storage.engine import open_engine, reading_options, sqlite_file
from cosmodrome.server.storage.writer import first_line


@contextmanager
def connected(url: str, new: bool = False) -> Iterator[sa.Connection]:
    """A connection, closed afterwards. An SQLite file must be there already, unless it may be a new one."""
    if not new:
        must_be_there(url)
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise BadInput(f"the database says: {first_line(error)}") from None
    finally:
        engine.dispose()


@contextmanager
def consistent_read(url: str) -> Iterator[sa.Connection]:
    """A connection that sees the database as it is now, however long it reads, and blocks no writer."""
    with connected(url) as connection:
        connection = connection.execution_options(**reading_options(connection.dialect))
        with connection.begin():
            yield connection


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for PostgreSQL and for one in memory."""
    try:
        return sqlite_file(sa.make_url(url))
    except SQLAlchemyError as error:
        raise BadInput(f"cannot use the database: {error}") from None


def make_folder(url: str) -> None:
    file = file_of(url)
    if file is not None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"cannot use the folder {file.parent}: {error.strerror}") from None


def must_be_there(url: str) -> None:
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database at {file}")
