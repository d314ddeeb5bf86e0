"""Play the same seeds compiled and interpreted and compare the results game by game."""

from __future__ import annotations

import argparse

from cosmodrome._compiled import is_compiled
from cosmodrome.cli._arguments import add_game, game_of, whole
from cosmodrome.lab.compare_builds import digests_elsewhere, trials


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, options=False)
    parser.add_argument("--seeds", type=whole(1, 10_000_000), default=10_000, metavar="N", help="default 10000")


def run(args: argparse.Namespace) -> int:
    """0 if both ways agree, 1 if they do not or there is nothing to compare."""
    game = game_of(args)
    if not is_compiled():
        print("the rules are interpreted here, so there is nothing to compare; install with a C compiler present")
        return 1
    compiled = digests_elsewhere(game, args.seeds, compiled=True)
    interpreted = digests_elsewhere(game, args.seeds, compiled=False)
    for trial, one, other in zip(trials(game, args.seeds), compiled, interpreted, strict=True):
        if one != other:
            print(f"{trial.name}: DIFFERENT over {trial.games} seeds: compiled {one[:16]}, interpreted {other[:16]}")
    if compiled != interpreted:
        return 1
    total = sum(trial.games for trial in trials(game, args.seeds))
    print(f"{total:,} games of {game.meta.id} over {len(compiled)} settings: compiled and interpreted agree")
    return 0
