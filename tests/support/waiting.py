"""Waiting for events, with one deadline for all tests.

A test waits for the event itself: a message on a socket, a line of output, the end of a process, a call. The deadline
only ends a test that hangs, so no result depends on how busy the machine is.
"""

from __future__ import annotations

import asyncio
import select
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from inspect import iscoroutinefunction
from typing import IO, Any
from unittest import mock

# Seconds. Generous, because it only ends tests that hang: two servers have taken 54 s to start on two busy cores.
DEADLINE = 120.0
POLL_SECONDS = 0.05


class Deadline:
    """The end of a wait that consists of several calls with a timeout each."""

    def __init__(self) -> None:
        self._end = time.monotonic() + DEADLINE

    def left(self) -> float:
        """Seconds until the deadline; raises TimeoutError after it."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError(f"nothing happened within {DEADLINE:.0f} s")
        return left


async def until(condition: Callable[[], object], woken_by: asyncio.Event) -> None:
    """Wait until the condition holds; it is evaluated now and each time the event is set."""
    async with asyncio.timeout(DEADLINE):
        while not condition():
            woken_by.clear()
            await woken_by.wait()


async def until_called(condition: Callable[[], object], *methods: Callable[..., Any]) -> None:
    """Wait until the condition holds; it is evaluated now and after each call of one of these bound methods."""
    with calls_of(*methods) as called:
        await until(condition, called)


@contextmanager
def calls_of(*methods: Callable[..., Any]) -> Iterator[asyncio.Event]:
    """An event that is set whenever one of these bound methods returns or raises."""
    called = asyncio.Event()
    with ExitStack() as stack:
        for method in methods:
            owner: object = method.__self__  # type: ignore[attr-defined]
            stack.enter_context(mock.patch.object(owner, method.__name__, _announced(method, called)))
        yield called


def _announced(method: Callable[..., Any], called: asyncio.Event) -> Callable[..., Any]:
    async def call_async(*args: Any, **more: Any) -> Any:
        try:
            return await method(*args, **more)
        finally:
            called.set()

    def call(*args: Any, **more: Any) -> Any:
        try:
            return method(*args, **more)
        finally:
            called.set()

    return call_async if iscoroutinefunction(method) else call


def first_line(stream: IO[str]) -> str:
    """The first line that a process prints, empty if it ends without one."""
    if not select.select([stream], [], [], DEADLINE)[0]:
        raise TimeoutError(f"nothing was printed within {DEADLINE:.0f} s")
    return stream.readline()


def poll(condition: Callable[[], object]) -> None:
    """Wait until the condition holds, where nothing announces it.

    Used for values that a server publishes without an event: its metrics and its readiness.
    """
    deadline = Deadline()
    while not condition():
        deadline.left()
        time.sleep(POLL_SECONDS)
