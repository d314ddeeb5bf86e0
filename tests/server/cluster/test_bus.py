"""Redis as the bus between workers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmodrome.server.cluster.bus import PASSWORD_VARIABLE, make_bus
from tests.support.event_loop import run_async
from tests.support.packages import require
from tools.reliability.local_cluster import Redis


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Redis]:
    """A Redis with a password."""
    require("redis-server")
    server = Redis(tmp_path, ["--requirepass", "open-sesame"])
    yield server
    server.stop()


async def connects(address: str) -> bool:
    bus = make_bus(address, "", "a-channel")
    await bus.open(lambda message: None)
    connected = bus.connected
    await bus.close()
    return connected


def test_bus_with_the_password_in_the_environment_connects(guarded: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD_VARIABLE, "open-sesame")
    assert run_async(connects(guarded.url))


def test_bus_with_a_wrong_password_stays_unconnected(guarded: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD_VARIABLE, "abracadabra")
    assert not run_async(connects(guarded.url))


def test_bus_with_a_password_in_its_address_prefers_that_one(guarded: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PASSWORD_VARIABLE, "abracadabra")
    assert run_async(connects(guarded.url.replace("redis://", "redis://:open-sesame@")))
