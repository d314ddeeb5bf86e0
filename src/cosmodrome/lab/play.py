"""One game of the lab, played from (seed, index): the same game on every machine, compiled or not, in any process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmodrome.core import record as rec
from cosmodrome.core.bot import Bot
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.meta import Options
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State

DICE, MIND = 0, 1  # branches of the generator: what chance draws, what bots draw


def answer(game: Game, bot: Bot, state: State, mind: Rng) -> int:
    """What a bot does when it is asked, without seeing more than its seat may."""
    if not bot.honest and game.hides(state):
        state = state.resample(state.current_player(), mind)
    return bot.choose(state, mind)


def play_game(game: Game, start: State, bots: Sequence[Bot], seed: int, index: int) -> tuple[int, State]:
    """Play one game to its end; returns the number of decisions and the final table."""
    dice, mind = Rng(seed, index, DICE), Rng(seed, index, MIND)
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(dice))
        else:
            state.apply(answer(game, bots[state.current_player()], state, mind))
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
    while not match.state.is_terminal():
        state = match.state
        if state.is_chance() and state.chance_kind() == "clock":
            match.append_clock(int(state.sample(dice)), 0)
        elif state.is_chance():
            due = match.next_draw()
            outcome = int(state.sample(dice))
            drawn = state.chance_spread(outcome) if due.is_heap else outcome
            match.append_draw(rec.Draw(due.stream, due.index, drawn, None, due.audience))
        else:
            seat = state.current_player()
            match.append_action(seat, answer(game, bots[seat], state, mind), None)
    match.finish("finished")
    return match.record()
