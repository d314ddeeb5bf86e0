"""The attacks: what one visitor can do to a server within, and just beyond, the limits of one address.

Each runs until it is cancelled. Its rates are a little above the limits, so that these are saturated and refusals are
part of it; nothing is sent as fast as possible.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, cycle, islice, repeat
from typing import Any

from websockets.asyncio.client import ClientConnection

from tools.reliability.abuse import payloads
from tools.reliability.abuse.players import PlayedTable, open_table
from tools.reliability.abuse.visitor import Pace, Visitor, request

ARCHIVES = 18  # more than a worker process keeps
OWN_TABLES = 30
PUBLIC_TABLES = 50
PING = json.dumps({"type": "ping", "sent": 1})


@dataclass
class Target:
    """What the attacks are aimed at."""

    port: int
    record: bytes  # the longest one that may be uploaded
    crowded: str  # a long match of Leaving Earth with five players
    crowded_keys: list[str]
    normal: list[str] = field(default_factory=list)  # the normal tables of this moment
    archives: list[str] = field(default_factory=list)
    own: list[tuple[str, list[str]]] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)  # tables to be closed after the attack

    @cached_property
    def packs(self) -> list[bytes]:
        return payloads.packs()

    @cached_property
    def plans(self) -> list[bytes]:
        return payloads.plans()


Work = Callable[[Visitor, Target], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """An attack; `prepare` is done once, by another address."""

    name: str
    run: Work
    prepare: Work | None = None

    @property
    def about(self) -> str:
        return " ".join((self.run.__doc__ or "").split())


ATTACKS: dict[str, Attack] = {}


def attack(prepare: Work | None = None) -> Callable[[Work], Work]:
    def add(run: Work) -> Work:
        name = run.__name__
        ATTACKS[name] = Attack(name, run, prepare)
        return run

    return add


# --- preparations -------------------------------------------------------------------------------


async def upload_archives(visitor: Visitor, target: Target) -> None:
    while len(target.archives) < ARCHIVES:
        made = await visitor.call("POST", "/api/records", target.record)
        target.archives.append(made["table"]["id"])


async def open_own_tables(visitor: Visitor, target: Target) -> None:
    for number in range(len(target.own), OWN_TABLES):
        game = "mlem" if number % 3 else "leaving_earth"
        target.own.append(await open_table(visitor, 2, game=game))


async def open_public_tables(visitor: Visitor, target: Target) -> None:
    for _ in range(PUBLIC_TABLES):
        await visitor.call("POST", "/api/tables", payloads.new_table(public=True))


# --- packs, records, computations ------------------------------------------------------------------


@attack()
async def packs(visitor: Visitor, target: Target) -> None:
    """TOML bombs as data packs: deep dotted keys, nested lists, huge numbers, thousands of tables, up to 256 KB"""
    await visitor.flood(target.packs, 20, 4)


@attack()
async def uploads(visitor: Visitor, target: Target) -> None:
    """uploads of the longest record: 8,000 events of Leaving Earth"""
    await visitor.flood([request("POST", "/api/records", target.record)], 6, 4)


@attack(upload_archives)
async def replays(visitor: Visitor, target: Target) -> None:
    """steps of the replays of 18 long records in turn"""
    steps = count(7, 997)
    paths = [f"/api/tables/{table}/replay/{next(steps) % 7000}" for _ in range(20) for table in target.archives]
    await visitor.flood([request("GET", path) for path in paths], 120, 16)


@attack(upload_archives)
async def records(visitor: Visitor, target: Target) -> None:
    """downloads of 18 long records in turn"""
    await visitor.flood([request("GET", f"/api/tables/{table}/record") for table in target.archives], 120, 16)


@attack(upload_archives)
async def analyses(visitor: Visitor, target: Target) -> None:
    """analyses of 18 long records"""
    await visitor.flood([request("GET", f"/api/tables/{table}/analysis") for table in target.archives], 12, 18)


@attack(upload_archives)
async def reports(visitor: Visitor, target: Target) -> None:
    """reports, each with a long record"""
    bodies = [{"table": table, "step": 1, "text": "x" * 2000} for table in target.archives]
    await visitor.flood([request("POST", "/api/reports", body) for body in bodies], 8, 4)


@attack(upload_archives)
async def play_on(visitor: Visitor, target: Target) -> None:
    """new tables from positions of long records"""
    wish = {"step": 5000, "seat": None, "seats": [{"kind": "human"}] * 5}
    await visitor.flood([request("POST", f"/api/tables/{one}/play-on", wish) for one in target.archives], 20, 8)


@attack(open_own_tables)
async def hints(visitor: Visitor, target: Target) -> None:
    """hints and studies at 30 tables"""
    requests = []
    for table, keys in target.own:
        for seat, key in enumerate(keys):
            requests.append(request("POST", f"/api/tables/{table}/hint", {"seat": seat}, key))
            ask = {"about": "design", "parts": {"probe": 9, "juno": 9, "saturn": 9}}
            requests.append(request("POST", f"/api/tables/{table}/study", {"seat": seat, "ask": ask}, key))
    await visitor.flood(requests, 12, 30)


@attack()
async def plans(visitor: Visitor, target: Target) -> None:
    """plans that take the planner longest"""
    await visitor.flood(target.plans, 12, 8)


# --- sockets ---------------------------------------------------------------------------------------


async def converse(
    visitor: Visitor, table: str, keys: Iterable[str], messages: Iterator[str | bytes], per_second: float
) -> None:
    """Send the messages, which never end, on one socket, and read what comes back; a new socket when it is closed."""
    while True:
        with visitor.counted():
            async with visitor.socket(table, *keys) as socket:
                reading = asyncio.create_task(count_messages(visitor, socket))
                pace = Pace(per_second)
                try:
                    while not reading.done():
                        await pace.wait()
                        await socket.send(next(messages))
                finally:
                    reading.cancel()
        await asyncio.sleep(0.2)


async def count_messages(visitor: Visitor, socket: ClientConnection) -> None:
    async for frame in socket:
        data = frame if isinstance(frame, bytes) else frame.encode()
        kind = data[9:30].partition(b'"')[0].decode(errors="replace")  # {"type":"update",...
        visitor.answers[kind] += 1


@attack()
async def resends(visitor: Visitor, target: Target) -> None:
    """look and speak on 20 sockets at a long match"""
    words = [
        json.dumps({"type": "speak", "id": str(number), "locale": locale})
        for number, locale in enumerate(("pl", "fr", "en"))
    ]
    words.append(json.dumps({"type": "look", "id": "look", "seat": None}))
    await asyncio.gather(*(converse(visitor, target.crowded, (), cycle(words), 2) for _ in range(20)))


@attack()
async def pings(visitor: Visitor, target: Target) -> None:
    """400 messages a second on 20 sockets at a long match"""
    await asyncio.gather(*(converse(visitor, target.crowded, (), repeat(PING), 20) for _ in range(20)))


@attack()
async def malformed(visitor: Visitor, target: Target) -> None:
    """unreadable messages of up to 900 KB on 20 sockets, opened again when they are closed"""
    messages = payloads.malformed()
    await asyncio.gather(*(converse(visitor, target.crowded, (), cycle(messages), 20) for _ in range(20)))


@attack()
async def hellos(visitor: Visitor, target: Target) -> None:
    """sockets opened at a long match with the key of a seat, 40 a second, and closed after the welcome"""
    pace = Pace(40)

    async def come_and_go(key: str) -> None:
        while True:
            await pace.wait()
            with visitor.counted():
                async with visitor.socket(target.crowded, key) as socket, asyncio.timeout(10):
                    async for frame in socket:
                        if b'"update"' in (frame if isinstance(frame, bytes) else frame.encode())[:30]:
                            break

    await asyncio.gather(*(come_and_go(key) for key in target.crowded_keys * 2))


@attack()
async def openings(visitor: Visitor, target: Target) -> None:
    """sockets at tables that do not exist, 60 a second"""
    pace = Pace(60)

    async def come(number: int) -> None:
        while True:
            await pace.wait()
            with visitor.counted():
                async with visitor.socket(f"nothing{number}", hello=False) as socket, asyncio.timeout(10):
                    await socket.wait_closed()

    await asyncio.gather(*(come(number) for number in range(12)))


@attack()
async def silent(visitor: Visitor, target: Target) -> None:
    """300 sockets that never say hello"""
    pace = Pace(100)

    async def stay() -> None:
        while True:
            await pace.wait()
            with visitor.counted():
                async with visitor.socket(target.crowded, hello=False) as socket:
                    await socket.wait_closed()
            await asyncio.sleep(1)

    await asyncio.gather(*(stay() for _ in range(300)))


@attack()
async def spectators(visitor: Visitor, target: Target) -> None:
    """250 spectators of one address at the normal tables; 20 at each get in"""
    pace = Pace(100)

    async def watch(table: str) -> None:
        while True:
            await pace.wait()
            with visitor.counted():
                async with visitor.socket(table) as socket:
                    await count_messages(visitor, socket)
            await asyncio.sleep(2)

    tables = islice(cycle(target.normal), 250)
    await asyncio.gather(*(watch(table) for table in tables))


@attack()
async def slow_readers(visitor: Visitor, target: Target) -> None:
    """20 spectators of a long match who ask for resends and read nothing"""
    word = json.dumps({"type": "speak", "id": "x", "locale": "pl"})

    async def ask() -> None:
        while True:
            with visitor.counted():
                async with visitor.socket(target.crowded) as socket:
                    socket.transport.pause_reading()
                    pace = Pace(1.5)
                    while not socket.transport.is_closing():
                        await pace.wait()
                        await socket.send(word)
            await asyncio.sleep(0.5)

    await asyncio.gather(*(ask() for _ in range(20)))


# --- tables ----------------------------------------------------------------------------------------


def chat_lines() -> Iterator[str]:
    while True:
        yield json.dumps({"type": "say", "id": secrets.token_hex(6), "seat": 0, "text": "x" * 300})


@attack(open_own_tables)
async def chat(visitor: Visitor, target: Target) -> None:
    """chat on 10 sockets at own tables, with 20 spectators at the first"""
    talking = [converse(visitor, table, keys[:1], chat_lines(), 18) for table, keys in target.own[:10]]
    watching = [converse(visitor, target.own[0][0], (), repeat(PING), 1) for _ in range(20)]
    await asyncio.gather(*talking, *watching)


@attack()
async def moves(visitor: Visitor, target: Target) -> None:
    """moves at 8 own tables, as many as the sockets may send"""
    tables = [PlayedTable(visitor, 2, 1 / 36) for _ in range(8)]
    await asyncio.gather(*(play(table) for table in tables))


async def play(table: PlayedTable) -> None:
    waits: list[float] = []
    try:
        await table.play(waits, asyncio.Event())
    finally:
        table.visitor.answers["moves"] += len(waits)
        await table.close()


@attack()
async def crowded_moves(visitor: Visitor, target: Target) -> None:
    """moves at a table of Leaving Earth with 40 spacecraft, with 15 spectators"""
    table = PlayedTable(visitor, 5, 1 / 50)
    await table.open(target.crowded, target.crowded_keys)
    watching = [converse(visitor, target.crowded, (), repeat(PING), 1) for _ in range(15)]
    await asyncio.gather(play(table), *watching)


@attack(open_own_tables)
async def hang_ups(visitor: Visitor, target: Target) -> None:
    """players who act and hang up at once"""

    async def act(table: str, keys: list[str]) -> None:
        while True:
            with visitor.counted():
                for seat, key in enumerate(keys):
                    told: dict[str, Any] = {}
                    async with visitor.socket(table, key) as socket, asyncio.timeout(10):
                        async for frame in socket:
                            told = json.loads(frame)
                            if told["type"] == "update":
                                break
                        if told.get("legal"):
                            action = {"id": "x" + str(told["seq"]), "seq": told["seq"], "seat": seat}
                            await socket.send(json.dumps({"type": "act", **action, **told["legal"][0]}))
            await asyncio.sleep(0.5)

    await asyncio.gather(*(act(*table) for table in target.own[:10]))


async def open_tables(visitor: Visitor, target: Target, wishes: list[dict[str, Any]], per_second: float) -> None:
    """Tables that the tool closes again afterwards."""
    pace = Pace(per_second)
    for wish in cycle(wishes):
        await pace.wait()
        async with visitor.connection() as connection:
            visitor.sent += 1
            status, data = await connection.send(request("POST", "/api/tables", wish))
        visitor.answers[str(status)] += 1
        if status == 201:
            target.opened.append(json.loads(data)["table"]["id"])


@attack()
async def tables(visitor: Visitor, target: Target) -> None:
    """new tables, public ones among them, up to the limit"""
    wishes = [payloads.new_table(seats="hhhh"), payloads.new_table("leaving_earth", "hhhhh", public=True)]
    await open_tables(visitor, target, wishes, 25)


@attack()
async def bots(visitor: Visitor, target: Target) -> None:
    """tables where only bots play, without a pause between moves"""
    wishes = [
        payloads.new_table("mlem", "bbbb", pace=0),
        payloads.new_table("leaving_earth", "bbb", pace=0),
        payloads.new_table("star_search", "bbb", pace=0),
    ]
    await open_tables(visitor, target, wishes, 25)


# --- reading ---------------------------------------------------------------------------------------


@attack(open_public_tables)
async def lobby(visitor: Visitor, target: Target) -> None:
    """GET /api/tables with 50 public tables"""
    await visitor.flood([request("GET", "/api/tables")], 150, 8)


@attack()
async def logs(visitor: Visitor, target: Target) -> None:
    """pages of the log of a long match"""
    paths = [f"/api/tables/{target.crowded}/log?before={before}" for before in range(200, 2000, 100)]
    await visitor.flood([request("GET", path) for path in paths], 25, 4)


@attack()
async def reading(visitor: Visitor, target: Target) -> None:
    """GET /api/games, facts, a long table, practice, health, ready"""
    paths = ["/api/games", "/api/games/leaving_earth/facts", "/api/games/mlem/facts", f"/api/tables/{target.crowded}"]
    paths += ["/api/games/star_search/practice/abuse", "/api/health", "/api/ready"]
    await visitor.flood([request("GET", path) for path in paths], 150, 8)


@attack()
async def openapi(visitor: Visitor, target: Target) -> None:
    """GET /openapi.json"""
    await visitor.flood([request("GET", "/openapi.json")], 250, 8)


@attack()
async def pages(visitor: Visitor, target: Target) -> None:
    """the page and its largest files"""
    await visitor.flood(payloads.pages(), 250, 8)


@attack()
async def strange_paths(visitor: Visitor, target: Target) -> None:
    """/%00, names that are too long, paths out of the folder"""
    await visitor.flood([request("GET", path) for path in payloads.STRANGE_PATHS], 150, 8)


@attack()
async def slow_requests(visitor: Visitor, target: Target) -> None:
    """300 connections that send heads and bodies byte by byte"""
    starts = [b"GET / HTTP/1.1\r\nx-slow: ", b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n"]
    pace = Pace(100)

    async def trickle(start: bytes) -> None:
        while True:
            await pace.wait()
            with visitor.counted():
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", visitor.port, local_addr=(visitor.address, 0)
                )
                try:
                    visitor.sent += 1
                    writer.write(start)
                    while not reader.at_eof():
                        await asyncio.sleep(0.5)
                        writer.write(b"x")
                        await writer.drain()
                finally:
                    writer.transport.abort()
            visitor.answers["closed"] += 1

    turns = islice(cycle(starts), 300)
    await asyncio.gather(*(trickle(start) for start in turns))
