"""MLEM's table for a terminal: the lines of `picture.py` in colour, with a hint beside every choice.

The command line finds this module by its name and hands over the view as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.core.text import Text
from cosmodrome.games.mlem import picture
from cosmodrome.games.mlem.picture import Data, Line, Printed, percent, planet_at
from cosmodrome.games.mlem.view import View, planet_text

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

# The rules that help with each question, most useful first.
HELP = {
    "takeoff": ("takeoff",),
    "choose_dice": ("travel", "crash"),
    "choose_dice_failed": ("crash", "travel"),
    "choose_engineer": ("travel",),
    "disembark": ("landing", "moons", "planets"),
    "deep_space": ("deep_space",),
    "crash_landing": ("crash", "moons", "planets"),
    "return_missions": ("secret_missions",),
}


def render(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The whole table, as the seat that looks at it may see it."""
    table = msgspec.convert(view, View)
    parts: list[RenderableType] = [coloured(line) for line in picture.header(table, data, text, width)]
    parts.append("")
    parts += [coloured(line) for line in picture.track(table, data, text, width)]
    parts.append("")
    for lines in (
        picture.crew(table, text, width),
        picture.dice(table, data, text),
        picture.tokens(table, text),
    ):
        parts += [coloured(line) for line in lines]
    parts += ["", seats(table, text, width)]
    parts += [coloured(line) for line in picture.missions(table, data, text, width)]
    return Group(*parts)


def coloured(line: Line) -> Rich:
    return Rich.assemble(*((piece, STYLES[style]) for piece, style in line))


def seats(view: View, text: Text, width: int) -> Table:
    """Everybody's points and who is still at home."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("")
    table.add_column(text.term("score"), justify="right")
    parts = picture.score_parts(view) if width >= WIDE else []
    for name, _ in parts:
        table.add_column(text.term(name), justify="right", style="dim")
    table.add_column(text.term("home"))
    room = width - 34 - sum(len(text.term(name)) + 2 for name, _ in parts)
    for seat, shown in enumerate(view.seats):
        home = picture.at_home(shown.home, text, room) or "·"
        counts = [points[seat] for _, points in parts]
        table.add_row(coloured(picture.who(seat, text)), Rich(str(shown.score), "bold"), *counts, home)
    return table


def final(view: Any, data: Data, names: Sequence[str], text: Text, width: int) -> RenderableType:
    """The parts of everybody's score, the best first."""
    shown = msgspec.convert(view, View)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim", show_edge=False)
    table.add_column("")
    parts = picture.score_parts(shown)
    for name, _ in parts:
        table.add_column(text.term(name), justify="right")
    table.add_column(text.term("score"), justify="right", style="bold")
    for seat in sorted(range(shown.players), key=lambda seat: -shown.seats[seat].score):
        counts = [points[seat] for _, points in parts]
        table.add_row(coloured(picture.who(seat, text)), *counts, str(shown.seats[seat].score))
    lines = [*picture.track(shown, data, text, width), [], *picture.goals(shown, text, width)]
    lines += picture.missions(shown, data, text, width)
    return Group(*map(coloured, lines), "", table)


# --- beside the choices ------------------------------------------------------


def hint(action: Mapping[str, Any], preview: Mapping[str, Any], view: Any, data: Data, text: Text) -> str:
    """What a choice would bring, beyond what its sentence says."""
    if action["verb"] == "embark":
        return text.say(f"specialist-{action['specialist']}-does")
    parts: list[str] = []
    if action["verb"] == "fly":
        parts += site(preview["space"], view, data, text)
    if "place" in preview:
        points = data["planet"][planet_at(data, preview["space"]) or 0]["points"][preview["place"] - 1]
        parts.append(text.say("preview-place", {"place": preview["place"], "points": points}))
    if "crash_odds" in preview and preview.get("space") != len(data["space"]):
        dice = preview.get("dice", view["rocket"]["dice"])
        parts.append(text.say("preview-odds", {"odds": percent(preview["crash_odds"]), "dice": dice}))
        parts += [picture.plain(picture.rescue(preview.get("rescues", ()), text)).strip()]
    return " · ".join(filter(None, parts))


def site(space: int, view: Any, data: Data, text: Text) -> list[str]:
    """Where one could get off on a space."""
    if space >= len(data["space"]):
        return []
    planet = planet_at(data, space)
    if planet is not None:
        return [planet_text(Printed(data), planet, text)]
    moons = data["space"][space].get("moons", [])
    free = moons[len(view["moons"].get(str(space), [])) :]
    if not moons:
        return []
    return [text.say("site-moons", {"points": " ".join(map(str, free))}) if free else text.say("site-full")]


def question(view: Any, data: Data, text: Text) -> dict[str, str | int]:
    """What the questions name: where the rocket is."""
    space = view["rocket"]["space"]
    return {"space": text.term("deep-space") if space == len(data["space"]) else space}


def helps(view: Any) -> list[str]:
    """The messages that explain the question, and what the variants in play add to it."""
    found = list(HELP.get(view["prompt"], ()))
    if view["prompt"].startswith("choose_dice"):
        found += [variant for variant in ("ufo", "explorations") if view[variant] is not None]
    if view["prompt"] == "takeoff":
        found += ["goals", "end"]
    return [f"help-{name}" for name in found]


def legend(view: Any, data: Data, text: Text) -> RenderableType:
    return Rich(text.say("legend"), "dim")
