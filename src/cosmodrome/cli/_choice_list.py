"""The legal actions as they are listed and typed in the terminal: by number, or by a place on the board such as E5."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text

MOST_LISTED = 24  # choices with a number; of more, places on the board are typed
COORDINATE = re.compile(r"[A-Z]+\d+\b.*")  # E5, or D4 90 for a chart that is turned


class ChoiceList:
    """The choices of one decision. Those in `listed` have a number: all, unless there are very many."""

    def __init__(self, game: Game, legal: Sequence[int]) -> None:
        self._game = game
        self.legal = legal
        self.listed = list(legal)
        if len(legal) > MOST_LISTED:
            kinds = Counter(game.vocabulary.verb(action).name for action in legal)
            self.listed = [action for action in legal if not self._is_typed(action, kinds)]

    def _is_typed(self, action: int, kinds: Counter[str]) -> bool:
        """Whether a choice is one of many places that can be read off the board, such as the holes of a sky."""
        verb, *arguments = self._game.to_json(action).values()
        is_place = len(arguments) == 1 and COORDINATE.fullmatch(str(arguments[0])) is not None
        return is_place and kinds[verb] > MOST_LISTED // 2

    def action_of(self, word: str) -> int | None:
        """The choice that is meant by its number or by its argument, such as E5."""
        if not word and len(self.legal) == 1:
            return self.legal[0]
        if word.isdecimal() and 1 <= int(word) <= len(self.listed):
            return self.listed[int(word) - 1]
        return next((action for action in self.legal if normal(self._written(action)) == normal(word)), None)

    def _written(self, action: int) -> str:
        verb, *arguments = self._game.to_json(action).values()
        return " ".join(map(str, arguments or [verb]))

    def example(self) -> str:
        """How the choice in the middle of those without a number is typed."""
        listed = set(self.listed)
        rest = [action for action in self.legal if action not in listed]
        return self._written(rest[len(rest) // 2])

    def invitation(self, text: Text, has_hints: bool) -> str:
        if len(self.listed) < len(self.legal):
            return text.say("play-type" if self.listed else "play-type-only", {"example": self.example()})
        return text.say("play-choose-range", {"last": len(self.listed), "hints": "yes" if has_hints else "no"})

    def correction(self, text: Text) -> str:
        if len(self.listed) == len(self.legal):
            return text.say("play-bad-choice", {"last": len(self.legal)})
        return text.say("play-bad-word", {"example": self.example()})


def normal(word: str) -> str:
    """A typed word without differences of case and spaces."""
    return "".join(word.lower().split())
