"""Every game that is listed keeps the promises of the contract; a new game is checked by being there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable
from typing import Any

import pytest

from cosmodrome import CosmodromeError, load
from cosmodrome.core.engine.playout import play_games
from cosmodrome.core.engine.state import pack_numbers
from cosmodrome.core.meta import Options, Preset
from cosmodrome.games import metas
from tests.contract.conformance import SAMPLES, assert_fits, check_table, final_table, tables
from tests.support.tiers import tiered
from tests.support.toy_game import GAME as TOY

listed = pytest.mark.parametrize("name", list(metas()))


Setting = tuple[str, int, Options]
MANY_CHOICES = 6


def settings() -> list[Any]:
    """Players and options of every game: `make test` plays some that show every value, `.ci/run` every pair."""
    found: list[Any] = []
    for name in metas():
        cases = [(name, players, options) for players, options in tables(load(name))]
        found += tiered(cases, values, describe)
    return found


def values(case: Setting) -> dict[str, Hashable]:
    """In what a setting differs from others; of an option with many choices, such as a year, only whether it is set."""
    name, players, options = case
    many = {option.name: option.default for option in load(name).options if len(option.choices) > MANY_CHOICES}
    shown = {option: value == many[option] if option in many else value for option, value in options.items()}
    return {"players": players, **shown}


def describe(case: Setting) -> str:
    name, players, options = case
    defaults = load(name).meta.check_options(None)
    changed = [f"{option}={value}" for option, value in options.items() if value != defaults.get(option)]
    return "-".join([name, str(players), *changed])


@pytest.mark.parametrize("setting", settings())
def test_game_keeps_the_contract(setting: Setting) -> None:
    name, players, options = setting
    check_table(load(name), players, options)


def test_smallest_game_keeps_the_contract() -> None:
    for players, options in tables(TOY):
        check_table(TOY, players, options)


@listed
def test_games_with_different_settings_end_differently(name: str) -> None:
    game = load(name)
    chosen = list(tables(game))[:8]
    assert len({final_table(game, players, options, seed=7) for players, options in chosen}) == len(chosen)


@listed
def test_games_are_numbered_from_their_seed_and_not_from_where_they_are_played(name: str) -> None:
    """Ten games at once are the same as five and five, on whatever machine."""
    game = load(name)
    start = game.new(game.meta.fewest)
    whole = play_games(start, 3, 0, 10, game.action_list)
    assert whole == play_games(start, 3, 0, 5, game.action_list) + play_games(start, 3, 5, 5, game.action_list)
    assert start == game.new(game.meta.fewest), "playing on copies changed the table"


@listed
def test_actions_are_numbered_without_gaps_and_written_in_one_way(name: str) -> None:
    game = load(name)
    written = [json.dumps(game.to_json(action)) for action in range(game.num_distinct_actions)]
    assert len(set(written)) == game.num_distinct_actions
    assert [game.from_json(json.loads(text)) for text in written] == list(range(game.num_distinct_actions))


@listed
def test_players_beyond_the_box_are_refused(name: str) -> None:
    game = load(name)
    for players in (-1, 0, game.meta.fewest - 1, game.meta.most + 1, 1000, True, None, "2", 2.0):
        with pytest.raises(CosmodromeError, match="players"):
            game.new(players)  # type: ignore[arg-type]


@listed
def test_presets_by_the_book_and_online_exist_and_online_changes_nothing(name: str) -> None:
    presets = {preset.name: preset for preset in load(name).meta.presets}
    assert "by_the_book" in presets
    assert presets["online"] == Preset("online", {})


@listed
def test_every_preset_can_be_played_and_no_clash(name: str) -> None:
    game = load(name)
    for preset in game.meta.presets:
        assert game.allows(preset.options), preset.name
    for clash in game.clashes:
        with pytest.raises(CosmodromeError):
            game.new(game.meta.fewest, game.meta.with_needs(clash))


@listed
def test_bytes_and_lines_that_are_no_position_are_refused(name: str) -> None:
    game = load(name)
    state = game.new(game.meta.fewest)
    data, line = state.to_bytes(), game.to_text(state)
    for wrong in (b"", b"\x80", data[:-1], data + b"\x00", b"\x00" + data, pack_numbers([99, 99])):
        with pytest.raises(CosmodromeError):
            game.from_bytes(wrong)
    body = line.split()[-2]
    for words in (
        "",
        "x",
        line[:-1],
        line + " x",
        line.replace(body, body[:-2]),
        line.replace(f"players={state.players}", f"players={state.players + 1}"),
    ):
        with pytest.raises(CosmodromeError):
            game.from_text(words)


@listed
def test_metadata_matches_the_game(name: str) -> None:
    meta = metas()[name]
    game = load(name)
    assert game.meta is meta
    assert meta.id == name
    assert meta.rules.startswith(f"{name}/")
    assert meta.fewest <= meta.most
    assert "en" in meta.locales
    assert all(option.default in option.choices for option in meta.options)
    assert game.max_game_length > 0
    assert game.min_utility == 0.0
    assert game.max_utility == 1.0


# --- the chi-square test itself ----------------------------------------------


def test_conformance_test_detects_a_biased_die() -> None:
    fair = Counter(dict.fromkeys(range(6), SAMPLES // 6))
    assert_fits(fair, [1] * 6)
    loaded = Counter(dict.fromkeys(range(5), SAMPLES // 7)) + Counter({5: SAMPLES - 5 * (SAMPLES // 7)})
    with pytest.raises(AssertionError):
        assert_fits(loaded, [1] * 6)
    with pytest.raises(AssertionError, match="impossible"):
        assert_fits(fair, [1, 1, 1, 1, 1, 0])
