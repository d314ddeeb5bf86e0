"""The pictures of how to play Leaving Earth. Signs, components and worlds look as they do on the page's board."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import atan2, degrees
from pathlib import Path

import cosmodrome
from cosmodrome.games.mlem.ui.svg_art import (
    BAD,
    COLOURS,
    CREAM,
    EDGE,
    FAINT,
    FLAME,
    GOOD,
    INK,
    MARK_PATHS,
    NIGHT,
    PANEL,
    box,
    circle,
    path,
)
from cosmodrome.games.mlem.ui.svg_board import at, label
from tools.docs.guides.svg_drawing import COMES_BACK, LOST, RIGHT, arrow, number, pointer, sheet, sign, verdict

GAME = cosmodrome.load("leaving_earth")
PRINTED = {component["id"]: component for component in GAME.data["component"]}
WAYS = {maneuver["id"]: maneuver for maneuver in GAME.data["maneuver"]}
BOARD = (Path(__file__).parents[3] / "web/src/games/leaving_earth/icons.ts").read_text(encoding="utf-8")

WAY, SIGN, PILL = "#6f7fd0", "#ffcf7a", "#1a2358"
NODE = 15  # the radius of a place that is no world
CARD = (38, 54)
TO_AND_FRO = "M-6-3h11l-3-3M6 3h-11l3 3"

Point = tuple[float, float]


# --- the drawings of the board -----------------------------------------------


def drawn(name: str, table: str = "") -> str:
    """The path of a sign or a thing; `table`: the one that it is in, for some names are in several."""
    found = re.compile(rf"\b{name}(?:: | = )'([^']+)'").search(BOARD, BOARD.index(f"const {table}"))
    assert found, name
    return found[1]


def part_of(world: str, part: str) -> str:
    found = re.search(rf"\b{world}: {{[^}}]*\b{part}: '([^']+)'", BOARD)
    assert found, (world, part)
    return found[1]


def symbol(name: str, x: float, y: float, scale: float = 1, colour: str = SIGN, dashed: bool = False) -> str:
    lines = path(
        drawn(name, "SYMBOLS"),
        fill="none",
        stroke=colour,
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return at(x, y, lines.replace("/>", ' stroke-dasharray="2.5 3"/>') if dashed else lines, scale)


def thing(item: str, x: float, y: float, scale: float = 1, colour: str = INK) -> str:
    """A component or an astronaut."""
    return at(x, y, path(drawn(item, "ITEMS"), fill=colour, fill_rule="evenodd"), scale)


def world(name: str, x: float, y: float, radius: float) -> str:
    light, dark, mark, marks = (part_of(name, part) for part in ("light", "dark", "mark", "marks"))
    shades = (
        f'<radialGradient id="{name}" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<clipPath id="{name}-edge">{circle(0, 0, 50)}</clipPath>'
    )
    ground = f'<g clip-path="url(#{name}-edge)">{path(marks, fill=mark, opacity=0.85)}</g>'
    return at(x, y, shades + circle(0, 0, 50, fill=f"url(#{name})") + ground, radius / 50)


def place(x: float, y: float) -> str:
    return circle(x, y, NODE, fill=PILL, stroke="#a9b6ff", stroke_width=3) + circle(x, y, 4, fill="#a9b6ff")


def ship(x: float, y: float, tokens: int = 0, seat: int = 0) -> str:
    """A spacecraft on the map, with its time tokens."""
    parts = [path(drawn("SHIP"), fill=COLOURS[seat], stroke=NIGHT, stroke_width=2)]
    for index in range(tokens):
        left = 27 + 23 * index
        parts.append(box(left - 10, -13, 20, 26, 6, fill=NIGHT, stroke=SIGN, stroke_width=1.6))
        parts.append(symbol("time", left, 0, 0.8))
    return at(x, y, "".join(parts))


# --- ways ----------------------------------------------------------------------


def pill(x: float, y: float, difficulty: str, signs: Sequence[str]) -> str:
    """The difficulty of a way and what waits on it; signs as in the data pack."""
    wide = 30 + sum(32 if "time:" in found and "optional" not in found else 22 for found in signs)
    left = x - wide / 2
    parts = [box(left, y - 15, wide, 30, 15, fill=PILL, stroke=WAY, stroke_width=1.5)]
    if difficulty in ("automatic", "lost"):
        parts.append(symbol(difficulty, left + 15, y))
    else:
        parts.append(label(left + 15, y + 6.5, difficulty, 19, "middle", bold=True))
    reach = 30.0
    for found in signs:
        name, _, rest = found.partition(":")
        parts.append(symbol(name, left + reach + 8, y, dashed=rest == "optional"))
        if rest.isdigit():
            parts.append(label(left + reach + 22, y + 5.5, rest, 16, "middle", bold=True))
            reach += 10
        reach += 22
    return "".join(parts)


def way(maneuver: str, start: Point, end: Point, gaps: Point, bow: float = 0, share: float = 0.5) -> str:
    """A curve with an arrow between the edges of two places, and its pill somewhere along it."""
    printed = WAYS[maneuver]
    automatic = "lost" if printed["to"] == "lost" else "automatic"
    one, other = complex(*start), complex(*end)
    step = (other - one) / abs(other - one)
    bend = (one + other) / 2 + step * -1j * bow * 2
    first = one + (bend - one) / abs(bend - one) * gaps[0]
    last = other - (other - bend) / abs(other - bend) * gaps[1]
    there = (1 - share) ** 2 * first + 2 * share * (1 - share) * bend + share**2 * last
    turn = degrees(atan2((last - bend).imag, (last - bend).real))
    line = path(
        f"M{first.real:.1f} {first.imag:.1f}Q{bend.real:.1f} {bend.imag:.1f} {last.real:.1f} {last.imag:.1f}",
        fill="none",
        stroke=WAY,
        stroke_width=3,
    )
    head = path(
        "M-12-7l14 7l-14 7z", fill=WAY, transform=f"translate({last.real:.1f} {last.imag:.1f}) rotate({turn:.0f})"
    )
    difficulty = str(printed.get("difficulty", automatic))
    return line + head + pill(round(there.real, 1), round(there.imag, 1), difficulty, printed["symbols"])


# --- cards and stacks ----------------------------------------------------------


def card(x: float, y: float, outcome: str = "") -> str:
    """An outcome card around x, y: a tick, an exclamation mark, a cross, or its back."""
    wide, high = CARD
    colour = {"": "#8f9cff", "✓": GOOD, "!": FLAME, "✗": BAD}[outcome]
    dashes = {"!": "6 4", "✗": "2 3"}.get(outcome, "none")
    found = box(
        x - wide / 2, y - high / 2, wide, high, 7, fill=NIGHT, stroke=colour, stroke_width=3, stroke_dasharray=dashes
    )
    if not outcome:
        return found + at(x, y, path("M0-14l8 14l-8 14l-8-14z", fill="none", stroke=colour, stroke_width=2.4))
    signs = {"✓": "M-9 1l6 7l12-16", "!": "M0-13v16M0 11v.4", "✗": "M-8-9l16 18M8-9l-16 18"}
    return found + at(
        x,
        y,
        path(
            signs[outcome], fill="none", stroke=colour, stroke_width=5, stroke_linecap="round", stroke_linejoin="round"
        ),
    )


def burst(x: float, y: float) -> str:
    star = (
        "M0-30l6 16l14-10l-5 16l19 2l-14 10l10 14l-17-3l-1 17l-12-12l-12 12l-1-17l-17 3l10-14l-14-10l19-2l-5-16l14 10z"
    )
    return at(x, y, path(star, fill=BAD, stroke=FLAME, stroke_width=3))


def stack(items: Sequence[str], x: float, y: float, dashed: bool = False) -> str:
    """Components of one spacecraft, the first on top; x, y is the middle of the top edge."""
    high = 46 * len(items) + 10
    dashes = "7 5" if dashed else "none"
    parts = [box(x - 29, y, 58, high, 16, fill=PANEL, stroke="#a9b6ff", stroke_width=2.4, stroke_dasharray=dashes)]
    parts += [thing(item, x, y + 28 + 46 * index, 1.6) for index, item in enumerate(items)]
    return "".join(parts)


# --- the pictures ------------------------------------------------------------


def outcomes_picture() -> str:
    """Three cards lie face down; what each kind does to a rocket, and what it costs to be rid of it."""
    prices = GAME.data["outcomes"]
    parts = [
        box(16, 82, 146, 156, 16, fill=PANEL, stroke=EDGE, stroke_width=2),
        thing("atlas", 89, 126, 2.6),
        "".join(card(46 + 43 * index, 200) for index in range(3)),
    ]
    for index, (outcome, price) in enumerate((("✓", "success"), ("!", "failure"), ("✗", "failure"))):
        y = 60 + 100 * index
        parts += [
            arrow(
                f"M170 {160 + (y - 160) * 0.2:g}L222 {y + (160 - y) * 0.1:g}",
                228,
                y + (160 - y) * 0.06,
                (y - 160) / 2.4,
            ),
            card(262, y, outcome),
            number(index + 1, 244, y - 28),
            arrow(f"M292 {y}H334", 342, y, 0, CREAM),
        ]
        if outcome == "✗":
            parts.append(burst(382, y))
        else:
            parts.append(thing("atlas", 382, y, 2.1, INK if outcome == "✓" else FAINT))
        if outcome == "✓":
            parts.append(path("M-6 24q6 22 12 0z", fill=FLAME, transform=f"translate(382 {y - 1})"))
        if outcome == "!":
            cross = path("M-20-20L20 20M20-20L-20 20", stroke=BAD, stroke_width=4, stroke_linecap="round")
            parts.append(at(382, y, cross))
        parts += [
            sign(464, y, GOOD, COMES_BACK),
            path(f"M490 {y + 14}l10-28", stroke=FAINT, stroke_width=2.4),
            label(532, y + 8, f"${prices[f'remove_{price}']}", 22, "middle", FLAME, bold=True),
            sign(580, y, BAD, LOST),
        ]
    return sheet(620, 320, *parts)


WEIGHT = "M-8 8l3-11h10l3 11zM-3.500-5a3.500 3.500 0 1 1 7 0"
SEAT = "M-4-5a4 4 0 1 1 8 0a4 4 0 1 1-8 0zM-7.500 8q0-8.500 7.500-8.500t7.500 8.500z"
SHIELD = "M-7-6q4 0 7-3q3 3 7 3q0 10-7 15q-7-5-7-15z"
BLAZE = (
    "M0-9c1 4 6 5.500 6 11a6 6 0 0 1-12 0c0-3 1.600-4 2-7c1.600 1 2.400 2 2.600 3.600c1.200-2 1.600-4.600 1.400-7.600z"
)
SHELF = (
    ("juno", "atlas", "soyuz", "saturn"),
    ("probe", "vostok", "apollo", "eagle"),
    ("aldrin", "supplies_1x", "ion_thruster", "pilot"),
)


def tile(item: str, x: float, y: float) -> str:
    """What can be bought: price at the top, then mass and either thrust or seats below."""
    printed = PRINTED.get(item) or {"cost": GAME.data["skill"][0]["cost"], "mass": 0}
    parts = [
        box(x - 66, y - 58, 132, 116, 14, fill=PANEL, stroke=EDGE, stroke_width=2),
        thing(item, x, y - 12, 2.3),
        label(x - 56, y - 34, f"${printed['cost']}", 19, colour=FLAME, bold=True),
        at(x - 48, y + 40, path(WEIGHT, fill="none", stroke=FAINT, stroke_width=2.2, stroke_linejoin="round")),
        label(x - 36, y + 46, str(printed["mass"]), 18, bold=True),
    ]
    thrust = printed.get("thrust") or printed.get("thrust_per_year")
    if thrust:
        parts.append(at(x + 12, y + 39, path(BLAZE, fill=FLAME)))
        parts.append(label(x + 22, y + 46, str(thrust), 18, bold=True))
    if "thrust_per_year" in printed:
        parts.append(symbol("time", x + 48, y + 40, 0.9))
    if "seats" in printed:
        parts.append(at(x + 12, y + 40, path(SEAT, fill=INK)))
        parts.append(label(x + 24, y + 46, str(printed["seats"]), 18, bold=True))
    if printed.get("heat_shield"):
        parts.append(
            at(x + 50, y - 39, path(SHIELD, fill="none", stroke=GOOD, stroke_width=2.6, stroke_linejoin="round"))
        )
    return "".join(parts)


def parts_picture() -> str:
    """Everything that can be bought with its numbers; five of them are explained by the text."""
    parts = [
        tile(item, 92 + 148 * column, 98 + 150 * row)
        for row, items in enumerate(SHELF)
        for column, item in enumerate(items)
    ]
    parts += [
        pointer(1, 48, 20, 48, 46),
        pointer(2, 44, 173, 44, 151),
        pointer(3, 104, 173, 104, 151),
        pointer(4, 400, 323, 400, 301),
        pointer(5, 438, 173, 438, 196),
    ]
    return sheet(628, 472, *parts)


def map_picture() -> str:
    """Earth, the Moon and Mars with some of the ways between them; the signs are numbered."""
    earth, above, orbit = (88.0, 330.0), (88.0, 110.0), (268.0, 236.0)
    flyby, moon, red_orbit, red = (462.0, 352.0), (628.0, 262.0), (420.0, 76.0), (620.0, 76.0)
    parts = [
        way("suborbital__earth", above, earth, (24, 58), 24),
        way("earth__suborbital", earth, above, (54, 26), 24, 0.42),
        way("earth__earth_orbit", earth, orbit, (54, 26), -12, 0.52),
        way("earth_orbit__lunar_flyby", orbit, flyby, (24, 26), -16),
        way("lunar_flyby__moon", flyby, moon, (24, 42), -14),
        way("lunar_flyby__lost", flyby, (600, 404), (24, 4), 0, 1),
        way("earth_orbit__mars_orbit", orbit, red_orbit, (24, 26), 16, 0.46),
        way("mars_orbit__mars", red_orbit, red, (24, 48), 0, 0.44),
        world("earth", *earth, 46),
        world("moon", *moon, 31),
        world("mars", *red, 38),
    ]
    parts += [place(*spot) for spot in (above, orbit, flyby, red_orbit)]
    unknown = "".join(label(x, y + 12, "?", 34, "middle", bold=True) for x, y in (moon, red))
    parts.append(f'<g stroke="{NIGHT}" stroke-width="6" paint-order="stroke">{unknown}</g>')
    parts += [
        ship(orbit[0] - 4, orbit[1] - 44),
        pointer(1, 170, 342, 181, 309),
        pointer(2, 392, 190, 350, 161),
        pointer(3, 276, 108, 313, 138),
        pointer(4, 472, 30, 493, 62),
        pointer(5, 520, 124, 518, 91),
        pointer(6, 566, 30, 543, 62),
        pointer(7, 164, 168, 114, 202),
        pointer(8, 648, 403, 613, 403),
    ]
    return sheet(700, 440, *parts)


def thrust_picture() -> str:
    """The same way for two ships: one has enough thrust, the other has not."""
    juno, difficulty = PRINTED["juno"], WAYS["earth__suborbital"]["difficulty"]
    parts = []
    for x, count in ((36, 3), (356, 2)):
        mass = PRINTED["probe"]["mass"] + count * juno["mass"]
        need, there = difficulty * mass, count * juno["thrust"]
        compared = f"{there} ≥ {need}"
        top = 30 + 46 * (3 - count)
        flames = (at(x + 84, top + 73 + 46 * index, path(BLAZE, fill=FLAME), 1.4) for index in range(count))
        parts += [
            stack(["probe"] + ["juno"] * count, x + 29, top),
            pill(x + 92, 60, str(difficulty), ()),
            label(x + 116, 67, f"× {mass} = {need}", 24, colour=SIGN, bold=True),
            *flames,
            label(x + 112, 154, f"{' + '.join([str(juno['thrust'])] * count)} = {there}", 22, colour=FLAME, bold=True),
            label(x + 112, 206, compared, 24, bold=True),
            verdict(x + 136 + 16 * len(compared), 198, there >= need),
        ]
    return sheet(640, 260, *parts)


def time_picture() -> str:
    """A flight of three years from start to arrival; then faster, slower, and with an ion thruster."""
    printed = WAYS["earth_orbit__mars_orbit"]
    difficulty, years, thrust = printed["difficulty"], 3, PRINTED["ion_thruster"]["thrust_per_year"]
    y, pitch = 74, 168
    parts = [path(f"M60 {y}H{60 + 3 * pitch}", stroke=WAY, stroke_width=3)]
    for index in range(years + 1):
        x = 60 + pitch * index
        if index in (0, years):
            parts.append(place(x, y))
        else:
            parts.append(circle(x, y, 6, fill=WAY))
        parts.append(ship(x - (0 if index == years else 20), y - 36, years - index))
        parts.append(label(x, y + 46, str(1960 + index), 19, "middle", FAINT, bold=True))
        if index < years:
            parts.append(path("M-8-7l12 7l-12 7z", fill=WAY, transform=f"translate({x + pitch / 2} {y})"))
    parts += [
        pill(84, 196, str(difficulty), [f"time:{years}"]),
        arrow("M126 186Q156 164 196 164", 204, 164, 0),
        pill(252, 164, str(2 * difficulty), ["time:2"]),
        number(1, 310, 164),
        arrow("M126 206Q156 228 196 228", 204, 228, 0),
        pill(252, 228, str(difficulty), ["time:4"]),
        number(2, 310, 228),
        path("M352 146V246", stroke=EDGE, stroke_width=2),
        number(3, 382, 164),
        thing("ion_thruster", 410, 206, 2.2),
        *(symbol("time", 462 + 46 * index, 178) for index in range(years)),
        *(label(462 + 46 * index, 214, str(thrust), 23, "middle", FLAME, bold=True) for index in range(years)),
        *(label(485 + 46 * index, 214, "+", 20, "middle", FLAME, bold=True) for index in range(years - 1)),
        label(574, 214, f"= {thrust * years}", 23, colour=FLAME, bold=True),
    ]
    return sheet(648, 268, *parts)


def dock_picture() -> str:
    """Two launches become one ship in orbit; at the Moon it splits, and only what has to land does."""
    mother, lander = ["apollo", "juno"], ["eagle", "juno"]
    return sheet(
        648,
        256,
        stack(mother, 58, 78),
        label(111, 140, "+", 34, "middle", FLAME, bold=True),
        stack(lander, 164, 78),
        arrow("M208 129H256", 264, 129, 0),
        number(1, 234, 98),
        stack(mother + lander, 312, 32),
        arrow("M356 112L414 82", 422, 78, -27),
        arrow("M356 150L414 180", 422, 184, 27),
        number(2, 382, 131),
        world("moon", 590, 188, 42),
        path("M503 56Q570 44 630 78", fill="none", stroke="#a9b6ff", stroke_width=2.4, stroke_dasharray="2 8"),
        stack(mother, 470, 12),
        stack(lander, 470, 138),
        arrow("M506 189H532", 541, 189, 0),
    )


def offer_picture() -> str:
    """Who gives what, and the three answers."""
    parts = []
    for seat, x in ((0, 30), (1, 270)):
        parts.append(box(x, 24, 180, 132, 16, fill=PANEL, stroke=COLOURS[seat], stroke_width=2.4))
        parts.append(at(x + 28, 52, path(MARK_PATHS[seat], fill=COLOURS[seat]), 2.4))
    parts += [
        label(82, 112, "$10", 30, "middle", FLAME, bold=True),
        thing("atlas", 156, 100, 2.4),
        symbol("landing", 330, 100, 2.2),
        card(402, 98),
        arrow("M218 72H254", 263, 72, 0),
        arrow("M262 116H226", 217, 116, 180),
        at(140, 202, sign(0, 0, GOOD, RIGHT), 1.6),
        at(240, 202, sign(0, 0, BAD, LOST), 1.6),
        at(340, 202, sign(0, 0, FLAME, TO_AND_FRO), 1.6),
    ]
    return sheet(480, 244, *parts)


GIANTS = {
    "jupiter": ("#e9c39a", 19),
    "saturn": ("#ecd79b", 14),
    "uranus": ("#a6e3e6", 14),
    "neptune": ("#6f95f2", 14),
}
TOUR = ("venus_flyby__jupiter_flyby", "jupiter_flyby__saturn_flyby", "saturn_flyby__uranus_flyby")
LAST_LEG = "uranus_flyby__neptune_flyby"


def giant(name: str, x: float, y: float) -> str:
    colour, radius = GIANTS[name]
    found = circle(x, y, radius, fill=colour)
    if name == "jupiter":
        bands = f"M{x - 17} {y - 6}h34M{x - 18} {y + 5}h36"
        found += path(bands, stroke="#b9835a", stroke_width=4, stroke_linecap="round")
    if name == "saturn":
        ring = path("M-26 0a26 7 0 1 0 52 0a26 7 0 1 0-52 0z", fill="none", stroke="#fff2cf", stroke_width=3)
        front = path(f"M-{radius} 0a{radius} {radius} 0 0 1 {2 * radius} 0z", fill=colour)
        found += f'<g transform="translate({x} {y}) rotate(-16)">{ring}{front}</g>'
    return found


def grand_tour() -> list[int]:
    """The years in which one spacecraft sets out to each of the giants in turn, and the one in which it is there."""
    windows = {entry["id"]: entry for entry in GAME.data["window"]}
    last = GAME.data["outer_planets"]["last_year"]
    for start in range(GAME.data["calendar"]["first_year"], last + 1):
        years = [start]
        for leg in (*TOUR, LAST_LEG):
            window = windows[WAYS[leg]["window"]]
            if years[-1] < window["first_year"] or (years[-1] - window["first_year"]) % window["every"]:
                break
            years.append(years[-1] + next(int(found[5:]) for found in WAYS[leg]["symbols"] if found[:5] == "time:"))
        if len(years) > len(TOUR) + 1 and years[-1] <= last:
            return years
    raise ValueError("nobody can visit all of them")


def windows_picture() -> str:
    """For each giant the years in which the way there is open, and the one flight that visits all of them."""
    first, last = GAME.data["calendar"]["first_year"], GAME.data["outer_planets"]["last_year"]
    across = {year: 96 + 19 * (year - first) for year in range(first, last + 1)}
    parts = [path("".join(f"M{x} 250v6" for x in across.values()), stroke=FAINT)]
    parts += [
        label(across[year], 276, str(year), 18, "middle", FAINT, bold=True) for year in range(first, last + 1, 10)
    ]
    stops: list[Point] = []
    for window, start in zip(GAME.data["window"], grand_tour(), strict=False):
        y = 64 + 50 * len(stops)
        parts.append(giant(window["id"], 46, y))
        parts.append(path(f"M84 {y}H{across[last] + 12}", stroke=EDGE, stroke_width=1.5))
        years = range(window["first_year"], last + 1, window["every"])
        parts += [circle(across[year], y, 5.5, fill=WAY) for year in years]
        stops.append((across[start], y))
    end = (across[grand_tour()[-1]], stops[-1][1])
    line = "M" + "L".join(f"{x} {y}" for x, y in (*stops, end))
    parts.append(path(line, fill="none", stroke=FLAME, stroke_width=4, stroke_linejoin="round"))
    parts += [circle(x, y, 7, fill=FLAME, stroke=NIGHT, stroke_width=2) for x, y in stops]
    parts.append(ship(end[0], end[1] - 6))
    parts += [number(index + 1, x + 24, y - 20) for index, (x, y) in enumerate(stops)]
    return sheet(700, 292, *parts)


def cyclers_picture() -> str:
    """To and fro between Earth and Mars by itself; getting on and off takes thrust."""
    earth, orbit, near = (76.0, 266.0), (176.0, 226.0), (216.0, 84.0)
    red, red_orbit, far = (634.0, 272.0), (436.0, 234.0), (492.0, 84.0)
    parts = [
        way("earth_orbit__earth_cycler", orbit, near, (24, 26), 26),
        way("earth_cycler__earth_orbit", near, orbit, (24, 26), 26),
        way("earth_cycler__mars_cycler", near, far, (24, 26), 18),
        way("mars_cycler__earth_cycler", far, near, (24, 26), 18),
        way("mars_cycler__mars_orbit", far, red_orbit, (24, 26), -26),
        way("mars_orbit__mars_cycler", red_orbit, far, (24, 26), -26),
        way("mars_cycler__mars", far, red, (24, 50), 14, 0.5),
        world("earth", *earth, 46),
        world("mars", *red, 40),
    ]
    parts += [place(*spot) for spot in (orbit, near, red_orbit, far)]
    parts += [
        ship(near[0] - 2, near[1] - 42),
        number(1, 118, 146),
        number(2, 354, 32),
        number(3, 394, 148),
        number(4, 650, 152),
    ]
    return sheet(720, 330, *parts)


PICTURES = {
    "outcomes": outcomes_picture,
    "parts": parts_picture,
    "map": map_picture,
    "thrust": thrust_picture,
    "time": time_picture,
    "dock": dock_picture,
    "offer": offer_picture,
    "windows": windows_picture,
    "cyclers": cyclers_picture,
}
