"""Hazards beside the maneuvers: suborbital space, radiation, atmospheric entry, landing, and what a place does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.leaving_earth.table import Table

# --- Suborbital space: only for people ---------------------------------------

UP = ["earth__suborbital", "earth__earth_orbit"]


def launch(maneuver: str, *parts: str, missions: tuple[str, ...] = ("mars_station",), **options: Any) -> Table:
    table = Table(1, missions, **options).learn("saturn_rockets")
    table.craft("earth", "saturn", *parts)
    return table.fly(maneuver, "saturn")


@pytest.mark.parametrize("maneuver", UP)
def test_uncrewed_spacecraft_ignores_suborbital_space(maneuver: str) -> None:
    table = launch(maneuver, "apollo", "probe")
    assert table.news("looked") == []
    assert table.place() == maneuver.removeprefix("earth__")


@pytest.mark.parametrize("maneuver", UP)
def test_with_a_crew_suborbital_space_is_faced_on_both_arrows_from_earth(maneuver: str) -> None:
    table = launch(maneuver, "apollo", "pilot", "doctor")
    assert table.drawing() == "location:suborbital"
    table.finds("dangerous").do("reveal").rolls(3, 4)
    assert table.crew() == ["incapacitated_pilot", "doctor"]
    assert table.place() == maneuver.removeprefix("earth__")


@pytest.mark.parametrize(("face", "limit"), [("unpleasant", 1), ("dangerous", 3)])
def test_a_roll_up_to_the_printed_number_incapacitates(face: str, limit: int) -> None:
    for die in range(1, 9):
        table = launch("earth__earth_orbit", "vostok", "pilot").finds(face).do("reveal").rolls(die)
        assert table.crew() == ["incapacitated_pilot" if die <= limit else "pilot"]


def test_harmless_suborbital_space_needs_no_roll() -> None:
    table = launch("earth__earth_orbit", "vostok", "pilot").finds("harmless").do("reveal")
    assert table.place() == "earth_orbit"
    assert table.news("rolled") == []


def test_suborbital_space_kept_secret_destroys_the_spacecraft() -> None:
    """Quick reference: "either reveal it or keep it hidden and destroy this Spacecraft"."""
    table = launch("earth__earth_orbit", "vostok", "pilot").finds("harmless").do("keep_hidden")
    assert table.place() is None
    assert table.news("died")[0]["cause"] == "secrecy"


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "first"},
        {"edition": "first", "outer_planets": True},
        {"edition": "first", "stations": True},
        {"rules": "leaving_earth/1"},
    ],
    ids=["first", "first with Outer Planets", "first with Stations", "version 1"],
)
def test_first_edition_suborbital_space_kept_secret_kills_the_crew_only(options: dict[str, Any]) -> None:
    table = launch("earth__earth_orbit", "vostok", "pilot", **options).finds("harmless").do("keep_hidden")
    assert table.place() == "earth_orbit"
    assert table.crew() == []
    assert table.parts() == ["vostok"]
    assert table.news("died")[0]["cause"] == "secrecy"


def test_suborbital_space_is_faced_again_every_time() -> None:
    table = Table(1).learn("saturn_rockets").show("suborbital", "unpleasant")
    table.craft("earth", "saturn", "vostok", "pilot")
    table.fly("earth__suborbital", "saturn").rolls(8)
    assert table.news("looked") == []


def test_going_on_into_orbit_from_suborbital_flight_faces_nothing() -> None:
    table = Table(1).learn("saturn_rockets").show("suborbital", "dangerous")
    table.craft("suborbital", "saturn", "vostok", "pilot")
    table.fly("suborbital__earth_orbit", "saturn")
    assert table.news("rolled") == []
    assert table.place() == "earth_orbit"


def test_the_incapacitated_are_immune_to_further_harm() -> None:
    table = Table(1).learn("saturn_rockets").show("suborbital", "dangerous")
    table.craft("earth", "saturn", "apollo", "damaged_pilot", "doctor")
    table.fly("earth__suborbital", "saturn").rolls(1)
    assert len(table.news("rolled")) == 1
    assert table.crew() == ["incapacitated_pilot", "incapacitated_doctor"]


# --- Radiation: at departure, once, for every astronaut ----------------------


def to_venus(*parts: str, face: str | None = None) -> Table:
    table = Table(1).learn("saturn_rockets")
    if face is not None:
        table.show("solar_radiation", face)
    table.craft("inner_transfer", "saturn", *parts)
    return table.fly("inner_transfer__venus_orbit", "saturn")


def test_every_craft_with_or_without_a_crew_reveals_solar_radiation_or_is_lost() -> None:
    table = to_venus("probe")
    assert table.drawing() == "location:solar_radiation"
    assert table.finds("level_2").do("reveal").tokens() == 1
    table = to_venus("probe").finds("calm").do("keep_hidden")
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "secrecy"


def test_radiation_is_faced_when_leaving_and_not_again_on_arrival() -> None:
    table = Table(1).learn_all().show("solar_radiation", "level_1")
    table.craft("ceres", "saturn", "apollo", "pilot", "supplies_1x", "supplies_1x")
    table.fly("ceres__inner_transfer", "saturn").rolls(8)
    assert table.tokens() == 2
    table.end_year().end_year()
    assert (table.place(), table.tokens()) == ("inner_transfer", 0)
    assert len(table.news("rolled")) == 1


@pytest.mark.parametrize(("level", "face"), [(1, "level_1"), (2, "level_2")])
@pytest.mark.parametrize("years", [1, 2, 3])
def test_a_roll_up_to_level_times_years_incapacitates(level: int, face: str, years: int) -> None:
    for die in (level * years, level * years + 1):
        table = Table(1).learn_all().show("solar_radiation", face)
        table.craft("inner_transfer", "saturn", "apollo", "pilot")
        table.fly("inner_transfer__venus_orbit")
        for _ in range(years - 1):
            table.do("slower")
        table.do("fire", "saturn").rolls(die)
        assert table.news("rolled")[0]["up_to"] == level * years
        assert table.crew() == ["incapacitated_pilot" if die <= level * years else "pilot"]


def test_radiation_nobody_can_escape_needs_no_roll() -> None:
    table = Table(1).learn_all().show("solar_radiation", "level_2")
    table.craft("earth_orbit", "saturn", "apollo", "pilot")
    table.fly("earth_orbit__mars_orbit").do("slower").do("fire", "saturn")
    assert table.crew() == ["incapacitated_pilot"]


def test_calm_sun_needs_no_roll() -> None:
    assert to_venus("apollo", "pilot", face="calm").tokens() == 1


def test_in_an_aldrin_the_level_is_one_lower() -> None:
    table = to_venus("aldrin", "pilot", "doctor", face="level_2").rolls(2, 1)
    assert table.crew() == ["pilot", "incapacitated_doctor"]
    assert to_venus("aldrin", "pilot", face="level_1").crew() == ["pilot"]


def test_the_shield_of_a_damaged_aldrin_still_works() -> None:
    """Ruling R08."""
    assert to_venus("damaged_aldrin", "pilot", face="level_1").crew() == ["pilot"]


def test_with_mixed_capsules_the_owner_says_who_sits_in_the_aldrin() -> None:
    table = to_venus("aldrin", "apollo", *["pilot"] * 8, "doctor", face="level_1")
    assert table.choices("shield") == [1, 9]
    for _ in range(7):
        table.do("shield", table.choices("shield")[0])
    table.do("shield", 9)
    table.rolls(1)
    assert table.crew().count("incapacitated_pilot") == 1
    assert "doctor" in table.crew()


# --- Atmospheric entry -------------------------------------------------------


def entry(*parts: str, outcomes: str | None = "", money: int = 0) -> Table:
    table = Table(1).money(money)
    if outcomes is not None:
        table.learn("re_entry", outcomes)
    table.craft("earth_orbit", *parts)
    return table.fly("earth_orbit__earth")


def test_only_capsules_are_affected_by_atmospheric_entry() -> None:
    table = entry("probe", "juno", "moon_sample", "supplies_1x", outcomes=None)
    assert table.place() == "earth"
    assert table.parts() == ["juno", "probe", "supplies_1x", "moon_sample"]


@pytest.mark.parametrize("capsule", ["eagle", "aldrin", "damaged_vostok", "damaged_apollo", "damaged_eagle"])
def test_unshielded_and_damaged_capsules_burn_with_their_occupants(capsule: str) -> None:
    table = entry(capsule, "pilot", "probe")
    assert table.parts() == ["probe"]
    assert table.crew() == []
    assert table.news("died")[0]["cause"] == "entry"
    assert table.place() == "earth"


def test_without_the_advancement_every_capsule_burns() -> None:
    table = entry("apollo", "vostok", "pilot", "probe", outcomes=None)
    while table.verbs() == ["seat_in"]:
        table.do("seat_in", table.choices("seat_in")[0])
    assert table.parts() == ["probe"]
    assert table.state.dead(0) == 1


def test_a_spacecraft_of_burnt_capsules_only_is_gone() -> None:
    assert entry("eagle", "pilot").place() is None


def test_each_shielded_capsule_draws_for_itself() -> None:
    table = entry("vostok", "apollo", outcomes="SmM")
    table.draws("m").draws("S")
    assert table.parts() == ["vostok", "damaged_apollo"]


def test_a_minor_failure_of_re_entry_damages_the_capsule_around_its_crew() -> None:
    table = entry("apollo", "pilot", "doctor", outcomes="m").draws("m")
    assert table.parts() == ["damaged_apollo"]
    assert table.crew() == ["pilot", "doctor"]
    assert table.place() == "earth"


def test_a_major_failure_of_re_entry_burns_the_capsule_and_its_crew_only() -> None:
    table = entry("apollo", "pilot", "doctor", "moon_sample", outcomes="M").draws("M")
    assert table.parts() == ["moon_sample"]
    assert table.state.dead(0) == 2
    assert table.place() == "earth"


def test_a_pilot_is_no_help_in_re_entry() -> None:
    table = entry("vostok", "pilot", outcomes="m").draws("m")
    assert table.news("outcome_drawn")[0]["counts"] == "minor_failure"


def test_everybody_is_assigned_to_a_capsule_before_entry() -> None:
    table = entry("vostok", "apollo", "pilot", "doctor", outcomes="SM")
    assert table.choices("seat_in") == [1, 2]
    table.do("seat_in", 1)  # the pilot takes the only seat of the Vostok, so the doctor sits in the Apollo
    table.draws("M").draws("S")
    assert table.crew() == ["pilot"]
    assert table.parts() == ["vostok"]


def test_a_safe_capsule_saves_those_who_sit_in_it() -> None:
    table = entry("apollo", "eagle", "pilot", "doctor")
    table.do("seat_in", 1).do("seat_in", 1)
    assert table.crew() == ["pilot", "doctor"]
    assert table.parts() == ["apollo"]


def test_a_full_capsule_takes_nobody_else() -> None:
    table = entry("vostok", "eagle", "apollo", "pilot", "doctor", "mechanic").do("seat_in", 1)
    assert table.refusal("seat_in", 1) == "capsule_full"


def test_capsules_with_different_occupants_are_different_choices() -> None:
    """Two Apollos with one each are different capsules when different people sit in them."""
    table = entry("apollo", "apollo", "pilot", "doctor", "mechanic")  # the pilot sits in the first of two empty ones
    table.do("seat_in", 2)
    assert table.choices("seat_in") == [1, 2]


def test_burnt_capsules_lose_the_astronauts_assigned_to_them() -> None:
    table = entry("vostok", "vostok", "damaged_vostok", "pilot", "doctor", "mechanic", outcomes="SM")
    seats = []
    while table.verbs() == ["seat_in"]:
        seats.append(table.choices("seat_in"))
        table.do("seat_in", table.choices("seat_in")[0])
    table.draws("S").draws("M")
    assert table.parts() == ["vostok"]
    assert table.crew() == ["doctor"]  # the last capsule draws first


def test_suborbital_flight_ends_without_atmospheric_entry() -> None:
    table = Table(1)
    table.craft("suborbital", "eagle", "pilot")
    table.end_turn()
    assert table.parts() == ["eagle"]
    assert table.crew() == ["pilot"]


@pytest.mark.parametrize("maneuver", ["mars_orbit__mars", "venus_orbit__venus"])
def test_entry_is_faced_at_mars_and_venus_too(maneuver: str) -> None:
    table = Table(1).learn_all().show("mars", "barren").show("venus", "oceans")
    table.craft(maneuver.split("__")[0], "eagle", "pilot", "probe")
    table.fly(maneuver)
    assert table.parts() == ["probe"]
    assert table.crew() == []


# --- Landing -----------------------------------------------------------------


def landing(*parts: str, outcomes: str | None = "", money: int = 0, face: str = "barren") -> Table:
    table = Table(1, ("lunar_lander", "mars_station")).money(money).learn("juno_rockets").show("moon", face)
    if outcomes is not None:
        table.learn("landing", outcomes)
    table.craft("lunar_orbit", *["juno"] * 5, *parts)
    return table.fly("lunar_orbit__moon", *["juno"] * ((2 * table.state.mass_of(0, 1) + 3) // 4))


def test_landing_without_the_advancement_destroys_the_spacecraft() -> None:
    table = landing("probe", outcomes=None)
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "no_landing"


def test_landing_that_succeeds_puts_the_spacecraft_on_the_location() -> None:
    table = landing("probe", outcomes="SSS").draws("S")
    assert table.place() == "moon"
    assert table.owner("lunar_lander") == 0


def test_a_minor_failure_of_landing_damages_what_the_owner_chooses() -> None:
    table = landing("probe", "eagle", "pilot", outcomes="M").draws("M")
    assert table.choices("damage") == ["juno", "probe", "eagle"]
    assert table.choices("damage_crew") == [1]
    table.do("damage_crew", 1)
    assert table.crew() == ["incapacitated_pilot"]


def test_the_damage_comes_before_the_mission() -> None:
    table = landing("probe", outcomes="m").draws("m").do("damage", "probe")
    assert table.place() == "moon"
    assert table.owner("lunar_lander") == "open"


def test_a_major_failure_of_landing_destroys_the_spacecraft() -> None:
    table = landing("eagle", "doctor", outcomes="M").draws("M")
    assert table.place() is None
    assert table.state.dead(0) == 1
    assert table.news("destroyed")[0]["cause"] == "landing"


@pytest.mark.parametrize(("letter", "counts"), [("S", "success"), ("m", "success"), ("M", "minor_failure")])
def test_a_pilot_makes_landing_one_step_better(letter: str, counts: str) -> None:
    table = landing("eagle", "pilot", outcomes=letter + letter).draws(letter)
    assert table.news("outcome_drawn")[0]["counts"] == counts


def test_with_nothing_left_to_damage_the_spacecraft_is_destroyed() -> None:
    table = Table(1).money(0).learn("landing", "m").learn("juno_rockets").show("moon", "barren")
    table.craft("lunar_orbit", "juno", "damaged_probe", "damaged_eagle", "damaged_pilot")
    table.put("supplies_1x", 1)
    table.fly("lunar_orbit__moon")
    table.put("juno", 1)
    table.do("fire", "juno").do("fire", "juno").draws("m")
    assert table.place() is None
    assert table.news("destroyed")[0]["cause"] == "damage"


def test_a_landing_in_parentheses_may_be_tried_or_not() -> None:
    table = Table(1).money(0).learn("landing", "mS")
    table.craft("earth_orbit", "probe")
    table.fly("earth_orbit__earth")
    assert table.verbs() == ["try_landing", "skip_landing"]
    table.do("try_landing").draws("m").do("damage", "probe")
    assert (table.place(), table.parts()) == ("earth", ["damaged_probe"])


def test_a_landing_in_parentheses_left_alone_draws_nothing() -> None:
    table = Table(1).learn("landing", "M")
    table.craft("earth_orbit", "probe")
    table.fly("earth_orbit__earth").do("skip_landing")
    assert table.place() == "earth"
    assert table.outcomes("landing") == "M"


def test_a_landing_in_parentheses_can_destroy() -> None:
    table = Table(1).money(0).learn("landing", "M")
    table.craft("suborbital", "probe")
    table.end_turn().do("try_landing").draws("M")
    assert table.place() is None


@pytest.mark.parametrize("learnt", [False, True])
def test_optional_landing_without_outcomes_is_not_a_decision(learnt: bool) -> None:
    table = Table(1)
    if learnt:
        table.learn("landing")
    table.craft("earth_orbit", "probe")
    assert table.fly("earth_orbit__earth").place() == "earth"


def test_arrival_at_ceres_is_a_landing() -> None:
    table = Table(1).learn_all().unlearn("landing").show("solar_radiation", "calm").show("ceres", "barren")
    table.craft("inner_transfer", "saturn", "probe")
    table.fly("inner_transfer__ceres", "saturn")
    assert (table.place(), table.tokens()) == ("ceres", 1)
    table.end_year()
    assert table.place() is None
    assert table.happened("year_ended", "destroyed", "year_began") == ["destroyed", "year_ended", "year_began"]


# --- Exploration -------------------------------------------------------------


def explore(*parts: str) -> Table:
    table = Table(1, ("lunar_survey", "lunar_lander", "mars_station")).learn_all()
    table.craft("lunar_orbit", "atlas", *parts)
    return table.fly("lunar_orbit__moon", "atlas")


def test_arrival_at_an_unknown_location_reveals_it_or_loses_the_spacecraft() -> None:
    table = explore("probe").finds("barren").do("keep_hidden")
    assert table.place() is None
    assert not table.is_revealed("moon")
    assert table.has_seen("moon")
    assert table.owner("lunar_survey") == "open"
    table = explore("probe").finds("barren").do("reveal")
    assert table.place() == "moon"
    assert (table.owner("lunar_survey"), table.owner("lunar_lander")) == (0, 0)


def test_a_survey_by_travel_counts_although_the_place_destroys_the_spacecraft() -> None:
    table = explore("probe").finds("dust").do("reveal")
    assert table.place() is None
    assert table.owner("lunar_survey") == 0
    assert table.owner("lunar_lander") == "removed"
    assert table.news("destroyed")[0]["cause"] == "place"


def test_revealed_destructive_location_still_destroys() -> None:
    table = Table(1).learn_all().show("venus", "inferno")
    table.craft("venus_orbit", "probe")
    table.fly("venus_orbit__venus")
    assert table.place() is None


def test_a_spacecraft_that_fails_to_land_reveals_nothing() -> None:
    table = Table(1).money(0).learn("landing", "M").learn("atlas_rockets")
    table.craft("lunar_orbit", "atlas", "probe")
    table.fly("lunar_orbit__moon", "atlas").draws("M")
    assert table.place() is None
    assert not table.has_seen("moon")


def test_a_spacecraft_that_burns_faces_no_landing() -> None:
    table = Table(1).learn("re_entry", "M").learn("landing", "M").money(0)
    table.craft("mars_orbit", "vostok")
    table.fly("mars_orbit__mars").draws("M")
    assert table.place() is None
    assert len(table.news("outcome_drawn")) == 1
    assert not table.has_seen("mars")


def test_hazards_come_in_printed_order() -> None:
    table = Table(1).learn("re_entry", "SS").learn("landing", "SS").money(0)
    table.craft("mars_orbit", "vostok", "pilot")
    table.fly("mars_orbit__mars").draws("S").draws("S").finds("plants").do("reveal")
    assert [drawn["advancement"] for drawn in table.news("outcome_drawn")] == ["re_entry", "landing"]
    assert table.happened("departed", "outcome_drawn", "looked", "revealed", "arrived") == [
        "departed",
        "outcome_drawn",
        "outcome_drawn",
        "looked",
        "revealed",
        "arrived",
    ]
