"""Many games of one setting, with the same results wherever they are played and however they are cut up."""

from __future__ import annotations

import hashlib
import time
from array import array
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cosmodrome import bots
from cosmodrome._compiled import is_compiled
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.playout import play_games, playout
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State, in_points
from cosmodrome.core.game import Game
from cosmodrome.core.match.record import to_file_text
from cosmodrome.core.meta import Options
from cosmodrome.games import load
from cosmodrome.lab.intervals import of_share_sums
from cosmodrome.lab.play import DICE, MIND, play_game, record_game
from cosmodrome.lab.runs import HERE, Execution, Result, run


@dataclass(frozen=True)
class Job:
    """Everything a worker needs to play some games of a simulation."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    pack: Pack | None = None
    save: str | None = None

    def about(self) -> dict[str, Any]:
        """What the results depend on."""
        game = load(self.game, self.pack)
        return {
            "game": game.meta.rules,
            "players": self.players,
            "options": self.options,
            "pack": game.pack.digest,
            "bots": [bots.find(game, name).name for name in self.bots],
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Summary(Result):
    """What came out. The keys of `as_json` are part of the interface."""

    game: str
    players: int
    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int
    compiled: bool
    workers: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    mean_scores: list[float]
    win_share: list[float]
    win_share_interval: list[tuple[float, float]]
    decisions_per_game: float
    score_quartiles: list[list[int | float]]
    decisions_range: tuple[int, int]
    digest: str
    rows: array[int] = field(repr=False, compare=False, default_factory=lambda: array("q"))


def play_chunk(job: Job, first: int, count: int) -> bytes:
    """Games `first` to `first + count - 1`: for each its decisions and scores, as 64-bit numbers.

    Of a game in which the scores alone do not tell who has won the winners follow, as bits.
    """
    game = load(job.game, job.pack)
    start = game.new(job.players, job.options)
    if job.save is not None:
        save_games(game, job, first, count)
    is_random = set(job.bots) == {"random"}
    action_list = ActionList(game.num_distinct_actions)
    if is_random and not has_own_winners(start):
        return array("q", play_games(start, job.seed, first, count, action_list)).tobytes()
    players = [bots.find(game, name) for name in job.bots]
    row = array("q")
    for index in range(first, first + count):
        if is_random:
            state = start.clone()
            decisions: int = playout(state, Rng(job.seed, index, DICE), Rng(job.seed, index, MIND), action_list)
        else:
            decisions, state = play_game(game, start, players, job.seed, index)
        row.append(decisions)
        row.extend(state.scores())
        if has_own_winners(start):
            row.append(sum(1 << seat for seat in state.winners()))
    return row.tobytes()


def save_games(game: Game, job: Job, first: int, count: int) -> None:
    players = [bots.find(game, name) for name in job.bots]
    for index in range(first, first + count):
        record = record_game(game, job.options, players, job.seed, index)
        path = Path(job.save or ".") / f"{job.game}-{job.seed}-{index:06}.json"
        path.write_text(to_file_text(record), encoding="utf-8")


def simulate(job: Job, games: int, execution: Execution = HERE) -> Summary:
    """Play games 0 to `games - 1`. The digest does not depend on workers, backends, cuts or the compiler."""
    rows = array("q")
    began = time.perf_counter()
    for done in run(play_chunk, job, games, execution):
        rows.frombytes(done)
    return summarise(job, games, execution.processes, rows, time.perf_counter() - began)


def summarise(job: Job, games: int, workers: int, rows: array[int], seconds: float) -> Summary:
    game = load(job.game, job.pack)
    start = game.new(job.players, job.options)
    results, winners = split(job, start, rows)
    width = job.players + 1
    decisions = results[::width]
    scores = [results[seat + 1 :: width] for seat in range(job.players)]
    shares = [0.0] * job.players
    squares = [0.0] * job.players
    for index, row in enumerate(zip(*scores, strict=True)):
        if winners is None:
            best = max(row)
            won = [seat for seat, score in enumerate(row) if score == best]
        else:
            won = [seat for seat in range(job.players) if winners[index] >> seat & 1]
        for seat in won:
            shares[seat] += 1 / len(won)
            squares[seat] += 1 / len(won) ** 2
    mean_shares = [share / games for share in shares]
    unit = start.score_unit()
    return Summary(
        game=job.game,
        players=job.players,
        options=job.options,
        bots=job.bots,
        games=games,
        seed=job.seed,
        compiled=is_compiled(),
        workers=workers,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=sum(decisions) / seconds,
        mean_scores=[sum(column) / games / unit for column in scores],
        win_share=mean_shares,
        win_share_interval=[
            (found.low, found.high)
            for found in (of_share_sums(share, square, games) for share, square in zip(shares, squares, strict=True))
        ],
        decisions_per_game=sum(decisions) / games,
        score_quartiles=[[in_points(score, unit) for score in quartiles(column)] for column in scores],
        decisions_range=(min(decisions), max(decisions)),
        digest=hashlib.sha256(results.tobytes()).hexdigest(),
        rows=results,
    )


def has_own_winners(state: State) -> bool:
    """Whether the game breaks ties, or can be lost by all players, so that scores do not tell who has won."""
    return type(state).winners is not State.winners


def split(job: Job, start: State, rows: array[int]) -> tuple[array[int], array[int] | None]:
    """Decisions and scores, which are what the digest is of, and apart from them the winners where they are kept."""
    if not has_own_winners(start):
        return rows, None
    width = job.players + 2
    results = array("q")
    for at in range(0, len(rows), width):
        results.extend(rows[at : at + width - 1])
    return results, rows[width - 1 :: width]


def quartiles(column: array[int]) -> list[int]:
    """Least, lower quarter, middle, upper quarter, most."""
    ordered = sorted(column)
    last = len(ordered) - 1
    return [ordered[last * quarter // 4] for quarter in range(5)]
