"""A race at the table: the host says who spoke first, the rules never read a clock, and the race replays exactly."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from cosmodrome import BadInput, Match, Refused, Rng, Seat, State, verify
from cosmodrome.core.engine.playout import playout
from cosmodrome.core.match import record as rec
from tests.support.toy_game import GAME, ROUNDS, SANDGLASS, TAKE, Stop

Record = dict[str, Any]


def new_match(seconds: int = 5, seed: int = 1) -> Match:
    """Two players in front of a pot; the first draw of this seed puts in more than one crystal."""
    match = Match.start(GAME, [Seat("Ada"), Seat("Linus")], {"seconds": seconds}, seed=seed)
    assert table(match).pot > 1
    return match


def table(match: Match) -> Stop:
    assert isinstance(match.state, Stop)
    return match.state


def take(crystals: int) -> dict[str, Any]:
    return {"verb": "take", "crystals": crystals}


def kinds(match: Match) -> list[str]:
    return [event["kind"] for event in match.record()["events"]]


def refused(match: Match, seat: int, action: Any, at: int | None) -> str:
    before = match.record()
    with pytest.raises(Refused) as refusal:
        match.play(seat, action, at)
    assert match.record() == before
    return refusal.value.code


def finished() -> Match:
    """Ada speaks, nobody speaks, Linus speaks twice."""
    match = new_match()
    match.play(0, take(1), at=1200)
    match.tick(6200)
    match.play(1, take(2), at=7000)
    match.play(1, take(1), at=7100)
    assert match.is_over
    return match


# --- the state ---------------------------------------------------------------


def test_an_interpreted_subclass_of_state_plays_in_the_compiled_loops() -> None:
    state = GAME.new(3)
    assert isinstance(state, State)
    decisions = playout(state, Rng(1), Rng(2), GAME.action_list)
    assert state.is_terminal()
    assert 0 < decisions <= ROUNDS


def test_simulated_race_follows_the_weights_of_the_game() -> None:
    state = GAME.new(3)
    state.apply(2)
    assert state.chance_kind() == "clock"
    assert [round(probability * 7) for _, probability in state.chance_outcomes()] == [2, 2, 2, 1]
    state.apply(1)
    assert state.current_player() == 1
    assert state.legal_actions(1) == [TAKE + 1, TAKE + 2, TAKE + 3]


# --- the match at a clock node -----------------------------------------------


def test_every_seat_may_claim_while_the_hourglass_runs() -> None:
    match = new_match()
    assert table(match).step == SANDGLASS
    assert match.state.is_chance()
    assert match.players_to_move() == [0, 1]
    assert match.legal(0) == match.legal(1) == list(range(TAKE + 1, TAKE + table(match).pot + 1))
    assert match.legal(2) == []
    assert match.state.legal_actions(0) == [], "the state itself asks nobody yet"
    assert match.game.describe(match.state, TAKE + 1) == "Take 1 of the crystals"


def test_claim_records_its_time_and_then_the_action() -> None:
    match = new_match()
    pot = table(match).pot
    match.play(1, take(2), at=1300)
    assert match.events[2:4] == [rec.Clock(1, 1300), rec.Action(1, take(2), 1300)]
    assert kinds(match) == ["start", "draw", "clock", "action", "draw"]
    assert table(match).crystals == [0, 2]
    assert table(match).round == 1
    assert [text for _, text in match.log()][1:3] == ["Linus says stop!", "Linus takes 2 from the pot."]
    assert table(match).pot > pot - 2, "the next round has begun"


def test_refused_claim_is_not_recorded() -> None:
    match = new_match()
    assert refused(match, 0, take(12), at=100) == "not_that_many"
    assert refused(match, 0, take(0), at=100) == "take_something"
    assert refused(match, 0, {"verb": "grab"}, at=100) == "unknown_action"
    assert refused(match, 2, take(1), at=100) == "no_such_seat"
    match.play(1, take(1), at=200)


def test_a_claim_without_its_time_or_after_the_time_is_refused() -> None:
    match = new_match()
    assert match.deadline() == 5000
    assert refused(match, 0, take(1), at=None) == "time_is_up"
    assert refused(match, 0, take(1), at=5001) == "time_is_up"
    match.play(0, take(1), at=5000)


def test_next_hourglass_starts_at_the_last_move() -> None:
    match = new_match(seconds=10)
    assert match.deadline() == 10_000
    match.play(0, take(1), at=4000)
    assert match.deadline() == 14_000
    assert not match.tick(13_999)
    assert match.tick(14_003)
    assert match.deadline() == 24_003


def test_time_up_at_the_deadline_leaves_the_pot() -> None:
    match = new_match()
    pot = table(match).pot
    assert not match.tick(4999)
    assert kinds(match) == ["start", "draw"]
    assert match.tick(5000)
    assert match.events[2] == rec.Clock(2, 5000)
    assert table(match).pot > pot
    assert table(match).crystals == [0, 0]
    assert "Nobody speaks." in [text for _, text in match.log()]


def test_last_hourglass_without_a_claim_ends_the_match() -> None:
    match = new_match()
    now = 0
    while not match.is_over:
        now += 5000
        assert match.tick(now)
    assert match.deadline() is None
    assert not match.tick(now + 5000)
    assert match.winners() == [0, 1]
    assert match.legal(0) == []
    assert refused(match, 0, take(1), at=now) == "match_over"
    assert verify(match.record())


def test_undo_across_a_clock_is_refused() -> None:
    match = finished_but_for_the_last_move()
    before = (len(match.events), table(match).to_bytes(), match.deadline())
    for seat in (0, 1):
        assert not match.undos.can_undo(seat)
        with pytest.raises(Refused) as refusal:
            match.undo(seat)
        assert refusal.value.code == "clock_ran"
    assert (len(match.events), table(match).to_bytes(), match.deadline()) == before


def test_play_before_the_clock_was_started_is_refused() -> None:
    match = finished_but_for_the_last_move()
    with pytest.raises(BadInput, match="started at 7000 ms"):
        match.play(0, take(1), at=6999)
    match.play(0, take(1), at=7000)


def finished_but_for_the_last_move() -> Match:
    match = new_match()
    match.play(0, take(1), at=1200)
    match.tick(6200)
    match.play(1, take(2), at=7000)
    return match


def test_resigned_seat_cannot_claim() -> None:
    match = Match.start(GAME, [Seat("Ada"), Seat("Linus"), Seat("Grace")], seed=1)
    match.resign(2)
    assert match.players_to_move() == [0, 1]
    assert refused(match, 2, take(1), at=10) == "resigned"


# --- records -----------------------------------------------------------------


def test_a_race_replays_exactly() -> None:
    match = finished()
    again = Match.load(match.record())
    assert again.record() == match.record()
    assert again.state == match.state
    assert again.log() == match.log()


@pytest.mark.parametrize("events", range(2, 12))
def test_a_race_can_be_saved_at_any_moment(events: int) -> None:
    record = finished().record()
    cut = {**record, "events": record["events"][:events], "seed": record["events"][-1]["seed"]}
    match = Match.load(cut)
    assert match.record()["events"][: len(match.events)] == record["events"][: len(match.events)]


def test_saved_race_continues_with_the_same_deadline() -> None:
    match = finished_but_for_the_last_move()
    again = Match.load(match.record())
    assert again.deadline() == match.deadline() == 12_000
    assert again.tick(12_000)


def test_a_race_verifies() -> None:
    match = finished()
    verdict = verify(match.record())
    assert verdict
    assert (verdict.proof, verdict.draws, verdict.actions) == ("fair", 4, 3)


def changed(record: Record, number: int, **fields: Any) -> Record:
    other = copy.deepcopy(record)
    other["events"][number].update(fields)
    return other


def test_a_changed_race_does_not_verify() -> None:
    record = finished().record()
    assert [event["kind"] for event in record["events"]][:4] == ["start", "draw", "clock", "action"]
    assert verify(changed(record, 2, outcome=1)).event == 3, "Linus spoke, so Ada is not asked"
    assert verify(changed(record, 2, outcome=2)).event == 2, "time was not up"
    assert verify(changed(record, 2, outcome=3)).event == 2
    assert verify(changed(record, 2, outcome=-1)).event == 2
    assert verify(changed(record, 1, outcome=(record["events"][1]["outcome"] + 1) % 3)).event == 1
    without = copy.deepcopy(record)
    del without["events"][2]
    assert verify(without).event == 2, "an action without an arrival"
