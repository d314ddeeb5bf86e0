"""Leaving Earth alone: which share of the points a bot gets by the last year, and how many astronauts it loses.

    python -m tools.bench.leaving_earth_solo                                # 100 games of strong on level normal
    python -m tools.bench.leaving_earth_solo champion --games 40 --options level=hard,mercury=true

Games 0 and on of seed 1. The share is what the agency has in the end, with the points of the dead taken off, of the
points of all missions that were in play.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from cosmodrome import bots, load
from cosmodrome.core.bot import Bot
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import in_points
from cosmodrome.lab.intervals import Estimate, of_shares
from cosmodrome.lab.play import play_game


@dataclass(frozen=True)
class Alone:
    """What was found over some games."""

    games: int
    share: Estimate
    most_dead: int  # astronauts, in one game


def points_dealt(end: LeavingEarth) -> float:
    """Of all missions that were in play."""
    missions = range(int(end.setting.missions))
    return sum(in_points(end.setting.mission_points[m]) for m in missions if end.mission(m) != 0)


def one_game(bot: str | Bot, options: Mapping[str, Any], index: int) -> tuple[float, int]:
    """The share of the points, and the dead."""
    game = load("leaving_earth")
    player = bots.find(game, bot) if isinstance(bot, str) else bot
    _, end = play_game(game, game.new(1, dict(options)), [player], 1, index)
    assert isinstance(end, LeavingEarth)
    return end.scores()[0] / end.score_unit() / points_dealt(end), int(end.dead(0))


def alone(bot: str | Bot, games: int, options: Mapping[str, Any], workers: int = 1) -> Alone:
    work = partial(one_game, bot, options)
    if workers == 1:
        found = [work(index) for index in range(games)]
    else:
        with ProcessPoolExecutor(workers) as pool:
            found = list(pool.map(work, range(games)))
    return Alone(games, of_shares([share for share, _ in found]), max(dead for _, dead in found))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bot", nargs="?", default="strong")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--options", default="level=normal", metavar="K=V,...")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    options = load("leaving_earth").meta.parse_options(args.options)
    found = alone(args.bot, args.games, options, args.workers)
    print(f"{args.bot}: {found.share} of the points, at most {found.most_dead} astronauts lost in a game")


if __name__ == "__main__":
    main()
