"""A match as an append-only list of events. One format serves saves, bug reports, tests, tutorials and shared replays.

`docs/records.md` describes it for people; the structs here are the format.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cosmodrome.core.errors import BadInput

FORMAT = "cosmodrome-record/1"
FAIR = "hmac/1"  # draws from a committed seed
LAB = "lab/1"  # draws from Rng(seed, index): repeatable, not secret


class Seat(msgspec.Struct, omit_defaults=True):
    """Who sits where. `bot` names who plays if it is no human; `level` is a handicap for games that have one."""

    name: str
    level: str | None = None
    bot: str | None = None


Word = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]  # what a generator is seeded with


class LabSeed(msgspec.Struct):
    seed: Word
    index: Word


class Start(msgspec.Struct, tag_field="kind", tag="start", omit_defaults=True):
    """Event 0: what is played, by whom, with which facts, and the commitment to the seed."""

    game: str
    rules: str
    match: str
    seats: list[Seat]
    options: dict[str, bool | int | str]
    draws: Literal["hmac/1", "lab/1"] = "hmac/1"
    commitment: str | None = None
    lab: LabSeed | None = None
    pack: dict[str, Any] | None = None
    position: str | None = None
    position_hidden: bool = False  # in one seat's copy: there was a position, which holds secrets


class Nonces(msgspec.Struct, tag_field="kind", tag="nonces"):
    """What the seats added to the draws after the commitment was published."""

    nonces: list[str]


class Draw(msgspec.Struct, tag_field="kind", tag="draw", omit_defaults=True):
    """Chance: `outcome` is an index into `weights`, or a list of them where several equal draws make one roll (then
    they
    use the indices from `index` on). `audience` are the seats that see it, absent for all."""

    stream: str
    index: int
    outcome: int | list[int] | None = None
    weights: list[int] | None = None
    audience: list[int] | None = None


class Clock(msgspec.Struct, tag_field="kind", tag="clock"):
    """At a clock node: which seat spoke, or that time was up (the number after the last seat)."""

    outcome: int
    at: int


class Action(msgspec.Struct, tag_field="kind", tag="action", omit_defaults=True):
    """A seat acts. In one seat's record the argument of another's secret action is absent."""

    seat: int
    action: dict[str, Any]
    at: int | None = None


class AskUndo(msgspec.Struct, tag_field="kind", tag="ask_undo"):
    seat: int


class Answer(msgspec.Struct, tag_field="kind", tag="answer"):
    seat: int
    yes: bool


class Undo(msgspec.Struct, tag_field="kind", tag="undo"):
    """Back to before event `to`, an action. The indices of draws do not go back."""

    seat: int
    to: int


class Redo(msgspec.Struct, tag_field="kind", tag="redo"):
    seat: int


class Resign(msgspec.Struct, tag_field="kind", tag="resign"):
    seat: int


class HandOver(msgspec.Struct, tag_field="kind", tag="hand_over"):
    seat: int
    to: Seat


class End(msgspec.Struct, tag_field="kind", tag="end", omit_defaults=True):
    """The last event: why, the result, and the seed, with which anyone can check the draws."""

    reason: Literal["finished", "resigned", "abandoned"]
    scores: list[int]
    winners: list[int]
    seed: str | None = None
    unit: int = 1  # how many in `scores` make one point


Event = Start | Nonces | Draw | Clock | Action | AskUndo | Answer | Undo | Redo | Resign | HandOver | End


class Record(msgspec.Struct, omit_defaults=True):
    """`seed` is there only in the host's own copy of an unfinished match; `notes` only in a lesson.

    `retried` counts the undos that took back a draw, so that something else could be drawn; records from before it was
    written have none.

    A note belongs to a step of the replay (its number as text) and is the id of a message of the game.
    """

    format: str
    events: list[Event]
    viewer: int | str | None = None
    seed: str | None = None
    notes: dict[str, str] | None = None
    retried: int = 0


class BadRecord(BadInput):
    """A record that cannot be or does not verify, with the number of the event."""

    def __init__(self, event: int | None, reason: str) -> None:
        super().__init__(reason if event is None else f"event {event}: {reason}")
        self.event = event
        self.reason = reason

    def __reduce__(self) -> Any:
        return BadRecord, (self.event, self.reason)


def decode(record: Any) -> Record:
    """A record from a mapping, or from JSON text or bytes; anything else is refused with the event that is wrong."""
    if isinstance(record, (str, bytes)):
        try:
            record = msgspec.json.decode(record)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadRecord(None, f"the record is not JSON: {error}") from None
    if isinstance(record, Record):
        return record
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord(None, f'a record is an object with "format": "{FORMAT}"')
    events = record.get("events")
    if not isinstance(events, list) or not events:
        raise BadRecord(None, "the record has no events")
    decoded: list[Event] = []
    for number, event in enumerate(events):
        try:
            decoded.append(msgspec.convert(event, Event))
        except msgspec.ValidationError as error:
            raise BadRecord(number, f"is not understood: {error}") from None
    try:
        found = msgspec.convert({**record, "events": []}, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(None, str(error)) from None
    found.events = decoded
    return found


def encode(record: Record) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(record)
    return built


def to_file_text(record: dict[str, Any]) -> str:
    """JSON with one event a line, so that records read and diff well."""
    lines = ",\n".join(msgspec.json.encode(event).decode() for event in record["events"])
    rest = {key: value for key, value in record.items() if key != "events"}
    head = msgspec.json.encode(rest).decode()[1:-1]
    return f'{{{head},"events":[\n{lines}\n]}}\n'


def written(event: Event) -> str:
    return msgspec.json.encode(event).decode()
