"""Schedules garbage collection so that full collections do not block the event loop.

By default Python would scan all objects of a thousand tables several times a minute, which takes up to a second. So
objects that have survived for some seconds are frozen, and all objects are scanned only when the memory has grown by
half since the last full collection.
"""

from __future__ import annotations

import asyncio
import gc

from cosmodrome.server.observability.metrics import resident_memory

SECONDS = 10.0
GROWTH = 1.5
# Python's defaults are 700 and 10. Full collections are left to `collect`: after some long matches were loaded, an
# automatic one would take 0.1 s.
THRESHOLDS = (10_000, 20, 1_000_000)


async def collect_periodically() -> None:
    gc.set_threshold(*THRESHOLDS)
    memory = 0
    while True:
        memory = collect(memory)
        await asyncio.sleep(SECONDS)


def collect(memory: int) -> int:
    """Collect garbage; `memory` and the result are the bytes in use after the last full collection."""
    if resident_memory() > GROWTH * memory:
        gc.unfreeze()
        gc.collect()
        memory = resident_memory()
    else:
        gc.collect(1)
    gc.freeze()
    return memory
