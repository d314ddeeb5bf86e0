"""The public information about a table, as the lobby and every reader of the table get it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmodrome.core.match.fair_draws import commitment
from cosmodrome.server.protocol import SeatInfo, TableInfo
from cosmodrome.server.tables.table_data import MatchSummary

if TYPE_CHECKING:
    from cosmodrome.server.tables.table import Table


def table_info(table: Table, locale: str | None = None) -> TableInfo:
    """With how far the match is if there is a language for it; what is broadcast to all readers has none."""
    data, summary = table.data, table.summary
    progress, points = progress_of(table, locale) if locale is not None else ("", [])
    return TableInfo(
        id=data.id,
        game=data.game,
        rules=table.game.meta.rules,
        mode=data.mode,
        options=data.options,
        status=data.status,
        seats=[seat_info(table, seat, summary) for seat in range(len(data.chairs))],
        commitment=commitment(bytes.fromhex(data.seed)) if data.seed else "",
        public=data.public,
        children=data.children,
        hints=table.allows_hints,
        hides=table.hides,
        pack=None if table.game.pack.is_built_in else str(table.game.data.get("name", "")),
        clock=data.clock,
        takeover=data.takeover,
        paused=data.paused,
        next=data.next,
        origin=data.origin,
        created=data.created,
        asked=summary.asked if summary is not None else [],
        winners=summary.winners if summary is not None else [],
        scores=summary.scores if summary is not None else [],
        retried=summary.retried if summary is not None else 0,
        host=data.host,
        finished=data.finished or None,
        progress=progress,
        points=points,
        rematch_by=data.rematch_by,
    )


def progress_of(table: Table, locale: str) -> tuple[str, list[int | float]]:
    """How far the match is, in words, and the points that everyone may see; nothing before it starts and at its end."""
    match = table.match
    if match is None or match.is_over:
        return "", []
    return match.game.progress(match.state, match.game.text(locale)), match.game.open_points(match.state)


def seat_info(table: Table, seat: int, summary: MatchSummary | None) -> SeatInfo:
    chair = table.data.chairs[seat]
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
        votes_to_end=seat in table.data.votes,
        invited=chair.invited if chair.kind == "open" else "",
        substitute_from=table.substitutes.available_from(seat) if chair.kind == "human" else None,
    )
