"""The waiting room: the host gives seats to bots, removes players and starts; nobody else can."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.support.server_process import Server, Visitor, play_to_the_end


@dataclass
class Room:
    """A table that waits for its players: Ada opened it, Linus came with the invitation."""

    table: str
    invite: str
    ada: Visitor
    linus: Visitor


@pytest.fixture
def room(server: Server) -> Iterator[Room]:
    table, invite = server.open_table("hhhb")
    keys = [server.sit(table, invite, name) for name in ("Ada", "Linus")]
    ada, linus = (server.join(table, key) for key in keys)
    yield Room(table, invite, ada, linus)
    ada.close()
    linus.close()


def kinds(visitor: Visitor) -> list[str]:
    return [seat["kind"] for seat in visitor.table["seats"]]


def test_host_is_who_sat_down_first_with_the_invitation(server: Server, room: Room) -> None:
    assert server.get(f"/api/tables/{room.table}")["host"] == 0


def test_host_of_a_public_table_is_not_a_passer_by(server: Server) -> None:
    table, invite = server.open_table("hhh", public=True)
    status, _ = server.call("POST", f"/api/tables/{table}/seats", {"name": "Eve", "nonce": "12345678"})
    assert status == 201
    assert server.get(f"/api/tables/{table}")["host"] is None
    server.sit(table, invite, "Ada")
    assert server.get(f"/api/tables/{table}")["host"] == 1


def test_open_seat_given_to_a_bot_by_the_host_starts_a_full_table(room: Room) -> None:
    assert room.ada.ask("set_seat", seat=0, for_seat=2, bot="strong")["type"] == "ok"
    room.linus.wait(lambda me: me.table["status"] == "playing")
    seats = room.linus.table["seats"]
    assert (seats[2]["kind"], seats[2]["bot"]) == ("bot", "strong")
    assert len({seat["name"] for seat in seats}) == 4


def test_bot_changed_by_the_host_keeps_its_name(room: Room) -> None:
    name = room.ada.table["seats"][3]["name"]
    room.ada.ask("set_seat", seat=0, for_seat=3, bot="novice")
    room.ada.wait(lambda me: me.table["seats"][3]["bot"] == "novice")
    assert room.ada.table["seats"][3]["name"] == name
    assert room.ada.table["status"] == "gathering"


def test_bot_removed_by_the_host_leaves_an_open_seat(room: Room) -> None:
    room.ada.ask("set_seat", seat=0, for_seat=3, bot=None)
    room.linus.wait(lambda me: kinds(me) == ["human", "human", "open", "open"])


def test_player_removed_by_the_host_loses_the_seat_and_its_key(server: Server, room: Room) -> None:
    assert room.ada.ask("set_seat", seat=0, for_seat=1, bot=None)["type"] == "ok"
    room.linus.wait(lambda me: kinds(me) == ["human", "open", "open", "bot"])
    assert room.linus.ask("say", seat=1, text="hello?")["code"] == "not_yours"
    server.sit(room.table, room.invite, "Bea")


def test_match_started_by_the_host_gives_open_seats_to_bots(room: Room) -> None:
    assert room.ada.ask("start", seat=0, bot="casual")["type"] == "ok"
    room.linus.wait(lambda me: me.table["status"] == "playing" and "view" in me.update)
    assert [seat["bot"] for seat in room.linus.table["seats"]][2] == "casual"
    assert room.ada.ask("start", seat=0)["code"] == "started"
    assert room.ada.ask("set_seat", seat=0, for_seat=1, bot=None)["code"] == "started"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("set_seat", {"for_seat": 2, "bot": "casual"}),
        ("set_seat", {"for_seat": 0, "bot": None}),
        ("set_seat", {"for_seat": 1, "bot": None}),
        ("start", {}),
    ],
)
def test_change_by_another_player_is_refused(server: Server, room: Room, kind: str, fields: dict[str, object]) -> None:
    assert room.linus.ask(kind, seat=1, **fields)["code"] == "not_permitted"
    assert room.linus.ask(kind, seat=0, **fields)["code"] == "not_yours"
    found = server.get(f"/api/tables/{room.table}")
    assert [seat["kind"] for seat in found["seats"]] == ["human", "human", "open", "bot"]


def test_seat_of_a_player_is_never_given_to_a_bot_and_that_of_the_host_not_at_all(room: Room) -> None:
    assert room.ada.ask("set_seat", seat=0, for_seat=1, bot="casual")["code"] == "seat_taken"
    assert room.ada.ask("set_seat", seat=0, for_seat=0, bot=None)["code"] == "not_permitted"
    assert room.ada.ask("set_seat", seat=0, for_seat=9, bot=None)["code"] == "not_permitted"
    assert room.ada.ask("set_seat", seat=0, for_seat=2, bot="nobody")["code"] == "bad_input"


def test_host_that_leaves_hands_the_table_to_another_player(server: Server, room: Room) -> None:
    table, invite = server.open_table("hhh")
    key = server.sit(table, invite, "Ada")
    linus = server.join(table, server.sit(table, invite, "Linus"))
    assert server.call("DELETE", f"/api/tables/{table}/seats/0", key=key)[0] == 200
    linus.wait(lambda me: me.table["host"] == 1)
    assert linus.ask("start", seat=1)["type"] == "ok"
    linus.close()


def test_rematch_names_who_was_invited_and_who_asked_for_it_is_host(server: Server) -> None:
    table, keys = server.table_for("Ada", "Linus")
    visitors = [server.join(table, key) for key in keys]
    play_to_the_end(*visitors)
    for visitor in visitors:
        visitor.close()
    again = server.post(f"/api/tables/{table}/rematch", key=keys[1])["table"]
    assert again["host"] == 1
    assert [(seat["kind"], seat["invited"]) for seat in again["seats"]] == [("open", "Ada"), ("open", "Linus")]
    wish = {"name": "Linus", "nonce": "12345678", "previous": keys[1]}
    seated = server.post(f"/api/tables/{again['id']}/seats", wish)
    assert [seat["invited"] for seat in seated["table"]["seats"]] == ["Ada", ""]
    linus = server.join(again["id"], seated["key"])
    assert linus.ask("start", seat=1)["type"] == "ok"
    linus.wait(lambda me: me.table["status"] == "playing")
    linus.close()
