"""Metrics for the operator of a server: gauges that are refreshed twice a second, and `GET /metrics`."""

from __future__ import annotations

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from cosmodrome.server.errors import Rejection
from cosmodrome.server.http import endpoints
from cosmodrome.server.http.readiness import PATIENCE
from cosmodrome.server.observability import metrics
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.registry import TableRegistry

PULSE = 0.5  # seconds


async def watch(registry: TableRegistry) -> None:
    """As long as the server is open."""
    while True:
        metrics.SOCKETS.set(registry.people_here())
        metrics.IN_MEMORY.set(len(registry.in_memory()))
        metrics.MEMORY.set(metrics.resident_memory())
        await asyncio.sleep(PULSE)


async def measured(request: Request) -> Response:
    """`GET /metrics`, for the administrator."""
    registry: TableRegistry = request.app.state.registry
    locale = endpoints.locale_of(request)
    try:
        endpoints.must_be_admin(endpoints.Call(registry, request, None, locale))
    except Rejection as no:
        return endpoints.problem(no.status, no.code, no.sentence(locale))
    try:
        async with asyncio.timeout(PATIENCE):
            for status, count in (await registry.storage.count()).items():
                metrics.TABLES.labels(status).set(count)
    except (SaveFailed, TimeoutError):
        pass  # the rest is worth knowing, all the more so
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)
