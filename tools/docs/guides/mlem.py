"""The pictures of how to play MLEM."""

from __future__ import annotations

from collections.abc import Mapping

import cosmodrome
from cosmodrome.core.i18n import text_for
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.ui import svg_art
from cosmodrome.games.mlem.ui.svg_art import BAD, COLOURS, CREAM, FLAME, GOOD, INK, NIGHT, box, circle, path
from cosmodrome.games.mlem.ui.svg_board import Journey, at, badge, cats, label, place, use
from cosmodrome.games.mlem.ui.view import Astronaut, build
from cosmodrome.games.mlem.vocabulary import SPECIALISTS
from tools.docs.guides.svg_drawing import COMES_BACK, LOST, arrow, number, pointer, sheet, sign

MLEM = cosmodrome.load("mlem")
PITCH = 112  # from one space to the next
DIE = 52  # a rolled die and the gap to the next


class Strip(Journey):
    """A piece of the track, laid straight."""

    def __init__(self, spots: Mapping[int, float], y: float) -> None:
        super().__init__(len(MLEM.data["space"]) + 1)
        self.spots = spots
        self.y = y

    def at(self, space: int) -> tuple[float, float]:
        return self.spots[space], self.y


def strip(spots: Mapping[int, float], y: float, rocket: int, moons: Mapping[int, int] | None = None) -> str:
    """Spaces with their symbols and moons; `moons` says whose cat sits on the best moon of a space."""
    table = MLEM.new(2)
    assert isinstance(table, Mlem)
    view = build(table, None)
    view.rocket.space = rocket
    view.moons = {str(space): [Astronaut(seat, "satellite")] for space, seat in (moons or {}).items()}
    words = text_for("mlem", "en")
    return "".join(place(view, MLEM.data, words, Strip(spots, y), space) for space in spots)


def page(width: int, height: int, *parts: str) -> str:
    return sheet(width, height, *parts, drawings=svg_art.definitions())


def way(d: str) -> str:
    """The dotted line along which the rocket flies."""
    return path(d, fill="none", stroke="#5a6bd0", stroke_width=20, stroke_opacity=0.28, stroke_linecap="round") + path(
        d, fill="none", stroke="#b9c5ff", stroke_width=2.4, stroke_dasharray="2 9", stroke_linecap="round"
    )


def flying(x: float, y: float, more: str = "") -> str:
    return f'<use href="#rocket" transform="translate({x:g} {y:g}) rotate(-14) scale(1.2)"{more}/>'


def planet(index: int, x: float, y: float, scale: float = 1) -> str:
    return at(x, y, svg_art.planet(index, MLEM.data["planet"][index]["name"]), scale)


def track_picture() -> str:
    """How to read the mat: space, symbols, value of the afterburner, moons, planet."""
    y = 226
    spots = {space: 92.0 + (space - 6) * PITCH for space in range(6, 11)}
    middle = (spots[7] + spots[8]) / 2
    points = " · ".join(map(str, MLEM.data["planet"][0]["points"]))
    parts = [
        way(f"M-20 {y}H660"),
        strip(spots, y, rocket=6),
        planet(0, middle, y - 92),
        box(middle - 38, y - 53, 76, 22, 11, fill=NIGHT, fill_opacity=0.88, stroke=INK, stroke_opacity=0.5),
        label(middle, y - 37, points, 14, "middle", bold=True),
        flying(spots[6] - 4, y + 50),
        pointer(1, spots[7] - 44, y - 56, spots[7] - 12, y - 28),
        pointer(2, spots[8], y + 66, spots[8], y + 19),
        pointer(3, spots[9] + 14, y + 66, spots[9] + 21.5, y + 24),
        pointer(4, spots[9] - 25, 40, spots[9] - 25, y - 92),
        pointer(5, spots[7], 40, middle - 30, y - 126),
    ]
    return page(632, 316, *parts)


def dice_picture() -> str:
    """A roll on space 0: which groups match, how far they fly, which die is lost and which come back."""
    parts = []
    x = 46
    for face, count in (("1", 1), ("3", 2), ("4", 1), ("afterburner", 2)):
        matches = face in map(str, MLEM.data["space"][0]["symbols"])
        faded = "" if matches else ' opacity=".4"'
        parts += [use(f"die-{face}", x + DIE * (index + 0.5), 64, 1.7, faded) for index in range(count)]
        if matches:
            parts.append(box(x - 3, 36, DIE * count + 6, 56, 14, fill="none", stroke=GOOD, stroke_width=3.5))
            back = face == "afterburner"
            parts.append(sign(x + DIE * count, 38, GOOD if back else BAD, COMES_BACK if back else LOST))
        x += DIE * count + 34
    y = 222
    spots = {space: 92.0 + space * PITCH for space in range(4)}
    curve = f"M{spots[0]:g} {y - 40}C{spots[0] + 60:g} {y - 96} {spots[3] - 70:g} {y - 96} {spots[3] - 8:g} {y - 48}"
    parts += [
        way(f"M-20 {y}H540"),
        strip(spots, y, rocket=3),
        arrow(curve, spots[3] - 4, y - 42, 52),
        label((spots[0] + spots[3]) / 2, y - 94, "1 + 1 + 1 = 3", 19, "middle", FLAME, bold=True),
        flying(spots[0] - 4, y + 50, ' opacity=".35"'),
        flying(spots[3] - 4, y + 50),
    ]
    return page(520, 306, *parts)


def landing_picture() -> str:
    """Where one can get off: a moon for one cat, a planet for all, comet and galaxy at the end."""
    worth = MLEM.data["deep_space"]
    parts = [
        way("M-20 212H380C440 212 450 176 520 160"),
        strip({14: 100, 15: 300}, 212, rocket=0, moons={14: 1}),
        arrow("M100 178Q121 172 124 158", 125, 152, -82),
        planet(2, 300, 104, 1.05),
        cats([0, 0], 300, 84, 100, 1),
        cats([1], 300, 120, 100, 1),
        arrow("M340 182Q376 156 362 128", 360, 123, -118),
        at(530, 156, svg_art.galaxy(), 0.95),
        at(530, 60, svg_art.comet(), 0.9),
        cats([2], 534, 54, 40, 0.9),
        use("crown", 534, 29, 0.9),
        badge(508, 84, worth["commander"]),
        cats([0, 3], 530, 156, 100, 0.9),
        badge(578, 182, worth["others"]),
    ]
    return page(640, 262, *parts)


def specialists_picture() -> str:
    """The signs of the eight, with the numbers by which the text names them."""
    parts = []
    for index, name in enumerate(SPECIALISTS):
        x, y = 80 + index % 4 * 130, 70 + index // 4 * 124
        parts.append(use("cat0", x - 14, y, 1.9))
        parts.append(circle(x + 30, y + 16, 24, fill=COLOURS[0], stroke=NIGHT, stroke_width=2))
        parts.append(use(f"is-{name}", x + 30, y + 16, 1.6, f' color="{NIGHT}"'))
        parts.append(number(index + 1, x - 40, y - 34))
    return page(556, 262, *parts)


def planet_picture() -> str:
    """Who gets what for a planet: more cats come first, and among equals the player who was there first."""
    rows = ((1, 1, 2), (0, 2, 1), (2, 1, 3), (3, 1, 3))  # in the order of arrival: seat, cats, place
    points = MLEM.data["planet"][2]["points"]
    parts = [planet(2, 150, 140, 2.1)]
    for index, (seat, count, which) in enumerate(rows):
        y = 64 + index * 50
        parts.append(cats([seat] * count, 150, y, 120, 1.2))
        parts.append(arrow(f"M{210 if count > 1 else 190} {y}H290", 300, y, 0, CREAM))
        parts.append(circle(338, y, 21, fill=NIGHT, stroke=COLOURS[seat], stroke_width=3))
        parts.append(label(338, y + 8, str(points[which - 1]), 24, "middle", bold=True))
        if which == 1:
            parts.append(use("crown", 384, y, 1.4))
    return page(420, 280, *parts)


PICTURES = {
    "track": track_picture,
    "dice": dice_picture,
    "landing": landing_picture,
    "specialists": specialists_picture,
    "planet": planet_picture,
}
