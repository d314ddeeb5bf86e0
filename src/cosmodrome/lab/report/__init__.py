"""Many games of one setting, told in full: what the balance report of `cosmodrome report` is made of.

A worker plays games and lets the game's `game_stats.py` read each journal; what it sends back is a line per game, so
the findings are the same wherever the games were played.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec

from cosmodrome import bots
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.game_stats import GameStats, Tally
from cosmodrome.games import load
from cosmodrome.lab.play import play_game
from cosmodrome.lab.report.aggregate import Findings, Told
from cosmodrome.lab.runs import HERE, Execution, run
from cosmodrome.lab.simulate import Job

TENTHS = 10


def chronicle_of(game: Game, table: State) -> GameStats:
    """The game's own statistics; none if it has no such module."""
    module = f"{type(game).__module__.rpartition('.')[0]}.game_stats"  # beside the game's own module
    if find_spec(module) is None:
        return GameStats()
    found: GameStats = import_module(module).chronicle_class(game, table)
    return found


class GameWatcher:
    """Keeps the journal of a game, and who was ahead after each decision, as bits."""

    def __init__(self) -> None:
        self.ahead: list[int] = []

    def __call__(self, state: State) -> None:
        if not self.ahead:
            state.journal = []
        scores = state.scores()
        best = max(scores)
        self.ahead.append(sum(1 << seat for seat, score in enumerate(scores) if score == best))

    def at_tenths(self) -> list[int]:
        last = len(self.ahead) - 1
        return [self.ahead[last * tenth // TENTHS] for tenth in range(TENTHS + 1)]


def tell_games(job: Job, first: int, count: int) -> bytes:
    """Games `first` to `first + count - 1`, a line of JSON for each."""
    game = load(job.game, job.pack)
    start = game.new(job.players, job.options)
    players = [bots.find(game, name) for name in job.bots]
    chronicle = chronicle_of(game, start)
    lines = []
    for index in range(first, first + count):
        watch = GameWatcher()
        decisions, state = play_game(game, start, players, job.seed, index, watch)
        tally = Tally()
        chronicle.read(state.journal or [], state, tally)
        told = Told(
            decisions=decisions,
            scores=state.scores(),
            winners=sum(1 << seat for seat in state.winners()),
            ahead=watch.at_tenths(),
            notes=[(*key, *value) for key, value in tally.notes.items()],
            numbers=tally.numbers,
        )
        lines.append(json.dumps(told))
    return ("\n".join(lines) + "\n").encode()


def report(job: Job, games: int, execution: Execution = HERE) -> Findings:
    """Play games 0 to `games - 1`, the same that `simulate` plays, and collect their statistics."""
    game = load(job.game, job.pack)
    start = game.new(job.players, job.options)
    findings = Findings(job, start.score_unit(), chronicle_of(game, start))
    for done in run(tell_games, job, games, execution):
        for line in done.splitlines():
            findings.add(json.loads(line))
    findings.finish()
    return findings
