"""Stored settings of the server, by name."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.schema import SETTINGS


class SettingsStore:
    """Settings that the administrator changes, or that all workers share."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, name: str) -> str | None:
        def work(connection: sa.Connection) -> str | None:
            row = connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).first()
            return str(row[0]) if row else None

        return await self._database.read(work)

    async def set(self, name: str, value: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(SETTINGS.delete().where(SETTINGS.c.name == name))
            if value is not None:
                connection.execute(SETTINGS.insert(), {"name": name, "value": value})

        await self._database.write(work)

    async def get_or_set(self, name: str, value: str) -> str:
        """The value of a setting, which becomes this one if it has none yet."""
        await self._database.write(
            lambda connection: (
                connection.execute(postgresql.insert(SETTINGS).values(name=name, value=value).on_conflict_do_nothing())
                and None
            )
        )
        return await self.get(name) or value
