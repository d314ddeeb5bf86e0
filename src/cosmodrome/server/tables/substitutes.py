"""When somebody is away a bot stands in, announced in the log; the seat is given back when they return."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cosmodrome import bots
from cosmodrome.core.match.record import Seat
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables import time_bank

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table

AWAY_SECONDS = 30  # before others can hand a seat to a bot: reloading the page must not cost anyone their turn


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
    if sheet.mode != "online" or sheet.takeover is None or since is None or not time_bank.asked(table, seat):
        return None
    return max(since, table.asked_since) + sheet.takeover * 1000


def would_be_due(table: Table, seat: int) -> int | None:
    """When a bot would take over if this person went away now, or has gone already."""
    sheet = table.sheet
    if sheet.mode != "online" or sheet.takeover is None or not time_bank.asked(table, seat):
        return None
    return table.asked_since + sheet.takeover * 1000


def can_be_asked_from(table: Table, seat: int) -> int | None:
    """From when on other players can hand this seat to a bot, in milliseconds since 1970; None while they can't."""
    match = table.match
    if match is None or match.is_over or match.seats[seat].bot is not None or seat in match.resigned:
        return None
    if table.is_present(seat) or time_bank.is_slow(table.sheet.clock):
        return None
    return table.absent_since.get(seat, time_bank.now()) + AWAY_SECONDS * 1000


def replace(table: Table, seat: int) -> None:
    """A bot plays on for this seat."""
    match = table.playing()
    time_bank.spend(table, seat)
    match.hand_over(seat, bots.usual(table.game))
    table.question_asked()


def give_back(table: Table, seats: Iterable[int]) -> None:
    """These players are here again."""
    for seat in seats:
        if is_stood_in(table, seat) and not table.playing().is_over:
            chair = table.sheet.chairs[seat]
            table.playing().hand_over(seat, Seat(chair.name, chair.level))
            time_bank.welcome_back(table, seat)


def ask(table: Table, for_seat: int, own: bool) -> None:
    """Somebody wants a bot to play for them, or for a player who is away."""
    match = table.running()
    if for_seat >= len(table.sheet.chairs):
        raise Rejection("not_permitted")
    if match.seats[for_seat].bot is not None:
        raise Rejection("bot_already")
    if not own:
        check_away(table, for_seat)
    replace(table, for_seat)


def check_away(table: Table, seat: int) -> None:
    """Refuse unless this player has been away for long enough."""
    if table.is_present(seat):
        raise Rejection("not_away")
    if time_bank.is_slow(table.sheet.clock):
        raise Rejection("has_time")
    since = can_be_asked_from(table, seat)
    wait = 0 if since is None else since - time_bank.now()
    if wait > 0:
        raise Rejection("away_briefly", seconds=-(-wait // 1000))


def check_undo(table: Table, seat: int) -> None:
    """Refuse an undo that needs agreement while everyone who could agree is away and replaced by a bot."""
    match = table.running()
    others = [other for other in range(len(match.seats)) if other != seat]
    if match.undos.is_free(seat) or not any(is_stood_in(table, other) for other in others):
        return
    if all(match.seats[other].bot is not None or other in match.resigned for other in others):
        raise Rejection("undo_absent")


def take_back(table: Table, seat: int) -> None:
    if not is_stood_in(table, seat):
        raise Rejection("not_stood_in")
    give_back(table, [seat])
