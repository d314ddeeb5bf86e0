"""A progress bar on stderr, so that long work shows that it is alive and stdout stays clean."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar


class Progress:
    """`with Progress("games", 1000) as progress: progress.advance(10)`; silent where stderr is no terminal."""

    def __init__(self, what: str, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(what, total=total)

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def advance(self, count: int) -> None:
        self._bar.advance(self._task, count)
