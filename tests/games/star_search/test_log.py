"""The log entries about searches and flights, and the refusals for a seat that may not act."""

from __future__ import annotations

from collections import Counter

import pytest

from cosmodrome import Rng
from cosmodrome.games.star_search.engine.rules.turn import fly
from cosmodrome.games.star_search.vocabulary import SHOWER
from tests.contract.conformance import SAMPLES, assert_fits
from tests.games.star_search.engine.rules.test_meteor_shower import stuck
from tests.games.star_search.engine.rules.test_search import ALL_THREE, MAX
from tests.games.star_search.table import BLUE_FACE, place, refusal, roll, search, speak, table, time_up
from tests.support.journal import entries, logged


@pytest.mark.parametrize(("hourglass", "level", "runs"), [(30, "difficult", 1), (30, "easy", 3), (0, "easy", 0)])
def test_log_search_begins_with_the_chart_and_the_runs_of_the_hourglass(hourglass: int, level: str, runs: int) -> None:
    """The rulebook: "letting the hourglass run once, twice or three times"; a table without one has no runs."""
    state = table(2, charts=[4], hourglass=hourglass, levels=[level, level])
    search(logged(state))
    assert entries(state, "chart_taken") == [{"seat": 0, "chart": 4, "colour": "red"}]
    assert entries(state, "search_began") == [{"seat": 0, "colour": "red", "runs": runs}]


def test_log_time_up_says_stop_and_the_late_chart_cannot_call_the_search_off() -> None:
    """The neighbour must "call 'Stop!' when the time is up"; calling off belongs to the Super Star Search."""
    state = logged(search(table(2, charts=[4])))
    time_up(state)
    assert entries(state, "stopped") == [{"seat": 0}]
    speak(state, 0)
    assert refusal(state, {"verb": "call_off"}) == "only_in_super_search"


@pytest.mark.parametrize(
    ("sky", "placement", "found"),
    [(ALL_THREE, "E5 0", [{"seat": 0}]), (MAX[:9], "E5 0", []), (ALL_THREE, "A1 0", [])],
)
def test_log_a18_fixed_star_is_found_only_with_every_marking_filled(
    sky: list[str], placement: str, found: list[dict[str, int]]
) -> None:
    """The rulebook: "Are all the markings filled with stars, and one of them is even the fixed star?" """
    state = logged(search(table(2, sky=sky, charts=[4])))
    place(state, placement)
    assert entries(state, "fixed_star_found") == found


def test_log_lap_is_finished_only_by_a_flight_past_the_starting_field() -> None:
    """A lap ends "by reaching or flying past the starting field"."""
    fields = table(2, variation="rudi").setting.fields
    for before, flown, laps in ((fields - 4, 3, []), (fields - 3, 3, [1]), (fields - 2, 3, [1]), (fields, 1, [])):
        state = logged(table(2, at=[before, 0], variation="rudi"))
        assert not fly(state, 0, flown)
        assert [entry["lap"] for entry in entries(state, "lap_finished")] == laps


def test_a09_hole_in_the_southern_half_that_a_star_leaves_is_refused_as_its_origin() -> None:
    """Stars go "in other empty holes": not back where they were, in whichever half of the sky."""
    state = search(table(2, sky=ALL_THREE, charts=[4]))
    place(state, "E5 0")  # E7 and F5 twinkle
    speak(state, 1)
    for hole in ("E7", "F5"):
        assert refusal(state, {"verb": "twinkle", "hole": hole}) == "star_came_from_there"
    assert refusal(state, {"verb": "twinkle", "hole": "I1"}) == "hole_taken"


def test_a15_next_claim_after_one_seat_is_out_is_drawn_among_the_others() -> None:
    """The rulebook: "For the other players, the search continues": the next claim is drawn among those who search."""
    state = table(4, at=[13, 14, 15, 16], variation="rudi", charts=[6, 4, 5, 1])
    roll(state, BLUE_FACE)
    time_up(state)
    place(state, "B2 0", 1)
    assert state.chance_weights()[1] == 0
    rng = Rng(5)
    assert_fits(Counter(state.sample(rng) for _ in range(SAMPLES)), state.chance_weights())


def test_a30_votes_are_cleared_when_the_shower_comes_down() -> None:
    state = stuck(2, 3)
    state.apply(SHOWER + 1)
    assert state.ayes
    state.apply(SHOWER + 1)
    assert state.is_chance(), "the stars are spread again"
    assert (state.ayes, state.noes) == (0, 0)


def test_position_in_a_super_star_search_is_read_back_as_it_was() -> None:
    state = table(4, at=[13, 14, 15, 16], variation="rudi", charts=[6, 4, 5, 1])
    roll(state, BLUE_FACE)
    time_up(state)
    place(state, "B2 0", 1)
    assert len({state.dealt, state.out, state.agreed}) == 3
    assert state.game.from_bytes(state.to_bytes()) == state
