"""A tag releases what it names: the versions agree, and the changelog describes them."""

from __future__ import annotations

import re
import shutil
from datetime import date
from pathlib import Path

import pytest

from cosmodrome import __version__
from tools.build import release_notes

ROOT = Path(__file__).parents[3]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADING = re.compile(r"^## \[(\d+)\.(\d+)\.(\d+)\] - (\S+)$", re.MULTILINE)
GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The files that state a version, to be changed by a test."""
    for name in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "src/cosmodrome/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_release_notes_of_this_version_are_its_section() -> None:
    notes = release_notes.release_notes(ROOT, __version__)
    assert notes in CHANGELOG
    assert "\n## " not in notes


@pytest.mark.parametrize("file", ["pyproject.toml", "CITATION.cff", "src/cosmodrome/__init__.py"])
def test_release_notes_with_another_version_in_one_file_are_refused(tree: Path, file: str) -> None:
    text = (tree / file).read_text(encoding="utf-8")
    (tree / file).write_text(text.replace(__version__, "99.0.0"), encoding="utf-8")
    with pytest.raises(release_notes.NotReleasable, match=rf"{file} has 99\.0\.0"):
        release_notes.release_notes(tree, __version__)


def test_release_notes_without_a_section_are_refused(tree: Path) -> None:
    (tree / "CHANGELOG.md").write_text(CHANGELOG.replace(f"## [{__version__}]", "## [98.0.0]"), encoding="utf-8")
    with pytest.raises(release_notes.NotReleasable, match="no section"):
        release_notes.release_notes(tree, __version__)


def test_changelog_sections_come_newest_first_with_iso_dates() -> None:
    found = [(tuple(map(int, match[:3])), date.fromisoformat(match[3])) for match in HEADING.findall(CHANGELOG)]
    assert found == sorted(found, reverse=True)
    assert CHANGELOG.count("\n## ") == 1 + len(found), "every other section is [Unreleased]"
    assert CHANGELOG.index("## [Unreleased]") < CHANGELOG.index("## [0.")


def test_changelog_groups_have_the_usual_names_in_order() -> None:
    for section in re.split(r"^## ", CHANGELOG, flags=re.MULTILINE)[1:]:
        groups = re.findall(r"^### (.+)$", section, re.MULTILINE)
        assert set(groups) <= set(GROUPS)
        assert groups == sorted(set(groups), key=GROUPS.index)


def test_changelog_lines_are_short() -> None:
    assert max(map(len, CHANGELOG.splitlines())) <= 200
