"""What a game tells about itself after many games: which things are counted, and what was counted in one of them.

A game's module `game_stats.py` reads the journal of a finished game; the lab adds up, plots and compares with who won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cosmodrome.core.engine.state import State

Entry = tuple[int, int, int, int, int]  # of the journal


@dataclass(frozen=True)
class Chapter:
    """Things of one kind, such as specialists or missions, and what is counted of each.

    A game notes for a thing how often it happened and, if you like, a value that belongs to it. What is named in
    `often`, `value` and `winners` is plotted; the names are the labels of the axes.
    """

    id: str
    title: str
    things: tuple[str, ...]
    often: str = ""  # how often per game, such as "flights per game"
    value: str = ""  # the values per count, such as "points per landing"
    is_share: bool = False  # values are parts of the counts, so that the mean is a share
    winners: str = ""  # whose share of the victory is compared with par, such as "seats that landed there"
    deed: str = ""  # the same of one of them, such as "lands on space {}"; goes with `winners`
    is_line: bool = False  # the things stand in a line that means something, such as the spaces of a board
    axis: str = ""  # what that line is
    note: str = ""  # how to read it, in a sentence


@dataclass(frozen=True)
class Measure:
    """A whole number that every game has, such as its expeditions."""

    id: str
    title: str
    unit: str


class Tally:
    """What was counted in one game: for a chapter, a thing and a seat, how often and the sum of the values."""

    def __init__(self) -> None:
        self.notes: dict[tuple[str, int, int], tuple[float, float]] = {}
        self.numbers: dict[str, int] = {}

    def note(self, chapter: str, thing: int, seat: int = -1, count: float = 1, value: float = 0) -> None:
        """Without a seat it counts for nobody, only for how often it happens."""
        counted, total = self.notes.get((chapter, thing, seat), (0, 0))
        self.notes[chapter, thing, seat] = (counted + count, total + value)

    def number(self, measure: str, value: int) -> None:
        self.numbers[measure] = value


class GameStats:
    """A game subclasses it in `game_stats.py`, for one game with its pack and the options of one table."""

    chapters: tuple[Chapter, ...] = ()
    measures: tuple[Measure, ...] = ()

    def read(self, journal: Sequence[Entry], state: State, tally: Tally) -> None:
        """Count one finished game."""
