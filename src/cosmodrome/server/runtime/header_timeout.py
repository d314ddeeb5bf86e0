"""Connections that open and then say nothing, or a letter a minute, are hung up on.

uvicorn waits for the head of a request without end; here it must be complete within some seconds. One address may hold
a limited number of connections without a complete head. A new one closes the oldest, so that silent connections don't
shut out a browser of the same address, which sends its request at once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
MOST_SILENT = 256  # connections of one address without a whole head; browsers open some ahead of need


class HeaderTimeoutProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with an end to its patience."""

    silent: ClassVar[defaultdict[str, OrderedDict[HeaderTimeoutProtocol, None]]] = defaultdict(
        OrderedDict
    )  # by address
    head_seconds = HEAD_SECONDS
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        answering = self.cycle is not None and not self.cycle.response_complete
        if upgraded or answering or self.transport.is_closing():
            self._stop_waiting()
        elif self._waiting is None:
            self._wait()  # the next request on the same line has begun

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    @property
    def _caller(self) -> str:
        return self.client[0] if self.client else ""

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.head_seconds, self._hang_up)
        silent = self.silent[self._caller]
        silent[self] = None
        if len(silent) > MOST_SILENT:
            next(iter(silent))._hang_up()

    def _stop_waiting(self) -> None:
        if self._waiting is None:
            return
        self._waiting.cancel()
        self._waiting = None
        del self.silent[self._caller][self]
        if not self.silent[self._caller]:
            del self.silent[self._caller]

    def _hang_up(self) -> None:
        self._stop_waiting()
        self.transport.abort()
