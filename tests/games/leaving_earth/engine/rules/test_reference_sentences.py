"""Sentences of the quick reference, and rulings on them, that no other test of the rules holds."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import CARRIES_INFECTION, DEAD
from tests.games.leaving_earth.engine.rules.test_outer_planets import FAR, farther
from tests.games.leaving_earth.engine.rules.test_stations import KEEPS_OPEN, put_feature, station
from tests.games.leaving_earth.table import GAME, Table, location, number_of

# --- Each year ---------------------------------------------------------------


def test_a_year_with_expansions_takes_its_course_from_production_to_the_year_marker() -> None:
    table = station(outer_planets=True, missions=("st_space_station", *KEEPS_OPEN)).show("saturn", "ring_debris")
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "mechanic", "pilot", "food", "food", "food")
    table.stock("palladium")
    table.craft("saturn_orbit", "probe", "juno", time=2, on="saturn_flyby__saturn_orbit")
    table.end_year().forget().do("produce", "hydroponics_module").do("sell", "palladium").do("buy", "probe")
    table.craft("earth_orbit", "apollo", "damaged_pilot")
    table.craft("lunar_orbit", "apollo", "pilot", "food")
    table.do("pass").rolls(8, 8)
    course = ("produced", "funded", "mission_completed", "sold", "starter_found", "bought", "died", "rolled", "arrived")
    assert table.happened(*course, "craft_rolled", "year_ended", "year_began") == [
        *course,
        "craft_rolled",
        "year_ended",
        "year_began",
    ]


def test_without_a_mechanic_no_ground_habitat_is_put_together() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "aldrin", "ground_habitat_parts", "hydroponics_module", "doctor", "pilot", "food")
    table.end_year()
    assert table.refusal("produce", "ground_habitat_parts") == "no_mechanic"


def test_money_paid_to_rivals_in_production_is_reset_by_the_funding() -> None:
    table = station(2, missions=("st_lunar_habitat", *KEEPS_OPEN)).show("moon", "rugged").money(3, seat=1)
    table.craft("moon", "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food")
    table.end_year().do("produce", "ground_habitat_parts")
    assert table.owner("st_lunar_habitat") == 0
    assert [table.cash(seat) for seat in range(2)] == [30, 30]


def test_seats_of_damaged_capsules_are_seats_to_breathe_in() -> None:
    table = station()
    table.craft("earth_orbit", "apollo", "damaged_aldrin", "pilot", "pilot", "doctor", "food")
    table.end_year()
    assert table.state.year == 1961
    assert table.news("rolled") == []


def test_hydroponics_need_no_location_and_grow_food_in_flight() -> None:
    table = station()
    table.craft(
        *("mars_orbit", "aldrin", "hydroponics_module", "pilot", "pilot", "food"),
        time=2,
        on="earth_orbit__mars_orbit",
    )
    table.end_year().do("produce", "hydroponics_module")
    assert table.parts().count("food") == 1
    assert table.tokens() == 1


@pytest.mark.parametrize("outer_planets", [False, True])
def test_mental_health_is_rolled_with_stations_only(outer_planets: bool) -> None:
    table = Table(1, outer_planets=outer_planets).learn_all()
    table.craft("earth_orbit", "vostok", "pilot", "supplies_1x")
    table.end_year()
    assert table.state.year == 1957
    assert table.crew() == ["pilot"]


# --- Scoring -----------------------------------------------------------------


def test_of_two_agencies_at_home_when_the_year_begins_the_one_with_fewer_points_has_the_mission() -> None:
    table = station(2, missions=("st_man_on_the_moon", *KEEPS_OPEN)).show("moon", "rugged").points(9)
    for seat in range(2):
        table.craft("moon", "ground_habitat", "pilot", "doctor", "food", seat=seat)
        table.visited(1, "moon", seat=seat)
    table.end_year()
    assert table.owner("st_man_on_the_moon") == 1


def test_of_two_agencies_building_in_one_production_the_one_with_fewer_points_has_the_mission() -> None:
    table = station(2, missions=("st_lunar_habitat", *KEEPS_OPEN)).show("moon", "rugged").points(9)
    for seat in range(2):
        table.craft("moon", "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food", seat=seat)
    table.end_year().do("produce", "ground_habitat_parts")
    if table.may("produce", "ground_habitat_parts"):
        table.do("produce", "ground_habitat_parts")
    assert table.owner("st_lunar_habitat") == 1


@pytest.mark.parametrize("mission", ["st_venus_station", "st_venus_occupation"])
def test_missions_of_the_new_year_are_impossible_where_no_astronaut_survives_a_year(mission: str) -> None:
    table = station(missions=(mission, "st_mars_station"))
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("pressure").do("reveal")
    assert table.owner(mission) == "removed"


@pytest.mark.parametrize(("rules", "owner"), [("leaving_earth/2", "removed"), ("leaving_earth/1", "open")])
def test_habitat_is_impossible_where_no_component_survives_a_year(rules: str, owner: str) -> None:
    """Parts are assembled when a year begins, and the air of Venus destroys a Space Habitat."""
    table = station(missions=("st_venus_habitat", "st_mars_station"), rules=rules)
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("pressure").do("reveal")
    assert table.owner("st_venus_habitat") == owner


def test_a_mission_stays_open_when_no_time_is_left_for_it() -> None:
    table = Table(1, ("man_on_venus", "mars_station"))
    table.state.year = 1975
    table.end_year()
    assert table.state.year == 1976
    assert (table.owner("man_on_venus"), table.owner("mars_station")) == ("open", "open")


def test_with_outer_planets_alone_each_death_costs_more_than_the_last() -> None:
    table = farther()
    for dead, points in ((1, -2), (2, -6), (3, -12), (4, -20)):
        table.state.table[table.state.block(0) + DEAD] = dead
        assert table.state.scores() == [points]


def test_an_occupation_pays_an_agency_once_a_year_however_many_spacecraft_it_has_there() -> None:
    table = station(missions=("st_lunar_occupation", *KEEPS_OPEN)).show("moon", "rugged")
    for _ in range(2):
        table.craft("moon", "ground_habitat", "pilot", "pilot", "food")
    table.end_year()
    assert table.earned() == 1


# --- Drawing outcomes --------------------------------------------------------


def test_the_only_card_left_lies_open_to_everybody_once_it_was_drawn() -> None:
    table = Table(2).money(0).learn("juno_rockets", "m")
    table.craft("earth_orbit", "juno", "juno", "probe")
    table.fly("earth_orbit__lunar_orbit").do("fire", "juno").draws("m")
    for seat in (0, 1, None):
        [known] = GAME.view(table.state, seat)["agencies"][0]["advancements"]
        assert known["odds"] == {"success": 0, "minor_failure": 1, "major_failure": 0}


# --- Action turns ------------------------------------------------------------


def test_turn_has_no_limit_of_actions() -> None:
    table = Table(2).money(100).learn("saturn_rockets")
    table.do("research", "surveying").deal("S").do("buy", "saturn").do("buy", "probe").do("buy", "pilot")
    table.do("build").do("load", "saturn").do("load", "probe").do("maneuver", "earth__earth_orbit").do("fire", "saturn")
    table.do("survey", "solar_radiation").draws("S").finds("calm").do("reveal").do("done")
    table.do("cooperate", 1).do("give", "pilot").do("propose").do("accept")
    assert table.state.current_player() == 0
    assert table.may("buy", "probe")


def test_damaged_modules_and_rovers_do_nothing() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "damaged_rover")
    table.craft("moon", "aldrin", "doctor", "damaged_pilot", "damaged_medical_module", "mechanic")
    assert table.work().refusal("explore") == "no_rover"
    assert table.do("done").work(2).refusal("heal") == "no_medicine"
    table = station()
    table.craft("earth_orbit", "aldrin", "damaged_hydroponics_module", "pilot", "pilot", "food")
    table.end_year()
    assert table.verbs()[0] == "pass"


def test_with_time_tokens_nothing_of_stations_that_needs_a_place_is_done() -> None:
    table = put_feature(
        station(missions=("st_mars_experiment", *KEEPS_OPEN)).show("mars", "dry_air"), "mars_mars_caves"
    )
    table.craft("mars", "rover", time=2, on="mars_orbit__mars")
    everything = ("science_module", "experiment", "fuel_generator", "ground_habitat_parts", *["spare_parts"] * 2)
    table.craft("mars", "aldrin", *everything, "mechanic", "pilot", "food", time=2, on="mars_orbit__mars")
    assert table.work().refusal("explore") == "in_flight"
    table.do("done").work(2)
    assert table.refusal("finish_experiment") == "in_flight"
    assert table.refusal("build_in_cave") == "no_cave"
    table.end_year()
    assert table.verbs()[0] == "pass"  # nobody was asked about production


def test_an_explorer_separated_on_the_way_goes_nowhere() -> None:
    table = farther(missions=("titan_cloud_explorer", *FAR)).show("titan", "thick_air")
    table.craft("titan", "probe", "explorer", time=1, on="titan_orbit__titan")
    table.work().do("separate").do("detach", "explorer").do("split")
    assert table.owner("titan_cloud_explorer") == "open"
    assert table.place(2) == "titan"


# --- Research and buying -----------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "first"),
    [("space_shuttle", ["re_entry", "atlas_rockets"]), ("synthesis", ["life_support"]), ("rovers", ["surveying"])],
)
def test_advancements_of_stations_have_prerequisites(wanted: str, first: list[str]) -> None:
    table = Table(1, stations=True).money(50)
    for needed in first:
        assert table.refusal("research", wanted) == "prerequisite_needed"
        table.learn(needed)
    assert table.may("research", wanted)


def test_a_late_start_skips_no_prerequisite() -> None:
    state = GAME.new(1, {"outer_planets": True, "quick_start": True})
    while state.is_chance():
        state.apply(state.chance_outcomes()[0][0])
    aerobraking = number_of("research", "aerobraking")
    assert aerobraking not in state.legal_actions()
    state.apply(number_of("research", "re_entry"))
    assert aerobraking in state.legal_actions()


def test_shared_or_sold_advancement_needs_no_prerequisite() -> None:
    table = farther(2)
    for name in ("soyuz_rockets", "proton_rockets"):
        table.unlearn(name, 1)
    table.do("cooperate", 1).do("give_research", "proton_rockets").do("propose").do("accept")
    assert table.knows("proton_rockets", 1)
    table = Table(1, FAR, outer_planets=True)
    table.craft("earth_orbit", "proton", "probe")
    table.fly("earth_orbit__lunar_flyby").do("fire", "proton").deal("SSS").draws("S")
    assert table.knows("proton_rockets")
    assert not table.knows("soyuz_rockets")


@pytest.mark.parametrize(
    "item", ["ground_habitat", "earth_orbit_results", "palladium", "fossil", "wreckage", "alien_object", "mars_sample"]
)
def test_component_without_a_price_cannot_be_bought_with_stations(item: str) -> None:
    assert station().money(500).refusal("buy", item) == "not_for_sale"


@pytest.mark.parametrize(
    ("item", "needs"),
    [
        ("food", "life_support"),
        ("medical_supplies", "life_support"),
        ("medical_module", "life_support"),
        ("experiment", "surveying"),
        ("science_module", "surveying"),
        ("rover", "rovers"),
        ("hydroponics_module", "synthesis"),
        ("fuel_generator", "synthesis"),
        ("space_habitat", "synthesis"),
        ("ground_habitat_parts", "synthesis"),
        ("shuttle", "space_shuttle"),
        ("daedalus", "space_shuttle"),
        ("small_fuel_tank", "space_shuttle"),
        ("large_fuel_tank", "space_shuttle"),
    ],
)
def test_components_of_stations_need_their_advancement(item: str, needs: str) -> None:
    table = Table(1, stations=True).money(50)
    assert table.refusal("buy", item) == "advancement_needed"
    assert table.learn(needs).may("buy", item)


# --- Rendezvous, surveys -----------------------------------------------------


def test_separating_draws_one_outcome() -> None:
    table = Table(1).money(0).learn("rendezvous", "SS")
    table.craft("earth_orbit", "probe", "juno")
    table.work().do("separate").do("detach", "juno").do("split").draws("S")
    assert table.parts(2) == ["juno"]
    assert len(table.news("outcome_drawn")) == 1


def test_splitting_in_flight_draws_one_outcome() -> None:
    table = Table(1).money(0).learn("rendezvous", "SS")
    table.craft("mars_orbit", "probe", "juno", time=2, on="inner_transfer__mars_orbit")
    table.work().do("separate").do("detach", "juno").do("split").draws("S")
    assert (table.tokens(1), table.tokens(2)) == (2, 2)
    assert len(table.news("outcome_drawn")) == 1


@pytest.mark.parametrize(
    ("expansions", "may"), [({}, True), ({"outer_planets": True}, False), ({"stations": True}, False)]
)
def test_first_edition_counts_surveys_at_a_fly_by_with_expansions_only(expansions: dict[str, Any], may: bool) -> None:
    table = Table(1, edition="first", **expansions).learn_all()
    table.craft("lunar_flyby", "probe")
    face = "rugged" if expansions.get("stations") else "barren"
    table.work().do("survey", "moon").finds(face).do("keep_hidden")
    assert table.may("survey", "moon") == may


@pytest.mark.parametrize("place", ["earth", "suborbital", "earth_orbit"])
def test_suborbital_space_cannot_be_surveyed(place: str) -> None:
    table = Table(1).learn("surveying")
    table.craft(place, "probe")
    assert table.work().refusal("survey", "suborbital") == "not_surveyable"


def test_failed_survey_at_a_fly_by_counts_as_one() -> None:
    table = farther().money(0).unlearn("surveying").learn("surveying", "mS")
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io").draws("m")
    assert table.refusal("survey", "io") == "probes_spent"


def test_a_probe_given_away_and_back_has_still_surveyed_this_turn() -> None:
    table = farther(2)
    table.craft("jupiter_flyby", "probe")
    table.work().do("survey", "io").finds("barren").do("keep_hidden").do("done")
    table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept")
    table.do("cooperate", 1).do("ask_craft", 1).do("propose").do("accept").work()
    assert table.refusal("survey", "io") == "probes_spent"


# --- Features ----------------------------------------------------------------


def test_arrival_at_the_end_of_a_year_may_explore_a_feature() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "probe", time=1, on="lunar_orbit__moon")
    table.end_year().do("explore").discovers("moon_gold")
    assert table.state.feature(location("moon"), 0) == ids.FEATURES.index("moon_gold")
    assert table.state.year == 1961


def test_there_is_room_for_as_many_features_as_the_place_has_slots() -> None:
    table = station().show("mars", "dry_air")
    for feature in ("mars_rhodium", "mars_aurora"):
        craft = table.craft("mars_orbit", "probe")
        table.fly("mars_orbit__mars", craft=craft).do("explore").discovers(feature).do("done")
    craft = table.craft("mars_orbit", "probe")
    assert table.fly("mars_orbit__mars", craft=craft).verbs()[0] == "done"


@pytest.mark.parametrize("feature", ["moon_armalcolite", "moon_dust", "moon_desolation"])
def test_every_feature_takes_a_slot(feature: str) -> None:
    table = station().show("moon", "rugged")
    for _ in range(2):
        table.craft("lunar_orbit", "atlas", "probe")
    table.fly("lunar_orbit__moon", "atlas").do("explore").discovers(feature)
    if table.may("done"):
        table.do("done")
    assert table.fly("lunar_orbit__moon", "atlas", craft=2).verbs()[0] == "done"


def test_both_drawn_features_are_seen_by_everybody_and_the_buried_one_does_not_come_again() -> None:
    table = station(2).show("mars", "wide_plains")
    table.craft("mars", "apollo", "pilot", seat=1)
    table.craft("mars_orbit", "probe")
    table.fly("mars_orbit__mars").do("explore")
    assert table.state.chance_audience() is None
    table.discovers("mars_rhodium", "mars_aurora").do("keep_feature", "mars_aurora").do("done")
    assert [seen["feature"] for seen in table.news("feature_seen")] == ["mars_rhodium", "mars_aurora"]
    craft = table.craft("mars_orbit", "probe")
    table.fly("mars_orbit__mars", craft=craft).do("explore")
    left = {ids.FEATURES[number] for number in table.possible()}
    assert not left & {"mars_rhodium", "mars_aurora"}


def test_a_pilot_who_is_still_under_way_is_no_help_in_exploring() -> None:
    table = station().show("moon", "rugged")
    table.craft("lunar_orbit", "atlas", "probe")
    table.craft("moon", "apollo", "pilot", time=1, on="lunar_orbit__moon")
    table.fly("lunar_orbit__moon", "atlas").do("explore").discovers("moon_gold")
    assert table.verbs()[0] == "done"


def test_a_rover_chooses_between_two_features_if_a_pilot_is_in_another_spacecraft_there() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "rover")
    table.craft("moon", "apollo", "pilot")
    table.work().do("explore").discovers("moon_gold", "moon_cobalt")
    assert set(table.choices("keep_feature")) == {"moon_gold", "moon_cobalt"}


def test_a_pilot_at_another_location_gives_no_second_feature() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "rover")
    table.craft("lunar_orbit", "apollo", "pilot")
    table.work().do("explore").discovers("moon_gold")
    assert table.news("feature_found")[0]["feature"] == "moon_gold"


def test_points_of_wreckage_go_to_the_rival_with_the_fewest_points() -> None:
    table = station(3).points(5).points(4, seat=1).points(3, seat=2)
    table.craft("earth_orbit", "apollo", "mechanic", "wreckage")
    table.work().do("salvage", "probe")
    assert [table.earned(seat) for seat in range(3)] == [5, 4, 5]
    table = station()
    table.craft("earth_orbit", "apollo", "mechanic", "wreckage")
    table.work().do("salvage", "probe")
    assert table.earned() == 0


def test_an_infection_goes_wherever_its_carrier_docks_separates_or_is_given() -> None:
    table = station(2)
    table.craft("lunar_orbit", "probe", "juno")
    table.craft("lunar_orbit", "apollo")
    table.state.table[table.state.vessel(0, 1) + CARRIES_INFECTION] = 1
    table.work(2).do("dock", 1).do("separate").do("detach", "probe").do("split").do("done")
    table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept")
    carriers = [(0, 2), (1, 1)]
    assert [table.place(craft, seat) for seat, craft in carriers] == ["lunar_orbit", "lunar_orbit"]
    for seat, craft in carriers:
        assert table.state.table[table.state.vessel(seat, craft) + CARRIES_INFECTION] == 1


# --- Habitats and science ----------------------------------------------------


def test_astronauts_beyond_the_seats_of_a_habitat_face_the_storm() -> None:
    table = station().show("mars", "dust_storms")
    table.craft("mars", "ground_habitat", *["apollo"] * 8, *["pilot"] * 20, "doctor", *["food"] * 5)
    table.end_year().rolls(2)
    assert table.crew() == [*["pilot"] * 20, "incapacitated_doctor"]


def test_without_scientists_a_sample_has_to_come_home() -> None:
    table = station(missions=("st_lunar_sample_return", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "apollo", "pilot", "science_module")
    table.work().do("collect", "moon_sample")
    assert table.owner("st_lunar_sample_return") == "open"


# --- Co-operation ------------------------------------------------------------


def test_missions_and_the_dead_are_not_traded() -> None:
    table = Table(2, ("artificial_satellite", "mars_station")).learn_all().stock("pilot")
    table.craft("earth", "saturn", "probe")
    table.craft("earth_orbit", "vostok", "doctor")
    table.fly("earth__earth_orbit", "saturn").end_year()
    assert table.owner("artificial_satellite") == 0
    assert table.state.dead(0) == 1
    table.do("pass").do("cooperate", 1)
    kinds = {verb.removeprefix("give_").removeprefix("ask_") for verb in table.verbs()}
    assert kinds == {"give", "money", "craft", "research", "cancel"}
    assert table.choices("give") == ["pilot"]


def given_away(place: str, *parts: str) -> Table:
    """Seat 1, which has researched nothing, was given a spacecraft and has its turn."""
    table = Table(2)
    table.craft(place, *parts)
    return table.do("cooperate", 1).do("give_craft", 1).do("propose").do("accept").end_turn()


def test_a_traded_capsule_burns_if_its_new_owner_has_not_researched_re_entry() -> None:
    table = given_away("earth_orbit", "apollo", "pilot", "probe").fly("earth_orbit__earth")
    assert (table.parts(1, 1), table.crew(1, 1)) == (["probe"], [])
    assert table.news("outcome_drawn") == []


def test_a_traded_probe_surveys_nothing_if_its_new_owner_has_not_researched_surveying() -> None:
    assert given_away("lunar_orbit", "probe").work().refusal("survey", "moon") == "surveying_needed"


def test_a_traded_ion_thruster_grants_its_advancement_when_it_is_fired() -> None:
    table = given_away("earth_orbit", "ion_thruster", "probe").money(0, 1)
    table.work().do("maneuver", "earth_orbit__inner_transfer").do("slower").do("fire", "ion_thruster")
    table.deal("SSS").draws("S")
    assert table.knows("ion_thrusters", 1)
    assert table.outcomes("ion_thrusters", 1) == "SSS"
    assert (table.place(1, 1), table.tokens(1, 1)) == ("inner_transfer", 2)


# --- Maneuvers ---------------------------------------------------------------


def test_without_outer_planets_no_maneuver_waits_for_a_planet() -> None:
    for stations in (False, True):
        setting = Table(1, stations=stations).state.setting
        assert not any(setting.is_windowed[i] for i in range(setting.maneuvers) if setting.start[i] >= 0)


def test_the_years_of_a_cycler_are_its_own() -> None:
    table = station().show("solar_radiation", "calm")
    table.craft("earth_cycler", "ion_thruster", "saturn", "probe")
    table.work().do("maneuver", "earth_cycler__mars_cycler")
    assert (table.place(), table.tokens()) == ("mars_cycler", 3)


def test_an_incapacitated_astronaut_cannot_be_chosen_for_damage() -> None:
    table = Table(1).money(0).learn_all().learn("landing", "m").show("moon", "barren")
    table.craft("lunar_orbit", "atlas", "damaged_eagle", "damaged_mechanic", "doctor")
    table.fly("lunar_orbit__moon", "atlas").draws("m")
    assert table.choices("damage") == []
    table.do("damage_crew", table.choices("damage_crew")[0])
    assert table.crew() == ["incapacitated_mechanic", "incapacitated_doctor"]


# --- Everything says where it is from ----------------------------------------


@pytest.mark.parametrize("table", ["mission", "face", "feature"])
def test_stations_facts_from_a_single_source_are_marked(table: str) -> None:
    entries = [entry for entry in ids.DATA[table] if entry.get("expansion") == "stations"]
    assert entries
    assert all("single" in entry["source"] for entry in entries)


def test_contested_numbers_of_stations_are_marked() -> None:
    contested = {entry["id"] for entry in ids.DATA["component"] if "first_printing" in entry}
    assert contested == {"daedalus", "large_fuel_tank", "fuel_generator", "ground_habitat_parts"}
    marked = {entry["id"] for entry in ids.DATA["component"] if "contested" in entry.get("source", "")}
    assert marked == contested
