"""The log of a match in sentences: what the rules did, and what the players did outside the rules."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.core.i18n import Text
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Event, Seat


@dataclass(frozen=True)
class Line:
    """A sentence of the log, and what it is in the course of the game."""

    event: int
    text: str
    chapter: str | None = None  # the name of the part of the game that begins here
    headline: bool = False  # worth showing to a player who was away
    by: int | None = None  # the seat of the person whose doing it is; nobody's, or a bot's, is None


def sentences(match: Match, locale: str, seat: int | None, since: int) -> list[tuple[int, str]]:
    """Sentences with the numbers of their events."""
    return [(line.event, line.text) for line in lines(match, locale, seat, since)]


def lines(match: Match, locale: str, seat: int | None, since: int, until: int | None = None) -> list[Line]:
    """The log of some events as `seat` may read it; players have the names that they had then."""
    game = match.game
    happenings = game.vocabulary.happenings
    who = list(match.opening.seats)
    for number in match.timeline.hand_overs:
        event = match.events[number]
        if number < since and isinstance(event, rec.HandOver):
            who[event.seat] = event.to
    by = doer_before(match, who, since)
    text = game.text(locale, [seat.name for seat in who])
    found: list[Line] = []
    for number, event in enumerate(match.events[since:until], since):
        by = doer(event, who, by)
        if isinstance(event, rec.HandOver):
            found.append(Line(number, handed_over(event, who[event.seat], text), headline=True))
            who[event.seat] = event.to
            text = game.text(locale, [seat.name for seat in who])
        elif sentence := table_sentence(event, text):
            back = reopened(match, number, event, text)
            found.append(Line(number, sentence, back, isinstance(event, rec.Resign | rec.End), by))
        for entry in match.happened[number]:
            said = game.tell(entry, text, seat, match.is_over)
            found.append(Line(number, said, game.chapter(entry, text), happenings[entry[0]].headline, by))
    return found


TABLE_EVENTS = rec.HandOver | rec.AskUndo | rec.Undo | rec.Redo | rec.Resign | rec.Answer | rec.End


def log_start(match: Match, until: int, line_count: int, first: int = 0) -> int:
    """The first of the newest events before `until` that together have so many lines, but not before `first`.

    It looks at a limited number of events, so the cost doesn't depend on the length of the match.
    """
    start, found = until, 0
    while start > max(first, until - 4 * line_count) and found < line_count:
        start -= 1
        found += len(match.happened[start]) + isinstance(match.events[start], TABLE_EVENTS)
    return start


def reopened(match: Match, number: int, event: Event, text: Text) -> str | None:
    """The part of the game that goes on because the beginning of a later one was taken back."""
    if not isinstance(event, rec.Undo):
        return None
    left, found = chapter_before(match, number, text), chapter_before(match, event.to, text)
    return found if found != left else None


def chapter_before(match: Match, number: int, text: Text) -> str | None:
    """The title of the chapter that the log entries before this event belong to; None if no chapter has begun."""
    begun = chapter_events(match)[number - 1] if number > 0 else -1
    if begun < 0:
        return None
    names = [match.game.chapter(entry, text) for entry in match.happened[begun]]
    return next(name for name in reversed(names) if name is not None)


def chapter_events(match: Match) -> list[int]:
    """Per event, the event that began the chapter it belongs to, or -1; only new events are looked at."""
    happenings = match.game.vocabulary.happenings
    found = match.timeline.chapter_events
    for number in range(len(found), len(match.events)):
        event = match.events[number]
        if any(happenings[entry[0]].chapter for entry in match.happened[number]):
            found.append(number)
        else:
            before = event.to if isinstance(event, rec.Undo) else number
            found.append(found[before - 1] if before > 0 else -1)
    return found


FOLLOWS = rec.Draw | rec.End  # events that count as done by the player who caused them


def doer(event: Event, who: list[Seat], before: int | None) -> int | None:
    """The seat of the person who did this; what chance decides then is their doing too."""
    if isinstance(event, FOLLOWS):
        return before
    seat = None if isinstance(event, rec.HandOver) else getattr(event, "seat", None)
    return seat if seat is not None and who[seat].bot is None else None


def doer_before(match: Match, who: list[Seat], since: int) -> int | None:
    """Whose doing the event before this one was."""
    number = since - 1
    while number > 0 and isinstance(match.events[number], FOLLOWS):
        number -= 1
    return doer(match.events[number], who, None) if number > 0 else None


def handed_over(event: rec.HandOver, before: Seat, text: Text) -> str:
    """A bot substitutes, the player is back, or another one plays on."""
    seat = {"seat": before.name, "to": event.to.name}
    if event.to.name != before.name:
        return text.say("log-handed_over", seat)
    return text.say("log-bot_stands_in" if event.to.bot is not None else "log-seat_back", seat)


def together(seats: list[int], text: Text) -> str:
    """Their names."""
    return f" {text.say('and')} ".join(text.seat(seat) for seat in seats)


def result(match: Match, text: Text) -> str:
    """Who has won, once the match is over."""
    winners = match.winners()
    if winners:
        return text.say("play-winner", {"names": together(winners, text), "count": len(winners)})
    end = match.events[-1]
    is_lost = isinstance(end, rec.End) and end.reason == "finished"
    return text.say("log-match_lost" if is_lost else "log-match_abandoned")


PLAIN: dict[type, str] = {
    rec.AskUndo: "undo_asked",
    rec.Undo: "undone",
    rec.Redo: "redone",
    rec.Resign: "resigned",
}


def table_sentence(event: Event, text: Text) -> str | None:
    """The sentence for an event outside the rules, such as an undo."""
    if isinstance(event, rec.End):
        if event.reason == "abandoned":
            return text.say("log-match_abandoned")
        if not event.winners:
            return text.say("log-match_lost")
        return text.say("log-match_ended", {"winners": together(event.winners, text)})
    if type(event) in PLAIN:
        return text.say(f"log-{PLAIN[type(event)]}", {"seat": text.seat(getattr(event, "seat", -1))})
    if isinstance(event, rec.Answer):
        return text.say("log-undo_agreed" if event.yes else "log-undo_declined", {"seat": text.seat(event.seat)})
    return None
