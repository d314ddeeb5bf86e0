"""A WebSocket connection of a page or a bot to one table. It may hold several seats, as a shared device does."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection, sentence
from cosmodrome.server.http.access_limits import Admission
from cosmodrome.server.http.token_bucket import Bucket, Rate
from cosmodrome.server.observability import metrics
from cosmodrome.server.tables.audience import CLOSE_POLICY
from cosmodrome.server.tables.lifecycle import waiting_room
from cosmodrome.server.tables.table import Table
from cosmodrome.server.wallclock import now

QUEUE = 64  # messages that wait for a slow reader before it is disconnected, to connect again from the start
QUEUE_BYTES = 2_000_000  # of these messages together
HELLO_SECONDS = 10
PER_SECOND, BURST = 20, 60
RESENDS = Rate(1, 10)  # `look` and `speak`: each answer has the whole table and 100 lines of the log
MOST_OF_A_SEAT = 8  # connections: a player's phone, laptop and the tabs that were left open
MOST_MISTAKES = 50  # unreadable messages before the connection is closed

CLOSE_TRY_AGAIN = 1013


class Connection:
    """Reads messages one after another, and writes through a bounded queue that a task of its own empties."""

    def __init__(self, web_socket: WebSocket, table: Table, admission: Admission) -> None:
        self.table = table
        self.opened = time.monotonic()
        self.seats: list[int] = []
        self.key_hashes: dict[int, str] = {}  # per seat, of the key with which it was opened
        self.view_seat: int | None = None  # None: the view of a spectator
        self.locale = "en"
        self.known_events = 0  # that were sent
        self.sent_info = ""  # the last message about the table that was sent
        self._web_socket = web_socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self._close_code = 1000
        self._waiting_bytes = 0
        self._buckets = [Bucket(PER_SECOND, BURST), *filter(None, [admission.messages])]
        self._resends = [Bucket(*RESENDS), *filter(None, [admission.resends])]
        self._admission = admission
        self._mistakes = 0
        self._probe = 0  # the number of the newest one
        self._probed_at: float | None = None  # until it is answered
        self._trips: deque[float] = deque(maxlen=5)  # round trips in milliseconds

    @property
    def is_spectator(self) -> bool:
        """Whether players have priority (`Audience.broadcast`); without limits all are treated alike."""
        return not self.seats and self._admission.limited

    # --- writing ------------------------------------------------------------------

    def send_text(self, data: str) -> None:
        if self._queue.full() or (self._waiting_bytes and self._waiting_bytes + len(data) > QUEUE_BYTES):
            self.close(CLOSE_TRY_AGAIN)
            return
        self._waiting_bytes += len(data)
        self._queue.put_nowait(data)

    def send(self, message: p.Outbound) -> None:
        self.send_text(msgspec.json.encode(message).decode())

    def probe(self) -> None:
        """Measure the round-trip time."""
        self._probe += 1
        self._probed_at = time.monotonic()
        self.send(p.Probe(self._probe))

    def _echo(self, message: p.Echo) -> None:
        if message.number == self._probe and self._probed_at is not None:
            self._trips.append(1000 * (time.monotonic() - self._probed_at))
            self._probed_at = None

    @property
    def half_trip(self) -> int:
        """Half of the median round-trip time in milliseconds, measured by the server."""
        return int(statistics.median(self._trips) / 2) if self._trips else 0

    def close(self, code: int = 1001) -> None:
        """Close, after what is already in the queue; a reader that is too slow loses that."""
        self._close_code = code
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def forget(self, seat: int) -> None:
        """Take a seat from this connection."""
        if seat in self.seats:
            self.seats.remove(seat)
            self.key_hashes.pop(seat, None)
        if self.view_seat == seat:
            self.view_seat = None

    async def _write(self) -> None:
        while (data := await self._queue.get()) is not None:
            await self._web_socket.send_text(data)
            self._waiting_bytes -= len(data)
        await self._web_socket.close(self._close_code)

    # --- reading ------------------------------------------------------------------

    async def run(self, welcome: Callable[[Connection], p.Welcome]) -> None:
        """Serve the connection until it is closed."""
        self._admission.evict = lambda: self.close(CLOSE_TRY_AGAIN)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(welcome))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            await self.table.audience.leave(self)
            for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                    raise outcome

    async def _read(self, welcome: Callable[[Connection], p.Welcome]) -> None:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                while not await self._hello(await self._receive(), welcome):
                    pass
            while True:  # a dead connection is found by the pings of the WebSocket protocol
                await self._handle(await self._receive())

    async def _receive(self) -> p.Inbound:
        """Return the next message that can be decoded; others are refused."""
        while True:
            frame = await self._web_socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1000))
            await self._admission.turn()
            data = frame.get("text") or frame.get("bytes") or ""
            if not all(bucket.take() for bucket in self._buckets):
                self._mistake(Rejection("too_fast"))
                await asyncio.sleep(1 / PER_SECOND)
            elif len(data) > p.MESSAGE_BYTES:
                self._mistake(Rejection("too_large"))
            else:
                try:
                    return p.decode_inbound(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                    self._mistake(Rejection("malformed"), id_of(data))

    def _mistake(self, rejection: Rejection, message_id: str = "") -> None:
        self._mistakes += 1
        self._refuse(rejection, message_id)
        if self._mistakes > MOST_MISTAKES:
            self._dismiss(rejection)

    def _dismiss(self, rejection: Rejection) -> None:
        """Send the reason, and close."""
        self.send(p.Bye(rejection.code, rejection.sentence(self.locale)))
        self.close(CLOSE_POLICY)

    def _refuse(self, refused: Refused, message_id: str = "") -> None:
        metrics.REFUSED_BY[refused.code].inc()
        names = self.table.match.names if self.table.match is not None else None
        text = sentence(refused, self.locale, self.table.game, names)
        self.send(p.RefusedMessage(message_id, refused.code, text, refused.rule))

    # --- hello --------------------------------------------------------------------

    async def _hello(self, message: p.Inbound, welcome: Callable[[Connection], p.Welcome]) -> bool:
        """Return whether this was a valid hello. Keys that fit no seat are refused one by one; the others count."""
        if not isinstance(message, p.Hello):
            self._refuse(Rejection("hello_first"), getattr(message, "id", ""))
            return False
        self.locale = message.locale
        if message.protocol != p.PROTOCOL:
            self._dismiss(Rejection("protocol"))
            return False
        table = self.table
        self._take_seats(message.keys)
        try:
            await self._admission.enter(table.data.id, bool(self.seats))
        except Rejection as rejection:
            if not self.seats:
                # After this message a page does not try again.
                self.send(p.Bye(rejection.code, rejection.sentence(self.locale)))
            self.close(CLOSE_TRY_AGAIN)
            return False
        self._close_oldest()
        only_seat = self.seats[0] if len(self.seats) == 1 else None
        self.view_seat = message.look if message.look in self.seats else only_seat
        events = len(table.match.events) if table.match is not None else 0
        # A reader that has all events still gets the open question.
        self.known_events = message.seq if 0 <= message.seq <= events else 0
        async with table.lock:  # nothing that is not saved yet may be sent
            self.send(welcome(self))
            self._send_update()
        await table.audience.join(self)
        self.probe()
        return True

    def _take_seats(self, keys: list[str]) -> None:
        chairs = self.table.data.chairs
        for key in keys:
            seat = self.table.data.seat_of(key)
            if seat is None:
                self._refuse(Rejection("bad_key"))
            elif seat not in self.seats:
                self.seats.append(seat)
                self.key_hashes[seat] = chairs[seat].key or ""

    def _close_oldest(self) -> None:
        """Close the oldest of the connections that hold one of our seats if there are too many."""
        for seat in self.seats:
            holders = [connection for connection in self.table.audience.connections if seat in connection.seats]
            if len(holders) >= MOST_OF_A_SEAT:
                min(holders, key=lambda connection: connection.opened)._dismiss(Rejection("crowded"))

    def _send_update(self, resend: bool = False) -> None:
        """Send the table as it is, with the events that this reader lacks; see `UpdateBuilder.update`."""
        table = self.table
        if table.match is not None:
            self.send_text(table.audience.update_for(self.view_seat, self.locale, self.known_events, resend))
            self.known_events = len(table.match.events)

    # --- everything else ------------------------------------------------------------

    async def _handle(self, message: p.Inbound) -> None:
        if isinstance(message, p.Ping):
            self.send(p.Pong(message.sent, now()))
            return
        if isinstance(message, p.Echo):
            self._echo(message)
            return
        if isinstance(message, p.Hello):
            self._refuse(Rejection("started"))
            return
        if isinstance(message, p.Look | p.Speak) and not all(bucket.take() for bucket in self._resends):
            self._mistake(Rejection("too_fast"), message.id)
            await asyncio.sleep(1 / PER_SECOND)
            return
        try:
            if not self.table.persistence.was_done(message.id):
                with metrics.Answering(message):
                    await self._do(message)
            seq = len(self.table.match.events) if self.table.match is not None else 0
            self.send(p.Ok(message.id, seq))
        except Refused as refused:
            self._refuse(refused, message.id)
        except BadInput as error:
            self._refuse(Rejection("bad_input", reason=str(error)), message.id)

    async def _do(self, message: Any) -> None:
        if isinstance(message, p.Look | p.Speak):
            await self._change_view(message)
            return
        if message.seat not in self.seats:
            raise Rejection("not_yours")
        if isinstance(message, p.Act) and self.table.claims.is_on():
            await self._claim(message)
            return

        async def work() -> None:
            # The same message may have come first by another connection.
            if not self.table.persistence.was_done(message.id):
                await HANDLERS[type(message)](self, message)

        await self.table.do(work, message.id)

    async def _claim(self, message: p.Act) -> None:
        """Claim in a race; the worker that runs the table puts the claims in order."""
        table = self.table
        claim = Claim(message.seat, table.clock.match_time(), self.half_trip)
        if await table.cluster.acquire(table):
            await table.actions.claim(claim, message.action, message.seq, message.id, self.locale)
        else:
            await table.cluster.claim(table, claim, message, self.locale)

    async def _change_view(self, message: p.Look | p.Speak) -> None:
        """Change to another seat's view or another language; the newest lines of the log are sent again."""
        if isinstance(message, p.Speak):
            self.locale = message.locale
        elif message.seat is not None and message.seat not in self.seats:
            raise Rejection("not_yours")
        else:
            self.view_seat = message.seat
        async with self.table.lock:
            self._send_update(resend=True)
        await asyncio.sleep(0)  # lets other connections run between two of these


def id_of(data: str | bytes) -> str:
    """Return the id of a message that cannot be decoded, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name[:40] if isinstance(name, str) else ""


# --- handlers of messages, called under the table's lock -------------------------------


async def act(connection: Connection, message: p.Act) -> None:
    connection.table.actions.act(message, connection.half_trip, connection.locale)


async def undo(connection: Connection, message: p.Undo) -> None:
    connection.table.actions.undo(message.seat)


async def redo(connection: Connection, message: p.Redo) -> None:
    connection.table.actions.redo(message.seat)


async def answer(connection: Connection, message: p.Answer) -> None:
    connection.table.actions.answer_undo(message.seat, message.yes)


async def resign(connection: Connection, message: p.Resign) -> None:
    connection.table.actions.resign(message.seat)


async def vote_end(connection: Connection, message: p.VoteEnd) -> None:
    connection.table.actions.vote_to_end(message.seat, message.yes)


async def pause(connection: Connection, message: p.Pause) -> None:
    if message.on:
        connection.table.actions.pause(message.seat)
    else:
        connection.table.actions.resume()


async def substitute(connection: Connection, message: p.StandIn) -> None:
    is_own = message.for_seat in connection.seats
    if message.on:
        connection.table.substitutes.request(message.for_seat, is_own)
    elif not is_own:
        raise Rejection("not_yours")
    else:
        connection.table.substitutes.dismiss(message.for_seat)


async def set_seat(connection: Connection, message: p.SetSeat) -> None:
    waiting_room.set_seat(connection.table, message.seat, message.for_seat, message.bot)


async def start_match(connection: Connection, message: p.StartMatch) -> None:
    waiting_room.start(connection.table, message.seat, message.bot)


async def say(connection: Connection, message: p.Say) -> None:
    await connection.table.chat.say(message)


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type, Handler] = {
    p.Act: act,
    p.Undo: undo,
    p.Redo: redo,
    p.Answer: answer,
    p.Resign: resign,
    p.VoteEnd: vote_end,
    p.Pause: pause,
    p.StandIn: substitute,
    p.SetSeat: set_seat,
    p.StartMatch: start_match,
    p.Say: say,
}
