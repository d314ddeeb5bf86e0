"""A table: one match, its players, and the lock under which everything there is done.

Each change is made under the lock, committed, and only then broadcast. If another worker was first, the table catches
up with the database and the change is tried again. The work is divided among the parts of the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar, overload

from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.server.cluster.coordinator import SingleProcess
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import TableInfo
from cosmodrome.server.record_jobs import StoredTable
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.storage.writer import SaveConflict, SaveFailed
from cosmodrome.server.tables.audience import Audience
from cosmodrome.server.tables.chat import TableChat
from cosmodrome.server.tables.claims import ClaimWindow
from cosmodrome.server.tables.clock import TableClock
from cosmodrome.server.tables.event_index import EventIndex
from cosmodrome.server.tables.persistence import TablePersistence
from cosmodrome.server.tables.player_actions import PlayerActions
from cosmodrome.server.tables.runner import TableRunner
from cosmodrome.server.tables.substitutes import Substitutes
from cosmodrome.server.tables.table_data import MatchSummary, TableData, summary_of
from cosmodrome.server.tables.table_info import table_info
from cosmodrome.server.wallclock import now

T = TypeVar("T")
TRIES = 8  # conflicts with other workers before a change is given up

log = logging.getLogger("cosmodrome.table")


class Table:
    """See `TableRegistry` for how tables are created and found."""

    def __init__(self, data: TableData, game: Game, storage: Storage, compute: Compute, cluster: SingleProcess) -> None:
        self.data = data
        self.game = game
        self.match: Match | None = None
        self.hides = game.hides(game.new(len(data.chairs), data.options))
        self.lock = asyncio.Lock()
        self.touched = now()  # the last time that anyone used this table
        self.cluster = cluster
        self.index = EventIndex()
        self.persistence = TablePersistence(self, storage, compute)
        self.audience = Audience(self)
        self.chat = TableChat(self, storage)
        self.clock = TableClock(self)
        self.substitutes = Substitutes(self)
        self.claims = ClaimWindow(self)
        self.actions = PlayerActions(self)
        self.runner = TableRunner(self, compute)
        self._tasks: set[asyncio.Task[Any]] = set()  # changes in progress

    # --- opening and closing ---------------------------------------------------

    async def restore(self, stored: StoredTable) -> None:
        """Continue a table that was loaded from the database."""
        await self.persistence.restore(stored)
        if not self.is_archive:
            self.audience.note_absences()

    def open(self) -> None:
        self.runner.open()

    async def close(self) -> None:
        await self.runner.close()
        await self.claims.close()
        self.audience.cancel_delayed_broadcast()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.audience.disconnect_all()

    # --- changes -----------------------------------------------------------------

    @overload
    async def do(self, work: Callable[[], Awaitable[T]], cause: str | None = None) -> T: ...

    @overload
    async def do(self, work: Callable[[], T], cause: str | None = None) -> T: ...

    async def do(self, work: Callable[[], Any], cause: str | None = None) -> Any:
        """Change this table under its lock, save the change, and broadcast it.

        `work` is called again if another worker was first, so it must check by itself that it is still possible. A
        change in progress is finished and saved even if the caller is cancelled: a player may act and disconnect.
        """
        self.touched = now()
        return await asyncio.shield(self.start(self._do_locked(work, cause)))

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that is finished before the table closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the caller may have been cancelled

    async def _do_locked(self, work: Callable[[], Any], cause: str | None) -> Any:
        async with self.lock:
            try:
                found = await self._do_until_saved(work, cause)
            finally:
                self.audience.broadcast()
        if self.runner.has_duties():
            self.runner.wake()
        return found

    async def _do_until_saved(self, work: Callable[[], Any], cause: str | None) -> Any:
        persistence = self.persistence
        for _ in range(TRIES):
            try:
                await persistence.resolve_doubt()
                found = work()
                if isinstance(found, Awaitable):
                    found = await found
                await persistence.commit(cause)
            except SaveConflict:
                await persistence.roll_back()
            except SaveFailed as error:
                log.warning("not saved", extra={"table": self.data.id, "reason": str(error)})
                await persistence.roll_back()
                raise Rejection("not_saved", 503) from None
            except Refused:
                if not await persistence.was_behind():
                    raise
            except Exception:
                await persistence.roll_back()
                raise
            except asyncio.CancelledError:
                await persistence.drop_unsaved()
                raise
            else:
                return found
        raise Rejection("not_saved", 503)

    # --- the match -----------------------------------------------------------------

    def playing(self) -> Match:
        """Return the match; raise `Rejection` if it has not started or the table is closed."""
        if self.data.status in ("closed", "archive"):
            raise Rejection("closed")
        if self.match is None:
            raise Rejection("not_started")
        return self.match

    def running(self) -> Match:
        """Return the match as `playing` does; raise `Rejection` also while it is paused."""
        match = self.playing()
        if self.data.paused is not None:
            raise Rejection("paused")
        return match

    def start_if_full(self) -> None:
        """Start the match once all seats are taken: the nonces join the seed that was committed to before."""
        data = self.data
        if data.status != "gathering" or any(chair.kind == "open" for chair in data.chairs):
            return
        self.match = Match.start(
            self.game,
            [Seat(chair.name, chair.level, chair.bot) for chair in data.chairs],
            data.options,
            seed=data.seed,
            nonces=[chair.nonce for chair in data.chairs],
            position=data.position,
        )
        data.status = "playing"
        data.started = now()
        self.clock.fill_banks()
        self.clock.start_question()

    # --- public information --------------------------------------------------------

    @property
    def is_archive(self) -> bool:
        """Whether this is an uploaded record or a tutorial, whose match is read in other processes only."""
        return self.data.status == "archive"

    @property
    def summary(self) -> MatchSummary | None:
        """The summary of the match; None before it starts."""
        return summary_of(self.match) if self.match is not None else self.data.archived

    @property
    def is_over(self) -> bool:
        if self.match is not None:
            return self.match.is_over
        return self.data.archived is not None and self.data.archived.is_over

    def must_have_started(self) -> None:
        if self.match is None and self.data.archived is None:
            raise Rejection("not_started")

    @property
    def allows_hints(self) -> bool:
        """Whether players may get hints; there are none at tables of children."""
        people = sum(chair.kind != "bot" for chair in self.data.chairs)
        return self.data.hints and not self.data.children and can_advise(self.game, people)

    def info(self, locale: str | None = None) -> TableInfo:
        return table_info(self, locale)
