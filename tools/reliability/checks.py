"""What must hold after a trial: everything acknowledged is there, once; every match follows from its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from cosmodrome.core.errors import CosmodromeError
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.server.storage.engine import open_engine
from cosmodrome.server.storage.schema import CHAT, EVENTS, TABLES
from cosmodrome.server.tables.table_data import TableData

_events: msgspec.json.Decoder[rec.Event] = msgspec.json.Decoder(rec.Event)
_table_data = msgspec.json.Decoder(TableData)


@dataclass
class Findings:
    """Each list must be empty."""

    tables: int = 0
    events: int = 0
    missing: list[str] = field(default_factory=list)  # ids of messages that were acknowledged and are not there
    doubled: list[str] = field(default_factory=list)  # ids that took effect in more than one place
    broken: list[str] = field(default_factory=list)  # tables whose record does not replay, and why

    @property
    def is_well(self) -> bool:
        return not (self.missing or self.doubled or self.broken)


def look_at(database: str, acknowledged: dict[str, str]) -> Findings:
    found = Findings()
    engine = open_engine(database)
    seen: dict[str, str] = {}
    with engine.connect() as connection:
        for row in connection.execute(sa.select(TABLES.c.id, TABLES.c.sheet).order_by(TABLES.c.id)).all():
            wanted = sa.select(EVENTS.c.seq, EVENTS.c.body, EVENTS.c.cause)
            rows = connection.execute(wanted.where(EVENTS.c.table_id == row.id).order_by(EVENTS.c.seq)).all()
            found.tables += 1
            found.events += len(rows)
            look_at_table(found, seen, row.id, _table_data.decode(row.sheet), rows)
        for table, cause in connection.execute(sa.select(CHAT.c.table_id, CHAT.c.cause)).all():
            if cause in seen:
                found.doubled.append(cause)
            if cause is not None:
                seen[cause] = table
    engine.dispose()
    found.missing = [number for number, table in acknowledged.items() if seen.get(number) != table]
    return found


def missing_from(database: str, acknowledged: dict[str, str]) -> list[str]:
    """The ids of acknowledged messages that left neither an event nor a chat line; quick."""
    engine = open_engine(database)
    with engine.connect() as connection:
        causes = {cause for part in (EVENTS, CHAT) for (cause,) in connection.execute(sa.select(part.c.cause))}
    engine.dispose()
    return [number for number in acknowledged if number not in causes]


def look_at_table(
    found: Findings, seen: dict[str, str], table: str, data: TableData, rows: Sequence[sa.Row[int, bytes, str | None]]
) -> None:
    if [seq for seq, _, _ in rows] != list(range(len(rows))):
        found.broken.append(f"{table}: the events are not numbered one after another")
    before = None
    for _, _, cause in rows:
        if cause is not None and cause != before:
            if cause in seen:
                found.doubled.append(cause)
            seen[cause] = table
        before = cause
    if rows:
        events = [_events.decode(body) for _, body, _ in rows]
        seed = None if isinstance(events[-1], rec.End) else data.seed
        try:
            Match.load(rec.Record(rec.FORMAT, events, seed=seed))
        except CosmodromeError as error:
            found.broken.append(f"{table}: {error}")
