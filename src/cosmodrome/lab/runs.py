"""A run of the lab: games 0 to K - 1 of one job, cut into units that fit their pace, kept on the way if asked."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import closing, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from cosmodrome.lab.backends import Backend, Done, Unit, Work, open_backend
from cosmodrome.lab.checkpoint import Checkpoint

Progress = Callable[[int], None]

MOMENT = 0.2  # seconds that a unit should take: worth sending, and the bar moves
GROWTH = 20  # the first unit of a process is slow, so its pace may be far off; approach in steps


@dataclass(frozen=True)
class Execution:
    """How a run is carried out; none of it changes a result."""

    workers: int = 1  # processes on this machine, without a backend
    progress: Progress | None = None  # called with the number of games that have been finished since the last call
    backend: Backend | None = None
    keep: str | Path | None = None  # a file for finished games, from which the same run goes on

    @property
    def processes(self) -> int:
        return self.backend.workers if self.backend is not None else self.workers


HERE = Execution()  # in this process


@dataclass(frozen=True)
class Result:
    """What came out of a run. Its `rows`, a few numbers per game, are no part of the JSON."""

    def as_json(self) -> dict[str, Any]:
        found = asdict(self)
        del found["rows"]
        return found


class Units:
    """Cuts a run while it is going on: one game first, then as many as take a moment, few again towards the end."""

    def __init__(self, first: int, games: int, workers: int) -> None:
        self._next = first
        self._end = games
        self._workers = workers
        self._size = 1

    def __iter__(self) -> Iterator[Unit]:
        while self._next < self._end:
            left = self._end - self._next
            # Towards the end all workers get equal parts of the rest, so that none waits long for the last one.
            fair = math.ceil(left / (2 * self._workers)) if self._workers > 1 else left
            count = min(self._size, fair)
            yield self._next, count
            self._next += count

    def took(self, count: int, seconds: float) -> None:
        """Learn from a finished unit."""
        fitting = count * MOMENT / max(seconds, 1e-9)
        self._size = max(1, int(min(fitting, GROWTH * count)))


def run(work: Work, job: Any, games: int, execution: Execution = HERE) -> Iterator[bytes]:
    """The results of games 0 to `games - 1`, in order.

    With `keep`, games in that file are not played again; then `job.about` says what the results depend on.
    """
    keep, progress = execution.keep, execution.progress
    about = {} if keep is None else {"work": work.__name__, **job.about()}
    with nullcontext() if keep is None else closing(Checkpoint(keep, about)) as ledger:
        done = 0
        for first, count, result in ledger.finished(games) if ledger is not None else ():
            done = first + count
            if progress is not None:
                progress(count)
            yield result
        if done == games:
            return
        with (
            open_backend("local", execution.workers)
            if execution.backend is None
            else nullcontext(execution.backend) as crew
        ):
            for each in play(work, job, Units(done, games, crew.workers), crew):
                if ledger is not None:
                    ledger.add(each.first, each.count, each.result)
                if progress is not None:
                    progress(each.count)
                yield each.result


def play(work: Work, job: Any, units: Units, backend: Backend) -> Iterator[Done]:
    """The units that are still to be played, each cut when a worker is free for it."""
    with closing(backend.map(work, job, units)) as coming:
        for each in coming:
            units.took(each.count, each.seconds)
            yield each
