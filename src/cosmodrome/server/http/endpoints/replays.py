"""Endpoints of records, replays, analyses and reports."""

from __future__ import annotations

from starlette.responses import Response

from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.endpoint import Call, endpoint, whole_number
from cosmodrome.server.tables.permissions import check_analysis, check_view
from cosmodrome.server.wallclock import now


@endpoint("GET", "/api/tables/{table}/record", dict, key="maybe a seat", problems=(403, 404, 409))
async def record(call: Call) -> Response:
    """The record as a seat or a spectator saw it; the whole record once the match is over."""
    table = await call.table()
    seat = table.data.seat_of(call.key) if call.key is not None else None
    if call.key is not None and seat is None:
        raise Rejection("bad_key", 403)
    text = await call.services.replays.record(table, seat)
    name = f"{table.data.game}-{table.data.id}.json"
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
    """Upload a record to replay it. It is checked event by event."""
    table = await call.services.factory.archive(call.body)
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
    """One step of a match: during the match from one's own seat or as a spectator, afterwards from every seat."""
    table = await call.table()
    seat = whole_number(call.request.query_params.get("seat", ""))
    found = await call.services.replays.step(table, call.number("step"), seat, call.key, call.locale)
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
    """About 100 lines of the log: the newest, or those before the event `before`."""
    table = await call.table()
    seat, before = (whole_number(call.request.query_params.get(name, "")) for name in ("seat", "before"))
    return await call.services.replays.log_page(table, seat, call.key, call.locale, before)


@endpoint(
    "GET", "/api/tables/{table}/analysis", p.Analysis, query=("start",), problems=(403, 404, 409), limited="study"
)
async def analysis(call: Call) -> p.Analysis | Response:
    """The win chances, luck and mistakes of a finished match. Repeat the request while it is not ready.

    With `start=0` nothing is computed: the response is ready only if the match was analysed before.
    """
    table = await call.table()
    async with table.lock:
        check_analysis(table)
    source = call.services.replays.source(table)
    analyses = call.services.analyses
    is_asked = call.request.query_params.get("start") != "0"
    found = await analyses.of(source) if is_asked else analyses.ready(table.data.id)
    if found is None:
        return p.Analysis(False, progress=analyses.progress(table.data.id))
    text = await call.services.compute.analysis_text(source, found, call.locale)
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
    """Open a table that continues from a step of this one. During the match, hidden information is dealt again."""
    table, invite = await call.services.factory.play_on(await call.table(), call.body, call.key)
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
    """Report an error: the text is kept with the record as the reporter saw it."""
    table = await call.services.registry.find_current(call.body.table)
    seat = table.data.seat_of(call.key) if call.key is not None else None
    check_view(table, seat, call.key)
    text = await call.services.replays.record(table, seat)
    number = await call.services.storage.reports.add(table.data.id, call.body.step, call.body.text, text, now())
    return p.Reported(number)
