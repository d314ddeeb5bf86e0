"""What a position is worth to each seat, and how much thinking a question is worth. Part of the compiled unit."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.core.state import State

WIN_WEIGHT: Final = 0.7  # the rest is the share of the points, which is a smoother signal


class Judge:
    """Counts at the end of the game; a game may know what a table is worth before that."""

    def __init__(self, reach: i64 = -1) -> None:
        self.reach: i64 = reach  # decisions that are played on before the table is judged; -1: all of them

    def weigh(self, state: State, worth: vec[float]) -> None:
        """Write down, between 0 and 1, what the table is worth to each seat: its part of victory and points."""
        scores = state.scores()
        best = scores[0]
        lowest = 0  # points can be lost, too
        for score in scores:
            if score > best:
                best = score
            if score < lowest:
                lowest = score
        total = 0
        winners = 0
        for score in scores:
            total += score - lowest
            if score == best:
                winners += 1
        for seat, score in enumerate(scores):
            win: float = 1.0 / float(winners) if score == best else 0.0
            worth[seat] = WIN_WEIGHT * win + (1.0 - WIN_WEIGHT) * float(score - lowest) / float(total + 1)


@final
class Budget:
    """So many playouts, or so many seconds; whatever is used up first. With playouts alone a choice can be repeated."""

    def __init__(self, playouts: i64 = 0, seconds: float = 0.0) -> None:
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.spent: i64 = 0
        self.start: float = perf_counter()

    def used(self) -> float:
        """The part that is gone; 1 or more when it is over."""
        part: float = 0.0
        if self.playouts:
            part = float(self.spent) / float(self.playouts)
        if self.seconds > 0.0:
            part = max(part, (perf_counter() - self.start) / self.seconds)
        return part
