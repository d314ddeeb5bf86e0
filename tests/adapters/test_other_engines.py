"""The comparison with other projects' engines runs; what it finds depends on the machine, so no figure is asserted."""

from __future__ import annotations

import pytest

from cosmodrome.cli import bench
from cosmodrome.lab.bench import Row, other_engines

HASTE = 1_000  # times less work than is needed for figures that mean something


def by_name(rows: list[Row]) -> dict[str, Row]:
    found = {row.name: row for row in rows}
    assert len(found) == len(rows)
    assert all(row.value > 0 for row in rows)
    return found


def test_openspiel_is_compared_by_decisions() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    found = by_name([*other_engines.random_play(HASTE), *other_engines.from_python(HASTE)])
    for rival in other_engines.RIVALS:
        bar = found[f"random play against OpenSpiel's {rival} in C++"].bar
        assert bar is not None
        assert bar.limit == 1.0
    assert {"random play", "stepped from Python"} <= set(found)


def test_our_adapters_are_compared_with_their_own_games() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    found = by_name([*other_engines.classics(HASTE), *bench.pettingzoo_rows(4), *bench.openspiel_rows(HASTE)])
    for classic in other_engines.CLASSICS:
        assert f"PettingZoo adapter, raw_env, against {classic}" in found
        assert f"PettingZoo adapter, env, against {classic}" in found
    assert "OpenSpiel adapter against python_kuhn_poker" in found


def test_comparison_without_a_library_names_it_and_skips_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(other_engines, "find_spec", lambda name: None)
    assert other_engines.absent() == "OpenSpiel and PettingZoo not installed: no rows for what is missing"
    assert list(other_engines.rows(HASTE)) == []
