"""The ASGI application: the REST interface, the WebSocket and the page behind one port."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket

from cosmodrome import __version__
from cosmodrome.core.data_pack import Pack
from cosmodrome.server import protocol as p
from cosmodrome.server.cluster.bus import Bus, make_bus
from cosmodrome.server.compute_pool import visitor
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http import openapi
from cosmodrome.server.http.access_limits import AccessLimits, Admission, address_of
from cosmodrome.server.http.error_responses import ErrorResponses
from cosmodrome.server.http.page_files import PAGE, PageFiles, page, robots
from cosmodrome.server.http.problem import locale_of, preferred_locale, problem_of
from cosmodrome.server.http.readiness import never
from cosmodrome.server.http.request_handler import limited, routes
from cosmodrome.server.http.response_cache import ResponseCache
from cosmodrome.server.http.security_headers import Headers
from cosmodrome.server.observability.loop_watchdog import LoopWatchdog
from cosmodrome.server.observability.monitor import measured, watch
from cosmodrome.server.runtime.background_compile import compile_in_background
from cosmodrome.server.runtime.gc_tuning import collect_periodically
from cosmodrome.server.runtime.preload import preload_in_background
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.audience import CLOSE_POLICY
from cosmodrome.server.tables.connections.connection import CLOSE_TRY_AGAIN, Connection
from cosmodrome.server.tables.lifecycle.registry import TableRegistry
from cosmodrome.server.tables.table import Table
from cosmodrome.server.wallclock import now

LOBBY_SECONDS = 1.0  # for which the list of public tables is kept
log = logging.getLogger("cosmodrome.app")


def build_id() -> str:
    """A hash that changes with the page, so that a page left open knows when to reload."""
    stamp = PAGE / ".stamp"
    page = stamp.read_text() if stamp.is_file() else ""
    return hashlib.sha256(f"{__version__} {page}".encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Settings:
    """How a server process works."""

    packs: Mapping[str, Pack] | None = None
    bot_processes: int = 1
    limits: AccessLimits | None = None
    https: bool = False
    bus: str | None = None  # the address of Redis
    compile_rules: bool = False


def make_app(database: str, admin_key: str, settings: Settings | None = None) -> Starlette:
    settings = settings or Settings()
    app = Starlette(routes=[*routes(), *other_routes()], lifespan=lifespan(database, settings))
    app.state.build = build_id()
    app.state.page_files = PageFiles()
    app.state.admin_key = admin_key
    app.state.https = settings.https
    app.state.limits = settings.limits or AccessLimits()
    app.state.is_leaving = never  # until there is a server that can
    app.state.lobby = ResponseCache(LOBBY_SECONDS)
    app.state.daily = defaultdict(partial(ResponseCache, LOBBY_SECONDS))  # by game
    app.add_middleware(ErrorResponses)
    app.add_middleware(Headers, https=settings.https)
    return app


def other_routes() -> list[BaseRoute]:
    return [
        limited("/openapi.json", "page", describe),
        limited("/metrics", "metrics", measured),
        limited("/api/{rest:path}", "read", not_found),
        WebSocketRoute("/ws/{table}", serve_connection),
        limited("/robots.txt", "page", robots),
        limited("/{path:path}", "page", page),
    ]


def lifespan(database: str, settings: Settings) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """Open the services when the server starts, and close them when it ends."""

    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        storage = Storage(database)
        bus = await bus_of(storage, settings.bus)
        services = app.state.services = Services(storage, settings.packs, settings.bot_processes, bus)
        await services.open()
        watchdog = LoopWatchdog()
        watchdog.start()
        app.state.limits.shared = bus.limits() if bus is not None else None
        tasks = start_background_tasks(services, app.state.limits, settings)
        log.info("open", extra={"version": __version__, "run": services.run})
        try:
            yield
        finally:
            log.info("closing", extra={"run": services.run})
            watchdog.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.close()
            storage.close()

    return run


def start_background_tasks(services: Services, limits: AccessLimits, settings: Settings) -> list[asyncio.Task[None]]:
    tasks = [
        asyncio.create_task(watch(services), name="refresh gauges"),
        asyncio.create_task(collect_periodically(), name="collect garbage"),
        asyncio.create_task(preload_in_background(), name="preload"),
    ]
    if limits.shared is not None:
        tasks.append(asyncio.create_task(limits.shared.keep_fresh(), name="spectators"))
    if settings.compile_rules:
        work = compile_in_background(services.compute.restart)
        tasks.append(asyncio.create_task(work, name="compile the rules"))
    return tasks


async def bus_of(storage: Storage, address: str | None) -> Bus | None:
    """The bus to the other workers, on a channel of this database; None for a single process."""
    if not storage.shared:
        return None
    channel = "cosmodrome:" + await storage.settings.get_or_set("channel", secrets.token_hex(8))
    return make_bus(address, storage.address, channel)


async def describe(request: Request) -> Response:
    return Response(description(), media_type="application/json")


@cache
def description() -> bytes:
    """The OpenAPI document, cached because it takes 12 ms to make."""
    return msgspec.json.encode(openapi.describe())


async def not_found(request: Request) -> Response:
    return problem_of(Rejection("not_found", 404), locale_of(request))


async def serve_connection(web_socket: WebSocket) -> None:
    """Serve a connection to a table. One from a page of another site is rejected."""
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
        table = await table_for(app.state.services.registry, web_socket.path_params["table"], admission)
        if table is None:
            await web_socket.close(CLOSE_TRY_AGAIN)
        else:
            await Connection(web_socket, table, admission).run(lambda connection: welcome(app, connection))
    except SaveFailed:
        await web_socket.close(CLOSE_TRY_AGAIN)
    except Rejection as rejection:
        locale = preferred_locale(web_socket.headers.get("accept-language", ""))
        await web_socket.send_text(msgspec.json.encode(p.Bye(rejection.code, rejection.sentence(locale))).decode())
        await web_socket.close(CLOSE_POLICY)
    finally:
        admission.close()


async def table_for(registry: TableRegistry, table_id: str, admission: Admission) -> Table | None:
    """The table. For an address with too many connections the database is not read: None if that was needed."""
    return registry.known(table_id) if admission.players_only else await registry.find_current(table_id)


def welcome(app: Starlette, connection: Connection) -> p.Welcome:
    table = connection.table
    return p.Welcome(
        protocol=p.PROTOCOL,
        run=app.state.services.run,
        build=app.state.build,
        table=table.info(),
        yours=list(connection.seats),
        look=connection.view_seat,
        facts=dict(table.game.data),
        chat=table.chat.lines,
        now=now(),
    )
