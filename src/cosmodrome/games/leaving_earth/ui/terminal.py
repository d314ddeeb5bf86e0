"""Leaving Earth's table for a terminal: the lines of `text_board.py` in colour.

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
from cosmodrome.games.leaving_earth.ui import text_board
from cosmodrome.games.leaving_earth.ui.text_board import Data
from cosmodrome.games.leaving_earth.ui.view import View

SEAT_STYLES = ("bold #ff8a5c", "bold #5cc8ff", "bold #7be495", "bold #ffd95a", "bold #d69bff")
VENTURE_STYLES = ("bold #9ad1ff", "bold #ffb3c7", "bold #c9e265", "bold #e0c9a6")
STYLES = {
    "": "",
    "dim": "dim",
    "bold": "bold",
    "heading": "bold #9fb4ff",
    "place": "#dfe6ff",
    "good": "#7df0b2",
    "warn": "#ffc46b",
    "bad": "#ff8080",
    "current": "bold reverse",
    **{f"seat{owner}": style for owner, style in enumerate((*SEAT_STYLES, *VENTURE_STYLES))},
}


def render(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The table, as the seat that looks at it may see it; amid an action only what belongs to it."""
    shown = msgspec.convert(view, View)
    if shown.asked != shown.viewer or shown.prompt in ("act", "act_for", "turn_in", "choose_head_start"):
        return Group(*map(coloured, text_board.table(shown, data, text, width)))
    blocks = [text_board.header(shown, text, width)]
    if shown.prompt in ("work", "choose_exploring", "choose_feature"):
        blocks.append(text_board.solar_system(shown, data, text, width))
    if shown.offer is not None:
        blocks.append(text_board.rivals(shown, text, width))
    if shown.acting_for is not None:
        blocks.append(text_board.ventures(shown, text, width))
    blocks += [text_board.own(shown, text, width), text_board.going_on(shown, text, width)]
    return Group(*map(coloured, text_board.joined(blocks)))


def coloured(line: Line) -> Rich:
    return Rich.assemble(*((piece, STYLES[style]) for piece, style in line), no_wrap=True, overflow="ellipsis")


def final(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The missions and what is still going on."""
    shown = msgspec.convert(view, View)
    blocks = [
        text_board.missions(shown, data, text, width),
        text_board.going_on(shown, text, width),
    ]
    return Group(*map(coloured, text_board.joined(blocks)))


def legend(view: Any, data: Data, text: Text) -> RenderableType:
    played = msgspec.convert(view, View).expansions
    more = (f"legend-{name}" for name in ("outer_planets", "stations") if name in played)
    return Rich("\n".join(map(text.term, ("legend", *more, "legend-craft", "legend-outcomes"))), "dim")
