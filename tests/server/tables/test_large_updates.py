"""A long game on the server: forty spacecraft, two hundred components, twenty years. What is sent stays small."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.support.server_process import Server
from tests.support.waiting import DEADLINE
from tools.bench import crowded_table

VIEW, UPDATE = 60_000, 70_000  # bytes, uncompressed


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, list[str]]]:
    folder: Path = tmp_path_factory.mktemp("crowd")
    table, keys = crowded_table.crowd(folder)
    server = Server(folder)
    yield server, table, keys
    server.stop()


def whole_log(server: Server, table: str, update: dict[str, Any]) -> list[dict[str, Any]]:
    """The lines of an update, and those before."""
    found, before = list(update["log"]), update["log_since"]
    while before > 0:
        page = server.get(f"/api/tables/{table}/log?before={before}")
        found, before = page["lines"] + found, page["since"]
    return found


@pytest.mark.slow
def test_a_crowded_table_is_sent_compressed_and_below_sixty_kilobytes(crowded: tuple[Server, str, list[str]]) -> None:
    server, table, keys = crowded
    seat = server.get(f"/api/tables/{table}")["asked"][0]
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", max_size=None, open_timeout=DEADLINE) as line:
        agreed = line.response
        assert agreed is not None
        assert "permessage-deflate" in agreed.headers["sec-websocket-extensions"]
        hello = {"type": "hello", "protocol": 1, "keys": [keys[seat]], "locale": "en", "seq": 0, "look": seat}
        line.send(json.dumps(hello))
        first = next(told for told in iter(lambda: json.loads(line.recv(DEADLINE)), None) if told["type"] == "update")
        view = first["view"]
        craft = [one for agency in view["agencies"] for one in agency["craft"]]
        parts = sum(
            stack["ready"] + stack["resting"] + stack["damaged"] for one in craft for stack in one["components"]
        )
        assert len(craft) >= crowded_table.CRAFT
        assert parts >= crowded_table.COMPONENTS
        assert view["year"] >= 1975
        assert len({told["chapter"] for told in whole_log(server, table, first) if told["chapter"]}) >= 20
        assert len(json.dumps(view, separators=(",", ":"))) < VIEW
        action = next(choice["action"] for choice in first["legal"] if choice["action"]["verb"] == "craft")
        line.send(json.dumps({"type": "act", "id": "a", "seq": first["seq"], "seat": seat, "action": action}))
        update = next(
            text for text in iter(lambda: str(line.recv(DEADLINE)), None) if json.loads(text)["type"] == "update"
        )
    assert len(update) < UPDATE
    assert len(zlib.compress(update.encode())) < UPDATE / 8
