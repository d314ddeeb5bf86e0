"""A table in the terminal for any game: it asks people, lets bots play, tells what happens, saves and takes back.

What a game's table looks like is the business of `cosmodrome.games.<id>.terminal`, if there is one.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Rich

from cosmodrome.core.bot import Bot
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.match import Match
from cosmodrome.core.record import Seat, to_file_text
from cosmodrome.core.rng import Rng
from cosmodrome.core.text import Text

PAUSE = 0.35  # seconds after a bot's move, so that people can follow
SLOW = 0.7  # a bot that has thought longer than this is announced from then on
WIDEST = 140
MOST_IN_A_LINE = 4  # sentences of one event
CLEAR_HISTORY = "\x1b[3J"


class Face(Protocol):
    """What a game's `terminal` module offers. Views come as JSON."""

    SEAT_STYLES: Sequence[str]

    def render(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def final(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def legend(self, view: Any, data: Any, text: Text) -> RenderableType: ...


class Leave(Exception):
    """Whoever plays has had enough for now."""


@dataclass
class Table:
    """One match on one screen."""

    match: Match
    locale: str
    bots: dict[int, Bot]
    stand_in: str  # the bot that plays on for who has given up
    rng: Rng
    file: Path | None = None
    console: Console = field(default_factory=lambda: Console(highlight=False))

    def __post_init__(self) -> None:
        self.text = self.match.game.text(self.locale, self.match.names)
        self.face = face_of(self.match)
        self.people = [seat for seat in range(len(self.match.seats)) if seat not in self.bots]
        self.secretive = len(self.people) > 1 and self.match.game.hides(self.match.state)
        self.told: dict[int | None, int] = {}  # per reader, how far the log has been read
        self.at_screen: int | None = None  # whose secrets may be on the screen
        self.hold = False  # just taken back: ask even if there is one choice only
        self.slow: set[int] = set()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    # --- the course of a match -----------------------------------------------

    def run(self) -> None:
        self.welcome()
        try:
            while not self.match.is_over:
                seat = self.match.players_to_move()[0]
                if seat in self.match.absent:
                    self.replace(seat)
                elif seat in self.bots:
                    self.let_play(seat)
                else:
                    self.ask(seat)
            self.finish()
        except (Leave, KeyboardInterrupt):
            self.print()
            if not self.match.is_over:
                self.save()
            self.print(self.text.say("play-quit"))

    def welcome(self) -> None:
        meta = self.match.game.meta
        self.console.rule(f"[bold]{meta.title}[/]")
        self.print(f"{meta.designer} · {meta.publisher} {meta.year}", style="dim", justify="center")
        sealed = self.match.opening.commitment
        if sealed is not None:
            self.print(self.text.say("play-commitment", {"commitment": sealed}), style="dim")
        self.print(self.face.legend(self.match.view(None), self.match.game.data, self.text))

    def replace(self, seat: int) -> None:
        """A bot plays on for a seat that has given up."""
        from cosmodrome.bots import find

        self.bots[seat] = find(self.match.game, self.stand_in)
        self.match.hand_over(seat, Seat(self.match.seats[seat].name, bot=self.stand_in))

    def let_play(self, seat: int) -> None:
        """A bot gets a table that its seat could not tell from the real one."""
        self.news()
        believed = self.match.state.resample(seat, self.rng)
        began = time.monotonic()
        if seat in self.slow and self.console.is_terminal:
            with self.console.status(self.text.say("play-thinking", {"seat": self.text.seat(seat)})):
                action = self.bots[seat].choose(believed, self.rng)
        else:
            action = self.bots[seat].choose(believed, self.rng)
        took = time.monotonic() - began
        if took > SLOW:
            self.slow.add(seat)
        self.match.play(seat, action)
        self.news()
        if self.console.is_terminal:
            time.sleep(max(0.0, PAUSE - took))

    def finish(self) -> None:
        """The result, and how to check that the dice were fair."""
        self.at_screen = None
        self.secretive = False  # at the end there are no secrets left
        self.news()
        match, text = self.match, self.text
        self.print()
        self.console.rule(f"[bold]{text.say('play-final-scores')}[/]")
        self.print(self.face.final(match.view(None), match.game.data, match.names, text, self.width))
        names = f" {text.say('and')} ".join(text.seat(seat) for seat in match.winners())
        self.print()
        self.print(text.say("play-winner", {"names": names, "count": len(match.winners())}), style="bold")
        if self.file is not None:
            self.save()
        else:
            self.print(text.say("play-end-hint"))
            if self.read("> ").lower() == "s":
                self.save()
        if match.opening.commitment is not None and self.file is not None:
            seal = {"commitment": match.opening.commitment, "command": f"cosmodrome verify {self.file}"}
            self.print(text.say("play-fair", seal), style="dim")

    # --- asking --------------------------------------------------------------

    def ask(self, seat: int) -> None:
        legal = self.match.legal(seat)
        if len(legal) == 1 and not self.hold:
            self.match.play(seat, legal[0])
            self.news()
            return
        self.hold = False
        self.curtain(seat)
        self.news(seat)
        self.show(seat)
        self.list_choices(seat, legal)
        last = {"last": len(legal)}
        while True:
            word = self.read(f"{self.text.say('play-choose-range', last)} > ").lower()
            if word.isdecimal() and 1 <= int(word) <= len(legal):
                self.match.play(seat, legal[int(word) - 1])
                self.news()
                return
            if word == "q":
                raise Leave
            elif word == "u":
                if self.take_back(seat):
                    return
            elif word == "s":
                self.try_to_save()
            elif word == "?":
                self.help()
                self.list_choices(seat, legal)
            elif word == "l":
                self.console.rule(self.text.say("play-log"), style="dim")
                self.tell(0, seat)
                self.list_choices(seat, legal)
            else:
                self.print(self.text.say("play-bad-choice", last), style="bold")

    def show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.print()
        self.console.rule(style="dim")
        self.print(self.face.render(view, self.match.game.data, self.match.names, self.text, self.width))

    def list_choices(self, seat: int, legal: Sequence[int]) -> None:
        """The question and its numbered answers, each with what it would bring."""
        match, game = self.match, self.match.game
        args = {"seat": self.text.seat(seat), **game.question(match.state, self.text)}
        self.print()
        self.print(self.text.say(f"ask-{game.prompt(match.state)}", args), style=self.style(seat))
        sentences = [match.describe(action, self.locale) for action in legal]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(min_width=min(max(map(len, sentences)), self.width * 3 // 5))
        grid.add_column(style="dim")
        for number, action in enumerate(legal, 1):
            hint = game.hint(match.state, action, game.preview(match.state, action), self.text)
            grid.add_row(str(number), Rich(sentences[number - 1]), Rich(hint))
        self.print(grid)

    def help(self) -> None:
        self.print()
        for message in [*self.match.game.helps(self.match.state), "play-help"]:
            if self.text.has(message):
                self.print(self.text.say(message))
                self.print()

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Rich(prompt)).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def curtain(self, seat: int) -> None:
        """Several people with secrets share the screen: it is handed over before anything is shown."""
        if not self.secretive or self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.clear()
        self.read(f"{self.text.say('play-pass-device', {'seat': self.text.seat(seat)})} ")
        self.at_screen = seat

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(CLEAR_HISTORY)

    # --- telling -------------------------------------------------------------

    def news(self, seat: int | None = None) -> None:
        """What has happened since this reader looked last. With secrets each reads the log at their own turn."""
        if self.secretive and seat is None:
            return
        reader = self.people[0] if len(self.people) == 1 else seat if self.secretive else None
        self.tell(self.told.get(reader, 0), reader)
        self.told[reader] = len(self.match.events)

    def tell(self, since: int, reader: int | None) -> None:
        """The log from an event on: a line for each event, or for each sentence where there are many."""
        events: dict[int, list[str]] = {}
        for event, sentence in self.match.log(self.locale, reader, since):
            events.setdefault(event, []).append(sentence)
        lines: list[str] = []
        for sentences in events.values():
            lines += sentences if len(sentences) > MOST_IN_A_LINE else [" ".join(sentences)]
        for sentence, same in groupby(lines):
            times = len(list(same))
            line = Rich(f"· {sentence}" + (f" (×{times})" if times > 1 else ""))
            for seat, name in enumerate(self.match.names):
                line.highlight_words([name], self.style(seat))
            self.print(line)

    def style(self, seat: int) -> str:
        return self.face.SEAT_STYLES[seat] if seat < len(self.face.SEAT_STYLES) else "bold"

    def print(self, what: RenderableType = "", style: str | None = None, justify: Any = None) -> None:
        shown = Rich(what) if isinstance(what, str) else what
        self.console.print(shown, style=style, justify=justify, width=self.width)

    # --- taking back, saving -------------------------------------------------

    def take_back(self, seat: int) -> bool:
        """Undo this seat's last move; people who have seen something since are asked."""
        try:
            done = self.match.undo(seat)
        except Refused as refused:
            self.print(self.text.say(f"refused-{refused.code}"), style="bold")
            return False
        if not done and self.match.request is not None:
            if self.secretive:
                self.clear()
                self.at_screen = None
            for other in sorted(self.match.request.waiting):
                done = self.match.answer(other, self.agrees(other, seat))
                if self.match.request is None:
                    break
        self.hold = True
        self.news()
        return True

    def agrees(self, seat: int, asker: int) -> bool:
        yes, no = self.text.say("play-yes"), self.text.say("play-no")
        question = self.text.say("play-undo-ask", {"seat": self.text.seat(seat), "asker": self.text.seat(asker)})
        while True:
            word = self.read(f"{question} ({yes}/{no}) ").lower()
            if word in (yes, no):
                return word == yes

    def try_to_save(self) -> None:
        try:
            self.save()
        except BadInput as error:
            self.print(str(error), style="bold")

    def save(self) -> None:
        """Write the record, in a file of its own unless one was named."""
        file = self.file or free_name(f"{self.match.game.meta.id}-{self.match.opening.match[:8]}")
        try:
            file.write_text(to_file_text(self.match.record()), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {file}: {error.strerror}") from None
        self.file = file
        self.print(self.text.say("play-saved", {"file": str(file)}))


def free_name(stem: str) -> Path:
    """A file that is not there yet."""
    number = 1
    while True:
        file = Path(f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not file.exists():
            return file
        number += 1


def face_of(match: Match) -> Face:
    """The game's own `terminal` module, or the plain picture of its table."""
    room = f"cosmodrome.games.{match.game.meta.id}.terminal"
    if find_spec(room) is not None:
        return cast("Face", import_module(room))
    return PlainFace(match)


class PlainFace:
    """The table as the game's text picture."""

    SEAT_STYLES: Sequence[str] = ()

    def __init__(self, match: Match) -> None:
        self.match = match

    def render(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType:
        seat = view.get("viewer") if isinstance(view, Mapping) else None
        return Rich(self.match.game.picture(self.match.state, seat))

    def final(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for name, score in zip(names, self.match.state.scores(), strict=True):
            grid.add_row(name, str(score))
        return grid

    def legend(self, view: Any, data: Any, text: Text) -> RenderableType:
        return ""
