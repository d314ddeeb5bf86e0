"""Finished matches looked through: worked out once, in a process of its own, and kept while somebody is interested."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import cast

from cosmodrome.bots.analysis import Analysis, Move, can_advise
from cosmodrome.core.advice import VERDICTS
from cosmodrome.core.record import Record
from cosmodrome.core.replay import Replay
from cosmodrome.server import protocol as p
from cosmodrome.server.refusal import No
from cosmodrome.server.table import Table
from cosmodrome.server.thinkers import Thinkers

KEPT = 64  # matches
PATIENCE = 10.0  # seconds for which a question is held before it is answered by: not yet
MOST_WAITING = 8  # matches that wait for their turn


class Analyses:
    """One match at a time, so that a hint never waits for one."""

    def __init__(self) -> None:
        self._thinkers = Thinkers(1)
        self._tasks: OrderedDict[str, asyncio.Task[Analysis]] = OrderedDict()

    async def of(self, table: Table, record: Record) -> Analysis | None:
        """What was found, or None while it is being worked out."""
        task = self._tasks.get(table.sheet.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._begin(table.sheet.id, record)
        self._tasks.move_to_end(table.sheet.id)
        await asyncio.wait({task}, timeout=PATIENCE)
        return task.result() if task.done() else None

    def _begin(self, table_id: str, record: Record) -> asyncio.Task[Analysis]:
        if sum(not task.done() for task in self._tasks.values()) >= MOST_WAITING:
            raise No("too_fast", 429)
        task = asyncio.create_task(self._thinkers.analyse(record), name=f"analysis of {table_id}")
        self._tasks[table_id] = task
        done = [name for name, other in self._tasks.items() if other.done()]
        for oldest in done[: max(0, len(self._tasks) - KEPT)]:
            del self._tasks[oldest]
        return task

    def restart(self) -> None:
        self._thinkers.restart()

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._thinkers.close()


def check(table: Table) -> None:
    """Only matches that are over are looked through, and not those of children."""
    if table.match is None:
        raise No("not_started")
    if table.sheet.children or not can_advise(table.game):
        raise No("no_hints", 403)
    if not table.match.is_over:
        raise No("not_over")


def told(found: Analysis, replay: Replay, locale: str) -> p.Analysis:
    """For the page, with the mistakes in sentences."""
    seats = [seat_analysis(found, seat) for seat in range(len(found.names))]
    mistakes = [mistake(move, replay, locale) for move in found.moves if move.verdict in VERDICTS]
    draws = [p.LuckyDraw(stroke.step, stroke.luck) for stroke in found.strokes]
    return p.Analysis(True, seats, mistakes, draws, cast("p.Unit", found.scale.unit))


def seat_analysis(found: Analysis, seat: int) -> p.SeatAnalysis:
    own = [move for move in found.moves if move.seat == seat]
    return p.SeatAnalysis(
        seat=seat,
        luck=found.luck(seat),
        luck_margin=found.luck_margin(seat),
        lost=found.lost(seat),
        result=found.result_of(seat),
        decisions=len(own),
        close=sum(move.verdict == "close" for move in own),
    )


def mistake(move: Move, replay: Replay, locale: str) -> p.Mistake:
    game, before = replay.game, replay.state(move.step - 1)
    return p.Mistake(
        step=move.step,
        seat=move.seat,
        verdict=cast("p.Verdict", move.verdict),
        cost=move.played.behind,
        margin=move.played.behind_margin,
        played=game.describe(before, move.action, locale, replay.names),
        better=game.describe(before, move.best.action, locale, replay.names),
    )
