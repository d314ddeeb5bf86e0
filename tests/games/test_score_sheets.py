"""The score sheets of the games: which columns there are, and the sentences that say why a game is over."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome import Game, Rng, load
from cosmodrome.core.engine.state import Journal, State
from cosmodrome.core.score_sheet import History, ScoreSheet
from cosmodrome.games.leaving_earth.engine.state import DEAD
from tests.games.leaving_earth.table import Table

NAMES = ["Ada", "Linus"]


def finished(game: Game, options: dict[str, Any], seed: int = 1) -> tuple[State, History]:
    journal: Journal = []
    state = game.new(2, options, journal=journal)
    rng = Rng(seed)
    while not state.is_terminal():
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    return state, History(journal)


def columns(sheet: ScoreSheet) -> list[str]:
    return [column.id for column in sheet.columns]


BASE = ["moons", "planets", "deep_space", "goals"]


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({}, []),
        ({"secret_missions": True}, ["missions"]),
        ({"explorations": True}, ["explorations"]),
        ({"ufo": True}, ["ufo"]),
        ({"ufo": True, "explorations": True, "hidden_tokens": True}, ["explorations", "ufo"]),
    ],
)
def test_score_sheet_of_mlem_has_a_column_for_every_variant_in_play(options: dict[str, Any], more: list[str]) -> None:
    state, history = finished(load("mlem"), options)
    assert columns(load("mlem").score_sheet(state, history)) == BASE + more


def test_score_sheet_of_mlem_without_its_journal_adds_tokens_up() -> None:
    state, _ = finished(load("mlem"), {"ufo": True, "explorations": True})
    assert columns(load("mlem").score_sheet(state)) == [*BASE, "tokens"]


def test_score_sheet_of_star_search_has_fields_by_cause() -> None:
    game = load("star_search")
    for variation, sources in (("eagle", ["die", "searches"]), ("rudi", ["die", "searches", "super_searches"])):
        state, history = finished(game, {"variation": variation})
        assert columns(game.score_sheet(state, history)) == [*sources, "searches_won", "searches_failed"]
        assert columns(game.score_sheet(state)) == ["fields"]


def test_end_reason_of_star_search_names_the_first_rocket_home() -> None:
    game = load("star_search")
    state, history = finished(game, {})
    winner = NAMES[state.winners()[0]]
    assert game.end_reason(state, history, game.text("en", NAMES)) == f"{winner} was the first to fly 1 lap."


def test_end_reason_of_mlem_names_the_player_who_landed_the_last_cat() -> None:
    game = load("mlem")
    text = game.text("en", NAMES)
    found = set()
    for seed in range(40):
        state, history = finished(game, {}, seed)
        said = game.end_reason(state, history, text)
        placed = [NAMES[seat] for seat in range(2) if state.view(None)["seats"][seat]["home"] == []]
        assert said.split()[0] in [*placed, "The"]
        found.add(" ".join(said.split()[1:4]))
    assert "landed the last" in found


def test_end_reason_of_leaving_earth_is_the_last_year() -> None:
    table = Table(2, last_year=1958)
    while not table.state.is_terminal():
        if table.state.is_chance():
            table.any_outcome()
        else:
            table.end_year()
    game = load("leaving_earth")
    assert game.end_reason(table.state, History(), game.text("en", NAMES)) == "1958 is over."


def test_score_sheet_of_leaving_earth_shows_what_the_dead_cost() -> None:
    game, state = load("leaving_earth"), Table(2).state
    assert columns(game.score_sheet(state)) == ["missions"]
    state.table[state.block(1) + DEAD] = 2
    sheet = game.score_sheet(state)
    assert [column.values for column in sheet.columns if column.id == "dead"] == [[0, state.scores()[1]]]
    assert state.scores()[1] < 0
