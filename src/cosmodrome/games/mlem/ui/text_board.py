"""The table as text and as SVG, from a view.

Lines are built of spans, each a piece of text with the name of a style: plain text drops the styles, the terminal
(`terminal.py`) turns them into colours. The SVG is put together in `svg_board.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import floor
from typing import Any, NamedTuple

from fluent.runtime.types import fluent_number

from cosmodrome.core.i18n import Text, text_for
from cosmodrome.core.styled_text import Line, Span, clipped, length, padded, plain
from cosmodrome.games.mlem.ui.view import Exploration, PlanetRow, SeatView, View, mission_text, planet_text

Data = Mapping[str, Any]

MARKS = ("●", "■", "◆", "✚", "♥")  # of the seats, so that colour is never the only cue
WIDTH = 100
NARROWEST_CELL = 10
DEEP_SPACE_MORE = 6
ROLLED = ("choose_dice", "choose_dice_failed", "choose_engineer", "crash_landing")  # questions with dice on the table


class Printed(NamedTuple):
    """The printed facts, for sentences that ask a game for its data."""

    data: Data


def text(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table in plain text, at most 100 columns wide."""
    words = words or text_for("mlem", "en", list(names or []))
    lines = [
        *header(view, data, words, WIDTH),
        [],
        *track(view, data, words, WIDTH),
        [],
        *crew(view, words, WIDTH),
        *dice(view, data, words),
        *tokens(view, words),
        [],
        *seats(view, words, WIDTH),
        *missions(view, data, words, WIDTH),
    ]
    return "\n".join(plain(line) for line in lines) + "\n"


def svg(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table as a picture that stands alone."""
    from cosmodrome.games.mlem.ui.svg_board import draw  # only who wants a picture pays for the drawings

    return draw(view, data, words or text_for("mlem", "en", list(names or [])))


# --- spans -------------------------------------------------------------------


def fit(line: Line, width: int) -> Line:
    """The line in exactly this width."""
    return padded(clipped(line, width), width)


def joined(parts: Sequence[Line], between: str = "  ") -> Line:
    found: Line = []
    for part in parts:
        found += [(between, ""), *part] if found else part
    return found


def wrapped(start: Line, parts: Sequence[Line], between: str, width: int) -> list[Line]:
    """A heading and its parts on as many lines as they need, broken between parts only."""
    lines = [start]
    for index, part in enumerate(parts):
        gap = between if index else ""
        if index and length(lines[-1]) + len(gap) + length(part) > width:
            lines.append([(" " * length(start), ""), *part])
        else:
            lines[-1] = [*lines[-1], (gap, ""), *part]
    return lines


def heading(words: Text, message: str) -> str:
    return words.say("heading", {"name": words.term(message)}) + " "


def mark(seat: int) -> Span:
    return MARKS[seat], f"seat{seat}"


def who(seat: int, words: Text) -> Line:
    return [(f"{MARKS[seat]} {words.seat(seat)}", f"seat{seat}")]


@lru_cache(maxsize=4096)
def percent(chance: float) -> Any:
    """A chance as a number that every language writes in its own way; small ones keep a digit.

    Rounded here, because Fluent would write 12.5 % as 12 and a browser as 13.
    """
    digits = 1 if 0 < chance < 0.01 else 0
    scale = 100 * 10**digits
    return fluent_number(floor(chance * scale + 0.5) / scale, style="percent", maximumFractionDigits=digits)


# --- the track ---------------------------------------------------------------


def track(view: View, data: Data, words: Text, width: int) -> list[Line]:
    """The way from the launch pad to deep space in as few bands as the width allows; deep space is the widest."""
    count = len(data["space"]) + 1
    for bands in range(1, count + 1):
        across = -(-count // bands)
        cell = (width - DEEP_SPACE_MORE) // across if count % across == 0 else width // across
        if cell >= NARROWEST_CELL:
            break
    lines: list[Line] = []
    for first in range(0, count, across):
        spaces = range(first, min(first + across, count))
        lines += band(view, data, words, spaces, cell, width - cell * (len(spaces) - 1))
    return lines


def band(view: View, data: Data, words: Text, spaces: range, cell: int, last: int) -> list[Line]:
    deep = len(data["space"])
    columns = [[sign(view, words, space, space == deep, last if space == deep else cell)] for space in spaces]
    spanned: set[int] = set()
    for column, space in zip(columns, spaces, strict=True):
        if space == deep:
            column += [fit(line, last) for line in deep_space(view, data, words)]
            continue
        column.append(fit(symbols(view, data, space), cell))
        planet = planet_at(data, space)
        if planet is not None and planet not in spanned:
            spanned.add(planet)
            room = cell * side_by_side(data, planet, spaces)
            column += [fit(line, room) for line in planet_lines(view, data, words, planet, room)]
        elif planet is not None:
            column += [[], []]  # below the planet that began before
        if there := moons(view, data, space):
            column.append(fit(there, cell))
    return [row(columns, number, cell) for number in range(max(map(len, columns)))]


def side_by_side(data: Data, planet: int, spaces: range) -> int:
    """How many spaces in a row, from the planet's first one in this band on, are its own."""
    own = [space for space in data["planet"][planet]["spaces"] if space in spaces]
    first = min(own)
    return next(step for step in range(1, len(spaces) + 1) if first + step not in own)


def row(columns: list[list[Line]], number: int, cell: int) -> Line:
    """One line through all cells; what a planet writes over its second space is not written again."""
    found: Line = []
    for index, column in enumerate(columns):
        short = index * cell - length(found)
        if short >= 0:
            found += [(" " * short, ""), *(column[number] if number < len(column) else [])]
    return found


def sign(view: View, words: Text, space: int, is_deep: bool, cell: int) -> Line:
    """The number of a space on the line of the track, with the rocket and the UFO if they are there."""
    here = view.rocket.space == space and not view.over
    guest = words.term("ufo") if view.ufo is not None and view.ufo.space == space else ""
    label = words.term("deep-space") if is_deep else str(space)
    room = cell - len(guest) - (4 if here else 3)
    label = label if len(label) <= room else f"{label[: room - 1]}…"
    found: Line = [("━", "track"), (f"[►{label}]", "rocket") if here else (f" {label} ", "bold")]
    rest = cell - length(found) - len(guest)
    return [*found, ("━" * min(rest, 1), "track"), (guest, "ufo"), ("━" * (rest - 1), "track")]


def symbols(view: View, data: Data, space: int) -> Line:
    """What a die must show here, and the exploration token that lies here."""
    here = view.rocket.space == space and not view.over
    printed = data["space"][space]
    shown = [f"▲{printed['afterburner']}" if symbol == "afterburner" else str(symbol) for symbol in printed["symbols"]]
    found: Line = [(" ", ""), (" ".join(shown) if len(shown) < 4 else "".join(shown), "rocket" if here else "")]
    for token in view.explorations.open if view.explorations is not None else []:
        if token.space == space:
            found += [(" ", ""), (token_sign(token), "token")]
    return found


def token_sign(token: Exploration) -> str:
    return {"points": f"◇{token.points}", "die": "◇⚄", "tunnel": "◇»"}[token.effect]


def planet_at(data: Data, space: int) -> int | None:
    return next((index for index, planet in enumerate(data["planet"]) if space in planet["spaces"]), None)


def moons(view: View, data: Data, space: int) -> Line:
    """The moons of a space with their points, best first: who sits there, or a circle."""
    home = data["space"][space].get("moons_of", space)
    there = view.moons.get(str(home), [])
    points = data["space"][home].get("moons", [])
    found: list[Line] = [] if home == space else [[(f"={home}:", "dim")]]
    for index, worth in enumerate(points):
        taken = index < len(there)
        found.append([mark(there[index].seat) if taken else ("○", "moon"), (str(worth), "dim" if taken else "moon")])
    return [(" ", ""), *joined(found, " ")] if found else []


def planet_lines(view: View, data: Data, words: Text, planet: int, room: int) -> list[Line]:
    """The name and points of a planet, and how many astronauts of each colour are there; ⌂ marks a settler."""
    name = planet_text(Printed(data), planet, words)
    points = "/".join(map(str, data["planet"][planet]["points"]))
    title = name if len(name) + len(points) + 2 <= room else f"{name[: room - len(points) - 3]}…"
    there = [planet_row(row) for row in view.planets[planet]]
    between = " " if length(joined(there, " ")) + 1 <= room else ""
    return [
        [(" ", ""), (title, "planet"), (f" {points}", "")],
        [(" ", ""), *(joined(there, between) if there else [("·", "dim")])],
    ]


def planet_row(row: PlanetRow) -> Line:
    house = "⌂" if "settler" in row.specialists else ""
    return [mark(row.seat), (f"{len(row.specialists)}{house}", f"seat{row.seat}")]


def deep_space(view: View, data: Data, words: Text) -> list[Line]:
    worth = data["deep_space"]
    lines: list[Line] = []
    for place, points, there in (
        ("comet", worth["commander"], view.comet),
        ("galaxy", worth["others"], view.galaxy),
    ):
        counts = {seat: sum(cat.seat == seat for cat in there) for seat in dict.fromkeys(cat.seat for cat in there)}
        found = [[mark(seat), (str(count), f"seat{seat}")] for seat, count in counts.items()]
        lines.append([(" ", ""), (f"{words.term(place)} {points}", "planet")])
        lines.append([(" ", ""), *(joined(found, "") if found else [("·", "dim")])])
    return lines


# --- beside the track --------------------------------------------------------


def header(view: View, data: Data, words: Text, width: int) -> list[Line]:
    """The expedition, the failure track and the goals."""
    count = data["failures"]["count"]
    crashes = "✖" * view.failures + "·" * (count - view.failures)
    first: Line = [
        (f"{words.term('expedition')} {view.expedition or '-'}", "bold"),
        (f"    {words.term('failures')} ", ""),
        (crashes, "bad"),
        (f" {view.failures}/{count}", ""),
    ]
    return [first, *goals(view, words, width)]


def goals(view: View, words: Text, width: int) -> list[Line]:
    found: list[Line] = []
    for goal, seat in view.goals.items():
        sentence = words.term(f"goal-{goal}")
        found.append([("○ ", "dim"), (sentence, "")] if seat is None else [mark(seat), (f" {sentence}", f"seat{seat}")])
    return wrapped([(heading(words, "goals"), "")], found, "  ", width)


def crew(view: View, words: Text, width: int) -> list[Line]:
    """Who is aboard, from the commander down."""
    found: list[Line] = []
    for index, cat in enumerate(view.rocket.crew):
        name = words.term(f"specialist-{cat.specialist}")
        role = [("★ ", "commander")] if index == 0 else []
        worn = [(" ✗", "dim")] if cat.used else []
        found.append([*role, *who(cat.seat, words), (f" {name}", "dim" if cat.used else ""), *worn])
    return wrapped([(heading(words, "rocket"), "bold")], found, " · ", width) if found else []


def has_rolled(view: View) -> bool:
    """Whether dice lie on the table; between the rolls there is only their number."""
    return view.prompt in ROLLED and bool(view.rocket.roll)


def dice(view: View, data: Data, words: Text) -> list[Line]:
    """The dice as faces, the usable ones in a strong frame with a tick; before the roll their number and the risk."""
    if view.over or view.rocket.dice == 0:
        return []
    label = heading(words, "dice")
    if not has_rolled(view):
        return [[(label, "bold"), ("□" * view.rocket.dice, ""), *odds(view, data, words)]]
    lines: list[Line] = [[], [], []]
    for face in view.rocket.roll:
        usable = face in view.rocket.usable
        shown = "▲" if face == "afterburner" else face
        frame = ("╔═══╗", f"║ {shown} ║", "╚═✓═╝") if usable else ("┌───┐", f"│ {shown} │", "└───┘")
        for line, piece in zip(lines, frame, strict=True):
            line.append((piece, "good" if usable else "dim"))
    heads = [" " * len(label), label, " " * len(label)]
    return [[(head, "bold"), *line] for head, line in zip(heads, lines, strict=True)]


def odds(view: View, data: Data, words: Text) -> Line:
    """The risk of the next roll, and what could save the rocket then."""
    if view.rocket.space >= len(data["space"]):
        return []
    chance = view.rocket.crash_odds
    args = {"odds": percent(chance), "dice": view.rocket.dice}
    found: Line = [("   " + heading(words, "crash-odds"), "bold"), (words.say("odds-next", args), risk(chance))]
    return [*found, *rescue(view.rocket.rescues, words)]


def rescue(names: Sequence[str], words: Text) -> Line:
    """Engineers and the token may save a rocket after a failed roll."""
    if not names:
        return []
    means = [words.term(f"{'specialist' if name == 'engineer' else 'ability'}-{name}") for name in names]
    return [(f" ({words.say('odds-rescue', {'means': ', '.join(means)})})", "")]


def risk(chance: float) -> str:
    return "good" if chance < 0.1 else "warn" if chance < 0.3 else "bad"


def tokens(view: View, words: Text) -> list[Line]:
    """The UFO's tokens and the token of this expedition; how many exploration tokens are to come."""
    lines: list[Line] = []
    if view.ufo is not None:
        found: Line = [(heading(words, "ufo"), "bold"), (" ".join(map(str, view.ufo.tokens_left)) or "·", "ufo")]
        if view.ufo.token is not None:
            extra = " ".join("▲" if face == "afterburner" else face for face in view.ufo.token.extra)
            ability = words.term(f"ability-{view.ufo.token.ability}")
            found += [("   ", ""), (heading(words, "expedition"), "bold"), (f"{ability} {extra}".strip(), "token")]
        left = f"   {heading(words, 'tokens-left')}{view.ufo.expedition_tokens_left}"
        lines.append([*found, (left, "dim")])
    if view.explorations is not None:
        left = f"   {heading(words, 'tokens-left')}{view.explorations.left}"
        signs = words.say("legend-explorations")
        lines.append([(heading(words, "option-explorations"), "bold"), (signs, "token"), (left, "dim")])
    return lines


# --- the seats ---------------------------------------------------------------


def score_parts(view: View) -> list[tuple[str, list[str]]]:
    """The parts of all scores, each with its message; what the viewer may not count is a question mark."""
    parts = [
        ("score-landed", [str(seat.landed) for seat in view.seats]),
        ("score-planets", [str(seat.planets) for seat in view.seats]),
        ("goals", [str(seat.goals) for seat in view.seats]),
    ]
    if view.ufo is not None or view.explorations is not None:
        parts.append(("score-bonus", [token_points(seat, view) for seat in view.seats]))
    if any(seat.missions is not None for seat in view.seats):
        parts.append(("missions", [mission_points(seat) for seat in view.seats]))
    return parts


def token_points(seat: SeatView, view: View) -> str:
    """How many tokens there are stands beside a question mark, where their points are hidden."""
    hidden = seat.tokens and not view.over and (view.viewer is None or seat is not view.seats[view.viewer])
    return f"? ({seat.tokens})" if hidden else str(seat.bonus)


def mission_points(seat: SeatView) -> str:
    if seat.missions is None or not seat.missions.held:
        return "?"
    return str(seat.score - seat.landed - seat.planets - seat.goals - seat.bonus)


def at_home(home: Sequence[str], words: Text, room: int) -> str:
    """Who is still at home, in full where there is room, otherwise by the first letters."""
    full = [words.term(f"specialist-{name}") for name in home]
    if len(", ".join(full)) <= room:
        return ", ".join(full)
    return " ".join(name[:4] for name in full)


def seats(view: View, words: Text, width: int) -> list[Line]:
    """A line for each seat: points and who is still at home."""
    widest = max(len(words.seat(seat)) for seat in range(view.players)) + 2
    lines: list[Line] = []
    for seat, shown in enumerate(view.seats):
        start = [*fit(who(seat, words), min(widest, 24)), (f" {shown.score:3}  ", "bold")]
        label = heading(words, "home")
        home = at_home(shown.home, words, width - length(start) - len(label))
        lines.append([*start, (label, "dim"), (home or "·", "")])
    return lines


def missions(view: View, data: Data, words: Text, width: int) -> list[Line]:
    """The viewer's own missions; at the end those of all seats."""
    lines: list[Line] = []
    for seat, shown in enumerate(view.seats):
        if shown.missions is not None and shown.missions.held:
            held: list[Line] = [
                [("✓ ", "good") if held.done else ("○ ", "dim"), (mission_text(Printed(data), held.mission, words), "")]
                for held in shown.missions.held
            ]
            lines += wrapped([(f"{words.term('missions')} ", "bold"), mark(seat), (" ", "")], held, "  ", width)
    return lines
