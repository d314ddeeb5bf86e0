"""What every game says: the same messages in every language, and whole sentences out of them."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast, visitor

from cosmodrome.core.i18n import Text, text_for
from tests.support.fluent import messages_of, source

LOCALES = ("en", "pl", "fr")
# What `Match` and the log of the table say.
NEEDED = {
    *("seat", "nobody", "and"),
    *(f"refused-{code}" for code in ("not_your_turn", "not_offered", "no_such_seat", "unknown_action", "match_over")),
    *(f"refused-{code}" for code in ("nothing_to_undo", "nothing_to_redo", "undo_pending", "nothing_to_answer")),
    *("refused-resigned", "refused-time_is_up"),
    *(f"log-{name}" for name in ("undone", "redone", "undo_asked", "undo_agreed", "undo_declined", "resigned")),
    *("log-handed_over", "log-bot_stands_in", "log-seat_back", "log-match_ended", "log-match_abandoned"),
}


def messages(locale: str) -> dict[str, ast.Message]:
    return messages_of("core", locale)


class Arguments(visitor.Visitor):
    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_messages_of_english(locale: str) -> None:
    assert list(messages(locale)) == list(messages("en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_uses_the_arguments_of_english(locale: str) -> None:
    for name, message in messages(locale).items():
        assert Arguments(message).found == Arguments(messages("en")[name]).found, name


def test_every_message_of_the_match_exists() -> None:
    assert set(messages("en")) >= NEEDED


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_formatted_without_errors(locale: str) -> None:
    """One language alone, so that nothing falls back to English."""
    texts = FluentBundle([locale], use_isolating=False)
    texts.add_resource(FluentResource(source("core", locale)))
    for name, message in messages(locale).items():
        for value in ("Ada", 0, 1, 2, 5, 22):
            pattern = texts.get_message(name).value
            assert pattern is not None
            said, errors = texts.format_pattern(pattern, dict.fromkeys(Arguments(message).found, value))
            assert errors == [], (name, value)
            assert str(said).strip() == str(said) != ""
            assert not {"{", "}"} & set(str(said))


@pytest.mark.parametrize("locale", ["pl", "fr"])
def test_sentences_are_translated(locale: str) -> None:
    same = [name for name in messages("en") if text_for("", locale).say(name) == text_for("", "en").say(name)]
    assert not [name for name in same if name.startswith(("refused-", "log-"))]


# --- the reader --------------------------------------------------------------


def test_seat_is_named_by_its_player() -> None:
    text = Text("mlem", "en", ["Ada", "Linus"])
    assert [text.seat(seat) for seat in (0, 1, 2, -1)] == ["Ada", "Linus", "Player 3", "nobody"]
    assert text_for("mlem", "pl", []).seat(0) != text.seat(2)


def test_name_with_markup_is_inserted_as_text() -> None:
    """A name is shown as it was typed, not parsed as a message."""
    text = Text("mlem", "en", ["{ $seat }", "<b>"])
    assert text.say("log-resigned", {"seat": text.seat(0)}) == "{ $seat } resigns."
    assert text.say("log-resigned", {"seat": text.seat(1)}) == "<b> resigns."


def test_a_message_that_is_missing_is_shown_as_its_id() -> None:
    text = text_for("mlem", "en")
    assert not text.has("no-such-message")
    assert text.say("no-such-message") == "no-such-message"


def test_a_language_that_is_missing_falls_back_to_english() -> None:
    assert text_for("mlem", "eo").say("refused-match_over") == "The game is over."
    assert text_for("no_such_game", "fr").say("nobody") == text_for("mlem", "fr").say("nobody")


def test_cache_separates_equal_numbers_with_different_formats() -> None:
    text = text_for("mlem", "en")
    percent = fluent_number(0.25, style="percent")
    for _ in range(2):
        assert text.say("odds-percent", {"odds": percent}) == "25%"
        assert text.say("odds-percent", {"odds": 0.25}) == "0.25"
        assert text.say("odds-percent", {"odds": "0.25"}) == "0.25"


def test_server_has_messages_in_every_language() -> None:
    english = messages_of("server", "en")
    for locale in LOCALES:
        assert list(messages_of("server", locale)) == list(english)
