"""A crowd of scripted people: each has a seat, plays by chance, and comes back when the line breaks.

They keep to the protocol as the page does: every message has an id, and what was not answered is sent again with the
same id, to whichever worker can be reached. What was answered with `ok` they remember: it must still be there.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import secrets
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

TRY_AGAIN = ("not_saved", "too_fast", "not_started")
ANSWER_SECONDS = 8.0  # after which a message is sent again on a new line
VOTE_SECONDS = 5.0
BROKEN = (OSError, WebSocketException, TimeoutError, asyncio.IncompleteReadError)


class Offered(msgspec.Struct):
    action: dict[str, Any]


class Asked(msgspec.Struct):
    speakers: list[int]


class Told(msgspec.Struct):
    """What is read of a message; everything else in it is passed over."""

    type: str
    id: str = ""
    code: str = ""
    seq: int = 0
    number: int = 0
    legal: list[Offered] = []  # a list of its own for each, says msgspec
    question: Asked | None = None
    over: bool = False


READ = msgspec.json.Decoder(Told)


@dataclass(frozen=True)
class Kind:
    """A kind of table: what is played there, by how many people and bots."""

    game: str
    people: int
    bots: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    weight: int = 1


@dataclass
class Notes:
    """What the crowd has seen."""

    acknowledged: dict[str, str] = field(default_factory=dict)  # id of a message: its table
    waits: list[float] = field(default_factory=list)  # seconds from sending an action to its answer
    claims: list[float] = field(default_factory=list)  # the same where several may speak, and each waits for the others
    refused: Counter[str] = field(default_factory=Counter)
    chat_lines: int = 0  # that were acknowledged
    lines: int = 0  # that were opened
    finished: int = 0  # matches
    given_up: int = 0  # tables that never began, because an answer with a key was lost
    last_at: float = 0.0  # when something was acknowledged last


class Person:
    """At one seat of one table."""

    def __init__(self, crowd: Crowd, table: str, seat: int, key: str, leaves_at: float) -> None:
        self.crowd = crowd
        self.leaves_at = leaves_at
        self.table = table
        self.seat = seat
        self.key = key
        self.line: ClientConnection | None = None
        self.seq = 0
        self.legal: list[Offered] = []
        self.is_race = False
        self.is_over = False
        self.pending: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.was_claim = False
        self.acted_at = time.monotonic()
        self.is_held = False  # another task acts for this seat at the moment

    async def play(self) -> None:
        while not self.is_over and not self.crowd.is_closing:
            try:
                address = f"ws://127.0.0.1:{self.crowd.port()}/ws/{self.table}"
                async with connect(address, compression=None, open_timeout=5, close_timeout=0.2) as line:
                    self.line = line
                    self.crowd.notes.lines += 1
                    await line.send(json.dumps({"type": "hello", "protocol": 1, "keys": [self.key], "locale": "en"}))
                    await self._stay(line)
            except BROKEN:
                await asyncio.sleep(random.uniform(0.05, 0.5))
            finally:
                self.line = None

    async def _stay(self, line: ClientConnection) -> None:
        thinking: asyncio.Task[None] | None = None
        leaving = asyncio.create_task(self._leave(line))
        if self.pending is not None:
            await self._send(line)
        try:
            while not self.is_over and not self.crowd.is_closing:
                async with asyncio.timeout(ANSWER_SECONDS if self.pending is not None else None):
                    told = READ.decode(await line.recv(decode=False))
                await self._hear(line, told)
                if self.legal and self.pending is None and (thinking is None or thinking.done()):
                    thinking = asyncio.create_task(self._think(line))
        finally:
            tasks = [leaving] if thinking is None else [leaving, thinking]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _leave(self, line: ClientConnection) -> None:
        """When it gets late, vote for an end, again and again until it is one."""
        await asyncio.sleep(self.leaves_at - time.monotonic())
        while True:
            vote = {"type": "vote_end", "id": secrets.token_hex(8), "seat": self.seat, "yes": True}
            await line.send(json.dumps(vote))
            await asyncio.sleep(VOTE_SECONDS)

    async def _hear(self, line: ClientConnection, told: Told) -> None:
        if told.type == "update":
            self.seq, self.legal = told.seq, told.legal
            self.is_race = told.question is not None and len(told.question.speakers) > 1
            self.is_over = told.over
        elif told.type == "probe":
            await line.send(json.dumps({"type": "echo", "number": told.number}))
        elif told.type == "ok" and self.pending is not None and told.id == self.pending["id"]:
            notes = self.crowd.notes
            notes.acknowledged[told.id] = self.table
            (notes.claims if self.was_claim else notes.waits).append(time.monotonic() - self.sent_at)
            notes.last_at = self.acted_at = time.monotonic()
            notes.chat_lines += self.pending["type"] == "say"
            self.pending = None
        elif told.type == "refused" and self.pending is not None and told.id == self.pending["id"]:
            self.crowd.notes.refused[told.code] += 1
            if told.code in TRY_AGAIN:
                await asyncio.sleep(random.uniform(0.1, 0.4))
                await self._send(line)
            else:
                self.pending = None  # what is open now the newest update has said, or the next one will
        elif told.type == "bye":
            raise TimeoutError(told.code)

    async def _think(self, line: ClientConnection) -> None:
        await asyncio.sleep(self.crowd.thinking * random.uniform(0.5, 1.5))
        while self.is_held:
            await asyncio.sleep(0.05)
        if self.legal and self.pending is None:
            number = secrets.token_hex(8)
            if random.random() < self.crowd.chatting:
                self.pending = {"type": "say", "id": number, "seat": self.seat, "text": number}
            else:
                action = random.choice(self.legal).action
                self.pending = {"type": "act", "id": number, "seq": self.seq, "seat": self.seat, "action": action}
            with contextlib.suppress(*BROKEN):
                await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        self.sent_at = time.monotonic()
        self.was_claim = self.is_race
        await line.send(json.dumps(self.pending))

    # --- what can happen to a line

    def cut(self) -> None:
        """At once and without a word, as when a cable is pulled."""
        if self.line is not None:
            self.line.transport.abort()

    def forsake(self) -> ClientConnection | None:
        """The old line stays open on the other side while this one goes on elsewhere."""
        line = self.line
        if line is None:
            return None
        line.transport.pause_reading()
        return line


class Crowd:
    """So many tables at a time; where a match is over another one begins."""

    def __init__(
        self,
        ports: Sequence[int],
        kinds: Sequence[Kind],
        tables: int,
        thinking: float,
        staying: float = math.inf,
        chatting: float = 0.0,
    ) -> None:
        self.ports = list(ports)
        self.kinds = list(kinds)
        self.size = tables
        self.thinking = thinking  # seconds, on average
        self.staying = staying  # seconds at a table at the longest; the first ones have been there for a while
        self.chatting = chatting  # the share of chat lines in what is sent
        self.notes = Notes()
        self.people: dict[str, list[Person]] = {}  # by table
        self.opened: list[str] = []
        self.is_closing = False

    def port(self) -> int:
        return random.choice(self.ports)

    async def live(self) -> None:
        """Play until `is_closing` is set, or this task is cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.size):
                group.create_task(self._keep_a_table())
                await asyncio.sleep(0.005)

    async def _keep_a_table(self) -> None:
        stay = self.staying * random.random() if self.staying < math.inf else math.inf
        while not self.is_closing:
            kind = random.choices(self.kinds, [kind.weight for kind in self.kinds])[0]
            try:
                people = await self._open(kind, stay)
            except Taken:  # it was done, but the answer was lost, and with it the key of the seat
                self.notes.given_up += 1
                continue
            await asyncio.gather(*(person.play() for person in people))
            if not self.is_closing:
                self.notes.finished += 1
            del self.people[people[0].table]
            stay = self.staying

    async def _open(self, kind: Kind, stay: float) -> list[Person]:
        seats = [{"kind": "human"}] * kind.people + [{"kind": "bot"}] * kind.bots
        wish = {"game": kind.game, "seats": seats, "options": kind.options, "pace": 200, "takeover": 600}
        made = await self.post("/api/tables", wish)
        table = made["table"]["id"]
        people = []
        leaves_at = time.monotonic() + stay
        for seat in range(kind.people):
            sit = {"name": f"Person {seat}", "nonce": secrets.token_hex(8), "invite": made["invite"], "seat": seat}
            sat = await self.post(f"/api/tables/{table}/seats", sit)
            people.append(Person(self, table, seat, sat["key"], leaves_at))
        self.people[table] = people
        self.opened.append(table)
        return people

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        """Post to any worker. Tries again a little later if it cannot be reached or cannot save."""
        while True:
            try:
                return await asyncio.to_thread(post, f"http://127.0.0.1:{self.port()}{path}", body)
            except Taken:
                raise
            except (OSError, ValueError):
                if self.is_closing:
                    raise asyncio.CancelledError from None
                await asyncio.sleep(random.uniform(0.1, 0.5))

    def asked(self) -> list[Person]:
        """People at a live line who may act."""
        return [p for group in self.people.values() for p in group if p.line is not None and p.legal and not p.is_over]


class Taken(Exception):
    """The server has said no for good."""


def post(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), method="POST")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        said = error.read()
        if error.code in (429, 500, 502, 503, 504):
            raise OSError(f"{error.code}: {said[:200]!r}") from None
        raise Taken(f"{error.code}: {said[:200]!r}") from None
