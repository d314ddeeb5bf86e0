"""The stories of the tutorials, one file per game. `tools/tutorials/build.py` makes records of them.

A scenario plays a match until the lesson is complete, or until a draw does not fit: then another seed is tried.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from cosmodrome import Match


class Note(NamedTuple):
    """A message of text/lesson, and what it asks the learner to choose, if it does."""

    message: str
    choice: dict[str, Any] | None = None


class Scenario(Protocol):
    """What the file of a game holds."""

    SEED: int
    LEARNER: int
    NOTES: dict[int, Note]  # by step; every choice of the learner has its note, so that nobody has to guess

    def tell(self, seed: int) -> Match:
        """The match of this seed; raises `Astray` if it tells another story."""


class Astray(Exception):
    """Chance tells another story."""


def need(holds: bool, what: str) -> None:
    if not holds:
        raise Astray(what)
