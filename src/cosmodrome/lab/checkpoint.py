"""Finished games in a file, so that a run which was cut goes on where it stopped.

The first line says which run it is; each further line is a unit, in order from game 0, so the file is always the
beginning of its run. A line that was torn by the cut is played again.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any

from cosmodrome.core.errors import BadInput

FORMAT = "cosmodrome-run/1"


class Checkpoint:
    """`about` says everything that the results depend on, as plain JSON; a file of another run is refused."""

    def __init__(self, path: str | Path, about: Mapping[str, Any]) -> None:
        self._path = Path(path)
        self._head: dict[str, Any] = json.loads(json.dumps({"format": FORMAT, **about}))
        self._units: list[tuple[int, int, bytes]] = []
        self._end = 0  # of the games in the file
        try:
            self._file: IO[bytes] = self._open()
        except OSError as error:
            raise BadInput(f"cannot keep games in {path}: {error.strerror}") from None

    def _open(self) -> IO[bytes]:
        whole = 0
        if self._path.exists():
            with self._path.open("rb") as before:
                for number, line in enumerate(before):
                    if not self._take(line, number):
                        break
                    whole += len(line)
        file = self._path.open("r+b" if whole else "wb")
        file.seek(whole)
        file.truncate()
        if not whole:
            file.write(self._first_line)
            file.flush()
        return file

    @property
    def _first_line(self) -> bytes:
        return json.dumps(self._head).encode() + b"\n"

    def _take(self, line: bytes, number: int) -> bool:
        """Read a line; False if it is torn."""
        if not line.endswith(b"\n") and (number or self._first_line.startswith(line)):
            return False
        try:
            told = json.loads(line)
            if number == 0:
                self._check(told)
                return True
            result = zlib.decompress(base64.b64decode(told["result"], validate=True))  # has a checksum
            first, count = int(told["first"]), int(told["count"])
        except (ValueError, KeyError, TypeError, zlib.error):
            if number == 0:
                raise BadInput(f"{self._path} keeps no games; name another file or delete it") from None
            return False
        if first != self._end:
            return False
        self._units.append((first, count, result))
        self._end = first + count
        return True

    def _check(self, told: Any) -> None:
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise BadInput(f"{self._path} keeps no games; name another file or delete it")
        for name in {**told, **self._head}:
            if told.get(name) != self._head.get(name):
                raise BadInput(
                    f"{self._path} keeps the games of another run: its {name} is {brief(told.get(name))}, "
                    f"not {brief(self._head.get(name))}"
                )

    def finished(self, games: int) -> Iterator[tuple[int, int, bytes]]:
        """The units that lie within the first so many games, from game 0 on without a gap."""
        for first, count, result in self._units:
            if first + count > games:
                return
            yield first, count, result

    def add(self, first: int, count: int, result: bytes) -> None:
        if first != self._end:  # a shorter run than the one that is kept: all of it is here, cut differently
            return
        told = {"first": first, "count": count, "result": base64.b64encode(zlib.compress(result, 1)).decode()}
        self._file.write(json.dumps(told).encode() + b"\n")
        self._file.flush()
        self._end = first + count

    def close(self) -> None:
        self._file.close()


def brief(value: Any) -> str:
    said = json.dumps(value)
    return said if len(said) <= 60 else said[:57] + "..."
