"""The page that says where to find what names only paths that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "finding-your-way.md"
HEAD = ("| If you look for ... | look in ... |", "|---|---|")
ROWS = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|") and line not in HEAD]


def paths(text: str) -> list[str]:
    """The code spans with a slash."""
    return [span for span in re.findall(r"`([^`]+)`", text) if "/" in span]


@pytest.mark.parametrize("path", sorted(set(paths(PAGE.read_text(encoding="utf-8")))))
def test_path_on_the_page_exists(path: str) -> None:
    file = ROOT / path
    assert file.is_dir() if path.endswith("/") else file.is_file(), f"{path} is not there"


def test_every_row_names_a_path() -> None:
    assert ROWS
    for row in ROWS:
        _, _, place, _ = row.split("|")
        assert paths(place), f"no path in this row: {row}"
