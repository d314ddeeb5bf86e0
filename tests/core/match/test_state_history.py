"""The tables of a long match: few are kept, and any of them can be had again, also after moves were taken back."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

import cosmodrome
from cosmodrome import Match, Rng, Seat
from cosmodrome.core.engine.state import State
from cosmodrome.core.match.record import Record, decode
from cosmodrome.core.match.replay import Replay
from cosmodrome.core.match.state_history import EVERY, StateHistory

GAME = cosmodrome.load("leaving_earth")


def walk(moves: int, seed: int = 1) -> tuple[StateHistory, list[State]]:
    """A random walk, remembered here and one by one."""
    rng = Rng(seed)
    past, states = StateHistory(), list[State]()
    state = GAME.new(3)
    while len(states) < moves:
        if not state.is_chance():
            past.append(state)
            states.append(state.clone())
        move = state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions())
        state.apply(move)
        past.applied(move)
    return past, states


@pytest.mark.parametrize("copy", [lambda past: past, lambda past: pickle.loads(pickle.dumps(past))])
def test_every_state_is_restored(copy: Callable[[StateHistory], StateHistory]) -> None:
    walked, states = walk(5 * EVERY + 3)
    past = copy(walked)
    assert len(past) == len(states)
    for index in (0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY, len(states) - 1):
        assert past[index] == states[index]
        assert past[index] is not past[index]
    for beyond in (-1, len(states)):
        with pytest.raises(IndexError):
            past[beyond]


@pytest.mark.parametrize("length", [0, 1, EVERY, EVERY + 5, 2 * EVERY])
def test_truncated_history_can_continue_differently(length: int) -> None:
    past, states = walk(3 * EVERY)
    state = states[length].clone()
    past.cut(length)
    assert len(past) == length
    rng = Rng(9)
    grown = states[:length]
    for _ in range(EVERY + 4):
        if not state.is_chance():
            past.append(state)
            grown.append(state.clone())
        move = state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions())
        state.apply(move)
        past.applied(move)
    for index, expected in enumerate(grown):
        assert past[index] == expected


def test_match_can_undo_a_hundred_moves() -> None:
    match = Match.start(GAME, [Seat("Ada")], {"level": "easy"}, seed=4)
    rng = Rng(2)
    tables = []
    for _ in range(100):
        tables.append(match.state.clone())
        match.play(0, rng.choice(match.legal(0)))
    for table in reversed(tables):
        assert match.undo(0)
        assert match.state == table
    with pytest.raises(cosmodrome.Refused):
        match.undo(0)


def test_replay_extended_in_parts_equals_one_read_at_once() -> None:
    match = Match.start(GAME, [Seat("Ada"), Seat("Linus", bot="planner-lite")], {"level": "easy"}, seed=4)
    rng = Rng(3)
    seed = match.record()["seed"]

    def read() -> Replay:
        return Replay.of_record(Record(decode(match.record()).format, list(match.events), seed=seed))

    grown = read()
    for step in range(150):
        seat = match.players_to_move()[0]
        if step % 9 == 8 and match.undos.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.legal(seat)))
        if step % 4 == 0:
            grown.read_on(match.events)
    grown.read_on(match.events)
    whole = read()
    assert grown.steps == whole.steps > 100
    for step in range(grown.steps + 1):
        assert grown.state(step) == whole.state(step)
        assert grown.events_of(step) == whole.events_of(step)
        assert grown.log(step, "en", 0) == whole.log(step, "en", 0)
    assert grown.chapters("en") == whole.chapters("en")


def test_redone_move_begins_at_its_original_state() -> None:
    match = Match.start(cosmodrome.load("mlem"), [Seat("Ada"), Seat("Linus")], seed=1)
    seat, action = match.players_to_move()[0], match.legal(match.players_to_move()[0])[0]
    before = match.state.clone()
    match.play(seat, action)
    after = match.state.clone()
    match.undo(seat)
    match.redo(seat)
    replay = Replay.of_record(Record(decode(match.record()).format, list(match.events), seed=match.record()["seed"]))
    assert [replay.state(step) for step in range(replay.steps + 1)] == [before, before, after]
