"""The data pack of every game: an unknown key is refused with its line and field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.core.data_pack import Pack, built_in, built_in_text, parse
from cosmodrome.core.errors import BadPack
from cosmodrome.games import load, metas
from tests.support.pack_drafts import Draft

GAMES = list(metas())


def tables(game_id: str) -> Iterator[tuple[str, int | None, dict[str, Any]]]:
    """Every table of the built-in pack, with its place in its list."""
    for name, found in built_in(game_id).data.items():
        if isinstance(found, dict):
            yield name, None, found
        elif isinstance(found, list):
            yield from ((name, index, entry) for index, entry in enumerate(found))


def last_of_each(game_id: str) -> dict[str, int | None]:
    return {name: index for name, index, _ in tables(game_id)}


def refused(pack: Pack, game_id: str) -> BadPack:
    with pytest.raises(BadPack) as caught:
        load(game_id, pack)
    return caught.value


# --- unknown keys ------------------------------------------------------------


@pytest.mark.parametrize(
    ("game_id", "name", "index"), [(game, name, index) for game in GAMES for name, index in last_of_each(game).items()]
)
def test_an_unknown_key_is_refused_with_line_and_field(game_id: str, name: str, index: int | None) -> None:
    draft = Draft(game_id).set(name, index, "colour_of_the_box", '"green"')
    error = refused(draft.pack(), game_id)
    assert error.field == f"{name}{'' if index is None else f'[{index}]'}.colour_of_the_box"
    assert error.line == draft.line(name, index, "colour_of_the_box")
    assert "unknown key" in error.reason


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(
    ("addition", "field"),
    [("[extra_table]", "extra_table"), ("[[extra_list]]\nnumber = 1", "extra_list"), ("[extra.inner]", "extra")],
)
def test_an_unknown_table_is_refused_with_its_line(game_id: str, addition: str, field: str) -> None:
    text = built_in_text(game_id)
    error = refused(parse(f"{text}\n{addition}\n", game_id), game_id)
    assert (error.field, error.line) == (field, len(text.splitlines()) + 2)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_unknown_key_at_the_top_is_refused_with_its_line(game_id: str) -> None:
    error = refused(parse(f'author = "me"\n{built_in_text(game_id)}', game_id), game_id)
    assert (error.field, error.line) == ("author", 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_an_unknown_table_inside_a_table_is_refused_with_its_line(game_id: str) -> None:
    text = f"{built_in_text(game_id)}\n[die.corners]\nround = true\n"
    if "die" not in built_in(game_id).data:
        text = text.replace("[die.corners]", "[sky.corners]")
    error = refused(parse(text, game_id), game_id)
    assert error.field in ("die.corners", "sky.corners")
    assert error.line == len(text.splitlines()) - 1


def test_misspelt_key_is_refused_with_the_closest_key() -> None:
    draft = Draft("mlem").drop("space", 9, "afterburner").set("space", 9, "afterburn", "2")
    error = refused(draft.pack(), "mlem")
    assert (error.field, error.line) == ("space[9].afterburn", draft.line("space", 9, "afterburn"))
    assert error.reason == "unknown key; did you mean afterburner?"


def test_an_unknown_key_of_a_nested_table_is_refused_with_its_line() -> None:
    index = next(i for i, entry in enumerate(built_in("leaving_earth").data["component"]) if "first_printing" in entry)
    inline = Draft("leaving_earth").set("component", index, "first_printing", "{ mass = 4, maas = 5 }")
    error = refused(inline.pack(), "leaving_earth")
    assert error.field == f"component[{index}].first_printing.maas"
    assert error.line == inline.line("component", index, "first_printing")
    below = Draft("leaving_earth").drop("component", index, "first_printing")
    end = below.end("component", index)
    below.lines[end:end] = ["[component.first_printing]", "mass = 4", "maas = 5", ""]
    error = refused(below.pack(), "leaving_earth")
    assert (error.field, error.line) == (f"component[{index}].first_printing.maas", end + 3)


def test_value_in_place_of_a_nested_table_is_refused() -> None:
    index = next(i for i, entry in enumerate(built_in("leaving_earth").data["component"]) if "first_printing" in entry)
    draft = Draft("leaving_earth").set("component", index, "first_printing", "4")
    error = refused(draft.pack(), "leaving_earth")
    assert (error.field, error.line) == (
        f"component[{index}].first_printing",
        draft.line("component", index, "first_printing"),
    )


@pytest.mark.parametrize("game_id", GAMES)
def test_a_recorded_pack_with_an_unknown_key_still_loads(game_id: str) -> None:
    """A match recorded when unknown keys were ignored must replay."""
    data = {**built_in(game_id).data, "author": "me"}
    refused(Pack(data), game_id)
    assert load(game_id, Pack(data, is_recorded=True)).data["author"] == "me"


# --- grades -----------------------------------------------------------------


def test_a_grade_of_a_single_field_must_be_known() -> None:
    draft = Draft("mlem").set("space", 6, "site_provenance", '"certain"')
    error = refused(draft.pack(), "mlem")
    assert (error.field, error.line) == ("space[6].site_provenance", draft.line("space", 6, "site_provenance"))
