"""Data packs: one that breaks a rule is refused with line, field and reason; an owner's numbers are really played."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome import Rng
from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.playout import playout
from cosmodrome.core.errors import BadPack
from cosmodrome.games import load
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.meta import EXPANSIONS
from cosmodrome.games.leaving_earth.ship_design import Designer
from tests.games.leaving_earth import invariants
from tests.support.pack_drafts import Draft


def draft() -> Draft:
    return Draft("leaving_earth")


def refused(pack: Pack) -> BadPack:
    with pytest.raises(BadPack) as caught:
        load("leaving_earth", pack)
    return caught.value


def start(pack: Pack, players: int = 2, **options: Any) -> LeavingEarth:
    state = load("leaving_earth", pack).new(players, options)
    assert isinstance(state, LeavingEarth)
    return state


def preview(state: LeavingEarth, **action: str) -> dict[str, Any]:
    found: dict[str, Any] = state.game.preview(state, state.game.vocabulary.from_json(action))
    return found


def play_on(state: LeavingEarth, until: str) -> None:
    """Let chance decide until a player has this question."""
    rng = Rng(3)
    while state.game.prompt(state) != until:
        state.apply(state.sample(rng) if state.is_chance() else state.legal_actions()[0])


def number_of(table: str, name: str) -> int:
    return [entry["id"] for entry in ids.DATA[table]].index(name)


def test_the_built_in_pack_is_a_pack_that_an_owner_may_load() -> None:
    assert load("leaving_earth", draft().pack()).data == load("leaving_earth").data


# --- a field that breaks a rule ----------------------------------------------

FIELDS: list[tuple[str, str | None, str, str, str]] = [
    # what every game of it needs
    ("calendar", None, "first_year", "1899", "from 1900 to 2100, not 1899"),
    ("calendar", None, "last_year", "1955", "from 1956 to 2006, not 1955"),
    ("funding", None, "yearly", "0", "from 1 to 1000, not 0"),
    ("funding", None, "yearly", '"much"', "not 'much'"),
    ("funding", None, "rival", "-10", "from 0 to 1000, not -10"),
    ("outcomes", None, "success", "0", "from 1 to 120, not 0"),
    ("outcomes", None, "major_failure", "256", "from 0 to 120, not 256"),
    ("outcomes", None, "remove_failure", "0", "from 1 to 1000, not 0"),
    ("die", None, "sides", "1", "from 2 to 20, not 1"),
    ("die", None, "sides", "true", "not True"),
    ("astronauts", None, "fed", "0", "from 1 to 100, not 0"),
    # advancements, locations, agencies
    ("advancement", "landing", "id", '"crashing"', "must be \"landing\" as in the box, not 'crashing'"),
    ("advancement", "landing", "cost", "-10", "from 1 to 1000, not -10"),
    ("advancement", "landing", "outcomes", "6", "from 0 to 5, not 6"),
    ("location", "moon", "id", '"luna"', 'must be "moon"'),
    ("location", "moon", "kind", '"star"', "one of planet, flight, orbit, flyby, transfer, body, condition, lost"),
    ("agency", "nasa", "name", "1958", "must be a name"),
    # components
    ("component", "juno", "id", '"proton"', "must be \"juno\" as in the box, not 'proton'"),
    ("component", "juno", "type", '"capsule"', 'must be "rocket" as in the box'),
    ("component", "juno", "cost", "-1", "from 1 to 1000, not -1"),
    ("component", "juno", "mass", "101", "from 0 to 100, not 101"),
    ("component", "juno", "thrust", "0", "from 1 to 1000, not 0"),
    ("component", "juno", "thrust", "4.5", "not 4.5"),
    ("component", "juno", "needs", '"luck"', "one of juno_rockets, atlas_rockets"),
    ("component", "ion_thruster", "thrust_per_year", "0", "from 1 to 100, not 0"),
    ("component", "ion_thruster", "cards", "0", "from 1 to 100, not 0"),
    ("component", "apollo", "seats", "21", "from 1 to 20, not 21"),
    ("component", "apollo", "heat_shield", '"no"', "must be true or false, not 'no'"),
    ("component", "aldrin", "shielding", "2", "from 0 to 1, not 2"),
    ("component", "supplies_5x", "units", "0", "from 1 to 100, not 0"),
    ("component", "mars_sample", "place", '"pluto"', "not 'pluto'"),
    ("component", "mars_sample", "place", '"moon"', "moon has a sample already"),
    ("component", "mercury_sample", "expansion", '"pluto"', "there is no expansion 'pluto'"),
    # astronauts
    ("skill", "pilot", "cost", "0", "from 1 to 1000, not 0"),
    ("skill", "pilot", "astronauts", "[]", "a list of names"),
    ("skill", "pilot", "astronauts", '["Jan", 7]', "a list of names"),
    # maneuvers
    ("maneuver", "earth__suborbital", "to", '"moon"', "must be \"suborbital\" as in the box, not 'moon'"),
    ("maneuver", "earth__suborbital", "difficulty", "-3", "from 0 to 100, not -3"),
    ("maneuver", "earth__suborbital", "symbols", '["tea"]', "there is no symbol 'tea'"),
    ("maneuver", "earth__suborbital", "symbols", '["time:0"]', "there is no symbol 'time:0'"),
    ("maneuver", "earth__suborbital", "symbols", '["explore:pluto"]', "there is no symbol 'explore:pluto'"),
    ("maneuver", "earth__suborbital", "symbols", '["explore:earth"]', "earth has no face"),
    ("maneuver", "earth__suborbital", "symbols", '"landing"', "a list of at most"),
    # hidden faces
    ("face", "calm", "id", '"stormy"', 'must be "calm"'),
    ("face", "calm", "cards", "0", "from 1 to 20, not 0"),
    ("face", "calm", "location", '"pluto"', "not 'pluto'"),
    ("face", "dangerous", "location", '"solar_radiation"', "must follow each other"),
    ("face", "level_2", "radiation", "9", "from 0 to 8, not 9"),
    ("face", "harmless", "destroys", "1", "must be true or false, not 1"),
    # missions
    ("mission", "man_in_space", "deck", '"simple"', "not 'simple'"),
    ("mission", "man_in_space", "points", "0", "must be a number of points, not 0"),
    ("mission", "man_in_space", "requires", '"cake"', "one of probe, survey, return, station, sample, life"),
    ("mission", "man_in_space", "places", "[]", "a list of locations"),
    ("mission", "man_in_space", "places", '["pluto"]', "there is no location 'pluto'"),
    ("level", "easy", "id", '"simple"', 'must be "easy"'),
    ("level", "very_hard", "hard", "30", "not 30"),
    # honesty
    ("component", "juno", "provenance", '"certain"', "one of rulebook, public, inferred, reconstructed"),
    ("funding", None, "provenance", '"certain"', "one of rulebook, public, inferred, reconstructed"),
]


@pytest.mark.parametrize(("table", "name", "field", "value", "reason"), FIELDS)
def test_a_field_that_breaks_a_rule_is_refused_with_line_field_and_reason(
    table: str, name: str | None, field: str, value: str, reason: str
) -> None:
    index = None if name is None else number_of(table, name)
    changed = draft().set(table, index, field, value)
    error = refused(changed.pack())
    assert error.field == f"{table}{'' if index is None else f'[{index}]'}.{field}"
    assert error.line == changed.line(table, index, field)
    assert reason in error.reason
    assert str(error) == f"line {error.line}, {error.field}: {error.reason}"


@pytest.mark.parametrize(
    ("table", "name", "field", "reason"),
    [
        ("calendar", None, "first_year", "not None"),
        ("component", "juno", "cost", "from 1 to 1000, not None"),
        ("component", "juno", "needs", "not None"),
        ("component", "apollo", "needs", "not None"),
        ("component", "mars_sample", "mass", "not None"),
        ("maneuver", "earth__suborbital", "symbols", "a list of at most"),
        ("mission", "man_in_space", "places", "a list of locations"),
        ("face", "calm", "cards", "not None"),
        ("advancement", "landing", "provenance", "one of rulebook"),
    ],
)
def test_a_field_that_is_missing_is_refused_where_its_table_begins(
    table: str, name: str | None, field: str, reason: str
) -> None:
    index = None if name is None else number_of(table, name)
    changed = draft().drop(table, index, field)
    error = refused(changed.pack())
    assert error.line == changed.header(table, index)
    assert error.field.endswith(f".{field}")
    assert reason in error.reason


def test_a_mistake_in_an_expansion_is_found_even_if_it_is_not_played() -> None:
    for expansion in EXPANSIONS:
        number = next(i for i, entry in enumerate(ids.DATA["mission"]) if entry.get("expansion") == expansion)
        assert "not 'simple'" in refused(draft().set("mission", number, "deck", '"simple"').pack()).reason


def test_a_missing_table_is_refused() -> None:
    assert "needs a table [die]" in refused(draft().drop_table("die").pack()).reason
    count = len(ids.COMPONENTS)
    reason = f"there must be {count} to {count} of them, not {count - 1}"
    assert reason in refused(draft().drop_table("component", 0).pack()).reason


# --- an owner's numbers ------------------------------------------------------


def test_the_funding_of_an_owner_is_paid_at_the_start_of_a_year() -> None:
    state = start(draft().set("funding", None, "yearly", "30").pack())
    play_on(state, "act")
    assert [state.money(seat) for seat in range(2)] == [30, 30]
    assert state.view(0)["funding"] == 30


def test_rockets_of_an_owner_have_their_thrust_and_price() -> None:
    juno = number_of("component", "juno")
    pack = draft().set("component", juno, "thrust", "5").set("component", juno, "cost", "3").pack()
    state = start(pack)
    play_on(state, "act")
    shown = preview(state, verb="buy", item="juno")
    assert (shown["thrust"], shown["cost"], shown["mass"]) == (5, 3, 1)
    assert Designer(pack.data).catalogue.cost_of["juno"] == 3


def test_the_outcomes_of_an_owner_change_the_odds() -> None:
    state = start(draft().set("outcomes", None, "success", "90").pack())
    play_on(state, "act")
    odds = preview(state, verb="research", advancement="landing")["odds"]
    assert odds == {"success": 0.75, "minor_failure": 0.125, "major_failure": 0.125}


def test_missions_of_an_owner_are_dealt_with_their_points() -> None:
    changed = draft().set("level", 1, "medium", "1")
    for index in range(len(ids.MISSIONS)):
        changed.set("mission", index, "points", "7")
    state = start(changed.pack())
    play_on(state, "act")
    assert [mission["points"] for mission in state.view(None)["missions"]] == [7] * 5


def test_a_game_with_other_numbers_is_played_to_its_end() -> None:
    changed = draft().set("die", None, "sides", "6").set("astronauts", None, "death", "1")
    changed.set("calendar", None, "last_year", "1958").set("funding", None, "yearly", "60")
    changed.set("face", number_of("face", "level_2"), "radiation", "6")
    state = start(changed.pack(), 3, mercury=True)
    assert state.setting.last_year == 1958
    playout(state, Rng(4), Rng(5), state.game.action_list)
    invariants.check(state, packs=1)
    assert state.is_terminal()
    assert str(state)
    assert state.svg()
