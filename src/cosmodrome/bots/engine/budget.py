"""How much thinking a question is worth. Part of the compiled unit."""

from __future__ import annotations

from time import perf_counter
from typing import final

from mypy_extensions import i64


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

    def is_out_of_time(self) -> bool:
        """Whether the seconds are used up, however many playouts are left; never without a limit."""
        return self.seconds > 0.0 and perf_counter() - self.start >= self.seconds
