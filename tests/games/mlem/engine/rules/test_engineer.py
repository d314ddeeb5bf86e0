"""The engineer: a die of value 1 that the commander may use once per expedition, also to save the rocket."""

from __future__ import annotations

import pytest

from tests.games.mlem.table import (
    arrive,
    do,
    embark,
    flights,
    fly,
    land,
    legal,
    refusal,
    refused_flight,
    roll,
    stay,
    table,
    used_engineers,
    verbs,
    where,
    wreck,
)

ONE_ENGINEER = [(0, "settler"), (1, "engineer")]
THREE_ENGINEERS = [(0, "engineer"), (1, "engineer"), (2, "settler"), (3, "engineer")]


def test_the_engineer_is_a_one_on_top_of_the_rolled_dice() -> None:
    state = table(aboard=ONE_ENGINEER)
    roll(state, "2 2 3 3 3 3")
    assert flights(state) == {"2", "engineer", "2 engineer"}
    fly(state, "2 engineer")
    assert (state.space, state.dice) == (5, 4)  # no die is discarded for the engineer


def test_the_engineer_flies_alone_and_costs_no_die() -> None:
    state = table(aboard=ONE_ENGINEER)
    roll(state, "2 2 3 3 3 3")
    fly(state, "engineer")
    assert (state.space, state.dice) == (1, 6)


def test_the_space_must_show_a_one() -> None:
    state = table(aboard=ONE_ENGINEER, space=9, dice=2)
    roll(state, "2 1")
    assert flights(state) == {"2"}
    assert refused_flight(state, "engineer") == "engineer_needs_one"
    assert refused_flight(state, "2 engineer") == "engineer_needs_one"


def test_the_engineer_works_once_and_then_lies_face_down() -> None:
    state = table(aboard=ONE_ENGINEER, space=14, dice=2)
    roll(state, "1 A")
    fly(state, "engineer A")
    assert used_engineers(state) == [1]
    stay(state)
    stay(state)
    roll(state, "1 1")
    assert flights(state) == {"1"}
    assert refused_flight(state, "engineer") == "engineer_not_ready"


def test_a_new_commander_cannot_use_a_used_engineer() -> None:
    state = table(aboard=[(0, "settler"), (1, "settler"), (2, "engineer")], space=14, dice=2)
    roll(state, "1 A")
    fly(state, "engineer A")
    land(state)
    stay(state)
    stay(state)
    assert state.commander() == 1
    assert used_engineers(state) == [2]
    roll(state, "1 1")
    assert flights(state) == {"1"}


def test_a_new_commander_can_use_an_engineer_that_is_still_fresh() -> None:
    state = table(aboard=[(0, "settler"), (1, "settler"), (2, "engineer")])
    arrive(state, 16, dice=2)
    land(state)
    stay(state)
    stay(state)
    roll(state, "1 1")
    assert flights(state) == {"1", "engineer", "1 engineer"}


def test_an_engineer_who_got_off_is_of_no_use() -> None:
    state = table(aboard=ONE_ENGINEER)
    arrive(state, 12, dice=2)
    stay(state)
    land(state)
    roll(state, "1 4")
    assert flights(state) == {"1", "4", "1 4"}
    assert refused_flight(state, "engineer") == "engineer_not_ready"


# --- instead of crashing -----------------------------------------------------


def test_the_engineer_saves_the_rocket_when_no_die_matches() -> None:
    state = table(aboard=ONE_ENGINEER, space=12, dice=2)
    roll(state, "2 3")
    assert legal(state) == [{"verb": "crash"}, {"verb": "fly", "with": ["engineer"]}]
    fly(state, "engineer")
    assert (state.space, state.failures, state.dice) == (13, 0, 2)


def test_a07_the_commander_may_let_the_rocket_crash_all_the_same() -> None:
    state = table(aboard=ONE_ENGINEER, space=12, dice=2)
    roll(state, "2 3")
    do(state, {"verb": "crash"})
    assert state.failures == 1
    assert where(state, 1, "engineer") == "home"


def test_the_engineer_cannot_save_the_rocket_where_no_one_is_shown() -> None:
    state = table(aboard=ONE_ENGINEER, space=9, dice=2)
    roll(state, "1 3")
    assert state.failures == 1


def test_a_used_engineer_cannot_save_the_rocket() -> None:
    state = table(aboard=ONE_ENGINEER, space=5, dice=2)
    roll(state, "2 3")
    fly(state, "engineer")
    for _ in range(2):
        stay(state)
    state.space = 12
    roll(state, "2 3")
    assert state.failures == 1


# --- several engineers -------------------------------------------------------


def test_a06_the_commander_may_use_any_number_of_engineers_at_once() -> None:
    state = table(aboard=THREE_ENGINEERS)
    roll(state, "3 3 3 3 4 4")
    assert flights(state) == {"engineer", "engineer engineer", "engineer engineer engineer"}
    assert refused_flight(state, "engineer engineer engineer engineer") == "engineer_not_ready"
    fly(state, "engineer engineer engineer")
    assert state.space == 3
    assert used_engineers(state) == [0, 1, 3]


@pytest.mark.parametrize("chosen", [0, 1, 3])
def test_a06_the_commander_says_whose_engineer_is_used_and_the_owner_is_not_asked(chosen: int) -> None:
    state = table(aboard=THREE_ENGINEERS)
    roll(state, "3 3 3 3 4 4")
    fly(state, "engineer")
    assert state.current_player() == 0
    assert legal(state) == [{"verb": "use_engineer", "seat": seat} for seat in (0, 1, 3)]
    assert refusal(state, {"verb": "use_engineer", "seat": 2}) == "not_an_engineer"
    do(state, {"verb": "use_engineer", "seat": chosen})
    assert state.space == 1
    assert used_engineers(state) == [chosen]


def test_two_of_three_engineers_are_named_one_after_the_other() -> None:
    state = table(aboard=THREE_ENGINEERS)
    roll(state, "3 3 3 3 4 4")
    fly(state, "engineer engineer")
    do(state, {"verb": "use_engineer", "seat": 3})
    assert legal(state) == [{"verb": "use_engineer", "seat": seat} for seat in (0, 1)]
    do(state, {"verb": "use_engineer", "seat": 1})
    assert state.space == 2
    assert used_engineers(state) == [1, 3]


def test_the_engineers_left_over_work_later_in_the_same_expedition() -> None:
    state = table(aboard=THREE_ENGINEERS)
    roll(state, "3 3 3 3 4 4")
    fly(state, "engineer engineer")
    do(state, {"verb": "use_engineer", "seat": 0})
    do(state, {"verb": "use_engineer", "seat": 1})
    state.space = 3
    roll(state, "3 3 3 3 4 4")
    assert verbs(state) == ["crash", "fly"]
    fly(state, "engineer")  # only one is fresh: nothing to ask
    assert state.space == 4
    assert used_engineers(state) == [0, 1, 3]


def test_a06_engineers_are_fresh_again_for_the_next_expedition() -> None:
    state = table(aboard=ONE_ENGINEER)
    roll(state, "3 3 3 3 4 4")
    fly(state, "engineer")
    wreck(state)
    assert where(state, 1, "engineer") == "home"
    embark(state, "engineer", "settler")
    assert used_engineers(state) == []
    roll(state, "3 3 3 3 4 4")
    assert flights(state) == {"engineer"}


def test_an_engineer_in_space_is_no_longer_counted() -> None:
    state = table(aboard=ONE_ENGINEER)
    arrive(state, 7)
    stay(state)
    land(state)
    wreck(state)
    embark(state, "satellite", "satellite")
    roll(state, "3 3 3 3 4 4")  # on the satellite's space, which shows a one
    assert state.failures == 2
