"""The table as text and as SVG, from a view.

Lines are built of spans, each a piece of text with the name of a style: plain text drops the styles, the terminal
(`terminal.py`) turns them into colours. The SVG is put together in `svg_board.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmodrome.core.i18n import Text, text_for
from cosmodrome.core.styled_text import Line, clipped, length, padded, plain
from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.ids import VENTURES
from cosmodrome.games.leaving_earth.ui.prompts import (
    arithmetic,
    column_text,
    percent,
    person_text,
    route_text,
    stack_texts,
)
from cosmodrome.games.leaving_earth.ui.view import Advancement, Agency, Craft, Feature, Odds, Place, Venture, View
from cosmodrome.games.leaving_earth.vocabulary import OUTCOMES, OWNER, ROUTE

Data = Mapping[str, Any]

# Of the agencies, then of joint ventures by their first letters, so that colour is never the only cue.
MARKS = ("●", "■", "▲", "◆", "★", *(chr(ord("Ⓐ") + ord(name[0]) - ord("a")) for name in VENTURES))
OUTCOME_MARKS = dict(zip(OUTCOMES, "✓!✗", strict=True))
OUTCOME_STYLES = dict(zip(OUTCOMES, ("good", "warn", "bad"), strict=True))
HOURGLASS, CARD, AUTOMATIC, HIDDEN = "◷", "▪", "↯", "?"
FOUND, ROOM, INFECTED = "✦", "○", "☣"  # something was found there, something could be, and what travels along
SYMBOLS = {
    "time:optional": f"({HOURGLASS})",
    "radiation": "☢",
    "atmospheric_entry": "▼",
    "landing": "⤓",
    "landing:optional": "(⤓)",
    "aerobraking": "≈",
}
WINDOW_MARKS = {"jupiter": "♃", "saturn": "♄", "uranus": "♅", "neptune": "♆"}
WIDTH = 100
GAP = " · "
MOST_CRAFT_LINES = 3  # of a rival


def text(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table in plain text, at most 100 columns wide."""
    words = words or text_for("leaving_earth", "en", list(names or []))
    return "\n".join(plain(line) for line in table(view, data, words, WIDTH)) + "\n"


def table(view: View, data: Data, words: Text, width: int) -> list[Line]:
    """The whole board. What matters most to the seat to act comes last, nearest to the question."""
    blocks = [
        header(view, words, width),
        solar_system(view, data, words, width),
        missions(view, data, words, width),
        rivals(view, words, width),
        ventures(view, words, width),
        own(view, words, width),
        going_on(view, words, width),
    ]
    return joined(blocks)


def joined(blocks: Iterable[list[Line]]) -> list[Line]:
    lines: list[Line] = []
    for block in filter(None, blocks):
        lines += [[], *block] if lines else block
    return lines


def svg(view: View, data: Data, names: Sequence[str] | None = None, words: Text | None = None) -> str:
    """The table as a picture that stands alone."""
    from cosmodrome.games.leaving_earth.ui.svg_board import draw  # only who wants a picture pays for the drawings

    return draw(view, data, words or text_for("leaving_earth", "en", list(names or [])))


# --- spans -------------------------------------------------------------------


def flow(parts: Sequence[Line], first: Line, indent: Line, width: int, gap: str = GAP) -> list[Line]:
    """Parts one after another behind `first`, wrapped between parts; further lines begin with `indent`."""
    lines = [list(first)]
    begun = False
    for part in parts:
        if begun and length(lines[-1]) + len(gap) + length(part) > width:
            lines.append(list(indent))
            begun = False
        if begun:
            lines[-1].append((gap, "dim"))
        lines[-1] += clipped(part, max(width - length(lines[-1]), 8))
        begun = True
    return lines


def who(owner: int, words: Text) -> Line:
    return [(f"{MARKS[owner]} {OWNER.say(owner, words)}", f"seat{owner}")]


def owners(view: View) -> dict[int, Agency]:
    """All owners of spacecraft by number: agencies, then ventures."""
    return {**dict(enumerate(view.agencies)), **{venture.owner: venture.holdings for venture in view.ventures}}


def heading(name: str, words: Text) -> Line:
    return [(words.term(name), "heading")]


# --- header ------------------------------------------------------------------


def header(view: View, words: Text, width: int) -> list[Line]:
    years = view.last_year - view.first_year + 1
    gone = min(view.year - view.first_year, years)
    year = min(view.year, view.last_year)
    calendar: Line = [
        (f"{year} ", "bold"),
        ("█" * gone, "heading"),
        (f"{'░' * (years - gone)} {view.last_year}", "dim"),
    ]
    parts: list[Line] = []
    if view.turn is not None:
        parts.append([(words.say("table-turn", {"seat": plain(who(view.turn, words))}), f"seat{view.turn}")])
    if view.passes and view.turn is not None:
        parts.append([(words.say("table-passes", {"passes": view.passes}), "")])
    parts.append([(words.say("table-open", {"points": view.points_open}), "")])
    discarded = sum(view.outcomes.discards.values())
    parts.append([(words.say("table-outcomes", {"down": view.outcomes.face_down, "discarded": discarded}), "dim")])
    return flow(parts, [*calendar, ("  ", "")], [("  ", "")], width)


# --- the map -----------------------------------------------------------------


def ways(view: View, data: Data) -> dict[str, list[Mapping[str, Any]]]:
    """The maneuvers that leave each place in play."""
    found: dict[str, list[Mapping[str, Any]]] = {place.id: [] for place in view.places}
    for maneuver in data["maneuver"]:
        if (
            is_played(maneuver, view.expansions)
            and maneuver["from"] in found
            and (maneuver["to"] in found or maneuver["to"] == "lost")
        ):
            found[maneuver["from"]].append(maneuver)
    return found


def tree(view: View, data: Data) -> dict[str, list[str]]:
    """The places as a tree with Earth as its root: each under the nearest place from which one can stay."""
    leaving = ways(view, data)
    kinds = {entry["id"]: entry["kind"] for entry in data["location"]}
    children: dict[str, list[str]] = {place: [] for place in leaving}
    placed, fronts = {"earth"}, [["earth"], []]  # fly-bys wait, for most places are better reached otherwise
    while fronts[0] or fronts[1]:
        place = fronts[0].pop(0) if fronts[0] else fronts[1].pop(0)
        for maneuver in leaving[place]:
            goal = maneuver["to"]
            if goal not in placed and goal in leaving:
                placed.add(goal)
                children[place].append(goal)
                fronts[kinds[goal] in ("flyby", "flight", "cycler")].append(goal)
    return children


def branches(children: Mapping[str, Sequence[str]]) -> list[tuple[str, str, str]]:
    """The places from top to bottom, each with what is drawn before its name and before the lines below it."""
    rows: list[tuple[str, str, str]] = []

    def grow(place: str, stem: str, rest: str) -> None:
        rows.append((place, stem, rest + ("│  " if children[place] else "   ")))
        for child in children[place]:
            last = child == children[place][-1]
            grow(child, rest + ("└─ " if last else "├─ "), rest + ("   " if last else "│  "))

    grow("earth", "", "")
    return rows


def solar_system(view: View, data: Data, words: Text, width: int) -> list[Line]:
    """Every place with the ways that leave it, what is known of it, and whose spacecraft are there."""
    leaving = ways(view, data)
    places = {place.id: place for place in view.places}
    rows = branches(tree(view, data))
    names: list[Line] = [[(stem, "dim"), *place_name(places[place], words)] for place, stem, _ in rows]
    column = max(map(length, names)) + 2
    lines: list[Line] = []
    for (place, _, below), name in zip(rows, names, strict=True):
        exits = [exit_span(maneuver, places, words) for maneuver in leaving[place]]
        lines += flow(exits, padded(name, column), padded([(below, "dim")], column), width, "  ")
        lines += under(view, places[place], below, words, width)
    conditions = {entry["id"] for entry in data["location"] if entry["kind"] == "condition"}
    for condition in view.places:
        if condition.id in conditions:  # nobody goes there, but all who pass face it
            known = [("  ", ""), *face_span(condition, words)] if condition.face is not None else []
            lines.append(clipped([*place_name(condition, words), *known], width))
    return lines


def place_name(place: Place, words: Text) -> Line:
    found: Line = [(words.term(f"location-{place.id}"), "place")]
    if place.explorable and not place.revealed:
        found.append((f" {HIDDEN}", "warn"))
        found += [(MARKS[seat], f"seat{seat}") for seat in place.looked]
    return found


def exit_span(maneuver: Mapping[str, Any], places: Mapping[str, Place], words: Text) -> Line:
    goal = maneuver["to"]
    difficulty = str(maneuver["difficulty"]) if "difficulty" in maneuver else AUTOMATIC
    style = "bad" if goal == "lost" else "dim"
    return [(f"{words.term(f'location-{goal}')} ", style), (difficulty, "bold"), (symbols(maneuver, places), "warn")]


def symbols(maneuver: Mapping[str, Any], places: Mapping[str, Place]) -> str:
    """The symbols of a maneuver. A location whose face is known shows it itself."""
    found = WINDOW_MARKS.get(maneuver.get("window", ""), "")
    for symbol in maneuver["symbols"]:
        word, _, rest = symbol.partition(":")
        if word == "explore":
            found += HIDDEN if places[rest].face is None else ""
        elif word == "time" and rest != "optional":
            found += f"{HOURGLASS}{rest}"
        else:
            found += SYMBOLS[symbol]
    return found


def under(view: View, place: Place, below: str, words: Text, width: int) -> list[Line]:
    """What is known of a place, and the spacecraft there."""
    lines: list[Line] = []
    stem: Line = [(below, "dim")]
    if place.face is not None:
        lines.append(clipped([*stem, *face_span(place, words)], width))
    lines += [clipped([*stem, *feature_span(feature, words)], width) for feature in place.features]
    tokens: list[Line] = []
    for owner, agency in owners(view).items():
        for craft in agency.craft:
            if craft.location == place.id:
                tokens.append(token(owner, craft))
    if tokens:
        lines += flow(tokens, stem, stem, width, "  ")
    return lines


def face_span(place: Place, words: Text) -> Line:
    if place.face is None:
        return []
    secret = "" if place.revealed else f" ({words.term('secret')})"
    room = ROOM * (place.slots - len(place.features))
    return [
        (f"» {words.term(f'face-{place.face}')}{secret}", "good"),
        (f" {room}" if room else "", "warn"),
        (f"  {words.term(f'face-{place.face}-does')}", "dim"),
    ]


def feature_span(feature: Feature, words: Text) -> Line:
    """Something that was found there, and what it does; what lay there may be gone."""
    taken = f" ({words.term('table-taken')})" if feature.taken else ""
    return [
        (f"{FOUND} {words.term(f'feature-{feature.id}')}{taken}", "dim" if feature.taken else "good"),
        (f"  {words.term(f'feature-{feature.id}-does')}", "dim"),
    ]


def token(seat: int, craft: Craft) -> Line:
    """A spacecraft on the map: whose, its number, who or what is aboard, and how long it still flies."""
    people = "☺" * len(craft.crew) if len(craft.crew) < 4 else f"☺{len(craft.crew)}"
    time = f"{HOURGLASS}{craft.time}" if craft.time else ""
    return [(f"{MARKS[seat]}{craft.number}{people}", f"seat{seat}"), (infection(craft) + time, "warn")]


def infection(craft: Craft) -> str:
    return INFECTED if craft.infected else ""


# --- missions ----------------------------------------------------------------


def missions(view: View, data: Data, words: Text, width: int) -> list[Line]:
    printed = {entry["id"]: entry for entry in data["mission"]}
    widest = max((len(words.term(f"mission-{mission.id}")) for mission in view.missions), default=0)
    digits = max((len(number(mission.points, words)) for mission in view.missions), default=0)
    lines: list[Line] = []
    for mission in view.missions:
        name = words.term(f"mission-{mission.id}").ljust(widest)
        line: Line = [(f"{number(mission.points, words):>{digits}} ", "bold")]
        if mission.seat is not None:
            line += [(name, "dim"), (f"  {OUTCOME_MARKS['success']} ", "good"), *who(mission.seat, words)]
        elif mission.status == "removed":
            line += [(name, "dim"), (f"  {words.term('table-mission-gone')}", "dim")]
        else:
            line += [(name, ""), (f"  {needs_text(printed[mission.id], view, words)}", "dim")]
        lines.append(clipped(line, width))
    return [heading("missions", words), *lines] if lines else []


def number(points: int | float, words: Text) -> str:
    """There are half points, which languages write in different ways."""
    return words.say("number", {"number": points})


def needs_text(mission: Mapping[str, Any], view: View, words: Text) -> str:
    """What a mission takes, and where: in places that are in play."""
    there = {"space", *(place.id for place in view.places)}
    place = " / ".join(words.term(f"location-{place}") for place in mission["places"] if place in there)
    return words.say(f"needs-{mission['requires']}", {"place": place})


# --- agencies ----------------------------------------------------------------


def own(view: View, words: Text, width: int) -> list[Line]:
    """The hangar and the research of the seat that looks."""
    seat = view.viewer
    if seat is None:
        return []
    agency = view.agencies[seat]
    lines = [account(view, seat, words)]
    lines += research_table(agency, words, width)
    lines += loose(agency, words, width)
    for craft in agency.craft:
        lines += own_craft(view, seat, craft, words, width)
    return lines


def account(view: View, seat: int, words: Text) -> Line:
    """Who, money, points, and the dead."""
    agency = owners(view)[seat]
    line: Line = [*who(seat, words), ("  ", "")]
    line.append((words.say("table-agency", {"money": agency.money, "points": agency.points}), "bold"))
    if agency.dead:
        line.append((GAP + words.say("table-dead", {"dead": agency.dead}), "bad"))
    if seat in view.winners:
        line.append((f"  {words.term('won')}", "good"))
    return line


def research_table(agency: Agency, words: Text, width: int) -> list[Line]:
    """What is known of the outcomes of every advancement, in as many columns as there is room for."""
    if not agency.advancements:
        return [[("  ", ""), (words.term("table-nothing-known"), "dim")]]
    widest = max(len(words.term(f"advancement-{known.id}")) for known in agency.advancements)
    cells = [research_cell(known, widest, words) for known in agency.advancements]
    cell = max(map(length, cells)) + 3
    columns = max((width - 2) // cell, 1)
    rows = -(-len(cells) // columns)
    return [
        [("  ", ""), *(span for column in range(columns) for span in fit_cell(cells, row + column * rows, cell))]
        for row in range(rows)
    ]


def fit_cell(cells: list[Line], index: int, width: int) -> Line:
    return padded(cells[index], width) if index < len(cells) else []


def research_cell(known: Advancement, widest: int, words: Text) -> Line:
    name = words.term(f"advancement-{known.id}").ljust(widest)
    line: Line = [(f"{name} ", ""), ((CARD * known.outcomes).ljust(4), "warn"), *odds_spans(known.odds, words)]
    seen = [(name, count) for name, count in zip(OUTCOMES, known.seen, strict=True) if count]
    if seen:
        line.append((f" {words.term('table-seen')} ", "dim"))
        line += [(f"{OUTCOME_MARKS[name]}{count if count > 1 else ''}", OUTCOME_STYLES[name]) for name, count in seen]
    if known.removed:
        line.append((f" {words.term('table-removed')} ", "dim"))
        line += [(OUTCOME_MARKS[name], OUTCOME_STYLES[name]) for name in known.removed]
    return line


def odds_spans(odds: Odds, words: Text) -> Line:
    parts = (("success", odds.success), ("minor_failure", odds.minor_failure), ("major_failure", odds.major_failure))
    return [
        (f"{OUTCOME_MARKS[name]}{words.say('percent', {'odds': percent(chance)})} ", OUTCOME_STYLES[name])
        for name, chance in parts
        if chance > 0
    ]


def loose(agency: Agency, words: Text, width: int) -> list[Line]:
    """What and who is on Earth without a spacecraft."""
    items = stack_texts(agency.components, words)
    items += [person_text(person, words) for person in agency.astronauts if person.craft == 0]
    if not items:
        return []
    return flow(
        [[(item, "")] for item in items], [("  ", ""), *heading("on-earth", words), (": ", "")], INDENT, width, ", "
    )


INDENT: Line = [("       ", "")]


def own_craft(view: View, seat: int, craft: Craft, words: Text, width: int) -> list[Line]:
    agency = owners(view)[seat]
    whose = view.asked if view.acting_for is None else view.acting_for
    style = "current" if craft.number == view.craft and seat == whose else f"seat{seat}"
    first: Line = [("  ", ""), (f"{MARKS[seat]}{craft.number}{infection(craft)}".ljust(5), style)]
    parts: list[Line] = [where(craft, words), *([(number, "")] for number in ship_numbers(craft, words))]
    lines = flow(parts, first, INDENT, width)
    aboard = [[(item, "dim")] for item in stack_texts(craft.components, words)]
    aboard += [[(person_text(person, words), "")] for person in agency.astronauts if person.craft == craft.number]
    return lines + flow(aboard, INDENT, INDENT, width, ", ")


def where(craft: Craft, words: Text) -> Line:
    place = words.term(f"location-{craft.location}")
    return [(f"→ {place} {HOURGLASS}{craft.time}", "warn")] if craft.time else [(place, "place")]


def ship_numbers(craft: Craft, words: Text) -> list[str]:
    args = {"mass": craft.mass, "thrust": craft.thrust}
    ion = craft.thrust_per_year
    parts = [words.say("table-ship-ion", {**args, "ion": ion}) if ion else words.say("table-ship", args)]
    if craft.seats or craft.crew:
        parts.append(words.say("table-seats", {"crew": len(craft.crew), "seats": craft.seats}))
    return parts


def rivals(view: View, words: Text, width: int) -> list[Line]:
    """The other agencies, abridged."""
    lines: list[Line] = []
    for seat in range(view.players):
        if seat != view.viewer:
            lines += rival(view, seat, words, width)
    return [heading("agencies", words), *lines] if lines else []


def rival(view: View, seat: int, words: Text, width: int) -> list[Line]:
    agency = view.agencies[seat]
    known: list[Line] = [
        [
            (f"{words.term(f'advancement-{known.id}')} ", "dim"),
            (words.say("percent", {"odds": percent(known.odds.success)}), "good"),
        ]
        for known in agency.advancements
    ]
    lines = flow(known, [*account(view, seat, words), ("   ", "")], INDENT, width, "  ")
    for craft in agency.craft[:MOST_CRAFT_LINES]:
        aboard = stack_texts(craft.components, words)
        aboard += [person.name for person in agency.astronauts if person.craft == craft.number]
        mark = f"{MARKS[seat]}{craft.number}{infection(craft)}"
        line: Line = [("  ", ""), (mark.ljust(5), f"seat{seat}"), *where(craft, words)]
        line += [(GAP, "dim"), (ship_numbers(craft, words)[0], ""), (GAP + ", ".join(aboard), "dim")]
        lines.append(clipped(line, width))
    if len(agency.craft) > MOST_CRAFT_LINES:
        lines.append([(f"       + {len(agency.craft) - MOST_CRAFT_LINES}", "dim")])
    return lines


def ventures(view: View, words: Text, width: int) -> list[Line]:
    """Of every venture its means, who has how many shares, and its spacecraft."""
    lines: list[Line] = []
    for venture in view.ventures:
        lines += flow(shares(venture, words), [*account(view, venture.owner, words), ("   ", "")], INDENT, width, "  ")
        lines += loose(venture.holdings, words, width)
        for craft in venture.holdings.craft:
            lines += own_craft(view, venture.owner, craft, words, width)
    return [heading("ventures", words), *lines] if lines else []


def shares(venture: Venture, words: Text) -> list[Line]:
    """The ledger; the bank has what nobody has."""
    found: list[Line] = [
        [(f"{MARKS[seat]} {count}", f"seat{seat}")] for seat, count in enumerate(venture.shares) if count
    ]
    if venture.bank:
        found.append([(words.say("table-bank", {"shares": venture.bank}), "dim")])
    return [*found, [(words.say("table-share", {"price": venture.price}), "dim")]]


# --- what is going on --------------------------------------------------------


def going_on(view: View, words: Text, width: int) -> list[Line]:
    """A burn, a card that was just drawn, an offer, the end; and who is remembered."""
    lines: list[Line] = []
    if view.flight is not None:
        flight = view.flight
        route = route_text(ROUTE.from_json(flight.maneuver), words)
        line: Line = [*who(flight.seat, words), (f" {words.say('craft-short', {'craft': flight.craft})}", "bold")]
        line.append((f"{GAP}{route}", "place"))
        if flight.burning:
            line.append((f"{GAP}{arithmetic(flight, words)}", "bold"))
        lines.append(clipped(line, width))
        if flight.burning and flight.need:
            lines.append(gauge(flight.thrust, flight.need, width))
    if view.drawn is not None:
        drawn = view.drawn
        line = [*who(drawn.seat, words), (f"  {words.term(f'advancement-{drawn.advancement}')}: ", "")]
        told = f"{OUTCOME_MARKS[drawn.outcome]} {words.term(f'outcome-{drawn.outcome}')}"
        line.append((told, OUTCOME_STYLES[drawn.outcome]))
        if drawn.counts_as != drawn.outcome:
            line.append((f" → {words.term(f'outcome-{drawn.counts_as}')}", OUTCOME_STYLES[drawn.counts_as]))
        lines.append(line)
    if view.offer is not None:
        for column in (view.offer.gives, view.offer.asks):
            lines.append(clipped([*who(column.seat, words), (f" → {column_text(column, words)}", "")], width))
    if view.end is not None:
        lines.append([(words.say("table-end", {"end": words.term(f"end-{view.end}")}), "bold")])
    return lines + memorial(view, words, width)


def gauge(thrust: int, need: int, width: int) -> Line:
    """The thrust that is there, of what is needed."""
    size = min(width - 4, 50)
    full = min(thrust * size // need, size)
    return [("  ", ""), ("█" * full, "good"), ("░" * (size - full), "dim"), (f" {thrust}/{need}", "bold")]


def memorial(view: View, words: Text, width: int) -> list[Line]:
    if not view.memorial:
        return []
    people: list[Line] = []
    for dead in view.memorial:
        args = {"name": dead.name, "location": words.term(f"location-{dead.location}"), "year": str(dead.year)}
        people.append([(MARKS[dead.seat], f"seat{dead.seat}"), (f" {words.say('table-memorial', args)}", "dim")])
    shown = people[-4:]
    rest = len(people) - len(shown)
    more: list[Line] = [[(f"+ {rest}", "dim")]] if rest else []
    return flow([*shown, *more], [(f"{words.term('memorial')}: ", "dim")], INDENT, width, ", ")
