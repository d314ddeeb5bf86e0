"""A game that is to be recorded."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cosmodrome.core.meta import Options


@dataclass(frozen=True)
class Plan:
    """Who plays what under which options, and whether people are at the table."""

    game: str
    name: str
    number: int  # the seed
    seats: tuple[str, ...]  # which bot decides for each
    options: Options
    people: bool
    leaves: int = 0  # after so many moves nobody plays on: three players give up, two abandon the match
    edits: tuple[tuple[str, str], ...] = ()  # what an owner has changed in the built-in data pack
    incidents: bool = True  # moves are taken back now and then, and seats change hands
    version: int = 1  # of the rules
    position: str | None = None  # where it starts, if not at the beginning

    @property
    def rules(self) -> str:
        return f"{self.game}/{self.version}"

    @property
    def file(self) -> Path:
        return Path(self.game) / f"{self.name}.json"
