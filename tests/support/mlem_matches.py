"""Matches of MLEM to try things on: started, under way, finished, with and without secrets."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from typing import Any

import pytest

from cosmodrome import Match, Refused, Rng, Seat, load
from cosmodrome.core.match.refusal import Refusal
from cosmodrome.games.mlem.engine.state import Mlem

Record = dict[str, Any]
NAMES = ("Ada", "Linus", "Grace", "Edsger", "Barbara")
GAME = load("mlem")
VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True}


def new_match(players: int = 2, seed: int = 1, bots: int = 0, **options: bool | str) -> Match:
    """A match at its first question; the last `bots` seats are played by bots."""
    seats = [Seat(name, bot="random" if i >= players - bots else None) for i, name in enumerate(NAMES[:players])]
    return Match.start(GAME, seats, options, seed=seed, nonces=[f"nonce{i}" for i in range(players)])


def asked(match: Match) -> int:
    [seat] = match.players_to_move()
    return seat


def play_some(match: Match, moves: int, seed: int = 1) -> Match:
    """Random moves, as many as named or until the match is over."""
    rng = Rng(seed)
    while moves and not match.is_over:
        seat = asked(match)
        match.play(seat, rng.choice(match.legal(seat)))
        moves -= 1
    return match


def played(players: int = 2, seed: int = 1, **options: bool | str) -> Match:
    """A finished match."""
    match = play_some(new_match(players, seed, 0, **options), 10_000, seed)
    assert match.is_over
    return match


def play_until(match: Match, prompt: str, seed: int = 1) -> int:
    """Play random moves until this question. Returns the seat to act."""
    rng = Rng(seed)
    while GAME.prompt(match.state) != prompt:
        assert not match.is_over, f"nobody was ever asked: {prompt}"
        seat = asked(match)
        match.play(seat, rng.choice(match.legal(seat)))
    return asked(match)


def mlem(match: Match) -> Mlem:
    assert isinstance(match.state, Mlem)
    return match.state


def frozen(match: Match) -> str:
    """Everything that distinguishes a match from others, as text."""
    return json.dumps(
        [
            match.record(),
            match.state.to_bytes().hex(),
            match.log(),
            match.winners(),
            sorted(match.resigned),
            match.names,
        ]
    )


def refused(match: Match, seat: Any, action: Any, at: int | None = None) -> Refused:
    """Try a move that must be refused and change nothing; the refusal asked for beforehand is the same."""
    before = frozen(match)
    announced = match.refusal(seat, action)
    assert announced is not None
    with pytest.raises(Refused) as caught:
        match.play(seat, action, at)
    assert frozen(match) == before
    assert announced == Refusal(caught.value.code, caught.value.text, caught.value.rule)
    return caught.value


def events(record: Mapping[str, Any], kind: str) -> list[int]:
    """The numbers of the events of one kind."""
    return [number for number, event in enumerate(record["events"]) if event["kind"] == kind]


def edited(record: Record, number: int, **fields: Any) -> Record:
    """A copy of a record with an event changed."""
    other = copy.deepcopy(record)
    other["events"][number].update(fields)
    return other
