"""Who may come in, how often and how many at once; `docs/security.md` says why each limit has its value.

Limits go by address, because there are no accounts. A school or a club is one address, so they are generous: they stop
a program that runs wild, not thirty children. Nothing of this is stored.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit
from weakref import WeakSet

from cosmodrome.core.errors import BadInput
from cosmodrome.server.limits import MOST_ADDRESSES, Bucket, Buckets
from cosmodrome.server.refusal import No

if TYPE_CHECKING:
    from cosmodrome.server.table import Table

Kind = Literal["read", "log", "write", "study", "upload", "open"]

READS_PER_SECOND, READS_AT_ONCE = 100, 1_000
LOG_PAGES_PER_SECOND, LOG_PAGES_AT_ONCE = 10, 100
WRITES_PER_SECOND, WRITES_AT_ONCE = 20, 200
STUDIES_PER_SECOND, STUDIES_AT_ONCE = 4, 30
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 400, 4_000  # over all sockets of an address
SOCKETS = 500  # of one address
SOCKETS_AT_A_TABLE = 250  # players and spectators
TABLES_PER_MINUTE = 60
OPEN_MINUTES = 10  # as many tables may be open at once as can be opened in this time
UPLOADS_PER_TABLE = 1 / 3  # a record or a report is more work than a table


class Gate:
    """The limits of one server. Without `limited` only strange origins are turned away."""

    def __init__(
        self, tables_per_minute: int = TABLES_PER_MINUTE, origins: tuple[str, ...] = (), limited: bool = True
    ) -> None:
        uploads = max(1, int(tables_per_minute * UPLOADS_PER_TABLE))
        self._limited = limited
        self._origins = {origin_of(origin) for origin in origins}
        self._rates: dict[Kind, Buckets] = {
            "read": Buckets(READS_PER_SECOND, READS_AT_ONCE),
            "log": Buckets(LOG_PAGES_PER_SECOND, LOG_PAGES_AT_ONCE),
            "write": Buckets(WRITES_PER_SECOND, WRITES_AT_ONCE),
            "study": Buckets(STUDIES_PER_SECOND, STUDIES_AT_ONCE),
            "upload": Buckets(uploads / 60, uploads),
            "open": Buckets(tables_per_minute / 60, tables_per_minute),
        }
        self._messages = Buckets(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)
        self._sockets: Counter[str] = Counter()
        self._most_open = tables_per_minute * OPEN_MINUTES
        self._opened: OrderedDict[str, WeakSet[Table]] = OrderedDict()

    # --- requests ------------------------------------------------------------------

    def admit(self, kind: Kind, address: str) -> None:
        """Whether this address may ask for one more thing of this kind now."""
        if not self._limited:
            return
        if kind == "open" and self._open_of(address) >= self._most_open:
            raise No("tables_open", 429)
        if not self._rates[kind].take(address):
            raise No("too_many_tables" if kind == "open" else "too_fast", 429)

    def opened(self, address: str, table: Table) -> None:
        """Remember whose table this is, for as long as it is in memory."""
        self._opened.setdefault(address, WeakSet()).add(table)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)

    def _open_of(self, address: str) -> int:
        return sum(table.sheet.status in ("gathering", "playing") for table in self._opened.get(address, ()))

    # --- origins -------------------------------------------------------------------

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """A browser says which page it asks for. One of another site may not act here; a program says nothing."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise No("foreign", 403)

    # --- sockets -------------------------------------------------------------------

    @contextmanager
    def socket(self, address: str, table: Table) -> Iterator[Bucket | None]:
        """One more socket, as long as this lasts; gives the limit that all sockets of the address share."""
        crowded = self._sockets[address] >= SOCKETS or len(table.sockets) >= SOCKETS_AT_A_TABLE
        if self._limited and crowded:
            raise No("crowded", 429)
        self._sockets[address] += 1
        try:
            yield self._messages.of(address) if self._limited else None
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def address_of(client: tuple[str, int] | None) -> str:
    """What counts as one visitor: an address, or with IPv6 the network that one connection gets (64 bits)."""
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def origin_of(text: str) -> str:
    """An origin as browsers write it, such as https://play.example.org."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise BadInput(f"{text} is no origin; write it like https://play.example.org")
    return f"{parts.scheme}://{parts.netloc.lower()}"
