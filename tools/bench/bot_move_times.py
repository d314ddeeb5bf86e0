"""Measure the slowest move of each bot: positions from one game are put to every bot as the server would ask them.

    python -m tools.bench.bot_move_times mlem --players 4 --options ufo=true
    COSMODROME_COMPILED=0 python -m tools.bench.bot_move_times leaving_earth --players 3 --options everything

The usual bot plays the game. Each bot answers in a process of its own, which knows nothing yet, as after a restart of
the server. With `--limit 0` bots have no time limit.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from time import perf_counter

from cosmodrome import Rng, State, bots, load
from cosmodrome._compiled import is_compiled
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.game import Game
from cosmodrome.core.match.race import eligible_seats, plan_of
from cosmodrome.core.meta import Options


def questions(game: Game, players: int, options: Options, most: int, every: int) -> list[State]:
    """Every nth of the first positions of a game in which a seat has a choice."""
    usual, rng = bots.find(game, bots.usual(game)), Rng(1)
    found: list[State] = []
    state = game.new(players, options)
    while not state.is_terminal() and len(found) < most:
        is_race = state.is_chance() and state.chance_kind() == "clock"
        if is_race or (not state.is_chance() and len(state.legal_actions()) > 1):
            found.append(state.clone())
        state.apply(state.sample(rng) if state.is_chance() else usual.choose(state, rng))
    return found[::every]


def move_times(asked: list[State], name: str, limit: float) -> list[float]:
    """Seconds for each position and seat that may move there."""
    times = []
    for state in asked:
        for seat in eligible_seats(state):
            believed = state.resample(seat, Rng(2))
            start = perf_counter()
            deadline, bot = Deadline(limit), bots.find(state.game, name)
            if state.is_chance():
                plan_of(bot, believed, seat, Rng(3), deadline)
            else:
                bot.choose_by(believed, Rng(3), deadline)
            times.append(perf_counter() - start)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", default="", help="name=value,... or the name of a preset")
    parser.add_argument("--bots", default="", help="comma-separated names; without it, all bots of the game")
    parser.add_argument("--most", type=int, default=1000, help="stop the game after so many positions")
    parser.add_argument("--every", type=int, default=1, help="take only every nth position")
    parser.add_argument("--limit", type=float, default=bots.MOVE_SECONDS, help="seconds for a move; 0 for no limit")
    args = parser.parse_args()
    game = load(args.game)
    presets = {preset.name: dict(preset.options) for preset in game.meta.presets}
    options = presets.get(args.options) or game.meta.parse_options(args.options)
    asked = questions(game, args.players, options, args.most, args.every)
    rules = "compiled" if is_compiled() else "interpreted"
    print(f"{args.game}, {args.players} players, {args.options or 'base'}, {len(asked)} positions, {rules}", flush=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn"), max_tasks_per_child=1) as pool:
        for name in args.bots.split(",") if args.bots else bots.names(game):
            times = pool.submit(move_times, asked, name, args.limit or inf).result()
            print(f"{name:14} slowest {max(times):6.2f} s   mean {sum(times) / len(times):6.3f} s", flush=True)


if __name__ == "__main__":
    main()
