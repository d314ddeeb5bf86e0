"""The connections to a table: presence of its players, and the messages that are broadcast to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import Bye, TableNews
from cosmodrome.server.tables.component import TableComponent
from cosmodrome.server.tables.connections.frame_cache import FrameCache
from cosmodrome.server.tables.connections.updates import UpdateBuilder
from cosmodrome.server.tables.table_data import TableData
from cosmodrome.server.wallclock import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.connections.connection import Connection
    from cosmodrome.server.tables.table import Table

SPECTATOR_SECONDS = 0.25  # between two updates of a spectator, at least
CLOSE_POLICY = 1008

FRAMES = FrameCache(8_000_000)  # updates for readers who connect, or request what they had


class Audience(TableComponent):
    """Everyone who is connected to one table by way of this worker."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.connections: set[Connection] = set()
        self.absent_since: dict[int, int] = {}  # per seat
        self._delayed_broadcast: asyncio.TimerHandle | None = None  # the next update of the spectators
        self._info_key: tuple[object, ...] = ()
        self._encoded_info = ""

    # --- presence ----------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """Add a connection. Seats that a substitute plays for it are given back."""
        table = self._table
        self.connections.add(connection)
        for seat in connection.seats:
            self.absent_since.pop(seat, None)
        table.cluster.publish_presence(table)
        await table.do(lambda: table.substitutes.end(connection.seats))

    async def leave(self, connection: Connection) -> None:
        """Remove a connection that was closed or lost."""
        table = self._table
        self.connections.discard(connection)
        table.touched = now()
        table.cluster.publish_presence(table)
        await self.update_presence()

    async def update_presence(self) -> None:
        """After a player has connected or disconnected, here or at another worker."""
        table = self._table
        for seat in range(len(table.data.chairs)):
            if self.is_present(seat):
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, now())
        table.runner.wake()
        async with table.lock:  # nothing that is not saved yet may be sent
            self.broadcast()

    def note_absences(self) -> None:
        """After the table was loaded: players who are not connected are absent from now on."""
        seats = range(len(self._table.data.chairs))
        self.absent_since = {seat: now() for seat in seats if not self.is_present(seat)}

    def is_present(self, seat: int) -> bool:
        table = self._table
        return any(seat in each.seats for each in self.connections) or table.cluster.is_connected_elsewhere(table, seat)

    def forget_seat(self, seat: int) -> None:
        """The seat has become free."""
        for connection in self.connections:
            connection.forget(seat)

    def forget_changed_keys(self, data: TableData) -> None:
        """Take the seats whose key is another one in this new data, or none, from the connections."""
        for seat, (old, new) in enumerate(zip(self._table.data.chairs, data.chairs, strict=True)):
            if old.key not in (None, new.key):
                self.forget_seat(seat)

    # --- broadcasting --------------------------------------------------------------------

    def send_to_all(self, text: str) -> None:
        """Send an encoded message to every connection."""
        for connection in list(self.connections):
            connection.send_text(text)

    def broadcast(self) -> None:
        """Send everyone what has changed, as far as they may know it.

        While moves follow each other quickly, spectators get several of them in one message a moment later: however
        many there are, they must not slow down the players.
        """
        is_quick = self._delayed_broadcast is not None
        players = [each for each in self.connections if not each.is_spectator]
        spectators = [each for each in self.connections if each.is_spectator]
        self._send_changes(players if is_quick else [*players, *spectators])
        if spectators and not is_quick:
            later = asyncio.get_running_loop().call_later
            start = self._table.start
            self._delayed_broadcast = later(SPECTATOR_SECONDS, lambda: start(self.update_spectators()))

    async def update_spectators(self) -> None:
        """Broadcast again if spectators lack something."""
        self._delayed_broadcast = None
        table = self._table
        async with table.lock:  # nothing that is not saved yet may be sent
            events = len(table.match.events) if table.match is not None else 0
            info = self._info_message()
            spectators = [each for each in self.connections if each.is_spectator]
            if any(each.known_events < events or each.sent_info is not info for each in spectators):
                self.broadcast()

    def _send_changes(self, connections: Iterable[Connection]) -> None:
        """Send these connections what they lack; equal messages are encoded once."""
        table, match = self._table, self._table.match
        info = self._info_message()
        builder = UpdateBuilder(match, table.index.steps, table.clock.deadline()) if match is not None else None
        is_racing = match is not None and match.clock.is_racing()
        encoded: dict[tuple[int | None, str, int], str] = {}
        for connection in connections:
            if connection.sent_info is not info:
                if not self._has_current_keys(connection):
                    self._dismiss(connection)
                    continue
                connection.sent_info = info
                connection.send_text(info)
            if builder is not None and connection.known_events < len(builder.match.events):
                key = (connection.view_seat, connection.locale, connection.known_events)
                if key not in encoded:
                    encoded[key] = msgspec.json.encode(builder.update(*key)).decode()
                connection.send_text(encoded[key])
                connection.known_events = len(builder.match.events)
                if is_racing:
                    connection.probe()

    def _info_message(self) -> str:
        """The public information about the table, encoded again only when something of it has changed."""
        table, match = self._table, self._table.match
        key = (
            table.persistence.saved_data,
            tuple(self.is_present(seat) for seat in range(len(table.data.chairs))),
            tuple(seat.bot for seat in match.seats) if match is not None else (),
            tuple(match.resigned) if match is not None else (),
            tuple(self.absent_since.items()),
        )
        if key != self._info_key:
            self._info_key = key
            self._encoded_info = msgspec.json.encode(TableNews(table.info())).decode()
        return self._encoded_info

    def update_for(self, seat: int | None, locale: str, known: int, resend: bool = False) -> str:
        """The table as one reader may see it, encoded; see `UpdateBuilder.update`."""
        table = self._table
        match, steps, deadline = table.playing(), table.index.steps, table.clock.deadline()

        def make() -> str:
            update = UpdateBuilder(match, steps, deadline).update(seat, locale, known, resend)
            return msgspec.json.encode(update).decode()

        return FRAMES.get((table.data.id, len(match.events), deadline, seat, locale, known, resend), make)

    # --- closing connections ---------------------------------------------------------------

    def _has_current_keys(self, connection: Connection) -> bool:
        """Whether all keys with which this connection was opened are still valid."""
        chairs = self._table.data.chairs
        return all(chairs[seat].key == key_hash for seat, key_hash in connection.key_hashes.items())

    def _dismiss(self, connection: Connection) -> None:
        """Close a connection whose key was replaced. A page that has the new one connects again."""
        rejection = Rejection("key_changed")
        for seat in list(connection.seats):  # messages may still arrive before it is closed
            connection.forget(seat)
            if not self.is_present(seat):
                self.absent_since[seat] = now()
        connection.send(Bye(rejection.code, rejection.sentence(connection.locale)))
        connection.close(CLOSE_POLICY)

    def cancel_delayed_broadcast(self) -> None:
        if self._delayed_broadcast is not None:
            self._delayed_broadcast.cancel()

    def disconnect_all(self) -> None:
        for connection in list(self.connections):
            connection.close()
