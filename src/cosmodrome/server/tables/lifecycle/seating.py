"""Seating: taking a seat, leaving it before the match begins, and replacing its key."""

from __future__ import annotations

import unicodedata

from cosmodrome.server.errors import Rejection
from cosmodrome.server.protocol import COLOURS, NAME_LENGTH, TakeSeat
from cosmodrome.server.tables.lifecycle.registry import TableRegistry
from cosmodrome.server.tables.seat_keys import fits, hash_key, new_key
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import SeatData, TableData
from cosmodrome.server.wallclock import now


class Seating:
    """Needs the registry to find the table of which another one is the rematch."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def sit(self, table: Table, request: TakeSeat) -> tuple[int, str]:
        """Take a seat; return it with its key, which is in no other answer."""
        name = clean_name(request.name)
        previous = await self._previous_seat(table, request.previous)
        key = new_key()

        def work() -> int:
            data = table.data
            if data.status != "gathering":
                raise Rejection("started")
            if not (data.public or previous is not None or fits(request.invite, data.invite)):
                raise Rejection("bad_invite", 403)
            seat = free_seat(data, previous if previous is not None else request.seat)
            if any(chair.kind != "open" and chair.name.casefold() == name.casefold() for chair in data.chairs):
                raise Rejection("name_taken")
            if request.colour is not None:
                take_colour(data, seat, request.colour)
            chair = data.chairs[seat]
            chair.kind, chair.name, chair.nonce, chair.key = "human", name, request.nonce, hash_key(key)
            table.audience.absent_since[seat] = now()
            if data.host is None and fits(request.invite, data.invite):
                data.host = seat  # whoever opens a table has its invitation before all others
            table.start_if_full()
            return seat

        return await table.do(work), key

    async def _previous_seat(self, table: Table, key: str | None) -> int | None:
        """The seat of this key at the table of which this one is the rematch."""
        if key is None or table.data.previous is None:
            return None
        return (await self._registry.find(table.data.previous)).data.seat_of(key)

    async def stand_up(self, table: Table, seat: int, key: str | None) -> None:
        """Leave a seat before the match begins."""

        def work() -> None:
            data = table.data
            if seat >= len(data.chairs) or not fits(key, data.chairs[seat].key):
                raise Rejection("bad_key", 403)
            if data.status != "gathering":
                raise Rejection("started")
            free_up(table, seat)

        await table.do(work)

    async def replace_key(self, table: Table, seat: int, key: str | None, is_admin: bool) -> str:
        """Give a seat a new key, for its holder or the administrator. The old one is invalid once this is saved."""
        made = new_key()

        def work() -> None:
            chairs = table.data.chairs
            chair = chairs[seat] if seat < len(chairs) else None
            if chair is None or chair.key is None or not (is_admin or fits(key, chair.key)):
                raise Rejection("bad_key", 403)
            chair.key = hash_key(made)

        await table.do(work)
        return made


def free_up(table: Table, seat: int) -> None:
    """Make a seat open; another player becomes the host if it was the host's."""
    data = table.data
    chair = data.chairs[seat]
    data.chairs[seat] = SeatData(colour=chair.colour, level=chair.level)
    if data.host == seat:
        data.host = next((other for other, each in enumerate(data.chairs) if each.kind == "human"), None)
    table.audience.forget_seat(seat)


def clean_name(name: str) -> str:
    """The name as it is shown; one that is empty, too long or has control characters is refused."""
    name = " ".join(name.split())
    shown = all(unicodedata.category(sign)[0] != "C" for sign in name)
    if not name or len(name) > NAME_LENGTH or not shown:
        raise Rejection("bad_name", 422)
    return name


def free_seat(data: TableData, wanted: int | None) -> int:
    """The wanted seat, or the first open one: a table that waits for players has one."""
    free = [seat for seat, chair in enumerate(data.chairs) if chair.kind == "open"]
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Rejection("seat_taken")
    return wanted


def take_colour(data: TableData, seat: int, colour: int) -> None:
    """Give a seat this colour unless a player has it; an open seat that has it swaps with it."""
    if colour >= COLOURS or any(chair.colour == colour and chair.kind != "open" for chair in data.chairs):
        raise Rejection("colour_taken")
    for chair in data.chairs:
        if chair.colour == colour:
            chair.colour = data.chairs[seat].colour
    data.chairs[seat].colour = colour
