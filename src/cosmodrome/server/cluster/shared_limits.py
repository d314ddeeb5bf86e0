"""Limits per address that hold across workers: token buckets and lists of spectators in Redis.

An address is stored as a keyed digest and forgotten within minutes. If Redis does not answer, requests are admitted:
the limits that each worker has in its own memory still hold.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, TypeVar

from cosmodrome.server.http.token_bucket import Rate
from cosmodrome.server.observability.logs import nameless

if TYPE_CHECKING:
    from redis.asyncio import Redis

ANSWER_SECONDS = 0.25  # to wait for Redis, unless its address has a socket_timeout
PAUSE_SECONDS = 5.0  # after a failure, before Redis is used again
STALE_SECONDS = 90  # after which the spectators of a worker that has died no longer count
REFRESH_SECONDS = 30.0

T = TypeVar("T")
log = logging.getLogger("cosmodrome.limits")

# KEYS: the bucket. ARGV: per second, burst. The clock is that of Redis, because workers may be on several machines.
TAKE = """
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(bucket[1]) or burst, tonumber(bucket[2]) or now
tokens = math.min(burst, tokens + math.max(0, now - at) * rate)
local taken = 0
if tokens >= 1 then tokens = tokens - 1; taken = 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / math.max(rate, 0.001)) + 1)
return taken
"""

# KEYS: the spectators of a table, each with the time when it stops to count. ARGV: spectator, digest of the address,
# most of the table, most of the address, seconds.
ADD_SPECTATOR = """
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local spectators = redis.call('ZRANGE', KEYS[1], 0, -1)
local own = 0
for _, name in ipairs(spectators) do
  if string.sub(name, 1, #ARGV[2]) == ARGV[2] then own = own + 1 end
end
if #spectators >= tonumber(ARGV[3]) or own >= tonumber(ARGV[4]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[5]), ARGV[1])
redis.call('EXPIRE', KEYS[1], tonumber(ARGV[5]))
return 1
"""

# KEYS: the spectators of a table. ARGV: seconds, and those of this worker.
REFRESH = """
local until_ = tonumber(redis.call('TIME')[1]) + tonumber(ARGV[1])
for number = 2, #ARGV do redis.call('ZADD', KEYS[1], until_, ARGV[number]) end
redis.call('EXPIRE', KEYS[1], tonumber(ARGV[1]))
return 0
"""


class SharedLimits:
    """The limits of all workers that use one channel of the bus."""

    def __init__(self, client: Redis, channel: str, answer_seconds: float = ANSWER_SECONDS) -> None:
        self._client = client
        self._answer_seconds = answer_seconds
        self._channel = channel
        self._take = client.register_script(TAKE)
        self._add = client.register_script(ADD_SPECTATOR)
        self._refresh = client.register_script(REFRESH)
        self._spectators: dict[str, str] = {}  # of this worker: spectator -> table
        self._removals: set[asyncio.Task[Any]] = set()
        self._away_until = 0.0

    async def take(self, kind: str, rate: Rate, address: str) -> bool:
        key = f"{self._channel}:rate:{kind}:{self._digest(address)}"
        return bool(await self._asked(self._take(keys=[key], args=[rate.per_second, rate.burst]), 1))

    async def add_spectator(self, table: str, address: str, most: int, most_of_address: int) -> str | None:
        """The name under which the spectator counts, or None if there is no room."""
        digest = self._digest(address)
        name = f"{digest}:{secrets.token_hex(6)}"
        args = (name, digest, most, most_of_address, STALE_SECONDS)
        if not await self._asked(self._add(keys=[self._list_of(table)], args=args), 1):
            return None
        self._spectators[name] = table
        return name

    def remove_spectator(self, name: str) -> None:
        """Remove a spectator without waiting for Redis; if that fails, the entry expires."""
        table = self._spectators.pop(name)
        task = asyncio.ensure_future(self._asked(self._client.zrem(self._list_of(table), name), 0))
        self._removals.add(task)
        task.add_done_callback(self._removals.discard)

    async def keep_fresh(self) -> None:
        """Renew the entries of this worker's spectators until the task is cancelled."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            tables: dict[str, list[str]] = {}
            for name, table in self._spectators.items():
                tables.setdefault(table, []).append(name)
            for table, names in tables.items():
                await self._asked(self._refresh(keys=[self._list_of(table)], args=[STALE_SECONDS, *names]), 0)

    def _list_of(self, table: str) -> str:
        return f"{self._channel}:spectators:{table}"

    def _digest(self, address: str) -> str:
        return hashlib.blake2b(address.encode(), key=self._channel.encode()[:64], digest_size=12).hexdigest()

    async def _asked(self, question: Awaitable[T], otherwise: T) -> T:
        """Return the answer of Redis; `otherwise` if there is none, and for some seconds after that."""
        if time.monotonic() < self._away_until:
            if asyncio.iscoroutine(question):
                question.close()
            return otherwise
        try:
            async with asyncio.timeout(self._answer_seconds):
                return await question
        except Exception as error:  # the driver raises many kinds
            self._away_until = time.monotonic() + PAUSE_SECONDS
            log.warning("limits hold per worker only: Redis does not answer", extra={"reason": nameless(error)})
            return otherwise
