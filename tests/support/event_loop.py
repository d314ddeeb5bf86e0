"""Coroutines in tests that are plain functions."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_async(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end on a loop of its own, in a thread of its own.

    `asyncio.run` refuses to run beside Playwright's synchronous API, which leaves a loop running in the main thread of
    every process that has run a browser test.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()  # noqa: TID251
