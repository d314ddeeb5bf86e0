"""The fuzz run: its mutations, what it notices, and a short run against a real server."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from cosmodrome.server.app import make_app
from tests.server.http.test_access_limits import serving
from tests.support.server_process import ADMIN_KEY
from tools.reliability.fuzz_clients import Client, Messages, Run, Uploads
from tools.reliability.fuzz_server import log_findings, tallies_of
from tools.reliability.input_mutations import Mutator

ROOT = Path(__file__).parents[3]
RECORD = {"format": "cosmodrome-record/1", "events": [{"kind": "start", "seats": [{"name": "Ada"}]}]}


def test_mutator_with_the_same_seed_makes_the_same_bodies() -> None:
    first, second = (Mutator(random.Random(7)) for _ in range(2))
    bodies = [first.json_body(RECORD) for _ in range(300)]
    assert bodies == [second.json_body(RECORD) for _ in range(300)]
    assert len(set(bodies)) > 200
    assert RECORD["events"] == [{"kind": "start", "seats": [{"name": "Ada"}]}], "the seed itself stays as it is"


def test_log_findings_are_errors_tracebacks_and_dead_workers(tmp_path: Path) -> None:
    log = tmp_path / "log"
    harmless = {"level": "warning", "message": "not saved"}
    found = [
        {"level": "error", "message": "unexpected error"},
        {"level": "warning", "message": "x", "trace": ["a.py:1 f"]},
        {"level": "warning", "message": "a worker process ended"},
    ]
    text = "\n".join([*map(json.dumps, [harmless, *found]), "Traceback (most recent call last):"])
    log.write_text(text, encoding="utf-8")
    assert len(log_findings(log)) == len(found) + 1


async def broken(request: Request) -> Response:
    raise KeyError


async def broken_socket(web_socket: WebSocket) -> None:
    await web_socket.accept()
    raise KeyError


@pytest.mark.parametrize("kind", [Uploads.kind, Messages.kind])
def test_clients_note_a_server_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'test.db'}", ADMIN_KEY)
    app.router.routes.insert(0, Route("/api/records", broken, methods=["POST"]))
    app.router.routes.insert(0, WebSocketRoute("/ws/{table}", broken_socket))
    with serving(tmp_path, monkeypatch, app) as port:
        run = Run(port, 1, tallies_of(10), time.monotonic() + 600)
        client: Client = Uploads(run, 0, [RECORD]) if kind == Uploads.kind else Messages(run, 0)
        client.live()
    wanted = "500 POST /api/records" if kind == Uploads.kind else "closed with 1011"
    assert any(wanted in what for what in run.wrong), run.wrong


@pytest.mark.slow
def test_run_fuzz_with_a_few_hundred_finds_nothing() -> None:
    command = [sys.executable, "-m", "tools.reliability.fuzz_server", "--count", "400", "--seed", "5", "--dry"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| records | 40 |" in done.stdout
    assert "| data packs | 40 |" in done.stdout
    assert "| plans and studies | 4 |" in done.stdout
    assert "| socket messages | 316 |" in done.stdout
