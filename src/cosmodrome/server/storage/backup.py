"""Backup of a database in one portable file: compressed lines of JSON, the last of which is a digest.

The first line is a header, the last a seal, each between them a row. `Snapshot` reads a database and `Backup` such a
file; both give the same rows in the same order, so that commands need not know which one they read.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import itertools
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from cosmodrome import __version__
from cosmodrome.core.errors import BadInput
from cosmodrome.server.storage import migration
from cosmodrome.server.storage.offline import connected, consistent_read
from cosmodrome.server.storage.schema import METADATA
from cosmodrome.server.wallclock import now

FORMAT = "cosmodrome-backup/1"
KEPT = ("tables", "events", "chat", "reports", "settings")
# Leases are valid only while the workers run, and times of the day are deleted after a week.
LEFT_OUT = ("leases", "daily_attempts")
AT_ONCE = 500  # rows that are held in memory
BUFFER = 1 << 16  # bytes that are compressed together

Row = dict[str, Any]
Advance = Callable[[int], None]


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line: the version of the program, the schema, and the numbers of rows."""

    format: str
    version: str
    schema: str
    made: int  # milliseconds since 1970
    counts: dict[str, int]

    @property
    def rows(self) -> int:
        return sum(self.counts.values())


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One row. Bytes that are JSON are written as text, others as `{"base64": ...}`."""

    into: str
    row: Row


class Seal(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: the number of lines before it, and their SHA-256."""

    lines: int
    sha256: str


class Source(Protocol):
    """A database or a backup file, from which rows are read."""

    @property
    def header(self) -> Header: ...

    def rows(self, *names: str) -> Iterator[Line]:
        """All rows, or those of the tables with these names; each table in the order of its primary key."""
        ...


# --- a database -----------------------------------------------------------------


class Snapshot:
    """A consistent view of a database, which may have an older schema."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection
        schema = migration.current(connection)
        if schema is None:
            raise BadInput("this is no database of Cosmodrome, or an empty one")
        self._tables = our_tables(connection)
        counts = {
            name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for name, table in self._tables.items()
        }
        self.header = Header(FORMAT, __version__, schema, now(), counts)

    def rows(self, *names: str) -> Iterator[Line]:
        for name, table in self._tables.items():
            if names and name not in names:
                continue
            wanted = sa.select(table).order_by(*table.primary_key.columns)
            columns = table.columns.keys()
            for row in self._connection.execute(wanted, execution_options={"yield_per": AT_ONCE}):
                yield Line(name, dict(zip(columns, map(to_text, row), strict=True)))


@contextmanager
def snapshot(url: str) -> Iterator[Snapshot]:
    with consistent_read(url) as connection:
        yield Snapshot(connection)


def our_tables(connection: sa.Connection) -> dict[str, sa.Table]:
    """The tables that are kept, with the columns that they have in this database."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in KEPT)
    return {name: found.tables[name] for name in KEPT}


def to_text(value: Any) -> Any:
    if not isinstance(value, bytes | memoryview):
        return value
    try:
        return bytes(value).decode()
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(value).decode()}


def to_bytes(value: Any) -> bytes:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else str(value).encode()


# --- a file ----------------------------------------------------------------------

_lines = msgspec.json.Decoder(Line)


class Backup:
    """A backup file, read as a stream. Reading to the end checks that it is complete."""

    def __init__(self, file: Path) -> None:
        self._file = file
        with self._open() as lines:
            self.header = self._header(next(lines, b""))

    def check(self, advance: Advance) -> None:
        """Read all of it, and refuse it unless it is complete."""
        for number, _ in enumerate(self.rows(), 1):
            if number % AT_ONCE == 0:
                advance(AT_ONCE)

    def rows(self, *names: str) -> Iterator[Line]:
        digest = hashlib.sha256()
        counts = dict.fromkeys(self.header.counts, 0)
        with self._open() as lines:
            for number, data in enumerate(lines):
                if data.startswith(b'{"lines":'):
                    self._must_fit(data, number, digest.hexdigest(), counts)
                    break
                digest.update(data)
                if number:
                    line = self._line(data, number)
                    counts[line.into] += 1
                    if not names or line.into in names:
                        yield line
            else:
                raise BadInput(f"{self._file} is cut short: its end is missing")
            if next(lines, None) is not None:
                raise BadInput(f"{self._file} goes on after its end")

    @contextmanager
    def _open(self) -> Iterator[Iterator[bytes]]:
        try:
            with gzip.open(self._file, "rb") as packed, io.BufferedReader(packed, BUFFER) as stream:
                yield iter(stream)
        except (gzip.BadGzipFile, zlib.error, EOFError):
            raise BadInput(f"{self._file} is no backup, or it is cut short or damaged") from None
        except OSError as error:
            raise BadInput(f"cannot read {self._file}: {error.strerror}") from None

    def _header(self, data: bytes) -> Header:
        try:
            header = msgspec.json.decode(data, type=Header)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            header = None
        if header is None or header.format != FORMAT or set(header.counts) != set(KEPT):
            raise BadInput(f"{self._file} is no backup of the format {FORMAT}")
        if header.schema not in migration.known():
            raise BadInput(
                f"{self._file} has the schema {header.schema}, this version knows {migration.newest()} at most: "
                f"use Cosmodrome {header.version}"
            )
        return header

    def _line(self, data: bytes, number: int) -> Line:
        try:
            line = _lines.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BadInput(f"{self._file}, line {number + 1}: is not understood") from None
        if line.into not in KEPT:
            raise BadInput(f"{self._file}, line {number + 1}: there is no table {line.into}")
        return line

    def _must_fit(self, data: bytes, lines: int, sha256: str, counts: dict[str, int]) -> None:
        try:
            seal = msgspec.json.decode(data, type=Seal)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadInput(f"{self._file}: its last line is not understood") from None
        if seal != Seal(lines, sha256):
            raise BadInput(f"{self._file} was changed or damaged: the digest at its end does not fit")
        if counts != self.header.counts:
            raise BadInput(f"{self._file} does not hold as many rows as its first line says")


def write(source: Source, file: Path, advance: Advance) -> None:
    """Write a backup to a private temporary file, and move it to its place when it is complete."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as raw:
                with (
                    gzip.GzipFile(filename="", mode="wb", compresslevel=6, fileobj=raw, mtime=0) as packed,
                    io.BufferedWriter(packed, BUFFER) as stream,
                ):
                    stream.writelines(lines_with_digest(source, advance))
                raw.flush()
                os.fsync(raw.fileno())
            Path(temporary).replace(file)
        except BaseException:
            with suppress(OSError):
                Path(temporary).unlink()
            raise
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None


def lines_with_digest(source: Source, advance: Advance) -> Iterator[bytes]:
    digest = hashlib.sha256()
    number = 0
    for line in itertools.chain([source.header], source.rows()):
        data = msgspec.json.encode(line) + b"\n"
        digest.update(data)
        yield data
        number += 1
        if number % AT_ONCE == 0:
            advance(AT_ONCE)
    yield msgspec.json.encode(Seal(number, digest.hexdigest())) + b"\n"


# --- back into a database ----------------------------------------------------------


def restore(source: Source, url: str, advance: Advance) -> None:
    """Fill an empty database in one transaction: with the schema of the source, which is then upgraded."""
    with connected(url, new=True) as connection, connection.begin():
        drop_empty_tables(connection)
        migration.upgrade(connection, source.header.schema)
        tables = our_tables(connection)
        for name, lines in itertools.groupby(source.rows(), lambda line: line.into):
            while chunk := list(itertools.islice(lines, AT_ONCE)):
                insert(connection, tables[name], [line.row for line in chunk])
                advance(len(chunk))
        continue_numbers(connection, tables)
        migration.upgrade(connection)


def drop_empty_tables(connection: sa.Connection) -> None:
    """Drop tables without rows, which a server creates when it starts; refuse if there is a row."""
    if migration.current(connection) is None:
        return
    for name, table in our_tables(connection).items():
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            raise BadInput(f"the database is not empty: there are {name} in it; restore into a new one")
    there = sa.inspect(connection).get_table_names()
    for name in (*METADATA.tables, migration.VERSION_TABLE):
        if name in there:
            sa.Table(name, sa.MetaData()).drop(connection)


def insert(connection: sa.Connection, table: sa.Table, rows: list[Row]) -> None:
    binary = [column.name for column in table.columns if isinstance(column.type, sa.LargeBinary)]
    for row in rows:
        if set(row) != set(table.columns.keys()):
            raise BadInput(f"a row of {table.name} does not have the columns of its schema")
        for name in binary:
            if row[name] is not None:
                row[name] = to_bytes(row[name])
    try:
        connection.execute(table.insert(), rows)
    except (SQLAlchemyError, ValueError):
        raise BadInput(f"a row of {table.name} does not fit into the database") from None


def continue_numbers(connection: sa.Connection, tables: dict[str, sa.Table]) -> None:
    """Continue the numbers of reports after the last one; SQLite does that by itself."""
    if connection.dialect.name == "postgresql":
        highest = connection.execute(sa.select(sa.func.max(tables["reports"].c.id))).scalar_one()
        if highest is not None:
            connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("reports", "id"), highest)))
