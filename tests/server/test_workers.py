"""Several workers share the same tables: real processes, a real PostgreSQL, and with and without a real Redis."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

import cosmodrome
from tests.server.client import Server, Visitor, play_to_the_end
from tests.server.shared import fresh_database, redis_address

Pair = tuple[Server, Server]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with fresh_database() as address:
        yield address


@pytest.fixture(scope="module", params=["postgres", "redis"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Pair]:
    """Two workers on two ports over one database."""
    bus = ["--bus", redis_address()] if request.param == "redis" else []
    folder = tmp_path_factory.mktemp("workers")
    servers = [
        Server(folder / name, "--database", database, "--tables-per-minute", "100000", *bus) for name in ("one", "two")
    ]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


def seated(pair: Pair, *names: str, **more: Any) -> tuple[str, list[str], list[Visitor]]:
    """These people at one table, each by way of the next worker."""
    table, keys = pair[0].table_for(*names, **more)
    visitors = [pair[number % 2].join(table, key) for number, key in enumerate(keys)]
    for visitor in visitors:
        visitor.until("update")
    return table, keys, visitors


def leave(*visitors: Visitor) -> None:
    for visitor in visitors:
        visitor.close()


def test_a_game_over_two_workers_is_one_game(pair: Pair) -> None:
    table, _, (ada, linus) = seated(pair, "Ada", "Linus", bots=1)
    play_to_the_end(ada, linus)
    records = [server.get(f"/api/tables/{table}/record") for server in pair]
    assert records[0] == records[1]
    assert cosmodrome.verify(records[0]).proof == "fair"
    leave(ada, linus)


def test_who_sits_down_at_one_is_seen_at_the_other(pair: Pair) -> None:
    table, invite = pair[0].open_table("hh")
    key = pair[1].sit(table, invite, "Ada")
    ada = pair[1].join(table, key)
    pair[0].sit(table, invite, "Linus")
    ada.my_turn() if ada.update.get("legal") else ada.wait(lambda me: me.update.get("view"))
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Linus"]
    leave(ada)


def test_chat_and_presence_reach_the_other_worker(pair: Pair) -> None:
    table, _, (ada, linus) = seated(pair, "Ada", "Linus")
    for visitor in (ada, linus):
        visitor.wait(lambda me: all(seat["present"] for seat in me.table["seats"]))
    for number in range(3):
        for visitor, seat in ((ada, 0), (linus, 1)):
            assert visitor.ask("say", seat=seat, text=f"hello {number}")["type"] == "ok"
    late = pair[1].join(table)
    assert sorted(line["text"] for line in late.welcome["chat"]) == sorted([f"hello {n}" for n in range(3)] * 2)
    leave(linus)
    ada.wait(lambda me: not me.table["seats"][1]["present"])
    leave(ada, late)


def test_a_stand_in_gives_the_seat_back_at_another_worker(pair: Pair) -> None:
    table, keys, (ada, linus) = seated(pair, "Ada", "Linus")
    assert ada.ask("stand_in", seat=0, for_seat=0, on=True)["type"] == "ok"
    linus.wait(lambda me: me.table["seats"][0]["bot"])
    leave(ada)
    again = pair[1].join(table, keys[0])
    linus.wait(lambda me: not me.table["seats"][0]["bot"])
    leave(again, linus)


def test_taking_back_by_consent_across_workers(pair: Pair) -> None:
    table, _, visitors = seated(pair, "Ada", "Linus")
    asked, other = visitors if visitors[0].update["legal"] else visitors[::-1]
    seats = [visitor.update["view"]["viewer"] for visitor in (asked, other)]
    asked.act()
    other.act()
    assert asked.ask("undo", seat=seats[0])["type"] == "ok"
    other.wait(lambda me: me.update["request"])
    assert other.update["request"] == {"seat": seats[0], "waiting": [seats[1]]}
    assert other.ask("answer", seat=seats[1], yes=True)["type"] == "ok"
    asked.wait(lambda me: me.update["request"] is None and me.update["legal"])
    kinds = [event["kind"] for event in pair[0].get(f"/api/tables/{table}/record")["events"]]
    assert kinds.count("undo") == 1
    leave(*visitors)


def at_once(asks: list[tuple[Visitor, dict[str, Any]]]) -> list[dict[str, Any]]:
    with ThreadPoolExecutor(len(asks)) as pool:
        return list(pool.map(lambda ask: ask[0].ask("act", **ask[1]), asks))


def test_of_two_answers_to_one_question_exactly_one_counts(pair: Pair) -> None:
    """Ada has the table open twice, at both workers, and answers differently at the same instant."""
    table, keys, (ada, linus) = seated(pair, "Ada", "Linus")
    twins = [[ada, pair[1].join(table, keys[0])], [linus, pair[0].join(table, keys[1])]]
    for round_number in range(10):
        for visitor in twins[0] + twins[1]:
            seq = pair[0].events(table)
            visitor.wait(lambda me, seq=seq: me.update.get("seq", 0) >= seq)
        seat = next(seat for seat in (0, 1) if twins[seat][0].update["legal"])
        before = pair[0].get(f"/api/tables/{table}/record")["events"]
        asks = [
            (
                visitor,
                {
                    "seq": visitor.update["seq"],
                    "seat": seat,
                    "action": visitor.update["legal"][-number]["action"],
                    "id": f"{round_number}-{number}",
                },
            )
            for number, visitor in enumerate(twins[seat])
        ]
        answers = at_once(asks)
        assert sorted(answer["type"] for answer in answers) == ["ok", "refused"], answers
        assert next(a["code"] for a in answers if a["type"] == "refused") in ("stale", "not_your_turn")
        events = pair[1].get(f"/api/tables/{table}/record")["events"][len(before) :]
        assert sum(event["kind"] == "action" for event in events) == 1
    leave(*twins[0], *twins[1])


def test_the_same_message_at_both_workers_counts_once(pair: Pair) -> None:
    table, keys, visitors = seated(pair, "Ada", "Linus")
    asked = next(visitor for visitor in visitors if visitor.update["legal"])
    seat = asked.update["view"]["viewer"]
    twin = pair[1 - visitors.index(asked)].join(table, keys[seat])
    twin.my_turn()
    act = {"seq": asked.update["seq"], "seat": seat, "action": asked.update["legal"][0]["action"], "id": "only-once"}
    assert [answer["type"] for answer in at_once([(asked, act), (twin, act)])] == ["ok", "ok"]
    events = pair[0].get(f"/api/tables/{table}/record")["events"]
    assert sum(event["kind"] == "action" for event in events) == 1
    leave(*visitors, twin)


# --- ends ---------------------------------------------------------------------------


def test_when_a_worker_is_killed_another_goes_on(folder: Path, database: str) -> None:
    """It holds the lease, and a bot is to move: nothing is lost and nothing doubled."""
    first = Server(folder / "one", "--database", database)
    table, keys = first.table_for("Ada", bots=2)
    ada = first.join(table, keys[0])
    ada.my_turn()
    with psycopg.connect(database, autocommit=True) as line:
        [(holder,)] = line.execute("SELECT holder FROM leases WHERE table_id = %s", [table]).fetchall()
        second = Server(folder / "two", "--database", database)
        seq = ada.act()["seq"]
        first.kill()
        assert second.events(table) >= seq
        ada = second.join(table, keys[0], seq=seq)
        play_to_the_end(ada)
        found = line.execute("SELECT holder FROM leases WHERE table_id = %s", [table]).fetchall()
        assert found != [(holder,)]
    assert cosmodrome.verify(second.get(f"/api/tables/{table}/record")).proof == "fair"
    ada.close()
    second.stop()
