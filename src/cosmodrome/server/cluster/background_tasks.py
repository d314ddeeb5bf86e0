"""Background tasks of a worker: periodic ones, and single ones that are cancelled when it closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.storage.writer import SaveFailed

FAILURE_SECONDS = 1.0  # until a periodic task goes on after an error

log = logging.getLogger("cosmodrome.cluster")


class BackgroundTasks:
    """Holds references to its tasks, which the event loop itself does not."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start_periodic(
        self, seconds: float, work: Callable[[], Awaitable[None]], wake: asyncio.Event | None = None
    ) -> None:
        """Do the work again and again, and at once when `wake` is set."""
        self.start(self._repeat(seconds, work, wake or asyncio.Event()))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]], wake: asyncio.Event) -> None:
        while True:
            wake.clear()
            try:
                await work()
            except SaveFailed as error:
                log.warning("the database is unavailable", extra={"reason": nameless(error)})
                await asyncio.sleep(FAILURE_SECONDS)
            except Exception:
                log.exception("a background task failed")
                await asyncio.sleep(FAILURE_SECONDS)
            try:
                async with asyncio.timeout(seconds):
                    await wake.wait()
            except TimeoutError:
                continue

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
