"""Where games are played does not change them: processes, Ray, Dask, lost workers, an owner's pack."""

from __future__ import annotations

import os
import signal
import sys
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cosmodrome import load
from cosmodrome.core.data_pack import built_in_text, parse
from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.lab.backends import Backend, open_backend, play_unit
from cosmodrome.lab.runs import Execution, Units, run
from cosmodrome.lab.simulate import Job, simulate
from tests.support.packages import require_module
from tests.support.waiting import DEADLINE


def job(**changes: Any) -> Job:
    options = load("mlem").meta.check_options({"ufo": True})
    return Job(**{"game": "mlem", "players": 3, "options": options, "bots": ("random",) * 3, "seed": 9, **changes})


@pytest.fixture(scope="module")
def digest() -> str:
    """Of 300 games in this process."""
    return simulate(job(), 300).digest


def test_two_processes_play_the_same_games(digest: str) -> None:
    assert simulate(job(), 300, Execution(workers=2)).digest == digest


@pytest.fixture
def dask_with_long_timeouts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    require_module("distributed", "cosmodrome[dask]")
    import dask

    monkeypatch.setattr("cosmodrome.lab.backends.on_dask.PATIENCE", DEADLINE)
    with dask.config.set({f"distributed.comm.timeouts.{name}": f"{DEADLINE:.0f}s" for name in ("connect", "tcp")}):
        yield


@pytest.fixture
def ray_installed() -> None:
    """Ray waits 30 s for its node, which cannot be set; where four busy processes compete that may not be enough."""
    require_module("ray", "cosmodrome[ray]")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "fixture"), [("ray", "ray_installed"), ("dask", "dask_with_long_timeouts")])
def test_local_cluster_plays_the_same_games(
    name: str, fixture: str, digest: str, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue(fixture)
    with open_backend(name, 2) as backend:
        assert backend.workers == 2
        assert simulate(job(), 300, Execution(backend=backend)).digest == digest
        wrong = job(bots=("genius",) * 3)
        with pytest.raises(BadInput, match="no bot 'genius'"):
            simulate(wrong, 10, Execution(backend=backend))
        if name == "ray":
            import ray

            assert [node["NodeManagerAddress"] for node in ray.nodes()] == ["127.0.0.1"]


@pytest.mark.slow
@pytest.mark.usefixtures("dask_with_long_timeouts")
def test_a_cluster_that_runs_already_is_joined_and_left_running(digest: str) -> None:
    from distributed import Client, LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0") as cluster:
        with open_backend("dask", 8, cluster.scheduler_address) as backend:
            assert backend.workers == 1
            assert simulate(job(), 300, Execution(backend=backend)).digest == digest
        with Client(cluster.scheduler_address, set_as_default=False) as client:
            assert len(client.nthreads()) == 1


def test_data_pack_is_sent_with_the_job() -> None:
    pack = parse(built_in_text("mlem").replace("faces = [1, 2, 2, 3, 4,", "faces = [1, 2, 3, 3, 4,"), "mlem")
    here = simulate(job(pack=pack), 60)
    assert simulate(job(pack=pack), 60, Execution(workers=2)).digest == here.digest
    assert here.digest != simulate(job(), 60).digest


def dies_once(marker: str, first: int, count: int) -> bytes:
    """Work whose process is killed when it is first tried."""
    if first == 2 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return array("q", range(first, first + count)).tobytes()


def dies_always(_: str, first: int, count: int) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def numbers(work: Callable[[Any, int, int], bytes], argument: Any, games: int, backend: Backend) -> list[int]:
    found = array("q")
    for part in run(work, argument, games, Execution(backend=backend)):
        found.frombytes(part)
    return list(found)


def test_the_games_of_a_killed_process_are_played_again(tmp_path: Path) -> None:
    with open_backend("local", 2) as backend:
        assert numbers(dies_once, str(tmp_path / "marker"), 40, backend) == list(range(40))
    assert (tmp_path / "marker").exists()


def test_unit_that_kills_every_process_ends_the_run_with_an_error() -> None:
    with open_backend("local", 2) as backend, pytest.raises(CosmodromeError, match="have lost their process"):
        numbers(dies_always, "", 3, backend)


def test_units_cover_a_run_without_gaps_and_adapt_to_the_pace() -> None:
    units = Units(5, 1000, workers=2)
    seen = []
    for first, count in units:
        seen.append((first, count))
        units.took(count, 0.01 * count)  # a hundredth of a second per game: about twenty make a moment
    assert seen[0] == (5, 1)
    assert all(first + count == following for (first, count), (following, _) in pairwise(seen))
    assert sum(seen[-1]) == 1000
    assert max(count for _, count in seen) == 20
    assert seen[-1][1] == 1


def test_slow_games_are_sent_one_by_one() -> None:
    units = Units(0, 30, workers=4)
    for _, count in units:
        assert count == 1
        units.took(1, 5.0)


@pytest.mark.parametrize("name", ["ray", "dask"])
def test_a_missing_library_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"cosmodrome.lab.backends.on_{name}", raising=False)
    monkeypatch.setitem(sys.modules, {"ray": "ray", "dask": "distributed"}[name], None)
    with pytest.raises(BadInput) as caught:
        open_backend(name)
    assert str(caught.value) == f"the backend {name} needs: pip install 'cosmodrome[{name}]'"


def test_a_worker_with_another_version_is_refused() -> None:
    with pytest.raises(CosmodromeError, match=r"not 0\.0\.1"):
        play_unit(dies_always, "", 0, 1, "0.0.1")


@pytest.mark.parametrize(
    ("name", "address", "says"), [("cloud", None, "no backend 'cloud'"), ("local", "x", "no address")]
)
def test_unknown_backend_is_refused(name: str, address: str | None, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        open_backend(name, 1, address)
