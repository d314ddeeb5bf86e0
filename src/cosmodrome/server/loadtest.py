"""Load test of the server on loopback, compared with echo servers that commit and send as much.

The servers run one after the other in processes of their own; the load comes from this one. Each table is played by
four connections in a closed loop: the seat to move acts at once, and each action is committed and sent to all four.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import re
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cosmodrome.core.match.record import Action
from cosmodrome.server.runtime.uvicorn_server import run
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import TableWrite
from cosmodrome.server.tables.table_data import TableData

TABLES = 50
SEATS = 4
THINKING = 0.5  # seconds, on average
ASKED = b'"legal":[{'
ACTION = {"verb": "fly", "dice": 3}
EVENT = msgspec.json.encode(Action(0, ACTION, 12_345))
ECHOED = {"type": "act", "id": "0123456789ab", "seq": 100, "seat": 0, "action": ACTION}


class Offered(msgspec.Struct):
    action: dict[str, Any]


class OpenQuestion(msgspec.Struct):
    """The part of an update that a simulated player decodes, so that the load itself costs little."""

    seq: int
    legal: list[Offered]


ASKING = msgspec.json.Decoder(OpenQuestion)


@dataclass
class Outcome:
    """The measurements of one round."""

    actions: int = 0
    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)  # seconds from sending an action to seeing it
    bytes_read: int = 0

    @property
    def per_second(self) -> float:
        return self.actions / self.seconds

    def percentile(self, share: float) -> float:
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))]


# --- the echoes ------------------------------------------------------------------------


class PlainCommit:
    """One durable transaction for each message."""

    def __init__(self, folder: str) -> None:
        self._connection = sqlite3.connect(f"{folder}/plain.db", isolation_level=None)
        for statement in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE events (room TEXT, seq INTEGER, body BLOB, PRIMARY KEY (room, seq)) WITHOUT ROWID",
        ):
            self._connection.execute(statement)

    async def save(self, room: str, number: int) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO events VALUES (?, ?, ?)", (room, number, EVENT))
        self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()


class SharedCommit:
    """The storage of the server, whose writer lets many messages share one commit."""

    def __init__(self, folder: str) -> None:
        self._storage = Storage(f"sqlite:///{folder}/shared.db")
        self._table_data: dict[str, TableData] = {}

    async def save(self, room: str, number: int) -> None:
        blank = TableData(id=room, game="echo", mode="online", options={}, chairs=[], seed="", created=0)
        data = self._table_data.setdefault(room, blank)
        write = TableWrite(data, [Action(0, ACTION, number)], number, is_changed=False, cause=str(number))
        await self._storage.tables.save(write)

    def close(self) -> None:
        self._storage.close()


COMMITS = {"plain": PlainCommit, "shared": SharedCommit}


def echo_app(folder: str, frame_bytes: int, commit: str) -> Starlette:
    """Rooms of connections: each message is committed and sent to the whole room, in frames as large as updates."""
    rooms: dict[str, list[WebSocket]] = {}
    numbers: dict[str, Iterator[int]] = {}
    plain = json.dumps({"legal": [], "view": "x" * (frame_bytes - 30)}, separators=(",", ":"))
    asked = json.dumps({"legal": [{}], "view": "x" * (frame_bytes - 32)}, separators=(",", ":"))

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        app.state.storage = COMMITS[commit](folder)
        yield
        app.state.storage.close()

    async def room(socket: WebSocket) -> None:
        await socket.accept()
        name = socket.path_params["room"]
        there = rooms.setdefault(name, [])
        number = numbers.setdefault(name, itertools.count())
        there.append(socket)
        try:
            while True:
                await socket.receive_text()
                now = next(number)
                await socket.app.state.storage.save(name, now)
                for seat, other in enumerate(there):
                    await other.send_text(asked if seat == now % SEATS else plain)
        except (WebSocketDisconnect, RuntimeError):
            there.remove(socket)

    return Starlette(routes=[WebSocketRoute("/ws/{room}", room)], lifespan=life)


# --- the load -----------------------------------------------------------------------------


class Player:
    """One connection that acts whenever an update has legal actions."""

    def __init__(self, socket: ClientConnection, seat: int, outcome: Outcome, echo: bool, pause: float) -> None:
        self.socket = socket
        self.seat = seat
        self.outcome = outcome
        self.echo = echo
        self.pause = pause  # seconds before an action
        self.sent_at: float | None = None
        self.over = False

    async def run(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while not self.over:
                frame = await self.socket.recv(decode=False)
                self.outcome.bytes_read += len(frame)
                if self.sent_at is not None and (self.echo or b'"type":"update"' in frame[:20]):
                    self.outcome.waits.append(time.perf_counter() - self.sent_at)
                    self.outcome.actions += 1
                    self.sent_at = None
                if ASKED in frame:
                    await self.answer(frame)

    async def answer(self, frame: bytes) -> None:
        if self.echo:
            message: dict[str, Any] = ECHOED
        else:
            update = ASKING.decode(frame)
            action = update.legal[-1].action
            message = {**ECHOED, "id": secrets.token_hex(6), "seq": update.seq, "seat": self.seat, "action": action}
        if self.pause:
            await asyncio.sleep(self.pause * (0.5 + secrets.randbelow(1000) / 1000))
        self.sent_at = time.perf_counter()
        await self.socket.send(json.dumps(message))


def post(url: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url + path, json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def open_table(url: str) -> tuple[str, list[str]]:
    made = post(url, "/api/tables", {"game": "mlem", "seats": [{"kind": "human"}] * SEATS})
    table = made["table"]["id"]
    keys = []
    for seat in range(SEATS):
        wish = {"name": f"Player {seat}", "nonce": secrets.token_hex(8), "invite": made["invite"]}
        keys.append(post(url, f"/api/tables/{table}/seats", wish)["key"])
    return table, keys


async def drive(port: int, tables: int, seconds: float, echo: bool = False, pause: float = 0.0) -> Outcome:
    """Seat the players, let them play for a while, and stop."""
    outcome = Outcome()
    url = f"http://127.0.0.1:{port}"
    opened = [(f"room{number}", [""] * SEATS) if echo else open_table(url) for number in range(tables)]
    async with contextlib.AsyncExitStack() as stack:
        players: list[Player] = []
        for table, keys in opened:
            for seat in range(SEATS):
                address = f"ws://127.0.0.1:{port}/ws/{table}"
                socket = await stack.enter_async_context(connect(address, compression=None, close_timeout=1))
                players.append(Player(socket, seat, outcome, echo, pause))
                if echo and seat == SEATS - 1:
                    await socket.send(json.dumps(ECHOED))
                elif not echo:
                    await socket.send(json.dumps({"type": "hello", "keys": [keys[seat]], "locale": "en"}))
        tasks = [asyncio.create_task(player.run()) for player in players]
        await asyncio.sleep(0.5)
        outcome.actions, outcome.bytes_read = 0, 0
        outcome.waits.clear()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        outcome.seconds = time.perf_counter() - began
        done = Outcome(outcome.actions, outcome.seconds, list(outcome.waits), outcome.bytes_read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return done


@contextlib.contextmanager
def running(arguments: list[str]) -> Iterator[int]:
    """Run a server in its own process; yield its port."""
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"localhost:(\d+)", process.stdout.readline())
        assert found, "the server under test did not start"
        yield int(found[1])
    finally:
        process.terminate()
        process.wait(10)


@dataclass(frozen=True)
class Figures:
    """The figures of the server in the benchmark table."""

    per_second: float  # actions, each with a durable commit and sent to four connections
    of_bare: float  # share of an echo that commits every message by itself
    of_shared: float  # share of an echo with the storage of the server, where many messages share a commit
    p99: float  # milliseconds until an action is seen, with 200 connections that pause before they act


def measure(seconds: float = 3.0, rounds: int = 3, tables: int = TABLES) -> Figures:
    """Alternate rounds of the server and the echo servers with new tables; then measure latency at a lower load."""
    best = {"ours": 0.0, "plain": 0.0, "shared": 0.0}
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as folder:
            with running(serve(folder)) as port:
                ours = asyncio.run(drive(port, tables, seconds))
            best["ours"] = max(best["ours"], ours.per_second)
            frame = max(500, ours.bytes_read // max(1, ours.actions * SEATS))
            for commit in COMMITS:
                with running(["cosmodrome.server.loadtest", folder, str(frame), commit]) as port:
                    echo = asyncio.run(drive(port, tables, seconds, echo=True))
                best[commit] = max(best[commit], echo.per_second)
    with tempfile.TemporaryDirectory() as folder, running(serve(folder)) as port:
        calm = asyncio.run(drive(port, tables, 2 * seconds, pause=THINKING))
    rate = best["ours"]
    return Figures(rate, rate / best["plain"], rate / best["shared"], 1000 * calm.percentile(0.99))


def serve(folder: str) -> list[str]:
    return ["cosmodrome", "serve", "--port", "0", "--data", folder, "--no-limits"]


def main(folder: str, frame_bytes: str, commit: str) -> None:
    """An echo server, for `measure`."""
    config = uvicorn.Config(echo_app(folder, int(frame_bytes), commit), port=0, log_level="warning", lifespan="on")
    server = uvicorn.Server(config)

    async def serve() -> None:
        task = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        print(f"localhost:{server.servers[0].sockets[0].getsockname()[1]}", flush=True)
        await task

    run(serve())


if __name__ == "__main__":
    main(*sys.argv[1:])
