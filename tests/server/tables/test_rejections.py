"""The failure table of docs/protocol.md, row by row: each code is provoked here, and the table goes on afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.core.data_pack import built_in_text
from cosmodrome.server.tables.connections.connection import MOST_OF_A_SEAT
from tests.support.server_process import ADMIN_KEY, Server, Visitor

TABLE = Path(__file__).parents[3] / "docs" / "protocol.md"
Scenario = Callable[[Server], dict[str, Any]]
SCENARIOS: dict[str, Scenario] = {}


def scenario(function: Scenario) -> Scenario:
    SCENARIOS[function.__name__] = function
    return function


def documented() -> list[str]:
    part = TABLE.read_text(encoding="utf-8").partition("## What can go wrong")[2].partition("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", part, re.MULTILINE)


# Provoked in their own files: a server that is to fail (storage, limits, a full house), a race, several hints at once,
# what one visitor must not do to the others (test_abuse), an error of the server (test_error_responses), a day with
# more attempts than fit (test_daily_tasks).
ELSEWHERE = {"not_saved", "too_many_tables", "full", "beaten", "hint_pending", "not_ready"}
ELSEWHERE |= {"too_slow", "foreign", "busy", "tables_open", "damaged", "internal_error", "timed_out"}
ELSEWHERE |= {"bad_input", "daily_full"}


@pytest.mark.parametrize("code", [code for code in documented() if code not in ELSEWHERE])
def test_every_row_of_the_failure_table_is_provoked(server: Server, code: str) -> None:
    answer = SCENARIOS[code](server)
    assert answer["code"] == code
    assert answer["text"]
    assert not answer["text"].startswith("refused-")


def test_every_scenario_has_a_row_of_the_failure_table() -> None:
    assert set(SCENARIOS) | ELSEWHERE == set(documented())


def alone(server: Server, **more: Any) -> tuple[Visitor, str]:
    """Ada against a bot. Waits until it is her turn, whether she moves first or second."""
    table, keys = server.table_for("Ada", bots=1, **more)
    ada = server.join(table, keys[0])
    ada.my_turn()
    return ada, table


def two(server: Server, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ada and Linus. The visitor returned first is the one to act."""
    table, keys = server.table_for("Ada", "Linus", **more)
    ada, linus = server.join(table, keys[0]), server.join(table, keys[1])
    ada.until("update")
    linus.until("update")
    return (ada, linus, table) if ada.update["legal"] else (linus, ada, table)


def me(visitor: Visitor) -> int:
    seat: int = visitor.update["view"]["viewer"]
    return seat


def refused(status_and_answer: tuple[int, Any], status: int) -> dict[str, Any]:
    assert status_and_answer[0] == status
    answer: dict[str, Any] = status_and_answer[1]
    return answer


# --- the socket -------------------------------------------------------------------


@scenario
def key_changed(server: Server) -> dict[str, Any]:
    ada, table = alone(server)
    server.post(f"/api/tables/{table}/seats/0/key", key=ADMIN_KEY)
    return ada.until("bye")


@scenario
def crowded(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", bots=1)
    oldest, *_ = [server.join(table, keys[0]) for _ in range(MOST_OF_A_SEAT + 1)]
    return oldest.until("bye")


@scenario
def malformed(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    for text in (
        "",
        "no JSON",
        "[]",
        "{}",
        '{"type": "dance", "id": "a"}',
        '{"type": "act", "id": "a"}',
        '{"type": "act", "id": "a", "seq": "x", "seat": 0, "action": {}}',
        '{"type": "act", "id": "a", "seq": 1, "seat": -1, "action": {}}',
        "[" * 5_000,
        '{"type": "say", "id": "a", "seat": 0, "text": 5}',
    ):
        ada.socket.send(text)
        assert ada.until("refused")["code"] == "malformed"
    ada.socket.send(b"\xff\xfe")
    answer = ada.until("refused")
    assert ada.act()["type"] == "ok"
    return answer


@scenario
def too_large(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    ada.socket.send(json.dumps({"type": "say", "id": "a", "seat": 0, "text": "x" * 20_000}))
    answer = ada.until("refused")
    status, problem = server.call("POST", "/api/tables", b'{"game": "' + b"x" * 300_000 + b'"}')
    assert (status, problem["code"]) == (413, "too_large")
    assert ada.act()["type"] == "ok"
    return answer


@scenario
def too_fast(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    for _ in range(80):
        ada.send(type="ping")
    return ada.until("refused")


@scenario
def hello_first(server: Server) -> dict[str, Any]:
    table, _ = server.open_table()
    visitor = server.join(table, greet=False)
    visitor.send(type="act", id="a", seq=0, seat=0, action={"verb": "stay"})
    return visitor.until("refused")


@scenario
def protocol(server: Server) -> dict[str, Any]:
    table, _ = server.open_table()
    visitor = server.join(table, greet=False)
    visitor.send(type="hello", protocol=99)
    return visitor.until("bye")


@scenario
def no_table(server: Server) -> dict[str, Any]:
    visitor = server.join("nowhere", greet=False)
    assert server.call("GET", "/api/tables/nowhere")[0] == 404
    return visitor.until("bye")


@scenario
def bad_key(server: Server) -> dict[str, Any]:
    """A wrong key, and the good key of another table."""
    foreign, keys = server.table_for("Ada", bots=1)
    table, _ = server.table_for("Linus", bots=1)
    visitor = server.join(table, greet=False)
    visitor.send(type="hello", keys=["wrong-wrong-wrong", keys[0]])
    answer = visitor.until("refused")
    assert visitor.until("refused")["code"] == "bad_key"
    assert visitor.until("welcome")["yours"] == []
    assert visitor.until("update")["view"]["viewer"] is None
    assert server.call("GET", f"/api/tables/{table}/record", key=keys[0])[0] == 403
    assert server.call("GET", f"/api/tables/{foreign}/record", key=keys[0])[0] == 200
    return answer


@scenario
def not_yours(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server)
    action = asked.update["legal"][0]["action"]
    assert other.ask("look", seat=me(asked))["code"] == "not_yours"
    return other.ask("act", seq=asked.update["seq"], seat=me(asked), action=action)


@scenario
def stale(server: Server) -> dict[str, Any]:
    asked, _, _ = two(server)
    before = asked.update
    assert asked.act()["type"] == "ok"
    assert asked.ask("act", seq=10_000, seat=me(asked), action=before["legal"][0]["action"])["code"] == "stale"
    return asked.ask("act", seq=before["seq"], seat=me(asked), action=before["legal"][0]["action"])


@scenario
def not_your_turn(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server)
    action = asked.update["legal"][0]["action"]
    return other.ask("act", seq=other.update["seq"], seat=me(other), action=action)


@scenario
def unknown_action(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("act", seq=ada.update["seq"], seat=me(ada), action={"verb": "dance"})


@scenario
def not_offered(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("act", seq=ada.update["seq"], seat=me(ada), action={"verb": "stay"})


@scenario
def not_started(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hh")
    ada = server.join(table, server.sit(table, invite, "Ada"))
    assert server.call("GET", f"/api/tables/{table}/record")[0] == 409
    return ada.ask("act", seq=0, seat=0, action={"verb": "stay"})


@scenario
def paused(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    assert ada.ask("pause", seat=me(ada), on=True)["type"] == "ok"
    update = ada.update
    answer = ada.ask("act", seq=update["seq"], seat=me(ada), action=update["legal"][0]["action"])
    assert ada.ask("pause", seat=me(ada), on=False)["type"] == "ok"
    assert ada.act()["type"] == "ok"
    return answer


@scenario
def not_paused(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("pause", seat=me(ada), on=False)


@scenario
def match_over(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server)
    assert other.ask("resign", seat=me(other))["type"] == "ok"
    asked.wait(lambda visitor: visitor.update["over"])
    return asked.ask("undo", seat=me(asked))


@scenario
def resigned(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", "Linus", "Grace")
    ada = server.join(table, keys[0])
    assert ada.ask("resign", seat=0)["type"] == "ok"
    return ada.ask("resign", seat=0)


@scenario
def nothing_to_undo(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("undo", seat=me(ada))


@scenario
def nothing_to_redo(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("redo", seat=me(ada))


def undo_asked(server: Server) -> tuple[Visitor, Visitor]:
    """Both have moved, so that the first can only ask to take back."""
    asked, other, _ = two(server)
    asked.act()
    other.act()
    assert asked.ask("undo", seat=me(asked))["type"] == "ok"
    asked.wait(lambda visitor: visitor.update["request"])
    return asked, other


@scenario
def undo_pending(server: Server) -> dict[str, Any]:
    asked, _ = undo_asked(server)
    return asked.ask("undo", seat=me(asked))


@scenario
def nothing_to_answer(server: Server) -> dict[str, Any]:
    asked, _ = undo_asked(server)
    return asked.ask("answer", seat=me(asked), yes=True)


@scenario
def not_away(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server)
    return other.ask("stand_in", seat=me(other), for_seat=me(asked), on=True)


@scenario
def away_briefly(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server)
    seat = me(asked)
    other.wait(lambda visitor: visitor.table["seats"][seat]["present"])
    asked.close()
    other.wait(lambda visitor: not visitor.table["seats"][seat]["present"])
    answer = other.ask("stand_in", seat=me(other), for_seat=seat, on=True)
    assert re.search(r"in \d+ s\.", answer["text"])
    return answer


@scenario
def undo_absent(server: Server) -> dict[str, Any]:
    asked, other = undo_asked(server)
    other.ask("stand_in", seat=me(other), for_seat=me(other), on=True)
    asked.wait(lambda visitor: visitor.update["request"] is None)
    return asked.ask("undo", seat=me(asked))


@scenario
def has_time(server: Server) -> dict[str, Any]:
    asked, other, _ = two(server, clock={"bank": 86_400, "increment": 3_600})
    seat = me(asked)
    other.wait(lambda visitor: visitor.table["seats"][seat]["present"])
    asked.close()
    other.wait(lambda visitor: not visitor.table["seats"][seat]["present"])
    return other.ask("stand_in", seat=me(other), for_seat=seat, on=True)


@scenario
def bot_already(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("stand_in", seat=me(ada), for_seat=1 - me(ada), on=True)


@scenario
def not_stood_in(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("stand_in", seat=me(ada), for_seat=me(ada), on=False)


@scenario
def emotes_only(server: Server) -> dict[str, Any]:
    ada, _ = alone(server, children=True)
    assert ada.ask("say", seat=me(ada), emote="wow")["type"] == "ok"
    return ada.ask("say", seat=me(ada), text="where do you live?")


@scenario
def empty(server: Server) -> dict[str, Any]:
    ada, _ = alone(server)
    return ada.ask("say", seat=me(ada), text="  ")


@scenario
def closed(server: Server) -> dict[str, Any]:
    ada, table = alone(server)
    assert server.call("DELETE", f"/api/admin/tables/{table}", key=ADMIN_KEY)[0] == 200
    return ada.ask("undo", seat=me(ada))


# --- REST -------------------------------------------------------------------------------


@scenario
def bad_request(server: Server) -> dict[str, Any]:
    good = {"game": "mlem", "seats": [{}, {}]}
    for body in (
        {},
        {"game": "chess", "seats": [{}]},
        {"game": "mlem", "seats": []},
        {"game": "mlem", "seats": [{}] * 9},
        {**good, "options": {"gravity": True}},
        {**good, "options": {"ufo": "maybe"}},
        {**good, "seats": [{"kind": "bot", "bot": "genius"}, {}]},
        {**good, "pace": -1},
        {**good, "surprise": 1},
        {**good, "clock": {"bank": 0}},
    ):
        status, answer = server.call("POST", "/api/tables", body)
        assert (status, answer["code"]) == (422, "bad_request"), body
    return refused(server.call("POST", "/api/tables", b"\xff{"), 422)


@scenario
def bad_pack(server: Server) -> dict[str, Any]:
    pack = built_in_text("mlem").replace("count = 6", "count = 0", 1)
    answer = refused(server.call("POST", "/api/tables", {"game": "mlem", "seats": [{}, {}], "pack": pack}), 422)
    assert re.search(r"line \d+, die\.count", answer["text"])
    return answer


@scenario
def bad_record(server: Server) -> dict[str, Any]:
    ada, table = alone(server)
    ada.act()
    ada.ask("resign", seat=0)
    record = server.get(f"/api/tables/{table}/record")
    next(event for event in record["events"] if event["kind"] == "action")["action"] = {"verb": "stay"}
    answer = refused(server.call("POST", "/api/records", record), 422)
    assert "event" in answer["text"]
    assert server.call("POST", "/api/records", {"hello": 1})[1]["code"] == "bad_record"
    return answer


def sit(server: Server, table: str, invite: str | None, name: str, **more: Any) -> tuple[int, Any]:
    wish = {"name": name, "nonce": "0123456789abcdef", "invite": invite, **more}
    return server.call("POST", f"/api/tables/{table}/seats", wish)


@scenario
def bad_invite(server: Server) -> dict[str, Any]:
    table, _ = server.open_table("hh")
    _, foreign = server.open_table("hh")
    assert sit(server, table, None, "Ada")[0] == 403
    return refused(sit(server, table, foreign, "Ada"), 403)


@scenario
def bad_name(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hh")
    for name in ("", "   ", "x" * 25, "a\u202eb", "\x00"):
        assert sit(server, table, invite, name)[1]["code"] == "bad_name"
    return refused(sit(server, table, invite, "\t"), 422)


@scenario
def name_taken(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hh")
    server.sit(table, invite, "Ada")
    return refused(sit(server, table, invite, "ADA"), 409)


@scenario
def seat_taken(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hh")
    server.sit(table, invite, "Ada", seat=1)
    return refused(sit(server, table, invite, "Linus", seat=1), 409)


@scenario
def colour_taken(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hh")
    server.sit(table, invite, "Ada", colour=3)
    return refused(sit(server, table, invite, "Linus", colour=3), 409)


@scenario
def started(server: Server) -> dict[str, Any]:
    table, invite = server.open_table("hb")
    key = server.sit(table, invite, "Ada")
    ada = server.join(table, key)
    ada.send(type="hello")
    assert ada.until("refused")["code"] == "started"
    assert server.call("DELETE", f"/api/tables/{table}/seats/0", key=key)[1]["code"] == "started"
    return refused(sit(server, table, invite, "Linus"), 409)


@scenario
def not_over(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", bots=1)
    return refused(server.call("POST", f"/api/tables/{table}/rematch", {}, keys[0]), 409)


@scenario
def no_hints(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", "Linus", hints=False)
    seat = server.get(f"/api/tables/{table}")["asked"][0]
    return refused(server.call("POST", f"/api/tables/{table}/hint", {"seat": seat}, keys[seat]), 403)


@scenario
def not_asked(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", "Linus")
    waiting = 1 - server.get(f"/api/tables/{table}")["asked"][0]
    return refused(server.call("POST", f"/api/tables/{table}/hint", {"seat": waiting}, keys[waiting]), 409)


@scenario
def not_permitted(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", "Linus")
    path = f"/api/tables/{table}/replay/0"
    assert server.call("GET", f"{path}?seat=0", key=keys[0])[0] == 200
    assert server.call("GET", f"{path}?seat=0")[0] == 403
    return refused(server.call("GET", f"{path}?seat=1", key=keys[0]), 403)


@scenario
def no_such_step(server: Server) -> dict[str, Any]:
    table, _ = server.table_for("Ada", bots=1)
    return refused(server.call("GET", f"/api/tables/{table}/replay/9999"), 404)


@scenario
def not_found(server: Server) -> dict[str, Any]:
    assert server.call("GET", "/api/games/chess/facts")[0] == 404
    return refused(server.call("GET", "/api/nothing"), 404)


@scenario
def admin_only(server: Server) -> dict[str, Any]:
    table, keys = server.table_for("Ada", bots=1)
    assert server.call("GET", "/api/admin", key=ADMIN_KEY)[0] == 200
    assert server.call("DELETE", f"/api/admin/tables/{table}", key=keys[0])[0] == 403
    return refused(server.call("GET", "/api/admin"), 403)


@scenario
def no_record(server: Server) -> dict[str, Any]:
    return refused(server.call("GET", "/api/admin/reports/999999", key=ADMIN_KEY), 404)


def answer_daily(server: Server, day: str) -> dict[str, Any]:
    """An answer of a browser that has not asked for the task of the day."""
    body = {"player": "browser-of-hedy", "day": day, "name": "Hedy", "answer": "A1 0"}
    return refused(server.call("POST", "/api/games/star_search/daily/answer", body), 409)


@scenario
def daily_not_begun(server: Server) -> dict[str, Any]:
    today = server.post("/api/games/star_search/daily", {"player": "browser-of-hypatia"})["day"]
    return answer_daily(server, today)


@scenario
def daily_over(server: Server) -> dict[str, Any]:
    return answer_daily(server, "1999-01-01")
