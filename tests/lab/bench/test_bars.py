"""Every bar of the benchmarks belongs to a row, and says whether a figure holds."""

from __future__ import annotations

import pytest

from cosmodrome._compiled import is_compiled
from cosmodrome.lab.bench import Row, bars, star_search
from cosmodrome.lab.bench.bars import BARS, Bar, bar_of

HASTE = 1_000  # times less work than is needed for figures that mean something


@pytest.mark.parametrize(
    ("bar", "below", "above"),
    [(Bar("row", "unit", 2.0), False, True), (Bar("row", "unit", 2.0, at_most=True), True, False)],
)
def test_bar_holds_on_its_own_side(bar: Bar, below: bool, above: bool) -> None:
    assert bar.holds(1.9) is below
    assert bar.holds(2.1) is above
    assert bar.holds(2.0)


def test_bar_is_written_with_its_side() -> None:
    assert str(Bar("row", "unit", 1_200_000)) == "at least 1,200,000"
    assert str(Bar("row", "unit", 0.25, at_most=True)) == "at most 0.25"


def test_rows_of_the_same_name_have_the_bar_of_their_unit() -> None:
    rate = Row("server, durable commit per action, 200 sockets", 0.4, "actions/s")
    share = Row(rate.name, 0.4, "of a bare echo")
    assert (rate.bar, rate.holds) == (None, None)
    assert share.bar is not None
    assert share.holds is False


def test_bar_of_compiled_rules_does_not_bind_interpreted_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    name, unit = "Leaving Earth, alone", "decisions/s"
    monkeypatch.setattr(bars, "is_compiled", lambda: True)
    assert bar_of(name, unit) is not None
    monkeypatch.setattr(bars, "is_compiled", lambda: False)
    assert bar_of(name, unit) is None


def test_every_bar_of_star_search_belongs_to_one_of_its_rows() -> None:
    expected = {bar for bar in BARS if bar.name.startswith("Star Search") and (is_compiled() or not bar.compiled)}
    assert expected
    assert expected == {row.bar for row in star_search.rows(HASTE) if row.bar is not None}
