"""Plays the same seeds compiled and interpreted and compares the digests: one source, one game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Options
from cosmodrome.lab.fuzz import settings
from cosmodrome.lab.simulate import Job, simulate

SEED = 2075
SPREAD = 20  # all other settings together get about as many games as the main one


@dataclass(frozen=True)
class Trial:
    players: int
    options: Options
    games: int

    @property
    def name(self) -> str:
        on = [name for name, value in self.options.items() if value is True]
        return f"{self.players} players, {', '.join(on) or 'nothing on'}"


def trials(game: Game, seeds: int) -> list[Trial]:
    """The plain game with all seeds, then a spread over other players and options; less of a game that is long."""
    defaults = game.meta.check_options(None)
    found = [Trial(game.meta.fewest if game.is_long else min(4, game.meta.most), defaults, seeds)]
    everything = settings(game)
    for i in range(SPREAD):
        players, options = everything[((i * len(everything)) // SPREAD + i % 4) % len(everything)]
        found.append(Trial(players, options, max(1, seeds // (10 * SPREAD if game.is_long else SPREAD))))
    return found


def digests(game: Game, seeds: int) -> list[str]:
    """The digest of every trial, as this process plays it."""
    return [
        simulate(Job(game.meta.id, t.players, t.options, ("random",) * t.players, SEED), t.games).digest
        for t in trials(game, seeds)
    ]


def digests_elsewhere(game: Game, seeds: int, compiled: bool) -> list[str]:
    """The same, as a fresh process plays it with the compiled rules or without."""
    program = (
        "import json, sys; from cosmodrome import load; from cosmodrome.lab.compare_builds import digests; "
        "from cosmodrome._compiled import is_compiled; "
        "print(json.dumps([is_compiled(), digests(load(sys.argv[1]), int(sys.argv[2]))]))"
    )
    environment = {**os.environ, "COSMODROME_COMPILED": "1" if compiled else "0"}
    done = subprocess.run(
        [sys.executable, "-c", program, game.meta.id, str(seeds)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    was_compiled, found = json.loads(done.stdout)
    if was_compiled != compiled:
        raise AssertionError("the other process did not run the rules as asked")
    return [str(digest) for digest in found]
