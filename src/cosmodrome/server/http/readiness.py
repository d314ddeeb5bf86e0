"""Whether it makes sense to send people to this server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cosmodrome.server.storage.writer import NotSaved
from cosmodrome.server.tables.registry import House

PATIENCE = 2.0  # seconds that the database has for its answer


def never() -> bool:
    return False


async def is_ready(house: House, is_leaving: Callable[[], bool] = never) -> bool:
    """Running games are loaded, the database answers, so does the bus, and the server is not about to close."""
    if is_leaving() or not house.is_loaded or not house.fellows.connected:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            await house.storage.setting("retention")
    except (NotSaved, TimeoutError):
        return False
    return True
