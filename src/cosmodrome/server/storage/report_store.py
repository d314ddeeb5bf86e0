"""Stored reports of players."""

from __future__ import annotations

import sqlalchemy as sa

from cosmodrome.server.protocol import ReportInfo
from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.schema import REPORTS


class ReportStore:
    """Each report keeps the record as the reporter saw it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, step: int, text: str, record: bytes, at: int) -> int:
        def work(connection: sa.Connection) -> int:
            row = {"table_id": table, "step": step, "text": text, "record": record, "at": at}
            done = connection.execute(REPORTS.insert(), row)
            return int(done.inserted_primary_key[0])  # type: ignore[index]

        return await self._database.write(work)

    async def newest(self, count: int) -> list[ReportInfo]:
        def work(connection: sa.Connection) -> list[ReportInfo]:
            c = REPORTS.c
            wanted = sa.select(c.id, c.table_id, c.step, c.text, c.at).order_by(c.id.desc()).limit(count)
            return [ReportInfo(*row) for row in connection.execute(wanted)]

        return await self._database.read(work)

    async def record(self, number: int) -> bytes | None:
        def work(connection: sa.Connection) -> bytes | None:
            row = connection.execute(sa.select(REPORTS.c.record).where(REPORTS.c.id == number)).first()
            return bytes(row[0]) if row else None

        return await self._database.read(work)
