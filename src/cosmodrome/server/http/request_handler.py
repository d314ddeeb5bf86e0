"""Handles requests to the endpoints: rate limits, body, errors, answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.server.compute_pool import visitor
from cosmodrome.server.errors import Rejection, sentence
from cosmodrome.server.http.access_limits import AccessLimits, Kind, address_of
from cosmodrome.server.http.endpoint import Call, Endpoint, Result
from cosmodrome.server.http.endpoints import ENDPOINTS
from cosmodrome.server.http.problem import locale_of, problem, problem_of
from cosmodrome.server.storage.writer import SaveFailed

BODY_SECONDS = 30.0  # for all of a body: a record of 4 MB at 1 Mbit/s


async def read_body(request: Request, limit: int) -> bytes:
    """Return the body; refuse one that is larger than the limit or takes too long."""
    chunks: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                size += len(chunk)
                if size > limit:
                    raise Rejection("too_large", 413)
                chunks.append(chunk)
    except TimeoutError:
        raise Rejection("too_slow", 408) from None
    return b"".join(chunks)


async def disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass  # the empty body of a GET


async def while_connected(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """Return the result of the work, which is cancelled when the client disconnects."""
    task = asyncio.ensure_future(work)
    watch = asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait({task, watch}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Rejection("busy", 503)  # which no one reads
        return task.result()
    finally:
        task.cancel()
        watch.cancel()
        await asyncio.gather(task, watch, return_exceptions=True)


def route(line: Endpoint) -> Route:
    decoder = msgspec.json.Decoder(line.body) if line.body is not None else None

    async def answer(request: Request) -> Response:
        locale = locale_of(request)
        try:
            body = await admitted_body(line, decoder, request)
            work = line.work(Call(request.app.state.services, request, body, locale))
            found = await (while_connected(request, work) if line.kind == "study" else work)
        except Refused as refused:
            status = refused.status if isinstance(refused, Rejection) else 409
            return problem(status, refused.code, sentence(refused, locale))
        except SaveFailed:
            return problem_of(Rejection("not_saved", 503), locale)
        except BadInput as error:
            return problem_of(Rejection("bad_request", 422, reason=str(error)), locale)
        if isinstance(found, Response):
            return found
        status = 201 if line.method == "POST" else 200
        return Response(msgspec.json.encode(found), status, media_type="application/json")

    return Route(line.path, answer, methods=[line.method], name=line.work.__name__)


async def admitted_body(line: Endpoint, decoder: msgspec.json.Decoder[Any] | None, request: Request) -> Any:
    """Apply the limits, then read the body and decode it."""
    limits: AccessLimits = request.app.state.limits
    visitor.set(address_of(request.client))
    await limits.admit(line.kind, visitor.get())
    if line.method != "GET":
        limits.check_origin(request.headers)
    if decoder is None:
        return None
    body = await read_body(request, line.limit)
    if line.raw:
        return body
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejection("bad_request", 422, reason=str(error)) from None


def routes() -> list[Route]:
    return [route(line) for line in ENDPOINTS]


def limited(path: str, kind: Kind, work: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route that is no endpoint of the REST interface, with its rate limit."""

    async def answer(request: Request) -> Response:
        limits: AccessLimits = request.app.state.limits
        try:
            await limits.admit(kind, address_of(request.client))
        except Rejection as rejection:
            return problem_of(rejection, locale_of(request))
        return await work(request)

    return Route(path, answer)
