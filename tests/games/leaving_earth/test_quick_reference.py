"""Every sentence of the quick reference, as `docs/rulings/leaving_earth.md` lists them, and the tests that hold it."""

from __future__ import annotations

import re
from importlib import import_module
from typing import NamedTuple

import pytest

from tests.games.leaving_earth.test_rulings import HELD_BY, HERE, PAGE

CHAPTER = "## The quick reference, line by line"
ROW = re.compile(r"^\| (Q\d{3}) \| ([^|]+) \| ([^|]+) \|([^|]*)\|$")


class Line(NamedTuple):
    number: str
    part: str  # of the quick reference
    says: str
    tests: tuple[str, ...]
    rulings: tuple[str, ...]


def lines() -> list[Line]:
    found = []
    part = ""
    for line in PAGE.read_text(encoding="utf-8").split(CHAPTER)[1].splitlines():
        if line.startswith("### "):
            part = line.removeprefix("### ")
        elif line.startswith("| Q"):
            row = ROW.match(line)
            assert row, f"a row is | number | what it says | tests | rulings |, not {line}"
            tests = tuple(re.findall(r"`(\w+)`", row[3]))
            found.append(Line(row[1], part, row[2], tests, tuple(re.findall(r"\[(R\d\d)\]", row[4]))))
    return found


LINES = lines()


def test_the_lines_are_numbered_one_after_another() -> None:
    assert [line.number for line in LINES] == [f"Q{number:03}" for number in range(1, len(LINES) + 1)]


def test_no_line_says_what_another_of_its_part_says() -> None:
    assert len({(line.part, line.says) for line in LINES}) == len(LINES)


def test_every_line_is_held_by_a_test() -> None:
    assert [line.number for line in LINES if not line.tests] == []


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.number)
def test_the_tests_and_the_rulings_of_a_line_are_there(line: Line) -> None:
    modules = [import_module(f"{__package__}.{file.stem}") for file in HERE.glob("test_*.py")]
    for name in line.tests:
        assert any(hasattr(module, name) for module in modules), name
    assert set(line.rulings) <= set(HELD_BY)
