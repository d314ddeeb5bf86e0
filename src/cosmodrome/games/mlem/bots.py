"""What a good player of MLEM knows, as bots."""

from __future__ import annotations

from cosmodrome.core.bot import Bot
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.games.mlem import policy
from cosmodrome.games.mlem.state import Mlem


class Steady(Bot):
    """The rule bot of `policy.py`, frozen."""

    name = "steady/1"
    honest = True

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Mlem)
        return int(policy.choose(state, state.game.desk))


BOTS: dict[str, type[Bot]] = {"steady": Steady}
