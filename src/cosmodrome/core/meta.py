"""What is known of a game without loading its rules: title, credits, players, options, languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cosmodrome.core.errors import BadInput

Options = dict[str, bool | str | int]


@dataclass(frozen=True)
class Option:
    """A named choice made before the game starts.

    `ruling` names the ruling that it opens, if it is one; `needs` another option without which it has no meaning.
    The value of a `seat` option is a seat, counted from 1, or 0 for none; with `person` the page proposes the seat of
    the only person at a table of bots.
    """

    name: str
    choices: tuple[bool | str | int, ...]
    default: bool | str | int
    ruling: str = ""
    needs: str = ""
    seat: bool = False
    person: bool = False

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


def seat_choice(name: str, most: int, ruling: str = "", person: bool = False) -> Option:
    """An option that names one of at most so many seats, or none."""
    return Option(name, tuple(range(most + 1)), 0, ruling, seat=True, person=person)


def written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Preset:
    """A ready-made answer to all questions of a new table, such as "with kids"."""

    name: str
    options: Mapping[str, bool | str | int]
    level: str | None = None  # of all players
    bot: str | None = None  # who plays in the seats that nobody takes
    children: bool = False  # no written messages


@dataclass(frozen=True)
class Superseded:
    """An earlier version of the rules, under which old records are replayed: its name, and the options that it had."""

    rules: str
    options: tuple[Option, ...]


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
    usual_bot: str = "random"  # plays where none is named
    levels: tuple[str, ...] = ()  # handicaps that a seat may have
    usual_level: str = ""
    presets: tuple[Preset, ...] = ()
    summary: str = ""
    credits: tuple[str, ...] = ()  # messages without their prefix `credit-`, or plain text
    superseded: tuple[Superseded, ...] = ()

    @property
    def version(self) -> int:
        """The number in `rules`: 2 for mlem/2."""
        return int(self.rules.rpartition("/")[2])

    def under(self, rules: str) -> Meta:
        """The same game under one of the versions of its rules."""
        if rules == self.rules:
            return self
        for old in self.superseded:
            if old.rules == rules:
                return replace(self, rules=rules, options=old.options, presets=(), superseded=())
        known = ", ".join([*(old.rules for old in self.superseded), self.rules])
        raise BadInput(f"the rules {rules} are not known here; {self.title} has {known}")

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

    def check_seats(self, players: int, options: Mapping[str, Any]) -> None:
        """Refuse options that name a seat which this table does not have."""
        for option in self.options:
            if option.seat and options[option.name] > players:
                raise BadInput(f"option {option.name} names seat {options[option.name]}, but there are {players} seats")

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
