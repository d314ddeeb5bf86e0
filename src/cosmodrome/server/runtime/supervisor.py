"""Several workers behind one port, each a process of its own that inherits the listening socket.

The supervisor replaces workers that have died. SIGTERM ends all of them gracefully; SIGHUP replaces one after the
other, starting each new one first, so that requests are always served.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import connection
from typing import Any

from cosmodrome.core.errors import BadInput
from cosmodrome.server.observability import metrics
from cosmodrome.server.runtime import uvicorn_server
from cosmodrome.server.runtime.parent_watchdog import end_children, end_with_parent

END_SECONDS = 20  # for a worker to shut down gracefully
RESTART_SECONDS = 1.0  # before a worker that ended is started again

log = logging.getLogger("cosmodrome.supervisor")

Make = Callable[[], uvicorn_server.Server]


def run_worker(make: Make, listener: socket.socket, opened: connection.Connection) -> None:
    """The main function of a worker: serve until the process is ended."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    end_with_parent()
    uvicorn_server.run(serve(make(), listener, lambda: opened.send(True)))


async def serve(server: uvicorn_server.Server, listener: socket.socket, opened: Callable[[], None]) -> None:
    """Start the server, call `opened`, and wait until the server has stopped."""
    task = asyncio.create_task(server.serve([listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    if server.started:
        opened()
    await task
    end_children()
    if not server.started:
        raise BadInput("the server could not start; the lines above say why")


class Worker:
    """One worker process."""

    def __init__(self, make: Make, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.opened, theirs = context.Pipe(duplex=False)
        self.process = context.Process(target=run_worker, args=(make, listener, theirs))
        self.process.start()
        theirs.close()

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    def is_open(self) -> bool:
        try:
            return self.opened.poll()
        except (BrokenPipeError, EOFError):
            return False

    def end(self) -> None:
        """Shut it down gracefully: it finishes requests, releases its leases and closes its connections."""
        self.process.terminate()

    def join(self) -> None:
        """Wait for its end, and kill it if that takes too long."""
        self.process.join(END_SECONDS)
        if self.is_alive:
            log.warning("a worker did not end in time", extra={"worker": self.process.pid})
            self.process.kill()
            self.process.join()
        metrics.forget(self.process.pid or 0)


class Supervisor:
    """Keeps `count` workers running."""

    def __init__(self, make: Make, listener: socket.socket, count: int) -> None:
        self._make = make
        self._listener = listener
        self._count = count
        self._workers: list[Worker] = []
        self._leaving = False
        self._replacing = False
        self._woken, self._wake = os.pipe()

    def run(self, opened: Callable[[], None]) -> None:
        """Run until SIGTERM or SIGINT; call `opened` when all workers serve requests."""
        self._listen_to_signals()
        try:
            self._workers = [self._start() for _ in range(self._count)]
            for worker in self._workers:
                if not self._wait_until_open(worker) and not self._leaving:
                    raise BadInput("the server could not start; the lines above say why")
            if not self._leaving:
                opened()
            while not self._leaving:
                self._wait([worker.process.sentinel for worker in self._workers])
                if self._replacing and not self._leaving:
                    self._replacing = False
                    self._replace_all()
                self._replace_dead()
        finally:
            for worker in self._workers:
                worker.end()
            for worker in self._workers:
                worker.join()

    def _start(self) -> Worker:
        return Worker(self._make, self._listener)

    def _listen_to_signals(self) -> None:
        def leave(*_: Any) -> None:
            self._leaving = True
            os.write(self._wake, b".")

        def replace(*_: Any) -> None:
            self._replacing = True
            os.write(self._wake, b".")

        signal.signal(signal.SIGTERM, leave)
        signal.signal(signal.SIGINT, leave)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, replace)

    def _wait(self, things: list[Any]) -> None:
        """Wait for one of these handles or for a signal."""
        if self._woken in connection.wait([*things, self._woken]):
            os.read(self._woken, 100)

    def _wait_until_open(self, worker: Worker) -> bool:
        while worker.is_alive and not worker.is_open() and not self._leaving:
            self._wait([worker.process.sentinel, worker.opened])
        return worker.is_open()

    def _replace_all(self) -> None:
        """Replace the workers one after the other; if a new one does not start, the old ones stay."""
        for old in list(self._workers):
            new = self._start()
            if not self._wait_until_open(new):
                log.error("a new worker did not start, so the old ones stay")
                new.end()
                new.join()
                return
            self._workers[self._workers.index(old)] = new
            old.end()
            old.join()

    def _replace_dead(self) -> None:
        for place, worker in enumerate(self._workers):
            if not worker.is_alive and not self._leaving:
                found = {"worker": worker.process.pid, "code": worker.process.exitcode}
                log.error("a worker has died and is replaced", extra=found)
                metrics.forget(worker.process.pid or 0)
                time.sleep(RESTART_SECONDS)
                self._workers[place] = self._start()
