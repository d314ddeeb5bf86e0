"""Limits per address: rates, connections and open tables. `docs/security.md` gives the reason for each value.

Limits go by address, because there are no accounts. A school or a club is one address, so they are generous: they stop
a program that runs wild, not thirty children. Nothing of this is stored. Workers with a bus on Redis share the limits
that are named in `SHARED`; what a player does at a table never waits for Redis.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit
from weakref import WeakSet

from cosmodrome.core.errors import BadInput
from cosmodrome.server.cluster.shared_limits import SharedLimits
from cosmodrome.server.errors import Rejection
from cosmodrome.server.http.fair_turns import FairTurns
from cosmodrome.server.http.token_bucket import MOST_ADDRESSES, Buckets, Rate

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

Kind = Literal["page", "probe", "metrics", "read", "log", "write", "study", "upload", "open", "socket"]

# Per address. Those of uploads and new tables follow from `tables_per_minute`.
RATES: dict[Kind, Rate] = {
    "page": Rate(200, 3_000),
    "probe": Rate(20, 200),
    "metrics": Rate(2, 20),
    "read": Rate(100, 1_000),
    "log": Rate(10, 100),
    "write": Rate(20, 200),
    "study": Rate(4, 30),
    "socket": Rate(10, 100),
}
MESSAGES = Rate(400, 4_000)  # over all sockets of an address
RESENDS = Rate(20, 40)  # `look` and `speak`, over all sockets of an address
SOCKETS = 500  # of one address; more only with the key of a seat
SPECTATORS = 200  # of one table
SPECTATORS_OF_ADDRESS = 20  # at one table
SHARED: frozenset[Kind] = frozenset({"study", "upload", "open", "socket"})  # counted for all workers together
SILENT_SOCKETS = 64  # of one address, before `hello`
PLAYERS_OVER_RATE = Rate(0.1, 8)  # sockets with a key, of one address at one table, when the address opens too many
TABLES_PER_MINUTE = 60
OPEN_MINUTES = 10  # as many tables may be open at once as can be opened in this time
UPLOADS_PER_TABLE = 1 / 3  # a record or a report is more work than a table


class AccessLimits:
    """The limits of one server. If not `limited`, only foreign origins are rejected."""

    def __init__(
        self, tables_per_minute: int = TABLES_PER_MINUTE, origins: tuple[str, ...] = (), limited: bool = True
    ) -> None:
        uploads = max(1, int(tables_per_minute * UPLOADS_PER_TABLE))
        self.limited = limited
        self.shared: SharedLimits | None = None
        self._origins = {origin_of(origin) for origin in origins}
        self._rates: dict[Kind, Rate] = {
            **RATES,
            "upload": Rate(uploads / 60, uploads),
            "open": Rate(tables_per_minute / 60, tables_per_minute),
        }
        self._buckets = {kind: Buckets(*rate) for kind, rate in self._rates.items()}
        self._messages = Buckets(*MESSAGES)
        self._resends = Buckets(*RESENDS)
        self._players = Buckets(*PLAYERS_OVER_RATE)
        self._turns = FairTurns()
        self._sockets: Counter[str] = Counter()
        self._spectators: Counter[tuple[str, str]] = Counter()  # by table and address; "" for all addresses
        self._silent: defaultdict[str, OrderedDict[Admission, None]] = defaultdict(OrderedDict)
        self._most_open = tables_per_minute * OPEN_MINUTES
        self._opened: OrderedDict[str, WeakSet[Table]] = OrderedDict()

    # --- requests ------------------------------------------------------------------

    async def admit(self, kind: Kind, address: str) -> None:
        """Refuse a request of this kind if the address has sent too many."""
        if not self.limited:
            return
        await self._turns.wait(address)
        if kind == "open" and self._open_of(address) >= self._most_open:
            raise Rejection("tables_open", 429)
        if not await self._take(kind, address):
            raise Rejection("too_many_tables" if kind == "open" else "too_fast", 429)

    async def _take(self, kind: Kind, address: str) -> bool:
        if not self._buckets[kind].take(address):
            return False
        return self.shared is None or kind not in SHARED or await self.shared.take(kind, self._rates[kind], address)

    def opened(self, address: str, table: Table) -> None:
        """Count this table for the address that opened it, while it is in memory."""
        self._opened.setdefault(address, WeakSet()).add(table)
        self._opened.move_to_end(address)
        if len(self._opened) > MOST_ADDRESSES:
            self._opened.popitem(last=False)

    def _open_of(self, address: str) -> int:
        return sum(table.data.status in ("gathering", "playing") for table in self._opened.get(address, ()))

    # --- origins -------------------------------------------------------------------

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """Refuse requests of pages of other sites. Browsers send the origin of the page; programs send none."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return
        if urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise Rejection("foreign", 403)

    # --- sockets -------------------------------------------------------------------

    async def admit_socket(self, address: str) -> Admission:
        """Admit a new connection. One of an address with too many of them needs the key of a seat."""
        if self.limited:
            await self._turns.wait(address)
        over = self.limited and not await self._take("socket", address)
        players_only = over or (self.limited and self._sockets[address] >= SOCKETS)
        return Admission(self, address, players_only)

    # Used by `Admission`, which releases what it has taken.

    def _add_silent(self, admission: Admission) -> None:
        """If there are too many connections without a hello, close the oldest, so that they cannot shut out players."""
        silent = self._silent[admission.address]
        silent[admission] = None
        if self.limited and len(silent) > SILENT_SOCKETS:
            silent.popitem(last=False)[0].evict()

    def _remove_silent(self, admission: Admission) -> None:
        silent = self._silent[admission.address]
        silent.pop(admission, None)
        if not silent:
            del self._silent[admission.address]

    async def _add_spectator(self, admission: Admission, table: str) -> bool:
        """Count a spectator of the table; return whether there was room."""
        places = ((table, ""), (table, admission.address))
        limits = (SPECTATORS, SPECTATORS_OF_ADDRESS)
        if self.limited and any(self._spectators[place] >= most for place, most in zip(places, limits, strict=True)):
            return False
        self._spectators.update(places)  # before the request to Redis, or more could be admitted meanwhile
        if self.limited and self.shared is not None:
            admission.shared_name = await self.shared.add_spectator(table, admission.address, *limits)
            if admission.shared_name is None:
                self._remove_spectator(admission, table)
                return False
        return True

    def _remove_spectator(self, admission: Admission, table: str) -> None:
        if self.shared is not None and admission.shared_name is not None:
            self.shared.remove_spectator(admission.shared_name)
        for place in ((table, ""), (table, admission.address)):
            self._spectators[place] -= 1
            if not self._spectators[place]:
                del self._spectators[place]


class Admission:
    """What one connection takes of the limits, from the handshake until it is closed."""

    def __init__(self, limits: AccessLimits, address: str, players_only: bool) -> None:
        self.address = address
        self.players_only = players_only
        self.limited = limits.limited
        self.messages = limits._messages.of(address) if limits.limited else None
        self.resends = limits._resends.of(address) if limits.limited else None
        self.evict: Callable[[], None] = do_nothing  # set by the socket
        self.shared_name: str | None = None  # under which it counts as a spectator for all workers
        self._limits = limits
        self._spectating: str | None = None
        limits._sockets[address] += 1
        limits._add_silent(self)

    async def turn(self) -> None:
        """Wait until the loop has served others, if this address has just taken a step."""
        if self.limited:
            await self._limits._turns.wait(self.address)

    async def enter(self, table: str, has_seat: bool) -> None:
        """After hello: players always fit, spectators if there is room."""
        self._limits._remove_silent(self)
        if has_seat:
            key = f"{self.address} {table}"
            fits = not self.players_only or self._limits._players.take(key)
        else:
            fits = not self.players_only and await self._limits._add_spectator(self, table)
            self._spectating = table if fits else None
        if not fits:
            raise Rejection("crowded", 429)

    def close(self) -> None:
        limits = self._limits
        limits._remove_silent(self)
        self.evict = do_nothing  # breaks a reference cycle with the connection (see `tables/component.py`)
        if self._spectating is not None:
            limits._remove_spectator(self, self._spectating)
        limits._sockets[self.address] -= 1
        if not limits._sockets[self.address]:
            del limits._sockets[self.address]


def do_nothing() -> None:
    pass


def address_of(client: tuple[str, int] | None) -> str:
    """The address by which a visitor is limited; with IPv6 the network of 64 bits that one customer gets."""
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
