"""What one seat, or a spectator, may see, built from an allow-list of typed fields; and previews of choices.

All seats see the same. What could help is left out while a search runs: the order of the stack always (ruling A13),
solutions until the search is over, and in the second variation whatever a placement would bring (ruling A23).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cosmodrome.games.star_search.engine.scoring import covers_fixed_star, fields_won, filled_markings, solutions
from cosmodrome.games.star_search.engine.state import (
    HALF,
    LAST_CHART,
    LAST_PUT,
    NO_SEARCH,
    NOBODY,
    NOTHING_ROLLED,
    NOWHERE,
    ORDINARY,
    PROGRESS,
    Setting,
    StarSearch,
)
from cosmodrome.games.star_search.vocabulary import (
    CLAIMING,
    COLOURS,
    COUNTDOWN,
    DEAL_CHARTS,
    DRAW_FIXED_STAR,
    DRAW_STARTER,
    MOST_HOLES,
    PLACE,
    PLACING,
    PLACING_BLINDLY,
    PLACING_LATE,
    SCATTER,
    SEARCHING,
    SIDE,
    SPREAD,
    STOP,
    SUPER_SEARCH,
    TAKE_CHART,
    THROW,
    TURN,
    TWINKLE_TIME,
    TWINKLING,
    TWINKLING_BLINDLY,
    VOTE,
    hole_name,
    placement_name,
)

# --- the view ----------------------------------------------------------------

Colour = Literal["red", "blue"]


class Chart(msgspec.Struct):
    """A chart in play, the side in play up. `markings` are [row, column] of the unturned chart, from its top left."""

    chart: int  # 1, 2, ...
    colour: Colour
    size: int  # the longer edge
    rows: int
    columns: int
    markings: list[list[int]]
    placement: str | None  # such as C4 90, once it lies on the sky
    holes: list[str]  # under the markings, once it lies on the sky


class SeatView(msgspec.Struct):
    level: str
    runs: int  # of the hourglass
    progress: int  # fields since the start, laps and all; this is the score
    field: int  # of the path
    lap: int  # 1 is the first; the lap tile shows it
    last_and_alone: bool
    chart: Chart | None
    searching: bool  # may put a chart down now or as soon as the countdown ends
    out: bool  # of this Super Star Search
    wants_to_call_off: bool


class Search(msgspec.Struct):
    """A search that is on."""

    kind: Literal["ordinary", "super"]
    colour: Colour
    seat: int | None  # who searches alone
    stopped: bool  # time is up, the chart must go down
    may_call_off: bool
    milliseconds: int | None  # length of the sandglass that runs; None if none does or it never ends
    preview: bool  # whether the chart may be held over the sky


class Twinkling(msgspec.Struct):
    seat: int  # who moves the stars
    stars: list[str]  # that still have to move
    holes: list[str]  # where they may go


class Try(msgspec.Struct):
    """One chart of the search that is over, and all that would have filled it."""

    seat: int
    chart: Chart
    filled: int | None  # None if it was not put down
    solutions: list[str]


class LastSearch(msgspec.Struct):
    """The search that ended last, with the sky as it was; gone as soon as the next one begins."""

    kind: Literal["ordinary", "super"]
    colour: Colour
    seat: int | None  # whose chart counted; None if a Super Star Search had no winner
    fields: int
    fixed_star: bool  # whether the extra field was won
    sky: list[str]
    tries: list[Try]


class Shower(msgspec.Struct):
    """The vote on a meteor shower."""

    yes: list[int]
    no: list[int]


class View(msgspec.Struct):
    viewer: int | None
    game: str
    players: int
    asked: int | None
    prompt: str
    phase: str
    variation: Literal["eagle", "rudi"]
    over: bool
    winners: list[int]
    turn: int | None
    sky: list[str]  # a row a text: * a star, F the fixed star, . an empty hole
    fixed_star: str
    path: int  # fields of a lap
    laps: int
    planets: dict[str, Colour]  # by field
    seats: list[SeatView]
    face: int | None  # of the die, as rolled in this turn; see the printed facts
    search: Search | None
    twinkling: Twinkling | None
    shower: Shower | None
    last: LastSearch | None
    still_rounds: int  # without any movement, under this sky


PHASES = {
    DRAW_FIXED_STAR: "setup",
    SPREAD: "setup",
    SCATTER: "setup",
    DRAW_STARTER: "setup",
    TURN: "turn",
    VOTE: "vote",
    THROW: "rolling",
    TAKE_CHART: "drawing",
    SEARCHING: "searching",
    PLACING: "searching",
    STOP: "stopped",
    PLACING_LATE: "stopped",
    PLACING_BLINDLY: "stopped",
    TWINKLE_TIME: "twinkling",
    TWINKLING: "twinkling",
    TWINKLING_BLINDLY: "twinkling",
    COUNTDOWN: "countdown",
    DEAL_CHARTS: "drawing",
    SUPER_SEARCH: "super",
    CLAIMING: "super",
}
ALONE = (TAKE_CHART, SEARCHING, PLACING, STOP, PLACING_LATE, PLACING_BLINDLY)
TOGETHER = (COUNTDOWN, DEAL_CHARTS, SUPER_SEARCH, CLAIMING)


def view(s: StarSearch, seat: int | None) -> Any:
    return msgspec.to_builtins(build(s, seat))


def build(s: StarSearch, seat: int | None) -> View:
    over = s.is_terminal()
    setting = s.setting
    return View(
        viewer=seat,
        game=s.game.meta.rules,
        players=s.players,
        asked=s.asked if s.asked >= 0 else None,
        prompt=prompt(s),
        phase=phase(s),
        variation="rudi" if setting.rudi else "eagle",
        over=over,
        winners=s.winners() if over else [],
        turn=s.turn if s.turn != NOBODY else None,
        sky=sky_rows(s, s.sky()),
        fixed_star=hole_name(s.fixed),
        path=setting.fields,
        laps=setting.laps,
        planets=planets(setting),
        seats=[seat_view(s, other) for other in range(s.players)],
        face=s.face if s.face != NOTHING_ROLLED else None,
        search=search(s),
        twinkling=twinkling(s),
        shower=Shower(seats_of(s.ayes, s), seats_of(s.noes, s)) if s.step == VOTE and not over else None,
        last=last_search(s) if s.last_search != NO_SEARCH else None,
        still_rounds=s.rounds_under_this_sky(),
    )


def phase(s: StarSearch) -> str:
    return "over" if s.is_terminal() else PHASES[s.step]


def planets(setting: Setting) -> dict[str, Colour]:
    return {
        str(field): colour_name(setting.planet_at[field])
        for field in range(setting.fields)
        if setting.planet_at[field] >= 0
    }


def colour_name(colour: int) -> Colour:
    return "red" if COLOURS[colour] == "red" else "blue"


def seats_of(bits: int, s: StarSearch) -> list[int]:
    return [seat for seat in range(s.players) if bits >> seat & 1]


def sky_rows(s: StarSearch, sky: int) -> list[str]:
    """A row a text; during the set-up the fixed star may not be there yet."""
    return [
        "".join(sign(s, sky, hole) for hole in range(row * SIDE, row * SIDE + s.setting.columns))
        for row in range(s.setting.rows)
    ]


def sign(s: StarSearch, sky: int, hole: int) -> str:
    if sky >> hole & 1:
        return "F" if hole == s.fixed else "*"
    return "." if hole in s.setting.holes else " "  # no hole


# --- seats and charts --------------------------------------------------------


def seat_view(s: StarSearch, seat: int) -> SeatView:
    runs = s.runs(seat)
    levels = [level for level, count in s.setting.runs.items() if count == runs]
    together = s.step in TOGETHER and not s.is_terminal()
    return SeatView(
        level=levels[0] if levels else "",
        runs=runs,
        progress=s.progress(seat),
        field=s.field(seat),
        lap=min(s.progress(seat) // s.setting.fields + 1, s.setting.laps),
        last_and_alone=s.is_last_and_alone(seat),
        chart=chart(s, s.chart(seat), s.colour, s.put_at(seat)) if s.chart(seat) >= 0 else None,
        searching=s.is_searching(seat) if together else s.step in ALONE and s.searcher == seat,
        out=together and not s.is_searching(seat),
        wants_to_call_off=together and s.has_agreed(seat),
    )


def chart(s: StarSearch, number: int, colour: int, placement: int) -> Chart:
    setting = s.setting
    side = setting.patterns[number * 2 + colour]
    lies = placement != NOWHERE
    turned = side[placement // MOST_HOLES] if lies else ()
    return Chart(
        chart=number + 1,
        colour=colour_name(colour),
        size=max(setting.chart_rows, setting.chart_columns),
        rows=setting.chart_rows,
        columns=setting.chart_columns,
        markings=[[offset // SIDE, offset % SIDE] for offset in side[0]],
        placement=placement_name(placement) if lies else None,
        holes=[hole_name(placement % MOST_HOLES + offset) for offset in turned],
    )


# --- what is going on --------------------------------------------------------


def search(s: StarSearch) -> Search | None:
    alone = s.step in ALONE
    if s.is_terminal() or not (alone or s.step in TOGETHER):
        return None
    runs = s.asked < 0 and s.at.is_clock
    return Search(
        kind="ordinary" if alone else "super",
        colour=colour_name(s.colour),
        seat=s.searcher if alone else None,
        stopped=s.step in (STOP, PLACING_LATE, PLACING_BLINDLY),
        may_call_off=s.may_call_off == 1,
        milliseconds=(s.clock_milliseconds() or None) if runs else None,
        preview=not s.setting.rudi,
    )


def twinkling(s: StarSearch) -> Twinkling | None:
    if s.step not in (TWINKLE_TIME, TWINKLING, TWINKLING_BLINDLY):
        return None
    waiting = (s.left_north & s.north) | (s.left_south & s.south) << HALF
    free = s.free_north() | s.free_south() << HALF
    return Twinkling(s.left_of(s.searcher), holes_of(waiting), holes_of(free))


def holes_of(bits: int) -> list[str]:
    return [hole_name(hole) for hole in range(MOST_HOLES) if bits >> hole & 1]


def last_search(s: StarSearch) -> LastSearch:
    sky = s.last_sky()
    tries = [
        one_try(s, seat, s.table[LAST_CHART + seat], s.table[LAST_PUT + seat], sky)
        for seat in range(s.players)
        if s.table[LAST_CHART + seat] >= 0
    ]
    counted = next((found for found in tries if found.seat == s.last_seat), None)
    return LastSearch(
        kind="ordinary" if s.last_search == ORDINARY else "super",
        colour=colour_name(s.last_colour),
        seat=s.last_seat if s.last_seat != NOBODY else None,
        fields=s.last_fields,
        fixed_star=counted is not None and s.last_fields > len(counted.chart.markings),
        sky=sky_rows(s, sky),
        tries=tries,
    )


def one_try(s: StarSearch, seat: int, number: int, placement: int, sky: int) -> Try:
    shown = chart(s, number, s.last_colour, placement)
    filled = None
    if placement != NOWHERE:
        offsets = s.setting.patterns[number * 2 + s.last_colour][placement // MOST_HOLES]
        filled = sum(sky >> placement % MOST_HOLES + offset & 1 for offset in offsets)
    found = solutions(s, number, s.last_colour, sky)
    return Try(seat, shown, filled, [placement_name(solution) for solution in found])


# --- questions and choices ---------------------------------------------------

PROMPTS = {
    VOTE: "shower",
    PLACING: "place",
    PLACING_LATE: "put_down",
    TWINKLING: "twinkle",
    CLAIMING: "claim",
}


def prompt(s: StarSearch) -> str:
    """The name of the current question, or of what chance, the clock or the end decides."""
    if s.is_terminal():
        return "over"
    if s.asked < 0:
        return "clock" if s.at.is_clock else "chance"
    if s.step == TURN:
        return "roll" if s.planet_under(s.turn) < 0 else "search"
    return PROMPTS[s.step]


def preview(s: StarSearch, action: int) -> dict[str, Any]:
    """What a placement would bring, in the first variation; the second forbids holding the chart over the sky (A23)."""
    if s.setting.rudi or action < PLACE or s.asked < 0 or s.chart(s.asked) < 0:
        return {}
    number, placement = s.chart(s.asked), action - PLACE
    fields = fields_won(s, number, placement)
    return {
        "filled": filled_markings(s, number, placement),
        "fixed_star": covers_fixed_star(s, number, placement),
        "fields": fields,
        "finish": s.table[PROGRESS + s.asked] + fields >= s.setting.laps * s.setting.fields,
    }
