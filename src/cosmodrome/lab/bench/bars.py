"""The bars of the benchmarks: what each row must reach. A row that is not in this table has none."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from cosmodrome._compiled import is_compiled


@dataclass(frozen=True)
class Bar:
    """The limit for the rows of one name and unit; in both, `*` stands for any text."""

    name: str
    unit: str
    limit: float
    at_most: bool = False
    compiled: bool = False  # holds for the compiled rules only

    def __str__(self) -> str:
        limit = f"{self.limit:,.0f}" if self.limit >= 100 else f"{self.limit:g}"
        return f"{'at most' if self.at_most else 'at least'} {limit}"

    def concerns(self, name: str, unit: str) -> bool:
        is_on = is_compiled() or not self.compiled
        return is_on and fnmatchcase(name, self.name) and fnmatchcase(unit, self.unit)

    def holds(self, value: float) -> bool:
        return value <= self.limit if self.at_most else value >= self.limit


BARS = (
    Bar("MLEM, 4 random players", "of C", 0.42, compiled=True),
    Bar("MLEM interpreted", "games/s", 2_000),
    Bar("MLEM with *, slower by", "of the base", 0.25, at_most=True),
    Bar("stepped from Python", "decisions/s", 1_200_000),
    Bar("clone from Python", "clones/s", 1_500_000),
    Bar("two processes", "x one", 1.85),
    Bar("Leaving Earth, alone", "decisions/s", 1_000_000, compiled=True),
    Bar("Leaving Earth, 3 random players", "decisions/s", 1_000_000, compiled=True),
    Bar("Leaving Earth, a decision with all expansions", "times the cost", 1.5, at_most=True),
    Bar("Leaving Earth, clone and apply", "actions/s", 500_000, compiled=True),
    Bar("Star Search, *, 4 random players", "decisions/s", 2_500_000, compiled=True),
    Bar("Star Search, all full placements of a chart side, interpreted", "µs", 1.5, at_most=True),
    # Against other engines, in the same run. Their rate is part of the unit. At nine squares an agent of PettingZoo is
    # shown eighteen numbers, at MLEM's mat more than four hundred: there we do not promise to be faster.
    Bar("random play against OpenSpiel's *", "x their *", 1),
    Bar("stepped from Python against *", "x their *", 1),
    Bar("PettingZoo adapter, *, against connect_four_v3", "x their *", 1),
    Bar("OpenSpiel adapter against *", "x their *", 1),
    Bar("server, durable commit per action, 200 sockets", "of a bare echo", 0.5),
    Bar("server, an action seen by all, 200 sockets, p99", "ms", 50, at_most=True),
)


def bar_of(name: str, unit: str) -> Bar | None:
    return next((bar for bar in BARS if bar.concerns(name, unit)), None)
