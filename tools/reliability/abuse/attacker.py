"""The attacker's process: starts and stops one attack at a time.

A real attacker has a machine of their own. This one runs only when the server and the players leave it a core, so that
what the players notice is the server's doing.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from collections import Counter
from dataclasses import dataclass
from multiprocessing.connection import Connection

from tools.reliability.abuse.attacks import ATTACKS, Attack, Target
from tools.reliability.abuse.visitor import Visitor

NICE = 19  # where a process can't be made to run only when nothing else wants to


@dataclass(frozen=True)
class Prepare:
    """Do once what the attack needs."""

    attack: str


@dataclass(frozen=True)
class Start:
    """Attack, as a visitor who has not been here before."""

    attack: str
    normal: list[str]  # the normal tables


@dataclass(frozen=True)
class Stop:
    """End the attack, and report."""


@dataclass(frozen=True)
class Outcome:
    """How much was sent, the server's answers, and the tables that were opened and should be closed."""

    sent: int
    answers: Counter[str]
    opened: list[str]


def serve_attacker(connection: Connection, target: Target) -> None:
    """The main function of the process."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(NICE)
    asyncio.run(_serve(connection, target))


async def _serve(connection: Connection, target: Target) -> None:
    addresses = (f"127.0.{2 + number // 250}.{1 + number % 250}" for number in itertools.count())
    while (order := await asyncio.to_thread(connection.recv)) is not None:
        if isinstance(order, Prepare):
            prepare = ATTACKS[order.attack].prepare
            if prepare is not None:
                await prepare(Visitor(target.port, next(addresses)), target)
            connection.send(True)
        else:
            target.normal = order.normal
            visitor = Visitor(target.port, next(addresses))
            connection.send(await _attack(ATTACKS[order.attack], visitor, target, connection))


async def _attack(attack: Attack, visitor: Visitor, target: Target, connection: Connection) -> Outcome:
    """Until `Stop` is received; an attack that fails by itself is a mistake of ours."""
    target.opened.clear()
    stopped = asyncio.create_task(asyncio.to_thread(connection.recv))
    running = asyncio.ensure_future(attack.run(visitor, target))
    await asyncio.wait({stopped, running}, return_when=asyncio.FIRST_COMPLETED)
    running.cancel()
    found = await asyncio.gather(running, return_exceptions=True)
    await stopped
    if not isinstance(found[0], asyncio.CancelledError):
        raise RuntimeError(f"the attack {attack.name} ended early") from found[0]
    return Outcome(visitor.sent, Counter(visitor.answers), list(target.opened))
