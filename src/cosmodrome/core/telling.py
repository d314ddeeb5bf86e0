"""The log of a match in sentences: what the rules told, and what the table itself has to say."""

from __future__ import annotations

from cosmodrome.core import record as rec
from cosmodrome.core.match import Match
from cosmodrome.core.record import Event, Seat
from cosmodrome.core.text import Text


def sentences(match: Match, locale: str, seat: int | None, since: int) -> list[tuple[int, str]]:
    """Sentences with the numbers of their events; everybody is called by the name they had then."""
    who = list(match.opening.seats)
    for number in match.hand_overs:
        event = match.events[number]
        if number < since and isinstance(event, rec.HandOver):
            who[event.seat] = event.to
    text = match.game.text(locale, [seat.name for seat in who])
    lines: list[tuple[int, str]] = []
    for number, event in enumerate(match.events[since:], since):
        if isinstance(event, rec.HandOver):
            lines.append((number, handed_over(event, who[event.seat], text)))
            who[event.seat] = event.to
            text = match.game.text(locale, [seat.name for seat in who])
        elif sentence := table_sentence(event, text):
            lines.append((number, sentence))
        told = match.happened[number]
        lines += [(number, match.game.tell(entry, text, seat, match.is_over)) for entry in told]
    return lines


def handed_over(event: rec.HandOver, before: Seat, text: Text) -> str:
    """A bot stands in, somebody is back, or somebody else plays on."""
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
    """What the table itself has to say about an event."""
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
