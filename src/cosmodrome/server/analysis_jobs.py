"""What worker processes compute for the analysis of a finished match: its parts, and its result in a language.

An analysis is made in parts of a second or two, so that the server knows how far it is, other visitors need not wait
for all of it, and one that nobody waits for any more ends soon.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import cast

import msgspec

from cosmodrome._compiled import is_compiled
from cosmodrome.bots.game_analysis import Analysis, DrawLuck, Finding, Move, Reading
from cosmodrome.core.advice import VERDICTS, Scale
from cosmodrome.core.engine.deadline import Deadline
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import lines
from cosmodrome.core.match.record import Record
from cosmodrome.core.match.replay import Replay
from cosmodrome.server import protocol as p
from cosmodrome.server.record_jobs import Source

# For every decision and for every possible draw of a match. Interpreted rules are dozens of times slower, and then few
# mistakes are statistically significant.
PLAYOUTS, LUCK_PLAYOUTS = (300, 30) if is_compiled() else (12, 1)
PART_SECONDS = 1.0
MOST_SECONDS = 60.0
MOST_DECISIONS = 2_000
READINGS_KEPT = 4


@dataclass(frozen=True)
class Part:
    """What was found in some events in a row."""

    found: list[Finding]
    next_event: int
    events: int
    analysed: int  # decisions in these events


_readings: OrderedDict[str, Reading] = OrderedDict()


def reading_of(source: Source) -> Reading:
    """The match, read as far as this process has come; a process that takes over from another one begins again."""
    reading = _readings.pop(source.table_id, None)
    if reading is None:
        match = source.replay().match
        assert match is not None
        reading = Reading(Record(rec.FORMAT, list(match.events)), PLAYOUTS, LUCK_PLAYOUTS)
    while len(_readings) >= READINGS_KEPT:
        _readings.popitem(last=False)
    return reading


def analyse_part(source: Source, first: int, seconds: float, decisions: int) -> Part:
    """Analyse the events from `first` on for about a second; without seconds or decisions left none of them count."""
    reading = reading_of(source)
    if reading.next_event > first:
        reading = reading_of(source)
    reading.read_from(first, 0)
    before, part = reading.analysed, Deadline(PART_SECONDS)
    found = []
    while reading.next_event < reading.events and not part.has_passed():
        is_within = seconds > 0 and reading.analysed - before < decisions
        number = reading.next_event
        found.append(reading.read(number) if is_within else reading.skip(number))
    _readings[source.table_id] = reading
    return Part(found, reading.next_event, reading.events, reading.analysed - before)


def finish_analysis(source: Source, found: list[Finding], analysed: int) -> Analysis:
    """Return the analysis that all parts make up."""
    return reading_of(source).result(found, analysed)


def analysis_text(source: Source, found: Analysis, locale: str) -> bytes:
    """Return an analysis with its moments as sentences, encoded."""
    replay = source.replay()
    return msgspec.json.encode(
        p.Analysis(
            ready=True,
            seats=[seat_analysis(found, seat) for seat in range(len(found.names))],
            mistakes=[mistake(move, replay, locale) for move in found.moves if move.verdict in VERDICTS],
            draws=[lucky_draw(stroke, found.scale, replay, locale) for stroke in found.strokes],
            unit=cast("p.Unit", found.scale.unit),
            analysed=found.analysed,
            decisions=found.decisions,
            good=[good_move(move, replay, locale) for move in found.moves if move.is_good],
            chances=[
                p.StepChances(step, list(each.chances), list(each.margins)) for step, each in found.chances.items()
            ],
        )
    )


def seat_analysis(found: Analysis, seat: int) -> p.SeatAnalysis:
    own = [move for move in found.moves if move.seat == seat]
    return p.SeatAnalysis(
        seat=seat,
        luck=found.luck(seat),
        luck_margin=found.luck_margin(seat),
        lost=found.lost(seat),
        result=found.result_of(seat),
        decisions=len(own),
        close=sum(move.verdict == "close" for move in own),
        accuracy=found.accuracy(seat),
    )


def mistake(move: Move, replay: Replay, locale: str) -> p.Mistake:
    game, before = replay.game, replay.state(move.step - 1)
    return p.Mistake(
        step=move.step,
        seat=move.seat,
        verdict=cast("p.Verdict", move.verdict),
        cost=move.played.behind,
        margin=move.played.behind_margin,
        played=game.describe(before, move.action, locale, replay.names),
        better=game.describe(before, move.best.action, locale, replay.names),
    )


def good_move(move: Move, replay: Replay, locale: str) -> p.GoodMove:
    assert move.second is not None
    return p.GoodMove(
        step=move.step,
        seat=move.seat,
        ahead=move.second.behind,
        margin=move.second.behind_margin,
        played=replay.game.describe(replay.state(move.step - 1), move.action, locale, replay.names),
    )


def lucky_draw(stroke: DrawLuck, scale: Scale, replay: Replay, locale: str) -> p.LuckyDraw:
    """A draw; one that is as much as a mistake comes with the log of its step."""
    if scale.verdict(max(map(abs, stroke.luck))) not in VERDICTS[:2]:
        return p.LuckyDraw(stroke.step, stroke.luck)
    assert replay.match is not None
    told = (line.text for line in lines(replay.match, locale, None, stroke.event, stroke.event + 1))
    return p.LuckyDraw(stroke.step, stroke.luck, next(told, ""))
