"""Star Search's table for a terminal: the lines of `text_board.py` in colour.

The command line finds this module by its name and hands over the view as JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text as Rich

from cosmodrome.core.i18n import Text
from cosmodrome.core.styled_text import Line
from cosmodrome.games.star_search.ui import text_board
from cosmodrome.games.star_search.ui.text_board import Data
from cosmodrome.games.star_search.ui.view import View

SEAT_STYLES = ("bold #ff8a5c", "bold #5cc8ff", "bold #7be495", "bold #ffd95a")
STYLES = {
    "": "",
    "dim": "dim",
    "bold": "bold",
    "red": "bold #ff7a70",
    "blue": "bold #6fb4ff",
    "star": "bold #ffe27a",
    "fixed": "bold #ff9d3c",
    "twinkling": "bold reverse #ffe27a",
    "marking": "bold #e9ecff",
    **{f"seat{seat}": style for seat, style in enumerate(SEAT_STYLES)},
}


def render(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The whole table: path, sky with the charts beside it, seats, and what is going on."""
    table = msgspec.convert(view, View)
    lines: list[Line] = [
        *text_board.path(table, width),
        [],
        *text_board.beside(text_board.sky(table), text_board.hands(table, text)),
        [],
        *text_board.seats(table, text),
        *text_board.going_on(table, data, text),
        *text_board.last(table, text),
    ]
    return Group(*map(coloured, lines))


def coloured(line: Line) -> Rich:
    return Rich.assemble(*((piece, STYLES[style]) for piece, style in line))


def final(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The flight path with all rockets."""
    table = msgspec.convert(view, View)
    return Group(*map(coloured, text_board.path(table, width)))


def legend(view: Any, data: Data, text: Text) -> RenderableType:
    return Rich(text.say("legend"), "dim")
