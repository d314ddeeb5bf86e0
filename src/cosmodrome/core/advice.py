"""The value of a choice: the common form of hints and analyses, whatever a game counts in.

A game that knows better than playouts brings an `ADVISER` in a module `advice` of its own, found by its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from cosmodrome.core.engine.state import State
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.core.i18n import Text


@dataclass(frozen=True)
class Scale:
    """What worth is counted in. The unit is the name that the texts have for it."""

    unit: str
    slight: float  # a difference that says nothing: the judge errs by more
    mistakes: tuple[tuple[str, float], ...]  # from which loss on a choice is called so, the worst first
    is_exact: bool = False  # there is no interval

    def verdict(self, loss: float) -> str:
        return next((name for name, least in self.mistakes if loss >= least), "good")

    def accuracy(self, loss: float) -> float:
        """The accuracy of a decision that lost so much, from 0 to 1: as much as makes a blunder halves it."""
        return float(0.5 ** (max(loss, 0.0) / self.mistakes[0][1]))


VICTORY = Scale("victory", 0.01, (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02)))
VERDICTS = tuple(name for name, _ in VICTORY.mistakes)  # the same names on every scale


@dataclass(frozen=True)
class WinChances:
    """The chance of every seat to win, and half the width of each 95 % interval."""

    chances: tuple[float, ...]
    margins: tuple[float, ...]


class Luck(NamedTuple):
    """What a draw did for each seat against the average of all, with the variance of that estimate."""

    values: list[float]
    variances: list[float]
    after: WinChances | None = None  # with what was drawn, where the same computation tells it


@dataclass(frozen=True)
class Choice:
    """One of the legal actions: what the table is worth after it, and half the width of its 95 % interval."""

    action: int
    worth: float | None  # None: not weighed
    margin: float = 0.0
    behind: float = 0.0  # what the best one is ahead of it
    behind_margin: float = 0.0  # of that difference, which all choices meeting the same luck makes smaller
    scale: Scale = VICTORY
    chance: float | None = None  # to win; on the scale VICTORY it is the worth. None: not told
    chance_margin: float = 0.0  # half the width of its 95 % interval
    after: WinChances | None = None  # of all seats after it, where the same computation tells them

    @property
    def is_close(self) -> bool:
        """Whether the best one may just as well be this one."""
        return self.worth is not None and self.behind <= max(self.behind_margin, self.scale.slight)


class Adviser:
    """Evaluates states of one game, from what the seat to move may know."""

    scale: Scale = VICTORY

    def __init__(self, game: GameProtocol) -> None:
        self.game = game

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """Choices of the seat to move, best first; `played` is among them. Not all have to be evaluated."""
        raise TypeError("an adviser must weigh choices")

    def judges(self, state: State, action: int) -> bool:
        """Whether this action of a game that was played is worth a verdict."""
        return len(state.legal_actions()) > 1

    def counts(self, state: State) -> bool:
        """Whether the draw that is to be made here is luck: all see it, and it could come out otherwise."""
        return state.chance_audience() is None and len(state.chance_outcomes()) > 1

    def luck(self, state: State, outcome: int) -> Luck:
        """What this outcome does for each seat, where chance decides."""
        raise TypeError("an adviser must weigh draws")

    def result(self, state: State) -> list[float]:
        """How a game that is over ended for each seat, on the scale."""
        return list(state.returns())

    def reason(self, state: State, choices: list[Choice], text: Text) -> str:
        """Why the best choice is the best, in a sentence or two."""
        return self.game.reason(state, choices[0].action, text)


def compared(found: list[tuple[int, float | None]], first: int | None, scale: Scale) -> list[Choice]:
    """Choices with their exact worth, the best first: `first` if a planner has chosen that one."""
    weighed = {action: worth for action, worth in found if worth is not None}
    best = weighed.get(first) if first is not None else max(weighed.values(), default=None)
    choices = [Choice(action, worth, scale=scale) for action, worth in found]
    if best is not None:
        choices = [
            replace(choice, behind=best - choice.worth) if choice.worth is not None else choice for choice in choices
        ]
    return sorted(choices, key=lambda choice: (choice.action != first, choice.worth is None, -(choice.worth or 0.0)))
