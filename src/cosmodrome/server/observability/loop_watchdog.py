"""Finds callbacks that block the event loop, and counts them by name.

A timer in the loop measures by how much it comes late. A thread looks at the loop's stack while it is late, because
only then can the function be named that blocks it. On a busy machine the loop is also late when other programs have the
processor; so the processor time that the server has used meanwhile is measured as well.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from time import perf_counter, process_time
from types import FrameType

from cosmodrome.server.observability import metrics

TICK_SECONDS = 0.025
NAMED_AFTER_SECONDS = 0.03
BLOCKED_SECONDS = 0.05
LOOP_MODULE = "cosmodrome.server.runtime.uvicorn_server"  # which runs the loop
UNKNOWN = "unknown"  # library code, or another process had the processor


class LoopWatchdog:
    """Watches the event loop in which it is started."""

    def __init__(self) -> None:
        self._due = 0.0
        self._computed = 0.0  # processor time of the server, all threads, when the timer was set
        self._callback = UNKNOWN
        self._loop_thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = threading.Event()

    def start(self) -> None:
        self._loop_thread = threading.get_ident()
        self._schedule()
        threading.Thread(target=self._sample, name="loop watchdog", daemon=True).start()

    def stop(self) -> None:
        self._is_stopped.set()
        if self._timer is not None:
            self._timer.cancel()

    def _schedule(self) -> None:
        self._callback = UNKNOWN
        self._computed = process_time()
        self._due = perf_counter() + TICK_SECONDS
        self._timer = asyncio.get_running_loop().call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        late = max(0.0, perf_counter() - self._due)
        metrics.LAG.observe(late)
        metrics.BUSY.observe(min(late, process_time() - self._computed))
        if late > BLOCKED_SECONDS:
            metrics.BLOCKED.labels(self._callback).inc()
        self._schedule()

    def _sample(self) -> None:
        """Record what the loop does while it is late; runs in a thread."""
        while not self._is_stopped.wait(TICK_SECONDS):
            if perf_counter() - self._due > NAMED_AFTER_SECONDS:
                name = name_of(sys._current_frames().get(self._loop_thread))
                self._callback = name if name != UNKNOWN else self._callback


def name_of(frame: FrameType | None) -> str:
    """Return the innermost function of this package on the stack."""
    while frame is not None:
        module = frame.f_globals.get("__name__", "")
        if module == LOOP_MODULE:
            return UNKNOWN  # the loop waits, for an event or for the processor
        if module.startswith("cosmodrome.") and module != __name__:
            return f"{module}.{frame.f_code.co_qualname}"
        frame = frame.f_back
    return UNKNOWN
