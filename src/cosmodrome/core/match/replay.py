"""Stepping through a record, or looking at a single position: the table after every action."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import lines
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Event
from cosmodrome.core.match.record_loader import RecordLoader
from cosmodrome.core.match.state_history import StateHistory
from cosmodrome.core.registry import find_game

Entry = tuple[int, int, int, int, int]  # of the journal


class Replay:
    """Step k is the table after k actions and whatever chance did then."""

    def __init__(self, game: Game, names: list[str], last: State, fold: RecordLoader | None = None) -> None:
        self.game = game
        self.names = names
        self.match: Match | None = None
        self.read_events = 0
        self._fold = fold
        self._last = last
        self._before = StateHistory()  # the tables before each action
        if fold is not None:
            fold.match.timeline.watch(self._before)
        self._marks = [0]  # for every step, the event at which it begins
        self._chapters: list[tuple[int, Entry]] | None = None

    @staticmethod
    def read(text: str) -> Replay:
        """From a record in JSON, or from a position in one line."""
        if text.lstrip().startswith("{"):
            return Replay.of_record(text)
        game_id, slash, _ = text.strip().partition("/")
        if not slash or not game_id.isidentifier():
            raise BadInput("this is neither a record nor a position in one line")
        game = find_game(game_id, None, text.split()[0])
        state = game.from_text(text)
        text_words = game.text("en")
        return Replay(game, [text_words.seat(seat) for seat in range(state.players)], state)

    @staticmethod
    def of_record(source: str | rec.Record) -> Replay:
        record = rec.decode(source)
        fold = RecordLoader(record)
        replay = Replay(fold.match.game, fold.match.names, fold.match.state, fold)
        replay.read_on(record.events)
        return replay

    def read_on(self, events: Sequence[Event]) -> None:
        """The same match has gone on: these are all its events, and the first of them are known already."""
        assert self._fold is not None, "a single position does not go on"
        for number in range(max(self.read_events, 1), len(events)):
            event = events[number]
            if isinstance(event, rec.Action):
                self._marks.append(number)
            # A move that is brought back is played as soon as the wish for it is read.
            if isinstance(event, rec.Action | rec.Redo) and number == len(self._fold.match.events):
                self._before.append(self._fold.match.state)
            self._fold.check(number, event)
        self.match = self._fold.finish()
        self.names = self.match.names
        self.read_events = len(events)
        self._last = self.match.state
        self._chapters = None

    @property
    def steps(self) -> int:
        return len(self._before)

    def state(self, step: int) -> State:
        return self._before[step] if step < len(self._before) else self._last.clone()

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
