"""The little drawings of MLEM as SVG: cats, specialists, dice, rockets, planets. All of them are our own.

Everything here is drawn around the point 0, 0 and is put in its place by `svg_board.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

NIGHT = "#0b1030"
PANEL = "#141b45"
EDGE = "#3b4791"
INK = "#eef2ff"
FAINT = "#a9b4e6"
FLAME = "#ffb454"
GOOD = "#7df0b2"
BAD = "#ff8080"
CREAM = "#fff6e0"

COLOURS = ("#ffa24a", "#5cc8ff", "#ffe169", "#ff86cf", "#7be495")  # of the seats; `MARKS` is the second cue
FURS = ("#f3d3a8", "#c9d0e0", "#8d8fa8", "#f6f1ea", "#d8a26c")
EARS = "#f2a2a8"
PLANETS = ("#e58f6f", "#7c9cf0", "#58b8c4", "#c7a16b", "#a58be0")

# --- shapes ------------------------------------------------------------------


def circle(x: float, y: float, r: float, **style: str | float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{attributes(style)}/>'


def box(x: float, y: float, width: float, height: float, rounded: float = 0, **style: str | float) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{rounded:g}"{attributes(style)}/>'


def path(d: str, **style: str | float) -> str:
    return f'<path d="{d}"{attributes(style)}/>'


def attributes(style: dict[str, str | float]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value:g}"'
        if isinstance(value, int | float)
        else f' {name.replace("_", "-")}="{value}"'
        for name, value in style.items()
    )


def group(name: str, *parts: str) -> str:
    return f'<g id="{name}">{"".join(parts)}</g>'


# --- who ---------------------------------------------------------------------

# The mark of each seat, about 8 units wide: the same shapes as in the text picture.
MARK_PATHS = (
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M-3.6-3.6h7.2v7.2h-7.2z",
    "M0-5l4.6 5l-4.6 5l-4.6-5z",
    "M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z",
    "M0 4.6c-7-5-4.6-9-2-9q1.6 0 2 1.6q.4-1.6 2-1.6c2.6 0 5 4-2 9z",
)


def cat(seat: int) -> str:
    """A cat in a space suit, 30 units wide and 36 high: fur and suit in the seat's colours, its mark on the chest."""
    fur, suit = FURS[seat], COLOURS[seat]
    return group(
        f"cat{seat}",
        path("M-13 19v-5q0-8 9-8h8q9 0 9 8v5z", fill=suit, stroke=NIGHT, stroke_width=1.2),
        circle(0, -4, 13.4, fill="#dfe9ff", fill_opacity=0.28, stroke="#ffffff", stroke_width=1.6),
        path("M-9-5l-.8-8.4l6 3.4h7.6l6-3.4l-.8 8.4a9 8.2 0 1 1-18 0z", fill=fur, stroke=NIGHT, stroke_width=0.9),
        path("M-8.3-8.2l-.3-3.2l2.4 1.4zM8.3-8.2l.3-3.2l-2.4 1.4z", fill=EARS),
        path(
            "M-5-4.6q1.4-2 2.8 0M2.2-4.6q1.4-2 2.8 0",
            fill="none",
            stroke=NIGHT,
            stroke_width=1.3,
            stroke_linecap="round",
        ),
        path("M-1.2-2h2.4l-1.2 1.3z", fill="#d4606e"),
        path(
            "M0-.7q-1.6 2-3 .6M0-.7q1.6 2 3 .6M-10-2.4l4 .5M10-2.4l-4 .5", fill="none", stroke=NIGHT, stroke_width=0.8
        ),
        path("M-10.5-9.5q3-5.4 8-6", fill="none", stroke="#ffffff", stroke_width=1.5, stroke_linecap="round"),
        f'<g transform="translate(0 13.2)">{path(MARK_PATHS[seat], fill=NIGHT)}</g>',
    )


def mark(seat: int) -> str:
    return group(f"mark{seat}", path(MARK_PATHS[seat], fill=COLOURS[seat], stroke=NIGHT, stroke_width=0.6))


# What each specialist does, in a field 20 units wide; lines only, in the colour of the place where they are used.
SPECIALIST_PATHS = {
    "satellite": "M-2.5-2.5h5v5h-5zM-9-2.5h4.5v5h-4.5zM4.5-2.5h4.5v5h-4.5zM0-2.5v-3M-2.5-7q2.5 2.5 5 0M0 2.5v4",
    "drifter": "M-9 0h18M-5.5-4l-4 4l4 4M5.5-4l4 4l-4 4M0-5v10",
    "parachutist": "M-8-1q0-8 8-8t8 8q-2.7-2-5.3 0q-2.7-2-5.4 0q-2.7-2-5.3 0zM-8-1l8 9l8-9M0 8v-7",
    "moonwalker": "M4-8a8.5 8.5 0 1 0 4 12a7.5 7.5 0 0 1-4-12z",
    "settler": "M-8 7v-5a8 8 0 0 1 16 0v5zM-2.5 7v-5h5v5M0-6v-3",
    "voyager": "M6-4a7 7 0 1 0 1 7a5 5 0 1 1-4-6.5M7-8l.5-1.5M9-4.5l1.5-.5",
    "saboteur": "M3.4-2.4l1.6-1.6M5-4q1.6-3.6 4-1.6M-5 2.6a3.4 3.4 0 0 1 2.6-2.8",
    "engineer": "M-8 8l8-8M-.5.5a4.8 4.8 0 0 0 7-6.5l-3 3l-2.5-.5l-.5-2.5l3-3a4.8 4.8 0 0 0-6 6.5l-8 8z",
}
BOMB = "M-8 3a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0M9-10v2.4M11.4-8.6l-1.6 1.2M6.6-8.6l1.6 1.2"


def specialist(name: str) -> str:
    lines = SPECIALIST_PATHS[name] + (BOMB if name == "saboteur" else "")
    return group(
        f"is-{name}",
        path(
            lines, fill="none", stroke="currentColor", stroke_width=1.7, stroke_linecap="round", stroke_linejoin="round"
        ),
    )


# --- dice --------------------------------------------------------------------

PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((-5, -5), (5, 5)),
    "3": ((-5, -5), (0, 0), (5, 5)),
    "4": ((-5, -5), (5, -5), (-5, 5), (5, 5)),
}
FLAME_PATH = "M0-9c1 4 6 5.5 6 11a6 6 0 0 1-12 0c0-3 1.6-4 2-7c1.6 1 2.4 2 2.6 3.6c1.2-2 1.6-4.6 1.4-7.6z"


def face(name: str) -> str:
    """A die 22 units wide."""
    body = box(-11, -11, 22, 22, 5, fill=CREAM, stroke="#c9b98f", stroke_width=1)
    if name == "afterburner":
        return group("die-afterburner", body, path(FLAME_PATH, fill="#e2572b"), circle(0, 3.4, 2.6, fill="#ffd27a"))
    return group(f"die-{name}", body, *(circle(x, y, 2.5, fill="#23284f") for x, y in PIPS[name]))


# --- vehicles ----------------------------------------------------------------


def rocket() -> str:
    """A small rocket that flies to the right, 64 units long."""
    return group(
        "rocket",
        path("M-24 0q-12-9-16 0q-8-3-4 0q-4 3 4 0q4 9 16 0z", fill=FLAME),
        path("M-24-4q-8 0-12 4q4 4 12 4z", fill="#fff1b8"),
        path("M-14-10l-12-9v11zM-14 10l-12 9v-11z", fill="#e2572b", stroke=NIGHT, stroke_width=1.2),
        path("M-24-10h26q20 1 26 10q-6 9-26 10h-26q4-10 0-20z", fill="#f4f6ff", stroke=NIGHT, stroke_width=1.4),
        path("M10-9.3q13 2 18 9.3q-5 7.3-18 9.3q5-9 0-18.6z", fill="#e2572b"),
        circle(0, 0, 5.6, fill="#7fd0ff", stroke=NIGHT, stroke_width=1.6),
        circle(-14, 0, 3.4, fill="#7fd0ff", stroke=NIGHT, stroke_width=1.4),
    )


def saucer() -> str:
    return group(
        "ufo",
        path("M-10 6l-7 15h34l-7-15z", fill="#b9ff8a", fill_opacity=0.22),
        path("M-9-2q0-12 9-12t9 12z", fill="#b6f0ff", stroke=NIGHT, stroke_width=1.2),
        circle(-3, -5, 1.4, fill=NIGHT) + circle(3, -5, 1.4, fill=NIGHT),
        path("M-22 2q0-6 22-6t22 6t-22 7t-22-7z", fill="#8ee06a", stroke=NIGHT, stroke_width=1.4),
        *(circle(x, 2.6, 1.7, fill="#fff7c2") for x in (-13, -4.5, 4.5, 13)),
    )


def orbiter() -> str:
    """The satellite that circles beside the launch pad."""
    return group(
        "orbiter",
        box(-17, -4, 11, 8, 1, fill="#5b7be0", stroke=INK, stroke_width=1),
        box(6, -4, 11, 8, 1, fill="#5b7be0", stroke=INK, stroke_width=1),
        box(-5, -6, 10, 12, 2, fill="#e9ecf7", stroke=NIGHT, stroke_width=1),
        path("M0-6v-4M-4-12q4 4 8 0", fill="none", stroke=INK, stroke_width=1.4),
    )


# --- places ------------------------------------------------------------------


def moon() -> str:
    return group(
        "moon",
        circle(0, 0, 20, fill="#c9cde4", stroke="#ffffff", stroke_width=1.2),
        circle(-8, -7, 4, fill="#aeb4d3"),
        circle(9, -10, 2.6, fill="#aeb4d3"),
        circle(11, 5, 3.4, fill="#aeb4d3"),
        circle(-11, 8, 2.6, fill="#aeb4d3"),
    )


def paw_print() -> str:
    toes = ((-24, -14), (-9, -28), (9, -28), (24, -14))
    return path("M0-6c14 0 24 16 18 26c-6 8-12 2-18 2s-12 6-18-2c-6-10 4-26 18-26z") + "".join(
        circle(x, y, 8) for x, y in toes
    )


def yarn() -> str:
    arcs = [f"M{-46 + i * 12}-22q{30 - i * 4} 22 {12 - i * 2} 58" for i in range(6)]
    arcs += [f"M-44 {20 - i * 12}q40 18 84-{8 + i * 4}" for i in range(4)]
    return path("".join(arcs), fill="none", stroke_width=3)


def bowl() -> str:
    return path("M-48-14q12-8 24 0t24 0t24 0t24 0", fill="none", stroke_width=3) + path(
        "M-20 14q16-18 34 0l12-9v18l-12-9q-18 18-34 0z"
    )


def rope() -> str:
    return path(
        "M-50-12q26-20 50 0t50-2M-52 6q26-20 52 0t52-2M-48 24q24-18 48 0t46-2M-36 40q18-12 36 0t34-2",
        fill="none",
        stroke_width=6,
    )


def mouse() -> str:
    return circle(-17, -14, 13) + circle(17, -14, 13) + path("M-22 2q22-22 44 0q2 26-22 34q-24-8-22-34z")


DECORATIONS: dict[str, Callable[[], str]] = {
    "paw": paw_print,
    "yarn_ball": yarn,
    "goldfish_bowl": bowl,
    "rope_ball": rope,
    "toy_mouse": mouse,
}


def planet(index: int, name: str) -> str:
    """A planet 112 units wide, with what its name says; an owner's planet with another name has rings of cloud."""
    decoration = DECORATIONS.get(name)
    clouds = path("M-50-18q26-12 52-4t46-4M-54 8q30 10 54 2t52 4M-44 30q24-8 44 0t40-2", fill="none", stroke_width=5)
    colour = PLANETS[index % len(PLANETS)]
    return "".join(
        (
            circle(0, 0, 61, fill=colour, fill_opacity=0.16),
            circle(0, 0, 55, fill=colour),
            f'<g fill="#fff" stroke="#fff" stroke-width="0" opacity="0.3">{decoration() if decoration else clouds}</g>',
            path("M-37 41a55 55 0 0 0 91-52a60 60 0 0 1-91 52z", fill=NIGHT, fill_opacity=0.3),
        )
    )


def galaxy() -> str:
    """A spiral of stars, about 150 units wide."""
    stars = []
    for arm in range(3):
        for step in range(16):
            turn = arm * 2 * pi / 3 + step * 0.29
            reach = 8 + step * 4.6
            x, y = reach * cos(turn), reach * sin(turn) * 0.62
            stars.append(circle(round(x, 1), round(y, 1), round(3.4 - step * 0.14, 1)))
    halo = "".join(
        f'<ellipse rx="{r}" ry="{r * 0.62:.0f}" fill="#b68cff" fill-opacity="0.1"/>' for r in (88, 66, 44, 26)
    )
    return f'{halo}<g fill="#e7d8ff">{"".join(stars)}</g>' + circle(0, 0, 8, fill="#fff4d6")


def comet() -> str:
    return (
        path(
            "M6-21q-50-6-104 4q30 2 46 5q-30 4-52 14q34-2 54 1q-18 6-30 16q48-8 86 0z", fill="#8fdcff", fill_opacity=0.4
        )
        + circle(0, 0, 22, fill="#bdeaff")
        + circle(6, -6, 5, fill="#9ad4f0")
        + circle(-6, 7, 4, fill="#9ad4f0")
    )


def earth() -> str:
    """The planet at the bottom left, of which a corner is seen."""
    return (
        circle(0, 0, 150, fill="#4aa3ff", fill_opacity=0.13)
        + circle(0, 0, 132, fill="#2f77d6")
        + path(
            "M8-130q40 10 62 34q-16 22-44 16q-14 18-34 8q10-30 16-58z"
            "M70-60q30 0 44 24q6 40-12 60q-26-16-20-44q-18-14-12-40z",
            fill="#57c07a",
        )
        + path(
            "M-10-96q26-12 46 0M40-40q20-10 44 2",
            fill="none",
            stroke="#ffffff",
            stroke_width=6,
            stroke_linecap="round",
            stroke_opacity=0.7,
        )
    )


def crown() -> str:
    return group("crown", path("M-9 6l-2-12l6 5l5-8l5 8l6-5l-2 12z", fill="#ffd95a", stroke=NIGHT, stroke_width=1.2))


def explored(effect: str) -> str:
    """What an exploration token does, drawn on it: points are written as a number."""
    if effect == "die":
        return group(
            "token-die",
            box(-5.5, -5.5, 11, 11, 2.5, fill=CREAM),
            circle(0, 0, 1.8, fill=NIGHT),
            path("M6-9v6M3-6h6", stroke=GOOD, stroke_width=2),
        )
    return group("token-tunnel", path("M-7-5l5 5l-5 5M0-5l5 5l-5 5", fill="none", stroke=CREAM, stroke_width=2.6))


def definitions() -> str:
    faces = ("1", "2", "3", "4", "afterburner")
    return "".join(
        (
            *map(cat, range(5)),
            *map(mark, range(5)),
            *map(specialist, SPECIALIST_PATHS),
            *map(face, faces),
            rocket(),
            saucer(),
            orbiter(),
            moon(),
            crown(),
            explored("die"),
            explored("tunnel"),
        )
    )
