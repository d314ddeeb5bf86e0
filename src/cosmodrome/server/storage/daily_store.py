"""Stored attempts at the task of a day: when each player got the task, and how long the solution took."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from cosmodrome.server.protocol import DailyTime
from cosmodrome.server.storage.database import Database
from cosmodrome.server.storage.schema import DAILY_ATTEMPTS

MOST_ATTEMPTS = 5_000  # of one game and day
LISTED = 100  # times of one game and day


@dataclass(frozen=True)
class AttemptKey:
    """Whose attempt at which task: the player is the hash of a browser's key."""

    game: str
    day: str
    player: str


@dataclass(frozen=True)
class Attempt:
    started: int
    wrong: int
    milliseconds: int | None


class DailyStore:
    """One attempt per player, game and day."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, key: AttemptKey, at: int) -> Attempt | None:
        """The attempt of this player, which begins now unless it has begun before; None if there are too many."""
        c = DAILY_ATTEMPTS.c

        def work(connection: sa.Connection) -> Attempt | None:
            found = find(connection, key)
            if found is not None:
                return found
            of_the_day = sa.and_(c.game == key.game, c.day == key.day)
            count = connection.execute(sa.select(sa.func.count()).select_from(DAILY_ATTEMPTS).where(of_the_day))
            if count.scalar_one() >= MOST_ATTEMPTS:
                return None
            row = {"game": key.game, "day": key.day, "player": key.player, "started": at}
            connection.execute(postgresql.insert(DAILY_ATTEMPTS).values(**row).on_conflict_do_nothing())
            return find(connection, key)

        return await self._database.write(work)

    async def add_wrong(self, key: AttemptKey) -> Attempt | None:
        """Count a wrong answer, unless the task is solved."""

        def work(connection: sa.Connection) -> Attempt | None:
            c = DAILY_ATTEMPTS.c
            unsolved = sa.and_(is_attempt(key), c.milliseconds.is_(None))
            connection.execute(DAILY_ATTEMPTS.update().where(unsolved).values(wrong=c.wrong + 1))
            return find(connection, key)

        return await self._database.write(work)

    async def solve(self, key: AttemptKey, name: str, at: int, penalty: int) -> Attempt | None:
        """Store the time of the solution, with a penalty for each wrong answer. Only the first solution counts."""

        def work(connection: sa.Connection) -> Attempt | None:
            c = DAILY_ATTEMPTS.c
            unsolved = sa.and_(is_attempt(key), c.milliseconds.is_(None))
            milliseconds = sa.cast(at, sa.BigInteger) - c.started + c.wrong * penalty
            connection.execute(DAILY_ATTEMPTS.update().where(unsolved).values(name=name, milliseconds=milliseconds))
            return find(connection, key)

        return await self._database.write(work)

    async def best(self, game: str, day: str) -> list[DailyTime]:
        """The best times of a day."""

        def work(connection: sa.Connection) -> list[DailyTime]:
            c = DAILY_ATTEMPTS.c
            solved = sa.and_(c.game == game, c.day == day, c.milliseconds.is_not(None))
            wanted = sa.select(c.name, c.milliseconds).where(solved).order_by(c.milliseconds, c.player).limit(LISTED)
            return [DailyTime(name, milliseconds) for name, milliseconds in connection.execute(wanted)]

        return await self._database.read(work)

    async def remove_before(self, day: str) -> None:
        await self._database.write(
            lambda connection: connection.execute(DAILY_ATTEMPTS.delete().where(DAILY_ATTEMPTS.c.day < day)) and None
        )


def is_attempt(key: AttemptKey) -> sa.ColumnElement[bool]:
    c = DAILY_ATTEMPTS.c
    return sa.and_(c.game == key.game, c.day == key.day, c.player == key.player)


def find(connection: sa.Connection, key: AttemptKey) -> Attempt | None:
    c = DAILY_ATTEMPTS.c
    row = connection.execute(sa.select(c.started, c.wrong, c.milliseconds).where(is_attempt(key))).first()
    return Attempt(*row) if row else None
