"""A hint in words: the choices with what each is worth, which one is best or that it is too close to call, and why."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.bots.game_analysis import adviser_of
from cosmodrome.core.advice import Choice, Scale
from cosmodrome.core.engine.state import State


@dataclass(frozen=True)
class Advice:
    """For one question; choices and their sentences with the best first."""

    choices: list[Choice]
    sentences: list[str]
    summary: str
    reason: str
    scale: Scale
    legal: int  # how many choices there are, weighed or not

    @property
    def is_close(self) -> bool:
        """Whether another choice may be just as good as the first."""
        return len(self.choices) > 1 and self.choices[1].is_close

    @property
    def tells_chances(self) -> bool:
        """Whether the chance to win is known of any choice, whatever else is counted."""
        return any(choice.chance is not None for choice in self.choices)


def advise(
    state: State, playouts: int, locale: str, names: list[str] | None = None, seed: int = 1, seconds: float = 0.0
) -> Advice:
    """Advice for the seat to move, from what it may know; `seconds` limits the time."""
    game = state.game
    text = game.text(locale, names)
    adviser = adviser_of(game, playouts, seed, seconds)
    choices, scale = adviser.choices(state), adviser.scale
    sentences = [game.describe(state, choice.action, locale, names) for choice in choices]
    close = [sentence for choice, sentence in zip(choices[1:], sentences[1:], strict=True) if choice.is_close]
    legal = len(state.legal_actions())
    if not choices:
        summary = text.say("advice-none")
    elif legal == 1:
        summary = text.say("advice-only")
    elif choices[0].worth is None:
        summary = text.say("advice-unknown")
    elif close:
        kind = "advice-equal" if scale.is_exact else "advice-close"
        summary = text.say(kind, {"best": sentences[0], "other": close[0]})
    else:
        summary = text.say("advice-best", {"best": sentences[0]})
    return Advice(choices, sentences, summary, adviser.reason(state, choices, text), scale, legal)
