"""A match in the terminal: asks the people, lets bots play, shows what happens, saves and undoes."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console

from cosmodrome.bots import MOVE_SECONDS, find
from cosmodrome.bots.game_analysis import can_advise
from cosmodrome.bots.hint_text import advise
from cosmodrome.cli._advice import table_of
from cosmodrome.cli._bot_plans import BotPlans
from cosmodrome.cli._choice_list import ChoiceList
from cosmodrome.cli._keyboard import Keyboard, Leave, Stopwatch
from cosmodrome.cli._terminal_screen import Screen
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput, Refused
from cosmodrome.core.match.event_log import result
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat, to_file_text

LONGEST_PAUSE = 3.0  # seconds for which people watch others search
PAUSE = 0.35  # seconds after a bot's move, so that people can follow
SLOW = 0.7  # a bot that has thought longer than this is announced from then on
HINT_PLAYOUTS = 1000  # for every choice
HINT_SECONDS = 3.0


class TerminalTable:
    """One match on one screen. A bot with the name `substitute` plays on for a seat that has resigned."""

    def __init__(
        self, match: Match, locale: str, bots: dict[int, Bot], substitute: str, rng: Rng, file: Path | None = None
    ) -> None:
        self.match = match
        self.bots = bots
        self.substitute = substitute
        self.rng = rng
        self.file = file
        console = Console(highlight=False)
        self.screen = Screen(match, locale, console)
        self.text = self.screen.text
        self.locale = locale
        self.people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.has_hints = can_advise(match.game, len(self.people))
        self.has_secrets = len(self.people) > 1 and match.game.hides(match.state)
        self.read_to: dict[int | None, int] = {}  # per reader, how far the log has been read
        self.at_screen: int | None = None  # whose secrets may be on the screen
        self.hold = False  # after an undo: ask even if there is one choice only
        self.slow: set[int] = set()
        self.keyboard = Keyboard(console)
        self.watch = Stopwatch(match.timeline.last_at)
        self.plans = BotPlans(match, bots, rng)
        self.shown_at: tuple[int, int] | None = None  # which race was shown to whom

    # --- the course of a match -----------------------------------------------

    def run(self) -> None:
        self.screen.welcome()
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
            self.screen.print()
            if not self.match.is_over:
                self.save()
            self.screen.print(self.text.say("play-quit"))

    def replace(self, seat: int) -> None:
        """A bot plays on for a seat that has resigned."""
        self.bots[seat] = find(self.match.game, self.substitute)
        self.match.hand_over(seat, Seat(self.match.seats[seat].name, bot=self.substitute))

    def let_play(self, seat: int) -> None:
        """A bot gets a state that its seat could not tell from the real one."""
        self.news()
        believed = self.match.state.resample(seat, self.rng)
        began, deadline = time.monotonic(), Deadline(MOVE_SECONDS)
        if seat in self.slow and self.screen.console.is_terminal:
            with self.screen.console.status(self.text.say("play-thinking", {"seat": self.text.seat(seat)})):
                action = self.bots[seat].choose_by(believed, self.rng, deadline)
        else:
            action = self.bots[seat].choose_by(believed, self.rng, deadline)
        took = time.monotonic() - began
        if took > SLOW:
            self.slow.add(seat)
        self.match.play(seat, action, self.watch.now())
        self.news()
        self.screen.pause(PAUSE - took)

    def finish(self) -> None:
        """The result, and how to check that the dice were fair."""
        self.at_screen = None
        self.has_secrets = False  # at the end there are no secrets left
        self.news()
        self.screen.final_scores()
        self.screen.print(result(self.match, self.text), style="bold")
        if self.file is not None:
            self.save()
        else:
            self.screen.print(self.text.say("play-end-hint"))
            if self.keyboard.read("> ").lower() == "s":
                self.save()
        commitment = self.match.opening.commitment
        if commitment is not None and self.file is not None:
            args = {"commitment": commitment, "command": f"cosmodrome verify {self.file}"}
            self.screen.print(self.text.say("play-fair", args), style="dim")

    # --- asking --------------------------------------------------------------

    def ask(self, seat: int) -> None:
        choices = ChoiceList(self.match.game, self.match.legal(seat))
        if len(choices.legal) == 1 and not self.hold and not self.match.game.has_clock:
            self.match.play(seat, choices.legal[0], self.watch.now())
            self.news()
            return
        self.hold = False
        self.curtain(seat)
        self.news(seat)
        self.screen.table(seat)
        self.screen.choices(seat, choices.listed)
        while True:
            word = self.keyboard.read(f"{choices.invitation(self.text, self.has_hints)} > ")
            action = choices.action_of(word)
            if action is not None:
                self.match.play(seat, action, self.watch.now())
                self.news()
                return
            if word.lower() == "u":
                if self.undo(seat):
                    return
            elif not self.run_command(word, seat, choices):
                self.screen.print(choices.correction(self.text), style="bold")

    def run_command(self, word: str, seat: int, choices: ChoiceList) -> bool:
        """Carry out a command such as `?` or `s`. False if there is none of that name."""
        word = word.lower()
        if word == "q":
            raise Leave
        if word == "s":
            self.try_to_save()
            return True
        if word == "?":
            self.screen.help(self.has_hints)
        elif word in ("h", "hint") and self.has_hints:
            self.show_hint(seat)
        elif word == "l":
            self.screen.console.rule(self.text.say("play-log"), style="dim")
            self.screen.log(0, seat)
        else:
            return False
        self.screen.choices(seat, choices.listed)
        return True

    def show_hint(self, seat: int) -> None:
        """What each choice is worth, computed for as long as people like to wait."""
        state = self.match.state_for(seat)
        assert state is not None
        with self.screen.console.status(self.text.say("play-weighing")):
            advice = advise(state, HINT_PLAYOUTS, self.locale, self.match.names, seconds=HINT_SECONDS)
        self.screen.print()
        self.screen.print(table_of(advice, self.text))

    def curtain(self, seat: int) -> None:
        """Where several people with secrets share the screen, it changes hands before anything is shown."""
        if not self.has_secrets or self.at_screen == seat:
            return
        if self.at_screen is not None:
            self.screen.clear()
        self.keyboard.read(f"{self.text.say('play-pass-device', {'seat': self.text.seat(seat)})} ")
        self.at_screen = seat

    def news(self, seat: int | None = None) -> None:
        """The log since this reader looked last. With secrets, each reads it at their own turn."""
        if self.has_secrets and seat is None:
            return
        reader = self.people[0] if len(self.people) == 1 else seat if self.has_secrets else None
        self.screen.log(self.read_to.get(reader, 0), reader)
        self.read_to[reader] = len(self.match.events)

    # --- against the clock ---------------------------------------------------

    def race(self) -> None:
        """A sandglass runs until a seat speaks, a bot acts as planned, or time is up."""
        match = self.match
        self.plans.update()
        due = self.plans.next()
        end = min((at for at in (due[0] if due else None, match.deadline()) if at is not None), default=None)
        people = [seat for seat in match.players_to_move() if seat not in self.bots]
        if people and self.ask_against_the_clock(people, end):
            return
        if not people and end is not None:
            self.news()
            self.screen.pause(min(LONGEST_PAUSE, (end - self.watch.now()) / 1000))
            self.watch.forward_to(end)
        if due is not None and due[0] == end:
            self.plans.play(due[1])
        else:
            match.tick(self.watch.now())
            if people:
                self.screen.print(self.text.say("play-too-late"), style="bold")
        self.news()

    def ask_against_the_clock(self, people: list[int], end: int | None) -> bool:
        """The first to type speaks; where several may, they begin with their number. False when it is too late."""
        reader = people[0]
        choices = ChoiceList(self.match.game, self.match.legal(reader))
        self.news(reader)
        self.show_race(people, choices)

        def left() -> float:
            return (end - self.watch.now()) / 1000 if end is not None else float("inf")

        while True:
            prompt = f"{choices.invitation(self.text, self.has_hints)} > "
            word = self.keyboard.read_until(prompt, left, self.countdown)
            if word is None:
                return False
            seat, word = speaker(word, people)
            own = choices if seat == reader else ChoiceList(self.match.game, self.match.legal(seat))
            action = own.action_of(word)
            if action is not None:
                try:
                    self.match.play(seat, action, self.watch.now())
                except Refused as refused:
                    self.screen.print(refused.text, style="bold")
                    return False
                self.news()
                return True
            if not self.run_command(word, seat, choices):
                self.screen.print(choices.correction(self.text), style="bold")

    def show_race(self, people: list[int], choices: ChoiceList) -> None:
        """The table and the choices of a race, once."""
        shown_at = (self.plans.turned or 0, people[0])
        if self.shown_at == shown_at:
            return
        self.shown_at = shown_at
        self.screen.table(people[0])
        self.screen.choices(people[0], choices.listed)
        if len(people) > 1:
            example = ChoiceList(self.match.game, self.match.legal(people[-1])).example()
            self.screen.print(self.text.say("play-who-first", {"example": f"{people[-1] + 1} {example}"}))

    def countdown(self, seconds: int) -> str:
        deadline = self.match.deadline()
        left = seconds if deadline is None else max(0, round((deadline - self.watch.now()) / 1000))
        return self.text.say("play-seconds", {"seconds": left})

    # --- undo and saving -----------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Undo this seat's last action; people who have learned something since have to agree."""
        try:
            done = self.match.undo(seat)
        except Refused as refused:
            self.screen.print(self.text.say(f"refused-{refused.code}"), style="bold")
            return False
        request = self.match.undos.request
        if not done and request is not None:
            if self.has_secrets:
                self.screen.clear()
                self.at_screen = None
            for other in sorted(request.waiting):
                self.match.answer(other, self.agrees(other, seat))
                if self.match.undos.request is None:
                    break
        self.hold = True
        self.news()
        return True

    def agrees(self, seat: int, asker: int) -> bool:
        yes, no = self.text.say("play-yes"), self.text.say("play-no")
        question = self.text.say("play-undo-ask", {"seat": self.text.seat(seat), "asker": self.text.seat(asker)})
        while True:
            word = self.keyboard.read(f"{question} ({yes}/{no}) ").lower()
            if word in (yes, no):
                return word == yes

    def try_to_save(self) -> None:
        try:
            self.save()
        except BadInput as error:
            self.screen.print(str(error), style="bold")

    def save(self) -> None:
        """Write the record, in a new file unless one was named."""
        file = self.file or free_name(f"{self.match.game.meta.id}-{self.match.opening.match[:8]}")
        try:
            file.write_text(to_file_text(self.match.record()), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {file}: {error.strerror}") from None
        self.file = file
        self.screen.print(self.text.say("play-saved", {"file": str(file)}))


def speaker(word: str, people: list[int]) -> tuple[int, str]:
    """The seat that a typed line belongs to, and what it says."""
    number, _, rest = word.partition(" ")
    if len(people) > 1 and number.isdecimal() and int(number) - 1 in people:
        return int(number) - 1, rest
    return people[0], word


def free_name(stem: str) -> Path:
    """The name of a file that does not exist yet."""
    number = 1
    while True:
        file = Path(f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not file.exists():
            return file
        number += 1
