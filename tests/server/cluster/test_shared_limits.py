"""Limits that hold for all workers together, counted in a real Redis."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from redis import asyncio as redis

from cosmodrome.server.cluster.shared_limits import STALE_SECONDS, SharedLimits
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http import access_limits as gates
from cosmodrome.server.http.access_limits import AccessLimits
from cosmodrome.server.http.token_bucket import Rate
from tests.support.event_loop import run_async
from tests.support.postgres_redis import Postgres, redis_address
from tests.support.server_process import Server
from tests.support.waiting import DEADLINE

ADDRESS, OTHER = "192.0.2.1", "192.0.2.2"
ONCE = Rate(0.001, 5)


@asynccontextmanager
async def workers(address: str = "", count: int = 2) -> AsyncIterator[tuple[redis.Redis, list[SharedLimits]]]:
    """The limits of several workers, each with its own connection, and a connection to look at what they keep."""
    channel = f"cosmodrome:test:{secrets.token_hex(8)}"
    clients = [redis.Redis.from_url(address or redis_address()) for _ in range(count + 1)]
    try:
        yield clients[0], [SharedLimits(client, channel, DEADLINE) for client in clients[1:]]
    finally:
        for client in clients:
            await client.aclose()


def test_workers_take_from_one_bucket_per_kind_and_address() -> None:
    async def work() -> None:
        async with workers() as (client, [one, two]):
            taken = [await limits.take("open", ONCE, ADDRESS) for _ in range(ONCE.burst) for limits in (one, two)]
            assert sum(taken) == ONCE.burst
            assert await two.take("open", ONCE, OTHER)
            assert await two.take("upload", ONCE, ADDRESS)
            keys = [key async for key in client.scan_iter(f"{one._channel}:*")]
            assert len(keys) == 3
            assert not any(ADDRESS.encode() in key for key in keys), "addresses are not stored"
            assert all([await client.ttl(key) > 0 for key in keys]), "nothing is kept for ever"

    run_async(work())


def test_requests_that_come_at_once_share_the_burst() -> None:
    async def work() -> None:
        async with workers() as (_, both):
            asked = [limits.take("open", ONCE, ADDRESS) for limits in both for _ in range(20)]
            assert sum(await asyncio.gather(*asked)) == ONCE.burst

    run_async(work())


def test_spectators_of_all_workers_count_until_they_leave_or_their_worker_dies() -> None:
    async def work() -> None:
        async with workers() as (client, [one, two]):
            names = [await one.add_spectator("a-table", ADDRESS, 4, 2) for _ in range(2)]
            assert all(names)
            assert await two.add_spectator("a-table", ADDRESS, 4, 2) is None, "two of one address"
            assert await two.add_spectator("b-table", ADDRESS, 4, 2)
            assert [bool(await two.add_spectator("a-table", OTHER, 4, 2)) for _ in range(2)] == [True, True]
            assert await two.add_spectator("a-table", "192.0.2.3", 4, 2) is None, "four at the table"
            assert names[0] is not None
            one.remove_spectator(names[0])
            await asyncio.gather(*one._removals)
            assert await two.add_spectator("a-table", "192.0.2.3", 4, 2)
            key = f"{one._channel}:spectators:a-table"
            assert 0 < await client.ttl(key) <= STALE_SECONDS
            known: Any = await client.zrange(key, 0, -1)
            await client.zadd(key, dict.fromkeys(known, 1))  # as if no worker had said for long that they are there
            assert await two.add_spectator("a-table", OTHER, 4, 2)

    run_async(work())


def test_requests_without_redis_are_admitted_with_one_warning(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        with closing(socket.socket()) as nobody:
            nobody.bind(("127.0.0.1", 0))  # and does not listen
            async with workers(f"redis://127.0.0.1:{nobody.getsockname()[1]}/0", 1) as (_, [shared]):
                access = AccessLimits(tables_per_minute=3)
                access.shared = shared
                for _ in range(3):
                    await access.admit("open", ADDRESS)
                with pytest.raises(Rejection):  # the worker's own limit holds
                    await access.admit("open", ADDRESS)
                admission = await access.admit_socket(ADDRESS)
                await admission.enter("a-table", has_seat=False)
                admission.close()
                await asyncio.gather(*shared._removals)

    with caplog.at_level(logging.WARNING):
        run_async(work())
    assert [record.getMessage() for record in caplog.records] == ["limits hold per worker only: Redis does not answer"]


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two workers on two ports over one database and one Redis, with a limit of one table per minute."""
    bus = f"{redis_address()}?socket_timeout={DEADLINE}"
    more = ("--database", postgres.new(), "--bus", bus, "--tables-per-minute", "1")
    one, two = (Server(tmp_path / name, *more) for name in ("one", "two"))
    yield one, two
    for server in (one, two):
        server.stop()


def test_limit_on_new_tables_and_spectators_holds_across_workers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table, keys = one.table_for("Ada", bots=1)
    status, answer = two.call("POST", "/api/tables", {"game": "mlem", "seats": [{"kind": "human"}, {"kind": "bot"}]})
    assert (status, answer["code"]) == (429, "too_many_tables")
    watching = [pair[number % 2].join(table) for number in range(gates.SPECTATORS_OF_ADDRESS)]
    for server in pair:
        late = server.join(table, greet=False)
        late.send(type="hello")
        assert late.receive()["code"] == "crowded"
        late.close()
        ada = server.join(table, *keys)
        assert ada.welcome["yours"] == [0]
        ada.close()
    for visitor in watching:
        visitor.close()
