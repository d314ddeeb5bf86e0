"""A game's vocabulary: its verbs, what can happen, and why something is refused.

Inside the engine all of these are whole numbers; this module is the one place that knows how they are written outside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from cosmodrome.core.errors import BadInput


class Speaker(Protocol):
    """Turns words into a reader's language; see `core/i18n.py`."""

    def seat(self, seat: int) -> str: ...
    def term(self, message: str) -> str: ...


class Kind:
    """What a whole number stands for: how it is written in JSON and said in a sentence."""

    def to_json(self, number: int) -> Any:
        return number

    def from_json(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadInput(f"{value!r} is not a whole number")
        return value

    def say(self, number: int, speaker: Speaker) -> str | int | float:
        return number


NUMBER = Kind()


class Ordinal(Kind):
    """Counted from 0 in the rules and from 1 among people."""

    def to_json(self, number: int) -> int:
        return number + 1

    def from_json(self, value: Any) -> int:
        return super().from_json(value) - 1

    def say(self, number: int, speaker: Speaker) -> int:
        return number + 1


class SeatKind(Kind):
    """A seat, said by the name of who sits there; -1 is nobody."""

    def say(self, number: int, speaker: Speaker) -> str | int | float:
        return speaker.seat(number)


SEAT = SeatKind()


@dataclass(frozen=True)
class OneOf(Kind):
    """One of a fixed list of names; the sentence uses the message `<prefix>-<name>`."""

    prefix: str
    names: tuple[str, ...]

    def to_json(self, number: int) -> str:
        return self.names[number]

    def from_json(self, value: Any) -> int:
        if not isinstance(value, str) or value not in self.names:
            raise BadInput(f"{value!r} is no {self.prefix}; there are {', '.join(self.names)}")
        return self.names.index(value)

    def say(self, number: int, speaker: Speaker) -> str:
        return speaker.term(f"{self.prefix}-{self.names[number]}")


@dataclass(frozen=True)
class Verb:
    """Something a player can do. Its actions are the numbers `first` to `first + size - 1`."""

    first: int
    name: str
    size: int = 1
    argument: str | None = None
    kind: Kind = NUMBER
    secret: bool = False  # the argument is for the acting seat alone


@dataclass(frozen=True)
class Field:
    """One of at most four numbers that a happening carries; a private one is for the seat in the field `seat`."""

    name: str
    kind: Kind = NUMBER
    private: bool = False


@dataclass(frozen=True)
class Happening:
    """Something the rules did, as the log tells it. `reveals` marks what turns a secret into common knowledge."""

    number: int
    name: str
    fields: tuple[Field, ...] = ()
    reveals: bool = False
    chapter: bool = False  # with it begins a part of the game, which its first field names
    headline: bool = False  # what one would tell a friend who was away


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a stable code and the rule it rests on."""

    number: int
    code: str
    rule: str


@dataclass(frozen=True)
class Vocabulary:
    """All words of one game, looked up by number and by name."""

    verbs: tuple[Verb, ...]
    happenings: tuple[Happening, ...]
    reasons: tuple[Reason, ...]
    _by_name: dict[str, Verb] = field(init=False, repr=False)
    _by_action: list[Verb] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        actions: list[Verb] = []
        for verb in self.verbs:
            if verb.first != len(actions):
                raise ValueError(f"verb {verb.name} starts at {verb.first}, the one before ends at {len(actions)}")
            actions += [verb] * verb.size
        numbered: Sequence[Sequence[Happening | Reason]] = (self.happenings, self.reasons)
        for words in numbered:
            if [word.number for word in words] != list(range(len(words))):
                raise ValueError("happenings and reasons are numbered 0, 1, 2, ... without gaps")
        for happening in self.happenings:
            if happening.chapter and (not happening.fields or happening.fields[0].private):
                raise ValueError(f"the chapter that {happening.name} begins needs a first field that is not private")
        object.__setattr__(self, "_by_name", {verb.name: verb for verb in self.verbs})
        object.__setattr__(self, "_by_action", actions)

    @property
    def num_actions(self) -> int:
        return len(self._by_action)

    def verb(self, action: int) -> Verb:
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.num_actions:
            raise BadInput(f"{action!r} is no action; they are numbered 0 to {self.num_actions - 1}")
        return self._by_action[action]

    def to_json(self, action: int) -> dict[str, Any]:
        verb = self.verb(action)
        if verb.argument is None:
            return {"verb": verb.name}
        return {"verb": verb.name, verb.argument: verb.kind.to_json(action - verb.first)}

    def from_json(self, value: Any) -> int:
        if not isinstance(value, Mapping) or not isinstance(value.get("verb"), str):
            raise BadInput("an action is an object with a verb")
        verb = self._by_name.get(value["verb"])
        if verb is None:
            raise BadInput(f"there is no verb {value['verb']!r}; there are {', '.join(self._by_name)}")
        known = {"verb"} if verb.argument is None else {"verb", verb.argument}
        if set(value) != known:
            raise BadInput(f"the verb {verb.name} goes with exactly: {', '.join(sorted(known))}")
        if verb.argument is None:
            return verb.first
        argument = verb.kind.from_json(value[verb.argument])
        if not 0 <= argument < verb.size:
            raise BadInput(f"{verb.argument} of {verb.name} is 0 to {verb.size - 1}, not {argument}")
        return verb.first + argument

    def happened(self, entry: Sequence[int], seat: int | None, full: bool = False) -> dict[str, Any]:
        """A journal entry in JSON as `seat` may see it (None: a spectator; `full`: everything)."""
        happening = self.happenings[entry[0]]
        told: dict[str, Any] = {"happening": happening.name}
        owner = next((entry[i + 1] for i, f in enumerate(happening.fields) if f.name == "seat"), None)
        for i, f in enumerate(happening.fields):
            if full or not f.private or (seat is not None and seat == owner):
                told[f.name] = f.kind.to_json(entry[i + 1])
        return told
