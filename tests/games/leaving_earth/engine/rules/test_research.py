"""Research, buying, assembly, and outcomes: how they are dealt, drawn, kept and paid for."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.vocabulary import MOST_ASTRONAUTS, MOST_CRAFT
from tests.games.leaving_earth.table import Table, item

ROCKETS = [("juno", 4), ("atlas", 27), ("soyuz", 80), ("saturn", 200)]

# --- Research ----------------------------------------------------------------


@pytest.mark.parametrize("entry", ids.DATA["advancement"], ids=ids.ADVANCEMENTS)
def test_research_costs_its_price_and_brings_its_outcomes(entry: dict[str, Any]) -> None:
    """Usually 10 and three; what an expansion adds may differ."""
    name, count = entry["id"], entry["outcomes"]
    table = Table(1, outer_planets=True, stations=True).money(25)
    for before in entry.get("prerequisites", ()):
        table.learn(before)
    table.do("research", name).deal("SmMSS"[:count])
    assert table.cash() == 25 - (3 if name == "rovers" else 10)
    assert count == {"surveying": 1, "synthesis": 5, "rovers": 5}.get(name, 3)
    assert table.knows(name)
    assert table.outcomes(name) == "".join(sorted("SmMSS"[:count], key="SmM".index))
    assert table.news("researched") == [
        {"happening": "researched", "seat": 0, "advancement": name, "outcomes": count},
    ]


def test_outcomes_are_dealt_from_60_successes_and_15_failures_of_each_kind() -> None:
    table = Table(1).do("research", "landing")
    assert table.state.chance_weights() == [60, 15, 15]
    assert table.deal("S").state.chance_weights() == [59, 15, 15]
    assert table.state.chance_audience() == []


def test_research_is_done_once_and_needs_its_price() -> None:
    table = Table(1).learn("landing")
    assert table.refusal("research", "landing") == "already_researched"
    assert table.money(9).refusal("research", "re_entry") == "not_enough_money"


def test_every_agency_has_its_own_research() -> None:
    table = Table(2).do("research", "landing").deal("SSS")
    assert not table.knows("landing", 1)
    table.end_turn()
    assert table.may("research", "landing")


def test_discards_are_shuffled_when_the_pile_is_empty_and_a_further_pack_is_opened_when_both_are() -> None:
    table = Table(1).learn("juno_rockets", "S")
    s = table.state
    s.pile[0], s.pile[1], s.pile[2] = 0, 0, 0
    s.pile[3], s.pile[4], s.pile[5] = 1, 0, 1
    table.do("research", "landing")
    assert s.chance_weights() == [1, 0, 1]
    table.deal("SM")
    assert s.chance_weights() == [60, 15, 15]
    assert table.deal("m").outcomes("landing") == "SmM"
    assert table.happened("outcomes_shuffled", "pack_opened") == ["outcomes_shuffled", "pack_opened"]


# --- Buying components -------------------------------------------------------

PRICES = [
    ("juno", 1, "juno_rockets"),
    ("atlas", 5, "atlas_rockets"),
    ("soyuz", 8, "soyuz_rockets"),
    ("saturn", 15, "saturn_rockets"),
    ("ion_thruster", 10, "ion_thrusters"),
    ("vostok", 2, "re_entry"),
    ("apollo", 4, "re_entry"),
    ("eagle", 4, "landing"),
    ("aldrin", 4, "life_support"),
    ("supplies_1x", 1, "life_support"),
]


@pytest.mark.parametrize(("component", "price", "needs"), PRICES)
def test_a_component_is_bought_with_its_advancement(component: str, price: int, needs: str) -> None:
    table = Table(1)
    assert table.refusal("buy", component) == "advancement_needed"
    table.learn(needs).money(price).do("buy", component)
    assert table.parts(0) == [component]
    assert table.cash() == 0
    assert table.refusal("buy", component) == "not_enough_money"


def test_a_probe_needs_no_advancement() -> None:
    table = Table(1).do("buy", "probe")
    assert (table.parts(0), table.cash()) == (["probe"], 23)


def test_supplies_come_in_crates_of_five_too_and_are_the_same_supplies() -> None:
    table = Table(1).learn("life_support").do("buy", "supplies_5x").do("buy", "supplies_1x")
    assert table.parts(0) == ["supplies_1x"] * 6
    assert table.cash() == 25 - 6
    table.do("build").do("load", "supplies_1x").do("done")
    assert table.parts(0) == ["supplies_1x"] * 5


@pytest.mark.parametrize("skill", ["pilot", "mechanic", "doctor"])
def test_astronaut_costs_5_and_needs_no_advancement(skill: str) -> None:
    table = Table(1).do("buy", skill)
    assert (table.crew(0), table.cash()) == ([skill], 20)


def test_astronauts_have_names_which_begin_again_with_a_number() -> None:
    table = Table(1).money(100)
    for _ in range(6):
        table.do("buy", "pilot")
    people = [hired["person"] for hired in table.news("hired")]
    assert people == [*ids.ASTRONAUTS[0], ids.ASTRONAUTS[0][0] + " 2"]


def test_an_agency_has_room_for_a_limited_number_of_living_astronauts() -> None:
    table = Table(1).money(200)
    for _ in range(MOST_ASTRONAUTS):
        table.do("buy", "doctor")
    assert table.refusal("buy", "pilot") == "roster_full"


@pytest.mark.parametrize("sample", ["moon_sample", "mars_sample", "mercury_sample"])
def test_samples_are_not_for_sale(sample: str) -> None:
    assert Table(1).refusal("buy", sample) == "not_for_sale"


def test_components_are_unlimited() -> None:
    table = Table(1).learn("saturn_rockets").money(15 * 30)
    for _ in range(30):
        table.do("buy", "saturn")
    assert len(table.parts(0)) == 30


# --- Assembly ----------------------------------------------------------------


def test_a_spacecraft_is_assembled_on_earth_from_what_lies_there() -> None:
    table = Table(1).stock("juno", "juno", "probe").do("build").do("load", "juno").do("load", "probe")
    assert table.parts(1) == ["juno", "probe"]
    assert table.parts(0) == ["juno"]
    assert table.place() == "earth"
    assert table.state.mass_of(0, 1) == 2
    table.do("unload", "juno").do("done")
    assert table.parts(1) == ["probe"]


def test_damaged_components_can_be_loaded_and_unloaded() -> None:
    table = Table(1).stock("damaged_juno").do("build").do("load", "damaged_juno")
    assert table.parts(1) == ["damaged_juno"]
    assert table.do("unload", "damaged_juno").parts(0) == ["damaged_juno"]


def test_an_empty_spacecraft_is_no_spacecraft() -> None:
    table = Table(1).stock("juno").do("build").do("done")
    assert table.place(1) is None
    assert table.refusal("craft", 1) == "no_such_craft"


def test_a_spacecraft_is_dismantled_with_everybody_in_it() -> None:
    table = Table(1)
    table.craft("earth", "apollo", "pilot", "damaged_juno")
    table.work().do("dismantle")
    assert table.place(1) is None
    assert table.parts(0) == ["damaged_juno", "apollo"]
    assert table.crew(0) == ["pilot"]


@pytest.mark.parametrize(("capsule", "seats"), [("vostok", 1), ("apollo", 3), ("eagle", 2), ("aldrin", 8)])
def test_every_astronaut_must_have_a_seat(capsule: str, seats: int) -> None:
    table = Table(1).stock(capsule, *["pilot"] * 9).do("build")
    assert table.refusal("load", "pilot") == "no_seat"
    table.do("load", capsule)
    for _ in range(seats):
        table.do("load", "pilot")
    assert table.refusal("load", "pilot") == "no_seat"
    assert table.refusal("unload", capsule) == "no_seat"
    table.do("unload", "pilot")
    assert table.may("load", "pilot")


def test_a_damaged_capsule_still_seats_people() -> None:
    table = Table(1).stock("damaged_apollo", "pilot").do("build").do("load", "damaged_apollo").do("load", "pilot")
    assert table.crew() == ["pilot"]


def test_nothing_is_assembled_off_earth() -> None:
    table = Table(1).stock("probe")
    table.craft("earth_orbit", "juno")
    table.work()
    assert table.refusal("load", "probe") == "not_on_earth"
    assert table.refusal("unload", "juno") == "not_on_earth"
    assert table.refusal("dismantle") == "not_on_earth"


def test_building_needs_something_to_build_with_and_a_free_card() -> None:
    table = Table(1).stock("pilot")
    assert table.refusal("build") == "nothing_on_earth"
    for _ in range(MOST_CRAFT):
        table.craft("earth", "juno")
    assert table.stock("juno").refusal("build") == "no_craft_free"


# --- Outcomes: drawn one at a time, the effect first, then the payment -------


def firing(outcomes: str, rocket: str = "juno", money: int = 25, count: int = 3) -> Table:
    """A spacecraft in Earth Orbit that begins a maneuver for which one rocket is never enough."""
    table = Table(1).money(money).learn(f"{rocket}_rockets", outcomes)
    table.craft("earth_orbit", *[rocket] * count, *["saturn"] * 20)
    return table.fly("earth_orbit__mars_orbit").do("fire", rocket)


def test_outcome_is_drawn_at_random_from_the_advancement() -> None:
    table = firing("SmM")
    assert table.state.chance_weights() == [1, 1, 1]
    assert table.state.chance_audience() == []


def test_a_kept_outcome_goes_back_among_the_others() -> None:
    table = firing("SmM").draws("S").do("keep_outcome")
    assert table.outcomes("juno_rockets") == "SmM"
    assert table.cash() == 25


@pytest.mark.parametrize(("letter", "cost"), [("S", 10), ("m", 5)])
def test_removing_a_success_costs_10_and_a_failure_5(letter: str, cost: int) -> None:
    table = firing("SmM").draws(letter).do("remove_outcome")
    assert table.cash() == 25 - cost
    assert table.outcomes("juno_rockets") == "SmM".replace(letter, "")
    assert table.state.pile[3 + "SmM".index(letter)] == 1


def test_a_major_failure_can_be_paid_for_although_the_spacecraft_is_gone() -> None:
    table = firing("SM").draws("M")
    assert table.place() is None
    assert table.verbs() == ["remove_outcome", "keep_outcome"]
    table.do("remove_outcome")
    assert (table.cash(), table.outcomes("juno_rockets")) == (20, "S")


def test_paying_does_not_undo_the_effect() -> None:
    table = firing("mS").draws("m").do("remove_outcome")
    assert table.parts().count("damaged_juno") == 1


@pytest.mark.parametrize(("letter", "money"), [("S", 9), ("m", 4)])
def test_outcome_without_money_to_remove_it_is_not_a_decision(letter: str, money: int) -> None:
    table = firing("SmM", money=money).draws(letter)
    assert table.may("fire", "juno")
    assert table.outcomes("juno_rockets") == "SmM"


def test_last_success_is_removed_for_free() -> None:
    table = firing("S", money=0).draws("S")
    assert table.outcomes("juno_rockets") == ""
    assert table.news("outcome_removed")[0]["cost"] == 0
    table.do("fire", "juno")
    assert len(table.news("outcome_drawn")) == 1  # without outcomes it works without a draw
    assert table.state.thrust == 8


def test_the_last_failure_stays_unless_it_is_paid_for() -> None:
    table = firing("m").draws("m").do("keep_outcome")
    assert table.outcomes("juno_rockets") == "m"
    table.do("fire", "juno").draws("m").do("remove_outcome")
    assert table.outcomes("juno_rockets") == ""
    assert table.cash() == 20


def test_each_draw_is_resolved_before_the_next() -> None:
    table = firing("SSm").draws("S").do("keep_outcome").do("fire", "juno").draws("m").do("keep_outcome")
    assert table.happened("outcome_drawn", "fired", "misfired") == [
        "outcome_drawn",
        "fired",
        "outcome_drawn",
        "misfired",
    ]


# --- Outcomes: what each type does to a rocket -------------------------------


@pytest.mark.parametrize(("rocket", "thrust"), ROCKETS)
def test_a_rocket_that_works_is_spent_for_its_thrust(rocket: str, thrust: int) -> None:
    table = firing("SS", rocket, money=0)
    before = table.parts().count(rocket)
    table.draws("S")
    assert table.state.thrust == thrust
    assert table.parts().count(rocket) == before - 1


@pytest.mark.parametrize(("rocket", "thrust"), ROCKETS)
def test_a_minor_failure_damages_the_rocket_which_gives_no_thrust(rocket: str, thrust: int) -> None:
    table = firing("m", rocket, money=0)
    before = table.parts().count(rocket)
    table.draws("m")
    assert table.state.thrust == 0
    assert table.parts().count(rocket) == before - 1
    assert table.parts().count(f"damaged_{rocket}") == 1
    assert table.place() == "earth_orbit"


@pytest.mark.parametrize(("rocket", "thrust"), ROCKETS)
def test_a_major_failure_of_a_rocket_destroys_the_spacecraft_and_its_crew(rocket: str, thrust: int) -> None:
    table = Table(1).money(0).learn(f"{rocket}_rockets", "M")
    table.craft("earth", rocket, "apollo", "pilot", "doctor", "supplies_1x")
    table.fly("earth__earth_orbit").do("fire", rocket).draws("M")
    assert table.place() is None
    assert table.state.dead(0) == 2
    assert table.news("destroyed")[0]["cause"] == "explosion"
    assert "pass" in table.verbs()


@pytest.mark.parametrize("letter", ["m", "M"])
def test_any_failure_damages_an_ion_thruster_and_nothing_else(letter: str) -> None:
    table = Table(1).money(0).learn("ion_thrusters", letter)
    table.craft("earth_orbit", "ion_thruster", "ion_thruster", "apollo", "pilot")
    table.fly("earth_orbit__inner_transfer").do("fire", "ion_thruster").draws(letter)
    assert table.parts() == ["ion_thruster", "damaged_ion_thruster", "apollo"]
    assert table.crew() == ["pilot"]
    assert table.state.thrust == 0


# --- Outcomes: rockets of others ---------------------------------------------


def test_firing_a_rocket_without_its_advancement_grants_it_with_a_full_set_of_outcomes() -> None:
    table = Table(1).money(3)
    table.craft("earth_orbit", "atlas", "probe")
    table.fly("earth_orbit__lunar_flyby").do("fire", "atlas")
    assert table.drawing() == "outcome:atlas_rockets"
    table.deal("SSM").draws("S")
    assert table.knows("atlas_rockets")
    assert table.outcomes("atlas_rockets") == "SSM"
    assert table.cash() == 3
    assert table.place() == "lunar_flyby"


def test_advancement_granted_by_firing_allows_buying() -> None:
    table = Table(1)
    table.craft("earth_orbit", "ion_thruster", "probe")
    table.fly("earth_orbit__inner_transfer").do("fire", "ion_thruster").deal("mSS").draws("m").do("keep_outcome")
    table.do("done")
    assert table.may("buy", "ion_thruster")
    assert item("ion_thruster") == 4
