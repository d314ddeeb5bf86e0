"""New keys for old ones: a seat's link that went astray is made worthless, by its holder or by the administrator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import Bye
from cosmodrome.server.tables.table_data import fits, new_key, sealed
from cosmodrome.server.tables.time_bank import now

if TYPE_CHECKING:
    from cosmodrome.server.tables.connection import Socket
    from cosmodrome.server.tables.table import Table

CLOSE_POLICY = 1008


async def renew(table: Table, seat: int, key: str | None, by_keeper: bool) -> str:
    """A new key for this seat. The old one is worth nothing from the moment this is saved."""
    made = new_key()

    def work() -> None:
        chairs = table.sheet.chairs
        chair = chairs[seat] if seat < len(chairs) else None
        if chair is None or chair.key is None or not (by_keeper or fits(key, chair.key)):
            raise Rejection("bad_key", 403)
        chair.key = sealed(made)

    await table.do(work)
    return made


def is_current(socket: Socket, table: Table) -> bool:
    """Whether all the keys that this socket came with are still good."""
    chairs = table.sheet.chairs
    return all(chairs[seat].key == seal for seat, seal in socket.seals.items())


def send_away(socket: Socket, table: Table) -> None:
    """It came with a key that is no longer good: it is told, and closed. A page with the new one comes back."""
    no = Rejection("key_changed")
    for seat in list(socket.seats):  # before the line is closed it may still say something
        socket.forget(seat)
        if not table.is_present(seat):
            table.absent_since[seat] = now()
    socket.tell(Bye(no.code, no.sentence(socket.locale)))
    socket.leave(CLOSE_POLICY)
