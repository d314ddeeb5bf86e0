"""Maneuvers: thrust, mass, time, ion thrusters, and those that nobody can put off."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth.vocabulary import MOST_FREE_STEPS
from tests.games.leaving_earth.table import Table

# --- Thrust ------------------------------------------------------------------


def test_the_mass_before_firing_counts_with_the_rockets_that_will_be_fired() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "juno", "juno", "probe")
    table.fly("earth_orbit__lunar_orbit")
    assert table.state.need == 3 * 4
    table.do("fire", "juno").do("fire", "juno")
    assert table.state.need == 12
    table.do("fire", "juno")
    assert table.place() == "lunar_orbit"
    assert table.parts() == ["probe"]


def test_firing_ends_as_soon_as_it_is_enough() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby", "juno")
    assert table.place() == "lunar_flyby"
    assert table.parts() == ["juno", "probe"]


def test_the_owner_may_stop_after_each_rocket_and_spent_rockets_are_spent() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "juno", "juno", "probe")
    table.fly("earth_orbit__lunar_orbit", "juno").do("stop")
    assert table.place() == "earth_orbit"
    assert table.parts() == ["juno", "juno", "probe"]
    assert table.may("maneuver", "earth_orbit__lunar_flyby")


def test_with_too_little_thrust_the_spacecraft_stays_and_spent_rockets_are_spent() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "apollo")
    table.fly("earth_orbit__lunar_orbit", "juno")
    assert table.place() == "earth_orbit"
    assert table.parts() == ["apollo"]
    assert table.happened("stopped", "departed") == ["stopped"]


def test_thrust_of_an_earlier_attempt_is_lost() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "juno", "juno", "probe")
    table.fly("earth_orbit__lunar_orbit", "juno").do("stop")
    table.do("maneuver", "earth_orbit__lunar_orbit")
    assert table.state.thrust == 0
    assert table.state.need == 9


def test_rockets_of_all_kinds_and_thrusters_mix() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "juno", "ion_thruster", "probe", "probe")
    table.fly("earth_orbit__inner_transfer").do("slower").do("fire", "juno")
    assert (table.state.need, table.state.thrust) == (12, 4)
    table.do("fire", "ion_thruster")
    assert table.place() == "inner_transfer"
    assert table.tokens() == 2


def test_a_maneuver_of_difficulty_0_needs_no_rocket() -> None:
    table = Table(1)
    table.craft("earth_orbit", "probe")
    table.fly("earth_orbit__earth")
    assert table.place() == "earth"


def test_damaged_components_have_their_mass() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "damaged_atlas")
    table.fly("earth_orbit__lunar_flyby")
    assert table.state.need == 5


def test_astronauts_have_no_mass() -> None:
    table = Table(1).learn("juno_rockets")
    table.craft("earth_orbit", "juno", "apollo", "pilot", "pilot", "pilot")
    table.fly("earth_orbit__lunar_flyby")
    assert table.state.need == 4


def test_a_spacecraft_without_any_component_left_is_no_spacecraft() -> None:
    """Spacecraft: at least one component. What has burnt its last rocket neither lands nor sees anything."""
    table = Table(1, ("lunar_survey", "mars_station")).learn_all()
    table.craft("lunar_orbit", "juno")
    table.fly("lunar_orbit__moon", "juno")
    assert table.place() is None
    assert "pass" in table.verbs()
    assert not table.is_revealed("moon")


def test_the_last_rocket_spent_in_vain_leaves_nothing_behind() -> None:
    table = Table(1).learn_all()
    table.craft("mars_orbit", "juno")
    table.fly("mars_orbit__earth_orbit").do("fire", "juno")
    assert table.place() is None


# --- Time --------------------------------------------------------------------


def test_a_maneuver_puts_as_many_time_tokens_as_it_shows_hourglasses() -> None:
    table = Table(1).learn_all().show("solar_radiation", "calm")
    table.craft("earth_orbit", "saturn", "probe")
    table.fly("earth_orbit__mars_orbit", "saturn")
    assert (table.place(), table.tokens()) == ("mars_orbit", 3)
    assert table.happened("departed", "arrived") == ["departed"]


def test_doubling_the_difficulty_halves_the_years_rounded_up_again_and_again() -> None:
    table = Table(1).learn_all().show("solar_radiation", "calm")
    table.craft("earth_orbit", "saturn", "probe")
    table.fly("earth_orbit__mars_flyby")
    assert (table.state.years, table.state.need) == (3, 63)
    table.do("faster")
    assert (table.state.years, table.state.need) == (2, 126)
    table.do("faster")
    assert (table.state.years, table.state.need) == (1, 252)
    assert table.refusal("faster") == "years_fixed"


def test_a_faster_flight_carries_fewer_tokens() -> None:
    table = Table(1).learn_all().show("solar_radiation", "calm")
    table.craft("earth_orbit", "saturn", "probe")
    table.fly("earth_orbit__mars_flyby").do("faster").do("fire", "saturn")
    assert table.tokens() == 2


def test_years_can_be_added_for_nothing_where_an_hourglass_is_shown() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby").do("slower").do("slower")
    assert table.state.need == 2
    table.do("fire", "juno")
    assert table.tokens() == 2


def test_an_hourglass_in_parentheses_takes_no_time_unless_it_is_wanted() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby", "juno")
    assert (table.place(), table.tokens()) == ("lunar_flyby", 0)


def test_without_an_hourglass_there_is_no_time_to_change() -> None:
    table = Table(1).learn_all()
    table.craft("moon", "juno", "probe")
    table.fly("moon__lunar_orbit")
    assert table.refusal("slower") == "years_fixed"
    assert table.refusal("faster") == "years_fixed"


def test_the_years_are_chosen_before_firing() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "juno", "juno", "apollo")
    table.fly("earth_orbit__lunar_orbit", "juno")
    assert table.refusal("slower") == "already_fired"
    assert table.refusal("faster") == "already_fired"


def test_flight_cannot_be_shortened_and_lengthened() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "saturn", "probe")
    table.fly("earth_orbit__mars_flyby").do("faster")
    assert table.refusal("slower") == "years_fixed"
    table.do("stop").do("maneuver", "earth_orbit__mars_flyby").do("slower")
    assert table.refusal("faster") == "years_fixed"


def test_years_are_not_added_beyond_the_end_of_the_calendar() -> None:
    """Ruling R13: spacecraft due after the last year never arrive. Those due at its end still do."""
    for edition, years in (("quick_reference", 3), ("first", 2)):
        table = Table(1, last_year=1958, edition=edition).learn_all()
        table.craft("earth_orbit", "ion_thruster", "saturn", "probe")
        table.fly("earth_orbit__lunar_flyby")
        for _ in range(years):
            table.do("slower")
        assert table.state.year + table.state.years == 1956 + years
        assert table.refusal("slower") == "years_fixed"


def test_with_time_tokens_there_is_no_maneuver() -> None:
    table = Table(1).learn_all()
    table.craft("inner_transfer", "juno", "probe", time=1, on="earth_orbit__inner_transfer")
    table.work()
    assert "maneuver" not in table.verbs()
    assert table.refusal("maneuver", "inner_transfer__venus_orbit") == "in_flight"


# --- Ion thrusters -----------------------------------------------------------


@pytest.mark.parametrize("years", [1, 2, 4])
def test_an_ion_thruster_gives_5_for_every_year_and_is_kept(years: int) -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "ion_thruster", *["saturn"] * 2, "probe")
    table.fly("earth_orbit__inner_transfer")
    for _ in range(years - 1):
        table.do("slower")
    table.do("fire", "ion_thruster")
    assert table.state.thrust == 5 * years
    assert "ion_thruster" in table.parts()


def test_an_ion_thruster_counts_the_years_of_a_hurried_flight() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "ion_thruster", "saturn", "probe")
    table.fly("earth_orbit__mars_flyby").do("faster").do("fire", "ion_thruster")
    assert table.state.thrust == 10


def test_an_ion_thruster_needs_years() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "ion_thruster", "juno", "probe")
    table.fly("earth_orbit__lunar_flyby")
    assert table.refusal("fire", "ion_thruster") == "needs_years"
    table.do("slower").do("fire", "ion_thruster")
    assert (table.place(), table.tokens()) == ("lunar_flyby", 1)


def test_ion_thruster_alone_cannot_fly_a_maneuver_without_time() -> None:
    table = Table(1).learn_all()
    table.craft("moon", "ion_thruster", "probe")
    table.work()
    assert table.refusal("maneuver", "moon__lunar_orbit") == "nothing_to_fire"


def test_an_ion_thruster_that_has_fired_rests_until_next_year() -> None:
    table = Table(1).learn_all()
    table.craft("earth_orbit", "ion_thruster", "saturn", "probe", "juno")
    table.fly("earth_orbit__inner_transfer").do("fire", "ion_thruster").do("stop")
    table.do("maneuver", "earth_orbit__inner_transfer")
    assert table.refusal("fire", "ion_thruster") == "rests"
    table.do("stop").end_year()
    table.fly("earth_orbit__inner_transfer")
    assert table.may("fire", "ion_thruster")


def test_a_thruster_that_failed_may_be_followed_by_another() -> None:
    table = Table(1).money(0).learn("ion_thrusters", "m")
    table.craft("earth_orbit", "ion_thruster", "ion_thruster", "probe")
    table.fly("earth_orbit__inner_transfer").do("fire", "ion_thruster").draws("m")
    assert table.may("fire", "ion_thruster")
    table.do("fire", "ion_thruster").draws("m")
    assert table.parts() == ["damaged_ion_thruster"] * 2 + ["probe"]
    assert table.place() == "earth_orbit"


# --- Automatic maneuvers -----------------------------------------------------


def test_spacecraft_in_suborbital_flight_returns_to_earth_at_the_end_of_the_turn() -> None:
    table = Table(1).learn("atlas_rockets")
    table.craft("earth", "atlas", "probe")
    table.fly("earth__suborbital", "atlas")
    assert table.place() == "suborbital"
    table.end_turn()
    assert table.place() == "earth"


@pytest.mark.parametrize("place", ["lunar_flyby", "inner_transfer", "venus_flyby", "mars_flyby", "mercury_flyby"])
def test_spacecraft_in_a_fly_by_is_lost_at_the_end_of_the_turn(place: str) -> None:
    table = Table(2)
    table.craft(place, "apollo", "pilot")
    table.do("pass")
    assert table.place() is None
    assert table.state.dead(0) == 1
    assert table.news("destroyed")[0]["cause"] == "drift"


def test_the_spacecraft_of_others_are_not_moved() -> None:
    table = Table(2)
    table.craft("lunar_flyby", "probe", seat=1)
    table.do("pass")
    assert table.place(1, seat=1) == "lunar_flyby"


def test_time_tokens_put_an_automatic_maneuver_off() -> None:
    table = Table(1)
    table.craft("mars_flyby", "probe", time=2, on="earth_orbit__mars_flyby")
    table.end_year()
    assert (table.place(), table.tokens()) == ("mars_flyby", 1)
    table.end_year()
    assert (table.place(), table.tokens()) == ("mars_flyby", 0)  # it arrived, and there is a turn to do something
    table.end_turn()
    assert table.place() is None


def test_an_automatic_maneuver_may_be_flown_earlier() -> None:
    table = Table(1).learn("atlas_rockets")
    table.craft("earth", "atlas", "probe")
    table.fly("earth__suborbital", "atlas").do("maneuver", "suborbital__earth")
    assert table.place() == "earth"
    assert table.may("dismantle")


def test_from_suborbital_flight_one_can_go_on_into_orbit() -> None:
    table = Table(1).learn("saturn_rockets")
    table.craft("earth", "saturn", "saturn", "probe")
    table.fly("earth__suborbital", "saturn").fly("suborbital__earth_orbit", "saturn")
    assert table.place() == "earth_orbit"


# --- Ruling: a turn must end -------------------------------------------------


def tired(*parts: str, place: str = "earth_orbit") -> Table:
    """All free steps of the turn are taken."""
    table = Table(1).learn_all().stock("probe")
    table.craft(place, *parts)
    table.state.steps_taken = MOST_FREE_STEPS
    return table


def test_after_the_free_steps_money_can_be_spent_and_spacecraft_can_fly() -> None:
    table = tired("juno", "probe")
    assert table.verbs() == ["pass", "buy", "craft"]
    table.work()
    assert table.verbs() == ["pass", "maneuver"]
    table.do("maneuver", "earth_orbit__lunar_flyby")
    assert table.verbs() == ["fire"]
    assert table.do("fire", "juno").place() == "lunar_flyby"


def test_after_the_free_steps_building_and_offers_are_impossible() -> None:
    table = Table(2).stock("probe")
    table.state.steps_taken = MOST_FREE_STEPS
    assert table.refusal("build") == "budget_spent"
    assert table.refusal("cooperate", 1) == "budget_spent"


def test_after_the_free_steps_a_spacecraft_that_cannot_fly_is_not_chosen() -> None:
    assert tired("probe", place="moon").refusal("craft", 1) == "budget_spent"


def test_after_the_free_steps_a_thruster_cannot_fly_with_added_years() -> None:
    table = tired("ion_thruster", "probe", place="lunar_orbit")
    if table.may("craft", 1):
        table.work()
        if table.may("maneuver", "lunar_orbit__earth_orbit"):
            table.do("maneuver", "lunar_orbit__earth_orbit")
            assert table.verbs() != ["stop"]
