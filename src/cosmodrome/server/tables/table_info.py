"""The public information about a table, as the lobby and every reader of the table get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmodrome.core.match.fair_draws import commitment
from cosmodrome.server.protocol import SeatInfo, TableInfo
from cosmodrome.server.tables.table_data import MatchSummary

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


def table_info(table: Table) -> TableInfo:
    sheet, summary = table.sheet, table.summary
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules=table.game.meta.rules,
        mode=sheet.mode,
        options=sheet.options,
        status=sheet.status,
        seats=[seat_info(table, seat, summary) for seat in range(len(sheet.chairs))],
        commitment=commitment(bytes.fromhex(sheet.seed)) if sheet.seed else "",
        public=sheet.public,
        children=sheet.children,
        hints=table.allows_hints,
        hides=table.hides,
        pack=None if table.game.pack.is_built_in else str(table.game.data.get("name", "")),
        clock=sheet.clock,
        takeover=sheet.takeover,
        paused=sheet.paused,
        next=sheet.next,
        origin=sheet.origin,
        created=sheet.created,
        asked=summary.asked if summary is not None else [],
        winners=summary.winners if summary is not None else [],
        scores=summary.scores if summary is not None else [],
        retried=summary.retried if summary is not None else 0,
    )


def seat_info(table: Table, seat: int, summary: MatchSummary | None) -> SeatInfo:
    chair = table.sheet.chairs[seat]
    return SeatInfo(
        seat=seat,
        name=chair.name,
        colour=chair.colour,
        kind=chair.kind,
        bot=summary.bots[seat] if summary is not None else chair.bot,
        level=chair.level,
        present=chair.kind == "bot" or table.audience.is_present(seat),
        resigned=summary is not None and seat in summary.resigned,
        bank=chair.bank,
        votes_to_end=seat in table.sheet.votes,
        substitute_from=table.substitutes.available_from(seat) if chair.kind == "human" else None,
    )
