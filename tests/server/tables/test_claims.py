"""Races at a table, with claims whose times the tests make up; nobody sleeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from cosmodrome.core.errors import Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.core.match.record import Action
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.connections.connection import Connection
from cosmodrome.server.tables.table import Table
from tests.server.storage.test_store import with_services
from tests.server.tables.test_any_game import two_at_the_sandglass
from tests.support.waiting import DEADLINE, calls_of, until, until_called


class FakeConnection:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.known_events = 0
        self.sent_info = ""
        self.view_seat: int | None = None
        self.locale = "en"
        self.seats: list[int] = []
        self.is_spectator = True
        self.key_hashes: dict[int, str] = {}
        self.heard: list[dict[str, Any]] = []

    def send_text(self, data: str) -> None:
        self.heard.append(json.loads(data))

    def probe(self) -> None:
        self.heard.append({"type": "probe"})

    def close(self, code: int = 1001) -> None:
        pass


def playing(table: Table, seat: int) -> Callable[[int], None]:
    return lambda at: table.playing().play(seat, table.playing().legal(seat)[0], at)


async def claims(table: Table, *made: Claim, seq: int | None = None) -> list[BaseException | None]:
    """All of them within one window; what became of each."""
    table.claims.window = 0
    question = table.index.question_seq if seq is None else seq
    waiting = [table.claims.claim(claim, question, f"id-{claim.seat}", playing(table, claim.seat)) for claim in made]
    return list(await asyncio.gather(*waiting, return_exceptions=True))


def taken(table: Table) -> list[tuple[int, int | None]]:
    return [(event.seat, event.at) for event in table.playing().events if isinstance(event, Action)]


def test_earliest_claim_wins_although_its_message_arrives_later(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        ear = FakeConnection()
        table.audience.connections.add(cast(Connection, ear))
        near, far = Claim(0, 1000), Claim(1, 1100, half_trip=130)
        outcomes = await claims(table, near, far)
        assert taken(table) == [(1, 970)]
        assert outcomes[1] is None
        assert isinstance(outcomes[0], Refused)
        assert (outcomes[0].code, outcomes[0].text) == ("beaten", "Linus was 0.0 s faster.")
        order = [message for message in ear.heard if message["type"] == "claims"]
        assert order == [{"type": "claims", "places": [{"seat": 1, "behind": 0}, {"seat": 0, "behind": 30}]}]

    with_services(folder, work)


def test_claim_after_the_window_is_refused_with_its_delay(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        question = table.index.question_seq
        assert await claims(table, Claim(0, 1000)) == [None]
        late = await claims(table, Claim(1, 1340), seq=question)
        assert isinstance(late[0], Refused)
        assert (late[0].code, late[0].text) == ("beaten", "Ada was 0.3 s faster.")
        assert len(taken(table)) == 1

    with_services(folder, work)


def test_claim_with_a_known_id_is_not_repeated(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        assert await claims(table, Claim(0, 1000)) == [None]
        assert await claims(table, Claim(0, 1500)) == [None], "the same id is answered again"
        assert len(taken(table)) == 1

    with_services(folder, work)


def test_claim_at_a_table_that_closes_within_the_window_is_refused(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        table.claims.window = 0
        question = table.index.question_seq
        waiting = [
            asyncio.ensure_future(table.claims.claim(Claim(seat, 1000), question, None, playing(table, seat)))
            for seat in (0, 1)
        ]
        await table.do(lambda: setattr(table.data, "status", "closed"))
        async with asyncio.timeout(DEADLINE):
            refused = await asyncio.gather(*waiting, return_exceptions=True)
        assert [getattr(error, "code", error) for error in refused] == ["closed", "closed"]

    with_services(folder, work)


def test_claim_that_is_being_decided_when_the_table_leaves_memory_ends(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        table.claims.window = 0
        question = table.index.question_seq
        claim = asyncio.ensure_future(table.claims.claim(Claim(0, 1000), question, None, playing(table, 0)))
        async with table.lock, asyncio.timeout(DEADLINE):
            await until_called(lambda: table.claims.is_open and not table.claims._waiting, table.claims._announce)
            await table.claims.close()
            await asyncio.gather(claim, return_exceptions=True)

    with_services(folder, work)


def test_deadline_waits_for_claims_in_the_window(folder: Path) -> None:
    """Time runs out within the claim window: claims made before that count."""

    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        match = table.playing()
        table.claims.window = 50
        due = match.deadline()
        assert due is not None

        async def run_out() -> None:
            assert table.claims.is_open
            table.data.started -= due  # now it is later than that
            table.runner.wake()

        claim = table.claims.claim(Claim(0, due - 1), table.index.question_seq, "id", playing(table, 0))
        await asyncio.gather(claim, run_out())  # in this order
        assert taken(table) == [(0, due - 1)]

    with_services(folder, work)


def test_bots_claim_in_a_race(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        table.claims.window = 0

        def leave() -> None:
            for seat in (0, 1):
                table.playing().hand_over(seat, "random")

        await table.do(leave)
        with calls_of(table.runner._next_duty) as looked:

            def advance() -> bool:
                table.data.started -= 1000  # a second passes each time the runner has done what was due
                table.runner.wake()
                return table.playing().is_over

            await until(advance, looked)
        assert taken(table), "somebody spoke"

    with_services(folder, work)


class Clock:
    """The time for the server, in nanoseconds; it stands still until a test moves it."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000 * 10**9
        self.steady = 0

    def pass_seconds(self, seconds: int) -> None:
        self.wall += seconds * 10**9
        self.steady += seconds * 10**9

    def time_ns(self) -> int:
        return self.wall

    def monotonic(self) -> float:
        return self.steady / 10**9


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in ("wallclock", "tables.clock"):
        monkeypatch.setattr(f"cosmodrome.server.{module}.time", clock)
    return clock


def test_pause_stops_the_match_time(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        before = table.clock.match_time()
        await table.do(lambda: table.actions.pause(0))
        clock.pass_seconds(60)
        await table.do(table.actions.resume)
        assert table.clock.match_time() == before
        clock.pass_seconds(1)
        assert table.clock.match_time() == before + 1000

    with_services(folder, work)


def test_match_time_advances_after_the_clock_was_set_back(folder: Path, clock: Clock) -> None:
    async def work(services: Services, storage: Storage) -> None:
        table = await two_at_the_sandglass(services)
        clock.wall -= 86_400 * 10**9  # to yesterday
        before = table.clock.match_time()
        assert before >= table.playing().timeline.last_at
        clock.pass_seconds(2)
        assert table.clock.match_time() == before + 2000

    with_services(folder, work)
