"""When Python looks for memory that holds itself.

Left to itself it goes through everything that a thousand tables have in memory several times a minute, and for up to a
second nobody is answered. So what has been there for a moment is set aside, and everything is gone through only when
the memory has grown by half since the last time.
"""

from __future__ import annotations

import asyncio
import gc

from cosmodrome.server.observability.metrics import resident_memory

SECONDS = 10.0
GROWTH = 1.5
# New things, and looks at them, between two looks; Python's own are 700 and 10. Everything is gone through by `tidy_up`
# alone: after some long matches were loaded, Python would do so by itself and take 0.1 s.
YOUNG = (10_000, 20, 1_000_000)


async def keep_tidy() -> None:
    gc.set_threshold(*YOUNG)
    tidied = 0
    while True:
        tidied = tidy_up(tidied)
        await asyncio.sleep(SECONDS)


def tidy_up(tidied: int) -> int:
    """Given how many bytes were left when everything was gone through last, say how many they are now."""
    if resident_memory() > GROWTH * tidied:
        gc.unfreeze()
        gc.collect()
        tidied = resident_memory()
    else:
        gc.collect(1)
    gc.freeze()
    return tidied
