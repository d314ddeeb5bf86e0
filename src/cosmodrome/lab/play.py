"""One game of the lab, played from (seed, index): the same game on every machine, compiled or not, in any process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.bots.seated_bots import Players
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.core.meta import Options

DICE, MIND = 0, 1  # branches of the generator: what chance draws, what bots draw


def play_game(
    game: GameProtocol,
    start: State,
    bots: Sequence[Bot],
    seed: int,
    index: int,
    watch: Callable[[State], None] | None = None,
) -> tuple[int, State]:
    """Play one game to its end; returns the number of decisions and the final table.

    `watch` sees the table at the beginning and after every decision.
    """
    dice, mind = Rng(seed, index, DICE), Rng(seed, index, MIND)
    players = Players(game, bots, mind)
    state = start.clone()
    decisions = 0
    if watch is not None:
        watch(state)
    while not state.is_terminal():
        if state.is_chance():
            outcome = state.sample(dice)
            state.apply_unchecked(players.speak(state, outcome) if state.chance_kind() == "clock" else outcome)
        else:
            state.apply_unchecked(players.answer(state))
            decisions += 1
            if watch is not None:
                watch(state)
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
            match.clock.append(players.speak(state, int(state.sample(dice))), 0)
        elif state.is_chance():
            due = match.draws.due()
            outcome = int(state.sample(dice))
            drawn = state.chance_spread(outcome) if due.is_heap else outcome
            match.draws.append(rec.Draw(due.stream, due.index, drawn, None, due.audience))
        else:
            match.timeline.append_action(state.current_player(), players.answer(state), None)
    match.flow.finish("finished")
    return match.record()
