"""Play a whole game in the terminal, against bots or around one screen."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator
from pathlib import Path

from cosmodrome import bots
from cosmodrome.cli._arguments import MOST_SEED, add_game, game_of, language_of, options_of, read_text, whole
from cosmodrome.cli._terminal_table import TerminalTable
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat

USUAL_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", metavar="SEAT,...", help="human, human:NAME or bot:NAME for each seat")
    parser.add_argument("--players", type=int, metavar="N", help=f"you and N-1 bots; default {USUAL_PLAYERS}")
    parser.add_argument("--levels", metavar="LEVEL,...", help="a handicap for each seat, in games that have them")
    parser.add_argument("--locale", metavar="LANG", help="the language: en, pl or fr; default that of the terminal")
    parser.add_argument("--seed", type=whole(0, MOST_SEED), metavar="S", help="a seed gives the same dice every time")
    parser.add_argument("--save", metavar="FILE", help="where to keep the record")
    parser.add_argument("--load", metavar="FILE", help="resume a saved game")


def run(args: argparse.Namespace) -> int:
    game = game_of(args)
    language = language_of(args, game)
    file = Path(args.save) if args.save else None
    if file is not None and not file.absolute().parent.is_dir():
        raise BadInput(f"cannot write {file}: there is no such folder")
    match = resumed(args, game) if args.load else begun(args, game, language)
    if args.load and file is None:
        file = Path(args.load)
    rng = Rng(args.seed if args.seed is not None else secrets.randbits(60))
    TerminalTable(match, language, players_of(match), bots.usual(match.game), rng, file).run()
    return 0


# --- a new match -------------------------------------------------------------


def begun(args: argparse.Namespace, game: Game, language: str) -> Match:
    options = options_of(args, game)
    return Match.start(game, seats_of(args, game, language), options, seed=args.seed)


def seats_of(args: argparse.Namespace, game: Game, language: str) -> list[Seat]:
    if args.seats is not None:
        wanted = [word.strip() for word in args.seats.split(",")]
        if args.players is not None and args.players != len(wanted):
            raise BadInput(f"--players {args.players} does not fit the {len(wanted)} seats of --seats")
    else:
        count = args.players if args.players is not None else min(max(USUAL_PLAYERS, game.meta.fewest), game.meta.most)
        wanted = ["human"] + [f"bot:{bots.usual(game)}"] * (game.meta.check_players(count) - 1)
    game.meta.check_players(len(wanted))
    names = iter(bots.GIVEN_NAMES)
    found = [seat(word, number, game, language, names) for number, word in enumerate(wanted, 1)]
    if args.levels is None:
        return found
    if not game.meta.levels:
        raise BadInput(f"{game.meta.title} has no levels")
    levels = game.meta.check_levels(len(found), [word.strip() for word in args.levels.split(",")])
    return [Seat(one.name, level, one.bot) for one, level in zip(found, levels, strict=True)]


def seat(word: str, number: int, game: Game, language: str, names: Iterator[str]) -> Seat:
    """A seat as it is written on the command line."""
    kind, _, name = word.partition(":")
    if kind == "human":
        return Seat(name or game.text(language).say("seat", {"number": number}))
    if kind == "bot" and name:
        bots.find(game, name)
        return Seat(next(names), bot=name)
    raise BadInput(f"a seat is human, human:NAME or bot:NAME, not {word!r}; bots are {', '.join(bots.names(game))}")


# --- a match from a file -----------------------------------------------------


def resumed(args: argparse.Namespace, game: Game) -> Match:
    given = [
        name
        for name in ("seats", "players", "levels", "options", "pack", "seed")
        if getattr(args, name) not in (None, "")
    ]
    if given:
        raise BadInput(f"--{given[0]} does not go with --load: the saved game has its own")
    match = Match.load(read_text(args.load))
    if match.game.meta.id != game.meta.id:
        raise BadInput(f"{args.load} is a game of {match.game.meta.title}, not {game.meta.title}")
    if not match.is_over and not match.draws.has_seed:
        raise BadInput(f"{args.load} is what one seat saw; only the host's own record can be played on")
    return match


def players_of(match: Match) -> dict[int, Bot]:
    """The bots at the table."""
    return {number: bots.find(match.game, seat.bot) for number, seat in enumerate(match.seats) if seat.bot is not None}
