"""What a table is beyond its match: who sits where, by which key, under which clock. Storage keeps it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Literal

from msgspec import Struct, field

from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import FORMAT, End, Event, Record
from cosmodrome.server.protocol import ClockSetting

Status = Literal["gathering", "playing", "over", "closed", "archive"]
Mode = Literal["solo", "hotseat", "online"]


def new_key() -> str:
    """A secret that stands in a link: 144 bits."""
    return secrets.token_urlsafe(18)


def sealed(key: str) -> str:
    """What is stored of a key: nobody who reads the database can sit down with it."""
    return hashlib.sha256(key.encode()).hexdigest()


def fits(key: str | None, seal: str | None) -> bool:
    """Whether a key opens a seal, in a time that tells nothing."""
    return key is not None and seal is not None and hmac.compare_digest(sealed(key), seal)


class SeatData(Struct):
    """A seat at the table and who it belongs to; who plays right now is told by the match."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    colour: int = 0
    bot: str | None = None
    level: str | None = None
    key: str | None = None  # sealed
    nonce: str = ""
    bank: int | None = None  # milliseconds left on the slow-play clock


class MatchSummary(Struct):
    """What a list of tables shows of a match: enough to say who plays or who has won, without its events."""

    is_over: bool
    asked: list[int]
    winners: list[int]
    scores: list[int | float]
    resigned: list[int]
    retried: int
    bots: list[str | None]  # per seat, who plays right now if not a person


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


class Sheet(Struct):
    """The table's own page. `seed` is secret until the match is over."""

    id: str
    game: str
    mode: Mode
    options: dict[str, Any]
    chairs: list[SeatData]
    seed: str
    created: int
    status: Status = "gathering"
    invite: str | None = None  # sealed
    public: bool = False
    children: bool = False
    hints: bool = True
    clock: ClockSetting | None = None
    takeover: int | None = 90
    pace: int = 700
    pack: dict[str, Any] | None = None
    position: str | None = None  # where the match starts, if it plays on from another one
    origin: str | None = None
    previous: str | None = None  # the table that this is the rematch of
    next: str | None = None
    paused: int | None = None
    paused_since: int = 0
    votes: list[int] = field(default_factory=list)  # seats that want to end the match
    started: int = 0  # milliseconds since 1970; `at` in the record counts from here
    asked_since: int = 0  # when the question that is open was asked, for the slow-play clock
    updated: int = 0
    notes: dict[str, str] | None = None  # of an annotated record
    archived: MatchSummary | None = None  # of an uploaded record, whose match the server does not keep in memory
    rules: str = ""  # the version, such as mlem/2; sheets from before there was a second one have none

    def rules_version(self) -> str:
        return self.rules or f"{self.game}/1"

    def seat_of(self, key: str) -> int | None:
        """The seat that a key belongs to. Every seat is compared, so that the time tells nothing."""
        found = [seat for seat, chair in enumerate(self.chairs) if fits(key, chair.key)]
        return found[0] if found else None


def record_of(sheet: Sheet, events: list[Event]) -> Record:
    """The host's own copy of what is played at a table: it holds the seed until the end reveals it.

    Of a match that is not over, a record that somebody brought along is what they saw of it, without the seed.
    """
    if events and isinstance(events[-1], End):
        return Record(FORMAT, events)
    brought = sheet.status == "archive" and not sheet.seed
    return Record(FORMAT, events, viewer="spectator" if brought else None, seed=sheet.seed or None)
