"""Definition of REST endpoints: method, path, types, limits.

`openapi.py` describes them, and `request_handler.py` calls them.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request

from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.access_limits import AccessLimits, Kind, address_of
from cosmodrome.server.services import Services
from cosmodrome.server.tables.table import Table

DIGITS = 9  # of a number in an address

Result = Any
Work = Callable[["Call"], Coroutine[Any, Any, Result]]


@dataclass
class Call:
    """One request, after the checks that all endpoints share."""

    services: Services
    request: Request
    body: Any
    locale: str

    @property
    def key(self) -> str | None:
        """The seat key or admin key of the Authorization header."""
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key if scheme.lower() == "bearer" and key else None

    @property
    def limits(self) -> AccessLimits:
        limits: AccessLimits = self.request.app.state.limits
        return limits

    @property
    def address(self) -> str:
        return address_of(self.request.client)

    async def table(self) -> Table:
        return await self.services.registry.find_current(self.request.path_params["table"])

    def number(self, name: str) -> int:
        """A whole number of the path."""
        found = whole_number(self.request.path_params[name])
        if found is None:
            raise Rejection("not_found", 404)
        return found


@dataclass(frozen=True)
class Endpoint:
    """A method and path of the interface, with the types of its body and answer."""

    method: str
    path: str
    work: Work
    answer: Any
    body: Any = None
    limit: int = p.BODY_BYTES
    key: str = ""  # whose key must, or may, be sent
    query: tuple[str, ...] = ()
    problems: tuple[int, ...] = ()
    limited: Kind | None = None  # the rate limit that applies; else that of reading or writing
    raw: bool = False  # the body is not decoded here but in another process

    @property
    def kind(self) -> Kind:
        return self.limited or ("read" if self.method == "GET" else "write")

    @property
    def about(self) -> str:
        return " ".join((self.work.__doc__ or "").split())


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, answer: Any, **more: Any) -> Callable[[Work], Work]:
    def add(work: Work) -> Work:
        ENDPOINTS.append(Endpoint(method, path, work, answer, **more))
        return work

    return add


def whole_number(text: str) -> int | None:
    """The number in decimal digits, if it is of a size that a seat, a step or a report can have."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) <= DIGITS else None


def is_admin(call: Call) -> bool:
    wanted: str = call.request.app.state.admin_key
    return call.key is not None and hmac.compare_digest(call.key.encode(), wanted.encode())


def must_be_admin(call: Call) -> None:
    if not is_admin(call):
        raise Rejection("admin_only", 403)
