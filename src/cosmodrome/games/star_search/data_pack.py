"""Reads Star Search's data pack: sky, charts, path and die are checked, then the facts become a `Setting`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.data_pack_fields import Keys, Reader, keys
from cosmodrome.core.errors import BadInput
from cosmodrome.core.meta import Options
from cosmodrome.games.star_search.engine.rules.flow import lay_out_steps
from cosmodrome.games.star_search.engine.state import HALF, Patterns, Setting
from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.vocabulary import (
    COLOURS,
    MOST_CHARTS,
    MOST_FACES,
    MOST_FIELDS,
    MOST_MARKINGS,
    NO_PLANET,
    ROTATIONS,
    SEATS,
    SIDE,
    hole_number,
)

FEWEST_HOLES = 5  # along an edge of the sky
FEWEST_LEFT = 20  # holes in all
MOST_BLOCKS = 49
MARKING, HOLE = "o", "."

KEYS: Keys = {
    "stars": keys("yellow fixed"),
    "sky": keys("rows columns missing"),
    "setup": keys("fixed_star blocks"),
    "path": keys("fields"),
    "planet": keys("field colour"),
    "face": keys("black hollow planet"),
    "chart": keys("red blue"),
    "variations": keys("eagle_laps rudi_laps"),
    "hourglass": keys("seconds", **dict.fromkeys(META.levels)),
    "pace": keys("stop countdown call_off"),
    "shower": keys("vote automatic"),
    "simulation": keys("in_time too_late put_down left_lying claim nobody_claims twinkle twinkle_too_late"),
    "searcher": keys("name over_the_sky from_the_hand starts_after overlooks slips"),
}


def make_setting(pack: Pack, options: Options, version: int) -> Setting:
    setting = Setting()
    reader = Reader(pack, KEYS)
    read_sky(reader, setting)
    read_setup(reader, setting)
    read_charts(reader, setting)
    read_path(reader, setting, options["path"])
    read_die(reader, setting)
    read_time(reader, setting, options)
    read_simulation(reader, setting)
    read_searchers(reader)
    setting.options = dict(options)
    setting.rudi = options["variation"] == "rudi"
    setting.fixed_elsewhere = options["fixed_star"] == "elsewhere"
    setting.meteor_shower = bool(options["meteor_shower"])
    setting.shower_ends_stillness = version == 1
    variations = reader.table("variations")
    setting.laps = reader.number(variations, f"{options['variation']}_laps", 1, 4, "variations")
    lay_out_steps(setting)
    return setting


# --- the sky -----------------------------------------------------------------


def read_sky(reader: Reader, setting: Setting) -> None:
    sky = reader.table("sky")
    setting.rows = reader.number(sky, "rows", FEWEST_HOLES, SIDE, "sky")
    setting.columns = reader.number(sky, "columns", FEWEST_HOLES, SIDE, "sky")
    missing = read_missing(reader, setting, sky)
    setting.holes = [hole for hole in rectangle(setting.rows, setting.columns) if hole not in missing]
    for hole in setting.holes:
        if hole < HALF:
            setting.north |= 1 << hole
        else:
            setting.south |= 1 << (hole - HALF)
    stars = reader.table("stars")
    reader.number(stars, "fixed", 1, 1, "stars")
    most = len(setting.holes) - MOST_MARKINGS - 1
    setting.stars = 1 + reader.number(stars, "yellow", MOST_MARKINGS, most, "stars")


def rectangle(rows: int, columns: int) -> list[int]:
    return [row * SIDE + column for row in range(rows) for column in range(columns)]


def read_missing(reader: Reader, setting: Setting, sky: dict[str, Any]) -> set[int]:
    """Places of the rectangle without a hole, as in a sky with round corners."""
    names = sky.get("missing", [])
    if not isinstance(names, list):
        raise reader.pack.wrong("must be a list of holes such as A1", "sky", None, "missing")
    found = {hole_of(setting, name) for name in names}
    for name in names:
        if hole_of(setting, name) < 0:
            raise reader.pack.wrong(f"holds {name!r}, which is no place of the sky such as A1", "sky", None, "missing")
    if len(found) > setting.rows * setting.columns - FEWEST_LEFT:
        raise reader.pack.wrong(f"must leave at least {FEWEST_LEFT} holes", "sky", None, "missing")
    return found


def hole_of(setting: Setting, name: object) -> int:
    """The number of a place within the rows and columns of the sky, or -1."""
    try:
        hole = hole_number(name) if isinstance(name, str) else -1
    except BadInput:
        return -1
    return hole if hole >= 0 and hole // SIDE < setting.rows and hole % SIDE < setting.columns else -1


def read_setup(reader: Reader, setting: Setting) -> None:
    setup = reader.table("setup")
    name = setup.get("fixed_star")
    hole = hole_of(setting, name)
    if hole not in setting.holes:
        raise reader.pack.wrong(f"must be a hole of the sky such as E5, not {name!r}", "setup", None, "fixed_star")
    setting.fixed_home = hole
    blocks = setup.get("blocks")
    if (
        not isinstance(blocks, list)
        or len(blocks) != 2
        or not all(type(count) is int for count in blocks)
        or not 1 <= blocks[0] <= setting.rows
        or not 1 <= blocks[1] <= setting.columns
        or blocks[0] * blocks[1] > MOST_BLOCKS
    ):
        raise reader.pack.wrong("must say how many blocks lie above and beside each other", "setup", None, "blocks")
    down, across = blocks
    setting.blocks = down * across
    if setting.blocks > setting.stars:
        raise reader.pack.wrong(f"{setting.stars} stars cannot be shared by more blocks", "setup", None, "blocks")
    found: list[int] = []
    for block in range(setting.blocks):
        setting.block_first[block] = len(found)
        top, left = divmod(block, across)
        found += [
            row * SIDE + column
            for row in range(top * setting.rows // down, (top + 1) * setting.rows // down)
            for column in range(left * setting.columns // across, (left + 1) * setting.columns // across)
            if row * SIDE + column in setting.holes
        ]
        share = -(-setting.stars // setting.blocks)
        if len(found) - setting.block_first[block] < share:
            raise reader.pack.wrong(f"a block is too small for {share} stars", "setup", None, "blocks")
    setting.block_first[setting.blocks] = len(found)
    for index, hole in enumerate(found):
        setting.block_holes[index] = hole


# --- the charts --------------------------------------------------------------


def read_charts(reader: Reader, setting: Setting) -> None:
    charts = reader.tables("chart", SEATS, MOST_CHARTS)
    setting.charts = len(charts)
    setting.chart_rows, setting.chart_columns = shape_of(reader, charts[0], min(setting.rows, setting.columns))
    setting.anchors = corners_of(setting.rows, setting.columns, setting.chart_rows, setting.chart_columns)
    for turns, (rows, columns) in enumerate(corner_counts(setting)):
        setting.anchor_rows[turns] = rows
        setting.anchor_columns[turns] = columns
    setting.middle = (setting.anchor_rows[0] - 1) // 2 * SIDE + (setting.anchor_columns[0] - 1) // 2
    setting.patterns = []
    for index, entry in enumerate(charts):
        for colour, name in enumerate(COLOURS):
            cells = read_side(reader, entry, name, index, (setting.chart_rows, setting.chart_columns))
            side = index * 2 + colour
            setting.markings[side] = len(cells)
            setting.patterns.append(patterns_of(cells, setting.chart_rows, setting.chart_columns))
            for turns, offsets in enumerate(setting.patterns[side]):
                for marking, offset in enumerate(offsets):
                    setting.offsets[(side * ROTATIONS + turns) * MOST_MARKINGS + marking] = offset


def shape_of(reader: Reader, entry: dict[str, Any], edge: int) -> tuple[int, int]:
    """Rows and columns of all charts; turned, they must fit into the sky as well."""
    rows = entry.get(COLOURS[0])
    height = len(rows) if isinstance(rows, list) else 0
    width = len(rows[0]) if isinstance(rows, list) and rows and isinstance(rows[0], str) else 0
    if not (1 <= height <= edge and 1 <= width <= edge and height * width >= 2):
        raise reader.pack.wrong(
            f"a chart is a list of 1 to {edge} rows of 1 to {edge} holes, at least two in all", "chart", 0, COLOURS[0]
        )
    return height, width


def corners_of(rows: int, columns: int, height: int, width: int) -> tuple[int, ...]:
    """For each quarter turn a bit per hole on which the corner of such a chart can lie."""
    sizes = ((height, width), (width, height)) * 2
    return tuple(sum(1 << hole for hole in rectangle(rows - high + 1, columns - wide + 1)) for high, wide in sizes)


def corner_counts(setting: Setting) -> list[tuple[int, int]]:
    """For each quarter turn the rows and columns of such holes."""
    height, width = setting.chart_rows, setting.chart_columns
    upright = (setting.rows - height + 1, setting.columns - width + 1)
    return [upright, (setting.rows - width + 1, setting.columns - height + 1)] * 2


def read_side(
    reader: Reader, entry: dict[str, Any], name: str, index: int, shape: tuple[int, int]
) -> list[tuple[int, int]]:
    """The cells of the markings on one side of a chart."""
    rows = entry.get(name)
    height, width = shape
    if not isinstance(rows, list) or len(rows) != height:
        raise reader.pack.wrong(f"must be a list of {height} rows, as in the first chart", "chart", index, name)
    for row in rows:
        if not isinstance(row, str) or len(row) != width or set(row) - {MARKING, HOLE}:
            raise reader.pack.wrong(
                f"holds {row!r}; a row is {width} times {HOLE} (a hole) or {MARKING} (a hole with a marking)",
                "chart",
                index,
                name,
            )
    cells = [(row, column) for row in range(height) for column in range(width) if rows[row][column] == MARKING]
    if not 2 <= len(cells) <= MOST_MARKINGS:
        raise reader.pack.wrong(f"must have 2 to {MOST_MARKINGS} markings, not {len(cells)}", "chart", index, name)
    return cells


def patterns_of(cells: Sequence[tuple[int, int]], rows: int, columns: int) -> Patterns:
    """The markings as distances from the chart's corner, for each quarter turn clockwise."""
    found = []
    for _ in range(ROTATIONS):
        found.append(tuple(sorted(row * SIDE + column for row, column in cells)))
        cells = [(column, rows - 1 - row) for row, column in cells]
        rows, columns = columns, rows
    return tuple(found)


# --- the path and the die ----------------------------------------------------


def read_path(reader: Reader, setting: Setting, length: Any) -> None:
    """The printed path, or one of another length with its planets at the same shares of the way."""
    path = reader.table("path")
    fields = reader.number(path, "fields", 8, MOST_FIELDS, "path")
    setting.fields = fields if length == "box" else int(length)
    for index, entry in enumerate(reader.tables("planet", 1, fields)):
        printed = reader.number(entry, "field", 0, fields - 1, "planet", index)
        field = printed * setting.fields // fields
        if setting.planet_at[field] != NO_PLANET:
            raise reader.pack.wrong(f"field {printed} has a planet already", "planet", index, "field")
        setting.planet_at[field] = reader.word(entry, "colour", COLOURS, "planet", index)
    if setting.planet_at[0] == NO_PLANET:
        raise reader.pack.wrong("the start, field 0, is a planet field", "planet", 0, "field")


def read_die(reader: Reader, setting: Setting) -> None:
    faces = reader.tables("face", 2, MOST_FACES)
    setting.faces = len(faces)
    for index, entry in enumerate(faces):
        if "planet" in entry:
            if "black" in entry or "hollow" in entry:
                raise reader.pack.wrong("a face shows pips or a planet", "face", index, "planet")
            setting.rolled_planet[index] = reader.word(entry, "planet", COLOURS, "face", index)
        else:
            setting.black[index] = reader.number(entry, "black", 0, 6, "face", index)
            setting.hollow[index] = reader.number(entry, "hollow", 0, 6, "face", index)
    if not any(setting.black[index] for index in range(setting.faces)):
        raise reader.pack.wrong("some face must move a rocket: it needs black pips", "face", 0, "black")


# --- time, and who speaks when nobody is there -------------------------------


def read_time(reader: Reader, setting: Setting, options: Options) -> None:
    hourglass = reader.table("hourglass")
    seconds = reader.number(hourglass, "seconds", 1, 600, "hourglass")
    setting.hourglass = 1000 * (seconds if options["hourglass"] == "box" else int(options["hourglass"]))
    setting.runs = {level: reader.number(hourglass, level, 1, 9, "hourglass") for level in META.levels}
    pace = reader.table("pace")
    setting.stop = 1000 * reader.number(pace, "stop", 1, 30, "pace")
    setting.countdown = 1000 * reader.number(pace, "countdown", 1, 30, "pace")
    setting.call_off = 1000 * reader.number(pace, "call_off", 1, 50, "pace")
    setting.super_limit = 1000 * int(options["super_limit"])
    setting.twinkle_limit = 1000 * int(options["twinkle_seconds"])
    shower = reader.table("shower")
    setting.vote_after = reader.number(shower, "vote", 1, 20, "shower")
    setting.shower_after = reader.number(shower, "automatic", setting.vote_after, 50, "shower")


def read_simulation(reader: Reader, setting: Setting) -> None:
    weights = reader.table("simulation")

    def weight(field: str) -> int:
        return reader.number(weights, field, 1, 1000, "simulation")

    setting.in_time = weight("in_time")
    setting.too_late = weight("too_late")
    setting.put_down = weight("put_down")
    setting.left_lying = weight("left_lying")
    setting.claim = weight("claim")
    setting.nobody_claims = weight("nobody_claims")
    setting.twinkle = weight("twinkle")
    setting.twinkle_too_late = weight("twinkle_too_late")


SEARCHERS = ("child", "grown-up", "eagle")


def read_searchers(reader: Reader) -> None:
    """What the bots read themselves; here it is only checked."""
    entries = reader.tables("searcher", len(SEARCHERS), len(SEARCHERS))
    for index, entry in enumerate(entries):
        if entry.get("name") != SEARCHERS[index]:
            raise reader.pack.wrong(f"must be {SEARCHERS[index]!r}", "searcher", index, "name")
        reader.measure(entry, "over_the_sky", 0.1, 100, "searcher", index)
        reader.measure(entry, "from_the_hand", 0.1, 100, "searcher", index)
        reader.measure(entry, "starts_after", 0, 60, "searcher", index)
        reader.number(entry, "overlooks", 0, 95, "searcher", index)
        reader.number(entry, "slips", 0, 100, "searcher", index)
