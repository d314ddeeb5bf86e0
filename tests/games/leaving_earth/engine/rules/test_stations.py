"""Stations: production, food and medicine, minds, habitats, the shuttle, features, experiments, occupation, points."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import CARRIES_INFECTION, FEATURE_BITS, FEATURE_SHIFT
from cosmodrome.games.leaving_earth.vocabulary import DECKS, FINISH_EXPERIMENT, VOCABULARY
from tests.games.leaving_earth.table import GAME, Table, location

KEEPS_OPEN = ("st_venus_station",)


def station(players: int = 1, missions: tuple[str, ...] = KEEPS_OPEN, year: int = 1960, **options: Any) -> Table:
    """A table with the expansion on which all outcomes are tested away."""
    table = Table(players, missions, stations=True, **options)
    table.state.year = year
    for seat in range(players):
        table.learn_all(seat)
    return table


def put_feature(table: Table, name: str, slot: int = 0) -> Table:
    """As if it had been found before."""
    number = ids.FEATURES.index(name)
    place = location(ids.DATA["feature"][number]["location"])
    table.state.table[place] |= number + 1 << FEATURE_SHIFT + FEATURE_BITS * slot
    table.state.table[table.state.setting.features_at + number] += 1
    return table


# --- Set-up ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "counts"),
    [("easy", [6, 0, 0]), ("normal", [6, 3, 0]), ("hard", [4, 5, 3]), ("very_hard", [1, 6, 6])],
)
@pytest.mark.parametrize(("outer", "more"), [(False, 0), (True, 1)])
def test_a_level_deals_missions_of_its_own_decks(level: str, counts: list[int], outer: bool, more: int) -> None:
    state = GAME.new(2, {"level": level, "stations": True, "outer_planets": outer})
    dealt = [0] * len(DECKS)
    while state.is_chance() and state.chance_stream() == "mission":
        number = state.chance_outcomes()[0][0]
        dealt[DECKS.index(ids.DATA["mission"][number]["deck"])] += 1
        assert "without" not in ids.DATA["mission"][number]
        state.apply(number)
    beyond = {"easy": 3, "normal": 4, "hard": 5, "very_hard": 6}[level] * more
    assert dealt == [*counts, beyond, 0, 1, 0, 0]


def test_the_survey_of_life_always_lies_open_and_one_occupation_is_dealt() -> None:
    state = GAME.new(2, {"stations": True})
    while state.is_chance() and state.chance_stream() == "mission":
        state.apply(state.chance_outcomes()[0][0])
    missions = GAME.view(state, None)["missions"]
    assert [m["id"] for m in missions if m["deck"] == "always"] == ["st_extraterrestrial_life_survey"]
    assert sum(m["deck"] == "occupation" for m in missions) == 1
    assert not any(m["deck"] == "later" for m in missions)


def test_alone_no_mission_comes_in_two_copies() -> None:
    state = GAME.new(1, {"stations": True, "level": "very_hard"})
    while state.is_chance() and state.chance_stream() == "mission":
        offered = [number for number, _ in state.chance_outcomes()]
        assert not any("twin" in ids.DATA["mission"][number] for number in offered)
        state.apply(offered[-1])


def test_agencies_have_thirty_dollars_and_the_calendar_goes_on_to_1986() -> None:
    table = station()
    table.end_year()
    assert table.cash() == 30
    assert table.state.setting.last_year == 1986


def test_there_are_sixty_more_outcome_cards() -> None:
    assert list(Table(1, stations=True).state.setting.pack) == [100, 25, 25]
    assert list(Table(1).state.setting.pack) == [60, 15, 15]


def test_with_mercury_its_missions_and_faces_are_those_of_stations() -> None:
    table = station(mercury=True)
    decks = table.state.setting.mission_deck
    assert decks[ids.MISSIONS.index("mercury_sample_return")] == -1
    assert decks[ids.MISSIONS.index("st_man_on_mercury")] == 2
    table.show("mercury", "glare")
    assert station(mercury=False).state.setting.mission_deck[ids.MISSIONS.index("st_man_on_mercury")] == -1


@pytest.mark.parametrize(
    ("item", "field", "later", "first"),
    [
        ("daedalus", "thrust", 22, 15),
        ("large_fuel_tank", "mass", 6, 4),
        ("large_fuel_tank", "price", 6, 4),
        ("fuel_generator", "mass", 1, 4),
        ("ground_habitat_parts", "price", 15, 4),
    ],
)
def test_contested_numbers_all_come_from_one_printing(item: str, field: str, later: int, first: int) -> None:
    number = ids.COMPONENTS.index(item)
    for printing, value in (("later", later), ("first", first)):
        setting = Table(1, stations=True, stations_printing=printing).state.setting
        assert getattr(setting, field)[number] == value


def test_food_medicine_and_spare_parts_take_the_place_of_supplies() -> None:
    table = station().money(50)
    assert table.refusal("buy", "supplies_1x") == "not_for_sale"
    table.do("buy", "food").do("buy", "medical_supplies").do("buy", "spare_parts")
    assert table.cash() == 47
    assert not Table(1).learn_all().may("buy", "food")


def test_more_astronauts_have_names() -> None:
    table = station().money(100)
    for _ in range(7):
        table.do("buy", "pilot")
    people = [person["name"] for person in GAME.view(table.state, 0)["agencies"][0]["astronauts"]]
    assert people[5:] == ["Sigmund Jähn", "Patrick Baudry"]


# --- Production --------------------------------------------------------------


def test_production_is_the_first_thing_in_the_year_before_the_money_comes() -> None:
    table = station().money(7).unlearn("synthesis").learn("synthesis", "mS")
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "pilot", "pilot", "food")
    table.end_year()
    assert table.verbs() == ["done", "produce"]
    assert table.cash() == 7
    table.do("produce", "hydroponics_module").draws("m").do("remove_outcome")
    assert table.cash() == 30


def test_hydroponics_with_an_astronaut_grow_one_food() -> None:
    table = station().unlearn("synthesis").learn("synthesis", "S")
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "pilot", "pilot", "food")
    table.end_year().do("produce", "hydroponics_module").draws("S")
    assert table.parts().count("food") == 1
    assert table.news("produced")[0]["item"] == "food"


def test_hydroponics_without_anybody_healthy_grow_nothing() -> None:
    table = station()
    table.craft("earth_orbit", "hydroponics_module", "probe")
    table.end_year()
    assert table.verbs()[0] == "pass"


def test_every_module_produces_once_a_year() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "hydroponics_module", "pilot", "pilot", "food")
    table.end_year().do("produce", "hydroponics_module").do("produce", "hydroponics_module")
    assert table.parts().count("food") == 2
    assert table.verbs()[0] == "pass"


@pytest.mark.parametrize(("outcome", "is_damaged"), [("m", False), ("M", True)])
def test_a_failure_produces_nothing_and_a_major_one_damages_the_module(outcome: str, is_damaged: bool) -> None:
    table = station().unlearn("synthesis").learn("synthesis", outcome + "S")
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "pilot", "pilot", "food")
    table.end_year().do("produce", "hydroponics_module").draws(outcome).do("keep_outcome")
    assert table.parts().count("food") == 0
    assert ("damaged_hydroponics_module" in table.parts()) == is_damaged


@pytest.mark.parametrize(
    ("place", "face", "works"), [("mars", "dry_air", True), ("mars", "wide_plains", False), ("earth_orbit", "", False)]
)
def test_fuel_generators_need_carbon_dioxide(place: str, face: str, works: bool) -> None:
    table = station()
    if face:
        table.show(place, face)
    table.craft(place, "fuel_generator", "probe")
    table.end_year()
    assert (table.verbs() == ["done", "produce"]) == works
    if works:
        table.do("produce", "fuel_generator")
        assert "small_fuel_tank" in table.parts()


def test_on_earth_there_is_carbon_dioxide_too() -> None:
    table = station().stock("fuel_generator")
    table.end_year().do("produce", "fuel_generator")
    assert table.parts(0) == ["fuel_generator", "small_fuel_tank"]


def test_without_synthesis_a_traded_module_produces_nothing() -> None:
    table = station().unlearn("synthesis").stock("fuel_generator")
    table.end_year()
    assert table.verbs()[0] == "pass"


def test_nobody_has_to_produce() -> None:
    table = station().stock("fuel_generator")
    table.end_year().do("done")
    assert table.parts(0) == ["fuel_generator"]


def test_a_mechanic_puts_a_ground_habitat_together_on_solid_ground() -> None:
    table = station(missions=("st_lunar_habitat", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food")
    table.end_year().do("produce", "ground_habitat_parts")
    assert table.parts() == ["aldrin", "ground_habitat"]
    assert table.owner("st_lunar_habitat") == 0


@pytest.mark.parametrize("place", ["earth_orbit", "earth"])
def test_a_ground_habitat_is_not_built_in_orbit_or_on_earth(place: str) -> None:
    table = station()
    table.craft(place, "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food")
    table.end_year()
    assert table.verbs()[0] == "pass"


def test_a_ground_habitat_never_moves_and_cannot_be_damaged() -> None:
    table = station().show("moon", "rugged")
    table.craft("moon", "ground_habitat", "saturn", "probe")
    table.work()
    assert table.refusal("maneuver", "moon__lunar_orbit") == "immovable"
    assert not table.state.setting.can_be_damaged >> ids.COMPONENTS.index("ground_habitat") & 1


# --- Food, medicine, repairs -------------------------------------------------


def test_one_food_feeds_five_astronauts() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", "pilot", "pilot", "food", "food")
    table.end_year()
    assert table.parts() == ["aldrin", "food"]


def test_a_doctor_spends_medical_supplies() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", "doctor", "damaged_pilot", "medical_supplies")
    table.work().do("heal")
    assert table.crew() == ["doctor", "pilot"]
    assert table.parts() == ["aldrin"]


def test_without_medicine_a_doctor_heals_at_a_medical_module_only() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", "doctor", "damaged_pilot")
    assert table.work().refusal("heal") == "no_medicine"
    table.do("done")
    table.craft("earth_orbit", "aldrin", "doctor", "damaged_pilot", "medical_module")
    table.work(2).do("heal")
    assert table.crew(2) == ["doctor", "pilot"]


def test_a_mechanic_spends_spare_parts() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", "mechanic", "damaged_probe", "food")
    assert table.work().refusal("repair") == "no_supplies"
    table.put("spare_parts", 1)
    table.do("done").work().do("repair")
    assert table.parts() == ["probe", "aldrin", "food"]


# --- Minds -------------------------------------------------------------------


def test_lone_astronaut_rolls_at_the_end_of_the_year_and_a_one_incapacitates() -> None:
    for die, crew in ((1, ["incapacitated_pilot"]), (2, ["pilot"])):
        table = station()
        table.craft("earth_orbit", "aldrin", "pilot", "food")
        table.end_year().rolls(die)
        assert table.crew() == crew


def test_crowded_crew_rolls_if_more_than_half_of_the_seats_are_taken() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", *["pilot"] * 5, "food")
    table.end_year().rolls(2, 1, 3, 4, 5)
    assert table.crew().count("incapacitated_pilot") == 1


def test_crew_on_half_of_the_seats_does_not_roll() -> None:
    table = station()
    table.craft("earth_orbit", "aldrin", *["pilot"] * 4, "food")
    table.end_year()
    assert table.state.year == 1961


def test_mental_health_is_not_rolled_on_earth_or_without_stations() -> None:
    table = station()
    table.craft("earth", "vostok", "pilot")
    table.end_year()
    assert table.state.year == 1961
    table = Table(1, ("mars_station",)).learn_all()
    table.craft("earth_orbit", "aldrin", "pilot", "supplies_1x")
    table.end_year()
    assert table.state.year == 1957


def test_mental_health_is_rolled_after_life_support_and_before_arrivals() -> None:
    table = station().show("solar_radiation", "calm")
    table.craft("mars_orbit", "aldrin", "pilot", "food", time=1, on="earth_orbit__mars_orbit")
    table.end_year()
    assert "food" not in table.parts()
    assert table.drawing() == "dice"
    assert table.tokens() == 1
    table.rolls(1)
    assert table.tokens() == 0


# --- Habitats ----------------------------------------------------------------


def test_nobody_in_a_habitat_is_harmed_by_radiation() -> None:
    table = station().show("solar_radiation", "level_2")
    table.craft("earth_orbit", *["saturn"] * 2, "space_habitat", "pilot", "doctor", "food")
    table.fly("earth_orbit__mars_orbit", "saturn")
    while table.state.step == 8:
        table.do("fire", "saturn")
    assert table.news("rolled") == []
    assert table.tokens() == 3


def test_a_damaged_habitat_protects_nobody() -> None:
    table = station().show("solar_radiation", "level_1")
    table.craft("earth_orbit", "saturn", "damaged_space_habitat", "pilot", "doctor")
    table.fly("earth_orbit__mars_flyby", "saturn")
    assert table.drawing() == "dice"


def test_a_space_habitat_has_no_heat_shield() -> None:
    table = station()
    table.craft("earth_orbit", "space_habitat", "probe")
    table.fly("earth_orbit__earth")
    assert table.parts() == ["probe"]


def test_a_habitat_mission_needs_a_working_habitat_there() -> None:
    table = station(missions=("st_orbital_habitat", *KEEPS_OPEN))
    table.craft("earth", *["saturn"] * 2, "space_habitat")
    table.fly("earth__suborbital", "saturn").fly("suborbital__earth_orbit", "saturn")
    assert table.owner("st_orbital_habitat") == 0


def test_a_repaired_habitat_completes_the_mission() -> None:
    table = station(missions=("st_orbital_habitat", *KEEPS_OPEN))
    table.craft("earth_orbit", "damaged_space_habitat", "mechanic", "spare_parts")
    table.work().do("repair")
    assert table.owner("st_orbital_habitat") == 0


def test_astronaut_in_a_habitat_is_at_home() -> None:
    table = station(missions=("st_man_on_the_moon", *KEEPS_OPEN))
    table.craft("earth_orbit", "apollo", "pilot")
    table.visited(1, "moon")
    table.craft("earth_orbit", "space_habitat")
    table.work().do("dock", 2)
    assert table.owner("st_man_on_the_moon") == 0


def test_astronaut_at_home_when_the_year_begins_has_returned() -> None:
    table = station(missions=("st_man_on_the_moon", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "ground_habitat", "pilot", "doctor", "food")
    table.visited(1, "moon")
    table.end_year()
    assert table.owner("st_man_on_the_moon") == 0


# --- Shuttle and Daedalus ----------------------------------------------------


def test_a_shuttle_fires_once_for_each_large_tank_and_is_kept() -> None:
    table = station()
    table.craft("earth", "shuttle", "large_fuel_tank", "large_fuel_tank")
    table.work().do("maneuver", "earth__suborbital").do("fire", "shuttle")
    assert table.parts() == ["shuttle", "large_fuel_tank"]
    table.do("maneuver", "suborbital__earth_orbit").do("fire", "shuttle")
    assert table.parts() == ["shuttle"]
    assert table.place() == "earth_orbit"


def test_an_engine_without_fuel_cannot_be_fired() -> None:
    table = station()
    table.craft("earth_orbit", "daedalus", "juno", "large_fuel_tank")
    table.work().do("maneuver", "earth_orbit__lunar_flyby")
    assert table.refusal("fire", "daedalus") == "no_fuel"
    table = station()
    table.craft("earth_orbit", "daedalus", "probe")
    table.work()
    assert table.refusal("maneuver", "earth_orbit__lunar_flyby") == "nothing_to_fire"


@pytest.mark.parametrize(("outcome", "parts"), [("m", ["probe", "damaged_daedalus", "small_fuel_tank"]), ("M", [])])
def test_a_minor_failure_keeps_the_fuel_and_a_major_one_destroys_the_spacecraft(outcome: str, parts: list[str]) -> None:
    table = station().unlearn("space_shuttle").learn("space_shuttle", outcome)
    table.craft("earth_orbit", "probe", "daedalus", "small_fuel_tank")
    table.work().do("maneuver", "earth_orbit__lunar_flyby").do("fire", "daedalus").draws(outcome)
    assert table.parts() == parts


def test_a_shuttle_is_a_capsule_with_a_heat_shield_and_six_seats() -> None:
    table = station(missions=("st_man_in_space", *KEEPS_OPEN))
    table.craft("earth_orbit", "shuttle", *["pilot"] * 6)
    table.visited(1, "earth_orbit")
    table.fly("earth_orbit__earth")
    assert table.place() == "earth"
    assert table.owner("st_man_in_space") == 0


def test_traded_shuttle_grants_its_advancement_when_fired() -> None:
    table = station().unlearn("space_shuttle")
    table.craft("earth_orbit", "daedalus", "small_fuel_tank", "probe")
    table.work().do("maneuver", "earth_orbit__lunar_flyby").do("fire", "daedalus").deal("SSS")
    assert table.knows("space_shuttle")


# --- Cyclers -----------------------------------------------------------------


def test_a_cycler_goes_to_and_fro_between_earth_and_mars_by_itself() -> None:
    table = station().show("solar_radiation", "calm")
    table.craft("earth_cycler", "probe")
    table.end_year()
    assert (table.place(), table.tokens()) == ("mars_cycler", 2)
    table.end_year().end_year()
    assert (table.place(), table.tokens()) == ("mars_cycler", 0)
    table.end_year()
    assert table.place() == "earth_cycler"


def test_from_a_cycler_one_can_brake_in_the_air_with_outer_planets_only() -> None:
    for outer in (True, False):
        table = station(outer_planets=outer)
        table.craft("mars_cycler", "atlas", "probe")
        table.work()
        assert ("mars_cycler__mars_orbit__aero" in table.choices("maneuver")) == outer


# --- Features ----------------------------------------------------------------


def landing(*parts: str, face: str = "rugged", **options: Any) -> Table:
    """A spacecraft that lands on the Moon, whose face was revealed before."""
    table = station(**options).show("moon", face)
    table.craft("lunar_orbit", "atlas", *parts)
    return table.fly("lunar_orbit__moon", "atlas")


def test_landing_on_a_revealed_location_may_explore_a_feature() -> None:
    table = landing("probe")
    assert table.verbs() == ["explore", "skip_exploring"]
    table.do("explore").discovers("moon_gold")
    assert table.news("feature_found")[0]["feature"] == "moon_gold"


def test_nobody_has_to_explore() -> None:
    table = landing("probe").do("skip_exploring")
    assert table.state.feature(location("moon"), 0) == -1


def test_landing_that_reveals_the_location_explores_no_feature() -> None:
    table = station()
    table.craft("lunar_orbit", "atlas", "probe")
    table.fly("lunar_orbit__moon", "atlas").finds("rugged").do("reveal")
    assert table.verbs()[0] == "done"


def test_maneuver_to_a_revealed_location_may_explore_it() -> None:
    """Quick reference: "Either Maneuver to revealed Location or with Rover & Advancement at Location"."""
    assert landing("damaged_probe", "juno").verbs() == ["explore", "skip_exploring"]


def test_version_1_exploring_on_arrival_needs_a_working_probe_or_capsule() -> None:
    assert landing("damaged_probe", "juno", rules="leaving_earth/1").verbs()[0] == "done"
    assert landing("probe", "juno", rules="leaving_earth/1").verbs() == ["explore", "skip_exploring"]


def test_exploring_needs_room() -> None:
    table = put_feature(station().show("moon", "rugged"), "moon_cobalt")
    table.craft("lunar_orbit", "atlas", "probe")
    assert table.fly("lunar_orbit__moon", "atlas").verbs()[0] == "done"


def test_pilot_at_the_location_lets_the_agency_keep_one_of_two_features() -> None:
    table = station(2).show("moon", "rugged")
    table.craft("moon", "apollo", "pilot", seat=1)
    table.craft("lunar_orbit", "atlas", "probe")
    table.fly("lunar_orbit__moon", "atlas").do("explore").discovers("moon_dust", "moon_gold")
    assert set(table.choices("keep_feature")) == {"moon_dust", "moon_gold"}
    table.do("keep_feature", "moon_gold")
    assert table.place() == "moon"
    gone = table.state.table[table.state.setting.features_at + ids.FEATURES.index("moon_dust")]
    assert gone == 1


def test_two_of_a_kind_leave_nothing_to_choose() -> None:
    table = landing("apollo", "pilot").do("explore").discovers("moon_desolation", "moon_desolation")
    assert table.verbs()[0] == "done"


def test_points_features_bring_points_at_once() -> None:
    table = landing("probe").do("explore").discovers("moon_armalcolite")
    assert table.earned() == 2


def test_moon_dust_kills_the_explorer() -> None:
    table = landing("probe").do("explore").discovers("moon_dust")
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "place"


def test_badlands_may_damage_something() -> None:
    table = station().show("mars", "wide_plains")
    table.craft("mars_orbit", "probe", "juno")
    table.fly("mars_orbit__mars").do("explore").discovers("mars_badlands").rolls(2).do("damage", "juno")
    assert table.parts() == ["damaged_juno", "probe"]


def test_minerals_make_samples_valuable() -> None:
    table = put_feature(station().show("moon", "rugged").stock("moon_sample"), "moon_gold")
    table.end_year().do("sell", "moon_sample")
    assert table.cash() == 45


def test_a_component_on_a_feature_can_be_collected_once_and_sold() -> None:
    table = put_feature(station().show("moon", "rugged"), "moon_palladium")
    table.craft("moon", "probe")
    table.work().do("collect", "palladium")
    assert table.refusal("collect", "palladium") == "nothing_to_collect"
    table = station().stock("palladium", "iridium")
    table.end_year().do("sell", "palladium").do("sell", "iridium")
    assert table.cash() == 30 + 30 + 40


def test_palladium_counts_as_a_sample_of_the_moon() -> None:
    table = station(missions=("st_lunar_sample_return", *KEEPS_OPEN))
    table.craft("earth_orbit", "apollo", "palladium")
    table.fly("earth_orbit__earth")
    assert table.owner("st_lunar_sample_return") == 0


def test_a_fossil_is_examined_on_earth_for_six_points() -> None:
    table = station()
    table.craft("earth_orbit", "apollo", "fossil")
    table.fly("earth_orbit__earth")
    assert table.earned() == 6
    assert table.parts() == ["apollo"]


def test_fossil_is_examined_at_a_science_module_too() -> None:
    table = put_feature(station().show("mars", "wide_plains"), "mars_fossil")
    table.craft("mars", "apollo", "pilot", "science_module")
    table.work().do("collect", "fossil")
    assert table.earned() == 6


def test_edible_plants_are_food() -> None:
    table = put_feature(station().show("venus", "jungle"), "venus_edible_plants")
    table.craft("venus", "probe")
    table.work().do("collect", "food")
    assert table.parts() == ["probe", "food"]


@pytest.mark.parametrize(("item", "parts"), [("probe", ["probe"]), ("spare_parts", ["spare_parts", "spare_parts"])])
def test_a_mechanic_makes_something_of_wreckage_and_another_agency_gets_the_points(item: str, parts: list[str]) -> None:
    table = put_feature(station(2).show("phobos", "rugged"), "phobos_wreckage")
    table.craft("phobos", "apollo", "mechanic")
    table.work().do("collect", "wreckage").do("salvage", item)
    assert sorted(table.parts()) == sorted(["apollo", *parts])
    assert table.earned(1) == 2


def test_without_a_mechanic_wreckage_is_scrap() -> None:
    table = station()
    table.craft("phobos", "apollo", "pilot", "wreckage")
    table.work()
    assert table.refusal("salvage", "probe") == "no_mechanic"


def test_an_alien_object_on_earth_is_eight_points_and_an_advancement() -> None:
    table = station().unlearn("landing").stock("alien_object")
    table.end_year().do("exchange", "landing")
    assert table.earned() == 8
    assert table.knows("landing")


def test_in_a_cave_a_mechanic_builds_a_habitat_from_two_spare_parts_once() -> None:
    table = put_feature(station().show("moon", "rugged"), "moon_lunar_caves")
    table.craft("moon", "apollo", "mechanic", *["spare_parts"] * 4)
    table.work().do("build_in_cave")
    assert table.parts() == ["apollo", "spare_parts", "spare_parts", "ground_habitat"]
    assert table.refusal("build_in_cave") == "no_cave"


def test_first_agency_to_bring_an_infection_to_earth_loses_ten_points() -> None:
    table = landing("atlas", "apollo").do("explore").discovers("moon_infection")
    assert table.news("infected")
    table.state.table[table.state.vessel(0, 1)] = location("earth_orbit")
    table.fly("earth_orbit__earth")
    assert table.earned() == -10
    table = landing("atlas", "apollo").do("skip_exploring")
    assert table.news("infected") == []


def test_later_landing_on_the_moon_is_infected_and_docking_spreads_it() -> None:
    table = put_feature(station().show("moon", "rugged"), "moon_infection")
    table.craft("lunar_orbit", "atlas", "probe")
    table.craft("lunar_orbit", "probe")
    table.fly("lunar_orbit__moon", "atlas")
    assert table.state.table[table.state.vessel(0, 1) + CARRIES_INFECTION] == 1


def test_infection_costs_points_once() -> None:
    table = station()
    for _ in range(2):
        craft = table.craft("earth_orbit", "apollo", "probe")
        table.state.table[table.state.vessel(0, craft) + CARRIES_INFECTION] = 1
    table.fly("earth_orbit__earth").do("done").fly("earth_orbit__earth", craft=2)
    assert table.earned() == -10


# --- Rovers ------------------------------------------------------------------


def roving(outcomes: str) -> Table:
    table = station().show("moon", "rugged").unlearn("rovers").learn("rovers", outcomes)
    table.craft("moon", "rover")
    return table.work().do("explore")


def test_a_rover_draws_two_outcomes_one_after_another_and_both_must_be_good() -> None:
    table = roving("SSm").draws("S").do("keep_outcome").draws("S").do("keep_outcome").discovers("moon_gold")
    assert table.news("feature_found")


def test_a_minor_failure_finds_nothing() -> None:
    table = roving("SSm").draws("S").do("keep_outcome").draws("m").do("keep_outcome")
    assert table.news("rover_failed")
    assert table.parts() == ["rover"]


def test_a_major_failure_damages_the_rover() -> None:
    table = roving("SSM").draws("M").do("remove_outcome").draws("S").do("keep_outcome")
    assert table.parts() == ["damaged_rover"]


def test_a_rover_explores_once_a_year_alone_and_with_its_advancement() -> None:
    table = roving("SSm").draws("S").do("keep_outcome").draws("m").do("keep_outcome")
    assert table.refusal("explore") == "rests"
    table = station().show("moon", "rugged")
    table.craft("moon", "rover", "probe")
    assert table.work().refusal("explore") == "rover_not_alone"
    table = station().show("moon", "rugged").unlearn("rovers")
    table.craft("moon", "rover")
    assert table.work().refusal("explore") == "rovers_needed"
    table.end_year()


def test_the_next_year_a_rover_can_explore_again() -> None:
    table = roving("SSm").draws("S").do("keep_outcome").draws("m").do("keep_outcome")
    table.end_year().work()
    assert table.may("explore")


# --- Life --------------------------------------------------------------------


LIFE = "st_extraterrestrial_life_survey"
PROOF = "st_extraterrestrial_life_sample"


def test_revealing_life_surveys_it_and_then_it_can_be_brought_home() -> None:
    table = station(missions=(LIFE, *KEEPS_OPEN))
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("jungle").do("reveal")
    assert table.owner(LIFE) == 0
    assert table.owner(PROOF) == "open"


def test_a_feature_with_life_counts_as_well() -> None:
    table = station(missions=(LIFE, *KEEPS_OPEN)).show("mars", "wide_plains")
    table.craft("mars_orbit", "probe", "juno")
    table.fly("mars_orbit__mars").do("explore").discovers("mars_lichens")
    assert table.owner(LIFE) == 0


def test_a_sample_from_a_place_with_a_living_feature_is_proof() -> None:
    table = put_feature(station(missions=(PROOF, *KEEPS_OPEN)).show("mars", "wide_plains"), "mars_microbes")
    table.craft("earth_orbit", "apollo", "mars_sample")
    table.fly("earth_orbit__earth")
    assert table.owner(PROOF) == 0


def test_life_stays_possible_where_features_are_still_hidden() -> None:
    table = station(missions=(LIFE, *KEEPS_OPEN)).show("moon", "dust").show("mars", "wide_plains")
    table.craft("venus_orbit", "probe")
    table.work().do("survey", "venus").finds("inferno").do("reveal")
    assert table.owner(LIFE) == "open"


# --- Experiments -------------------------------------------------------------


def test_an_experiment_is_finished_at_a_science_module_and_its_results_come_home() -> None:
    table = station(missions=("st_orbital_experiment", *KEEPS_OPEN))
    table.craft("earth_orbit", "apollo", "science_module", "pilot", "experiment")
    table.work().do("finish_experiment")
    assert "earth_orbit_results" in table.parts()
    table.do("maneuver", "earth_orbit__earth")
    assert table.owner("st_orbital_experiment") == 0


def test_experiment_with_outer_planets_needs_a_scientist() -> None:
    table = station(missions=("st_orbital_experiment", *KEEPS_OPEN), outer_planets=True)
    table.craft("earth_orbit", "apollo", "science_module", "pilot", "experiment")
    assert table.work().refusal("finish_experiment") == "no_science"
    table.put("scientist", 1)
    assert table.do("done").work().may("finish_experiment")


def test_an_experiment_is_only_finished_where_a_mission_wants_it() -> None:
    table = station(missions=("st_lunar_experiment", *KEEPS_OPEN))
    table.craft("earth_orbit", "apollo", "science_module", "pilot", "experiment")
    assert table.work().refusal("finish_experiment") == "no_experiment_wanted"


def test_an_experiment_needs_a_module_that_works_and_an_experiment() -> None:
    table = station(missions=("st_orbital_experiment", *KEEPS_OPEN))
    table.craft("earth_orbit", "apollo", "damaged_science_module", "pilot", "experiment")
    assert table.work().refusal("finish_experiment") == "no_science"
    table.do("done")
    table.craft("earth_orbit", "apollo", "science_module", "pilot")
    assert table.work(2).refusal("finish_experiment") == "no_experiment"


def test_with_stations_a_scientist_needs_a_science_module_for_samples() -> None:
    table = station(missions=("st_lunar_sample_return", *KEEPS_OPEN), outer_planets=True).show("moon", "rugged")
    table.craft("moon", "apollo", "scientist")
    table.work().do("collect", "moon_sample")
    assert table.owner("st_lunar_sample_return") == "open"
    table.do("done")
    table.craft("moon", "apollo", "scientist", "science_module")
    table.work(2).do("collect", "moon_sample")
    assert table.owner("st_lunar_sample_return") == 0


# --- Occupation, twins, points -----------------------------------------------


def test_an_occupation_pays_everybody_there_every_year_and_stays() -> None:
    table = station(2, missions=("st_lunar_occupation", *KEEPS_OPEN)).show("moon", "rugged")
    table.craft("moon", "ground_habitat", "pilot", "pilot", "food", "food")
    table.craft("moon", "ground_habitat", "pilot", "pilot", "food", "food", seat=1)
    for _ in range(2):
        table.end_year()
        while table.drawing() == "lot":
            table.lot(table.possible()[0])
    assert [table.earned(seat) for seat in range(2)] == [2, 2]
    assert table.owner("st_lunar_occupation") == "open"
    assert table.cash() == 30  # nobody is paid for it


def test_points_come_in_halves() -> None:
    table = station(missions=("st_orbital_occupation", *KEEPS_OPEN))
    table.craft("earth_orbit", "space_habitat", "pilot", "pilot", "food")
    table.end_year()
    assert table.earned() == 0.5
    assert table.state.scores() == [10]
    assert table.state.score_unit() == 20


def test_of_two_copies_an_agency_completes_one() -> None:
    table = station(2, missions=("st_man_on_the_moon", "st_man_on_the_moon_again", *KEEPS_OPEN))
    for seat in range(2):
        table.craft("earth_orbit", "apollo", "pilot", seat=seat)
        table.visited(1, "moon", seat=seat)
    table.fly("earth_orbit__earth")
    assert table.owner("st_man_on_the_moon") == 0
    assert table.owner("st_man_on_the_moon_again") == "open"
    table.do("done").do("pass")
    table.fly("earth_orbit__earth")
    assert table.owner("st_man_on_the_moon_again") == 1
    assert table.earned(1) == 13.5


def test_each_death_costs_more_than_the_last() -> None:
    for dead, loss in ((1, 2), (2, 6), (3, 12), (4, 20)):
        table = station()
        table.state.table[table.state.block(0) + 2] = dead
        assert table.state.scores() == [-20 * loss]


def test_no_lead_is_unbeatable_with_an_occupation_in_play() -> None:
    table = station(2).points(90)
    table.end_year()
    if table.drawing() == "lot":
        table.lot(0)
    assert not table.state.is_terminal()


# --- Faces -------------------------------------------------------------------


def test_pressure_on_venus_may_damage_arrivals_and_destroys_what_stays() -> None:
    table = station().show("venus", "pressure")
    table.craft("venus_orbit", "probe", "juno")
    table.fly("venus_orbit__venus").rolls(4).do("damage", "juno")
    assert table.place() == "venus"
    table.end_year()
    assert table.place() is None


def test_dust_storm_on_mars_may_incapacitate_at_the_end_of_the_year() -> None:
    table = station().show("mars", "dust_storms")
    table.craft("mars", "apollo", "apollo", "apollo", "pilot", "doctor", "food")
    table.end_year().rolls(2, 3)
    assert table.crew() == ["incapacitated_pilot", "doctor"]


def test_habitat_protects_from_the_dust_storm() -> None:
    table = station().show("mars", "dust_storms")
    table.craft("mars", "ground_habitat", "pilot", "doctor", "food")
    table.end_year()
    assert table.state.year == 1961


def test_the_strongest_sun_damages_probes_by_the_year() -> None:
    table = station(outer_planets=True).show("solar_radiation", "level_3")
    table.craft("earth_orbit", "saturn", "probe", "galileo")
    table.fly("earth_orbit__mars_orbit", "saturn").rolls(3)
    assert table.parts() == ["damaged_probe", "galileo"]


# --- Everything is written down ----------------------------------------------


def test_stations_has_all_its_components_and_missions() -> None:
    def of_stations(entry: dict[str, Any]) -> bool:
        return "stations" in entry.get("expansion", [])

    counts = {
        table: sum(map(of_stations, ids.DATA[table]))
        for table in ("location", "maneuver", "mission", "face", "feature", "component")
    }
    assert counts == {"location": 2, "maneuver": 12, "mission": 56, "face": 20, "feature": 36, "component": 26}
    assert sum(entry["cards"] for entry in ids.DATA["feature"]) == 54
    assert VOCABULARY.verb(FINISH_EXPERIMENT).name == "finish_experiment"


def test_an_engine_is_shown_with_the_thrust_of_its_tanks() -> None:
    table = station()
    table.craft("earth_orbit", "shuttle", "large_fuel_tank", "large_fuel_tank", "daedalus")
    [craft] = GAME.view(table.state, 0)["agencies"][0]["craft"]
    assert craft["thrust"] == 2 * 75
