"""Sentences for people, from Project Fluent files: one set for Python and the page.

A game's sentences are in `games/<id>/text/<locale>.ftl`; those that all games share are in `core/text/`. Other
components, such as the server, have a folder `text` of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def bundle(component: str, locale: str) -> Any:
    """The messages of a component in one language, with the shared ones; missing ones fall back to English."""
    texts = FluentBundle([locale], use_isolating=False)
    root = resources.files("cosmodrome")
    for language in dict.fromkeys((FALLBACK, locale)):
        for folder in (root / "core" / "text", root.joinpath(*component.split("/")) / "text"):
            file = folder / f"{language}.ftl"
            if file.is_file():
                texts.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return texts


class Text:
    """One reader's language at one table: it knows who sits where."""

    def __init__(self, component: str, locale: str, names: list[str]) -> None:
        self.locale = locale
        self._component = component
        self._bundle = bundle(component, locale)
        self._names = names

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self._names):
            return self._names[seat]
        return self.say("seat", {"number": seat + 1}) if seat >= 0 else self.say("nobody")

    def term(self, message: str) -> str:
        return self.say(message)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence; a missing one is an error of ours and is shown as its id."""
        key: tuple[Any, ...] = (self._component, self.locale, message)
        if args:
            key += tuple(args.items()) if all_plain(args) else tuple((name, sign(args[name])) for name in args)
        found = _said.get(key)
        if found is None:
            if len(_said) >= MOST_SAID:
                _said.clear()
            found = _said[key] = self._format(message, dict(args or {}))
        return found

    def _format(self, message: str, args: dict[str, Any]) -> str:
        if not self._bundle.has_message(message):
            return message
        sentence, _ = self._bundle.format_pattern(self._bundle.get_message(message).value, args)
        return str(sentence)


# A table says the same things again and again, and formatting is slow.
MOST_SAID = 20_000
_said: dict[tuple[Any, ...], str] = {}


def all_plain(args: Mapping[str, Any]) -> bool:
    for value in args.values():
        kind = type(value)
        if kind is not str and kind is not int:
            return False
    return True


def sign(value: Any) -> Any:
    """What tells an argument from another: 25 % is equal to 0.25, but it is not written like it."""
    options = getattr(value, "options", None)
    return type(value), value, getattr(options, "style", ""), getattr(options, "maximumFractionDigits", 0)


def text_for(game_id: str, locale: str, names: list[str] | None = None) -> Text:
    return Text(f"games/{game_id}", locale, names or [])
