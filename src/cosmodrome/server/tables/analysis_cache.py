"""Cache of analyses of finished matches: each is computed once and kept while it is requested."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict

from cosmodrome.bots.game_analysis import Analysis
from cosmodrome.server.compute import Compute
from cosmodrome.server.record_jobs import Source

KEPT = 64  # analyses
ANSWER_SECONDS = 10.0  # that a request waits before the answer is "not ready"
ABANDONED_SECONDS = 30.0  # after the last request, until an analysis that is not ready is dropped


class AnalysisCache:
    """Requests for the same match share one analysis."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute
        self._tasks: OrderedDict[str, asyncio.Task[Analysis]] = OrderedDict()
        self._requests: Counter[str] = Counter()  # that are waiting

    async def of(self, source: Source) -> Analysis | None:
        """Return the analysis, or None while it is not ready."""
        table_id = source.table_id
        task = self._tasks.get(table_id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
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
        task = asyncio.create_task(self._compute.analyse(source), name=f"analysis of {source.table_id}")
        self._tasks[source.table_id] = task
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
