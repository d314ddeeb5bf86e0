"""The log of the server: a line per event, as text or JSON.

It has no names, addresses, keys or chat. The ids of tables are in it: with one of them a person can only watch that
table. Errors are logged by type and place, because their texts may quote a player.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

from cosmodrome.core.errors import Refused
from cosmodrome.core.match.record import BadRecord

Kind = Literal["text", "json"]
KINDS: tuple[Kind, ...] = ("text", "json")
# uvicorn's messages about requests and frames that are invalid or too many.
CLIENT_ERRORS = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Exceeded concurrency limit.",
)
CLIENT_ERROR_SECONDS = 60.0  # between two lines of the same message
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def set_up(kind: Kind = "text", stream: TextIO | None = None) -> None:
    """Set up all loggers of this process, with those of uvicorn. Events without errors are logged in JSON only."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if kind == "json" else TextLine())
    handler.addFilter(ClientErrors())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cosmodrome").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("cosmodrome.rules").setLevel(logging.INFO)  # users wait for the compiler
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of rows that another worker wrote first


class ClientErrors(logging.Filter):
    """Passes each message about a client's error once a minute without its traceback, so that none fills the log."""

    def __init__(self) -> None:
        super().__init__()
        self._due: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.getMessage()
        if kind not in CLIENT_ERRORS:
            return True
        moment = time.monotonic()
        is_due = moment >= self._due.get(kind, moment)
        if is_due:
            self._due[kind] = moment + CLIENT_ERROR_SECONDS
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return is_due


def nameless(error: Exception) -> str:
    """Describe an error without private data: by its code, place or type."""
    if isinstance(error, Refused):
        return error.code
    if isinstance(error, BadRecord) and error.event is not None:
        return f"event {error.event} does not fit; `cosmodrome validate` says why"
    return type(error).__name__


def message_of(record: logging.LogRecord) -> str:
    """Return the first line: asyncio adds the arguments of tasks below it."""
    message = record.getMessage()
    return message.partition("\n")[0] if record.name == "asyncio" else message


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the extra fields, without those of libraries such as Ray, which begin with an underscore."""
    return {name: value for name, value in vars(record).items() if name not in USUAL and name[0] != "_"}


def trouble_of(record: logging.LogRecord) -> tuple[str, list[str]] | None:
    """Return the type of an exception and its stack, the innermost place last."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return None
    frames = traceback.extract_tb(error.__traceback__)
    return type(error).__qualname__, [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]


class JsonLine(logging.Formatter):
    """`{"time": ..., "level": ..., "logger": ..., "message": ..., fields}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            **fields_of(record),
        }
        if trouble := trouble_of(record):
            line["error"], line["trace"] = trouble
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLine(logging.Formatter):
    """`WARNING cosmodrome.table: not saved (table=..., reason=...)`."""

    def format(self, record: logging.LogRecord) -> str:
        fields = ", ".join(f"{name}={value}" for name, value in fields_of(record).items())
        line = f"{record.levelname} {record.name}: {message_of(record)}" + (f" ({fields})" if fields else "")
        if trouble := trouble_of(record):
            kind, trace = trouble
            line = "\n  ".join((f"{line}: {kind}", *trace))
        return line
