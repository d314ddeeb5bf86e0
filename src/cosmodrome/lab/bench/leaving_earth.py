"""Leaving Earth's rows: random play alone, in company and with all expansions, and a copy with one action on it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cosmodrome import load
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.games.leaving_earth.meta import EXPANSIONS
from cosmodrome.lab.bench import REPEATS, SEED, Row, best, games_for, random_decisions, turn_about

PLAYERS = {1: "alone", 3: "3 random players"}
MIDDLE = 2_000  # decisions


def rows(scale: int) -> Iterator[Row]:
    game = load("leaving_earth")
    tables = [game.new(players, {"level": "hard", "mercury": True}) for players in PLAYERS]
    games = max(1, games_for(200, 2, scale))
    rates = turn_about([partial(random_decisions, table, games) for table in tables], REPEATS)
    for title, rate in zip(PLAYERS.values(), rates, strict=True):
        yield Row(f"Leaving Earth, {title}", rate, "decisions/s")
    full, joint = cost_of_expansions(game, games)
    yield Row("Leaving Earth, a decision with all expansions", full, "times the cost")
    yield Row("Leaving Earth, a decision with joint ventures as well", joint, "times the cost")
    yield Row("Leaving Earth, clone and apply", copies_per_second(tables[-1], 200_000 // scale), "actions/s")


def cost_of_expansions(game: Game, games: int) -> list[float]:
    """Random play with everything in the boxes against the base game, per decision; then with ventures, too."""
    everything = dict.fromkeys(EXPANSIONS, True)
    tables = [game.new(3), game.new(3, everything), game.new(3, {**everything, "ventures": True})]
    plain, *full = turn_about([partial(random_decisions, table, games) for table in tables], REPEATS)
    return [plain / rate for rate in full]


def copies_per_second(table: State, copies: int) -> float:
    """Every choice of a question in the middle of a game, each on a copy of its own."""
    state: State = table.clone()
    rng = Rng(SEED)
    decisions = 0
    while decisions < MIDDLE or state.is_chance():
        if state.is_chance():
            state.apply(state.sample(rng))
        else:
            decisions += 1
            state.apply(rng.choice(state.legal_actions()))
    legal = state.legal_actions()

    def work() -> float:
        for number in range(copies):
            state.clone().apply_unchecked(legal[number % len(legal)])
        return copies

    return best(work)
