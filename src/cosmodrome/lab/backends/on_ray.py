"""Games on a cluster of Ray: one that runs already, or one of this machine for the length of a run."""

from __future__ import annotations

import logging
import os
from typing import Any

from cosmodrome import __version__
from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.lab.backends import Backend, Done, Unit, Work, play_unit

RETRIES = 3  # of a unit whose process or machine was lost
STORE = 100 * 1024 * 1024  # bytes for results on their way: a unit has a few hundred thousand

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # a tool of the lab tells nobody that it is used
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # workers run in the environment they have
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}
# Ray asks this of other systems only, but it is what keeps all its ports on the loopback: without it even a cluster of
# one machine listens to the whole network.
ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


class RayCluster(Backend):
    def __init__(self, workers: int, address: str | None) -> None:
        for name, value in (QUIET if address is not None else QUIET | ALONE).items():
            os.environ.setdefault(name, value)
        import ray  # reads the environment

        self._ray: Any = ray
        if ray.is_initialized():
            raise CosmodromeError("this process uses a Ray cluster already")
        if address is None:
            ray.init(
                address="local",  # a fresh one, also where another runs on this machine
                num_cpus=workers,
                include_dashboard=False,
                object_store_memory=STORE,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        else:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadInput(f"cannot join a Ray cluster at {address}: {first_line(error)}") from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_unit)
        self._jobs: dict[int, tuple[Any, Any]] = {}

    def submit(self, work: Work, job: Any, unit: Unit) -> Any:
        if id(job) not in self._jobs:  # sent once, not with every unit: an owner's data pack is long
            self._jobs[id(job)] = (job, self._ray.put(job))
        return self._play.remote(work, self._jobs[id(job)][1], *unit, __version__)

    def result(self, handle: Any) -> Done:
        try:
            found: Done = self._ray.get(handle)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, CosmodromeError):
                raise error.cause from None
            raise
        except self._ray.exceptions.RayError as error:
            raise CosmodromeError(f"the Ray cluster has lost some games: {first_line(error)}") from None
        return found

    def close(self) -> None:
        self._ray.shutdown()


def first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def start(workers: int, address: str | None) -> Backend:
    return RayCluster(workers, address)
