"""Star Search: the chart, the sand, placing, and how far the rocket flies. The rulebook's examples come first."""

from __future__ import annotations

import pytest

from cosmodrome.core.errors import BadInput
from cosmodrome.games.star_search.engine.state import CHART_BITS, CHART_MASK, StarSearch
from tests.games.star_search.table import (
    GAME,
    SAMPLE,
    finish_twinkling,
    place,
    placements,
    progress,
    refusal,
    search,
    speak,
    table,
    time_up,
    verbs,
)

# Chart 4, red: markings at its corner, two to the right of it, and one below it.
MAX = ["........."] * 4 + ["....F.*.."] + ["........."] * 2 + ["*********"] * 3
ALL_THREE = ["........."] * 4 + ["....F.*..", "....*....", ".........", "*********", "*********"]


def test_example_max_fills_two_of_three_markings_and_flies_two_fields() -> None:
    state = search(table(2, sky=MAX[:9], charts=[4]))
    place(state, "E5 0")
    assert progress(state) == [2, 0], "the fixed star counts like any other star"


def test_example_max_would_fly_four_fields_with_all_three_and_the_fixed_star() -> None:
    state = search(table(2, sky=ALL_THREE, charts=[4]))
    place(state, "E5 0")
    assert progress(state) == [4, 0]
    last = state.view(None)["last"]
    assert (last["fields"], last["fixed_star"], last["tries"][0]["filled"]) == (4, True, 3)


def test_a18_the_extra_field_needs_all_markings_and_the_fixed_star_among_them() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")  # full, without the fixed star
    assert progress(state) == [3, 0]
    state = search(table(2, sky=MAX[:9], charts=[4]))
    place(state, "E5 0")  # with the fixed star, not full
    assert progress(state) == [2, 0]


def test_a_blue_chart_with_all_four_and_the_fixed_star_flies_five_fields() -> None:
    sky = ["........."] * 4 + ["....F.**.", ".........", "....*....", "*********", "*********"]
    state = search(table(2, sky=sky, charts=[4], at=[6, 9]))
    place(state, "E5 0")
    assert progress(state) == [11, 9]


def test_no_star_in_any_marking_moves_nothing() -> None:
    state = search(table(2, sky=MAX[:9], charts=[4]))
    place(state, "A1 0")
    assert progress(state) == [0, 0]
    assert state.current_player() == 1, "nothing twinkles either"


def state_pile(state: StarSearch) -> list[int]:
    """The charts of the stack, from the bottom."""
    return [(state.pile >> CHART_BITS * i & CHART_MASK) + 1 for i in range(state.pile_size)]


# --- the stack ---------------------------------------------------------------


def test_first_six_charts_are_drawn_from_the_unseen_ones() -> None:
    state = table(2, hourglass=0, sky=MAX[:9], meteor_shower=False)
    seen = []
    for left in range(6, 0, -1):
        search(state)
        assert state.chance_stream() == "charts"
        assert state.chance_weights() == [1] * left
        state.apply(left - 1)
        seen.append(state.view(None)["seats"][state.searcher]["chart"]["chart"])
        place(state, "A1 0")
    assert seen == [6, 5, 4, 3, 2, 1]
    search(state)
    assert not state.is_chance(), "from now on the order is known"
    assert state.chart(state.searcher) + 1 == 6


def test_charts_come_from_the_bottom_and_go_back_on_top() -> None:
    state = table(2, hourglass=0, charts=[3, 1, 4, 2, 6, 5], meteor_shower=False, sky=MAX[:9])
    taken = []
    for _ in range(12):
        search(state)
        taken.append(state.chart(state.searcher) + 1)
        place(state, "A1 0")
        finish_twinkling(state)
    assert taken == [3, 1, 4, 2, 6, 5] * 2


def test_a13_the_order_of_the_stack_is_never_shown() -> None:
    one = table(2, charts=[1, 2, 3, 4, 5, 6])
    other = table(2, charts=[6, 5, 4, 3, 2, 1])
    assert one.view(0) == other.view(0)
    assert one.features(0) == other.features(0)
    assert str(one) == str(other)
    assert one.svg() == other.svg()


def test_the_chart_is_taken_off_the_sky_before_the_next_turn() -> None:
    state = search(table(2, charts=[4, 5]))
    place(state, "B4 0")
    assert state.view(None)["seats"][0]["chart"]["placement"] == "B4 0"
    finish_twinkling(state)
    assert state.current_player() == 1
    assert [seat["chart"] for seat in state.view(None)["seats"]] == [None, None]
    assert len(state_pile(state)) == 6


# --- placing -----------------------------------------------------------------


def test_a21_charts_turn_by_quarters_within_the_sky() -> None:
    state = search(table(2, hourglass=0, charts=[1]))
    found = placements(state)
    assert len(found) == len(set(found)) == 144
    assert {name.split()[1] for name in found} == {"0", "90", "180", "270"}
    assert {name.split()[0] for name in found} == {f"{row}{column}" for row in "ABCDEF" for column in range(1, 7)}


@pytest.mark.parametrize("hole", [(0, 0), (5, 5), (2, 3)])
def test_a_chart_that_fits_only_when_flipped_cannot_be_filled(hole: tuple[int, int]) -> None:
    """The rulebook: a chart can be turned left and right, but not turned over. Chart 2 is chart 1 flipped."""
    holes = [["."] * 9 for _ in range(9)]
    for row, cells in enumerate(GAME.data["chart"][0]["red"]):
        for column, cell in enumerate(cells):
            if cell == "o":
                holes[hole[0] + row][hole[1] + 3 - column] = "*"
    sky = ["".join(row) for row in holes]
    filled = {}
    for chart in (1, 2):
        state = search(table(2, sky=sky, charts=[chart], hourglass=0))
        found = [GAME.preview(state, action)["filled"] for action in state.legal_actions()]
        filled[chart] = max(found)
    assert filled[1] < 3
    assert filled[2] == 3


def test_the_chart_may_not_stick_out_of_the_sky() -> None:
    state = search(table(2, hourglass=0, charts=[1]))
    for placement in ("G1 0", "A7 90", "J10 270", "F7 180"):
        assert refusal(state, {"verb": "place", "placement": placement}) == "outside_the_sky"


@pytest.mark.parametrize("placement", ["K1 0", "A0 0", "A11 0", "A1 45", "A1", "a1 0", "", "A1  0", "A1 360"])
def test_impossible_placement_is_no_action(placement: str) -> None:
    with pytest.raises(BadInput, match=r"hole|placement"):
        GAME.from_json({"verb": "place", "placement": placement})


def test_stars_stand_still_during_a_search() -> None:
    state = search(table(2, hourglass=0, charts=[1]))
    assert verbs(state) == ["place"]
    assert refusal(state, {"verb": "twinkle", "hole": "A1"}) == "stars_stand_still"


def test_a24_a_placed_chart_cannot_be_corrected() -> None:
    state = search(table(2, charts=[4]))
    place(state, "B4 0")
    speak(state, 1)
    assert verbs(state) == ["surprise", "twinkle"]
    assert refusal(state, {"verb": "place", "placement": "B4 0"}) == "no_search_now"


def test_no_chart_is_placed_before_the_search_begins() -> None:
    assert refusal(table(2), {"verb": "place", "placement": "A1 0"}) == "no_search_now"


# --- the hourglass -----------------------------------------------------------


@pytest.mark.parametrize(("level", "runs"), [("easy", 3), ("medium", 2), ("difficult", 1)])
def test_the_hourglass_runs_as_often_as_the_level_says(level: str, runs: int) -> None:
    state = search(table(2, charts=[1], levels=[level, "medium"]))
    assert state.chance_kind() == "clock"
    assert state.clock_milliseconds() == 20_000 * runs
    assert not state.clock_runs_on()


@pytest.mark.parametrize("seconds", [10, 15, 20, 30, 45])
def test_the_seconds_of_the_hourglass_are_an_option(seconds: int) -> None:
    state = search(table(2, charts=[1], hourglass=seconds, levels=["difficult", "easy"]))
    assert state.clock_milliseconds() == 1000 * seconds


def test_search_without_an_hourglass_is_an_ordinary_decision() -> None:
    state = search(table(2, charts=[1], hourglass=0))
    assert state.current_player() == 0
    assert verbs(state) == ["place"]


def test_a28_only_the_searcher_may_act_while_the_hourglass_runs() -> None:
    state = search(table(3, charts=[1]))
    weights = state.chance_weights()
    assert [weight > 0 for weight in weights] == [True, False, False, True]
    assert state.silenced(1) >= 0
    assert state.silenced(0) == -1


# --- Stop! -------------------------------------------------------------------


def test_a05_at_the_stop_the_chart_may_still_be_put_down_and_scores() -> None:
    state = search(table(2, charts=[4]))
    time_up(state)
    assert state.chance_kind() == "clock"
    assert state.clock_milliseconds() == 3000
    assert state.view(None)["search"]["stopped"]
    place(state, "B4 0")
    assert progress(state) == [3, 0]


def test_a05_unplaced_chart_lies_in_the_middle_unturned_and_scores() -> None:
    state = search(table(2, sky=SAMPLE, charts=[4]))
    time_up(state)
    time_up(state)
    assert state.view(None)["last"]["tries"][0]["chart"]["placement"] == "C3 0"
    filled = sum(SAMPLE[row][column] != "." for row, column in ((2, 2), (2, 4), (3, 2)))
    assert progress(state) == [filled, 0]


def test_a23_the_first_variation_shows_what_a_placement_would_bring() -> None:
    state = search(table(2, sky=ALL_THREE, charts=[4], hourglass=0))
    action = GAME.from_json({"verb": "place", "placement": "E5 0"})
    assert GAME.preview(state, action) == {"filled": 3, "fixed_star": True, "fields": 4, "finish": False}
    assert GAME.hint(state, action, GAME.preview(state, action), GAME.text("en")) == (
        "3 of 3 markings · with the fixed star: one field more"
    )
    assert state.view(0)["search"]["preview"]
