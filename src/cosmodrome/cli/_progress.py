"""Progress of long work on stderr, so that stdout stays clean."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

INTERVAL = 10.0  # seconds between two lines where stderr is no terminal; what is done before that says nothing


class Progress:
    """`with Progress("games", 1000) as progress: progress.advance(10)`: a bar, or lines where stderr is no terminal."""

    def __init__(self, what: str, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(what, total=total)
        self._what, self._total, self._done = what, total, 0
        self._said = time.monotonic()

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def advance(self, count: int) -> None:
        self._bar.advance(self._task, count)
        self._done += count
        if self._bar.disable and time.monotonic() - self._said >= INTERVAL:
            self._said = time.monotonic()
            print(f"{self._what}: {self._done:,} of {self._total:,}", file=sys.stderr, flush=True)
