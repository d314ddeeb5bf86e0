"""Data packs: one that breaks a rule is refused with line, field and reason; a good one is really played."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest

from cosmodrome import Rng
from cosmodrome.bots import find
from cosmodrome.core.data_pack import built_in_text, parse
from cosmodrome.core.errors import BadPack
from cosmodrome.games import load
from cosmodrome.games.star_search.engine.state import StarSearch
from tests.contract.conformance import check_table
from tests.games.star_search import invariants
from tests.games.star_search.table import sky_rows
from tests.support.pack_drafts import Draft

TEXT = built_in_text("star_search")


def changed(table: str, index: int | None, field: str, value: str) -> str:
    """The built-in pack with one field of one table replaced; lists over several lines are replaced whole."""
    header = re.compile(rf"^\[{{1,2}}{re.escape(table)}\]{{1,2}}$", re.MULTILINE)
    starts = [found.end() for found in header.finditer(TEXT)]
    start = starts[index or 0]
    following = re.compile(r"^\[", re.MULTILINE).search(TEXT, start)
    end = following.start() if following else len(TEXT)
    body = TEXT[start:end]
    pattern = re.compile(rf"^{re.escape(field)} = (\[\n.*?^\]|[^\n]*)$", re.MULTILINE | re.DOTALL)
    assert pattern.search(body) or field not in body
    replaced = pattern.sub(f"{field} = {value}", body) if pattern.search(body) else f"\n{field} = {value}{body}"
    return TEXT[:start] + replaced + TEXT[end:]


def test_the_built_in_pack_is_a_pack_that_an_owner_may_load() -> None:
    assert load("star_search", parse(TEXT, "star_search")).data == load("star_search").data


FIELDS: list[tuple[str, int | None, str, str, str]] = [
    ("stars", None, "yellow", "80", "from 6 to"),
    ("stars", None, "yellow", "true", "not True"),
    ("stars", None, "fixed", "2", "from 1 to 1"),
    ("sky", None, "rows", "11", "from 5 to 10, not 11"),
    ("sky", None, "columns", "4", "from 5 to 10, not 4"),
    ("sky", None, "missing", '"A1"', "a list of holes"),
    ("sky", None, "missing", '["J1"]', "no place of the sky"),
    ("sky", None, "missing", "[1]", "no place of the sky"),
    ("sky", None, "missing", '["E5"]', "a hole of the sky such as E5"),
    ("setup", None, "fixed_star", '"J1"', "a hole of the sky"),
    ("setup", None, "fixed_star", '"middle"', "a hole of the sky"),
    ("setup", None, "fixed_star", "44", "a hole of the sky"),
    ("setup", None, "blocks", "[3]", "above and beside"),
    ("setup", None, "blocks", "[0, 3]", "above and beside"),
    ("setup", None, "blocks", "[7, 7]", "30 stars cannot be shared by more blocks"),
    ("path", None, "fields", "7", "from 8 to 60, not 7"),
    ("planet", 1, "field", "24", "from 0 to 23, not 24"),
    ("planet", 1, "field", "12", "has a planet already"),
    ("planet", 0, "field", "1", "the start, field 0"),
    ("planet", 1, "colour", '"green"', "one of red, blue, not 'green'"),
    ("face", 0, "black", "7", "from 0 to 6, not 7"),
    ("face", 0, "hollow", "-1", "not -1"),
    ("face", 4, "planet", '"green"', "one of red, blue"),
    ("face", 0, "planet", '"red"', "pips or a planet"),
    ("chart", 0, "red", '["o.", ".o"]', "a list of 2 rows"),
    ("chart", 1, "red", '["o..", ".o.", "..."]', "a list of 4 rows"),
    ("chart", 1, "blue", '["....", "....", "....", "...o"]', "2 to 6 markings, not 1"),
    ("chart", 1, "blue", '["oooo", "ooo.", "....", "...."]', "2 to 6 markings, not 7"),
    ("chart", 2, "blue", '["o.x.", "....", "....", "...o"]', "holds 'o.x.'"),
    ("chart", 2, "blue", '["o.o", "....", "....", "...o"]', "holds 'o.o'"),
    ("chart", 0, "red", '"o..o"', "a list of 1 to 9 rows of 1 to 9 holes"),
    ("variations", None, "rudi_laps", "0", "from 1 to 4, not 0"),
    ("hourglass", None, "seconds", "0", "from 1 to 600, not 0"),
    ("hourglass", None, "easy", "10", "from 1 to 9, not 10"),
    ("pace", None, "stop", "0", "from 1 to 30"),
    ("pace", None, "call_off", "60", "from 1 to 50"),
    ("shower", None, "automatic", "1", "from 2 to 50, not 1"),
    ("simulation", None, "in_time", "0", "from 1 to 1000"),
    ("searcher", 0, "name", '"baby"', "must be 'child'"),
    ("searcher", 0, "over_the_sky", "0", "from 0.1 to 100"),
    ("searcher", 1, "overlooks", "96", "from 0 to 95"),
    ("searcher", 2, "slips", "2.5", "from 0 to 100"),
    ("sky", None, "provenance", '"guessed"', "one of rulebook, public, inferred, reconstructed"),
]


@pytest.mark.parametrize(("table", "index", "field", "value", "reason"), FIELDS)
def test_a_field_that_breaks_a_rule_is_refused_by_line_field_and_reason(
    table: str, index: int | None, field: str, value: str, reason: str
) -> None:
    with pytest.raises(BadPack) as caught:
        load("star_search", parse(changed(table, index, field, value), "star_search"))
    assert reason in str(caught.value)
    assert caught.value.line is not None


def test_a_block_that_is_too_small_for_its_share_is_refused() -> None:
    text = TEXT.replace("yellow = 29", "yellow = 60").replace("blocks = [3, 3]", "blocks = [9, 5]")
    with pytest.raises(BadPack, match="too small for 2 stars"):
        load("star_search", parse(text, "star_search"))


def test_a_missing_table_is_refused() -> None:
    with pytest.raises(BadPack, match=r"needs a table \[sky\]"):
        load("star_search", Draft("star_search").drop_table("sky").pack())
    few = Draft("star_search")
    for _ in range(3):
        few.drop_table("chart", 0)
    with pytest.raises(BadPack, match="4 to 12 of them"):
        load("star_search", few.pack())


SIDE = re.compile(r"^(red|blue) = \[\n.*?^\]$", re.MULTILINE | re.DOTALL)
SMALL_CHARTS = SIDE.sub(lambda found: f'{found[1]} = ["o.o", "...", "o.."]', TEXT)


@pytest.mark.parametrize(
    ("rows", "columns", "fixed", "blocks"), [(10, 10, "E5", "[2, 2]"), (7, 7, "D4", "[3, 2]"), (8, 10, "D5", "[2, 5]")]
)
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
@pytest.mark.parametrize("text", [TEXT, SMALL_CHARTS], ids=["4x4", "3x3"])
def test_other_skies_and_charts_are_used_in_play(
    rows: int, columns: int, fixed: str, blocks: str, variation: str, text: str
) -> None:
    text = text.replace("rows = 9\ncolumns = 9", f"rows = {rows}\ncolumns = {columns}")
    text = text.replace('fixed_star = "E5"\nblocks = [3, 3]', f'fixed_star = "{fixed}"\nblocks = {blocks}')
    text = text.replace("fields = 24", "fields = 30")
    game = load("star_search", parse(text, "star_search"))
    state = game.new(3, {"variation": variation})
    assert isinstance(state, StarSearch)
    rng = Rng(9)
    nodes = 0
    while not state.is_terminal() and nodes < 1500:
        invariants.check(state)
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
        nodes += 1
    assert len(sky_rows(state)) == rows
    assert {len(row) for row in sky_rows(state)} == {columns}
    assert state.setting.fields == 30
    assert str(state)
    assert state.svg()


def test_options_for_path_and_hourglass_override_the_pack() -> None:
    text = TEXT.replace("fields = 24", "fields = 30").replace("seconds = 20\n", "seconds = 25\n")
    game = load("star_search", parse(text, "star_search"))
    box = game.new(2)
    other = game.new(2, {"path": 20, "hourglass": 45})
    assert isinstance(box, StarSearch)
    assert isinstance(other, StarSearch)
    assert (box.setting.fields, box.setting.hourglass) == (30, 25_000)
    assert (other.setting.fields, other.setting.hourglass) == (20, 45_000)


# --- skies with missing holes, charts that are not square ---------------------

ROUND = ["A1", "A2", "B1", "A8", "A9", "B9", "H1", "I1", "I9"]
ROUND_SKY = TEXT.replace("rows = 9\ncolumns = 9", f"rows = 9\ncolumns = 9\nmissing = {ROUND}")
WIDE_CHARTS = SIDE.sub(lambda found: f'{found[1]} = ["o..o.", ".o...", "...o."]', TEXT)
TALL_CHARTS = SIDE.sub(lambda found: f'{found[1]} = ["o.", "..", ".o", "..", "o.", "..", ".o"]', TEXT)
NARROW_CHARTS = SIDE.sub(lambda found: f'{found[1]} = ["o..oo"]', TEXT)
BOTH = SIDE.sub(lambda found: f'{found[1]} = ["o..o.", ".o...", "...o."]', ROUND_SKY)
SHAPES = {"round sky": ROUND_SKY, "wide": WIDE_CHARTS, "tall": TALL_CHARTS, "narrow": NARROW_CHARTS, "both": BOTH}
every_shape = pytest.mark.parametrize("text", list(SHAPES.values()), ids=list(SHAPES))


@every_shape
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
@pytest.mark.parametrize("fixed_star", ["centre", "elsewhere"])
def test_random_games_with_other_shapes_keep_the_invariants(text: str, variation: str, fixed_star: str) -> None:
    game = load("star_search", parse(text, "star_search"))
    rng = Rng(5)
    for players in (2, 4):
        state = game.new(players, {"variation": variation, "fixed_star": fixed_star})
        assert isinstance(state, StarSearch)
        nodes = 0
        while not state.is_terminal():
            if nodes % 10 == 0:
                invariants.check(state)
                assert state.sky() & ~sum(1 << hole for hole in state.setting.holes) == 0, "a star without a hole"
            state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
            nodes += 1


@every_shape
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
def test_game_with_other_shapes_passes_the_conformance_test(text: str, variation: str) -> None:
    game = load("star_search", parse(text, "star_search"))
    check_table(game, 3, game.meta.check_options({"variation": variation, "fixed_star": "elsewhere"}))


@every_shape
def test_bots_search_and_pictures_are_drawn_with_other_shapes(text: str) -> None:
    game = load("star_search", parse(text, "star_search"))
    state = game.new(3)
    bot = find(game, "eagle")
    rng = Rng(2)
    for node in range(300):
        if state.is_terminal():
            break
        if node % 15 == 0:
            assert str(state)
            ElementTree.fromstring(state.svg())
        state.apply(state.sample(rng) if state.is_chance() else bot.choose(state, rng))


def test_a_turned_chart_lies_within_the_sky() -> None:
    """A chart of three by five holes fits into 7 by 5 places upright, and into 5 by 7 after a quarter turn."""
    game = load("star_search", parse(WIDE_CHARTS, "star_search"))
    state = game.new(2)
    assert isinstance(state, StarSearch)
    setting = state.setting
    assert [setting.anchor_rows[turns] for turns in range(4)] == [7, 5, 7, 5]
    assert [setting.anchor_columns[turns] for turns in range(4)] == [5, 7, 5, 7]
    for turns, offsets in enumerate(setting.patterns[0]):
        rows, columns = (3, 5) if turns % 2 == 0 else (5, 3)
        assert all(offset // 10 < rows and offset % 10 < columns for offset in offsets)


def test_a_star_never_twinkles_to_a_place_without_a_hole() -> None:
    state = load("star_search", parse(ROUND_SKY, "star_search")).new(2)
    assert isinstance(state, StarSearch)
    rng = Rng(3)
    while state.game.prompt(state) != "twinkle" or state.is_chance():
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    holes = {action["hole"] for action in map(state.game.to_json, state.legal_actions()) if "hole" in action}
    assert holes
    assert not holes & set(ROUND)
    assert state.view(None)["sky"][0].startswith("  ")
