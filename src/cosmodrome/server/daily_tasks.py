"""The task of the day: the same for everyone on this server, checked and timed by the server.

Its seed comes from the day and a secret of the server, so that nobody can prepare for it.
The clock runs from the moment when a browser first gets the task, however often it asks again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.game import Game
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.storage.daily_store import Attempt, AttemptKey
from cosmodrome.server.storage.store import Storage
from cosmodrome.server.tables.lifecycle.seating import clean_name
from cosmodrome.server.wallclock import now

PENALTY = 10_000  # milliseconds for a wrong answer, so that guessing takes longer than looking
KEPT_DAYS = 7
TASKS_KEPT = 16  # in memory


@dataclass(frozen=True)
class Task:
    shown: dict[str, Any]
    answers: list[str]


class DailyTasks:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._secret: bytes | None = None
        self._tasks: dict[tuple[str, str], Task] = {}

    async def times(self, game: Game) -> p.Daily:
        day = day_at(now())
        times = await self._storage.daily.best(game.meta.id, day)
        return p.Daily(game.meta.id, day, times[0].milliseconds if times else None, times)

    async def begin(self, game: Game, player: str) -> p.DailyTask:
        """The task, and the attempt of this player, which begins now unless it has begun before."""
        begun = now()
        key = AttemptKey(game.meta.id, day_at(begun), hash_player(player))
        task = await self._task(game, key.day)
        attempt = await self._storage.daily.begin(key, begun)
        if attempt is None:
            raise Rejection("daily_full", 429)
        elapsed = attempt.milliseconds
        if elapsed is None:
            elapsed = now() - attempt.started + PENALTY * attempt.wrong
        return p.DailyTask(
            game=key.game,
            day=key.day,
            task=task.shown,
            elapsed=elapsed,
            milliseconds=attempt.milliseconds,
            wrong=attempt.wrong,
            penalty=PENALTY,
            solutions=solutions(task, attempt),
        )

    async def answer(self, game: Game, body: p.AnswerDaily) -> p.DailyAnswered:
        """Check an answer. A correct one stops the clock, a wrong one costs a penalty."""
        arrived = now()
        name = clean_name(body.name)
        if body.day not in (day_at(arrived), day_at(arrived - 24 * 3_600_000)):  # someone may be at it at midnight
            raise Rejection("daily_over")
        key = AttemptKey(game.meta.id, body.day, hash_player(body.player))
        task = await self._task(game, body.day)
        correct = body.answer in task.answers
        store = self._storage.daily
        attempt = await (store.solve(key, name, arrived, PENALTY) if correct else store.add_wrong(key))
        if attempt is None:
            raise Rejection("daily_not_begun")
        times = await store.best(key.game, key.day)
        return p.DailyAnswered(correct, attempt.milliseconds, attempt.wrong, solutions(task, attempt), times)

    async def remove_old(self) -> None:
        await self._storage.daily.remove_before(day_at(now() - KEPT_DAYS * 24 * 3_600_000))

    async def _task(self, game: Game, day: str) -> Task:
        if (task := self._tasks.get((game.meta.id, day))) is not None:
            return task
        if self._secret is None:
            stored = await self._storage.settings.get_or_set("daily_secret", secrets.token_hex(16))
            self._secret = stored.encode()
        seed = hmac.new(self._secret, f"{game.meta.id}/{day}".encode(), "sha256").digest()
        task = Task(*game.daily(Rng(int.from_bytes(seed[:7], "big"))))
        self._tasks[game.meta.id, day] = task
        while len(self._tasks) > TASKS_KEPT:
            del self._tasks[next(iter(self._tasks))]
        return task


def solutions(task: Task, attempt: Attempt) -> list[str]:
    return [] if attempt.milliseconds is None else task.answers


def day_at(at: int) -> str:
    """The day of a time in milliseconds since 1970, in UTC, as ISO 8601 writes it."""
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=at)).date().isoformat()


def hash_player(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
