"""Sentences for people, from Project Fluent files: one set for Python and the page.

A game's sentences lie in `games/<id>/text/<locale>.ftl`; what every game says is in `core/text/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def bundle(game_id: str, locale: str) -> Any:
    """The messages of a game in one language, with the shared ones; missing ones fall back to English."""
    texts = FluentBundle([locale], use_isolating=False)
    root = resources.files("cosmodrome")
    for language in dict.fromkeys((FALLBACK, locale)):
        for folder in (root / "core" / "text", root / "games" / game_id / "text"):
            file = folder / f"{language}.ftl"
            if file.is_file():
                texts.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return texts


class Text:
    """One reader's language at one table: it knows who sits where."""

    def __init__(self, game_id: str, locale: str, names: list[str]) -> None:
        self.locale = locale
        self._bundle = bundle(game_id, locale)
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
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        sentence, _ = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(sentence)


def text_for(game_id: str, locale: str, names: list[str] | None = None) -> Text:
    return Text(game_id, locale, names or [])
