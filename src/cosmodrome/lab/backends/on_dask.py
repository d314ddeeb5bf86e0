"""Games on a cluster of Dask: one that runs already, or one of this machine for the length of a run."""

from __future__ import annotations

import logging
from typing import Any

from distributed import Client, Future, KilledWorker, LocalCluster

from cosmodrome import __version__
from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.lab.backends import Backend, Done, Unit, Work, play_unit

RETRIES = 3  # of a unit whose process or machine was lost
PATIENCE = 10  # seconds to reach a scheduler


class DaskCluster(Backend):
    def __init__(self, workers: int, address: str | None) -> None:
        self._cluster = None
        if address is None:
            self._cluster = LocalCluster(
                n_workers=workers,
                threads_per_worker=1,
                processes=True,
                host="127.0.0.1",
                dashboard_address="127.0.0.1:0",  # a port for questions about health; no page is served
                silence_logs=logging.ERROR,
            )
        try:
            self._client = Client(self._cluster or address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadInput(f"cannot join a Dask cluster at {address}: {error}") from None
        self.workers = sum(self._client.nthreads().values())
        if not self.workers:
            self.close()
            raise BadInput(f"the Dask cluster at {address} has no workers")
        self._jobs: dict[int, tuple[Any, Any]] = {}

    def submit(self, work: Work, job: Any, unit: Unit) -> Future[Done]:
        if id(job) not in self._jobs:  # sent once, not with every unit: an owner's data pack is long
            self._jobs[id(job)] = (job, self._client.scatter(job, broadcast=True, hash=False))
        sent = self._jobs[id(job)][1]
        return self._client.submit(play_unit, work, sent, *unit, __version__, pure=False, retries=RETRIES)

    def result(self, handle: Future[Done]) -> Done:
        try:
            found: Done = handle.result()
        except KilledWorker as error:
            raise CosmodromeError(f"the Dask cluster has lost some games: {error}") from None
        return found

    def close(self) -> None:
        self._client.close()
        if self._cluster is not None:
            self._cluster.close()


def start(workers: int, address: str | None) -> Backend:
    return DaskCluster(workers, address)
