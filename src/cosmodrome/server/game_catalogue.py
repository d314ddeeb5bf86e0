"""The games of this server, with the data packs that the operator has chosen."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome import games
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.game import Game
from cosmodrome.core.registry import find_game


class GameCatalogue:
    """Loads games with the operator's pack, if there is one, or with that of a table."""

    def __init__(self, packs: Mapping[str, Pack] | None = None) -> None:
        self._packs = dict(packs or {})

    def load(self, game_id: str, pack: Pack | None = None) -> Game:
        return find_game(game_id, pack or self._packs.get(game_id))

    def preload(self) -> None:
        """Read the facts of all games, so that no visitor waits for them."""
        for game_id in games.metas():
            self.load(game_id)
