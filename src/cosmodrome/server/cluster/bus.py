"""How workers that share tables hear of each other: small messages, sent after the commit that they tell of.

A message may be lost and cost no more than time: everybody looks at the database now and then as well. There are two
ways to carry them, Redis and PostgreSQL's own LISTEN and NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, Struct

from cosmodrome.core.errors import BadInput
from cosmodrome.server.cluster.shared_limits import SharedLimits
from cosmodrome.server.observability.logs import nameless

MOST_WAITING = 10_000  # messages, while the line is down
AT_ONCE = 200
AGAIN_SECONDS = 1.0
LONGEST_NOTICE = 7_900  # bytes that PostgreSQL takes in a NOTIFY, with some to spare
FIRST_SECONDS = 5.0  # to reach the others when a worker starts; after that it works, and goes on trying
PASSWORD_VARIABLE = "COSMODROME_BUS_PASSWORD"  # every user of a machine can read a command line, so not in --bus

log = logging.getLogger("cosmodrome.bus")


class Changed(Struct, tag="changed", omit_defaults=True):
    """A table has so many events now, and this version of its sheet; the newest of these events may travel along."""

    table: str
    seq: int
    version: int
    events: list[Raw] = []  # as they stand in the database, up to `seq`; a list of its own for each, says msgspec
    cause: str | None = None  # the id of the message that led to them
    due: int | None = None  # when the runner is needed, if that was saved with them


class Said(Struct, tag="said"):
    """Somebody has chatted."""

    table: str


class Tell(Struct, tag="tell"):
    """For all sockets at a table, as it is."""

    table: str
    data: str
    worker: str


class AtTable(Struct):
    table: str
    seats: list[int]
    people: int


class Here(Struct, tag="here"):
    """Who is at some tables by way of a worker."""

    worker: str
    tables: list[AtTable]


class WhoIsHere(Struct, tag="who"):
    """A worker has started and asks the others who is where."""

    worker: str


class AskClaim(Struct, tag="claim"):
    """Somebody has spoken in a race whose window another worker keeps."""

    id: str
    worker: str  # who wants to know what became of it
    table: str
    seat: int
    seq: int
    action: dict[str, Any]
    cause: str
    arrived: int
    half_trip: int
    locale: str


class Decided(Struct, tag="decided"):
    """What became of a claim: it has counted, or why not."""

    id: str
    worker: str
    code: str | None = None
    text: str = ""
    rule: str = ""


Message = Changed | Said | Tell | Here | WhoIsHere | AskClaim | Decided
Hear = Callable[[Message], None]

_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Bus:
    """Two tasks, one that listens and one that speaks; each comes back when its line was cut."""

    longest: int | None = None  # bytes of a message

    def __init__(self) -> None:
        self.sent = 0
        self.heard = 0
        self._hear: Hear = lambda message: None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._up: dict[str, bool] = {"listening": False, "speaking": False}
        self._open = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        self._tasks = [
            asyncio.create_task(self._again_and_again("listening", self._listen)),
            asyncio.create_task(self._again_and_again("speaking", self._speak)),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FIRST_SECONDS):
                await self._open.wait()

    @property
    def connected(self) -> bool:
        """Whether both lines are up, as far as we know."""
        return all(self._up.values())

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while self.connected and not self._waiting.empty():
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def publish(self, message: Message) -> None:
        """Never waits; when the line is down for long the oldest messages are dropped."""
        data = msgspec.json.encode(message)
        if self.longest is not None and len(data) > self.longest:
            if not isinstance(message, Changed):
                log.warning("a message is too long", extra={"reason": type(message).__name__})
                return
            data = msgspec.json.encode(Changed(message.table, message.seq, message.version))  # they can read it up
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(data)

    async def _again_and_again(self, line: str, work: Callable[[], Any]) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # whatever a driver says of a line that is cut
                log.warning("the bus is away", extra={"reason": nameless(error)})
            self._up[line] = False
            await asyncio.sleep(AGAIN_SECONDS)

    def _is_up(self, line: str) -> None:
        self._up[line] = True
        if self.connected:
            self._open.set()

    async def _gathered(self) -> list[bytes]:
        """What is to be sent, at least one message."""
        batch = [await self._waiting.get()]
        while len(batch) < AT_ONCE and not self._waiting.empty():
            batch.append(self._waiting.get_nowait())
        self.sent += len(batch)
        return batch

    def _take(self, data: bytes | str) -> None:
        try:
            message = _messages.decode(data)
        except msgspec.DecodeError as error:  # of another version, while workers are being replaced
            log.warning("a message cannot be read", extra={"reason": nameless(error)})
            return
        self.heard += 1
        self._hear(message)

    def limits(self) -> SharedLimits | None:
        """Counters that all workers share, if the bus has a place for them."""
        return None

    async def _listen(self) -> None:
        raise TypeError("a bus must listen")

    async def _speak(self) -> None:
        raise TypeError("a bus must speak")


class PostgresBus(Bus):
    """LISTEN and NOTIFY, on two lines of its own to the database that has the tables."""

    longest = LONGEST_NOTICE

    def __init__(self, address: str, channel: str) -> None:
        super().__init__()
        self._address = address
        self._channel = channel

    async def _listen(self) -> None:
        import psycopg
        from psycopg import sql

        line = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)
        async with line:
            await line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            self._is_up("listening")
            async for notice in line.notifies():
                self._take(notice.payload)

    async def _speak(self) -> None:
        import psycopg

        line = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)
        async with line, line.cursor() as cursor:
            self._is_up("speaking")
            while True:
                batch = [(self._channel, data.decode()) for data in await self._gathered()]
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
                password=os.environ.get(PASSWORD_VARIABLE),  # one in the address comes first
                client_name=channel,
                socket_connect_timeout=5,
                socket_keepalive=True,
                health_check_interval=10,
            )
        except ValueError as error:
            raise BadInput(f"cannot use the bus: {error}") from None
        self._channel = channel

    def limits(self) -> SharedLimits:
        return SharedLimits(self._client, self._channel)

    async def _listen(self) -> None:
        async with self._client.pubsub() as line:
            await line.subscribe(self._channel)
            while True:
                message = await line.get_message(timeout=5)
                if message is not None and message["type"] == "subscribe":
                    self._is_up("listening")
                elif message is not None and message["type"] == "message":
                    self._take(message["data"])

    async def _speak(self) -> None:
        await self._client.ping()
        self._is_up("speaking")
        while True:
            batch = await self._gathered()
            async with self._client.pipeline(transaction=False) as line:
                for data in batch:
                    line.publish(self._channel, data)
                await line.execute()

    async def close(self) -> None:
        await super().close()
        await self._client.aclose()


def make_bus(bus: str | None, database: str, channel: str) -> Bus:
    """Redis if it is named, otherwise the database itself."""
    if bus is None:
        return PostgresBus(database, channel)
    if not bus.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput(f"cannot use the bus {bus}: it must begin with redis://")
    return RedisBus(bus, channel)
