"""The benchmark table: what the engine does on this machine, as ratios within one run wherever that is possible.

Times are CPU time of one core, the best of a few repeats, because machines are noisy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cosmodrome import load
from cosmodrome._compiled import is_compiled
from cosmodrome.bots.search import search
from cosmodrome.core.game import Game
from cosmodrome.core.offer import Offer
from cosmodrome.core.playout import play_games
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.games.mlem.state import Mlem
from cosmodrome.lab import yardstick
from cosmodrome.lab.simulate import Job, simulate

SEED = 7
REPEATS = 5
VARIANTS = ("ufo", "explorations", "secret_missions")


@dataclass(frozen=True)
class Row:
    """One measured line: the figure, the bar it is held to, and what it means."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    at_most: bool = False

    @property
    def holds(self) -> bool | None:
        if self.bar is None:
            return None
        return self.value <= self.bar if self.at_most else self.value >= self.bar


def best(work: Callable[[], float], repeats: int = REPEATS) -> float:
    """Work per CPU second, the best of a few repeats; `work` returns how much it did."""
    return turn_about([work], repeats)[0]


def turn_about(works: list[Callable[[], float]], repeats: int = REPEATS) -> list[float]:
    """The same for several kinds of work that are to be compared: they take turns, so that noise hits all of them."""
    fastest = [0.0] * len(works)
    for _ in range(repeats):
        for i, work in enumerate(works):
            began = time.process_time()
            done = work()
            fastest[i] = max(fastest[i], done / (time.process_time() - began))
    return fastest


def random_decisions(start: State, games: int) -> float:
    rows = play_games(start, SEED, 0, games, Offer(start.game.num_distinct_actions))
    return float(sum(rows[:: start.players + 1]))


def measure(quick: bool = False) -> Iterator[Row]:
    """All rows, as they are measured. `quick` is for trying things out."""
    scale = 10 if quick else 1
    game = load("mlem")
    start = game.new(4)
    games = (30_000 if is_compiled() else 500) // scale
    yield from against_c(game, start, games)
    tables = [start, *(game.new(4, {name: True}) for name in VARIANTS)]
    decisions, *others = turn_about([partial(random_decisions, table, games // 3) for table in tables], 3 * REPEATS)
    per_game = random_decisions(start, games) / games
    yield Row("MLEM, 4 random players", decisions, "decisions/s")
    yield Row("MLEM, 4 random players", decisions / per_game, "games/s")
    yield Row("MLEM interpreted", interpreted_games(200 // scale), "games/s", 2_000)
    for name, other in zip(VARIANTS, others, strict=True):
        yield Row(f"MLEM with {name}, slower by", 1 - other / decisions, "of the base", 0.25, at_most=True)
    yield Row("stepped from Python", best(lambda: stepped(game, 400 // scale)), "decisions/s", 1_200_000)
    yield Row("clone from Python", best(lambda: cloned(start, 40_000 // scale)), "clones/s", 1_500_000)
    yield Row("tree search with full playouts", best(lambda: searched(game, 8_000 // scale)), "simulations/s", 90_000)
    yield Row("two processes", two_processes(600_000 // scale if is_compiled() else 2_000), "x one", 1.85)


def against_c(game: Game, start: State, games: int) -> Iterator[Row]:
    """The same rules in C, the same random numbers, the same results; turn about, so that noise hits both."""
    if yardstick.compiler() is None:
        return
    assert isinstance(start, Mlem)
    with tempfile.TemporaryDirectory() as folder:
        program = yardstick.build(Path(folder), start.setting)
        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(8 * REPEATS):  # many short turns: a quiet moment for each is what counts
            ours.append(best(lambda: random_decisions(start, games // 3), 1))
            result = yardstick.run(program, 4, 20_000, SEED)
            theirs.append(result.decisions / result.seconds)
    yield Row("the same rules in C", max(theirs), "decisions/s")
    yield Row("MLEM, 4 random players", max(ours) / max(theirs), "of C", 0.42 if is_compiled() else None)


def interpreted_games(games: int) -> float:
    """Games a second without the compiled rules, in a process of its own."""
    program = (
        "import json, sys; from cosmodrome import load; from cosmodrome.lab.bench import best, random_decisions; "
        "start = load('mlem').new(4); games = int(sys.argv[1]); "
        "print(json.dumps(best(lambda: random_decisions(start, games) and games, 20)))"
    )
    environment = {**os.environ, "COSMODROME_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(games)], env=environment, capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout))


def stepped(game: Game, games: int) -> float:
    """One call for the list and one for the move, as a learning environment or a page does it."""
    decisions = 0
    for index in range(games):
        state = game.new(4)
        dice, mind = Rng(SEED, index), Rng(SEED, index, 1)
        apply, legal, below = state.apply, state.legal_actions, mind.below
        while True:
            asked = state.asked
            if asked >= 0:
                actions = legal()
                apply(actions[below(len(actions))])
                decisions += 1
            elif asked == -1:
                apply(state.sample(dice))
            else:
                break
    return decisions


def cloned(start: State, count: int) -> float:
    clone = start.clone
    for _ in range(count):
        clone()
    return count


def searched(game: Game, simulations: int) -> float:
    """From the tenth decision of a game, as an opponent would think there."""
    state = game.new(4)
    rng = Rng(SEED)
    decisions = 0
    while decisions < 10:
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            state.apply(rng.choice(state.legal_actions()))
            decisions += 1
    while state.is_chance():
        state.apply(state.sample(rng))
    search(state, simulations, rng, Offer(game.num_distinct_actions))
    return simulations


def two_processes(games: int) -> float:
    """Wall clock of one worker process against two, start-up included in both."""
    job = Job("mlem", 4, load("mlem").meta.check_options(None), ("random",) * 4, SEED)
    ratios = []
    for _ in range(3):
        one = simulate(job, games, workers=1).seconds
        two = simulate(job, games, workers=2).seconds
        ratios.append(one / two)
    return max(ratios)
