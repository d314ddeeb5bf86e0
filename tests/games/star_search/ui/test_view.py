"""Views: solutions only after a search, no help in the second variation, and the same view for all seats."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome import Rng
from cosmodrome.games.star_search.engine.state import StarSearch
from tests.games.star_search.table import BLUE_FACE, GAME, NOTHING_FITS, full, place, roll, search, table, time_up


def everything(value: Any) -> str:
    return json.dumps(value)


def test_the_sky_is_rows_of_text() -> None:
    view = table().view(0)
    assert view["sky"][4] == "..*.F...*"
    assert view["viewer"] == 0
    assert next(iter(view)) == "viewer"


def test_a_chart_in_the_hand_shows_its_markings_and_no_place() -> None:
    state = search(table(2, charts=[4]))
    assert state.view(1)["seats"][0]["chart"] == {
        "chart": 4,
        "colour": "red",
        "size": 4,
        "rows": 4,
        "columns": 4,
        "markings": [[0, 0], [0, 2], [1, 0]],
        "placement": None,
        "holes": [],
    }


def test_a_chart_on_the_sky_shows_the_holes_under_its_markings() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 90")
    chart = state.view(None)["seats"][0]["chart"]
    assert chart["placement"] == "B4 90"
    assert sorted(chart["holes"]) == ["B6", "B7", "D7"]


def test_all_solutions_are_shown_after_a_search_and_not_before() -> None:
    state = table(2, charts=[4])
    expected = full(state, "red", 4)
    search(state)
    assert state.view(0)["last"] is None
    time_up(state)
    assert state.view(0)["last"] is None
    place(state, "A1 0")
    last = state.view(0)["last"]
    assert set(last["tries"][0]["solutions"]) == expected
    assert last["sky"] == state.view(0)["last"]["sky"]


def test_search_without_a_solution_has_an_empty_list() -> None:
    state = table(2, sky=NOTHING_FITS, charts=[6], hourglass=0)
    assert full(state, "red", 6) == set()
    search(state)
    place(state, "A1 0")
    assert state.view(0)["last"]["tries"][0]["solutions"] == []


def test_the_last_search_is_gone_when_the_next_begins() -> None:
    state = search(table(2, charts=[4, 5], hourglass=0, variation="rudi"))
    place(state, "A1 0")
    assert state.view(0)["last"] is not None
    while state.asked != 1 or GAME.prompt(state) != "search":
        state.apply(state.sample(Rng(1)) if state.is_chance() else state.legal_actions()[0])
    search(state)
    assert state.view(0)["last"] is None


@pytest.mark.parametrize("phase", ["countdown", "super"])
def test_view_of_a_super_star_search_has_no_solutions(phase: str) -> None:
    state = table(4, at=[13, 14, 15, 16], variation="rudi", charts=[6, 4, 5, 1])
    solutions = {place for chart in (6, 4, 5, 1) for place in full(state, "blue", chart)}
    roll(state, BLUE_FACE)
    if phase == "super":
        time_up(state)
    view = state.view(0)
    assert view["phase"] == phase
    shown = everything(view)
    assert not any(place in shown for place in solutions)
    assert view["last"] is None


def test_view_is_the_same_for_every_seat() -> None:
    state = table(3)
    views = [state.view(seat) for seat in (None, 0, 1, 2)]
    assert all({**view, "viewer": None} == views[0] for view in views)


def test_view_of_a_finished_match_names_the_winner() -> None:
    state = table(2, at=[23, 3])
    roll(state, 0)
    view = state.view(None)
    assert (view["over"], view["winners"], view["phase"], view["prompt"]) == (True, [0], "over", "over")


def test_pictures_work_at_every_node() -> None:
    for variation in ("eagle", "rudi"):
        state = GAME.new(4, {"variation": variation})
        rng = Rng(4)
        assert isinstance(state, StarSearch)
        for _ in range(300):
            if state.is_terminal():
                break
            shown = str(state)
            assert max(map(len, shown.splitlines())) <= 140
            assert state.svg().startswith("<svg")
            state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))
