"""Bots think here, and planners are answered, in processes of their own, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from cosmodrome import games
from cosmodrome._compiled import is_compiled
from cosmodrome.bots import MOVE_SECONDS, find
from cosmodrome.bots.advice import Advice, advise
from cosmodrome.bots.analysis import Analysis, analyse
from cosmodrome.core.deadline import Deadline
from cosmodrome.core.game import Game
from cosmodrome.core.pack import Pack
from cosmodrome.core.race import plan_of
from cosmodrome.core.record import Record
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.server import metrics
from cosmodrome.server.parent import end_with_parent
from cosmodrome.server.refusal import No

T = TypeVar("T")

HINT_PLAYOUTS = 1000  # for every choice, if there is time
HINT_SECONDS = 2.0  # people wait for a hint
# For every decision and for every possible draw of a match. Interpreted rules are dozens of times slower, and then few
# mistakes can be told from chance.
ANALYSIS_PLAYOUTS, LUCK_PLAYOUTS = (300, 30) if is_compiled() else (12, 1)


def think(state: State, bot: str, seed: int) -> int:
    """In a worker process: what this bot does here, within the time that a move may take."""
    deadline = Deadline(MOVE_SECONDS)
    return find(state.game, bot).choose_by(state, Rng(seed), deadline)


def make_plan(state: State, seat: int, bot: str, seed: int) -> list[tuple[int, int]]:
    """In a worker process: what this bot will do in a race, and when."""
    deadline = Deadline(MOVE_SECONDS)
    return plan_of(find(state.game, bot), state, seat, Rng(seed), deadline)


def work_out(state: State, seat: int | None, asked: dict[str, Any]) -> Any:
    """In a worker process: what somebody wants to know between moves."""
    return state.game.study(state, seat, asked)


def draw_up(game: str, pack: Pack | None, asked: dict[str, Any], locale: str) -> Any:
    """In a worker process: what an owner of the box wants planned."""
    found = games.load(game, pack)
    return found.plan(asked, found.text(locale))


def weigh(state: State, locale: str, names: list[str], seed: int) -> Advice:
    """In a worker process: what the choices of whoever is asked are worth."""
    return advise(state, HINT_PLAYOUTS, locale, names, seed, HINT_SECONDS)


def look_through(record: Record) -> Analysis:
    """In a worker process: the luck and the mistakes of a match."""
    return analyse(record, ANALYSIS_PLAYOUTS, LUCK_PLAYOUTS)


def settle_in() -> None:
    """In a worker process: Ctrl-C is for the server, which then sends its workers home; if it dies they go as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


class Thinkers:
    """A pool of worker processes, filled when the first bot is asked and filled again if one dies."""

    def __init__(self, workers: int, most: int | None = None) -> None:
        self._workers = workers
        self._most = most  # questions at once, those that wait included; None where tables ask, each one at a time
        self._asked = 0
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=settle_in)
        return self._pool

    async def choose(self, state: State, seat: int, bot: str) -> int:
        """The bot's answer; it is given a table that its seat could not tell from the real one."""
        believed = state.resample(seat, Rng(secrets.randbits(60)))
        return await self._run(think, believed, bot, secrets.randbits(60))

    async def plan(self, state: State, seat: int, bot: str) -> list[tuple[int, int]]:
        """What the bot will do while the sandglass runs: milliseconds since it was turned, and the action."""
        believed = state.resample(seat, Rng(secrets.randbits(60)))
        return await self._run(make_plan, believed, seat, bot, secrets.randbits(60))

    async def study(self, state: State, seat: int | None, asked: dict[str, Any]) -> Any:
        """Worked out from a table that this seat could not tell from the real one."""
        return await self._run(work_out, state.resample(seat, Rng(secrets.randbits(60))), seat, asked)

    async def draw_up(self, game: Game, asked: dict[str, Any], locale: str) -> Any:
        """A plan that has nothing to do with any table."""
        return await self._run(draw_up, game.meta.id, None if game.pack.is_built_in else game.pack, asked, locale)

    async def advise(self, state: State, seat: int, locale: str, names: list[str]) -> Advice:
        """A hint for the seat that is asked, from a table that it could not tell from the real one."""
        believed = state.resample(seat, Rng(secrets.randbits(60)))
        return await self._run(weigh, believed, locale, names, secrets.randbits(30))

    async def analyse(self, record: Record) -> Analysis:
        return await self._run(look_through, record)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        if self._most is not None and self._asked >= self._most:
            raise No("busy", 503)
        self._asked += 1
        try:
            return await self._ask(work, *args)
        finally:
            self._asked -= 1

    async def _ask(self, work: Callable[..., T], *args: object) -> T:
        loop = asyncio.get_running_loop()
        with metrics.Thinking(work.__name__):
            try:
                return await loop.run_in_executor(self._open(), work, *args)
            except BrokenProcessPool:
                self.close()
                return await loop.run_in_executor(self._open(), work, *args)

    def restart(self) -> None:
        """New processes for new questions, so that they import what was compiled meanwhile; open ones are answered."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
