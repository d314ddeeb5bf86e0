"""The rules and the yardstick in C play the same games: a rule that one of them gets wrong shows as a difference."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from cosmodrome.core.data_pack import Pack, built_in_text, parse
from cosmodrome.core.engine.playout import play_games
from cosmodrome.core.errors import BadInput
from cosmodrome.games import load
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.lab import c_reference
from tests.support.packages import missing

GAMES = 2000


@pytest.fixture(scope="module", autouse=True)
def compiler() -> None:
    if c_reference.compiler() is None:
        missing("gcc")


def fresh(players: int, options: Mapping[str, bool | str] | None = None, pack: Pack | None = None) -> Mlem:
    state = load("mlem", pack).new(players, options)
    assert isinstance(state, Mlem)
    return state


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return c_reference.build(tmp_path_factory.mktemp("yardstick"), fresh(2).setting)


def by_rules(state: Mlem, games: int, seed: int) -> list[int]:
    return play_games(state, seed, 0, games, state.game.action_list)


def per_game(numbers: list[int], players: int) -> list[list[int]]:
    return [numbers[i : i + 1 + players] for i in range(0, len(numbers), 1 + players)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_has_the_same_decisions_and_scores(program: Path, players: int) -> None:
    ours = by_rules(fresh(players), GAMES, seed=players)
    theirs = c_reference.games(program, players, GAMES, seed=players)
    assert len(theirs) == GAMES * (1 + players)
    assert per_game(theirs, players) == per_game(ours, players)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("goals_on_crash", [False, True])
def test_a14_both_values_of_the_option_give_the_same_games(tmp_path: Path, goals_on_crash: bool, players: int) -> None:
    state = fresh(players, {"goals_on_crash": goals_on_crash})
    program = c_reference.build(tmp_path, state.setting)
    ours = by_rules(state, GAMES, seed=players)
    assert per_game(c_reference.games(program, players, GAMES, seed=players), players) == per_game(ours, players)
    other = by_rules(fresh(players, {"goals_on_crash": not goals_on_crash}), GAMES, seed=players)
    assert ours != other, "some of these games turn on it"


@pytest.mark.parametrize("seed", [-1, 2**31, 2**40 + 7, 2**63 - 1])
def test_seeds_of_any_size_give_the_same_games(program: Path, seed: int) -> None:
    assert c_reference.games(program, 3, 20, seed) == by_rules(fresh(3), 20, seed)


def test_run_returns_totals_of_its_games(program: Path) -> None:
    result = c_reference.run(program, 4, 500, seed=9)
    numbers = by_rules(fresh(4), 500, seed=9)
    assert (result.games, result.decisions) == (500, sum(numbers[::5]))
    assert result.checksum == c_reference.checksum(numbers)
    assert result.seconds > 0


def test_the_mat_comes_from_the_pack(tmp_path: Path) -> None:
    text = built_in_text("mlem")
    for old, new in [
        ("count = 6\nfaces = [1, 2, 2,", "count = 5\nfaces = [1, 1, 2,"),
        ("dice = 6", "dice = 5"),  # of the expedition tokens: no more than there are
        ("first_landing = 6", "first_landing = 5"),
        (
            "number = 5\nsymbols = [1, 4]",
            'number = 5\nsymbols = [1, "afterburner"]\nafterburner = 4\nmoons = [9, 8, 8]',
        ),
        ("points = [5, 3, 2]", "points = [50, 20, 10]"),
        ("others = 5", "others = 6"),
        ("three_on_one_planet = 3", "three_on_one_planet = 2"),
        ("count = 11", "count = 14"),
    ]:
        assert old in text
        text = text.replace(old, new)
    state = fresh(4, {"satellite_space": "third"}, parse(text, "mlem"))
    program = c_reference.build(tmp_path, state.setting)
    ours = by_rules(state, 300, seed=1)
    assert per_game(c_reference.games(program, 4, 300, seed=1), 4) == per_game(ours, 4)
    assert ours != by_rules(fresh(4), 300, seed=1)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("ufo", True),
        ("explorations", True),
        ("secret_missions", True),
        ("engineer_joins_group", True),
        ("drifter_from_5", True),
        ("drifter_from_deep_space", True),
    ],
)
def test_unsupported_options_are_refused(tmp_path: Path, option: str, value: bool) -> None:
    with pytest.raises(BadInput, match="base game"):
        c_reference.build(tmp_path, fresh(2, {option: value}).setting)


def test_missing_compiler_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert c_reference.compiler() is None
    with pytest.raises(BadInput, match="C compiler"):
        c_reference.build(tmp_path, fresh(2).setting)


def test_code_that_does_not_compile_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_reference, "mat", lambda setting: "#error no mat today\n")
    with pytest.raises(BadInput, match="no mat today"):
        c_reference.build(tmp_path, fresh(2).setting)
