"""What cannot be done is refused with a code, a sentence and the rule it rests on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.leaving_earth.table import Table, seated


def refused(table: Table, action: dict[str, Any], seat: int = 0) -> str:
    refusal = seated(table).refusal(seat, action)
    assert refusal is not None
    assert refusal.text
    return refusal.code


def orbiting(*parts: str, **more: Any) -> Table:
    table = Table(2).learn_all()
    table.craft("earth_orbit", *parts, **more)
    return table.work()


def test_maneuver_from_another_location_is_refused() -> None:
    table = orbiting("juno")
    assert refused(table, {"verb": "maneuver", "maneuver": "moon__lunar_orbit"}) == "no_such_maneuver"


def test_maneuver_without_a_rocket_is_refused() -> None:
    table = orbiting("probe")
    assert refused(table, {"verb": "maneuver", "maneuver": "earth_orbit__lunar_orbit"}) == "nothing_to_fire"


def test_firing_a_damaged_rocket_is_refused() -> None:
    table = orbiting("damaged_juno", "atlas", "saturn").do("maneuver", "earth_orbit__mars_orbit")
    assert refused(table, {"verb": "fire", "item": "juno"}) == "is_damaged"
    assert refused(table, {"verb": "fire", "item": "soyuz"}) == "not_aboard"
    assert refused(table, {"verb": "fire", "item": "probe"}) == "no_rocket"


def test_component_of_another_agency_is_refused() -> None:
    table = Table(2).stock("probe").stock("juno", seat=1).do("build")
    assert refused(table, {"verb": "load", "item": "juno"}) == "not_loose"


def test_docking_with_time_tokens_is_refused() -> None:
    table = Table(2).learn_all()
    flight = "inner_transfer__mars_orbit"
    for _ in range(2):
        table.craft("mars_orbit", "probe", time=1, on=flight)
    assert refused(table.work(), {"verb": "dock", "craft": 2}) == "in_flight"


def test_offer_without_owning_the_item_is_refused() -> None:
    table = Table(2).do("cooperate", 1)
    assert refused(table, {"verb": "give", "item": "saturn"}) == "not_yours_to_offer"


def test_damage_to_an_undamageable_component_is_refused() -> None:
    table = Table(1).money(0).learn("landing", "m").learn("atlas_rockets").show("moon", "barren")
    table.craft("lunar_orbit", "atlas", "probe", "supplies_1x", "damaged_juno")
    table.fly("lunar_orbit__moon", "atlas").draws("m")
    assert refused(table, {"verb": "damage", "item": "supplies_1x"}) == "cannot_be_damaged"
    assert refused(table, {"verb": "damage", "item": "juno"}) == "is_damaged"
    assert refused(table, {"verb": "damage", "item": "apollo"}) == "not_aboard"


def test_action_out_of_turn_is_refused() -> None:
    assert refused(Table(2), {"verb": "pass"}, seat=1) == "not_your_turn"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"verb": "buy", "item": "saturn"}, "advancement_needed"),
        ({"verb": "buy", "item": "moon_sample"}, "not_for_sale"),
        ({"verb": "craft", "craft": 3}, "no_such_craft"),
        ({"verb": "build"}, "nothing_on_earth"),
        ({"verb": "cooperate", "with": 0}, "alone"),
        ({"verb": "heal"}, "not_offered"),
        ({"verb": "warp"}, "unknown_action"),
    ],
)
def test_impossible_action_at_the_start_of_a_turn_is_refused(action: dict[str, Any], code: str) -> None:
    assert refused(Table(2), action) == code


def test_a_refusal_names_its_rule() -> None:
    refusal = seated(Table(2)).refusal(0, {"verb": "buy", "item": "saturn"})
    assert refusal is not None
    assert refusal.rule == "Buying components"
