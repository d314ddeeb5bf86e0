"""How the server says no: a stable code, and the sentence in the reader's language when it is written."""

from __future__ import annotations

from typing import Any

from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text


class Rejection(Refused):
    """A refusal by the server. `status` is for REST; `values` fill the sentence."""

    def __init__(self, code: str, status: int = 409, **values: Any) -> None:
        super().__init__(code, say(code, "en", values), values=values)
        self.status = status

    def __reduce__(self) -> Any:
        return rebuild, (self.code, self.status, self.values)

    def sentence(self, locale: str) -> str:
        return say(self.code, locale, self.values)


class Translated(Refused):
    """A refusal whose text is in the reader's language already: another worker has said it."""


def rebuild(code: str, status: int, args: dict[str, Any]) -> Rejection:
    """A refusal that another process has sent."""
    return Rejection(code, status, **args)


def say(code: str, locale: str, args: dict[str, Any] | None = None) -> str:
    return Text("server", locale, []).say(f"refused-{code}", args)


def sentence(refused: Refused, locale: str, game: Game | None = None, names: list[str] | None = None) -> str:
    """Why not, in the reader's language. A reason of the game is looked up in its words."""
    if isinstance(refused, Rejection):
        return refused.sentence(locale)
    if isinstance(refused, Translated):
        return refused.text
    if game is not None and locale != "en":
        text = game.text(locale, names)
        if text.has(f"refused-{refused.code}"):
            return text.say(f"refused-{refused.code}", refused.values)
    return refused.text
