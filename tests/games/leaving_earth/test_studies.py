"""Planning answers between moves: flights that the rules confirm, sums that add up, exact chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cosmodrome import Rng
from cosmodrome.core.errors import BadInput
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.studies import MissionSheet, Rivals, Route, ShipSheet, study
from tests.games.leaving_earth.table import FAR_AWAY, GAME, Table, advancement, missions_of


def ship_of(table: Table, **ask: Any) -> ShipSheet:
    found = study(table.state, 0, ask)
    assert isinstance(found, ShipSheet)
    return found


def sheet_of(table: Table, mission: str) -> MissionSheet:
    found = study(table.state, 0, {"about": "mission", "mission": mission})
    assert isinstance(found, MissionSheet)
    return found


def quiet(table: Table) -> Table:
    """Nothing that is hidden does any harm."""
    setting = table.state.setting
    for number, place in enumerate(ids.LOCATIONS):
        first = int(setting.first_face[number])
        faces = [
            face for face in range(first, first + int(setting.faces_of[number])) if not setting.face_destroys[face]
        ]
        if faces:
            table.show(place, ids.FACES[faces[0]])
    return table


# --- flights -----------------------------------------------------------------


def fly(table: Table, route: Route) -> None:
    """By the rules, exactly as the route says."""
    for stage in route.stages:
        if not table.may("maneuver", stage.maneuver):
            table.work()
        table.do("maneuver", stage.maneuver)
        while table.state.years > stage.years:
            table.do("faster")
        for item, count in stage.fired.items():
            for _ in range(count):
                table.do("fire", item)
        for _ in range(stage.years):
            table.end_year()


SHIPS = [
    ("probe", "juno", "juno", "juno", "juno"),
    ("probe", "saturn", "atlas", "atlas"),
    ("probe", "saturn", "soyuz", "soyuz", "juno", "juno"),
    ("apollo", "saturn", "saturn", "atlas"),
]


@pytest.mark.parametrize("parts", SHIPS, ids=" ".join)
def test_every_listed_destination_is_reached_by_the_rules(parts: tuple[str, ...]) -> None:
    def laid() -> Table:
        table = quiet(Table(1, FAR_AWAY).learn_all())
        table.craft("earth", *parts)
        return table

    sheet = ship_of(laid(), about="craft", craft=1)
    assert sheet.places
    for route in sheet.places:
        assert route.chance == pytest.approx(route.luck)
        assert all(stage.thrust >= stage.need for stage in route.stages)
        assert all(stage.need == stage.difficulty * stage.mass for stage in route.stages)
        table = laid()
        fly(table, route)
        assert table.place() == route.place, route


def test_design_has_the_same_study_as_the_ship_built_from_it() -> None:
    parts = ("probe", "saturn", "soyuz", "soyuz", "juno")
    table = Table(1, FAR_AWAY).learn_all().money(100)
    drawn = ship_of(table, about="design", parts=dict(Counter(parts)))
    table.craft("earth", *parts)
    real = ship_of(table, about="craft", craft=1)
    assert (drawn.cost, real.cost) == (34, 0)
    assert (drawn.mass, drawn.thrust, drawn.places, drawn.missions) == (
        real.mass,
        real.thrust,
        real.places,
        real.missions,
    )


def test_design_names_missing_research_and_components() -> None:
    table = Table(1, FAR_AWAY).learn("juno_rockets").stock("juno", "juno")
    sheet = ship_of(table, about="design", parts={"probe": 1, "juno": 3, "atlas": 1, "pilot": 1})
    assert sheet.research == ["atlas_rockets"]
    assert sheet.cost == 2 + 1 + 5 + 5
    assert (sheet.mass, sheet.thrust, sheet.seats, sheet.crew) == (1 + 3 + 4, 12 + 27, 0, 1)
    assert sheet.places == []  # nowhere to sit


def test_components_of_a_spacecraft_are_not_available_for_a_design() -> None:
    table = Table(1, FAR_AWAY).learn_all().stock("juno")
    table.craft("earth", "probe", "juno", "juno")
    assert ship_of(table, about="design", parts={"probe": 1, "juno": 2}).cost == 2 + 1


def test_missions_are_listed_with_their_flight() -> None:
    table = Table(1, ("artificial_satellite", "lunar_survey", "mars_station")).learn_all()
    table.craft("earth", "probe", "saturn")
    sheet = ship_of(table, about="craft", craft=1)
    assert [route.mission for route in sheet.missions] == ["artificial_satellite"]
    assert sheet.missions[0].place == "earth_orbit"


# --- chances -----------------------------------------------------------------


def test_the_chance_of_a_flight_is_that_of_all_its_cards_together() -> None:
    table = Table(1, FAR_AWAY).learn("juno_rockets", "SmM")
    table.craft("earth", "probe", "juno", "juno", "juno", "juno")
    [route] = [route for route in ship_of(table, about="craft", craft=1).places if route.place == "suborbital"]
    assert [(one.advancement, one.times, one.known) for one in route.draws] == [("juno_rockets", 4, True)]
    exact = seat_knowledge.flight(table.state, 0, {advancement("juno_rockets"): 4})
    assert route.draws[0].chance == pytest.approx(float(exact))
    assert route.chance == pytest.approx(float(exact) * route.luck)


def test_chance_of_one_draw_agrees_with_the_table() -> None:
    table = Table(2, FAR_AWAY).learn("landing", "SmM").learn("life_support", "SSM", 1)
    [landing] = [chances for owner, chances in seat_knowledge.chances(table.state).items() if owner[0] == 0]
    number = advancement("landing")
    assert seat_knowledge.flight(table.state, 0, {number: 1}) == landing.success
    assert seat_knowledge.flight(table.state, 0, {number: 1}, frozenset((number,))) == 1 - landing.major


def test_chance_of_a_flight_with_helpers_excludes_major_failures_only() -> None:
    """The pile is full: a deck of one card is not a major failure with 75 of 90, whatever is drawn how often."""
    state = Table(1, FAR_AWAY).state
    number = advancement("surveying")
    assert state.setting.research_outcomes[number] == 1
    for times in (1, 2, 5):
        assert seat_knowledge.flight(state, 0, {number: times}, frozenset((number,))) == Fraction(75, 90)
        assert seat_knowledge.flight(state, 0, {number: times}) == Fraction(60, 90)


def test_pilot_raises_the_chance_of_landing() -> None:
    table = Table(1, FAR_AWAY).learn_all().unlearn("landing").learn("landing", "SmM")
    crewed = {"eagle": 1, "saturn": 2, "soyuz": 1, "juno": 2, "supplies_1x": 1}
    found = {}
    for skill in ("pilot", "doctor"):
        places = {route.place: route for route in ship_of(table, about="design", parts={**crewed, skill: 1}).places}
        found[skill] = next(one.chance for one in places["moon"].draws if one.advancement == "landing")
    assert found["pilot"] > found["doctor"]


def test_chance_without_research_assumes_research_now() -> None:
    table = Table(1, FAR_AWAY)
    state = table.state
    for outcome in range(3):  # one card is left in the pile, and four lie beside it
        state.pile[outcome] = int(outcome == 0)
        state.pile[3 + outcome] = (2, 1, 1)[outcome]
    piles, decks = seat_knowledge.imagined(state, 0, [advancement("landing")])
    assert piles[-1] == (2, 1, 1)
    assert [deck.epochs for deck in decks.values()] == [(0, 1, 1)]


# --- missions ----------------------------------------------------------------


INNER = missions_of("mercury")
ALL = missions_of("mercury", "outer_planets")


@pytest.mark.parametrize(
    ("mission", "outer_planets"),
    [*((mission, False) for mission in INNER), *((mission, True) for mission in ALL)],
)
def test_the_sums_of_a_planning_sheet_add_up(mission: str, outer_planets: bool) -> None:
    missions = ALL if outer_planets else INNER
    table = Table(1, missions, outer_planets=outer_planets)
    table.money(40).learn("juno_rockets", "SSm").stock("probe", "juno")
    sheet = sheet_of(table, mission)
    assert sheet.route is not None
    assert sheet.cost == sum(one.cost for one in sheet.research) + sum(part.cost for part in sheet.parts)
    fired = Counter[str]()
    for stage in sheet.route.stages:
        assert stage.thrust >= stage.need == stage.difficulty * stage.mass
        fired.update({item: count for item, count in stage.fired.items() if item != "ion_thruster"})
    aboard = {part.item: part.count for part in sheet.parts}
    assert all(aboard[item] >= count for item, count in fired.items())
    for draws in sheet.route.draws:
        assert draws.known == (draws.advancement == "juno_rockets")
        assert draws.known or draws.advancement in {one.advancement for one in sheet.research}
    assert 0 < sheet.route.chance <= sheet.route.luck <= 1
    if outer_planets:
        assert 1956 + sheet.route.stages[0].wait <= sheet.launch_by
        assert 1956 + sheet.route.stages[0].wait + sheet.route.years <= 1987
    else:
        assert sheet.launch_by == 1976 - sheet.route.years


def test_a_mission_for_which_there_is_no_time_has_no_route() -> None:
    table = Table(1, ("venus_sample_return",))
    table.state.year = 1976
    assert sheet_of(table, "venus_sample_return").route is None


# --- rivals ------------------------------------------------------------------


def test_rivals_study_lists_spacecraft_and_their_missions() -> None:
    table = Table(2, ("lunar_survey", "mars_station")).learn_all(1)
    number = table.craft("earth_orbit", "probe", "soyuz", "juno", "juno", seat=1)
    table.craft("earth", "probe", "saturn", seat=1)
    for observer in (None, 0, 1):
        found = study(table.state, observer, {"about": "rivals"})
        assert isinstance(found, Rivals)
        assert {(one.seat, one.craft, one.mission) for one in found.rivals} == {(1, number, "lunar_survey")}


# --- questions that make no sense --------------------------------------------


@pytest.mark.parametrize(
    "ask",
    [
        {},
        {"about": "nothing"},
        {"about": "craft", "craft": 1},
        {"about": "craft", "craft": -3},
        {"about": "design", "parts": {"probe": -1}},
        {"about": "design", "parts": {"probe": 61}},
        {"about": "design", "parts": {"damaged_probe": 1}},
        {"about": "design", "parts": {"unicorn": 1}},
        {"about": "mission", "mission": "unicorn"},
        {"about": "mission", "mission": "lunar_survey"},
        {"about": "rivals", "more": 1},
    ],
    ids=str,
)
def test_invalid_study_is_refused_in_one_sentence(ask: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        study(Table(1, FAR_AWAY).state, 0, ask)


def test_study_of_ships_is_refused_to_spectators() -> None:
    with pytest.raises(BadInput, match="sits at the table"):
        study(Table(1, FAR_AWAY).state, None, {"about": "mission", "mission": "mars_station"})


def test_study_leaves_the_state_unchanged() -> None:
    table = Table(1, INNER).learn("juno_rockets", "SmM")
    table.craft("earth", "probe", "juno", "juno", "juno", "juno")
    before = table.state.to_bytes()
    for ask in ({"about": "craft", "craft": 1}, {"about": "mission", "mission": "lunar_survey"}, {"about": "rivals"}):
        GAME.study(table.state, 0, ask)
    assert table.state.to_bytes() == before
    assert GAME.study(table.state.resample(0, Rng(3)), 0, ask) == GAME.study(table.state, 0, ask)
