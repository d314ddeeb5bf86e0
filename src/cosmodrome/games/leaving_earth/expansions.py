"""Which boxes a printed entry comes from: `expansion` names those that it needs, `without` one that takes its place."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any


def boxes_of(entry: Mapping[str, Any]) -> list[str]:
    """The expansions that must be played for it; none for the base game."""
    found = entry.get("expansion", [])
    return [found] if isinstance(found, str) else list(found)


def is_played(entry: Mapping[str, Any], played: Collection[str]) -> bool:
    """Whether it is on the table when these expansions are played."""
    return all(name in played for name in boxes_of(entry)) and entry.get("without") not in played
