"""Pareto fronts: which labels of a search no other label beats.

A label beats another one in the same place that still has as much to do, if it is no worse in any value and can be
there in every year in which the other one can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmodrome.games.leaving_earth.ship_design.payloads import Payload
    from cosmodrome.games.leaving_earth.ship_design.search.ship_search import Label

Point = tuple["Payload", int, str]


class UndatedFront:
    """Compares cost, years and mass; all labels can be where they are in every year."""

    def __init__(self) -> None:
        self.fronts: dict[Point, list[tuple[int, int, int]]] = {}

    def is_beaten(self, label: Label) -> bool:
        for cost, years, mass in self.fronts.get((label.payload, label.owed, label.place), ()):
            if cost <= label.cost and years <= label.years and mass <= label.mass:
                return True
        return False

    def keep(self, label: Label) -> None:
        """Adds a label and removes all that it beats."""
        value = (label.cost, label.years, label.mass)
        front = self.fronts.setdefault((label.payload, label.owed, label.place), [])
        front[:] = [v for v in front if v[0] < value[0] or v[1] < value[1] or v[2] < value[2]]
        front.append(value)

    def is_kept(self, label: Label) -> bool:
        front = self.fronts[label.payload, label.owed, label.place]
        return (label.cost, label.years, label.mass) in front


class DatedFront:
    """Compares cost, years and mass, and the years in which labels can be where they are."""

    def __init__(self) -> None:
        self.fronts: dict[Point, list[tuple[int, int, int, int]]] = {}

    def is_beaten(self, label: Label) -> bool:
        return any(
            cost <= label.cost and years <= label.years and mass <= label.mass and not label.standing & ~standing
            for cost, years, mass, standing in self.fronts.get((label.payload, label.owed, label.place), ())
        )

    def keep(self, label: Label) -> None:
        front = self.fronts.setdefault((label.payload, label.owed, label.place), [])
        front[:] = [
            v for v in front if v[0] < label.cost or v[1] < label.years or v[2] < label.mass or v[3] & ~label.standing
        ]
        front.append((label.cost, label.years, label.mass, label.standing))

    def is_kept(self, label: Label) -> bool:
        front = self.fronts[label.payload, label.owed, label.place]
        return (label.cost, label.years, label.mass, label.standing) in front


class VectorFront:
    """Compares any number of values, which a function reads from a label together with what must be equal."""

    def __init__(self, key: Callable[[Label], tuple[Hashable, tuple[int, ...]]]) -> None:
        self.key = key
        self.fronts: dict[Hashable, list[tuple[tuple[int, ...], int]]] = {}

    def is_beaten(self, label: Label) -> bool:
        key, value = self.key(label)
        for other, standing in self.fronts.get(key, ()):
            if not label.standing & ~standing and all(map(int.__le__, other, value)):
                return True
        return False

    def keep(self, label: Label) -> None:
        key, value = self.key(label)
        front = self.fronts.setdefault(key, [])
        front[:] = [v for v in front if v[1] & ~label.standing or not all(map(int.__le__, value, v[0]))]
        front.append((value, label.standing))

    def is_kept(self, label: Label) -> bool:
        key, value = self.key(label)
        return (value, label.standing) in self.fronts[key]


Front = UndatedFront | DatedFront | VectorFront
