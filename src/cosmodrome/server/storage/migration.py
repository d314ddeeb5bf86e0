"""Detects and upgrades the schema of a database; the migrations are in `storage/migrations/`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from cosmodrome.core.errors import BadInput

VERSION_TABLE = "alembic_version"
ONE_AT_A_TIME = 0x636F736D  # key of the advisory lock in PostgreSQL; SQLite has one writer anyway


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str:
    """Return the revision that this version uses."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def known() -> list[str]:
    """Return every revision that this version can upgrade."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def current(connection: sa.Connection) -> str | None:
    """Return the revision of a database, None if it is new; one of a newer version is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known():
        raise BadInput(
            f"the database has the schema {found}, this version knows {newest()} at most: use the newer Cosmodrome"
        )
    return found


def upgrade(connection: sa.Connection, to: str = "head") -> tuple[str | None, str]:
    """Upgrade a database within the transaction of the caller; return the revisions before and after."""
    assert connection.in_transaction()
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
    before = current(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    after = current(connection)
    assert after is not None
    return before, after
