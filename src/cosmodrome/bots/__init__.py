"""Play that knows no game. `find` also looks among the bots that a game brings in its own `bots.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from cosmodrome.bots.random import RandomBot
from cosmodrome.core.bot import Bot
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game

# Animals that have been in space.
GIVEN_NAMES = ("Félicette", "Belka", "Strelka", "Laika", "Ham", "Miss Baker", "Enos", "Arabella")
USUAL = ("steady", "grown-up", "planner-lite", "random")


def usual(game: Game) -> str:
    """The bot that plays where nobody has asked for a certain one."""
    return next(name for name in USUAL if name in names(game))


def names(game: Game) -> list[str]:
    return ["random", *own_bots(game)]


def own_bots(game: Game) -> dict[str, type[Bot]]:
    room = f"{type(game).__module__.rpartition('.')[0]}.bots"  # beside the game's own module
    if find_spec(room) is None:
        return {}
    found: dict[str, type[Bot]] = import_module(room).BOTS
    return found


def find(game: Game, name: str) -> Bot:
    """A bot by its name, such as `steady` or, to name a frozen version, `steady/1`."""
    if name == "random":
        return RandomBot()
    for known, bot_class in own_bots(game).items():
        if name in (known, bot_class.name):
            return bot_class()
    raise BadInput(f"there is no bot {name!r} for {game.meta.title}; there are {', '.join(names(game))}")
