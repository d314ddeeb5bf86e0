"""The table as SVG: a night sky with its stars, the path around it, rockets of four shapes, and the charts in play."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any
from xml.sax.saxutils import escape

from cosmodrome.core.i18n import Text
from cosmodrome.games.star_search.ui.view import Chart, View
from cosmodrome.games.star_search.vocabulary import ROW_NAMES, hole_name

NIGHT, DEEP, INK, DIM = "#0b1030", "#151c4a", "#e9ecff", "#8f98d0"
YELLOW, ORANGE, RED, BLUE = "#ffe27a", "#ff9d3c", "#ff7a70", "#6fb4ff"
SEATS = ("#ff8a5c", "#5cc8ff", "#7be495", "#ffd95a")
COLOURS = {"red": RED, "blue": BLUE}
EDGE = 760  # of the square that the path runs along
MARGIN = 50
PANEL = 300
PAD = 12


def draw(view: View, data: Mapping[str, Any], words: Text) -> str:
    width, height = EDGE + 2 * MARGIN + PANEL, EDGE + 2 * MARGIN
    parts = [
        f'<rect width="{width}" height="{height}" rx="24" fill="{NIGHT}"/>',
        *path(view),
        *sky(view),
        *placed(view),
        *rockets(view),
        *panel(view, words),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'font-family="system-ui, sans-serif" fill="{INK}"><title>Star Search</title>{"".join(parts)}</svg>'
    )


# --- shapes ------------------------------------------------------------------


def star(x: float, y: float, radius: float, points: int, fill: str, extra: str = "") -> str:
    corners = []
    for i in range(2 * points):
        reach = radius if i % 2 == 0 else radius * 0.46
        angle = pi * i / points - pi / 2
        corners.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}" fill="{fill}" {extra}/>'


def circle(x: float, y: float, radius: float, extra: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {extra}/>'


def label(x: float, y: float, words: str, size: int, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" {extra}>{escape(words)}</text>'


def rocket(x: float, y: float, seat: int) -> str:
    """Round, square, triangular or with four points: the shape tells who it is."""
    fill = f'fill="{SEATS[seat]}" stroke="{NIGHT}" stroke-width="2"'
    if seat == 0:
        return circle(x, y, 9, fill)
    if seat == 1:
        return f'<rect x="{x - 8:.1f}" y="{y - 8:.1f}" width="16" height="16" {fill}/>'
    if seat == 2:
        return f'<polygon points="{x:.1f},{y - 10:.1f} {x + 10:.1f},{y + 8:.1f} {x - 10:.1f},{y + 8:.1f}" {fill}/>'
    corners = f"{x:.1f},{y - 11:.1f} {x + 11:.1f},{y:.1f} {x:.1f},{y + 11:.1f} {x - 11:.1f},{y:.1f}"
    return f'<polygon points="{corners}" {fill}/>'


# --- the path ----------------------------------------------------------------


def field_at(view: View, field: int) -> tuple[float, float]:
    """Clockwise along the edges of a square, from the top left corner."""
    way = 4 * field / view.path
    side, part = int(way), (way % 1) * EDGE
    corner = [(part, 0.0), (EDGE, part), (EDGE - part, EDGE), (0.0, EDGE - part)][side % 4]
    return MARGIN + corner[0], MARGIN + corner[1]


def path(view: View) -> list[str]:
    dots = f'stroke="{DIM}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"'
    parts = [f'<rect x="{MARGIN}" y="{MARGIN}" width="{EDGE}" height="{EDGE}" rx="30" fill="{DEEP}" {dots}/>']
    for field in range(view.path):
        x, y = field_at(view, field)
        colour = view.planets.get(str(field))
        if colour is None:
            parts.append(circle(x, y, 15, f'fill="{NIGHT}" stroke="{DIM}" stroke-width="2"'))
            continue
        parts.append(circle(x, y, 23, f'fill="{COLOURS[colour]}"'))
        if colour == "red":  # a ring is the second cue
            ring = f'rx="34" ry="9" fill="none" stroke="{INK}" stroke-width="3" transform="rotate(-20 {x:.0f} {y:.0f})"'
            parts.append(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" {ring}/>')
        else:  # bands
            for dy in (-8, 4):
                parts.append(
                    f'<rect x="{x - 20:.1f}" y="{y + dy:.1f}" width="40" height="5" fill="{INK}" opacity=".6"/>'
                )
    return parts


def rockets(view: View) -> list[str]:
    parts = []
    for seat, shown in enumerate(view.seats):
        x, y = field_at(view, shown.field)
        parts.append(rocket(x + (seat % 2) * 20 - 10, y + (seat // 2) * 20 - 10, seat))
    return parts


# --- the sky -----------------------------------------------------------------


def hole_at(view: View, row: int, column: int) -> tuple[float, float, float]:
    """The middle of a hole, and the distance to the next."""
    rows, columns = len(view.sky), len(view.sky[0])
    step = (EDGE - 130) / max(rows, columns)
    left = MARGIN + (EDGE - step * (columns - 1)) / 2
    top = MARGIN + (EDGE - step * (rows - 1)) / 2
    return left + step * column, top + step * row, step


def sky(view: View) -> list[str]:
    twinkling = set(view.twinkling.stars) if view.twinkling is not None else set()
    parts: list[str] = []
    for row, holes in enumerate(view.sky):
        for column, hole in enumerate(holes):
            if hole == " ":
                continue
            x, y, step = hole_at(view, row, column)
            parts.append(circle(x, y, step * 0.16, f'fill="{NIGHT}"'))
            if hole == "*":
                glow = f'stroke="{INK}" stroke-width="4"' if hole_name(row * 10 + column) in twinkling else ""
                parts.append(star(x, y, step * 0.34, 5, YELLOW, glow))
            elif hole == "F":
                parts.append(star(x, y, step * 0.42, 8, ORANGE))
    for row in range(len(view.sky)):
        x, y, step = hole_at(view, row, 0)
        parts.append(label(x - step * 0.62, y + 5, ROW_NAMES[row], 16, f'fill="{DIM}" text-anchor="middle"'))
    for column in range(len(view.sky[0])):
        x, y, step = hole_at(view, 0, column)
        parts.append(label(x, y - step * 0.52, str(column + 1), 16, f'fill="{DIM}" text-anchor="middle"'))
    return parts


def placed(view: View) -> list[str]:
    """Charts that lie on the sky: their frame and their markings."""
    parts = []
    for seat, shown in enumerate(view.seats):
        chart = shown.chart
        if chart is None or chart.placement is None:
            continue
        corner = chart.placement.split(" ")[0]
        x, y, step = hole_at(view, ROW_NAMES.index(corner[0]), int(corner[1:]) - 1)
        is_turned = chart.placement.split(" ")[1] in ("90", "270")
        across, down = (chart.rows, chart.columns) if is_turned else (chart.columns, chart.rows)
        parts.append(
            f'<rect x="{x - step / 2:.1f}" y="{y - step / 2:.1f}" width="{step * across:.1f}" '
            f'height="{step * down:.1f}" rx="14" '
            f'fill="{SEATS[seat]}" fill-opacity=".14" stroke="{SEATS[seat]}" stroke-width="3"/>'
        )
        for hole in chart.holes:
            x, y, step = hole_at(view, ROW_NAMES.index(hole[0]), int(hole[1:]) - 1)
            parts.append(circle(x, y, step * 0.44, f'fill="none" stroke="{INK}" stroke-width="4"'))
    return parts


# --- beside the sky ----------------------------------------------------------


def panel(view: View, words: Text) -> list[str]:
    left = EDGE + 2 * MARGIN + PAD
    parts = []
    height = (EDGE + 2 * MARGIN - 2 * PAD) / 4
    for seat, shown in enumerate(view.seats):
        top = PAD + seat * height
        parts.append(rocket(left + 12, top + 22, seat))
        parts.append(label(left + 32, top + 29, words.seat(seat), 20, 'font-weight="bold"'))
        lap = f" · {words.say('seat-lap', {'lap': shown.lap, 'laps': view.laps})}" if view.laps > 1 else ""
        parts.append(label(left + 32, top + 50, words.say("seat-field", {"field": shown.field}) + lap, 15))
        if shown.chart is not None:
            parts += hand(shown.chart, left + 32, top + 64)
    return parts


def hand(chart: Chart, left: float, top: float) -> list[str]:
    step = 112 / chart.size
    cells = {(row, column) for row, column in chart.markings}
    paint = f'fill="{COLOURS[chart.colour]}" fill-opacity=".25" stroke="{COLOURS[chart.colour]}" stroke-width="3"'
    across, down = 8 + step * chart.columns, 8 + step * chart.rows
    parts = [f'<rect x="{left:.1f}" y="{top:.1f}" width="{across:.1f}" height="{down:.1f}" rx="12" {paint}/>']
    for row in range(chart.rows):
        for column in range(chart.columns):
            x, y = left + 4 + step * (column + 0.5), top + 4 + step * (row + 0.5)
            ring = f'fill="{NIGHT}" stroke="{INK}" stroke-width="4"' if (row, column) in cells else f'fill="{NIGHT}"'
            parts.append(circle(x, y, step * (0.3 if (row, column) in cells else 0.2), ring))
    return parts
