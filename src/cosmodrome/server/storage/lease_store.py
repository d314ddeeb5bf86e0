"""Stored leases: which worker runs which table."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.schema import CLOCK

TAKE_LEASES = sa.text(f"""
    INSERT INTO leases (table_id, holder, until)
    SELECT id, CAST(:holder AS text), {CLOCK} + :milliseconds FROM unnest(CAST(:tables AS text[])) AS id
    WHERE NOT EXISTS (SELECT 1 FROM leases WHERE table_id = id AND holder <> CAST(:holder AS text) AND until >= {CLOCK})
    ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
    WHERE leases.holder = excluded.holder OR leases.until < {CLOCK}
    RETURNING table_id
""")
RELEASE_LEASES = sa.text("DELETE FROM leases WHERE holder = :holder AND table_id = ANY(:tables)")


class LeaseStore:
    """Is used only where several workers share the tables of a PostgreSQL database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, holder: str, tables: Iterable[str], milliseconds: int) -> set[str]:
        """Take the leases of these tables or renew them, and return those that no other worker holds."""
        values = {"holder": holder, "tables": sorted(tables), "milliseconds": milliseconds}
        return await self._database.write_aside(
            lambda connection: set(connection.execute(TAKE_LEASES, values).scalars())
        )

    async def release(self, holder: str, tables: Iterable[str]) -> None:
        values = {"holder": holder, "tables": sorted(tables)}
        await self._database.write(lambda connection: connection.execute(RELEASE_LEASES, values) and None)
