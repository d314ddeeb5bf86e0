"""What the host does while a table waits for its players: give seats to bots, free them, start the match."""

from __future__ import annotations

from cosmodrome import bots
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables.lifecycle.seating import free_up
from cosmodrome.server.tables.table import Table
from cosmodrome.server.tables.table_data import SeatData, TableData


def set_seat(table: Table, seat: int, for_seat: int, bot: str | None) -> None:
    """Give a seat to a bot, or make it open if `bot` is None."""
    check_host(table, seat)
    chairs = table.data.chairs
    if for_seat >= len(chairs) or for_seat == seat:
        raise Rejection("not_permitted")
    if bot is None:
        free_up(table, for_seat)
    elif chairs[for_seat].kind == "human":
        raise Rejection("seat_taken")
    else:
        seat_bot(table, for_seat, bot)
        table.start_if_full()


def start(table: Table, seat: int, bot: str | None) -> None:
    """Give all open seats to bots, with which the match starts."""
    check_host(table, seat)
    for other, chair in enumerate(table.data.chairs):
        if chair.kind == "open":
            seat_bot(table, other, bot or bots.usual(table.game))
    table.start_if_full()


def check_host(table: Table, seat: int) -> None:
    """Refuse unless the table waits for players and this is the seat that opened it."""
    if table.data.status != "gathering":
        raise Rejection("started")
    if seat != table.data.host:
        raise Rejection("not_permitted")


def seat_bot(table: Table, seat: int, bot: str) -> None:
    """Give a seat to this bot; one that sits there already keeps its name."""
    bots.find(table.game, bot)
    old = table.data.chairs[seat]
    name = old.name if old.kind == "bot" else free_name(table.data)
    table.data.chairs[seat] = SeatData("bot", name, old.colour, bot, old.level)


def free_name(data: TableData) -> str:
    """A name for a bot that nobody at the table has."""
    taken = {chair.name.casefold() for chair in data.chairs if chair.kind != "open"}
    return next(name for name in bots.GIVEN_NAMES if name.casefold() not in taken)
