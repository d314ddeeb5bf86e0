"""The judge that was taught by self-play: what it says is a share of the victory, and better tables are worth more."""

from __future__ import annotations

import json

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome import Rng, load
from cosmodrome.bots.engine.flat_monte_carlo import expect
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import Judge
from cosmodrome.games.mlem.bots import among_others, among_searchers, among_steady, between_two, trained
from cosmodrome.games.mlem.engine.state import POINTS, SEATS, Mlem
from cosmodrome.games.mlem.solvers import steady_policy
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.games.mlem.solvers.two_player import TwoPlayerSolver
from cosmodrome.games.mlem.solvers.value_network import INPUTS, Learned, count_totals, look
from cosmodrome.games.mlem.vocabulary import DRIFTER, EMBARK, PARACHUTIST, SETTLER, TAKEOFF
from tools.training import mlem_value_network

VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}


def between_expeditions(seed: int, players: int, expeditions: int, options: dict[str, bool] | None = None) -> Mlem:
    rng = Rng(seed)
    state = load("mlem").new(players, options)
    assert isinstance(state, Mlem)
    while state.expedition < expeditions or state.step != TAKEOFF or state.crew:
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    return state


def weighed(state: Mlem, judge: Learned | None = None) -> list[float]:
    worth = vec[float]([0.0] * state.players)
    (judge or among_searchers()).weigh(state, worth)
    return list(worth)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_to_win_sum_to_one(players: int) -> None:
    for seed in range(4):
        chances = weighed(between_expeditions(seed, players, 3, VARIANTS if seed % 2 else None))
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


def test_more_points_are_worth_more() -> None:
    state = between_expeditions(1, 4, 4)
    before = weighed(state)
    state.table[POINTS + 2] += 10
    after = weighed(state)
    assert after[2] > before[2]
    assert all(after[seat] < before[seat] for seat in (0, 1, 3))


def test_network_judges_between_expeditions_only() -> None:
    state = between_expeditions(1, 3, 2)
    judge = among_searchers()
    assert judge.is_due(state, 0)
    state.apply(state.legal_actions()[0])
    assert not judge.is_due(state, 1)


def test_finished_game_has_the_value_of_its_result() -> None:
    rng = Rng(3)
    state = load("mlem").new(3)
    assert isinstance(state, Mlem)
    while not state.is_terminal():
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
    assert weighed(state) == pytest.approx(state.returns())


def test_inputs_have_a_fixed_size() -> None:
    totals, inputs = vec[i64]([0] * SEATS), vec[float]([0.0] * INPUTS)
    for seed in range(6):
        state = between_expeditions(seed, 2 + seed % 4, 2 + seed, VARIANTS)
        count_totals(state, totals)
        for seat in range(state.players):
            look(state, seat, totals, -1, inputs)
            assert all(-3 <= number <= 3 for number in inputs)


def test_the_trainer_computes_what_the_judge_computes() -> None:
    network = mlem_value_network.Network(np.random.default_rng(4))
    network.linear[:] = np.random.default_rng(5).normal(0, 0.3, network.linear.shape)
    network.outer[:] = np.random.default_rng(6).normal(0, 0.5, network.outer.shape)
    state = between_expeditions(2, 4, 4)
    totals, inputs = vec[i64]([0] * SEATS), vec[float]([0.0] * INPUTS)
    count_totals(state, totals)
    table = np.zeros((1, SEATS, INPUTS))
    for seat in range(state.players):
        look(state, seat, totals, -1, inputs)
        table[0, seat] = list(inputs)
    shares = network.shares(table, table.any(axis=2).astype(float))[0][0]
    judge = Learned(mlem_value_network.HIDDEN, network.flat())
    assert weighed(state, judge) == pytest.approx(list(shares[: state.players]), abs=1e-4)


def test_learning_lowers_the_loss() -> None:
    network = mlem_value_network.Network(np.random.default_rng(7))
    lesson = mlem_value_network.LESSONS[0]
    games = mlem_value_network.self_play(lesson, False, None, 1, 30)
    how = mlem_value_network.Generation(30, 1, 0.003)
    losses = [mlem_value_network.fit(network, games, how, np.random.default_rng(8)) for _ in range(15)]
    assert losses[-1] < losses[0]


def test_saved_weights_are_loaded_unchanged() -> None:
    weights = trained()["among_others"]
    network = mlem_value_network.Network(np.random.default_rng(1))
    network.take(weights)
    assert network.flat() == weights


def test_training_uses_exact_values_beside_results() -> None:
    network = mlem_value_network.Network(np.random.default_rng(7))
    network.take(trained()["among_others"])
    noted = np.zeros((1, SEATS, INPUTS))
    noted[0, :3, 0] = (0.5, 0.6, 0.7)
    worked_out = np.array([[mlem_value_network.UNKNOWN, 0.4, *[mlem_value_network.UNKNOWN] * 3]])
    played = mlem_value_network.Played(noted, np.array([0.0, 1.0, 0.0, 0.0, 0.0]), worked_out)
    target = mlem_value_network.targets_of(network, played, 0.25)[0]
    assert target[1] == pytest.approx(0.75 * 0.4 + 0.25)
    assert target.sum() == pytest.approx(1)
    assert target[3] == target[4] == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["between_two", "among_others"])
def test_every_expedition_of_a_training_game_is_solved(name: str) -> None:
    lesson = next(lesson for lesson in mlem_value_network.LESSONS if lesson.name == name)
    (played,) = mlem_value_network.self_play(lesson, True, trained()[name], 3, 1)
    assert len(played.worked_out) == len(played.noted) > 3
    assert np.all(played.worked_out.max(axis=1) > 0)
    assert np.all(played.worked_out <= 1)


def test_searching_seat_has_the_better_chances() -> None:
    state = between_expeditions(1, 4, 3)
    judge = among_others()
    for seat in range(4):
        judge.searching_seat = -1
        alike = weighed(state, judge)[seat]
        judge.searching_seat = seat
        assert weighed(state, judge)[seat] > alike


def test_weights_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="16 hidden units do not have 3 weights"):
        Learned(16, [1.0, 2.0, 3.0])


def test_the_shipped_weights_are_those_of_the_training() -> None:
    assert trained()["hidden"] == mlem_value_network.HIDDEN
    curve = json.loads(mlem_value_network.CURVE.read_text(encoding="utf-8"))["curve"]
    for lesson in mlem_value_network.LESSONS:
        taught = [point["generation"] for point in curve if point["lesson"] == lesson.name]
        assert taught == list(range(len(lesson.generations)))
        assert len(trained()[lesson.name]) == mlem_value_network.HIDDEN * (INPUTS + 2) + INPUTS + 1


@pytest.mark.parametrize(("mine", "theirs"), [(SETTLER, PARACHUTIST), (PARACHUTIST, SETTLER), (DRIFTER, SETTLER)])
def test_network_value_at_the_start_agrees_with_games_of_steady(mine: int, theirs: int) -> None:
    """What both judges expect of the first expedition is near to how whole games of `steady` end."""
    state = load("mlem").new(2)
    while state.is_chance():
        state.apply(state.sample(Rng(1)))
    state.apply(EMBARK + mine)
    state.apply(EMBARK + theirs)
    steady, action_list = SteadyPolicy(), state.game.action_list
    won = expect(state, steady, Judge(), 2000, 1, action_list)[0]
    for judge in (among_steady(), among_searchers()):
        assert expect(state, steady, judge, 2000, 1, action_list)[0] == pytest.approx(won, abs=0.08)


@pytest.mark.slow
def test_network_for_two_players_agrees_with_the_solver() -> None:
    """What it says of a table is near to the best that both can do in the next expedition."""
    solver, out = TwoPlayerSolver(between_two()), ActionList(700)
    errors = []
    for seed in range(16):
        state = between_expeditions_of_steady(seed, 2 + seed % 6)
        errors.append(weighed(state, between_two())[0] - solver.answer(state, out).chance)
    assert np.sqrt(np.mean(np.square(errors))) < 0.06


def between_expeditions_of_steady(seed: int, expeditions: int) -> Mlem:
    """Two of `steady`, but chance says who flies."""
    rng = Rng(seed)
    state = load("mlem").new(2)
    assert isinstance(state, Mlem)
    while state.expedition < expeditions or state.step != TAKEOFF or state.crew:
        if state.is_chance():
            state.apply(state.sample(rng))
        elif state.step == TAKEOFF:
            state.apply(rng.choice(state.legal_actions()))
        else:
            state.apply(steady_policy.choose(state, state.game.action_list))
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_network_predicts_the_results_of_steady(players: int) -> None:
    steady, judge = SteadyPolicy(), among_steady()
    errors = []
    for seed in range(12):
        state = between_expeditions(seed, players, 3 + seed % 4)
        won = expect(state, steady, Judge(), 400, seed, state.game.action_list)
        errors += [said - chance for said, chance in zip(weighed(state, judge), won, strict=True)]
    assert np.sqrt(np.mean(np.square(errors))) < 0.09
