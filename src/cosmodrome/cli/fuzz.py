"""Try to break the rules of a game: random games over all options, with bad input and close looks."""

from __future__ import annotations

import argparse

from cosmodrome.cli._arguments import add_game, add_seed, game_of, whole
from cosmodrome.cli._progress import Progress
from cosmodrome.lab.fuzz import fuzz


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, options=False)
    parser.add_argument("--games", type=whole(1, 100_000_000), required=True, metavar="K")
    add_seed(parser)


def run(args: argparse.Namespace) -> int:
    """0 if nothing broke, 1 with the position if something did."""
    game = game_of(args)
    with Progress("games", args.games) as progress:
        broken = fuzz(game, args.games, args.seed, progress.advance)
    if broken is None:
        print(f"{args.games:,} random games of {game.meta.id} over all players and options: nothing broke")
        return 0
    print(f"game {broken.index} with {broken.players} players and {broken.options} broke: {broken.what}")
    print(f"seed {args.seed}, position before: {broken.position}")
    return 1
