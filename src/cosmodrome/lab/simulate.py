"""Many games of one setting, on one or several processes, with the same results however they are cut up."""

from __future__ import annotations

import hashlib
import math
import time
from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cosmodrome import bots
from cosmodrome._compiled import is_compiled
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Options
from cosmodrome.core.offer import Offer
from cosmodrome.core.pack import Pack
from cosmodrome.core.playout import play_games
from cosmodrome.core.record import to_file_text
from cosmodrome.core.state import in_points
from cosmodrome.games import load
from cosmodrome.lab.play import play_game, record_game


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


@dataclass(frozen=True)
class Summary:
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

    def as_json(self) -> dict[str, Any]:
        found = asdict(self)
        del found["rows"]
        return found


def play_chunk(job: Job, first: int, count: int) -> bytes:
    """Games `first` to `first + count - 1`: for each its decisions, then its scores, as 64-bit numbers."""
    game = load(job.game, job.pack)
    start = game.new(job.players, job.options)
    if job.save is not None:
        save_games(game, job, first, count)
    if set(job.bots) == {"random"}:
        return array("q", play_games(start, job.seed, first, count, Offer(game.num_distinct_actions))).tobytes()
    players = [bots.find(game, name) for name in job.bots]
    row = array("q")
    for index in range(first, first + count):
        decisions, state = play_game(game, start, players, job.seed, index)
        row.append(decisions)
        row.extend(state.scores())
    return row.tobytes()


def save_games(game: Game, job: Job, first: int, count: int) -> None:
    players = [bots.find(game, name) for name in job.bots]
    for index in range(first, first + count):
        record = record_game(game, job.options, players, job.seed, index)
        path = Path(job.save or ".") / f"{job.game}-{job.seed}-{index:06}.json"
        path.write_text(to_file_text(record), encoding="utf-8")


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(job: Job, games: int, workers: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play games 0 to `games - 1`. The digest does not depend on workers, chunks or the compiler."""
    size = chunk_size(job, games)
    rows = array("q")
    began = time.perf_counter()

    def take(done: bytes) -> None:
        rows.frombytes(done)
        if progress is not None:
            progress(len(done) // (8 * (job.players + 1)))

    if workers == 1:
        for first, count in chunks(games, size):
            take(play_chunk(job, first, count))
    else:
        with ProcessPoolExecutor(workers) as pool:
            waiting = [pool.submit(play_chunk, job, first, count) for first, count in chunks(games, size)]
            for result in waiting:
                take(result.result())
    return summarise(job, games, workers, rows, time.perf_counter() - began)


def chunk_size(job: Job, games: int) -> int:
    """So many games that a chunk takes a moment: enough to be worth sending, few enough to show progress."""
    if job.save is not None or set(job.bots) != {"random"}:
        return max(1, min(20, games))
    return max(1, min(10_000 if is_compiled() else 200, math.ceil(games / 8)))


def summarise(job: Job, games: int, workers: int, rows: array[int], seconds: float) -> Summary:
    width = job.players + 1
    decisions = rows[::width]
    scores = [rows[seat + 1 :: width] for seat in range(job.players)]
    shares = [0.0] * job.players
    squares = [0.0] * job.players
    for row in zip(*scores, strict=True):
        best = max(row)
        share = 1 / row.count(best)
        for seat, score in enumerate(row):
            if score == best:
                shares[seat] += share
                squares[seat] += share * share
    mean_shares = [share / games for share in shares]
    unit = load(job.game, job.pack).new(job.players, job.options).score_unit()
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
            interval(mean, square / games, games) for mean, square in zip(mean_shares, squares, strict=True)
        ],
        decisions_per_game=sum(decisions) / games,
        score_quartiles=[[in_points(score, unit) for score in quartiles(column)] for column in scores],
        decisions_range=(min(decisions), max(decisions)),
        digest=hashlib.sha256(rows.tobytes()).hexdigest(),
        rows=rows,
    )


def interval(mean: float, mean_square: float, count: int) -> tuple[float, float]:
    """Where the true mean is with 95 % confidence, by the normal approximation."""
    error = 1.96 * math.sqrt(max(mean_square - mean * mean, 0.0) / count)
    return max(0.0, mean - error), min(1.0, mean + error)


def quartiles(column: array[int]) -> list[int]:
    """Least, lower quarter, middle, upper quarter, most."""
    ordered = sorted(column)
    last = len(ordered) - 1
    return [ordered[last * quarter // 4] for quarter in range(5)]
