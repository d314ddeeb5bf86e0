"""Astronaut Rudi Rocket: two laps, all or nothing, and the Super Star Search. The rulebook's example comes first."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import CALL_OFF, VOCABULARY
from tests.games.star_search.table import (
    BLUE_FACE,
    GAME,
    RED_FACE,
    finish_twinkling,
    place,
    placements,
    progress,
    refusal,
    roll,
    search,
    sky_rows,
    speak,
    stars,
    table,
    time_up,
    twinkle,
    verbs,
)

MARIE, TOM, ANNA, MAX = 0, 1, 2, 3


def super_search(players: int = 4, face: int = BLUE_FACE, **options: Any) -> StarSearch:
    """Marie rolls a planet; after the countdown each player has a chart: 6, 4, 5, 1."""
    at = [13, 14, 15, 16][:players]
    state = table(players, at=at, variation="rudi", charts=[6, 4, 5, 1], **options)
    roll(state, face)
    time_up(state)
    return state


def test_example_tom_fills_three_of_four_and_is_out_anna_fills_all_and_flies_four_fields() -> None:
    state = super_search()
    place(state, "B2 0", TOM)  # chart 4: three of four
    assert state.view(None)["seats"][TOM]["out"]
    assert progress(state) == [13, 14, 15, 16]
    assert state.chance_kind() == "clock", "the others can keep searching"
    place(state, "B6 90", ANNA)  # chart 5: full, without the fixed star
    assert progress(state) == [13, 14, 19, 16]
    assert state.view(None)["last"]["seat"] == ANNA


def test_a04_a_rolled_planet_is_a_super_star_search_and_the_turn_then_passes_on() -> None:
    state = table(3, at=[13, 14, 15], variation="rudi", charts=[6, 4, 5])
    roll(state, RED_FACE)
    assert state.view(None)["phase"] == "countdown"
    time_up(state)
    assert state.view(None)["search"]["kind"] == "super"
    place(state, "C1 0", 2)
    finish_twinkling(state)
    assert state.turn == 1, "clockwise of the roller, whoever won"


def test_a_planet_field_is_an_ordinary_search_for_the_seat_on_turn() -> None:
    state = search(table(3, variation="rudi", charts=[4]))
    assert state.view(None)["search"]["kind"] == "ordinary"
    assert state.chance_kind() == "clock"


# --- the ordinary search, all or nothing -------------------------------------


def test_only_a_full_chart_moves_the_rocket() -> None:
    state = search(table(2, variation="rudi", charts=[4]))
    place(state, "B4 0")
    assert progress(state) == [3, 0]
    state = search(table(2, variation="rudi", charts=[4]))
    place(state, "C3 0")
    assert progress(state) == [0, 0]


def test_a07_stars_twinkle_after_a_search_that_failed() -> None:
    state = search(table(2, variation="rudi", charts=[4]))
    place(state, "B3 0")
    assert progress(state) == [0, 0]
    assert state.view(None)["phase"] == "twinkling"
    assert state.view(None)["twinkling"]["seat"] == 1


def test_a06_a_chart_put_down_after_the_stop_never_scores_but_its_stars_twinkle() -> None:
    state = search(table(2, variation="rudi", charts=[4]))
    time_up(state)
    assert state.clock_milliseconds() == 3000
    place(state, "B4 0")  # full, but late
    assert progress(state) == [0, 0]
    assert state.view(None)["twinkling"]["stars"] == ["B4", "B6", "C4"]


def test_a06_unplaced_chart_lies_anywhere_on_the_sky() -> None:
    state = search(table(2, variation="rudi", charts=[4]))
    time_up(state)
    time_up(state)
    assert state.chance_kind() == "draw"
    assert state.chance_stream() == "placement"
    assert state.chance_weights() == [1] * 144
    seen = set()
    for outcome in range(144):
        copy = state.clone()
        copy.apply(outcome)
        assert progress(copy) == [0, 0]
        seen.add(copy.view(None)["last"]["tries"][0]["chart"]["placement"])
    at_rest = search(table(2, variation="rudi", charts=[4], hourglass=0))
    assert seen == set(placements(at_rest))


def test_a29_levels_count_in_ordinary_searches_and_not_in_the_super_star_search() -> None:
    state = search(table(2, variation="rudi", charts=[4], levels=["easy", "difficult"]))
    assert state.clock_milliseconds() == 60_000
    state = table(2, at=[13, 14], variation="rudi", charts=[4, 5], levels=["easy", "difficult"])
    roll(state, BLUE_FACE)
    assert state.clock_milliseconds() == 3000
    time_up(state)
    assert state.clock_milliseconds() == 20_000, "the time until calling off is possible, the same for all"


def test_a23_no_preview_shows_the_result_of_a_placement() -> None:
    state = search(table(2, variation="rudi", charts=[4], hourglass=0))
    for action in state.legal_actions():
        assert GAME.preview(state, action) == {}
        assert GAME.hint(state, action, {}, GAME.text("en")) == ""
    view = state.view(0)
    assert not view["search"]["preview"]
    assert view["last"] is None
    state = super_search()
    speak(state, TOM)
    assert all(GAME.preview(state, action) == {} for action in state.legal_actions())


# --- the Super Star Search ---------------------------------------------------


def test_countdown_hides_the_charts_and_allows_no_action() -> None:
    state = table(4, at=[13, 14, 15, 16], variation="rudi", charts=[6, 4, 5, 1])
    roll(state, BLUE_FACE)
    assert state.chance_kind() == "clock"
    assert state.chance_weights() == [0, 0, 0, 0, 1]
    assert state.clock_milliseconds() == 3000
    assert all(seat["chart"] is None for seat in state.view(0)["seats"])
    assert {VOCABULARY.reasons[state.silenced(seat)].code for seat in range(4)} == {"wait_for_the_start"}


def test_a11_the_roller_draws_first_then_the_others_clockwise() -> None:
    state = super_search()
    assert [state.chart(seat) + 1 for seat in range(4)] == [6, 4, 5, 1]
    state = table(4, at=[13, 14, 15, 16], variation="rudi")
    roll(state, BLUE_FACE)
    time_up(state)
    for left in (6, 5, 4, 3):
        assert (state.chance_stream(), state.chance_weights()) == ("charts", [1] * left)
        state.apply(0)
    assert [state.chart(seat) + 1 for seat in range(4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("face", "colour"), [(RED_FACE, "red"), (BLUE_FACE, "blue")])
def test_every_chart_of_a_super_star_search_shows_the_rolled_colour(face: int, colour: str) -> None:
    shown = super_search(face=face).view(None)
    assert [seat["chart"]["colour"] for seat in shown["seats"]] == [colour] * 4
    markings = {"red": 3, "blue": 4}[colour]
    assert [len(seat["chart"]["markings"]) for seat in shown["seats"]] == [markings] * 4


def test_every_seat_may_place_from_the_start_of_a_super_star_search() -> None:
    state = super_search()
    weights = state.chance_weights()[:4]
    assert len(set(weights)) == 1
    assert weights[0] > 0
    assert [seat["searching"] for seat in state.view(None)["seats"]] == [True] * 4
    for seat in range(4):
        copy = state.clone()
        speak(copy, seat)
        assert copy.current_player() == seat
        assert len(placements(copy)) == 144


def test_the_die_stays_with_the_roller_until_the_super_star_search_is_over() -> None:
    """The rulebook: the die lies in front of the player whose turn it is, also during a Super Star Search."""
    state = table(4, at=[13, 14, 15, 16], variation="rudi", charts=[6, 4, 5, 1])
    roll(state, BLUE_FACE)
    turns = [state.view(None)["turn"]]
    time_up(state)
    turns.append(state.view(None)["turn"])
    place(state, "B2 0", TOM)
    turns.append(state.view(None)["turn"])
    place(state, "B6 90", ANNA)
    turns.append(state.view(None)["turn"])
    finish_twinkling(state)
    assert turns == [MARIE] * 4
    assert state.view(None)["turn"] == TOM


@pytest.mark.parametrize("ending", ["all out", "called off", "time limit"])
def test_without_a_winner_everybody_puts_the_chart_back_on_the_stack(ending: str) -> None:
    """The rulebook: flight and twinkling are skipped, and the charts go back."""
    state = super_search()
    sky = sky_rows(state)
    if ending == "all out":
        for seat, wrong in ((TOM, "B2 0"), (ANNA, "A1 0"), (MAX, "A1 0"), (MARIE, "A1 0")):
            place(state, wrong, seat)
    else:
        time_up(state)
        if ending == "time limit":
            time_up(state)
        for seat in range(4) if ending == "called off" else ():
            speak(state, seat)
            state.apply(CALL_OFF)
    shown = state.view(None)
    assert (shown["turn"], shown["phase"]) == (TOM, "turn")
    assert [seat["chart"] for seat in shown["seats"]] == [None] * 4
    assert [(state.pile >> 4 * i & 15) + 1 for i in range(6)] == [2, 3, 6, 4, 5, 1]
    assert sky_rows(state) == sky
    assert progress(state) == [13, 14, 15, 16]


def test_only_the_first_full_chart_of_a_super_star_search_counts() -> None:
    state = super_search()
    place(state, "B6 90", ANNA)
    assert progress(state) == [13, 14, 19, 16]
    assert state.view(None)["phase"] == "twinkling"
    assert [state.silenced(seat) >= 0 for seat in range(4)] == [True, True, True, False]
    finish_twinkling(state)
    assert progress(state) == [13, 14, 19, 16]


def test_a12_charts_go_back_in_the_order_of_drawing() -> None:
    state = super_search()
    place(state, "B6 90", ANNA)
    finish_twinkling(state)
    order = [state.pile >> 4 * i & 15 for i in range(6)]
    assert [chart + 1 for chart in order] == [2, 3, 6, 4, 5, 1]


def test_a14_charts_may_lie_on_the_same_holes_and_only_the_winners_stars_twinkle() -> None:
    state = super_search()
    place(state, "B6 0", TOM)
    place(state, "B6 90", ANNA)
    shown = state.view(None)
    assert [shown["seats"][seat]["chart"]["placement"] for seat in (TOM, ANNA)] == ["B6 0", "B6 90"]
    assert set(shown["twinkling"]["stars"]) <= set(shown["seats"][ANNA]["chart"]["holes"])


def test_a10_the_left_neighbour_of_the_winner_moves_the_stars() -> None:
    state = super_search()
    place(state, "B6 90", ANNA)
    assert state.view(None)["twinkling"]["seat"] == MAX


def test_a15_failed_claim_costs_only_this_search() -> None:
    state = super_search()
    place(state, "B2 0", TOM)
    assert state.chance_weights()[TOM] == 0
    assert VOCABULARY.reasons[state.silenced(TOM)].code == "out_of_this_search"
    assert state.clock_runs_on(), "the same sandglass runs on"
    assert progress(state) == [13, 14, 15, 16]
    place(state, "B6 90", ANNA)
    finish_twinkling(state)
    assert not state.view(None)["seats"][TOM]["out"]


def test_super_star_search_without_a_full_chart_moves_nothing() -> None:
    state = super_search()
    before = sky_rows(state)
    for seat, wrong in ((TOM, "B2 0"), (ANNA, "A1 0"), (MAX, "A1 0"), (MARIE, "A1 0")):
        place(state, wrong, seat)
    assert progress(state) == [13, 14, 15, 16]
    assert sky_rows(state) == before
    assert state.turn == TOM
    assert state.view(None)["last"]["seat"] is None


def test_a16_calling_off_is_possible_after_twenty_seconds() -> None:
    state = super_search()
    speak(state, TOM)
    assert refusal(state, {"verb": "call_off"}) == "too_early_to_call_off"
    state = super_search()
    time_up(state)
    assert state.view(None)["search"]["may_call_off"]
    assert not state.clock_runs_on()
    speak(state, TOM)
    assert "call_off" in verbs(state)


def test_a16_all_who_still_search_have_to_agree() -> None:
    state = super_search()
    before = sky_rows(state)
    place(state, "B2 0", TOM)
    time_up(state)
    for seat in (MARIE, ANNA):
        speak(state, seat)
        state.apply(CALL_OFF)
        assert state.view(None)["seats"][seat]["wants_to_call_off"]
        assert state.clock_runs_on()
    speak(state, ANNA)
    assert refusal(state, {"verb": "call_off"}) == "already_agreed"
    place_again = state.clone()
    place_again.apply(GAME.from_json({"verb": "place", "placement": "A1 0"}))
    assert place_again.view(None)["seats"][ANNA]["out"], "whoever agreed may still claim"
    state = place_again
    speak(state, MAX)
    state.apply(CALL_OFF)
    assert state.turn == TOM
    assert sky_rows(state) == before
    assert progress(state) == [13, 14, 15, 16]


def test_a16_search_ends_when_only_seats_that_agree_are_left() -> None:
    state = super_search(2)
    time_up(state)
    speak(state, MARIE)
    state.apply(CALL_OFF)
    place(state, "A1 0", TOM)
    assert state.turn == TOM
    assert state.current_player() == TOM


@pytest.mark.parametrize(("limit", "rest"), [(0, 0), (60, 40_000), (90, 70_000), (120, 100_000)])
def test_a16_a_limit_is_optional(limit: int, rest: int) -> None:
    state = super_search(super_limit=limit)
    time_up(state)
    assert state.clock_milliseconds() == rest
    assert (state.chance_weights()[-1] > 0) == (limit > 0)
    if limit:
        time_up(state)
        assert state.turn == TOM
        assert progress(state) == [13, 14, 15, 16]


def test_calling_off_is_for_the_super_star_search_only() -> None:
    state = search(table(2, variation="rudi", charts=[4], hourglass=0))
    assert refusal(state, {"verb": "call_off"}) == "only_in_super_search"


def test_a17_equal_claims_go_to_the_rocket_further_behind_then_to_the_seat_nearer_to_the_roller() -> None:
    state = table(4, at=[13, 10, 13, 9], variation="rudi", charts=[6, 4, 5, 1])
    roll(state, BLUE_FACE)
    time_up(state)
    assert sorted(range(4), key=state.claim_rank) == [3, 1, 0, 2]


def test_fixed_star_is_worth_an_extra_field_in_a_super_star_search() -> None:
    sky = ["........."] * 4 + ["....F.**.", ".........", "....*....", "*********", "*********"]
    state = table(2, at=[13, 14], sky=sky, variation="rudi", charts=[1, 4])
    roll(state, BLUE_FACE)
    time_up(state)
    place(state, "E5 0", 1)
    assert progress(state) == [13, 14 + 5]


def test_no_timer_is_needed_in_a_super_star_search() -> None:
    state = super_search(hourglass=0)
    assert state.chance_kind() == "clock", "everybody races all the same"


def test_all_stars_of_the_winner_twinkle_before_the_next_turn() -> None:
    state = super_search()
    place(state, "B6 90", ANNA)
    moving = state.view(None)["twinkling"]["stars"]
    for hole in ("A1", "A2", "A4", "A5")[: len(moving)]:
        twinkle(state, hole)
    assert not set(moving) & stars(sky_rows(state))
    assert state.turn == TOM
