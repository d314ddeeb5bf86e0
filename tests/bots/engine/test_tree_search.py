"""Tree search and the built-in bots."""

from __future__ import annotations

import pytest

from cosmodrome import BadInput, Rng, State, bots, load
from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import Tried, weigh_choices
from cosmodrome.bots.engine.tree_search import Node, search
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.games.mlem.vocabulary import DISEMBARK, EMBARK, MOONWALKER
from cosmodrome.lab.simulate import Job, simulate


def question(seed: int, decisions: int, players: int = 3) -> State:
    """A state at a player's decision, after so many random decisions."""
    rng = Rng(seed)
    state = load("mlem").new(players)
    while decisions or state.is_chance():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
            decisions -= 1
    return state


def grown(state: State, simulations: int, seed: int, policy: Policy | None = None) -> Node:
    return search([state], policy or Policy(), Judge(), Budget(simulations), Rng(seed), ActionList(700))


def weighed(state: State, playouts: int, seed: int = 1, policy: Policy | None = None) -> list[Tried]:
    return weigh_choices([state], policy or Policy(), Judge(), Budget(playouts), seed, ActionList(700))


def last_chance() -> Mlem:
    """A lone astronaut on the last expedition, one failure from the end, on the best moon of the mat."""
    state = load("mlem").new(2)
    assert isinstance(state, Mlem)
    state.apply(0)
    for _ in range(2):
        state.apply(EMBARK + MOONWALKER)
    state.space, state.dice, state.failures = 25, 1, 10
    state.go(state.setting.steps[DISEMBARK])
    return state


def test_search_counts_its_simulations_and_leaves_the_state_unchanged() -> None:
    state = question(4, 12)
    before = state.to_bytes()
    tree = grown(state, 300, 1)
    assert state.to_bytes() == before
    assert tree.visits == 300
    assert sum(child.visits for child in tree.children.values()) == 300
    assert sorted(tree.children) == state.legal_actions()


def test_the_same_seed_grows_the_same_tree() -> None:
    state = question(4, 12)
    trees = [grown(state, 200, 1) for _ in range(2)]
    assert [child.visits for child in trees[0].children.values()] == [
        child.visits for child in trees[1].children.values()
    ]


def test_search_prefers_the_better_of_two_certain_actions() -> None:
    game = load("mlem")
    state = last_chance()
    tree = grown(state, 400, 2)
    best = max(tree.children, key=lambda action: tree.children[action].visits)
    assert game.to_json(best) == {"verb": "land", "space": 25}


def test_flat_search_prefers_the_better_of_two_certain_actions() -> None:
    state = last_chance()
    best = weighed(state, 200)[0]
    assert load("mlem").to_json(int(best.action)) == {"verb": "land", "space": 25}


def test_flat_search_tries_every_choice_and_the_better_ones_more_often() -> None:
    state = question(4, 12)
    before = state.to_bytes()
    tried = weighed(state, 400)
    assert state.to_bytes() == before
    assert sorted(int(one.action) for one in tried) == state.legal_actions()
    assert tried[0].tries == max(one.tries for one in tried)
    assert min(one.tries for one in tried) > 0
    assert abs(sum(int(one.tries) for one in tried) - 400) <= len(tried)
    assert all(0 <= one.mean <= 1 and 0 <= one.error <= 1 for one in tried)


def test_flat_search_gives_the_same_answer_to_the_same_seed() -> None:
    state = question(4, 12)
    told = [[(int(one.action), int(one.tries), one.mean) for one in weighed(state, 200)] for _ in range(2)]
    assert told[0] == told[1]
    assert told[0] != [(int(one.action), int(one.tries), one.mean) for one in weighed(state, 200, seed=2)]


def test_all_choices_are_tried_with_the_same_random_numbers() -> None:
    """Two choices that make no difference are worth exactly the same."""
    state = last_chance()
    twice = weigh_choices([state, state.clone()], Policy(), Judge(), Budget(64), 3, ActionList(700))
    once = weigh_choices([state], Policy(), Judge(), Budget(64), 3, ActionList(700))
    assert [(int(one.action), one.mean) for one in twice] == [(int(one.action), one.mean) for one in once]


def test_a_budget_of_seconds_ends() -> None:
    budget = Budget(playouts=10**9, seconds=60.0)
    budget.start -= 60.0  # they have passed
    tree = search([question(4, 12)], Policy(), Judge(), budget, Rng(1), ActionList(700))
    assert tree.visits == budget.spent == 0


def test_budget_ends_with_the_first_limit_that_is_reached() -> None:
    budget = Budget(playouts=5, seconds=60.0)
    assert search([question(4, 12)], Policy(), Judge(), budget, Rng(1), ActionList(700)).visits == 5


def test_playouts_can_follow_a_policy_of_the_game_and_stop_early() -> None:
    state = question(4, 12)
    assert [int(one.tries) for one in weighed(state, 60, policy=SteadyPolicy())]
    short = weigh_choices([state], SteadyPolicy(), Judge(reach=4), Budget(60), 1, ActionList(700))
    assert sorted(int(one.action) for one in short) == state.legal_actions()


def test_bots_are_found_by_name_and_version() -> None:
    game = load("mlem")
    assert bots.find(game, "steady").name == bots.find(game, "steady/1").name == "steady/1"
    assert set(bots.names(game)) == set(game.meta.bots)
    with pytest.raises(BadInput, match="no bot 'steady/2'"):
        bots.find(game, "steady/2")


def test_steady_plays_the_recorded_actions() -> None:
    """Later bots are measured against `steady/1`: these games must never change."""
    options = load("mlem").meta.check_options({"ufo": True, "explorations": True, "secret_missions": True})
    summary = simulate(Job("mlem", 4, options, ("steady",) * 4, 2075), 40)
    assert summary.digest == "fc12c32706160e3145b4d8a2d9dfb9fa3a6e4f11577d4a0d46164394d8d9ec96"


def test_steady_beats_random() -> None:
    options = load("mlem").meta.check_options(None)
    summary = simulate(Job("mlem", 4, options, ("steady", "random", "random", "random"), 3), 200)
    assert summary.win_share_interval[0][0] > 0.4


def test_steady_does_not_depend_on_hidden_missions() -> None:
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
