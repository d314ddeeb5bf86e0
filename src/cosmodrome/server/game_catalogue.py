"""The games of this server, with the data packs that the operator has chosen."""

from __future__ import annotations

from collections.abc import Mapping

from cosmodrome import bots, games
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.game import Game
from cosmodrome.core.registry import find_game

# The bot that plays each level of the page. Records, the API and commands name bots by their ids.
BOTS_OF_LEVELS = {"easy": "novice", "normal": "casual", "hard": "strong", "expert": "champion"}


def bot_levels(game: Game) -> dict[str, str]:
    """The levels that a game has, the weakest first, each with its bot."""
    known = bots.names(game)
    return {level: bot for level, bot in BOTS_OF_LEVELS.items() if bot in known}


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
