"""The how-to-play page and the page of printed facts: all languages say the same, and name what is printed."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource

import cosmodrome
import make_pictures
from cosmodrome.games.leaving_earth.meta import META
from tests.fluent import messages_of, source

FOLDER = "games/leaving_earth"
PICTURES = make_pictures.GUIDE / "leaving_earth"
KILOBYTES = 60

every_language = pytest.mark.parametrize("locale", META.locales)


@cache
def say(page: str, locale: str) -> dict[str, str]:
    """Every message of a page as people read it; the facts lean on the words of the game."""
    bundle = FluentBundle([locale], use_isolating=False)
    if page == "facts":
        bundle.add_resource(FluentResource(source(FOLDER, locale)))
    bundle.add_resource(FluentResource(source(FOLDER, f"{page}/{locale}")))
    found = {}
    for name in messages_of(FOLDER, f"{page}/{locale}"):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern)
        assert errors == [], name
        found[name] = str(text)
    return found


# --- the how-to-play page ----------------------------------------------------


@every_language
def test_the_guide_is_a_title_an_intro_and_numbered_chapters(locale: str) -> None:
    names = list(say("guide", locale))
    assert names == list(say("guide", "en"))
    assert names[:2] == ["guide-title", "guide-intro"]
    chapters = sum(name.endswith("-title") for name in names) - 1
    expected = {"guide-title", "guide-intro"}
    for number in range(1, chapters + 1):
        expected |= {f"guide-{number}-title", f"guide-{number}"}
        if f"guide-{number}-picture" in names:
            expected |= {f"guide-{number}-picture", f"guide-{number}-alt"}
    assert set(names) == expected
    assert chapters >= 10


@every_language
def test_every_language_has_the_same_paragraphs_and_numbers(locale: str) -> None:
    english = say("guide", "en")
    for name, text in say("guide", locale).items():
        paragraphs = text.split("\n\n")
        assert len(paragraphs) == len(english[name].split("\n\n")), name
        assert all(paragraph == paragraph.strip() and "\n" not in paragraph for paragraph in paragraphs), name
        assert re.findall(r"\d+", text) == re.findall(r"\d+", english[name]), name


@every_language
def test_the_guide_names_the_numbers_of_the_cards(locale: str) -> None:
    game = cosmodrome.load("leaving_earth")
    words, told = game.text(locale), say("guide", locale)["guide-5"]
    for component in game.data["component"]:
        name, cost, mass = words.term(f"item-{component['id']}"), component.get("cost"), component["mass"]
        if "thrust" in component:
            assert re.search(rf"{name} \w+ \$?{cost}\b[^.]* {mass},[^.]* {component['thrust']}\.", told), name
        elif "seats" in component:
            assert re.search(rf"{name} \(\$?{cost}\b[^)]* {mass}, {component['seats']} ", told), name


@every_language
def test_the_pictures_of_the_guide_are_those_that_are_drawn(locale: str) -> None:
    shown = {text for name, text in say("guide", locale).items() if name.endswith("-picture")}
    assert shown == {f"{name}.svg" for name in make_pictures.guide("leaving_earth")}


@pytest.mark.parametrize("name", make_pictures.guide("leaving_earth"))
def test_a_picture_is_stored_as_the_tool_draws_it(name: str) -> None:
    drawn = make_pictures.guide("leaving_earth")[name]()
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < KILOBYTES * 1024
    assert not re.search(r">[^<]*[^\W\d_]{2,}[^<]*</text>", drawn), "a word that nobody translates"


# --- the page of printed facts -----------------------------------------------


@every_language
def test_every_printed_fact_has_a_name_in_every_language(locale: str) -> None:
    named = say("facts", locale)
    assert list(named) == list(say("facts", "en"))
    needed = set()
    for name, found in cosmodrome.load("leaving_earth").data.items():
        entries = found if isinstance(found, list) else [found] if isinstance(found, dict) else []
        needed |= {f"fact-{name}" for _ in entries}
        fields = {field for entry in entries for field in entry} - {"provenance", "source", "name"}
        needed |= {f"fact-{name}-{field}" for field in fields}
    assert {name for name in named if not name.startswith("fact-word-")} == needed


@every_language
def test_every_printed_word_has_a_name_in_every_language(locale: str) -> None:
    """Names of cards and of people stay as they are printed; a symbol such as `time:1` is called `time-1`."""
    needed = set()
    for found in cosmodrome.load("leaving_earth").data.values():
        for entry in found if isinstance(found, list) else []:
            for field in set(entry) - {"provenance", "source", "name", "astronauts"}:
                values = entry[field] if isinstance(entry[field], list) else [entry[field]]
                needed |= {f"fact-word-{word.replace(':', '-')}" for word in values if isinstance(word, str)}
    assert {name for name in say("facts", locale) if name.startswith("fact-word-")} == needed
