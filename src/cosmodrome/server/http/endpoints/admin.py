"""Endpoints of the administrator, and the health checks."""

from __future__ import annotations

from starlette.responses import Response

from cosmodrome import __version__
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.endpoint import Call, endpoint, must_be_admin
from cosmodrome.server.http.readiness import is_ready

LISTED = 50  # tables, and reports


@endpoint("GET", "/api/admin", p.Admin, key="keeper", problems=(403,))
async def admin(call: Call) -> p.Admin:
    """The numbers of tables and people, the newest tables, and the reports."""
    must_be_admin(call)
    services = call.services
    counts = await services.storage.tables.count()
    days = await services.storage.settings.get("retention")
    newest = await services.registry.infos(await services.storage.tables.newest(LISTED))
    return p.Admin(
        tables=sum(counts.values()),
        playing=counts.get("playing", 0),
        people=services.registry.connections(),
        retention=int(days) if days is not None else None,
        newest=newest,
        reports=await services.storage.reports.newest(LISTED),
    )


@endpoint("DELETE", "/api/admin/tables/{table}", p.TableInfo, key="keeper", problems=(403, 404))
async def close_table(call: Call) -> p.TableInfo:
    """Close a table: the match ends without a winner."""
    must_be_admin(call)
    table = await call.table()
    await table.do(table.actions.close_table)
    return table.info()


@endpoint("PUT", "/api/admin/retention", p.Admin, body=p.Retention, key="keeper", problems=(403, 422))
async def retention(call: Call) -> p.Admin:
    """Set for how many days tables that are not being played are kept; null keeps them forever."""
    must_be_admin(call)
    await call.services.storage.settings.set("retention", None if call.body.days is None else str(call.body.days))
    await call.services.eviction.remove_old()
    result: p.Admin = await admin(call)
    return result


@endpoint("GET", "/api/admin/reports/{report}", dict, key="keeper", problems=(403, 404))
async def report_record(call: Call) -> Response:
    """The record that came with a report."""
    must_be_admin(call)
    found = await call.services.storage.reports.record(call.number("report"))
    if found is None:
        raise Rejection("no_record", 404)
    return Response(found, media_type="application/json")


@endpoint("GET", "/api/health", p.Health, limited="probe")
async def health(call: Call) -> p.Health:
    """Whether the server is up; `run` changes with every start."""
    return p.Health(True, __version__, call.services.run)


@endpoint("GET", "/api/ready", p.Health, problems=(503,), limited="probe")
async def ready(call: Call) -> p.Health:
    """Whether the server is ready for requests: the database answers, and the server is not shutting down."""
    if not await is_ready(call.services, call.request.app.state.is_leaving):
        raise Rejection("not_ready", 503)
    return p.Health(True, __version__, call.services.run)
