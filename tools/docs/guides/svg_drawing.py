"""What the pictures of all games share: the night behind them, arrows, numbers that the text explains, signs."""

from __future__ import annotations

import re

from cosmodrome import Rng
from cosmodrome.games.mlem.ui.svg_art import BAD, FLAME, GOOD, INK, NIGHT, box, circle, path
from cosmodrome.games.mlem.ui.svg_board import FONTS, SHADES, at, label


def sheet(width: int, height: int, *parts: str, drawings: str = "") -> str:
    """A picture that stands alone, with those of the drawings that it uses."""
    rng = Rng(width)
    dots = "".join(f"M{rng.below(width)} {rng.below(height)}h0" for _ in range(width // 12))
    body = "".join(
        (
            box(0, 0, width, height, 18, fill="url(#night)"),
            path(dots, stroke="#fff", stroke_width=1.8, stroke_linecap="round", stroke_opacity=0.5),
            *parts,
        )
    )
    used = set(re.findall(r'href="#([\w-]+)"', body))
    known = re.findall(r'<g id="([\w-]+)">(.*?)(?=<g id=|$)', drawings)
    kept = "".join(f'<g id="{name}">{drawing}' for name, drawing in known if name in used)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="{FONTS}" fill="{INK}" color="{INK}">'
    )
    return f"{head}<defs>{kept}{SHADES}</defs>{body}</svg>\n"


def arrow(d: str, x: float, y: float, turn: float, colour: str = FLAME) -> str:
    """A line along `d` whose head is at x, y, turned by so many degrees from pointing right."""
    head = path("M-13-8l14 8l-14 8z", fill=colour, transform=f"translate({x:g} {y:g}) rotate({turn:g})")
    return path(d, fill="none", stroke=colour, stroke_width=4, stroke_linecap="round", stroke_dasharray="1 8") + head


def number(count: int, x: float, y: float) -> str:
    """A number that the text explains."""
    return circle(x, y, 14, fill=GOOD) + label(x, y + 6, str(count), 17, "middle", NIGHT, bold=True)


def pointer(count: int, x: float, y: float, to_x: float, to_y: float) -> str:
    line = path(f"M{x:g} {y:g}L{to_x:g} {to_y:g}", stroke=GOOD, stroke_width=2.4, stroke_linecap="round")
    return line + circle(to_x, to_y, 4, fill=GOOD) + number(count, x, y)


def sign(x: float, y: float, colour: str, d: str) -> str:
    """A small round sign with lines on it."""
    return circle(x, y, 12, fill=NIGHT, stroke=colour, stroke_width=2) + at(
        x, y, path(d, fill="none", stroke=colour, stroke_width=2.6, stroke_linecap="round", stroke_linejoin="round")
    )


LOST = "M-4-4l8 8M4-4l-8 8"
COMES_BACK = "M5-3a6 6 0 1 0 1 4M6-7v4.5h-4.5"
RIGHT = "M-5 0l4 4l7-8"


def verdict(x: float, y: float, good: bool) -> str:
    """Whether what is shown is allowed."""
    return sign(x, y, GOOD if good else BAD, RIGHT if good else LOST)
