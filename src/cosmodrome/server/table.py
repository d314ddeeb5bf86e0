"""A table: one match, the people around it, and the order in which things are done there.

Whatever changes a table happens under its lock, is committed, and only then told. Each table has a keeper, a task that
does what nobody asks for: it lets bots play, ends what is out of time and finds a stand-in for who is away.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from cosmodrome import bots
from cosmodrome.bots.analysis import can_advise
from cosmodrome.core import record as rec
from cosmodrome.core.draws import commitment
from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.race import Claim
from cosmodrome.core.record import Seat
from cosmodrome.server import clock, keys, showing, standin
from cosmodrome.server.clock import now
from cosmodrome.server.limits import Bucket
from cosmodrome.server.logs import nameless
from cosmodrome.server.protocol import ChatLine, ChatNews, SeatInfo, TableInfo, TableNews
from cosmodrome.server.race import Race
from cosmodrome.server.refusal import No
from cosmodrome.server.sheet import Sheet, record_of
from cosmodrome.server.storage import NotSaved, Storage
from cosmodrome.server.thinkers import Thinkers

if TYPE_CHECKING:
    from cosmodrome.server.socket import Socket

REMEMBERED = 256  # ids of messages that were carried out, so that a repeated one changes nothing
CHAT_KEPT = 200  # lines that whoever comes is shown
LINES_PER_SECOND, LINES_AT_ONCE = 1, 10  # of one seat
MOVES = rec.Action | rec.Draw | rec.Clock | rec.Undo | rec.Redo  # events that open or close a question

log = logging.getLogger("cosmodrome.table")


class Table:
    """See `House` for how tables are opened and found."""

    def __init__(self, sheet: Sheet, game: Game, storage: Storage, thinkers: Thinkers) -> None:
        self.sheet = sheet
        self.game = game
        self.match: Match | None = None
        self._hides = game.hides(game.new(len(sheet.chairs), sheet.options))
        self.sockets: set[Socket] = set()
        self.chat: list[ChatLine] = []
        self._voices: dict[int, Bucket] = {}
        self.advised: set[int] = set()  # seats for which a hint is being worked out
        self.absent_since: dict[int, int] = {}
        self.asked_since = now()
        self.steps: list[int] = []  # per event, the step of the replay that it belongs to
        self.asked_at = 0  # the number of events when the question that is open was asked
        self.lock = asyncio.Lock()
        self.race = Race(self)
        self._plans: dict[int, list[tuple[int, int]]] = {}  # what bots will do in the race that is on, and when
        self._planned_at = -1  # the question that these plans are for
        self._claiming: set[asyncio.Task[None]] = set()
        self._storage = storage
        self._thinkers = thinkers
        self._saved = 0  # events that are in the database
        self._saved_sheet = b""
        self._around: tuple[object, ...] = ()
        self._written_news = ""
        self._done_ids: OrderedDict[str, None] = OrderedDict()
        self._wake = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    # --- opening and closing ---------------------------------------------------

    async def load(self) -> None:
        """The match as the database has it."""
        events = await self._storage.events(self.sheet.id)
        self.chat = await self._storage.chat(self.sheet.id, CHAT_KEPT)
        self._done_ids = OrderedDict.fromkeys(await self._storage.causes(self.sheet.id, REMEMBERED))
        self.take_over(events)
        self.absent_since = dict.fromkeys(range(len(self.sheet.chairs)), now())

    def take_over(self, events: list[rec.Event]) -> None:
        """Stand where these events lead, all of which are saved."""
        self._saved = len(events)
        self._saved_sheet = msgspec.json.encode(self.sheet)
        self.steps = []
        self.match = None
        if events:
            self.match = Match.load(record_of(self.sheet, list(events)))
        self.count_steps()

    def adopt(self, match: Match) -> None:
        """Stand where a match stands that was brought along; none of it is saved yet."""
        self.match = match
        self.count_steps()

    def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep(), name=f"keeper of {self.sheet.id}")

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self.race.close()
        for socket in list(self.sockets):
            socket.leave()

    # --- doing things --------------------------------------------------------------

    @asynccontextmanager
    async def turn(self, cause: str | None = None) -> AsyncIterator[None]:
        """Something is done to this table: alone, saved, and then told to everybody."""
        async with self.lock:
            try:
                yield
                await self._commit(cause)
            except Refused:
                raise
            except NotSaved as error:
                log.warning("not saved", extra={"table": self.sheet.id, "reason": str(error)})
                await self._go_back()
                raise No("not_saved", 503) from None
            except Exception:
                await self._go_back()
                raise
            self.tell_all()
        if self._has_duties():
            self._wake.set()

    async def _commit(self, cause: str | None) -> None:
        events = self.match.events[self._saved :] if self.match is not None else []
        if self.match is not None and self.match.is_over and self.sheet.status == "playing":
            self.sheet.status = "over"
        if events:
            self.count_steps()
        changed = msgspec.json.encode(self.sheet) != self._saved_sheet
        if changed:
            self.sheet.updated = now()
        if events or changed:
            await self._storage.save(self.sheet, events, self._saved, changed, cause)
            self._saved += len(events)
            if events and isinstance(events[-1], rec.End):
                log.info("match over", extra={"table": self.sheet.id, "game": self.sheet.game})
            if changed:
                self._saved_sheet = msgspec.json.encode(self.sheet)
        if cause is not None:
            self._done_ids[cause] = None
            while len(self._done_ids) > REMEMBERED:
                self._done_ids.popitem(last=False)

    async def _go_back(self) -> None:
        """What could not be saved has not happened."""
        self.sheet = msgspec.json.decode(self._saved_sheet, type=Sheet)
        try:
            self.take_over(await self._storage.events(self.sheet.id))
        except NotSaved:
            assert self.match is None or self._saved > 0
            self.take_over(self.match.events[: self._saved] if self.match is not None else [])

    def was_done(self, cause: str) -> bool:
        return cause in self._done_ids

    def count_steps(self) -> None:
        """Which step of the replay every new event belongs to, and when the open question was asked."""
        if self.match is None:
            return
        asked_at = self.asked_at
        for number in range(len(self.steps), len(self.match.events)):
            event = self.match.events[number]
            before = self.steps[-1] if self.steps else 0
            self.steps.append(before + isinstance(event, rec.Action))
            if isinstance(event, MOVES):
                self.asked_at = number + 1
        if self.match.is_racing() and self.match.state.clock_runs_on():
            self.asked_at = asked_at  # somebody has spoken, but for the others the race goes on

    # --- the match -------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if it is on."""
        if self.sheet.status == "closed":
            raise No("closed")
        if self.match is None:
            raise No("not_started")
        return self.match

    def running(self) -> Match:
        """The match, if it is on and not paused."""
        match = self.playing()
        if self.sheet.paused is not None:
            raise No("paused")
        return match

    def clock_time(self) -> int:
        """Milliseconds since the match began, never back: the `at` of the record."""
        match = self.playing()
        return max(match.last_at, now() - self.sheet.started)

    def start_if_full(self) -> None:
        """When everybody sits, the match begins: the nonces join the seed that was committed to before."""
        sheet = self.sheet
        if sheet.status != "gathering" or any(chair.kind == "open" for chair in sheet.chairs):
            return
        self.match = Match.start(
            self.game,
            [Seat(chair.name, chair.level, chair.bot) for chair in sheet.chairs],
            sheet.options,
            seed=sheet.seed,
            nonces=[chair.nonce for chair in sheet.chairs],
            position=sheet.position,
        )
        sheet.status = "playing"
        sheet.started = now()
        clock.wind_up(sheet)
        self.question_asked()

    def question_asked(self) -> None:
        """The time of the asked seat begins. Only a slow-play clock has to survive a restart."""
        self.asked_since = now()
        if self.sheet.clock is not None:
            self.sheet.asked_since = self.asked_since

    # --- what everybody may know ------------------------------------------------------

    def is_present(self, seat: int) -> bool:
        return any(seat in socket.seats for socket in self.sockets)

    def holders(self, seat: int) -> int:
        """How many sockets hold this seat."""
        return sum(seat in socket.seats for socket in self.sockets)

    @property
    def allows_hints(self) -> bool:
        """Whether players may be told what their choices are worth; children find out for themselves."""
        people = sum(chair.kind != "bot" for chair in self.sheet.chairs)
        return self.sheet.hints and not self.sheet.children and can_advise(self.game, people)

    def info(self) -> TableInfo:
        sheet, match = self.sheet, self.match
        seats = [
            SeatInfo(
                seat=seat,
                name=chair.name,
                colour=chair.colour,
                kind=chair.kind,
                bot=match.seats[seat].bot if match is not None else chair.bot,
                level=chair.level,
                present=chair.kind == "bot" or self.is_present(seat),
                resigned=match is not None and seat in match.resigned,
                bank=chair.bank,
                votes_to_end=seat in sheet.votes,
            )
            for seat, chair in enumerate(sheet.chairs)
        ]
        return TableInfo(
            id=sheet.id,
            game=sheet.game,
            rules=self.game.meta.rules,
            mode=sheet.mode,
            options=sheet.options,
            status=sheet.status,
            seats=seats,
            commitment=commitment(bytes.fromhex(sheet.seed)) if sheet.seed else "",
            public=sheet.public,
            children=sheet.children,
            hints=self.allows_hints,
            hides=self._hides,
            pack=None if self.game.pack.is_built_in else str(self.game.data.get("name", "")),
            clock=sheet.clock,
            takeover=sheet.takeover,
            paused=sheet.paused,
            next=sheet.next,
            origin=sheet.origin,
            created=sheet.created,
            asked=match.players_to_move() if match is not None else [],
            winners=match.winners() if match is not None else [],
            scores=match.state.scores_in_points() if match is not None and match.is_over else [],
        )

    def wake(self) -> None:
        """There may be something to do for the keeper."""
        self._wake.set()

    def send_all(self, data: str) -> None:
        for socket in list(self.sockets):
            socket.send(data)

    def tell_all(self) -> None:
        """Every socket gets what it may see; equal messages are written once."""
        news = self._news()
        moment = self._moment()
        racing = moment is not None and moment.match.is_racing()
        written: dict[tuple[int | None, str, int], str] = {}
        for socket in list(self.sockets):
            if socket.news is not news:
                if not keys.is_current(socket, self):
                    keys.send_away(socket, self)
                    continue
                socket.news = news
                socket.send(news)
            if moment is not None and socket.told < len(moment.match.events):
                key = (socket.look, socket.locale, socket.told)
                if key not in written:
                    written[key] = msgspec.json.encode(moment.update(*key)).decode()
                socket.send(written[key])
                socket.told = len(moment.match.events)
                if racing:
                    socket.probe()

    def _news(self) -> str:
        """What everybody may know of the table, written anew only if something of it has changed."""
        match = self.match
        around = (
            self._saved_sheet,
            tuple(self.is_present(seat) for seat in range(len(self.sheet.chairs))),
            tuple(seat.bot for seat in match.seats) if match is not None else (),
            tuple(match.resigned) if match is not None else (),
        )
        if around != self._around:
            self._around = around
            self._written_news = msgspec.json.encode(TableNews(self.info())).decode()
        return self._written_news

    def _moment(self) -> showing.Moment | None:
        return showing.Moment(self.match, self.steps, clock.deadline(self)) if self.match is not None else None

    def update_for(self, seat: int | None, locale: str, since: int) -> str:
        moment = self._moment()
        assert moment is not None
        return msgspec.json.encode(moment.update(seat, locale, since)).decode()

    async def say(self, line: ChatLine) -> None:
        """Chat is kept, but it is no part of the match."""
        await self._storage.add_chat(self.sheet.id, line)
        self.chat.append(line)
        del self.chat[:-CHAT_KEPT]
        self.send_all(msgspec.json.encode(ChatNews(line)).decode())

    def next_line(self) -> int:
        """The number of the next line of chat."""
        return self.chat[-1].number + 1 if self.chat else 0

    def voice_of(self, seat: int) -> Bucket:
        return self._voices.setdefault(seat, Bucket(LINES_PER_SECOND, LINES_AT_ONCE))

    # --- who is here --------------------------------------------------------------------

    async def come(self, socket: Socket) -> None:
        """Somebody opens the page. A bot that stood in for them gives the seat back."""
        self.sockets.add(socket)
        for seat in socket.seats:
            self.absent_since.pop(seat, None)
        async with self.turn():
            standin.give_back(self, socket.seats)

    async def go(self, socket: Socket) -> None:
        """Somebody closes the page, or loses it. The others are told, but nothing that is not saved yet."""
        self.sockets.discard(socket)
        for seat in socket.seats:
            if not self.is_present(seat):
                self.absent_since[seat] = now()
        self._wake.set()
        async with self.lock:
            self.tell_all()

    # --- the keeper ------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._next_duty()
            except Refused as refused:
                log.warning("the keeper was refused", extra={"table": self.sheet.id, "reason": refused.code})
                wait = 1.0
            except Exception:
                log.exception("the keeper stumbled", extra={"table": self.sheet.id})
                wait = 5.0
            if wait == 0:
                continue
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    def _has_duties(self) -> bool:
        """Whether the keeper may have something to do: where all are here and nothing runs out it can sleep on."""
        match = self.match
        if match is None or self.absent_since or self.sheet.clock is not None or match.state.is_chance():
            return True
        return any(seat.bot is not None for seat in match.seats)

    async def _next_duty(self) -> float | None:
        """Do what is due; returns the seconds until there may be something again, None for when somebody acts."""
        match = self.match
        if match is None or match.is_over or self.sheet.status != "playing" or self.sheet.paused is not None:
            return None
        deadline = match.deadline()
        if self.race.is_open:
            return None  # it wakes us when it is decided
        if deadline is not None and deadline <= self.clock_time():
            async with self.turn():
                match.tick(self.clock_time())
            return 0
        asked = match.players_to_move()
        waits = [(deadline - self.clock_time()) / 1000] if deadline is not None else []
        if match.is_racing():
            soon = await self._let_speak(match, asked)
            if soon == 0:
                return 0
            waits += [soon] if soon is not None else []
        elif match.seats[asked[0]].bot is not None:
            await self._let_play(match, asked[0])
            return 0
        for seat in asked:
            due = [at for at in (clock.runs_out(self, seat), standin.is_due(self, seat)) if at is not None]
            if due and min(due) <= now():
                async with self.turn():
                    standin.replace(self, seat)
                return 0
            waits += [(at - now()) / 1000 for at in due]
        return max(min(waits), 0.01) if waits else None

    async def _let_play(self, match: Match, seat: int) -> None:
        """The bot thinks outside; its answer counts only if the question is still the same."""
        bot = match.seats[seat].bot or bots.usual(self.game)
        asked_at = self.asked_at
        action, _ = await asyncio.gather(
            self._thinkers.choose(match.state, seat, bot), asyncio.sleep(self.sheet.pace / 1000)
        )
        still = self.match is match and self.asked_at == asked_at and not match.is_over
        if still and self.sheet.paused is None and match.seats[seat].bot is not None:
            async with self.turn():
                match.play(seat, action, self.clock_time())
                clock.moved(self, seat)

    async def _let_speak(self, match: Match, asked: list[int]) -> float | None:
        """In a race: the bots do what they planned. Returns the seconds until the next of them speaks, 0 if one did."""
        question = self.asked_at
        if self._planned_at != question:
            self._plans, self._planned_at = {}, question
        turned = match.clock_since or 0
        for seat in asked:
            bot = match.seats[seat].bot
            if bot is not None and seat not in self._plans:
                plan = await self._thinkers.plan(match.state, seat, bot)
                self._plans[seat] = [(turned + delay, action) for delay, action in plan]
        if self.match is not match or self.asked_at != question or self.sheet.paused is not None:
            return 0
        due = [(self._plans[seat][0][0], seat) for seat in asked if match.seats[seat].bot and self._plans.get(seat)]
        if not due:
            return None
        at, seat = min(due)
        if at > self.clock_time():
            return (at - self.clock_time()) / 1000
        _, action = self._plans[seat].pop(0)

        def act(at: int) -> None:
            match.play(seat, action, at)

        if self.race.is_on():
            claim = self.race.claim(Claim(seat, at), question, None, act)
            task = asyncio.create_task(claim, name=f"a bot claims at {self.sheet.id}")
            self._claiming.add(task)
            task.add_done_callback(self._claimed)
        else:
            async with self.turn():
                act(max(match.last_at, at))
        return 0

    def _claimed(self, task: asyncio.Task[None]) -> None:
        self._claiming.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception) and not isinstance(error, Refused):
            log.error("a bot could not claim", extra={"table": self.sheet.id, "reason": nameless(error)})
