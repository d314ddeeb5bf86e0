"""MLEM's table for a terminal: the lines of `text_board.py` in colour.

The command line finds this module by its name and hands over the view as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.core.i18n import Text
from cosmodrome.core.styled_text import Line
from cosmodrome.games.mlem.ui import text_board
from cosmodrome.games.mlem.ui.text_board import Data
from cosmodrome.games.mlem.ui.view import View

SEAT_STYLES = ("bold #ffa24a", "bold #5cc8ff", "bold #ffe169", "bold #ff86cf", "bold #7be495")
STYLES = {
    "": "",
    "dim": "dim",
    "bold": "bold",
    "track": "#5a6bd0",
    "rocket": "bold #ffb454",
    "moon": "#c9cde4",
    "planet": "bold #b9c5ff",
    "commander": "bold #ffd95a",
    "token": "#d6b3ff",
    "ufo": "bold #8ee06a",
    "good": "bold #7df0b2",
    "warn": "bold #ffb454",
    "bad": "bold #ff8080",
    **{f"seat{seat}": style for seat, style in enumerate(SEAT_STYLES)},
}
WIDE = 100  # from here on the parts of the score have columns of their own


def render(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The whole table, as the seat that looks at it may see it."""
    table = msgspec.convert(view, View)
    parts: list[RenderableType] = [coloured(line) for line in text_board.header(table, data, text, width)]
    parts.append("")
    parts += [coloured(line) for line in text_board.track(table, data, text, width)]
    parts.append("")
    for lines in (
        text_board.crew(table, text, width),
        text_board.dice(table, data, text),
        text_board.tokens(table, text),
    ):
        parts += [coloured(line) for line in lines]
    parts += ["", seats(table, text, width)]
    parts += [coloured(line) for line in text_board.missions(table, data, text, width)]
    return Group(*parts)


def coloured(line: Line) -> Rich:
    return Rich.assemble(*((piece, STYLES[style]) for piece, style in line))


def seats(view: View, text: Text, width: int) -> Table:
    """The points of all seats, and who is still at home."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("")
    table.add_column(text.term("score"), justify="right")
    parts = text_board.score_parts(view) if width >= WIDE else []
    for name, _ in parts:
        table.add_column(text.term(name), justify="right", style="dim")
    table.add_column(text.term("home"))
    room = width - 34 - sum(len(text.term(name)) + 2 for name, _ in parts)
    for seat, shown in enumerate(view.seats):
        home = text_board.at_home(shown.home, text, room) or "·"
        counts = [points[seat] for _, points in parts]
        table.add_row(coloured(text_board.who(seat, text)), Rich(str(shown.score), "bold"), *counts, home)
    return table


def final(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The mat, the goals and the missions that are shown now."""
    shown = msgspec.convert(view, View)
    lines = [*text_board.track(shown, data, text, width), [], *text_board.goals(shown, text, width)]
    lines += text_board.missions(shown, data, text, width)
    return Group(*map(coloured, lines))


def legend(view: Any, data: Data, text: Text) -> RenderableType:
    return Rich(text.say("legend"), "dim")
