"""Splits a matrix of test cases over the tiers: a few that show every value, those that show every pair, the rest.

`make test` runs the first, `.ci/run` the second as well, `make test-matrix` what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
Aspects = Callable[[T], Iterable[Hashable]]


def covering(cases: Sequence[T], aspects: Aspects[T], chosen: Sequence[int] = ()) -> list[int]:
    """The places of a few cases that together show every aspect of all of them.

    Greedy, the first of equals, and so the same in every run. `chosen` are places that are taken already.
    """
    shown = [set(aspects(case)) for case in cases]
    missing = set().union(*shown) - set().union(*(shown[place] for place in chosen))
    found: list[int] = []
    while missing:
        best = max(range(len(cases)), key=lambda place: len(shown[place] & missing))
        found.append(best)
        missing -= shown[best]
    return found


def values_of(case: Mapping[str, Hashable]) -> list[Hashable]:
    return list(case.items())


def pairs_of(case: Mapping[str, Hashable]) -> list[Hashable]:
    return list(combinations(sorted(case.items()), 2))


def mostly_slow(cases: Iterable[T], quick: int = 1) -> list[Any]:
    """The first few cases for `make test`, the others for `.ci/run`: more of the same, such as other seeds."""
    return [pytest.param(case, marks=() if place < quick else pytest.mark.slow) for place, case in enumerate(cases)]


def tiered(
    cases: Sequence[T], values: Callable[[T], Mapping[str, Hashable]], name: Callable[[T], str] = str
) -> list[Any]:
    """The cases as parameters, marked with their tier; `values` says in what respects they differ."""
    first = covering(cases, lambda case: values_of(values(case)))
    second = covering(cases, lambda case: pairs_of(values(case)), first)
    marks: dict[int, Any] = dict.fromkeys(second, pytest.mark.slow) | dict.fromkeys(first, ())
    return [
        pytest.param(case, id=name(case), marks=marks.get(place, pytest.mark.matrix))
        for place, case in enumerate(cases)
    ]
