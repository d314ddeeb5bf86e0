"""Arguments that several commands share: a game with its pack and options, seats, files."""

from __future__ import annotations

import argparse
import json
import locale
from pathlib import Path
from typing import Any

from cosmodrome.core.data_pack import read
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import FALLBACK
from cosmodrome.core.meta import Options
from cosmodrome.games import load, meta, metas

MOST_SEED = (1 << 62) - 1


def whole(fewest: int, most: int) -> Any:
    """An argument type: a whole number in a range."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = fewest - 1
        if not fewest <= number <= most:
            raise argparse.ArgumentTypeError(f"must be a whole number from {fewest} to {most}, not {text}")
        return number

    return parse


def add_game(parser: argparse.ArgumentParser, options: bool = True) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(metas()))
    parser.add_argument("--pack", metavar="FILE", help="your own data pack instead of the built-in facts")
    if options:
        parser.add_argument("--options", default="", metavar="K=V,...", help="such as ufo=true,explorations=true")


def game_of(args: argparse.Namespace) -> Game:
    meta(args.game)
    return load(args.game, read(args.pack, args.game) if args.pack else None)


def options_of(args: argparse.Namespace, game: Game) -> Options:
    return game.meta.check_options(game.meta.parse_options(args.options))


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=1, metavar="S", help="default 1")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--locale", metavar="LANG", help="the language; default that of the terminal")


def language_of(args: argparse.Namespace, game: Game) -> str:
    """The language asked for, or the one of the terminal if the game speaks it."""
    if args.locale is None:
        found = (locale.getlocale()[0] or "")[:2]
        return found if found in game.meta.locales else FALLBACK
    if args.locale not in game.meta.locales:
        raise BadInput(f"{game.meta.title} speaks {', '.join(game.meta.locales)}, not {args.locale}")
    return str(args.locale)


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not UTF-8 text") from None


def write_text(path: str, text: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False))
