"""Replays every stored match under the rules of this version, before it is trusted with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

import msgspec

from cosmodrome.core.fold import verify
from cosmodrome.core.record import Event
from cosmodrome.server.backup import Advance, Line, Source, to_bytes
from cosmodrome.server.sheet import Sheet, record_of

_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_sheets = msgspec.json.Decoder(Sheet)


@dataclass(frozen=True)
class Finding:
    """The first thing that does not hold at a table; `event` is its number in the record."""

    table: str
    game: str
    event: int | None
    reason: str


@dataclass
class Findings:
    """What was looked at, and what was found."""

    tables: int = 0
    matches: int = 0
    events: int = 0
    broken: list[Finding] = field(default_factory=list)


class Broken(Exception):
    """Where the replay of a match stops."""

    def __init__(self, event: int | None, reason: str) -> None:
        super().__init__(reason)
        self.event = event
        self.reason = reason


def validate(source: Source, advance: Advance, found: Callable[[Finding], None] = lambda _: None) -> Findings:
    """Look at every table; one that is broken does not hide the others. Holds one match at a time in memory."""
    outcome = Findings(tables=source.header.counts["tables"])
    sheets: dict[str, Sheet] = {}

    def breaks(finding: Finding) -> None:
        outcome.broken.append(finding)
        found(finding)

    for name, lines in groupby(source.rows("tables", "events"), key_of):
        if name[0] == "tables":
            read_sheet(next(lines), sheets, breaks)
            advance(1)
            continue
        rows = list(lines)
        table = name[1]
        outcome.matches += 1
        outcome.events += len(rows)
        advance(len(rows))
        if table not in sheets:
            if not any(finding.table == table for finding in outcome.broken):
                breaks(Finding(table, "", None, "has events but no sheet"))
            continue
        sheet = sheets.pop(table)
        try:
            replay(sheet, rows)
        except Broken as broken:
            breaks(Finding(table, sheet.game, broken.event, broken.reason))
    for sheet in sheets.values():
        if sheet.status in ("playing", "over"):
            breaks(Finding(sheet.id, sheet.game, 0, "is missing: the sheet says that the match has begun"))
    return outcome


def key_of(line: Line) -> tuple[str, str]:
    return line.into, str(line.row["id" if line.into == "tables" else "table_id"])


def read_sheet(line: Line, sheets: dict[str, Sheet], breaks: Callable[[Finding], None]) -> None:
    """Keep what the replay needs of a sheet: a large house has many."""
    table = str(line.row["id"])
    try:
        sheet = _sheets.decode(to_bytes(line.row["sheet"]))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        breaks(Finding(table, str(line.row.get("game", "")), None, f"its sheet is not understood: {error}"))
        return
    sheets[table] = Sheet(
        id=table,
        game=sheet.game,
        mode=sheet.mode,
        options={},
        chairs=[],
        seed=sheet.seed,
        created=0,
        status=sheet.status,
    )


def replay(sheet: Sheet, rows: list[Line]) -> None:
    """Fold the events as the server does when it opens the table, and derive every draw again."""
    try:
        verdict = verify(record_of(sheet, list(decoded(rows))))
    except (Broken, MemoryError):
        raise
    except Exception as error:  # the rules met what they never wrote
        raise Broken(None, f"the rules stumbled over it: {type(error).__name__}: {error}") from None
    if not verdict.ok:
        raise Broken(verdict.event, verdict.reason)
    is_over = verdict.proof != "unfinished"
    if is_over != (sheet.status == "over") and sheet.status in ("gathering", "playing", "over"):
        raise Broken(len(rows) - 1, f"the sheet says {sheet.status}, the match is {'over' if is_over else 'not over'}")


def decoded(rows: list[Line]) -> Iterator[Event]:
    for number, line in enumerate(rows):
        if line.row["seq"] != number:
            raise Broken(number, "is missing")
        try:
            yield _events.decode(to_bytes(line.row["body"]))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
            raise Broken(number, f"is not understood: {error}") from None
