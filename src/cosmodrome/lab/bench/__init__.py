"""The benchmark table: what the engines do on this machine, as ratios within one run wherever that is possible.

Times are CPU time of one core, the best of a few repeats, because machines are noisy. Each game has a file in
here, found by listing, whose `rows(scale)` measures what this project promises of it; `bars.py` has the promises.
"""

from __future__ import annotations

import json
import os
import pkgutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module

from cosmodrome._compiled import is_compiled
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import play_games
from cosmodrome.core.engine.state import State
from cosmodrome.lab.bench.bars import Bar, bar_of
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.simulate import Job, simulate

SEED = 7
REPEATS = 5


@dataclass(frozen=True)
class Row:
    """One measured line: the figure and what it means. The table of bars says what it must reach."""

    name: str
    value: float
    unit: str

    @property
    def bar(self) -> Bar | None:
        return bar_of(self.name, self.unit)

    @property
    def holds(self) -> bool | None:
        return None if self.bar is None else self.bar.holds(self.value)


def best(work: Callable[[], float], repeats: int = REPEATS) -> float:
    """Work per CPU second, the best of a few repeats; `work` returns how much it did."""
    return turn_about([work], repeats)[0]


def turn_about(works: Sequence[Callable[[], float]], repeats: int = REPEATS) -> list[float]:
    """The same for several kinds of work that are to be compared: they take turns, so that noise hits all of them."""
    fastest = [0.0] * len(works)
    for _ in range(repeats):
        for i, work in enumerate(works):
            began = time.process_time()
            done = work()
            fastest[i] = max(fastest[i], done / (time.process_time() - began))
    return fastest


def random_decisions(start: State, games: int) -> float:
    rows = play_games(start, SEED, 0, games, ActionList(start.game.num_distinct_actions))
    return float(sum(rows[:: start.players + 1]))


def measure(quick: bool = False) -> Iterator[Row]:
    """All rows, as they are measured. `quick` is for trying things out."""
    for module in pkgutil.iter_modules(__path__):
        rows = getattr(import_module(f"{__name__}.{module.name}"), "rows", None)
        if rows is not None:
            yield from rows(10 if quick else 1)


def interpreted(program: str, argument: int) -> float:
    """What an expression gives without the compiled rules, in a process of its own; `n` is the argument."""
    program = (
        "import json, sys; from cosmodrome import load; from cosmodrome.lab.bench import best, random_decisions; "
        f"n = int(sys.argv[1]); print(json.dumps({program}))"
    )
    environment = {**os.environ, "COSMODROME_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, str(argument)], env=environment, capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout))


def two_processes(job: Job, games: int) -> float:
    """Wall clock of one worker process against two, start-up included in both."""
    ratios = []
    for _ in range(3):
        one = simulate(job, games, Execution(workers=1)).seconds
        two = simulate(job, games, Execution(workers=2)).seconds
        ratios.append(one / two)
    return max(ratios)


def games_for(compiled: int, pure: int, scale: int) -> int:
    """How many games are enough to be measured here."""
    return (compiled if is_compiled() else pure) // scale
