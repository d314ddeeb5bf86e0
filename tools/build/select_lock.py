"""Prints the part of requirements-dev.lock that a dependency group of pyproject.toml names: `select_lock.py build`.

Needs only the standard library, so that it runs before anything is installed. A group must name everything that its
packages depend on: `pip install --require-hashes` refuses a part that is not complete.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def normalized(requirement: str) -> str:
    """The name of a requirement as indexes spell it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\s<>=!~;\[]", requirement, maxsplit=1)[0]).lower()


def select(group: str, root: Path = ROOT) -> str:
    """The pinned requirements of a group, with their hashes."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {normalized(requirement) for requirement in project["dependency-groups"][group]}
    lock = (root / "requirements-dev.lock").read_text(encoding="utf-8")
    entries = {normalized(entry): entry for entry in re.findall(r"^[^\s#][^\n]*(?:\n[ \t][^\n]*)*", lock, re.MULTILINE)}
    if missing := sorted(wanted - set(entries)):
        raise KeyError(f"not in requirements-dev.lock: {', '.join(missing)}; run `make lock`")
    return "".join(f"{entries[name]}\n" for name in sorted(wanted))


if __name__ == "__main__":
    sys.stdout.write(select(sys.argv[1]))
