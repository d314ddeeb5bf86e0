"""Rejections by the server: a stable code, and a sentence that is written in the language of the reader."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text


class Rejection(Refused):
    """A refusal by the server. `status` is that of the HTTP response; `values` fill the sentence."""

    def __init__(self, code: str, status: int = 409, **values: Any) -> None:
        super().__init__(code, say(code, "en", values), values=values)
        self.status = status
        self._is_translated = False

    @classmethod
    def translated(cls, code: str, text: str, rule: str) -> Rejection:
        """A rejection that another worker has written in the language of the reader."""
        rejection = cls.__new__(cls)
        Refused.__init__(rejection, code, text, rule)
        rejection.status = 409
        rejection._is_translated = True
        return rejection

    def __reduce__(self) -> Any:
        if self._is_translated:
            return Rejection.translated, (self.code, self.text, self.rule)
        return rebuild, (self.code, self.status, self.values)

    def sentence(self, locale: str) -> str:
        return self.text if self._is_translated else say(self.code, locale, self.values)


def rebuild(code: str, status: int, values: dict[str, Any]) -> Rejection:
    """Unpickle a rejection of another process."""
    return Rejection(code, status, **values)


def say(code: str, locale: str, args: dict[str, Any] | None = None) -> str:
    return Text("server", locale, []).say(f"refused-{code}", args)


def sentence(refused: Refused, locale: str, game: Game | None = None, names: list[str] | None = None) -> str:
    """The reason in the language of the reader; that of a game is looked up in the texts of the game."""
    if isinstance(refused, Rejection):
        return refused.sentence(locale)
    if game is not None and locale != "en":
        text = game.text(locale, names)
        if text.has(f"refused-{refused.code}"):
            return text.say(f"refused-{refused.code}", refused.values)
    return refused.text
