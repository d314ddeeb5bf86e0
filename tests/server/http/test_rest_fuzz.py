"""Schemathesis sends a real server requests that its API description allows, and many that it does not.

No request may crash the server. Every answer has a status, a type and a shape that are described, and play goes on.
Most requests contain real tables, seats and keys, so that they get past authentication.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from cosmodrome import games
from cosmodrome.server.http.endpoint import Endpoint
from cosmodrome.server.http.endpoints import ENDPOINTS
from tests.support.mlem_last_decision import played
from tests.support.server_process import ADMIN_KEY, Server, Visitor
from tests.support.waiting import DEADLINE

EXAMPLES = 12  # of every endpoint and mode
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)


@dataclass(frozen=True)
class FuzzTarget:
    """A server with a table of every kind."""

    server: Server
    schema: Any
    session: requests.Session
    tables: list[str]
    keys: list[str]
    playing: str
    key: str


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzTarget]:
    server = Server(tmp_path_factory.mktemp("fuzz"), "--no-limits")
    load_all_checks()
    tables, keys = [], [ADMIN_KEY, "no-key-of-anybody"]
    for game in games.metas():
        table, found = server.table_for("Ada", "Linus", game=game, options={})
        tables.append(table)
        keys += found
    gathering, _ = server.open_table("hb", public=True)
    archived = server.post("/api/records", played("stay").record())["table"]["id"]
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    with requests.Session() as session:
        yield FuzzTarget(server, schema, session, [*tables, gathering, archived], keys, tables[0], keys[2])
    server.stop()


def asked(line: Endpoint, target: FuzzTarget, mode: GenerationMode) -> st.SearchStrategy[Case[Any]]:
    """Requests for an endpoint, most of them about something that is there."""
    known: dict[str, list[str]] = {
        "table": target.tables,
        "seat": ["0", "1", "7"],
        "step": ["0", "1", "100000"],
        "game": list(games.metas()),
        "report": ["0", "1"],
        "word": ["2026-11-16"],
    }
    names = [name for name in known if f"{{{name}}}" in line.path]
    paths = st.fixed_dictionaries({}, optional={name: st.sampled_from(known[name]) for name in names})
    keys = st.sampled_from(target.keys) if line.key else st.just("")

    def with_them(path: dict[str, str], key: str) -> st.SearchStrategy[Case[Any]]:
        headers = {"Authorization": f"Bearer {key}"} if key else None
        operation = target.schema[line.path][line.method]
        strategy: st.SearchStrategy[Case[Any]] = operation.as_strategy(
            mode, path_parameters=path or None, headers=headers
        )
        return strategy

    return st.builds(with_them, paths, keys).flatmap(lambda strategy: strategy)


# A negative request needs something of it that can be wrong.
CASES = [(line, GenerationMode.POSITIVE) for line in ENDPOINTS] + [
    (line, GenerationMode.NEGATIVE) for line in ENDPOINTS if line.body is not None or line.query
]


@pytest.mark.parametrize(("line", "mode"), CASES, ids=[f"{line.work.__name__}-{mode.value}" for line, mode in CASES])
def test_responses_match_the_openapi_description(target: FuzzTarget, line: Endpoint, mode: GenerationMode) -> None:
    checks: list[Any] = [check for check in CHECKS.get_all() if check.__name__ in CHECKED]
    assert len(checks) == len(CHECKED)

    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    @given(asked(line, target, mode))
    def check(case: Case[Any]) -> None:
        answer = case.call(base_url=target.server.url, session=target.session, timeout=DEADLINE)
        case.validate_response(answer, checks=checks)

    check()


@pytest.mark.parametrize("method", ["PATCH", "TRACE", "OPTIONS", "PUT", "DELETE", "BREW"])
def test_other_methods_are_refused(target: FuzzTarget, method: str) -> None:
    for path in {line.path for line in ENDPOINTS} - {line.path for line in ENDPOINTS if line.method == method}:
        address = path.format(table=target.playing, seat=0, step=0, game="mlem", word="a", report=1)
        assert target.session.request(method, target.server.url + address, timeout=DEADLINE).status_code in (
            404,
            405,
        )


def test_table_continues_after_invalid_requests(target: FuzzTarget) -> None:
    """A request with a valid key may have changed its keys, so the administrator makes new ones."""
    for table in target.tables[:-2]:
        info = target.server.get(f"/api/tables/{table}")
        if info["status"] != "playing":
            continue
        seat = info["asked"][0]
        key = target.server.post(f"/api/tables/{table}/seats/{seat}/key", key=ADMIN_KEY)["key"]
        visitor: Visitor = target.server.join(table, key)
        assert visitor.act()["type"] == "ok"
        visitor.close()
    table, keys = target.server.table_for("Ada", bots=1)
    visitor = target.server.join(table, keys[0])
    assert visitor.act()["type"] == "ok"
    visitor.close()
