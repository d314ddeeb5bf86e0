"""Why a match refuses an action: a stable code, a sentence and the rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import Refused
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.vocabulary import Reason


@dataclass(frozen=True)
class Refusal:
    """Why a move is not possible: a stable code, a sentence in the reader's language, the rule it rests on."""

    code: str
    text: str
    rule: str = ""
    values: Mapping[str, Any] | None = field(default=None, compare=False)  # that fill the sentence of the code

    def as_error(self) -> Refused:
        return Refused(self.code, self.text, self.rule, self.values)


def refusal_of(code: str, text: Text, values: Mapping[str, Any] | None = None) -> Refusal:
    """A refusal by the match itself, whose sentence needs nothing but these values."""
    return Refusal(code, text.say(f"refused-{code}", values), values=values)


def refusal_for(reason: Reason, text: Text) -> Refusal:
    """A refusal for a reason of the game."""
    return Refusal(reason.code, text.say(f"refused-{reason.code}"), reason.rule)


def illegal_action(game: Game, state: State, action: int, text: Text) -> Refusal | None:
    """Why the seat whose turn it is cannot take this action, or None if it can.

    Reasons are looked for only when the action is not legal.
    """
    if action in state.legal_actions():
        return None
    out = ActionList(game.num_distinct_actions, explain=True)
    state.list_actions(out)
    if action in out.refused:
        return refusal_for(game.vocabulary.reasons[out.refused[action]], text)
    return refusal_of("not_offered", text)
