"""What is known of a game without loading its rules: title, credits, players, options, languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cosmodrome.core.errors import BadInput

Options = dict[str, bool | str | int]


@dataclass(frozen=True)
class Option:
    """A named choice made before the game starts.

    `ruling` names the ruling that it opens, if it is one; `needs` another option without which it has no meaning.
    """

    name: str
    choices: tuple[bool | str | int, ...]
    default: bool | str | int
    ruling: str = ""
    needs: str = ""

    def check(self, value: Any) -> bool | str | int:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        raise BadInput(f"option {self.name} is one of {', '.join(map(written, self.choices))}, not {written(value)}")

    def parse(self, word: str) -> bool | str | int:
        """A value typed on a command line."""
        for choice in self.choices:
            if word == written(choice):
                return choice
        raise BadInput(f"option {self.name} is one of {', '.join(map(written, self.choices))}, not {word}")


def switch(name: str, default: bool = False, ruling: str = "", needs: str = "") -> Option:
    return Option(name, (False, True), default, ruling, needs)


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Preset:
    """A ready-made answer to all questions of a new table, such as "with kids"."""

    name: str
    options: Mapping[str, bool | str | int]
    level: str | None = None  # of everybody
    bot: str | None = None  # who plays in the seats that nobody takes
    children: bool = False  # no written messages


@dataclass(frozen=True)
class Meta:
    """The cover of the box."""

    id: str
    title: str
    designer: str
    publisher: str
    year: int
    fewest: int
    most: int
    minutes: int
    rules: str  # the version that records name, such as mlem/1
    options: tuple[Option, ...] = ()
    locales: tuple[str, ...] = ("en",)
    bots: tuple[str, ...] = ("random",)
    levels: tuple[str, ...] = ()  # handicaps that a seat may have
    usual_level: str = ""
    presets: tuple[Preset, ...] = ()
    summary: str = ""
    credits: tuple[str, ...] = ()

    def check_players(self, players: Any) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or not self.fewest <= players <= self.most:
            raise BadInput(f"{self.title} is for {self.fewest} to {self.most} players, not {players}")
        return players

    def check_levels(self, players: int, given: Sequence[str | None] | None) -> list[str]:
        """A level for each seat, the usual one where none is given; a game without levels takes no notice of them."""
        if not self.levels:
            return []
        levels = [level or self.usual_level for level in given or [None] * players]
        if len(levels) != players:
            raise BadInput(f"{players} seats have {players} levels, not {len(levels)}")
        for level in levels:
            if level not in self.levels:
                raise BadInput(f"a level of {self.title} is one of {', '.join(self.levels)}, not {level}")
        return levels

    def check_options(self, given: Mapping[str, Any] | None) -> Options:
        """All options with their values, defaults filled in; unknown names and values are refused."""
        given = given or {}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadInput(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
        checked = {name: option.check(given.get(name, option.default)) for name, option in known.items()}
        for option in self.options:
            if option.needs and checked[option.name] != option.default and not checked[option.needs]:
                raise BadInput(f"option {option.name} needs {option.needs}")
        return checked

    def with_needs(self, options: Mapping[str, bool | str | int]) -> Options:
        """The same, and whatever they have no meaning without."""
        known = {option.name: option for option in self.options}
        found = dict(options)
        for name in options:
            while name := known[name].needs:
                found.setdefault(name, next(choice for choice in known[name].choices if choice))
        return found

    def parse_options(self, text: str) -> Options:
        """`ufo=true,explorations=true` as options."""
        known = {option.name: option for option in self.options}
        found: Options = {}
        for pair in filter(None, (part.strip() for part in text.split(","))):
            name, equals, word = pair.partition("=")
            if not equals:
                raise BadInput(f"write options as name=value, not {pair!r}")
            if name not in known:
                raise BadInput(f"{self.title} has no option {name!r}; it has {', '.join(known) or 'none'}")
            found[name] = known[name].parse(word)
        return found
