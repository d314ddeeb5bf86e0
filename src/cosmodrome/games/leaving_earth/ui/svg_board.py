"""The solar system as SVG: places and the ways between them, spacecraft as tokens, missions and agencies beside it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, sin
from typing import Any
from xml.sax.saxutils import escape

from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth.ui.text_board import (
    AUTOMATIC,
    FOUND,
    HIDDEN,
    HOURGLASS,
    ROOM,
    needs_text,
    number,
    owners,
    symbols,
    ways,
)
from cosmodrome.games.leaving_earth.ui.view import Craft, Place, View
from cosmodrome.games.leaving_earth.vocabulary import OWNER, VENTURE

NIGHT, DEEP, INK, DIM, GOLD, LINE = "#0b1030", "#151c4a", "#e9ecff", "#8f98d0", "#ffc46b", "#39447f"
SEATS = ("#ff8a5c", "#5cc8ff", "#7be495", "#ffd95a", "#d69bff")
VENTURE_COLOURS = ("#9ad1ff", "#ffb3c7", "#c9e265", "#e0c9a6")
WIDTH, HEIGHT = 1280, 960
FAR = 2240  # how wide it is with the outer planets
BODY, GIANT, PILL = 30, 46, 13
LEVEL, SHORT = 0.99, 240  # ways between which what waits would run together
FARTHER = 36  # how much more room the many ways have that go around others

Spots = Mapping[str, tuple[float, float]]

# Where the places lie on the picture; others, should there be any, stand in a row at the bottom.
SPOTS = {
    "earth": (640, 730),
    "suborbital": (440, 690),
    "earth_orbit": (640, 540),
    "lunar_flyby": (900, 510),
    "lunar_orbit": (880, 680),
    "moon": (1110, 620),
    "inner_transfer": (640, 290),
    "venus_flyby": (450, 140),
    "venus_orbit": (410, 300),
    "venus": (210, 190),
    "mars_flyby": (1020, 390),
    "mars_orbit": (970, 200),
    "mars": (1180, 320),
    "phobos": (1170, 130),
    "ceres": (770, 160),
    "mercury_flyby": (400, 470),
    "mercury_orbit": (220, 400),
    "mercury": (190, 550),
    "solar_radiation": (60, 300),
    "earth_cycler": (830, 790),
    "mars_cycler": (1200, 475),
}
OUTER_SPOTS = {
    "outer_transfer": (1380, 480),
    "jupiter_flyby": (1570, 240),
    "jupiter": (1700, 150),
    "jupiter_orbit": (1810, 330),
    "io": (1920, 160),
    "europa": (2090, 190),
    "ganymede_orbit": (2000, 340),
    "ganymede": (2195, 350),
    "callisto": (1780, 480),
    "saturn_flyby": (1590, 590),
    "saturn": (1670, 740),
    "saturn_orbit": (1850, 670),
    "enceladus": (2030, 550),
    "titan_orbit": (2050, 800),
    "titan": (2190, 720),
    "uranus_flyby": (1500, 850),
    "uranus": (1380, 780),
    "neptune_flyby": (1800, 880),
    "neptune": (1930, 870),
}
# Between two places whose straight way would run through others: the point that draws it to itself.
BENDS = {
    frozenset(("ceres", "outer_transfer")): (1440, 125),
    frozenset(("mars_orbit", "outer_transfer")): (1310, 190),
    frozenset(("venus_orbit", "outer_transfer")): (800, 520),
    frozenset(("earth_orbit", "outer_transfer")): (950, 970),
    frozenset(("venus_flyby", "jupiter_flyby")): (860, 260),
    frozenset(("mars_flyby", "jupiter_flyby")): (1250, 440),
    frozenset(("callisto", "jupiter_flyby")): (1640, 430),
}
COLOURS = {
    "earth": "#4f9dff",
    "moon": "#c9cde4",
    "venus": "#f2c46d",
    "mars": "#e8694a",
    "phobos": "#a58a7a",
    "ceres": "#9fa8b8",
    "mercury": "#b59a86",
    "jupiter": "#d9a066",
    "io": "#e8cf5a",
    "europa": "#d8cdb8",
    "ganymede": "#a89880",
    "callisto": "#8a7b6c",
    "saturn": "#e3c987",
    "titan": "#e09a3e",
    "enceladus": "#dfeaf2",
    "uranus": "#8fd6dc",
    "neptune": "#4a74e0",
}
GIANTS = ("jupiter", "saturn", "uranus", "neptune")


def draw(view: View, data: Mapping[str, Any], words: Text) -> str:
    places = {place.id: place for place in view.places}
    known = SPOTS | OUTER_SPOTS
    spots = {place: known.get(place, (60 + 120 * i, HEIGHT - 130)) for i, place in enumerate(places)}
    width = FAR if OUTER_SPOTS.keys() & places.keys() else WIDTH
    parts = [
        f'<rect width="{width}" height="{HEIGHT}" rx="24" fill="{NIGHT}"/>',
        *stars(width),
        *sun(places.get("solar_radiation"), words),
        *lines(view, data, spots),
        *labels(view, data, places, spots, words),
        *(part for place in view.places if place.id != "solar_radiation" for part in node(place, spots, words)),
        *tokens(view, places, spots),
        *calendar(view),
        *missions(view, data, words),
        *agencies(view, words),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" fill="{INK}"><title>Leaving Earth</title>{"".join(parts)}</svg>'
    )


# --- shapes ------------------------------------------------------------------


def circle(x: float, y: float, radius: float, extra: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {extra}/>'


def label(x: float, y: float, words: str, size: int, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" {extra}>{escape(words)}</text>'


def polygon(x: float, y: float, radius: float, points: int, inner: float, extra: str) -> str:
    """A star; with an inner radius of 1 a plain polygon."""
    corners = []
    for i in range(points * (2 if inner < 1 else 1)):
        reach = radius * (inner if i % 2 and inner < 1 else 1)
        angle = pi * i / points * (1 if inner < 1 else 2) - pi / 2
        corners.append(f"{x + reach * cos(angle):.1f},{y + reach * sin(angle):.1f}")
    return f'<polygon points="{" ".join(corners)}" {extra}/>'


def mark(x: float, y: float, seat: int, radius: float = 11) -> str:
    """Round, square, a triangle, a diamond or a star: the shape tells whose it is. Ventures have six corners."""
    paint = f'fill="{(*SEATS, *VENTURE_COLOURS)[seat]}" stroke="{NIGHT}" stroke-width="2"'
    if seat >= VENTURE:
        return polygon(x, y, radius * 1.2, 6, 1, paint)
    if seat == 0:
        return circle(x, y, radius, paint)
    if seat == 1:
        side = radius * 1.8
        return f'<rect x="{x - side / 2:.1f}" y="{y - side / 2:.1f}" width="{side:.1f}" height="{side:.1f}" {paint}/>'
    if seat == 2:
        return polygon(x, y + 2, radius * 1.3, 3, 1, paint)
    return polygon(x, y, radius * 1.25, 4, 1, paint) if seat == 3 else polygon(x, y, radius * 1.4, 5, 0.5, paint)


def stars(width: int) -> list[str]:
    """A quiet sky, the same every time."""
    paint = f'fill="{INK}" opacity=".35"'
    count = 90 * width // WIDTH
    return [circle(i * 397 % width, i * 613 % HEIGHT, 0.7 + i % 3 * 0.5, paint) for i in range(1, count)]


def sun(place: Place | None, words: Text) -> list[str]:
    glow = [circle(-70, 300, 150 + 22 * i, f'fill="{GOLD}" opacity="{0.5 if i == 0 else 0.1}"') for i in range(4)]
    if place is None:
        return glow
    known = words.term(f"face-{place.face}") if place.face is not None else HIDDEN
    return [
        *glow,
        label(12, 296, words.term(f"location-{place.id}"), 14, 'font-weight="bold"'),
        label(12, 316, known, 14, f'fill="{GOLD}"'),
    ]


# --- the map -----------------------------------------------------------------


def lines(view: View, data: Mapping[str, Any], spots: Spots) -> list[str]:
    pairs = {
        tuple(sorted((start, maneuver["to"])))
        for start, leaving in ways(view, data).items()
        for maneuver in leaving
        if maneuver["to"] != "lost"
    }
    found = []
    for one, other in sorted(pairs):
        (x1, y1), (x2, y2) = spots[one], spots[other]
        paint = f'stroke="{LINE}" stroke-width="3"'
        bend = BENDS.get(frozenset((one, other)))
        if bend is None:
            found.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {paint}/>')
        else:
            found.append(f'<path d="M{x1} {y1}Q{bend[0]} {bend[1]} {x2} {y2}" fill="none" {paint}/>')
    return found


def labels(view: View, data: Mapping[str, Any], places: Mapping[str, Place], spots: Spots, words: Text) -> list[str]:
    """The difficulty of every way near the place where it begins, with what waits on it."""
    found = []
    for start, leaving in ways(view, data).items():
        for maneuver in leaving:
            if maneuver["to"] == "lost":
                continue
            x, y, level = label_spot(maneuver, spots, words)
            difficulty = str(maneuver.get("difficulty", AUTOMATIC))
            waits = symbols(maneuver, places)
            found.append(circle(x, y, 11, f'fill="{DEEP}" stroke="{DIM}"'))
            found.append(label(x, y + 5, difficulty, 14, 'text-anchor="middle" font-weight="bold"'))
            if waits and level:  # there is no room beside it
                found.append(label(x, y + 24, waits, 12, f'fill="{GOLD}" text-anchor="middle"'))
            elif waits:  # on the side where the way leads, away from the place
                side, anchor = (-14, "end") if x < spots[start][0] else (14, "start")
                found.append(label(x + side, y + 4, waits, 12, f'fill="{GOLD}" text-anchor="{anchor}"'))
    return found


def label_spot(maneuver: Mapping[str, Any], spots: Spots, words: Text) -> tuple[float, float, bool]:
    """Where the difficulty of a way stands, and whether the way is short and level there.

    Where a second way brakes in the air, its own stands a step farther.
    """
    start, goal = maneuver["from"], maneuver["to"]
    (x1, y1), (x2, y2) = spots[start], spots[goal]
    bend = BENDS.get(frozenset((start, goal)))
    nearest = bend or (x2, y2)
    length = hypot(nearest[0] - x1, nearest[1] - y1)
    across, down = (nearest[0] - x1) / length, (nearest[1] - y1) / length
    away = min(max(edge(start, across, down, words) + 20, 64), length * 0.42) + (FARTHER if bend else 0)
    if "aerobraking" in maneuver["symbols"]:
        away = min(away + 44, length * 0.56)
    if bend is not None:
        share = away / length / 2  # near its beginning a curve runs twice as fast as towards its bend
        x = (1 - share) ** 2 * x1 + 2 * share * (1 - share) * bend[0] + share**2 * x2
        y = (1 - share) ** 2 * y1 + 2 * share * (1 - share) * bend[1] + share**2 * y2
        return x, y, False
    return x1 + across * away, y1 + down * away, abs(across) > LEVEL and length < SHORT


def radius_of(place: str) -> int:
    return GIANT if place in GIANTS else BODY


def width_of(place: str, words: Text) -> float:
    return 14 + 7.4 * len(words.term(f"location-{place}"))


def edge(place: str, across: float, down: float, words: Text) -> float:
    """How far the edge of a place is from its middle, in a direction."""
    if place in COLOURS:
        return radius_of(place)
    return min(width_of(place, words) / 2 / max(abs(across), 0.01), (PILL + 6) / max(abs(down), 0.01))


def node(place: Place, spots: Spots, words: Text) -> list[str]:
    x, y = spots[place.id]
    name = words.term(f"location-{place.id}")
    centred = 'text-anchor="middle"'
    if place.id not in COLOURS:
        wide = width_of(place.id, words)
        box = f'x="{x - wide / 2:.1f}" y="{y - PILL}" width="{wide:.1f}" height="{2 * PILL}" rx="{PILL}"'
        found = [f'<rect {box} fill="{DEEP}" stroke="{DIM}" stroke-width="1.5"/>']
        found.append(label(x, y + 5, name, 14, centred))
        below = y + PILL + 14
    else:
        body = radius_of(place.id)
        found = [circle(x, y, body, f'fill="{COLOURS[place.id]}"')]
        found.append(circle(x + body * 0.3, y + body * 7 / 30, body * 0.72, f'fill="{NIGHT}" opacity=".18"'))
        if place.id == "saturn":
            size = f'cx="{x}" cy="{y}" rx="{body * 1.8:.1f}" ry="{body * 0.45:.1f}" transform="rotate(-14 {x} {y})"'
            found.append(f'<ellipse {size} fill="none" stroke="{COLOURS[place.id]}" stroke-width="5"/>')
        found.append(label(x, y - body - 6, name, 15, f'{centred} font-weight="bold"'))
        below = y + body + 16
        if place.explorable and place.face is None:
            found.append(label(x, y + 10, HIDDEN, 30, f'{centred} font-weight="bold" fill="{NIGHT}"'))
    if place.explorable and place.face is None and place.id not in COLOURS:
        found.append(label(x, below, HIDDEN, 16, f'{centred} fill="{GOLD}"'))
    elif place.face is not None:
        secret = "" if place.revealed else f" ({words.term('secret')})"
        room = ROOM * (place.slots - len(place.features))
        finds = f" {FOUND * len(place.features)}{room}" if place.slots else ""
        told = words.term(f"face-{place.face}") + secret + finds
        found.append(label(x, below, told, 13, f'{centred} fill="{GOLD}"'))
    return found


def tokens(view: View, places: Mapping[str, Place], spots: Spots) -> list[str]:
    """The spacecraft of all owners below their locations, five in a row."""
    there: dict[str, list[tuple[int, Craft]]] = {place: [] for place in places}
    for owner, agency in owners(view).items():
        for craft in agency.craft:
            there.get(craft.location, []).append((owner, craft))
    found = []
    for place, fleet in there.items():
        if not fleet:
            continue
        x, y = spots[place]
        tall = 30 * -(-len(fleet) // 5)
        left, top = x - 17 * min(len(fleet), 5), y + (radius_of(place) if place in COLOURS else PILL)
        top += 26 if places[place].explorable else 8
        if place not in COLOURS and y < 300:  # there is more room above
            top = y - PILL - 4 - tall
        size = f'width="{34 * min(len(fleet), 5)}" height="{tall}"'
        found.append(f'<rect x="{left:.1f}" y="{top:.1f}" {size} rx="12" fill="{NIGHT}" opacity=".8"/>')
        for i, (seat, craft) in enumerate(fleet):
            found += token(left + 16 + 34 * (i % 5), top + 15 + 30 * (i // 5), seat, craft)
    return found


def token(x: float, y: float, seat: int, craft: Craft) -> list[str]:
    """A spacecraft: its number, a dot if it has a crew, and the years until it arrives."""
    found = [mark(x, y, seat)]
    found.append(label(x, y + 4, str(craft.number), 11, f'text-anchor="middle" font-weight="bold" fill="{NIGHT}"'))
    if craft.crew:
        found.append(circle(x + 11, y - 9, 4, f'fill="{INK}" stroke="{NIGHT}"'))
    if craft.time:
        found.append(label(x + 7, y + 13, f"{HOURGLASS}{craft.time}", 10, f'fill="{GOLD}" font-weight="bold"'))
    return found


# --- around the map ----------------------------------------------------------


def calendar(view: View) -> list[str]:
    found = []
    for i, year in enumerate(range(view.first_year, view.last_year + 1)):
        x = 40 + i * 1200 / (view.last_year - view.first_year + 1)
        now = year == min(view.year, view.last_year)
        found.append(circle(x + 10, 34, 9 if now else 5, f'fill="{GOLD if year <= view.year else LINE}"'))
        if now or i == 0 or year == view.last_year:
            found.append(label(x + 10, 62, str(year), 16 if now else 12, 'text-anchor="middle" font-weight="bold"'))
    return found


def missions(view: View, data: Mapping[str, Any], words: Text) -> list[str]:
    printed = {entry["id"]: entry for entry in data["mission"]}
    found = []
    for i, mission in enumerate(view.missions):
        y = HEIGHT - 22 - 20 * (len(view.missions) - 1 - i)
        found.append(
            label(44, y, number(mission.points, words), 14, f'text-anchor="end" font-weight="bold" fill="{GOLD}"')
        )
        is_open = mission.status == "open"
        if mission.seat is not None:
            found.append(mark(60, y - 5, mission.seat, 7))
        name = words.term(f"mission-{mission.id}")
        told = f"{name}: {needs_text(printed[mission.id], view, words)}" if is_open else name
        found.append(label(74, y, told, 13, "" if is_open else f'fill="{DIM}"'))
    return found


def agencies(view: View, words: Text) -> list[str]:
    found = []
    everybody = owners(view)
    for i, (owner, agency) in enumerate(everybody.items()):
        y = HEIGHT - 26 - 30 * (len(everybody) - 1 - i)
        found.append(mark(900, y - 5, owner))
        bold = 'font-weight="bold"' if view.turn == owner or owner in view.winners else ""
        told = words.say("table-agency", {"money": agency.money, "points": agency.points})
        found.append(label(920, y, f"{OWNER.say(owner, words)}  {told}", 16, bold))
    return found
