"""Tables of Star Search for the tests, laid and played in the words of the game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.game import Game
from cosmodrome.games import load
from cosmodrome.games.star_search.engine.state import CHART_BITS, PROGRESS, StarSearch
from cosmodrome.games.star_search.vocabulary import (
    DRAW_STARTER,
    PLACE,
    ROLL,
    SEARCH,
    SIDE,
    TWINKLE,
    VOCABULARY,
    hole_number,
    placement_name,
    placement_number,
)

GAME = load("star_search")
GOLDEN = json.loads((Path(__file__).parent / "golden.json").read_text(encoding="utf-8"))
SAMPLE: list[str] = GOLDEN["sky_rows"]
NOTHING_FITS = ["........."] * 4 + ["....F...."] + ["........."] * 2 + ["*********"] * 2  # for chart 6, red
ONE_ONE, ONE_TWO, TWO_ONE, TWO_TWO, RED_FACE, BLUE_FACE = range(6)


def table(
    players: int = 2,
    sky: Sequence[str] = SAMPLE,
    charts: Iterable[int] | None = None,
    at: Sequence[int] = (),
    levels: Sequence[str] | None = None,
    game: Game = GAME,
    **options: Any,
) -> StarSearch:
    """A table at the first turn of seat 0, under this sky, with the rockets so far on their way.

    With `charts` the stack has been seen and holds them (numbered from 1), the next one first.
    """
    state = game.new(players, options, levels)
    assert isinstance(state, StarSearch)
    while state.step != DRAW_STARTER:
        state.apply(0)
    set_sky(state, sky)
    for seat, progress in enumerate(at):
        state.table[PROGRESS + seat] = progress
    if charts is not None:
        order = [chart - 1 for chart in charts]
        order += [chart for chart in range(state.setting.charts) if chart not in order]
        state.unseen = 0
        state.pile = sum(chart << CHART_BITS * i for i, chart in enumerate(order))
        state.pile_size = len(order)
    state.apply(0)
    return state


def set_sky(state: StarSearch, rows: Sequence[str]) -> None:
    state.north = state.south = 0
    for row, holes in enumerate(rows):
        for column, hole in enumerate(holes):
            if hole != ".":
                state.add_star(row * SIDE + column)
            if hole == "F":
                state.fixed = row * SIDE + column


def sky_rows(state: StarSearch) -> list[str]:
    rows: list[str] = state.view(None)["sky"]
    return rows


def stars(rows: Sequence[str]) -> set[str]:
    return {f"{'ABCDEFGHIJ'[r]}{c + 1}" for r, row in enumerate(rows) for c, hole in enumerate(row) if hole != "."}


# --- playing -----------------------------------------------------------------


def search(state: StarSearch) -> StarSearch:
    state.apply(SEARCH)
    return state


def roll(state: StarSearch, face: int) -> StarSearch:
    state.apply(ROLL)
    state.apply(face)
    return state


def speak(state: StarSearch, seat: int) -> None:
    """At a clock node: this seat is first."""
    assert state.chance_kind() == "clock"
    assert state.chance_weights()[seat] > 0
    state.apply(seat)


def time_up(state: StarSearch) -> None:
    assert state.chance_kind() == "clock"
    assert state.chance_weights()[state.players] > 0
    state.apply(state.players)


def place(state: StarSearch, placement: str, seat: int | None = None) -> None:
    """Put the chart down, in time if a clock runs."""
    if state.is_chance():
        speak(state, state.searcher if seat is None else seat)
    action = PLACE + placement_number(placement)
    assert action in state.legal_actions()
    state.apply(action)


def twinkle(state: StarSearch, hole: str) -> None:
    if state.is_chance():
        speak(state, state.left_of(state.searcher))
    action = TWINKLE + hole_number(hole)
    assert action in state.legal_actions()
    state.apply(action)


def free_hole(state: StarSearch) -> str:
    names: list[str] = state.view(None)["twinkling"]["holes"]
    return names[0]


def finish_twinkling(state: StarSearch) -> None:
    while not state.is_terminal() and state.view(None)["phase"] == "twinkling":
        twinkle(state, free_hole(state))


# --- asking ------------------------------------------------------------------


def verbs(state: StarSearch) -> list[str]:
    return list(dict.fromkeys(VOCABULARY.verb(action).name for action in state.legal_actions()))


def refusal(state: StarSearch, action: dict[str, str]) -> str | None:
    """The code of the reason why the seat to act may not do this."""
    out = ActionList(state.game.num_distinct_actions, explain=True)
    state.list_actions(out)
    number = state.game.from_json(action)
    if number in out.listed():
        return None
    return VOCABULARY.reasons[out.refused[number]].code


def placements(state: StarSearch) -> list[str]:
    return [placement_name(action - PLACE) for action in state.legal_actions() if action >= PLACE]


def progress(state: StarSearch) -> list[int]:
    return state.scores()


def full(state: StarSearch, colour: str, chart: int) -> set[str]:
    """All full placements of a chart by brute force: every marking of every placement is looked at."""
    rows = sky_rows(state)
    entry = state.game.data["chart"][chart - 1][colour]
    cells = [(r, c) for r, row in enumerate(entry) for c, cell in enumerate(row) if cell == "o"]
    size = len(entry)
    found = set()
    for turns in range(4):
        for top in range(len(rows) - size + 1):
            for left in range(len(rows[0]) - size + 1):
                if all(rows[top + r][left + c] != "." for r, c in cells):
                    found.add(f"{'ABCDEFGHIJ'[top]}{left + 1} {90 * turns}")
        cells = [(c, size - 1 - r) for r, c in cells]
    return found
