"""Runs uvicorn with the settings of this server and a graceful shutdown."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette

from cosmodrome.server.protocol import MESSAGE_BYTES
from cosmodrome.server.runtime.header_timeout import HeaderTimeoutProtocol

MOST_CONNECTIONS = 16_000  # of all visitors together; a request beyond that is answered with 503


class Server(uvicorn.Server):
    """Stops on SIGINT and SIGTERM without raising the signal again, so that worker processes are ended first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        signals = (signal.SIGINT, signal.SIGTERM)
        try:
            for one in signals:
                loop.add_signal_handler(one, self.handle_exit, one, None)
        except NotImplementedError:  # Windows
            with super().capture_signals():
                yield
            return
        try:
            yield
        finally:
            for one in signals:
                loop.remove_signal_handler(one)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop, where it is available."""
    try:
        import uvloop
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def make_server(app: Starlette, proxies: str = "") -> Server:
    """Make a server. `proxies` are the addresses whose X-Forwarded-For header is trusted; by default none is."""
    server = Server(
        uvicorn.Config(
            app,
            http=HeaderTimeoutProtocol,
            lifespan="on",
            log_level="warning",
            log_config=None,  # its messages use the log of the server
            access_log=False,  # it would log addresses
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            ws_max_size=4 * MESSAGE_BYTES,  # longer frames are not read; shorter ones that are too long are refused
            ws_ping_interval=20,
            ws_ping_timeout=20,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_graceful_shutdown=5,
        )
    )
    app.state.is_leaving = lambda: server.should_exit
    return server
