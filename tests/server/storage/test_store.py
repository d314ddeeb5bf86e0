"""Storage and what hangs on it, without a network: commits, conflicts, a full disk, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.server import compute, record_jobs
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.readiness import is_ready
from cosmodrome.server.protocol import NewSeat, NewTable, PlayOn, TakeSeat
from cosmodrome.server.record_jobs import UPLOADED_EVENTS
from cosmodrome.server.services import Services
from cosmodrome.server.storage.backup import snapshot
from cosmodrome.server.storage.schema import EVENTS, METADATA, TABLES
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableWrite
from cosmodrome.server.storage.validation import validate
from cosmodrome.server.storage.writer import ROWS_AT_ONCE, SaveConflict
from cosmodrome.server.tables.connections import updates
from cosmodrome.server.tables.lifecycle import eviction as eviction_module
from cosmodrome.server.tables.lifecycle import factory as factory_module
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import SeatData
from cosmodrome.server.wallclock import now
from tests.support.event_loop import run_async
from tests.support.postgres_redis import Postgres
from tests.support.waiting import until_called

NONCE = "0123456789abcdef"


def with_services(folder: Path, work: Callable[[Services, Storage], Awaitable[None]]) -> None:
    """Open the services on an empty SQLite file, do the work, and close them."""

    async def run() -> None:
        folder.mkdir(exist_ok=True)
        storage = Storage(f"sqlite:///{folder / 'test.db'}")
        services = Services(storage)
        await services.open()
        try:
            await work(services, storage)
        finally:
            await services.close()
            storage.close()

    run_async(run())


async def two_at_a_table(services: Services) -> Table:
    table, invite = await services.factory.new_table(NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0))
    for name in ("Ada", "Linus"):
        await services.seating.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
    return table


def move(table: Table) -> None:
    match = table.playing()
    seat = match.players_to_move()[0]
    match.play(seat, match.legal(seat)[0])


async def act(table: Table, cause: str | None = None) -> None:
    await table.do(lambda: move(table), cause)


async def run_sql(storage: Storage, statement: str) -> None:
    await storage.database.write(lambda connection: connection.exec_driver_sql(statement).close())


async def close(table: Table) -> None:
    await table.do(table.actions.close_table)


def test_sqlite_connection_has_durable_settings(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        def ask(connection: sa.Connection) -> tuple[str, int]:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
            level = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
            return mode, level

        assert await storage.database.write(ask) == ("wal", 2)

    with_services(folder, work)


def test_unfinished_uploaded_record_survives_a_restart(folder: Path) -> None:
    """A player uploads the record that they could see. It has no seed, which only the host knows."""
    brought: list[str] = []

    async def bring(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await act(table)
        record = msgspec.json.encode(table.playing().seen_by(None))
        brought.append((await services.factory.archive(record)).data.id)

    async def find(services: Services, storage: Storage) -> None:
        archive = await services.registry.find(brought[0])
        assert archive.summary is not None
        assert not archive.is_over
        assert len(rec.decode(await services.replays.record(archive, None)).events) > 2

    with_services(folder, bring)
    with_services(folder, find)
    with snapshot(f"sqlite:///{folder / 'test.db'}") as source:
        assert validate(source, lambda _: None).broken == []


async def uploaded(services: Services) -> str:
    table = await two_at_a_table(services)
    await act(table)
    return (await services.factory.archive(msgspec.json.encode(table.playing().seen_by(None)))).data.id


def test_uploaded_records_expire_after_a_day_and_played_games_do_not(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        played = await two_at_a_table(services)
        old, new = await uploaded(services), await uploaded(services)
        for table_id in (old, played.data.id):
            long_ago = TABLES.update().where(TABLES.c.id == table_id).values(created=0, updated=0)
            await storage.database.write(lambda connection, update=long_ago: connection.execute(update) and None)  # type: ignore[misc]
        await services.eviction.remove_uploads()
        assert services.registry.known(old) is None
        with pytest.raises(Rejection) as refused:
            await services.registry.find(old)
        assert refused.value.code == "no_table"
        for table_id in (new, played.data.id):
            assert (await services.registry.find(table_id)).summary is not None

    with_services(folder, work)


def test_oldest_uploads_are_removed_when_all_together_are_too_large(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, storage: Storage) -> None:
        ids = [await uploaded(services) for _ in range(3)]
        for number, table_id in enumerate(ids):
            order = TABLES.update().where(TABLES.c.id == table_id).values(created=TABLES.c.created + number)
            await storage.database.write(lambda connection, update=order: connection.execute(update) and None)  # type: ignore[misc]
        sizes = sa.select(TABLES.c.size).where(TABLES.c.id.in_(ids[1:]))
        room = await storage.database.write(lambda connection: sum(connection.execute(sizes).scalars()))
        assert room > 0
        monkeypatch.setattr(eviction_module, "UPLOAD_BYTES", room)
        await services.eviction.remove_uploads()
        assert [services.registry.known(table_id) is not None for table_id in ids] == [False, True, True]

    with_services(folder, work)


async def events_of(services: Services, archive: Table) -> list[rec.Event]:
    return rec.decode(await services.replays.record(archive, None)).events


def test_uploaded_record_has_all_events_and_no_match_in_the_server(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await act(table)
        match = table.playing()
        archive = await services.factory.archive(msgspec.json.encode(match.seen_by(None)))
        assert len(match.events) > 2
        assert await events_of(services, archive) == match.events
        page = await services.replays.log_page(archive, None, None, "en", None)
        assert page == updates.log_page(match, table.index.steps, "en", None, None)
        step = msgspec.json.decode(await services.replays.step(archive, 1, None, None, "en"))
        assert step["steps"] == max(table.index.steps)
        assert archive.info().asked == match.players_to_move()
        assert archive.match is None
        assert await storage.tables.events(archive.data.id) == []

    with_services(folder, work)


def test_record_that_was_uploaded_with_a_row_for_each_event_can_still_be_read(folder: Path) -> None:
    """As servers stored them before each was one compressed piece."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await act(table)
        match = table.playing()
        data = msgspec.structs.replace(
            table.data,
            id="older",
            status="archive",
            seed="",
            chairs=[SeatData("human", "Ada"), SeatData("human", "Linus")],
        )
        await storage.tables.save(TableWrite(data, match.events))
        older = await services.registry.find("older")
        assert older.match is None
        assert older.info().asked == match.players_to_move()
        assert await events_of(services, older) == match.events

    with_services(folder, work)


def test_record_with_too_many_events_is_refused(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        record = (await two_at_a_table(services)).playing().record()
        record["events"] += record["events"][1:2] * UPLOADED_EVENTS
        with pytest.raises(Rejection) as refused:
            await services.factory.archive(msgspec.json.encode(record))
        assert (refused.value.code, refused.value.status) == ("bad_record", 422)
        assert "at most 8,000 events" in refused.value.text

    with_services(folder, work)


def test_bot_that_does_not_answer_in_time_is_replaced_by_a_faster_one(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compute, "BOT_SECONDS", 0.0)

    async def work(services: Services, storage: Storage) -> None:
        seats = [NewSeat("bot", bot="champion"), NewSeat("bot", bot="champion")]
        table, _ = await services.factory.new_table(NewTable(game="mlem", seats=seats, pace=0))
        events = len(table.playing().events)
        await until_called(lambda: len(table.playing().events) > events, table.audience.broadcast)

    with_services(folder, work)
    assert "a bot did not answer, so a faster one moves" in caplog.text


def test_the_migrations_lead_to_the_schema(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        def differences(connection: sa.Connection) -> list[object]:
            context = MigrationContext.configure(connection, opts={"compare_type": False})
            return list(compare_metadata(context, METADATA))

        assert await storage.database.write(differences) == []

    with_services(folder, work)


def test_change_that_cannot_be_saved_is_rolled_back(folder: Path) -> None:
    """A full disk: SQLite may not grow any more."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        before = len(table.playing().events)

        def fill(connection: sa.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        await storage.database.write(fill)

        async def act_on() -> None:
            for _ in range(400):
                await act(table)

        with pytest.raises(Rejection, match="could not be saved"):
            await act_on()
        stored = len(await storage.tables.events(table.data.id))
        assert stored == len(table.playing().events) >= before
        await storage.database.write(
            lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1000000").scalar()
        )
        await act(table)
        assert len(await storage.tables.events(table.data.id)) == len(table.playing().events) > stored

    with_services(folder, work)


def test_cancelled_save_does_not_stop_the_writer(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        for _ in range(20):
            waiting = asyncio.ensure_future(storage.settings.set("retention", "7"))

            async def give_up(waiting: asyncio.Future[None] = waiting) -> None:
                waiting.cancel()

            await asyncio.gather(waiting, give_up(), return_exceptions=True)  # each has begun before the next begins
        await act(table)
        assert len(await storage.tables.events(table.data.id)) == len(table.playing().events)

    with_services(folder, work)


def test_second_event_of_the_same_number_conflicts(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        other = await two_at_a_table(services)
        events = table.playing().events
        seq = len(other.playing().events)
        good = storage.tables.save(TableWrite(other.data, events[1:2], seq, is_changed=False))
        bad = storage.tables.save(TableWrite(table.data, events[1:2], 1, is_changed=False))
        results = await asyncio.gather(bad, good, return_exceptions=True)
        assert isinstance(results[0], SaveConflict)
        assert results[1] == [msgspec.json.encode(events[1])]

    with_services(folder, work)


def test_many_events_in_one_commit_are_all_stored_or_none(folder: Path) -> None:
    """More than fit into one statement."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        known = len(table.playing().events)
        many = [table.playing().events[1]] * (2 * ROWS_AT_ONCE + 50)
        await storage.tables.save(TableWrite(table.data, many, known, is_changed=False))
        assert await storage.tables.events(table.data.id, known) == many
        with pytest.raises(SaveConflict):  # all but the last of these are there already
            await storage.tables.save(TableWrite(table.data, many, known + 1, is_changed=False))
        assert len(await storage.tables.events(table.data.id)) == known + len(many)

    with_services(folder, work)


def test_change_after_a_conflict_is_tried_again(folder: Path) -> None:
    """Two houses over one database stand for two workers that have not heard of each other."""

    async def work(services: Services, storage: Storage) -> None:
        here = await two_at_a_table(services)
        other = Services(storage)
        there = await other.registry.find(here.data.id)
        first = there.playing()
        for table in (here, there, there, here, here, there):
            before = len(await storage.tables.events(table.data.id))
            await act(table)
            assert len(await storage.tables.events(table.data.id)) == len(table.playing().events) > before
        assert storage.tables.conflicts == 3
        await here.persistence.refresh()
        assert here.playing().events == there.playing().events
        assert here.playing().record() == Match.load(here.playing().record()).record()
        await here.persistence.refresh()
        assert here.persistence.version == there.persistence.version
        await other.close()
        assert first is not there.playing(), "what was not saved has not happened"

    with_services(folder, work)


def test_table_without_changes_is_not_read_again(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        here = await two_at_a_table(services)
        other = Services(storage)
        there = await other.registry.find(here.data.id)
        match = there.playing()
        for _ in range(30):
            await act(here)
            await there.persistence.refresh()
        assert there.playing() is match
        assert match.record() == here.playing().record()
        assert there.index.steps == here.index.steps
        assert there.index.question_seq == here.index.question_seq
        await other.close()

    with_services(folder, work)


def test_last_seat_is_given_to_one_of_two_players(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        here, invite = await services.factory.new_table(NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0))
        other = Services(storage)
        there = await other.registry.find(here.data.id)
        await services.seating.sit(here, TakeSeat(name="Ada", nonce=NONCE, invite=invite))
        wishes = [(services, here, "Linus"), (other, there, "Grace")]
        taken = await asyncio.gather(
            *(
                worker.seating.sit(table, TakeSeat(name=name, nonce=NONCE, invite=invite))
                for worker, table, name in wishes
            ),
            return_exceptions=True,
        )
        [refused] = [outcome for outcome in taken if isinstance(outcome, Rejection)]
        assert refused.code == "started"
        await here.persistence.refresh()
        await there.persistence.refresh()
        assert here.playing().events == there.playing().events
        await other.close()

    with_services(folder, work)


def test_tables_older_than_the_retention_are_removed(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        playing = await two_at_a_table(services)
        finished = await two_at_a_table(services)
        await close(finished)
        assert await services.eviction.remove_old() == 0
        await storage.settings.set("retention", "1")
        await storage.database.write(
            lambda connection: connection.exec_driver_sql("UPDATE tables SET updated = 0").rowcount
        )
        assert await services.eviction.remove_old() == 1
        assert await storage.tables.events(finished.data.id) == []
        assert await services.registry.find(playing.data.id) is playing
        with pytest.raises(Rejection, match="no such table"):
            await services.registry.find(finished.data.id)

    with_services(folder, work)


def test_table_limit_is_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, storage: Storage) -> None:
        monkeypatch.setattr(factory_module, "MOST_TABLES", 0)
        with pytest.raises(Rejection) as refused:
            await two_at_a_table(services)
        assert refused.value.code == "full"

    with_services(folder, work)


def test_a_database_that_cannot_be_opened_is_named() -> None:
    with pytest.raises(BadInput, match="cannot open the database"):
        Storage("sqlite:////nowhere/at/all.db")
    with pytest.raises(BadInput, match="cannot use the database"):
        Storage("parchment://scroll")


def test_a_database_that_is_locked_answers_and_recovers(folder: Path) -> None:
    """Another program holds the file for longer than we are ready to wait."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await run_sql(storage, "PRAGMA busy_timeout = 50")
        with sqlite3.connect(folder / "test.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Rejection, match="could not be saved"):
                await act(table)
            other.execute("COMMIT")
        await act(table)
        assert len(await storage.tables.events(table.data.id)) == len(table.playing().events)

    with_services(folder, work)


# --- what a refusal or a lost connection leaves behind ---------------------------------------------------------------


def test_refused_message_that_had_changed_the_sheet_leaves_no_trace(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await table.do(table.playing().abandon)
        before = msgspec.json.encode(table.data)
        with pytest.raises(Refused) as refused:
            await table.do(lambda: table.actions.vote_to_end(0, yes=True))
        assert refused.value.code == "match_over"
        assert msgspec.json.encode(table.data) == before
        await table.do(lambda: None)
        [stored] = await storage.tables.newest(1)
        assert stored.votes == []

    with_services(folder, work)


def test_action_whose_caller_is_cancelled_is_finished_and_saved(folder: Path) -> None:
    """A socket that acts and hangs up at once: the match is not read again from its events."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        match, before = table.playing(), len(table.playing().events)
        acting = asyncio.ensure_future(act(table))

        async def hang_up() -> None:
            acting.cancel()

        outcomes = await asyncio.gather(acting, hang_up(), return_exceptions=True)  # acting has begun by then
        assert isinstance(outcomes[0], asyncio.CancelledError)
        await table.do(lambda: None)  # after it
        assert table.playing() is match
        assert len(await storage.tables.events(table.data.id)) == len(match.events) > before

    with_services(folder, work)


def test_table_that_closes_while_an_action_is_saved_waits_for_it(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        before = len(table.playing().events)
        acting = asyncio.ensure_future(act(table))
        await asyncio.sleep(0)  # it has begun
        acting.cancel()
        await table.close()
        assert len(await storage.tables.events(table.data.id)) == len(table.playing().events) > before

    with_services(folder, work)


def test_play_on_waits_for_a_pending_commit(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await act(table)
        wish = PlayOn(step=1, seat=None, seats=[NewSeat(), NewSeat()], mode="hotseat")
        made = asyncio.ensure_future(services.factory.play_on(table, wish, None))

        async def change() -> None:
            table.data.status = "closed"  # not saved, so it must not be seen
            await storage.settings.get("retention")
            table.data.status = "playing"

        async with table.lock:
            await change()
            assert not made.done()
        other, _ = await made
        assert other.data.origin == f"{table.data.id}/1"

    with_services(folder, work)


# --- retention -------------------------------------------------------------------------------------------------------


def execute(statement: sa.Update, connection: sa.Connection) -> None:
    connection.execute(statement)


MANY = 70_000  # more than PostgreSQL takes values in one statement


async def add_closed_tables(storage: Storage, count: int) -> None:
    """Old tables with an event each; only their number matters."""
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)"
    tables = "INSERT INTO tables (id, status, game, public, created, updated, sheet) {} SELECT {} FROM n"
    events = "INSERT INTO events (table_id, seq, body) {} SELECT {} FROM n"
    name, body = "'old-' || CAST(i AS text)", "CAST('' AS bytea)" if storage.shared else "x''"

    def fill(connection: sa.Connection) -> None:
        values = f"{name}, 'closed', 'mlem', false, 0, 0, {body}"
        connection.execute(sa.text(tables.format(numbers, values)), {"count": count})
        connection.execute(sa.text(events.format(numbers, f"{name}, 0, {body}")), {"count": count})

    await storage.database.write(fill)


async def check_retention(url: str) -> None:
    storage = Storage(url)
    try:
        await add_closed_tables(storage, MANY)
        assert len(await storage.tables.remove(["closed"], before=1)) == MANY
        assert await storage.tables.count() == {}
        left = await storage.database.write(
            lambda connection: connection.execute(sa.select(sa.func.count(EVENTS.c.seq))).scalar()
        )
        assert left == 0
    finally:
        storage.close()


def test_retention_with_70_000_old_tables_on_sqlite_removes_them(tmp_path: Path) -> None:
    run_async(check_retention(f"sqlite:///{tmp_path / 'test.db'}"))


def test_retention_with_70_000_old_tables_on_postgres_removes_them(postgres: Postgres) -> None:
    run_async(check_retention(postgres.new()))


def test_table_that_waits_for_players_expires_after_a_day(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        waiting = NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0)
        (old, _), (young, _) = [await services.factory.new_table(waiting) for _ in range(2)]
        playing = await two_at_a_table(services)
        day = 86_400_000
        for table, age in ((old, day + 60_000), (young, day - 60_000), (playing, 100 * day)):
            aged = TABLES.update().where(TABLES.c.id == table.data.id).values(updated=now() - age)
            await storage.database.write(partial(execute, aged))
        assert await services.eviction.remove_old() == 1
        assert services.registry.known(old.data.id) is None
        with pytest.raises(Rejection, match="no such table"):
            await services.registry.find(old.data.id)
        assert await services.registry.find(young.data.id) is young
        assert await services.registry.find(playing.data.id) is playing

    with_services(folder, work)


def test_housekeeping_with_a_duty_that_fails_does_the_others(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_a_table(services)
        await close(table)
        table.touched = 0
        await storage.settings.set("retention", "a fortnight")  # remove_old stumbles over it
        await services.eviction.run_once()
        assert services.registry.known(table.data.id) is None
        failed = [vars(record)["duty"] for record in caplog.records if record.msg == "housekeeping failed"]
        assert failed == ["remove_old"]

    with_services(folder, work)


# --- a row that is damaged -------------------------------------------------------------------------------------------


async def damage(storage: Storage, rows: sa.Table, column: str, table: Table) -> None:
    key = "id" if rows is TABLES else "table_id"
    broken = rows.update().where(rows.c[key] == table.data.id).values({column: b'{"kind": "dance"'})
    await storage.database.write(partial(execute, broken))


@pytest.mark.parametrize(("rows", "column"), [(TABLES, "sheet"), (EVENTS, "body")], ids=["sheet", "event"])
def test_damaged_row_affects_one_table_only(
    folder: Path, rows: sa.Table, column: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[Table] = []

    async def before(services: Services, storage: Storage) -> None:
        tables.extend([await two_at_a_table(services) for _ in range(3)])
        for table in tables:
            await table.do(partial(setattr, table.data, "public", True))
        await damage(storage, rows, column, tables[1])

    async def after(services: Services, storage: Storage) -> None:
        await until_loaded(services)
        good = {tables[0].data.id, tables[2].data.id}
        assert {table.data.id for table in services.registry.in_memory()} == good
        listed = await services.registry.infos(await storage.tables.newest(10, public=True, statuses=("playing",)))
        assert {info.id for info in listed} >= good
        with pytest.raises(Rejection) as refused:
            await services.registry.find(tables[1].data.id)
        assert refused.value.code == "damaged"
        assert any(getattr(record, "table", "") == tables[1].data.id for record in caplog.records)
        await storage.settings.set("retention", "1")
        await storage.database.write(
            lambda connection: connection.exec_driver_sql("UPDATE tables SET updated = 0").rowcount
        )
        await close(await services.registry.find(tables[0].data.id))
        await services.eviction.run_once()
        await act(await services.registry.find(tables[2].data.id))

    with_services(folder, before)
    with_services(folder, after)


# --- starting and listing --------------------------------------------------------------------------------------------


async def until_loaded(services: Services) -> None:
    assert services.registry._load_task is not None
    await services.registry._load_task
    assert services.registry.is_loaded


def test_start_loads_only_games_that_are_being_played(folder: Path) -> None:
    async def before(services: Services, storage: Storage) -> None:
        await two_at_a_table(services)
        await close(await two_at_a_table(services))
        await services.factory.new_table(NewTable(game="mlem", seats=[NewSeat(), NewSeat()], pace=0))

    async def after(services: Services, storage: Storage) -> None:
        assert not services.registry.is_loaded
        assert not await is_ready(services)
        assert services.registry.in_memory() == [], "open() does not wait for them"
        await until_loaded(services)
        assert [table.data.status for table in services.registry.in_memory()] == ["playing"]
        assert await is_ready(services)

    with_services(folder, before)
    with_services(folder, after)


def test_table_asked_for_before_it_is_loaded_is_fetched_once(folder: Path) -> None:
    tables: list[Table] = []

    async def before(services: Services, storage: Storage) -> None:
        tables.append(await two_at_a_table(services))

    async def after(services: Services, storage: Storage) -> None:
        found = await services.registry.find(tables[0].data.id)
        await until_loaded(services)
        assert services.registry.in_memory() == [found]
        await act(found)

    with_services(folder, before)
    with_services(folder, after)


def test_listing_tables_neither_loads_nor_touches_them(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        kept, away = await two_at_a_table(services), await two_at_a_table(services)
        kept.touched, away.touched = 1, 0
        await services.registry.evict(away)
        infos = {info.id: info for info in await services.registry.infos(await storage.tables.newest(10))}
        assert kept.touched == 1
        assert services.registry.in_memory() == [kept]
        assert infos[kept.data.id] == kept.info()
        listed = msgspec.structs.replace(infos[away.data.id], asked=away.info().asked, seats=away.info().seats)
        assert listed == away.info(), "whose turn it is requires the match; the rest is in the table data"
        assert [seat.name for seat in infos[away.data.id].seats] == ["Ada", "Linus"]

    with_services(folder, work)


def test_server_full_of_idle_tables_has_room(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, storage: Storage) -> None:
        tables = [await two_at_a_table(services) for _ in range(3)]
        monkeypatch.setattr(factory_module, "MOST_TABLES", len(services.registry))
        with pytest.raises(Rejection) as refused:
            await two_at_a_table(services)
        assert refused.value.code == "full"
        for table in tables[:2]:
            table.data.takeover = None  # nothing is due there
            table.touched -= 2 * 60_000
        await two_at_a_table(services)
        assert [services.registry.known(table.data.id) for table in tables] == [None, None, tables[2]]

    with_services(folder, work)


def test_worker_keeps_replays_up_to_a_number_of_events(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, storage: Storage) -> None:
        ids = []
        for _ in range(3):
            table = await two_at_a_table(services)
            await act(table)
            ids.append(table.data.id)
        events = len(table.playing().events)
        monkeypatch.setattr(record_jobs, "REPLAYED_EVENTS", 2 * events)
        monkeypatch.setattr(record_jobs, "_replays", OrderedDict())
        for table_id in ids:
            seed = (await services.registry.find(table_id)).data.seed
            source = record_jobs.Source(storage.address, table_id, seed, is_upload=False)
            assert source.replay().read_events == events
        assert list(record_jobs._replays) == ids[1:]

    with_services(folder, work)
