"""Star Search's score sheet: what moved the rockets, how the searches went, and why the game is over."""

from __future__ import annotations

from dataclasses import dataclass, field

from cosmodrome.core.i18n import Text
from cosmodrome.core.score_sheet import Column, History, ScoreSheet
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import (
    CHART_TAKEN,
    CLAIM_FAILED,
    CLAIM_WON,
    FLEW,
    PLACED,
    ROLLED,
    SEARCH_BEGAN,
    STAYED,
    SUPER_BEGAN,
)


@dataclass
class Flights:
    """What one seat's rocket was moved by."""

    fields: dict[str, int] = field(default_factory=lambda: {"die": 0, "searches": 0, "super_searches": 0})
    won: int = 0
    failed: int = 0
    best: int | None = None  # milliseconds


def score_sheet(s: StarSearch, history: History) -> ScoreSheet:
    """The fields by what moved the rocket there; a game that began in the middle knows only their sum."""
    seats = read(s.players, history)
    if [sum(seat.fields.values()) for seat in seats] != s.scores():
        return ScoreSheet((Column("fields", s.scores()),))
    sources = ["die", "searches", "super_searches"] if s.setting.rudi else ["die", "searches"]
    columns = [Column(source, [seat.fields[source] for seat in seats]) for source in sources]
    columns += [
        Column("searches_won", [seat.won for seat in seats], "count"),
        Column("searches_failed", [seat.failed for seat in seats], "count", fewer_is_better=True),
    ]
    if any(seat.best is not None for seat in seats):
        columns.append(Column("best_time", [seat.best for seat in seats], "milliseconds", fewer_is_better=True))
    return ScoreSheet(columns)


def read(players: int, history: History) -> list[Flights]:
    """A search is won by the rocket that it moves. It is timed from the moment when the charts are dealt."""
    seats = [Flights() for _ in range(players)]
    source = "die"
    began: int | None = None
    found: int | None = None  # how long the search took that was placed in time
    for index, (happening, seat, fields, _, _) in enumerate(history.entries):
        at = history.at(index)
        if happening == ROLLED:
            source = "die"
        elif happening == SEARCH_BEGAN:
            source = "searches"
        elif happening == SUPER_BEGAN:
            source = "super_searches"
        elif happening == CHART_TAKEN:
            began, found = at, None
        elif happening in (PLACED, CLAIM_WON):
            found = at - began if at is not None and began is not None else None
        elif happening == FLEW:
            seats[seat].fields[source] += fields
            if source != "die":
                seats[seat].won += 1
                seats[seat].best = min((time for time in (seats[seat].best, found) if time is not None), default=None)
        elif happening in (STAYED, CLAIM_FAILED):
            seats[seat].failed += 1
    return seats


def end_reason(s: StarSearch, text: Text) -> str:
    home = s.setting.laps * s.setting.fields
    for seat in range(s.players):
        if s.progress(seat) >= home:
            return text.say("ended-finished", {"seat": text.seat(seat), "laps": int(s.setting.laps)})
    return text.say("ended-given_up", {"rounds": int(s.rounds_without_movement())})
