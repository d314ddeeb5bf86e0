"""Normal tables whose players move all the time, in a process of their own, and how long each move takes.

A move is over when another player has seen it; only then comes the next move of that table.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import secrets
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import ClientConnection

from tools.reliability.abuse.visitor import LOST, Visitor
from tools.reliability.simulated_players import READ, Offered

SEATS = 4
TABLES = 6
GAP_SECONDS = 0.025  # between two moves of a table at least: 20 messages a second are allowed for each socket
CALM = 0.8  # share of the moves that take the first choice, with which a match is long
LATE_SECONDS = 20.0  # after which a move counts as it is and the table is left
PHASE_SECONDS = 40.0  # at the longest


class Seat:
    """One player's socket, with the newest update."""

    def __init__(self, socket: ClientConnection, changed: asyncio.Event) -> None:
        self.socket = socket
        self.seq = 0
        self.legal: list[Offered] = []
        self.is_over = False
        self.refusal = ""
        self._changed = changed  # set whenever something is received, and when the socket is closed
        self.reader = asyncio.create_task(self._read())
        self.reader.add_done_callback(lambda _: changed.set())

    async def _read(self) -> None:
        async for frame in self.socket:
            told = READ.decode(frame)
            if told.type == "update":
                self.seq, self.legal, self.is_over = told.seq, told.legal, told.over
            elif told.type == "refused":
                self.refusal = told.code
            elif told.type == "probe":
                await self.socket.send(json.dumps({"type": "echo", "number": told.number}))
            self._changed.set()


class PlayedTable:
    """A table with a visitor at every seat, all of one address; where a match is over another one begins."""

    def __init__(self, visitor: Visitor, seats: int = SEATS, gap: float = GAP_SECONDS) -> None:
        self.visitor = visitor
        self.id = ""
        self.keys: list[str] = []
        self._size = seats
        self._gap = gap
        self._seats: list[Seat] = []
        self._changed = asyncio.Event()
        self._sockets = contextlib.AsyncExitStack()
        self._random = random.Random(secrets.randbits(32))

    async def open(self, table: str | None = None, keys: list[str] | None = None) -> None:
        """Sit down at that table, or at a new one."""
        await self.close()
        if table is None or keys is None:
            table, keys = await open_table(self.visitor, self._size)
        self.id, self.keys = table, keys
        for key in keys:
            socket = await self._sockets.enter_async_context(self.visitor.socket(table, key))
            self._seats.append(Seat(socket, self._changed))
        await self._until(lambda: any(seat.legal for seat in self._seats) or self._is_over())

    async def close(self) -> None:
        for seat in self._seats:
            seat.reader.cancel()
        self._seats.clear()
        await self._sockets.aclose()

    async def play(self, waits: list[float], until: asyncio.Event) -> None:
        """Note for every move how long it takes until another player sees it."""
        while not until.is_set():
            began = time.perf_counter()
            try:
                if not self._seats or self._is_over():
                    await self.open()
                    continue
                wait = await self._move()
            except LOST:
                waits.append(time.perf_counter() - began)  # a player who was shut out has waited too
                await self.close()
                continue
            if wait is not None:
                waits.append(wait)
            await asyncio.sleep(max(0.0, began + self._gap - time.perf_counter()))

    def _is_over(self) -> bool:
        return any(seat.is_over for seat in self._seats)

    async def _move(self) -> float | None:
        number, mover = max(enumerate(self._seats), key=lambda each: (bool(each[1].legal), each[1].seq))
        seq, choices = mover.seq, mover.legal
        action = choices[0].action if self._random.random() < CALM else self._random.choice(choices).action
        message = {"type": "act", "id": secrets.token_hex(6), "seq": seq, "seat": number, "action": action}
        other = self._seats[(number + 1) % len(self._seats)]
        mover.refusal = ""
        sent = time.perf_counter()
        await mover.socket.send(json.dumps(message))
        await self._until(lambda: other.seq > seq or bool(mover.refusal))
        wait = time.perf_counter() - sent
        if mover.refusal:  # the limit on messages: not a move
            await asyncio.sleep(0.2)
            return None
        await self._until(lambda: mover.seq > seq and (any(seat.legal for seat in self._seats) or self._is_over()))
        return wait

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(LATE_SECONDS):
            while not condition():
                if any(seat.reader.done() for seat in self._seats):
                    raise TimeoutError("a player's socket was closed")
                self._changed.clear()
                await self._changed.wait()


async def open_table(visitor: Visitor, seats: int, **wish: Any) -> tuple[str, list[str]]:
    """A table at which this visitor sits everywhere; its id and the keys."""
    people = [{"kind": "human"}] * seats
    made = await visitor.call("POST", "/api/tables", {"game": "mlem", "seats": people, "takeover": None, **wish})
    table, invite = made["table"]["id"], made["invite"]
    keys = []
    for seat in range(seats):
        sit = {"name": f"Player {seat}", "nonce": secrets.token_hex(8), "invite": invite, "seat": seat}
        keys.append((await visitor.call("POST", f"/api/tables/{table}/seats", sit))["key"])
    return table, keys


# --- the process -----------------------------------------------------------------------------


def serve_players(connection: Connection, port: int) -> None:
    """The main function of the players' process: each number received is a phase of so many moves."""
    gc.disable()  # the process ends soon, and its pauses would count as the server's
    asyncio.run(_play_phases(connection, port))


async def _play_phases(connection: Connection, port: int) -> None:
    tables = [PlayedTable(Visitor(port, f"127.0.1.{number}")) for number in range(1, TABLES + 1)]
    for table in tables:
        await table.open()
    while True:
        connection.send([table.id for table in tables])
        moves = await asyncio.to_thread(connection.recv)
        if moves is None:
            return
        connection.send(await play_phase(tables, moves))


async def play_phase(tables: list[PlayedTable], moves: int) -> list[float]:
    """Seconds that each of so many moves took; fewer if the phase takes too long."""
    waits: list[float] = []
    until = asyncio.Event()
    playing = [asyncio.create_task(table.play(waits, until)) for table in tables]
    end = time.monotonic() + PHASE_SECONDS
    while len(waits) < moves and time.monotonic() < end and not any(task.done() for task in playing):
        await asyncio.sleep(0.02)
    until.set()
    await asyncio.gather(*playing)
    return waits
