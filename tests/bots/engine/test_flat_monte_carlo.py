"""Flat Monte Carlo finds the better choice, repeats itself with the same seed, and spends its budget on the choices."""

from __future__ import annotations

from cosmodrome import Rng, State, load
from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import Tried, weigh_choices
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.games.mlem.vocabulary import DISEMBARK, EMBARK, MOONWALKER


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


def test_playouts_can_follow_a_policy_of_the_game_and_stop_early() -> None:
    state = question(4, 12)
    assert [int(one.tries) for one in weighed(state, 60, policy=SteadyPolicy())]
    short = weigh_choices([state], SteadyPolicy(), Judge(reach=4), Budget(60), 1, ActionList(700))
    assert sorted(int(one.action) for one in short) == state.legal_actions()
