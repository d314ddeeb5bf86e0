"""Wall-clock limit on the answer to one question. Part of the compiled unit.

A deadline is passed along with the question and is never stored in a level: without one, bots are deterministic.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final, final


class DeadlinePassed(Exception):
    """A computation was abandoned because its deadline has passed."""


@final
class Deadline:
    """The moment by which an answer is needed."""

    def __init__(self, seconds: float = inf) -> None:
        self.at: float = perf_counter() + seconds

    def is_limited(self) -> bool:
        return self.at < inf

    def left(self) -> float:
        """The remaining seconds; infinity without a limit, negative when the deadline has passed."""
        return self.at - perf_counter()

    def has_passed(self) -> bool:
        return self.at < inf and perf_counter() >= self.at

    def check(self) -> None:
        if self.has_passed():
            raise DeadlinePassed

    def part(self, share: float) -> Deadline:
        """An earlier deadline, after this share of the remaining time."""
        return Deadline(self.left() * share)


NO_DEADLINE: Final = Deadline()
