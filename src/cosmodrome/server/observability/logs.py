"""What the server writes down of itself: a line per event, for people or for programs.

Nothing in it says who played, from where, with which key or what was said. The ids of tables are in it: whoever knows
one can watch that table and no more. Errors are told by their kind and place only, for their text may quote somebody.
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
# uvicorn's messages about requests and frames that it can't read or has no room for.
CLIENT_ERRORS = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Exceeded concurrency limit.",
)
CLIENT_ERROR_SECONDS = 60.0  # between two lines of the same message
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}


def set_up(kind: Kind = "text", stream: TextIO | None = None) -> None:
    """All loggers of this process, uvicorn's too. In JSON our own also tell what is no trouble."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if kind == "json" else TextLine())
    handler.addFilter(ClientErrors())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("cosmodrome").setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("cosmodrome.rules").setLevel(logging.INFO)  # people wait for the compiler
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of rows that another worker wrote first


class ClientErrors(logging.Filter):
    """Passes messages about clients' mistakes once a minute and without a traceback, so that none can fill the log."""

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
    """What may be said of an error: a code, a place or its kind."""
    if isinstance(error, Refused):
        return error.code
    if isinstance(error, BadRecord) and error.event is not None:
        return f"event {error.event} does not fit; `cosmodrome validate` says why"
    return type(error).__name__


def message_of(record: logging.LogRecord) -> str:
    """asyncio adds to its first line what a task was given."""
    message = record.getMessage()
    return message.partition("\n")[0] if record.name == "asyncio" else message


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was said besides; a library may add some of its own to every line (Ray does), with an underscore."""
    return {name: value for name, value in vars(record).items() if name not in USUAL and name[0] != "_"}


def trouble_of(record: logging.LogRecord) -> tuple[str, list[str]] | None:
    """The kind of an exception and where it came from, the innermost place last."""
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
