"""Bots that think: every choice is tried by playouts, as many as their level is worth.

They know no game. How the rest of a game is imagined and who judges it is the game's to say (`Level`); how well a bot
plays is a number of playouts, so that the same table and the same luck give the same answer on every machine. In live
play a deadline comes with the question, and may end the playouts early.
"""

from __future__ import annotations

from cosmodrome.bots.engine.budget import Budget
from cosmodrome.bots.engine.flat_monte_carlo import Tried, weigh_choices
from cosmodrome.core.bot import Bot, Level
from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State

SEEDS = (1 << 31) - 1
SOLVER_SHARE = 0.75  # of the time until a deadline; if the solver does not finish, the rest is enough for playouts
LEAST_SECONDS = 1e-9  # of a budget whose deadline has passed: 0 means no limit


class MonteCarloBot(Bot):
    """Flat Monte Carlo with sequential halving, over states that its seat cannot tell apart.

    Questions that the solver of its level can answer are not searched.
    """

    def __init__(self, level: Level) -> None:
        self.name = level.name
        self._level = level
        self._policy = level.policy()
        self._judge = level.judge()
        self._solver = level.solver()

    def choose(self, state: State, rng: Rng) -> int:
        return self.choose_by(state, rng, NO_DEADLINE)

    def choose_by(self, state: State, rng: Rng, deadline: Deadline) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        solved = self._solver.answer(state, deadline.part(SOLVER_SHARE))
        if solved is not None:
            return solved
        return int(self.weigh(state, self._level.playouts, rng, deadline)[0].action)

    def weigh(self, state: State, playouts: int, rng: Rng, deadline: Deadline = NO_DEADLINE) -> list[Tried]:
        """All choices with what they are worth, the best first; those for which there was no time are last."""
        budget = Budget(playouts, max(deadline.left(), LEAST_SECONDS) if deadline.is_limited() else 0.0)
        worlds = indistinguishable(state, min(self._level.worlds, playouts), rng)
        seed = rng.below(SEEDS)
        return weigh_choices(worlds, self._policy, self._judge, budget, seed, state.game.action_list)


def indistinguishable(state: State, count: int, rng: Rng) -> list[State]:
    """States that the seat to move cannot tell from this one; only this one, if nothing is hidden."""
    if not state.game.hides(state):
        return [state]
    return [state.resample(state.current_player(), rng) for _ in range(count)]
