"""Test the rules of a game with random games over all options, with bad input and checks of every state."""

from __future__ import annotations

import argparse

from cosmodrome.cli._arguments import add_game, add_seed, game_of, whole
from cosmodrome.cli._progress import Progress
from cosmodrome.lab.fuzz import Broken, fuzz, play_only


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, options=False)
    parser.add_argument("--games", type=whole(1, 100_000_000), required=True, metavar="K")
    add_seed(parser)
    parser.add_argument(
        "--play-only", action="store_true", help="without checks: whether all games end, and after how many decisions"
    )


def run(args: argparse.Namespace) -> int:
    """0 if nothing broke, 1 with the position if something did."""
    game = game_of(args)
    with Progress("games", args.games) as progress:
        play = play_only if args.play_only else fuzz
        found = play(game, args.games, args.seed, progress.advance)
    if isinstance(found, Broken):
        print(f"game {found.index} with {found.players} players and {found.options} broke: {found.what}")
        print(f"seed {args.seed}, position before: {found.position}")
        return 1
    summary = f"{args.games:,} random games of {game.meta.id} over all players and options"
    if found is None:
        print(f"{summary}: nothing broke")
    else:
        print(f"{summary}: all ended, after {found.mean:,.0f} decisions on average")
        print(f"the longest had {found.longest:,} decisions; max_game_length is {game.max_game_length:,}")
    return 0
