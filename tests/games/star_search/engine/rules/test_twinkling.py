"""Twinkling stars: who moves them, which ones, and where to."""

from __future__ import annotations

from cosmodrome.games.star_search.vocabulary import SURPRISE
from tests.games.star_search.engine.rules.test_search import ALL_THREE, MAX
from tests.games.star_search.table import (
    SAMPLE,
    place,
    progress,
    refusal,
    search,
    sky_rows,
    speak,
    stars,
    table,
    time_up,
    twinkle,
    verbs,
)


def test_a10_the_left_neighbour_of_the_searcher_moves_the_stars() -> None:
    state = search(table(3, charts=[4]))
    place(state, "B4 0")
    assert state.view(None)["twinkling"]["seat"] == 1
    speak(state, 1)
    assert state.current_player() == 1


def test_the_stars_in_the_markings_move_to_other_holes() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")  # B4, B6 and C4
    assert state.view(None)["twinkling"]["stars"] == ["B4", "B6", "C4"]
    for hole in ("A1", "A2", "I9"):
        twinkle(state, hole)
    assert stars(sky_rows(state)) == (stars(SAMPLE) - {"B4", "B6", "C4"}) | {"A1", "A2", "I9"}
    assert state.current_player() == 1, "then it is the neighbour's turn"


def test_stars_twinkle_after_the_rocket_has_flown() -> None:
    state = search(table(2, charts=[4]))
    before = sky_rows(state)
    place(state, "B4 0")
    assert state.view(None)["phase"] == "twinkling"
    assert progress(state) == [3, 0]
    assert sky_rows(state) == before


def test_every_empty_hole_of_sky_and_chart_is_free_for_a_star() -> None:
    """The rulebook: stars go to other empty holes of the sky or of the chart."""
    state = search(table(2, charts=[4]))
    empty = {f"{'ABCDEFGHI'[r]}{c + 1}" for r, row in enumerate(SAMPLE) for c, hole in enumerate(row) if hole == "."}
    place(state, "B4 0")
    assert set(state.view(None)["twinkling"]["holes"]) == empty
    under_the_chart = {f"{row}{column}" for row in "BCDE" for column in range(4, 8)}
    assert empty & under_the_chart
    assert empty - under_the_chart


def test_the_fixed_star_never_moves() -> None:
    state = search(table(2, sky=ALL_THREE, charts=[4]))
    place(state, "E5 0")
    assert state.view(None)["twinkling"]["stars"] == ["E7", "F5"]
    speak(state, 1)
    assert refusal(state, {"verb": "twinkle", "hole": "E5"}) == "fixed_star_stays"


def test_a08_with_no_star_or_only_the_fixed_star_in_the_markings_nothing_twinkles() -> None:
    only_fixed = ["........."] * 4 + ["....F....", ".........", ".........", "*********", "*********"]
    state = search(table(2, sky=only_fixed, charts=[4]))
    place(state, "E5 0")
    assert progress(state) == [1, 0]
    assert state.current_player() == 1
    assert verbs(state) == ["search"]


def test_a09_no_star_goes_back_where_one_was_taken_out() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")
    twinkle(state, "A1")
    speak(state, 1)
    assert refusal(state, {"verb": "twinkle", "hole": "B4"}) == "star_came_from_there"
    assert refusal(state, {"verb": "twinkle", "hole": "C4"}) == "star_came_from_there"
    assert refusal(state, {"verb": "twinkle", "hole": "A3"}) == "hole_taken"
    assert refusal(state, {"verb": "twinkle", "hole": "A1"}) == "hole_taken"
    assert refusal(state, {"verb": "twinkle", "hole": "J1"}) == "no_such_hole"
    assert refusal(state, {"verb": "twinkle", "hole": "A10"}) == "no_such_hole"


def test_a09_an_unfilled_marking_is_a_hole_like_any_other() -> None:
    state = search(table(2, sky=MAX[:9], charts=[4]))
    place(state, "E5 0")  # F5 is the marking without a star
    twinkle(state, "F5")
    assert {"E5", "F5"} <= stars(sky_rows(state))
    assert "E7" not in stars(sky_rows(state))


def test_equal_stars_are_offered_once_each_in_turn() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")
    speak(state, 1)
    assert len(state.legal_actions()) == 51 + 1, "every empty hole, and the surprise"


def test_a22_neighbour_may_choose_any_hole_within_twenty_seconds() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")
    assert state.clock_milliseconds() == 20_000
    twinkle(state, "A1")
    assert not state.clock_runs_on()
    time_up(state)
    for left in (2, 1):
        assert state.chance_stream() == "twinkle"
        assert state.stars_to_twinkle() == left
        assert state.chance_weights() == [1] * (48 + left)
        state.apply(0)
    assert state.current_player() == 1
    assert len(stars(sky_rows(state))) == 30


def test_a22_by_option_there_is_no_limit_or_another_one() -> None:
    state = search(table(2, charts=[4], twinkle_seconds=0))
    place(state, "B4 0")
    assert state.current_player() == 1
    state = search(table(2, charts=[4], twinkle_seconds=40))
    place(state, "B4 0")
    assert state.clock_milliseconds() == 40_000


def test_surprise_moves_the_remaining_stars_at_random() -> None:
    state = search(table(2, charts=[4], twinkle_seconds=0))
    place(state, "B4 0")
    state.apply(SURPRISE)
    while state.is_chance():
        assert state.chance_kind() == "draw"
        state.apply(len(state.chance_weights()) - 1)
    assert len(stars(sky_rows(state))) == 30
    assert not {"B4", "B6", "C4"} & stars(sky_rows(state))


def test_only_the_neighbour_may_act_while_stars_twinkle() -> None:
    state = search(table(3, charts=[4]))
    place(state, "B4 0")
    assert [weight > 0 for weight in state.chance_weights()] == [False, True, False, True]
    assert state.silenced(2) >= 0
    assert state.silenced(1) == -1
