"""Star Search with people: what is late, early, doubled, out of the sky or out of turn changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome import Match, Refused, Seat, verify
from cosmodrome.games.star_search.engine.state import StarSearch
from tests.games.star_search.table import GAME

NAMES = ("Ada", "Linus", "Grace", "Edsger")
PLACE = {"verb": "place", "placement": "A1 0"}


def start(players: int = 2, seed: int = 3, levels: tuple[str, ...] = (), **options: Any) -> Match:
    seats = [Seat(name, level=level) for name, level in zip(NAMES[:players], levels or (None,) * players, strict=True)]
    return Match.start(GAME, seats, options, seed=seed)


def frozen(match: Match) -> str:
    return json.dumps([match.record(), match.state.to_bytes().hex()])


def refused(match: Match, seat: int, action: Any, at: int | None = None) -> str:
    before = frozen(match)
    with pytest.raises(Refused) as caught:
        match.play(seat, action, at=at)
    assert frozen(match) == before
    assert caught.value.text
    return caught.value.code


def searching(**options: Any) -> tuple[Match, int]:
    match = start(**options)
    [seat] = match.players_to_move()
    match.play(seat, {"verb": "search"}, at=1000)
    return match, seat


def test_deadline_follows_the_hourglass_runs_of_the_level() -> None:
    match, seat = searching(levels=("easy", "easy"))
    assert match.deadline() == 1000 + 60_000
    assert match.players_to_move() == [seat]


def test_a_placement_in_time_counts_and_one_too_late_is_refused() -> None:
    match, seat = searching()
    assert refused(match, seat, PLACE, at=41_001) == "time_is_up"
    match.play(seat, PLACE, at=41_000)
    assert match.state.view(None)["last"]["seat"] == seat


def test_chart_can_be_placed_until_the_second_deadline() -> None:
    match, seat = searching()
    assert not match.tick(40_999)
    assert match.tick(41_000)
    assert match.deadline() == 44_000
    match.play(seat, PLACE, at=42_000)
    assert match.state.view(None)["last"]["tries"][0]["chart"]["placement"] == "A1 0"
    match, seat = searching()
    match.tick(41_000)
    match.tick(44_000)
    assert match.state.view(None)["last"]["tries"][0]["chart"]["placement"] == "C3 0"


def test_placements_out_of_turn_early_or_twice_are_refused() -> None:
    match = start()
    [seat] = match.players_to_move()
    assert refused(match, seat, PLACE, at=500) == "no_search_now"
    match.play(seat, {"verb": "search"}, at=1000)
    assert refused(match, 1 - seat, PLACE, at=2000) == "not_your_search"
    match.play(seat, PLACE, at=3000)
    assert refused(match, seat, PLACE, at=3001) in ("not_your_stars", "no_search_now")


def test_out_of_sky_placements_are_refused() -> None:
    match, seat = searching()
    assert refused(match, seat, {"verb": "place", "placement": "H1 0"}, at=2000) == "outside_the_sky"
    assert refused(match, seat, {"verb": "place", "placement": "Z1 0"}, at=2000) == "unknown_action"
    assert refused(match, seat, {"verb": "place", "placement": "A1 0", "chart": 3}, at=2000) == "unknown_action"


def super_match(players: int = 3) -> tuple[Match, int]:
    """A match of the second variation at a running Super Star Search."""
    for seed in range(200):
        match = start(players, seed, variation="rudi", hourglass=0, twinkle_seconds=0)
        now = 0
        while not match.is_over and now < 60_000:
            if match.state.is_chance():
                if match.state.view(None)["phase"] == "countdown":
                    assert match.players_to_move() == []
                    match.tick(now + 3000)
                    return match, now + 3000
                break
            [seat] = match.players_to_move()
            now += 1000
            match.play(seat, match.legal(seat)[-1], at=now)
    raise AssertionError("no planet was rolled")


def test_seat_that_is_out_can_neither_claim_nor_vote() -> None:
    match, now = super_match()
    assert match.players_to_move() == [0, 1, 2]
    state = match.state
    assert isinstance(state, StarSearch)
    wrong = next(action for action in match.legal(1) if not is_full(state, 1, action))
    match.play(1, wrong, at=now + 500)
    assert match.players_to_move() == [0, 2]
    assert match.deadline() == now + 20_000, "the sandglass runs on"
    assert refused(match, 1, wrong, at=now + 600) == "out_of_this_search"
    assert refused(match, 0, {"verb": "call_off"}, at=now + 600) == "too_early_to_call_off"
    match.tick(now + 20_000)
    assert refused(match, 1, {"verb": "call_off"}, at=now + 21_000) == "out_of_this_search"
    match.play(0, {"verb": "call_off"}, at=now + 21_000)
    assert match.deadline() == now + 90_000
    match.play(2, {"verb": "call_off"}, at=now + 22_000)
    assert match.state.view(None)["search"] is None


def is_full(state: StarSearch, seat: int, action: int) -> bool:
    copy = state.clone()
    copy.apply(seat)
    copy.apply(action)
    return copy.view(None)["last"] is not None


def test_a_whole_match_with_a_clock_is_recorded_and_verifies() -> None:
    match = start(3, 11, variation="rudi")
    now = 0
    while not match.is_over and now < 10_000_000:
        now += 700
        waiting = match.players_to_move()
        deadline = match.deadline()
        if not waiting or (deadline is not None and now % 2100 == 0):
            assert deadline is not None
            now = deadline
            match.tick(now)
            continue
        seat = waiting[now // 700 % len(waiting)]
        legal = match.legal(seat)
        match.play(seat, legal[now // 7 % len(legal)], at=now)
        if len(match.events) > 1500:
            match.abandon()
    verdict = verify(match.record())
    assert verdict.ok, verdict
    again = Match.load(json.dumps(match.record()))
    assert again.state.to_bytes() == match.state.to_bytes()
    assert all(sentence for _, sentence in again.log("en"))
