"""A table: one match, the people around it, and the order in which things are done there.

Whatever changes a table happens under its lock, is committed, and only then told. If another worker was first, the
table catches up with the database and it is tried again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar, overload

import msgspec

from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.errors import CosmodromeError, Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.fair_draws import commitment
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.core.match.record_loader import apply_events
from cosmodrome.server.cluster.bus import Changed
from cosmodrome.server.cluster.coordinator import SingleProcess
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.token_bucket import Bucket
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.protocol import ChatLine, ChatNews, SeatInfo, TableInfo, TableNews
from cosmodrome.server.record_jobs import StoredTable
from cosmodrome.server.storage.store import CHAT_KEPT, Storage, TableChanges, decode_event
from cosmodrome.server.storage.writer import SaveConflict, SaveFailed
from cosmodrome.server.tables import seat_keys, substitutes, time_bank, updates
from cosmodrome.server.tables.claims import ClaimWindow
from cosmodrome.server.tables.frame_cache import FrameCache
from cosmodrome.server.tables.runner import TableRunner
from cosmodrome.server.tables.table_data import MatchSummary, Sheet, record_of, summary_of
from cosmodrome.server.tables.time_bank import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.connection import Socket

T = TypeVar("T")
TRIES = 8  # somebody else may be first so often before we give up
SPECTATOR_SECONDS = 0.25  # between two updates of a spectator, at least
REMEMBERED = 256  # ids of messages that were carried out, so that a repeated one changes nothing
LINES_PER_SECOND, LINES_AT_ONCE = 1, 10  # of one seat
MOVES = rec.Action | rec.Draw | rec.Clock | rec.Undo | rec.Redo  # events that open or close a question

FRAMES = FrameCache(8_000_000)  # updates for readers who come, or ask for what they had

log = logging.getLogger("cosmodrome.table")


class Table:
    """See `TableRegistry` for how tables are opened and found."""

    def __init__(self, sheet: Sheet, game: Game, storage: Storage, compute: Compute, cluster: SingleProcess) -> None:
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
        self._newest_at = -1  # while the clock is behind the match: the time of the newest event,
        self._newest_seen = 0.0  # and when we saw it, by a clock that nobody sets
        self.steps: list[int] = []  # per event, the step of the replay that it belongs to
        self.asked_at = 0  # the number of events when the question that is open was asked
        self.lock = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()  # what was begun; see `do`
        self.race = ClaimWindow(self)
        self.runner = TableRunner(self, compute)
        self.cluster = cluster
        self.version = 0  # of the sheet in the database
        self.saved = 0  # events that are in the database
        self.touched = now()  # when somebody last wanted something here
        self._storage = storage
        self._compute = compute
        self._saved_sheet = b""
        self._saved_due: int | None = None
        self._doubtful = False  # whether the database may have more than we know
        self._spectators_later: asyncio.TimerHandle | None = None  # set while they wait for what follows quickly
        self._around: tuple[object, ...] = ()
        self._written_news = ""
        self._done_ids: OrderedDict[str, None] = OrderedDict()

    # --- opening and closing ---------------------------------------------------

    async def restore(self, stored: StoredTable) -> None:
        """Continue a table that was loaded from the database, and read what was saved since."""
        self.version, self._saved_due, self.match = stored.version, stored.due, stored.match
        self.saved = len(stored.match.events) if stored.match is not None else 0
        self._saved_sheet = msgspec.json.encode(self.sheet)
        if self.is_archive:
            return  # it never changes
        self.count_steps()
        self._remember(stored.causes)
        await self._catch_up()
        self.absent_since = {seat: now() for seat in range(len(self.sheet.chairs)) if not self.is_present(seat)}

    def open(self) -> None:
        self.runner.open()

    async def close(self) -> None:
        await self.runner.close()
        await self.race.close()
        if self._spectators_later is not None:
            self._spectators_later.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for socket in list(self.sockets):
            socket.leave()

    # --- doing things --------------------------------------------------------------

    @overload
    async def do(self, work: Callable[[], Awaitable[T]], cause: str | None = None) -> T: ...

    @overload
    async def do(self, work: Callable[[], T], cause: str | None = None) -> T: ...

    async def do(self, work: Callable[[], Any], cause: str | None = None) -> Any:
        """Something is done to this table: alone, saved, and then told to everybody.

        If somebody else was first, `work` is done again to what they left, so it looks up itself what it depends on.
        What was begun is finished and saved even if the caller is cancelled: a player who acts and hangs up has acted.
        """
        self.touched = now()
        return await asyncio.shield(self._begin(self._do_alone(work, cause)))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._worked)
        return task

    def _worked(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may be gone; then no one else looks at it

    async def _do_alone(self, work: Callable[[], Any], cause: str | None) -> Any:
        async with self.lock:
            try:
                found = await self._do(work, cause)
            finally:
                self.tell_all()
        if self.runner.has_duties():
            self.runner.wake()
        return found

    async def _do(self, work: Callable[[], Any], cause: str | None) -> Any:
        for _ in range(TRIES):
            try:
                if self._doubtful:
                    await self._catch_up()
                found = work()
                if isinstance(found, Awaitable):
                    found = await found
                await self._commit(cause)
            except SaveConflict:
                await self._go_back()
            except SaveFailed as error:
                log.warning("not saved", extra={"table": self.sheet.id, "reason": str(error)})
                await self._go_back()
                raise Rejection("not_saved", 503) from None
            except Refused:
                if not await self._was_behind():
                    raise
            except Exception:
                await self._go_back()
                raise
            except asyncio.CancelledError:
                await self._drop_unsaved()
                raise
            else:
                return found
        raise Rejection("not_saved", 503)

    async def _commit(self, cause: str | None) -> None:
        events = self.match.events[self.saved :] if self.match is not None else []
        if self.match is not None and self.match.is_over and self.sheet.status == "playing":
            self.sheet.status = "over"
        if events:
            self.count_steps()
        changed = msgspec.json.encode(self.sheet) != self._saved_sheet
        if changed:
            self.sheet.updated = now()
        if events or changed:
            due = self._earlier_due() if self._storage.shared else None
            written = await self._storage.save(self.sheet, events, self.saved, changed, cause, self.version, due)
            self.saved += len(events)
            if events and isinstance(events[-1], rec.End):
                log.info("match over", extra={"table": self.sheet.id, "game": self.sheet.game})
            self._saved_due = self._saved_due if due is None else due
            if changed:
                self.version += 1
                self._saved_sheet = msgspec.json.encode(self.sheet)
                written = []  # whoever needs the sheet reads all of it from the database: it is not for the bus
            self.cluster.changed(self, written, cause, due)
        if cause is not None:
            self._remember([cause])

    def _earlier_due(self) -> int | None:
        """When the runner is needed, if that is before what the database says; to look too early is harmless."""
        due = self.runner.due()
        return due if due is not None and (self._saved_due is None or due < self._saved_due) else None

    async def _go_back(self) -> None:
        """What was not saved has not happened; and what others have saved has."""
        if not self._saved_sheet:
            return  # nobody has seen this table yet
        await self._drop_unsaved()
        try:
            await self._catch_up()
        except SaveFailed as error:
            log.warning("cannot be read again", extra={"table": self.sheet.id, "reason": nameless(error)})

    async def _drop_unsaved(self) -> None:
        """Return to what was saved when we last knew."""
        self._doubtful = True
        if self._saved_sheet:
            self.sheet = msgspec.json.decode(self._saved_sheet, type=Sheet)
        if self.match is not None and len(self.match.events) > self.saved:
            await self._rebuild(self.match.events[: self.saved])

    def _has_unsaved(self) -> bool:
        if self.match is not None and len(self.match.events) > self.saved:
            return True
        return msgspec.json.encode(self.sheet) != self._saved_sheet

    async def _was_behind(self) -> bool:
        """After a refusal: whether it rests on something that others have changed already."""
        if not self._saved_sheet:
            return False
        known = (self.version, self.saved)
        if self._storage.shared or self._has_unsaved():
            await self._go_back()
        return known != (self.version, self.saved)

    # --- catching up -----------------------------------------------------------------

    async def look(self) -> None:
        """Look whether other workers have changed something here; if so, everybody is told."""
        async with self.lock:
            if await self._catch_up():
                self.tell_all()
                self.runner.wake()

    async def follow(self, told: Changed) -> None:
        """Another worker has said that it changed something; the database is asked only for what it left out."""
        async with self.lock:
            missing = told.seq - self.saved
            if missing <= 0 and told.version <= self.version:
                return
            if self._doubtful or told.version > self.version or missing > len(told.events):
                await self._catch_up()
            else:
                events = [decode_event(event) for event in told.events[-missing:]]
                due = self._saved_due if told.due is None else told.due
                await self._learn(
                    TableChanges(None, self.version, due, events, [] if told.cause is None else [told.cause], [])
                )
            self.tell_all()
            self.runner.wake()

    async def _catch_up(self) -> bool:
        """Learn what the database has beyond what we know; returns whether there was something."""
        if self.is_archive:
            return False
        news = await self._storage.news(self.sheet.id, self.version, self.saved, self.next_line())
        self._doubtful = False
        return news is not None and await self._learn(news)

    async def _learn(self, news: TableChanges) -> bool:
        self._saved_due = news.due
        if news.sheet is not None:
            self._forget_who_left(news.sheet)
            self.sheet, self.version = news.sheet, news.version
            self._saved_sheet = msgspec.json.encode(self.sheet)
        if news.events:
            await self._go_on(news.events)
        self._remember(news.causes)
        for line in news.chat:
            self._hear(line)
        return bool(news.sheet is not None or news.events or news.chat)

    async def _go_on(self, events: list[rec.Event]) -> None:
        """Others have played on."""
        before = self.asked_at
        if self.match is None:
            await self._rebuild(events)
        else:
            known = list(self.match.events)
            try:
                apply_events(self.match, events)
            except CosmodromeError as error:  # half of it may be folded already
                log.warning("read anew", extra={"table": self.sheet.id, "reason": nameless(error)})
                await self._rebuild([*known, *events])
        assert self.match is not None
        self.saved = len(self.match.events)
        self.count_steps()
        if self.asked_at != before:
            self.asked_since = now()

    async def _rebuild(self, events: list[rec.Event]) -> None:
        """Replay these events from the beginning, in another process if there is one that can."""
        match = None
        if events:
            record = record_of(self.sheet, list(events))
            try:
                match = await self._compute.rebuild_match(record, self.sheet.id)
            except Rejection as error:  # what is shown must never be ahead of what is saved
                log.warning("rebuilt in the server", extra={"table": self.sheet.id, "reason": error.code})
                match = Match.load(record)
        self.steps, self.asked_at, self.match = [], 0, match
        self.count_steps()

    def _forget_who_left(self, sheet: Sheet) -> None:
        """Whose chair has another key, or none, sits there no longer."""
        left = [
            seat
            for seat, (old, new) in enumerate(zip(self.sheet.chairs, sheet.chairs, strict=True))
            if old.key not in (None, new.key)
        ]
        for socket in self.sockets:
            for seat in left:
                socket.forget(seat)

    def _remember(self, causes: Iterable[str]) -> None:
        self._done_ids.update(dict.fromkeys(causes))
        while len(self._done_ids) > REMEMBERED:
            self._done_ids.popitem(last=False)

    def was_done(self, cause: str) -> bool:
        return cause in self._done_ids

    def count_steps(self) -> None:
        """Which step of the replay every new event belongs to, and when the open question was asked."""
        if self.match is None:
            return
        asked_at, events = self.asked_at, self.match.events
        for number in range(len(self.steps), len(events)):
            if isinstance(events[number], MOVES):
                self.asked_at = number + 1
        self.steps = updates.steps_of(events, self.steps)
        if self.match.clock.is_racing() and self.match.state.clock_runs_on():
            self.asked_at = asked_at  # somebody has spoken, but for the others the race goes on

    # --- the match -------------------------------------------------------------------

    def playing(self) -> Match:
        """The match, if it is on."""
        if self.sheet.status in ("closed", "archive"):
            raise Rejection("closed")
        if self.match is None:
            raise Rejection("not_started")
        return self.match

    def running(self) -> Match:
        """The match, if it is on and not paused."""
        match = self.playing()
        if self.sheet.paused is not None:
            raise Rejection("paused")
        return match

    def clock_time(self) -> int:
        """Milliseconds since the match began, never back: the `at` of the record.

        If the clock was set back, the time of the match goes on from its newest event, or sand would not run out.
        """
        newest, at = self.playing().timeline.last_at, now() - self.sheet.started
        if at >= newest:
            return at
        if self._newest_at != newest:
            self._newest_at, self._newest_seen = newest, time.monotonic()
        return newest + int(1000 * (time.monotonic() - self._newest_seen))

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
        time_bank.wind_up(sheet)
        self.question_asked()

    def question_asked(self) -> None:
        """The time of the asked seat begins. Only a slow-play clock has to survive a restart."""
        self.asked_since = now()
        if self.sheet.clock is not None:
            self.sheet.asked_since = self.asked_since

    # --- what everybody may know ------------------------------------------------------

    @property
    def is_archive(self) -> bool:
        """Whether this is an uploaded record, or a tutorial: its match is read in other processes only."""
        return self.sheet.status == "archive"

    @property
    def summary(self) -> MatchSummary | None:
        """What is known of the match; None before it begins."""
        return summary_of(self.match) if self.match is not None else self.sheet.archived

    @property
    def is_over(self) -> bool:
        if self.match is not None:
            return self.match.is_over
        return self.sheet.archived is not None and self.sheet.archived.is_over

    def must_have_started(self) -> None:
        if self.match is None and self.sheet.archived is None:
            raise Rejection("not_started")

    def is_present(self, seat: int) -> bool:
        return any(seat in socket.seats for socket in self.sockets) or self.cluster.is_elsewhere(self, seat)

    @property
    def allows_hints(self) -> bool:
        """Whether players may be told what their choices are worth; children find out for themselves."""
        people = sum(chair.kind != "bot" for chair in self.sheet.chairs)
        return self.sheet.hints and not self.sheet.children and can_advise(self.game, people)

    def info(self) -> TableInfo:
        sheet, summary = self.sheet, self.summary
        seats = [
            SeatInfo(
                seat=seat,
                name=chair.name,
                colour=chair.colour,
                kind=chair.kind,
                bot=summary.bots[seat] if summary is not None else chair.bot,
                level=chair.level,
                present=chair.kind == "bot" or self.is_present(seat),
                resigned=summary is not None and seat in summary.resigned,
                bank=chair.bank,
                votes_to_end=seat in sheet.votes,
                substitute_from=substitutes.can_be_asked_from(self, seat) if chair.kind == "human" else None,
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
            asked=summary.asked if summary is not None else [],
            winners=summary.winners if summary is not None else [],
            scores=summary.scores if summary is not None else [],
            retried=summary.retried if summary is not None else 0,
        )

    def send_all(self, data: str) -> None:
        for socket in list(self.sockets):
            socket.send(data)

    def tell_all(self) -> None:
        """Everybody gets what they may see.

        While moves follow each other quickly, spectators get several of them in one message, a moment later: however
        many watch, they must not slow down the players.
        """
        is_quick = self._spectators_later is not None
        players = [socket for socket in self.sockets if not socket.is_spectator]
        spectators = [socket for socket in self.sockets if socket.is_spectator]
        self._tell(players if is_quick else [*players, *spectators])
        if spectators and not is_quick:
            later = asyncio.get_running_loop().call_later
            self._spectators_later = later(SPECTATOR_SECONDS, lambda: self._begin(self._catch_spectators_up()))

    async def _catch_spectators_up(self) -> None:
        self._spectators_later = None
        async with self.lock:  # nothing that is not saved yet
            events = len(self.match.events) if self.match is not None else 0
            news = self._news()
            if any(each.is_spectator and (each.told < events or each.news is not news) for each in self.sockets):
                self.tell_all()

    def _tell(self, sockets: Iterable[Socket]) -> None:
        """Send these sockets what they do not know; equal messages are written once."""
        news = self._news()
        moment = self._moment()
        racing = moment is not None and moment.match.clock.is_racing()
        written: dict[tuple[int | None, str, int], str] = {}
        for socket in sockets:
            if socket.news is not news:
                if not seat_keys.is_current(socket, self):
                    seat_keys.send_away(socket, self)
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
            tuple(self.absent_since.items()),
        )
        if around != self._around:
            self._around = around
            self._written_news = msgspec.json.encode(TableNews(self.info())).decode()
        return self._written_news

    def _moment(self) -> updates.Moment | None:
        return updates.Moment(self.match, self.steps, time_bank.deadline(self)) if self.match is not None else None

    def update_for(self, seat: int | None, locale: str, known: int, resend: bool = False) -> str:
        match = self.playing()
        deadline = time_bank.deadline(self)

        def make() -> str:
            update = updates.Moment(match, self.steps, deadline).update(seat, locale, known, resend)
            return msgspec.json.encode(update).decode()

        return FRAMES.get((self.sheet.id, len(match.events), deadline, seat, locale, known, resend), make)

    async def say(self, line: ChatLine, cause: str) -> None:
        """Chat is kept, but it is no part of the match."""
        await self._storage.add_chat(self.sheet.id, line, cause)
        self._hear(line)
        self.cluster.said(self)

    def _hear(self, line: ChatLine) -> None:
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
        self.cluster.here(self)
        await self.do(lambda: substitutes.give_back(self, socket.seats))

    async def go(self, socket: Socket) -> None:
        """Somebody closes the page, or loses it. The others are told, but nothing that is not saved yet."""
        self.sockets.discard(socket)
        self.touched = now()
        self.cluster.here(self)
        await self.count_present()

    async def count_present(self) -> None:
        """Somebody has come or gone, here or by way of another worker."""
        for seat in range(len(self.sheet.chairs)):
            if self.is_present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now())
        self.runner.wake()
        async with self.lock:
            self.tell_all()
