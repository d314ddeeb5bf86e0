"""Tries everything that fleets on a small map can do; what the planner says is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

C = TypeVar("C", bound=tuple[object, ...])  # a spacecraft
Ways = list[tuple[str, str, int]]  # from, to, difficulty


def ways_of(names: Iterable[str], difficulties: Iterable[int]) -> Ways:
    ends = [name.split("__") for name in names]
    return [(origin, there, hard) for (origin, there), hard in zip(ends, difficulties, strict=True)]


def can_reach(
    start: tuple[C, ...],
    steps: Callable[[C, tuple[C, ...]], Iterable[list[C]]],
    is_done: Callable[[list[C]], bool],
) -> bool:
    """Whether some row of steps, each of one spacecraft among the others, leads from a fleet to what is wanted."""
    seen, queue = {start}, [start]
    while queue:
        fleet = queue.pop()
        for index, craft in enumerate(fleet):
            for changed in steps(craft, fleet[:index] + fleet[index + 1 :]):
                if is_done(changed):
                    return True
                state = tuple(sorted(changed))
                if state not in seen:
                    seen.add(state)
                    queue.append(state)
    return False
