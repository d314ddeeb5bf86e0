"""What the holder of a key may see of a match, and whether it may be analysed."""

from __future__ import annotations

from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables.table import Table


def viewable_seats(table: Table, key: str | None) -> list[int]:
    """The seats whose view this key permits: all of them once the match is over, before that only its own."""
    if table.is_over:
        return list(range(len(table.data.chairs)))
    if table.is_archive:
        return []
    own = table.data.seat_of(key) if key is not None else None
    return [own] if own is not None else []


def check_view(table: Table, seat: int | None, key: str | None) -> None:
    """Refuse the view of a seat that the key does not permit; None is the view of spectators."""
    if seat is not None and seat not in viewable_seats(table, key):
        raise Rejection("not_permitted", 403)


def check_analysis(table: Table) -> None:
    """Refuse to analyse a match that is not over, or one of children."""
    table.must_have_started()
    if table.data.children or not can_advise(table.game):
        raise Rejection("no_hints", 403)
    if not table.is_over:
        raise Rejection("not_over")
