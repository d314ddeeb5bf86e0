"""A table in the terminal for any game: it asks people, lets bots play, tells what happens, saves and takes back.

What a game's table looks like is the business of `cosmodrome.games.<id>.terminal`, if there is one.
"""

from __future__ import annotations

import re
import time
from collections import Counter
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

from cosmodrome.bots import MOVE_SECONDS
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.bots.hint_text import advise
from cosmodrome.cli._advice import table_of
from cosmodrome.cli._keyboard import Keyboard, Leave, Stopwatch
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.i18n import Text
from cosmodrome.core.match.event_log import result
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.race import plan_of
from cosmodrome.core.match.record import Seat, to_file_text

MOST_LISTED = 24  # choices with a number; of more, places on the board are typed
COORDINATE = re.compile(r"[A-Z]+\d+\b.*")  # E5, or D4 90 for a chart that is turned
LONGEST_PAUSE = 3.0  # seconds for which people watch others search
PAUSE = 0.35  # seconds after a bot's move, so that people can follow
SLOW = 0.7  # a bot that has thought longer than this is announced from then on
HINT_PLAYOUTS = 1000  # for every choice
HINT_SECONDS = 3.0
WIDEST = 140
MOST_IN_A_LINE = 4  # sentences of one event
CLEAR_HISTORY = "\x1b[3J"


class TerminalView(Protocol):
    """What a game's `terminal` module offers. Views come as JSON."""

    SEAT_STYLES: Sequence[str]

    def render(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def final(self, view: Any, data: Any, names: Sequence[str], text: Text, width: int) -> RenderableType: ...
    def legend(self, view: Any, data: Any, text: Text) -> RenderableType: ...


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
        self.advises = can_advise(self.match.game, len(self.people))
        self.secretive = len(self.people) > 1 and self.match.game.hides(self.match.state)
        self.told: dict[int | None, int] = {}  # per reader, how far the log has been read
        self.at_screen: int | None = None  # whose secrets may be on the screen
        self.hold = False  # just taken back: ask even if there is one choice only
        self.slow: set[int] = set()
        self.keyboard = Keyboard(self.console)
        self.watch = Stopwatch(self.match.timeline.last_at)
        self.plans: dict[int, list[tuple[int, int]]] = {}  # what bots do in the race that is on, and when
        self.raced: int | None = None  # when the sand of that race began to run
        self.shown_at: tuple[int, int] | None = None  # which race was shown to whom

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    # --- the course of a match -----------------------------------------------

    def run(self) -> None:
        self.welcome()
        try:
            while not self.match.is_over:
                if self.match.clock.is_racing():
                    self.race()
                    continue
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
        began, deadline = time.monotonic(), Deadline(MOVE_SECONDS)
        if seat in self.slow and self.console.is_terminal:
            with self.console.status(self.text.say("play-thinking", {"seat": self.text.seat(seat)})):
                action = self.bots[seat].choose_by(believed, self.rng, deadline)
        else:
            action = self.bots[seat].choose_by(believed, self.rng, deadline)
        took = time.monotonic() - began
        if took > SLOW:
            self.slow.add(seat)
        self.match.play(seat, action, self.watch.now())
        self.news()
        self.pause(PAUSE - took)

    def pause(self, seconds: float) -> None:
        """So that people can follow; nobody follows a file."""
        if self.console.is_terminal:
            time.sleep(max(0.0, seconds))

    def finish(self) -> None:
        """The result, and how to check that the dice were fair."""
        self.at_screen = None
        self.secretive = False  # at the end there are no secrets left
        self.news()
        match, text = self.match, self.text
        self.print()
        self.console.rule(f"[bold]{text.say('play-final-scores')}[/]")
        self.print(self.face.final(match.view(None), match.game.data, match.names, text, self.width))
        self.print()
        self.print(result(match, text), style="bold")
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
        if len(legal) == 1 and not self.hold and not self.match.game.has_clock:
            self.match.play(seat, legal[0], self.watch.now())
            self.news()
            return
        self.hold = False
        self.curtain(seat)
        self.news(seat)
        self.show(seat)
        self.list_choices(seat, legal)
        while True:
            word = self.read(f"{self.invitation(legal)} > ")
            action = self.meant(word, legal)
            if action is not None:
                self.match.play(seat, action, self.watch.now())
                self.news()
                return
            if word.lower() == "u":
                if self.take_back(seat):
                    return
            elif not self.aside(word, seat, legal):
                self.print(self.correction(legal), style="bold")

    def aside(self, word: str, seat: int, legal: Sequence[int]) -> bool:
        """What is typed beside the choices. False if it is nothing of that kind."""
        word = word.lower()
        if word == "q":
            raise Leave
        if word == "s":
            self.try_to_save()
        elif word == "?":
            self.help()
            self.list_choices(seat, legal)
        elif word in ("h", "hint") and self.advises:
            self.advise(seat)
            self.list_choices(seat, legal)
        elif word == "l":
            self.console.rule(self.text.say("play-log"), style="dim")
            self.tell(0, seat)
            self.list_choices(seat, legal)
        else:
            return False
        return True

    # --- what is typed -------------------------------------------------------

    def listed(self, legal: Sequence[int]) -> list[int]:
        """The choices that get a number: all, or where there are very many those that cannot be read off the board."""
        if len(legal) <= MOST_LISTED:
            return list(legal)
        kinds = Counter(self.match.game.vocabulary.verb(action).name for action in legal)
        return [action for action in legal if not self.is_typed(action, kinds)]

    def is_typed(self, action: int, kinds: Counter[str]) -> bool:
        """Whether a choice is one of many places that everybody sees on the board, such as the holes of a sky."""
        verb, *arguments = self.match.game.to_json(action).values()
        is_place = len(arguments) == 1 and COORDINATE.fullmatch(str(arguments[0])) is not None
        return is_place and kinds[verb] > MOST_LISTED // 2

    def meant(self, word: str, legal: Sequence[int]) -> int | None:
        """The choice that somebody means by its number or by its argument, such as E5."""
        listed = self.listed(legal)
        if not word and len(legal) == 1:
            return legal[0]
        if word.isdecimal() and 1 <= int(word) <= len(listed):
            return listed[int(word) - 1]
        return next((action for action in legal if self.written(action) == plain(word)), None)

    def written(self, action: int) -> str:
        verb, *arguments = self.match.game.to_json(action).values()
        return plain(" ".join(map(str, arguments or [verb])))

    def example(self, legal: Sequence[int]) -> str:
        """How the choice in the middle of those without a number is typed."""
        listed = set(self.listed(legal))
        rest = [action for action in legal if action not in listed]
        verb, *arguments = self.match.game.to_json(rest[len(rest) // 2]).values()
        return " ".join(map(str, arguments or [verb]))

    def invitation(self, legal: Sequence[int]) -> str:
        listed = self.listed(legal)
        if len(listed) < len(legal):
            return self.text.say("play-type" if listed else "play-type-only", {"example": self.example(legal)})
        return self.text.say("play-choose-range", {"last": len(listed), "hints": "yes" if self.advises else "no"})

    def correction(self, legal: Sequence[int]) -> str:
        if len(self.listed(legal)) == len(legal):
            return self.text.say("play-bad-choice", {"last": len(legal)})
        return self.text.say("play-bad-word", {"example": self.example(legal)})

    # --- against the clock ---------------------------------------------------

    def race(self) -> None:
        """Sand runs: until somebody speaks, a bot does what it planned, or time is up."""
        match = self.match
        self.plan()
        speakers = match.players_to_move()
        due = min((plan[0][0], seat) for seat in speakers if (plan := self.plans.get(seat))) if self.plans else None
        ends = [at for at in (due[0] if due else None, match.deadline()) if at is not None]
        end = min(ends, default=None)
        people = [seat for seat in speakers if seat not in self.bots]
        if people and self.ask_against_the_clock(people, end):
            return
        if not people and end is not None:
            self.news()
            self.pause(min(LONGEST_PAUSE, (end - self.watch.now()) / 1000))
            self.watch.forward_to(end)
        if due is not None and due[0] == end:
            _, action = self.plans[due[1]].pop(0)
            if action in match.legal(due[1]):
                match.play(due[1], action, max(match.timeline.last_at, due[0]))
        else:
            match.tick(self.watch.now())
            if people:
                self.print(self.text.say("play-too-late"), style="bold")
        self.news()

    def plan(self) -> None:
        """When the sand begins to run, the bots say what they will do."""
        match = self.match
        if self.raced == match.clock.since and match.state.clock_runs_on():
            return
        self.raced = match.clock.since
        turned = match.clock.since or 0
        self.plans = {}
        for seat in match.players_to_move():
            if seat in self.bots:
                plan = plan_of(self.bots[seat], match.state, seat, self.rng, Deadline(MOVE_SECONDS))
                self.plans[seat] = [(turned + delay, action) for delay, action in plan]

    def ask_against_the_clock(self, people: list[int], end: int | None) -> bool:
        """Whoever types first speaks; where several may, they begin with their number. False when it is too late."""
        match = self.match
        alone = people[0] if len(people) == 1 else None
        reader = alone if alone is not None else people[0]
        spoken = match.state_for(reader)
        assert spoken is not None
        legal = match.legal(reader)
        self.news(reader)
        if self.shown_at != (self.raced or 0, reader):
            self.shown_at = (self.raced or 0, reader)
            self.show(reader)
            self.list_choices(reader, legal)
            if alone is None:
                example = f"{people[-1] + 1} {self.example(match.legal(people[-1]))}"
                self.print(self.text.say("play-who-first", {"example": example}))

        def left() -> float:
            return (end - self.watch.now()) / 1000 if end is not None else float("inf")

        while True:
            word = self.keyboard.read_until(f"{self.invitation(legal)} > ", left, self.countdown)
            if word is None:
                return False
            seat, word = self.speaker(word, people)
            action = self.meant(word, match.legal(seat))
            if action is not None:
                try:
                    match.play(seat, action, self.watch.now())
                except Refused as refused:
                    self.print(refused.text, style="bold")
                    return False
                self.news()
                return True
            if not self.aside(word, seat, legal):
                self.print(self.correction(legal), style="bold")

    def countdown(self, seconds: int) -> str:
        deadline = self.match.deadline()
        left = seconds if deadline is None else max(0, round((deadline - self.watch.now()) / 1000))
        return self.text.say("play-seconds", {"seconds": left})

    def speaker(self, word: str, people: list[int]) -> tuple[int, str]:
        """Whose line this is, and what they say."""
        number, _, rest = word.partition(" ")
        if len(people) > 1 and number.isdecimal() and int(number) - 1 in people:
            return int(number) - 1, rest
        return people[0], word

    # --- showing -------------------------------------------------------------

    def show(self, seat: int) -> None:
        view = self.match.view(seat)
        self.print()
        self.console.rule(style="dim")
        self.print(self.face.render(view, self.match.game.data, self.match.names, self.text, self.width))

    def list_choices(self, seat: int, legal: Sequence[int]) -> None:
        """The question and its numbered answers, each with what it would bring."""
        match, game = self.match, self.match.game
        table = match.state_for(seat) or match.state
        args = {"seat": self.text.seat(seat), **game.question(table, self.text)}
        self.print()
        self.print(self.text.say(f"ask-{game.prompt(table)}", args), style=self.style(seat))
        listed = self.listed(legal)
        sentences = [game.sentence(table, action, self.text) for action in listed]
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(min_width=min(max(map(len, sentences), default=0), self.width * 3 // 5))
        grid.add_column(style="dim")
        for number, action in enumerate(listed, 1):
            hint = game.hint(table, action, game.preview(table, action), self.text)
            grid.add_row(str(number), Rich(sentences[number - 1]), Rich(hint))
        if listed:
            self.print(grid)

    def help(self) -> None:
        self.print()
        hints = ["play-help-hints"] if self.advises else []
        for message in [*self.match.game.helps(self.match.state), "play-help", *hints]:
            if self.text.has(message):
                self.print(self.text.say(message))
                self.print()

    def advise(self, seat: int) -> None:
        """What each choice is worth to whoever is asked, by as much thinking as people like to wait for."""
        match = self.match
        asked = match.state_for(seat)
        assert asked is not None
        with self.console.status(self.text.say("play-weighing")):
            advice = advise(asked, HINT_PLAYOUTS, self.locale, match.names, seconds=HINT_SECONDS)
        self.print()
        self.print(table_of(advice, self.text))

    def read(self, prompt: str) -> str:
        return self.keyboard.read(prompt)

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
            line = " ".join(sentences)
            lines += [line] if len(sentences) <= MOST_IN_A_LINE and len(line) < self.width - 2 else sentences
        for sentence, same in groupby(lines):
            times = len(list(same))
            told = Rich(f"· {sentence}" + (f" (×{times})" if times > 1 else ""))
            for seat, name in enumerate(self.match.names):
                told.highlight_words([name], self.style(seat))
            self.print(told)

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
        if not done and self.match.undos.request is not None:
            if self.secretive:
                self.clear()
                self.at_screen = None
            for other in sorted(self.match.undos.request.waiting):
                done = self.match.answer(other, self.agrees(other, seat))
                if self.match.undos.request is None:
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


def plain(word: str) -> str:
    """A typed word without what does not matter in it."""
    return "".join(word.lower().split())


def free_name(stem: str) -> Path:
    """A file that is not there yet."""
    number = 1
    while True:
        file = Path(f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not file.exists():
            return file
        number += 1


def face_of(match: Match) -> TerminalView:
    """The game's own `terminal` module, or the plain picture of its table."""
    room = f"cosmodrome.games.{match.game.meta.id}.ui.terminal"
    if find_spec(room) is not None:
        return cast("TerminalView", import_module(room))
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
        grid = Grid.grid(padding=(0, 2))
        for name, score in zip(names, self.match.state.scores_in_points(), strict=True):
            grid.add_row(name, str(score))
        return grid

    def legend(self, view: Any, data: Any, text: Text) -> RenderableType:
        return ""
