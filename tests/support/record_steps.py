"""Folds a recorded game event by event and checks the laws of its game after each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record import Event
from cosmodrome.core.match.record_loader import RecordLoader


def lawful_events(
    fold: RecordLoader, check: Callable[[Any], None], past_of: Callable[[Any], Any]
) -> Iterator[tuple[int, Event]]:
    """Each event with its number, once it is folded. Counters that only grow start again where moves were undone."""
    past = past_of(fold.match.state)
    for number, event in enumerate(fold.record.events[1:], 1):
        fold.step(number, event)
        state = fold.match.state
        check(state)
        past = past_of(state) if isinstance(event, rec.Undo | rec.Answer | rec.AskUndo) else past.leads_to(state)
        yield number, event
