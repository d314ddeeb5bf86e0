"""Fair scheduling of the event loop: one step per visitor and iteration.

When a visitor's messages arrive together, as those of many sockets do, the loop would work through all of them before
it serves anyone else. With turns, the steps of one address run in successive iterations, and between two of them the
loop serves every other visitor. A whole burst is spread over a longer time: what someone else does takes several
iterations, and would otherwise wait for one step of the burst in each.
"""

from __future__ import annotations

import asyncio
from collections import deque

BURST = 3  # steps that wait behind the current one
PAUSE_SECONDS = 0.003  # after each step of a burst


class FairTurns:
    """First in, first out within an address. An address that has nothing to wait for costs no iteration."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by address, while one of its steps runs

    async def wait(self, address: str) -> None:
        """Return when this address may take its next step: at once, unless it has taken one in this iteration."""
        loop = asyncio.get_running_loop()
        queue = self._waiting.get(address)
        if queue is None:
            self._waiting[address] = deque()
            loop.call_soon(self._next, loop, address)
        else:
            turn = loop.create_future()
            queue.append(turn)
            await turn

    def _next(self, loop: asyncio.AbstractEventLoop, address: str) -> None:
        queue = self._waiting[address]
        while queue:
            turn = queue.popleft()
            if not turn.done():  # its task may have been cancelled
                turn.set_result(None)
                if len(queue) < BURST:
                    loop.call_soon(self._next, loop, address)
                else:
                    loop.call_later(PAUSE_SECONDS, self._next, loop, address)
                return
        del self._waiting[address]
