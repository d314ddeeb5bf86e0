"""Guides and pages of printed facts: all languages have the same content, and nothing is left out.

The docs have the same box of rules that are not in the rulebook as the page.

The tests of each game check which numbers of a box the pages name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cosmodrome import games
from tests.games.test_tutorials import QUOTED, check_numbers, say
from tests.support.fluent import said, source
from tools.docs import house_rules, illustrations
from tools.docs.generated_sections import part_of

WEB_TEXT = Path(__file__).parents[2] / "web" / "text"
CHAPTERS = 10
KILOBYTES = 60
OWN_RULES = range(4, 10)
SUBJECT = re.compile(r"[^\W\d_][^:.]{2,30}:\s\S")  # what an item of the box is about

OWN = {"mlem": {"fact-space-moons_of"}, "star_search": {"fact-sky-missing"}}  # what only owners' packs may have
KNOWN = {"provenance", "source"}  # columns that the page has in every list
LABELS = {"number", "name"}  # what an entry of a list is called instead of its place
AS_PRINTED = {"name", "astronauts", "fixed_star"}  # what has a capital letter here stays: cards, people, a hole
PATTERN = re.compile(r"[.o]+")  # a row of it is no word

# Options and presets that turn a rule of ours on or off; those that choose a seat come from the game's cover.
NAMED = {
    "mlem": {"option-goals_on_crash", "option-hidden_tokens", "preset-by_the_book"},
    "leaving_earth": {"option-edition", "option-stations_printing", "option-last_year"},
    "star_search": {
        "option-hourglass",
        "option-path",
        "option-super_limit",
        "option-twinkle_seconds",
        "option-meteor_shower",
        "preset-by_the_book",
    },
}

GUIDED = [game for game in games.metas() if (resources.files(games) / game / "text" / "guide").is_dir()]

every_guide = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game in GUIDED for locale in games.metas()[game].locales]
)
every_picture = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in illustrations.games() for name in illustrations.guide(game)]
)
every_language = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game, meta in games.metas().items() for locale in meta.locales]
)


# --- the how-to-play page ----------------------------------------------------


def test_every_guide_has_its_pictures() -> None:
    assert illustrations.games() == GUIDED


@every_guide
def test_guide_has_a_title_an_intro_numbered_chapters_and_a_box(game: str, locale: str) -> None:
    names = list(say(game, "guide", locale))
    assert names == list(say(game, "guide", "en"))
    assert names[:2] == ["guide-title", "guide-intro"]
    assert names[-2:] == ["guide-ours-title", "guide-ours"]
    chapters = sum(name.endswith("-title") for name in names) - 2
    expected = {"guide-title", "guide-intro", "guide-ours-title", "guide-ours"}
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
    assert shown == {f"{name}.svg" for name in illustrations.guide(game)}


@every_picture
def test_a_picture_is_stored_as_the_tool_draws_it(game: str, name: str) -> None:
    drawn = illustrations.guide(game)[name]()
    assert (illustrations.GUIDE / game / f"{name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < KILOBYTES * 1024
    assert not re.search(r">[^<]*[^\W\d_]{2,}[^<]*</text>", drawn), "a word that nobody translates"


# --- what is not in the rulebook ---------------------------------------------


@every_guide
def test_own_rules_are_a_few_items_with_a_subject_each(game: str, locale: str) -> None:
    items = say(game, "guide", locale)["guide-ours"].split("\n\n")
    assert len(items) in OWN_RULES
    assert [item for item in items if not SUBJECT.match(item)] == []
    assert len({item.partition(":")[0] for item in items}) == len(items), (
        "the page tells the items apart by their subjects"
    )


@cache
def labels(game: str, locale: str) -> dict[str, set[str]]:
    """What is written on the page and at this game's tables, in plain words, with the ids of the messages."""
    found: dict[str, set[str]] = {}
    files = sorted(WEB_TEXT.glob(f"*/{locale}.ftl"))
    assert files
    for text in [source(f"games/{game}", locale), *(file.read_text(encoding="utf-8") for file in files)]:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                words = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
                found.setdefault("".join(words), set()).add(entry.id.name)
    return found


@every_guide
def test_own_rules_quote_the_same_labels_of_the_page_in_every_language(game: str, locale: str) -> None:
    quoted, english = (QUOTED.findall(say(game, "guide", each)["guide-ours"]) for each in (locale, "en"))
    for label, meant in zip(quoted, english, strict=True):
        assert labels(game, locale).get(label, set()) & labels(game, "en")[meant], label


@every_guide
def test_own_rules_name_every_option_and_preset_that_decides_about_them(game: str, locale: str) -> None:
    text, meta = say(game, "guide", locale)["guide-ours"], games.metas()[game]
    named = NAMED[game] | {f"option-{option.name}" for option in meta.options if option.seat}
    for name in sorted(named):
        assert said(f"games/{game}", locale, name) in QUOTED.findall(text), name


@pytest.mark.parametrize("game", GUIDED)
def test_docs_have_the_own_rules_of_the_page(game: str) -> None:
    """`python -m tools.docs.house_rules` writes them."""
    page = house_rules.DOCS / f"{game}.md"
    written = part_of(page, house_rules.PART, house_rules.TOOL)
    assert written == house_rules.own_rules(game)
    for item in say(game, "guide", "en")["guide-ours"].split("\n\n"):
        assert item in written.replace("**", ""), "an item is not as on the page"


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
    assert {name for name in named if not name.startswith(("fact-word-", "fact-note-"))} == needed


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
