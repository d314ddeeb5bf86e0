"""Endpoints of tables: list, create, sit down, studies, hints."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from cosmodrome.server import protocol as p
from cosmodrome.server.http.endpoint import Call, endpoint, is_admin
from cosmodrome.server.tables.permissions import check_view

LISTED = 50  # tables in the lobby


@endpoint("GET", "/api/tables", p.Tables)
async def list_tables(call: Call) -> Response:
    """Public tables that wait for players or are being played, the newest first. The list may be one second old."""

    async def make() -> p.Tables:
        tables_data = await call.services.storage.tables.newest(LISTED, public=True, statuses=("gathering", "playing"))
        return p.Tables(await call.services.registry.infos(tables_data))

    return Response(await call.request.app.state.lobby.get(make), media_type="application/json")


@endpoint("POST", "/api/tables", p.Created, body=p.NewTable, problems=(422, 503), limited="open")
async def new_table(call: Call) -> p.Created:
    """Open a table. The response has its commitment; take a seat with a nonce that is made after that."""
    table, invite = await call.services.factory.new_table(call.body)
    call.request.app.state.lobby.clear()
    call.limits.opened(call.address, table)
    return p.Created(table.info(), invite)


@endpoint("GET", "/api/tables/{table}", p.TableInfo, problems=(404,))
async def table_info(call: Call) -> p.TableInfo:
    """The public information about a table, with how far the match is."""
    table = await call.table()
    async with table.lock:  # nothing that is not saved yet may be seen
        return table.info(call.locale)


@endpoint("POST", "/api/tables/{table}/seats", p.Seated, body=p.TakeSeat, problems=(403, 404, 409, 422))
async def sit(call: Call) -> p.Seated:
    """Take a seat. Anyone who has the key in the response can play it. The match starts when all seats are taken."""
    table = await call.table()
    seat, key = await call.services.seating.sit(table, call.body)
    return p.Seated(seat, key, table.info())


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}", p.TableInfo, key="seat", problems=(403, 404, 409))
async def stand_up(call: Call) -> p.TableInfo:
    """Leave a table whose match has not started."""
    table = await call.table()
    await call.services.seating.stand_up(table, call.number("seat"), call.key)
    return table.info()


@endpoint("POST", "/api/tables/{table}/seats/{seat}/key", p.Seated, key="seat or keeper", problems=(403, 404))
async def new_key(call: Call) -> p.Seated:
    """Replace the key of a seat. The old key becomes invalid, and connections that used it are closed."""
    table, seat = await call.table(), call.number("seat")
    key = await call.services.seating.replace_key(table, seat, call.key, is_admin(call))
    return p.Seated(seat, key, table.info())


@endpoint("POST", "/api/tables/{table}/rematch", p.Created, key="seat", problems=(403, 404, 409), limited="open")
async def rematch(call: Call) -> p.Created:
    """Open a table for a rematch of the same people, or find the one that is open already."""
    table, invite = await call.services.factory.rematch(await call.table(), call.key)
    call.limits.opened(call.address, table)
    return p.Created(table.info(), invite)


computation = partial(endpoint, "POST", limit=p.STUDY_BYTES, problems=(403, 404, 409, 413, 422, 503), limited="study")


@computation("/api/tables/{table}/study", p.Studied, body=p.Study, key="maybe a seat")
async def study(call: Call) -> p.Studied:
    """Compute something between moves, from what a seat or a spectator may know."""
    table = await call.table()
    async with table.lock:  # nothing that is not saved yet may be seen
        match = table.running()
        check_view(table, call.body.seat, call.key)
        state, seq = match.state.clone(), len(match.events)
    answer = await call.services.compute.study(table.data.id, state, call.body.seat, call.body.ask)
    return p.Studied(seq, answer)


@computation("/api/tables/{table}/hint", p.Hint, body=p.AskHint, key="seat")
async def hint(call: Call) -> p.Hint:
    """A hint for the seat that is to move, from what it may know. No other player is informed."""
    return await call.services.hints.hint(await call.table(), call.body.seat, call.key, call.locale)
