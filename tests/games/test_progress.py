"""How far a match is: every game says it in each language, and neither it nor the points tell anything hidden."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome import games
from cosmodrome.core.registry import find_game
from cosmodrome.server.game_catalogue import BOTS_OF_LEVELS, bot_levels

GAMES = list(games.metas())


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_progress_is_a_few_words_that_change_during_the_match(game_id: str, locale: str) -> None:
    game = cosmodrome.load(game_id)
    state, rng = game.new(players=2), cosmodrome.Rng(seed=7)
    said = set()
    for _ in range(3_000):
        if state.is_terminal():
            break
        said.add(game.progress(state, game.text(locale)))
        actions = None if state.is_chance() else state.legal_actions(state.current_player())
        state.apply(state.sample(rng) if actions is None else rng.choice(actions))
    said.discard("")
    assert len(said) > 1
    assert all(len(sentence) <= 24 and "progress" not in sentence for sentence in said)


@pytest.mark.parametrize("game_id", GAMES)
def test_progress_and_points_are_equal_in_states_that_spectators_cannot_tell_apart(game_id: str) -> None:
    game = cosmodrome.load(game_id)
    options = {"secret_missions": True, "ufo": True, "hidden_tokens": True} if game_id == "mlem" else {}
    state, rng = game.new(players=3, options=options), cosmodrome.Rng(seed=3)
    for number in range(400):
        if state.is_terminal():
            break
        if number % 20 == 0:
            other = state.resample(None, rng)
            text = game.text("en")
            assert game.progress(other, text) == game.progress(state, text)
            assert game.open_points(other) == game.open_points(state)
        actions = None if state.is_chance() else state.legal_actions(state.current_player())
        state.apply(state.sample(rng) if actions is None else rng.choice(actions))


def test_points_are_not_open_where_missions_are_secret() -> None:
    game = cosmodrome.load("mlem")
    assert game.open_points(game.new(players=2)) == [0, 0]
    assert game.open_points(game.new(players=2, options={"secret_missions": True})) == []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_four_levels_in_order(game_id: str) -> None:
    assert list(bot_levels(find_game(game_id)).items()) == list(BOTS_OF_LEVELS.items())
