"""Data packs: the printed facts of a game as TOML, the built-in one or an owner's own."""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from cosmodrome.core.errors import BadInput, BadPack

FORMAT = "cosmodrome-pack/1"
MOST_DOTS = 8  # in a key; ours have two
# Strings, which may also be parts of keys, and comments. Each match is final, so that searching takes linear time.
NO_KEY = re.compile(r""""(?:\\.?|[^"\\])*+"?|'[^']*+'?|#.*""")
BETWEEN_KEYS = re.compile(r"[=,{}\[\]]")
MOST_INTEGER = (1 << 63) - 1


@dataclass(frozen=True)
class Pack:
    """The facts of one game, with the text they were read from so that errors can name the line."""

    data: Mapping[str, Any]
    source: str = ""
    is_built_in: bool = False
    is_recorded: bool = False  # with a match, when it began: keys that were ignored then are ignored still

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()

    def wrong(self, reason: str, table: str, index: int | None = None, field: str = "") -> BadPack:
        """An error that names the line and the field."""
        where = table + (f"[{index}]" if index is not None else "") + (f".{field}" if field else "")
        return BadPack(reason, where, line_of(self.source, table, index, field))


HEADER = re.compile(r"\s*\[{1,2}\s*([\w.\"'-]+)\s*\]{1,2}\s*(#.*)?$")
KEY = re.compile(r"\s*([\w.\"'-]+)\s*=")


def line_of(source: str, table: str, index: int | None, field: str) -> int | None:
    """The line where a field stands, or the nearest thing above it that has a line: its inline table, its header."""
    wanted = f"{table}.{field}" if field else table
    path = ""  # of the table that the lines now belong to
    seen = -1
    best: tuple[int, int] | None = None  # how much of the wanted path this line names, and its number
    for number, line in enumerate(source.splitlines(), 1):
        if header := HEADER.match(line):
            path = name = unquoted(header[1])
            seen += path == table
        elif key := KEY.match(line):
            name = f"{path}.{unquoted(key[1])}".removeprefix(".")
        else:
            continue
        if index is not None and seen != index and not (seen < 0 and name == table):
            continue
        named = len(name) if f"{wanted}.".startswith(f"{name}.") else 0
        if not named and name.startswith(f"{wanted}."):
            named = len(table)  # a table whose own header is left out
        if named and (best is None or named > best[0]):
            best = named, number
    return best[1] if best else None


def check_keys(source: str) -> None:
    """Refuse keys with many dots, whose parsing takes a time that grows with the square of their number."""
    for number, line in enumerate(source.splitlines(), 1):
        # Keys of inline tables come after the first "=". Dots in strings and comments are no part of a key.
        parts = BETWEEN_KEYS.split(NO_KEY.sub("x", line)) if line.count(".") > MOST_DOTS else ()
        if any(part.count(".") > MOST_DOTS for part in parts):
            raise BadInput(f"line {number} of the pack: a key has at most {MOST_DOTS} dots")


def check_numbers(value: Any, path: str) -> None:
    """Refuse what TOML allows and nothing can print: NaN, infinity, and integers beyond 64 bits."""
    if isinstance(value, dict):
        for key, part in value.items():
            check_numbers(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            check_numbers(part, f"{path}[{index}]")
    elif isinstance(value, float) and not math.isfinite(value):
        raise BadInput(f"the pack: {path} must be a finite number, not {value}")
    elif isinstance(value, int) and not -MOST_INTEGER <= value <= MOST_INTEGER:
        raise BadInput(f"the pack: {path} must be a number of at most 64 bits")


def unquoted(key: str) -> str:
    return key.replace('"', "").replace("'", "")


def parse(text: str, game_id: str) -> Pack:
    """A pack from TOML text, its head checked; the game checks the rest when it is loaded with it."""
    check_keys(text)
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with thousands of digits, or lists in lists in lists
        raise BadInput(f"the pack is not TOML: {error}") from None
    check_numbers(data, "")
    pack = Pack(data, text)
    if data.get("format") != FORMAT:
        raise pack.wrong(f'must be "{FORMAT}"', "format")
    if data.get("game") != game_id:
        raise pack.wrong(f'must be "{game_id}"', "game")
    return pack


def read(path: str | Path, game_id: str) -> Pack:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read the pack {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"the pack {path} is not UTF-8 text") from None
    return parse(text, game_id)


def built_in_text(game_id: str) -> str:
    """The game's own file, then those of its expansions by name: together they are one text in TOML."""
    folder = resources.files("cosmodrome.games") / game_id / "data"
    base = f"{game_id}.toml"
    expansions = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml") and file.name != base)
    return "\n".join((folder / name).read_text(encoding="utf-8") for name in (base, *expansions))


@cache
def built_in(game_id: str) -> Pack:
    text = built_in_text(game_id)
    return Pack(tomllib.loads(text), text, is_built_in=True)
