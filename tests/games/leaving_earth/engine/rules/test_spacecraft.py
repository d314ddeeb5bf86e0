"""In space: docking and separating, surveying, collecting, healing and repairing."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth.vocabulary import MOST_CRAFT
from tests.games.leaving_earth.table import Table

# --- Rendezvous: docking -----------------------------------------------------


def two(place: str = "earth_orbit", outcomes: str = "", first: str = "probe", second: str = "juno") -> Table:
    table = Table(1).money(0).learn("rendezvous", outcomes)
    table.craft(place, *first.split())
    table.craft(place, *second.split())
    return table.work()


def test_two_spacecraft_become_one() -> None:
    table = two(first="probe", second="juno apollo pilot").do("dock", 2)
    assert table.parts(1) == ["juno", "probe", "apollo"]
    assert table.crew(1) == ["pilot"]
    assert table.place(2) is None
    assert table.state.mass_of(0, 1) == 5


def test_docking_draws_one_outcome() -> None:
    table = two(outcomes="SS").do("dock", 2)
    assert table.drawing() == "test:rendezvous"
    table.draws("S")
    assert table.place(2) is None
    assert len(table.news("outcome_drawn")) == 1


@pytest.mark.parametrize("failure", ["m", "M"])
def test_a_failed_docking_damages_a_component_of_the_owners_choice(failure: str) -> None:
    table = two(outcomes=failure).do("dock", 2).draws(failure)
    assert table.choices("suffer") == [1, 2]
    table.do("suffer", 2)
    assert table.choices("damage") == ["juno"]
    table.do("damage", "juno")
    assert table.parts(1) == ["probe"]
    assert table.parts(2) == ["damaged_juno"]


def test_damage_must_hit_what_is_undamaged() -> None:
    table = two(outcomes="M", second="damaged_juno supplies_1x").do("dock", 2).draws("M")
    assert table.choices("damage") == ["probe"]


def test_with_nothing_to_damage_on_either_the_spacecraft_that_began_is_destroyed() -> None:
    """Ruling R09."""
    table = two(outcomes="m", first="damaged_probe", second="supplies_1x").do("dock", 2).draws("m")
    assert table.place(1) is None
    assert table.parts(2) == ["supplies_1x"]
    assert "pass" in table.verbs()


@pytest.mark.parametrize(
    ("failure", "counts", "docked"), [("m", "success", True), ("M", "minor_failure", False), ("S", "success", True)]
)
@pytest.mark.parametrize("where", [1, 2])
def test_a_pilot_on_either_spacecraft_makes_rendezvous_one_step_better(
    failure: str, counts: str, docked: bool, where: int
) -> None:
    table = Table(1).money(0).learn("rendezvous", failure + failure)
    for number in (1, 2):
        table.craft("earth_orbit", "apollo", *["pilot"] * (number == where))
    table.work().do("dock", 2).draws(failure)
    assert table.news("outcome_drawn")[0]["counts"] == counts
    assert (table.place(2) is None) == docked


def test_two_pilots_are_no_better_than_one_and_an_incapacitated_one_is_none() -> None:
    table = two(outcomes="M", first="apollo pilot", second="apollo pilot").do("dock", 2).draws("M")
    assert table.news("outcome_drawn")[0]["counts"] == "minor_failure"
    table = two(outcomes="m", first="apollo damaged_pilot", second="probe").do("dock", 2).draws("m")
    assert table.news("outcome_drawn")[0]["counts"] == "minor_failure"


def test_a_pilot_elsewhere_is_no_help() -> None:
    table = two(outcomes="m").stock("pilot")
    table.craft("earth_orbit", "apollo", "pilot")
    table.do("dock", 2).draws("m")
    assert table.news("outcome_drawn")[0]["counts"] == "minor_failure"


def test_docking_needs_the_advancement_the_same_place_and_another_spacecraft() -> None:
    table = Table(1)
    table.craft("earth_orbit", "probe")
    table.craft("earth_orbit", "probe")
    table.craft("lunar_orbit", "probe")
    table.work()
    assert table.refusal("dock", 2) == "rendezvous_needed"
    assert table.refusal("separate") == "rendezvous_needed"
    table.learn("rendezvous")
    assert table.refusal("dock", 3) == "not_the_same_place"
    assert table.refusal("dock", 1) == "no_such_craft"
    assert table.refusal("dock", 4) == "no_such_craft"


@pytest.mark.parametrize("place", ["earth", "suborbital"])
def test_there_is_no_rendezvous_on_earth_or_in_suborbital_flight(place: str) -> None:
    table = two(place)
    assert table.refusal("dock", 2) == "no_rendezvous_here"
    assert table.refusal("separate") == "no_rendezvous_here"


@pytest.mark.parametrize("late", [0, 1])
def test_docking_with_time_tokens_is_impossible(late: int) -> None:
    table = Table(1).learn("rendezvous")
    for number in (0, 1):
        table.craft("mars_orbit", "probe", time=int(number == late), on="inner_transfer__mars_orbit")
    table.work(1)
    assert table.refusal("dock", 2) == "in_flight"


def test_docking_on_a_surface_is_possible() -> None:
    assert two("moon").do("dock", 2).parts() == ["juno", "probe"]


# --- Rendezvous: separating --------------------------------------------------


def whole(*parts: str, outcomes: str = "", place: str = "lunar_orbit", time: int = 0) -> Table:
    table = Table(1).money(0).learn("rendezvous", outcomes)
    table.craft(place, *parts, time=time, on="inner_transfer__mars_orbit" if time else None)
    return table.work()


def test_a_spacecraft_is_split_in_two_at_the_same_place() -> None:
    table = whole("eagle", "apollo", "pilot", "doctor", "juno").do("separate")
    table.do("detach", "eagle").do("detach_crew", 1).do("detach", "juno").do("split")
    assert (table.parts(1), table.crew(1)) == (["apollo"], ["doctor"])
    assert (table.parts(2), table.crew(2)) == (["juno", "eagle"], ["pilot"])
    assert table.place(2) == "lunar_orbit"


def test_both_halves_keep_the_time_tokens_and_both_arrive() -> None:
    table = whole("probe", "juno", place="mars_orbit", time=2)
    table.do("separate").do("detach", "juno").do("split")
    assert (table.tokens(1), table.tokens(2)) == (2, 2)
    table.end_year().end_year()
    assert (table.tokens(1), table.tokens(2)) == (0, 0)
    assert len(table.news("arrived")) == 2


@pytest.mark.parametrize("failure", ["m", "M"])
def test_a_failed_separation_leaves_one_damaged_spacecraft(failure: str) -> None:
    table = whole("probe", "juno", outcomes=failure).do("separate").do("detach", "juno").do("split").draws(failure)
    assert table.choices("damage") == ["juno", "probe"]
    table.do("damage", "juno")
    assert table.parts(1) == ["probe", "damaged_juno"] or table.parts(1) == ["damaged_juno", "probe"]
    assert table.place(2) is None


def test_a_failed_separation_with_nothing_left_to_damage_destroys_the_spacecraft() -> None:
    table = whole("damaged_probe", "supplies_1x", "moon_sample", outcomes="m")
    table.do("separate").do("detach", "supplies_1x").do("split").draws("m")
    assert table.place(1) is None
    assert table.place(2) is None
    assert table.news("destroyed")[0]["cause"] == "damage"


@pytest.mark.parametrize("pilot_leaves", [True, False])
def test_a_pilot_helps_to_separate_whichever_half_he_is_in(pilot_leaves: bool) -> None:
    table = whole("apollo", "apollo", "pilot", outcomes="m").do("separate").do("detach", "apollo")
    if pilot_leaves:
        table.do("detach_crew", 1)
    table.do("split").draws("m")
    assert table.parts(2) == ["apollo"]


def test_separating_checks_the_seats_and_leaves_no_empty_half() -> None:
    table = whole("apollo", "probe", "pilot").do("separate")
    assert table.refusal("split") == "empty_half"
    table.do("detach", "apollo")
    assert table.refusal("split") == "seats_short"
    table.do("detach_crew", 1)
    assert table.may("split")
    table.do("detach", "probe")
    assert table.refusal("split") == "empty_half"


def test_a_separation_can_be_called_off_without_a_draw() -> None:
    table = whole("apollo", "probe", "pilot", outcomes="m").do("separate").do("detach", "probe").do("cancel")
    assert (table.parts(1), table.crew(1)) == (["probe", "apollo"], ["pilot"])
    assert table.place(2) is None
    assert table.news("outcome_drawn") == []


def test_separating_needs_two_components_and_a_free_card() -> None:
    assert whole("probe").refusal("separate") == "too_small"
    table = whole("probe", "juno")
    for _ in range(MOST_CRAFT - 1):
        table.craft("earth", "juno")
    assert table.refusal("separate") == "no_craft_free"


def test_an_ion_thruster_that_rests_goes_on_resting_in_the_other_half() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "ion_thruster", "saturn", "probe")
    table.fly("earth_orbit__inner_transfer").do("fire", "ion_thruster").do("stop")
    table.do("separate").do("detach", "ion_thruster").do("split").do("done").work(2)
    assert table.refusal("maneuver", "earth_orbit__inner_transfer") == "nothing_to_fire"


# --- Survey ------------------------------------------------------------------

SURVEYS = {
    "earth_orbit": ["solar_radiation"],
    "lunar_flyby": ["moon"],
    "lunar_orbit": ["moon"],
    "inner_transfer": ["ceres", "solar_radiation"],
    "venus_flyby": ["venus"],
    "venus_orbit": ["venus", "solar_radiation"],
    "mars_flyby": ["mars"],
    "mars_orbit": ["mars", "phobos", "solar_radiation"],
    "ceres": ["solar_radiation"],
    "mercury_flyby": ["mercury"],
    "mercury_orbit": ["solar_radiation", "mercury"],
    "moon": [],
    "suborbital": [],
    "phobos": [],
}


@pytest.mark.parametrize("place", SURVEYS)
def test_what_is_printed_beside_a_maneuver_from_here_can_be_surveyed(place: str) -> None:
    table = Table(1).learn("surveying")
    table.craft(place, "probe")
    assert table.work().choices("survey") == SURVEYS[place]


@pytest.mark.parametrize("instrument", ["probe", "vostok", "apollo", "eagle", "aldrin"])
def test_a_working_probe_or_capsule_surveys(instrument: str) -> None:
    table = Table(1).learn("surveying")
    table.craft("lunar_orbit", instrument)
    table.craft("lunar_orbit", f"damaged_{instrument}", "juno")
    assert table.work(1).may("survey", "moon")
    assert table.do("done").work(2).refusal("survey", "moon") == "no_working_probe"


def test_a_survey_needs_the_advancement_and_no_time_tokens() -> None:
    table = Table(1)
    table.craft("mars_orbit", "probe", time=1, on="inner_transfer__mars_orbit")
    table.work()
    assert table.refusal("survey", "mars") == "surveying_needed"
    assert table.learn("surveying").refusal("survey", "mars") == "in_flight"
    assert table.refusal("survey", "venus") == "not_surveyable"


def test_survey_shows_the_face_to_the_agency_only() -> None:
    table = Table(2, ("lunar_survey", "mars_station")).learn("surveying")
    table.craft("lunar_orbit", "probe")
    table.work().do("survey", "moon")
    assert table.state.chance_audience() == [0]
    table.finds("microbes").do("keep_hidden")
    assert table.has_seen("moon", 0)
    assert not table.has_seen("moon", 1)
    assert not table.is_revealed("moon")
    assert table.owner("lunar_survey") == "open"
    assert table.place() == "lunar_orbit"


def test_revealing_shows_it_to_everybody_and_completes_the_survey() -> None:
    table = Table(2, ("lunar_survey", "mars_station")).learn("surveying")
    table.craft("lunar_orbit", "probe")
    table.work().do("survey", "moon").finds("dust").do("reveal")
    assert table.is_revealed("moon")
    assert table.owner("lunar_survey") == 0


def test_second_survey_shows_the_same_face_and_may_reveal_it() -> None:
    table = Table(2, ("lunar_survey", "mars_station")).learn("surveying").learn("surveying", seat=1)
    table.craft("lunar_orbit", "probe")
    table.craft("lunar_orbit", "probe", seat=1)
    table.work().do("survey", "moon").finds("dust").do("keep_hidden").do("survey", "moon")
    assert table.verbs() == ["reveal", "keep_hidden"]
    table.do("keep_hidden").end_turn()
    table.work().do("survey", "moon").do("reveal")
    assert table.news("revealed")[0]["face"] == "dust"
    assert table.owner("lunar_survey") == 1


@pytest.mark.parametrize("failure", ["m", "M"])
def test_a_failed_survey_shows_nothing_and_harms_nothing(failure: str) -> None:
    table = Table(1).learn("surveying", failure)
    table.craft("lunar_orbit", "probe")
    table.work().do("survey", "moon").draws(failure)
    assert table.verbs() == ["remove_outcome", "keep_outcome"]
    table.do("remove_outcome")
    assert table.parts() == ["probe"]
    assert not table.has_seen("moon")
    table.do("survey", "moon")
    assert table.drawing() == "location:moon"


def test_a_revealed_place_may_be_surveyed_again_to_test() -> None:
    table = Table(1).learn("surveying", "S").show("moon", "barren")
    table.craft("lunar_orbit", "probe")
    table.work().do("survey", "moon").draws("S")
    assert table.outcomes("surveying") == ""
    assert table.may("survey", "moon")
    assert table.news("looked") == []


def test_at_a_fly_by_each_probe_surveys_once_a_turn() -> None:
    """Quick reference: "Survey once per turn per Probe/Capsule if at a Location with an Automatic Maneuver"."""
    table = Table(1).learn("surveying", "M")
    table.craft("lunar_flyby", "probe", "probe")
    table.work().do("survey", "moon").draws("M").do("remove_outcome").do("survey", "moon")
    assert table.drawing() == "location:moon"
    table.finds("barren").do("keep_hidden")
    assert table.refusal("survey", "moon") == "probes_spent"


@pytest.mark.parametrize("options", [{"edition": "first"}, {"rules": "leaving_earth/1"}], ids=["first", "version 1"])
def test_first_edition_survey_at_a_fly_by_can_be_repeated_in_the_same_turn(options: dict[str, Any]) -> None:
    """Ruling R16."""
    table = Table(1, **options).learn("surveying", "M")
    table.craft("lunar_flyby", "probe")
    table.work().do("survey", "moon").draws("M").do("remove_outcome").do("survey", "moon")
    assert table.drawing() == "location:moon"


# --- Collect -----------------------------------------------------------------


@pytest.mark.parametrize("place", ["moon", "mars", "venus", "phobos", "ceres", "mercury"])
def test_samples_are_collected_on_every_solid_body_as_many_as_one_likes(place: str) -> None:
    table = Table(1).show(place, "oceans" if place == "venus" else "barren")
    table.craft(place, "probe")
    table.work().do("collect", f"{place}_sample").do("collect", f"{place}_sample")
    assert table.parts() == ["probe", f"{place}_sample", f"{place}_sample"]


@pytest.mark.parametrize(
    ("place", "face"), [("mars", "plants"), ("ceres", "ice"), ("venus", "oceans"), ("venus", "wetlands")]
)
def test_supplies_are_collected_where_everybody_knows_of_them(place: str, face: str) -> None:
    table = Table(1).show(place, face)
    table.craft(place, "probe")
    table.work().do("collect", "supplies_1x")
    assert table.parts() == ["probe", "supplies_1x"]


@pytest.mark.parametrize(("place", "face"), [("mars", "barren"), ("moon", "microbes"), ("ceres", "minerals")])
def test_elsewhere_there_are_no_supplies(place: str, face: str) -> None:
    table = Table(1).show(place, face)
    table.craft(place, "probe")
    assert table.work().refusal("collect", "supplies_1x") == "nothing_to_collect"


@pytest.mark.parametrize(
    ("parts", "may"),
    [
        ("probe", True),
        ("eagle", True),
        ("damaged_eagle pilot", True),
        ("damaged_eagle damaged_pilot", False),
        ("damaged_probe", False),
        ("juno", False),
    ],
)
def test_collecting_takes_a_working_probe_or_capsule_or_a_healthy_astronaut(parts: str, may: bool) -> None:
    table = Table(1).show("moon", "barren")
    table.craft("moon", *parts.split())
    table.work()
    if may:
        assert table.choices("collect") == ["moon_sample"]
    else:
        assert table.refusal("collect", "moon_sample") == "no_collector"


def test_nothing_is_collected_in_orbit_or_in_flight() -> None:
    table = Table(1).show("ceres", "ice")
    table.craft("mars_orbit", "probe")
    table.craft("ceres", "probe", time=1, on="inner_transfer__ceres")
    assert table.work(1).refusal("collect", "mars_sample") == "nothing_to_collect"
    assert table.do("done").work(2).refusal("collect", "ceres_sample") == "in_flight"


# --- Heal and repair ---------------------------------------------------------


def test_a_doctor_heals_everybody_else_for_nothing() -> None:
    table = Table(1)
    table.craft("earth_orbit", "aldrin", "doctor", "damaged_pilot", "damaged_mechanic", "damaged_doctor")
    table.work().do("heal")
    assert table.crew() == ["doctor", "pilot", "mechanic", "doctor"]
    assert table.refusal("heal") == "nobody_to_heal"


def test_a_doctor_does_not_heal_himself_nor_people_elsewhere() -> None:
    table = Table(1)
    table.craft("earth_orbit", "aldrin", "damaged_doctor", "damaged_pilot")
    table.craft("earth_orbit", "aldrin", "doctor")
    assert table.work(1).refusal("heal") == "no_doctor"
    assert table.do("done").work(2).refusal("heal") == "nobody_to_heal"


def test_healing_works_in_flight() -> None:
    table = Table(1)
    table.craft("mars_orbit", "aldrin", "doctor", "damaged_pilot", time=2, on="inner_transfer__mars_orbit")
    assert table.work().do("heal").crew() == ["doctor", "pilot"]


def test_a_mechanic_repairs_everything_but_people_with_one_supplies() -> None:
    table = Table(1)
    parts = ("damaged_apollo", "damaged_juno", "damaged_juno", "damaged_probe")
    table.craft("earth_orbit", *parts, "mechanic", "damaged_pilot", "supplies_1x", "supplies_1x")
    table.work().do("repair")
    assert table.parts() == ["juno", "juno", "probe", "apollo", "supplies_1x"]
    assert table.crew() == ["mechanic", "incapacitated_pilot"]
    assert table.refusal("repair") == "nothing_to_repair"


def test_repairing_needs_a_healthy_mechanic_and_supplies() -> None:
    table = Table(1)
    table.craft("earth_orbit", "damaged_apollo", "damaged_mechanic", "supplies_1x")
    table.craft("earth_orbit", "damaged_apollo", "mechanic")
    table.craft("earth_orbit", "damaged_apollo", "pilot", "supplies_1x")
    assert table.work(1).refusal("repair") == "no_mechanic"
    assert table.do("done").work(2).refusal("repair") == "no_supplies"
    assert table.do("done").work(3).refusal("repair") == "no_mechanic"


def test_repairing_works_in_flight_and_a_repaired_rocket_can_be_fired() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "damaged_juno", "vostok", "mechanic", "supplies_1x")
    table.work().do("repair").do("maneuver", "earth_orbit__lunar_flyby").do("fire", "juno")
    assert table.place() == "lunar_flyby"
    table = Table(1)
    flight = "inner_transfer__mars_orbit"
    table.craft("mars_orbit", "damaged_vostok", "mechanic", "supplies_1x", time=1, on=flight)
    assert table.work().do("repair").parts() == ["vostok"]


def test_a_repaired_probe_completes_the_mission_of_where_it_is() -> None:
    table = Table(1, ("lunar_lander", "mars_station")).show("moon", "barren")
    table.craft("moon", "damaged_eagle", "mechanic", "supplies_1x")
    table.work().do("repair")
    assert table.owner("lunar_lander") == 0


def test_a_probe_repaired_in_flight_completes_nothing_before_it_arrives() -> None:
    table = Table(1, ("ceres_lander", "mars_station")).learn("landing").learn("life_support").show("ceres", "barren")
    parts = ("damaged_aldrin", "mechanic", "supplies_1x", "supplies_1x")
    table.craft("ceres", *parts, time=1, on="inner_transfer__ceres")
    table.work().do("repair")
    assert table.owner("ceres_lander") == "open"
    table.end_year()
    assert table.owner("ceres_lander") == 0


def test_suborbital_flight_is_too_short_for_repairs() -> None:
    table = Table(1).show("suborbital", "harmless")
    table.craft("suborbital", "damaged_apollo", "mechanic", "supplies_1x")
    assert table.work().refusal("repair") == "no_repair_here"
