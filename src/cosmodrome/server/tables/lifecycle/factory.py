"""Creates tables: new ones, rematches, tables that continue from a step of a match, and uploaded records."""

from __future__ import annotations

import logging
import secrets

import msgspec

from cosmodrome import bots
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.game import Game
from cosmodrome.core.match.fair_draws import new_seed
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.game_catalogue import GameCatalogue
from cosmodrome.server.protocol import COLOURS, NewSeat, NewTable, PlayOn
from cosmodrome.server.tables.clock import is_slow
from cosmodrome.server.tables.lifecycle.eviction import MATCH_OVER_SECONDS, TableEviction
from cosmodrome.server.tables.lifecycle.registry import TableRegistry
from cosmodrome.server.tables.lifecycle.seating import clean_name
from cosmodrome.server.tables.replay_access import ReplayAccess
from cosmodrome.server.tables.seat_keys import hash_key, new_key
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import SeatData, TableData
from cosmodrome.server.wallclock import now

MOST_TABLES = 5_000  # in memory, after idle ones were evicted

log = logging.getLogger("cosmodrome.tables")


class TableFactory:
    """Adds the tables that it creates to the registry."""

    def __init__(
        self,
        registry: TableRegistry,
        eviction: TableEviction,
        catalogue: GameCatalogue,
        compute: Compute,
        replays: ReplayAccess,
    ) -> None:
        self._registry = registry
        self._eviction = eviction
        self._catalogue = catalogue
        self._compute = compute
        self._replays = replays

    async def new_table(self, request: NewTable) -> tuple[Table, str]:
        """Create a table that waits for its players; return it with its invitation."""
        game = self._catalogue.load(request.game)
        if request.pack is not None:
            pack = Pack(await self._compute.check_pack(request.pack, game.meta.id))
            game = self._catalogue.load(request.game, pack)
        game.meta.check_players(len(request.seats))
        game.meta.check_levels(len(request.seats), [seat.level for seat in request.seats])
        data = TableData(
            id=secrets.token_urlsafe(8),
            game=request.game,
            rules=game.meta.rules,
            mode=request.mode,
            options=game.meta.check_options(request.options),
            chairs=new_seats(request.seats, game),
            seed=new_seed().hex(),
            created=now(),
            public=request.public,
            children=request.children,
            hints=request.hints,
            clock=request.clock,
            takeover=None if is_slow(request.clock) else request.takeover,
            pace=request.pace,
            pack=None if game.pack.is_built_in else dict(game.pack.data),
        )
        return await self._create(data, game)

    async def rematch(self, table: Table, key: str | None) -> tuple[Table, str]:
        """Create a table for the same people. The first request creates it; the others find it in `next`."""
        host = table.data.seat_of(key) if key is not None else None
        if host is None:
            raise Rejection("bad_key", 403)
        if not table.is_over:
            raise Rejection("not_over")
        if table.data.next is not None:
            return await self._registry.find(table.data.next), ""
        old = table.data
        data = msgspec.structs.replace(
            old,
            id=secrets.token_urlsafe(8),
            chairs=[rematch_seat(chair) for chair in old.chairs],
            seed=new_seed().hex(),
            created=now(),
            status="gathering",
            position=None,
            origin=None,
            previous=old.id,
            host=host,
            next=None,
            rematch_by=None,
            paused=None,
            votes=[],
            started=0,
            finished=0,
            ended="",
        )
        made, invite = await self._create(data, table.game)

        def set_next() -> str:
            if table.data.next is None:
                table.data.next, table.data.rematch_by = made.data.id, host
            return table.data.next

        named = await table.do(set_next)
        if named != made.data.id:  # another request was first
            await made.do(made.actions.close_table)
            return await self._registry.find(named), ""
        return made, invite

    async def play_on(self, table: Table, request: PlayOn, key: str | None) -> tuple[Table, str]:
        """Create a table that continues from a step of another one, without what the seat may not know."""
        position = await self._replays.position(table, request.step, request.seat, key)
        table.game.meta.check_players(len(request.seats))
        if len(request.seats) != len(table.data.chairs):
            raise Rejection("bad_request", 422, reason=f"this position is for {len(table.data.chairs)} players")
        data = TableData(
            id=secrets.token_urlsafe(8),
            game=table.data.game,
            rules=table.game.meta.rules,
            mode=request.mode,
            options=table.data.options,
            chairs=new_seats(request.seats, table.game),
            seed=new_seed().hex(),
            created=now(),
            pack=table.data.pack,
            position=position,
            origin=f"{table.data.id}/{request.step}",
            # Otherwise players would get hints for a match without hints by continuing it elsewhere.
            hints=table.is_over or table.allows_hints,
        )
        return await self._create(data, table.game)

    async def archive(self, body: bytes) -> Table:
        """Check a record that a visitor uploads, and keep it for a day."""
        checked = await self._compute.check_record(body, secrets.token_urlsafe(8))
        await self._registry.storage.tables.add_archive(checked.data, checked.record)
        return await self._registry.find(checked.data.id)

    async def _create(self, data: TableData, game: Game) -> tuple[Table, str]:
        await self._make_room()
        invite = new_key()
        data.invite = hash_key(invite)
        table = self._registry.make(data, game)
        await table.do(table.start_if_full)
        log.info("table opened", extra={"table": data.id, "game": data.game, "seats": len(data.chairs)})
        return self._registry.add(table), invite

    async def _make_room(self) -> None:
        """Evict idle tables if there are too many; refuse if there are still too many."""
        if len(self._registry) >= MOST_TABLES:
            await self._eviction.evict_idle(MATCH_OVER_SECONDS)
        if len(self._registry) >= MOST_TABLES:
            raise Rejection("full", 503)


def new_seats(requests: list[NewSeat], game: Game) -> list[SeatData]:
    """The seats of a new table: those of bots are taken, the others are open."""
    names = iter(bots.GIVEN_NAMES)
    made = []
    for number, request in enumerate(requests):
        chair = SeatData(colour=number % COLOURS, level=request.level)
        if request.kind == "bot":
            chair.kind, chair.bot = "bot", request.bot or bots.usual(game)
            bots.find(game, chair.bot)
            chair.name = clean_name(request.name) if request.name else next(names)
        made.append(chair)
    return made


def rematch_seat(chair: SeatData) -> SeatData:
    """The same seat for the next match: bots keep theirs, those of people are open."""
    if chair.kind == "bot":
        return SeatData("bot", chair.name, chair.colour, chair.bot, chair.level)
    return SeatData(colour=chair.colour, level=chair.level, invited=chair.name)
