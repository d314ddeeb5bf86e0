"""The screen of a match in the terminal: the game's table, the choices, the log and the help.

How a game's table looks is up to `cosmodrome.games.<id>.ui.terminal`, if there is one.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Rich

from cosmodrome.cli._score_table import ending_of
from cosmodrome.core.i18n import Text
from cosmodrome.core.match.match import Match

WIDEST = 140
MOST_IN_A_LINE = 4  # sentences of one event
CLEAR_HISTORY = "\x1b[3J"


class TerminalView(Protocol):
    """What a game's `terminal` module offers. Views come as JSON."""

    SEAT_STYLES: Sequence[str]

    def render(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def final(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def legend(self, view: Any, data: Any, text: Text) -> RenderableType: ...


class Screen:
    """Prints what one match looks like."""

    def __init__(self, match: Match, locale: str, console: Console) -> None:
        self.match = match
        self.locale = locale
        self.console = console
        self.text = match.game.text(locale, match.names)
        self._view = view_of(match)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def print(self, what: RenderableType = "", style: str | None = None, justify: Any = None) -> None:
        shown = Rich(what) if isinstance(what, str) else what
        self.console.print(shown, style=style, justify=justify, width=self.width)

    def heading(self, message: str) -> None:
        self.console.rule(f"[bold]{self.text.say(message)}[/]")

    def style(self, seat: int) -> str:
        return self._view.SEAT_STYLES[seat] if seat < len(self._view.SEAT_STYLES) else "bold"

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_HISTORY)

    def pause(self, seconds: float) -> None:
        """Wait, so that people can follow; output to a file is not delayed."""
        if self.console.is_terminal:
            time.sleep(max(0.0, seconds))

    # --- the match -----------------------------------------------------------

    def welcome(self) -> None:
        meta = self.match.game.meta
        self.console.rule(f"[bold]{meta.title}[/]")
        self.print(f"{meta.designer} · {meta.publisher} {meta.year}", style="dim", justify="center")
        commitment = self.match.opening.commitment
        if commitment is not None:
            self.print(self.text.say("play-commitment", {"commitment": commitment}), style="dim")
        self.print(self._view.legend(self.match.view(None), self.match.game.data, self.text))

    def table(self, seat: int) -> None:
        """The table as this seat sees it."""
        match = self.match
        self.print()
        self.console.rule(style="dim")
        self.print(self._view.render(match.view(seat), match.game.data, match.names, self.text, self.width))

    def final_scores(self) -> None:
        match = self.match
        self.print()
        self.heading("play-final-scores")
        self.print(self._view.final(match.view(None), match.game.data, match.names, self.text, self.width))
        self.print()
        self.print(ending_of(match, self.text))
        self.print()

    def choices(self, seat: int, listed: Sequence[int]) -> None:
        """The question and its numbered answers, each with what it would bring."""
        game = self.match.game
        state = self.match.state_for(seat) or self.match.state
        args = {"seat": self.text.seat(seat), **game.question(state, self.text)}
        self.print()
        self.print(self.text.say(f"ask-{game.prompt(state)}", args), style=self.style(seat))
        sentences = [game.sentence(state, action, self.text) for action in listed]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(min_width=min(max(map(len, sentences), default=0), self.width * 3 // 5))
        grid.add_column(style="dim")
        for number, action in enumerate(listed, 1):
            hint = game.hint(state, action, game.preview(state, action), self.text)
            grid.add_row(str(number), Rich(sentences[number - 1]), Rich(hint))
        if listed:
            self.print(grid)

    def help(self, has_hints: bool) -> None:
        self.print()
        hints = ["play-help-hints"] if has_hints else []
        for message in [*self.match.game.helps(self.match.state), "play-help", *hints]:
            if self.text.has(message):
                self.print(self.text.say(message))
                self.print()

    def log(self, since: int, reader: int | None) -> None:
        """The log from an event on: a line for each event, or for each sentence where there are many."""
        events: dict[int, list[str]] = {}
        for event, sentence in self.match.log(self.locale, reader, since):
            events.setdefault(event, []).append(sentence)
        lines: list[str] = []
        for sentences in events.values():
            line = " ".join(sentences)
            lines += [line] if len(sentences) <= MOST_IN_A_LINE and len(line) < self.width - 2 else sentences
        for sentence, same in groupby(lines):
            times = len(list(same))
            entry = Rich(f"· {sentence}" + (f" (×{times})" if times > 1 else ""))
            for seat, name in enumerate(self.match.names):
                entry.highlight_words([name], self.style(seat))
            self.print(entry)


def view_of(match: Match) -> TerminalView:
    """The game's own `terminal` module, or the plain picture of its table."""
    module = f"cosmodrome.games.{match.game.meta.id}.ui.terminal"
    if find_spec(module) is not None:
        return cast("TerminalView", import_module(module))
    return PlainTerminalView(match)


class PlainTerminalView:
    """The table as the game's text picture."""

    SEAT_STYLES: Sequence[str] = ()

    def __init__(self, match: Match) -> None:
        self.match = match

    def render(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType:
        seat = view.get("viewer") if isinstance(view, Mapping) else None
        return Rich(self.match.game.picture(self.match.state, seat, list(names)))

    def final(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType:
        return self.render(view, data, names, text, width)

    def legend(self, view: Any, data: Any, text: Text) -> RenderableType:
        return ""
