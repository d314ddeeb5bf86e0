"""One game of the lab, played from (seed, index): the same game on every machine, compiled or not, in any process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.core import record as rec
from cosmodrome.core.bot import Bot
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.meta import Options
from cosmodrome.core.race import Planned
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State

DICE, MIND = 0, 1  # branches of the generator: what chance draws, what bots draw


def answer(game: Game, bot: Bot, state: State, mind: Rng) -> int:
    """What a bot does when it is asked, without seeing more than its seat may."""
    if not bot.honest and game.hides(state):
        state = state.resample(state.current_player(), mind)
    return bot.choose(state, mind)


class Players:
    """The bots of one game: what they do when they are asked, and when they speak in a race."""

    def __init__(self, game: Game, bots: Sequence[Bot], mind: Rng) -> None:
        self._game = game
        self._bots = bots
        self._mind = mind
        self._planned = Planned(bots, mind)
        self._said: int | None = None  # what the last speaker wants to do

    def answer(self, state: State) -> int:
        """What the bot that is asked does; in a race it has said so before."""
        if self._said is not None:
            said, self._said = self._said, None
            if said in state.legal_actions():
                return said
        return answer(self._game, self._bots[state.current_player()], state, self._mind)

    def speak(self, state: State, drawn: int) -> int:
        """Who speaks at this clock node. `drawn` is what the weights say, for seats whose bots do not plan."""
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
        # Nobody has planned to speak: silence, where the sand runs down, or whoever does not plan.
        return drawn if not length or not self._planned.has(drawn) else state.players


def play_game(game: Game, start: State, bots: Sequence[Bot], seed: int, index: int) -> tuple[int, State]:
    """Play one game to its end; returns the number of decisions and the final table."""
    dice, mind = Rng(seed, index, DICE), Rng(seed, index, MIND)
    players = Players(game, bots, mind)
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance():
            outcome = state.sample(dice)
            state.apply(players.speak(state, outcome) if state.chance_kind() == "clock" else outcome)
        else:
            state.apply(players.answer(state))
            decisions += 1
    return decisions, state


def record_game(game: Game, options: Options, bots: Sequence[Bot], seed: int, index: int) -> dict[str, Any]:
    """The same game as a record that `verify` derives again."""
    dice, mind = Rng(seed, index, DICE), Rng(seed, index, MIND)
    start = rec.Start(
        game=game.meta.id,
        rules=game.meta.rules,
        match=f"lab-{seed}-{index}",
        seats=[rec.Seat(f"{bot.name} {seat + 1}", bot=bot.name) for seat, bot in enumerate(bots)],
        options=options,
        draws="lab/1",
        lab=rec.LabSeed(seed, index),
        pack=None if game.pack.is_built_in else dict(game.pack.data),
    )
    match = Match(game, start, None)
    players = Players(game, bots, mind)
    while not match.state.is_terminal():
        state = match.state
        if state.is_chance() and state.chance_kind() == "clock":
            match.append_clock(players.speak(state, int(state.sample(dice))), 0)
        elif state.is_chance():
            due = match.next_draw()
            outcome = int(state.sample(dice))
            drawn = state.chance_spread(outcome) if due.is_heap else outcome
            match.append_draw(rec.Draw(due.stream, due.index, drawn, None, due.audience))
        else:
            match.append_action(state.current_player(), players.answer(state), None)
    match.finish("finished")
    return match.record()
