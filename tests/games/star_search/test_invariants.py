"""Conservation laws at every node of random games, and no game without end."""

from __future__ import annotations

import pytest

from cosmodrome import Rng, bots
from cosmodrome.core.engine.playout import play_games
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.lab.play import play_game
from tests.contract.conformance import tables
from tests.games.star_search import invariants
from tests.games.star_search.table import GAME


@pytest.mark.parametrize("number", range(12))
def test_stars_and_charts_are_conserved_at_every_node(number: int) -> None:
    every = list(tables(GAME))
    for players, options in every[number::12]:
        state = GAME.new(players, options)
        assert isinstance(state, StarSearch)
        rng = Rng(number, players)
        past = invariants.Past.of(state)
        while not state.is_terminal():
            invariants.check(state)
            state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
            past = past.leads_to(state)
        invariants.check(state)


@pytest.mark.parametrize("variation", ["eagle", "rudi"])
def test_games_with_spiteful_neighbours_end(variation: str) -> None:
    """A few here; ten thousand of each have been run by `cosmodrome simulate`."""
    for players in (2, 3, 4):
        minds = [bots.find(GAME, "eagle-spiteful") for _ in range(players)]
        start = GAME.new(players, {"variation": variation})
        for index in range(8):
            decisions, state = play_game(GAME, start, minds, 1, index)
            assert state.is_terminal()
            assert decisions < 5000


@pytest.mark.parametrize("variation", ["eagle", "rudi"])
@pytest.mark.parametrize("shower", [True, False])
def test_random_games_end(variation: str, shower: bool) -> None:
    start = GAME.new(4, {"variation": variation, "meteor_shower": shower})
    results = play_games(start, 5, 0, 20, GAME.action_list)
    decisions = results[:: 1 + 4]
    assert len(decisions) == 20
    assert max(decisions) < GAME.max_game_length
