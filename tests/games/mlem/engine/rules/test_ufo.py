"""Variant UFO: expedition tokens with their three abilities, and contact with the UFO."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games import load
from tests.games.mlem.table import (
    arrive,
    bonuses,
    do,
    drawing,
    embark,
    expedition,
    flights,
    fly,
    fresh,
    land,
    legal,
    points,
    possible,
    refusal,
    refused_flight,
    reveal,
    roll,
    start,
    stay,
    table,
    verbs,
    wreck,
)

TOKENS: list[dict[str, Any]] = load("mlem").data["expedition_token"]
TWO_AND_THREE = {"ability": "extra_dice", "extra": [2, 3]}
ONE_AND_TWO = {"ability": "extra_dice", "extra": [1, 2]}
TWO_AFTERBURNERS = {"ability": "extra_dice", "extra": ["afterburner", "afterburner"]}
KEEP = {"ability": "keep_dice"}
REROLL = {"ability": "reroll"}

# --- expedition tokens -------------------------------------------------------


def test_there_are_fourteen_tokens_with_steps_of_0_to_3_four_to_six_dice_and_all_three_abilities() -> None:
    assert len(TOKENS) == 14
    assert {token["ufo"] for token in TOKENS} == {0, 1, 2, 3}
    assert {token["dice"] for token in TOKENS} == {4, 5, 6}
    assert {token["ability"] for token in TOKENS} == {"extra_dice", "keep_dice", "reroll"}


def test_a23_token_is_revealed_before_boarding() -> None:
    state = fresh(2, ufo=True)
    state.apply(0)
    assert drawing(state) == "expedition"
    assert state.crew == 0
    reveal(state, KEEP)
    assert verbs(state) == ["embark"]


@pytest.mark.parametrize("number", range(14))
def test_a_token_moves_the_ufo_toward_the_start_and_says_how_many_dice_there_are(number: int) -> None:
    state = fresh(2, ufo=True)
    assert state.ufo_space == 26
    state.apply(0)
    state.apply(number)
    assert state.ufo_space == 26 - TOKENS[number]["ufo"]
    embark(state, "settler", "settler")
    parts = state.chance_parts()
    assert parts is not None
    assert parts[1] == state.dice == TOKENS[number]["dice"]


def test_a27_on_a_step_of_0_the_ufo_stays() -> None:
    assert start(token={"ufo": 0}).ufo_space == 26


def test_the_ufo_comes_nearer_from_expedition_to_expedition() -> None:
    state = start(token={"ufo": 3})
    expedition(state, {0: None, 1: None})
    reveal(state, {"ufo": 2})
    assert state.ufo_space == 21


def test_a26_the_ufo_stops_on_space_0() -> None:
    state = start(token=KEEP)
    state.ufo_space = 1
    expedition(state, {0: None, 1: None})
    reveal(state, {"ufo": 3})
    assert state.ufo_space == 0


def test_the_pile_is_shuffled_and_no_token_comes_twice() -> None:
    state = fresh(2, ufo=True)
    state.apply(0)
    assert state.chance_outcomes() == [(token, 1 / 14) for token in range(14)]
    state.apply(5)
    expedition(state, {0: None, 1: None})
    assert possible(state) == [token for token in range(14) if token != 5]


def test_a25_unused_token_is_discarded_with_its_expedition() -> None:
    state = start(token=REROLL)
    expedition(state, {0: None, 1: None})
    reveal(state, {"ability": "keep_dice", "dice": 6})
    embark(state, "settler", "settler")
    roll(state, "1 1 1 1 1 1")
    assert refusal(state, {"verb": "reroll"}) is not None
    assert flights(state) == {"1", "1 keep_dice"}


def test_without_the_variant_there_is_neither_token_nor_ufo() -> None:
    state = table(space=25)
    roll(state, "2 2 2 2 2 2")
    assert flights(state) == {"2"}
    fly(state, "2")
    assert bonuses(state) == [0, 0]


# --- additional dice ---------------------------------------------------------


def test_additional_dice_fly_beside_the_rolled_ones_and_cost_no_dice() -> None:
    state = table(token=TWO_AND_THREE, space=6, dice=2)
    roll(state, "3 4")
    assert flights(state) == {"3", "extra_dice", "3 extra_dice"}
    fly(state, "3 extra_dice")
    assert (state.space, state.dice) == (6 + 3 + 2 + 3, 1)


def test_all_additional_dice_that_match_are_used_and_the_others_are_not() -> None:
    state = table(token=TWO_AND_THREE, dice=2)  # space 0 shows no 3
    roll(state, "1 4")
    fly(state, "extra_dice")
    assert (state.space, state.dice) == (2, 2)


def test_a28_additional_dice_do_not_join_a_rolled_group_of_the_same_face() -> None:
    state = table(token=ONE_AND_TWO, dice=3)
    roll(state, "1 1 4")
    assert flights(state) == {"1", "extra_dice", "1 extra_dice"}
    fly(state, "extra_dice")
    assert (state.space, state.dice) == (3, 3)


def test_a28_an_additional_afterburner_is_worth_what_the_space_says() -> None:
    state = table(token=TWO_AFTERBURNERS, space=9, dice=1)
    roll(state, "2")
    fly(state, "extra_dice")
    assert state.space == 9 + 2 * 2


def test_a28_additional_dice_that_do_not_match_cannot_be_used() -> None:
    state = table(token=TWO_AND_THREE, space=12, dice=2)
    roll(state, "1 4")
    assert flights(state) == {"1", "4", "1 4"}
    assert refused_flight(state, "extra_dice") == "token_dice_do_not_match"


def test_additional_dice_save_a_rocket_that_would_crash() -> None:
    state = table(token=TWO_AND_THREE, space=9, dice=2)
    roll(state, "1 4")
    assert legal(state) == [{"verb": "crash"}, {"verb": "fly", "with": ["extra_dice"]}]
    fly(state, "extra_dice")
    assert (state.space, state.failures) == (11, 0)


def test_a07_additional_dice_need_not_be_used_to_save_the_rocket() -> None:
    state = table(token=TWO_AND_THREE, space=9, dice=2)
    roll(state, "1 4")
    do(state, {"verb": "crash"})
    assert state.failures == 1


def test_additional_dice_that_do_not_match_save_nothing() -> None:
    state = table(token=TWO_AND_THREE, space=12, dice=2)
    roll(state, "2 3")
    assert state.failures == 1


def test_engineers_and_additional_dice_go_together() -> None:
    state = table(aboard=[(0, "settler"), (1, "engineer")], token=ONE_AND_TWO, dice=1)
    roll(state, "4")
    assert flights(state) == {"engineer", "extra_dice", "engineer extra_dice"}
    fly(state, "engineer extra_dice")
    assert state.space == 1 + 3


# --- keep the dice -----------------------------------------------------------


def test_keeping_the_dice_discards_none_of_those_used_now() -> None:
    state = table(token=KEEP, dice=4)
    roll(state, "2 2 1 3")
    fly(state, "1 2 keep_dice")
    assert (state.space, state.dice) == (5, 4)


def test_a30_keeping_the_dice_is_announced_with_the_groups() -> None:
    state = table(token=KEEP, dice=4)
    roll(state, "2 2 1 3")
    groups = {"1", "2", "1 2"}
    assert flights(state) == groups | {f"{group} keep_dice" for group in groups}


def test_keeping_the_dice_does_not_save_a_rocket() -> None:
    state = table(token=KEEP, space=12, dice=2)
    roll(state, "2 3")
    assert state.failures == 1


# --- reroll ------------------------------------------------------------------


def test_a_reroll_throws_all_available_dice_again_and_the_new_results_stand() -> None:
    state = table(token=REROLL, dice=3)
    roll(state, "1 1 4")
    assert verbs(state) == ["reroll", "fly"]
    do(state, {"verb": "reroll"})
    assert drawing(state) == "dice"
    roll(state, "2 2 2")
    assert flights(state) == {"2"}
    assert refusal(state, {"verb": "reroll"}) == "token_not_available"


def test_a29_a_roll_that_would_crash_can_be_rerolled() -> None:
    state = table(token=REROLL, dice=3)
    roll(state, "3 3 4")
    assert legal(state) == [{"verb": "crash"}, {"verb": "reroll"}]
    do(state, {"verb": "reroll"})
    roll(state, "2 2 2")
    assert flights(state) == {"2"}


def test_a29_the_second_roll_stands_even_if_it_crashes() -> None:
    state = table(token=REROLL, dice=3)
    roll(state, "1 2 A")
    do(state, {"verb": "reroll"})
    roll(state, "3 3 4")
    assert state.failures == 1


def test_a07_a_crash_need_not_be_rerolled() -> None:
    state = table(token=REROLL, dice=3)
    roll(state, "3 3 4")
    do(state, {"verb": "crash"})
    assert state.failures == 1


# --- once, by the commander --------------------------------------------------


@pytest.mark.parametrize(("token", "use"), [(ONE_AND_TWO, "1 extra_dice"), (KEEP, "1 keep_dice")])
def test_an_ability_is_used_once(token: dict[str, Any], use: str) -> None:
    state = table(token=token, space=3, dice=2)
    roll(state, "1 3")
    fly(state, use)
    state.space, state.dice = 3, 2
    for _ in range(2):
        if "stay" in verbs(state):
            stay(state)
    roll(state, "1 3")
    assert flights(state) == {"1"}
    assert refused_flight(state, use) == "token_not_available"


@pytest.mark.parametrize(
    ("token", "offered"), [(ONE_AND_TWO, "1 extra_dice"), (KEEP, "1 keep_dice"), (REROLL, "reroll")]
)
def test_an_ability_that_was_not_used_passes_to_a_new_commander(token: dict[str, Any], offered: str) -> None:
    state = table(token=token, players=3)
    arrive(state, 8, dice=2)
    land(state)
    stay(state)
    stay(state)
    roll(state, "1 3")
    assert state.current_player() == 1
    assert offered in flights(state) | set(verbs(state))


def test_an_ability_that_was_used_is_gone_for_a_new_commander() -> None:
    state = table(token=REROLL, players=3, space=5, dice=2)
    roll(state, "1 3")
    do(state, {"verb": "reroll"})
    roll(state, "1 3")
    fly(state, "1")
    land(state)
    stay(state)
    stay(state)
    state.dice = 2
    roll(state, "2 3")
    assert state.current_player() == 1
    assert verbs(state) == ["fly"]


@pytest.mark.parametrize(("token", "use"), [(ONE_AND_TWO, "1 extra_dice"), (KEEP, "1 keep_dice"), (REROLL, None)])
def test_token_whose_ability_was_used_goes_back_to_the_box(token: dict[str, Any], use: str | None) -> None:
    state = table(token=token, space=3, dice=2)
    number = int(state.token)
    assert state.view(None)["ufo"]["token"]["ability"] == token["ability"]
    roll(state, "1 3")
    if use is None:
        do(state, {"verb": "reroll"})
    else:
        fly(state, use)
    assert state.view(None)["ufo"]["token"] is None
    while drawing(state) != "expedition":
        if drawing(state) == "dice":
            wreck(state)
        else:
            stay(state)
    assert number not in possible(state)


def test_token_says_nothing_about_the_next_one_in_the_pile() -> None:
    """The pile lies face down: the view counts it, and nothing in it tells what is on top."""
    state = start(token=KEEP)
    shown = state.view(0)["ufo"]
    assert set(shown) == {"space", "tokens_left", "expedition_tokens_left", "token"}
    assert shown["expedition_tokens_left"] == 13


# --- contact with the UFO ----------------------------------------------------


def test_a_rocket_that_ends_beside_the_ufo_brings_its_commander_the_top_token() -> None:
    state = table(token=KEEP, players=3, aboard=[(1, "settler")])
    state.ufo_space = 13
    arrive(state, 13)
    assert bonuses(state) == [0, 5, 0]
    assert state.scores() == [0, 5, 0]
    assert verbs(state) == ["stay", "land"]  # the landing phase comes after


def test_the_ufo_tokens_fall_from_5_to_1_and_then_there_are_none_left() -> None:
    state = start(token=KEEP, players=2)
    embark(state, "settler", "settler")
    gained = []
    for _ in range(6):
        state.ufo_space = 4
        before = sum(bonuses(state))
        arrive(state, 4)
        gained.append(sum(bonuses(state)) - before)
    assert gained == [5, 4, 3, 2, 1, 0]
    assert state.scores() == [15, 0]


def test_flying_past_the_ufo_is_no_contact() -> None:
    state = table(token=KEEP)
    state.ufo_space = 8
    arrive(state, 9)
    assert bonuses(state) == [0, 0]


def test_contact_is_possible_on_the_first_spaces_too() -> None:
    state = table(token=KEEP)
    state.ufo_space = 4
    arrive(state, 4)
    assert bonuses(state) == [5, 0]
    assert drawing(state) == "dice"


def test_contact_is_possible_in_deep_space() -> None:
    state = table(token={"ufo": 0})
    arrive(state, 26)
    assert bonuses(state) == [5, 0]
    assert points(state) == [7, 5]


def test_a_crash_beside_the_ufo_is_no_contact() -> None:
    state = table(token=KEEP)
    state.ufo_space = 12
    wreck(state, 12)
    assert bonuses(state) == [0, 0]


@pytest.mark.parametrize(("crew", "space"), [("settler", 0), ("satellite", 3)])
def test_a26_starting_beside_the_ufo_is_no_contact(crew: str, space: int) -> None:
    state = start(token=KEEP)
    state.ufo_space = space
    embark(state, crew, "settler")
    assert state.space == space
    assert bonuses(state) == [0, 0]


def test_the_token_goes_to_a_new_commander_who_flew_there() -> None:
    state = table(token=KEEP)
    arrive(state, 7)
    land(state)
    stay(state)
    state.ufo_space = 13
    arrive(state, 13)
    assert bonuses(state) == [0, 5]
