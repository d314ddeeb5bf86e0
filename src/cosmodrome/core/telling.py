"""The log of a match in sentences: what the rules told, and what the table itself has to say."""

from __future__ import annotations

from cosmodrome.core import record as rec
from cosmodrome.core.match import Match
from cosmodrome.core.record import Event
from cosmodrome.core.text import Text


def sentences(match: Match, locale: str, seat: int | None, since: int) -> list[tuple[int, str]]:
    """Sentences with the numbers of their events; everybody is called by the name they had then."""
    names = [who.name for who in match.opening.seats]
    lines: list[tuple[int, str]] = []
    for number, event in enumerate(match.events):
        if number >= since:
            text = match.game.text(locale, names)
            sentence = table_sentence(event, text)
            lines += [(number, sentence)] if sentence else []
            told = match.happened[number]
            lines += [(number, match.game.tell(entry, text, seat, match.is_over)) for entry in told]
        if isinstance(event, rec.HandOver):
            names = [event.to.name if i == event.seat else name for i, name in enumerate(names)]
    return lines


def table_sentence(event: Event, text: Text) -> str | None:
    """What the table itself has to say about an event."""
    if isinstance(event, rec.End):
        if event.reason == "abandoned":
            return text.say("log-match_abandoned")
        winners = f" {text.say('and')} ".join(text.seat(seat) for seat in event.winners)
        return text.say("log-match_ended", {"winners": winners})
    if isinstance(event, rec.HandOver):
        return text.say("log-handed_over", {"seat": text.seat(event.seat), "to": event.to.name})
    names: dict[type, str] = {
        rec.AskUndo: "undo_asked",
        rec.Undo: "undone",
        rec.Redo: "redone",
        rec.Resign: "resigned",
    }
    if type(event) in names:
        return text.say(f"log-{names[type(event)]}", {"seat": text.seat(getattr(event, "seat", -1))})
    if isinstance(event, rec.Answer):
        return text.say("log-undo_agreed" if event.yes else "log-undo_declined", {"seat": text.seat(event.seat)})
    return None
