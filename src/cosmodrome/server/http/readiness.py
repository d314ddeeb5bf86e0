"""Readiness: whether a load balancer should send requests to this server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cosmodrome.server.services import Services
from cosmodrome.server.storage.writer import SaveFailed

ANSWER_SECONDS = 2.0  # within which the database must answer


def never() -> bool:
    return False


async def is_ready(services: Services, is_leaving: Callable[[], bool] = never) -> bool:
    """Running games are loaded, the database answers, so does the bus, and the server is not about to close."""
    if is_leaving() or not services.registry.is_loaded or not services.cluster.connected:
        return False
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await services.storage.settings.get("retention")
    except (SaveFailed, TimeoutError):
        return False
    return True
