"""Bots are found by their names, and every game names the one that plays where none is named."""

from __future__ import annotations

import pytest

from cosmodrome import BadInput, bots, games, load
from tests.support.toy_game import StopGame


def test_bots_are_found_by_name_and_version() -> None:
    game = load("mlem")
    assert bots.find(game, "steady").name == bots.find(game, "steady/1").name == "steady/1"
    assert set(bots.names(game)) == set(game.meta.bots)
    with pytest.raises(BadInput, match="no bot 'steady/2'"):
        bots.find(game, "steady/2")


@pytest.mark.parametrize("name", list(games.metas()))
def test_usual_bot_of_a_game_is_one_of_its_own(name: str) -> None:
    game = load(name)
    assert bots.usual(game) in bots.names(game)
    assert bots.usual(game) != "random"


def test_usual_bot_of_a_game_that_names_none_is_random() -> None:
    assert bots.usual(StopGame()) == "random"
