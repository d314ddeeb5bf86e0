"""The bots of one table: which action each of them takes, and when it makes a claim in a race.

A bot sees no more than its seat may. Seats can be left to people or learners.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.match.race import PlannedClaims


def answer(game: GameProtocol, bot: Bot, state: State, mind: Rng) -> int:
    """The action that a bot chooses, seeing no more than its seat may."""
    if not bot.honest and game.hides(state):
        state = state.resample(state.current_player(), mind)
    return bot.choose(state, mind)


class Players:
    """The bots of one game; None for a seat that no bot plays."""

    def __init__(self, game: GameProtocol, bots: Sequence[Bot | None], mind: Rng) -> None:
        self._game = game
        self._bots = bots
        self._mind = mind
        self._planned = PlannedClaims(bots, mind)
        self._said: int | None = None  # what the last speaker wants to do

    def answer(self, state: State) -> int:
        """The action of the bot to move; in a race it was planned before."""
        if self._said is not None:
            said, self._said = self._said, None
            if said in state.legal_actions():
                return said
        bot = self._bots[state.current_player()]
        assert bot is not None, "this seat is not played by a bot"
        return answer(self._game, bot, state, self._mind)

    def speak(self, state: State, drawn: int) -> int:
        """Who speaks at this clock node. `drawn` is what the weights say, for seats that do not plan."""
        self._said = None
        if not state.clock_runs_on():
            self._planned.ask(state)
        length = state.clock_milliseconds()
        due = self._planned.next(state)
        if due is not None and (not length or due[0] <= length):
            unplanned = drawn < state.players and not self._planned.has(drawn)
            if not unplanned or self._mind.below(max(length, 2 * due[0], 1)) >= due[0]:
                self._said = due[2]
                self._planned.done(due[1])
                return due[1]
        # No seat has a plan: time runs out, or a bot without plans speaks.
        return drawn if not length or not self._planned.has(drawn) else state.players
