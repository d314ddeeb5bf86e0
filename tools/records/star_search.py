"""Recorded games of Star Search under the second version of its rules.

Nothing that was done under the hourglass is taken back, a game in which nothing moves ends in spite of showers, and the
players may say who starts.
"""

from __future__ import annotations

from functools import cache
from itertools import product

import cosmodrome
from cosmodrome.core.meta import Options
from cosmodrome.games.star_search.engine.rules.turn import PATIENCE
from cosmodrome.games.star_search.engine.state import StarSearch
from tools.records.plan import Plan

GAME = "star_search"
FIRST_NUMBER = 1000
STUCK_NUMBER = 1006  # nothing moves until the end
FIRST_STARTER_NUMBER = 1100
BOTS = ("grown-up", "child-spiteful", "eagle", "grown-up")


OPTIONS: Options = {"variation": "rudi", "super_limit": 60}


@cache
def plans() -> tuple[Plan, ...]:
    found = [
        Plan(GAME, f"second-{players}p-{variation}", number, BOTS[:players], {"variation": variation}, True, version=2)
        for number, (players, variation) in enumerate(product((2, 3, 4), ("eagle", "rudi")), FIRST_NUMBER)
    ]
    randoms = ("random", "random")
    stuck = Plan(
        GAME, "second-stuck", STUCK_NUMBER, randoms, OPTIONS, False, incidents=False, version=2, position=near_the_end()
    )
    return (*found, stuck, *starter_plans())


def starter_plans() -> tuple[Plan, ...]:
    """The starting player is drawn (0), or is each of four seats."""
    return tuple(
        Plan(
            GAME,
            f"second-starting-player-{starter}",
            FIRST_STARTER_NUMBER + starter,
            BOTS[: max(2, starter)],
            {"starting_player": starter},
            True,
            version=2,
        )
        for starter in range(5)
    )


def near_the_end() -> str:
    """A table at which nothing has moved for nearly as long as ruling A33 allows."""
    game = cosmodrome.load(GAME, rules=f"{GAME}/2")
    state = game.new(2, OPTIONS)
    rng = cosmodrome.Rng(1)
    assert isinstance(state, StarSearch)
    while state.is_chance():
        state.apply(state.sample(rng))
    state.still = 2 * (PATIENCE - 5)
    return game.to_text(state)
