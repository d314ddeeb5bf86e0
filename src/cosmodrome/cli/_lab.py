"""Arguments that the commands of the lab share: who plays the games, where, and what is kept of them."""

from __future__ import annotations

import argparse

from cosmodrome import bots
from cosmodrome.cli._arguments import whole
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.lab.backends import NAMES, Backend, open_backend


def add_lab(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=whole(1, 256), default=1, metavar="W", help="processes; default 1")
    parser.add_argument("--backend", default="local", metavar="NAME", help=f"one of {', '.join(NAMES)}; default local")
    parser.add_argument("--address", metavar="URL", help="address of a running Ray or Dask cluster")
    parser.add_argument(
        "--keep",
        metavar="FILE",
        help="file for finished games, from which the same command resumes after an interruption",
    )


def backend_of(args: argparse.Namespace) -> Backend:
    return open_backend(args.backend, args.workers, args.address)


def seat_bots(text: str, game: Game, players: int) -> tuple[str, ...]:
    """`steady` for all seats, or a bot for each, as `steady,random`."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        bots.find(game, name)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise BadInput(f"name one bot for all seats or {players} of them, not {len(names)}")
    return tuple(names)
