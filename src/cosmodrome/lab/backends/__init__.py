"""Execution backends of the lab: processes of this machine, or a cluster of Ray or Dask.

A backend runs a pure function on units of work, each (first, count). The results come back in order, and they do not
depend on which worker ran a unit or how often it was repeated after a failure.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from cosmodrome import __version__
from cosmodrome.core.errors import BadInput, CosmodromeError

Work = Callable[[Any, int, int], bytes]  # of (job, first, count), and of nothing else
Unit = tuple[int, int]  # first, count

NAMES = ("local", "ray", "dask")
AHEAD = 3  # units queued or running per worker: enough to keep workers busy, few enough to adapt to their pace


@dataclass(frozen=True)
class Done:
    """A finished unit, with the seconds that it took where it was played."""

    first: int
    count: int
    seconds: float
    result: bytes


def play_unit(work: Work, job: Any, first: int, count: int, version: str) -> Done:
    """Play one unit in a worker. Refuses another version of Cosmodrome, whose rules might give other games."""
    if version != __version__:
        raise CosmodromeError(f"a worker of the cluster has cosmodrome {__version__}, not {version}")
    began = time.perf_counter()
    result = work(job, first, count)
    return Done(first, count, time.perf_counter() - began, result)


class Backend(ABC):
    """Like an executor, but its `map` is lazy: it takes the next unit only when a worker is free."""

    workers: int = 1

    @abstractmethod
    def submit(self, work: Work, job: Any, unit: Unit) -> Any:
        """Begin a unit; what comes back is handed to `result`."""

    @abstractmethod
    def result(self, handle: Any) -> Done:
        """Wait for a unit."""

    @abstractmethod
    def close(self) -> None:
        """Release the workers of this run."""

    def map(self, work: Work, job: Any, units: Iterable[Unit]) -> Generator[Done]:
        """The units' results, in order."""
        coming = iter(units)
        waiting: deque[Any] = deque()
        window = 1 if self.workers == 1 else AHEAD * self.workers
        while True:
            while len(waiting) < window and (unit := next(coming, None)) is not None:
                waiting.append(self.submit(work, job, unit))
            if not waiting:
                return
            yield self.result(waiting.popleft())

    def __enter__(self) -> Backend:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def open_backend(name: str = "local", workers: int = 1, address: str | None = None) -> Backend:
    """A backend by its name. `address` joins a cluster that runs already; otherwise one is started for this run."""
    if name not in NAMES:
        raise BadInput(f"there is no backend {name!r}; there are {', '.join(NAMES)}")
    if name == "local" and address is not None:
        raise BadInput("the backend local has no address; name one with --backend ray or dask")
    try:
        opened: Backend = import_module(f"{__name__}.on_{name}").start(workers, address)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "cosmodrome":
            raise
        raise BadInput(f"the backend {name} needs: pip install 'cosmodrome[{name}]'") from None
    return opened
