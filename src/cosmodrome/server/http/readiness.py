"""Whether it makes sense to send people to this server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.registry import TableRegistry

PATIENCE = 2.0  # seconds that the database has for its answer


def never() -> bool:
    return False


async def is_ready(registry: TableRegistry, is_leaving: Callable[[], bool] = never) -> bool:
    """Running games are loaded, the database answers, so does the bus, and the server is not about to close."""
    if is_leaving() or not registry.is_loaded or not registry.cluster.connected:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            await registry.storage.setting("retention")
    except (SaveFailed, TimeoutError):
        return False
    return True
