"""The travel phase: rolling, groups, moving, discarding. The rulebook's worked examples come first."""

from __future__ import annotations

from itertools import combinations
from math import isclose

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmodrome import Rng
from cosmodrome.games.mlem.engine.state import Mlem
from tests.games.mlem.table import (
    DEEP_SPACE,
    afterburner,
    arrive,
    drawing,
    flights,
    fly,
    refusal,
    refused_flight,
    roll,
    start,
    stay,
    symbols,
    table,
    verbs,
    wreck,
)

FOUR_GROUPS = "A A 1 3 3 4"


def first_roll() -> Mlem:
    state = table()
    roll(state, FOUR_GROUPS)
    return state


# --- the rulebook's examples -------------------------------------------------


def test_example_four_groups_of_which_two_can_be_used_on_space_0() -> None:
    state = first_roll()
    assert flights(state) == {"1", "A", "1 A"}
    assert refused_flight(state, "3") == "face_not_on_space"
    assert refused_flight(state, "4") == "face_not_on_space"
    assert refused_flight(state, "2") == "face_not_rolled"


def test_example_a_one_and_two_afterburners_move_three_and_cost_only_the_one() -> None:
    state = first_roll()
    fly(state, "1 A")
    assert (state.space, state.dice) == (3, 5)


@pytest.mark.parametrize(("group", "space", "dice"), [("1", 1, 5), ("A", 2, 6)])
def test_example_the_commander_could_use_only_one_of_the_groups(group: str, space: int, dice: int) -> None:
    state = first_roll()
    fly(state, group)
    assert (state.space, state.dice) == (space, dice)


# --- Stage 1: the roll -------------------------------------------------------


def test_a_die_shows_two_twice_and_every_other_face_once() -> None:
    state = table(dice=1)
    assert state.chance_parts() == ([1, 2, 1, 1, 1], 1)
    assert state.chance_weights() == [1, 2, 1, 1, 1]


def test_six_dice_are_210_different_rolls_weighed_exactly() -> None:
    outcomes = table().chance_outcomes()
    assert len(outcomes) == 210
    assert isclose(sum(probability for _, probability in outcomes), 1)
    assert sum(table().chance_weights()) == 6**6


def test_the_order_of_the_dice_does_not_matter() -> None:
    one, other = table(), table()
    roll(one, FOUR_GROUPS)
    roll(other, "3 A 4 1 A 3")
    assert one == other


def test_the_commander_alone_chooses() -> None:
    state = table(players=3, aboard=[(1, "settler")])
    roll(state, FOUR_GROUPS)
    assert state.current_player() == 1
    assert state.legal_actions(0) == state.legal_actions(2) == []


def test_only_the_dice_that_are_left_are_rolled_again() -> None:
    state = table()
    roll(state, "2 2 1 3 3 4")
    fly(state, "1 2")
    assert drawing(state) == "dice"  # space 5: no landing phase
    parts = state.chance_parts()
    assert parts is not None
    assert parts[1] == state.dice == 3


# --- Stage 2: groups ---------------------------------------------------------


def test_a_group_is_used_whole() -> None:
    state = table()
    roll(state, "2 2 2 1 3 4")
    fly(state, "2")
    assert (state.space, state.dice) == (6, 3)


def test_several_groups_add_up() -> None:
    state = table(space=7, dice=5)
    roll(state, "2 2 4 A 1")
    fly(state, "2 4 A")
    assert (state.space, state.dice) == (7 + 2 * 2 + 4 + 1, 2)


@pytest.mark.parametrize(("space", "value"), [(0, 1), (9, 2), (20, 3)])
def test_an_afterburner_is_worth_what_the_space_says(space: int, value: int) -> None:
    state = table(space=space, dice=1)
    roll(state, "A")
    fly(state, "A")
    assert state.space == space + value


def test_an_afterburner_is_no_use_where_the_space_shows_none() -> None:
    state = table(space=5, dice=3)
    roll(state, "A A 4")
    assert flights(state) == {"4"}
    assert refused_flight(state, "A") == "face_not_on_space"


def test_unused_dice_may_match_after_the_next_roll() -> None:
    state = table()
    roll(state, "A 3 3 3 4 4")
    fly(state, "A")
    assert state.space == 1
    roll(state, "3 3 3 3 4 4")
    assert flights(state) == {"3"}


faces = st.lists(st.sampled_from("1234A"), min_size=1, max_size=6)
spaces = st.integers(0, DEEP_SPACE - 1)


@settings(deadline=None)
@given(space=spaces, dice=faces)
def test_any_roll_offers_exactly_the_sums_of_whole_groups_that_match_the_space(space: int, dice: list[str]) -> None:
    state = table(space=space, dice=len(dice))
    roll(state, " ".join(dice))
    usable = sorted(symbols(state, space) & set(dice))
    if usable:
        assert verbs(state) == ["fly"]
        assert flights(state) == {
            " ".join(groups) for size in range(1, len(usable) + 1) for groups in combinations(usable, size)
        }
    else:
        assert state.failures == 1


@settings(deadline=None)
@given(data=st.data(), space=spaces, dice=faces)
def test_any_flight_moves_by_its_sum_and_costs_its_numbers_but_not_the_last_die(
    data: st.DataObject, space: int, dice: list[str]
) -> None:
    state = table(space=space, dice=len(dice))
    roll(state, " ".join(dice))
    if state.failures:
        return
    flight = data.draw(st.sampled_from(sorted(flights(state))))
    used = [face for face in dice if face in flight.split()]
    reached = space + sum(afterburner(state, space) if face == "A" else int(face) for face in used)
    fly(state, flight)
    if reached >= DEEP_SPACE:
        assert state.placed(0) == state.placed(1) == 1
    else:
        assert state.space == reached
        assert state.dice == max(1, len(dice) - len([face for face in used if face != "A"]))


# --- Stage 3: discarding -----------------------------------------------------


def test_afterburners_are_never_discarded() -> None:
    state = table(space=9, dice=2)
    roll(state, "A A")
    fly(state, "A")
    assert (state.space, state.dice) == (13, 2)


def test_dice_that_were_not_used_stay() -> None:
    state = table(dice=4)
    roll(state, "1 2 2 3")
    fly(state, "1")
    assert state.dice == 3


@pytest.mark.parametrize("dice", ["1", "1 1 1", "1 4"])
def test_a04_the_last_die_is_never_lost(dice: str) -> None:
    state = table(space=12, dice=len(dice.split()))
    roll(state, dice)
    fly(state, " ".join(sorted(set(dice.split()))))
    assert state.dice == 1


@pytest.mark.parametrize("seed", range(5))
def test_discarded_dice_stay_away_until_the_expedition_ends(seed: int) -> None:
    """The rulebook: used dice cannot be used again in this expedition."""
    state = start(players=3)
    rng = Rng(seed)
    expedition, dice = 0, 0
    while not state.is_terminal():
        if state.expedition == expedition:
            assert state.dice <= dice
        else:
            assert state.dice == 6
        expedition, dice = state.expedition, state.dice
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def test_afterburner_dice_that_were_used_are_rolled_again_in_the_next_travel_phase() -> None:
    state = table()
    roll(state, "A A 1 3 3 4")
    fly(state, "A")
    parts = state.chance_parts()
    assert parts is not None
    assert parts[1] == 6


def test_discarded_dice_come_back_for_the_next_expedition() -> None:
    state = table(dice=2)
    wreck(state)
    assert state.dice == 6


# --- limits ------------------------------------------------------------------


def test_a02_a_move_past_the_last_space_stops_in_deep_space() -> None:
    state = table(space=24, dice=2)
    roll(state, "4 4")
    fly(state, "4")
    assert [state.placed(seat) for seat in range(2)] == [1, 1]
    assert state.scores() == [7, 5]


def test_a03_the_commander_must_use_something_when_a_group_matches() -> None:
    state = first_roll()
    assert verbs(state) == ["fly"]
    assert refused_flight(state, "") == "nothing_chosen"
    assert refusal(state, {"verb": "crash"}) == "rocket_can_fly"


def test_a03_an_engineer_alone_is_enough_when_a_group_matches() -> None:
    state = table(aboard=[(0, "settler"), (1, "engineer")])
    roll(state, FOUR_GROUPS)
    fly(state, "engineer")
    assert (state.space, state.dice) == (1, 6)


def test_after_the_landing_phase_the_next_travel_phase_begins() -> None:
    state = table()
    arrive(state, 7)
    stay(state)
    stay(state)
    assert drawing(state) == "dice"
    assert state.space == 7


def test_roll_comes_after_all_have_boarded() -> None:
    state = start(players=3)
    assert not state.is_chance()
    assert state.crew == 0
