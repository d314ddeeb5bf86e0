"""The REST interface describes itself, and the page's types are those of the server."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from cosmodrome.server.http.endpoints import ENDPOINTS
from tests.support.server_process import Server
from tools.build import typescript_types


def test_the_description_is_complete(server: Server) -> None:
    described = server.get("/openapi.json")
    assert described["openapi"] == "3.1.0"
    for line in ENDPOINTS:
        operation = described["paths"][line.path][line.method.lower()]
        assert operation["summary"]
        named = [parameter["name"] for parameter in operation["parameters"] if parameter["in"] == "path"]
        assert named == re.findall(r"{(\w+)}", line.path)


def test_every_reference_leads_somewhere(server: Server) -> None:
    described = server.get("/openapi.json")
    text = json.dumps(described)
    for name in set(re.findall(r'"#/components/schemas/(\w+)"', text)):
        assert name in described["components"]["schemas"]


def test_answers_fit_their_description(server: Server) -> None:
    """Every field that is promised is there, and no other."""
    schemas = server.get("/openapi.json")["components"]["schemas"]
    table, _ = server.table_for("Ada", bots=1)
    for path, name in (
        ("/api/games", "Games"),
        ("/api/tables", "Tables"),
        (f"/api/tables/{table}", "TableInfo"),
        (f"/api/tables/{table}/replay/0", "ReplayStep"),
        ("/api/games/mlem/facts", "GameFacts"),
        ("/api/health", "Health"),
    ):
        answer: dict[str, Any] = server.get(path)
        assert set(answer) == set(schemas[name]["properties"]), path


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path, text in typescript_types.files().items():
        assert Path(path).read_text(encoding="utf-8") == text, (
            f"run tools/build/typescript_types.py: {path.name} is old"
        )
