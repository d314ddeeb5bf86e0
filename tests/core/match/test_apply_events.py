"""A match that goes on elsewhere: its new events, folded on in parts, lead where reading all of them leads."""

from __future__ import annotations

import random

import pytest

from cosmodrome.core.errors import Refused
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import BadRecord, Record, Seat
from cosmodrome.core.match.record_loader import apply_events
from cosmodrome.games import load, metas

SEED = "5e" * 32


def play(match: Match, chance: random.Random, at: int) -> None:
    """Something that people do at a table: mostly a move, now and then a change of mind, or of who plays."""
    asked = match.players_to_move()
    wish = chance.random()
    if not asked or (wish < 0.02 and match.deadline() is not None):
        match.tick(match.deadline() or at)
        return
    seat = chance.choice(asked)
    try:
        if match.undos.request is not None:
            match.answer(min(match.undos.request.waiting), wish < 0.7)
        elif wish < 0.08:
            match.undo(chance.randrange(len(match.seats)))
        elif wish < 0.12:
            match.redo(seat)
        elif wish < 0.14:
            match.hand_over(seat, "random" if match.seats[seat].bot is None else Seat(match.names[seat]))
        else:
            match.play(seat, chance.choice(match.legal(seat)), max(at, match.timeline.last_at))
    except Refused:
        return


def read(events: list[rec.Event]) -> Match:
    seed = None if isinstance(events[-1], rec.End) else SEED
    return Match.load(Record(rec.FORMAT, list(events), seed=seed))


@pytest.mark.parametrize("game", list(metas()))
@pytest.mark.parametrize("luck", range(3))
def test_events_applied_in_parts_give_the_same_match(game: str, luck: int) -> None:
    chance = random.Random(luck)
    there = Match.start(load(game), [Seat("Ada"), Seat("Linus")], seed=bytes.fromhex(SEED))
    here = read(there.events)
    for step in range(150):
        if there.is_over:
            break
        play(there, chance, 100 * step)
        if chance.random() < 0.4:
            apply_events(here, there.events[len(here.events) :])
            assert here.events == there.events
            assert here.players_to_move() == there.players_to_move()
    if not there.is_over:
        there.abandon()
    apply_events(here, there.events[len(here.events) :])
    for match in (here, read(there.events)):
        assert match.record() == there.record()
        assert match.log() == there.log()
        assert match.state.scores() == there.state.scores()


def test_impossible_event_is_reported_with_its_number() -> None:
    match = Match.start(load("mlem"), [Seat("Ada"), Seat("Linus")], seed=bytes.fromhex(SEED))
    wrong = rec.Action(match.players_to_move()[0], {"verb": "stay"}, 1)
    with pytest.raises(BadRecord) as bad:
        apply_events(match, [wrong])
    assert bad.value.event == len(match.events)
