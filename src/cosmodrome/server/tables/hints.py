"""Hints for the seat that is to move: who may have one, and one at a time for each seat."""

from __future__ import annotations

from typing import cast

from cosmodrome.bots.hint_text import Advice
from cosmodrome.core.game import Game
from cosmodrome.server import protocol as p
from cosmodrome.server.compute import Compute
from cosmodrome.server.errors import Rejection
from cosmodrome.server.tables.permissions import check_view
from cosmodrome.server.tables.table import Table


class HintService:
    """Computes hints in worker processes."""

    def __init__(self, compute: Compute) -> None:
        self._compute = compute
        self._pending: set[tuple[str, int]] = set()  # tables and seats

    async def hint(self, table: Table, seat: int, key: str | None, locale: str) -> p.Hint:
        """Return a hint for the seat that is to move, for the holder of its key; the match does not change."""
        pending = (table.data.id, seat)
        async with table.lock:  # nothing that is not saved yet may be seen
            match = table.running()
            check_view(table, seat, key)
            if not table.allows_hints:
                raise Rejection("no_hints", 403)
            current = match.state_for(seat) if seat in match.players_to_move() else None
            if current is None:
                raise Rejection("not_asked")
            if pending in self._pending:
                raise Rejection("hint_pending", 429)
            state, names, seq = current.clone(), match.names, len(match.events)
            self._pending.add(pending)
        try:
            advice = await self._compute.hint(table.data.id, state, seat, locale, names)
        finally:
            self._pending.discard(pending)
        return hint_message(table.game, advice, seq, seat)


def hint_message(game: Game, advice: Advice, seq: int, seat: int) -> p.Hint:
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
