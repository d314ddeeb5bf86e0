"""Reads the Fluent files of the package, and says what is in them, for the tests of its sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor


def source(folder: str, locale: str) -> str:
    return (resources.files("cosmodrome") / folder / "text" / f"{locale}.ftl").read_text(encoding="utf-8")


@cache
def messages_of(folder: str, locale: str) -> dict[str, ast.Message]:
    """All messages by their id; junk and doubles are errors."""
    entries = FluentParser().parse(source(folder, locale)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a message is there twice"
    return {message.id.name: message for message in found}


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
def texts(folder: str, locale: str) -> FluentBundle:
    """One language alone, so that nothing falls back to English."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, locale)))
    return bundle


def said(folder: str, locale: str, message: str, **args: str | int) -> str:
    pattern = texts(folder, locale).get_message(message).value
    assert pattern is not None
    sentence, errors = texts(folder, locale).format_pattern(pattern, args)
    assert errors == [], f"{locale} {message} {args}: {errors}"
    return str(sentence)


class GameTexts:
    """The sentences of one game."""

    def __init__(self, game: str) -> None:
        self.folder = f"games/{game}"

    def messages(self, locale: str) -> dict[str, ast.Message]:
        return messages_of(self.folder, locale)

    def say(self, locale: str, message: str, **args: Any) -> str:
        return said(self.folder, locale, message, **args)

    def names(self, prefix: str) -> set[str]:
        """What follows `prefix-` in the ids of messages."""
        return {name.removeprefix(f"{prefix}-") for name in self.messages("en") if name.startswith(f"{prefix}-")}

    def assert_whole(self, locale: str, samples: Callable[[set[str]], Iterable[Mapping[str, str | float]]]) -> None:
        """Every message comes out as text without gaps, whatever samples of its arguments it gets."""
        for name, message in self.messages(locale).items():
            for args in samples(Parts(message).arguments):
                sentence = self.say(locale, name, **args)
                assert sentence, name
                assert sentence == sentence.strip(), name
                assert not {"{", "}"} & set(sentence), sentence
                assert "  " not in sentence, sentence
