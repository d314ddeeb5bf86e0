"""Storage and what hangs on it, without a network: commits, conflicts, a full disk, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cosmodrome.core.errors import BadInput
from cosmodrome.server import house as house_room
from cosmodrome.server.house import House
from cosmodrome.server.protocol import NewSeat, NewTable, TakeSeat
from cosmodrome.server.refusal import No
from cosmodrome.server.schema import METADATA
from cosmodrome.server.storage import NotSaved, Storage
from cosmodrome.server.table import Table

NONCE = "0123456789abcdef"


def in_house(folder: Path, work: Callable[[House, Storage], Awaitable[None]]) -> None:
    """Open a house on a fresh SQLite file, do the work, close it."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        storage = Storage(f"sqlite:///{folder / 'test.db'}")
        house = House(storage)
        await house.open()
        try:
            await work(house, storage)
        finally:
            await house.close()
            storage.close()

    asyncio.run(run())


async def two_at_a_table(house: House) -> Table:
    table, invite = await house.new_table(NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0))
    for name in ("Ada", "Linus"):
        await house.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
    return table


async def act(table: Table) -> None:
    match = table.playing()
    seat = match.players_to_move()[0]
    async with table.turn():
        match.play(seat, match.legal(seat)[0])


def test_sqlite_is_durable_by_its_settings(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        def ask(connection: sa.Connection) -> tuple[str, int]:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
            level = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
            return mode, level

        assert await storage._do(ask) == ("wal", 2)

    in_house(folder, work)


def test_the_migrations_lead_to_the_schema(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        def differences(connection: sa.Connection) -> list[object]:
            context = MigrationContext.configure(connection, opts={"compare_type": False})
            return list(compare_metadata(context, METADATA))

        assert await storage._do(differences) == []

    in_house(folder, work)


def test_what_cannot_be_saved_has_not_happened(folder: Path) -> None:
    """A full disk: SQLite may not grow any more."""

    async def work(house: House, storage: Storage) -> None:
        table = await two_at_a_table(house)
        before = len(table.playing().events)

        def fill(connection: sa.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        await storage._do(fill)

        async def act_on() -> None:
            for _ in range(400):
                await act(table)

        with pytest.raises(No, match="could not be saved"):
            await act_on()
        stored = len(await storage.events(table.sheet.id))
        assert stored == len(table.playing().events) >= before
        await storage._do(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar())
        await act(table)
        assert len(await storage.events(table.sheet.id)) == len(table.playing().events) > stored

    in_house(folder, work)


def test_somebody_who_gives_up_waiting_does_not_stop_the_writer(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        table = await two_at_a_table(house)
        for _ in range(20):
            waiting = asyncio.ensure_future(storage.set_setting("retention", "7"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        await act(table)
        assert len(await storage.events(table.sheet.id)) == len(table.playing().events)

    in_house(folder, work)


def test_the_primary_key_decides_who_was_first(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        table = await two_at_a_table(house)
        other = await two_at_a_table(house)
        events = table.playing().events
        good = storage.save(other.sheet, events[1:2], len(other.playing().events), changed=False)
        bad = storage.save(table.sheet, events[1:2], 1, changed=False)
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], NotSaved)
        assert results[1] is None

    in_house(folder, work)


def test_old_tables_are_forgotten_if_the_keeper_wants_it(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        playing = await two_at_a_table(house)
        finished = await two_at_a_table(house)
        await house.close_table(finished)
        assert await house.remove_old() == 0
        await storage.set_setting("retention", "1")
        async with finished.turn():
            finished.sheet.updated = 0
        await storage._do(lambda connection: connection.exec_driver_sql("UPDATE tables SET updated = 0").rowcount)
        assert await house.remove_old() == 1
        assert await storage.events(finished.sheet.id) == []
        assert await house.find(playing.sheet.id) is playing
        with pytest.raises(No, match="no such table"):
            await house.find(finished.sheet.id)

    in_house(folder, work)


def test_a_full_house_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, storage: Storage) -> None:
        monkeypatch.setattr(house_room, "MOST_OPEN", 0)
        with pytest.raises(No) as refused:
            await two_at_a_table(house)
        assert refused.value.code == "full"

    in_house(folder, work)


def test_a_database_that_cannot_be_opened_is_named() -> None:
    with pytest.raises(BadInput, match="cannot open the database"):
        Storage("sqlite:////nowhere/at/all.db")
    with pytest.raises(BadInput, match="cannot use the database"):
        Storage("parchment://scroll")


def test_a_database_that_is_locked_answers_and_recovers(folder: Path) -> None:
    """Another program holds the file for longer than we are ready to wait."""

    async def work(house: House, storage: Storage) -> None:
        table = await two_at_a_table(house)
        await storage._do(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 50").scalar())
        with sqlite3.connect(folder / "test.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(No, match="could not be saved"):
                await act(table)
            other.execute("COMMIT")
        await act(table)
        assert len(await storage.events(table.sheet.id)) == len(table.playing().events)

    in_house(folder, work)
