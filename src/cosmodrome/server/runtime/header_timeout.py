"""Closes connections that do not send a complete request header in time, against slow-header attacks.

uvicorn waits for the header without a limit; here it must be complete within some seconds. One address may hold
a limited number of connections without a complete header. A new one closes the oldest, so that silent connections don't
shut out a browser of the same address, which sends its request at once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from typing import ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10.0
MOST_SILENT = 256  # connections of one address without a complete header; browsers open some ahead of need


class HeaderTimeoutProtocol(H11Protocol):
    """uvicorn's HTTP/1.1 protocol with a timeout for request headers."""

    silent: ClassVar[defaultdict[str, OrderedDict[HeaderTimeoutProtocol, None]]] = defaultdict(
        OrderedDict
    )  # by address
    head_seconds = HEAD_SECONDS
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        upgraded = self.transport.get_protocol() is not self
        answering = self.cycle is not None and not self.cycle.response_complete
        if upgraded or answering or self.transport.is_closing():
            self._stop_timer()
        elif self._timer is None:
            self._start_timer()  # the next request on the same connection has begun

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.head_seconds, self._abort)
        silent = self.silent[self._address]
        silent[self] = None
        if len(silent) > MOST_SILENT:
            next(iter(silent))._abort()

    def _stop_timer(self) -> None:
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        del self.silent[self._address][self]
        if not self.silent[self._address]:
            del self.silent[self._address]

    def _abort(self) -> None:
        self._stop_timer()
        self.transport.abort()
