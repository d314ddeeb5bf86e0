"""Recorded games of Leaving Earth under the second version of its rules, with either edition of the book."""

from __future__ import annotations

from functools import cache

import cosmodrome
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.meta import Options
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.rules.research import hire
from cosmodrome.games.leaving_earth.engine.state import RESEARCHED, SEEN_SHIFT, LeavingEarth, bit
from cosmodrome.games.leaving_earth.vocabulary import VOCABULARY
from tools.records.plan import Plan

GAME = "leaving_earth"
FIRST_NUMBER = 2000
MEETING_NUMBER = 2100
TRADES_NUMBER = 2101
SHORT: Options = {"last_year": 1960}
SHORTEST: Options = {"last_year": 1958}
TABLES: tuple[tuple[str, tuple[str, ...], Options], ...] = (
    ("second-1p", ("random",), SHORT),
    ("second-1p-first-edition", ("random",), {**SHORT, "edition": "first"}),
    ("second-2p", ("planner-lite", "random"), SHORT),
    ("second-2p-first-edition", ("planner-lite", "random"), {**SHORT, "edition": "first"}),
    ("second-2p-stations", ("random", "planner-lite"), {"last_year": 1958, "stations": True, "outer_planets": True}),
)


@cache
def plans() -> tuple[Plan, ...]:
    found = [
        Plan(GAME, name, number, seats, options, True, version=2)
        for number, (name, seats, options) in enumerate(TABLES, FIRST_NUMBER)
    ]
    traders = ("trader", "trader")
    trades = Plan(GAME, "second-2p-trades", TRADES_NUMBER, traders, SHORTEST, True, version=2, position=meeting())
    return (*found, trades)


def meeting() -> str:
    """In the last year two crewed spacecraft are in Mars Orbit, and each agency has a secret."""
    game = cosmodrome.load(GAME, rules=f"{GAME}/2")
    state = game.new(2, SHORTEST)
    assert isinstance(state, LeavingEarth)
    rng = Rng(MEETING_NUMBER)
    while state.is_chance():
        state.apply(state.sample(rng))
    state.year = 1958
    place = ids.LOCATIONS.index("mars_orbit")
    for seat, secret in enumerate(("mars", "venus")):
        state.table[state.block(seat) + RESEARCHED] |= bit(state.setting.rendezvous)
        state.commission(seat, 1, place)
        for component in ("aldrin", "probe", "juno"):
            state.put(state.vessel(seat, 1), ids.COMPONENTS.index(component), 1)
        hire(state, seat, 0)
        state.move_person(seat, 0, 1)
        hidden = ids.LOCATIONS.index(secret)
        state.table[hidden] |= state.setting.first_face[hidden] + 1 | bit(SEEN_SHIFT + seat)
    return game.to_text(state)


class Trader(Bot):
    """Prefers talking to everything else, and new kinds of trades to the others."""

    name = "trader"

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal_actions()
        weights = [WEIGHTS.get(VOCABULARY.verb(action).name, 1) for action in legal]
        return legal[rng.weighted(weights)]


WEIGHTS = {
    "pass": 20,
    "cooperate": 30,
    "propose": 30,
    "accept": 10,
    "transfer_between": 60,
    "give_cargo": 20,
    "ask_cargo": 20,
    "give_crew": 20,
    "ask_crew": 20,
    "give_knowledge": 30,
    "ask_knowledge": 30,
}
