"""What a bot is: something that answers questions at a table."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State


class Bot:
    """Chooses for the seat that is asked.

    The host hands over a state that this seat could not tell from the real one (`State.resample`), so a bot may look at
    everything it is given without peeking. The same state and the same generator give the same answer.
    """

    name: str = "bot"
    honest: bool = False  # reads only what its seat may see, so that it may be handed the real state

    def choose(self, state: State, rng: Rng) -> int:
        raise TypeError("a bot must choose")

    def plan(self, game: Game, view: Any, rng: Rng) -> list[tuple[int, int]] | None:
        """In a race: what the bot will do when, if nobody is faster, in milliseconds since the sandglass was turned.

        It is asked once for each sandglass, with what its seat sees then. None leaves it to the weights of the game.
        """
        return None
