"""The games, found by listing: every folder in here with a `meta.py`. No game imports another."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module, resources

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game, with_built_in
from cosmodrome.core.meta import Meta
from cosmodrome.core.registry import register


@cache
def metas() -> dict[str, Meta]:
    """The cover of every game, without loading its rules."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}.meta").META for name in names}


def meta(game_id: str) -> Meta:
    if game_id not in metas():
        raise BadInput(f"there is no game {game_id!r}; there are {', '.join(metas())}")
    return metas()[game_id]


def load(game_id: str, pack: Pack | None = None, rules: str | None = None) -> Game:
    """A game by its id, with the built-in facts or an owner's pack; `rules` names a superseded version of its rules."""
    meta(game_id)
    game_class: type[Game] = import_module(f"{__name__}.{game_id}.game").game_class
    return with_built_in(game_class, rules) if pack is None else game_class(pack, rules)


def lesson(game_id: str) -> str | None:
    """The game's tutorial, a record with notes, if it has one."""
    file = resources.files(__name__) / game_id / "data" / "lesson.json"
    return file.read_text(encoding="utf-8") if file.is_file() else None


register(load)
