"""Play many games with bots: speed, scores, lengths, win shares, and a digest of all results."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

from cosmodrome.cli._arguments import add_game, add_seed, game_of, options_of, print_json, whole
from cosmodrome.cli._lab import add_lab, backend_of, seat_bots
from cosmodrome.cli._progress import Progress
from cosmodrome.core.errors import BadInput
from cosmodrome.lab.runs import Execution
from cosmodrome.lab.simulate import Job, Summary, simulate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=whole(1, 99), required=True, metavar="N")
    parser.add_argument("--games", type=whole(1, 100_000_000), required=True, metavar="K")
    add_seed(parser)
    parser.add_argument("--bots", default="random", metavar="A,B,...", help="one for all seats, or one per seat")
    add_lab(parser)
    parser.add_argument("--save", metavar="DIR", help="write a record of every game")
    parser.add_argument("--csv", metavar="FILE", help="one line per game: decisions and scores")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    players = game.meta.check_players(args.players)
    job = Job(
        game=game.meta.id,
        players=players,
        options=options_of(args, game),
        bots=seat_bots(args.bots, game, players),
        seed=args.seed,
        pack=None if game.pack.is_built_in else game.pack,
        save=folder(args.save),
    )
    with backend_of(args) as backend, Progress("games", args.games) as progress:
        execution = Execution(progress=progress.advance, backend=backend, keep=args.keep)
        summary = simulate(job, args.games, execution)
    if args.csv:
        write_csv(args.csv, summary)
    if args.json:
        print_json(summary.as_json())
    else:
        show(summary)
    return 0


def folder(path: str | None) -> str | None:
    if path is None:
        return None
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None
    return path


def write_csv(path: str, summary: Summary) -> None:
    width = summary.players + 1
    header = ["game", "decisions", *(f"score_{seat + 1}" for seat in range(summary.players))]
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            print(*header, sep=",", file=file)
            for index in range(summary.games):
                print(index, *summary.rows[index * width : (index + 1) * width], sep=",", file=file)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def show(summary: Summary) -> None:
    console = Console()
    how = "compiled" if summary.compiled else "interpreted"
    console.print(
        f"{summary.games:,} games of {summary.game} in {summary.seconds:.2f} s ({how}, {summary.workers} process"
        f"{'es' if summary.workers > 1 else ''}): {summary.games_per_second:,.0f} games/s, "
        f"{summary.decisions_per_second:,.0f} decisions/s"
    )
    table = Table("seat", "bot", "mean score", "scores, in quarters", "win share (95 %)")
    for seat in range(summary.players):
        low, high = summary.win_share_interval[seat]
        table.add_row(
            str(seat + 1),
            summary.bots[seat],
            f"{summary.mean_scores[seat]:.2f}",
            " · ".join(map(str, summary.score_quartiles[seat])),
            f"{summary.win_share[seat]:.3f}  ({low:.3f} - {high:.3f})",
        )
    console.print(table)
    least, most = summary.decisions_range
    console.print(f"decisions per game: {summary.decisions_per_game:.1f} ({least} - {most})")
    console.print(f"digest {summary.digest}")
