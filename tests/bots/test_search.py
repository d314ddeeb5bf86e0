"""Tree search and the bots that come with the house."""

from __future__ import annotations

import pytest

from cosmodrome import BadInput, Rng, State, bots, load
from cosmodrome.bots.search import search
from cosmodrome.core.offer import Offer
from cosmodrome.games.mlem.state import Mlem
from cosmodrome.games.mlem.words import DISEMBARK, EMBARK, MOONWALKER
from cosmodrome.lab.simulate import Job, simulate


def question(seed: int, decisions: int, players: int = 3) -> State:
    """A table that asks somebody, some way into a random game."""
    rng = Rng(seed)
    state = load("mlem").new(players)
    while decisions or state.is_chance():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def test_search_counts_its_simulations_and_leaves_the_table_alone() -> None:
    state = question(4, 12)
    before = state.to_bytes()
    tree = search(state, 300, Rng(1), Offer(700))
    assert state.to_bytes() == before
    assert tree.visits == 300
    assert sum(child.visits for child in tree.children.values()) == 300
    assert sorted(tree.children) == state.legal_actions()


def test_the_same_seed_grows_the_same_tree() -> None:
    state = question(4, 12)
    trees = [search(state, 200, Rng(1), Offer(700)) for _ in range(2)]
    assert [child.visits for child in trees[0].children.values()] == [
        child.visits for child in trees[1].children.values()
    ]


def test_search_prefers_the_better_of_two_sure_things() -> None:
    """A lone astronaut on the last expedition, one failure from the end, on the best moon of the mat: get off."""
    game = load("mlem")
    state = game.new(2)
    assert isinstance(state, Mlem)
    state.apply(0)
    for _ in range(2):
        state.apply(EMBARK + MOONWALKER)
    state.space, state.dice, state.failures = 25, 1, 10
    state.go(state.setting.steps[DISEMBARK])
    tree = search(state, 400, Rng(2), Offer(700))
    best = max(tree.children, key=lambda action: tree.children[action].visits)
    assert game.to_json(best) == {"verb": "land", "space": 25}


def test_bots_are_found_by_name_and_version() -> None:
    game = load("mlem")
    assert bots.find(game, "steady").name == bots.find(game, "steady/1").name == "steady/1"
    assert set(bots.names(game)) == set(game.meta.bots)
    with pytest.raises(BadInput, match="no bot 'steady/2'"):
        bots.find(game, "steady/2")


def test_steady_is_frozen() -> None:
    """Later bots are measured against `steady/1`: these games must never change."""
    options = load("mlem").meta.check_options({"ufo": True, "explorations": True, "secret_missions": True})
    summary = simulate(Job("mlem", 4, options, ("steady",) * 4, 2075), 40)
    assert summary.digest == "fc12c32706160e3145b4d8a2d9dfb9fa3a6e4f11577d4a0d46164394d8d9ec96"


def test_steady_beats_chance() -> None:
    options = load("mlem").meta.check_options(None)
    summary = simulate(Job("mlem", 4, options, ("steady", "random", "random", "random"), 3), 200)
    assert summary.win_share_interval[0][0] > 0.4


def test_steady_does_not_look_at_what_others_hide() -> None:
    game = load("mlem")
    bot = bots.find(game, "steady")
    rng = Rng(11)
    state = game.new(4, {"secret_missions": True})
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            believed = state.resample(state.current_player(), rng)
            action = bot.choose(state, Rng(1))
            assert bot.choose(believed, Rng(1)) == action
            state.apply(action)
