"""An error in the server: a 500 like any other refusal, and a log that it can't fill."""

from __future__ import annotations

import http.client
import json
import logging
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from cosmodrome.server.app import make_app
from cosmodrome.server.http import error_responses
from cosmodrome.server.http.error_responses import ErrorLog
from tests.server.http.test_access_limits import serving
from tests.support.server_process import ADMIN_KEY, Server
from tests.support.waiting import DEADLINE


async def broken(request: Request) -> Response:
    raise KeyError("the name of a player")


async def broken_socket(web_socket: WebSocket) -> None:
    await web_socket.accept()
    raise KeyError("the name of a player")


def test_errors_are_answered_with_headers_and_logged_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app(f"sqlite:///{folder}.db", ADMIN_KEY)
    app.router.routes.insert(0, Route("/api/broken/{table}", broken))
    app.router.routes.insert(0, WebSocketRoute("/ws/broken/{table}", broken_socket))
    with caplog.at_level(logging.WARNING), serving(folder, monkeypatch, app) as port:
        for locale, text in (
            ("en", "Something went wrong"),
            ("pl", "wystąpił błąd"),
            ("fr", "erreur"),
            ("en", "wrong"),
        ):
            line = http.client.HTTPConnection("127.0.0.1", port, timeout=DEADLINE)
            line.request("GET", "/api/broken/some-table", headers={"accept-language": locale})
            answer = line.getresponse()
            problem = json.loads(answer.read())
            assert (answer.status, problem["code"]) == (500, "internal_error")
            assert text in problem["text"]
            for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
                assert answer.getheader(name)
            assert answer.getheader("cache-control") == "no-store"
            line.close()
        with (
            connect(f"ws://127.0.0.1:{port}/ws/broken/t", open_timeout=DEADLINE) as opened,
            pytest.raises(ConnectionClosed) as closed,
        ):
            opened.recv(DEADLINE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == error_responses.CLOSE_ERROR
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [(record.getMessage(), record.exc_info is not None) for record in told] == [
        ("unexpected error", True),
        ("unexpected error again", False),
        ("unexpected error", True),  # another place: the socket
    ]
    assert {vars(record).get("path") for record in told} == {"/api/broken/{table}", "/ws/broken/{table}", None}


def raised(number: int) -> Exception:
    try:
        return [ValueError, TypeError, OSError][number](1 // 0)
    except ZeroDivisionError as error:
        return error


def test_cause_is_logged_with_its_traceback_again_after_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    log = ErrorLog()
    for _ in range(1000):
        log.add(raised(0), "/")
    assert len(caplog.records) == 2
    monkeypatch.setattr(error_responses, "TRACEBACK_SECONDS", 0.0)
    log.add(raised(0), "/")
    assert vars(caplog.records[-1])["repeated"] == 999
    assert caplog.records[-1].exc_info


def test_log_of_many_frames_that_are_not_utf8_has_one_line_without_traceback(folder: Path) -> None:
    log = folder.with_suffix(".log")
    server = Server(folder, "--log", "json", log=log)
    table, _ = server.open_table("hb")
    for _ in range(5):
        with connect(f"ws://127.0.0.1:{server.port}/ws/{table}", open_timeout=DEADLINE) as opened:
            opened.send(b"\xff", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(DEADLINE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    server.stop()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    found = [line for line in lines if "UTF-8" in line["message"]]
    assert len(found) == 1
    assert found[0]["level"] == "warning"
    assert "trace" not in found[0]
