"""The application: the REST interface, the socket and the page behind one port."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from cosmodrome import __version__
from cosmodrome.core.data_pack import Pack
from cosmodrome.server import protocol as p
from cosmodrome.server.cluster.bus import Bus, make_bus
from cosmodrome.server.compute_pool import visitor
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http import endpoints, openapi
from cosmodrome.server.http.access_limits import AccessLimits, Admission, Kind, address_of
from cosmodrome.server.http.error_responses import ErrorResponses
from cosmodrome.server.http.page_files import PAGE, PageFiles, icon, page, robots
from cosmodrome.server.http.readiness import never
from cosmodrome.server.http.response_cache import ResponseCache
from cosmodrome.server.http.security_headers import Headers
from cosmodrome.server.observability.loop_watchdog import LoopWatchdog
from cosmodrome.server.observability.monitor import measured, watch
from cosmodrome.server.runtime.background_compile import compile_in_background
from cosmodrome.server.runtime.gc_tuning import keep_tidy
from cosmodrome.server.runtime.preload import preload_in_background
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.connection import CLOSE_POLICY, CLOSE_TRY_AGAIN, Socket
from cosmodrome.server.tables.registry import TableRegistry
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.time_bank import now

LOBBY_SECONDS = 1.0  # for which the list of public tables is kept
log = logging.getLogger("cosmodrome.app")


def build_id() -> str:
    """Changes with the version of the page, so that a page left open knows when to load itself again."""
    stamp = PAGE / ".stamp"
    page = stamp.read_text() if stamp.is_file() else ""
    return hashlib.sha256(f"{__version__} {page}".encode()).hexdigest()[:12]


def make_app(
    database: str,
    admin_key: str,
    packs: Mapping[str, Pack] | None = None,
    thinkers: int = 1,
    limits: AccessLimits | None = None,
    https: bool = False,
    bus: str | None = None,
    compile_rules: bool = False,
) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(database)
        message_bus = await bus_of(storage, bus)
        app.state.registry = TableRegistry(storage, packs, thinkers, message_bus)
        await app.state.registry.open()
        watchdog = LoopWatchdog()
        watchdog.start()
        chores = [
            asyncio.create_task(watch(app.state.registry), name="pulse"),
            asyncio.create_task(keep_tidy(), name="tidying"),
            asyncio.create_task(preload_in_background(), name="preload"),
        ]
        app.state.limits.shared = message_bus.limits() if message_bus is not None else None
        if app.state.limits.shared is not None:
            chores.append(asyncio.create_task(app.state.limits.shared.keep_fresh(), name="spectators"))
        if compile_rules:
            work = compile_in_background(app.state.registry.compute.restart)
            chores.append(asyncio.create_task(work, name="compile the rules"))
        log.info("open", extra={"version": __version__, "run": app.state.registry.run})
        try:
            yield
        finally:
            log.info("closing", extra={"run": app.state.registry.run})
            watchdog.stop()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await app.state.registry.close()
            storage.close()

    routes = [
        *endpoints.routes(),
        limited("/openapi.json", "page", describe),
        limited("/metrics", "metrics", measured),
        limited("/api/{rest:path}", "read", nothing_here),
        WebSocketRoute("/ws/{table}", live),
        limited("/robots.txt", "page", robots),
        limited("/favicon.ico", "page", icon),
        limited("/{path:path}", "page", page),
    ]
    app = Starlette(routes=routes, lifespan=life)
    app.state.build = build_id()
    app.state.page_files = PageFiles()
    app.state.admin_key = admin_key
    app.state.limits = limits or AccessLimits()
    app.state.is_leaving = never  # until there is a server that can
    app.state.lobby = ResponseCache(LOBBY_SECONDS)
    app.add_middleware(ErrorResponses)
    app.add_middleware(Headers, https=https)
    return app


async def bus_of(storage: Storage, address: str | None) -> Bus | None:
    """How we reach the other workers, on a channel that this database has for itself; None for a single process."""
    if not storage.shared:
        return None
    channel = "cosmodrome:" + await storage.keep_setting("channel", secrets.token_hex(8))
    return make_bus(address, storage.address, channel)


async def describe(request: Request) -> Response:
    return Response(description(), media_type="application/json")


@cache
def description() -> bytes:
    """The OpenAPI document, which takes 12 ms to make."""
    return msgspec.json.encode(openapi.describe())


async def nothing_here(request: Request) -> Response:
    return endpoints.problem(404, "not_found", Rejection("not_found").sentence(endpoints.locale_of(request)))


def limited(path: str, kind: Kind, work: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route beside the REST interface, with its limit."""

    async def answer(request: Request) -> Response:
        limits: AccessLimits = request.app.state.limits
        try:
            await limits.admit(kind, address_of(request.client))
        except Rejection as no:
            return endpoints.problem(no.status, no.code, no.sentence(endpoints.locale_of(request)))
        return await work(request)

    return Route(path, answer)


async def live(web_socket: WebSocket) -> None:
    """A socket at a table. A page of another site is turned away; what cannot be is answered and closed."""
    app = web_socket.app
    limits: AccessLimits = app.state.limits
    visitor.set(address_of(web_socket.client))
    try:
        limits.check_origin(web_socket.headers)
    except Rejection:
        await web_socket.close(CLOSE_POLICY)  # before it was accepted: the browser sees a 403
        return
    admission = await limits.admit_socket(address_of(web_socket.client))
    try:
        await web_socket.accept()
        table = await table_for(app.state.registry, web_socket.path_params["table"], admission)
        if table is None:
            await web_socket.close(CLOSE_TRY_AGAIN)
        else:
            await Socket(web_socket, table, admission).run(lambda socket: welcome(app, socket))
    except SaveFailed:
        await web_socket.close(CLOSE_TRY_AGAIN)
    except Rejection as no:
        locale = endpoints.language(web_socket.headers.get("accept-language", ""))
        await web_socket.send_text(msgspec.json.encode(p.Bye(no.code, no.sentence(locale))).decode())
        await web_socket.close(CLOSE_POLICY)
    finally:
        admission.close()


async def table_for(registry: TableRegistry, table_id: str, admission: Admission) -> Table | None:
    """The table. For an address that opens too many sockets the database is not asked: None, if that was needed."""
    return registry.known(table_id) if admission.players_only else await registry.look_up(table_id)


def welcome(app: Starlette, socket: Socket) -> p.Welcome:
    table = socket.table
    return p.Welcome(
        protocol=p.PROTOCOL,
        run=app.state.registry.run,
        build=app.state.build,
        table=table.info(),
        yours=list(socket.seats),
        look=socket.look,
        facts=dict(table.game.data),
        chat=table.chat,
        now=now(),
    )
