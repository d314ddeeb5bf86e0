"""The server's computations, each with its pool of processes and its time limit."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from cosmodrome.bots.game_analysis import Analysis, Finding
from cosmodrome.bots.hint_text import Advice
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Record
from cosmodrome.server import analysis_jobs, compute_jobs, record_jobs
from cosmodrome.server import protocol as p
from cosmodrome.server.compute_pool import ComputePool
from cosmodrome.server.record_jobs import CheckedRecord, Source, StepRequest, StoredTable

T = TypeVar("T")

# Seconds after which a process is ended. Bots, hints and analyses have shorter limits of their own, within which they
# answer as well as they can.
BOT_SECONDS = 10.0
HINT_SECONDS = 30.0
PLAN_SECONDS = 60.0
PACK_SECONDS = 10.0
UPLOAD_SECONDS = 20.0
LOAD_SECONDS = 60.0
ANALYSIS_SECONDS = 120.0


class Compute:
    """One for each server process. Every method refuses a client that has too many jobs waiting."""

    def __init__(self, database: str, bot_processes: int = 1) -> None:
        self._database = database
        self._bots = ComputePool(bot_processes)
        self._hints = ComputePool()
        self._plans = ComputePool()
        self._analyses = ComputePool()
        self._records = ComputePool(2, running_per_address=1)
        self._pools = (self._bots, self._hints, self._plans, self._analyses, self._records)

    def open(self) -> None:
        """Start the process that loads tables, so that the first visitor need not wait for it."""
        self._records.start_worker()

    def restart(self) -> None:
        """Replace the processes, which then use the rules that were compiled meanwhile."""
        for pool in self._pools:
            pool.restart()

    def close(self) -> None:
        for pool in self._pools:
            pool.close()

    # --- bots ----------------------------------------------------------------------------------

    async def choose_action(self, table: str, state: State, seat: int, bot: str) -> int:
        job = compute_jobs.choose_action
        seed = secrets.randbits(60)
        return await self._bots.run(
            job, table, state, seat, bot, seed, seconds=BOT_SECONDS, client=table, waiting=None, affinity=table
        )

    async def plan_claims(self, table: str, state: State, seat: int, bot: str) -> list[tuple[int, int]]:
        job = compute_jobs.plan_claims
        seed = secrets.randbits(60)
        return await self._bots.run(
            job, table, state, seat, bot, seed, seconds=BOT_SECONDS, client=table, waiting=None, affinity=table
        )

    # --- questions of players --------------------------------------------------------------------

    async def hint(self, table: str, state: State, seat: int, locale: str, names: list[str]) -> Advice:
        client = f"{table}/{seat}"
        return await self._hints.run(compute_jobs.hint, state, seat, locale, names, seconds=HINT_SECONDS, client=client)

    async def study(self, table: str, state: State, seat: int | None, question: dict[str, Any]) -> Any:
        client = f"{table}/{seat}"
        return await self._hints.run(compute_jobs.study, state, seat, question, seconds=HINT_SECONDS, client=client)

    async def plan(self, game: Game, question: dict[str, Any], locale: str) -> Any:
        return await self._plans.run(compute_jobs.plan, game, question, locale, seconds=PLAN_SECONDS)

    # --- packs and records -----------------------------------------------------------------------

    async def check_pack(self, text: str, game_id: str) -> dict[str, Any]:
        return await self._records.run(compute_jobs.check_pack, text, game_id, seconds=PACK_SECONDS)

    async def check_record(self, body: bytes, table_id: str) -> CheckedRecord:
        return await self._records.run(record_jobs.check_record, body, table_id, seconds=UPLOAD_SECONDS)

    async def load_table(self, table_id: str) -> StoredTable | None:
        return await self._records.run(
            record_jobs.load_table, self._database, table_id, seconds=LOAD_SECONDS, client=table_id, waiting=None
        )

    async def rebuild_match(self, record: Record, table_id: str) -> Match:
        text = msgspec.json.encode(record)
        return await self._records.run(
            record_jobs.rebuild_match, text, seconds=LOAD_SECONDS, client=table_id, waiting=None
        )

    def source(self, table_id: str, seed: str | None, is_upload: bool) -> Source:
        """Where the computations below find a stored match; `seed` is that of a match that is not over."""
        return Source(self._database, table_id, seed, is_upload)

    async def replay_step(self, source: Source, request: StepRequest) -> bytes:
        return await self._read(record_jobs.replay_step, source, request)

    async def position(self, source: Source, step: int, seat: int | None) -> str:
        return await self._read(record_jobs.position, source, step, seat)

    async def log_page(self, source: Source, locale: str, seat: int | None, before: int | None) -> p.LogPage:
        return await self._read(record_jobs.log_page, source, locale, seat, before)

    async def record_text(self, source: Source, seat: int | None) -> bytes:
        return await self._read(record_jobs.record_text, source, seat)

    async def analysis_text(self, source: Source, found: Analysis, locale: str) -> bytes:
        return await self._read(analysis_jobs.analysis_text, source, found, locale)

    async def analyse(self, source: Source, progress: Callable[[float], None]) -> Analysis:
        """Analyse a match part by part; `progress` receives how much of it is done, from 0 to 1."""
        found: list[Finding] = []
        first, analysed, seconds = 1, 0, analysis_jobs.MOST_SECONDS
        while True:
            left = analysis_jobs.MOST_DECISIONS - analysed
            part = await self._analyse(analysis_jobs.analyse_part, source, first, seconds, left)
            found += part.found
            first, analysed = part.next_event, analysed + part.analysed
            seconds -= analysis_jobs.PART_SECONDS
            progress(first / part.events)
            if first >= part.events:
                return await self._analyse(analysis_jobs.finish_analysis, source, found, analysed)

    async def _analyse(self, job: Callable[..., T], source: Source, *args: object) -> T:
        table_id = source.table_id
        return await self._analyses.run(
            job, source, *args, seconds=ANALYSIS_SECONDS, client=table_id, affinity=table_id
        )

    async def _read(self, job: Callable[..., T], source: Source, *args: object) -> T:
        table_id = source.table_id
        return await self._records.run(job, source, *args, seconds=LOAD_SECONDS, client=table_id, affinity=table_id)
