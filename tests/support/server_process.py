"""A real server in its own process, and people and bots who come to it over the network."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.support.waiting import DEADLINE, Deadline, first_line

ADMIN_KEY = "the-keepers-key"


class Server:
    """`cosmodrome serve` on a free port of the loopback."""

    def __init__(self, folder: Path, *more: str, port: int = 0, log: Path | None = None) -> None:
        command = [sys.executable, "-m", "cosmodrome", "serve", "--port", str(port), "--data", str(folder), *more]
        environment = {**os.environ, "COSMODROME_ADMIN_KEY": ADMIN_KEY}
        with ExitStack() as stack:
            said = stack.enter_context(log.open("ab")) if log is not None else None
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", first_line(self.process.stdout))
        assert found, "the server did not start"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(DEADLINE)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(DEADLINE)

    @contextmanager
    def suspended(self) -> Iterator[None]:
        """Nothing is answered for a while; what arrives meanwhile is read afterwards, all at once."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    # --- REST ------------------------------------------------------------------

    def call(
        self, method: str, path: str, body: Any = None, key: str | None = None, locale: str = "en"
    ) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        headers = {"accept-language": locale} | ({"authorization": f"Bearer {key}"} if key else {})
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def get(self, path: str, key: str | None = None) -> Any:
        status, answer = self.call("GET", path, key=key)
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any = None, key: str | None = None) -> Any:
        status, answer = self.call("POST", path, {} if body is None else body, key)
        assert status == 201, answer
        return answer

    # --- tables ------------------------------------------------------------------

    def open_table(self, seats: str = "hb", bot: str | None = None, **more: Any) -> tuple[str, str]:
        """A table with people (h) and bots (b); returns its id and the invitation."""
        kinds = {"h": {"kind": "human"}, "b": {"kind": "bot", "bot": bot}}
        wish = {"game": "mlem", "seats": [kinds[seat] for seat in seats], "pace": 0, **more}
        made = self.post("/api/tables", wish)
        return made["table"]["id"], made["invite"]

    def sit(self, table: str, invite: str, name: str, **more: Any) -> str:
        """Sit down; returns the key."""
        wish = {"name": name, "nonce": secrets.token_hex(8), "invite": invite, **more}
        key: str = self.post(f"/api/tables/{table}/seats", wish)["key"]
        return key

    def table_for(self, *names: str, bots: int = 0, **more: Any) -> tuple[str, list[str]]:
        """A table at which these people already sit."""
        table, invite = self.open_table("h" * len(names) + "b" * bots, **more)
        return table, [self.sit(table, invite, name) for name in names]

    def events(self, table: str) -> int:
        """How many events the match has."""
        return len(self.get(f"/api/tables/{table}/record")["events"])

    def join(self, table: str, *keys: str, **more: Any) -> Visitor:
        return Visitor(self, table, keys, **more)

    def wait_for_events(self, table: str, before: int) -> None:
        """Until the match has more events than that."""
        if self.events(table) <= before:
            with closing(self.join(table)) as spectator:
                spectator.wait(lambda me: me.update.get("seq", 0) > before)

    def asked_seats(self, table: str) -> list[int]:
        """The seats of people who have to act, once there are any; none when the match is over."""
        deadline = Deadline()
        with closing(self.join(table)) as spectator:
            while True:
                info = self.get(f"/api/tables/{table}")
                seats = [seat for seat in info["asked"] if info["seats"][seat]["bot"] is None]
                if seats or info["status"] not in ("gathering", "playing"):
                    return seats
                spectator.receive(deadline.left())


class Running(Server):
    """A server that someone else has started, such as the application in this process."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


class Visitor:
    """A client with an open connection: it sends hello and keeps what the server sends."""

    def __init__(self, server: Server, table: str, keys: tuple[str, ...], greet: bool = True, **hello: Any) -> None:
        self._stack = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/ws/{table}"
        # No pings: a thread that logs a failed one parses source for its traceback, which in Python 3.11 can break
        # ast.parse in another thread.
        opened = connect(address, open_timeout=DEADLINE, close_timeout=1, compression=None, ping_interval=None)
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.told: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {"log": []}
        self.table: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        if greet:
            self.send(type="hello", keys=list(keys), **hello)
            self.welcome = self.until("welcome")

    def send(self, **message: Any) -> str:
        self.socket.send(json.dumps(message))
        return str(message.get("id", ""))

    def receive(self, timeout: float = DEADLINE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.told.append(message)
        if message["type"] == "update":
            self.update = message
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def ask(self, type: str, **more: Any) -> dict[str, Any]:  # noqa: A002
        """Send something and wait for the answer to it, `ok` or `refused`."""
        name = self.send(type=type, id=more.pop("id", secrets.token_hex(6)), **more)
        while True:
            message = self.receive()
            if message["type"] in ("ok", "refused") and message["id"] == name:
                return message

    def wait(self, what: Any) -> dict[str, Any]:
        """Read on until this holds for the last update and the last news of the table."""
        deadline = Deadline()
        while not what(self):
            self.receive(deadline.left())
        return self.update

    def my_turn(self) -> dict[str, Any]:
        return self.wait(lambda me: me.update.get("legal"))

    def act(self, choice: int = 0) -> dict[str, Any]:
        """Take one of the choices, when it is this visitor's turn."""
        update = self.my_turn()
        seat = update["view"]["viewer"]
        action = update["legal"][choice]["action"]
        self.update = {**update, "legal": []}
        return self.ask("act", seq=update["seq"], seat=seat, action=action)

    def close(self) -> None:
        self._stack.close()


def play_to_the_end(*visitors: Visitor) -> dict[str, Any]:
    """Play to the end: visitors always take the last legal action, and bots play in between."""

    def play(visitor: Visitor) -> dict[str, Any]:
        while True:
            visitor.wait(lambda me: me.update.get("legal") or me.update.get("over"))
            if visitor.update["over"]:
                return visitor.update
            answer = visitor.act(-1)
            assert answer["type"] == "ok", answer

    with ThreadPoolExecutor(len(visitors)) as pool:
        first, *_ = pool.map(play, visitors)
        return first
