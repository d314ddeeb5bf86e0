"""Anything at all may come over a socket: random JSON, valid messages that were changed, in any order, binary, huge.

Every message with an id is answered, nothing crashes, nobody else notices, and the table plays on.
"""

from __future__ import annotations

import contextlib
import json
import struct
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from cosmodrome import games
from cosmodrome.server import protocol as p
from cosmodrome.server.tables.connections.connection import MOST_MISTAKES
from tests.support.server_process import Server, Visitor
from tests.support.tiers import mostly_slow

EXAMPLES = 60  # of a handful of messages each
MESSAGES = 12
QUICKLY = settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=2**53, max_value=2**80)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["\x00", "\u202e", "💥", "ä" * 300, "-1", "null"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def changed(draw: st.DrawFn, actions: list[dict[str, Any]]) -> dict[str, Any]:
    """An action that is offered, with something of it changed."""
    action = dict(draw(st.sampled_from(actions)))
    action[draw(st.sampled_from(sorted(action)) | st.text(max_size=6))] = draw(json_values)
    return action


def valid_messages(keys: list[str], update: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages as a client would send them, with numbers that may or may not be good now."""
    seat = st.integers(0, 1) | st.integers(0, 3)
    actions = st.dictionaries(st.text(max_size=6), json_values)
    if offered := [choice["action"] for choice in update["legal"]]:
        actions |= changed(offered)
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "hello": {
            "keys": st.lists(st.sampled_from(keys), max_size=3),
            "seq": st.integers(0, 9),
            "look": st.none() | seat,
        },
        "look": {"seat": st.none() | seat},
        "speak": {"locale": st.sampled_from(["en", "pl", "fr"])},
        "act": {"seq": st.just(update["seq"]) | st.integers(0, 40), "seat": seat, "action": actions},
        "undo": {"seat": seat},
        "redo": {"seat": seat},
        "answer": {"seat": seat, "yes": st.booleans()},
        "vote_end": {"seat": seat, "yes": st.just(False)},
        "stand_in": {"seat": seat, "for_seat": seat, "on": st.booleans()},
        "set_seat": {"seat": seat, "for_seat": seat, "bot": st.none() | st.text(max_size=9)},
        "start": {"seat": seat},
        "say": {"seat": seat, "text": st.text(max_size=40), "emote": st.none() | st.sampled_from(["wow", "oops"])},
        "ping": {"sent": st.floats(allow_nan=False, allow_infinity=False)},
        "echo": {"number": st.integers(-5, 5)},
    }
    return st.one_of(
        [
            st.fixed_dictionaries({"type": st.just(kind), "id": st.text("abc123", min_size=1, max_size=12), **more})
            for kind, more in fields.items()
        ]
    )


@st.composite
def frames(draw: st.DrawFn, keys: list[str], update: dict[str, Any]) -> str | bytes:
    """One frame: as it should be, with a field changed, lost or added, cut short, or something else altogether."""
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return draw(st.binary(max_size=200))
    if kind == 1:
        return draw(st.text(max_size=200))
    if kind == 2:
        return json.dumps(draw(json_values))
    message = draw(valid_messages(keys, update))
    if kind == 3:
        message[draw(st.sampled_from(sorted(message)))] = draw(json_values)
    elif kind == 4:
        del message[draw(st.sampled_from(sorted(message)))]
    elif kind == 5:
        message[draw(st.text(max_size=9))] = draw(json_values)
    text = json.dumps(message)
    if kind == 6:
        text = text[: draw(st.integers(0, len(text)))]
    elif kind == 7:
        text = text + draw(st.sampled_from([" ", "\n" * 3, "}", "{}", "x" * p.MESSAGE_BYTES, "\x00"]))
    return text.encode() if kind == 8 else text


@dataclass
class Played:
    """A table and who plays at it."""

    server: Server
    table: str
    keys: list[str]


@pytest.fixture(scope="module", params=mostly_slow(sorted(games.metas(), reverse=True)))
def table(request: pytest.FixtureRequest, server: Server) -> Played:
    name, keys = server.table_for("Ada", "Linus", game=request.param)
    return Played(server, name, keys)


def drain(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything that the server says until it answers a ping, or closes the line as it should."""
    heard = []
    code = 0
    try:
        visitor.send(type="ping", sent=4.5)
        while (message := visitor.receive()) != {"type": "pong", "sent": 4.5, "now": message.get("now")}:
            heard.append(message)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else -1
    assert code in (0, 1007, 1008, 1009, 1013), "the line was cut, or its handler has stumbled"
    return heard


def test_server_survives_random_messages(table: Played) -> None:
    seen: set[str] = set()

    @QUICKLY
    @given(st.data())
    def check(data: st.DataObject) -> None:
        keys = [*table.keys, "no-key-of-anybody"]
        greet = data.draw(st.booleans())
        visitor = Visitor(table.server, table.table, (data.draw(st.sampled_from(keys)),), greet=greet)
        update = visitor.until("update") if greet else {"seq": 0, "legal": []}
        said = data.draw(st.lists(frames(keys, update), max_size=MESSAGES))
        with contextlib.suppress(ConnectionClosed):
            for frame in said:
                visitor.socket.send(frame)
            if not greet:
                visitor.send(type="hello")
        for message in drain(visitor):
            seen.add(message.get("code") or message["type"])
        visitor.close()

    check()
    assert {"malformed", "hello_first", "welcome", "ok"} <= seen, "the fuzz did not get beyond the door"
    play_on(table)


def play_on(table: Played) -> None:
    """The player to act returns, takes the seat back from a substitute if there is one, and moves."""
    info = table.server.get(f"/api/tables/{table.table}")
    assert info["status"] == "playing"
    visitors = [table.server.join(table.table, key) for key in table.keys]
    for seat, visitor in enumerate(visitors):
        visitor.wait(lambda me, seat=seat: me.table["seats"][seat]["bot"] is None)
    asked = table.server.get(f"/api/tables/{table.table}")["asked"][0]
    assert visitors[asked].act()["type"] == "ok"
    for visitor in visitors:
        visitor.close()


@pytest.mark.parametrize("size", [p.MESSAGE_BYTES + 1, 4 * p.MESSAGE_BYTES])
def test_large_messages_are_refused(server: Server, size: int) -> None:
    name, keys = server.table_for("Ada", bots=1)
    visitor = server.join(name, keys[0])
    visitor.socket.send("x" * size)
    assert visitor.until("refused")["code"] == "too_large"
    assert visitor.act()["type"] == "ok"
    visitor.close()


HUGE = 4 * p.MESSAGE_BYTES + 1


def test_connection_announcing_a_huge_message_is_closed_before_it_arrives(server: Server) -> None:
    name, keys = server.table_for("Ada", bots=1)
    visitor = server.join(name, keys[0])
    text, masked_and_long = 0x81, 0xFF
    visitor.socket.socket.sendall(struct.pack("!BBQ4s", text, masked_and_long, HUGE, b"mask"))
    with pytest.raises(ConnectionClosed) as closed:
        visitor.until("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
    visitor.close()
    plays_on(server, name, keys[0])


def test_connection_sending_a_huge_message_is_closed(server: Server) -> None:
    """The reason may be lost on the way: the line is closed while the rest of the message is still coming."""
    name, keys = server.table_for("Ada", bots=1)
    visitor = server.join(name, keys[0])
    with contextlib.suppress(ConnectionClosed):
        visitor.socket.send("x" * HUGE)
    with pytest.raises(ConnectionClosed):
        visitor.until("refused")
    visitor.close()
    plays_on(server, name, keys[0])


def plays_on(server: Server, name: str, key: str) -> None:
    again = server.join(name, key)
    assert again.act()["type"] == "ok"
    again.close()


def test_connection_with_many_invalid_messages_is_closed(server: Server) -> None:
    name, keys = server.table_for("Ada", bots=1)
    visitor = server.join(name, keys[0])

    def rave() -> None:
        for _ in range(MOST_MISTAKES + 1):
            visitor.socket.send("nonsense")
        while True:
            visitor.receive()

    with pytest.raises(ConnectionClosed) as closed:
        rave()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert visitor.told[-1]["type"] == "bye"
    assert server.join(name, keys[0]).act()["type"] == "ok"


def test_the_same_id_from_many_lines_counts_once(server: Server) -> None:
    name, keys = server.table_for("Ada", bots=1)
    lines = [server.join(name, keys[0]) for _ in range(4)]
    update = lines[0].my_turn()
    action = update["legal"][0]["action"]
    for line in lines:
        line.send(type="act", id="once", seq=update["seq"], seat=0, action=action)
    answers = [line.until("ok") for line in lines]
    assert len(answers) == len(lines)
    record = server.get(f"/api/tables/{name}/record", keys[0])
    taken = [event for event in record["events"] if event["kind"] == "action" and event["seat"] == 0]
    assert len(taken) == 1 or taken[0] != taken[1]
    for line in lines:
        line.close()
