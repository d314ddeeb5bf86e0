"""Validates a database: replays every stored match with the rules of this version."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

import msgspec

from cosmodrome.core.match.record import Event
from cosmodrome.core.match.verify import verify
from cosmodrome.server.record_jobs import decompressed
from cosmodrome.server.storage.backup import Advance, Line, Source, to_bytes
from cosmodrome.server.tables.table_data import TableData, record_of

_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_table_data = msgspec.json.Decoder(TableData)


@dataclass(frozen=True)
class Finding:
    """The first error of a table; `event` is its number in the record."""

    table: str
    game: str
    event: int | None
    reason: str


@dataclass
class Findings:
    """The numbers of what was checked, and the errors."""

    tables: int = 0
    matches: int = 0
    events: int = 0
    broken: list[Finding] = field(default_factory=list)


class Broken(Exception):
    """The replay of a match has failed."""

    def __init__(self, event: int | None, reason: str) -> None:
        super().__init__(reason)
        self.event = event
        self.reason = reason


def validate(source: Source, advance: Advance, found: Callable[[Finding], None] = lambda _: None) -> Findings:
    """Check every table, with one match at a time in memory; an error does not end the check."""
    outcome = Findings(tables=source.header.counts["tables"])
    tables_data: dict[str, TableData] = {}

    def breaks(finding: Finding) -> None:
        outcome.broken.append(finding)
        found(finding)

    def check(data: TableData, events: Iterable[Event]) -> None:
        outcome.matches += 1
        try:
            outcome.events += replay(data, events)
        except Broken as broken:
            breaks(Finding(data.id, data.game, broken.event, broken.reason))

    for name, lines in groupby(source.rows("tables", "events"), key_of):
        if name[0] == "tables":
            line = next(lines)
            advance(1)
            data = read_table_data(line, breaks)
            if data is None:
                continue
            if line.row.get("record") is not None:
                check(data, uploaded(line))
            else:
                tables_data[data.id] = data
            continue
        rows = list(lines)
        table = name[1]
        advance(len(rows))
        if table in tables_data:
            check(tables_data.pop(table), decoded(rows))
        elif not any(finding.table == table for finding in outcome.broken):
            breaks(Finding(table, "", None, "has events but no table data"))
    for data in tables_data.values():
        if data.status in ("playing", "over"):
            breaks(Finding(data.id, data.game, 0, "is missing, although the table says that the match has begun"))
    return outcome


def key_of(line: Line) -> tuple[str, str]:
    return line.into, str(line.row["id" if line.into == "tables" else "table_id"])


def read_table_data(line: Line, breaks: Callable[[Finding], None]) -> TableData | None:
    """Return the part of the table data that the replay needs, because a large server has many tables."""
    table = str(line.row["id"])
    try:
        data = _table_data.decode(to_bytes(line.row["sheet"]))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        breaks(Finding(table, str(line.row.get("game", "")), None, f"its table data is not understood: {error}"))
        return None
    return TableData(
        id=table,
        game=data.game,
        mode=data.mode,
        options={},
        chairs=[],
        seed=data.seed,
        created=0,
        status=data.status,
    )


def replay(data: TableData, events: Iterable[Event]) -> int:
    """Apply the events as the server does when it loads the table, and verify every draw; return their number."""
    try:
        found = list(events)
        verdict = verify(record_of(data, found))
    except (Broken, MemoryError):
        raise
    except Exception as error:  # the rules may raise anything for events that they did not write
        raise Broken(None, f"the rules stumbled over it: {type(error).__name__}: {error}") from None
    if not verdict.ok:
        raise Broken(verdict.event, verdict.reason)
    is_over = verdict.proof != "unfinished"
    if is_over != (data.status == "over") and data.status in ("gathering", "playing", "over"):
        raise Broken(len(found) - 1, f"the table says {data.status}, the match is {'over' if is_over else 'not over'}")
    return len(found)


def uploaded(line: Line) -> Iterator[Event]:
    """The events of an uploaded record."""
    try:
        yield from decompressed(to_bytes(line.row["record"]))
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        raise Broken(None, f"the record is not understood: {error}") from None


def decoded(rows: list[Line]) -> Iterator[Event]:
    for number, line in enumerate(rows):
        if line.row["seq"] != number:
            raise Broken(number, "is missing")
        try:
            yield _events.decode(to_bytes(line.row["body"]))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            raise Broken(number, f"is not understood: {error}") from None
