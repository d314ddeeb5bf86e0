"""Fault injection under load: each fault is injected and repaired, and all players must be able to play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect

from tools.reliability.local_cluster import Grounds
from tools.reliability.simulated_players import BROKEN, READ, Crowd, Person, Told

SOON = 20.0  # seconds in which an answer must come, whatever has just happened
JUMPS = (-86_400, -600, -5, 5, 600, 86_400)  # seconds by which a clock may be off
FLOOD = 80  # requests of a client that reads no answers


class Wrong(Exception):
    """Raised when the servers do what they must never do."""


@dataclass
class Tally:
    """One kind of fault: how often it was injected, and how long nothing at all was acknowledged after it."""

    times: int = 0
    longest: float = 0.0


@dataclass
class Faults:
    """Injects faults into the machines, connections and clients of one run, and counts them by kind."""

    grounds: Grounds
    crowd: Crowd
    tallies: dict[str, Tally] = field(default_factory=dict)
    dead_lines: list[ClientConnection] = field(default_factory=list)

    async def inject(self, name: str) -> None:
        tally = self.tallies.setdefault(name, Tally())
        began = time.monotonic()
        if not await FAULTS[name].work(self):
            return  # there was nothing that it could have hit
        tally.times += 1
        await self._goes_on(began)
        tally.longest = max(tally.longest, self.crowd.notes.last_at - began)

    async def _goes_on(self, began: float) -> None:
        """Wait until the servers have acknowledged something since `began`."""
        while self.crowd.notes.last_at <= began:
            if time.monotonic() - began > 2 * SOON:
                raise Wrong(f"nothing was acknowledged for {2 * SOON:.0f} seconds")
            await asyncio.sleep(0.02)

    def someone(self) -> Person | None:
        asked = [person for person in self.crowd.asked() if person.pending is None]
        return random.choice(asked) if asked else None

    # --- machines ---------------------------------------------------------------------

    async def kill_worker(self) -> bool:
        worker = random.choice(self.grounds.workers)
        worker.kill()
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(worker.start)
        return True

    async def end_worker(self) -> bool:
        worker = random.choice(self.grounds.workers)
        await asyncio.to_thread(worker.end)
        await asyncio.to_thread(worker.start)
        return True

    async def freeze_worker(self) -> bool:
        """As a machine that is moved or swaps: longer than a lease, now and then."""
        worker = random.choice(self.grounds.workers)
        worker.freeze()
        await asyncio.sleep(random.choice((1.0, 2.0, 13.0)))
        worker.thaw()
        return True

    async def kill_compute_process(self) -> bool:
        """One of the processes in which a worker computes; whatever it was doing is done again or refused."""
        running = [process for worker in self.grounds.workers for process in worker.compute_processes()]
        if not running:
            return False
        with contextlib.suppress(ProcessLookupError):  # it has just ended by itself
            os.kill(random.choice(running), signal.SIGKILL)
        return True

    async def kill_database(self) -> bool:
        await asyncio.to_thread(self.grounds.postgres.kill)
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(self.grounds.postgres.start)
        return True

    async def fill_disk(self) -> bool:
        await asyncio.to_thread(self.grounds.postgres.fill_disk)
        await asyncio.sleep(random.uniform(0.5, 2.0))
        await asyncio.to_thread(self.grounds.postgres.free_disk)
        return True

    async def kill_bus(self) -> bool:
        self.grounds.redis.kill()
        await asyncio.sleep(random.uniform(0.0, 1.0))
        await asyncio.to_thread(self.grounds.redis.start)
        return True

    async def jump_clock(self) -> bool:
        worker = random.choice(self.grounds.workers)
        worker.set_clock(random.choice(JUMPS))
        await asyncio.sleep(random.uniform(1.0, 2.0))
        worker.set_clock(0)
        return True

    # --- lines ------------------------------------------------------------------------

    async def cut_line(self) -> bool:
        """In the moment after something was sent, so that nobody knows whether it arrived."""
        waiting = [p for group in self.crowd.people.values() for p in group if p.pending is not None and p.line]
        person = random.choice(waiting) if waiting else self.someone()
        if person is None:
            return False
        person.cut()
        return True

    async def leave_half_open(self) -> bool:
        """The line goes dead without an end; its owner comes back on another one."""
        person = self.someone()
        line = person.forsake() if person is not None else None
        if person is None or line is None:
            return False
        self.dead_lines.append(line)
        with contextlib.suppress(*BROKEN):
            async with self._line(person) as second:
                await self._until(second, "welcome")
        person.cut()
        return True

    async def read_nothing(self) -> bool:
        """Flood a table with requests from a client that reads no answers. No other client may have to wait for it."""
        table = random.choice(list(self.crowd.people) or [""])
        if not table:
            return False
        address = f"ws://127.0.0.1:{self.crowd.port()}/ws/{table}"
        with contextlib.suppress(*BROKEN):
            async with connect(address, compression=None, open_timeout=5, close_timeout=0.2, max_queue=1) as line:
                line.transport.pause_reading()
                await line.send(json.dumps({"type": "hello", "protocol": 1, "keys": [], "locale": "en"}))
                for number in range(FLOOD):
                    await line.send(json.dumps({"type": "look", "id": f"{number}", "seat": None}))
                await asyncio.sleep(0.2)
                line.transport.abort()
        return True

    async def knock_and_wait(self) -> bool:
        """A connection that begins and says no more."""
        with contextlib.suppress(*BROKEN):
            _, writer = await asyncio.open_connection("127.0.0.1", self.crowd.port())
            writer.write(b"GET /ws/nothing HTTP/1.1\r\nhost: localhost\r\nupgrade: websoc")
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.transport.abort()
        return True

    # --- at the same instant ------------------------------------------------------------

    async def answer_twice(self) -> bool:
        """One seat, two devices, two workers, two different messages for one question: one of them counts."""
        return await self._race(same_id=False)

    async def send_twice(self) -> bool:
        """The same message by two workers at the same instant: both say yes, and it has happened once."""
        return await self._race(same_id=True)

    async def _race(self, same_id: bool) -> bool:
        person = self.someone()
        if person is None or len(self.crowd.ports) < 2:
            return False
        person.is_held = True
        try:
            with contextlib.suppress(*BROKEN):
                one, two = random.sample(self.crowd.ports, 2)
                async with self._line(person, one) as first, self._line(person, two) as second:
                    asked = [await self._until(line, "update") for line in (first, second)]
                    if asked[0].seq != asked[1].seq or not asked[0].legal:
                        return False
                    numbers = [secrets.token_hex(8)] * 2 if same_id else [secrets.token_hex(8) for _ in range(2)]
                    for line, number in zip((first, second), numbers, strict=True):
                        action = random.choice(asked[0].legal).action if not same_id else asked[0].legal[0].action
                        message = {"type": "act", "id": number, "seq": asked[0].seq, "seat": person.seat}
                        await line.send(json.dumps({**message, "action": action}))
                    answers = await asyncio.gather(
                        *(self._answer(line, number) for line, number in zip((first, second), numbers, strict=True))
                    )
                    self._judge(person, numbers, answers, same_id)
                    return True
        finally:
            person.is_held = False
        return False

    def _judge(self, person: Person, numbers: list[str], answers: list[str], same_id: bool) -> None:
        for number, answer in zip(numbers, answers, strict=True):
            if answer == "ok":
                self.crowd.notes.acknowledged[number] = person.table
                self.crowd.notes.last_at = time.monotonic()
        if answers.count("ok") > 1 and not same_id:
            raise Wrong(f"two answers to one question were both taken at {person.table}")

    def _line(self, person: Person, port: int | None = None) -> Line:
        return Line(f"ws://127.0.0.1:{port or self.crowd.port()}/ws/{person.table}", person.key)

    async def _until(self, line: ClientConnection, kind: str) -> Told:
        async with asyncio.timeout(SOON):
            while (told := READ.decode(await line.recv(decode=False))).type != kind:
                pass
        return told

    async def _answer(self, line: ClientConnection, number: str) -> str:
        """`ok`, or the code of the refusal."""
        async with asyncio.timeout(SOON):
            while True:
                told = READ.decode(await line.recv(decode=False))
                if told.id == number and told.type in ("ok", "refused"):
                    return "ok" if told.type == "ok" else told.code


class Line:
    """A second line for a seat, greeted."""

    def __init__(self, address: str, key: str) -> None:
        self._connect = connect(address, compression=None, open_timeout=5, close_timeout=0.2)
        self._key = key

    async def __aenter__(self) -> ClientConnection:
        line = await self._connect.__aenter__()
        await line.send(json.dumps({"type": "hello", "protocol": 1, "keys": [self._key], "locale": "en"}))
        return line

    async def __aexit__(self, *error: object) -> None:
        await self._connect.__aexit__(*error)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Fault:
    """A kind of fault: what it is called in the report, how to make one, how many of a thousand."""

    title: str
    work: Callable[[Faults], Awaitable[bool]]
    share: int


FAULTS = {
    "kill_worker": Fault("kill -9 of a worker", Faults.kill_worker, 40),
    "end_worker": Fault("a worker ended with SIGTERM and started again", Faults.end_worker, 20),
    "freeze_worker": Fault("a worker stopped for 1 to 13 s", Faults.freeze_worker, 10),
    "kill_compute_process": Fault("kill -9 of a compute process", Faults.kill_compute_process, 40),
    "kill_database": Fault("kill -9 of PostgreSQL", Faults.kill_database, 20),
    "fill_disk": Fault("the database's disk full for 0.5 to 2 s", Faults.fill_disk, 10),
    "kill_bus": Fault("kill -9 of Redis", Faults.kill_bus, 40),
    "jump_clock": Fault("a worker's clock wrong by seconds, minutes or a day", Faults.jump_clock, 20),
    "cut_line": Fault("a connection cut, mostly between a message and its answer", Faults.cut_line, 300),
    "leave_half_open": Fault("a connection dead but never closed", Faults.leave_half_open, 120),
    "read_nothing": Fault("a client that sends and never reads", Faults.read_nothing, 50),
    "knock_and_wait": Fault("a connection that is opened and then silent", Faults.knock_and_wait, 50),
    "answer_twice": Fault("two answers to one question at the same time on two workers", Faults.answer_twice, 140),
    "send_twice": Fault("one message at the same time on two workers", Faults.send_twice, 140),
}
