"""What a seat sees: everything that lies open, exact chances, and nothing of what only others know."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from cosmodrome import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth.engine.state import CARDS, FACE_BITS
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from tests.games.leaving_earth.table import GAME, Table, advancement, face_number, location, number_of

NAMES = ["Ada", "Linus", "Grace", "Edsger", "Barbara"]


def shown(table: Table, seat: int | None = 0) -> Any:
    return table.state.view(seat)


def place(table: Table, name: str, seat: int | None = 0) -> Any:
    return next(found for found in shown(table, seat)["places"] if found["id"] == name)


def preview(table: Table, verb: str, argument: Any = None) -> dict[str, Any]:
    return GAME.preview(table.state, number_of(verb, argument))


def told(state: State, seat: int | None) -> str:
    """Everything that a seat is shown of a table, in all languages."""
    found: list[Any] = [state.view(seat), GAME.picture(state, seat, NAMES), GAME.svg(state, seat, NAMES)]
    if seat is not None:
        found += [state.features(seat), state.legal_actions(seat)]
    if seat is not None and seat == state.asked:
        for locale in GAME.meta.locales:
            text = GAME.text(locale, NAMES)
            found.append(dict(GAME.question(state, text)))
            for action in state.legal_actions(seat):
                brings = GAME.preview(state, action)
                found += [brings, GAME.sentence(state, action, text), GAME.hint(state, action, brings, text)]
    return json.dumps(found, default=str)


# --- what lies open ----------------------------------------------------------


def test_a_view_begins_with_its_viewer_and_is_plain_json() -> None:
    table = Table(3)
    for seat in (None, 0, 2):
        view = shown(table, seat)
        assert next(iter(view)) == "viewer"
        assert view["viewer"] == seat
        assert json.loads(json.dumps(view)) == view


def test_a_spacecraft_shows_mass_seats_thrust_and_crew() -> None:
    table = Table()
    table.craft("earth_orbit", "soyuz", "juno", "damaged_juno", "ion_thruster", "apollo", "pilot", "damaged_doctor")
    agency = shown(table)["agencies"][0]
    [craft] = agency["craft"]
    assert craft == {
        "number": 1,
        "location": "earth_orbit",
        "time": 0,
        "maneuver": None,
        "components": [
            {"item": "juno", "ready": 1, "resting": 0, "damaged": 1},
            {"item": "soyuz", "ready": 1, "resting": 0, "damaged": 0},
            {"item": "ion_thruster", "ready": 1, "resting": 0, "damaged": 0},
            {"item": "apollo", "ready": 1, "resting": 0, "damaged": 0},
        ],
        "crew": [1, 2],
        "mass": 9 + 1 + 1 + 1 + 3,
        "seats": 3,
        "thrust": 84,
        "thrust_per_year": 5,
        "probe": True,
        "infected": False,
    }
    assert [(who["skill"], who["healthy"], who["craft"]) for who in agency["astronauts"]] == [
        ("pilot", True, 1),
        ("doctor", False, 1),
    ]


def test_a_spacecraft_under_way_shows_its_maneuver_and_its_years() -> None:
    table = Table()
    table.craft("mars_orbit", "probe", time=2, on="earth_orbit__mars_orbit")
    [craft] = shown(table)["agencies"][0]["craft"]
    assert (craft["time"], craft["maneuver"], craft["location"]) == (2, "earth_orbit__mars_orbit", "mars_orbit")


def test_research_shows_what_was_seen_and_exact_chances() -> None:
    table = Table().learn("soyuz_rockets", "SSm").money(25)
    table.craft("earth", "soyuz", "soyuz")
    [known] = shown(table)["agencies"][0]["advancements"]
    assert (known["outcomes"], known["seen"], known["removed"]) == (3, [0, 0, 0], [])
    assert math.isclose(known["odds"]["success"], 60 / 90)
    table.fly("earth__earth_orbit", "soyuz").draws("m")
    view = shown(table)
    assert view["drawn"] == {
        "seat": 0,
        "advancement": "soyuz_rockets",
        "outcome": "minor_failure",
        "counts_as": "minor_failure",
    }
    chances = seat_knowledge.chances(table.state)[0, advancement("soyuz_rockets")]
    [known] = view["agencies"][0]["advancements"]
    assert known["seen"] == [0, 1, 0]
    assert known["odds"]["success"] == float(chances.success)
    brings = preview(table, "remove_outcome")
    table.do("remove_outcome")
    [known] = shown(table)["agencies"][0]["advancements"]
    assert (known["outcomes"], known["removed"]) == (2, ["minor_failure"])
    assert brings == {
        "cost": 5,
        "success": float(chances.success),
        "success_then": pytest.approx(known["odds"]["success"]),
    }


def test_a_burn_shows_its_arithmetic() -> None:
    table = Table().learn("atlas_rockets").learn("juno_rockets")
    table.craft("earth_orbit", "atlas", "juno", "probe")
    table.fly("earth_orbit__mars_orbit")
    flight = shown(table)["flight"]
    assert (flight["difficulty"], flight["mass"], flight["need"], flight["years"]) == (5, 6, 30, 3)
    table.do("faster")
    flight = shown(table)["flight"]
    assert (flight["difficulty"], flight["doublings"], flight["need"], flight["years"]) == (10, 1, 60, 2)
    table.do("fire", "atlas")
    flight = shown(table)["flight"]
    assert (flight["mass"], flight["need"], flight["thrust"], flight["burning"]) == (6, 60, 27, True)


def test_missions_show_who_has_them_and_what_is_open() -> None:
    table = Table(2, ("artificial_satellite", "lunar_survey")).learn("soyuz_rockets")
    table.craft("earth", "soyuz", "probe")
    table.fly("earth__earth_orbit", "soyuz")
    view = shown(table)
    assert [(mission["id"], mission["status"], mission["seat"]) for mission in view["missions"]] == [
        ("artificial_satellite", "completed", 0),
        ("lunar_survey", "open", None),
    ]
    assert view["points_open"] == 4
    assert view["agencies"][1]["money"] == 35


def test_an_offer_is_shown_as_two_columns() -> None:
    table = Table(2).learn("landing").stock("probe", "pilot")
    table.do("cooperate", 1).do("give", "probe").do("give", "pilot").do("give_research", "landing").do("ask_money", 5)
    offer = shown(table, None)["offer"]
    nothing_more: dict[str, Any] = {"alongside": None, "cargo": {}, "crew": [], "knowledge": []}
    assert offer["gives"] == {
        "seat": 0,
        "money": 0,
        "items": {"probe": 1, "pilot": 1},
        "craft": [],
        "research": ["landing"],
        "shares": {},
        **nothing_more,
    }
    asked = {"seat": 1, "money": 5, "items": {}, "craft": [], "research": [], "shares": {}, **nothing_more}
    assert offer["asks"] == asked
    assert not offer["complete"]
    assert shown(table.do("propose"))["offer"]["complete"]


def test_the_dead_are_remembered_with_place_and_year() -> None:
    table = Table().learn("juno_rockets", "M")
    table.craft("earth_orbit", "juno", "vostok", "pilot")
    table.fly("earth_orbit__lunar_flyby", "juno").draws("M")
    view = shown(table)
    assert view["memorial"] == [{"name": "Neil Armstrong", "seat": 0, "location": "earth_orbit", "year": 1956}]
    assert view["agencies"][0]["score"] == -2


def test_places_of_an_expansion_are_there_only_with_it() -> None:
    ids = {found["id"] for found in shown(Table(mercury=False))["places"]}
    assert {"earth", "moon", "solar_radiation"} <= ids
    assert not {"mercury", "lost"} & ids
    assert "mercury_orbit" in {found["id"] for found in shown(Table())["places"]}


# --- what is hidden ----------------------------------------------------------


def test_view_names_the_printing_of_stations() -> None:
    assert shown(Table())["printing"] is None
    assert shown(Table(1, stations=True))["printing"] == "later"
    assert shown(Table(1, stations=True, stations_printing="first"), None)["printing"] == "first"


def test_face_is_shown_to_its_surveyors_and_their_names_to_all() -> None:
    table = Table(3).show("moon", "dust", seen_by=[1])
    assert place(table, "moon", 1)["face"] == "dust"
    for seat in (0, 2, None):
        assert place(table, "moon", seat) == {
            "id": "moon",
            "explorable": True,
            "revealed": False,
            "face": None,
            "looked": [1],
            "slots": 0,
            "features": [],
        }
    table.show("moon", "dust")
    assert place(table, "moon", None)["face"] == "dust"


@pytest.mark.parametrize("seat", [0, 2, None])
def test_views_are_equal_if_only_the_knowledge_of_others_differs(seat: int | None) -> None:
    table = Table(3, ("lunar_lander",)).show("moon", "dust", seen_by=[1]).show("mars", "plants", seen_by=[1])
    table.learn_all().craft("lunar_orbit", "juno", "probe", "eagle", "pilot")
    table.work()
    other = table.state.clone()
    for name, face in (("moon", "microbes"), ("mars", "barren")):
        other.table[location(name)] = other.table[location(name)] & ~FACE_BITS | face_number(name, face) + 1
    assert other != table.state
    assert told(other, seat) == told(table.state, seat)
    assert told(other, 1) != told(table.state, 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_views_are_equal_if_only_hidden_outcomes_differ(seat: int | None) -> None:
    """Swap a success of one advancement for a failure of another: the piles still add up."""
    table = Table(2).learn("soyuz_rockets", "SSS").learn("landing", "mMM").learn("surveying", "m", 1)
    table.craft("lunar_orbit", "soyuz", "probe", "pilot")
    table.work()
    other = table.state.clone()
    soyuz, landing = (other.deck(0, advancement(name)) + CARDS for name in ("soyuz_rockets", "landing"))
    other.table[soyuz], other.table[landing] = other.table[landing], other.table[soyuz]
    assert other != table.state
    assert told(other, seat) == told(table.state, seat)


@pytest.mark.slow
def test_resampling_leaves_the_view_unchanged() -> None:
    rng = Rng(5)
    state = GAME.new(3, {"level": "hard", "mercury": True})
    for node in range(1500):
        if state.is_terminal():
            break
        if node % 40 == 0:
            for seat in (None, *range(3)):
                assert told(state.resample(seat, rng), seat) == told(state, seat)
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


# --- previews ----------------------------------------------------------------


def test_preview_of_a_maneuver_says_whether_the_thrust_suffices() -> None:
    table = Table().learn("juno_rockets").learn("landing", "SSm")
    table.craft("lunar_orbit", "juno", "juno", "probe")
    table.work()
    brings = preview(table, "maneuver", "lunar_orbit__moon")
    assert (brings["mass"], brings["difficulty"], brings["need"], brings["thrust"]) == (3, 2, 6, 8)
    assert brings["enough_with_years"] == 0
    landing, moon = brings["hazards"]
    assert (landing["hazard"], landing["able"], moon) == (
        "landing",
        True,
        {"hazard": "explore", "location": "moon", "face": None},
    )
    assert preview(table, "maneuver", "lunar_orbit__earth_orbit")["enough_with_years"] is None


def test_ion_thrusters_count_by_the_years_that_are_needed() -> None:
    table = Table().learn("ion_thrusters")
    table.craft("earth_orbit", "ion_thruster", "probe")
    table.work()
    assert preview(table, "maneuver", "earth_orbit__lunar_orbit")["enough_with_years"] == 2


def test_a_pilot_is_in_the_chances_of_a_landing() -> None:
    table = Table().learn("landing", "SSm").learn("juno_rockets")
    table.craft("lunar_orbit", "juno", "juno", "eagle", "pilot")
    table.work()
    landing = preview(table, "maneuver", "lunar_orbit__moon")["hazards"][0]
    assert landing["odds"]["success"] == pytest.approx(75 / 90)
    assert landing["odds"]["major_failure"] == 0


def test_preview_of_firing_has_its_thrust_and_the_rest() -> None:
    table = Table().learn("juno_rockets", "SSS")
    table.craft("lunar_orbit", "juno", "juno", "probe")
    table.fly("lunar_orbit__moon")
    brings = preview(table, "fire", "juno")
    assert (brings["thrust"], brings["missing"]) == (4, 2)
    assert brings["odds"]["success"] == pytest.approx(60 / 90)


def test_preview_of_the_end_of_turn_warns_of_automatic_maneuvers() -> None:
    table = Table()
    table.craft("lunar_flyby", "probe")
    assert preview(table, "pass")["automatic"] == [{"craft": 1, "maneuver": "lunar_flyby__lost"}]


# --- numbers for programs ----------------------------------------------------


def test_features_have_one_length_for_all_tables() -> None:
    lengths = {len(Table(players, mercury=players % 2 == 0).state.features(0)) for players in range(1, 6)}
    assert len(lengths) == 1


def test_features_show_a_face_only_to_its_surveyors() -> None:
    table = Table(2).show("venus", "oceans", seen_by=[1])
    hidden = table.state.features(0)
    face = face_number("venus", "inferno")
    table.state.table[location("venus")] = table.state.table[location("venus")] & ~FACE_BITS | face + 1
    assert table.state.features(0) == hidden
    assert len(names.FACES) > face


# --- What is left in a turn --------------------------------------------------


def offering(rules: str, offers: int) -> Any:
    """What is shown after so many declined offers."""
    table = Table(2, rules=rules)
    for _ in range(offers):
        table.do("cooperate", 1).do("give_money", 1).do("propose").do("decline")
    return shown(table)


def test_version_1_shows_what_is_left_in_the_turn_and_in_the_year() -> None:
    view = offering("leaving_earth/1", 2)
    assert (view["free_steps"], view["offers_left"]) == (94, 1)
    assert [agency["offers_left"] for agency in view["agencies"]] == [10, 12]
    assert "offers_made" not in view["agencies"][0]


def test_version_2_counts_offers_and_shows_no_limits() -> None:
    view = offering("leaving_earth/2", 20)
    assert not {"free_steps", "offers_left"} & set(view)
    assert [agency["offers_made"] for agency in view["agencies"]] == [20, 0]
    assert not any("offers_left" in agency for agency in view["agencies"])
