"""Every address and every message has a limit: a new one without one fails here."""

from __future__ import annotations

import http.client
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cosmodrome.server import protocol as p
from cosmodrome.server.app import Settings, make_app
from cosmodrome.server.http import access_limits as gates
from cosmodrome.server.http.access_limits import AccessLimits
from cosmodrome.server.http.endpoints import ENDPOINTS
from cosmodrome.server.http.token_bucket import Buckets
from cosmodrome.server.tables.connections.connection import BURST
from tests.server.http.test_access_limits import serving
from tests.support.server_process import ADMIN_KEY, Server, Visitor
from tests.support.waiting import DEADLINE


def sample(kind: inspect.Type) -> Any:
    """A value that fits a field of a message."""
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return 0
    if isinstance(kind, inspect.StrType):
        return "x" * max(1, kind.min_length or 0)
    if isinstance(kind, inspect.BoolType):
        return True
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.DictType):
        return {}
    if isinstance(kind, inspect.ListType):
        return []
    assert isinstance(kind, inspect.UnionType)
    return sample(next(part for part in kind.types if not isinstance(part, inspect.NoneType)))


def message_of(kind: type, number: int) -> dict[str, Any]:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    fields = {field.name: sample(field.type) for field in described.fields}
    if "id" in fields:
        fields["id"] = f"{described.tag}-{number}"
    return {"type": described.tag, **fields}


def test_every_path_refuses_a_visitor_without_tokens(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = AccessLimits()
    assert set(limits._buckets) == set(get_args(gates.Kind))
    limits._buckets = {kind: Buckets(0, 0) for kind in limits._buckets}
    app = make_app(f"sqlite:///{folder}.db", ADMIN_KEY, Settings(limits=limits))
    routes = [route for route in app.routes if isinstance(route, Route)]
    sockets = [route for route in app.routes if isinstance(route, WebSocketRoute)]
    assert len(routes) + len(sockets) == len(app.routes)
    assert len(routes) > len(ENDPOINTS)
    with serving(folder, monkeypatch, app) as port:
        for route in routes:
            path = re.sub(r"{[^}]*}", "1", route.path)
            for method in route.methods or ():
                line = http.client.HTTPConnection("127.0.0.1", port, timeout=DEADLINE)
                line.request(method, path, headers={"authorization": f"Bearer {ADMIN_KEY}"})
                answer = line.getresponse()
                assert (answer.status, method, path) == (429, method, path)
                line.close()
        for socket in sockets:
            place = f"ws://127.0.0.1:{port}{re.sub(r'{[^}]*}', 'some-table', socket.path)}"
            with connect(place, open_timeout=DEADLINE) as opened, pytest.raises(ConnectionClosed) as closed:
                opened.recv(DEADLINE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize("kind", get_args(p.Inbound), ids=lambda kind: kind.__name__)
def test_every_message_is_refused_when_it_comes_too_often(server: Server, kind: type) -> None:
    table, keys = server.table_for("Ada", bots=1)
    visitor = Visitor(server, table, (keys[0],))
    msgspec.convert(message_of(kind, 0), kind)
    with server.suspended():  # so that all of them arrive at once, however slow this machine is
        for number in range(BURST + 10):
            visitor.socket.send(json.dumps(message_of(kind, number)))
    while visitor.until("refused")["code"] != "too_fast":
        pass
    visitor.close()


def test_endpoints_that_change_something_do_not_count_as_reading() -> None:
    kinds = {f"{line.method} {line.path}": line.kind for line in ENDPOINTS}
    cheap = {"page", "probe", "metrics", "read", "log"}
    assert [name for name, kind in kinds.items() if not name.startswith("GET") and kind in cheap] == []
    assert kinds["POST /api/tables/{table}/rematch"] == "open"
    assert kinds["GET /api/tables/{table}/analysis"] == "study"
