"""The exact table of a lone expedition, as bots use it, against the one that people are shown."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from cosmodrome import Rng, load
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.odds.lone_expedition import Expedition, Rocket
from cosmodrome.games.mlem.solvers.expedition_policy import DICE, ExpeditionPolicy, Flights, Prospects
from cosmodrome.games.mlem.solvers.steady_policy import landing_value
from cosmodrome.games.mlem.vocabulary import DISEMBARK, DRIFTER, EMBARK, LAND, MOONWALKER, PARACHUTIST, STAY


def table(players: int = 2) -> Mlem:
    state = load("mlem").new(players)
    assert isinstance(state, Mlem)
    state.apply(0)
    return state


def at(space: int, dice: int, specialist: int = MOONWALKER) -> Mlem:
    """Two of a kind aboard, the first of them asked whether to get off."""
    state = table()
    for _ in range(2):
        state.apply(EMBARK + specialist)
    state.space, state.dice = space, dice
    state.go(state.setting.steps[DISEMBARK])
    return state


def test_policy_agrees_with_the_table_of_odds() -> None:
    state = table()
    shown = Expedition(state)
    deep = int(state.setting.deep)
    worth = vec[float]([-1.0 if points is None else float(points) for points in shown.worth])
    found = Prospects((deep + 1) * DICE)
    found.solve(Flights(state), worth, vec[float]([0.0] * (deep + 1)))
    for space in range(deep):
        for dice in range(1, 7):
            assert found.ahead[space * DICE + dice] == pytest.approx(shown.prospects(Rocket(space, dice)).points)


def test_the_chances_of_all_rolls_sum_to_one() -> None:
    flights = Flights(table())
    for rocket in range(len(flights.first_roll) - 1):
        rolls = range(flights.first_roll[rocket], flights.first_roll[rocket + 1])
        if rocket % DICE:
            assert sum(flights.chances[roll] for roll in rolls) == pytest.approx(1)


def answer(state: Mlem) -> int:
    policy = ExpeditionPolicy()
    policy.begin(state)
    out = ActionList(700)
    state.list_actions(out)
    return int(policy.choose(state, out, Rng(1)))


def test_policy_with_one_die_before_a_hard_space_takes_the_best_moon() -> None:
    assert answer(at(25, 1)) == LAND + 25


def test_policy_with_all_dice_skips_the_first_poor_moon() -> None:
    state = at(7, 6)
    here = landing_value(state, state.asked, MOONWALKER, 7)
    policy = ExpeditionPolicy()
    policy.begin(state)
    assert policy.prospects_of(state.asked, MOONWALKER).ahead[7 * DICE + 6] > here
    assert answer(state) == STAY


def test_specialist_that_can_save_itself_expects_more() -> None:
    state = table()
    policy = ExpeditionPolicy()
    policy.begin(state)
    plain = policy.prospects_of(0, 0)  # the satellite has no way to get off that others do not have
    for gifted in (PARACHUTIST, DRIFTER):
        found = policy.prospects_of(0, gifted)
        assert all(
            found.ahead[rocket] >= plain.ahead[rocket] - 1e-12 for rocket in range(int(state.setting.deep) * DICE)
        )


def test_rivals_are_modelled_by_heuristics_unless_all_are_exact() -> None:
    state = at(7, 6)
    out = ActionList(700)
    policy = ExpeditionPolicy()
    policy.begin(state)
    state.asked = 1 - state.asked
    state.list_actions(out)
    exact = ExpeditionPolicy(all_exact=True)
    exact.begin(state)
    assert exact.choose(state, out, Rng(1)) == STAY
    assert policy.choose(state, out, Rng(1)) in state.legal_actions()
