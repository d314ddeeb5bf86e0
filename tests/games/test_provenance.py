"""Where every fact of the built-in packs is known from: each has a grade and a source, in all languages."""

from __future__ import annotations

import pytest

from cosmodrome.core.data_pack import built_in
from cosmodrome.core.data_pack_fields import PROVENANCES, counted
from cosmodrome.games import metas
from tests.games.test_data_packs import GAMES, tables
from tests.games.test_tutorials import check_numbers, say


@pytest.mark.parametrize("game_id", GAMES)
def test_every_built_in_entry_has_a_grade_and_a_source(game_id: str) -> None:
    for name, index, entry in tables(game_id):
        assert entry.get("provenance") in PROVENANCES, (name, index)
        assert str(entry.get("source", "")).strip(), f"{name}[{index}] has no source"


@pytest.mark.parametrize(
    ("game_id", "locale"), [(game_id, locale) for game_id in GAMES for locale in metas()[game_id].locales]
)
def test_every_built_in_note_and_source_has_a_sentence_in_every_language(game_id: str, locale: str) -> None:
    needed = {entry["source"] for _, _, entry in tables(game_id)}
    if "note" in built_in(game_id).data:
        needed.add(built_in(game_id).data["note"])
    messages = say(game_id, "facts", locale)
    assert {name for name in messages if name.startswith("fact-note-")} == {f"fact-note-{note}" for note in needed}
    check_numbers(game_id, "facts", locale)


@pytest.mark.parametrize(
    ("game_id", "name"),
    [("star_search", name) for name in ("pace", "shower", "simulation", "searcher")],
)
def test_values_without_a_printed_counterpart_are_graded_as_ours(game_id: str, name: str) -> None:
    assert {entry["provenance"] for table, _, entry in tables(game_id) if table == name} == {"ours"}


def test_the_mission_targets_of_mlem_are_inferred() -> None:
    assert {entry["provenance"] for name, _, entry in tables("mlem") if name == "mission"} == {"inferred"}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_grades_of_a_pack_are_counted(game_id: str) -> None:
    counts = counted(built_in(game_id))
    assert sum(counts.values()) == len(list(tables(game_id)))
    assert list(counts) == [grade for grade in PROVENANCES if grade in counts]
