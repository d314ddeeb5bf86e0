"""Messages between workers that share tables. Their tags and fields are a protocol: workers are replaced one by one."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct


class TableChanged(Struct, tag="changed", omit_defaults=True):
    """The number of events of a table and the version of its data; the newest of the events may be included."""

    table: str
    seq: int
    version: int
    events: list[Raw] = []  # as they are in the database, up to `seq`; msgspec copies the default
    cause: str | None = None  # the id of the message that led to them
    due: int | None = None  # when the runner is needed, if that was saved with them


class ChatAdded(Struct, tag="said"):
    """There is a new line of chat."""

    table: str


class Broadcast(Struct, tag="tell"):
    """An encoded message for all connections to a table."""

    table: str
    data: str
    worker: str


class TablePresence(Struct):
    """Who is connected to a table by way of a worker."""

    table: str
    seats: list[int]
    people: int


class WorkerPresence(Struct, tag="here"):
    """Who is connected to some tables by way of a worker."""

    worker: str
    tables: list[TablePresence]


class PresenceRequest(Struct, tag="who"):
    """A worker has started and requests the presence of all others."""

    worker: str


class ClaimRequest(Struct, tag="claim"):
    """A claim in a race, for the worker that runs the table."""

    id: str
    worker: str  # which gets the result
    table: str
    seat: int
    seq: int
    action: dict[str, Any]
    cause: str
    arrived: int
    half_trip: int
    locale: str


class ClaimResult(Struct, tag="decided"):
    """The result of a claim: no code if it was carried out."""

    id: str
    worker: str
    code: str | None = None
    text: str = ""
    rule: str = ""


Message = TableChanged | ChatAdded | Broadcast | WorkerPresence | PresenceRequest | ClaimRequest | ClaimResult
