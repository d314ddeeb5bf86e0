"""Commands that only some games have, each in its own way: `cosmodrome odds GAME` runs `games/<id>/commands/odds.py`.

The game says which arguments follow, so they are read in a second step, when the game is known. What every tool takes
is added and looked after here; a tool's `run` gets the loaded `game` and the checked `locale` among its arguments.
"""

from __future__ import annotations

import argparse
import pkgutil
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from cosmodrome import games
from cosmodrome.cli import Parser
from cosmodrome.cli._arguments import add_language, game_of, language_of
from cosmodrome.core.errors import BadInput


def add_arguments(parser: argparse.ArgumentParser, tool: str) -> None:
    """The first step: the game, and everything after it unread."""
    known = ", ".join(games_with(tool))
    parser.add_argument("game", metavar="GAME", help=f"{known}; `GAME --help` says what follows")
    rest = parser.add_argument(
        "rest", nargs=argparse.REMAINDER, metavar="...", help="arguments of the game's own command"
    )
    rest.required = False  # without a game, only the game is called missing


def run(args: argparse.Namespace, tool: str) -> int:
    """The second step: the game's own parser reads the rest."""
    module = find(args.game, tool)
    parser = Parser(prog=f"cosmodrome {tool} {args.game}", description=(module.__doc__ or "").strip().splitlines()[0])
    module.add_arguments(parser)
    parser.add_argument("--pack", metavar="FILE", help="your own data pack instead of the built-in facts")
    add_language(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(game=args.game)
    given = parser.parse_args(args.rest)
    given.game = game_of(given)
    given.locale = language_of(given, given.game)
    return int(module.run(given) or 0)


def find(game_id: str, tool: str) -> ModuleType:
    title = games.meta(game_id).title
    if tool not in tools_of(game_id):
        raise BadInput(f"{title} has no {tool}; games that have: {', '.join(games_with(tool)) or 'none'}")
    return import_module(f"{games.__name__}.{game_id}.commands.{tool}")


def games_with(tool: str) -> list[str]:
    return [game_id for game_id in games.metas() if tool in tools_of(game_id)]


def tools_of(game_id: str) -> list[str]:
    """The names of a game's tools, without loading them."""
    spec = find_spec(f"{games.__name__}.{game_id}.commands")
    places = spec.submodule_search_locations if spec else None
    return [module.name for module in pkgutil.iter_modules(places or [])]
