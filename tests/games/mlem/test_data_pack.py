"""Data packs: one that breaks a rule of the mat is refused with line, field and reason; a good one is really played."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.core.data_pack import built_in_text, parse, read
from cosmodrome.core.errors import BadInput, BadPack
from cosmodrome.games import load
from tests.games.mlem.table import (
    Draft,
    arrive,
    bonuses,
    drawing,
    expedition,
    flights,
    fly,
    fresh,
    land,
    landings,
    lay_explorations,
    legal,
    owner,
    points,
    refused_flight,
    roll,
    start,
    table,
)


def refused(draft: Draft) -> BadPack:
    with pytest.raises(BadPack) as caught:
        load("mlem", draft.pack())
    return caught.value


def test_the_built_in_pack_is_a_pack_that_an_owner_may_load() -> None:
    game = load("mlem", parse(built_in_text("mlem"), "mlem"))
    assert game.data == load("mlem").data


# --- a field that breaks a rule ----------------------------------------------

FIELDS: list[tuple[str, int | None, str, str, str]] = [
    # dice
    ("die", None, "count", "7", "from 1 to 6, not 7"),
    ("die", None, "count", "0", "from 1 to 6, not 0"),
    ("die", None, "faces", "[1, 2, 3, 4]", "a list of 6 faces"),
    ("die", None, "faces", "[1, 2, 2, 3, 4, 5]", "a face is 1, 2, 3, 4"),
    ("die", None, "faces", "[true, 2, 2, 3, 4, 1]", "holds True"),
    # the track
    ("mat", None, "first_landing", "0", "from 1 to 25, not 0"),
    ("mat", None, "satellite", "6", "from 1 to 5, not 6"),
    ("mat", None, "satellite", '"three"', "not 'three'"),
    ("space", 12, "symbols", "[]", "a list of 1 to 5 faces"),
    ("space", 12, "symbols", '"1 4"', "a list of 1 to 5 faces"),
    ("space", 12, "symbols", "[1, 6]", "holds 6"),
    ("space", 12, "symbols", '[1, "comet"]', "holds 'comet'"),
    ("space", 12, "symbols", "[1, 1]", "twice"),
    ("space", 12, "afterburner", "2", "does not show the symbol"),
    ("space", 9, "afterburner", "0", "from 1 to 6, not 0"),
    ("space", 9, "afterburner", "7", "from 1 to 6, not 7"),
    ("space", 9, "afterburner", "true", "not True"),
    ("space", 9, "afterburner", "1.5", "not 1.5"),
    ("space", 4, "number", "5", "numbered in order, this one is 4"),
    # moons
    ("space", 5, "moons", "[2, 1]", "no moons below space 6"),
    ("space", 6, "moons", "[1, 2]", "best moon first"),
    ("space", 6, "moons", "[]", "a list of 1 to 7 numbers"),
    ("space", 6, "moons", "[8, 7, 6, 5, 4, 3, 2, 1]", "a list of 1 to 7 numbers"),
    ("space", 6, "moons_of", "9", "moons of its own or those of another one"),
    ("space", 7, "moons_of", "8", "space 8 has no moons that could be shared"),
    ("space", 7, "moons_of", "5", "from 6 to 25, not 5"),
    ("space", 4, "moons_of", "6", "space 6 has no moons that could be shared"),
    ("space", 6, "moons", "[51]", "holds 51"),
    ("space", 6, "moons", "[-1]", "holds -1"),
    # planets
    ("planet", 2, "points", "[5, 3]", "a list of 3 numbers"),
    ("planet", 2, "points", "[2, 3, 5]", "must not rise"),
    ("planet", 2, "points", "[99, 3, 2]", "holds 99"),
    ("planet", 2, "spaces", "[]", "a list of 1 to"),
    ("planet", 2, "spaces", "[5, 15, 16]", "holds 5"),
    ("planet", 2, "spaces", "[15, 16, 26]", "holds 26"),
    ("planet", 2, "spaces", "[12, 15, 16]", "space 12 already has a planet"),
    ("planet", 2, "name", '""', "a name of its own"),
    ("planet", 2, "name", '"paw"', "a name of its own"),
    # scores
    ("deep_space", None, "commander", "-7", "from 0 to 50, not -7"),
    ("deep_space", None, "others", "51", "from 0 to 50, not 51"),
    ("failures", None, "count", "0", "from 1 to 30, not 0"),
    ("goals", None, "points", "51", "from 0 to 50, not 51"),
    ("goals", None, "four_moons", "9", "from 1 to 8, not 9"),
    # UFO
    ("ufo", None, "start", "27", "from 0 to 26, not 27"),
    ("ufo", None, "tokens", "[]", "a list of 1 to 20 numbers"),
    ("expedition_token", 0, "ufo", "-1", "not -1"),
    ("expedition_token", 0, "dice", "7", "from 1 to 6, not 7"),
    ("expedition_token", 0, "ability", '"warp"', "one of extra_dice, keep_dice, reroll, not 'warp'"),
    ("expedition_token", 0, "ability", '"none"', "one of extra_dice, keep_dice, reroll, not 'none'"),
    ("expedition_token", 0, "extra", "[]", "a list of 1 to 4 faces"),
    ("expedition_token", 2, "extra", "[1]", "only extra_dice"),
    # explorations
    ("explorations", None, "open", "0", "not 0"),
    ("explorations", None, "tunnel", "0", "not 0"),
    ("exploration_token", 0, "space", "26", "there is no space 26"),
    ("exploration_token", 0, "space", "0", "there is no space 0"),
    ("exploration_token", 0, "space", '"6"', "there is no space '6'"),
    ("exploration_token", 0, "effect", '"wormhole"', "one of points, die, tunnel, not 'wormhole'"),
    ("exploration_token", 2, "points", "51", "from 0 to 50, not 51"),
    # missions
    ("missions", None, "deal", "5", "from 1 to 4, not 5"),
    ("missions", None, "keep", "5", "from 1 to 4, not 5"),
    ("missions", None, "points", "[2, 5, 10]", "a list of 4 numbers"),
    ("mission", 0, "kind", '"comet"', "one of moon, planet, not 'comet'"),
    ("mission", 0, "spaces", "[7]", "there is no moon at space 7"),
    ("mission", 0, "spaces", "[5]", "there is no moon at space 5"),
    ("mission", 0, "spaces", "[6, 26]", "there is no moon at space 26"),
    ("mission", 1, "spaces", "[6]", "there is no planet at space 6"),
    ("mission", 0, "copies", "4", "from 1 to 3, not 4"),
    ("mission", 0, "copies", "1", "five players need 20 tokens, there are 19"),
    # honesty
    ("space", 12, "provenance", '"certain"', "one of rulebook, public, inferred, reconstructed"),
    ("ufo", None, "provenance", '"certain"', "one of rulebook, public, inferred, reconstructed"),
]


@pytest.mark.parametrize(("name", "index", "field", "value", "reason"), FIELDS)
def test_a_field_that_breaks_a_rule_is_refused_with_line_field_and_reason(
    name: str, index: int | None, field: str, value: str, reason: str
) -> None:
    draft = Draft().set(name, index, field, value)
    error = refused(draft)
    assert error.field == f"{name}{'' if index is None else f'[{index}]'}.{field}"
    assert error.line == draft.line(name, index, field)
    assert reason in error.reason
    assert str(error) == f"line {error.line}, {error.field}: {error.reason}"


@pytest.mark.parametrize(
    ("name", "index", "field", "reason"),
    [
        ("space", 12, "symbols", "must be a list of 1 to 5 faces"),
        ("space", 12, "number", "not None"),
        ("space", 9, "afterburner", "must be a whole number from 1 to 6"),
        ("planet", 2, "points", "must be a list of 3 numbers"),
        ("planet", 2, "spaces", "must be a list of"),
        ("planet", 2, "name", "needs a name"),
        ("mat", None, "satellite", "not None"),
        ("expedition_token", 0, "extra", "must be a list of 1 to 4 faces"),
        ("exploration_token", 0, "space", "there is no space None"),
        ("exploration_token", 2, "points", "not None"),
        ("goals", None, "two_deep_space", "not None"),
        ("mission", 3, "copies", "not None"),
        ("space", 12, "provenance", "must be one of rulebook"),
    ],
)
def test_a_missing_field_is_refused_with_the_line_of_its_table(
    name: str, index: int | None, field: str, reason: str
) -> None:
    draft = Draft().drop(name, index, field)
    error = refused(draft)
    assert error.field == f"{name}{'' if index is None else f'[{index}]'}.{field}"
    assert error.line == draft.header(name, index)
    assert reason in error.reason


def test_a_comment_behind_a_header_does_not_mislead_about_the_line() -> None:
    draft = Draft().drop("die", None, "provenance")
    draft.lines[draft.header("mat") - 1] = "[mat] # spaces and satellite"
    assert refused(draft).line == draft.header("die")


def test_a_space_that_no_face_of_the_die_fits_is_refused() -> None:
    draft = Draft().set("die", None, "faces", "[1, 1, 2, 2, 2, 4]")
    error = refused(draft)
    assert error.field == "space[20].symbols"
    assert error.line == draft.line("space", 20, "symbols")
    assert "no face of the die fits" in error.reason


def test_a_crew_of_another_size_than_eight_is_refused() -> None:
    assert refused(Draft().set("crew", None, "astronauts", "7")).field == "crew.astronauts"


# --- a whole table that is missing -------------------------------------------


@pytest.mark.parametrize("name", ["die", "mat", "deep_space", "goals", "failures", "ufo", "explorations", "missions"])
def test_a_missing_table_is_refused(name: str) -> None:
    error = refused(Draft().drop_table(name))
    assert error.field == name
    assert error.reason == f"the pack needs a table [{name}]"


@pytest.mark.parametrize("name", ["space", "planet", "expedition_token", "exploration_token", "mission"])
def test_a_missing_list_of_tables_is_refused(name: str) -> None:
    draft = Draft()
    for _ in load("mlem").data[name]:
        draft.drop_table(name, 0)
    error = refused(draft)
    assert error.field == name
    assert error.reason == f"the pack needs a list of tables [[{name}]]"


def test_a_list_where_a_table_belongs_is_refused() -> None:
    draft = Draft().drop_table("die")
    draft.lines.insert(draft.header("mat") - 1, "[[die]]")
    error = refused(draft)
    assert (error.field, error.line) == ("die", draft.header("die", 0))


def test_too_few_spaces_are_refused() -> None:
    draft = Draft()
    for _ in range(20):
        draft.drop_table("space", 6)
    assert refused(draft).reason == "there must be 8 to 40 of them, not 6"


# --- a file that is no pack at all -------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "reason"),
    [('format = "cosmodrome-pack/2"', "format", "cosmodrome-pack/1"), ('game = "chess"', "game", "mlem")],
)
def test_a_wrong_format_or_game_is_refused(line: str, field: str, reason: str) -> None:
    draft = Draft()
    number = next(n for n, old in enumerate(draft.lines, 1) if old.startswith(f"{field} ="))
    draft.lines[number - 1] = line
    with pytest.raises(BadPack) as caught:
        draft.pack()
    assert (caught.value.field, caught.value.line) == (field, number)
    assert reason in caught.value.reason


def test_text_that_is_not_toml_is_refused_with_the_line() -> None:
    with pytest.raises(BadInput, match=r"the pack is not TOML: .*line 2"):
        parse("[[space]]\nnumber = = 3\n", "mlem")


def test_missing_or_unreadable_file_is_refused(tmp_path: Path) -> None:
    picture = tmp_path / "mat.jpg"
    picture.write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(BadInput, match="not UTF-8"):
        read(picture, "mlem")
    with pytest.raises(BadInput, match="cannot read the pack"):
        read(tmp_path / "missing.toml", "mlem")


def test_a_pack_is_read_from_a_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(Draft().set("deep_space", None, "commander", "9").text, encoding="utf-8")
    state = table(pack=read(mine, "mlem"))
    arrive(state, 26)
    assert points(state) == [9, 5]


# --- an owner's mat is really played -----------------------------------------


def test_the_symbols_of_an_owner_decide_what_flies() -> None:
    state = table(pack=Draft().set("space", 0, "symbols", '[3, 4, "afterburner"]').pack())
    roll(state, "1 2 3 3 4 A")
    assert flights(state) == {"3", "4", "A", "3 4", "3 A", "4 A", "3 4 A"}
    assert refused_flight(state, "1") == "face_not_on_space"


def test_the_afterburner_value_of_an_owner_decides_how_far() -> None:
    state = table(pack=Draft().set("space", 0, "afterburner", "6").pack())
    roll(state, "A 3 3 3 3 3")
    fly(state, "A")
    assert state.space == 6


def test_the_dice_of_an_owner_are_rolled() -> None:
    pack = Draft().set("die", None, "faces", '[1, 1, 1, 3, 4, "afterburner"]').pack()
    state = table(pack=pack, dice=1)
    assert state.chance_weights() == [3, 0, 1, 1, 1]


def test_the_satellite_and_the_first_landing_space_of_an_owner_count() -> None:
    draft = Draft().set("mat", None, "satellite", "4").set("mat", None, "first_landing", "5")
    state = table(aboard=[(0, "satellite"), (1, "settler")], pack=draft.set("space", 5, "moons", "[9]").pack())
    assert state.space == 4
    roll(state, "A 3 3 3 3 3")
    fly(state, "A")
    assert landings(state) == [5]
    land(state)
    assert points(state) == [9, 0]


def test_an_owner_may_have_one_to_four_moons_beside_a_space() -> None:
    state = table(players=5, pack=Draft().set("space", 13, "moons", "[9, 8, 7, 6]").pack())
    arrive(state, 13)
    for _ in range(4):
        land(state)
    assert points(state) == [9, 8, 7, 6, 0]
    assert drawing(state) == "dice"


def test_the_planet_points_of_an_owner_are_paid() -> None:
    state = start(3, pack=Draft().set("planet", 2, "points", "[20, 10, 1]").pack())
    expedition(state, dict.fromkeys(range(3), 15))
    assert state.scores() == [20, 10, 1]


def test_the_failures_and_goals_of_an_owner_count() -> None:
    draft = Draft().set("failures", None, "count", "2").set("goals", None, "points", "8")
    state = start(pack=draft.set("goals", None, "four_moons", "1").pack())
    expedition(state, {0: 13, 1: None})
    assert owner(state, "four_moons") == 0
    assert state.scores() == [3 + 8, 0]
    expedition(state, {0: None, 1: None})
    assert state.is_terminal()


def test_the_ufo_and_its_tokens_of_an_owner_are_used() -> None:
    draft = Draft().set("ufo", None, "start", "20").set("ufo", None, "tokens", "[11, 6]")
    state = table(pack=draft.pack(), token={"ufo": 0, "dice": 4})
    assert state.ufo_space == 20
    arrive(state, 20)
    assert bonuses(state) == [11, 0]


def test_the_tunnel_and_the_number_of_open_tokens_of_an_owner_are_used() -> None:
    draft = Draft().set("explorations", None, "tunnel", "2").set("explorations", None, "open", "3")
    state = table(pack=draft.pack(), explorations=[6, 20, 25])
    arrive(state, 6)
    lay_explorations(state, [21])
    assert landings(state) == [8]


def test_the_missions_of_an_owner_are_dealt_and_paid() -> None:
    draft = Draft().set("missions", None, "keep", "2").set("missions", None, "points", "[0, 4, 9]")
    state = fresh(pack=draft.pack(), secret_missions=True)
    state.apply(0)
    for mission in (0, 1, 2, 3, 4, 5, 6, 7):
        state.apply(mission)
    for mission in (2, 3, 6, 7):
        assert {"verb": "return_mission", "mission": mission} in legal(state)
        state.apply(state.game.from_json({"verb": "return_mission", "mission": mission}))
    expedition(state, {0: ("voyager", 6), 1: None})
    assert state.scores() == [2 + 4, 0]


def shorter_by_one() -> Draft:
    """A mat whose last numbered space is 24, so that deep space is 25."""
    draft = Draft().drop_table("space", 25).drop_table("exploration_token", 19)
    return draft.set("mission", 8, "spaces", "[22]").set("ufo", None, "start", "25")


def test_a_shorter_track_of_an_owner_leads_to_deep_space_earlier() -> None:
    state = table(pack=shorter_by_one().pack(), space=24, dice=1)
    roll(state, "1")
    fly(state, "1")
    assert points(state) == [7, 5]
    assert state.expedition == 2


def test_a_drifter_steps_into_deep_space_from_the_last_space_of_an_owner() -> None:
    state = table(aboard=[(0, "drifter"), (1, "settler")], pack=shorter_by_one().pack(), space=22, dice=1)
    roll(state, "2")
    fly(state, "2")
    assert landings(state) == [23, 24, 25]
    land(state, 25)
    assert points(state) == [5, 0]


def test_two_packs_are_two_games_and_equal_packs_one() -> None:
    mine = load("mlem", Draft().set("deep_space", None, "commander", "9").pack())
    assert mine != load("mlem")
    assert mine == load("mlem", Draft().set("deep_space", None, "commander", "9").pack())
    assert load("mlem", Draft().pack()) == load("mlem")
