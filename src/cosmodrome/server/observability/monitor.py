"""Metrics for the operator of a server: gauges that are refreshed twice a second, and `GET /metrics`."""

from __future__ import annotations

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from cosmodrome.server.errors import No
from cosmodrome.server.http import endpoints
from cosmodrome.server.http.readiness import PATIENCE
from cosmodrome.server.observability import metrics
from cosmodrome.server.storage.writer import NotSaved
from cosmodrome.server.tables.registry import House

PULSE = 0.5  # seconds


async def watch(house: House) -> None:
    """As long as the server is open."""
    while True:
        metrics.SOCKETS.set(house.people_here())
        metrics.IN_MEMORY.set(len(house.in_memory()))
        metrics.MEMORY.set(metrics.resident_memory())
        await asyncio.sleep(PULSE)


async def measured(request: Request) -> Response:
    """`GET /metrics`, for whoever has the keeper's key."""
    house: House = request.app.state.house
    locale = endpoints.locale_of(request)
    try:
        endpoints.must_be_keeper(endpoints.Call(house, request, None, locale))
    except No as no:
        return endpoints.problem(no.status, no.code, no.sentence(locale))
    try:
        async with asyncio.timeout(PATIENCE):
            for status, count in (await house.storage.count()).items():
                metrics.TABLES.labels(status).set(count)
    except (NotSaved, TimeoutError):
        pass  # the rest is worth knowing, all the more so
    return Response(metrics.told(), media_type=CONTENT_TYPE_LATEST)
