"""Message bus between workers that share tables, by Redis or by LISTEN and NOTIFY of PostgreSQL.

Messages are small and are sent after the commit that they report. A lost message costs only time, because each worker
also polls the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import Any

import msgspec

from cosmodrome.core.errors import BadInput
from cosmodrome.server.cluster.messages import Message, TableChanged
from cosmodrome.server.cluster.shared_limits import ANSWER_SECONDS, SharedLimits
from cosmodrome.server.observability.logs import nameless

QUEUE = 10_000  # messages, while the connection is down
BATCH = 200
RECONNECT_SECONDS = 1.0
LONGEST_NOTICE = 7_900  # bytes, a little less than PostgreSQL allows in a NOTIFY
CONNECT_SECONDS = 5.0  # that a worker waits for the bus when it starts; then it works without, and tries again
PASSWORD_VARIABLE = "COSMODROME_BUS_PASSWORD"  # every user of a machine can read a command line, so not in --bus

log = logging.getLogger("cosmodrome.bus")

Receiver = Callable[[Message], None]

_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Bus:
    """Two tasks, one that receives and one that sends; each reconnects when its connection is lost."""

    longest: int | None = None  # bytes of a message

    def __init__(self) -> None:
        self.sent = 0
        self.received = 0
        self._receiver: Receiver = lambda message: None
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._up: dict[str, bool] = {"receiving": False, "sending": False}
        self._open = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._tasks = [
            asyncio.create_task(self._keep_connected("receiving", self._receive)),
            asyncio.create_task(self._keep_connected("sending", self._send)),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._open.wait()

    @property
    def connected(self) -> bool:
        """Whether both connections are up, as far as is known."""
        return all(self._up.values())

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.connected and not self._queue.empty():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, message: Message) -> None:
        """Queue a message. While the connection is down for long, the oldest are dropped."""
        data = msgspec.json.encode(message)
        if self.longest is not None and len(data) > self.longest:
            if not isinstance(message, TableChanged):
                log.warning("a message is too long", extra={"reason": type(message).__name__})
                return
            without_events = TableChanged(message.table, message.seq, message.version)  # the database has them
            data = msgspec.json.encode(without_events)
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(data)

    async def _keep_connected(self, direction: str, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # drivers raise many kinds when a connection is lost
                log.warning("the bus is unavailable", extra={"reason": nameless(error)})
            self._up[direction] = False
            await asyncio.sleep(RECONNECT_SECONDS)

    def _set_up(self, direction: str) -> None:
        self._up[direction] = True
        if self.connected:
            self._open.set()

    async def _next_batch(self) -> list[bytes]:
        """The messages that are waiting, at least one."""
        batch = [await self._queue.get()]
        while len(batch) < BATCH and not self._queue.empty():
            batch.append(self._queue.get_nowait())
        self.sent += len(batch)
        return batch

    def _deliver(self, data: bytes | str) -> None:
        try:
            message = _messages.decode(data)
        except msgspec.DecodeError as error:  # it is of another version, while workers are being replaced
            log.warning("a message cannot be read", extra={"reason": nameless(error)})
            return
        self.received += 1
        self._receiver(message)

    def limits(self) -> SharedLimits | None:
        """Rate limits that all workers share, if the bus can store them."""
        return None

    async def _receive(self) -> None:
        raise NotImplementedError

    async def _send(self) -> None:
        raise NotImplementedError


class PostgresBus(Bus):
    """LISTEN and NOTIFY, by two connections of its own to the database that has the tables."""

    longest = LONGEST_NOTICE

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self._address = address
        self._channel = channel

    async def _receive(self) -> None:
        import psycopg
        from psycopg import sql

        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)
        async with connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            self._set_up("receiving")
            async for notice in connection.notifies():
                self._deliver(notice.payload)

    async def _send(self) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)
        async with connection, connection.cursor() as cursor:
            self._set_up("sending")
            while True:
                batch = [(self._channel, data.decode()) for data in await self._next_batch()]
                await cursor.executemany("SELECT pg_notify(%s, %s)", batch)


class RedisBus(Bus):
    """Publish and subscribe on one channel."""

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        try:
            from redis import asyncio as redis
        except ModuleNotFoundError:
            raise BadInput("a bus on Redis needs the extra `redis`: pip install 'cosmodrome[redis]'") from None
        try:
            self._client = redis.Redis.from_url(
                address,
                password=os.environ.get(PASSWORD_VARIABLE),  # one in the address has precedence
                client_name=channel,
                socket_connect_timeout=5,
                socket_keepalive=True,
                health_check_interval=10,
            )
        except ValueError as error:
            raise BadInput(f"cannot use the bus: {error}") from None
        self._channel = channel

    def limits(self) -> SharedLimits:
        seconds = self._client.connection_pool.connection_kwargs.get("socket_timeout") or ANSWER_SECONDS
        return SharedLimits(self._client, self._channel, seconds)

    async def _receive(self) -> None:
        async with self._client.pubsub() as subscription:
            await subscription.subscribe(self._channel)
            while True:
                message = await subscription.get_message(timeout=5)
                if message is not None and message["type"] == "subscribe":
                    self._set_up("receiving")
                elif message is not None and message["type"] == "message":
                    self._deliver(message["data"])

    async def _send(self) -> None:
        await self._client.ping()
        self._set_up("sending")
        while True:
            batch = await self._next_batch()
            async with self._client.pipeline(transaction=False) as pipeline:
                for data in batch:
                    pipeline.publish(self._channel, data)
                await pipeline.execute()

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()


def make_bus(bus: str | None, database: str, channel: str) -> Bus:
    """Make the bus of this address, or one that uses the database."""
    if bus is None:
        return PostgresBus(database, channel)
    if not bus.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput(f"cannot use the bus {bus}: it must begin with redis://")
    return RedisBus(bus, channel)
