"""Prints the section of CHANGELOG.md about one version: `python -m tools.build.release_notes 1.2.3`.

It fails if pyproject.toml, the package or CITATION.cff has another version, or if the changelog says nothing about it,
so that a tag cannot release something else than it names.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


class NotReleasable(Exception):
    """Says what is missing for a release."""


def versions(root: Path) -> dict[str, str]:
    """The version that each file states."""
    package = (root / "src" / "cosmodrome" / "__init__.py").read_text(encoding="utf-8")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    patterns = {
        "src/cosmodrome/__init__.py": (r'^__version__ = "(.+)"$', package),
        "CITATION.cff": (r'^version: "?([^"\n]+)"?$', citation),
    }
    found = {
        "pyproject.toml": str(
            tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
        )
    }
    for file, (pattern, text) in patterns.items():
        match = re.search(pattern, text, re.MULTILINE)
        found[file] = match[1] if match else "no version"
    return found


def section(changelog: str, version: str) -> str:
    """What stands under the heading of this version, without the heading."""
    match = re.search(
        rf"^## \[{re.escape(version)}\].*?\n(.*?)(?=^## |^\[[^\]]+\]: |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    return match[1].strip() if match else ""


def release_notes(root: Path, version: str) -> str:
    wrong = {file: found for file, found in versions(root).items() if found != version}
    if wrong:
        raise NotReleasable(f"not {version}: " + ", ".join(f"{file} has {found}" for file, found in wrong.items()))
    notes = section((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if not notes:
        raise NotReleasable(f"CHANGELOG.md has no section [{version}], or it is empty")
    return notes


def main(arguments: list[str]) -> None:
    if len(arguments) != 1:
        sys.exit("usage: release_notes.py VERSION")
    try:
        print(release_notes(ROOT, arguments[0]))
    except NotReleasable as error:
        sys.exit(f"cannot release: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
