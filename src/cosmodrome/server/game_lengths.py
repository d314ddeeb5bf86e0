"""How long games against bots take on this server: the median of finished ones, computed now and then."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterable

from cosmodrome import games
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.table_data import TableData

FEWEST_GAMES = 20  # below this the length on the box is more reliable
NEWEST_GAMES = 200  # of each game
REFRESH_SECONDS = 600.0
MINUTE = 60_000  # milliseconds


class GameLengths:
    """Keeps what it has computed; requests that arrive meanwhile wait for it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._minutes: dict[str, int] = {}
        self._computed_at: float | None = None
        self._lock = asyncio.Lock()

    async def minutes(self) -> dict[str, int]:
        """By game, the median length in minutes; without games of which too few were finished."""
        async with self._lock:
            if self._computed_at is None or time.monotonic() - self._computed_at >= REFRESH_SECONDS:
                self._computed_at = time.monotonic()
                for game_id in games.metas():
                    tables_data = await self._storage.tables.newest_finished(game_id, NEWEST_GAMES)
                    median = median_minutes(tables_data)
                    if median is not None:
                        self._minutes[game_id] = median
            return dict(self._minutes)


def median_minutes(tables_data: Iterable[TableData]) -> int | None:
    """The median length of the games of one person against bots; None if there are too few of them."""
    lengths = [data.finished - data.started for data in tables_data if is_against_bots(data)]
    if len(lengths) < FEWEST_GAMES:
        return None
    return max(1, round(statistics.median(lengths) / MINUTE))


def is_against_bots(data: TableData) -> bool:
    """Whether one person played a whole match against bots to its end."""
    people = [chair for chair in data.chairs if chair.kind == "human"]
    is_whole = data.position is None and data.ended == "finished" and data.finished > data.started > 0
    return is_whole and len(people) == 1 and len(data.chairs) > 1
