"""Cache of analyses of finished matches: each is computed once and kept while it is requested."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict

from cosmodrome.bots.game_analysis import Analysis
from cosmodrome.server.compute import Compute
from cosmodrome.server.record_jobs import Source

KEPT = 64  # analyses
ANSWER_SECONDS = 2.0  # that a request waits before the answer is how far the analysis is
ABANDONED_SECONDS = 30.0  # after the last request, until an analysis that is not ready is dropped


class AnalysisCache:
    """Requests for the same match share one analysis."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute
        self._tasks: OrderedDict[str, asyncio.Task[Analysis]] = OrderedDict()
        self._requests: Counter[str] = Counter()  # that are waiting
        self._progress: dict[str, float] = {}  # of those that are not ready

    def ready(self, table_id: str) -> Analysis | None:
        """Return the analysis if it was made before, without starting one."""
        task = self._tasks.get(table_id)
        return task.result() if task is not None and is_good(task) else None

    def progress(self, table_id: str) -> float:
        """How much of an analysis is done, from 0 to 1."""
        return self._progress.get(table_id, 0.0)

    async def of(self, source: Source) -> Analysis | None:
        """Return the analysis, or None while it is not ready."""
        table_id = source.table_id
        task = self._tasks.get(table_id)
        if task is None or (task.done() and not is_good(task)):
            task = self._begin(source)
        self._tasks.move_to_end(table_id)
        self._requests[table_id] += 1
        try:
            await asyncio.wait({task}, timeout=ANSWER_SECONDS)
        finally:
            self._requests[table_id] -= 1
            if not task.done():
                asyncio.get_running_loop().call_later(ABANDONED_SECONDS, self._drop_if_abandoned, table_id, task)
        return task.result() if task.done() else None

    def _begin(self, source: Source) -> asyncio.Task[Analysis]:
        table_id = source.table_id

        def note(share: float) -> None:
            self._progress[table_id] = share

        task = asyncio.create_task(self._compute.analyse(source, note), name=f"analysis of {table_id}")
        task.add_done_callback(lambda _: self._progress.pop(table_id, None))
        self._tasks[table_id] = task
        done = [name for name, other in self._tasks.items() if other.done()]
        for oldest in done[: max(0, len(self._tasks) - KEPT)]:
            del self._tasks[oldest]
            del self._requests[oldest]
        return task

    def _drop_if_abandoned(self, table_id: str, task: asyncio.Task[Analysis]) -> None:
        if not self._requests[table_id] and not task.done():
            task.cancel()

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()


def is_good(task: asyncio.Task[Analysis]) -> bool:
    """Whether an analysis has succeeded."""
    return task.done() and not task.cancelled() and task.exception() is None
