"""Hints: who may have one, and one at a time."""

from __future__ import annotations

from typing import cast

from cosmodrome.bots.hint_text import Advice
from cosmodrome.core.game import Game
from cosmodrome.server import protocol as p
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables.replay_access import check
from cosmodrome.server.tables.table import Table


async def hint(table: Table, compute: Compute, seat: int, key: str | None, locale: str) -> p.Hint:
    """For the seat that is asked, by whoever holds its key; the match does not notice."""
    async with table.lock:  # nothing that is not saved yet
        match = table.running()
        check(table, seat, key)
        if not table.allows_hints:
            raise Rejection("no_hints", 403)
        table_asked = match.state_for(seat) if seat in match.players_to_move() else None
        if table_asked is None:
            raise Rejection("not_asked")
        if seat in table.advised:
            raise Rejection("hint_pending", 429)
        state, names, seq = table_asked.clone(), match.names, len(match.events)
        table.advised.add(seat)
    try:
        advice = await compute.hint(table.sheet.id, state, seat, locale, names)
    finally:
        table.advised.discard(seat)
    return told(table.game, advice, seq, seat)


def told(game: Game, advice: Advice, seq: int, seat: int) -> p.Hint:
    choices = [
        p.WeighedChoice(
            game.to_json(choice.action),
            text,
            choice.worth,
            choice.margin,
            choice.chance,
            choice.chance_margin,
            choice.is_close,
        )
        for choice, text in zip(advice.choices, advice.sentences, strict=True)
    ]
    unit = cast("p.Unit", advice.scale.unit)
    return p.Hint(seq, seat, choices, advice.is_close, advice.summary, advice.reason, unit, advice.legal)
