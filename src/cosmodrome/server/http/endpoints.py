"""Everything that is not live, over HTTP. Each endpoint names its body and its answer; `openapi.py` reads them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cosmodrome import __version__, bots, games
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.meta import Meta
from cosmodrome.server import protocol as p
from cosmodrome.server.compute_pool import visitor
from cosmodrome.server.errors import Rejection, sentence
from cosmodrome.server.http.access_limits import AccessLimits, Kind, address_of
from cosmodrome.server.http.readiness import is_ready
from cosmodrome.server.observability import metrics
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables import analysis_cache, hints, seat_keys
from cosmodrome.server.tables.registry import TableRegistry
from cosmodrome.server.tables.replay_access import check
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.time_bank import now

BODY_SECONDS = 30.0  # for all of a body: a record of 4 MB at 1 Mbit/s
DIGITS = 9  # of a number in an address
LISTED = 50  # tables in the lobby

Answer = Any
Work = Callable[["Call"], Coroutine[Any, Any, Answer]]


@dataclass
class Call:
    """One request, read and checked as far as every endpoint needs it."""

    registry: TableRegistry
    request: Request
    body: Any
    locale: str

    @property
    def key(self) -> str | None:
        """The seat key, or the administrator's, of an Authorization header."""
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key if scheme.lower() == "bearer" and key else None

    @property
    def limits(self) -> AccessLimits:
        limits: AccessLimits = self.request.app.state.limits
        return limits

    @property
    def address(self) -> str:
        return address_of(self.request.client)

    async def table(self) -> Table:
        return await self.registry.look_up(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """A whole number of the path; nothing here has one that is longer."""
        found = whole(self.request.path_params[name])
        if found is None:
            raise Rejection("not_found", 404)
        return found


@dataclass(frozen=True)
class Endpoint:
    """A line of the interface."""

    method: str
    path: str
    work: Work
    answer: Any
    body: Any = None
    limit: int = p.BODY_BYTES
    key: str = ""  # who must, or may, send a key
    query: tuple[str, ...] = ()
    problems: tuple[int, ...] = ()
    limited: Kind | None = None  # as what it counts; else reading, or writing
    raw: bool = False  # the body is passed on as it came, to be decoded in another process

    @property
    def kind(self) -> Kind:
        return self.limited or ("read" if self.method == "GET" else "write")

    @property
    def about(self) -> str:
        return " ".join((self.work.__doc__ or "").split())


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, answer: Any, **more: Any) -> Callable[[Work], Work]:
    def add(work: Work) -> Work:
        ENDPOINTS.append(Endpoint(method, path, work, answer, **more))
        return work

    return add


# --- games ---------------------------------------------------------------------------


@endpoint("GET", "/api/games", p.Games)
async def list_games(call: Call) -> p.Games:
    """The games of this server, with the options and bots that a new table can have."""
    build = call.request.app.state.build
    return p.Games(__version__, build, [game_info(meta, call.registry) for meta in games.metas().values()])


def game_info(meta: Meta, registry: TableRegistry) -> p.GameInfo:
    game = registry.game(meta.id)
    options = [p.OptionInfo(o.name, list(o.choices), o.default, o.ruling, o.needs, o.seat) for o in meta.options]
    return p.GameInfo(
        id=meta.id,
        title=meta.title,
        designer=meta.designer,
        publisher=meta.publisher,
        year=meta.year,
        fewest=meta.fewest,
        most=meta.most,
        minutes=meta.minutes,
        rules=meta.rules,
        summary=meta.summary,
        options=options,
        clashes=[dict(clash) for clash in game.clashes],
        bots=bots.names(game),
        usual_bot=bots.usual(game),
        levels=list(meta.levels),
        usual_level=meta.usual_level,
        presets=[p.PresetInfo(s.name, dict(s.options), s.level, s.bot, s.children) for s in meta.presets],
        practice=game.has_practice,
        planner=game.has_planner,
        tutorial=games.lesson(meta.id) is not None,
        hints=can_advise(game),
        locales=list(meta.locales),
        credits=list(meta.credits),
    )


@endpoint("GET", "/api/games/{game}/facts", p.GameFacts, problems=(404,))
async def facts(call: Call) -> p.GameFacts:
    """What is printed on the board, each entry with where it is known from."""
    game_id = call.request.path_params["game"]
    if game_id not in games.metas():
        raise Rejection("not_found", 404)
    game = call.registry.game(game_id)
    return p.GameFacts(game_id, game.pack.is_built_in, dict(game.data))


@endpoint("GET", "/api/games/{game}/practice/{word}", p.Practice, problems=(404,))
async def practice(call: Call) -> p.Practice:
    """Something to practise alone; everybody with the same word, such as the date, gets the same."""
    game_id, word = call.request.path_params["game"], call.request.path_params["word"]
    if game_id not in games.metas() or not call.registry.game(game_id).has_practice or len(word) > p.PRACTICE_LENGTH:
        raise Rejection("not_found", 404)
    seed = int.from_bytes(hashlib.sha256(f"{game_id}/{word}".encode()).digest()[:7], "big")
    return p.Practice(game_id, word, call.registry.game(game_id).practice(Rng(seed)))


@endpoint(
    "POST",
    "/api/games/{game}/plan",
    p.Drawn,
    body=p.AskPlan,
    limit=p.STUDY_BYTES,
    problems=(404, 413, 422, 503),
    limited="study",
)
async def plan(call: Call) -> p.Drawn:
    """Have something planned away from any table, such as a mission; at most two wait for each address."""
    game_id = call.request.path_params["game"]
    if game_id not in games.metas() or not call.registry.game(game_id).has_planner:
        raise Rejection("not_found", 404)
    return p.Drawn(game_id, await call.registry.compute.plan(call.registry.game(game_id), call.body.ask, call.locale))


# --- tables --------------------------------------------------------------------------


@endpoint("GET", "/api/tables", p.Tables)
async def list_tables(call: Call) -> Response:
    """Public tables that wait for players or are being played, the newest first; the list may be a second old."""

    async def make() -> p.Tables:
        sheets = await call.registry.storage.newest(LISTED, public=True, statuses=("gathering", "playing"))
        return p.Tables(await call.registry.infos(sheets))

    return Response(await call.request.app.state.lobby.get(make), media_type="application/json")


@endpoint("POST", "/api/tables", p.Created, body=p.NewTable, problems=(422, 503), limited="open")
async def new_table(call: Call) -> p.Created:
    """Open a table. Its commitment is in the answer; sit down with a nonce that is made after it was seen."""
    table, invite = await call.registry.new_table(call.body)
    call.request.app.state.lobby.clear()
    call.limits.opened(call.address, table)
    return p.Created(table.info(), invite)


@endpoint("GET", "/api/tables/{table}", p.TableInfo, problems=(404,))
async def table_info(call: Call) -> p.TableInfo:
    """What everybody may know of a table."""
    table = await call.table()
    async with table.lock:  # nothing that is not saved yet
        return table.info()


@endpoint("POST", "/api/tables/{table}/seats", p.Seated, body=p.TakeSeat, problems=(403, 404, 409, 422))
async def sit(call: Call) -> p.Seated:
    """Sit down. The key in the answer is the seat: whoever has it plays. The match begins when everybody sits."""
    table = await call.table()
    seat, key = await call.registry.sit(table, call.body)
    return p.Seated(seat, key, table.info())


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}", p.TableInfo, key="seat", problems=(403, 404, 409))
async def stand_up(call: Call) -> p.TableInfo:
    """Leave a table at which the match has not begun."""
    table = await call.table()
    await call.registry.stand_up(table, call.number("seat"), call.key)
    return table.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/key", p.Seated, key="seat or keeper", problems=(403, 404))
async def new_key(call: Call) -> p.Seated:
    """A new key for one's seat: from now on the old one opens nothing, and whoever came with it is sent away."""
    table, seat = await call.table(), call.number("seat")
    key = await seat_keys.renew(table, seat, call.key, is_admin(call))
    return p.Seated(seat, key, table.info())


@endpoint("POST", "/api/tables/{table}/rematch", p.Created, key="seat", problems=(403, 404, 409), limited="open")
async def rematch(call: Call) -> p.Created:
    """Open the next table for the same people, or find it if somebody has opened it already."""
    table, invite = await call.registry.rematch(await call.table(), call.key)
    call.limits.opened(call.address, table)
    return p.Created(table.info(), invite)


@endpoint(
    "POST",
    "/api/tables/{table}/study",
    p.Studied,
    body=p.Study,
    limit=p.STUDY_BYTES,
    key="maybe a seat",
    problems=(403, 404, 409, 413, 422, 503),
    limited="study",
)
async def study(call: Call) -> p.Studied:
    """Have something worked out between moves, from what one's seat, or a spectator, may know."""
    table = await call.table()
    async with table.lock:  # nothing that is not saved yet
        match = table.running()
        check(table, call.body.seat, call.key)
        state, seq = match.state.clone(), len(match.events)
    answer = await call.registry.compute.study(table.sheet.id, state, call.body.seat, call.body.ask)
    return p.Studied(seq, answer)


@endpoint(
    "POST",
    "/api/tables/{table}/hint",
    p.Hint,
    body=p.AskHint,
    limit=p.STUDY_BYTES,
    key="seat",
    problems=(403, 404, 409, 413, 422, 503),
    limited="study",
)
async def hint(call: Call) -> p.Hint:
    """What the choices of one's seat are worth, when it is asked, from what it may know. Nobody else is told."""
    return await hints.hint(await call.table(), call.registry.compute, call.body.seat, call.key, call.locale)


# --- records and replays ---------------------------------------------------------------


@endpoint("GET", "/api/tables/{table}/record", dict, key="maybe a seat", problems=(403, 404, 409))
async def record(call: Call) -> Response:
    """The record as this seat, or a spectator, saw it; everything once the match is over."""
    table = await call.table()
    seat = table.sheet.seat_of(call.key) if call.key is not None else None
    if call.key is not None and seat is None:
        raise Rejection("bad_key", 403)
    text = await call.registry.replays.record(table, seat)
    name = f"{table.sheet.game}-{table.sheet.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@endpoint(
    "POST",
    "/api/records",
    p.Created,
    body=dict,
    limit=p.RECORD_BYTES,
    problems=(413, 422, 503),
    limited="upload",
    raw=True,
)
async def upload(call: Call) -> p.Created:
    """Bring a record along to look at it: it is checked event by event and then replayed like any other."""
    table = await call.registry.archive(call.body)
    return p.Created(table.info(), "")


@endpoint(
    "GET",
    "/api/tables/{table}/replay/{step}",
    p.ReplayStep,
    key="maybe a seat",
    query=("seat",),
    problems=(403, 404, 409),
)
async def replay(call: Call) -> Response:
    """One moment of a match. While it is on, from one's own seat or as a spectator; afterwards from every seat."""
    table = await call.table()
    seat = whole(call.request.query_params.get("seat", ""))
    found = await call.registry.replays.step(table, call.number("step"), seat, call.key, call.locale)
    return Response(found, media_type="application/json")


@endpoint(
    "GET",
    "/api/tables/{table}/log",
    p.LogPage,
    key="maybe a seat",
    query=("seat", "before"),
    problems=(403, 404, 409),
    limited="log",
)
async def log_page(call: Call) -> p.LogPage:
    """About 100 lines of the log, the newest or those before the event `before`, as the socket sends them."""
    table = await call.table()
    seat, before = (whole(call.request.query_params.get(name, "")) for name in ("seat", "before"))
    return await call.registry.replays.log_page(table, seat, call.key, call.locale, before)


@endpoint("GET", "/api/tables/{table}/analysis", p.Analysis, problems=(403, 404, 409), limited="study")
async def analysis(call: Call) -> p.Analysis | Response:
    """The luck and the mistakes of a match that is over; ask again while it is not ready."""
    table = await call.table()
    async with table.lock:
        analysis_cache.check(table)
    source = call.registry.replays.source(table)
    found = await call.registry.analyses.of(source)
    if found is None:
        return p.Analysis(False)
    text = await call.registry.compute.analysis_text(source, found, call.locale)
    return Response(text, media_type="application/json")


@endpoint(
    "POST",
    "/api/tables/{table}/play-on",
    p.Created,
    body=p.PlayOn,
    key="maybe a seat",
    problems=(403, 404, 409, 422, 503),
    limited="open",
)
async def play_on(call: Call) -> p.Created:
    """A new table that starts from a moment of this one. While the match is on, what you cannot know is dealt anew."""
    table, invite = await call.registry.play_on(await call.table(), call.body, call.key)
    call.limits.opened(call.address, table)
    return p.Created(table.info(), invite)


@endpoint(
    "POST",
    "/api/reports",
    p.Reported,
    body=p.Report,
    key="maybe a seat",
    problems=(403, 404, 409, 422),
    limited="upload",
)
async def report(call: Call) -> p.Reported:
    """Something looks wrong: the text is kept with the record as the reporter saw it."""
    table = await call.registry.look_up(call.body.table)
    seat = table.sheet.seat_of(call.key) if call.key is not None else None
    check(table, seat, call.key)
    text = await call.registry.replays.record(table, seat)
    number = await call.registry.storage.add_report(table.sheet.id, call.body.step, call.body.text, text, now())
    return p.Reported(number)


# --- administration --------------------------------------------------------------


def is_admin(call: Call) -> bool:
    wanted: str = call.request.app.state.admin_key
    return call.key is not None and hmac.compare_digest(call.key.encode(), wanted.encode())


def must_be_admin(call: Call) -> None:
    if not is_admin(call):
        raise Rejection("admin_only", 403)


@endpoint("GET", "/api/admin", p.Admin, key="keeper", problems=(403,))
async def admin(call: Call) -> p.Admin:
    """How many tables and people there are, the newest tables, and what was reported."""
    must_be_admin(call)
    registry = call.registry
    counts = await registry.storage.count()
    days = await registry.storage.setting("retention")
    newest = await registry.infos(await registry.storage.newest(LISTED))
    return p.Admin(
        tables=sum(counts.values()),
        playing=counts.get("playing", 0),
        people=registry.people(),
        retention=int(days) if days is not None else None,
        newest=newest,
        reports=await registry.storage.reports(LISTED),
    )


@endpoint("DELETE", "/api/admin/tables/{table}", p.TableInfo, key="keeper", problems=(403, 404))
async def close_table(call: Call) -> p.TableInfo:
    """Close a table: the match ends without a winner."""
    must_be_admin(call)
    table = await call.table()
    await call.registry.close_table(table)
    return table.info()


@endpoint("PUT", "/api/admin/retention", p.Admin, body=p.Retention, key="keeper", problems=(403, 422))
async def retention(call: Call) -> p.Admin:
    """For how many days tables that are not being played are kept; null keeps them for ever."""
    must_be_admin(call)
    await call.registry.storage.set_setting("retention", None if call.body.days is None else str(call.body.days))
    await call.registry.remove_old()
    told: p.Admin = await admin(call)
    return told


@endpoint("GET", "/api/admin/reports/{report}", dict, key="keeper", problems=(403, 404))
async def report_record(call: Call) -> Response:
    """The record that came with a report."""
    must_be_admin(call)
    found = await call.registry.storage.report_record(call.number("report"))
    if found is None:
        raise Rejection("no_record", 404)
    return Response(found, media_type="application/json")


@endpoint("GET", "/api/health", p.Health, limited="probe")
async def health(call: Call) -> p.Health:
    """Whether the server is up; `run` changes with every start."""
    return p.Health(True, __version__, call.registry.run)


@endpoint("GET", "/api/ready", p.Health, problems=(503,), limited="probe")
async def ready(call: Call) -> p.Health:
    """Whether people can be sent here: the database answers, and the server is not about to close."""
    if not await is_ready(call.registry, call.request.app.state.is_leaving):
        raise Rejection("not_ready", 503)
    return p.Health(True, __version__, call.registry.run)


# --- around every endpoint -----------------------------------------------------------------


def whole(text: str) -> int | None:
    """A number as people write it, of a size that can be one of a seat, a step or a report."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= DIGITS else None


def locale_of(request: Request) -> str:
    return language(request.headers.get("accept-language", ""))


def language(accepted: str) -> str:
    """The first language of the browser that we speak."""
    for word in re.split(r"[,\s]+", accepted):
        short = word[:2].lower()
        if short in ("en", "pl", "fr"):
            return short
    return "en"


async def read_body(request: Request, limit: int) -> bytes:
    """The body, but never more of it than the limit, and not for ever."""
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


async def while_connected(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """The result of the work, which is dropped when the client hangs up."""
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
        limits: AccessLimits = request.app.state.limits
        try:
            visitor.set(address_of(request.client))
            await limits.admit(line.kind, visitor.get())
            if line.method != "GET":
                limits.check_origin(request.headers)
            body: Any = await read_body(request, line.limit) if decoder is not None else None
            if decoder is not None and not line.raw:
                try:
                    body = decoder.decode(body)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise Rejection("bad_request", 422, reason=str(error)) from None
            work = line.work(Call(request.app.state.registry, request, body, locale))
            found = await (while_connected(request, work) if line.kind == "study" else work)
        except Refused as refused:
            status = refused.status if isinstance(refused, Rejection) else 409
            return problem(status, refused.code, sentence(refused, locale))
        except SaveFailed:
            return problem(503, "not_saved", Rejection("not_saved").sentence(locale))
        except BadInput as error:
            return problem(422, "bad_request", Rejection("bad_request", reason=str(error)).sentence(locale))
        if isinstance(found, Response):
            return found
        status = 201 if line.method == "POST" else 200
        return Response(msgspec.json.encode(found), status, media_type="application/json")

    return Route(line.path, answer, methods=[line.method], name=line.work.__name__)


def problem(status: int, code: str, text: str) -> Response:
    metrics.REFUSED_BY[code].inc()
    headers = {"retry-after": "60"} if status == 429 else {}
    return Response(msgspec.json.encode(p.Problem(code, text)), status, headers, media_type="application/json")


def routes() -> list[Route]:
    return [route(line) for line in ENDPOINTS]
