"""The chapters of a Leaving Earth log are years, and an offer is answered in the turn of its maker."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmodrome.core.match import record as rec
from cosmodrome.core.match.event_log import lines
from cosmodrome.core.match.match import Match
from cosmodrome.core.match.record import Seat
from cosmodrome.core.match.replay import Replay
from tests.games.leaving_earth.table import GAME

RECORDS = Path(__file__).parents[2] / "records" / "leaving_earth"


def pair() -> Match:
    return Match.start(GAME, [Seat("Ada"), Seat("Linus")], {"level": "easy"}, seed=3)


def do(match: Match, verb: str, **argument: object) -> None:
    [seat] = match.players_to_move()
    match.play(seat, {"verb": verb, **argument})


def pass_a_year(match: Match) -> None:
    for _ in match.seats:
        do(match, "pass")


@pytest.mark.parametrize("locale", ["en", "pl", "fr"])
def test_each_year_is_a_chapter_in_plain_digits_from_the_first_on(locale: str) -> None:
    match = pair()
    pass_a_year(match)
    pass_a_year(match)
    told = [line.chapter for line in lines(match, locale, None, 0) if line.chapter is not None]
    assert told == ["1956", "1957", "1958"]


def test_the_replay_knows_the_step_of_every_year() -> None:
    replay = Replay.read((RECORDS / "5p-normal.json").read_text(encoding="utf-8"))
    years = replay.chapters("fr")
    assert [name for _, name in years] == ["1956", "1957", "1958"]
    for step, name in years:
        assert replay.state(step).view(None)["year"] == int(name)
        assert step == 0 or replay.state(step - 1).view(None)["year"] == int(name) - 1


def test_undone_year_has_the_same_chapter_when_repeated() -> None:
    match = pair()
    do(match, "pass")
    [last] = match.players_to_move()
    for _ in range(2):
        do(match, "pass")
        match.undo(last)
        for seat in range(2):
            if match.undos.request is not None and seat in match.undos.request.waiting:
                match.answer(seat, True)
    do(match, "pass")
    assert [name for _, name in Replay.of_record(rec.decode(match.record())).chapters("en")] == ["1956", "1957"]


def test_offer_is_answered_in_the_turn_of_its_maker() -> None:
    match = pair()
    [first] = match.players_to_move()
    other = 1 - first
    assert GAME.turn(match.state) == first
    do(match, "cooperate", **{"with": other})
    do(match, "give_money", amount=5)
    do(match, "propose")
    assert match.players_to_move() == [other]
    assert GAME.turn(match.state) == first
    do(match, "decline")
    assert match.players_to_move() == [first]
    assert GAME.turn(match.state) == first
    do(match, "pass")
    assert GAME.turn(match.state) == other
    told = [line.text for line in lines(match, "en", None, 0) if line.headline]
    names = match.names
    offer, answer = f"{names[first]} makes an offer to", f"{names[other]} declines {names[first]}'s offer"
    assert told == [f"{offer} {names[other]}.", f"{answer}."]


def test_log_after_an_undone_end_of_year_continues_in_that_year() -> None:
    match = Match.start(GAME, [Seat("Ada")], {"level": "easy"}, seed=3)
    do(match, "pass")
    do(match, "pass")
    match.undo(0)
    do(match, "research", advancement="juno_rockets")
    match.undo(0)
    do(match, "pass")
    told = [line.chapter for line in lines(match, "en", 0, 0) if line.chapter is not None]
    assert told == ["1956", "1957", "1958", "1957", "1958"]
    for since in range(len(match.events)):  # reading on from here gives the same lines
        rest = [line for line in lines(match, "en", 0, 0) if line.event >= since]
        assert lines(match, "en", 0, since) == rest
