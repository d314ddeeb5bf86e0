"""All tables of this server: opened, found, brought back after a restart, put away when nobody is there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import unicodedata
from collections.abc import Mapping

import msgspec

from cosmodrome import bots, games
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match.fair_draws import new_seed
from cosmodrome.core.registry import find_game
from cosmodrome.server.cluster.bus import Bus
from cosmodrome.server.cluster.coordinator import Cluster, SingleProcess
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.protocol import COLOURS, NAME_LENGTH, NewSeat, NewTable, PlayOn, TableInfo, TakeSeat
from cosmodrome.server.record_jobs import TUTORIAL
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.writer import SaveFailed
from cosmodrome.server.tables.analysis_cache import AnalysisCache
from cosmodrome.server.tables.replay_access import ReplayAccess
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import SeatData, Sheet, fits, new_key, sealed
from cosmodrome.server.tables.time_bank import is_slow, now

MOST_OPEN = 5_000  # tables in memory, without those that are idle
WAITING_DAYS = 1  # for which a table waits for its players
DAY = 86_400_000  # milliseconds
NOT_PLAYING = ("gathering", "over", "closed", "archive")
LOAD_AGAIN_SECONDS = 5.0
IDLE_SECONDS = 600  # a table at which nobody is leaves the memory after this long,
OVER_SECONDS = 60  # and after this long when its match is over, or another worker looks after it
HOUSEKEEPING_SECONDS = 30
UPLOAD_DAYS = 1  # for which an uploaded record is kept,
UPLOAD_BYTES = 256 << 20  # and how large all of them may be together

log = logging.getLogger("cosmodrome.tables")


class TableRegistry:
    """Knows every table by its id; what is not in memory is fetched from storage when somebody asks."""

    def __init__(
        self, storage: Storage, packs: Mapping[str, Pack] | None = None, workers: int = 1, bus: Bus | None = None
    ) -> None:
        self.storage = storage
        self.cluster = SingleProcess() if bus is None else Cluster(self, bus)
        self.compute = Compute(storage.address, workers)
        self.replays = ReplayAccess(self.compute)
        self.analyses = AnalysisCache(self.compute)
        self.run = secrets.token_hex(8)
        self._packs = dict(packs or {})
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.is_loaded = False  # whether the games that are being played are back after the start

    async def open(self) -> None:
        """Begin to load the tables that are being played, so that their bots and clocks go on.

        Every other table is loaded when it is asked for. Where workers share tables, these are too, or when something
        is due there.
        """
        self.compute.open()
        for game_id in games.metas():
            self.game(game_id)  # reads its facts now, so that no visitor waits for it
        await self.cluster.open()
        self._tasks = [asyncio.create_task(self._run_housekeeping(), name="housekeeping")]
        if self.cluster.shared:
            self.is_loaded = True
        else:
            self._tasks.append(asyncio.create_task(self._load_running(), name="load running games"))

    async def _load_running(self) -> None:
        for table_id in await self._running():
            with contextlib.suppress(Refused, SaveFailed):  # the log says which one; the others go on
                await self.find(table_id)
        self.is_loaded = True

    async def _running(self) -> list[str]:
        while True:
            try:
                return await self.storage.ids("playing")
            except SaveFailed as error:
                log.error("running games cannot be listed", extra={"reason": nameless(error)})
                await asyncio.sleep(LOAD_AGAIN_SECONDS)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self.cluster.close()
        self.analyses.close()
        self.compute.close()

    def game(self, game_id: str, pack: Pack | None = None) -> Game:
        return find_game(game_id, pack or self._packs.get(game_id))

    # --- finding ---------------------------------------------------------------------

    async def find(self, table_id: str) -> Table:
        """The table of that id; several that ask at once wait for one loading."""
        if table_id in self._tables:
            self._tables[table_id].touched = now()
            return self._tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.ensure_future(self._fetch(table_id))
            self._loading[table_id].add_done_callback(lambda _: self._loading.pop(table_id, None))
        table = await asyncio.shield(self._loading[table_id])
        if table is None:
            raise Rejection("no_table", 404)
        return table

    async def look_up(self, table_id: str) -> Table:
        """The table of that id as it is now, also if another worker has changed it a moment ago."""
        table = await self.find(table_id)
        if self.cluster.shared:
            await table.look()
        return table

    def known(self, table_id: str) -> Table | None:
        """The table of that id, if it is in memory."""
        return self._tables.get(table_id)

    def in_memory(self) -> list[Table]:
        """The tables that are not tutorials."""
        return [table for name, table in self._tables.items() if not name.startswith(TUTORIAL)]

    async def _fetch(self, table_id: str) -> Table | None:
        try:
            stored = await self.compute.load_table(table_id)
            if stored is None:
                return None
            table = self._table_of(stored.sheet, stored.match.game if stored.match is not None else None)
            await table.restore(stored)
        except (SaveFailed, Rejection) as error:
            log.error("a table cannot be loaded", extra={"table": table_id, "reason": nameless(error)})
            raise
        except Exception as error:  # a damaged row may lead the rules anywhere
            log.error("a table cannot be loaded", extra={"table": table_id, "reason": nameless(error)})
            raise Rejection("damaged") from None
        return self._set_up(table)

    def _table_of(self, sheet: Sheet, game: Game | None = None) -> Table:
        return Table(sheet, game or self._game_of(sheet), self.storage, self.compute, self.cluster)

    async def infos(self, sheets: list[Sheet]) -> list[TableInfo]:
        """What everybody may know of these tables; one that cannot be shown does not hide the others.

        No match is loaded for it: of a table that is not in memory only its sheet is known.
        """
        found = []
        for sheet in sheets:
            try:
                found.append((self._tables.get(sheet.id) or self._table_of(sheet)).info())
            except Exception as error:
                log.error("a table cannot be shown", extra={"table": sheet.id, "reason": nameless(error)})
            await asyncio.sleep(0)  # a data pack takes some milliseconds to read
        return found

    def _game_of(self, sheet: Sheet) -> Game:
        pack = Pack(sheet.pack, is_recorded=True) if sheet.pack is not None else None
        return find_game(sheet.game, pack, sheet.rules_version())

    def _set_up(self, table: Table) -> Table:
        self._tables[table.sheet.id] = table
        table.open()
        return table

    def people_here(self) -> int:
        return sum(len(table.sockets) for table in self._tables.values())

    def people(self) -> int:
        return self.people_here() + self.cluster.people_elsewhere()

    # --- opening -----------------------------------------------------------------------

    async def new_table(self, wish: NewTable) -> tuple[Table, str]:
        """A table that waits for its players, with the invitation to it."""
        game = self.game(wish.game)
        if wish.pack is not None:
            game = self.game(wish.game, Pack(await self.compute.check_pack(wish.pack, game.meta.id)))
        game.meta.check_players(len(wish.seats))
        game.meta.check_levels(len(wish.seats), [seat.level for seat in wish.seats])
        sheet = Sheet(
            id=secrets.token_urlsafe(8),
            game=wish.game,
            rules=game.meta.rules,
            mode=wish.mode,
            options=game.meta.check_options(wish.options),
            chairs=chairs(wish.seats, game),
            seed=new_seed().hex(),
            created=now(),
            public=wish.public,
            children=wish.children,
            hints=wish.hints,
            clock=wish.clock,
            takeover=None if is_slow(wish.clock) else wish.takeover,
            pace=wish.pace,
            pack=None if game.pack.is_built_in else dict(game.pack.data),
        )
        return await self._lay(sheet, game)

    async def _lay(self, sheet: Sheet, game: Game) -> tuple[Table, str]:
        await self._make_room()
        invite = new_key()
        sheet.invite = sealed(invite)
        table = Table(sheet, game, self.storage, self.compute, self.cluster)
        await table.do(table.start_if_full)
        log.info("table opened", extra={"table": sheet.id, "game": sheet.game, "seats": len(sheet.chairs)})
        return self._set_up(table), invite

    async def _make_room(self) -> None:
        """Refuse if there are too many tables where something happens; idle ones leave the memory before."""
        if len(self._tables) >= MOST_OPEN:
            await self._put_away(OVER_SECONDS)
        if len(self._tables) >= MOST_OPEN:
            raise Rejection("full", 503)

    async def rematch(self, table: Table, key: str | None) -> tuple[Table, str]:
        """The same people at a new table. Whoever asks first opens it; the others find it in `next`."""
        if key is None or table.sheet.seat_of(key) is None:
            raise Rejection("bad_key", 403)
        if not table.is_over:
            raise Rejection("not_over")
        if table.sheet.next is not None:
            return await self.find(table.sheet.next), ""
        old = table.sheet
        sheet = msgspec.structs.replace(
            old,
            id=secrets.token_urlsafe(8),
            chairs=[again(chair) for chair in old.chairs],
            seed=new_seed().hex(),
            created=now(),
            status="gathering",
            position=None,
            origin=None,
            previous=old.id,
            next=None,
            paused=None,
            votes=[],
            started=0,
        )
        made, invite = await self._lay(sheet, table.game)

        def name_it() -> str:
            table.sheet.next = table.sheet.next or made.sheet.id
            return table.sheet.next

        named = await table.do(name_it)
        if named != made.sheet.id:  # somebody else has opened one meanwhile
            await self.close_table(made)
            return await self.find(named), ""
        return made, invite

    async def play_on(self, table: Table, wish: PlayOn, key: str | None) -> tuple[Table, str]:
        """A new table from a moment of another one, as that seat could believe it."""
        position = await self.replays.position(table, wish.step, wish.seat, key)
        table.game.meta.check_players(len(wish.seats))
        if len(wish.seats) != len(table.sheet.chairs):
            raise Rejection("bad_request", 422, reason=f"this position is for {len(table.sheet.chairs)} players")
        sheet = Sheet(
            id=secrets.token_urlsafe(8),
            game=table.sheet.game,
            rules=table.game.meta.rules,
            mode=wish.mode,
            options=table.sheet.options,
            chairs=chairs(wish.seats, table.game),
            seed=new_seed().hex(),
            created=now(),
            pack=table.sheet.pack,
            position=position,
            origin=f"{table.sheet.id}/{wish.step}",
            # Nobody gets a hint for a match without hints by playing on from it elsewhere.
            hints=table.is_over or table.allows_hints,
        )
        return await self._lay(sheet, table.game)

    async def archive(self, body: bytes) -> Table:
        """A record that a visitor uploads to look at it; it is checked event by event and kept for a day."""
        checked = await self.compute.check_record(body, secrets.token_urlsafe(8))
        await self.storage.add_archive(checked.sheet, checked.record)
        return await self.find(checked.sheet.id)

    # --- sitting down --------------------------------------------------------------------

    async def sit(self, table: Table, wish: TakeSeat) -> tuple[int, str]:
        """Take a seat; returns it with the key that is told to nobody else."""
        name = clean_name(wish.name)
        previous = await self._seat_before(table, wish.previous)
        key = new_key()

        def work() -> int:
            sheet = table.sheet
            if sheet.status != "gathering":
                raise Rejection("started")
            if not (sheet.public or previous is not None or fits(wish.invite, sheet.invite)):
                raise Rejection("bad_invite", 403)
            wanted = previous if previous is not None else wish.seat
            seat = free_seat(sheet, wanted)
            if any(chair.kind != "open" and chair.name.casefold() == name.casefold() for chair in sheet.chairs):
                raise Rejection("name_taken")
            chair = sheet.chairs[seat]
            if wish.colour is not None:
                taken = [other.colour for other in sheet.chairs if other.kind != "open"]
                if wish.colour in taken or wish.colour >= COLOURS:
                    raise Rejection("colour_taken")
                give_colour(sheet, seat, wish.colour)
            chair.kind, chair.name, chair.nonce, chair.key = "human", name, wish.nonce, sealed(key)
            table.absent_since[seat] = now()
            table.start_if_full()
            return seat

        return await table.do(work), key

    async def _seat_before(self, table: Table, key: str | None) -> int | None:
        """The seat that somebody had at the table that this is the rematch of."""
        if key is None or table.sheet.previous is None:
            return None
        return (await self.find(table.sheet.previous)).sheet.seat_of(key)

    async def stand_up(self, table: Table, seat: int, key: str | None) -> None:
        """Leave before the match begins."""

        def work() -> None:
            sheet = table.sheet
            if seat >= len(sheet.chairs) or not fits(key, sheet.chairs[seat].key):
                raise Rejection("bad_key", 403)
            if sheet.status != "gathering":
                raise Rejection("started")
            sheet.chairs[seat] = SeatData(colour=sheet.chairs[seat].colour)
            for socket in table.sockets:
                socket.forget(seat)

        await table.do(work)

    # --- housekeeping -----------------------------------------------------------

    async def close_table(self, table: Table) -> None:
        """By the administrator: the match ends without a winner and nobody plays on."""

        def work() -> None:
            if table.match is not None and not table.match.is_over and table.sheet.status == "playing":
                table.match.abandon()
            table.sheet.status = "closed"

        await table.do(work)

    async def remove_old(self) -> int:
        """Delete tables that have waited for players for a day, and what is older than the operator wants to keep."""
        gone = await self.storage.remove(["gathering"], now() - WAITING_DAYS * DAY)
        days = await self.storage.setting("retention")
        if days is not None:
            gone += await self.storage.remove(NOT_PLAYING, now() - int(days) * DAY)
        await self._forget(gone)
        return len(gone)

    async def remove_uploads(self) -> None:
        """Uploaded records are kept for a day, and the newest of them if there are too many."""
        await self._forget(await self.storage.remove_archives(now() - UPLOAD_DAYS * DAY, UPLOAD_BYTES))

    async def _forget(self, table_ids: list[str]) -> None:
        """Close tables that were removed from storage."""
        for table in [self._tables[table_id] for table_id in table_ids if table_id in self._tables]:
            await self._put_one_away(table)

    async def _run_housekeeping(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            await self._do_housekeeping()

    async def _do_housekeeping(self) -> None:
        """Each duty by itself: one that fails does not keep the others from being done."""
        for duty in (self.remove_old, self.remove_uploads, self._put_away):
            try:
                await duty()
            except SaveFailed as error:
                log.error("housekeeping failed", extra={"duty": duty.__name__, "reason": nameless(error)})
            except Exception:
                log.exception("housekeeping failed", extra={"duty": duty.__name__})

    async def _put_away(self, idle_seconds: int = IDLE_SECONDS) -> None:
        """Tables where nothing can happen and nobody looks leave the memory; storage has them."""
        for table in self.in_memory():
            if not table.sockets and self._can_wait(table, idle_seconds):
                await self._put_one_away(table)
            await asyncio.sleep(0)  # thousands of tables, or some with long matches, would hold up the others

    def _can_wait(self, table: Table, idle_seconds: int) -> bool:
        """Whether nothing happens here until somebody asks for it, or not for long, and then another worker may see."""
        idle = now() - table.touched
        if table.sheet.status not in ("gathering", "playing") or not self.cluster.holds(table):
            return idle > OVER_SECONDS * 1000
        due = table.runner.due()
        later = due is None or (self.cluster.shared and due > now() + IDLE_SECONDS * 1000)
        return later and idle > idle_seconds * 1000

    async def _put_one_away(self, table: Table) -> None:
        if self._tables.pop(table.sheet.id, None) is None:
            return  # another duty was first
        await table.close()
        try:
            await self.cluster.put_away(table)
        except SaveFailed as error:
            log.warning("a table cannot be put away", extra={"table": table.sheet.id, "reason": nameless(error)})


def clean_name(name: str) -> str:
    """A name as it is shown: no control signs, no spaces around, not too long."""
    name = " ".join(name.split())
    shown = all(unicodedata.category(sign)[0] != "C" for sign in name)
    if not name or len(name) > NAME_LENGTH or not shown:
        raise Rejection("bad_name", 422)
    return name


def chairs(wishes: list[NewSeat], game: Game) -> list[SeatData]:
    """Bots sit down at once; people come later."""
    names = iter(bots.GIVEN_NAMES)
    made = []
    for number, wish in enumerate(wishes):
        chair = SeatData(colour=number % COLOURS, level=wish.level)
        if wish.kind == "bot":
            chair.kind, chair.bot = "bot", wish.bot or bots.usual(game)
            bots.find(game, chair.bot)
            chair.name = clean_name(wish.name) if wish.name else next(names)
        made.append(chair)
    return made


def again(chair: SeatData) -> SeatData:
    """The same chair for the next match: bots stay, people are waited for."""
    if chair.kind == "bot":
        return SeatData("bot", chair.name, chair.colour, chair.bot, chair.level)
    return SeatData(colour=chair.colour, level=chair.level)


def free_seat(sheet: Sheet, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one: a table that gathers has one."""
    free = [seat for seat, chair in enumerate(sheet.chairs) if chair.kind == "open"]
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Rejection("seat_taken")
    return wanted


def give_colour(sheet: Sheet, seat: int, colour: int) -> None:
    """Chairs swap colours, so that no two are alike."""
    for chair in sheet.chairs:
        if chair.colour == colour:
            chair.colour = sheet.chairs[seat].colour
    sheet.chairs[seat].colour = colour
