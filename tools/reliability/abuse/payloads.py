"""What the attacks send, made beforehand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from cosmodrome import games
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat, to_file_text
from cosmodrome.games.leaving_earth.bots.planner_bot import HARMLESS
from cosmodrome.server.protocol import BODY_BYTES, MESSAGE_BYTES
from cosmodrome.server.record_jobs import UPLOADED_EVENTS
from tools.reliability.abuse.visitor import request

PAGE = Path(games.__file__).parents[1] / "server/page"
EXPANSIONS = {"outer_planets": True, "mercury": True, "level": "very_hard"}
BUSY = 0.9  # share of the moves that do not just end a turn, so that the record gets long


def longest_record() -> bytes:
    """A match of Leaving Earth among five, by random play, as long as an uploaded record may be."""
    chance = random.Random(1)
    options = {"level": "very_hard", "mercury": True}
    match = Match.start(games.load("leaving_earth"), [Seat(f"Player {n}") for n in range(5)], options, seed=5)
    while not match.is_over and len(match.events) < UPLOADED_EVENTS - 10:
        seat = match.players_to_move()[0]
        legal = match.legal(seat)
        busy = [action for action in legal if action not in HARMLESS]
        match.play(
            seat, chance.choice(busy if busy and chance.random() < BUSY else legal), match.timeline.last_at + 1000
        )
    match.abandon()  # only a match that is over can be analysed
    return to_file_text(match.seen_by(None)).encode()


def packs() -> list[bytes]:
    """Requests for new tables with data packs that are hard to parse."""
    room = BODY_BYTES - 1000
    texts = [
        "a." * (room // 2 - 10) + "a = 1",
        "a." * (room // 4) + "a = 1",
        "[" + "a." * (room // 2 - 10) + "a]",
        "x = { " + "a." * (room // 2 - 20) + "a = 1 }",
        "a = " + "[" * (room // 2) + "]" * (room // 2 - 10),
        "a = " + "[" * 900 + "]" * 900,
        "a = " + "9" * (room - 10),
        "".join(f"a.b.c.d.e.f.g.h{n} = {n}\n" for n in range(room // 30)),
        "".join(f"[t{n}.a.b]\n" for n in range(room // 14)),
        "x = {" + ", ".join(f"k{n} = {{}}" for n in range(room // 14)) + "}",
        "".join(f"[[a]]\nb = {n}\n" for n in range(room // 18)),
    ]
    return [request("POST", "/api/tables", {**new_table(), "pack": text}) for text in texts]


def new_table(game: str = "mlem", seats: str = "hb", **more: Any) -> dict[str, Any]:
    """The wish for a table with people (h) and bots (b)."""
    kinds = {"h": {"kind": "human"}, "b": {"kind": "bot"}}
    return {"game": game, "seats": [kinds[seat] for seat in seats], **more}


def plans() -> list[bytes]:
    """Wishes that take the planner longest."""
    goals = ("surest", "fastest", "lightest", "cheapest")
    wishes = [
        {"mission": mission, "goal": goal, "have": ["all"], "sure": 0.99 if goal == "surest" else None}
        for mission in ("enceladus_sample_return", "man_on_titan", "saturn_station", "man_on_mars", "grand_tour")
        for goal in goals
    ]
    path = "/api/games/leaving_earth/plan"
    return [request("POST", path, {"ask": {"about": "wish", "wish": wish, "options": EXPANSIONS}}) for wish in wishes]


def pages() -> list[bytes]:
    """The largest files of the page, and an address that the page itself resolves."""
    files = sorted((file for file in PAGE.rglob("*") if file.is_file()), key=lambda file: -file.stat().st_size)[:20]
    paths = ["/", "/about", *(f"/{file.relative_to(PAGE).as_posix()}" for file in files)]
    return [request("GET", path) for path in paths]


STRANGE_PATHS = [
    "/%00",
    "/assets/%00.js",
    "/" + "a" * 300,
    "/" + "a/" * 2000,
    "/" + "%F0%9F%90%B1" * 500,
    "/../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/rest.py",
    "/%ff%fe",
    "//",
    "/api/%00",
    "/api/tables/%00",
    "/api/tables/" + "x" * 3000,
    "/api/tables/..%2f..%2fadmin",
    "/api/tables/nothing/replay/999999999",
    "/api/tables/nothing/replay/%D9%A3",
    "/api/games/%00/facts",
    "/api/games/mlem/practice/" + "x" * 500,
    "/ws/nothing",
    "/metrics",
    "/api/admin",
]


def malformed() -> list[str | bytes]:
    """Messages that no socket should be able to choke on."""
    return [
        "",
        "{",
        "[]",
        "null",
        "[" * 8000,
        '{"type":' * 1000,
        '{"type":"act","id":1,"seq":"x","seat":[],"action":3}',
        '{"type":"act","id":"a","seq":99999999999999999999999,"seat":0,"action":{}}',
        '{"type":"unknown","id":"a"}',
        '{"type":"say","id":"a","seat":0,"text":"' + "x" * 15_000 + '"}',
        "x" * (MESSAGE_BYTES + 1),
        "x" * 900_000,
        b"\xff\xfe\x00",
        bytes(range(256)) * 60,
        "\x00" * 1000,
        '"' + "\\ud800" * 2000 + '"',
    ]
