"""What must be true of every game's sentences: all languages say the same, and every word of the vocabulary has one."""

from __future__ import annotations

import pytest

from cosmodrome import games
from tests.support.fluent import Parts, messages_of

PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "fr": {"one", "other"}}

every_game = pytest.mark.parametrize("game", list(games.metas()))
every_language = pytest.mark.parametrize(
    ("game", "locale"), [(name, locale) for name, meta in games.metas().items() for locale in meta.locales]
)


@every_language
def test_every_language_has_the_messages_of_english_in_the_same_order(game: str, locale: str) -> None:
    assert list(messages_of(f"games/{game}", locale)) == list(messages_of(f"games/{game}", "en"))


@every_language
def test_every_language_uses_the_arguments_of_english(game: str, locale: str) -> None:
    english = messages_of(f"games/{game}", "en")
    for name, message in messages_of(f"games/{game}", locale).items():
        assert Parts(message).arguments == Parts(english[name]).arguments, name


@every_language
def test_counted_words_have_all_plural_forms_of_the_language(game: str, locale: str) -> None:
    for name, message in messages_of(f"games/{game}", locale).items():
        for choice in Parts(message).choices:
            if "one" in choice:
                assert choice - {"0"} == PLURALS[locale], name


@every_game
def test_every_verb_event_and_reason_has_a_sentence_and_none_is_left_over(game: str) -> None:
    words = games.load(game).vocabulary
    english = messages_of(f"games/{game}", "en")
    for prefix, names in (
        ("do", {verb.name for verb in words.verbs}),
        ("log", {happening.name for happening in words.happenings}),
        ("refused", {reason.code for reason in words.reasons}),
    ):
        there = [name.removeprefix(f"{prefix}-") for name in english if name.startswith(f"{prefix}-")]
        assert {name.removesuffix("-own") for name in there} == names, prefix


@every_game
def test_log_entry_uses_fields_of_its_event_only(game: str) -> None:
    english = messages_of(f"games/{game}", "en")
    for happening in games.load(game).vocabulary.happenings:
        fields = {field.name for field in happening.fields}
        assert Parts(english[f"log-{happening.name}"]).arguments <= fields, happening.name


@every_game
def test_private_field_is_used_in_the_owners_sentence_only(game: str) -> None:
    english = messages_of(f"games/{game}", "en")
    for happening in games.load(game).vocabulary.happenings:
        private = {field.name for field in happening.fields if field.private}
        if private:
            assert not Parts(english[f"log-{happening.name}"]).arguments & private
            assert private <= Parts(english[f"log-{happening.name}-own"]).arguments


@every_game
def test_every_option_level_and_preset_has_its_words(game: str) -> None:
    meta, english = games.metas()[game], messages_of(f"games/{game}", "en")
    for option in meta.options:
        assert {f"option-{option.name}", f"option-{option.name}-help"} <= set(english)
        for choice in option.choices:
            if isinstance(choice, str):
                assert f"option-{option.name}-{choice}" in english
    for level in meta.levels:
        assert {f"level-{level}", f"level-{level}-help"} <= set(english)
    assert {f"preset-{preset.name}" for preset in meta.presets} <= set(english)


@every_language
def test_every_credit_has_its_words_and_none_is_left_over(game: str, locale: str) -> None:
    own, shared = (
        {name for name in messages_of(folder, locale) if name.startswith("credit-")}
        for folder in (f"games/{game}", "core")
    )
    named = {f"credit-{credit}" for credit in games.metas()[game].credits}
    assert own <= named <= own | shared


def test_every_shared_credit_belongs_to_a_game() -> None:
    shared = {name for name in messages_of("core", "en") if name.startswith("credit-")}
    assert shared <= {f"credit-{credit}" for meta in games.metas().values() for credit in meta.credits}
