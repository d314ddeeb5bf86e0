"""Builds the updates that a reader gets, from the match, a seat and a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import State, in_points
from cosmodrome.core.game import Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import chapter_before, lines, log_start, result
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.outcome import end_reason, score_sheet, tie_rule
from cosmodrome.core.match.race import eligible_seats, state_for_seat
from cosmodrome.core.score_sheet import Column, Deed
from cosmodrome.server.protocol import (
    Choice,
    Ending,
    LogLine,
    LogPage,
    NoChoice,
    Question,
    ScoreColumn,
    ScoreDeed,
    UndoRequest,
    Update,
)

LOG_LINES = 100  # of the newest log that one message brings; older lines are fetched in pages


class UpdateBuilder:
    """Builds the updates of several readers for one moment of a match; parts that are equal are built once."""

    def __init__(self, match: Match, steps: list[int], deadline: int | None) -> None:
        self.match = match
        self.deadline = deadline
        self._steps = steps
        self._hides = match.game.hides(match.state)
        self._view: bytes | None = None  # what comes after `viewer`, in which alone the views differ
        self._logs: dict[tuple[int | None, str, int, bool], list[LogLine]] = {}
        self._happened: dict[tuple[int | None, int], list[dict[str, Any]]] = {}
        self._questions: dict[tuple[int | None, str], Question] = {}
        self._endings: dict[str, Ending] = {}

    def update(self, seat: int | None, locale: str, known: int, resend: bool = False) -> Update:
        """Everything the page needs to draw the table for `seat` (None: for a spectator).

        `known` is the number of events that the reader has. `resend`: but the log it has is another seat's, or in
        another language. What is sent doesn't grow with the length of the match.
        """
        match = self.match
        since = log_start(match, len(match.events), LOG_LINES, known)
        log_since = log_start(match, len(match.events), LOG_LINES) if resend else since
        request = match.undos.request
        legal: list[Choice] = []
        refused: list[NoChoice] = []
        state = state_to_decide(match, seat)
        if state is not None:
            legal, refused = choices(match, state, match.game.text(locale, match.names))
        return Update(
            seq=len(match.events),
            since=since,
            log_since=log_since,
            happened=self._happened_since(seat, since),
            log=self._log(seat, locale, log_since, log_since != known),
            view=self._view_of(seat),
            question=self._question(seat, locale),
            legal=legal,
            refused=refused,
            undo=seat is not None and match.undos.can_undo(seat),
            redo=seat is not None and match.undos.can_redo(seat),
            request=UndoRequest(request.seat, sorted(request.waiting)) if request is not None else None,
            deadline=self.deadline,
            over=match.is_over,
            ending=self._ending(locale) if match.is_over else None,
        )

    def _view_of(self, seat: int | None) -> Any:
        match = self.match
        if self._hides:
            return match.game.shown(match.state, seat)
        if self._view is None:
            self._view = msgspec.json.encode(match.game.shown(match.state, None)).removeprefix(b'{"viewer":null')
        return msgspec.Raw(b'{"viewer":%s%s' % (msgspec.json.encode(seat), self._view))

    def _happened_since(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        key = (seat if self._hides else None, since)
        if key not in self._happened:
            self._happened[key] = happened(self.match, key[0], since)
        return self._happened[key]

    def _log(self, seat: int | None, locale: str, since: int, is_cut: bool) -> list[LogLine]:
        reader = seat if self._hides else None
        key = (reader, locale, since, is_cut)
        if key not in self._logs:
            self._logs[key] = log_lines(self.match, self._steps, locale, reader, since, is_cut=is_cut)
        return self._logs[key]

    def _question(self, seat: int | None, locale: str) -> Question:
        match = self.match
        reader = seat if match.clock.is_racing() else None
        key = (reader, locale)
        if key not in self._questions:
            text = match.game.text(locale, match.names)
            self._questions[key] = question(match, match.state, text, reader)
        return self._questions[key]

    def _ending(self, locale: str) -> Ending:
        if locale not in self._endings:
            self._endings[locale] = ending(self.match, self.match.game.text(locale, self.match.names))
        return self._endings[locale]


def steps_of(events: Sequence[rec.Event], known: Sequence[int] = ()) -> list[int]:
    """Per event, the step of the replay that it belongs to; `known` are those of the first events."""
    steps = list(known)
    for event in events[len(steps) :]:
        steps.append((steps[-1] if steps else 0) + isinstance(event, rec.Action))
    return steps


def log_lines(
    match: Match,
    steps: list[int],
    locale: str,
    reader: int | None,
    since: int,
    until: int | None = None,
    is_cut: bool = True,
) -> list[LogLine]:
    """The log of some events. If it is cut off from what came before, its first line names the chapter it is in."""
    found = [
        LogLine(line.event, steps[line.event], line.text, line.chapter, line.headline, line.by)
        for line in lines(match, locale, reader, since, until)
    ]
    if is_cut and found and found[0].chapter is None:
        found[0].chapter = chapter_before(match, since, match.game.text(locale, match.names))
    return found


def log_page(match: Match, steps: list[int], locale: str, seat: int | None, before: int | None) -> LogPage:
    """The lines just before an event (None: the newest), as `seat` may read them."""
    until = len(match.events) if before is None else min(before, len(match.events))
    since = log_start(match, until, LOG_LINES)
    reader = seat if match.game.hides(match.state) else None
    return LogPage(since, log_lines(match, steps, locale, reader, since, until))


def state_to_decide(match: Match, seat: int | None) -> State | None:
    """The state in which this seat is to decide; None if it is not."""
    if seat is None or seat not in match.players_to_move():
        return None
    return match.state_for(seat)


_action_lists: WeakKeyDictionary[Game, ActionList] = WeakKeyDictionary()


def explaining_actions(game: Game) -> ActionList:
    """An empty offer that keeps reasons; one per game, because allocating one takes as long as filling it."""
    if game not in _action_lists:
        _action_lists[game] = ActionList(game.num_distinct_actions, explain=True)
    out = _action_lists[game]
    out.clear()
    return out


def choices(match: Match, state: State, text: Text) -> tuple[list[Choice], list[NoChoice]]:
    """The legal actions, and those that players expect but that are not possible, from one enumeration."""
    game = match.game
    out = explaining_actions(game)
    state.list_actions(out)
    legal = []
    for action in out.listed():
        preview = game.preview(state, action)
        sentence = game.sentence(state, action, text)
        legal.append(Choice(game.to_json(action), sentence, game.hint(state, action, preview, text), preview))
    refused = []
    for action in game.greyed(state, out.refused):
        reason = game.vocabulary.reasons[out.refused[action]]
        refused.append(
            NoChoice(
                game.to_json(action),
                game.sentence(state, action, text),
                reason.code,
                text.say(f"refused-{reason.code}"),
                reason.rule,
            )
        )
    return legal, refused


def question(match: Match, state: State, text: Text, reader: int | None = None) -> Question:
    """The open question with its sentence; in a race each seat that may claim gets its own."""
    game = match.game
    if state.is_terminal() or (match.is_over and state is match.state):
        return Question(None, None, [], "over", result(match, text), [])
    speakers = eligible_seats(state)
    only = speakers[0] if len(speakers) == 1 else None
    turn = only if state.is_chance() else game.turn(state)
    seat = reader if reader in speakers else only
    if seat is not None:
        state = state_for_seat(state, seat)
    prompt = game.prompt(state)
    args = {"seat": text.seat(seat) if seat is not None else "", **game.question(state, text)}
    words = text.say(f"ask-{prompt}", args) if seat is not None or text.has(f"ask-{prompt}") else ""
    return Question(only, turn, speakers, prompt, words, game.helps(state))


def ending(match: Match, text: Text) -> Ending:
    """The end of a match with the words of a reader's language."""
    sheet, unit = score_sheet(match), match.state.score_unit()
    columns = [score_column(column, unit, text) for column in sheet.columns]
    deeds = [score_deed(deed, unit, text) for deed in sheet.deeds]
    return Ending(end_reason(match, text), tie_rule(match, text), columns, deeds)


def score_column(column: Column, unit: int, text: Text) -> ScoreColumn:
    values: list[int | float | None] = list(column.values)
    if column.unit == "points":
        values = [in_points(value or 0, unit) for value in column.values]
    return ScoreColumn(column.id, text.say(f"score-{column.id}"), column.unit, values, column.fewer_is_better)


def score_deed(deed: Deed, unit: int, text: Text) -> ScoreDeed:
    points, owner = in_points(deed.points, unit), text.say(deed.owner) if deed.owner else ""
    return ScoreDeed(deed.column, text.say(deed.name), points, deed.seat, owner, deed.when)


def happened(match: Match, seat: int | None, since: int, until: int | None = None) -> list[dict[str, Any]]:
    """What happened from an event on, in the game's vocabulary, as this reader may know it."""
    say = match.game.vocabulary.happened
    return [say(entry, seat, match.is_over) for entries in match.happened[since:until] for entry in entries]
