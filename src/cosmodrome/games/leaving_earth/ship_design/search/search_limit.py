"""The limit of a search's effort: a deadline, a number of steps, or both."""

from __future__ import annotations

from cosmodrome.core.engine.deadline import NO_DEADLINE, Deadline
from cosmodrome.core.errors import BadInput


class TooLong(BadInput):
    """Raised when a search reaches the limit of its effort."""


class SearchLimit:
    """The limit of the effort for several searches.

    A step is one ship examined. A limit in steps gives the same answer on every machine, a deadline does not.
    """

    def __init__(self, deadline: Deadline = NO_DEADLINE, steps: int | None = None) -> None:
        self.deadline = deadline
        self.steps = steps
        self.taken = 0

    def check(self) -> None:
        self.taken += 1
        if (self.steps is not None and self.taken > self.steps) or self.deadline.has_passed():
            raise TooLong("the search takes too long")

    def renewed(self, share: int = 1) -> SearchLimit:
        """Return the limit for the next search: as many steps again, or a share of them, and the same deadline."""
        return SearchLimit(self.deadline, None if self.steps is None else self.steps // share)
