"""Data packs: write out the built-in facts of a game, or check your own."""

from __future__ import annotations

import argparse
import sys

from cosmodrome.cli._arguments import read_text
from cosmodrome.core.data_pack import built_in_text, parse
from cosmodrome.core.data_pack_fields import counted
from cosmodrome.games import load, meta


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="export|check", required=True)
    export = actions.add_parser("export", help="the built-in facts as TOML on stdout")
    export.add_argument("game", metavar="GAME")
    check = actions.add_parser("check", help="check whether a pack is valid")
    check.add_argument("game", metavar="GAME")
    check.add_argument("file", metavar="FILE")


def run(args: argparse.Namespace) -> int:
    meta(args.game)
    if args.action == "export":
        sys.stdout.write(built_in_text(args.game))
        return 0
    game = load(args.game, parse(read_text(args.file), args.game))
    print(f"{args.file}: a valid pack for {game.meta.title}: {game.data.get('name', 'without a name')}")
    print("provenance: " + ", ".join(f"{count} {grade}" for grade, count in counted(game.pack).items()))
    return 0
