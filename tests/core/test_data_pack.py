"""Packs of facts: read, checked at the head, and errors that name the line."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

from cosmodrome import BadInput, BadPack, load
from cosmodrome.core.data_pack import Pack, built_in, built_in_text, line_of, parse, read
from cosmodrome.games import metas

SOURCE = """\
format = "cosmodrome-pack/1"
game = "tin"
name = "Mine"

[die]
count = 6  # all of them

[[space]]
number = 0

[[space]] # the second
number = 1
moons = [
    2,
    1,
]

[planet.paw]
points = 3
"""


@pytest.mark.parametrize(
    ("table", "index", "field", "line"),
    [
        ("game", None, "", 2),
        ("die", None, "", 5),
        ("die", None, "count", 6),
        ("die", None, "faces", 5),
        ("space", 0, "number", 9),
        ("space", 1, "number", 12),
        ("space", 1, "moons", 13),
        ("space", 0, "moons", 8),
        ("space", 2, "", None),
        ("planet.paw", None, "points", 19),
        ("mission", None, "", None),
    ],
)
def test_a_field_is_found_by_its_line(table: str, index: int | None, field: str, line: int | None) -> None:
    assert line_of(SOURCE, table, index, field) == line


def test_without_its_text_a_pack_has_no_lines() -> None:
    assert line_of("", "die", None, "count") is None


def test_an_error_names_line_and_field() -> None:
    error = parse(SOURCE, "tin").wrong("must be odd", "space", 1, "number")
    assert isinstance(error, BadPack)
    assert str(error) == "line 12, space[1].number: must be odd"
    assert (error.line, error.field, error.reason) == (12, "space[1].number", "must be odd")
    assert str(Pack({}).wrong("is missing", "die")) == "die: is missing"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("format = ", "the pack is not TOML"),
        (SOURCE.replace("pack/1", "pack/2"), 'line 1, format: must be "cosmodrome-pack/1"'),
        (SOURCE.replace("format", "form"), 'format: must be "cosmodrome-pack/1"'),
        (SOURCE.replace('"tin"', '"mlem"'), 'line 2, game: must be "tin"'),
        (SOURCE.replace('game = "tin"', ""), 'game: must be "tin"'),
    ],
)
def test_a_pack_with_a_wrong_head_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse(text, "tin")
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a." * 60_000 + "a = 1", "line 1 of the pack: a key has at most 8 dots"),
        ("x = 1\n[" + "a." * 60_000 + "a]", "line 2 of the pack: a key has at most 8 dots"),
        ("x = { " + "a." * 60_000 + "a = 1 }", "line 1 of the pack: a key has at most 8 dots"),
        ('x = [{ y."b" = 1, ' + "'a'." * 9 + "a = 1 }]", "line 1 of the pack: a key has at most 8 dots"),
        ('x = "' + '\\"' * 60_000 + "a." * 9, "the pack is not TOML: "),
        ("a = " + "[" * 60_000, "the pack is not TOML: "),
        ("a = " + "9" * 5_000, "the pack is not TOML: "),
    ],
    ids=["key", "header", "inline table", "quoted keys", "open string", "lists", "number"],
)
def test_pack_made_to_keep_the_parser_busy_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput, match=re.escape(sentence)):
        parse(text, "mlem")


@pytest.mark.parametrize(
    "line",
    [
        "a = '1.2.3.4.5.6.7.8.9.10.11'",
        'a = ["..", "........"]',
        "a = 1 # ..........",
        "a = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0]",
    ],
)
def test_pack_with_dots_that_are_not_in_a_key_is_parsed(line: str) -> None:
    with pytest.raises(BadInput, match='must be "cosmodrome-pack/1"'):
        parse(line, "mlem")


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot read the pack .*absent\.toml"):
        read(tmp_path / "absent.toml", "mlem")
    with pytest.raises(BadInput, match="cannot read the pack"):
        read(tmp_path, "mlem")
    (tmp_path / "latin.toml").write_bytes("name = 'é'".encode("latin-1"))
    with pytest.raises(BadInput, match=r"latin\.toml is not UTF-8"):
        read(tmp_path / "latin.toml", "mlem")


@pytest.mark.parametrize("name", list(metas()))
def test_the_built_in_pack_is_a_pack_that_an_owner_could_load(name: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(built_in_text(name), encoding="utf-8")
    mine = read(file, name)
    assert mine.data == built_in(name).data
    assert mine.digest == built_in(name).digest
    assert not mine.is_built_in
    assert load(name, mine) == load(name)
    assert built_in(name) is built_in(name)


def test_digest_depends_on_every_fact_but_not_on_their_order() -> None:
    assert Pack({"a": 1, "b": 2}).digest == Pack({"b": 2, "a": 1}).digest
    assert Pack({"a": 1, "b": 2}).digest != Pack({"a": 1, "b": 3}).digest


def test_games_with_different_packs_are_not_equal() -> None:
    mine = load("mlem", parse(built_in_text("mlem").replace("commander = 7", "commander = 8"), "mlem"))
    assert mine != load("mlem")
    assert mine.new(2) != load("mlem").new(2)
    line = mine.to_text(mine.new(2))
    assert f"pack={mine.pack.digest[:12]}" in line
    assert mine.from_text(line) == mine.new(2)
    with pytest.raises(BadInput, match="another data pack"):
        load("mlem").from_text(line)


def test_state_with_an_owners_pack_can_be_pickled() -> None:
    mine = load("mlem", parse(built_in_text("mlem").replace("commander = 7", "commander = 8"), "mlem"))
    state = pickle.loads(pickle.dumps(mine.new(2)))
    assert state == mine.new(2)
    assert state.game.data["deep_space"]["commander"] == 8
    assert pickle.loads(pickle.dumps(load("mlem"))) is load("mlem")


@pytest.mark.parametrize("number", ["nan", "-inf", "1e308", "0x" + "f" * 5_000, str(1 << 63)])
@pytest.mark.parametrize("game_id", list(metas()))
def test_pack_with_a_number_out_of_range_is_refused(game_id: str, number: str) -> None:
    text = built_in_text(game_id)
    places = list(re.finditer(r"(?m)^\w+ = (\d+)", text))
    assert places
    for place in (places[0], places[len(places) // 2], places[-1]):
        changed = text[: place.start(1)] + number + text[place.end(1) :]
        with pytest.raises(BadInput):
            load(game_id, pack=parse(changed, game_id))


@pytest.mark.parametrize("points", [float("nan"), float("inf"), 1e308, 0.25, -1])
def test_leaving_earth_pack_with_impossible_points_is_refused(points: float) -> None:
    data = dict(built_in("leaving_earth").data)
    data["mission"] = [{**data["mission"][0], "points": points}, *data["mission"][1:]]
    with pytest.raises(BadPack, match="points"):
        load("leaving_earth", pack=Pack(data))
