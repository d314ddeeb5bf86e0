"""The stored data of a table beyond its match: seats and their keys, options, clock, status."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import FORMAT, End, Event, Record
from cosmodrome.server.protocol import ClockSetting
from cosmodrome.server.tables.seat_keys import fits

Status = Literal["gathering", "playing", "over", "closed", "archive"]
Mode = Literal["solo", "hotseat", "online"]


class SeatData(Struct):
    """A seat at the table and its owner; the match knows who plays it at the moment."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    colour: int = 0
    bot: str | None = None
    level: str | None = None
    key: str | None = None  # its hash
    nonce: str = ""
    bank: int | None = None  # milliseconds left on the slow-play clock
    invited: str = ""  # who played here in the match of which this is the rematch


class MatchSummary(Struct):
    """What a list of tables shows of a match: who plays or who has won, without its events."""

    is_over: bool
    asked: list[int]
    winners: list[int]
    scores: list[int | float]
    resigned: list[int]
    retried: int
    bots: list[str | None]  # per seat, the bot that plays it at the moment


def summary_of(match: Match) -> MatchSummary:
    return MatchSummary(
        is_over=match.is_over,
        asked=match.players_to_move(),
        winners=match.winners(),
        scores=match.state.scores_in_points() if match.is_over else [],
        resigned=sorted(match.resigned),
        retried=match.undos.retried,
        bots=[seat.bot for seat in match.seats],
    )


class TableData(Struct):
    """What is stored of a table. `seed` is secret until the match is over."""

    id: str
    game: str
    mode: Mode
    options: dict[str, Any]
    chairs: list[SeatData]
    seed: str
    created: int
    status: Status = "gathering"
    invite: str | None = None  # its hash
    host: int | None = None  # the seat that opened the table
    public: bool = False
    children: bool = False
    hints: bool = True
    clock: ClockSetting | None = None
    takeover: int | None = 90
    pace: int = 700
    pack: dict[str, Any] | None = None
    position: str | None = None  # where the match starts, if it continues another one
    origin: str | None = None
    previous: str | None = None  # the table of which this is the rematch
    next: str | None = None
    rematch_by: int | None = None  # the seat that opened the rematch
    paused: int | None = None
    paused_since: int = 0
    votes: list[int] = field(default_factory=list)  # seats that want to end the match
    started: int = 0  # milliseconds since 1970; `at` in the record counts from here
    asked_since: int = 0  # when the question that is open was asked, for the slow-play clock
    updated: int = 0
    finished: int = 0  # when the match ended, in milliseconds since 1970
    ended: str = ""  # the reason: finished, resigned or abandoned
    notes: dict[str, str] | None = None  # of an annotated record
    archived: MatchSummary | None = None  # of an uploaded record, whose match the server does not keep in memory
    rules: str = ""  # the version, such as mlem/2; data from before there was a second one has none

    def rules_version(self) -> str:
        return self.rules or f"{self.game}/1"

    def seat_of(self, key: str) -> int | None:
        """The seat that a key belongs to. Every seat is compared, so that the time reveals nothing."""
        found = [seat for seat, chair in enumerate(self.chairs) if fits(key, chair.key)]
        return found[0] if found else None


def record_of(data: TableData, events: list[Event]) -> Record:
    """The record of the server, which has the seed before the end of the match reveals it.

    An uploaded record of a match that is not over is what a spectator saw of it, without the seed.
    """
    if events and isinstance(events[-1], End):
        return Record(FORMAT, events)
    is_public = data.status == "archive" and not data.seed
    return Record(FORMAT, events, viewer="spectator" if is_public else None, seed=data.seed or None)
