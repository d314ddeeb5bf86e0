"""The pictures of how to play Star Search."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, degrees
from typing import NamedTuple

import cosmodrome
from cosmodrome import Rng
from cosmodrome.games.mlem.ui.svg_art import BAD, CREAM, FLAME, GOOD, INK, NIGHT, box, circle, path
from cosmodrome.games.mlem.ui.svg_board import at, label, use
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.ui.svg_board import ORANGE, YELLOW, star
from cosmodrome.games.star_search.ui.view import sky_rows
from tools.docs.guides.svg_drawing import arrow, number, pointer, sheet, verdict

GAME = cosmodrome.load("star_search")
STEP = 34  # from one hole to the next
PITCH = 52  # from one field of the path to the next
HULLS = ("#ffa24a", "#5cc8ff")
PLANETS = {"red": ("#ff9f92", "#e04545"), "blue": ("#8fd0ff", "#2f76e0")}
CARDS = {"red": ("#963243", "#ff7b74"), "blue": ("#2752a0", "#6db6ff")}
DRAWINGS = (
    '<g id="rocket0">'
    + path("M-7.4 1l-6 7v7l8-4zM7.4 1l6 7v7l-8-4z", fill=CREAM)
    + path("M-4 11h8q-1 7-4 9q-3-2-4-9z", fill=FLAME)
    + path("M0-17q8 7 8 17q0 7-3 11h-10q-3-4-3-11q0-10 8-17z", fill=HULLS[0], stroke=NIGHT, stroke_width=1.4)
    + circle(0, -3, 3.4, fill=NIGHT)
    + "</g>"
    + '<g id="rocket1">'
    + path("M-11 8l-3 7M11 8l3 7M0 9v7", fill="none", stroke=CREAM, stroke_width=3, stroke_linecap="round")
    + path("M-7-4q0-10 7-10t7 10q9 1.6 9 6q0 7-16 7t-16-7q0-4.4 9-6z", fill=HULLS[1], stroke=NIGHT, stroke_width=1.4)
    + path("M-4-5q0-6 4-6t4 6z", fill=NIGHT)
    + "</g>"
    + '<g id="glass">'
    + path("M-11-18h22M-11 18h22", stroke=CREAM, stroke_width=5, stroke_linecap="round")
    + path("M-8-15h16q0 10-6 15q6 5 6 15h-16q0-10 6-15q-6-5-6-15z", fill="#dfe9ff", fill_opacity=0.25, stroke=CREAM)
    + path("M-5.6-8h11.2q-1.6 5-5.6 8q-4-3-5.6-8zM-7 14q1-7 7-8q6 1 7 8z", fill=YELLOW)
    + "</g>"
)

Cell = tuple[int, int]


def page(width: int, height: int, *parts: str) -> str:
    return sheet(width, height, *parts, drawings=DRAWINGS)


# --- the sky and the charts --------------------------------------------------


class Piece(NamedTuple):
    """A piece of the sky: its rows as in a view, and where its first hole is."""

    rows: Sequence[str]
    x: float
    y: float

    def at(self, cell: Cell) -> tuple[float, float]:
        return self.x + STEP * cell[1], self.y + STEP * cell[0]

    def has_star(self, cell: Cell) -> bool:
        return self.rows[cell[0]][cell[1]] != "."

    def holes(self) -> str:
        found = [self.at((row, column)) for row, holes in enumerate(self.rows) for column in range(len(holes))]
        return path("".join(f"M{x:g} {y:g}h0" for x, y in found), stroke=NIGHT, stroke_width=11, stroke_linecap="round")

    def stars(self) -> str:
        found = []
        for row, holes in enumerate(self.rows):
            for column, hole in enumerate(holes):
                if hole != ".":
                    found.append(shining(*self.at((row, column)), fixed=hole == "F"))
        return "".join(found)

    def ground(self) -> str:
        width, height = STEP * len(self.rows[0]), STEP * len(self.rows)
        x, y = self.x - STEP / 2, self.y - STEP / 2
        return box(x, y, width, height, 14, fill="#2b3a8c", fill_opacity=0.55) + self.holes()

    def chart(self, number: int, colour: str, corner: Cell, turns: int = 0) -> str:
        """A chart that lies on the sky: markings with a star glow, the others are dashed."""
        x, y = self.at(corner)
        parts = [card(x - STEP / 2, y - STEP / 2, colour, 0.45)]
        for row, column in markings(number, colour, turns):
            spot = (corner[0] + row, corner[1] + column)
            parts.append(ring(*self.at(spot), filled=self.has_star(spot)))
        return "".join(parts)


def shining(x: float, y: float, fixed: bool = False, more: str = "") -> str:
    return star(x, y, 15 if fixed else 12.5, 8 if fixed else 5, ORANGE if fixed else YELLOW, more)


def ring(x: float, y: float, filled: bool) -> str:
    if filled:
        return circle(x, y, 15.5, fill="none", stroke=GOOD, stroke_width=3.4)
    return circle(x, y, 14, fill=NIGHT, fill_opacity=0.5, stroke=BAD, stroke_width=3.4, stroke_dasharray="5 4")


def card(x: float, y: float, colour: str, opacity: float = 1) -> str:
    fill, edge = CARDS[colour]
    return box(x, y, 4 * STEP, 4 * STEP, 12, fill=fill, fill_opacity=opacity, stroke=edge, stroke_width=3)


def markings(number: int, colour: str, turns: int = 0) -> list[Cell]:
    """The marked points of a side of a chart, turned clockwise by so many quarters."""
    pattern = GAME.data["chart"][number - 1][colour]
    cells = [(row, column) for row, points in enumerate(pattern) for column, point in enumerate(points) if point == "o"]
    for _ in range(turns):
        cells = [(column, len(pattern) - 1 - row) for row, column in cells]
    return cells


def in_hand(cells: Sequence[Cell], colour: str, x: float, y: float, scale: float = 1) -> str:
    """A chart that lies on no sky, its top left corner at x, y: every point is a hole, markings have a white ring."""
    spots = {(row, column): (STEP * (column + 0.5), STEP * (row + 0.5)) for row in range(4) for column in range(4)}
    points = "".join(f"M{left:g} {top:g}h0" for left, top in spots.values())
    rings = "".join(circle(*spots[cell], 11.5, fill=NIGHT, stroke="#fff", stroke_width=4) for cell in cells)
    holes = path(points, stroke=NIGHT, stroke_width=11, stroke_linecap="round")
    return at(x, y, card(0, 0, colour) + holes + rings, scale)


# --- the path and the die ----------------------------------------------------


def planet(colour: str, x: float, y: float, scale: float = 1) -> str:
    """A red one has a ring, a blue one has bands: nobody depends on the colour."""
    light, deep = PLANETS[colour]
    parts = [circle(0, 0, 15, fill=deep), circle(-4, -4, 8.5, fill=light, fill_opacity=0.75)]
    if colour == "red":
        parts.append(
            path("M-14 5q-9 5-7 8q4 4 21-5t22-17q1-4-8-2", fill="none", stroke=CREAM, stroke_width=3, opacity=0.95)
        )
    else:
        parts.append(path("M-14-3h28M-13.4 5h26.8", fill="none", stroke=CREAM, stroke_width=2.8, opacity=0.8))
    return at(x, y, "".join(parts), scale)


def field_of(x: float, y: float, colour: str = "") -> str:
    if colour:
        return planet(colour, x, y, 1.15)
    return circle(x, y, 13, fill=NIGHT, stroke="#b9c5ff", stroke_width=2.2)


def strip(count: int, x: float, y: float, colours: Sequence[str] = ()) -> str:
    """Fields of the path in a row, with planets on the first ones as named."""
    end = x + PITCH * (count - 1)
    road = path(f"M{x - 20:g} {y:g}H{end + 20:g}", stroke="#5a6bd0", stroke_width=20, stroke_opacity=0.3)
    fields = [field_of(x + PITCH * i, y, colours[i] if i < len(colours) else "") for i in range(count)]
    return road + "".join(fields)


def flight(start: int, fields: int, x: float, y: float, seat: int) -> str:
    """From one field to another of a strip: the rocket, where it was, and the way."""
    left, right = x + PITCH * start, x + PITCH * (start + fields)
    curve = f"M{left:g} {y - 34:g}C{left + 20:g} {y - 64:g} {right - 24:g} {y - 64:g} {right - 3:g} {y - 46:g}"
    return (
        use(f"rocket{seat}", left, y - 8, 1.1, ' opacity=".35"')
        + arrow(curve, right, y - 40, 52)
        + use(f"rocket{seat}", right, y - 8, 1.1)
    )


PIPS: dict[int, tuple[Cell, ...]] = {
    2: ((-10, -10), (10, 10)),
    3: ((-11, -11), (0, 0), (11, 11)),
    4: ((-10, -10), (10, -10), (-10, 10), (10, 10)),
}


def die(black: int, hollow: int, x: float, y: float, counting: int | None = None) -> str:
    """A face with its pips; those beyond `counting` are faint."""
    parts = [box(x - 26, y - 26, 52, 52, 12, fill=CREAM)]
    for index, (left, top) in enumerate(PIPS[black + hollow]):
        faint = 1 if counting is None or index < counting else 0.35
        if index < black:
            parts.append(circle(x + left, y + top, 6, fill=NIGHT, opacity=faint))
        else:
            parts.append(circle(x + left, y + top, 5, fill="none", stroke=NIGHT, stroke_width=2.4, opacity=faint))
    return "".join(parts)


def planet_die(colour: str, x: float, y: float) -> str:
    return box(x - 26, y - 26, 52, 52, 12, fill=CREAM) + planet(colour, x, y, 1.05)


# --- the pictures ------------------------------------------------------------


def table_picture() -> str:
    """Sky, path and rockets; beside them a chart, the die and the hourglass."""
    state = GAME.new(2)
    assert isinstance(state, StarSearch)
    rng = Rng(4)
    while state.is_chance():
        state.apply(state.sample(rng))
    piece = Piece(sky_rows(state, state.sky()), 92, 84)
    edge = 356.0
    left, top = 92 + 4 * STEP - edge / 2, 84 + 4 * STEP - edge / 2
    count = GAME.data["path"]["fields"]
    planets = {entry["field"]: entry["colour"] for entry in GAME.data["planet"]}
    spots = [along(field / count, left, top, edge) for field in range(count)]
    start, centre = spots[0], piece.at((4, 4))
    return page(
        640,
        440,
        box(left, top, edge, edge, 26, fill="none", stroke="#5a6bd0", stroke_width=20, stroke_opacity=0.3),
        piece.ground(),
        piece.stars(),
        "".join(field_of(*spot, planets.get(field, "")) for field, spot in enumerate(spots)),
        use("rocket0", start[0] - 20, start[1] - 8, 1),
        use("rocket1", start[0] + 21, start[1] - 12, 0.9),
        arrow(f"M{start[0] - 22:g} {start[1] - 34:g}V{start[1] - 62:g}", start[0] - 22, start[1] - 66, -90),
        in_hand(markings(1, "red"), "red", 452, 34, 0.95),
        in_hand(markings(1, "blue"), "blue", 478, 116, 0.95),
        die(2, 1, 480, 310),
        planet_die("red", 548, 310),
        use("glass", 602, 312, 1.5),
        pointer(1, start[0] + 38, start[1] + 26, start[0] + 8, start[1] + 6),
        pointer(2, centre[0] + 36, centre[1] + 58, centre[0] + 8, centre[1] + 13),
        pointer(3, 440, 20, 452 + STEP * 1.35, 34 + STEP * 0.42),
        pointer(4, 514, 368, 500, 340),
        pointer(5, 602, 392, 602, 344),
    )


def along(part: float, left: float, top: float, edge: float) -> tuple[float, float]:
    """A point of the square way, clockwise from the corner at the bottom left."""
    side, rest = divmod(4 * part, 1)
    way = rest * edge
    return (
        (left, top + edge - way),
        (left + way, top),
        (left + edge, top + way),
        (left + edge - way, top + edge),
    )[int(side)]


def die_picture() -> str:
    """The same roll for a rocket that is last and alone and for one that is not."""
    x = 190
    parts = []
    for y, counting, start, seat in ((98, 3, 0, 1), (228, 2, 2, 0)):
        sum_of = "2 + 1 = 3" if counting == 3 else "2"
        parts += [
            die(2, 1, 62, y, counting),
            label(62, y + 52, sum_of, 19, "middle", FLAME, bold=True),
            strip(7, x, y + 12),
            use(f"rocket{1 - seat}", x + PITCH * (2 if seat else 0), y + 4, 1.1, ' opacity=".8"'),
            flight(start, counting, x, y + 12, seat),
        ]
    return page(560, 300, *parts)


def chart_picture() -> str:
    """Turning is allowed; flipping is not, nor is a chart that sticks out of the sky."""
    cells = markings(2, "red")
    flipped = [(row, 3 - column) for row, column in cells]
    wide = 4 * STEP * 0.8
    around = "M-16 9a18 18 0 1 1 30 2"
    sky = Piece(("*..*", "..*.", ".*..", "*..*"), 494, 62)
    return page(
        640,
        330,
        in_hand(cells, "red", 30, 30, 0.8),
        at(200, 84, path(around, fill="none", stroke=FLAME, stroke_width=4, stroke_linecap="round")),
        path("M-9-7l12 7l-12 7z", fill=FLAME, transform="translate(213 98) rotate(118)"),
        in_hand(markings(2, "red", 1), "red", 262, 30, 0.8),
        verdict(262 + wide, 30, True),
        in_hand(cells, "red", 30, 188, 0.8),
        arrow(f"M160 {188 + wide / 2:g}H232", 240, 188 + wide / 2, 0),
        path(f"M200 {188 + wide / 2 - 34:g}v68", stroke=INK, stroke_width=2.4, stroke_dasharray="4 6"),
        in_hand(flipped, "red", 262, 188, 0.8),
        verdict(262 + wide, 188, False),
        sky.ground(),
        sky.stars(),
        path("M448 45v225", stroke="#5a6bd0", stroke_width=20, stroke_opacity=0.3),
        "".join(field_of(448, 62 + PITCH * i) for i in range(5)),
        f'<g opacity=".85">{in_hand(cells, "red", 424, 112, 0.9)}</g>',
        verdict(424 + 3.6 * STEP, 112, False),
    )


def count_picture() -> str:
    """Two of three stars are two fields; all three with the fixed star among them are four."""
    some = Piece((".*...*", "..*...", "*..*..", "....*.", ".*....", "...*.*"), 62, 48)
    full = Piece((".*...*", "..*...", "*...F.", "......", ".*....", "...*.*"), 352, 48)
    return page(
        600,
        384,
        some.ground(),
        some.chart(1, "red", (1, 1)),
        some.stars(),
        full.ground(),
        full.chart(1, "red", (1, 1)),
        full.stars(),
        strip(5, 46, 340),
        flight(0, 2, 46, 340, 0),
        label(98, 278, "2", 22, "middle", FLAME, bold=True),
        strip(5, 336, 340),
        flight(0, 4, 336, 340, 0),
        label(440, 278, "3 + 1", 22, "middle", FLAME, bold=True),
    )


def hourglass_picture() -> str:
    """Three levels: the sand runs three times, twice or once."""
    parts = []
    for index, runs in enumerate((3, 2, 1)):
        left = (23, 265, 443)[index]
        parts.append(box(left, 30, 64 * runs + 30, 110, 18, fill=NIGHT, fill_opacity=0.5, stroke="#5a6bd0"))
        parts += [use("glass", left + 47 + 64 * run, 86, 1.8) for run in range(runs)]
        parts.append(number(index + 1, left + 14, 32))
    return page(560, 170, *parts)


def twinkle_picture() -> str:
    """Yellow stars leave the markings for other holes; the fixed star stays."""
    rows = ("*.....*..", "...*...*.", ".....F...", "*.......*", "..*....*.", "......*..", ".*..*....")
    piece = Piece(rows, 50, 46)
    parts = [piece.ground(), piece.chart(1, "red", (1, 2)), piece.stars()]
    for start, end in (((1, 3), (0, 1)), ((4, 2), (6, 6))):
        parts += [shining(*piece.at(end), more='opacity=".6"'), leap(piece.at(start), piece.at(end))]
    return page(374, 300, *parts)


def leap(start: tuple[float, float], end: tuple[float, float]) -> str:
    """An arrow between two stars that touches neither."""
    way = complex(*end) - complex(*start)
    step = way / abs(way) * 20
    first, last = complex(*start) + step, complex(*end) - step
    turn = degrees(atan2(way.imag, way.real))
    return arrow(f"M{first.real:.1f} {first.imag:.1f}L{last.real:.1f} {last.imag:.1f}", last.real, last.imag, turn)


def super_picture() -> str:
    """Two charts that overlap: one has an empty marking and is out, the other is full and wins."""
    piece = Piece(("..*.*...*", ".*....*..", "....*.F*.", "........*", "*...*....", "..*....*.", "....*..*."), 104, 60)
    lost, won = (0, 1), (2, 4)
    (x, y), (to_x, to_y) = piece.at(lost), piece.at(won)
    return page(
        480,
        310,
        piece.ground(),
        piece.chart(3, "blue", lost),
        piece.chart(4, "blue", won),
        piece.stars(),
        use("rocket1", 44, y + 20, 1.4, ' opacity=".7"'),
        verdict(x - STEP / 2, y - STEP / 2, False),
        use("rocket0", 436, to_y + 50, 1.4),
        verdict(to_x + 3.5 * STEP, to_y - STEP / 2, True),
        label(436, to_y + 108, "4 + 1", 22, "middle", FLAME, bold=True),
    )


PICTURES = {
    "table": table_picture,
    "die": die_picture,
    "chart": chart_picture,
    "count": count_picture,
    "hourglass": hourglass_picture,
    "twinkle": twinkle_picture,
    "super": super_picture,
}
