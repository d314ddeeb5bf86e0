"""Every sentence of the quick reference, as `docs/rulings/leaving_earth.md` lists them, and the tests that hold it."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.games.leaving_earth.test_rulings import PAGE, modules_of_tests

CHAPTER = "## The quick reference, line by line"
SENTENCES = 147  # of the quick reference
HEADER = "| no. | what it says | tests | as printed? |"
ROW = re.compile(r"^\| (Q\d{3}) \| ([^|]+) \| ([^|]*) \| ([^|]+) \|$")
LINK = r"\[R\d\d\]\(#[\w-]+\)"
AS_PRINTED = re.compile(r"as printed(; .+)?")
RULING = re.compile(rf"ruling {LINK}(, {LINK})*, because .+")
NOT_ENFORCEABLE = re.compile(r"not enforceable: .+")


class Line(NamedTuple):
    number: str
    part: str  # of the quick reference
    says: str
    tests: tuple[str, ...]
    verdict: str  # whether the program does it as printed

    @property
    def is_enforced(self) -> bool:
        return not NOT_ENFORCEABLE.fullmatch(self.verdict)


def lines() -> list[Line]:
    found = []
    part = ""
    for line in PAGE.read_text(encoding="utf-8").split(CHAPTER)[1].splitlines():
        if line.startswith("### "):
            part = line.removeprefix("### ")
        elif line.startswith("| no."):
            assert line == HEADER
        elif line.startswith("| Q"):
            row = ROW.match(line)
            assert row, f"a row is {HEADER}, not {line}"
            found.append(Line(row[1], part, row[2], tuple(re.findall(r"`(\w+)`", row[3])), row[4]))
    return found


LINES = lines()


def anchors() -> dict[str, str]:
    """The anchor of every ruling, by its number."""
    titles = re.findall(r"^### (R\d\d .+)$", PAGE.read_text(encoding="utf-8"), re.M)
    return {title[:3]: re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_lines_are_numbered_one_after_another() -> None:
    assert [line.number for line in LINES] == [f"Q{number:03}" for number in range(1, SENTENCES + 1)]


def test_lines_of_a_part_differ() -> None:
    assert len({(line.part, line.says) for line in LINES}) == len(LINES)


def test_every_enforceable_line_has_a_test() -> None:
    assert [line.number for line in LINES if line.is_enforced and not line.tests] == []


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.number)
def test_a_line_is_as_printed_or_gives_its_reason(line: Line) -> None:
    kinds = (AS_PRINTED, RULING, NOT_ENFORCEABLE)
    assert sum(bool(kind.fullmatch(line.verdict)) for kind in kinds) == 1, line.verdict


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.number)
def test_tests_and_rulings_named_in_a_line_exist(line: Line) -> None:
    modules = modules_of_tests()
    for name in line.tests:
        assert any(hasattr(module, name) for module in modules), name
    for number, anchor in re.findall(r"\[(R\d\d)\]\(#([\w-]+)\)", line.verdict):
        assert anchors().get(number) == anchor
