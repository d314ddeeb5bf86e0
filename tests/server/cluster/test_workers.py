"""Several workers share the same tables: real processes, a real PostgreSQL, and with and without a real Redis."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis
from psycopg import sql
from websockets.exceptions import ConnectionClosed

import cosmodrome
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.games import load
from cosmodrome.games.star_search.engine.scoring import solutions
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import MOST_HOLES, hole_name
from tests.support.postgres_redis import Postgres, redis_address, running_postgres
from tests.support.server_process import Server, Visitor, play_to_the_end
from tests.support.waiting import DEADLINE, Deadline

Pair = tuple[Server, Server]
COUNT = "SELECT count(*) FROM events WHERE table_id = %s"
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new()


@pytest.fixture(scope="module", params=["postgres", "redis"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Pair]:
    """Two workers on two ports over one database."""
    with running_pair(tmp_path_factory.mktemp("workers"), database, request.param) as servers:
        yield servers


@contextmanager
def running_pair(folder: Path, database: str, bus: str) -> Iterator[Pair]:
    more = ["--bus", redis_address()] if bus == "redis" else []
    servers = [Server(folder / name, "--database", database, "--no-limits", *more) for name in ("one", "two")]
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


def test_game_over_two_workers_has_one_record(pair: Pair) -> None:
    table, _, (ada, linus) = seated(pair, "Ada", "Linus", bots=1)
    play_to_the_end(ada, linus)
    records = [server.get(f"/api/tables/{table}/record") for server in pair]
    assert records[0] == records[1]
    assert cosmodrome.verify(records[0]).proof == "fair"
    leave(ada, linus)


def test_seat_taken_at_one_worker_is_shown_at_the_other(pair: Pair) -> None:
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


def test_substitute_ends_when_the_player_returns_at_another_worker(pair: Pair) -> None:
    table, keys, (ada, linus) = seated(pair, "Ada", "Linus")
    assert ada.ask("stand_in", seat=0, for_seat=0, on=True)["type"] == "ok"
    linus.wait(lambda me: me.table["seats"][0]["bot"])
    leave(ada)
    again = pair[1].join(table, keys[0])
    linus.wait(lambda me: not me.table["seats"][0]["bot"])
    leave(again, linus)


def test_undo_by_consent_works_across_workers(pair: Pair) -> None:
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


def test_one_of_two_simultaneous_actions_counts(pair: Pair) -> None:
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


def at_a_race(seed: int) -> tuple[Match, int]:
    """A match of Star Search that stands at a race of two, and its step."""
    options = {"variation": "rudi", "super_limit": 0, "twinkle_seconds": 0, "hourglass": 0}
    match = Match.start(load("star_search"), [Seat("Ada"), Seat("Linus")], options, seed=seed)
    at = steps = 0
    while len(match.players_to_move()) < 2:
        asked = match.players_to_move()
        if asked:
            at, steps = at + 10, steps + 1
            match.play(asked[0], match.legal(asked[0])[0], at)
        else:
            at = match.deadline() or 0
            match.tick(at)
    return match, steps


def fits(match: Match, seat: int) -> str:
    """Where the chart of this seat can be put down."""
    state = match.state
    assert isinstance(state, StarSearch)
    turns, corner = divmod(solutions(state, state.chart(seat), state.colour, state.sky())[0], MOST_HOLES)
    return f"{hole_name(corner)} {90 * turns}"


def test_race_across_workers_has_one_winner(pair: Pair) -> None:
    """Both have found where their chart fits, and say so at the same instant."""
    match, step = at_a_race(seed=1)
    places = [fits(match, seat) for seat in (0, 1)]
    match.abandon()
    archive = pair[0].post("/api/records", match.record())["table"]["id"]
    for number in range(3):
        wish = {"step": step, "seat": None, "mode": "online", "seats": [{"kind": "human"}] * 2}
        made = pair[number % 2].post(f"/api/tables/{archive}/play-on", wish)
        table = made["table"]["id"]
        keys = [server.sit(table, made["invite"], name) for server, name in zip(pair, ("Ada", "Linus"), strict=True)]
        visitors = [server.join(table, key) for server, key in zip(pair, keys, strict=True)]
        for visitor in visitors:
            visitor.wait(lambda me: len(me.update.get("question", {}).get("speakers", [])) == 2)
        asks = [
            (visitor, {"seq": visitor.update["seq"], "seat": seat, "action": {"verb": "place", "placement": place}})
            for seat, (visitor, place) in enumerate(zip(visitors, places, strict=True))
        ]
        answers = at_once(asks)
        assert sorted(answer["type"] for answer in answers) == ["ok", "refused"], answers
        assert next(a["code"] for a in answers if a["type"] == "refused") in ("beaten", "stale", "not_your_turn")
        for visitor in visitors:
            visitor.wait(lambda me: any(message["type"] == "claims" for message in me.told))
        told = [server.get(f"/api/tables/{table}/record")["events"] for server in pair]
        assert told[0] == told[1]
        assert sum(event["kind"] == "action" for event in told[0]) == 1
        leave(*visitors)


# --- ends ---------------------------------------------------------------------------


def rows(database: str, question: str, *values: object) -> list[tuple[Any, ...]]:
    with psycopg.connect(database, autocommit=True) as line:
        return line.execute(question, values).fetchall()


@contextmanager
def listening(database: str) -> Iterator[psycopg.Connection]:
    """A line on which every message of the workers among each other arrives."""
    [(channel,)] = rows(database, "SELECT value FROM settings WHERE name = 'channel'")
    with psycopg.connect(database, autocommit=True) as line:
        line.execute(sql.SQL("LISTEN {}").format(sql.Identifier(f"cosmodrome:{channel}")))
        yield line


@pytest.mark.slow
def test_killed_worker_is_replaced_by_another_worker(folder: Path, database: str) -> None:
    """It holds the leases and bots are to move, at Ada's table and where nobody looks: nothing is lost or doubled."""
    first = Server(folder / "one", "--database", database)
    alone, _ = first.open_table("bb", pace=1000)
    table, keys = first.table_for("Ada", bots=2)
    ada = first.join(table, keys[0])
    ada.my_turn()
    holders = rows(database, "SELECT DISTINCT holder FROM leases WHERE table_id IN (%s, %s)", table, alone)
    assert len(holders) == 1
    second = Server(folder / "two", "--database", database)
    seq = ada.act()["seq"]
    first.kill()
    assert second.events(table) >= seq
    ada = second.join(table, keys[0], seq=seq)
    before = rows(database, COUNT, alone)
    play_to_the_end(ada)
    with listening(database) as line:
        deadline = Deadline()
        while rows(database, COUNT, alone) == before:
            list(line.notifies(timeout=deadline.left(), stop_after=1))
    assert holders != rows(database, "SELECT DISTINCT holder FROM leases WHERE table_id IN (%s, %s)", table, alone)
    assert cosmodrome.verify(second.get(f"/api/tables/{table}/record")).proof == "fair"
    assert second.events(alone) > before[0][0]
    ada.close()
    second.stop()


def cut_redis(database: str) -> None:
    """The lines of these workers, known by the name of their channel, and no others."""
    [(channel,)] = rows(database, "SELECT value FROM settings WHERE name = 'channel'")
    client = redis.Redis.from_url(redis_address(), decode_responses=True)
    for line in client.client_list():
        if line["name"] == f"cosmodrome:{channel}":
            client.client_kill_filter(_id=line["id"])


@pytest.fixture(params=["postgres", "redis"])
def pair_to_cut(request: pytest.FixtureRequest, folder: Path) -> Iterator[tuple[Pair, str]]:
    """Two workers over a database of their own, so that no other test has to do with lines that were cut."""
    with running_postgres() as own:
        database = own.new()
        with running_pair(folder, database, request.param) as servers:
            yield servers, database


@pytest.mark.slow
def test_cut_connections_are_opened_again(pair_to_cut: tuple[Pair, str]) -> None:
    pair, database = pair_to_cut
    table, _, visitors = seated(pair, "Ada", "Linus")
    for _ in range(3):
        rows(database, CUT)
        cut_redis(database)
        asked = next(visitor for visitor in visitors if visitor.update["legal"])
        update = asked.update
        seat = update["view"]["viewer"]
        act = {"seq": update["seq"], "seat": seat, "action": update["legal"][0]["action"], "id": f"cut-{update['seq']}"}
        answers = [asked.ask("act", **act)]
        while answers[-1]["type"] != "ok":
            assert answers[-1]["code"] == "not_saved"
            assert len(answers) < 20
            answers.append(asked.ask("act", **act))
        for visitor in visitors:
            visitor.wait(lambda me, update=update: me.update["seq"] > update["seq"])
    events = pair[0].get(f"/api/tables/{table}/record")["events"]
    assert sum(event["kind"] == "action" for event in events) == 3
    leave(*visitors)


class Page:
    """Like the page: when the line is cut it comes back and sends again what was not answered."""

    def __init__(self, server: Server, table: str, key: str) -> None:
        self._server, self._table, self._key = server, table, key
        self.visitor = server.join(table, key)
        self.runs = {self.visitor.welcome["run"]}

    def insist(self, work: Callable[[Visitor], Any]) -> Any:
        while True:
            try:
                return work(self.visitor)
            except ConnectionClosed:
                self._come_back()

    def _come_back(self) -> None:
        deadline = Deadline()
        while deadline.left():
            try:
                self.visitor = self._server.join(self._table, self._key)
            except (ConnectionClosed, OSError):
                continue
            self.runs.add(self.visitor.welcome["run"])
            return


def workers_of(server: Server) -> set[int]:
    """The worker processes, which share the port with their supervisor."""
    listing = subprocess.run(["ps", "-ww", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    lines = [line.split(None, 2) for line in listing.splitlines()[1:]]
    return {int(pid) for pid, parent, args in lines if int(parent) == server.process.pid and "spawn_main" in args}


def play_through(page: Page, trouble: Callable[[int], None], most: int = 1000) -> int:
    """Play to the end, with trouble before each move; returns the number of moves that were acknowledged."""
    moves = 0
    while moves < most:
        update = page.insist(lambda me: me.wait(lambda me: me.update.get("legal") or me.update.get("over")))
        if update["over"]:
            return moves
        moves += 1
        trouble(moves)
        act = {"seq": update["seq"], "seat": 0, "action": update["legal"][-1]["action"], "id": f"move-{moves}"}
        answer = page.insist(partial(Visitor.ask, type="act", **act))
        assert answer["type"] == "ok", answer
        page.visitor.update = (
            {**page.visitor.update, "legal": []} if page.visitor.update == update else page.visitor.update
        )
    return moves


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no SIGHUP")
def test_a_person_plays_on_while_all_workers_are_replaced(folder: Path, database: str) -> None:
    """SIGHUP: sockets are closed in their turn, the page comes back, and nothing is lost or doubled."""
    server = Server(folder, "--database", database, "--workers", "2")
    table, keys = server.table_for("Ada", bots=1)
    page = Page(server, table, keys[0])

    def trouble(move: int) -> None:
        if move == 3:
            server.process.send_signal(signal.SIGHUP)
            first = page.visitor.welcome["run"]
            page.insist(lambda me: me.until("never") if me.welcome["run"] == first else None)

    moves = play_through(page, trouble)
    assert len(page.runs) > 1
    record = server.get(f"/api/tables/{table}/record")
    assert cosmodrome.verify(record).proof == "fair"
    assert sum(event["kind"] == "action" and event["seat"] == 0 for event in record["events"]) == moves
    page.visitor.close()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(DEADLINE) == 0


def test_several_workers_need_postgresql(folder: Path) -> None:
    for more in (["--workers", "2"], ["--bus", "redis://127.0.0.1"]):
        command = [sys.executable, "-m", "cosmodrome", "serve", "--port", "0", "--data", str(folder), *more]
        done = subprocess.run(command, capture_output=True, text=True, timeout=DEADLINE, check=False)
        assert done.returncode == 2
        assert "need --database postgresql://" in done.stderr


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(folder: Path, database: str) -> None:
    server = Server(folder, "--database", database, "--workers", "2")
    table, keys = server.table_for("Ada", bots=1)
    page = Page(server, table, keys[0])
    before = workers_of(server)
    for worker in before:
        os.kill(worker, signal.SIGKILL)

    moves = play_through(page, lambda move: None, most=3)
    assert len(page.runs) == 2
    assert not before & workers_of(server)
    record = server.get(f"/api/tables/{table}/record", keys[0])
    assert sum(event["kind"] == "action" and event["seat"] == 0 for event in record["events"]) == moves
    page.visitor.close()
    server.stop()
