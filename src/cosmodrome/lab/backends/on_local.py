"""Games in processes of this machine. One worker is this process itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from cosmodrome import __version__
from cosmodrome.core.errors import CosmodromeError
from cosmodrome.lab.backends import Backend, Done, Unit, Work, play_unit

TRIES = 3  # how often a unit may lose its process before the run ends


@dataclass
class Handle:
    """A unit, the processes that it was given to and what they promised."""

    work: Work
    job: Any
    unit: Unit
    pool: ProcessPoolExecutor
    future: Future[Done]


def new_pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, initializer=end_at_interrupt)


def end_at_interrupt() -> None:
    """Ctrl-C reaches workers as well; the process that has started them says so, they end without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Ctrl-C waits: a worker that is being started has not come to `end_at_interrupt` yet."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Here(Backend):
    """One after another, in this process."""

    def submit(self, work: Work, job: Any, unit: Unit) -> Done:
        return play_unit(work, job, *unit, __version__)

    def result(self, handle: Done) -> Done:
        return handle

    def close(self) -> None:
        """Nobody was called."""


class Processes(Backend):
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = new_pool(workers)

    def submit(self, work: Work, job: Any, unit: Unit) -> Handle:
        with without_interrupts():
            try:
                future = self._pool.submit(play_unit, work, job, *unit, __version__)
            except BrokenProcessPool:
                self._renew(self._pool)
                future = self._pool.submit(play_unit, work, job, *unit, __version__)
        return Handle(work, job, unit, self._pool, future)

    def result(self, handle: Handle) -> Done:
        for _ in range(TRIES):
            try:
                return handle.future.result()
            except BrokenProcessPool:  # a worker was killed, or its memory ran out
                self._renew(handle.pool)
                handle = self.submit(handle.work, handle.job, handle.unit)
        raise CosmodromeError(f"the games from {handle.unit[0]} on have lost their process {TRIES} times")

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        """All units of a broken pool fail together; the first of them to be missed starts the next pool."""
        if self._pool is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = new_pool(self.workers)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def start(workers: int, address: str | None) -> Backend:
    return Here() if workers == 1 else Processes(workers)
