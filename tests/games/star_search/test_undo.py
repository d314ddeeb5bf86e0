"""A chart that was put down stays: "No corrections are allowed after placement." """

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome import Match, Refused, Seat, load, verify
from tests.games.star_search.table import GAME, table

BOT = "grown-up"


def match_for(*seats: Seat, rules: str | None = None, **options: Any) -> Match:
    return Match.start(load("star_search", rules=rules), seats, options, seed=3)


def move_on(match: Match, now: int) -> int:
    """Play the first legal action of the seat to act. Returns the time after it."""
    seat = match.players_to_move()[0]
    match.play(seat, match.legal(seat)[0], at=now)
    return now + 100


def placed(match: Match) -> int:
    """Play until a chart has been put down by the first seat; returns the time."""
    now = match.timeline.last_at
    for _ in range(200):
        if match.deadline() is not None and not match.players_to_move():
            now = max(now, match.deadline() or 0)
            match.tick(now)
            continue
        now = move_on(match, now)
        last = match.record()["events"]
        if any(event["kind"] == "action" and event["action"]["verb"] == "place" for event in last[-3:]):
            return now
    raise AssertionError("nobody has put a chart down")


def who_placed(match: Match) -> int:
    events = match.record()["events"]
    return int(next(e["seat"] for e in reversed(events) if e["kind"] == "action" and e["action"]["verb"] == "place"))


def refused_undo(match: Match, seat: int) -> str:
    before = (len(match.events), match.state.to_bytes(), match.deadline())
    assert not match.undos.can_undo(seat)
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert (len(match.events), match.state.to_bytes(), match.deadline()) == before
    return refusal.value.code


@pytest.mark.parametrize("others", [(Seat("Linus"),), (Seat("Vega", bot=BOT),)], ids=["people", "bots"])
@pytest.mark.parametrize("variation", ["eagle", "rudi"])
@pytest.mark.parametrize("hourglass", ["box", 0])
def test_a24_placement_cannot_be_undone(others: tuple[Seat, ...], variation: str, hourglass: str | int) -> None:
    match = match_for(Seat("Ada"), *others, variation=variation, hourglass=hourglass)
    placed(match)
    if match.is_over:
        pytest.fail("choose another seed")
    assert refused_undo(match, who_placed(match)) == "no_corrections"


def test_a24_refusal_quotes_the_rule() -> None:
    match = match_for(Seat("Ada"), Seat("Vega", bot=BOT))
    placed(match)
    with pytest.raises(Refused, match="No corrections are allowed after placement"):
        match.undo(who_placed(match))


def super_search() -> tuple[Match, int]:
    """A Super Star Search that has just begun, and the time."""
    start = table(2, variation="rudi", at=(1, 1))
    options = start.game.options_of(start)
    for seed in range(100):
        seats = [Seat("Ada"), Seat("Linus")]
        match = Match.start(GAME, seats, options, seed=seed, position=start.game.to_text(start))
        match.play(match.players_to_move()[0], {"verb": "roll"}, at=0)
        if match.clock.is_racing():  # a planet was rolled: the countdown
            now = match.deadline() or 0
            match.tick(now)
            return match, now
    raise AssertionError("no planet was rolled")


def test_a24_claim_cannot_be_undone_and_the_search_goes_on_for_the_others() -> None:
    match, now = super_search()
    failing = next(action for action in match.legal(0) if not solves(match, 0, action))
    deadline = match.deadline()
    match.play(0, failing, at=now + 50)
    assert refused_undo(match, 0) == "no_corrections"
    assert match.clock.is_racing()
    assert match.players_to_move() == [1]
    assert match.deadline() == deadline
    match.play(1, match.legal(1)[0], at=now + 60)


def solves(match: Match, seat: int, action: int) -> bool:
    spoken = match.state_for(seat)
    assert spoken is not None
    spoken.apply(action)
    return bool(spoken.scores() != match.state.scores())


def test_undo_while_the_hourglass_runs_is_refused() -> None:
    """Taking back the search itself would turn the hourglass again and draw another chart."""
    match = match_for(Seat("Ada"), Seat("Vega", bot=BOT))
    now = 0
    while not (match.clock.is_racing() and match.players_to_move() == [0]):
        if match.clock.is_racing() and not match.players_to_move():
            now = match.deadline() or now
            match.tick(now)
        else:
            now = move_on(match, now)
    assert refused_undo(match, 0) == "clock_ran"


def test_roll_without_a_search_can_be_undone_by_agreement() -> None:
    match = match_for(Seat("Ada"), Seat("Linus"), hourglass=0, twinkle_seconds=0)
    now = 0
    for _ in range(400):
        seat = match.players_to_move()[0]
        prompt = match.game.prompt(match.state)
        now = move_on(match, now)
        if prompt == "roll" and not match.is_over and match.game.prompt(match.state) in ("roll", "search"):
            assert match.undos.can_undo(seat)
            assert not match.undo(seat)
            assert match.answer(1 - seat, True)
            assert match.game.prompt(match.state) == "roll"
            return
    raise AssertionError("nobody rolled pips")


def test_version_1_undone_placement_replays_and_verifies() -> None:
    match = match_for(Seat("Ada"), Seat("Vega", bot=BOT), rules="star_search/1")
    placed(match)
    seat = who_placed(match)
    match.undo(seat)
    match.abandon()
    record = match.record()
    assert record["events"][0]["rules"] == "star_search/1"
    assert verify(record)
    assert Match.load(record).record() == record
