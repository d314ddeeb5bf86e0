"""Where core finds a game by its id without knowing any: the games package puts its loader here when it is imported."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game

Loader = Callable[[str, Pack | None, str | None], Game]

_loaders: list[Loader] = []


def provide(loader: Loader) -> None:
    """Games asked for by id are looked up here first; a test or a plug-in may add its own before the others."""
    _loaders.insert(0, loader)


def loaders() -> list[Loader]:
    """All that were provided; another process must import their modules to know the same games."""
    return list(_loaders)


def find(game_id: str, pack: Pack | None = None, rules: str | None = None) -> Game:
    """A game with the built-in facts or those of a pack, under its newest rules or a version that is named."""
    problem = BadInput(f"there is no game {game_id!r}")
    for loader in _loaders:
        try:
            return loader(game_id, pack, rules)
        except BadInput as error:
            problem = error
    raise problem
