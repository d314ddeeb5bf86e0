"""Play many games and write their statistics as one HTML page: scores, seats, what is used and what wins."""

from __future__ import annotations

import argparse
from pathlib import Path

from cosmodrome import bots
from cosmodrome.cli._arguments import add_game, add_seed, game_of, options_of, print_json, whole, write_text
from cosmodrome.cli._lab import add_lab, backend_of, seat_bots
from cosmodrome.cli._progress import Progress
from cosmodrome.core.errors import BadInput
from cosmodrome.lab.report import report
from cosmodrome.lab.report.html import page
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.simulate import Job

GAMES, GAMES_IF_LONG = 1000, 200
PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("out", metavar="OUT.html", help="where to write the page")
    parser.add_argument("--players", type=whole(1, 99), metavar="N", help=f"default {PLAYERS}, or as many as may play")
    parser.add_argument(
        "--games",
        type=whole(2, 10_000_000),
        metavar="K",
        help=f"default {GAMES}, or {GAMES_IF_LONG} of a long game",
    )
    add_seed(parser)
    parser.add_argument("--bots", metavar="A,B,...", help="one for all seats, or one per seat; default the usual bot")
    add_lab(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    players = game.meta.check_players(args.players or min(PLAYERS, game.meta.most))
    games = args.games or (GAMES_IF_LONG if game.is_long else GAMES)
    job = Job(
        game=game.meta.id,
        players=players,
        options=game.checked(options_of(args, game)),
        bots=seat_bots(args.bots or bots.usual(game), game, players),
        seed=args.seed,
        pack=None if game.pack.is_built_in else game.pack,
    )
    try_to_write(args.out)
    with backend_of(args) as backend, Progress("games", games) as progress:
        findings = report(job, games, Execution(progress=progress.advance, backend=backend, keep=args.keep))
    write_text(args.out, page(findings))
    if args.json:
        print_json({"game": job.game, "games": games, "page": args.out, "digest": findings.digest})
    else:
        print(f"{args.out}: {games:,} games, digest {findings.digest}")
    return 0


def try_to_write(path: str) -> None:
    """A page that cannot be written is better known before the work; nothing is changed by trying."""
    page_file = Path(path)
    is_new = not page_file.exists()
    try:
        page_file.open("a").close()
        if is_new:
            page_file.unlink()
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
