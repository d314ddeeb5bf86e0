"""Worker processes for everything that takes long: bots, hints, plans, records, replays, analyses.

A pool shares its processes fairly between visitors. Each computation has a time limit, after which its process is
replaced; each process has a memory limit and a lower priority than the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import pickle
import signal
import traceback
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from cosmodrome.core import registry
from cosmodrome.core.errors import CosmodromeError
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability import metrics
from cosmodrome.server.runtime.parent_watchdog import end_with_parent
from cosmodrome.server.runtime.process_limits import limit_resources

T = TypeVar("T")
log = logging.getLogger("cosmodrome.compute")

WAITING_PER_CLIENT = 2  # computations of one seat, or of one visitor without a seat
WAITING_PER_ADDRESS = 32
START_SECONDS = 60.0  # for a process to import the rules, on a busy machine
AFFINITIES = 1024

# The address on whose behalf the current task runs; empty for the server itself.
visitor: ContextVar[str] = ContextVar("visitor", default="")


class TimedOut(Rejection):
    """A computation took longer than its limit."""

    def __init__(self) -> None:
        super().__init__("timed_out", 503)


class WorkerDied(Rejection):
    """The process ended before it sent a result."""

    def __init__(self) -> None:
        super().__init__("busy", 503)


@dataclass(eq=False)
class Job(Generic[T]):
    """One computation."""

    work: Callable[..., T]
    payload: bytes
    seconds: float
    affinity: str
    address: str
    client: str
    done: asyncio.Future[T]
    most_waiting: int | None = WAITING_PER_CLIENT
    is_retry: bool = False


class FairQueue:
    """Waiting jobs: round robin over addresses, then over the clients of an address, then first in, first out."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Job[Any]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(jobs) for clients in self._waiting.values() for jobs in clients.values())

    def put(self, job: Job[Any]) -> None:
        """Refuses a job of a client that has too many waiting."""
        clients: Mapping[str, deque[Job[Any]]] = self._waiting.get(job.address, {})
        if job.most_waiting is not None and not job.is_retry:
            if len(clients.get(job.client, ())) >= job.most_waiting:
                raise Rejection("too_fast", 429)
            if sum(map(len, clients.values())) >= WAITING_PER_ADDRESS:
                raise Rejection("busy", 503)
        jobs = self._waiting.setdefault(job.address, OrderedDict()).setdefault(job.client, deque())
        if job.is_retry:
            jobs.appendleft(job)
        else:
            jobs.append(job)

    def get(self, blocked: Collection[str] = ()) -> Job[Any] | None:
        """The next job that someone still waits for, of an address that is not blocked."""
        while (address := next((each for each in self._waiting if each not in blocked), None)) is not None:
            clients = self._waiting.pop(address)
            client, jobs = clients.popitem(last=False)
            job = jobs.popleft()
            if jobs:
                clients[client] = jobs
            if clients:
                self._waiting[address] = clients
            if not job.done.done():
                return job
        return None

    def remove(self, job: Job[Any]) -> None:
        """Drop a job that no one waits for any more; one that has been taken already is not here."""
        clients = self._waiting.get(job.address, OrderedDict())
        jobs = clients.get(job.client, deque())
        with contextlib.suppress(ValueError):
            jobs.remove(job)
        if not jobs:
            clients.pop(job.client, None)
        if not clients:
            self._waiting.pop(job.address, None)


class Worker:
    """One process, and the thread that waits for its results."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        modules = sorted({loader.__module__ for loader in registry.loaders()})
        self._process = context.Process(target=serve_jobs, args=(theirs, modules), daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "compute")
        self._is_ready = False
        self.is_stale = False

    async def run(self, job: Job[T]) -> T:
        found: T = await asyncio.get_running_loop().run_in_executor(self._thread, self._call, job)
        return found

    def _call(self, job: Job[T]) -> T:
        try:
            if not self._is_ready:
                self._receive(START_SECONDS)
                self._is_ready = True
            self._connection.send_bytes(job.payload)
            return pickle.loads(self._receive(job.seconds))()  # type: ignore[no-any-return]
        except (EOFError, OSError):
            log.warning("a worker process ended", extra={"work": job.work.__name__, "exit": self._process.exitcode})
            raise WorkerDied from None

    def _receive(self, seconds: float) -> bytes:
        if not self._connection.poll(seconds):
            raise TimedOut()
        return self._connection.recv_bytes()

    def close(self) -> None:
        """Kill the process, which has nothing to finish."""
        self._process.kill()
        self._thread.shutdown(wait=False)


class ComputePool:
    """Starts its processes when they are needed, and replaces those that die or take too long."""

    def __init__(self, workers: int = 1, running_per_address: int | None = None) -> None:
        self._most = workers
        self._running_per_address = running_per_address
        self._queue = FairQueue()
        self._addresses: Counter[str] = Counter()  # of running jobs
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._running: set[asyncio.Task[None]] = set()
        self._affinities: OrderedDict[str, Worker] = OrderedDict()
        self._is_closed = False

    async def run(
        self,
        work: Callable[..., T],
        *args: object,
        seconds: float,
        client: str = "",
        waiting: int | None = WAITING_PER_CLIENT,
        affinity: str = "",
    ) -> T:
        """Return the result of `work(*args)` from another process.

        `client` names the seat or table for which it is done, of which at most `waiting` jobs wait. Work with the same
        `affinity` goes to the same process if that one is free. `TimedOut` or `WorkerDied` if there is no result; what
        `work` raises is raised here.
        """
        if self._is_closed:
            raise Rejection("busy", 503)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(work, pickle.dumps((work, args)), seconds, affinity, visitor.get(), client, future, waiting)
        with metrics.Computing(work.__name__):
            self._queue.put(job)
            self._dispatch()
            try:
                return await future
            finally:
                if not future.done() or future.cancelled():
                    self._queue.remove(job)

    def start_worker(self) -> None:
        worker = Worker()
        self._workers.add(worker)
        self._idle.append(worker)

    def _dispatch(self) -> None:
        while self._idle or len(self._workers) < self._most:
            job = self._queue.get(self._blocked())
            if job is None:
                return
            self._addresses[job.address] += 1
            task = asyncio.get_running_loop().create_task(self._execute(self._take_worker(job.affinity), job))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _blocked(self) -> set[str]:
        """Addresses that may not start another job; the server itself always may."""
        most = self._running_per_address
        return set() if most is None else {name for name, count in self._addresses.items() if name and count >= most}

    def _take_worker(self, affinity: str) -> Worker:
        if not self._idle:
            self.start_worker()
        wanted = self._affinities.get(affinity)
        worker = self._idle.pop(self._idle.index(wanted) if wanted in self._idle else -1)
        if affinity:
            self._affinities[affinity] = worker
            self._affinities.move_to_end(affinity)
            if len(self._affinities) > AFFINITIES:
                self._affinities.popitem(last=False)
        return worker

    async def _execute(self, worker: Worker, job: Job[Any]) -> None:
        try:
            settle(job, await worker.run(job))
        except WorkerDied as error:
            self._discard(worker)
            self._retry(job, error)
        except TimedOut as error:
            self._discard(worker)
            fail(job, error)
        except Exception as error:
            fail(job, error)
        self._addresses -= Counter([job.address])  # drops what falls to zero
        if worker.is_stale:
            self._discard(worker)
        elif worker in self._workers:
            self._idle.append(worker)
        if not self._is_closed:
            self._dispatch()

    def _retry(self, job: Job[Any], error: WorkerDied) -> None:
        """Retry a job once: its process may have been killed from outside, but the job may also be the cause."""
        if job.is_retry or self._is_closed or job.done.done():
            fail(job, error)
        else:
            job.is_retry = True
            self._queue.put(job)

    def _discard(self, worker: Worker) -> None:
        worker.close()
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        self._affinities = OrderedDict((key, other) for key, other in self._affinities.items() if other is not worker)

    def restart(self) -> None:
        """Replace the processes, for example because the rules are compiled now; running jobs are finished first."""
        for worker in self._workers:
            worker.is_stale = True
        for worker in list(self._idle):
            self._discard(worker)

    def close(self) -> None:
        self._is_closed = True
        while (job := self._queue.get()) is not None:
            job.done.cancel()
        for worker in list(self._workers):
            self._discard(worker)


def settle(job: Job[T], result: T) -> None:
    if not job.done.done():
        job.done.set_result(result)


def fail(job: Job[Any], error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)


# --- in the worker process -------------------------------------------------------------------


def serve_jobs(connection: Connection, modules: Sequence[str]) -> None:
    """The main function of a worker process. `modules` register games that the package does not contain."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at Ctrl-C the server ends its workers
    limit_resources()
    end_with_parent()
    for module in modules:
        importlib.import_module(module)
    connection.send_bytes(b"ready")
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            connection.send_bytes(outcome_of(connection.recv_bytes()))


def outcome_of(payload: bytes) -> bytes:
    """A pickled function that returns the result of the job or raises its error."""
    try:
        work, args = pickle.loads(payload)
        return pickle.dumps(Returns(work(*args)))
    except MemoryError:
        return pickle.dumps(Raises(Rejection("too_large", 413)))
    except Exception as error:
        return pickle.dumps(Raises(portable(error)))


def portable(error: Exception) -> Exception:
    """Return the error, or one with its text if it cannot be pickled; unexpected ones get their traceback as a note."""
    if not isinstance(error, CosmodromeError):
        error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    return error


@dataclass(frozen=True)
class Returns:
    """The outcome of a job that succeeded."""

    result: Any

    def __call__(self) -> Any:
        return self.result


@dataclass(frozen=True)
class Raises:
    """The outcome of a job that failed."""

    error: Exception

    def __call__(self) -> Any:
        raise self.error
