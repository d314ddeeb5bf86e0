"""What must be true of every how-to-play page and page of printed facts: all languages say the same, and all is named.

Which numbers of a box the pages name is told in the game's own tests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any

import pytest

import make_pictures
from cosmodrome import games
from tests.games.test_lessons import check_numbers, say

CHAPTERS = 10
KILOBYTES = 60

OWN = {"mlem": {"fact-space-moons_of"}, "star_search": {"fact-sky-missing"}}  # what only owners' packs may have
KNOWN = {"provenance", "source"}  # columns that the page has in every list
LABELS = {"number", "name"}  # what an entry of a list is called instead of its place
AS_PRINTED = {"name", "astronauts", "fixed_star"}  # what has a capital letter here stays: cards, people, a hole
PATTERN = re.compile(r"[.o]+")  # a row of it is no word

GUIDED = [game for game in games.metas() if (resources.files(games) / game / "text" / "guide").is_dir()]

every_guide = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game in GUIDED for locale in games.metas()[game].locales]
)
every_picture = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in make_pictures.games() for name in make_pictures.guide(game)]
)
every_language = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game, meta in games.metas().items() for locale in meta.locales]
)


# --- the how-to-play page ----------------------------------------------------


def test_every_guide_has_its_pictures() -> None:
    assert make_pictures.games() == GUIDED


@every_guide
def test_a_guide_is_a_title_an_intro_and_numbered_chapters(game: str, locale: str) -> None:
    names = list(say(game, "guide", locale))
    assert names == list(say(game, "guide", "en"))
    assert names[:2] == ["guide-title", "guide-intro"]
    chapters = sum(name.endswith("-title") for name in names) - 1
    expected = {"guide-title", "guide-intro"}
    for number in range(1, chapters + 1):
        expected |= {f"guide-{number}-title", f"guide-{number}"}
        if f"guide-{number}-picture" in names:
            expected |= {f"guide-{number}-picture", f"guide-{number}-alt"}
    assert set(names) == expected
    assert chapters >= CHAPTERS


@every_guide
def test_every_language_has_the_same_paragraphs(game: str, locale: str) -> None:
    english = say(game, "guide", "en")
    for name, text in say(game, "guide", locale).items():
        paragraphs = text.split("\n\n")
        assert len(paragraphs) == len(english[name].split("\n\n")), name
        assert all(paragraph == paragraph.strip() and "\n" not in paragraph for paragraph in paragraphs), name


@every_guide
def test_every_language_names_the_same_numbers(game: str, locale: str) -> None:
    check_numbers(game, "guide", locale)


@every_guide
def test_the_pictures_of_a_guide_are_those_that_are_drawn(game: str, locale: str) -> None:
    shown = {text for name, text in say(game, "guide", locale).items() if name.endswith("-picture")}
    assert shown == {f"{name}.svg" for name in make_pictures.guide(game)}


@every_picture
def test_a_picture_is_stored_as_the_tool_draws_it(game: str, name: str) -> None:
    drawn = make_pictures.guide(game)[name]()
    assert (make_pictures.GUIDE / game / f"{name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < KILOBYTES * 1024
    assert not re.search(r">[^<]*[^\W\d_]{2,}[^<]*</text>", drawn), "a word that nobody translates"


# --- the page of printed facts -----------------------------------------------


def sheets(data: Mapping[str, Any]) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    """The lists of a data pack by name; what is there only once is a list of one."""
    for name, found in data.items():
        if isinstance(found, (list, dict)):
            yield name, found if isinstance(found, list) else [found]


@every_language
def test_every_printed_fact_has_a_name_in_every_language(game: str, locale: str) -> None:
    """A field such as `site_provenance` says where the site is known from, so it is called by the name of the site."""
    named = list(say(game, "facts", locale))
    assert named == list(say(game, "facts", "en"))
    data, needed = games.load(game).data, set()
    for name, entries in sheets(data):
        fields = {field.removesuffix("_provenance") for entry in entries for field in entry}
        fields -= KNOWN | LABELS if isinstance(data[name], list) else KNOWN
        needed |= {f"fact-{name}", *(f"fact-{name}-{field}" for field in fields)}
    needed |= OWN.get(game, set())
    assert {name for name in named if not name.startswith("fact-word-")} == needed


@every_language
def test_every_printed_word_has_a_name_in_every_language(game: str, locale: str) -> None:
    """A symbol such as `time:1` is called `time-1`."""
    needed = set()
    for entry in (entry for _, entries in sheets(games.load(game).data) for entry in entries):
        for field in (field for field in entry if field not in KNOWN and not field.endswith("_provenance")):
            values = entry[field] if isinstance(entry[field], list) else [entry[field]]
            words = [word for word in values if isinstance(word, str) and not PATTERN.fullmatch(word)]
            needed |= {word for word in words if field not in AS_PRINTED or word[0].islower()}
    named = {name for name in say(game, "facts", locale) if name.startswith("fact-word-")}
    assert named == {f"fact-word-{word.replace(':', '-')}" for word in needed}
