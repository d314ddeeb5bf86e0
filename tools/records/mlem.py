"""Recorded games of MLEM under the second version of its rules.

A landing in a crash wins no goal unless the table wants it, UFO and exploration tokens may lie face down, and the
players may say who starts.
"""

from __future__ import annotations

from functools import cache

from cosmodrome.core.meta import Options
from tests.games.mlem.table import goal_in_a_crash
from tools.records.plan import Plan

GAME = "mlem"
FIRST_NUMBER = 2000
BOTS = ("steady", "random", "steady", "steady", "random")
BOOK: Options = {"hidden_tokens": True}
TABLES: dict[str, Options] = {
    "base": {},
    "book": {**BOOK, "ufo": True, "explorations": True},
    "all": {**BOOK, "ufo": True, "explorations": True, "secret_missions": True, "goals_on_crash": True},
}
STARTERS: tuple[tuple[int, int, Options], ...] = (  # players, starting player, variants
    (3, 0, {}),
    (2, 1, {}),
    (3, 2, {"ufo": True}),
    (4, 3, {"explorations": True}),
    (5, 4, {"secret_missions": True}),
    (5, 5, {}),
)
FIRST_STARTER_NUMBER = 2100
CRASH_NUMBER = 2200


@cache
def plans() -> tuple[Plan, ...]:
    return (*table_plans(), *starter_plans(), crash_plan(False), crash_plan(True))


def crash_plan(goals_on_crash: bool) -> Plan:
    """A parachutist is about to land on a fourth moon in a crash."""
    state = goal_in_a_crash(goals_on_crash=goals_on_crash)
    return Plan(
        GAME,
        "second-crash-with-goal" if goals_on_crash else "second-crash-without-goal",
        CRASH_NUMBER + goals_on_crash,
        ("steady", "steady"),
        {"goals_on_crash": goals_on_crash},
        False,
        incidents=False,
        version=2,
        position=state.game.to_text(state),
    )


def table_plans() -> tuple[Plan, ...]:
    tables = [(players, name) for players in (2, 3, 4, 5) for name in TABLES]
    return tuple(
        Plan(GAME, f"second-{players}p-{name}", number, BOTS[:players], TABLES[name], number % 2 == 0, version=2)
        for number, (players, name) in enumerate(tables, FIRST_NUMBER)
    )


def starter_plans() -> tuple[Plan, ...]:
    return tuple(
        Plan(
            GAME,
            f"second-starting-player-{starter}",
            number,
            BOTS[:players],
            {**variants, "starting_player": starter},
            number % 2 == 0,
            version=2,
        )
        for number, (players, starter, variants) in enumerate(STARTERS, FIRST_STARTER_NUMBER)
    )
