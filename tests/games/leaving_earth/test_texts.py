"""Leaving Earth's sentences, beyond what is true of every game's: all its names, and that they come out whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth.data_pack import FRAIL
from cosmodrome.games.leaving_earth.engine.state import FEATURE_SHIFT
from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, META
from cosmodrome.games.leaving_earth.phase import ACTING, PROMPTS
from cosmodrome.games.leaving_earth.ui.prompts import HELP
from cosmodrome.games.leaving_earth.vocabulary import (
    CAUSES,
    ENDS,
    OUTCOMES,
    PRODUCED,
    PRODUCED_NOTHING,
    REQUIREMENTS,
    VOCABULARY,
    WAS_DAMAGED,
)
from tests.contract.conformance import assert_sentence
from tests.games.leaving_earth.table import GAME, Table, number_of, seated
from tests.support.fluent import GameTexts, Parts

SENTENCES = GameTexts("leaving_earth")
messages, say = SENTENCES.messages, SENTENCES.say

NUMBERS = {
    *("amount", "capsule", "cards", "cost", "count", "crew", "craft", "dangers", "dead", "die", "difficulty"),
    *("discarded", "down", "ion", "left", "limit", "mass", "medicine", "missing", "money", "need", "number", "other"),
    *("outcomes", "passes", "places", "points", "riders", "roll", "seats", "sheltered", "supplies", "thrust", "up_to"),
    "years",
}
COUNTS = (0, 1, 2, 5, 22, 90, 0.5, 12.5)
COMPONENTS = names.DATA["component"]
SOLID = [entry["id"] for entry in COMPONENTS if entry["type"] in FRAIL and entry.get("damageable", True)]
DAMAGEABLE = (*SOLID, *names.SKILLS)
NEW_IN_THE_SHOP = [entry["id"] for entry in COMPONENTS if entry.get("expansion") == "stations" and "cost" in entry]

every_language = pytest.mark.parametrize("locale", META.locales)


def samples(arguments: set[str]) -> Iterator[dict[str, str | float]]:
    for count in COUNTS:
        yield {name: count if name in NUMBERS else name.title() for name in sorted(arguments)}


def sentence(table: Table, verb: str, argument: Any = None, locale: str = "en") -> str:
    return GAME.describe(table.state, number_of(verb, argument), locale, ["Ada", "Linus", "Grace"])


def hint(table: Table, verb: str, argument: Any = None, locale: str = "en") -> str:
    action = number_of(verb, argument)
    return GAME.hint(table.state, action, GAME.preview(table.state, action), GAME.text(locale, ["Ada", "Linus"]))


def question(table: Table, locale: str = "en") -> str:
    text = GAME.text(locale, ["Ada", "Linus"])
    args = {"seat": text.seat(table.state.asked), **GAME.question(table.state, text)}
    return text.say(f"ask-{GAME.prompt(table.state)}", args)


# --- all of them are there ---------------------------------------------------


def test_every_printed_item_has_a_name_and_none_is_left_over() -> None:
    for prefix, ids in (
        ("ask", {*PROMPTS.values(), ACTING}),
        ("help", {name for found in HELP.values() for name in found}),
        ("advancement", {*names.ADVANCEMENTS, *(f"{name}-does" for name in names.ADVANCEMENTS)}),
        ("skill", {*names.SKILLS, *(f"{name}-does" for name in names.SKILLS)}),
        ("face", {*names.FACES, *(f"{name}-does" for name in names.FACES)}),
        ("feature", {*names.FEATURES, *(f"{name}-does" for name in names.FEATURES)}),
        ("use", set(NEW_IN_THE_SHOP)),
        ("item", {*names.COMPONENTS, *names.SKILLS, *(f"damaged_{name}" for name in DAMAGEABLE)}),
        ("location", {*names.LOCATIONS, "space"}),
        ("mission", set(names.MISSIONS)),
        ("needs", set(REQUIREMENTS)),
        ("outcome", set(OUTCOMES)),
        ("cause", set(CAUSES)),
        ("end", set(ENDS)),
    ):
        assert SENTENCES.names(prefix) == ids, prefix


def test_every_damageable_component_has_a_name_when_damaged() -> None:
    bits = Table(outer_planets=True, stations=True).state.setting.can_be_damaged
    assert {name for kind, name in enumerate(names.COMPONENTS) if bits >> kind & 1} <= set(DAMAGEABLE)


@every_language
def test_every_sentence_can_be_said_with_any_count(locale: str) -> None:
    SENTENCES.assert_whole(locale, samples)


@every_language
def test_names_of_one_kind_differ(locale: str) -> None:
    for prefix in ("item-", "location-", "advancement-", "feature-"):
        ids = [name for name in messages(locale) if name.startswith(prefix) and not name.endswith("-does")]
        assert len({say(locale, name) for name in ids}) == len(ids), prefix


@every_language
@pytest.mark.parametrize("played", [[], list(EXPANSIONS)])
def test_missions_that_can_be_open_together_have_different_names(locale: str, played: list[str]) -> None:
    ids = [entry["id"] for entry in names.DATA["mission"] if is_played(entry, played)]
    assert len({say(locale, f"mission-{name}") for name in ids}) == len(ids)


def test_polish_plural_forms_are_correct() -> None:
    for count, years in ((1, "1 rok"), (2, "2 lata"), (5, "5 lat"), (12, "12 lat"), (22, "22 lata")):
        assert say("pl", "preview-years", years=count) == years


@pytest.mark.parametrize(
    ("locale", "points", "told"),
    [
        ("en", 1, "1 point"),
        ("en", 0.5, "0.5 points"),
        ("en", 12.5, "12.5 points"),
        ("pl", 12, "12 punktów"),
        ("pl", 12.5, "12,5 punktu"),
        ("pl", 22.5, "22,5 punktu"),
        ("fr", 0.5, "0,5 point"),
        ("fr", 1.5, "1,5 point"),
        ("fr", 12.5, "12,5 points"),
    ],
)
def test_half_points_are_formatted_by_the_language(locale: str, points: float, told: str) -> None:
    for name in ("board-points", "log-points_found", "log-mission_completed", "log-occupied", "table-agency"):
        arguments = Parts(messages(locale)[name]).arguments
        said = say(locale, name, **{each: points if each == "points" else each for each in arguments})
        assert told in said
        assert not said.split(told)[1][:1].isalpha(), said


def test_french_says_one_year_in_the_singular() -> None:
    assert (say("fr", "preview-years", years=1), say("fr", "preview-years", years=2)) == ("1 an", "2 ans")


# --- choices that would read alike -------------------------------------------


def test_astronauts_are_distinguished_by_name() -> None:
    table = Table().learn("rendezvous")
    craft = table.craft("earth_orbit", "aldrin", "pilot", "pilot", "probe")
    table.work(craft).do("separate")
    assert sentence(table, "detach_crew", 1) == "Split off: Neil Armstrong, pilot"


def test_spacecraft_are_described_with_cargo_and_location() -> None:
    table = Table()
    table.craft("earth", "juno", "juno", "probe")
    table.craft("mars_orbit", "probe", time=2, on="earth_orbit__mars_orbit")
    assert sentence(table, "craft", 1) == "Select spacecraft 1 (2 × Juno, probe; Earth)"
    assert sentence(table, "craft", 2) == "Select spacecraft 2 (probe; in flight, 2 more years: Mars Orbit)"


def test_a_large_crew_is_counted() -> None:
    table = Table()
    table.craft("earth", "aldrin", "pilot", "pilot", "doctor", "mechanic")
    assert sentence(table, "craft", 1) == "Select spacecraft 1 (Aldrin, crew of 4; Earth)"


@every_language
def test_capsules_are_distinguished_by_their_crew(locale: str) -> None:
    table = Table().learn("re_entry", "S")
    craft = table.craft("earth_orbit", "apollo", "apollo", "vostok", "pilot", "mechanic", "doctor")
    table.work(craft).do("maneuver", "earth_orbit__earth")
    table.do("seat_in", table.choices("seat_in")[-1])
    sentences = [sentence(table, "seat_in", choice, locale) for choice in table.choices("seat_in")]
    assert len(set(sentences)) == len(sentences)
    assert any("Neil Armstrong" in found for found in sentences)
    assert "Buzz Aldrin" in question(table, locale)


def test_maneuver_is_named_by_its_destination() -> None:
    table = Table().learn("juno_rockets")
    table.craft("earth_orbit", "juno")
    table.work()
    assert sentence(table, "maneuver", "earth_orbit__lunar_orbit") == "Fly: Earth Orbit to Lunar Orbit"


# --- hints -------------------------------------------------------------------


def test_question_before_firing_shows_the_calculation() -> None:
    table = Table().learn("saturn_rockets", "SSS")
    table.craft("earth_orbit", "saturn", "apollo", "eagle", "pilot")
    table.work()
    assert hint(table, "maneuver", "earth_orbit__lunar_orbit") == (
        "3 × 24 = 72 needed, 200 aboard · enough if nothing fails · as quick as you like"
    )
    table.do("maneuver", "earth_orbit__lunar_orbit")
    assert question(table) == "Ada, Earth Orbit to Lunar Orbit with spacecraft 1: 3 × 24 = 72 needed. What do you fire?"
    assert hint(table, "fire", "saturn") == (
        "gives 200, which is enough · 67% success, 17% minor failure, 17% major failure"
    )


def test_flying_without_an_advancement_is_a_warning() -> None:
    table = Table().learn("juno_rockets")
    table.craft("mars_orbit", "vostok", "pilot")
    table.work()
    assert hint(table, "maneuver", "mars_orbit__mars") == (
        "no thrust needed · atmospheric entry without Re-entry: capsules burn up"
        " · landing without Landing: everything is lost · unknown location: Mars"
    )


def test_question_of_keeping_a_secret_names_its_cost() -> None:
    table = Table().learn_all()
    table.craft("lunar_orbit", "juno", "juno", "probe")
    table.fly("lunar_orbit__moon", "juno", "juno").finds("dust")
    assert question(table) == "Ada, you see Moon: deep dust. Reveal it? If you keep it hidden, you lose the spacecraft."
    assert hint(table, "keep_hidden") == "the spacecraft is lost"


@pytest.mark.parametrize(("edition", "lost"), [("quick_reference", "the spacecraft"), ("first", "the crew")])
def test_r25_secret_about_suborbital_space_costs_what_the_edition_says(edition: str, lost: str) -> None:
    table = Table(edition=edition).learn("saturn_rockets")
    table.craft("earth", "saturn", "vostok", "pilot")
    table.fly("earth__earth_orbit", "saturn").finds("harmless")
    assert question(table).endswith(f"you lose {lost}.")
    assert hint(table, "keep_hidden") == f"{lost} is lost"


@every_language
def test_question_of_shielded_seats_names_both_outcomes(locale: str) -> None:
    table = Table().learn_all().show("solar_radiation", "level_2")
    craft = table.craft("earth_orbit", "soyuz", "aldrin", "apollo", *["pilot"] * 5, *["doctor"] * 5)
    table.work(craft).do("maneuver", "earth_orbit__mars_orbit").do("fire", "soyuz")
    assert_sentence(question(table, locale))
    for choice in table.choices("shield"):
        assert_sentence(sentence(table, "shield", choice, locale))
        assert_sentence(hint(table, "shield", choice, locale))


@every_language
def test_question_of_who_is_left_out_names_the_cause(locale: str) -> None:
    table = Table()
    table.learn("life_support", "S")
    table.craft("earth_orbit", "aldrin", "supplies_1x", *["pilot"] * 4, *["doctor"] * 3)
    table.end_year().draws("S")
    assert GAME.prompt(table.state) == "choose_left_out"
    assert_sentence(question(table, locale))
    assert_sentence(sentence(table, "leave_out", table.choices("leave_out")[0], locale))


@every_language
def test_outcome_improved_by_a_pilot_names_the_pilot(locale: str) -> None:
    table = Table().learn("rendezvous", "m").money(0)
    table.craft("earth_orbit", "vostok", "pilot")
    table.craft("earth_orbit", "probe")
    match = seated(table)
    table.work(1).do("dock", 2).draws("m")
    entry = next(entry for entry in table.state.journal or [] if entry[3] != entry[4] and entry[0] == 17)
    told = GAME.tell(entry, match.game.text(locale, ["Ada"]), 0)
    assert_sentence(told)
    assert say(locale, "outcome-success") in told


# --- Outer Planets -----------------------------------------------------------


@every_language
def test_two_routes_between_the_same_locations_have_different_names(locale: str) -> None:
    table = Table(outer_planets=True).learn("juno_rockets")
    table.craft("mars_flyby", *["juno"] * 3)
    table.work()
    sentences = [sentence(table, "maneuver", way, locale) for way in table.choices("maneuver")]
    assert len(set(sentences)) == len(sentences)
    for found in sentences:
        assert_sentence(found)


def test_aerobraking_is_described_with_its_chance_or_a_warning() -> None:
    table = Table(outer_planets=True).learn("juno_rockets")
    table.craft("venus_flyby", "juno")
    table.work()
    way = "venus_flyby__venus_orbit__aero"
    assert sentence(table, "maneuver", way) == "Fly: Venus Fly-By to Venus Orbit by aerobraking"
    assert hint(table, "maneuver", way) == "no thrust needed · aerobraking without Aerobraking: everything is lost"
    table.learn("aerobraking", "SSS")
    assert hint(table, "maneuver", way) == "no thrust needed · aerobraking: 67% success"


def test_launch_window_is_described_with_the_next_one() -> None:
    table = Table(outer_planets=True, last_year=1960).learn("juno_rockets")
    table.craft("outer_transfer", "juno")
    table.state.year = 1958
    table.work()
    assert "open this year, then again in 1960" in hint(table, "maneuver", "outer_transfer__jupiter_flyby")
    assert sentence(table, "maneuver", "outer_transfer__saturn_flyby") == (
        "Fly: Outer Planets Transfer to Saturn Fly-By (opens in 1960)"
    )
    assert "enough if it takes" not in hint(table, "maneuver", "outer_transfer__jupiter_flyby")
    table.state.year = 1960
    assert "open this year for the last time" in hint(table, "maneuver", "outer_transfer__jupiter_flyby")
    assert sentence(table, "maneuver", "outer_transfer__uranus_flyby").endswith("(no longer open)")


@every_language
def test_free_advancement_is_offered_without_a_price(locale: str) -> None:
    state = GAME.new(2, {"outer_planets": True, "quick_start": True})
    while state.is_chance():
        state.apply(state.chance_outcomes()[0][0])
    text = GAME.text(locale, ["Ada", "Linus"])
    assert GAME.question(state, text) == {"left": 2}
    landing, proton = number_of("research", "landing"), number_of("research", "proton_rockets")
    assert "$" not in GAME.hint(state, landing, GAME.preview(state, landing), text)
    assert say(locale, "advancement-soyuz_rockets") in GAME.sentence(state, proton, text)
    state.apply(landing)
    assert GAME.question(state, text) == {"left": 1}


def test_rules_of_outer_planets_help_only_where_it_is_played() -> None:
    near, far = Table(), Table(outer_planets=True)
    assert set(GAME.helps(far.state)) - set(GAME.helps(near.state)) == {"help-found_missions", "help-science"}


# --- Stations ----------------------------------------------------------------


def stationed(*learnt: str, **options: Any) -> Table:
    table = Table(options.pop("players", 1), ("st_venus_station", "st_orbital_experiment"), stations=True, **options)
    for name in learnt:
        table.learn(name)
    return table


def test_production_is_offered_with_its_chance() -> None:
    table = stationed("life_support").learn("synthesis", "SSSmM").stock("fuel_generator")
    table.craft("earth_orbit", "aldrin", "hydroponics_module", "pilot", "pilot", "food")
    table.end_year()
    assert question(table) == "Ada, the year begins. What do you produce on Earth?"
    assert sentence(table, "produce", "fuel_generator") == "Operate: fuel generator"
    assert hint(table, "produce", "fuel_generator") == (
        "produces: small fuel tank · 67% success, 17% minor failure, 17% major failure"
    )
    table.do("done")
    assert question(table).startswith("Ada, the year begins. What should spacecraft 1 (Aldrin, hydroponics module")
    assert hint(table, "produce", "hydroponics_module").startswith("produces: food · 67% success")
    assert "help-production" in GAME.helps(table.state)


def test_assembling_a_habitat_names_no_risk() -> None:
    table = stationed("life_support").show("moon", "rugged")
    table.craft("moon", "aldrin", "ground_habitat_parts", "mechanic", "pilot", "food")
    table.end_year()
    assert sentence(table, "produce", "ground_habitat_parts") == "Assemble the ground habitat"
    assert hint(table, "produce", "ground_habitat_parts") == "produces: ground habitat"


def test_new_components_are_described_with_their_use() -> None:
    table = stationed("space_shuttle", "synthesis").money(99)
    assert (
        hint(table, "buy", "space_habitat") == "$20 · mass 9 · 20 seats · living quarters in space, safe from radiation"
    )
    assert hint(table, "buy", "shuttle") == (
        "$10 · mass 4 · thrust 75 · 6 seats · heat shield · reusable: each firing empties a large fuel tank"
    )


def test_engines_count_once_for_each_of_their_tanks() -> None:
    table = stationed("space_shuttle").stock("small_fuel_tank")
    table.craft("earth", "daedalus", "small_fuel_tank", "small_fuel_tank", "large_fuel_tank", "probe")
    table.work()
    assert hint(table, "load", "small_fuel_tank") == "then mass 14, thrust 66"
    assert hint(table, "unload", "small_fuel_tank") == "then mass 10, thrust 22"
    assert hint(table, "unload", "daedalus") == "then mass 11, thrust 0"
    assert "3 × 12 = 36 needed, 44 aboard · enough if nothing fails" in hint(table, "maneuver", "earth__suborbital")
    table.do("maneuver", "earth__suborbital")
    assert hint(table, "fire", "daedalus") == (
        "gives 22 of 36, 14 still missing · uses up: small fuel tank · cannot fail"
    )


def test_rover_is_described_with_the_chance_of_two_successes() -> None:
    table = stationed().learn("rovers", "SSSSm").show("moon", "rugged")
    table.craft("moon", "rover")
    table.work()
    twice = seat_knowledge.flight(table.state, 0, {names.ADVANCEMENTS.index("rovers"): 2})
    once = seat_knowledge.chances(table.state)[0, names.ADVANCEMENTS.index("rovers")].success
    assert once * once < twice < once
    assert GAME.preview(table.state, number_of("explore"))["success"] == float(twice)
    assert hint(table, "explore") == f"{float(twice):.0%} success · 18 cards left, 6 dangerous"
    assert sentence(table, "explore") == "Explore"


@every_language
def test_landing_asks_whether_to_explore_and_which_feature_to_keep(locale: str) -> None:
    table = stationed("landing", "atlas_rockets").show("moon", "rugged")
    table.craft("lunar_orbit", "atlas", "apollo", "pilot")
    table.fly("lunar_orbit__moon", "atlas")
    assert say(locale, "location-moon") in question(table, locale)
    assert say(locale, "preview-two-finds") in hint(table, "explore", locale=locale)
    assert_sentence(sentence(table, "skip_exploring", locale=locale))
    table.do("explore").discovers("moon_gold", "moon_dust")
    assert_sentence(question(table, locale))
    assert say(locale, "feature-moon_gold") in sentence(table, "keep_feature", "moon_gold", locale)
    assert hint(table, "keep_feature", "moon_dust", locale) == say(locale, "feature-moon_dust-does")


def test_wreckage_names_its_use_and_who_gets_the_points() -> None:
    table = stationed(players=2)
    table.craft("phobos", "apollo", "mechanic", "wreckage")
    table.work()
    assert sentence(table, "salvage", "probe") == "Turn the wreckage into: probe"
    assert sentence(table, "salvage", "spare_parts") == "Turn the wreckage into: 2 × spare parts"
    assert hint(table, "salvage", "probe") == "another agency gets 2 points"


def test_healing_experiments_and_caves_name_what_they_use() -> None:
    table = stationed().show("moon", "rugged")
    number = names.FEATURES.index("moon_lunar_caves") + 1
    table.state.table[names.LOCATIONS.index("moon")] |= number << FEATURE_SHIFT
    crew = ("doctor", "mechanic", "damaged_pilot")
    table.craft("moon", "aldrin", *crew, "damaged_probe", "medical_supplies", "spare_parts", "spare_parts")
    table.work()
    assert sentence(table, "repair") == "Repair everything with one unit of spare parts"
    assert hint(table, "heal") == "uses up: medical supplies"
    assert hint(table, "build_in_cave") == "uses up: 2 × spare parts"
    table.do("done").craft("earth_orbit", "apollo", "science_module", "pilot", "experiment")
    table.work(2)
    assert hint(table, "finish_experiment") == "produces: results from Earth Orbit · has to be brought to Earth"
    assert (
        sentence(table.do("done").work(1), "repair", locale="pl")
        == "Napraw wszystko za jedną jednostkę: części zamienne"
    )


def test_without_stations_repairs_take_supplies() -> None:
    table = Table()
    table.craft("earth_orbit", "aldrin", "mechanic", "damaged_probe", "supplies_1x")
    assert sentence(table.work(), "repair") == "Repair everything with one unit of supplies"


@every_language
def test_events_of_stations_have_log_entries(locale: str) -> None:
    text = GAME.text(locale, ["Ada", "Linus"])
    for happening in VOCABULARY.happenings[PRODUCED:]:
        one, two, three, four, *_ = [*(1 for _ in happening.fields), 0, 0, 0, 0]
        assert_sentence(GAME.tell((happening.number, one, two, three, four), text, None))
    for number in (PRODUCED, PRODUCED_NOTHING, WAS_DAMAGED):
        on_earth = GAME.tell((number, 0, 0, names.COMPONENTS.index("fuel_generator"), 0), text, None)
        assert_sentence(on_earth)
        assert "0" not in on_earth


def test_rules_of_stations_help_only_where_it_is_played() -> None:
    base, more = Table(), stationed()
    assert set(GAME.helps(more.state)) - set(GAME.helps(base.state)) == {"help-stores", "help-occupation", "help-life"}


# --- greyed ------------------------------------------------------------------


def greyed(table: Table) -> list[dict[str, Any]]:
    out = ActionList(GAME.num_distinct_actions, explain=True)
    table.state.list_actions(out)
    return [GAME.to_json(action) for action in GAME.greyed(table.state, out.refused)]


def test_actions_without_enough_of_something_are_greyed_out() -> None:
    found = greyed(Table().learn("juno_rockets").money(9))
    assert {"verb": "research", "advancement": "landing"} in found
    assert {"verb": "buy", "item": "eagle"} in found
    assert not any(action["verb"] in ("craft", "cooperate") for action in found)
    assert len(found) < 25


def test_actions_waiting_for_research_or_a_window_are_greyed_out() -> None:
    table = Table(outer_planets=True).learn("surveying")
    assert {"verb": "research", "advancement": "proton_rockets"} in greyed(table)
    table.craft("jupiter_flyby", "probe")
    table.state.year = 1958
    table.work()
    assert {"verb": "maneuver", "maneuver": "jupiter_flyby__saturn_flyby"} in greyed(table)
    table.do("survey", "io").finds("barren").do("keep_hidden")
    assert {"verb": "survey", "location": "europa"} in greyed(table)


def test_unavailable_actions_of_stations_are_greyed_out() -> None:
    table = stationed("juno_rockets", "space_shuttle").show("moon", "rugged")
    table.craft("moon", "ground_habitat", "juno", "doctor", "damaged_pilot", "experiment", "wreckage")
    found = greyed(table.work())
    assert {"verb": "maneuver", "maneuver": "moon__lunar_orbit"} in found
    assert {"verb": "heal"} in found
    assert {"verb": "finish_experiment"} in found
    assert {"verb": "salvage", "item": "probe"} in found
    assert {"verb": "explore"} not in found
    table.do("done").craft("moon", "rover")
    assert {"verb": "explore"} in greyed(table.work(2))
    table.do("done").craft("earth_orbit", "daedalus", "juno")
    table.work(3).do("maneuver", "earth_orbit__lunar_flyby")
    assert {"verb": "fire", "item": "daedalus"} in greyed(table)
