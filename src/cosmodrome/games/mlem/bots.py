"""What a good player of MLEM knows, as bots: one by rules of thumb, and four levels that think."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from cosmodrome.core.bot import Bot, Level
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.games.mlem import policy
from cosmodrome.games.mlem.foresight import ExpeditionPolicy
from cosmodrome.games.mlem.judge import Learned
from cosmodrome.games.mlem.policy import SteadyPolicy
from cosmodrome.games.mlem.state import Mlem


class Steady(Bot):
    """The rule bot of `policy.py`, frozen."""

    name = "steady/1"
    honest = True

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Mlem)
        return int(policy.choose(state, state.game.desk))


def learned() -> Learned:
    """The judge as it was taught by `tools/train_mlem.py`."""
    weights = trained()
    return Learned(weights["hidden"], weights["weights"])


@cache
def trained() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("data", "judge.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


BOTS: dict[str, type[Bot]] = {"steady": Steady}

# Frozen: a level that plays better gets the next version.
LEVELS = (
    Level("novice/1", 12),
    Level("casual/1", 60, SteadyPolicy),
    Level("strong/1", 4000, ExpeditionPolicy, learned),
    Level("champion/1", 16000, ExpeditionPolicy, learned),
)
