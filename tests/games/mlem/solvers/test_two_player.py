"""The expedition of two, solved from its end back, against the rules counted out roll by roll."""

from __future__ import annotations

from itertools import count

import pytest
from librt.vecs import vec

from cosmodrome import Rng, bots, load
from cosmodrome.bots.monte_carlo_bot import MonteCarloBot
from cosmodrome.core.engine import deadline as deadline_module
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.games.mlem.bots import Exact, ExactTwoPlayerSolver, among_searchers
from cosmodrome.games.mlem.engine.scoring import place
from cosmodrome.games.mlem.engine.state import HOME, POINTS, SEATS, Mlem
from cosmodrome.games.mlem.solvers.two_player import TwoPlayerExpedition, TwoPlayerSolver
from cosmodrome.games.mlem.vocabulary import (
    DISEMBARK,
    DRIFTER,
    EMBARK,
    ENGINEER,
    LAND,
    MOONWALKER,
    PARACHUTIST,
    ROLL,
    SABOTEUR,
    SATELLITE,
    SETTLER,
    TAKEOFF,
    VOYAGER,
)

PAIRS = [
    (MOONWALKER, SETTLER),
    (DRIFTER, SABOTEUR),
    (SABOTEUR, DRIFTER),
    (DRIFTER, DRIFTER),
    (PARACHUTIST, PARACHUTIST),
    (ENGINEER, VOYAGER),
    (ENGINEER, ENGINEER),
]


def rocket(first: int, second: int, space: int, dice: int, options: dict[str, str | bool] | None = None) -> Mlem:
    """Seat 1 commands; the dice are to be rolled."""
    state = load("mlem").new(2, options)
    assert isinstance(state, Mlem)
    state.apply(1)
    state.apply(EMBARK + first)
    state.apply(EMBARK + second)
    state.space, state.dice = space, dice
    return state


def counted_out(state: Mlem, out: ActionList) -> float:
    """The chance of seat 0 by the rules alone, with the judge at the end of the expedition."""
    if state.is_terminal() or (state.step == TAKEOFF and state.crew == 0):
        worth = vec[float]([0.0] * SEATS)
        among_searchers().weigh(state, worth)
        return float(worth[0])
    if state.is_chance():
        weights = state.chance_weights()
        draws = [(outcome, weight) for outcome, weight in enumerate(weights) if weight]
        return sum(weight * after(state, outcome, out) for outcome, weight in draws) / sum(weights)
    out.clear()
    state.list_actions(out)
    values = [after(state, action, out) for action in out.listed()]
    return max(values) if state.asked == 0 else min(values)


def after(state: Mlem, action: int, out: ActionList) -> float:
    following = state.clone()
    following.apply(action)
    return counted_out(following, out)


@pytest.mark.parametrize(("first", "second"), PAIRS)
@pytest.mark.parametrize(("space", "dice"), [(24, 2), (22, 1)])
def test_tables_agree_with_an_enumeration(first: int, second: int, space: int, dice: int) -> None:
    state = rocket(first, second, space, dice)
    expedition = TwoPlayerExpedition(among_searchers())
    expedition.begin(state)
    assert expedition.before_roll(state) == pytest.approx(counted_out(state, ActionList(700)))


def near_goals(state: Mlem) -> Mlem:
    """Both seats are one moon short of the goal of four moons."""
    for seat in (0, 1):
        for specialist, space in ((SATELLITE, 6), (SABOTEUR, 9 + 4 * seat), (DRIFTER, 17)):
            state.table[HOME + seat] &= ~(1 << specialist)
            place(state, seat, specialist, space)
    return state


@pytest.mark.parametrize("goals_on_crash", [False, True])
@pytest.mark.parametrize(
    ("first", "second"), [(PARACHUTIST, PARACHUTIST), (PARACHUTIST, VOYAGER), (MOONWALKER, PARACHUTIST)]
)
def test_a14_the_tables_count_goals_in_a_crash_as_the_option_says(
    first: int, second: int, goals_on_crash: bool
) -> None:
    state = near_goals(rocket(first, second, 22, 1, {"goals_on_crash": goals_on_crash}))
    expedition = TwoPlayerExpedition(among_searchers())
    expedition.begin(state)
    found = expedition.before_roll(state)
    assert found == pytest.approx(counted_out(state, ActionList(700)))
    other = near_goals(rocket(first, second, 22, 1, {"goals_on_crash": not goals_on_crash}))
    expedition.begin(other)
    assert expedition.before_roll(other) != found


@pytest.mark.parametrize("specialist", [MOONWALKER, DRIFTER, PARACHUTIST, ENGINEER])
def test_tables_for_one_player_left_agree_with_an_enumeration(specialist: int) -> None:
    state = rocket(VOYAGER, specialist, 22, 1)
    state.go(state.setting.steps[DISEMBARK])
    state.apply(LAND + 22)
    expedition = TwoPlayerExpedition(among_searchers())
    state.go(state.setting.steps[ROLL])
    expedition.begin(state)
    assert expedition.before_roll(state) == pytest.approx(counted_out(state, ActionList(700)))


def test_choice_does_not_depend_on_earlier_calls() -> None:
    old, out = TwoPlayerSolver(among_searchers()), ActionList(700)
    for space in (10, 17, 24):
        state = rocket(SABOTEUR, MOONWALKER, space, 3)
        state.go(state.setting.steps[DISEMBARK])
        before = state.to_bytes()
        answer = old.answer(state, out).action
        assert answer == TwoPlayerSolver(among_searchers()).answer(state, out).action in state.legal_actions()
        assert state.to_bytes() == before


@pytest.mark.parametrize("starter", [0, 1])
def test_choice_of_astronaut_is_best_against_the_best_reply(starter: int) -> None:
    """All pairs one by one; the answer leaves out those that cannot matter."""
    state = load("mlem").new(2)
    assert isinstance(state, Mlem)
    state.apply(starter)
    state.table[POINTS] = 5
    for specialist in (SATELLITE, PARACHUTIST, ENGINEER):
        place(state, 0, specialist, 6 + specialist)
        state.table[HOME] &= ~(1 << specialist)
    expedition = TwoPlayerExpedition(among_searchers())
    wish, answer = (max, min) if starter == 0 else (min, max)
    replies = {
        first: {second: taken_off(expedition, state, first, second) for second in embark(state, 1 - starter)}
        for first in embark(state, starter)
    }
    chances = {first: answer(found.values()) for first, found in replies.items()}
    best = wish(chances, key=lambda action: chances[action])
    found = TwoPlayerSolver(among_searchers()).answer(state, ActionList(700))
    assert (found.action, found.chance) == (best, chances[best])
    state.apply(best)
    found = TwoPlayerSolver(among_searchers()).answer(state, ActionList(700))
    assert found.chance == chances[best] == replies[best][found.action]


def embark(state: Mlem, seat: int) -> list[int]:
    return [EMBARK + specialist for specialist in range(8) if state.at_home(seat) >> specialist & 1]


def taken_off(expedition: TwoPlayerExpedition, state: Mlem, first: int, second: int) -> float:
    after = state.clone()
    after.apply(first)
    after.apply(second)
    expedition.begin(after)
    return float(expedition.before_roll(after))


def test_solver_covers_base_games_of_two_players_only() -> None:
    game, solver = load("mlem"), ExactTwoPlayerSolver()

    def answers(players: int, **options: object) -> bool:
        state = game.new(players, options)
        state.apply(0)
        return solver.answer(state) is not None

    assert not answers(3)
    for name in ("ufo", "explorations", "secret_missions", "drifter_from_5", "engineer_joins_group"):
        assert not answers(2, **{name: True})
    tables: list[dict[str, str | bool]] = [{}, {"satellite_space": "third"}, {"goals_on_crash": True}]
    for options in tables:
        state = rocket(SETTLER, MOONWALKER, 22, 2, options)
        state.go(state.setting.steps[DISEMBARK])
        assert solver.answer(state) in state.legal_actions()


def test_champion_uses_the_solver_and_no_random_numbers() -> None:
    game = load("mlem")
    champion = bots.find(game, "champion")
    assert isinstance(champion, MonteCarloBot)
    state = rocket(SETTLER, MOONWALKER, 12, 4)
    state.go(state.setting.steps[DISEMBARK])
    assert champion.choose(state, Rng(1)) == champion.choose(state, Rng(2)) == ExactTwoPlayerSolver().answer(state)


def test_solver_past_its_deadline_answers_none() -> None:
    state = rocket(MOONWALKER, SETTLER, 20, 2)
    state.go(state.setting.steps[DISEMBARK])
    for solver in (ExactTwoPlayerSolver(), Exact()):
        assert solver.answer(state, Deadline(0.0)) is None
        assert solver.answer(state) == ExactTwoPlayerSolver().answer(state), (
            "and afterwards answers as if never interrupted"
        )


def test_solver_interrupted_by_its_deadline_answers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = count()
    monkeypatch.setattr(deadline_module, "perf_counter", lambda: float(next(readings)))
    state = rocket(MOONWALKER, SETTLER, 20, 2)
    state.go(state.setting.steps[DISEMBARK])
    solver = ExactTwoPlayerSolver()
    assert solver.answer(state, Deadline(9.5)) is None
    assert next(readings) == 11, "it stopped as soon as the clock had passed the deadline"
    assert solver.answer(state) == ExactTwoPlayerSolver().answer(state)
