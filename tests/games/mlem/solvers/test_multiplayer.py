"""The solver of an expedition among rivals that play as `steady` does, against enumerating the rules roll by roll."""

from __future__ import annotations

from itertools import count

import pytest
from librt.vecs import vec

from cosmodrome import Rng, bots, load
from cosmodrome.bots.monte_carlo_bot import MonteCarloBot
from cosmodrome.core.engine import deadline as deadline_module
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.games.mlem.bots import Exact, ExactMultiplayerSolver, among_others
from cosmodrome.games.mlem.engine.state import SEATS, Mlem
from cosmodrome.games.mlem.solvers import steady_policy
from cosmodrome.games.mlem.solvers.multiplayer import MultiplayerSolver
from cosmodrome.games.mlem.vocabulary import (
    CHOOSE_DICE,
    DISEMBARK,
    DRIFTER,
    EMBARK,
    ENGINEER,
    MOONWALKER,
    PARACHUTIST,
    SABOTEUR,
    SATELLITE,
    SETTLER,
    TAKEOFF,
    VOYAGER,
)

EVERYTHING = 1 << 40
CREWS = [
    (MOONWALKER, SETTLER, VOYAGER, SATELLITE),
    (SABOTEUR, DRIFTER, SABOTEUR, DRIFTER),
    (PARACHUTIST, PARACHUTIST, PARACHUTIST, ENGINEER),
    (ENGINEER, ENGINEER, ENGINEER, ENGINEER),
    (DRIFTER, ENGINEER, ENGINEER),
    (SETTLER, PARACHUTIST, SABOTEUR),
    (ENGINEER, DRIFTER),
]


def rocket(crew: tuple[int, ...], space: int, dice: int, starter: int = 1, goals_on_crash: bool = False) -> Mlem:
    """The seat that starts commands; the dice are to be rolled."""
    state = load("mlem").new(len(crew), {"goals_on_crash": goals_on_crash})
    assert isinstance(state, Mlem)
    state.apply(starter)
    for specialist in crew:
        state.apply(EMBARK + specialist)
    state.space, state.dice = space, dice
    return state


class Counting:
    """A seat's chance by the rules alone: its own choices the best, the others' as `steady` makes them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.judge = among_others()
        self.judge.searching_seat = seat
        self.out = ActionList(700)

    def chance(self, state: Mlem) -> float:
        if state.is_terminal() or (state.step == TAKEOFF and state.crew == 0):
            worth = vec[float]([0.0] * SEATS)
            self.judge.weigh(state, worth)
            return float(worth[self.seat])
        if state.is_chance():
            weights = state.chance_weights()
            draws = [(outcome, weight) for outcome, weight in enumerate(weights) if weight]
            return sum(weight * self.after(state, outcome) for outcome, weight in draws) / sum(weights)
        if state.asked != self.seat:
            return self.after(state, int(steady_policy.choose(state, self.out)))
        return max(self.after(state, action) for action in state.legal_actions())

    def after(self, state: Mlem, action: int) -> float:
        following = state.clone()
        following.apply(action)
        return self.chance(following)


@pytest.mark.parametrize("crew", CREWS)
@pytest.mark.parametrize(("space", "dice"), [(23, 2), (20, 1)])
@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("goals_on_crash", [False, True])
def test_solver_agrees_with_an_enumeration(
    crew: tuple[int, ...], space: int, dice: int, slot: int, goals_on_crash: bool
) -> None:
    state = rocket(crew, space, dice, goals_on_crash=goals_on_crash)
    seat = (1 + slot) % len(crew)
    state.go(state.setting.steps[DISEMBARK])
    counting = Counting(seat)
    while state.asked != seat:
        state.apply(steady_policy.choose(state, counting.out))
    found = MultiplayerSolver(among_others(), EVERYTHING).weigh(state, counting.out)
    assert found == pytest.approx([counting.after(state, action) for action in state.legal_actions()])


@pytest.mark.parametrize("crew", [(ENGINEER, ENGINEER, SETTLER), (DRIFTER, ENGINEER, ENGINEER, VOYAGER)])
def test_solver_counts_dice_and_engineers_as_the_rules_do(crew: tuple[int, ...]) -> None:
    state = rocket(crew, 22, 2)
    for outcome, weight in enumerate(state.chance_weights()):
        rolled = state.clone()
        if weight:
            rolled.apply(outcome)
        if rolled.step == CHOOSE_DICE and len(rolled.legal_actions()) > 1:
            counting = Counting(1)
            found = MultiplayerSolver(among_others(), EVERYTHING).weigh(rolled, counting.out)
            assert found == pytest.approx([counting.after(rolled, action) for action in rolled.legal_actions()])


def test_solver_before_takeoff_starts_with_boarding() -> None:
    state = load("mlem").new(3)
    assert isinstance(state, Mlem)
    state.apply(2)
    state.apply(EMBARK + SETTLER)
    out = ActionList(700)
    solver = MultiplayerSolver(among_others(), EVERYTHING)
    found = solver.weigh(state, out)
    for action, chance in zip(state.legal_actions(), found, strict=True):
        following = state.clone()
        following.apply(action)
        following.apply(steady_policy.choose(following, out))
        assert following.is_chance()
        solver.begin(following)
        assert solver.chance(following, out) == chance
    assert max(found) - min(found) > 0.001


def test_solver_keeps_its_limit_and_leaves_the_state_unchanged() -> None:
    state = rocket(CREWS[0], 7, 4)
    state.go(state.setting.steps[DISEMBARK])
    before = state.to_bytes()
    out = ActionList(700)
    assert MultiplayerSolver(among_others(), 20).weigh(state, out) == []
    assert len(MultiplayerSolver(among_others(), EVERYTHING).weigh(state, out)) == len(state.legal_actions())
    assert state.to_bytes() == before


def test_solver_covers_base_games_of_three_or_more_players() -> None:
    game, solver = load("mlem"), ExactMultiplayerSolver()
    state = rocket((SETTLER, MOONWALKER, DRIFTER), 20, 2)
    state.go(state.setting.steps[DISEMBARK])
    assert solver.answer(state) in state.legal_actions()
    for players, name in [
        (2, ""),
        (3, "ufo"),
        (4, "explorations"),
        (4, "secret_missions"),
        (5, "engineer_joins_group"),
    ]:
        other = game.new(players, {name: True} if name else None)
        other.apply(0)
        assert solver.answer(other) is None


def test_strong_bot_uses_the_solver_and_no_random_numbers() -> None:
    game = load("mlem")
    state = rocket((SETTLER, MOONWALKER, DRIFTER, SABOTEUR), 14, 3)
    state.go(state.setting.steps[DISEMBARK])
    for level in ("strong", "champion"):
        bot = bots.find(game, level)
        assert isinstance(bot, MonteCarloBot)
        assert bot.choose(state, Rng(1)) == bot.choose(state, Rng(2)) == ExactMultiplayerSolver().answer(state)


def test_solver_past_its_deadline_answers_none() -> None:
    state = rocket((SETTLER, MOONWALKER, DRIFTER), 20, 2)
    state.go(state.setting.steps[DISEMBARK])
    for solver in (ExactMultiplayerSolver(), Exact()):
        assert solver.answer(state, Deadline(0.0)) is None
        assert solver.answer(state) == ExactMultiplayerSolver().answer(state), (
            "and afterwards answers as if never interrupted"
        )


def test_solver_interrupted_by_its_deadline_answers_none(monkeypatch: pytest.MonkeyPatch) -> None:
    readings = count()
    monkeypatch.setattr(deadline_module, "perf_counter", lambda: float(next(readings)))
    state = rocket((SETTLER, MOONWALKER, DRIFTER), 16, 3)
    state.go(state.setting.steps[DISEMBARK])
    solver = ExactMultiplayerSolver()
    assert solver.answer(state, Deadline(9.5)) is None
    assert next(readings) == 11, "it stopped as soon as the clock had passed the deadline"
    assert solver.answer(state) == ExactMultiplayerSolver().answer(state)
