"""What the log says about outcomes, healing, habitats and shares, and how a separation counts its steps."""

from __future__ import annotations

import pytest

from cosmodrome.games.leaving_earth import ids
from tests.games.leaving_earth.engine.rules.test_outer_planets import farther
from tests.games.leaving_earth.engine.rules.test_spacecraft import whole
from tests.games.leaving_earth.engine.rules.test_stations import put_feature, station
from tests.games.leaving_earth.engine.rules.test_ventures import beginning, propose
from tests.games.leaving_earth.table import Table


def test_log_further_pack_of_outcomes_has_ninety_cards() -> None:
    table = Table(1).learn("juno_rockets", "S")
    for number in range(6):
        table.state.pile[number] = 0
    table.do("research", "landing")
    assert [entry["cards"] for entry in table.news("pack_opened")] == [90]


def test_log_alien_sample_names_the_outcomes_that_it_clears() -> None:
    table = Table(1).learn("landing", "SmM").show("phobos", "alien").stock("phobos_sample").end_year()
    table.do("exchange", "landing")
    assert [(entry["advancement"], entry["cards"]) for entry in table.news("outcomes_cleared")] == [("landing", 3)]


def test_log_doctor_spends_one_medicine_unless_there_is_a_medical_module() -> None:
    for part, medicine in (("medical_supplies", 1), ("medical_module", 0)):
        table = station()
        table.craft("earth_orbit", "aldrin", "doctor", "damaged_pilot", part)
        table.work().do("heal")
        assert [entry["medicine"] for entry in table.news("healed")] == [medicine]


def test_log_ground_habitat_says_where_it_is_built_and_from_what() -> None:
    """The quick reference: "(w/Mechanic) assemble Ground Habitats"."""
    table = station().show("moon", "rugged")
    table.craft("moon", "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food")
    table.end_year().do("produce", "ground_habitat_parts")
    built = [(entry["location"], entry["item"]) for entry in table.news("habitat_built")]
    assert built == [("moon", "ground_habitat_parts")]


def test_log_proposed_venture_names_the_shares_of_each_agency() -> None:
    """The quick reference: "divide shares as agreed-upon between you and at least one other Agency"."""
    table = propose(beginning(3), 1, 2, 2)
    assert [(entry["seat"], entry["shares"]) for entry in table.news("shares_held")] == [(0, 7), (1, 1), (2, 2)]


def test_cave_found_after_another_feature_is_built_in_once() -> None:
    other = next(
        name
        for name, entry in zip(ids.FEATURES, ids.DATA["feature"], strict=True)
        if entry["location"] == "mars" and not entry.get("caves") and not entry.get("destroys")
    )
    table = put_feature(put_feature(station().show("mars", "dry_air"), other), "mars_mars_caves", slot=1)
    table.craft("mars", "apollo", "mechanic", *["spare_parts"] * 4)
    table.work().do("build_in_cave")
    assert table.parts().count("ground_habitat") == 1
    assert table.refusal("build_in_cave") == "no_cave"


def test_separation_of_a_part_that_is_not_aboard_is_refused_for_that_reason() -> None:
    table = whole("apollo", "probe").do("separate")
    assert table.refusal("detach", "saturn") == "not_aboard"
    assert table.refusal("detach", "damaged_probe") == "not_aboard"


def test_separation_counts_every_part_and_astronaut_that_is_moved_as_a_step() -> None:
    table = whole("eagle", "apollo", "pilot", "doctor").do("separate")
    before = table.state.steps_taken
    table.do("detach", "eagle").do("detach_crew", 1)
    assert table.state.steps_taken == before + 2


@pytest.mark.parametrize(("crew", "verbs"), [(["scientist"], []), (["damaged_scientist", "doctor"], ["heal"])])
def test_examined_sample_that_completes_the_last_mission_ends_the_game_at_once(
    crew: list[str], verbs: list[str]
) -> None:
    """The game ends when no missions are left, also in the middle of a turn."""
    table = farther(missions=("titan_sample_return",), level="easy").show("titan", "thick_air")
    table.craft("titan", "apollo", *crew)
    table.work().do("collect", "titan_sample")
    for verb in verbs:
        table.do(verb)
    assert table.owner("titan_sample_return") == 0
    assert table.state.is_terminal()
