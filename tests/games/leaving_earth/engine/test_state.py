"""The numbers of a table: written, restored and copied."""

from __future__ import annotations

import cosmodrome
from cosmodrome.games.leaving_earth.engine.state import SCALARS, LeavingEarth
from tests.games.leaving_earth.table import Table

BEFORE = 2  # `asked` and the step are written before the scalars


def distinct() -> tuple[LeavingEarth, list[int]]:
    """A table of which no two scalars are equal, and its numbers."""
    state = Table(2, ("venus_survey",)).state
    numbers = state.numbers()
    numbers[BEFORE : BEFORE + len(SCALARS)] = range(1000, 1000 + len(SCALARS))
    state.restore(numbers)
    return state, numbers


def test_every_scalar_is_restored_in_its_place() -> None:
    state, numbers = distinct()
    assert state.numbers() == numbers
    assert [getattr(state, name) for name in SCALARS] == list(range(1000, 1000 + len(SCALARS)))


def test_every_scalar_is_copied() -> None:
    state, numbers = distinct()
    assert state.clone().numbers() == numbers


def test_bytes_hold_every_number() -> None:
    state, numbers = distinct()
    restored = cosmodrome.load("leaving_earth").from_bytes(state.to_bytes())
    assert isinstance(restored, LeavingEarth)
    assert restored.numbers() == numbers
