"""Hints at a table and the analysis of a match: who may have them, that they tell nobody else and change nothing."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from cosmodrome.server.tables.table_data import SeatData, TableData
from tests.support.mlem_last_decision import played
from tests.support.server_process import Server
from tests.support.waiting import Deadline


@pytest.fixture
def table(server: Server) -> tuple[str, list[str]]:
    return server.table_for("Ada", "Linus")


def asked(server: Server, table: str) -> int:
    seat: int = server.get(f"/api/tables/{table}")["asked"][0]
    return seat


def ask(server: Server, table: str, seat: int, key: str | None, locale: str = "en") -> tuple[int, Any]:
    return server.call("POST", f"/api/tables/{table}/hint", {"seat": seat}, key, locale)


def test_hint_for_the_seat_to_move_evaluates_every_choice(server: Server, table: tuple[str, list[str]]) -> None:
    name, keys = table
    seat = asked(server, name)
    visitor = server.join(name, keys[seat])
    update = visitor.my_turn()
    before = server.events(name)
    status, hint = ask(server, name, seat, keys[seat], "pl")
    assert status == 201
    assert "Na pokład" in hint["choices"][0]["text"], "in the reader's language"
    assert (hint["seq"], hint["seat"]) == (update["seq"], seat)
    offered = sorted(json.dumps(choice["action"]) for choice in update["legal"])
    assert sorted(json.dumps(choice["action"]) for choice in hint["choices"]) == offered
    shares = [choice["worth"] for choice in hint["choices"]]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= choice["worth"] <= 1 and choice["margin"] > 0 for choice in hint["choices"])
    assert all(
        (choice["chance"], choice["chance_margin"]) == (choice["worth"], choice["margin"]) for choice in hint["choices"]
    )
    assert hint["summary"]
    assert (hint["unit"], hint["legal"]) == ("victory", len(offered))
    assert server.events(name) == before, "a hint is no part of the record"
    visitor.close()


def test_hint_in_leaving_earth_has_the_planners_choice_and_reason(server: Server) -> None:
    name, keys = server.table_for("Ada", game="leaving_earth")
    visitor = server.join(name, keys[0])
    update = visitor.my_turn()
    status, hint = ask(server, name, 0, keys[0])
    assert (status, hint["unit"], hint["legal"]) == (201, "points", len(update["legal"]))
    assert 0 < len(hint["choices"]) < hint["legal"]
    assert hint["choices"][0]["action"] in [choice["action"] for choice in update["legal"]]
    assert "points" in hint["reason"]
    assert 0 < hint["choices"][0]["chance"] < 1
    assert 0 < hint["choices"][0]["chance_margin"] < 0.5
    visitor.close()


def test_hint_in_star_search_against_bots_shows_a_place_during_the_search(server: Server) -> None:
    unhurried = {"hourglass": 45, "twinkle_seconds": 0}
    # Whoever is the first to search looks quickly.
    name, keys = server.table_for("Ada", bots=1, bot="champion", game="star_search", options=unhurried)
    visitor = server.join(name, keys[0])
    update = visitor.my_turn()
    while not any(choice["action"]["verb"] == "place" for choice in update["legal"]):
        visitor.act()
        update = visitor.my_turn()
    status, hint = ask(server, name, 0, keys[0])
    assert (status, hint["unit"], hint["choices"][0]["chance"]) == (201, "fields", None)
    assert hint["choices"][0]["action"] in [choice["action"] for choice in update["legal"]]
    visitor.close()


def test_hint_for_another_seat_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    name, keys = table
    seat = asked(server, name)
    other = 1 - seat
    assert ask(server, name, seat, keys[other])[1]["code"] == "not_permitted"
    assert ask(server, name, seat, None)[0] == 403
    status, problem = ask(server, name, other, keys[other])
    assert (status, problem["code"]) == (409, "not_asked")
    assert problem["text"] == "This player has no decision to make now."
    assert ask(server, "nowhere", 0, keys[0])[0] == 404
    assert server.call("POST", f"/api/tables/{name}/hint", {}, keys[0])[0] == 422


@pytest.mark.parametrize("wish", [{"hints": False}, {"children": True}, {"game": "star_search"}])
def test_hint_at_a_table_without_hints_is_refused(server: Server, wish: dict[str, Any]) -> None:
    name, keys = server.table_for("Ada", "Linus", **wish)
    assert server.get(f"/api/tables/{name}")["hints"] is False
    status, problem = ask(server, name, 0, keys[0])
    assert (status, problem["code"], problem["text"]) == (403, "no_hints", "Hints are turned off at this table.")


def test_play_on_from_a_table_without_hints_has_none(server: Server) -> None:
    name, keys = server.table_for("Ada", "Linus", hints=False)
    wish = {"step": 0, "seat": 0, "seats": [{"kind": "human"}, {"kind": "bot"}]}
    made = server.post(f"/api/tables/{name}/play-on", wish, keys[0])
    assert made["table"]["hints"] is False


def test_games_list_says_which_games_have_hints(server: Server) -> None:
    hints = {game["id"]: game["hints"] for game in server.get("/api/games")["games"]}
    assert hints == {"mlem": True, "leaving_earth": True, "star_search": True}


def test_second_hint_while_one_is_pending_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    name, keys = table
    seat = asked(server, name)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ask(server, name, seat, keys[seat]), range(8)))
    codes = {answer.get("code", "") for _, answer in answers}
    assert codes == {"", "hint_pending"}
    assert {status for status, _ in answers} == {201, 429}


def test_stored_table_without_the_hints_field_has_hints() -> None:
    data = TableData("old", "mlem", "online", {}, [SeatData(), SeatData()], "", 0)
    stored = msgspec.to_builtins(data)
    del stored["hints"]
    assert msgspec.convert(stored, TableData).hints


# --- the analysis --------------------------------------------------------------------


def analysis(server: Server, table: str, locale: str = "en") -> Any:
    """Ask until it is ready."""
    deadline = Deadline()
    while True:
        status, found = server.call("GET", f"/api/tables/{table}/analysis", locale=locale)
        assert status == 200, found
        if found["ready"]:
            return found
        deadline.left()  # no pause: the server holds each request until it is ready, or for seconds


def test_finished_match_is_analysed(server: Server) -> None:
    table = server.post("/api/records", played("stay").record())["table"]["id"]
    found = analysis(server, table)
    [mistake] = found["mistakes"]
    assert (mistake["step"], mistake["seat"]) == (1, 0)
    assert mistake["played"] == "Stay aboard"
    assert mistake["better"].startswith("Disembark: moon at 25")
    assert mistake["cost"] > mistake["margin"]
    assert [seat["luck"] for seat in found["seats"]] == pytest.approx(found["draws"][0]["luck"])
    assert found["seats"][0]["lost"] == pytest.approx(mistake["cost"])
    assert analysis(server, table, "pl")["mistakes"][0]["cost"] == mistake["cost"], "it was worked out once"
    assert [each["step"] for each in found["chances"]] == [0, 1, 2]
    assert sum(found["chances"][0]["chances"]) == pytest.approx(1.0)
    assert found["seats"][0]["accuracy"] == pytest.approx(0.5 ** (mistake["cost"] / 0.1))
    assert found["seats"][1]["accuracy"] is None
    assert found["draws"][0]["text"]


def test_analysis_is_not_started_without_a_request(server: Server) -> None:
    table = server.post("/api/records", played("land").record())["table"]["id"]
    look = f"/api/tables/{table}/analysis?start=0"
    assert [server.call("GET", look)[1]["ready"] for _ in range(2)] == [False, False]
    found = analysis(server, table)
    assert server.call("GET", look) == (200, found)


def test_analysis_of_an_uploaded_running_match_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    for key in (None, table[1][0]):
        record = server.get(f"/api/tables/{table[0]}/record", key)
        copy = server.post("/api/records", record)["table"]["id"]
        for query in ("", "?start=0"):
            status, problem = server.call("GET", f"/api/tables/{copy}/analysis{query}")
            assert (status, problem["code"]) == (409, "not_over")


def test_analysis_of_a_running_match_is_refused(server: Server, table: tuple[str, list[str]]) -> None:
    status, problem = server.call("GET", f"/api/tables/{table[0]}/analysis")
    assert (status, problem["code"]) == (409, "not_over")
    assert server.call("GET", "/api/tables/nowhere/analysis")[0] == 404
