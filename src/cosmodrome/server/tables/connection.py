"""One WebSocket: a page, or somebody's bot, at one table. It may hold several seats, as a shared device does."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
import unicodedata
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
from cosmodrome.server.tables import ending, moves, seat_keys, substitutes, time_bank
from cosmodrome.server.tables.table import Table

QUEUE = 64  # messages that wait for a slow reader before it is sent away, to come back with a fresh start
QUEUE_BYTES = 2_000_000  # of these messages together
HELLO_SECONDS = 10
PER_SECOND, BURST = 20, 60
RESENDS = Rate(1, 10)  # `look` and `speak`: each answer has the whole table and 100 lines of the log
MOST_OF_A_SEAT = 8  # sockets: somebody's phone, laptop and the tabs that were left open
MOST_MISTAKES = 50  # unreadable messages before the socket is closed

BIDI_CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

CLOSE_POLICY = seat_keys.CLOSE_POLICY
CLOSE_TRY_AGAIN = 1013


class Socket:
    """Reads messages one after another, and writes through a bounded queue that a task of its own empties."""

    def __init__(self, web_socket: WebSocket, table: Table, admission: Admission) -> None:
        self.table = table
        self.opened = time.monotonic()
        self.seats: list[int] = []
        self.seals: dict[int, str] = {}  # per seat, the seal that its key has opened
        self.look: int | None = None
        self.locale = "en"
        self.told = 0  # events this reader knows
        self.news = ""  # the last news of the table that was sent
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
        """Whether others come first (`Table.tell_all`); without limits everybody is treated alike."""
        return not self.seats and self._admission.limited

    # --- writing ------------------------------------------------------------------

    def send(self, data: str) -> None:
        if self._queue.full() or (self._waiting_bytes and self._waiting_bytes + len(data) > QUEUE_BYTES):
            self.leave(CLOSE_TRY_AGAIN)
            return
        self._waiting_bytes += len(data)
        self._queue.put_nowait(data)

    def tell(self, message: p.Outbound) -> None:
        self.send(msgspec.json.encode(message).decode())

    def probe(self) -> None:
        """Measure how long messages take."""
        self._probe += 1
        self._probed_at = time.monotonic()
        self.tell(p.Probe(self._probe))

    def _echo(self, message: p.Echo) -> None:
        if message.number == self._probe and self._probed_at is not None:
            self._trips.append(1000 * (time.monotonic() - self._probed_at))
            self._probed_at = None

    @property
    def half_trip(self) -> int:
        """Milliseconds that a message takes on its way here, as measured by ourselves."""
        return int(statistics.median(self._trips) / 2) if self._trips else 0

    def leave(self, code: int = 1001) -> None:
        """Close, after what is already in the queue; a reader that is too slow loses that."""
        self._close_code = code
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def forget(self, seat: int) -> None:
        """The seat belongs to nobody any more."""
        if seat in self.seats:
            self.seats.remove(seat)
            self.seals.pop(seat, None)
        if self.look == seat:
            self.look = None

    async def _write(self) -> None:
        while (data := await self._queue.get()) is not None:
            await self._web_socket.send_text(data)
            self._waiting_bytes -= len(data)
        await self._web_socket.close(self._close_code)

    # --- reading ------------------------------------------------------------------

    async def run(self, welcome: Callable[[Socket], p.Welcome]) -> None:
        """From hello to goodbye."""
        self._admission.evict = lambda: self.leave(CLOSE_TRY_AGAIN)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(welcome))
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            await self.table.go(self)
            for outcome in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect | RuntimeError):
                    raise outcome

    async def _read(self, welcome: Callable[[Socket], p.Welcome]) -> None:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                while not await self._hello(await self._receive(), welcome):
                    pass
            while True:  # a line that is dead is found by the pings of the socket itself
                await self._handle(await self._receive())

    async def _receive(self) -> p.Inbound:
        """The next message that can be read; the others are answered."""
        while True:
            frame = await self._web_socket.receive()
            if frame["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(frame.get("code", 1000))
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

    def _mistake(self, no: Rejection, message_id: str = "") -> None:
        self._mistakes += 1
        self._refuse(no, message_id)
        if self._mistakes > MOST_MISTAKES:
            self._dismiss(no)

    def _dismiss(self, no: Rejection) -> None:
        """Say why, and close."""
        self.tell(p.Bye(no.code, no.sentence(self.locale)))
        self.leave(CLOSE_POLICY)

    def _refuse(self, refused: Refused, message_id: str = "") -> None:
        metrics.REFUSED_BY[refused.code].inc()
        names = self.table.match.names if self.table.match is not None else None
        text = sentence(refused, self.locale, self.table.game, names)
        self.tell(p.RefusedMessage(message_id, refused.code, text, refused.rule))

    # --- hello --------------------------------------------------------------------

    async def _hello(self, message: p.Inbound, welcome: Callable[[Socket], p.Welcome]) -> bool:
        """Whether this was a good hello. Keys that fit no seat are named, and the rest goes on as a spectator."""
        if not isinstance(message, p.Hello):
            self._refuse(Rejection("hello_first"), getattr(message, "id", ""))
            return False
        self.locale = message.locale
        if message.protocol != p.PROTOCOL:
            self._dismiss(Rejection("protocol"))
            return False
        table = self.table
        for key in message.keys:
            seat = table.sheet.seat_of(key)
            if seat is None:
                self._refuse(Rejection("bad_key"))
            elif seat not in self.seats:
                self.seats.append(seat)
                self.seals[seat] = table.sheet.chairs[seat].key or ""
        try:
            await self._admission.enter(table.sheet.id, bool(self.seats))
        except Rejection as no:
            if not self.seats:
                self.tell(p.Bye(no.code, no.sentence(self.locale)))  # after which a page gives up
            self.leave(CLOSE_TRY_AGAIN)
            return False
        self._make_room()
        self.look = message.look if message.look in self.seats else self.seats[0] if len(self.seats) == 1 else None
        events = len(table.match.events) if table.match is not None else 0
        # A reader that knows as much as we do is still told the present question.
        self.told = message.seq if 0 <= message.seq <= events else 0
        async with table.lock:  # nothing that is not saved yet may be seen
            self.tell(welcome(self))
            self._send_update()
        await table.come(self)
        self.probe()
        return True

    def _make_room(self) -> None:
        """Of the sockets that hold one of our seats, the oldest is closed if there are too many."""
        for seat in self.seats:
            holders = [socket for socket in self.table.sockets if seat in socket.seats]
            if len(holders) >= MOST_OF_A_SEAT:
                min(holders, key=lambda socket: socket.opened)._dismiss(Rejection("crowded"))

    def _send_update(self, resend: bool = False) -> None:
        """The table as it is, with what happened since what this reader knows; see `Moment.update`."""
        table = self.table
        if table.match is not None:
            self.send(table.update_for(self.look, self.locale, self.told, resend))
            self.told = len(table.match.events)

    # --- everything else ------------------------------------------------------------

    async def _handle(self, message: p.Inbound) -> None:
        if isinstance(message, p.Ping):
            self.tell(p.Pong(message.sent, time_bank.now()))
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
            if not self.table.was_done(message.id):
                with metrics.Answering(message):
                    await self._do(message)
            seq = len(self.table.match.events) if self.table.match is not None else 0
            self.tell(p.Ok(message.id, seq))
        except Refused as refused:
            self._refuse(refused, message.id)
        except BadInput as error:
            self._refuse(Rejection("bad_input", reason=str(error)), message.id)

    async def _do(self, message: Any) -> None:
        if isinstance(message, p.Look | p.Speak):
            await self._turn_around(message)
            return
        if message.seat not in self.seats:
            raise Rejection("not_yours")
        if isinstance(message, p.Act) and self.table.race.is_on():
            await self._claim(message)
            return

        async def work() -> None:
            if not self.table.was_done(message.id):  # the same message on another line may have been first
                await DOERS[type(message)](self, message)

        await self.table.do(work, message.id)

    async def _claim(self, message: p.Act) -> None:
        """Speak up where others may too; the worker that looks after the table puts the claims in order."""
        table = self.table
        claim = Claim(message.seat, table.clock_time(), self.half_trip)
        if await table.cluster.is_holder(table):
            await moves.claim(table, claim, message.action, message.seq, message.id, self.locale)
        else:
            await table.cluster.claim(table, claim, message, self.locale)

    async def _turn_around(self, message: p.Look | p.Speak) -> None:
        """Another seat's eyes, or another language: the newest lines of the log are sent again."""
        if isinstance(message, p.Speak):
            self.locale = message.locale
        elif message.seat is not None and message.seat not in self.seats:
            raise Rejection("not_yours")
        else:
            self.look = message.seat
        async with self.table.lock:
            self._send_update(resend=True)
        await asyncio.sleep(0)  # between two of these the other sockets have their turn


def id_of(data: str | bytes) -> str:
    """The id of a message that does not fit, so that its sender knows which one was meant."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name[:40] if isinstance(name, str) else ""


# --- what each message does, under the table's lock -----------------------------------


async def act(socket: Socket, message: p.Act) -> None:
    table = socket.table
    match = table.running()
    claim = Claim(message.seat, table.clock_time(), socket.half_trip)
    table.race.check(message.seq, claim)
    at = max(match.timeline.last_at, claim.spoken) if match.clock.is_racing() else claim.arrived
    moves.play(table, message.seat, message.action, at, socket.locale)


def without_controls(text: str) -> str:
    """Without signs that would turn the text around them, or that can't be shown; joiners of emoji stay."""
    kept = (sign for sign in text if sign.isspace() or unicodedata.category(sign) != "Cc")
    return "".join(sign for sign in kept if sign not in BIDI_CONTROLS)


async def say(socket: Socket, message: p.Say) -> None:
    table = socket.table
    text = " ".join(without_controls(message.text).split())
    if table.sheet.children and text:
        raise Rejection("emotes_only")
    if not text and message.emote is None:
        raise Rejection("empty")
    if not table.voice_of(message.seat).take():
        raise Rejection("too_fast")
    name = table.sheet.chairs[message.seat].name
    await table.say(p.ChatLine(table.next_line(), time_bank.now(), message.seat, name, text, message.emote), message.id)


async def undo(socket: Socket, message: p.Undo) -> None:
    substitutes.check_undo(socket.table, message.seat)
    socket.table.running().undo(message.seat)
    socket.table.question_asked()


async def redo(socket: Socket, message: p.Redo) -> None:
    socket.table.running().redo(message.seat)
    socket.table.question_asked()


async def answer(socket: Socket, message: p.Answer) -> None:
    socket.table.running().answer(message.seat, message.yes)
    socket.table.question_asked()


async def resign(socket: Socket, message: p.Resign) -> None:
    ending.resign(socket.table, message.seat)


async def vote_end(socket: Socket, message: p.VoteEnd) -> None:
    ending.vote(socket.table, message.seat, message.yes)


async def pause(socket: Socket, message: p.Pause) -> None:
    ending.pause(socket.table, message.seat, message.on)


async def stand_in(socket: Socket, message: p.StandIn) -> None:
    own = message.for_seat in socket.seats
    if message.on:
        substitutes.ask(socket.table, message.for_seat, own)
    elif not own:
        raise Rejection("not_yours")
    else:
        substitutes.take_back(socket.table, message.for_seat)


Doer = Callable[[Socket, Any], Awaitable[None]]
DOERS: dict[type, Doer] = {
    p.Act: act,
    p.Undo: undo,
    p.Redo: redo,
    p.Answer: answer,
    p.Resign: resign,
    p.VoteEnd: vote_end,
    p.Pause: pause,
    p.StandIn: stand_in,
    p.Say: say,
}
