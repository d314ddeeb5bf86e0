"""Star Search's sentences, beyond what is true of every game's: its own terms, and that they come out whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.ui.prompts import HELP, HELP_RUDI
from cosmodrome.games.star_search.ui.view import PROMPTS
from cosmodrome.games.star_search.vocabulary import COLOURS, ENDINGS
from tests.support.fluent import GameTexts

SENTENCES = GameTexts("star_search")
say = SENTENCES.say
QUESTIONS = {*PROMPTS.values(), "search", "roll", "clock"}
CHAPTERS = {name for found in (*HELP.values(), *HELP_RUDI.values()) for name in found}
TEXTS = {
    "answer": "yes",
    "colour": "red",
    "ending": "it is over",
    "face": "●○",
    "from": "C3",
    "hole": "E5",
    "holes": "A1 B2",
    "level": "easy",
    "placement": "C4 90°",
    "seat": "Ala",
    "where": "C4 90°",
}
COUNTS = (0, 1, 2, 5, 22, 90)

every_language = pytest.mark.parametrize("locale", META.locales)


def samples(arguments: set[str]) -> Iterator[dict[str, str | int]]:
    for count, answer in product(COUNTS, ("yes", "no")):
        yield {name: answer if name == "answer" else TEXTS.get(name, count) for name in sorted(arguments)}


def test_every_question_chapter_and_ending_has_its_words_and_none_is_left_over() -> None:
    for prefix, names in (
        ("ask", QUESTIONS),
        ("help", CHAPTERS),
        ("ending", set(ENDINGS)),
        ("colour", set(COLOURS)),
    ):
        assert SENTENCES.names(prefix) == names, prefix


@every_language
def test_every_sentence_can_be_said_with_any_count(locale: str) -> None:
    SENTENCES.assert_whole(locale, samples)


@pytest.mark.parametrize(
    ("count", "fields"), [(1, "1 pole"), (2, "2 pola"), (5, "5 pól"), (12, "12 pól"), (22, "22 pola")]
)
def test_polish_plural_forms_are_correct(count: int, fields: str) -> None:
    assert fields in say("pl", "log-flew", seat="Ala", fields=count, field=7)


def test_french_says_one_field_in_the_singular() -> None:
    assert "1 case" in say("fr", "log-flew", seat="Léa", fields=1, field=7)
    assert "3 cases" in say("fr", "log-flew", seat="Léa", fields=3, field=7)
