"""What one visitor cannot do to the others: strange origins, too much at once, bodies and heads that never end."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as dial
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from cosmodrome.core.errors import BadInput
from cosmodrome.server.app import make_app
from cosmodrome.server.compute_pool import WAITING_PER_ADDRESS, WAITING_PER_CLIENT
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http import access_limits as gates
from cosmodrome.server.http import request_handler
from cosmodrome.server.http.access_limits import AccessLimits, address_of
from cosmodrome.server.http.token_bucket import Rate
from cosmodrome.server.protocol import NewSeat, NewTable
from cosmodrome.server.runtime.header_timeout import HEAD_SECONDS, MOST_SILENT, HeaderTimeoutProtocol
from cosmodrome.server.services import Services
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.table_store import CHAT_KEPT
from cosmodrome.server.tables.chat import LINES_AT_ONCE
from cosmodrome.server.tables.connections.connection import MOST_OF_A_SEAT, QUEUE, QUEUE_BYTES, RESENDS
from cosmodrome.server.tables.connections.updates import LOG_LINES
from cosmodrome.server.tables.lifecycle.factory import MOST_TABLES
from tests.server.storage.test_store import with_services
from tests.support.event_loop import run_async
from tests.support.server_process import ADMIN_KEY, Running, Server, Visitor
from tests.support.waiting import DEADLINE

WISH: dict[str, Any] = {"game": "mlem", "seats": [{"kind": "human"}, {"kind": "bot"}]}


def ask(
    server: Server, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, dict[str, str], dict[str, Any]]:
    """One request with any headers; names of headers are written with _."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, None if body is None else json.dumps(body), sent)
    answer = line.getresponse()
    text = answer.read()
    found = {name.lower(): value for name, value in answer.getheaders()}
    line.close()
    return answer.status, found, json.loads(text) if found.get("content-type") == "application/json" else {}


# --- origins -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),  # a program: bots of other people
        ("http://127.0.0.1:{port}", True),
        ("http://127.0.0.1:1", False),
        ("https://evil.example", False),
        ("http://127.0.0.1.evil.example:{port}", False),
        ("null", False),  # a sandboxed frame, or a file
        ("", False),
    ],
)
def test_page_of_another_site_can_neither_read_nor_act(server: Server, origin: str | None, welcome: bool) -> None:
    table, _ = server.open_table("hb")
    origin = origin.format(port=server.port) if origin is not None else None
    headers = {} if origin is None else {"Origin": origin}
    address = f"ws://127.0.0.1:{server.port}/ws/{table}"
    if welcome:
        with connect(address, additional_headers=headers, open_timeout=DEADLINE) as opened:
            opened.send('{"type": "hello"}')
            assert json.loads(opened.recv(DEADLINE))["type"] == "welcome"
    else:
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=headers, open_timeout=DEADLINE)
        assert refused.value.response.status_code == 403
    status, _, answer = ask(server, "POST", "/api/tables", WISH, **headers)
    assert (status, answer.get("code")) == ((201, None) if welcome else (403, "foreign"))
    assert ask(server, "GET", "/api/games", **headers)[0] == 200, "what all may know, all may read"


def test_allowed_origin_can_act(folder: Path) -> None:
    server = Server(folder, "--origin", "https://Play.example.org/")
    assert ask(server, "POST", "/api/tables", WISH, origin="https://play.example.org")[0] == 201
    assert ask(server, "POST", "/api/tables", WISH, origin="http://play.example.org")[0] == 403
    server.stop()


@pytest.mark.parametrize("text", ["play.example.org", "ftp://play.example.org", "https://", "https://a.example/path"])
def test_invalid_origin_is_refused_before_the_port_opens(text: str) -> None:
    with pytest.raises(BadInput, match="is no origin"):
        AccessLimits(origins=(text,))


# --- headers -------------------------------------------------------------------


def test_every_answer_has_the_safety_headers(server: Server) -> None:
    table, _ = server.open_table("hb")
    for path in ("/", "/api/games", f"/api/tables/{table}", "/api/nowhere", "/favicon.svg", "/nothing.js"):
        _, headers, _ = ask(server, "GET", path)
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert {policy[kind] for kind in ("script-src", "style-src", "connect-src", "img-src")} == {"'self'"}
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
        assert "strict-transport-security" not in headers
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(("--https",), {}), (("--forwarded-allow-ips", "127.0.0.1"), {"x_forwarded_proto": "https"})],
    ids=["the host says so", "the proxy says so"],
)
def test_hsts_header_is_sent_with_tls_only(folder: Path, arguments: tuple[str, ...], said: dict[str, str]) -> None:
    behind = Server(folder, *arguments)
    assert "strict-transport-security" in ask(behind, "GET", "/", **said)[1]
    behind.stop()


def test_forwarded_protocol_of_an_untrusted_client_is_ignored(server: Server) -> None:
    assert "strict-transport-security" not in ask(server, "GET", "/", x_forwarded_proto="https")[1]


# --- how often -----------------------------------------------------------------


@pytest.mark.parametrize("kind", get_args(gates.Kind))
def test_rate_limit_of_one_address_does_not_affect_another(kind: gates.Kind) -> None:
    async def work() -> None:
        limits = AccessLimits(tables_per_minute=30)

        async def hurry() -> None:
            for _ in range(10_000):
                await limits.admit(kind, "192.0.2.1")

        with pytest.raises(Rejection) as refused:
            await hurry()
        assert refused.value.status == 429
        await limits.admit(kind, "192.0.2.2")
        free = AccessLimits(tables_per_minute=30, limited=False)
        for _ in range(10_000):
            await free.admit(kind, "192.0.2.1")

    run_async(work())


def test_read_over_the_rate_limit_gets_retry_after(folder: Path) -> None:
    server = Server(folder)
    for _ in range(20 * gates.RATES["probe"].burst):
        status, headers, answer = ask(server, "GET", "/api/health")
        if status == 429:
            break
    assert (status, answer["code"]) == (429, "too_fast")
    assert int(headers["retry-after"]) > 0
    server.stop()


def test_an_ipv6_visitor_is_a_network_and_not_one_of_its_many_addresses() -> None:
    assert address_of(("2001:db8:1:2:3:4:5:6", 1)) == address_of(("2001:db8:1:2:ffff::1", 9))
    assert address_of(("2001:db8:1:2::1", 1)) != address_of(("2001:db8:1:3::1", 1))
    assert address_of(("::ffff:192.0.2.7", 1)) == address_of(("192.0.2.7", 2)) == "192.0.2.7"
    assert address_of(("testclient", 1)) == "testclient"
    assert address_of(None) == ""


def test_open_tables_count_until_they_are_closed(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        limits = AccessLimits(tables_per_minute=1)
        wish = NewTable(game="mlem", seats=[NewSeat(), NewSeat("bot")])
        tables = [(await services.factory.new_table(wish))[0] for _ in range(gates.OPEN_MINUTES)]
        for table in tables:
            limits.opened("192.0.2.1", table)
        with pytest.raises(Rejection, match="Too many tables are open from this address"):
            await limits.admit("open", "192.0.2.1")
        await limits.admit("open", "192.0.2.2")
        await tables[0].do(tables[0].actions.close_table)
        await limits.admit("open", "192.0.2.1")

    with_services(folder, work)


def test_limits_in_the_docs_match_the_code() -> None:
    text = (Path(__file__).parents[3] / "docs" / "security.md").read_text(encoding="utf-8")
    gate_rates = [*gates.RATES.values(), gates.MESSAGES, gates.RESENDS, RESENDS]
    rows = [
        *(f"{rate.per_second} per second, burst of {rate.burst}" for rate in gate_rates),
        f"{WAITING_PER_CLIENT} waiting per seat, {WAITING_PER_ADDRESS} per address (`too_fast`, `busy`) |",
        f"| {gates.TABLES_PER_MINUTE} per minute (`--tables-per-minute`), per address |",
        f"ten minutes: {gates.TABLES_PER_MINUTE * gates.OPEN_MINUTES}, per address |",
        f"{int(gates.TABLES_PER_MINUTE * gates.UPLOADS_PER_TABLE)} per minute, per address |",
        f"| {MOST_TABLES} in memory |",
        f"| {gates.SOCKETS} per address",
        f"{gates.SILENT_SOCKETS} per address before `hello`",
        f"{MOST_OF_A_SEAT} per seat",
        f"| {gates.SPECTATORS} per table, {gates.SPECTATORS_OF_ADDRESS} per address and table |",
        f"{gates.PLAYERS_OVER_RATE.burst} at once and one per {1 / gates.PLAYERS_OVER_RATE.per_second:.0f} s",
        f"{QUEUE} messages or {QUEUE_BYTES // 1_000_000} MB wait",
        f"about {LOG_LINES} lines",
        f"the newest {CHAT_KEPT} lines",
        f"{MOST_SILENT} silent connections per address",
        f"within {HEAD_SECONDS:.0f} s, 64 KB",
        f"within {request_handler.BODY_SECONDS:.0f} s |",
    ]
    assert [row for row in rows if row not in text] == []


# --- how many at once ------------------------------------------------------------


def test_one_address_over_its_sockets_may_still_open_some_with_a_key() -> None:
    async def work() -> None:
        limits = AccessLimits()
        with ExitStack() as stack:
            for _ in range(gates.SOCKETS):
                stack.callback((await limits.admit_socket("192.0.2.1")).close)
            late = await limits.admit_socket("192.0.2.1")
            stack.callback(late.close)
            assert late.players_only
            with pytest.raises(Rejection, match="Too many open connections"):
                await late.enter("a-table", has_seat=False)
            await late.enter("a-table", has_seat=True)
            other = await limits.admit_socket("192.0.2.2")
            await other.enter("a-table", has_seat=False)
            other.close()
        assert not limits._sockets
        assert not limits._spectators
        assert not limits._silent, "nothing is counted for ever"

    run_async(work())


def test_sockets_before_hello_make_room_for_new_ones() -> None:
    async def work() -> None:
        limits = AccessLimits()
        evicted: list[int] = []
        held = []
        for number in range(gates.SILENT_SOCKETS + 3):
            admission = await limits.admit_socket("192.0.2.1")
            admission.evict = partial(evicted.append, number)
            held.append(admission)
        assert evicted == [0, 1, 2]
        await held[3].enter("a-table", has_seat=False)
        await limits.admit_socket("192.0.2.1")
        assert evicted == [0, 1, 2], "one that said hello counts no more"

    run_async(work())


async def spectators(
    server: Server, table: str, addresses: list[str], **hello: Any
) -> tuple[list[ClientConnection], list[dict[str, Any]]]:
    """A socket from each address, and the first answer to its hello."""
    opened, answers = [], []
    for address in addresses:
        headers = {"X-Forwarded-For": address}
        place = f"ws://127.0.0.1:{server.port}/ws/{table}"
        opened.append(await dial(place, compression=None, additional_headers=headers, ping_interval=None))
        await opened[-1].send(json.dumps({"type": "hello", **hello}))
        answers.append(json.loads(await opened[-1].recv()))
    return opened, answers


def test_spectators_are_limited_and_players_always_get_in(folder: Path) -> None:
    server = Server(folder, "--forwarded-allow-ips", "127.0.0.1")
    table, keys = server.table_for("Ada", bots=1)

    async def crowd() -> None:
        full = gates.SPECTATORS // gates.SPECTATORS_OF_ADDRESS
        addresses = [f"192.0.2.{number % full}" for number in range(gates.SPECTATORS)]
        opened, answers = await spectators(server, table, addresses)
        try:
            assert {answer["type"] for answer in answers} == {"welcome"}
            more, refused = await spectators(server, table, ["192.0.2.0", "192.0.2.200"])
            opened += more
            assert [(answer["type"], answer.get("code")) for answer in refused] == [("bye", "crowded")] * 2
            await more[0].wait_closed()
            assert more[0].close_code == 1013
            player, [welcome] = await spectators(server, table, ["192.0.2.0"], keys=keys)
            opened += player
            assert welcome["yours"] == [0]
        finally:
            for one in opened:
                one.transport.abort()

    run_async(crowd())
    server.stop()


def test_address_has_few_spectators_at_one_table_and_room_at_another(folder: Path) -> None:
    server = Server(folder, "--forwarded-allow-ips", "127.0.0.1")
    tables = [server.table_for("Ada", bots=1)[0] for _ in range(2)]

    async def crowd() -> None:
        opened, answers = await spectators(server, tables[0], ["192.0.2.1"] * (gates.SPECTATORS_OF_ADDRESS + 1))
        elsewhere, welcome = await spectators(server, tables[1], ["192.0.2.1"])
        for one in (*opened, *elsewhere):
            one.transport.abort()
        assert [answer["type"] for answer in answers] == ["welcome"] * gates.SPECTATORS_OF_ADDRESS + ["bye"]
        assert welcome[0]["type"] == "welcome"

    run_async(crowd())
    server.stop()


def test_address_that_opens_too_many_sockets_gets_in_with_a_key_and_asks_no_database(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(gates.RATES, "socket", Rate(0.0, 5))  # nothing flows back while the test runs

    async def flood(server: Server) -> None:
        table, keys = server.table_for("Ada", bots=1)
        for number in range(6):
            one = await dial(f"ws://127.0.0.1:{server.port}/ws/no-such-table", compression=None)
            await one.wait_closed()
            assert one.close_code == (1008 if number < 5 else 1013), "at first the database says: no such table"
        opened, [welcome] = await spectators(server, table, ["127.0.0.1"], keys=keys)
        watching, [bye] = await spectators(server, table, ["127.0.0.1"])
        for each in (*opened, *watching):
            each.transport.abort()
        assert welcome["yours"] == [0]
        assert (bye["type"], bye["code"]) == ("bye", "crowded")

    with serving(folder, monkeypatch) as port:
        run_async(flood(Running(port)))


def test_newest_socket_of_a_seat_closes_the_oldest_of_too_many(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    held = [server.join(table, keys[0]) for _ in range(MOST_OF_A_SEAT)]
    more = server.join(table, keys[0])
    assert more.welcome["yours"] == [0]
    assert held[0].until("bye")["code"] == "crowded"
    assert more.act()["type"] == "ok"
    for visitor in (*held, more):
        visitor.close()


def test_seat_that_sends_too_many_messages_is_limited(server: Server) -> None:
    table, keys = server.table_for("Ada", bots=1)
    ada = server.join(table, keys[0])
    answers = [ada.ask("say", seat=0, text=f"line {number}") for number in range(LINES_AT_ONCE + 5)]
    assert [answer["type"] for answer in answers[:LINES_AT_ONCE]] == ["ok"] * LINES_AT_ONCE
    assert "too_fast" in {answer.get("code") for answer in answers[LINES_AT_ONCE:]}
    ada.close()


def test_long_chat_is_cut_to_its_newest_lines(folder: Path) -> None:
    async def work(services: Services, storage: Storage) -> None:
        from cosmodrome.server.protocol import ChatLine

        table, _ = await services.factory.new_table(NewTable(game="mlem", seats=[NewSeat(), NewSeat("bot")]))
        for number in range(CHAT_KEPT + 7):
            assert table.chat.next_number == number
            await table.chat.post(ChatLine(number, 0, 0, "Ada", f"line {number}", None), f"message {number}")
        kept = [line.number for line in table.chat.lines]
        assert kept == list(range(7, CHAT_KEPT + 7))
        news = await storage.tables.changes(table.data.id)
        assert news is not None
        assert [line.number for line in news.chat] == kept

    with_services(folder, work)


# --- lines that never end ------------------------------------------------------------


class Hasty(HeaderTimeoutProtocol):
    head_seconds = DEADLINE


class AnnouncedServer(uvicorn.Server):
    """Says when it has started, or failed to."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.ready.set()


@contextmanager
def serving(folder: Path, monkeypatch: pytest.MonkeyPatch, app: Starlette | None = None) -> Iterator[int]:
    """The application in this process, on a server that waits for tenths of seconds for a body."""
    monkeypatch.setattr(request_handler, "BODY_SECONDS", 0.3)
    app = app or make_app(f"sqlite:///{folder}.db", ADMIN_KEY)
    server = AnnouncedServer(uvicorn.Config(app, port=0, http=Hasty, log_config=None, lifespan="on"))
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    assert server.ready.wait(DEADLINE)
    assert server.started
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(DEADLINE)


def is_hung_up(line: socket.socket) -> bool:
    """Waits for the other side to say something, or to go."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


def test_connections_without_a_complete_header_are_closed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(folder, monkeypatch) as port:

        def dialled(text: bytes = b"") -> socket.socket:
            line = socket.create_connection(("127.0.0.1", port), DEADLINE)
            with suppress(ConnectionError):  # on a busy machine it may be hung up on already
                line.sendall(text)
            return line

        again = dialled(b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert again.recv(4096).startswith(b"HTTP/1.1 200")
        body = dialled(b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{")
        assert body.recv(4096).startswith(b"HTTP/1.1 408")
        monkeypatch.setattr(Hasty, "head_seconds", 0.3)
        silent, half = dialled(), dialled(b"GET /api/health HTTP/1.1\r\nHost: a\r\nX-Slow: ")
        again.sendall(b"GET /api/health HTTP/1.1\r\nHo")  # the second request of a line is waited for no longer
        for line in (silent, half, again):
            assert is_hung_up(line)
        for line in (silent, half, again, body):
            line.close()


def test_new_connection_closes_the_oldest_of_too_many_silent_ones(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(folder, monkeypatch) as port:
        lines = [socket.create_connection(("127.0.0.1", port), DEADLINE) for _ in range(MOST_SILENT)]
        with socket.create_connection(("127.0.0.1", port), DEADLINE) as late:
            assert is_hung_up(lines[0])
            late.sendall(b"GET /api/games HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            assert late.recv(4096).startswith(b"HTTP/1.1 200")
        for line in lines[1:]:
            line.sendall(b"GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert all(line.recv(4096).startswith(b"HTTP/1.1 200") for line in lines[1:])
        for line in lines:
            line.close()
    assert not Hasty.silent, "nothing is counted for ever"


@pytest.mark.parametrize("head", [b"X-Long: " + b"a" * 200_000, b"\r\n".join(b"X-%d: a" % n for n in range(20_000))])
def test_endless_headers_are_not_read(server: Server, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), DEADLINE) as line:
        try:
            line.sendall(b"GET /api/health HTTP/1.1\r\nHost: a\r\n" + head + b"\r\n\r\n")
            answer = line.recv(4096)
        except ConnectionError:
            answer = b""
    assert not answer.startswith(b"HTTP/1.1 200")
    assert server.get("/api/health")["ok"]


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"hello","keys":[' + b",".join(b'"%08d"' % number for number in range(1000)) + b"]}",
        b'{"type":"hello","seq":1' + b"0" * 4000 + b"}",
        b'{"type":"hello","seq":1e400}',
        b'{"type":"hello","protocol":-' + b"9" * 300 + b"}",
        b"[" * 8000 + b"]" * 8000,
        b'{"type":"hello","look":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}",
        b'{"type":"hello",' + b",".join(b'"k%d":1' % number for number in range(1500)) + b', "seq": -5}',
    ],
)
def test_invalid_hello_is_answered_without_harm(server: Server, text: bytes) -> None:
    table, keys = server.table_for("Ada", bots=1)
    visitor = Visitor(server, table, (), greet=False)
    visitor.socket.send(text.decode())
    assert visitor.receive()["type"] in ("refused", "welcome", "bye")
    visitor.close()
    ada = server.join(table, keys[0])
    assert ada.act()["type"] == "ok"
    ada.close()
