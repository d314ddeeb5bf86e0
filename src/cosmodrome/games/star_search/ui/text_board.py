"""The table as text and as SVG, from a view.

Lines are built of spans, each a piece of text with the name of a style: plain text drops the styles, the terminal
(`terminal.py`) turns them into colours. The SVG is put together in `svg_board.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmodrome.core.i18n import Text, text_for
from cosmodrome.core.styled_text import Line, length, padded, plain
from cosmodrome.games.star_search.ui.prompts import face_text
from cosmodrome.games.star_search.ui.view import Chart, LastSearch, SeatView, Try, View
from cosmodrome.games.star_search.vocabulary import ROW_NAMES, hole_name

Data = Mapping[str, Any]

MARKS = ("●", "■", "▲", "◆")  # of the rockets, so that colour is never the only cue
PLANETS = {"red": "◎", "blue": "◍"}  # a ring, a band
STAR, FIXED_STAR, EMPTY, MARKING = "*", "✦", "·", "o"
WIDTH = 100
FIELD = 4  # columns of a field of the path
MOST_SOLUTIONS = 6


def text(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table in plain text, at most 100 columns wide."""
    words = words or text_for("star_search", "en", list(names or []))
    lines = [
        *path(view, WIDTH),
        [],
        *beside(sky(view), hands(view, words)),
        [],
        *seats(view, words),
        *going_on(view, data, words),
        *last(view, words),
    ]
    return "\n".join(plain(line) for line in lines) + "\n"


def svg(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table as a picture that stands alone."""
    from cosmodrome.games.star_search.ui.svg_board import draw  # only who wants a picture pays for the drawings

    return draw(view, data, words or text_for("star_search", "en", list(names or [])))


# --- spans -------------------------------------------------------------------


def beside(left: list[Line], right: list[Line], gap: int = 5) -> list[Line]:
    """Two blocks of lines side by side."""
    width = max(map(length, left), default=0) + gap
    height = max(len(left), len(right))
    filled = left + [[] for _ in range(height - len(left))]
    return [[*padded(line, width), *(right[i] if i < len(right) else [])] for i, line in enumerate(filled)]


def who(seat: int, words: Text) -> Line:
    return [(f"{MARKS[seat]} {words.seat(seat)}", f"seat{seat}")]


# --- the path ----------------------------------------------------------------


def path(view: View, width: int) -> list[Line]:
    """The fields of a lap with their planets, and below them the rockets."""
    across = max(width // FIELD, 1)
    lines: list[Line] = []
    for first in range(0, view.path, across):
        fields = range(first, min(first + across, view.path))
        signs: Line = []
        rockets: Line = []
        for field in fields:
            colour = view.planets.get(str(field), "")
            signs.append((f"{PLANETS.get(colour, ' ')}{field}".ljust(FIELD), colour or "dim"))
            here = [(MARKS[seat], f"seat{seat}") for seat, shown in enumerate(view.seats) if shown.field == field]
            rockets += padded(here, FIELD)
        lines += [signs, rockets]
    return lines


# --- the sky and the charts --------------------------------------------------


def sky(view: View, rows: Sequence[str] | None = None) -> list[Line]:
    """The holes with their stars, rows by letter and columns by number; holes under a marking stand in brackets."""
    marked = {hole for seat in view.seats if seat.chart is not None for hole in seat.chart.holes}
    twinkling = set(view.twinkling.stars) if view.twinkling is not None else set()
    shown = rows if rows is not None else view.sky
    lines: list[Line] = [[("   " + "".join(f"{column + 1:^3}" for column in range(len(shown[0]))), "dim")]]
    for row, holes in enumerate(shown):
        line: Line = [(f" {ROW_NAMES[row]} ", "dim")]
        for column, hole in enumerate(holes):
            name = hole_name(row * 10 + column)
            glyph = {"*": STAR, "F": FIXED_STAR, " ": " "}.get(hole, EMPTY)
            style = "twinkling" if name in twinkling else {"*": "star", "F": "fixed"}.get(hole, "dim")
            frame = "[]" if name in marked else "  "
            line += [(frame[0], "marking"), (glyph, style), (frame[1], "marking")]
        lines.append(line)
    return lines


def hands(view: View, words: Text) -> list[Line]:
    """The charts in play, side by side, not turned."""
    held = [(seat, shown.chart) for seat, shown in enumerate(view.seats) if shown.chart is not None]
    block: list[Line] = []
    for seat, chart in held:
        column = [
            who(seat, words),
            [(words.say("chart-name", {"chart": chart.chart, "colour": words.term(f"colour-{chart.colour}")}), "")],
            *chart_lines(chart),
        ]
        if chart.placement is not None:
            column.append([(f"{chart.placement}°", "dim")])
        block = beside(block, column, 3) if block else column
    return block


def chart_lines(chart: Chart) -> list[Line]:
    cells = {(row, column) for row, column in chart.markings}
    return [
        [
            (f" {MARKING}" if (row, column) in cells else f" {EMPTY}", "marking" if (row, column) in cells else "dim")
            for column in range(chart.columns)
        ]
        for row in range(chart.rows)
    ]


# --- the seats and what is going on ------------------------------------------


def seats(view: View, words: Text) -> list[Line]:
    widest = max(length(who(seat, words)) for seat in range(view.players))
    return [[*padded(who(seat, words), widest), ("  ", ""), *about(view, seat, words)] for seat in range(view.players)]


def about(view: View, seat: int, words: Text) -> Line:
    shown = view.seats[seat]
    parts = [words.say("seat-field", {"field": shown.field})]
    if view.laps > 1:
        parts.append(words.say("seat-lap", {"lap": shown.lap, "laps": view.laps}))
    parts.append(words.say("seat-level", {"level": words.term(f"level-{shown.level}"), "runs": shown.runs}))
    found: Line = [(" · ".join(parts), "")]
    for name, is_so in notes(view, seat, shown):
        if is_so:
            found.append((f"  {words.term(name)}", "bold"))
    return found


def notes(view: View, seat: int, shown: SeatView) -> list[tuple[str, bool]]:
    return [
        ("note-turn", view.turn == seat and not view.over),
        ("note-last", shown.last_and_alone),
        ("note-out", shown.out),
        ("note-call_off", shown.wants_to_call_off),
        ("note-won", seat in view.winners),
    ]


def going_on(view: View, data: Data, words: Text) -> list[Line]:
    """The die, a running search, stars that twinkle, a vote."""
    lines: list[Line] = []
    if view.face is not None:
        lines.append([(words.say("table-die", {"face": face_text(data, view.face, words)}), "")])
    if view.search is not None:
        name = "table-super" if view.search.kind == "super" else "table-search"
        seat = "" if view.search.seat is None else words.seat(view.search.seat)
        lines.append([(words.say(name, {"seat": seat, "colour": words.term(f"colour-{view.search.colour}")}), "bold")])
    if view.twinkling is not None:
        args = {"seat": words.seat(view.twinkling.seat), "holes": " ".join(view.twinkling.stars)}
        lines.append([(words.say("table-twinkling", args), "bold")])
    return lines


def last(view: View, words: Text) -> list[Line]:
    """What could have been found in the search that is over."""
    if view.last is None:
        return []
    return [[(fits(found, view.last, words), "dim")] for found in view.last.tries]


def fits(found: Try, search: LastSearch, words: Text) -> str:
    shown = found.solutions[:MOST_SOLUTIONS]
    more = len(found.solutions) - len(shown)
    where = ", ".join(f"{placement}°" for placement in shown) + (" …" if more else "")
    args = {"chart": found.chart.chart, "colour": words.term(f"colour-{search.colour}"), "where": where}
    return words.say("table-fits" if shown else "table-no_fit", args)
