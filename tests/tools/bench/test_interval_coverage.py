"""The 95% intervals of the lab hold the truth about as often as they say: tools/bench/interval_coverage.py."""

from __future__ import annotations

import pytest

from tools.bench.interval_coverage import SEATS, Cell, is_exact, measure, noise, ratings, seats


@pytest.mark.parametrize("kind", [kind for kind in SEATS if is_exact(kind)])
@pytest.mark.parametrize("deals", [4, 10, 40])
def test_coverage_that_can_be_enumerated_is_as_promised(kind: str, deals: int) -> None:
    cell = seats(kind, deals, 0)
    assert cell.holds(), cell


@pytest.mark.parametrize("kind", [kind for kind in SEATS if not is_exact(kind)])
@pytest.mark.parametrize("deals", [4, 40])
def test_coverage_that_is_drawn_is_near_what_is_promised(kind: str, deals: int) -> None:
    cell = seats(kind, deals, 300)
    assert cell.holds(noise(cell, 300) + 0.01), cell


def test_coverage_of_ratings_is_near_what_is_promised() -> None:
    cell = ratings(10, 100)
    assert cell.holds(noise(cell, 500) + 0.01), cell


def test_a_cell_that_covers_too_little_or_too_much_does_not_hold() -> None:
    assert Cell("", 40, (0.94, 0.96), (0.95, 0.99)).holds()
    assert not Cell("", 40, (0.90, 0.96), (0.95, 0.99)).holds()
    assert not Cell("", 40, (0.94, 0.98), (0.95, 0.99)).holds()
    assert not Cell("", 4, (0.94, 0.98), (0.92, 0.99)).holds()
    assert Cell("", 4, (0.94, 1.0), (0.95, 1.0)).holds()


@pytest.mark.matrix
def test_coverage_is_as_promised_everywhere() -> None:
    for cell in measure(5000):
        assert cell.holds(noise(cell, 5000)), cell
