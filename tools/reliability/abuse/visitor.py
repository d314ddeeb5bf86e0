"""A visitor with a loopback address of their own: HTTP requests and sockets, paced, with all answers counted."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

ANSWER_SECONDS = 60.0
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, TimeoutError, ConnectionClosed)
INTERNAL_ERROR = 1011  # the close code of a socket whose handler failed


def request(method: str, path: str, body: Any = None, key: str | None = None) -> bytes:
    """A whole HTTP request; a body that is not bytes is encoded as JSON."""
    data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    head = [f"{method} {path} HTTP/1.1", "host: localhost", f"content-length: {len(data)}"]
    if key is not None:
        head.append(f"authorization: Bearer {key}")
    return "\r\n".join([*head, "", ""]).encode() + data


class Pace:
    """Lets so many through per second, evenly."""

    def __init__(self, per_second: float) -> None:
        self._gap = 1 / per_second
        self._next = 0.0

    async def wait(self) -> None:
        now = time.monotonic()
        self._next = max(self._next, now) + self._gap
        await asyncio.sleep(self._next - self._gap - now)


class HttpConnection:
    """One keep-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, data: bytes) -> tuple[int, bytes]:
        self._writer.write(data)
        await self._writer.drain()
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
        lengths = [int(line.partition(":")[2]) for line in head if line.startswith("content-length:")]
        return int(head[0].split()[1]), await self._reader.readexactly(lengths[0] if lengths else 0)

    def close(self) -> None:
        self._writer.transport.abort()


class Visitor:
    """One address. What is sent to the server is counted in `sent`, whatever it answers in `answers`."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.answers: Counter[str] = Counter()
        self.sent = 0  # requests, and sockets that were opened

    # --- HTTP ----------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[HttpConnection]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        opened = HttpConnection(reader, writer)
        try:
            yield opened
        finally:
            opened.close()

    async def call(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        """One request that must succeed."""
        async with self.connection() as connection:
            status, data = await connection.send(request(method, path, body, key))
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path[:80]}: {status} {data[:300]!r}")
        return json.loads(data)

    async def flood(self, requests: Iterable[bytes], per_second: float, connections: int = 8) -> None:
        """The requests in turn, again and again, until this is cancelled."""
        turns = itertools.cycle(requests)
        pace = Pace(per_second)
        await asyncio.gather(*(self._send_in_turn(turns, pace) for _ in range(connections)))

    async def _send_in_turn(self, turns: itertools.cycle[bytes], pace: Pace) -> None:
        while True:
            try:
                async with self.connection() as connection:
                    while True:
                        await pace.wait()
                        self.sent += 1
                        async with asyncio.timeout(ANSWER_SECONDS):
                            status, _ = await connection.send(next(turns))
                        self.answers[str(status)] += 1
            except LOST as error:
                self.answers["timeout" if isinstance(error, TimeoutError) else "closed"] += 1
                await asyncio.sleep(0.05)

    # --- sockets -------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def socket(self, table: str, *keys: str, hello: bool = True) -> AsyncIterator[ClientConnection]:
        """A socket at a table; it is dropped without a goodbye."""
        opened = await connect(
            f"ws://127.0.0.1:{self.port}/ws/{table}",
            compression=None,
            ping_interval=None,
            open_timeout=ANSWER_SECONDS,
            local_addr=(self.address, 0),
        )
        self.sent += 1
        self.answers["101"] += 1
        try:
            if hello:
                await opened.send(json.dumps({"type": "hello", "protocol": 1, "keys": list(keys), "locale": "en"}))
            yield opened
        finally:
            if opened.close_code is not None:
                self.answers[f"close {opened.close_code}"] += 1
            opened.transport.abort()

    @contextlib.contextmanager
    def counted(self) -> Any:
        """A socket that the server closes, or never opens, is an answer like any other."""
        try:
            yield
        except InvalidStatus as error:
            self.answers[str(error.response.status_code)] += 1
        except (*LOST, InvalidHandshake):
            pass


def unexpected(answers: Counter[str]) -> int:
    """Answers that no request may lead to: every 5xx except 503, and sockets closed by an error."""
    return sum(
        count
        for answer, count in answers.items()
        if (answer.isdigit() and int(answer) >= 500 and answer != "503") or answer == f"close {INTERNAL_ERROR}"
    )
