"""How a finished match came out: its score sheet, why it ended, and why several players share the victory."""

from __future__ import annotations

from cosmodrome.core.i18n import Text
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import together
from cosmodrome.core.match.match import Match
from cosmodrome.core.score_sheet import Entry, History, ScoreSheet


def history(match: Match) -> History:
    """The journal of what led to the present state: what was undone is left out."""
    kept: list[int] = []
    for number, event in enumerate(match.events):
        if isinstance(event, rec.Undo):
            while kept and kept[-1] >= event.to:
                kept.pop()
        kept.append(number)
    entries: list[Entry] = []
    times: list[int | None] = []
    now: int | None = None
    for number in kept:
        event = match.events[number]
        if isinstance(event, rec.Action | rec.Clock) and event.at is not None:
            now = event.at
        entries += match.happened[number]
        times += [now] * len(match.happened[number])
    return History(entries, times)


def score_sheet(match: Match) -> ScoreSheet:
    return match.game.score_sheet(match.state, history(match))


def end_reason(match: Match, text: Text) -> str:
    """Why the match is over, in a sentence."""
    end = match.events[-1]
    if isinstance(end, rec.End) and end.reason != "finished":
        if end.reason == "abandoned":
            return text.say("ended-abandoned")
        seats = sorted(match.resigned)
        return text.say("ended-resigned", {"seats": together(seats, text), "count": len(seats)})
    return match.game.end_reason(match.state, history(match), text)


def tie_rule(match: Match, text: Text) -> str:
    """Why several players share the victory; empty if they do not."""
    end = match.events[-1]
    is_finished = isinstance(end, rec.End) and end.reason == "finished"
    return match.game.tie_rule(match.state, text) if is_finished and len(match.winners()) > 1 else ""
