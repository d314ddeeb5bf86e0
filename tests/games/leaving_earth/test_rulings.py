"""Every ruling of `docs/rulings/leaving_earth.md` and the tests that hold it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cosmodrome.core.meta import written
from cosmodrome.games.leaving_earth.meta import META

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings" / "leaving_earth.md"

HELD_BY = {
    "R01": (
        "test_outcome_is_drawn_at_random_from_the_advancement",
        "test_after_two_successes_the_third_comes_with_84_in_100",
    ),
    "R02": (
        "test_turn_of_rearranging_keeps_the_year_open_until_a_position_comes_back",
        "test_new_position_keeps_the_year_open_in_every_turn",
        "test_progress_lets_agencies_rearrange_again",
        "test_trades_keep_the_year_open_until_a_position_comes_back",
        "test_fifty_turns_without_progress_keep_the_year_open",
        "test_offers_in_a_turn_are_not_limited",
        "test_position_that_comes_back_after_a_thousand_steps_ends_the_free_steps",
        "test_new_positions_after_a_thousand_steps_are_allowed",
        "test_version_1_allows_three_offers_in_a_turn",
        "test_version_1_allows_twelve_offers_in_a_year",
        "test_in_version_1_a_turn_without_spending_counts_as_a_pass",
        "test_after_the_free_steps_money_can_be_spent_and_spacecraft_can_fly",
        "test_a_turn_counts_as_a_pass",
        "test_alone_the_end_of_the_turn_is_the_end_of_the_year",
    ),
    "R03": (
        "test_one_counter_offer_is_accepted_or_declined",
        "test_cancelled_counter_offer_declines_the_offer",
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
        "test_flight_cannot_be_shortened_and_lengthened",
        "test_years_are_not_added_beyond_the_end_of_the_calendar",
    ),
    "R14": ("test_firing_ends_as_soon_as_it_is_enough",),
    "R15": ("test_optional_landing_without_outcomes_is_not_a_decision",),
    "R16": (
        "test_at_a_fly_by_each_probe_surveys_once_a_turn",
        "test_first_edition_survey_at_a_fly_by_can_be_repeated_in_the_same_turn",
    ),
    "R17": ("test_astronaut_between_two_locations_is_in_space",),
    "R18": (
        "test_of_two_agencies_arriving_together_the_one_with_fewer_points_is_first",
        "test_of_two_equal_agencies_arriving_together_the_first_is_drawn",
        "test_two_agencies_arriving_together_share_two_missions",
        "test_in_version_1_the_first_fleet_takes_both_missions",
        "test_missions_are_awarded_one_by_one_in_both_editions",
    ),
    "R19": (
        "test_arrival_at_the_end_of_the_last_year_counts",
        "test_first_edition_game_ends_before_arrivals_after_the_last_year",
        "test_an_unbeatable_lead_ends_the_game_at_the_end_of_a_year",
        "test_with_no_mission_left_the_game_ends_at_once",
    ),
    "R20": (
        "test_solitaire_is_won_with_more_points_than_are_left_open",
        "test_a_team_wins_together_with_more_points_than_are_left_open",
        "test_solitaire_and_team_have_no_unbeatable_lead",
        "test_a_mission_stays_open_when_no_time_is_left_for_it",
    ),
    "R21": ("test_an_earlier_last_year_ends_the_calendar",),
    "R22": ("test_an_alien_sample_clears_an_old_advancement", "test_cards_turned_up_all_at_once_are_known"),
    "R23": ("test_discards_are_shuffled_when_the_pile_is_empty_and_a_further_pack_is_opened_when_both_are",),
    "R24": (
        "test_too_few_supplies_let_the_owner_choose_who_starves",
        "test_too_few_supported_seats_let_the_owner_choose_who_dies",
    ),
    "R25": (
        "test_suborbital_space_kept_secret_destroys_the_spacecraft",
        "test_first_edition_suborbital_space_kept_secret_kills_the_crew_only",
    ),
    "R26": ("test_a_survey_belongs_to_whoever_reveals",),
    "R27": (
        "test_valuable_samples_on_earth_may_be_sold",
        "test_a_sample_aboard_a_spacecraft_on_earth_can_be_sold_and_one_in_space_cannot",
    ),
    "R28": ("test_two_spacecraft_become_one", "test_a_spacecraft_is_split_in_two_at_the_same_place"),
    "R29": (
        "test_a_year_with_expansions_takes_its_course_from_production_to_the_year_marker",
        "test_arrivals_of_the_last_year_count",
        "test_years_can_be_added_until_the_end_of_the_last_year",
        "test_the_calendar_goes_on_to_1986_and_funding_stays_25",
        "test_with_outer_planets_alone_each_death_costs_more_than_the_last",
    ),
    "R30": (
        "test_where_an_automatic_maneuver_starts_each_probe_surveys_once_a_turn",
        "test_failed_survey_at_a_fly_by_counts_as_one",
        "test_separated_probes_have_surveyed_only_once_together",
        "test_the_next_turn_a_probe_can_survey_again",
    ),
    "R31": (
        "test_the_game_does_not_end_while_places_may_still_bring_missions",
        "test_with_a_cap_that_no_hidden_mission_is_under_the_game_ends_without_missions",
        "test_no_lead_is_unbeatable_while_places_may_still_bring_missions",
        "test_no_lead_is_unbeatable_with_an_occupation_in_play",
    ),
    "R32": ("test_solitaire_counts_the_dealt_missions_of_the_outer_planets",),
    "R33": (
        "test_a_level_deals_missions_of_the_outer_planets_up_to_its_cap",
        "test_missions_above_the_cap_of_the_level_are_not_found",
    ),
    "R34": ("test_saturn_is_faced_after_the_optional_years_on_the_way_back_to_its_fly_by",),
    "R35": (
        "test_aerobraking_after_years_waits_for_arrival_and_its_years_can_be_changed",
        "test_time_of_a_maneuver_with_a_window_cannot_be_changed",
    ),
    "R36": (
        "test_geysers_throw_samples_of_enceladus_up_to_saturn_orbit",
        "test_unrevealed_geysers_cannot_be_used",
    ),
    "R37": (
        "test_an_explorer_separated_alone_completes_its_mission_and_is_gone",
        "test_explorer_may_be_either_half_of_a_separation",
        "test_an_explorer_must_be_alone_and_undamaged",
        "test_an_explorer_separated_on_the_way_goes_nowhere",
    ),
    "R38": (
        "test_an_advanced_survey_is_a_survey_with_a_galileo_of_a_place_that_is_known",
        "test_a_damaged_galileo_makes_no_advanced_survey",
        "test_an_advanced_survey_stays_possible_where_landing_is_deadly",
    ),
    "R39": (
        "test_with_a_scientist_aboard_a_sample_need_not_come_home",
        "test_with_stations_a_scientist_needs_a_science_module_for_samples",
        "test_a_scientist_does_not_prove_life_away_from_earth",
        "test_without_scientists_a_sample_has_to_come_home",
    ),
    "R40": (
        "test_contested_numbers_all_come_from_one_printing",
        "test_contested_numbers_of_stations_are_marked",
    ),
    "R41": (
        "test_an_advancement_can_have_a_prerequisite",
        "test_an_alien_sample_teaches_nothing_whose_prerequisite_is_unknown",
        "test_a_late_start_skips_no_prerequisite",
        "test_shared_or_sold_advancement_needs_no_prerequisite",
        "test_a_traded_ion_thruster_grants_its_advancement_when_it_is_fired",
    ),
    "R42": (
        "test_a_late_start_in_1966_comes_with_two_advancements_without_outcomes",
        "test_a_late_start_needs_the_outer_planets_and_years_to_play",
    ),
    "R43": (
        "test_stations_facts_from_a_single_source_are_marked",
        "test_a_level_deals_missions_of_its_own_decks",
    ),
    "R44": ("test_points_come_in_halves",),
    "R45": (
        "test_maneuver_to_a_revealed_location_may_explore_it",
        "test_exploring_needs_room",
        "test_landing_that_reveals_the_location_explores_no_feature",
        "test_nobody_has_to_explore",
        "test_every_feature_takes_a_slot",
    ),
    "R46": (
        "test_pilot_at_the_location_lets_the_agency_keep_one_of_two_features",
        "test_both_drawn_features_are_seen_by_everybody_and_the_buried_one_does_not_come_again",
        "test_a_pilot_who_is_still_under_way_is_no_help_in_exploring",
        "test_two_of_a_kind_leave_nothing_to_choose",
    ),
    "R47": (
        "test_a_rover_draws_two_outcomes_one_after_another_and_both_must_be_good",
        "test_a_major_failure_damages_the_rover",
        "test_the_next_year_a_rover_can_explore_again",
    ),
    "R48": ("test_in_a_cave_a_mechanic_builds_a_habitat_from_two_spare_parts_once",),
    "R49": (
        "test_a_mechanic_makes_something_of_wreckage_and_another_agency_gets_the_points",
        "test_points_of_wreckage_go_to_the_rival_with_the_fewest_points",
        "test_points_of_wreckage_go_to_an_agency_other_than_the_one_that_acts",
    ),
    "R50": (
        "test_a_fossil_is_examined_on_earth_for_six_points",
        "test_fossil_is_examined_at_a_science_module_too",
        "test_an_alien_object_on_earth_is_eight_points_and_an_advancement",
        "test_palladium_counts_as_a_sample_of_the_moon",
    ),
    "R51": (
        "test_first_agency_to_bring_an_infection_to_earth_loses_ten_points",
        "test_later_landing_on_the_moon_is_infected_and_docking_spreads_it",
        "test_an_infection_goes_wherever_its_carrier_docks_separates_or_is_given",
        "test_infection_costs_points_once",
    ),
    "R52": (
        "test_revealing_life_surveys_it_and_then_it_can_be_brought_home",
        "test_a_feature_with_life_counts_as_well",
        "test_a_sample_from_a_place_with_a_living_feature_is_proof",
        "test_life_stays_possible_where_features_are_still_hidden",
    ),
    "R53": (
        "test_an_occupation_pays_everybody_there_every_year_and_stays",
        "test_an_occupation_pays_an_agency_once_a_year_however_many_spacecraft_it_has_there",
    ),
    "R54": ("test_of_two_copies_an_agency_completes_one", "test_alone_no_mission_comes_in_two_copies"),
    "R55": (
        "test_nobody_in_a_habitat_is_harmed_by_radiation",
        "test_astronauts_beyond_the_seats_of_a_habitat_face_the_storm",
        "test_a_damaged_habitat_protects_nobody",
        "test_astronaut_in_a_habitat_is_at_home",
        "test_astronaut_at_home_when_the_year_begins_has_returned",
        "test_a_ground_habitat_never_moves_and_cannot_be_damaged",
    ),
    "R56": (
        "test_an_experiment_is_finished_at_a_science_module_and_its_results_come_home",
        "test_an_experiment_is_only_finished_where_a_mission_wants_it",
        "test_experiment_with_outer_planets_needs_a_scientist",
    ),
    "R57": (
        "test_production_is_the_first_thing_in_the_year_before_the_money_comes",
        "test_nobody_has_to_produce",
        "test_every_module_produces_once_a_year",
        "test_a_failure_produces_nothing_and_a_major_one_damages_the_module",
        "test_on_earth_there_is_carbon_dioxide_too",
        "test_without_synthesis_a_traded_module_produces_nothing",
        "test_money_paid_to_rivals_in_production_is_reset_by_the_funding",
    ),
    "R58": ("test_food_medicine_and_spare_parts_take_the_place_of_supplies", "test_edible_plants_are_food"),
    "R59": ("test_there_are_sixty_more_outcome_cards",),
    "R60": (
        "test_a_shuttle_fires_once_for_each_large_tank_and_is_kept",
        "test_an_engine_without_fuel_cannot_be_fired",
        "test_a_minor_failure_keeps_the_fuel_and_a_major_one_destroys_the_spacecraft",
    ),
    "R61": (
        "test_a_cycler_goes_to_and_fro_between_earth_and_mars_by_itself",
        "test_the_years_of_a_cycler_are_its_own",
    ),
    "R62": (
        "test_lone_astronaut_rolls_at_the_end_of_the_year_and_a_one_incapacitates",
        "test_crowded_crew_rolls_if_more_than_half_of_the_seats_are_taken",
        "test_crew_on_half_of_the_seats_does_not_roll",
        "test_seats_of_damaged_capsules_are_seats_to_breathe_in",
        "test_mental_health_is_rolled_after_life_support_and_before_arrivals",
        "test_mental_health_is_rolled_with_stations_only",
    ),
    "R63": (
        "test_of_several_with_as_many_shares_the_first_seat_is_the_director",
        "test_life_support_is_drawn_by_the_shareholder_who_knows_it",
        "test_of_those_who_know_life_support_the_one_with_the_most_shares_draws",
        "test_production_is_up_to_the_shareholder_who_knows_synthesis",
        "test_samples_of_a_venture_are_sold_by_its_director_and_the_money_is_its_own",
        "test_arrival_for_a_venture_is_faced_by_the_agency_that_sent_the_spacecraft",
        "test_arrival_is_faced_by_the_director_if_the_sender_has_left",
        "test_spacecraft_traded_in_flight_has_no_sender",
        "test_venture_with_all_shares_at_the_bank_is_decided_by_the_starting_agency",
        "test_automatic_maneuvers_of_a_venture_are_flown_when_the_turn_of_its_last_shareholder_ends",
        "test_automatic_maneuvers_of_a_venture_are_flown_when_the_turn_of_the_acting_agency_ends",
        "test_with_all_shares_at_the_bank_spacecraft_fly_on_at_the_end_of_any_turn",
    ),
    "R64": (
        "test_consent_is_asked_in_order_from_the_acting_agency",
        "test_consent_to_one_action_is_for_that_action_only",
        "test_consent_for_a_year_lasts_until_the_next_one",
        "test_veto_ends_acting_for_that_venture_this_turn",
        "test_a_veto_puts_an_empty_new_spacecraft_away",
        "test_a_veto_in_a_trade_of_two_ventures_stands_for_the_one_of_whoever_forbids_it",
    ),
    "R65": (
        "test_every_action_of_a_ventures_spacecraft_needs_consent",
        "test_assembling_for_a_venture_needs_consent_once_per_visit",
        "test_choices_within_an_action_need_no_consent",
        "test_version_1_production_of_a_venture_needs_no_consent",
        "test_shareholder_may_veto_the_sale_of_a_sample_at_the_start_of_the_year",
        "test_trade_with_the_bank_needs_no_consent",
    ),
    "R66": (
        "test_the_first_free_charter_is_taken_and_there_are_four",
        "test_the_founder_keeps_at_least_one_share",
        "test_future_shareholders_are_asked_in_order_after_the_founder",
        "test_version_1_counts_a_founding_as_an_offer",
        "test_founding_keeps_the_year_open_and_a_refused_one_does_not",
        "test_solitaire_has_no_ventures",
    ),
    "R67": (
        "test_trade_of_a_shareholder_with_its_venture_asks_the_other_shareholders",
        "test_trade_with_a_venture_asks_its_director_and_then_the_other_shareholders",
        "test_the_director_of_a_partner_has_agreed_and_is_not_asked_as_a_shareholder",
        "test_version_1_counts_offers_for_a_venture_as_those_of_the_agency_that_acts",
        "test_agency_without_a_share_may_buy_one_by_trade",
        "test_shareholder_may_sell_a_share_to_an_agency_without_one",
    ),
    "R68": (
        "test_any_agency_may_buy_shares_of_the_bank",
        "test_the_bank_trades_shares_for_as_many_dollars_as_there_are_points_rounded_down",
        "test_the_dead_do_not_change_the_price_of_a_share",
        "test_dealing_with_the_bank_is_a_turn_since_version_2",
    ),
    "R69": (
        "test_dissolved_venture_passes_everything_to_its_owner",
        "test_the_last_share_cannot_be_bought_without_room_for_its_spacecraft",
        "test_room_is_needed_for_a_venture_and_for_what_is_traded_beside_it_together",
        "test_both_copies_of_a_mission_may_meet_when_a_venture_is_dissolved",
        "test_charter_of_a_dissolved_venture_starts_again_with_nothing",
    ),
    "R70": (
        "test_the_dead_of_a_venture_count_against_its_points",
        "test_each_owner_counts_its_own_dead",
        "test_points_on_shares_of_the_bank_count_for_no_agency",
        "test_an_occupation_pays_a_venture_as_well",
        "test_of_two_copies_a_venture_completes_one_and_its_shareholders_may_have_the_other",
        "test_starting_agency_is_decided_by_own_points",
    ),
    "R72": (
        "test_r72_cargo_and_crew_pass_between_two_spacecraft_that_meet",
        "test_r72_everybody_needs_a_seat_after_the_trade",
        "test_r72_cargo_needs_rendezvous_on_one_side",
        "test_r72_an_infection_goes_along_with_an_astronaut",
        "test_r72_spacecraft_giving_to_an_infected_one_is_not_infected",
        "test_r72_an_incapacitated_astronaut_is_traded_and_is_still_incapacitated",
        "test_r72_damaged_components_are_traded_as_such",
        "test_r72_used_thrusters_stay_used_and_ready_ones_are_traded_first",
        "test_r72_a_damaged_capsule_takes_its_seats_along",
        "test_r72_cargo_of_two_docked_spacecraft_is_that_of_one",
        "test_r72_a_spacecraft_with_nothing_left_aboard_is_gone",
        "test_r72_both_sides_give_at_once",
        "test_r72_a_counter_offer_names_the_spacecraft_from_the_other_side",
        "test_r72_a_declined_or_called_off_offer_leaves_the_cargo",
        "test_r72_spacecraft_that_do_not_meet_in_space_cannot_trade_cargo",
        "test_r72_spacecraft_with_time_tokens_cannot_trade_cargo",
        "test_r72_trade_during_a_maneuver_is_impossible",
        "test_r72_the_spacecraft_that_is_named_is_not_given_away_whole",
        "test_r72_nobody_gets_more_astronauts_than_there_is_room_for",
        "test_r72_any_shareholder_knows_rendezvous_for_a_venture",
        "test_r72_cargo_of_a_venture_is_traded_when_its_other_shareholders_agree",
        "test_r72_a_veto_leaves_the_cargo_of_a_venture",
    ),
    "R73": (
        "test_r73_only_the_buyer_learns_the_face",
        "test_r73_known_or_unseen_location_cannot_be_requested",
        "test_r73_ventures_neither_buy_nor_sell_knowledge",
        "test_r73_knowledge_stands_in_a_counter_offer",
        "test_r73_bought_knowledge_can_be_sold_on",
        "test_r73_revealed_location_is_not_sold",
        "test_r73_onlookers_see_the_sale_but_not_the_face",
        "test_r73_later_actions_do_not_reveal_the_face",
        "test_r73_the_buyer_sees_the_face_once_it_has_accepted_and_not_before",
        "test_r73_seat_that_knew_the_face_sees_it_throughout",
        "test_r73_a_declined_offer_discloses_nothing",
        "test_r73_undo_of_a_sale_needs_consent",
        "test_r73_a_table_resampled_for_an_onlooker_depends_on_nothing_that_was_sold",
        "test_r73_a_table_resampled_for_the_buyer_has_the_face_that_it_paid_for",
        "test_r73_resampled_states_of_a_bot_have_the_bought_face",
        "test_r73_repetition_is_judged_by_public_information",
        "test_r73_bots_do_not_depend_on_unsold_faces",
        "test_r73_a_bot_knows_what_its_agency_has_bought",
        "test_r73_a_hint_about_the_offer_does_not_depend_on_what_is_for_sale",
        "test_r73_a_hint_for_an_onlooker_does_not_depend_on_what_was_sold",
        "test_r73_studies_for_an_onlooker_do_not_depend_on_what_was_sold",
        "test_r73_studies_for_the_buyer_use_the_bought_face",
    ),
    "R74": ("test_r74_a_veto_ends_the_production_of_that_spacecraft",),
    "R71": (
        "test_dead_astronauts_cost_two_six_twelve_points",
        "test_version_1_every_dead_astronaut_costs_two_points",
        "test_first_edition_arrivals_come_after_the_year_marker",
        "test_version_1_exploring_on_arrival_needs_a_working_probe_or_capsule",
        "test_first_edition_suborbital_space_kept_secret_kills_the_crew_only",
        "test_first_edition_counts_surveys_at_a_fly_by_with_expansions_only",
        "test_habitat_is_impossible_where_no_component_survives_a_year",
    ),
}


def test_every_ruling_has_a_test() -> None:
    assert set(re.findall(r"^### (R\d\d) ", PAGE.read_text(encoding="utf-8"), re.M)) == set(HELD_BY)


def modules_of_tests() -> list[ModuleType]:
    """Every module of tests in this folder and below it."""
    files = [file.relative_to(HERE).with_suffix("") for file in HERE.rglob("test_*.py")]
    return [import_module(".".join([str(__package__), *file.parts])) for file in files]


@pytest.mark.parametrize("ruling", HELD_BY)
def test_tests_named_in_a_ruling_exist(ruling: str) -> None:
    modules = modules_of_tests()
    for name in HELD_BY[ruling]:
        assert any(hasattr(module, name) for module in modules), name


def test_table_of_options_agrees_with_the_game() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| `(\w+)` \| (.*)\|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert {name: default for name, _, default, _ in rows} == {o.name: written(o.default) for o in META.options}
    for option in META.options:
        values, rulings = next(row[1::2] for row in rows if row[0] == option.name)
        ends = (option.choices[0], option.choices[-1]) if len(option.choices) > 4 else option.choices
        assert all(f"`{written(choice)}`" in values for choice in ends), option.name
        assert not option.needs or f"needs `{option.needs}`" in values, option.name
        assert option.ruling in rulings, option.name
