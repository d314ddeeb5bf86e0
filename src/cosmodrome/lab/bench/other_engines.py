"""Rows against other projects' engines, in the same run: OpenSpiel in C++ and from Python, and PettingZoo's classics.

Nobody else has our games, so MLEM stands for ours, and what is compared is a decision: ask what is legal, choose one by
chance, go on, with all dice between. A project that is not installed is left out.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cosmodrome import load
from cosmodrome.core.engine.playout import playout
from cosmodrome.core.engine.rng import Rng
from cosmodrome.lab.bench import REPEATS, SEED, Row, random_decisions, turn_about
from cosmodrome.lab.bench.mlem import searched, stepped, tenth_decision

# OpenSpiel's games, each with how many random games of it take about a tenth of a second in C++. Pig for four and Ludo
# (maedn) are nearest to MLEM; the first four are over after a few decisions.
RIVALS = {
    "kuhn_poker": 400_000,
    "leduc_poker": 150_000,
    "tic_tac_toe": 80_000,
    "connect_four": 12_000,
    "hearts": 8_000,
    "backgammon": 80,
    "maedn": 600,
    "pig": 8_000,
    "pig(players=4)": 5_000,
}
FROM_PYTHON = ("tic_tac_toe", "connect_four", "pig(players=4)")
# PettingZoo's games, with the bar for us in the same clothes. At nine squares an agent is shown eighteen numbers, at
# MLEM's mat more than four hundred: there we do not promise to be faster.
CLASSICS = {"tictactoe_v3": None, "connect_four_v3": 1.0}
COUNTED = 300  # random games by which the decisions in a game are counted
SIMULATIONS = 3_000


def rows(scale: int) -> Iterator[Row]:
    if find_spec("pyspiel"):
        yield from random_play(scale)
        yield from tree_search(scale)
        yield from from_python(scale)
    if find_spec("pettingzoo"):
        yield from classics(scale)


def absent() -> str:
    """A sentence about what is not measured here; empty if nothing is missing."""
    missing = [
        title for module, title in (("pyspiel", "OpenSpiel"), ("pettingzoo", "PettingZoo")) if not find_spec(module)
    ]
    return f"{' and '.join(missing)} not installed: no rows for what is missing" if missing else ""


def against(name: str, ours: float, theirs: float, unit: str, bar: float | None = 1.0) -> Row:
    """How much faster we are than another engine, beside its own figure."""
    return Row(name, ours / theirs, f"x their {theirs:,.0f} {unit}", bar)


# --- OpenSpiel ---------------------------------------------------------------


@dataclass
class Rival:
    """A game of OpenSpiel at its first real choice, and how many decisions a random game takes from there."""

    name: str
    game: Any
    root: Any
    decisions: float

    @classmethod
    def load(cls, name: str, scale: int) -> Rival:
        game = import_module("pyspiel").load_game(name)
        luck = random.Random(SEED)
        root = game.new_initial_state()
        while root.is_chance_node() or len(root.legal_actions()) < 2:
            spiel_step(root, luck)
        games = max(1, COUNTED // scale)
        return cls(name, game, root, sum(spiel_game(root.clone(), luck) for _ in range(games)) / games)

    def bot(self, simulations: int, games: int) -> Any:
        """Their search in C++, which plays so many random games for every simulation."""
        pyspiel = import_module("pyspiel")
        evaluator = pyspiel.RandomRolloutEvaluator(games, SEED)
        return pyspiel.MCTSBot(self.game, evaluator, 2.0, simulations, 1_000, False, SEED, False)

    def random_decisions(self, games: int) -> float:
        """One simulation with many random games is random play wholly in C++."""
        self.bot(1, games).step(self.root)
        return games * self.decisions

    def searched(self, simulations: int) -> float:
        self.bot(simulations, 1).step(self.root)
        return simulations

    def stepped(self, games: int) -> float:
        luck = random.Random(SEED)
        return sum(spiel_game(self.game.new_initial_state(), luck) for _ in range(games))


def spiel_step(state: Any, luck: random.Random) -> bool:
    """One decision or one draw, stepped from Python; whether it was a decision."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, chances)[0])
        return False
    state.apply_action(luck.choice(state.legal_actions()))
    return True


def spiel_game(state: Any, luck: random.Random) -> int:
    """Play to the end by chance; returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        decisions += spiel_step(state, luck)
    return decisions


def random_play(scale: int) -> Iterator[Row]:
    start = load("mlem").new(4)
    rivals = [Rival.load(name, scale) for name in RIVALS]
    works = [partial(random_decisions, start, 3_000 // scale)]
    works += [partial(rival.random_decisions, max(1, RIVALS[rival.name] // scale)) for rival in rivals]
    ours, *theirs = turn_about(works, 2 * REPEATS)
    yield Row("random play", ours, "decisions/s")
    for rival, rate in zip(rivals, theirs, strict=True):
        yield against(f"random play against OpenSpiel's {rival.name} in C++", ours, rate, "decisions/s")


def tree_search(scale: int) -> Iterator[Row]:
    """Simulations with a random game to the end of each. Games that are soon over can only be compared per decision."""
    game = load("mlem")
    table = tenth_decision(game)
    dice = Rng(SEED)
    length = sum(playout(table.clone(), dice, dice, game.action_list) for _ in range(COUNTED)) / COUNTED
    rivals = [Rival.load(name, scale) for name in RIVALS]
    works = [partial(searched, game, SIMULATIONS // scale)]
    works += [partial(rival.searched, max(10, RIVALS[rival.name] // scale)) for rival in rivals]
    works.append(partial(searched_in_python, Rival.load("pig(players=4)", scale), max(2, 20 // scale)))
    ours, *theirs, in_python = turn_about(works, 2 * REPEATS)
    yield Row("tree search", ours, "simulations/s")
    for rival, rate in zip(rivals, theirs, strict=True):
        if rival.decisions > length / 2:
            yield against(f"tree search against OpenSpiel's in C++, {rival.name}", ours, rate, "simulations/s")
        else:
            name = f"tree search, per decision, against OpenSpiel's in C++, {rival.name}"
            yield against(name, ours * length, rate * rival.decisions, "decisions/s", None)
    yield against("tree search against OpenSpiel's in Python, pig(players=4)", ours, in_python, "simulations/s")


def searched_in_python(rival: Rival, count: int) -> float:
    mcts = import_module("open_spiel.python.algorithms.mcts")
    luck = import_module("numpy").random.RandomState(SEED)
    mcts.MCTSBot(rival.game, 2.0, count, mcts.RandomRolloutEvaluator(1, luck), random_state=luck).step(rival.root)
    return count


def from_python(scale: int) -> Iterator[Row]:
    rivals = [Rival.load(name, scale) for name in FROM_PYTHON]
    works = [partial(stepped, load("mlem"), max(1, 200 // scale))]
    works += [partial(rival.stepped, max(1, int(50_000 / rival.decisions) // scale)) for rival in rivals]
    ours, *theirs = turn_about(works)
    yield Row("stepped from Python", ours, "decisions/s")
    for rival, rate in zip(rivals, theirs, strict=True):
        yield against(f"stepped from Python against OpenSpiel's {rival.name}", ours, rate, "decisions/s")


# --- PettingZoo --------------------------------------------------------------


def classics(scale: int) -> Iterator[Row]:
    """Our engine without an adapter against PettingZoo's environments without wrappers."""
    works = [partial(stepped, load("mlem"), max(1, 200 // scale))]
    works += [partial(agents_decide, classic(name).raw_env(), 4_000 // scale) for name in CLASSICS]
    ours, *theirs = turn_about(works)
    for name, rate in zip(CLASSICS, theirs, strict=True):
        yield against(f"stepped from Python against PettingZoo's {name}", ours, rate, "decisions/s")


def classic(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what its way to import will be some day
        return import_module(f"pettingzoo.classic.{name}")


def agents_decide(env: Any, decisions: int) -> float:
    """Agents who see the table and choose by chance among what is legal, over as many games as it takes."""
    numpy = import_module("numpy")
    luck = random.Random(SEED)
    made = 0
    while made < decisions:
        env.reset(seed=made)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(luck.choice(numpy.flatnonzero(seen["action_mask"])))
                made += 1
    return made
