"""The list of choices: single ones, ranges, sets of bits."""

from __future__ import annotations

from cosmodrome.core.engine.actions import ActionList


def test_add_range_appends_consecutive_actions() -> None:
    out = ActionList(50)
    out.add(3)
    out.add_range(10, 4)
    out.add_range(20, 0)
    out.add(30, 2)
    assert out.listed() == [3, 10, 11, 12, 13, 32]
    out.clear()
    assert out.listed() == []
