"""Taking a turn: an action at its time of the match, and speaking up where others may too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from cosmodrome.core.errors import Refused
from cosmodrome.core.match.race import Claim
from cosmodrome.server.tables import substitutes, time_bank

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


def play(table: Table, seat: int, action: Mapping[str, Any], at: int, locale: str) -> None:
    """At this time of the match. Whoever plays is back, if a bot stood in."""
    match = table.running()
    if substitutes.is_stood_in(table, seat) and match.refusal(seat, action) is None:
        substitutes.give_back(table, [seat])
    try:
        match.play(seat, action, at)
    except Refused:
        refusal = match.refusal(seat, action, locale)
        if refusal is None:
            raise
        raise refusal.as_error() from None
    time_bank.moved(table, seat)


async def claim(table: Table, claim: Claim, action: Mapping[str, Any], seq: int, cause: str, locale: str) -> None:
    """Speak up in a race: what cannot be is refused at once, the rest waits until the order is clear."""
    async with table.lock:
        if table.was_done(cause):
            return
        table.race.check(seq, claim)
        refusal = table.running().refusal(claim.seat, action, locale)
        if refusal is not None:
            raise refusal.as_error()
    await table.race.claim(claim, seq, cause, lambda at: play(table, claim.seat, action, at, locale))
