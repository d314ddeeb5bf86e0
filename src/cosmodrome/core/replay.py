"""Stepping through a record, or looking at a single position: the table after every action."""

from __future__ import annotations

from cosmodrome.core import record as rec
from cosmodrome.core.errors import BadInput
from cosmodrome.core.fold import Fold
from cosmodrome.core.game import Game
from cosmodrome.core.match import Match
from cosmodrome.core.shelf import find
from cosmodrome.core.state import State
from cosmodrome.core.telling import lines

Entry = tuple[int, int, int, int, int]  # of the journal


class Replay:
    """Step k is the table after k actions and whatever chance did then."""

    def __init__(
        self, game: Game, names: list[str], states: list[State], match: Match | None, marks: list[int]
    ) -> None:
        self.game = game
        self.names = names
        self._states = states
        self.match = match
        self._marks = marks  # for every step, the event at which it begins
        self._chapters: list[tuple[int, Entry]] | None = None

    @staticmethod
    def read(text: str) -> Replay:
        """From a record in JSON, or from a position in one line."""
        if text.lstrip().startswith("{"):
            return Replay.of_record(text)
        game_id, slash, _ = text.strip().partition("/")
        if not slash or not game_id.isidentifier():
            raise BadInput("this is neither a record nor a position in one line")
        game = find(game_id)
        state = game.from_text(text)
        text_words = game.text("en")
        return Replay(game, [text_words.seat(seat) for seat in range(state.players)], [state], None, [0])

    @staticmethod
    def of_record(source: str | rec.Record) -> Replay:
        record = rec.decode(source)
        fold = Fold(record)
        states: list[State] = []
        marks = [0]
        for number, event in enumerate(record.events[1:], 1):
            if isinstance(event, rec.Action):
                states.append(fold.match.state.clone())
                marks.append(number)
            fold.check(number, event)
        match = fold.finish()
        states.append(match.state.clone())
        return Replay(match.game, match.names, states, match, marks)

    @property
    def steps(self) -> int:
        return len(self._states) - 1

    def state(self, step: int) -> State:
        return self._states[step]

    def events_of(self, step: int) -> tuple[int, int]:
        """The first event of a step and the one after its last: from the action before it until the next one."""
        end = len(self.match.events) if self.match is not None else 0
        return self._marks[step], self._marks[step + 1] if step + 1 < len(self._marks) else end

    def log(self, step: int, locale: str, seat: int | None) -> list[str]:
        """What happened in a step."""
        if self.match is None:
            return []
        first, last = self.events_of(step)
        return [line.text for line in lines(self.match, locale, seat, first, last)]

    def chapters(self, locale: str) -> list[tuple[int, str]]:
        """The parts of the game by name, each with the step in which it begins."""
        if self._chapters is None:
            self._chapters = self._find_chapters()
        text = self.game.text(locale, self.names)
        return [(step, self.game.chapter(entry, text) or "") for step, entry in self._chapters]

    def _find_chapters(self) -> list[tuple[int, Entry]]:
        """Once through the match. A chapter that was taken back and begins again is still the same."""
        found: list[tuple[int, Entry]] = []
        if self.match is None:
            return found
        happenings = self.game.vocabulary.happenings
        step = 0
        for number, told in enumerate(self.match.happened):
            while step < self.steps and self._marks[step + 1] <= number:
                step += 1
            for entry in told:
                if happenings[entry[0]].chapter and (not found or found[-1][1][:2] != entry[:2]):
                    found.append((step, entry))
        return found
