"""Prometheus metrics of the server. No label identifies a table, a person or an address.

Several workers share a folder of files (`PROMETHEUS_MULTIPROC_DIR`, which must be in the environment before this module
is imported); then each of them reports the sum of all.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics import MetricWrapperBase
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from cosmodrome.core.match.record import Action, Event

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
REGISTRY = CollectorRegistry()
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LOOP = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300)


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"cosmodrome_{name}", what, labels, registry=REGISTRY)


def _seconds(name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"cosmodrome_{name}_seconds", what, labels, buckets=buckets, registry=REGISTRY)


def _sum(name: str, what: str, *labels: str) -> Gauge:
    return Gauge(f"cosmodrome_{name}", what, labels, multiprocess_mode="livesum", registry=REGISTRY)


ACTIONS = _counter("actions", "Actions of people and bots that were committed", "game")
REFUSED = _counter("refused", "Messages and requests that were refused, by code", "code")
SAVES = _counter("saves", "Commits of a table: saved, not_saved, or beaten by another worker", "outcome")
COMMIT = _seconds("commit", "From a message of a player to its commit", SHORT, "message")
TOLD = _seconds("told", "From a message of a player until the update was sent to all players", SHORT, "message")
SOCKETS = _sum("sockets", "Open sockets")
IN_MEMORY = _sum("tables_in_memory", "Tables that are in memory")
THINKING = _seconds("thinking", "From requesting a bot move, study, hint or analysis to its result", LONG, "work")
WAITING = _sum("thinking_waiting", "Bot moves, studies, hints and analyses that are requested and not finished", "work")
LAG = _seconds("loop_lag", "Delay of the event loop", LOOP)
BUSY = _seconds("loop_busy", "The part of that delay in which the server itself was computing, at most", LOOP)
BLOCKED = _counter("loop_blocked", "Times that a callback blocked the event loop for more than 50 ms", "callback")
MEMORY = _sum("resident_memory_bytes", "Memory of the server processes, without the worker processes of bots")
TABLES = Gauge(
    "cosmodrome_tables",
    "Tables in the database, by status",
    ["status"],
    multiprocess_mode="mostrecent",
    registry=REGISTRY,
)

WORK = {
    "choose_action": "bot",
    "plan_claims": "bot",
    "study": "study",
    "plan": "plan",
    "hint": "hint",
    "analyse_part": "analysis",
    "finish_analysis": "analysis",
    "analysis_text": "analysis",
    "check_pack": "pack",
    "check_record": "upload",
    "load_table": "load",
    "rebuild_match": "load",
    "replay_step": "replay",
    "position": "replay",
    "record_text": "record",
}
OUTCOMES = {"SaveFailed": "not_saved", "SaveConflict": "beaten"}


T = TypeVar("T", bound=MetricWrapperBase)


class ByLabel(dict[str, T]):
    """Cache of the children of a metric with one label: the library takes longer to find one than to count."""

    def __init__(self, metric: T) -> None:
        super().__init__()
        self._metric = metric

    def __missing__(self, label: str) -> T:
        found = self[label] = self._metric.labels(label)
        return found


_actions = ByLabel(ACTIONS)
REFUSED_BY = ByLabel(REFUSED)
_saves, _commits, _told = ByLabel(SAVES), ByLabel(COMMIT), ByLabel(TOLD)

# The type of the message that is being carried out, and when it arrived.
_message: ContextVar[tuple[str, float] | None] = ContextVar("message", default=None)


class _Timed:
    """A context manager that records how long its block took."""

    __slots__ = ("began",)

    def __enter__(self) -> None:
        self.began = time.perf_counter()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(time.perf_counter(), kind)

    def end(self, now: float, kind: type[BaseException] | None) -> None:
        raise NotImplementedError


class Saving(_Timed):
    """Times the commit of a table, possibly for the message that is being carried out."""

    __slots__ = ("events", "game")

    def __init__(self, game: str, events: Iterable[Event]) -> None:
        self.game = game
        self.events = events

    def end(self, now: float, kind: type[BaseException] | None) -> None:
        if kind is not None:
            if kind.__name__ in OUTCOMES:
                _saves[OUTCOMES[kind.__name__]].inc()
            return
        _saves["saved"].inc()
        actions = sum(isinstance(event, Action) for event in self.events)
        if actions:
            _actions[self.game].inc(actions)
        message = _message.get()
        if message is not None:
            _commits[message[0]].observe(now - message[1])


class Answering(_Timed):
    """Times a message of a player."""

    __slots__ = ("kind", "token")

    def __init__(self, message: object) -> None:
        self.kind = type(message).__name__.lower()
        self.token: Token[tuple[str, float] | None] | None = None

    def __enter__(self) -> None:
        super().__enter__()
        self.token = _message.set((self.kind, self.began))

    def end(self, now: float, kind: type[BaseException] | None) -> None:
        if self.token is not None:
            _message.reset(self.token)
        if kind is None:
            _told[self.kind].observe(now - self.began)


class Computing(_Timed):
    """Times a computation in a worker process, by the name of its function."""

    __slots__ = ("work",)

    def __init__(self, function: str) -> None:
        self.work = WORK.get(function, "other")

    def __enter__(self) -> None:
        super().__enter__()
        WAITING.labels(self.work).inc()

    def end(self, now: float, kind: type[BaseException] | None) -> None:
        WAITING.labels(self.work).dec()
        THINKING.labels(self.work).observe(now - self.began)


def resident_memory() -> int:
    """Return the resident bytes of this process, 0 where they are unknown."""
    statm = Path("/proc/self/statm")
    if statm.is_file():
        return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


class CombinedMetrics(Collector):
    """Sums the files of all workers; those of workers that are just starting may be empty."""

    def collect(self) -> Iterable[Metric]:
        written = [str(file) for file in Path(os.environ[FOLDER]).glob("*.db") if _size(file)]
        found: Iterable[Metric] = MultiProcessCollector.merge(written)
        return found


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:  # of a worker that has just ended
        return 0


def exposition() -> bytes:
    """Return all metrics in the text format of Prometheus."""
    registry = REGISTRY
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        registry.register(CombinedMetrics())
    return generate_latest(registry)


@contextmanager
def shared_folder() -> Iterator[None]:
    """Provide the folder that workers share, unless the environment names one."""
    if FOLDER in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="cosmodrome-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget(process: int) -> None:
    """Remove the gauges of a worker that has ended; its counters stay."""
    if FOLDER in os.environ:
        mark_process_dead(process)
