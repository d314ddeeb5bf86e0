"""Rate bots against each other, each in every seat on the same dice: ratings, win shares, head to head."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from cosmodrome.cli._arguments import add_game, add_seed, game_of, options_of, print_json, whole
from cosmodrome.cli._lab import add_lab, backend_of
from cosmodrome.cli._progress import Progress
from cosmodrome.lab.intervals import Estimate
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.tournament import Standings, deals_for, fixture_for, tournament


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,...", help="two or more, such as steady,random")
    parser.add_argument("--games", type=whole(1, 100_000_000), required=True, metavar="K", help="at least this many")
    add_seed(parser)
    parser.add_argument(
        "--players", type=whole(1, 99), metavar="N", help="at a table; default as many as bots, if the game allows it"
    )
    add_lab(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    options = options_of(args, game)
    names = [name.strip() for name in args.bots.split(",")]
    pack = None if game.pack.is_built_in else game.pack
    fixture = fixture_for(game.meta.id, names, args.seed, args.players, options, pack)
    with backend_of(args) as backend, Progress("deals", deals_for(fixture, args.games)) as progress:
        found = tournament(fixture, args.games, Execution(progress=progress.advance, backend=backend, keep=args.keep))
    if args.json:
        print_json(found.as_json())
    else:
        show(found)
    return 0


def show(found: Standings) -> None:
    console = Console()
    console.print(
        f"{found.games:,} games of {found.game} with {found.players} players in {found.seconds:.2f} s: {found.deals:,} "
        f"deals, each played {found.games // found.deals} times with the seats changed round",
        highlight=False,
    )
    table = Table("", "bot", "rating", "win share", "mean score", caption=f"with 95 % intervals; par {found.par:.3f}")
    for place, each in enumerate(found.standings, 1):
        table.add_row(
            str(place),
            each.bot,
            spread(each.rating, 0),
            spread(each.share, 3),
            spread(each.score, 2),
        )
    console.print(table)
    ranked = [found.bots.index(each.bot) for each in found.standings]
    versus = Table("", *(found.bots[bot] for bot in ranked))
    for row in ranked:
        cells = [found.ahead[row][column] for column in ranked]
        versus.add_row(found.bots[row], *(spread(cell, 3) if cell else "" for cell in cells))
    console.print("how often each finishes before each other, with 95 % intervals:")
    console.print(versus)
    console.print(f"digest {found.digest}", highlight=False)


def spread(found: Estimate, digits: int) -> str:
    return f"{found.mean:.{digits}f} ({found.low:.{digits}f}–{found.high:.{digits}f})"
