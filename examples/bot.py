"""A bot in a separate program that joins a Cosmodrome table over the network, without the package.

    python examples/bot.py http://localhost:8000/table/XXXX#invite=YYYY

joins with an invitation link, takes a seat and plays whenever it has to move. `choose` decides what it plays:
the choice with the least risk of a crash, and among those the most points. Needs `pip install websockets`.
"""

from __future__ import annotations

import json
import secrets
import sys
import urllib.request
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.sync.client import connect


def choose(update: dict[str, Any]) -> Any:
    """An answer to the question: every legal choice comes with what it would bring."""

    def worth(choice: dict[str, Any]) -> tuple[float, float]:
        preview = choice["preview"]
        return -preview.get("crash_odds", 0.0), preview.get("points", 0)

    return max(update["legal"], key=worth)["action"]


def sit_down(link: str, name: str) -> tuple[str, str, int]:
    """Take a free seat: the address of the socket, the key of the seat and its number."""
    parts = urlsplit(link)
    table = parts.path.rstrip("/").rpartition("/")[2]
    invite = parse_qs(parts.fragment).get("invite", [None])[0]
    body = {"name": name, "nonce": secrets.token_hex(16), "invite": invite}
    address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}/seats"
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        seated = json.loads(answer.read())
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/ws/{table}", seated["key"], seated["seat"]


def play(link: str, name: str = "Outside bot") -> str:
    """From sitting down to the end; returns the last sentence."""
    address, key, seat = sit_down(link, name)
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "keys": [key], "locale": "en"}))
        answered = -1  # the question that was answered last
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "refused":
                print(f"{name}: {message['text']}", file=sys.stderr)
            if message["type"] != "update":
                continue
            if message["over"]:
                text: str = message["question"]["text"]
                return text
            if message["legal"] and message["seq"] > answered:
                answered = message["seq"]
                act = {"type": "act", "id": secrets.token_hex(8), "seq": answered, "seat": seat}
                socket.send(json.dumps({**act, "action": choose(message)}))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        raise SystemExit("usage: python examples/bot.py LINK [NAME]")
    print(play(*sys.argv[1:]))
