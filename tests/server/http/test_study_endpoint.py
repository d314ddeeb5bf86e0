"""The planning endpoint: who may request what, for which seat, and how often."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support.server_process import Server

SHIP = {"about": "design", "parts": {"probe": 1, "juno": 4}}
RIVALS = {"about": "rivals"}


@pytest.fixture
def table(server: Server) -> tuple[str, list[str]]:
    return server.table_for("Ada", "Linus", game="leaving_earth", options={"level": "easy"})


def ask(server: Server, table: str, body: Any, key: str | None = None) -> tuple[int, Any]:
    return server.call("POST", f"/api/tables/{table}/study", body, key)


def test_study_for_a_seat_uses_its_own_spacecraft(server: Server, table: tuple[str, list[str]]) -> None:
    name, keys = table
    status, found = ask(server, name, {"seat": 1, "ask": SHIP}, keys[1])
    assert status == 201
    assert (found["answer"]["about"], found["answer"]["mass"], found["answer"]["cost"]) == ("ship", 5, 6)
    assert found["seq"] == len(server.get(f"/api/tables/{name}/record")["events"])


def test_study_for_another_seat_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    name, keys = table
    assert ask(server, name, {"seat": 1, "ask": SHIP}, keys[0])[0] == 403
    assert ask(server, name, {"seat": 1, "ask": SHIP})[0] == 403
    assert ask(server, name, {"ask": SHIP})[0] == 422  # spectators have no ships
    status, found = ask(server, name, {"ask": RIVALS})
    assert (status, found["answer"]) == (201, {"about": "rivals", "rivals": []})


@pytest.mark.parametrize("body", [{}, {"ask": []}, {"ask": {}, "more": 1}, {"ask": {"about": "unicorns"}}, b"{"])
def test_invalid_study_is_refused_in_one_sentence(server: Server, table: tuple[str, list[str]], body: Any) -> None:
    status, problem = ask(server, table[0], body, table[1][0])
    assert (status, problem["code"]) == (422, "bad_request")
    assert problem["text"]


def test_study_with_a_long_request_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    body = {"seat": 0, "ask": {"about": "design", "parts": {f"part{n}": 1 for n in range(2000)}}}
    assert ask(server, table[0], body, table[1][0])[0] == 413


def test_study_of_a_game_without_studies_is_refused(server: Server) -> None:
    name, keys = server.table_for("Ada", "Linus")
    status, problem = ask(server, name, {"seat": 0, "ask": {}}, keys[0])
    assert (status, problem["code"]) == (422, "bad_request")
    assert "nothing to work out" in problem["text"]


def test_study_before_the_start_is_refused(server: Server) -> None:
    name, _ = server.open_table("hh", game="leaving_earth")
    assert ask(server, name, {"ask": RIVALS})[0] == 409
    assert ask(server, "nowhere", {"ask": RIVALS})[0] == 404


def test_study_over_the_rate_limit_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path)  # of its own: the others shall not have to wait
    name, _ = server.table_for("Ada", "Linus", game="leaving_earth")
    seen = set()
    for _ in range(200):
        status, found = ask(server, name, {"ask": RIVALS})
        seen.add(status)
        if status == 429:
            break
    assert seen <= {201, 429}
    assert status == 429, "two hundred questions were answered at once"
    assert found["text"]
    server.stop()
