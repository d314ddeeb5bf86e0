"""Parsing, replaying, planning and bots never run in the server's own process, whatever the request."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import cosmodrome
from cosmodrome._compiled import is_compiled
from cosmodrome.bots import game_analysis, hint_text
from cosmodrome.bots.monte_carlo_bot import MonteCarloBot
from cosmodrome.core import data_pack
from cosmodrome.core.data_pack import built_in_text
from cosmodrome.core.match import record, record_loader
from cosmodrome.core.match.replay import Replay
from cosmodrome.games.leaving_earth.game import LeavingEarthGame
from cosmodrome.server import protocol as p
from cosmodrome.server.app import Settings, make_app
from cosmodrome.server.http import endpoints
from cosmodrome.server.http.access_limits import AccessLimits
from cosmodrome.server.record_jobs import UPLOADED_EVENTS
from tests.server.http.test_access_limits import serving
from tests.support.server_process import ADMIN_KEY, Running

# Interpreted rules take minutes to play and check so many events.
EVENTS = UPLOADED_EVENTS if is_compiled() else 1_000

SLOW = [
    (tomllib, "loads"),
    (data_pack, "parse"),
    (record, "decode"),
    (record_loader.RecordLoader, "__init__"),
    (Replay, "read_on"),
    (hint_text, "advise"),
    (game_analysis.Reading, "__init__"),
    (MonteCarloBot, "choose_by"),
    (LeavingEarthGame, "plan"),
    (LeavingEarthGame, "study"),
]


def long_record(events: int) -> bytes:
    """A record of Leaving Earth with all expansions, which is not over."""
    game = cosmodrome.load("leaving_earth")
    options = {"mercury": True, "outer_planets": True, "stations": True, "level": "very_hard"}
    match = cosmodrome.Match.start(game, [cosmodrome.Seat("Ada"), cosmodrome.Seat("Linus")], options, seed=1)
    rng = random.Random(1)
    while len(match.events) < events - 20 and not match.is_over:
        seat = match.players_to_move()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return msgspec.json.encode(match.record())


@pytest.fixture
def slow_calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of slow functions that were called in this process, where the event loop is."""
    called: list[str] = []

    def watch(owner: Any, name: str) -> None:
        original = getattr(owner, name)

        def watched(*args: Any, **more: Any) -> Any:
            called.append(f"{owner.__name__}.{name}")
            return original(*args, **more)

        monkeypatch.setattr(owner, name, watched)

    for owner, name in SLOW:
        watch(owner, name)
    return called


@pytest.fixture
def running(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    app = make_app(f"sqlite:///{folder}.db", ADMIN_KEY, Settings(limits=AccessLimits(limited=False)))
    with serving(folder, monkeypatch, app) as port:
        yield Running(port)


def largest_pack(game: str) -> str:
    """As long as a body may be, most of it the built-in facts."""
    text = built_in_text(game)
    return text + "#" * (p.BODY_BYTES - len(text.encode()) - 400)


def asks(server: Running) -> dict[str, Callable[[], tuple[int, Any]]]:
    """For every endpoint, by its name: a call with the largest input that it takes."""
    brought = server.call("POST", "/api/records", long_record(EVENTS))[1]["table"]["id"]
    over = server.call("POST", "/api/records", played().encode())[1]["table"]["id"]
    table, keys = server.table_for("Ada", bots=1, game="leaving_earth", bot="champion")
    lobby, invite = server.open_table("hh")
    seats = [{"kind": "human"}] * 2
    plan = {"mission": "man_on_venus", "goal": "surest", "options": {"stations": True}}

    def call(method: str, path: str, body: Any = None, key: str | None = None) -> Callable[[], tuple[int, Any]]:
        return lambda: server.call(method, path, body, key)

    sit = {"name": "x" * p.NAME_LENGTH, "nonce": "0" * 16, "invite": invite}
    packed = {"game": "leaving_earth", "seats": seats, "pack": largest_pack("leaving_earth")}
    report = {"table": brought, "step": 0, "text": "x" * 2_000}
    today = datetime.now(UTC).date().isoformat()
    daily = {"player": "x" * 64, "day": today, "name": "x" * p.NAME_LENGTH, "answer": "x" * 40}
    last = EVENTS // 2
    return {
        "list_games": call("GET", "/api/games"),
        "facts": call("GET", "/api/games/leaving_earth/facts"),
        "practice": call("GET", f"/api/games/star_search/practice/{'x' * p.PRACTICE_LENGTH}"),
        "daily_times": call("GET", "/api/games/star_search/daily"),
        "begin_daily": call("POST", "/api/games/star_search/daily", {"player": "x" * 64}),
        "answer_daily": call("POST", "/api/games/star_search/daily/answer", daily),
        "plan": call("POST", "/api/games/leaving_earth/plan", {"ask": plan}),
        "list_tables": call("GET", "/api/tables"),
        "new_table": call("POST", "/api/tables", packed),
        "table_info": call("GET", f"/api/tables/{brought}"),
        "sit": call("POST", f"/api/tables/{lobby}/seats", sit),
        "stand_up": call("DELETE", f"/api/tables/{lobby}/seats/0", key=keys[0]),
        "new_key": call("POST", f"/api/tables/{table}/seats/0/key", {}, ADMIN_KEY),
        "rematch": call("POST", f"/api/tables/{table}/rematch", {}, keys[0]),
        "study": call("POST", f"/api/tables/{table}/study", {"ask": {"x": "y" * 3_000}}),
        "hint": call("POST", f"/api/tables/{table}/hint", {"seat": 0}, keys[0]),
        "record": call("GET", f"/api/tables/{brought}/record"),
        "upload": call("POST", "/api/records", long_record(EVENTS)),
        "replay": call("GET", f"/api/tables/{brought}/replay/{last}"),
        "log_page": call("GET", f"/api/tables/{brought}/log?before={last}"),
        "analysis": call("GET", f"/api/tables/{over}/analysis"),
        "play_on": call("POST", f"/api/tables/{brought}/play-on", {"step": last, "seats": seats, "mode": "hotseat"}),
        "report": call("POST", "/api/reports", report),
        "admin": call("GET", "/api/admin", key=ADMIN_KEY),
        "close_table": call("DELETE", f"/api/admin/tables/{lobby}", key=ADMIN_KEY),
        "retention": call("PUT", "/api/admin/retention", {"days": 30}, ADMIN_KEY),
        "report_record": call("GET", "/api/admin/reports/1", key=ADMIN_KEY),
        "health": call("GET", "/api/health"),
        "ready": call("GET", "/api/ready"),
    }


def played() -> str:
    """A finished match, as a record."""
    match = cosmodrome.Match.start(cosmodrome.load("mlem"), [cosmodrome.Seat("Ada"), cosmodrome.Seat("Linus")], seed=1)
    rng = random.Random(1)
    while not match.is_over:
        seat = match.players_to_move()[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return record.to_file_text(match.record())


@pytest.mark.slow
def test_no_endpoint_parses_replays_or_plans_in_the_server(running: Running, slow_calls: list[str]) -> None:
    calls = asks(running)
    assert set(calls) == {line.work.__name__ for line in endpoints.ENDPOINTS}
    slow_calls.clear()  # of making the records
    for name, ask in calls.items():
        status, answer = ask()
        assert status < 500, (name, status, answer)
        assert slow_calls == [], name


@pytest.mark.slow
def test_no_message_parses_replays_or_plans_in_the_server(running: Running, slow_calls: list[str]) -> None:
    table, keys = running.table_for("Ada", "Linus", game="leaving_earth", bots=1)
    ada, linus = running.join(table, keys[0]), running.join(table, keys[1])
    long = "x" * (p.MESSAGE_BYTES - 200)
    messages: dict[str, dict[str, Any]] = {
        "look": {"seat": 0},
        "speak": {"locale": "pl"},
        "act": {"seat": 0, "seq": 0, "action": {"verb": long}},
        "undo": {"seat": 0},
        "redo": {"seat": 0},
        "answer": {"seat": 0, "yes": True},
        "vote_end": {"seat": 0, "yes": True},
        "pause": {"seat": 0, "on": False},
        "stand_in": {"seat": 0, "for_seat": 1, "on": True},
        "set_seat": {"seat": 0, "for_seat": 1, "bot": long},
        "start": {"seat": 0, "bot": long},
        "say": {"seat": 0, "text": long},
        "resign": {"seat": 0},
    }
    without_answer = {"hello", "ping", "echo"}
    kinds = {kind.__struct_config__.tag for kind in get_args(p.Inbound)}
    assert set(messages) | without_answer == kinds
    slow_calls.clear()
    for kind, fields in messages.items():
        answer = ada.ask(kind, **fields)
        assert answer["type"] in ("ok", "refused"), kind
        assert slow_calls == [], kind
    ada.close()
    linus.close()
    running.join(table, keys[1]).close()
    assert slow_calls == []
