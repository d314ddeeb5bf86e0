"""Every ruling has a test that carries its id, and the options that open rulings are known."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.star_search.table import GAME

HERE = Path(__file__).parent
RULINGS = HERE.parents[2] / "docs" / "rulings" / "star_search.md"


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    ruled = re.findall(r"^### (A\d\d) ", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    tested: set[str] = set()
    for file in HERE.rglob("test_*.py"):
        tested |= set(re.findall(r"^def test_(a\d\d)_", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(ruled) == [f"A{number:02}" for number in range(1, 34)]
    assert {ruling.lower() for ruling in ruled} - tested == set()


def test_the_options_that_open_a_ruling_are_these_with_these_defaults() -> None:
    assert {option.ruling: (option.name, option.default) for option in GAME.options if option.ruling} == {
        "A32": ("fixed_star", "centre"),
        "A16": ("super_limit", 90),
        "A22": ("twinkle_seconds", 20),
        "A30": ("meteor_shower", True),
        "A25": ("starting_player", 0),
    }
