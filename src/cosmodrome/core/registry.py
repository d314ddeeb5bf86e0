"""Registry of game loaders, through which `core` finds games by id without importing any.

`cosmodrome.games` registers its loader when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game

Loader = Callable[[str, Pack | None, str | None], Game]

_loaders: list[Loader] = []


def register(loader: Loader) -> None:
    """Add a loader in front of the others; a test or a plug-in may add its own."""
    _loaders.insert(0, loader)


def loaders() -> list[Loader]:
    """All registered loaders; another process must import their modules to know the same games."""
    return list(_loaders)


def find_game(game_id: str, pack: Pack | None = None, rules: str | None = None) -> Game:
    """A game with the built-in facts or those of a pack, under its newest rules or a version that is named."""
    problem = BadInput(f"there is no game {game_id!r}")
    for loader in _loaders:
        try:
            return loader(game_id, pack, rules)
        except BadInput as error:
            problem = error
    raise problem
