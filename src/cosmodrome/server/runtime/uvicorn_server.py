"""Opens and closes the door: uvicorn with our settings, and an end that lets everything finish first."""

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
    """Stops on Ctrl-C and on a polite kill, and does not raise the signal again: the workers are sent home first."""

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
    """Run on the quicker event loop, where there is one for this system."""
    try:
        import uvloop
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def make_server(app: Starlette, proxies: str = "") -> Server:
    """`proxies` are the addresses of those whose word on where somebody comes from we take: nobody, unless told."""
    server = Server(
        uvicorn.Config(
            app,
            http=HeaderTimeoutProtocol,
            lifespan="on",
            log_level="warning",
            log_config=None,  # its lines go where ours go, in the same form
            access_log=False,  # it names addresses
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
            ws_max_size=4 * MESSAGE_BYTES,  # longer ones are not even read; what is merely too long is answered
            ws_ping_interval=20,
            ws_ping_timeout=20,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_graceful_shutdown=5,
        )
    )
    app.state.is_leaving = lambda: server.should_exit
    return server
