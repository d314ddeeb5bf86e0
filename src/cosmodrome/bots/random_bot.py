"""The bot that chooses uniformly at random."""

from __future__ import annotations

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State


class RandomBot(Bot):
    name = "random"
    honest = True

    def choose(self, state: State, rng: Rng) -> int:
        return rng.choice(state.legal_actions())
