"""Reads lines from the keyboard, also with a deadline."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text as Rich


class Leave(Exception):
    """The player quits the game."""


class Keyboard:
    """Reads one line at a time. After the first question against the clock, a thread does the reading."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._listens = False

    def read(self, prompt: str) -> str:
        try:
            if not self._listens:
                return self._console.input(Rich(prompt)).strip()
            self._ask(prompt)
            return self._take(None) or ""
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def read_until(self, prompt: str, left: Callable[[], float], show: Callable[[int], str]) -> str | None:
        """A line, or None once `left` says that no seconds are left; `show` words the countdown above the prompt."""
        if not self._listens:
            self._listens = True
            threading.Thread(target=self._listen, name="keyboard", daemon=True).start()
        counts = self._console.is_terminal and left() != float("inf")
        if counts:
            self._console.print(Rich(show(round(left()))))
        self._ask(prompt)
        try:
            while (seconds := left()) > 0:
                if (line := self._take(min(seconds, 1.0))) is not None:
                    return line
                if counts:
                    self._count(show(round(left())))
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        self._console.print()
        return None

    def _ask(self, prompt: str) -> None:
        self._console.print(Rich(prompt), end="")
        self._console.file.flush()

    def _count(self, line: str) -> None:
        """Write the countdown into the line above the one in which the player types."""
        self._console.file.write(f"\x1b7\x1b[1A\r\x1b[2K{line}\x1b8")
        self._console.file.flush()

    def _listen(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put(None)

    def _take(self, seconds: float | None) -> str | None:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            raise EOFError
        return line.strip()


class Stopwatch:
    """The milliseconds of a match. Where nobody has to hurry it can be put forward."""

    def __init__(self, since: int) -> None:
        self._since = since - 1000 * time.monotonic()

    def now(self) -> int:
        return int(self._since + 1000 * time.monotonic())

    def forward_to(self, moment: int) -> None:
        self._since += max(0, moment - self.now())
