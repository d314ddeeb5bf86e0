"""What worker processes compute about records: uploads, stored matches, replays.

They read stored matches from the database themselves, so that the server neither parses nor replays them.
"""

from __future__ import annotations

import secrets
import zlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeVar, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from cosmodrome import games
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, CosmodromeError
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Record, to_file_text
from cosmodrome.core.match.redaction import redact_event
from cosmodrome.core.match.replay import Replay
from cosmodrome.server import protocol as p
from cosmodrome.server.errors import Rejection
from cosmodrome.server.storage.engine import open_reader
from cosmodrome.server.storage.schema import TABLES
from cosmodrome.server.storage.table_store import decode_event, events_after
from cosmodrome.server.storage.writer import not_saved
from cosmodrome.server.tables.connections import updates
from cosmodrome.server.tables.table_data import SeatData, TableData, record_of, summary_of
from cosmodrome.server.wallclock import now

T = TypeVar("T")

UPLOADED_EVENTS = 8_000  # a long game of Leaving Earth has 2,000
COMPRESSION = 1  # the fastest level: 8,000 events of Leaving Earth take 150 KB instead of 1.2 MB
REPLAYED_EVENTS = 40_000  # of the replays that a process keeps; 8,000 take some 30 MB
CAUSES_KEPT = 256  # ids of messages that were carried out
TUTORIAL = "lesson-"  # how the ids of tutorials begin; they are part of the package, not of the database

_events = msgspec.json.Decoder(list[rec.Event])

# --- uploads -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class CheckedRecord:
    """An uploaded record that is valid, ready to be stored."""

    data: TableData
    record: bytes  # its events, compressed


def check_record(body: bytes, table_id: str) -> CheckedRecord:
    """Replay an uploaded record event by event."""
    try:
        record = rec.decode(body)
        if len(record.events) > UPLOADED_EVENTS:
            raise BadInput(f"a record has at most {UPLOADED_EVENTS:,} events, this one has {len(record.events):,}")
        match = Match.load(record)
    except CosmodromeError as error:
        raise Rejection("bad_record", 422, reason=str(error)) from None
    return CheckedRecord(data_of(record, match, table_id), compressed(record.events))


def compressed(events: list[rec.Event]) -> bytes:
    return zlib.compress(msgspec.json.encode(events), COMPRESSION)


def decompressed(record: bytes) -> list[rec.Event]:
    return _events.decode(zlib.decompress(record))


def data_of(record: Record, match: Match, table_id: str) -> TableData:
    opening = match.opening
    chairs = [
        SeatData("bot" if seat.bot else "human", seat.name, number % p.COLOURS, seat.bot, seat.level)
        for number, seat in enumerate(opening.seats)
    ]
    return TableData(
        id=table_id,
        game=opening.game,
        rules=opening.rules,
        mode="online",
        options=dict(opening.options),
        chairs=chairs,
        seed=record.seed or "",
        created=now(),
        updated=now(),
        status="archive",
        pack=opening.pack,
        notes=record.notes,
        archived=summary_of(match),
    )


# --- stored matches ----------------------------------------------------------------------------


@dataclass(frozen=True)
class StoredTable:
    """A table as the database had it at one moment, with its match replayed; of an uploaded record without it."""

    data: TableData
    version: int
    due: int | None
    match: Match | None
    causes: list[str]  # the newest ones, the oldest of them first


@cache
def engine_of(url: str) -> sa.Engine:
    return open_reader(url)


def read(url: str, work: Callable[[sa.Connection], T]) -> T:
    """Read from the database as it is at one moment; a connection that has broken since the last time is replaced."""
    for is_last in (False, True):
        try:
            with engine_of(url).connect() as connection, connection.begin():
                return work(connection)
        except SQLAlchemyError as error:
            if is_last or not (isinstance(error, DBAPIError) and error.connection_invalidated):
                raise not_saved(error) from None
    raise AssertionError("unreachable")


def load_table(url: str, table_id: str) -> StoredTable | None:
    """None if there is no such table."""
    if table_id.startswith(TUTORIAL):
        return tutorial(table_id)
    columns = sa.select(TABLES.c.version, TABLES.c.due, TABLES.c.sheet).where(TABLES.c.id == table_id)
    row, stored = read(
        url,
        lambda connection: (connection.execute(columns).first(), events_after(connection, table_id, 0)),
    )
    if row is None:
        return None
    data = msgspec.json.decode(row.sheet, type=TableData)
    events = [decode_event(body) for body, _ in stored]
    causes = list(dict.fromkeys(cause for _, cause in stored if cause is not None))[-CAUSES_KEPT:]
    match = Match.load(record_of(data, events)) if events else None
    if data.status == "archive":
        if match is not None:  # uploaded before version 0.10, with a row for each event
            data.archived = summary_of(match)
        match = None
    return StoredTable(data, row.version, row.due, match, causes)


def rebuild_match(record: bytes) -> Match:
    """A match as it was when the events of this record had been saved."""
    return Match.load(record)


def tutorial(table_id: str) -> StoredTable | None:
    game_id = table_id.removeprefix(TUTORIAL)
    text = games.lesson(game_id) if game_id in games.metas() else None
    if text is None:
        return None
    record = rec.decode(text)
    match = Match.load(record)
    return StoredTable(data_of(record, match, table_id), 0, None, None, [])


@dataclass(frozen=True)
class Source:
    """Where a stored match is found."""

    url: str
    table_id: str
    seed: str | None  # of a match that is not over
    is_upload: bool

    def replay(self) -> Replay:
        return replay_of(self)


_replays: OrderedDict[str, Replay] = OrderedDict()


def replay_of(source: Source) -> Replay:
    """Return the replay of a match; events that were read before are not read again."""
    table_id = source.table_id
    known = _replays.pop(table_id, None)
    if table_id.startswith(TUTORIAL):
        replay = known or Replay.of_record(games.lesson(table_id.removeprefix(TUTORIAL)) or "")
    elif source.is_upload:
        replay = known or new_replay(source)
    else:
        replay = (known and continued(known, source)) or new_replay(source)
    _replays[table_id] = replay
    while len(_replays) > 1 and sum(kept.read_events for kept in _replays.values()) > REPLAYED_EVENTS:
        _replays.popitem(last=False)
    return replay


def new_replay(source: Source) -> Replay:
    events = (source.is_upload and uploaded_events(source)) or saved_events(source, 0)
    if not events:
        raise Rejection("not_started")
    is_over = isinstance(events[-1], rec.End)
    viewer = None if is_over or source.seed else "spectator"
    return Replay.of_record(Record(rec.FORMAT, events, viewer=viewer, seed=None if is_over else source.seed))


def continued(replay: Replay, source: Source) -> Replay | None:
    """Return the replay with the events saved since; None if its last event is another one now."""
    assert replay.match is not None
    last = replay.read_events - 1
    events = saved_events(source, last)
    if events[:1] != replay.match.events[last : last + 1]:
        return None
    if len(events) > 1:
        replay.read_on([*replay.match.events, *events[1:]])
    return replay


def saved_events(source: Source, first: int) -> list[rec.Event]:
    rows = read(source.url, lambda connection: events_after(connection, source.table_id, first))
    return [decode_event(body) for body, _ in rows]


def uploaded_events(source: Source) -> list[rec.Event]:
    """None of a record that was uploaded before version 0.10, which has a row for each event."""
    wanted = sa.select(TABLES.c.record).where(TABLES.c.id == source.table_id)
    record = read(source.url, lambda connection: connection.execute(wanted).scalar())
    return decompressed(record) if record is not None else []


@dataclass(frozen=True)
class StepRequest:
    """A step of a replay for one viewpoint, whose permission the server has checked."""

    step: int
    seat: int | None
    viewpoints: list[int]
    locale: str
    table: bytes  # the table's public information, encoded
    note: str | None


def replay_step(source: Source, wanted: StepRequest) -> bytes:
    """Return one step of a match, encoded."""
    replay = source.replay()
    match = replay.match
    assert match is not None
    if not 0 <= wanted.step <= replay.steps:
        raise Rejection("no_such_step", 404)
    text = match.game.text(wanted.locale, match.names)
    is_last = wanted.step == replay.steps
    shown = match.state if is_last else replay.state(wanted.step)
    first, until = replay.events_of(wanted.step)
    legal: list[p.Choice] = []
    if not shown.is_chance() and not shown.is_terminal() and shown.current_player() == wanted.seat:
        legal = updates.choices(match, shown, text)[0]
    step = p.ReplayStep(
        table=cast("p.TableInfo", msgspec.Raw(wanted.table)),
        facts=dict(match.game.data),
        step=wanted.step,
        steps=replay.steps,
        chapters=[p.Chapter(at, name) for at, name in replay.chapters(wanted.locale)],
        seat=wanted.seat,
        viewpoints=wanted.viewpoints,
        view=shown.view(wanted.seat),
        question=updates.question(match, shown, text),
        happened=updates.happened(match, wanted.seat, first, until),
        log=replay.log(wanted.step, wanted.locale, wanted.seat),
        legal=legal,
        played=None if is_last else played(match, until, wanted.seat),
        note=wanted.note,
        position=match.game.to_text(shown) if match.is_over or not match.game.hides(shown) else None,
    )
    return msgspec.json.encode(step)


def played(match: Match, event: int, seat: int | None) -> dict[str, object] | None:
    """Return the next action, as this viewpoint may know it."""
    action = match.events[event] if event < len(match.events) else None
    if not isinstance(action, rec.Action):
        return None
    shown = action if match.is_over else redact_event(match.game, match.state, action, seat)
    assert isinstance(shown, rec.Action)
    return {"seat": shown.seat, "action": shown.action}


def position(source: Source, step: int, seat: int | None) -> str:
    """Return the state of a step as text; during the match one that the seat cannot distinguish from the real one."""
    replay = source.replay()
    match = replay.match
    assert match is not None
    if not 0 <= step <= replay.steps:
        raise Rejection("no_such_step", 404)
    state = replay.state(step)
    if state.is_terminal():
        raise Rejection("bad_request", 422, reason="the game is over here")
    believed = state if match.is_over else state.resample(seat, Rng(secrets.randbits(60)))
    return match.game.to_text(believed)


def log_page(source: Source, locale: str, seat: int | None, before: int | None) -> p.LogPage:
    """Lines of the log of an uploaded record; those of a table are in the server's memory."""
    match = source.replay().match
    assert match is not None
    return updates.log_page(match, updates.steps_of(match.events), locale, seat, before)


def record_text(source: Source, seat: int | None) -> bytes:
    """Return the record as this seat, or a spectator, may have it."""
    match = source.replay().match
    assert match is not None
    return to_file_text(match.seen_by(seat)).encode()
