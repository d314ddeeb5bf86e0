"""Replays: who may see which moment of a match. The moments themselves are computed by worker processes."""

from __future__ import annotations

import msgspec

from cosmodrome.server.compute import Compute
from cosmodrome.server.record_jobs import StepRequest
from cosmodrome.server.refusal import No
from cosmodrome.server.table import Table


class Replays:
    """Checks permissions under the table's lock, then asks a worker process, which reads what is saved."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute

    async def step(self, table: Table, step: int, seat: int | None, key: str | None, locale: str) -> bytes:
        """One moment of a match, encoded."""
        async with table.lock:
            check(table, seat, key)
            must_have_started(table)
            note = (table.sheet.notes or {}).get(str(step))
            info = msgspec.json.encode(table.info())
            request = StepRequest(step, seat, permitted(table, key), locale, info, note)
        return await self._compute.replay_step(table.sheet.id, seed_of(table), request)

    async def position(self, table: Table, step: int, seat: int | None, key: str | None) -> str:
        """The position of a step in one line; while the match is on, without what the seat may not know."""
        async with table.lock:
            check(table, seat, key)
            must_have_started(table)
        return await self._compute.position(table.sheet.id, seed_of(table), step, seat)

    async def record(self, table: Table, seat: int | None) -> bytes:
        """The record as this seat, or a spectator, may have it, encoded."""
        async with table.lock:
            must_have_started(table)
        return await self._compute.record_text(table.sheet.id, seed_of(table), seat)


def must_have_started(table: Table) -> None:
    if table.match is None:
        raise No("not_started")


def seed_of(table: Table) -> str | None:
    """The seed of a match that is not over, which its replay needs."""
    is_over = table.match is not None and table.match.is_over
    return None if is_over else table.sheet.seed or None


def permitted(table: Table, key: str | None) -> list[int]:
    """Once the match is over everyone may look from every seat; before, only from their own."""
    match = table.match
    if match is not None and match.is_over:
        return list(range(len(table.sheet.chairs)))
    if table.sheet.status == "archive":
        return []
    own = table.sheet.seat_of(key) if key is not None else None
    return [own] if own is not None else []


def check(table: Table, seat: int | None, key: str | None) -> None:
    if seat is not None and seat not in permitted(table, key):
        raise No("not_permitted", 403)
