"""Every ruling of `docs/rulings/leaving_earth.md` and the tests that hold it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings" / "leaving_earth.md"

HELD_BY = {
    "R01": (
        "test_any_card_of_the_advancement_is_drawn_and_nobody_knows_which",
        "test_after_two_successes_the_third_comes_with_84_in_100",
    ),
    "R02": (
        "test_three_offers_can_be_made_in_a_turn",
        "test_twelve_offers_can_be_made_in_a_year",
        "test_after_the_free_steps_money_can_be_spent_and_spacecraft_can_fly",
        "test_a_turn_counts_as_a_pass",
        "test_alone_the_end_of_the_turn_is_the_end_of_the_year",
    ),
    "R03": (
        "test_the_other_may_make_one_counter_offer_which_is_taken_or_left",
        "test_a_counter_offer_called_off_is_a_no",
    ),
    "R04": ("test_building_needs_something_to_build_with_and_a_free_card",),
    "R05": (
        "test_astronauts_have_names_which_begin_again_with_a_number",
        "test_an_agency_has_room_for_a_limited_number_of_living_astronauts",
    ),
    "R06": ("test_supplies_come_in_crates_of_five_too_and_are_the_same_supplies",),
    "R07": ("test_a_spacecraft_without_any_component_left_is_no_spacecraft",),
    "R08": ("test_a_damaged_capsule_still_seats_people", "test_the_shield_of_a_damaged_aldrin_still_works"),
    "R09": (
        "test_a_failed_docking_damages_a_component_of_the_owners_choice",
        "test_with_nothing_to_damage_on_either_the_spacecraft_that_began_is_destroyed",
    ),
    "R10": (
        "test_a_repaired_probe_completes_the_mission_of_where_it_is",
        "test_a_probe_repaired_in_flight_completes_nothing_before_it_arrives",
    ),
    "R11": (
        "test_radiation_is_faced_when_leaving_and_not_again_on_arrival",
        "test_every_craft_with_or_without_a_crew_reveals_solar_radiation_or_is_lost",
    ),
    "R12": ("test_with_mixed_capsules_the_owner_says_who_sits_in_the_aldrin",),
    "R13": (
        "test_one_does_not_hurry_and_dawdle_at_once",
        "test_years_are_not_added_beyond_the_end_of_the_calendar",
    ),
    "R14": ("test_firing_ends_as_soon_as_it_is_enough",),
    "R15": ("test_with_nothing_to_test_nobody_is_asked_about_landing",),
    "R16": ("test_at_a_fly_by_one_can_try_again_in_the_same_turn",),
    "R17": ("test_who_is_on_the_way_between_two_places_is_in_space",),
    "R18": (
        "test_of_two_who_arrive_together_the_one_with_fewer_points_is_first",
        "test_of_two_equals_who_arrive_together_a_lot_says_who_is_first",
    ),
    "R19": (
        "test_past_the_last_year_the_game_ends_before_anybody_arrives",
        "test_an_unbeatable_lead_ends_the_game_at_the_end_of_a_year",
        "test_with_no_mission_left_the_game_ends_at_once",
    ),
    "R20": (
        "test_solitaire_is_won_with_more_points_than_are_left_open",
        "test_a_team_wins_together_with_more_points_than_are_left_open",
        "test_alone_and_in_a_team_nobody_is_too_far_ahead",
    ),
    "R21": ("test_an_earlier_last_year_ends_the_calendar",),
    "R22": ("test_an_alien_sample_clears_an_old_advancement", "test_cards_turned_up_all_at_once_are_known"),
    "R23": ("test_discards_are_shuffled_when_the_pile_is_empty_and_a_further_pack_is_opened_when_both_are",),
    "R24": (
        "test_with_too_few_supplies_the_owner_says_who_starves",
        "test_with_too_few_supported_seats_the_owner_says_who_goes_without",
    ),
    "R25": ("test_who_keeps_suborbital_space_a_secret_loses_the_crew_but_not_the_spacecraft",),
    "R26": ("test_a_survey_belongs_to_whoever_reveals",),
    "R27": (
        "test_valuable_samples_on_earth_may_be_sold",
        "test_a_sample_aboard_a_spacecraft_on_earth_can_be_sold_and_one_in_space_cannot",
    ),
    "R28": ("test_two_spacecraft_become_one", "test_a_spacecraft_is_split_in_two_at_the_same_place"),
}


def test_every_ruling_is_held_by_a_test() -> None:
    assert set(re.findall(r"^### (R\d\d) ", PAGE.read_text(encoding="utf-8"), re.M)) == set(HELD_BY)


@pytest.mark.parametrize("ruling", HELD_BY)
def test_the_tests_of_a_ruling_are_there(ruling: str) -> None:
    modules = [import_module(f"{__package__}.{file.stem}") for file in HERE.glob("test_*.py")]
    for name in HELD_BY[ruling]:
        assert any(hasattr(module, name) for module in modules), name
