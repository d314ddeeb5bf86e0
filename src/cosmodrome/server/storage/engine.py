"""Connections to SQLite and PostgreSQL, with the settings that the server needs."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from cosmodrome.core.errors import BadInput
from cosmodrome.server.storage import migration

READERS = 3  # connections to PostgreSQL beside that of the writer
CONNECT_SECONDS = 5


def open_engine(url: str) -> sa.Engine:
    """Connect to the database. With SQLite commits survive a power cut, and transactions are explicit."""
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
        # A transaction that only reads (`reading_options`) blocks no writer.
        connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN IMMEDIATE"))

    return engine


def open_reader(url: str) -> sa.Engine:
    """Connect for another process that only reads and blocks no writer."""
    engine = open_engine(url)
    return engine.execution_options(**reading_options(engine.dialect))


def reading_options(dialect: sa.Dialect) -> dict[str, Any]:
    """For transactions that see the database as it is at one moment and block no writer."""
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
    """Let only the owner read the file, which holds the seeds of running matches; SQLite gives -wal and -shm its mode.

    If that fails, as in a folder that is missing or belongs to another user, SQLite reports it when it opens the file.
    """
    with suppress(OSError):
        file.touch(mode=0o600, exist_ok=True)
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            if (one := file.with_name(name)).exists():
                one.chmod(0o600)


def open_postgres(address: sa.URL) -> sa.Engine:
    """Connect with keepalives, so that a dead connection is noticed within seconds."""
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
    """Migrate the database to the schema of this version; an empty one gets its tables."""
    with connection.begin():
        migration.upgrade(connection)
