"""Seat keys: replaced when a link was lost, never stored or logged in clear, and sent to nobody else."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.server_process import ADMIN_KEY, Server
from tests.support.waiting import DEADLINE


def renew(server: Server, table: str, seat: int, key: str | None) -> str:
    made: str = server.post(f"/api/tables/{table}/seats/{seat}/key", key=key)["key"]
    return made


def test_new_key_for_ones_own_seat_makes_the_old_one_invalid(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    made = renew(server, table, 0, keys[0])
    assert made != keys[0]
    assert re.fullmatch(r"[\w-]{24}", made), "144 bits"
    assert server.join(table, keys[0]).welcome["yours"] == []
    ada = server.join(table, made)
    assert ada.welcome["yours"] == [0]
    wish = {"step": 0, "seat": 0, "seats": [{}, {}]}
    assert server.call("POST", f"/api/tables/{table}/hint", {"seat": 0}, keys[0])[0] == 403
    assert server.call("POST", f"/api/tables/{table}/play-on", wish, keys[0])[0] == 403
    assert server.call("POST", f"/api/tables/{table}/play-on", wish, made)[0] == 201
    assert server.call("GET", f"/api/tables/{table}/record", key=keys[0])[1]["code"] == "bad_key"
    assert server.get(f"/api/tables/{table}/record", made)
    assert server.call("POST", f"/api/tables/{table}/seats/0/key", {}, keys[0])[0] == 403
    ada.close()


def test_new_key_closes_only_connections_with_the_old_one(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    thief = server.join(table, keys[0], locale="fr")
    shared = server.join(table, *keys)  # one device for both
    linus, watcher = server.join(table, keys[1]), server.join(table)
    made = renew(server, table, 0, keys[0])
    for visitor in (thief, shared):
        farewell = visitor.until("bye")
        assert farewell["code"] == "key_changed"
        with pytest.raises(ConnectionClosed):
            visitor.socket.recv(DEADLINE)
    assert thief.told[-1]["text"] == "Cette place a un nouveau lien. L’ancien ne fonctionne plus."
    linus.wait(lambda me: not me.table["seats"][0]["present"])
    ada = server.join(table, made)
    for visitor in (linus, watcher):
        visitor.wait(lambda me: me.table["seats"][0]["present"])
    asked = (ada, linus)[server.get(f"/api/tables/{table}")["asked"][0]]
    assert asked.act()["type"] == "ok"
    for visitor in (ada, linus, watcher):
        visitor.close()


def test_message_with_a_replaced_key_is_refused(server: Server) -> None:
    """Messages that were on their way when the key was changed."""
    table, keys = server.table_for("Ada", "Linus")
    thief = server.join(table, keys[0])
    events = server.events(table)
    renew(server, table, 0, keys[0])

    def insist() -> None:
        while True:
            thief.send(type="resign", id="late", seat=0)
            answer = thief.receive()
            assert answer["type"] != "ok", answer

    with pytest.raises(ConnectionClosed):
        insist()
    assert server.events(table) == events


def test_administrator_can_replace_the_key_of_a_seat(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    made = renew(server, table, 0, ADMIN_KEY)
    assert server.join(table, made).welcome["yours"] == [0]
    assert server.join(table, keys[0]).welcome["yours"] == []


@pytest.mark.parametrize("seat", [0, 1, 2, 15, 99])
def test_new_key_without_permission_is_refused(server: Server, seat: int) -> None:
    table, keys = server.table_for("Ada", "Linus", bots=1)
    for key in (None, keys[0] if seat != 0 else keys[1], "a-guess-of-a-key", keys[0] + "x"):
        status, problem = server.call("POST", f"/api/tables/{table}/seats/{seat}/key", {}, key)
        assert (status, problem["code"]) == (403, "bad_key")
    if seat > 1:  # bots and missing seats have no key, for any request
        assert server.call("POST", f"/api/tables/{table}/seats/{seat}/key", {}, ADMIN_KEY)[0] == 403
    assert server.call("POST", "/api/tables/nowhere/seats/0/key", {}, keys[0])[0] == 404
    assert server.call("POST", f"/api/tables/{table}/seats/x/key", {}, keys[0])[0] == 404


@pytest.mark.slow
def test_new_key_stays_valid_after_a_restart(folder: Path) -> None:
    server = Server(folder)
    table, keys = server.table_for("Ada", bots=1)
    made = renew(server, table, 0, keys[0])
    server.kill()
    again = Server(folder)
    assert again.join(table, made).welcome["yours"] == [0]
    assert again.join(table, keys[0]).welcome["yours"] == []
    again.stop()


def test_no_key_is_in_the_database_or_on_the_console(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = Server(folder)
    table, invite = server.open_table("hb")
    key = server.sit(table, invite, "Ada")
    made = renew(server, table, 0, key)
    server.join(table, made).close()
    server.join(table, key).close()
    server.call("GET", f"/api/tables/{table}/record", key="a-wrong-key-of-somebody")
    server.call("POST", f"/api/tables/{table}/hint", {"seat": 0}, made)
    server.stop()
    assert server.process.stdout is not None
    said = server.process.stdout.read() + "".join(capfd.readouterr())
    connection = sqlite3.connect(folder / "cosmodrome.db")
    kept = "\n".join(connection.iterdump()).encode() + b"".join(
        bytes(value) for row in connection.execute("SELECT * FROM tables") for value in row if isinstance(value, bytes)
    )
    connection.close()
    for secret in (invite, key, made, "a-wrong-key-of-somebody", ADMIN_KEY):
        assert secret not in said
        assert secret.encode() not in kept
        assert secret.encode().hex().encode() not in kept.lower()
