"""Tables leave the memory when nobody needs them there, and come back as they were."""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
import urllib.request
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from msgspec import Raw
from websockets.sync.client import connect

from cosmodrome.server.app import bus_of, make_app
from cosmodrome.server.cluster.bus import PostgresBus
from cosmodrome.server.cluster.coordinator import Cluster
from cosmodrome.server.cluster.messages import TableChanged
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability.metrics import resident_memory
from cosmodrome.server.protocol import ChatLine, ClockSetting, NewSeat, NewTable, TakeSeat
from cosmodrome.server.runtime.gc_tuning import collect
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import CHAT_KEPT, TableChanges, TableWrite
from cosmodrome.server.tables.lifecycle.eviction import MATCH_OVER_SECONDS
from cosmodrome.server.tables.table import Table
from tests.server.http.test_access_limits import serving
from tests.server.storage.test_store import act, move, with_services
from tests.support.event_loop import run_async
from tests.support.postgres_proxy import Wire
from tests.support.postgres_redis import Postgres
from tests.support.server_process import ADMIN_KEY
from tests.support.waiting import DEADLINE, calls_of, poll, until, until_called

DAY = 86_400


async def two(services: Services, takeover: int | None = None, clock: ClockSetting | None = None) -> Table:
    wish = NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0, takeover=takeover, clock=clock)
    table, invite = await services.factory.new_table(wish)
    for name in ("Ada", "Linus"):
        await services.seating.sit(table, TakeSeat(name=name, nonce=secrets.token_hex(8), invite=invite))
    return table


def test_idle_table_without_a_clock_is_evicted(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        waiting, clocked, just_now = (
            await two(services),
            await two(services, clock=ClockSetting(600, 5)),
            await two(services),
        )
        stood_in = await two(services, takeover=90)
        await act(waiting)
        record = waiting.playing().record()
        for table in (waiting, clocked, stood_in):
            table.touched = 0
        await services.eviction.evict_idle()
        assert services.registry.known(waiting.data.id) is None
        assert all(services.registry.known(table.data.id) is table for table in (clocked, just_now, stood_in))
        again = await services.registry.find(waiting.data.id)
        assert again is not waiting
        assert again.playing().record() == record
        await act(again)

    with_services(folder, work)


def test_table_whose_match_is_over_is_evicted_sooner(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        over, playing = await two(services), await two(services)
        await over.do(lambda: over.playing().abandon())
        for table in (over, playing):
            table.touched -= (MATCH_OVER_SECONDS + 1) * 1000
        await services.eviction.evict_idle()
        assert services.registry.known(over.data.id) is None
        assert services.registry.known(playing.data.id) is playing
        assert (await services.registry.find(over.data.id)).playing().is_over

    with_services(folder, work)


def test_evicted_table_is_freed_without_garbage_collection(folder: Path) -> None:
    """What lies in memory is set aside, so that whatever held itself there would stay for long."""

    async def play(services: Services) -> list[weakref.ref[object]]:
        table = await two(services)
        await act(table)
        await table.do(lambda: table.playing().abandon())
        table.touched -= (MATCH_OVER_SECONDS + 1) * 1000
        return [weakref.ref(part, lambda _: gone.set()) for part in (table, table.runner, table.claims, table.audience)]

    gone = asyncio.Event()

    async def work(services: Services, storage: Storage) -> None:
        seen = await play(services)
        await services.eviction.evict_idle()
        await until(lambda: all(part() is None for part in seen), gone)

    gc.disable()
    try:
        with_services(folder, work)
    finally:
        gc.enable()


def test_closed_connection_is_freed_without_garbage_collection(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows its table, which would stay in memory with it."""
    app = make_app(f"sqlite:///{folder}.db", ADMIN_KEY)
    gc.disable()
    try:
        with serving(folder, monkeypatch, app) as port:
            wish = NewTable(game="mlem", seats=[NewSeat(), NewSeat("bot")])
            made = urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tables", msgspec.json.encode(wish))
            table = json.loads(made.read())["table"]["id"]
            with connect(f"ws://127.0.0.1:{port}/ws/{table}", open_timeout=DEADLINE) as opened:
                opened.send('{"type": "hello"}')
                assert json.loads(opened.recv(DEADLINE))["type"] == "welcome"
                poll(lambda: len(app.state.services.registry.known(table).audience.connections) == 1)
                seen = weakref.ref(next(iter(app.state.services.registry.known(table).audience.connections)))
                gc.freeze()  # as `collect` does
            poll(lambda: seen() is None)
    finally:
        gc.unfreeze()
        gc.enable()


class Knot:
    def __init__(self) -> None:
        self.me = self


def test_frozen_reference_cycle_is_collected_when_memory_has_grown() -> None:
    was, knot = gc.get_threshold(), Knot()
    seen = weakref.ref(knot)
    try:
        assert collect(memory=resident_memory()) > 0
        assert gc.get_freeze_count() > 0
        del knot
        gc.collect()
        assert seen() is not None, "what is set aside costs no time"
        assert collect(memory=resident_memory() // 2) > 0, "as much again has come since"
        assert seen() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*was)


# --- where workers share tables --------------------------------------------------------


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new()


def among_workers(database: str, work: Callable[[Services, Services], Awaitable[None]]) -> None:
    """Two workers over one PostgreSQL."""

    async def run() -> None:
        storages = [Storage(database) for _ in range(2)]
        workers = [Services(storage, bus=await bus_of(storage, None)) for storage in storages]
        for services in workers:
            await services.open()
        try:
            await work(*workers)
        finally:
            for services, storage in zip(workers, storages, strict=True):
                await services.close()
                storage.close()

    run_async(run())


def test_evicted_slow_game_is_loaded_by_a_worker_when_it_is_due(database: str) -> None:
    async def work(one: Services, two_: Services) -> None:
        table = await two(one, clock=ClockSetting(7 * DAY, DAY))
        name = table.data.id
        await until_called(lambda: one.cluster.holds(table), table.runner.wake)
        due = table.runner.due()
        table.touched = 0
        await one.eviction.evict_idle()
        assert one.registry.known(name) is None
        news = await one.storage.tables.changes(name)
        assert news is not None
        assert news.due is not None
        assert news.due == due
        assert name not in await one.storage.tables.overdue(100)
        assert news.data is not None
        news.data.asked_since -= 8 * DAY * 1000  # the bank is empty
        write = TableWrite(news.data, known_version=news.version, due=news.due - 8 * DAY * 1000)
        await one.storage.tables.save(write)
        assert name in await one.storage.tables.overdue(100)
        finds = (one.registry.find, two_.registry.find)
        await until_called(lambda: one.registry.known(name) or two_.registry.known(name), *finds)
        [services] = [services for services in (one, two_) if services.registry.known(name) is not None]
        found = services.registry.known(name)
        assert found is not None
        await until_called(lambda: any(seat.bot for seat in found.playing().seats), found.audience.broadcast)

    among_workers(database, work)


def test_lease_of_a_table_is_held_by_one_worker_only(database: str) -> None:
    async def work(one: Services, other: Services) -> None:
        here = await two(one)
        await until_called(lambda: one.cluster.holds(here), here.runner.wake)
        there = await other.registry.find(here.data.id)
        assert not await other.cluster.acquire(there)
        for table in (there, here, there, there, here):
            await act(table)
        broadcasts = (here.audience.broadcast, there.audience.broadcast)
        await until_called(lambda: here.playing().events == there.playing().events, *broadcasts)
        await one.cluster.release(here)
        assert await other.cluster.acquire(there), "it was given back"
        assert not await one.cluster.acquire(here)

    among_workers(database, work)


def test_change_in_a_bus_message_is_not_read_from_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Services, other: Services) -> None:
        here = await two(one)
        there = await other.registry.find(here.data.id)
        asked: list[str] = []
        changes = other.storage.tables.changes

        async def counted(table: str, *known: int) -> TableChanges | None:
            asked.append(table)
            return await changes(table, *known)

        await act(here, "before")  # messages arrive in order: once this one is there, no earlier one is on its way
        await until_called(lambda: here.playing().events == there.playing().events, there.audience.broadcast)
        monkeypatch.setattr(other.storage.tables, "changes", counted)
        for number in range(3):
            await act(here, f"move {number}")
        await until_called(lambda: here.playing().events == there.playing().events, there.audience.broadcast)
        assert not asked, "everything was in the messages"
        assert there.persistence.was_done("move 2"), "so that it is not done again when it comes by another worker"
        await here.do(lambda: setattr(here.data, "paused", 0))
        await until_called(lambda: there.data.paused == 0, there.audience.broadcast)
        assert asked, "the table data has secrets; it is only in the database"

    monkeypatch.setattr(
        "cosmodrome.server.cluster.coordinator.POLL_SECONDS", DEADLINE
    )  # no look that the messages did not cause
    among_workers(database, work)


def test_lost_bus_message_is_compensated_by_the_next_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: Services, other: Services) -> None:
        here = await two(one)
        there = await other.registry.find(here.data.id)
        bus = one.cluster.bus
        assert bus is not None
        with monkeypatch.context() as deaf:
            deaf.setattr(bus, "publish", lambda message: None)
            await act(here)
        await act(here)
        await until_called(lambda: here.playing().events == there.playing().events, there.audience.broadcast)

    among_workers(database, work)


def test_change_too_long_for_notify_is_sent_without_events(database: str) -> None:
    bus = PostgresBus(database, "a channel")
    bus.publish(TableChanged("table", 9, 1, [Raw(b'"' + b"x" * 9000 + b'"')], "cause"))
    assert msgspec.json.decode(bus._queue.get_nowait(), type=TableChanged) == TableChanged("table", 9, 1)


def test_schema_is_created_once_when_several_workers_start_at_once(postgres: Postgres) -> None:
    address = postgres.new()

    async def run() -> None:
        storages = await asyncio.gather(*(asyncio.to_thread(Storage, address) for _ in range(4)))
        channels = {await storage.settings.get_or_set("channel", secrets.token_hex(4)) for storage in storages}
        assert len(channels) == 1
        for storage in storages:
            storage.close()

    run_async(run())


def test_commit_whose_confirmation_is_lost_is_not_repeated(database: str) -> None:
    """It counts as not saved; then the table reads what the database has, and the same message changes nothing."""
    wire = Wire(database)

    async def work(services: Services, other: Services) -> None:
        table = await two(services)
        before = len(table.playing().events)

        def once() -> None:
            if not table.persistence.was_done("only-once"):
                move(table)

        wire.cut_after = b"only-once"
        with pytest.raises(Rejection) as refused:
            await table.do(once, "only-once")
        assert refused.value.code == "not_saved"
        assert wire.cut_after is None
        saved = await services.storage.tables.events(table.data.id)
        assert len(saved) > before, "the commit had arrived"
        await table.do(once, "only-once")
        assert await services.storage.tables.events(table.data.id) == saved == table.playing().events

    among_workers(wire.address, work)
    wire.close()


def test_table_with_more_chat_than_is_kept_in_memory_is_not_read_again(database: str) -> None:
    async def work(one: Services, two_: Services) -> None:
        table = await two(one)
        for number in range(CHAT_KEPT + 1):
            await one.storage.tables.add_chat(table.data.id, ChatLine(number, 0, 0, "Ada", "hello", None))
        await table.persistence.refresh()
        assert len(table.chat.lines) == CHAT_KEPT
        assert isinstance(one.cluster, Cluster)
        with calls_of(table.persistence.refresh) as looked:
            await one.cluster.poll()
        assert not looked.is_set()
        await one.storage.tables.add_chat(table.data.id, ChatLine(CHAT_KEPT + 1, 0, 0, "Ada", "hello", None))
        await one.cluster.poll()
        assert table.chat.next_number == CHAT_KEPT + 2

    among_workers(database, work)


def test_table_that_retention_removed_is_forgotten_by_the_worker(database: str) -> None:
    async def work(one: Services, two_: Services) -> None:
        table = await two(one)
        await until_called(lambda: one.cluster.holds(table), table.runner.wake)
        assert isinstance(one.cluster, Cluster)
        assert one.cluster.leases.is_requested(table)
        await table.do(table.actions.close_table)
        await one.storage.settings.set("retention", "1")
        aged = sa.text("UPDATE tables SET updated = 0 WHERE id = :id")
        await one.storage.database.write(lambda connection: connection.execute(aged, {"id": table.data.id}).rowcount)
        assert await one.eviction.remove_old() == 1
        await one.storage.settings.set("retention", None)
        assert not one.cluster.leases.is_requested(table)
        assert not one.cluster.leases.leases.holds(table.data.id)

    among_workers(database, work)
