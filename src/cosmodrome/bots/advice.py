"""A hint in words: every choice with its chance to win, which one is best or that it is too close to call, and why."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome import bots
from cosmodrome.bots.analysis import Analyst, Choice
from cosmodrome.core.game import Game
from cosmodrome.core.state import State


@dataclass(frozen=True)
class Advice:
    """For one question; choices and their sentences with the best first."""

    choices: list[Choice]
    sentences: list[str]
    headings: tuple[str, str, str]
    summary: str
    reason: str

    @property
    def is_close(self) -> bool:
        """Whether another choice may be just as good as the first."""
        return len(self.choices) > 1 and self.choices[1].is_close


def can_advise(game: Game) -> bool:
    """Whether a game has a level of thinking that can weigh its choices."""
    return bool(bots.levels(game))


def advise(
    state: State, playouts: int, locale: str, names: list[str] | None = None, seed: int = 1, seconds: float = 0.0
) -> Advice:
    """What the seat that is asked should do, from what it may know and, with `seconds`, can be tried in that time."""
    game = state.game
    text = game.text(locale, names)
    choices = Analyst(game, playouts, seed, seconds).choices(state)
    sentences = [game.describe(state, choice.action, locale) for choice in choices]
    close = [sentence for choice, sentence in zip(choices[1:], sentences[1:], strict=True) if choice.is_close]
    if len(choices) == 1:
        summary = text.say("advice-only")
    elif close:
        summary = text.say("advice-close", {"best": sentences[0], "other": close[0]})
    else:
        summary = text.say("advice-best", {"best": sentences[0]})
    headings = (text.say("advice-choice"), text.say("advice-share"), text.say("advice-margin"))
    return Advice(choices, sentences, headings, summary, game.reason(state, choices[0].action, text))
