"""Clients that send damaged records, data packs and socket messages to a server, and collect what must not happen.

Each client is a thread with a connection and a random generator of its own. What the server accepts is used further:
a replay of the record is read, a match with the data pack begins.
"""

from __future__ import annotations

import contextlib
import copy
import json
import logging
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cosmodrome import games
from cosmodrome.core.data_pack import FORMAT, built_in_text
from cosmodrome.server import protocol as p
from tools.reliability.input_mutations import Mutator
from tools.reliability.local_cluster import ADMIN_KEY

logging.getLogger("websockets").setLevel(logging.CRITICAL)  # its thread complains about connections that were reset

SECONDS = 120.0  # until an answer must have come, on a busy machine
MESSAGES = 40  # of a socket; after 50 that can't be read it is closed
BATCH = 6  # messages until the answers are read
SESSIONS = 12  # at a table, then another one is opened
EXPECTED_CLOSES = (1000, 1001, 1007, 1008, 1009, 1013)
TRY_AGAIN = (429,)
INBOUND = tuple(sorted(kind.__struct_config__.tag for kind in get_args(p.Inbound)))
PLANS: tuple[dict[str, Any], ...] = (
    {"about": "possible", "options": {"mercury": True}},
    {"about": "wish", "wish": {"mission": "man_in_orbit", "have": ["all"], "by": 1970}},
    {"about": "wish", "wish": {"mission": "man_in_space", "capsule": "vostok", "goal": "surest", "options": {}}},
    {"about": "wish", "wish": {"mission": "lunar_survey", "have": ["juno_rockets"], "alone": True}},
)
STUDIES: tuple[dict[str, Any], ...] = (
    {"about": "design", "parts": {"probe": 1, "juno": 4}},
    {"about": "design", "parts": {"vostok": 1, "atlas": 2, "pilot": 1}},
    {"about": "mission", "mission": "lunar_survey"},
    {"about": "craft", "craft": 0},
    {"about": "rivals"},
)
ENDING = ("resign", "vote_end")
OPTIONS: dict[str, dict[str, Any]] = {"star_search": {"variation": "rudi"}}
SEATS = [{"kind": "human"}, {"kind": "human"}]


@dataclass
class Tally:
    """What one kind of client has sent, and how it was answered."""

    planned: int
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)


@dataclass
class Run:
    """Shared by all clients: where the server is, what was sent, what went wrong."""

    port: int
    seed: int
    tallies: dict[str, Tally]
    until: float  # by the monotonic clock
    wrong: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)
    is_stopped: bool = False

    def take(self, kind: str) -> bool:
        """Whether one more of this kind is to be sent; it is counted."""
        with self.lock:
            tally = self.tallies[kind]
            if self.is_stopped or tally.sent >= tally.planned or time.monotonic() > self.until:
                return False
            tally.sent += 1
            return True

    def answered(self, kind: str, answer: str) -> None:
        with self.lock:
            self.tallies[kind].answers[answer] += 1

    def note(self, what: str) -> None:
        with self.lock:
            self.wrong.append(what)


class Client:
    """Requests over one connection, which is opened again when the server has closed it."""

    kind = ""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.rng = random.Random(f"{run.seed}/{self.kind}/{number}")
        self.mutator = Mutator(self.rng)
        self._connection = HTTPConnection("127.0.0.1", run.port, timeout=SECONDS)

    def call(self, method: str, path: str, body: bytes | None = None, key: str = "") -> tuple[int, Any]:
        """The status and the body of the answer. A server error is noted with what has caused it."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        for is_last in (False, True):
            try:
                self._connection.request(method, path, body, headers)
                answer = self._connection.getresponse()
                status, data = answer.status, answer.read()
                break
            except (HTTPException, OSError):  # a connection that was idle may be closed
                self._connection.close()
                if is_last:
                    raise
        if status == 500 or (status > 500 and status != 503):
            self.run.note(f"{status} {method} {path}: {data[:200]!r} for {body!r:.3000}")
        return status, json.loads(data) if data else None

    def live(self) -> None:
        """Send until everything is sent."""
        try:
            while self.run.take(self.kind):
                self.step()
        except Exception as error:  # the server does not answer, or answers something that is no answer
            self.run.note(f"{self.kind}: {type(error).__name__}: {error}")
        finally:
            self._connection.close()

    def step(self) -> None:
        raise NotImplementedError

    def must(self, method: str, path: str, body: Any) -> Any:
        """The answer to a valid request."""
        status, answer = self.call(method, path, json.dumps(body).encode())
        if status != 201:
            raise HTTPException(f"{method} {path}: {status} {answer}")
        return answer

    def deliver(self, path: str, body: bytes, key: str = "") -> Any:
        """What was made from the body; None if it was refused. A full queue is no answer: it is sent again."""
        status, answer = self.call("POST", path, body, key)
        while status in TRY_AGAIN:
            time.sleep(0.05)
            status, answer = self.call("POST", path, body, key)
        self.run.answered(self.kind, "accepted" if status == 201 else f"{status} {answer.get('code', '')}")
        return answer if status == 201 else None

    def close_table(self, table: str) -> None:
        self.call("DELETE", f"/api/admin/tables/{table}", key=ADMIN_KEY)

    def sit(self, table: str, invite: str) -> str:
        """The key of a seat; empty if the server refuses, for example because the data pack has too few parts."""
        wish = {"name": secrets.token_hex(4), "nonce": secrets.token_hex(8), "invite": invite}
        status, answer = self.call("POST", f"/api/tables/{table}/seats", json.dumps(wish).encode())
        return str(answer["key"]) if status == 201 else ""


class Uploads(Client):
    """Records with something changed. Of those that are accepted, a step is replayed and the record read back."""

    kind = "records"

    def __init__(self, run: Run, number: int, seeds: list[Any]) -> None:
        super().__init__(run, number)
        self._seeds = seeds

    def step(self) -> None:
        made = self.deliver("/api/records", self.mutator.record_body(self.rng.choice(self._seeds)))
        if made is not None:
            table = made["table"]["id"]
            self.call("GET", f"/api/tables/{table}/replay/{self.rng.choice((0, 1, 5, 10**6))}")
            self.call("GET", f"/api/tables/{table}/record")


class Packs(Client):
    """Data packs with something changed. With those that are accepted, a match begins."""

    kind = "data packs"

    def __init__(self, run: Run, number: int) -> None:
        super().__init__(run, number)
        head = 'format = "{}"\ngame = "{}"\nname = "fuzz"\n'
        self._seeds = {game: head.format(FORMAT, game) + without_head(built_in_text(game)) for game in games.metas()}

    def step(self) -> None:
        game = self.rng.choice(sorted(self._seeds))
        wish: dict[str, Any] = {"game": game, "seats": SEATS, "pack": self.mutator.toml_text(self._seeds[game])}
        body = json.dumps(wish).encode() if self.rng.random() < 0.9 else self.mutator.json_body(wish)
        made = self.deliver("/api/tables", body)
        if made is not None:
            table = made["table"]["id"]
            for _ in SEATS:
                self.sit(table, made["invite"])
            self.call("GET", f"/api/tables/{table}/replay/0")
            self.close_table(table)


def without_head(text: str) -> str:
    """The lines of a pack below its own format, game and name."""
    heads = ("format", "game", "name")
    lines = text.split("\n")
    first_table = next(at for at, line in enumerate(lines) if line.startswith("["))
    above = [line for line in lines[:first_table] if line.partition("=")[0].strip() not in heads]
    return "\n".join([*above, *lines[first_table:]])


class Questions(Client):
    """Plans, and studies at a table of Leaving Earth, with something of the question changed."""

    kind = "plans and studies"

    def __init__(self, run: Run, number: int) -> None:
        super().__init__(run, number)
        self._table = ""
        self._key = ""

    def step(self) -> None:
        if not self._table:
            self._open_table()
        is_plan = self.rng.random() < 0.5
        body = {"ask": self.rng.choice(PLANS)} if is_plan else {"ask": self.rng.choice(STUDIES), "seat": 0}
        path = "/api/games/leaving_earth/plan" if is_plan else f"/api/tables/{self._table}/study"
        if self.rng.random() < 0.7:
            body["ask"] = self.mutator.change_part(copy.deepcopy(body["ask"]))
            self.deliver(path, self.mutator.encoded(body), self._key)
        else:
            self.deliver(path, self.mutator.json_body(body), self._key)

    def _open_table(self) -> None:
        made = self.must("POST", "/api/tables", {"game": "leaving_earth", "seats": SEATS})
        self._table = made["table"]["id"]
        self._key, _ = [self.sit(self._table, made["invite"]) for _ in SEATS]


class Messages(Client):
    """Two players whose sockets send changed messages of every type, and a legal action now and then."""

    kind = "socket messages"

    def __init__(self, run: Run, number: int) -> None:
        super().__init__(run, number)
        self._table = ""
        self._keys: list[str] = []
        self._sessions = 0

    def step(self) -> None:
        """One message is counted already; the others of the session are taken one by one."""
        if not self._table or self._sessions >= SESSIONS:
            self._open_table()
        self._sessions += 1
        players = [SocketPlayer(self, self._table, [key], self.rng.random() < 0.9) for key in self._keys]
        is_taken = True
        for _ in range(MESSAGES // BATCH):
            for player in players:
                for _ in range(BATCH):
                    if not is_taken and not self.run.take(self.kind):
                        break
                    is_taken = False
                    player.send_changed()
                player.read()
        for player in players:
            player.close()
            if player.is_over:
                self._sessions = SESSIONS

    def _open_table(self) -> None:
        self._sessions = 0
        if self._table:
            self.close_table(self._table)
        game = self.rng.choice(sorted(games.metas()))
        wish = {"game": game, "seats": SEATS, "options": OPTIONS.get(game, {})}
        made = self.must("POST", "/api/tables", wish)
        self._table = made["table"]["id"]
        self._keys = [self.sit(self._table, made["invite"]) for _ in SEATS]
        if not all(self._keys):
            raise HTTPException("a seat was refused")


class SocketPlayer:
    """One socket. When the server closes it, it is opened again."""

    def __init__(self, client: Messages, table: str, keys: list[str], greets: bool) -> None:
        self._client = client
        self._rng = client.rng
        self._address = f"ws://127.0.0.1:{client.run.port}/ws/{table}"
        self._keys = keys
        self._greets = greets
        self._update: dict[str, Any] = {"seq": 0, "legal": []}
        self._socket: ClientConnection | None = None
        self._stack = contextlib.ExitStack()
        self._last = b""
        self._sent_bad_text = False
        self.is_over = False

    def _open(self) -> ClientConnection:
        if self._socket is None:
            opened = connect(self._address, open_timeout=SECONDS, close_timeout=5, compression=None, ping_interval=None)
            self._socket = self._stack.enter_context(opened)
            if self._greets:
                self._socket.send(json.dumps({"type": "hello", "keys": self._keys}))
        return self._socket

    def send_changed(self) -> None:
        message = self._message()
        if self._rng.random() < 0.5:  # a field, so that the message gets beyond the decoder more often
            name = self._rng.choice([name for name in message if name not in ("type", "id")])
            message[name] = self._client.mutator.change_part(message[name])
            data = self._client.mutator.encoded(message)
        else:
            data = self._client.mutator.json_body(message)
        if self._rng.random() < 0.02:
            data += b" " * p.MESSAGE_BYTES
        self._last = data
        is_text = self._rng.random() < 0.9
        with self._noticing_a_close():
            socket = self._open()
            self._sent_bad_text |= is_text and not is_utf8(data)
            socket.send(data, text=is_text)

    def _message(self) -> dict[str, Any]:
        """A message of any type as a client would send it now."""
        rng = self._rng
        kind = rng.choice(INBOUND)
        if kind in ENDING and rng.random() < 0.8:
            kind = "act"
        message: dict[str, Any] = {"type": kind, "id": secrets.token_hex(4), "seat": self._seat()}
        fields: dict[str, dict[str, Any]] = {
            "hello": {
                "protocol": 1,
                "keys": list(self._keys),
                "seq": rng.randint(0, 9),
                "look": rng.choice((None, 0, 1)),
            },
            "look": {"seat": rng.choice((None, 0, 1))},
            "speak": {"locale": rng.choice(("en", "pl", "fr"))},
            "act": {"seq": self._update["seq"], "action": self._action()},
            "answer": {"yes": rng.random() < 0.5},
            "vote_end": {"yes": rng.random() < 0.2},
            "pause": {"on": rng.random() < 0.3},
            "stand_in": {"for_seat": rng.randint(0, 1), "on": rng.random() < 0.3},
            "say": {"text": "Houston", "emote": rng.choice((None, "wow"))},
            "ping": {"sent": 1.5},
            "echo": {"number": rng.randint(0, 3)},
        }
        return message | fields.get(kind, {})

    def _seat(self) -> int:
        """Most often the own one."""
        own = self._update.get("view", {}).get("viewer")
        return int(own) if own is not None and self._rng.random() < 0.8 else self._rng.randint(0, 1)

    def _action(self) -> Any:
        legal = self._update["legal"]
        return copy.deepcopy(self._rng.choice(legal)["action"]) if legal else {"type": "pass"}

    def read(self) -> None:
        """Play a legal action if there is one, and read everything up to the answer to a ping."""
        with self._noticing_a_close():
            socket = self._open()
            if self._update["legal"] and self._greets:
                seat = self._update["view"]["viewer"]
                act = {"type": "act", "id": secrets.token_hex(4), "seq": self._update["seq"], "seat": seat}
                socket.send(json.dumps(act | {"action": self._action()}))
            if not self._greets:
                self._greets = True
                socket.send(json.dumps({"type": "hello", "keys": self._keys}))
            sent = self._rng.random()
            socket.send(json.dumps({"type": "ping", "sent": sent}))
            while True:
                message = json.loads(socket.recv(SECONDS))
                if message["type"] == "pong" and message["sent"] == sent:
                    return
                self._heard(message)

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self._update = message
            self.is_over = message["over"]
        if message["type"] in ("ok", "refused"):
            self._client.run.answered(self._client.kind, message.get("code") or "ok")

    @contextlib.contextmanager
    def _noticing_a_close(self) -> Iterator[None]:
        try:
            yield
        except ConnectionClosed as closed:
            self._socket = None
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            if code == 1006 and self._sent_bad_text:
                code = 1007  # the reason was lost, because the server has closed before it had read all messages
            self._sent_bad_text = False
            self._client.run.answered(self._client.kind, f"closed with {code}")
            if code not in EXPECTED_CLOSES:
                self._client.run.note(f"a socket was closed with {code} after {self._last!r:.3000}")
        except (WebSocketException, TimeoutError) as error:
            self._socket = None
            self._client.run.note(f"a socket: {type(error).__name__}: {error} after {self._last!r:.3000}")

    def close(self) -> None:
        self._stack.close()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def records_below(folder: Path, most_bytes: int) -> list[Any]:
    """The recorded matches up to a size: a long one takes a second to replay."""
    files = sorted(file for file in folder.rglob("*.json") if file.stat().st_size <= most_bytes)
    return [json.loads(file.read_text(encoding="utf-8")) for file in files]


def start(clients: list[Client]) -> list[threading.Thread]:
    threads = [threading.Thread(target=client.live, daemon=True) for client in clients]
    for thread in threads:
        thread.start()
    return threads
