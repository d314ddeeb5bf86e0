"""Deletes tables with everything that belongs to them."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from cosmodrome.server.storage.schema import CHAT, EVENTS, LEASES, REPORTS, TABLES

DELETED_AT_ONCE = 500  # tables in one commit


def delete_tables(connection: sa.Connection, ids: Sequence[str]) -> None:
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
    delete_contents(connection, ids)


def delete_some(connection: sa.Connection, statuses: Sequence[str], before: int) -> list[str]:
    """Delete up to `DELETED_AT_ONCE` tables; one that another worker has changed meanwhile stays."""
    is_old = sa.and_(TABLES.c.status.in_(statuses), TABLES.c.updated < before)
    ids = connection.execute(sa.select(TABLES.c.id).where(is_old).limit(DELETED_AT_ONCE)).scalars().all()
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids), is_old))
    kept = set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.id.in_(ids))).scalars())
    gone = [table_id for table_id in ids if table_id not in kept]
    delete_contents(connection, gone)
    return gone


def delete_contents(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Delete what belongs to these tables."""
    for table in (EVENTS, CHAT, REPORTS, LEASES):
        connection.execute(table.delete().where(table.c.table_id.in_(ids)))
