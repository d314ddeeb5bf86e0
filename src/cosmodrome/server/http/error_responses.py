"""Middleware that answers unexpected errors with a 500, and a log that the same error in a loop cannot fill."""

from __future__ import annotations

import contextlib
import logging
import time
import traceback
from collections import OrderedDict
from dataclasses import dataclass

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.problem import preferred_locale, problem_of

TRACEBACK_SECONDS = 60.0  # between two tracebacks of one cause
MOST_CAUSES = 100
CLOSE_ERROR = 1011

log = logging.getLogger("cosmodrome.errors")


@dataclass
class Repeats:
    """Since when one cause has been counted, and how often it came since then."""

    since: float
    count: int = 0


class ErrorLog:
    """Logs each cause with its traceback once a minute, its first repetition in one line, and counts the others."""

    def __init__(self) -> None:
        self._causes: OrderedDict[tuple[str, str, int | None], Repeats] = OrderedDict()

    def add(self, error: Exception, path: str) -> None:
        frames = traceback.extract_tb(error.__traceback__)
        place = (frames[-1].filename, frames[-1].lineno) if frames else ("", 0)
        cause = (type(error).__qualname__, *place)
        known = self._causes.get(cause)
        moment = time.monotonic()
        if known is None or moment - known.since >= TRACEBACK_SECONDS:
            repeated = known.count if known is not None else 0
            log.error("unexpected error", exc_info=error, extra={"path": path, "repeated": repeated})
            self._causes[cause] = Repeats(moment)
            self._causes.move_to_end(cause)
            if len(self._causes) > MOST_CAUSES:
                self._causes.popitem(last=False)
            return
        known.count += 1
        if known.count == 1:
            log.error("unexpected error again", extra={"error": cause[0], "place": f"{place[0]}:{place[1]}"})


class ErrorResponses:
    """Inside the security headers, so that a 500 carries them too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._log = ErrorLog()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def noticing(message: Message) -> None:
            nonlocal has_begun
            has_begun = has_begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        except ClientDisconnect:
            pass  # there is no one to answer
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            self._log.add(error, route_of(scope))
            if scope["type"] == "websocket":
                with contextlib.suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": CLOSE_ERROR})
            elif has_begun:
                raise  # the connection has to be cut, or the client would take half an answer for a whole one
            else:
                locale = preferred_locale(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))
                answer = problem_of(Rejection("internal_error", 500), locale)
                await answer(scope, receive, send)


def route_of(scope: Scope) -> str:
    """The pattern of the path, because its actual parts may be private."""
    return getattr(scope.get("route"), "path", "")
