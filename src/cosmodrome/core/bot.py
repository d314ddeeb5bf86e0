"""What a bot is: something that answers questions at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.engine.playout import Judge, Policy
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game_protocol import GameProtocol


class Bot:
    """Chooses the actions of a seat.

    The host hands over a state that this seat could not tell from the real one (`State.resample`), so a bot may look at
    everything it is given without peeking. The same state and the same generator give the same answer.
    """

    name: str = "bot"
    honest: bool = False  # reads only what its seat may see, so that it may be handed the real state

    def choose(self, state: State, rng: Rng) -> int:
        raise TypeError("a bot must choose")

    def choose_by(self, state: State, rng: Rng, deadline: Deadline) -> int:
        """The same in live play, where people wait for the answer.

        When the deadline has passed, a bot gives the best answer it has found. One that is always quick ignores it.
        """
        return self.choose(state, rng)

    def plan(self, game: GameProtocol, view: Any, rng: Rng) -> list[tuple[int, int]] | None:
        """In a race: what the bot will do when, if nobody is faster, in milliseconds since the sandglass was turned.

        It is called once for each sandglass, with what its seat sees then. None leaves it to the weights of the game.
        """
        return None


class Solver:
    """Answers those questions of a game that can be computed without playouts."""

    def answer(self, state: State, deadline: Deadline = NO_DEADLINE) -> int | None:
        """What to choose at this table; None where it must be tried out, or if the deadline passes first."""
        return None


@dataclass(frozen=True)
class Level:
    """How well a searching bot plays a game: its playouts for a question, and what it knows of the game.

    A released level never changes: its name has a version, and a better one gets the next.
    """

    name: str  # such as strong/1
    playouts: int
    policy: Callable[[], Policy] = Policy  # how it expects all seats to play on
    judge: Callable[[], Judge] = Judge  # who says what the table is worth then
    worlds: int = 16  # where something is hidden: so many tables that could be the real one
    solver: Callable[[], Solver] = Solver  # what it need not try out
