"""Worker processes: fair queues, limits of time and memory, one replacement for a process that ends."""

from __future__ import annotations

import asyncio
import ctypes
import os
import platform
import re
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import Request

from cosmodrome import load
from cosmodrome.core.errors import BadInput
from cosmodrome.server.compute_jobs import BOTS_KEPT, bot_of
from cosmodrome.server.compute_pool import (
    WAITING_PER_ADDRESS,
    WAITING_PER_CLIENT,
    ComputePool,
    FairQueue,
    Job,
    TimedOut,
    WorkerDied,
    visitor,
)
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.request_handler import while_connected
from cosmodrome.server.runtime.process_limits import MEMORY_BYTES, NICE, SCHED_ATTRIBUTES, SLICE_NANOSECONDS
from tests.support.event_loop import run_async
from tests.support.waiting import DEADLINE

KERNEL = tuple(map(int, re.findall(r"\d+", platform.release())[:2]))
SLICE = SLICE_NANOSECONDS if KERNEL >= (6, 12) else 0  # older kernels ignore it

# --- jobs: functions that a worker process can import --------------------------------------------


def sleep_for_ever() -> None:
    time.sleep(10 * DEADLINE)


def process_and_priority() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def time_slice() -> int:
    """The slice that this process has asked for, from the system call sched_getattr."""
    number = {"x86_64": 315, "aarch64": 275, "riscv64": 275}[platform.machine()]
    buffer = ctypes.create_string_buffer(64)
    assert ctypes.CDLL(None).syscall(number, 0, buffer, len(buffer), 0) == 0
    return int(SCHED_ATTRIBUTES.unpack_from(buffer)[5])


def end_process() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def take_too_much_memory() -> int:
    return len(bytearray(2 * MEMORY_BYTES))


def refuse() -> None:
    raise Rejection("bad_pack", 422, reason="line 3")


def reject() -> None:
    raise BadInput("no such mission")


class Unpicklable(Exception):
    def __init__(self, first: int, second: int) -> None:
        super().__init__("cannot travel")


def raise_unpicklable() -> None:
    raise Unpicklable(1, 2)


def in_pool(work: Callable[[ComputePool], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        pool = ComputePool(**settings)
        try:
            await work(pool)
        finally:
            pool.close()

    run_async(run())


async def result(pool: ComputePool, work: Callable[..., Any], *args: object, **more: Any) -> Any:
    return await pool.run(work, *args, **{"seconds": DEADLINE, **more})


# --- the queue -----------------------------------------------------------------------------------


def job(address: str, client: str, number: int) -> Job[int]:
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    return Job(int, b"%d" % number, 1.0, "", address, client, future)


def queued(queue: FairQueue, jobs: list[tuple[str, str]]) -> list[str]:
    """Puts the jobs in and takes all of them out again: by address, client and number."""
    for number, (address, client) in enumerate(jobs):
        queue.put(job(address, client, number))
    found = []
    while (taken := queue.get()) is not None:
        found.append(f"{taken.address}{taken.client}{taken.payload.decode()}")
    return found


def test_queue_takes_addresses_in_turn() -> None:
    async def work() -> None:
        jobs = [("a", "x"), ("a", "x"), ("b", "x"), ("c", "x"), ("c", "x")]
        assert queued(FairQueue(), jobs) == ["ax0", "bx2", "cx3", "ax1", "cx4"]

    run_async(work())


def test_queue_takes_clients_of_an_address_in_turn() -> None:
    async def work() -> None:
        jobs = [("a", "x"), ("a", "x"), ("a", "y"), ("b", "x")]
        assert queued(FairQueue(), jobs) == ["ax0", "bx3", "ay2", "ax1"]

    run_async(work())


def test_queue_refuses_a_third_job_of_a_client_and_takes_one_of_another() -> None:
    async def work() -> None:
        queue = FairQueue()
        for _ in range(WAITING_PER_CLIENT):
            queue.put(job("a", "x", 0))
        with pytest.raises(Rejection) as refused:
            queue.put(job("a", "x", 0))
        assert refused.value.code == "too_fast"
        queue.put(job("a", "y", 0))
        queue.put(job("b", "x", 0))

    run_async(work())


def test_queue_limits_all_clients_of_an_address_together() -> None:
    async def work() -> None:
        queue = FairQueue()
        for number in range(WAITING_PER_ADDRESS):
            queue.put(job("a", f"{number}", number))
        with pytest.raises(Rejection) as refused:
            queue.put(job("a", "one more", 0))
        assert refused.value.code == "busy"
        queue.put(job("b", "x", 0))

    run_async(work())


def test_queue_passes_over_blocked_addresses_and_abandoned_jobs() -> None:
    async def work() -> None:
        queue = FairQueue()
        first, second, third = job("a", "x", 0), job("b", "x", 1), job("b", "x", 2)
        for each in (first, second, third):
            queue.put(each)
        second.done.cancel()
        assert queue.get(blocked={"a"}) is third
        assert queue.get(blocked={"a"}) is None
        assert queue.get() is first

    run_async(work())


# --- processes -----------------------------------------------------------------------------------


def test_pool_runs_work_in_another_process_of_lower_priority() -> None:
    async def work(pool: ComputePool) -> None:
        process, priority = await result(pool, process_and_priority)
        assert process != os.getpid()
        assert priority == min(19, os.nice(0) + NICE)

    in_pool(work)


@pytest.mark.skipif(platform.system() != "Linux", reason="needs Linux")
def test_pool_runs_work_in_short_time_slices() -> None:
    async def work(pool: ComputePool) -> None:
        assert await result(pool, time_slice) == SLICE

    in_pool(work)


def test_pool_raises_what_the_work_raised() -> None:
    async def work(pool: ComputePool) -> None:
        with pytest.raises(Rejection) as refused:
            await result(pool, refuse)
        assert (refused.value.code, refused.value.status) == ("bad_pack", 422)
        assert "line 3" in refused.value.sentence("pl")
        with pytest.raises(BadInput, match="no such mission"):
            await result(pool, reject)
        with pytest.raises(RuntimeError, match="cannot travel"):
            await result(pool, raise_unpicklable)
        assert await result(pool, sum, [1, 2]) == 3

    in_pool(work)


def test_pool_replaces_a_process_that_takes_too_long() -> None:
    async def work(pool: ComputePool) -> None:
        before, _ = await result(pool, process_and_priority)
        with pytest.raises(TimedOut):
            await result(pool, sleep_for_ever, seconds=0.01)
        after, _ = await result(pool, process_and_priority)
        assert before != after

    in_pool(work)


def test_pool_refuses_work_that_needs_too_much_memory() -> None:
    async def work(pool: ComputePool) -> None:
        with pytest.raises(Rejection) as refused:
            await result(pool, take_too_much_memory)
        assert refused.value.code == "too_large"
        assert await result(pool, sum, [1, 2]) == 3

    in_pool(work)


def test_pool_with_many_waiting_replaces_a_dead_process_once(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    start_worker = ComputePool.start_worker

    def count(pool: ComputePool) -> None:
        started.append(pool)
        start_worker(pool)

    monkeypatch.setattr(ComputePool, "start_worker", count)

    async def work(pool: ComputePool) -> None:
        process, _ = await result(pool, process_and_priority)
        waiting = [asyncio.ensure_future(result(pool, pow, 2, number, client=f"{number}")) for number in range(8)]
        os.kill(process, signal.SIGKILL)
        assert await asyncio.gather(*waiting) == [2**number for number in range(8)]
        assert len(started) == 2

    in_pool(work)


def test_pool_gives_up_on_work_that_ends_its_process_twice() -> None:
    async def work(pool: ComputePool) -> None:
        with pytest.raises(WorkerDied):
            await result(pool, end_process)
        assert await result(pool, sum, [1, 2]) == 3

    in_pool(work)


def test_pool_drops_waiting_work_that_was_cancelled() -> None:
    async def work(pool: ComputePool) -> None:
        running = asyncio.ensure_future(result(pool, sleep_for_ever, seconds=1.0, client="a"))
        await asyncio.sleep(0)  # it is put into the queue first
        waiting = asyncio.ensure_future(result(pool, end_process, client="b"))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert len(pool._queue) == 0
        with pytest.raises(TimedOut):
            await running

    in_pool(work)


def test_pool_sends_work_with_the_same_affinity_to_the_same_process() -> None:
    async def work(pool: ComputePool) -> None:
        both = await asyncio.gather(
            result(pool, process_and_priority, affinity="a"), result(pool, process_and_priority, affinity="b")
        )
        for _ in range(3):
            assert (await result(pool, process_and_priority, affinity="a"))[0] == both[0][0]
            assert (await result(pool, process_and_priority, affinity="b"))[0] == both[1][0]

    in_pool(work, workers=2)


def test_pool_leaves_a_process_free_for_other_addresses() -> None:
    async def work(pool: ComputePool) -> None:
        visitor.set("greedy")
        greedy = [asyncio.ensure_future(result(pool, sleep_for_ever, client=f"{n}")) for n in range(3)]
        await asyncio.sleep(0)
        visitor.set("modest")
        assert await result(pool, sum, [1, 2]) == 3
        assert not any(task.done() for task in greedy)
        for task in greedy:
            task.cancel()

    in_pool(work, workers=2, running_per_address=1)


def test_pool_that_restarts_finishes_running_work_and_then_uses_new_processes() -> None:
    async def work(pool: ComputePool) -> None:
        before, _ = await result(pool, process_and_priority)
        running = asyncio.ensure_future(result(pool, process_and_priority))
        await asyncio.sleep(0)
        pool.restart()
        assert (await running)[0] == before
        assert (await result(pool, process_and_priority))[0] != before

    in_pool(work)


def test_work_is_dropped_when_the_client_hangs_up() -> None:
    async def hang_up() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def work(pool: ComputePool) -> None:
        request = Request({"type": "http", "method": "GET", "headers": []}, hang_up)
        first = asyncio.ensure_future(result(pool, sleep_for_ever, client="a"))
        await asyncio.sleep(0)
        with pytest.raises(Rejection):
            await while_connected(request, result(pool, sleep_for_ever, client="b"))
        assert len(pool._queue) == 0
        first.cancel()

    in_pool(work)


def test_worker_keeps_a_bot_for_its_match() -> None:
    game = load("mlem")
    first = bot_of("one", 0, game, "steady")
    assert bot_of("one", 0, game, "steady") is first
    assert bot_of("one", 1, game, "steady") is not first
    assert bot_of("two", 0, game, "steady") is not first
    for number in range(BOTS_KEPT):
        bot_of(f"{number}", 0, game, "random")
    assert bot_of("one", 0, game, "steady") is not first
