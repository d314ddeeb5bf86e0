"""What a good player of MLEM knows, as bots: one by rules of thumb, and four levels that think."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from cosmodrome.core.bot import Bot, Level, Solver
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline, DeadlinePassed
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.games.mlem.engine.state import Mlem, Setting
from cosmodrome.games.mlem.solvers import steady_policy
from cosmodrome.games.mlem.solvers.expedition_policy import ExpeditionPolicy
from cosmodrome.games.mlem.solvers.multiplayer import MultiplayerSolver
from cosmodrome.games.mlem.solvers.steady_policy import SteadyPolicy
from cosmodrome.games.mlem.solvers.two_player import TwoPlayerSolver
from cosmodrome.games.mlem.solvers.value_network import Learned

MOST_ROCKETS = 100_000  # of one expedition that are computed


class Steady(Bot):
    """The rule bot of `solvers/steady_policy.py`, frozen."""

    name = "steady/1"
    honest = True

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Mlem)
        return int(steady_policy.choose(state, state.game.action_list))


def among_steady() -> Learned:
    """The judge that was trained on games of `steady` alone (`tools/training/mlem_value_network.py`)."""
    return learned("among_steady")


def among_searchers() -> Learned:
    """The judge that was trained on games between searching players."""
    return learned("among_searchers")


def between_two() -> Learned:
    """The judge that was trained on games of two searching players."""
    return learned("between_two")


def among_others() -> Learned:
    """The judge that was trained on games in which one player searches and all others are `steady`."""
    return learned("among_others")


def learned(games: str) -> Learned:
    weights = trained()
    return Learned(weights["hidden"], weights[games])


@cache
def trained() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("data", "judge.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def first_all_search() -> ExpeditionPolicy:
    return ExpeditionPolicy(all_exact=True)


def one_searches() -> ExpeditionPolicy:
    return ExpeditionPolicy(counts_goals_by_option=True)


def all_search() -> ExpeditionPolicy:
    return ExpeditionPolicy(all_exact=True, counts_goals_by_option=True)


class ExactTwoPlayerSolver(Solver):
    """Two players of the base game: every expedition is computed, as `solvers/two_player.py` does."""

    def __init__(self) -> None:
        self._solver = TwoPlayerSolver(between_two())

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        assert isinstance(state, Mlem)
        if state.players != 2 or not is_plain(state.setting):
            return None
        try:
            return int(self._solver.answer(state, state.game.action_list, deadline).action)
        except DeadlinePassed:
            return None


class ExactMultiplayerSolver(Solver):
    """Three players or more of the base game: every expedition is computed against rivals that play as `steady`."""

    def __init__(self) -> None:
        self._solver = MultiplayerSolver(among_others(), MOST_ROCKETS)

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        assert isinstance(state, Mlem)
        if state.players == 2 or not is_plain(state.setting):
            return None
        try:
            chances = self._solver.weigh(state, state.game.action_list, deadline)
        except DeadlinePassed:
            return None
        best = max(chances, default=0.0)
        return state.legal_actions()[chances.index(best)] if chances else None


def is_plain(setting: Setting) -> bool:
    """No variant, no drifter or engineer who is used in another way than usual, one kind of site beside each space."""
    variants = setting.ufo or setting.explorations or setting.secret_missions
    drifts = setting.drifter_from_5 or setting.drifter_from_deep_space
    return not variants and not drifts and not setting.engineer_joins_group and setting.is_regular


class Exact(Solver):
    """The solver for every variant that has one."""

    def __init__(self) -> None:
        self._two_player = ExactTwoPlayerSolver()
        self._multiplayer = ExactMultiplayerSolver()

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        solver: Solver = self._two_player if state.players == 2 else self._multiplayer
        return solver.answer(state, deadline)


class WithGoalsOnCrash(Solver):
    """The first version of a solver, which worked nothing out where a landing in a crash wins no goal."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        assert isinstance(state, Mlem)
        return self._solver.answer(state, deadline) if state.setting.goals_on_crash else None


def first_exact_voyage() -> Solver:
    return WithGoalsOnCrash(ExactMultiplayerSolver())


def first_exact() -> Solver:
    return WithGoalsOnCrash(Exact())


BOTS: dict[str, type[Bot]] = {"steady": Steady}

# All are frozen; a level that plays better gets the next version.
LEVELS = (
    Level("novice/1", 12),
    Level("casual/1", 60, SteadyPolicy),
    Level("strong/2", 4000, one_searches, among_steady, solver=ExactMultiplayerSolver),
    Level("champion/2", 16000, all_search, among_searchers, solver=Exact),
)

# Earlier versions, found by their full names.
EARLIER_LEVELS = (
    Level("strong/1", 4000, ExpeditionPolicy, among_steady, solver=first_exact_voyage),
    Level("champion/1", 16000, first_all_search, among_searchers, solver=first_exact),
)
