"""When somebody is away a bot stands in, announced in the log; the seat is given back when they return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cosmodrome import bots
from cosmodrome.core.record import Seat
from cosmodrome.server import clock
from cosmodrome.server.refusal import No

if TYPE_CHECKING:
    from cosmodrome.server.table import Table


def is_stood_in(table: Table, seat: int) -> bool:
    """Whether a bot plays for a person who has not given up."""
    match = table.match
    return (
        match is not None
        and table.sheet.chairs[seat].kind == "human"
        and match.seats[seat].bot is not None
        and seat not in match.resigned
    )


def is_due(table: Table, seat: int) -> int | None:
    """When a bot takes over from a person who is away and is asked, in milliseconds since 1970."""
    sheet = table.sheet
    since = table.absent_since.get(seat)
    if sheet.mode != "online" or sheet.takeover is None or since is None or not clock.asked(table, seat):
        return None
    return max(since, table.asked_since) + sheet.takeover * 1000


def would_be_due(table: Table, seat: int) -> int | None:
    """When a bot would take over if this person went away now, or has gone already."""
    sheet = table.sheet
    if sheet.mode != "online" or sheet.takeover is None or not clock.asked(table, seat):
        return None
    return table.asked_since + sheet.takeover * 1000


def replace(table: Table, seat: int) -> None:
    """A bot plays on for this seat."""
    match = table.playing()
    clock.spend(table, seat)
    match.hand_over(seat, bots.usual(table.game))
    table.question_asked()


def give_back(table: Table, seats: Iterable[int]) -> None:
    """These players are here again."""
    for seat in seats:
        if is_stood_in(table, seat) and not table.playing().is_over:
            chair = table.sheet.chairs[seat]
            table.playing().hand_over(seat, Seat(chair.name, chair.level))
            clock.welcome_back(table, seat)


def ask(table: Table, for_seat: int, own: bool) -> None:
    """Somebody wants a bot to play for them, or for a player who is away."""
    match = table.running()
    if for_seat >= len(table.sheet.chairs):
        raise No("not_permitted")
    if match.seats[for_seat].bot is not None:
        raise No("bot_already")
    if not own and table.is_present(for_seat):
        raise No("not_away")
    if not own and clock.is_slow(table.sheet.clock):
        raise No("has_time")
    replace(table, for_seat)


def take_back(table: Table, seat: int) -> None:
    if not is_stood_in(table, seat):
        raise No("not_stood_in")
    give_back(table, [seat])
