"""Reads the chapter "The rulebook, sentence by sentence" of a rulings page, and checks it.

The rulebooks themselves are not in the repository, so what is checked is the table: its numbers, its tests and its
rulings.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
CHAPTER = "## The rulebook, sentence by sentence"
ROW = re.compile(r"^\| ([A-Z]\d{3}) \| ([^|]+) \| ([^|]*)\| ([^|]+) \|$")
RULING = re.compile(r"\[(A\d\d)\]\(#(a\d\d)-[\w-]+\)")
RULED = re.compile(r"ruling \[A\d\d\]\(#[\w-]+\)(, \[A\d\d\]\(#[\w-]+\))*, because [^|]+")
NOT_ENFORCEABLE = re.compile(r"not enforceable: \w[^|]+")


class Sentence(NamedTuple):
    number: str
    part: str  # the chapter of the rulebook
    says: str  # in our words
    tests: tuple[str, ...]
    verdict: str  # "as printed", "ruling ..., because ..." or "not enforceable: ..."

    @property
    def rulings(self) -> list[str]:
        return [ruling for ruling, _ in RULING.findall(self.verdict)]


def rulings_page(game: str) -> str:
    return (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")


def check_rulings(game: str, count: int) -> None:
    """The page has the rulings A01 to A<count>, and each has a test of the game that is named after it."""
    ruled = re.findall(r"^### (A\d\d) ", rulings_page(game), re.MULTILINE)
    tested: set[str] = set()
    for file in (ROOT / "tests" / "games" / game).rglob("test_*.py"):
        tested |= set(re.findall(r"^def test_(a\d\d)_", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(ruled) == [f"A{number:02}" for number in range(1, count + 1)]
    assert {ruling.lower() for ruling in ruled} - tested == set()


def sentences(game: str) -> list[Sentence]:
    """The rows of the chapter, in the order of the page."""
    chapters = rulings_page(game).split(f"\n{CHAPTER}\n")
    assert len(chapters) == 2, f"docs/rulings/{game}.md has one chapter {CHAPTER!r}"
    found = []
    part = ""
    for line in chapters[1].splitlines():
        assert not line.startswith("## "), "the table is the last chapter of the page"
        if line.startswith("### "):
            part = line.removeprefix("### ")
        elif re.match(r"\| [A-Z]\d", line):
            row = ROW.match(line)
            assert row, f"a row is | number | sentence | tests | how it is played |, not {line}"
            found.append(Sentence(row[1], part, row[2], tuple(re.findall(r"`(\w+)`", row[3])), row[4]))
    return found


@cache
def names_of_tests() -> frozenset[str]:
    """The names of all tests of the repository."""
    names: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        names |= set(re.findall(r"^(?:async )?def (test_\w+)\(", file.read_text(encoding="utf-8"), re.MULTILINE))
    return frozenset(names)


def check_numbers(game: str, last: str) -> None:
    """Consecutive numbers up to that of the last sentence of the book, each under a chapter of it."""
    rows = sentences(game)
    assert [row.number for row in rows] == [f"{last[0]}{number:03}" for number in range(1, int(last[1:]) + 1)]
    assert all(row.part for row in rows), "every sentence stands under a chapter of the book"


def check_no_duplicates(game: str) -> None:
    seen: dict[str, str] = {}
    for row in sentences(game):
        words = " ".join(re.findall(r"\w+", row.says.lower()))
        assert words not in seen, f"{row.number} says what {seen[words]} says"
        seen[words] = row.number


def check_sentence(game: str, row: Sentence) -> None:
    """Tests that exist, or a reason why there can be none; rulings that exist."""
    missing = [name for name in row.tests if name not in names_of_tests()]
    assert not missing, f"{row.number} names tests that do not exist: {missing}"
    if row.verdict == "as printed" or RULED.fullmatch(row.verdict):
        assert row.tests, f"{row.number} has no test"
    else:
        assert NOT_ENFORCEABLE.fullmatch(row.verdict), (
            f"{row.number} is 'as printed', 'ruling [A14](#...), because ...' or 'not enforceable: ...', "
            f"not {row.verdict!r}"
        )
    headings = set(re.findall(r"^### (A\d\d) ", rulings_page(game), re.MULTILINE))
    assert set(row.rulings) <= headings, f"{row.number} names a ruling that does not exist"
    assert all(name.lower() == anchor for name, anchor in RULING.findall(row.verdict)), row.number
