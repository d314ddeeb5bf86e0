"""The schema of the database. The migrations in `storage/migrations/` lead to it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("status", String(12), nullable=False),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("sheet", LargeBinary, nullable=False),  # `TableData`
    Column("version", Integer, nullable=False, server_default="1"),  # grows whenever `sheet` is saved
    Column("due", BigInteger),  # milliseconds since 1970: when the runner is needed at the latest
    Column("size", BigInteger, nullable=False, server_default="0"),  # bytes of an uploaded record, otherwise 0
    Column("record", LargeBinary),  # an uploaded record, compressed; it has no rows in `events`
    Index("tables_by_status", "status", "updated"),
    Index("tables_by_due", "due"),
)

# The primary key decides who was first.
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    # The id of the message that led to the event, so that a repeated one is recognized after a restart.
    Column("cause", String(40)),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("cause", String(40)),
)

# Which worker runs a table, and until when unless it renews the lease. Safety does not depend on it.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970, by the clock of the database
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("step", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who has begun the task of a day, and the time of those who have solved it. A player is the hash of a browser's key.
DAILY_ATTEMPTS = Table(
    "daily_attempts",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),  # such as 2026-11-19, in UTC
    Column("player", String(64), primary_key=True),
    Column("name", String(24), nullable=False, server_default=""),
    Column("started", BigInteger, nullable=False),  # milliseconds since 1970: when the task was handed out
    Column("wrong", Integer, nullable=False, server_default="0"),  # answers
    Column("milliseconds", BigInteger),  # with the penalties for wrong answers
)

# The time in SQL, by the clock of the PostgreSQL database, which is the same for all workers.
CLOCK = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)"
