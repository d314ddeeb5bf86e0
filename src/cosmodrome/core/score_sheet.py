"""The score sheet of a finished game: where every seat's points come from, and what else is worth comparing.

A game makes it in `Game.score_sheet`; the page and the terminal show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Entry = tuple[int, int, int, int, int]  # of the journal
Unit = Literal["points", "count", "milliseconds"]


@dataclass(frozen=True)
class Column:
    """One number for each seat. Its heading is the message `score-<id>`.

    Points are counted in the game's `score_unit`; all columns of points add up to the scores. A seat may have no
    number in the others.
    """

    id: str
    values: Sequence[int | None]
    unit: Unit = "points"
    fewer_is_better: bool = False


@dataclass(frozen=True)
class Deed:
    """One thing that brought points, such as a mission: its name is a message of the game."""

    column: str
    name: str
    points: int  # in the game's `score_unit`
    seat: int | None
    owner: str = ""  # the message that names who did it, where that is no seat
    when: str = ""  # such as the year


@dataclass(frozen=True)
class ScoreSheet:
    columns: Sequence[Column]
    deeds: Sequence[Deed] = ()

    def totals(self) -> list[int]:
        """What the columns of points add up to, per seat."""
        points = [column.values for column in self.columns if column.unit == "points"]
        return [sum(value or 0 for value in values) for values in zip(*points, strict=True)]


@dataclass(frozen=True)
class History:
    """What happened in a game, entry by entry, without what was undone; and when, if the record says so."""

    entries: Sequence[Entry] = ()
    times: Sequence[int | None] = ()  # milliseconds since the match began, one for each entry, or none at all

    def at(self, index: int) -> int | None:
        return self.times[index] if self.times else None
