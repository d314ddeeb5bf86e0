"""Which schema a database has, and how it gets the one of this version. The steps themselves are in
`storage/migrations/`.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from cosmodrome.core.errors import BadInput

VERSION_TABLE = "alembic_version"
ONE_AT_A_TIME = 0x636F736D  # PostgreSQL's lock for whoever migrates; SQLite has one writer anyway


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str:
    """The revision that this version works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def known() -> list[str]:
    """Every revision that this version can lead up to the newest."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def current(connection: sa.Connection) -> str | None:
    """The revision of a database, None if it holds nothing of ours; one from the future is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known():
        raise BadInput(
            f"the database has the schema {found}, this version knows {newest()} at most: use the newer Cosmodrome"
        )
    return found


def upgrade(connection: sa.Connection, to: str = "head") -> tuple[str | None, str]:
    """Bring a database up, inside the transaction that the caller has begun; returns from where to where."""
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
