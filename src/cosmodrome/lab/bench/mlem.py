"""MLEM's rows: against the same rules in C, its variants, and what it costs to step and copy from Python."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cosmodrome import load
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.lab import c_reference
from cosmodrome.lab.bench import (
    REPEATS,
    SEED,
    Row,
    best,
    games_for,
    interpreted,
    random_decisions,
    turn_about,
    two_processes,
)
from cosmodrome.lab.simulate import Job

VARIANTS = ("ufo", "explorations", "secret_missions")
INTERPRETED = "best(lambda: random_decisions(load('mlem').new(4), n) and n, 20)"


def rows(scale: int) -> Iterator[Row]:
    game = load("mlem")
    start = game.new(4)
    games = games_for(30_000, 500, scale)
    yield from against_c(game, start, games)
    tables = [start, *(game.new(4, {name: True}) for name in VARIANTS)]
    decisions, *others = turn_about([partial(random_decisions, table, games // 3) for table in tables], 3 * REPEATS)
    per_game = random_decisions(start, games) / games
    yield Row("MLEM, 4 random players", decisions, "decisions/s")
    yield Row("MLEM, 4 random players", decisions / per_game, "games/s")
    yield Row("MLEM interpreted", interpreted(INTERPRETED, 200 // scale), "games/s")
    for name, other in zip(VARIANTS, others, strict=True):
        yield Row(f"MLEM with {name}, slower by", 1 - other / decisions, "of the base")
    yield Row("stepped from Python", best(lambda: stepped(game, 400 // scale)), "decisions/s")
    yield Row("clone from Python", best(lambda: cloned(start, 40_000 // scale)), "clones/s")
    job = Job("mlem", 4, game.meta.check_options(None), ("random",) * 4, SEED)
    yield Row("two processes", two_processes(job, games_for(600_000, 2_000 * scale, scale)), "x one")


def against_c(game: Game, start: State, games: int) -> Iterator[Row]:
    """The same rules in C, the same random numbers, the same results; turn about, so that noise hits both."""
    if c_reference.compiler() is None:
        return
    assert isinstance(start, Mlem)
    with tempfile.TemporaryDirectory() as folder:
        program = c_reference.build(Path(folder), start.setting)
        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(8 * REPEATS):  # many short turns: a quiet moment for each is what counts
            ours.append(best(lambda: random_decisions(start, games // 3), 1))
            result = c_reference.run(program, 4, 20_000, SEED)
            theirs.append(result.decisions / result.seconds)
    yield Row("the same rules in C", max(theirs), "decisions/s")
    yield Row("MLEM, 4 random players", max(ours) / max(theirs), "of C")


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
