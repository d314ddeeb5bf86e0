"""Puts the drawings of `svg_art.py` together: the journey from Earth to deep space, and below it rocket, tokens and
seats.

The picture needs no font, script or file from elsewhere, and the same view always gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from xml.sax.saxutils import escape

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.i18n import Text
from cosmodrome.games.mlem.ui import svg_art
from cosmodrome.games.mlem.ui.svg_art import (
    BAD,
    COLOURS,
    EDGE,
    FAINT,
    FLAME,
    GOOD,
    INK,
    NIGHT,
    PANEL,
    box,
    circle,
    path,
)
from cosmodrome.games.mlem.ui.text_board import Data, Printed, has_rolled, heading, percent, planet_at
from cosmodrome.games.mlem.ui.view import Aboard, Astronaut, View, mission_text, planet_text
from cosmodrome.games.mlem.vocabulary import SPECIALISTS

WIDTH = 1200
ROW = 216  # from one row of the journey to the next
TOP = 178  # the track of the uppermost row
EDGE_LEFT, EDGE_RIGHT = 84, 1112
PAD_WIDTH, PAD_HEIGHT = 96, 40
MOST_IN_A_ROW = 9
SEAT_ROW = 54


def draw(view: View, data: Data, words: Text) -> str:
    journey = Journey(len(data["space"]) + 1)
    below = TOP + ROW * (journey.rows - 1) + 96
    lower = max(330, 64 + SEAT_ROW * view.players)
    height = below + lower + 44 + (34 if own_missions(view) else 0)
    parts = [
        sky(height),
        earth(journey, height),
        road(journey),
        *(place(view, data, words, journey, space) for space in range(len(data["space"]))),
        *(planet(view, data, words, journey, index) for index in range(len(data["planet"]))),
        deep_space(view, data, words, journey),
        travellers(view, data, journey),
        rocket_board(view, data, words, 24, below, 560, lower),
        seat_board(view, words, 604, below, WIDTH - 628, lower),
        mission_line(view, data, words, below + lower + 30),
        footer(view, data, words, height),
    ]
    title = escape(f"MLEM · {words.term('expedition')} {view.expedition}")
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="{FONTS}" fill="{INK}" color="{INK}">'
    )
    return f"{head}<title>{title}</title><defs>{svg_art.definitions()}{SHADES}</defs>{''.join(parts)}</svg>\n"


FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
SHADES = (
    '<linearGradient id="night" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#18306b"/>'
    '<stop offset=".45" stop-color="#0e1440"/><stop offset="1" stop-color="#1d0f3d"/></linearGradient>'
)


def use(name: str, x: float, y: float, scale: float = 1, more: str = "") -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<use href="#{name}" transform="translate({x:g} {y:g}){size}"{more}/>'


def at(x: float, y: float, drawing: str, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{drawing}</g>'


def label(
    x: float, y: float, words: str, size: int = 15, anchor: str = "start", colour: str = INK, bold: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    place = f' text-anchor="{anchor}"' if anchor != "start" else ""
    fill = f' fill="{colour}"' if colour != INK else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}"{place}{weight}{fill}>{escape(words)}</text>'


# --- the way -----------------------------------------------------------------


class Journey:
    """Where the spaces lie: rows that wind from the bottom left to the top."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.rows = max(3, -(-count // MOST_IN_A_ROW)) if count <= 36 else 4
        self.across = -(-count // self.rows)
        self.pitch = (EDGE_RIGHT - EDGE_LEFT) / max(1, self.across - 1)

    def row(self, space: int) -> int:
        return space // self.across

    def at(self, space: int) -> tuple[float, float]:
        row, column = divmod(space, self.across)
        if row % 2:
            column = self.across - 1 - column
        wave = 7 * sin(column * 2 * pi / 4.5)
        return round(EDGE_LEFT + column * self.pitch, 1), round(TOP + (self.rows - 1 - row) * ROW + wave, 1)


def sky(height: int) -> str:
    """The same stars every night: a dot is a line without length."""
    rng = Rng(26)
    found = [box(0, 0, WIDTH, height, 18, fill="url(#night)")]
    for size, opacity in ((1.2, 0.5), (2, 0.6), (3, 0.8)):
        dots = "".join(f"M{rng.below(WIDTH)} {rng.below(height)}h0" for _ in range(round(80 / size)))
        found.append(path(dots, stroke="#fff", stroke_width=size, stroke_linecap="round", stroke_opacity=opacity))
    return "".join(found)


def earth(journey: Journey, height: float) -> str:
    x, y = journey.at(0)
    clip = f'<clipPath id="sheet">{box(0, 0, WIDTH, height, 18)}</clipPath>'
    return f'{clip}<g clip-path="url(#sheet)">{at(x - 74, y + 62, svg_art.earth())}</g>'


def road(journey: Journey) -> str:
    """The dotted line along which the rocket flies."""
    x, y = journey.at(0)
    d = [f"M{x:g} {y:g}"]
    for space in range(1, journey.count):
        (x, y), (to_x, to_y) = journey.at(space - 1), journey.at(space)
        if journey.row(space) == journey.row(space - 1):
            middle = (x + to_x) / 2
            d.append(f"C{middle:g} {y:g} {middle:g} {to_y:g} {to_x:g} {to_y:g}")
        else:
            bend = 78 if x > WIDTH / 2 else -74
            d.append(f"C{x + bend:g} {y:g} {to_x + bend:g} {to_y:g} {to_x:g} {to_y:g}")
    way = " ".join(d)
    return path(
        way, fill="none", stroke="#5a6bd0", stroke_width=20, stroke_opacity=0.28, stroke_linecap="round"
    ) + path(way, fill="none", stroke="#b9c5ff", stroke_width=2.4, stroke_dasharray="2 9", stroke_linecap="round")


def place(view: View, data: Data, words: Text, journey: Journey, space: int) -> str:
    """A space: its number, the symbols that carry a rocket on, its moons and the token that lies there."""
    x, y = journey.at(space)
    here = view.rocket.space == space and not view.over
    printed = data["space"][space]
    symbols = printed["symbols"]
    width = max(PAD_WIDTH, 26 * len(symbols) + 14)
    frame = FLAME if here else EDGE
    parts = [
        box(
            x - width / 2,
            y - PAD_HEIGHT / 2,
            width,
            PAD_HEIGHT,
            20,
            fill=PANEL,
            stroke=frame,
            stroke_width=3.5 if here else 2,
        ),
        circle(x, y - PAD_HEIGHT / 2, 12, fill=frame if here else "#2a3478", stroke=frame, stroke_width=1.5),
        label(x, y - PAD_HEIGHT / 2 + 5, str(space), 14, "middle", NIGHT if here else INK, bold=True),
    ]
    for index, symbol in enumerate(symbols):
        left = x + (index - (len(symbols) - 1) / 2) * 27
        parts.append(use(f"die-{symbol}", left, y + 4))
        if symbol == "afterburner":
            parts.append(circle(left + 8, y + 13, 7.5, fill=NIGHT, stroke=FLAME, stroke_width=1.4))
            parts.append(label(left + 8, y + 17, str(printed["afterburner"]), 11, "middle", "#ffd27a", bold=True))
    beside_planet = planet_at(data, space) is not None
    parts += moons(view, data, space, x, y + (116 if beside_planet else 0))
    return "".join(parts)


def moons(view: View, data: Data, space: int, x: float, y: float) -> list[str]:
    """The moons of a space; those that are shared are drawn beside each of their spaces."""
    home = data["space"][space].get("moons_of", space)
    points = data["space"][home].get("moons", [])
    there = view.moons.get(str(home), [])
    gap = min(50, 124 / max(1, len(points)))
    parts = []
    for index, worth in enumerate(points):
        left = x + (index - (len(points) - 1) / 2) * gap
        top = y - 68 - (10 if index % 2 else 0)
        parts.append(use("moon", left, top))
        if index < len(there):
            parts.append(use(f"cat{there[index].seat}", left, top - 8, 1.02))
            parts.append(circle(left + 14, top + 16, 8.5, fill=NIGHT, stroke=INK, stroke_width=1.2))
            parts.append(label(left + 14, top + 20.5, str(worth), 12, "middle", bold=True))
        else:
            parts.append(label(left, top + 7, str(worth), 20, "middle", "#23284f", bold=True))
    return parts


def planet(view: View, data: Data, words: Text, journey: Journey, index: int) -> str:
    """A planet beside its spaces, one row of cats for each colour, in the order of arrival."""
    printed = data["planet"][index]
    spots = [journey.at(space) for space in printed["spaces"]]
    same = [spot for spot in spots if abs(spot[1] - spots[0][1]) < ROW / 2]
    x = sum(spot[0] for spot in same) / len(same)
    y = min(spot[1] for spot in same) - 87
    rows = view.planets[index]
    parts = [at(x, y, svg_art.planet(index, printed["name"]))]
    parts.append(label(x, y - 64, planet_text(Printed(data), index, words), 15, "middle", bold=True))
    step, scale = ((35, 1.0), (31, 0.85), (22, 0.66))[0 if len(rows) < 3 else 1 if len(rows) == 3 else 2]
    for number, row in enumerate(rows):
        top = y - (6 if len(rows) < 4 else 11) + (number - (len(rows) - 1) / 2) * step
        parts.append(cats([row.seat] * len(row.specialists), x, top, 100, scale))
        if "settler" in row.specialists:
            parts.append(circle(x + 50, top, 10, fill=NIGHT, stroke=COLOURS[row.seat], stroke_width=1.5))
            parts.append(use("is-settler", x + 50, top, 0.7, f' color="{COLOURS[row.seat]}"'))
    points = " · ".join(map(str, printed["points"]))
    parts.append(box(x - 38, y + 39, 76, 22, 11, fill=NIGHT, fill_opacity=0.88, stroke=INK, stroke_opacity=0.5))
    parts.append(label(x, y + 55, points, 14, "middle", bold=True))
    return "".join(parts)


def cats(seats: Sequence[int], x: float, y: float, room: float, scale: float) -> str:
    """A row of cats, closer together the more there are."""
    step = min(32 * scale, room / max(1, len(seats)))
    first = x - step * (len(seats) - 1) / 2
    return "".join(use(f"cat{seat}", round(first + index * step, 1), y, scale) for index, seat in enumerate(seats))


def deep_space(view: View, data: Data, words: Text, journey: Journey) -> str:
    x, y = journey.at(journey.count - 1)
    worth = data["deep_space"]
    top = y - 70
    here = view.rocket.space == journey.count - 1 and not view.over
    name = words.term("deep-space")
    parts = [
        at(x, y - 8, svg_art.galaxy(), 1.05),
        at(x - 22, top - 42, svg_art.comet()),
        box(
            x - 66,
            y - 12 + 38,
            132,
            28,
            14,
            fill=PANEL,
            stroke=FLAME if here else "#b68cff",
            stroke_width=3 if here else 2,
        ),
        label(x, y + 45, name, 14, "middle", bold=True),
        badge(x - 22, top - 22, worth["commander"]),
        badge(x + 44, y + 10, worth["others"]),
        cats(seats_of(view.comet), x - 12, top - 46, 110, 0.9),
        cats(seats_of(view.galaxy), x, y - 12, 130, 0.9),
    ]
    return "".join(parts)


def badge(x: float, y: float, points: int) -> str:
    return circle(x, y, 12, fill=NIGHT, stroke=INK, stroke_width=1.4) + label(
        x, y + 5, str(points), 14, "middle", bold=True
    )


def seats_of(astronauts: Sequence[Astronaut]) -> list[int]:
    return [astronaut.seat for astronaut in astronauts]


def travellers(view: View, data: Data, journey: Journey) -> str:
    """What moves or lies on the track: satellite, exploration tokens, the UFO, and in front of all the rocket."""
    x, y = journey.at(view.satellite)
    parts = [use("orbiter", x, y - 52, 1.1, ' opacity="0.9"')]
    laid: dict[int, int] = {}
    for token in view.explorations.open if view.explorations is not None else []:
        x, y = journey.at(token.space)
        x += 30 * laid.get(token.space, 0)
        laid[token.space] = laid.get(token.space, 0) + 1
        shown = use(f"token-{token.effect}", 0, 0)
        if token.effect == "points":
            shown = label(0, 6, f"+{token.points}", 15, "middle", bold=True)
        card = box(-13, -13, 26, 26, 6, fill="#5a2fa8", stroke="#e3c8ff", stroke_width=1.6)
        parts.append(at(x - 34, y + 30, card + shown))
    if view.ufo is not None:
        x, y = journey.at(view.ufo.space)
        aside = 50 if view.ufo.space == view.rocket.space else 40
        parts.append(use("ufo", x + aside, y + 34, 1.1))
    if not view.over:
        x, y = journey.at(view.rocket.space)
        x -= 20 if view.ufo is not None and view.ufo.space == view.rocket.space else 4
        flip = " scale(-1 1)" if journey.row(view.rocket.space) % 2 else ""
        parts.append(f'<use href="#rocket" transform="translate({x:g} {y + 52:g}){flip} rotate(-14) scale(1.25)"/>')
    return "".join(parts)


# --- the boards below --------------------------------------------------------


def board(x: float, y: float, width: float, height: float) -> str:
    return box(x, y, width, height, 16, fill=PANEL, fill_opacity=0.92, stroke=EDGE, stroke_width=1.5)


def rocket_board(view: View, data: Data, words: Text, x: float, y: float, width: float, height: float) -> str:
    """The crew in its order, the dice, the risk of the next roll, crashes and goals."""
    parts = [board(x, y, width, height), big_rocket(view, words, x + 20, y + 20, width - 40)]
    parts.append(dice_row(view, words, len(data["space"]), x + 24, y + 178))
    parts.append(crash_track(view, data, words, x + 24, y + 228))
    parts.append(goal_list(view, data, words, x + 24, y + 258, width - 48))
    return "".join(parts)


def big_rocket(view: View, words: Text, x: float, y: float, width: float) -> str:
    """The shared rocket: a window for each seat, the commander in front."""
    nose, tail = x + width, x + 46
    middle = y + 44
    hull = "M0-42h354q96 2 120 42q-24 40-120 42h-354q16-42 0-84z"
    parts = [
        at(
            tail,
            middle,
            path("M4-24q-50 4-50 24t50 24z", fill=FLAME) + path("M4-12q-28 2-30 12t30 12z", fill="#fff1b8"),
        ),
        at(tail, middle, path("M2-40l-26-14v40zM2 40l-26 14v-40z", fill="#e2572b")),
        at(tail, middle, path(hull, fill="#e9edff", stroke=NIGHT, stroke_width=2)),
        at(nose, middle, path("M-86-39q66 5 86 39q-20 34-86 39q16-39 0-78z", fill="#e2572b")),
    ]
    slots = max(view.players, len(view.rocket.crew))
    gap = (nose - 92 - tail - 20) / slots
    names = [words.term(f"specialist-{cat.specialist}") for cat in view.rocket.crew]
    crowded = any(9 * len(name) > gap for name in names)  # then the names stand on two lines
    for index in range(slots):
        left = nose - 92 - gap * (index + 0.5)
        cat = view.rocket.crew[index] if index < len(view.rocket.crew) else None
        parts.append(window(cat, left, middle))
        if cat is not None:
            top = middle + (62 if not crowded or index % 2 else 76)
            parts.append(label(left, top, names[index], 14, "middle", COLOURS[cat.seat], bold=True))
    if view.rocket.crew:
        parts.append(use("crown", nose - 92 - gap / 2, middle - 30, 1.3))
    return "".join(parts)


def window(cat: Aboard | None, x: float, y: float) -> str:
    found = circle(x, y, 31, fill="#1b2458", stroke="#7f8cd6", stroke_width=3)
    if cat is None:
        return found
    found += use(f"cat{cat.seat}", x, y + 3, 1.45, ' opacity="0.55"' if cat.used else "")
    found += circle(x + 24, y + 22, 13, fill=COLOURS[cat.seat], stroke=NIGHT, stroke_width=1.5)
    return found + use(f"is-{cat.specialist}", x + 24, y + 22, 0.85, f' color="{NIGHT}"')


def dice_row(view: View, words: Text, deep: int, x: float, y: float) -> str:
    """Rolled dice, the usable ones ringed; between rolls the dice that are left; and the risk of the next roll."""
    if view.over or view.rocket.dice == 0:
        return ""
    rolled = has_rolled(view)
    parts = []
    faces = view.rocket.roll if rolled else [""] * view.rocket.dice
    for index, face in enumerate(faces):
        left = x + 20 + index * 47
        usable = face in view.rocket.usable
        if not face:
            parts.append(
                box(left - 17, y - 17, 34, 34, 8, fill="#fff6e0", fill_opacity=0.16, stroke="#fff6e0", stroke_width=2)
            )
            parts.append(label(left, y + 6, "?", 18, "middle", "#fff6e0", bold=True))
            continue
        if usable:
            parts.append(box(left - 21, y - 21, 42, 42, 11, fill="none", stroke=GOOD, stroke_width=3.5))
        parts.append(use(f"die-{face}", left, y, 1.5, "" if usable else ' opacity="0.5"'))
    return "".join(parts) + ("" if rolled or view.rocket.space >= deep else risk(view, words, x + 290, y))


def risk(view: View, words: Text, x: float, y: float) -> str:
    chance = view.rocket.crash_odds
    colour = GOOD if chance < 0.1 else FLAME if chance < 0.3 else BAD
    shown = words.say("odds-percent", {"odds": percent(chance)})
    width = 210
    return "".join(
        (
            label(x, y - 4, f"{heading(words, 'crash-odds')}{shown}", 15, colour=colour, bold=True),
            box(x, y + 6, width, 9, 4.5, fill=NIGHT, stroke=EDGE),
            box(x, y + 6, max(5, round(width * chance, 1)), 9, 4.5, fill=colour),
        )
    )


def crash_track(view: View, data: Data, words: Text, x: float, y: float) -> str:
    count = data["failures"]["count"]
    parts = [label(x, y + 5, words.term("failures"), 15, bold=True)]
    step = min(26, 340 / count)
    for index in range(count):
        left = x + 172 + index * step
        if index < view.failures:
            parts.append(
                path(f"M{left - 7:g} {y - 7}l14 14m0-14l-14 14", stroke=BAD, stroke_width=4, stroke_linecap="round")
            )
        else:
            parts.append(circle(left, y, 8, fill="none", stroke=FAINT, stroke_width=1.6, stroke_dasharray="3 3"))
    return "".join(parts)


def goal_list(view: View, data: Data, words: Text, x: float, y: float, width: float) -> str:
    parts = []
    for index, (goal, seat) in enumerate(view.goals.items()):
        left, top = x + index % 2 * width / 2, y + index // 2 * 34
        taken = seat is not None
        parts.append(
            box(
                left,
                top,
                width / 2 - 10,
                28,
                14,
                fill=NIGHT,
                stroke=COLOURS[seat] if seat is not None else EDGE,
                stroke_width=1.6,
            )
        )
        if seat is not None:
            parts.append(use(f"mark{seat}", left + 17, top + 14, 1.5))
        else:
            parts.append(label(left + 17, top + 19, str(data["goals"]["points"]), 14, "middle", "#ffd95a", bold=True))
        parts.append(
            label(
                left + 32,
                top + 19,
                words.term(f"goal-{goal}"),
                14,
                colour=COLOURS[seat] if taken and seat is not None else INK,
            )
        )
    return "".join(parts)


def seat_board(view: View, words: Text, x: float, y: float, width: float, height: float) -> str:
    """For each seat: name, points, and the eight specialists; those at home are bright."""
    parts = [board(x, y, width, height)]
    parts.append(label(x + 210, y + 30, words.term("home"), 14, colour=FAINT))
    parts.append(label(x + width - 24, y + 30, words.term("score"), 14, "end", FAINT))
    aboard = {(cat.seat, cat.specialist) for cat in view.rocket.crew}
    step = min(66.0, (height - 52) / view.players)
    for seat, shown in enumerate(view.seats):
        top = y + 46 + step * (seat + 0.5)
        if seat == view.asked:
            parts.append(
                box(x + 8, top - step / 2 + 2, width - 16, step - 4, 12, fill=COLOURS[seat], fill_opacity=0.16)
            )
        parts.append(use(f"cat{seat}", x + 38, top, 1.2))
        name = words.seat(seat)
        parts.append(
            label(x + 66, top + 6, name if len(name) < 15 else f"{name[:13]}…", 17, colour=COLOURS[seat], bold=True)
        )
        for index, specialist in enumerate(SPECIALISTS):
            left = x + 222 + index * 36
            is_home = specialist in shown.home
            if is_home:
                parts.append(circle(left, top, 15, fill=COLOURS[seat]))
                parts.append(use(f"is-{specialist}", left, top, 0.95, f' color="{NIGHT}"'))
            else:
                up = (seat, specialist) in aboard
                parts.append(
                    circle(
                        left,
                        top,
                        15,
                        fill="none",
                        stroke=COLOURS[seat] if up else EDGE,
                        stroke_width=1.8 if up else 1.2,
                        stroke_dasharray="4 3",
                    )
                )
                parts.append(
                    use(
                        f"is-{specialist}",
                        left,
                        top,
                        0.95,
                        f' color="{COLOURS[seat]}"' if up else f' color="{FAINT}" opacity=".35"',
                    )
                )
        parts.append(label(x + width - 24, top + 9, str(shown.score), 26, "end", bold=True))
        if seat in view.winners:
            parts.append(use("crown", x + 38, top - 22, 1.1))
    return "".join(parts)


def own_missions(view: View) -> bool:
    return any(seat.missions is not None and seat.missions.held for seat in view.seats)


def mission_line(view: View, data: Data, words: Text, y: float) -> str:
    """The missions that the viewer may see."""
    if not own_missions(view) or view.viewer is None:
        return ""
    seat = view.seats[view.viewer]
    assert seat.missions is not None
    held = [
        f"{'✓' if held.done else '○'} {mission_text(Printed(data), held.mission, words)}" for held in seat.missions.held
    ]
    return label(44, y, f"{heading(words, 'missions')}" + "  ·  ".join(held), 15)


def footer(view: View, data: Data, words: Text, height: float) -> str:
    """The expedition and what the variants still hold."""
    parts = [f"{words.term('expedition')} {view.expedition}"]
    if view.ufo is not None:
        parts.append(f"{heading(words, 'ufo')}" + " ".join(map(str, view.ufo.tokens_left)))
        if view.ufo.token is not None:
            extra = " ".join("▲" if face == "afterburner" else face for face in view.ufo.token.extra)
            parts.append(f"{words.term(f'ability-{view.ufo.token.ability}')} {extra}".strip())
        parts.append(f"{heading(words, 'tokens-left')}{view.ufo.expedition_tokens_left}")
    if view.explorations is not None:
        parts.append(f"{heading(words, 'option-explorations')}{view.explorations.left}")
    return label(44, height - 16, "  ·  ".join(parts), 15, colour=FAINT)
