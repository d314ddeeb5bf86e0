"""Per-table background task: plays bot moves, enforces clocks, replaces absent players.

Where several workers share a table, only the runner of the worker that holds its lease does anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from functools import partial
from typing import TYPE_CHECKING

from cosmodrome import bots
from cosmodrome.core.errors import Refused
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.race import Claim
from cosmodrome.server.compute import Compute
from cosmodrome.server.compute_pool import TimedOut, WorkerDied
from cosmodrome.server.observability.logs import nameless
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

log = logging.getLogger("cosmodrome.runner")


class TableRunner(TableComponent):
    """The background task of one table."""

    def __init__(self, table: Table, compute: Compute) -> None:
        super().__init__(table)
        self._compute = compute
        self._plans: dict[int, list[tuple[int, int]]] = {}  # what bots will do in the current race, and when
        self._planned_at = -1  # the question for which these plans were made
        self._claiming: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep(), name=f"runner of {self._table.data.id}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self) -> None:
        """Check now whether something is due."""
        self._wake.set()

    async def _keep(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._next_duty()
            except Refused as refused:
                log.warning("action rejected", extra={"table": self._table.data.id, "reason": refused.code})
                wait = 1.0
            except Exception:
                log.exception("the table runner failed", extra={"table": self._table.data.id})
                wait = 5.0
            if wait == 0:
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):  # not wait_for, which may lose a cancellation
                    await self._wake.wait()

    # --- what is to be done, and when ----------------------------------------------

    def has_duties(self) -> bool:
        """Whether something may be due: not if all players are present and no time runs out."""
        table, match = self._table, self._table.match
        if match is None or table.audience.absent_since or table.data.clock is not None or match.state.is_chance():
            return True
        return any(seat.bot is not None for seat in match.seats)

    def is_on(self) -> bool:
        table, match = self._table, self._table.match
        return match is not None and not match.is_over and table.data.status == "playing" and table.data.paused is None

    def due(self) -> int | None:
        """When something is due at the latest if no player acts and all of them leave, in milliseconds since 1970."""
        table = self._table
        if not self.is_on():
            return None
        match = table.playing()
        asked = match.players_to_move()
        if any(match.seats[seat].bot is not None for seat in asked):
            return table.clock.question_since
        times = [table.clock.deadline(), *(table.substitutes.due_if_absent_at(seat) for seat in asked)]
        return min((at for at in times if at is not None), default=None)

    async def _next_duty(self) -> float | None:
        """Do what is due; return the seconds until something else is due, None if only an action can change that."""
        table = self._table
        if not self.is_on() or table.claims.is_open or not table.cluster.holds(table):
            return None  # `wake` is called when a race is decided, and when this worker gets the lease
        match = table.playing()
        deadline = match.deadline()
        if deadline is not None and deadline <= table.clock.match_time():
            await table.do(self._end_time)
            return 0
        asked = match.players_to_move()
        waits = [(deadline - table.clock.match_time()) / 1000] if deadline is not None else []
        if match.clock.is_racing():
            soon = await self._let_speak(match, asked)
            if soon == 0:
                return 0
            waits += [soon] if soon is not None else []
        elif match.seats[asked[0]].bot is not None:
            await self._let_play(match, asked[0])
            return 0
        for seat in asked:
            due = self._gone_at(seat)
            if due is not None and due <= now():
                await table.do(partial(self._replace, seat))
                return 0
            waits += [(due - now()) / 1000] if due is not None else []
        return max(min(waits), 0.01) if waits else None

    # --- duties: each checks again whether it is still due ----------------------------

    def _end_time(self) -> None:
        """The time of the game's own clock is up."""
        table = self._table
        if not self.is_on():
            return
        deadline, at = table.playing().deadline(), table.clock.match_time()
        if deadline is not None and deadline <= at:
            table.playing().tick(at)

    def _gone_at(self, seat: int) -> int | None:
        """When a bot replaces the player of this seat, because their time is up or they are absent."""
        times = (self._table.clock.bank_empty_at(seat), self._table.substitutes.due_at(seat))
        return min((at for at in times if at is not None), default=None)

    def _replace(self, seat: int) -> None:
        due = self._gone_at(seat)
        if due is not None and due <= now():
            self._table.substitutes.start(seat)

    async def _let_play(self, match: Match, seat: int) -> None:
        """Let a bot choose in a worker process; its action counts only if the question is still open."""
        table = self._table
        bot = match.seats[seat].bot or bots.usual(table.game)
        asked_at = table.index.question_seq
        action, _ = await asyncio.gather(self._choose_action(match, seat, bot), asyncio.sleep(table.data.pace / 1000))

        def play() -> None:
            if self.is_on() and table.index.question_seq == asked_at and table.playing().seats[seat].bot is not None:
                table.playing().play(seat, action, table.clock.match_time())
                table.clock.complete_move(seat)

        await table.do(play)

    async def _choose_action(self, match: Match, seat: int, bot: str) -> int:
        """Return the action of the bot, or that of a faster one if it takes too long."""
        table, state = self._table, match.state.clone()
        for name in dict.fromkeys((bot, bots.usual(table.game))):
            try:
                return await self._compute.choose_action(table.data.id, state, seat, name)
            except (TimedOut, WorkerDied) as error:
                extra = {"table": table.data.id, "bot": name, "reason": error.code}
                log.warning("a bot did not answer, so a faster one moves", extra=extra)
        return random.choice(state.legal_actions(seat))

    async def _plan_claims(self, match: Match, seat: int, bot: str) -> list[tuple[int, int]]:
        """Return what the bot will do in this race; nothing if it takes too long."""
        table = self._table
        try:
            return await self._compute.plan_claims(table.data.id, match.state, seat, bot)
        except (TimedOut, WorkerDied) as error:
            extra = {"table": table.data.id, "bot": bot, "reason": error.code}
            log.warning("a bot did not answer, so it sits this race out", extra=extra)
            return []

    async def _let_speak(self, match: Match, asked: list[int]) -> float | None:
        """Let bots claim as planned; return the seconds until the next claim, 0 if one was made."""
        table = self._table
        question = table.index.question_seq
        if self._planned_at != question:
            self._plans, self._planned_at = {}, question
        turned = match.clock.since or 0
        for seat in asked:
            bot = match.seats[seat].bot
            if bot is not None and seat not in self._plans:
                plan = await self._plan_claims(match, seat, bot)
                self._plans[seat] = [(turned + delay, action) for delay, action in plan]
        if table.match is not match or table.index.question_seq != question or table.data.paused is not None:
            return 0
        due = [(self._plans[seat][0][0], seat) for seat in asked if match.seats[seat].bot and self._plans.get(seat)]
        if not due:
            return None
        at, seat = min(due)
        if at > table.clock.match_time():
            return (at - table.clock.match_time()) / 1000
        _, action = self._plans[seat].pop(0)

        def act(at: int) -> None:
            table.running().play(seat, action, at)

        def speak() -> None:
            if self.is_on() and table.index.question_seq == question:
                act(max(table.playing().timeline.last_at, at))

        if table.claims.is_on():
            claim = table.claims.claim(Claim(seat, at), question, None, act)
            task = asyncio.create_task(claim, name=f"a bot claims at {table.data.id}")
            self._claiming.add(task)
            task.add_done_callback(self._claimed)
        else:
            await table.do(speak)
        return 0

    def _claimed(self, task: asyncio.Task[None]) -> None:
        self._claiming.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception) and not isinstance(error, Refused):
            log.error("a bot could not claim", extra={"table": self._table.data.id, "reason": nameless(error)})
