"""The watchdog of the event loop: blocking callbacks are counted by name."""

from __future__ import annotations

import asyncio
import sys
from time import perf_counter, process_time
from typing import Any

from prometheus_client import Histogram

from cosmodrome.server.observability import loop_watchdog, metrics
from cosmodrome.server.observability.loop_watchdog import BLOCKED_SECONDS, UNKNOWN, LoopWatchdog, name_of
from cosmodrome.server.runtime import uvicorn_server
from tests.support.event_loop import run_async


def blocked() -> float:
    """How many callbacks have been counted, whatever their names."""
    samples = [sample for metric in metrics.BLOCKED.collect() for sample in metric.samples]
    return sum(float(sample.value) for sample in samples if sample.name.endswith("_total"))


def test_watchdog_counts_a_callback_that_blocks_the_loop() -> None:
    async def work() -> None:
        watchdog = LoopWatchdog()
        watchdog.start()
        before = blocked()
        end = perf_counter() + 4 * BLOCKED_SECONDS
        while perf_counter() < end:
            pass
        while blocked() == before:
            await asyncio.sleep(0)
        watchdog.stop()

    run_async(work())


def seconds(metric: Histogram) -> float:
    return sum(float(one.value) for found in metric.collect() for one in found.samples if one.name.endswith("_sum"))


def test_watchdog_measures_how_much_of_a_delay_was_spent_computing() -> None:
    async def work() -> None:
        watchdog = LoopWatchdog()
        watchdog.start()
        before = seconds(metrics.BUSY)
        end = process_time() + 2 * BLOCKED_SECONDS
        while process_time() < end:
            pass
        while seconds(metrics.BUSY) < before + BLOCKED_SECONDS:
            await asyncio.sleep(0)
        watchdog.stop()

    run_async(work())
    assert seconds(metrics.BUSY) <= seconds(metrics.LAG)


def test_watchdog_names_the_innermost_function_of_the_package() -> None:
    package: dict[str, Any] = {"__name__": "cosmodrome.example"}
    exec("def outer(work):\n    return inner(work)\ndef inner(work):\n    return work()", package)
    assert package["outer"](lambda: name_of(sys._getframe())) == "cosmodrome.example.inner"


def test_watchdog_calls_a_loop_that_waits_unknown() -> None:
    package: dict[str, Any] = {"__name__": "cosmodrome.cli.example"}
    exec("def outer(work):\n    return work()", package)
    loop: dict[str, Any] = {"__name__": uvicorn_server.__name__}
    exec("def run(work):\n    return work()", loop)
    name = package["outer"](lambda: loop["run"](lambda: name_of(sys._getframe())))
    assert name == UNKNOWN


def test_watchdog_calls_code_of_others_unknown() -> None:
    assert name_of(sys._getframe()) == UNKNOWN
    assert name_of(None) == UNKNOWN
    assert loop_watchdog.TICK_SECONDS < BLOCKED_SECONDS
