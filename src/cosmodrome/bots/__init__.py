"""Play that knows no game. `find` also looks among the bots that a game brings in its own `bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from cosmodrome.bots.monte_carlo_bot import MonteCarloBot
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.advice import Adviser
from cosmodrome.core.bot import Bot, Level
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game_protocol import GameProtocol

# Animals that have been in space.
GIVEN_NAMES = ("Félicette", "Belka", "Strelka", "Laika", "Ham", "Miss Baker", "Enos", "Arabella")
# Wall-clock limit on a bot's move where people wait for it, on a server or in a terminal. No move should take longer
# than 3 s: the rest is for what a deadline cannot interrupt, such as starting a worker process or one last playout.
# Compiled, MLEM's levels finish long before. The limit matters where the rules run interpreted, and for plans of
# Leaving Earth with all expansions.
MOVE_SECONDS = 2.0


def usual(game: GameProtocol) -> str:
    """The bot that plays where none is named."""
    return game.meta.usual_bot


def names(game: GameProtocol) -> list[str]:
    return ["random", *released(game)]


def find(game: GameProtocol, name: str) -> Bot:
    """A bot by its name, such as `steady` or, to name a frozen version, `steady/1`."""
    if name == "random":
        return RandomBot()
    for known, (full, make) in released(game).items():
        if name in (known, full):
            return make()
    for level in earlier_levels(game):
        if name == level.name:
            return MonteCarloBot(level)
    raise BadInput(f"there is no bot {name!r} for {game.meta.title}; there are {', '.join(names(game))}")


def released(game: GameProtocol) -> dict[str, tuple[str, Callable[[], Bot]]]:
    """By the name that people type, the full name and how to make one: bots of its own and levels of thinking."""
    found: dict[str, tuple[str, Callable[[], Bot]]] = {}
    for name, bot in getattr(module_of(game), "BOTS", {}).items():
        found[name] = (bot.name, bot)
    for level in levels(game):
        found[level.name.partition("/")[0]] = (level.name, partial(MonteCarloBot, level))
    return found


def levels(game: GameProtocol) -> tuple[Level, ...]:
    """The levels of thinking, the weakest first; none where games are too long for playouts, or races."""
    found: tuple[Level, ...] = getattr(module_of(game), "LEVELS", ())
    return found


def earlier_levels(game: GameProtocol) -> tuple[Level, ...]:
    """Versions of the levels that a better one has superseded; they are found by their full names alone."""
    found: tuple[Level, ...] = getattr(module_of(game), "EARLIER_LEVELS", ())
    return found


def adviser(game: GameProtocol) -> type[Adviser] | None:
    """The game's own adviser, if it has one; in other games with levels, choices are evaluated by playouts."""
    found: type[Adviser] | None = getattr(module_of(game, "adviser"), "ADVISER", None)
    return found


def module_of(game: GameProtocol, module: str = "bots") -> ModuleType | None:
    """The game's `bots`, or another module or package, beside its own module."""
    name = f"{type(game).__module__.rpartition('.')[0]}.{module}"
    return None if find_spec(name) is None else import_module(name)
