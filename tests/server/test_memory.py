"""Tables leave the memory when nobody needs them there, and come back as they were."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cosmodrome.server.app import bus_of
from cosmodrome.server.house import House
from cosmodrome.server.protocol import ClockSetting, NewSeat, NewTable, TakeSeat
from cosmodrome.server.refusal import No
from cosmodrome.server.storage import Storage
from cosmodrome.server.table import Table
from tests.server.services import Postgres
from tests.server.test_storage import act, in_house, move
from tests.server.wire import Wire

DAY = 86_400


async def two(house: House, takeover: int | None = None, clock: ClockSetting | None = None) -> Table:
    wish = NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0, takeover=takeover, clock=clock)
    table, invite = await house.new_table(wish)
    for name in ("Ada", "Linus"):
        await house.sit(table, TakeSeat(name=name, nonce=secrets.token_hex(8), invite=invite))
    return table


async def wait_for(what: Callable[[], bool]) -> None:
    for _ in range(1000):
        if what():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not happen")


def test_a_table_that_waits_for_a_person_without_a_clock_is_put_away(folder: Path) -> None:
    async def work(house: House, storage: Storage) -> None:
        waiting, clocked, just_now = await two(house), await two(house, clock=ClockSetting(600, 5)), await two(house)
        stood_in = await two(house, takeover=90)
        await act(waiting)
        for table in (waiting, clocked, stood_in):
            table.touched = 0
        await house._put_away()
        assert house.known(waiting.sheet.id) is None
        assert all(house.known(table.sheet.id) is table for table in (clocked, just_now, stood_in))
        again = await house.find(waiting.sheet.id)
        assert again is not waiting
        assert again.playing().record() == waiting.playing().record()
        await act(again)

    in_house(folder, work)


# --- where workers share tables --------------------------------------------------------


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new()


def among_workers(database: str, work: Callable[[House, House], Awaitable[None]]) -> None:
    """Two houses over one PostgreSQL."""

    async def run() -> None:
        storages = [Storage(database) for _ in range(2)]
        houses = [House(storage, bus=await bus_of(storage, None)) for storage in storages]
        for house in houses:
            await house.open()
        try:
            await work(*houses)
        finally:
            for house, storage in zip(houses, storages, strict=True):
                await house.close()
                storage.close()

    asyncio.run(run())


def test_a_slow_game_is_put_away_and_taken_up_when_it_is_due(database: str) -> None:
    async def work(one: House, two_: House) -> None:
        table = await two(one, clock=ClockSetting(7 * DAY, DAY))
        name = table.sheet.id
        await wait_for(lambda: one.fellows.holds(table))
        table.touched = 0
        await one._put_away()
        assert one.known(name) is None
        news = await one.storage.news(name)
        assert news is not None
        assert news.due is not None
        assert news.due == table.keeper.due()
        assert name not in await one.storage.overdue(100)

        def empty_the_bank() -> None:
            table.sheet.asked_since -= 8 * DAY * 1000

        await table.do(empty_the_bank)
        assert name in await one.storage.overdue(100)
        await wait_for(lambda: any(house.known(name) is not None for house in (one, two_)))
        [house] = [house for house in (one, two_) if house.known(name) is not None]
        found = house.known(name)
        assert found is not None
        await wait_for(lambda: any(seat.bot for seat in found.playing().seats))

    among_workers(database, work)


def test_only_one_of_two_workers_holds_a_table(database: str) -> None:
    async def work(one: House, other: House) -> None:
        here = await two(one)
        there = await other.find(here.sheet.id)
        await wait_for(lambda: one.fellows.holds(here))
        assert not await other.fellows.is_holder(there)
        for table in (there, here, there, there, here):
            await act(table)
        await wait_for(lambda: len(here.playing().events) == len(there.playing().events))
        assert here.playing().events == there.playing().events
        await one.fellows.put_away(here)
        assert await other.fellows.is_holder(there), "it was given back"
        assert not await one.fellows.is_holder(here)

    among_workers(database, work)


def test_the_schema_is_made_once_though_several_workers_start_at_once(postgres: Postgres) -> None:
    address = postgres.new()

    async def run() -> None:
        storages = await asyncio.gather(*(asyncio.to_thread(Storage, address) for _ in range(4)))
        channels = {await storage.keep_setting("channel", secrets.token_hex(4)) for storage in storages}
        assert len(channels) == 1
        for storage in storages:
            storage.close()

    asyncio.run(run())


def test_a_commit_whose_answer_is_lost_is_not_done_twice(database: str) -> None:
    """It counts as not saved; then the table reads what the database has, and the same message changes nothing."""
    wire = Wire(database)

    async def work(house: House, other: House) -> None:
        table = await two(house)
        before = len(table.playing().events)

        def once() -> None:
            if not table.was_done("only-once"):
                move(table)

        wire.cut_at_commit = True
        with pytest.raises(No) as refused:
            await table.do(once, "only-once")
        assert refused.value.code == "not_saved"
        assert not wire.cut_at_commit
        saved = await house.storage.events(table.sheet.id)
        assert len(saved) > before, "the commit had arrived"
        await table.do(once, "only-once")
        assert await house.storage.events(table.sheet.id) == saved == table.playing().events

    among_workers(wire.address, work)
    wire.close()
