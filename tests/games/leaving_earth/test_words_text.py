"""Leaving Earth's sentences, beyond what is true of every game's: all its names, and that they come out whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast

from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.asking import HELP
from cosmodrome.games.leaving_earth.meta import META
from cosmodrome.games.leaving_earth.moment import PROMPTS
from cosmodrome.games.leaving_earth.words import CAUSES, ENDS, OUTCOMES, REQUIREMENTS
from tests.conformance import assert_sentence
from tests.fluent import Parts, messages_of, said
from tests.games.leaving_earth.table import GAME, Table, number_of, seated

NUMBERS = {
    *("amount", "capsule", "cards", "cost", "count", "crew", "craft", "dead", "die", "difficulty", "discarded", "down"),
    *("ion", "limit", "mass", "missing", "money", "need", "other", "outcomes", "passes", "places", "points", "riders"),
    *("roll", "seats", "sheltered", "supplies", "thrust", "up_to", "years"),
}
COUNTS = (0, 1, 2, 5, 22, 90)
DAMAGEABLE = (*names.COMPONENTS[:10], *names.SKILLS)

every_language = pytest.mark.parametrize("locale", META.locales)


def messages(locale: str) -> dict[str, ast.Message]:
    return messages_of("games/leaving_earth", locale)


def say(locale: str, message: str, **args: str | int) -> str:
    return said("games/leaving_earth", locale, message, **args)


def samples(arguments: set[str]) -> Iterator[dict[str, str | int]]:
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


def test_everything_printed_has_its_name_and_none_is_left_over() -> None:
    for prefix, ids in (
        ("ask", set(PROMPTS.values())),
        ("help", {name for found in HELP.values() for name in found}),
        ("advancement", {*names.ADVANCEMENTS, *(f"{name}-does" for name in names.ADVANCEMENTS)}),
        ("skill", {*names.SKILLS, *(f"{name}-does" for name in names.SKILLS)}),
        ("face", {*names.FACES, *(f"{name}-does" for name in names.FACES)}),
        ("item", {*names.COMPONENTS, *names.SKILLS, *(f"damaged_{name}" for name in DAMAGEABLE)}),
        ("location", {*names.LOCATIONS, "space"}),
        ("mission", set(names.MISSIONS)),
        ("needs", set(REQUIREMENTS)),
        ("outcome", set(OUTCOMES)),
        ("cause", set(CAUSES)),
        ("end", set(ENDS)),
    ):
        there = {name.removeprefix(f"{prefix}-") for name in messages("en") if name.startswith(f"{prefix}-")}
        assert there == ids, prefix


def test_whatever_can_be_damaged_has_a_name_for_that() -> None:
    bits = Table().state.setting.can_be_damaged
    assert {name for kind, name in enumerate(names.COMPONENTS) if bits >> kind & 1} <= set(DAMAGEABLE)


@every_language
def test_every_sentence_can_be_said_with_any_count(locale: str) -> None:
    for name, message in messages(locale).items():
        for args in samples(Parts(message).arguments):
            found = say(locale, name, **args)
            assert found
            assert found == found.strip(), name
            assert not {"{", "}"} & set(found), found
            assert "  " not in found, found


@every_language
def test_names_of_one_kind_differ(locale: str) -> None:
    for prefix in ("item-", "location-", "mission-", "advancement-"):
        ids = [name for name in messages(locale) if name.startswith(prefix)]
        assert len({say(locale, name) for name in ids}) == len(ids), prefix


def test_polish_counts_as_poles_do() -> None:
    for count, years in ((1, "1 rok"), (2, "2 lata"), (5, "5 lat"), (12, "12 lat"), (22, "22 lata")):
        assert say("pl", "preview-years", years=count) == years


def test_french_says_one_year_in_the_singular() -> None:
    assert (say("fr", "preview-years", years=1), say("fr", "preview-years", years=2)) == ("1 an", "2 ans")


# --- choices that would read alike -------------------------------------------


def test_astronauts_are_told_apart_by_name() -> None:
    table = Table().learn("rendezvous")
    craft = table.craft("earth_orbit", "aldrin", "pilot", "pilot", "probe")
    table.work(craft).do("separate")
    assert sentence(table, "detach_crew", 1) == "Split off: Neil Armstrong, pilot"


def test_spacecraft_are_told_with_what_is_aboard_and_where() -> None:
    table = Table()
    table.craft("earth", "juno", "juno", "probe")
    table.craft("mars_orbit", "probe", time=2, on="earth_orbit__mars_orbit")
    assert sentence(table, "craft", 1) == "Use craft 1 (2 × Juno, probe; Earth)"
    assert sentence(table, "craft", 2) == "Use craft 2 (probe; on the way, 2 more years: Mars Orbit)"


def test_a_large_crew_is_counted() -> None:
    table = Table()
    table.craft("earth", "aldrin", "pilot", "pilot", "doctor", "mechanic")
    assert sentence(table, "craft", 1) == "Use craft 1 (Aldrin, crew of 4; Earth)"


@every_language
def test_capsules_are_told_apart_by_who_sits_in_them(locale: str) -> None:
    table = Table().learn("re_entry", "S")
    craft = table.craft("earth_orbit", "apollo", "apollo", "vostok", "pilot", "mechanic", "doctor")
    table.work(craft).do("maneuver", "earth_orbit__earth")
    table.do("seat_in", table.choices("seat_in")[-1])
    sentences = [sentence(table, "seat_in", choice, locale) for choice in table.choices("seat_in")]
    assert len(set(sentences)) == len(sentences)
    assert any("Neil Armstrong" in found for found in sentences)
    assert "Buzz Aldrin" in question(table, locale)


def test_a_maneuver_is_told_by_where_it_leads() -> None:
    table = Table().learn("juno_rockets")
    table.craft("earth_orbit", "juno")
    table.work()
    assert sentence(table, "maneuver", "earth_orbit__lunar_orbit") == "Fly: Earth Orbit to Lunar Orbit"


# --- hints -------------------------------------------------------------------


def test_the_arithmetic_is_spelled_out_before_firing() -> None:
    table = Table().learn("saturn_rockets", "SSS")
    table.craft("earth_orbit", "saturn", "apollo", "eagle", "pilot")
    table.work()
    assert hint(table, "maneuver", "earth_orbit__lunar_orbit") == (
        "3 × 24 = 72 needed, 200 aboard · enough if nothing fails · as quick as you like"
    )
    table.do("maneuver", "earth_orbit__lunar_orbit")
    assert question(table) == "Ada, Earth Orbit to Lunar Orbit with craft 1: 3 × 24 = 72 needed. What do you fire?"
    assert hint(table, "fire", "saturn") == (
        "gives 200, which is enough · works 67%, minor failure 17%, major failure 17%"
    )


def test_flying_without_an_advancement_is_a_warning() -> None:
    table = Table().learn("juno_rockets")
    table.craft("mars_orbit", "vostok", "pilot")
    table.work()
    assert hint(table, "maneuver", "mars_orbit__mars") == (
        "no thrust needed · atmospheric entry without Re-entry: capsules burn up"
        " · landing without Landing: everything is lost · unknown place: Mars"
    )


def test_what_a_secret_costs_is_in_the_question() -> None:
    table = Table().learn_all()
    table.craft("lunar_orbit", "juno", "juno", "probe")
    table.fly("lunar_orbit__moon", "juno", "juno").finds("dust")
    assert question(table) == "Ada, you see Moon: deep dust. Show it to everybody? A secret costs you the spacecraft."
    assert hint(table, "keep_hidden") == "the spacecraft is lost"


@every_language
def test_who_gets_the_shield_and_who_goes_without(locale: str) -> None:
    table = Table().learn_all().show("solar_radiation", "level_2")
    craft = table.craft("earth_orbit", "soyuz", "aldrin", "apollo", *["pilot"] * 5, *["doctor"] * 5)
    table.work(craft).do("maneuver", "earth_orbit__mars_orbit").do("fire", "soyuz")
    assert_sentence(question(table, locale))
    for choice in table.choices("shield"):
        assert_sentence(sentence(table, "shield", choice, locale))
        assert_sentence(hint(table, "shield", choice, locale))


@every_language
def test_who_is_left_out_is_asked_with_the_cause(locale: str) -> None:
    table = Table()
    table.learn("life_support", "S")
    table.craft("earth_orbit", "aldrin", "supplies_1x", *["pilot"] * 4, *["doctor"] * 3)
    table.end_year().draws("S")
    assert GAME.prompt(table.state) == "choose_left_out"
    assert_sentence(question(table, locale))
    assert_sentence(sentence(table, "leave_out", table.choices("leave_out")[0], locale))


@every_language
def test_an_outcome_that_a_pilot_makes_milder_is_told_so(locale: str) -> None:
    table = Table().learn("rendezvous", "m").money(0)
    table.craft("earth_orbit", "vostok", "pilot")
    table.craft("earth_orbit", "probe")
    match = seated(table)
    table.work(1).do("dock", 2).draws("m")
    entry = next(entry for entry in table.state.journal or [] if entry[3] != entry[4] and entry[0] == 17)
    told = GAME.tell(entry, match.game.text(locale, ["Ada"]), 0)
    assert_sentence(told)
    assert say(locale, "outcome-success") in told


# --- greyed ------------------------------------------------------------------


def test_what_people_are_just_short_of_is_greyed() -> None:
    from cosmodrome.core.offer import Offer

    table = Table().learn("juno_rockets").money(9)
    out = Offer(GAME.num_distinct_actions, explain=True)
    table.state.offer(out)
    greyed = [GAME.to_json(action) for action in GAME.greyed(table.state, out.refused)]
    assert {"verb": "research", "advancement": "landing"} in greyed
    assert {"verb": "buy", "item": "eagle"} in greyed
    assert not any(action["verb"] in ("craft", "cooperate") for action in greyed)
    assert len(greyed) < 25
