"""The end of a match in the terminal: why it is over, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.core.engine.state import in_points
from cosmodrome.core.i18n import Text
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.outcome import end_reason, score_sheet, tie_rule
from cosmodrome.core.score_sheet import Column, Deed


def ending_of(match: Match, text: Text) -> RenderableType:
    """The score sheet with the best seat first, single deeds below it, and the reason for the end."""
    sheet, unit = score_sheet(match), match.state.score_unit()
    totals = match.state.scores()
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("")
    for column in sheet.columns:
        table.add_column(text.say(f"score-{column.id}"), justify="right")
    table.add_column(text.say("score-total"), justify="right", style="bold")
    for seat in sorted(range(len(totals)), key=lambda seat: -totals[seat]):
        cells = (cell(column, seat, unit, text) for column in sheet.columns)
        table.add_row(Rich(text.seat(seat)), *cells, points(totals[seat], unit, text))
    parts: list[RenderableType] = [table]
    if sheet.deeds:
        parts += ["", deeds_of(sheet.deeds, unit, text)]
    said = " ".join(filter(None, (end_reason(match, text), tie_rule(match, text))))
    if said:
        parts += ["", Rich(said)]
    return Group(*parts)


def cell(column: Column, seat: int, unit: int, text: Text) -> str:
    value = column.values[seat]
    if not value:
        return "–"
    if column.unit == "milliseconds":
        return text.say("score-seconds", {"seconds": round(value / 1000, 1)})
    return points(value, unit, text) if column.unit == "points" else str(value)


def points(score: int, unit: int, text: Text) -> str:
    """In the reader's way of writing decimals."""
    return text.say("score-amount", {"amount": in_points(score, unit)})


def deeds_of(deeds: Sequence[Deed], unit: int, text: Text) -> Table:
    grid = Table.grid(padding=(0, 2))
    for _ in range(3):
        grid.add_column()
    grid.add_column(justify="right")
    for deed in deeds:
        who = text.seat(deed.seat) if deed.seat is not None else text.say(deed.owner)
        grid.add_row(Rich(deed.when, style="dim"), text.say(deed.name), who, points(deed.points, unit, text))
    return grid
