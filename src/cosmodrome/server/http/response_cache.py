"""Cache of a response that is the same for everyone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec


class ResponseCache:
    """Requests that arrive while the response is being made wait for it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._data: bytes | None = None
        self._made_at = 0.0
        self._lock = asyncio.Lock()

    async def get(self, make: Callable[[], Awaitable[Any]]) -> bytes:
        async with self._lock:
            if self._data is None or time.monotonic() - self._made_at >= self._seconds:
                self._made_at = time.monotonic()
                self._data = msgspec.json.encode(await make())
            return self._data

    def clear(self) -> None:
        self._data = None
