"""Metrics for the operator of a server: gauges that are refreshed twice a second, and `GET /metrics`."""

from __future__ import annotations

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import Response

from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.endpoint import Call, must_be_admin
from cosmodrome.server.http.problem import locale_of, problem_of
from cosmodrome.server.http.readiness import ANSWER_SECONDS
from cosmodrome.server.observability import metrics
from cosmodrome.server.services import Services
from cosmodrome.server.storage.writer import SaveFailed

REFRESH_SECONDS = 0.5


async def watch(services: Services) -> None:
    """Refresh the gauges until the task is cancelled."""
    while True:
        metrics.SOCKETS.set(services.registry.connections_here())
        metrics.IN_MEMORY.set(len(services.registry.in_memory()))
        metrics.MEMORY.set(metrics.resident_memory())
        await asyncio.sleep(REFRESH_SECONDS)


async def measured(request: Request) -> Response:
    """`GET /metrics`, for the administrator."""
    services: Services = request.app.state.services
    locale = locale_of(request)
    try:
        must_be_admin(Call(services, request, None, locale))
    except Rejection as rejection:
        return problem_of(rejection, locale)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            for status, count in (await services.storage.tables.count()).items():
                metrics.TABLES.labels(status).set(count)
    except (SaveFailed, TimeoutError):
        pass  # the rest is worth knowing, all the more so
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)
