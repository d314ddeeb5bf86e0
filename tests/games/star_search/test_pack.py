"""Data packs: one that breaks a rule is refused with line, field and reason; a good one is really played."""

from __future__ import annotations

import re

import pytest

from cosmodrome import Rng
from cosmodrome.core.errors import BadPack
from cosmodrome.core.pack import built_in_text, parse
from cosmodrome.games import load
from cosmodrome.games.star_search.state import StarSearch
from tests.games.star_search import laws
from tests.games.star_search.table import sky_rows

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
    ("chart", 0, "red", '"o..o"', "a square of 2 to 9 rows"),
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
        load("star_search", parse(TEXT.replace("[sky]", "[heaven]"), "star_search"))
    with pytest.raises(BadPack, match="4 to 12 of them"):
        load("star_search", parse(TEXT.replace("[[chart]]", "[[map]]", 3), "star_search"))


SIDE = re.compile(r"^(red|blue) = \[\n.*?^\]$", re.MULTILINE | re.DOTALL)
SMALL_CHARTS = SIDE.sub(lambda found: f'{found[1]} = ["o.o", "...", "o.."]', TEXT)


@pytest.mark.parametrize(
    ("rows", "columns", "fixed", "blocks"), [(10, 10, "E5", "[2, 2]"), (7, 7, "D4", "[3, 2]"), (8, 10, "D5", "[2, 5]")]
)
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
@pytest.mark.parametrize("text", [TEXT, SMALL_CHARTS], ids=["4x4", "3x3"])
def test_other_skies_and_charts_are_really_played(
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
        laws.check(state)
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
        nodes += 1
    assert len(sky_rows(state)) == rows
    assert {len(row) for row in sky_rows(state)} == {columns}
    assert state.setting.fields == 30
    assert str(state)
    assert state.svg()


def test_the_options_for_path_and_hourglass_go_before_the_pack() -> None:
    text = TEXT.replace("fields = 24", "fields = 30").replace("seconds = 20\n", "seconds = 25\n")
    game = load("star_search", parse(text, "star_search"))
    box = game.new(2)
    other = game.new(2, {"path": 20, "hourglass": 45})
    assert isinstance(box, StarSearch)
    assert isinstance(other, StarSearch)
    assert (box.setting.fields, box.setting.hourglass) == (30, 25_000)
    assert (other.setting.fields, other.setting.hourglass) == (20, 45_000)
