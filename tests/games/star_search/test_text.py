"""Every word of Star Search's vocabulary has its sentence, and all languages say the same things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from cosmodrome.games.star_search.asking import HELP, HELP_RUDI
from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.view import PROMPTS
from cosmodrome.games.star_search.words import COLOURS, ENDINGS, VOCABULARY
from tests.fluent import messages_of, source

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
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}

every_language = pytest.mark.parametrize("locale", META.locales)


def messages(locale: str) -> dict[str, ast.Message]:
    return messages_of("games/star_search", locale)


class Parts(visitor.Visitor):
    """The arguments of a message and the choices that it makes by them."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.choices: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (variant.key for variant in node.variants)
        self.choices.append({key.name if isinstance(key, ast.Identifier) else key.value for key in keys})
        self.generic_visit(node)


@cache
def texts(locale: str) -> FluentBundle:
    """One language alone, so that nothing falls back to English."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source("games/star_search", locale)))
    return bundle


def say(locale: str, message: str, **args: str | int) -> str:
    pattern = texts(locale).get_message(message).value
    assert pattern is not None
    sentence, errors = texts(locale).format_pattern(pattern, args)
    assert errors == [], f"{locale} {message} {args}: {errors}"
    return str(sentence)


def samples(arguments: set[str]) -> Iterator[dict[str, str | int]]:
    for count, answer in product(COUNTS, ("yes", "no")):
        yield {name: answer if name == "answer" else TEXTS.get(name, count) for name in sorted(arguments)}


@every_language
def test_every_language_has_the_messages_of_english_in_the_same_order(locale: str) -> None:
    assert list(messages(locale)) == list(messages("en"))


@every_language
def test_every_language_uses_the_arguments_of_english(locale: str) -> None:
    for name, message in messages(locale).items():
        assert Parts(message).arguments == Parts(messages("en")[name]).arguments, name


@every_language
def test_counted_words_have_all_plural_forms_of_the_language(locale: str) -> None:
    for name, message in messages(locale).items():
        for choice in Parts(message).choices:
            if "one" in choice:
                assert choice - {"0"} == PLURALS[locale], name


def test_every_verb_happening_and_reason_has_its_sentence_and_none_is_left_over() -> None:
    for prefix, names in (
        ("do", {verb.name for verb in VOCABULARY.verbs}),
        ("log", {happening.name for happening in VOCABULARY.happenings}),
        ("refused", {reason.code for reason in VOCABULARY.reasons}),
        ("ask", QUESTIONS),
        ("help", CHAPTERS),
        ("ending", set(ENDINGS)),
        ("colour", set(COLOURS)),
    ):
        there = {name.removeprefix(f"{prefix}-") for name in messages("en") if name.startswith(f"{prefix}-")}
        assert there == names, prefix


def test_a_happening_is_told_with_its_own_fields_only() -> None:
    for happening in VOCABULARY.happenings:
        fields = {field.name for field in happening.fields}
        assert Parts(messages("en")[f"log-{happening.name}"]).arguments <= fields, happening.name


def test_every_option_and_level_has_a_label_a_help_and_words_for_its_choices() -> None:
    for option in META.options:
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= set(messages("en"))
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"option-{option.name}-{choice}" in messages("en")
    for level in META.levels:
        assert {f"level-{level}", f"level-{level}-help"} <= set(messages("en"))


@every_language
def test_every_sentence_can_be_said_with_any_count(locale: str) -> None:
    for name, message in messages(locale).items():
        for args in samples(Parts(message).arguments):
            sentence = say(locale, name, **args)
            assert sentence
            assert sentence == sentence.strip()
            assert not {"{", "}"} & set(sentence), sentence
            assert "  " not in sentence, sentence


@pytest.mark.parametrize(
    ("count", "fields"), [(1, "1 pole"), (2, "2 pola"), (5, "5 pól"), (12, "12 pól"), (22, "22 pola")]
)
def test_polish_counts_as_poles_do(count: int, fields: str) -> None:
    assert fields in say("pl", "log-flew", seat="Ala", fields=count, field=7)


def test_french_says_one_field_in_the_singular() -> None:
    assert "1 case" in say("fr", "log-flew", seat="Léa", fields=1, field=7)
    assert "3 cases" in say("fr", "log-flew", seat="Léa", fields=3, field=7)
