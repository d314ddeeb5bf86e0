"""Ruling A39, option `hidden_tokens`: others see how many tokens a seat holds, not which.

Twins are two tables that differ only in the tokens of seats that the viewer does not know; everything that the viewer
gets from them is the same until the match is over.
"""

from __future__ import annotations

import json
from collections import Counter

import pytest

from cosmodrome import Match, Rng, Seat, bots, load
from cosmodrome.bots.game_analysis import adviser_of
from cosmodrome.games.mlem.engine.state import BONUS, FIRST_EXPLORATION, HELD, Mlem
from cosmodrome.games.mlem.ui.view import token_points
from cosmodrome.games.mlem.vocabulary import EXPLORATION_TOKEN_HIDDEN, TOKENS_SHOWN, UFO_TOKEN_HIDDEN
from tests.contract.conformance import assert_fits

GAME = load("mlem")
OPTIONS = {"ufo": True, "explorations": True, "hidden_tokens": True}
NAMES = ("Ada", "Linus", "Grace", "Edsger")
UFO_TOKENS = (1 << FIRST_EXPLORATION) - 1


def give(state: Mlem, seat: int, tokens: int) -> None:
    state.table[HELD + seat] = tokens
    state.table[BONUS + seat] = token_points(state.setting, tokens)


def with_points(state: Mlem, points: int) -> list[int]:
    """The exploration tokens that bring so many points, a bit each, none of which lies on the mat."""
    found = range(len(state.setting.exploration_points))
    return [1 << FIRST_EXPLORATION + token for token in found if state.setting.exploration_points[token] == points]


def laid(players: int = 4, **options: bool) -> Mlem:
    """A table at the first takeoff at which seats 1 and 2 hold a UFO token and an exploration token each."""
    state = GAME.new(players, {**OPTIONS, **options})
    assert isinstance(state, Mlem)
    rng = Rng(5)
    held = [with_points(state, 1)[0], with_points(state, 3)[0]]
    while state.is_chance() or GAME.prompt(state) == "return_missions":
        state.apply(state.sample(rng) if state.is_chance() else state.legal_actions()[0])
    state.exploration_open &= ~((held[0] | held[1]) >> FIRST_EXPLORATION)
    state.exploration_pile &= ~((held[0] | held[1]) >> FIRST_EXPLORATION)
    state.ufo_taken = 2
    give(state, 1, 1 | held[0])
    give(state, 2, 2 | held[1])
    return state


def twins() -> tuple[Match, Match]:
    """Two matches that seats 0 and 3 and a spectator cannot tell apart: seats 1 and 2 have changed their tokens."""
    one, two = laid(), laid()
    give(two, 1, one.held_tokens(2))
    give(two, 2, one.held_tokens(1))
    assert one.bonus(1) != one.bonus(2)
    seats = [Seat(name) for name in NAMES]
    first, second = (Match.start(GAME, seats, OPTIONS, seed=9, position=GAME.to_text(state)) for state in (one, two))
    return first, second


def told(match: Match, viewer: int | None) -> str:
    state = match.state
    own = [match.legal(viewer), state.features(viewer)] if viewer is not None else None
    return json.dumps(
        [
            state.view(viewer),
            own,
            [state.svg(viewer), GAME.picture(state, viewer)],
            match.seen_by(viewer),
            [match.log(locale, viewer) for locale in GAME.meta.locales],
            [[GAME.vocabulary.happened(entry, viewer) for entry in entries] for entries in match.happened],
            [GAME.preview(state, action) for action in state.legal_actions()],
        ]
    )


@pytest.mark.parametrize("viewer", [0, 3, None])
def test_a39_tokens_of_others_are_hidden_until_the_match_is_over(viewer: int | None) -> None:
    one, two = twins()
    rng = Rng(2)
    number = 0
    while not one.is_over:
        if number % 40 == 0:
            assert told(one, viewer) == told(two, viewer)
        [seat] = one.players_to_move()
        action = rng.choice(one.legal(seat))
        one.play(seat, action)
        two.play(seat, action)
        number += 1
    assert one.state.view(viewer) != two.state.view(viewer), "at the end all tokens are shown"


def test_a39_owners_see_their_own_tokens() -> None:
    one, two = twins()
    for seat in (1, 2):
        assert one.state.view(seat) != two.state.view(seat)


@pytest.mark.parametrize("name", ["steady", "novice", "casual"])
def test_a39_bots_play_the_same_at_both_tables(name: str) -> None:
    one, two = twins()
    bot = bots.find(GAME, name)
    for move in range(12):
        [seat] = one.players_to_move()
        if seat in (0, 3):
            chosen = [bot.choose(match.state.resample(seat, Rng(move)), Rng(move)) for match in (one, two)]
            assert chosen[0] == chosen[1]
            assert bot.choose(one.state, Rng(move)) == bot.choose(two.state, Rng(move)), "even with the real table"
        action = one.legal(seat)[-1]
        one.play(seat, action)
        two.play(seat, action)


def test_a39_hints_are_the_same_at_both_tables() -> None:
    one, two = (match.state for match in twins())
    while one.current_player() not in (0, 3):
        action = one.legal_actions()[0]
        one.apply(action)
        two.apply(action)
    seat = one.current_player()
    hints = [adviser_of(GAME, 60).choices(state.resample(seat, Rng(1))) for state in (one, two)]
    assert hints[0] == hints[1]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a39_a_resampled_table_cannot_be_told_from_the_real_one(viewer: int | None) -> None:
    state, rng = laid(), Rng(1)
    different = 0
    for _ in range(40):
        believed = state.resample(viewer, rng)
        assert isinstance(believed, Mlem)
        assert believed.view(viewer) == state.view(viewer)
        assert sum(believed.bonus(seat) for seat in range(4)) == sum(state.bonus(seat) for seat in range(4))
        for seat in range(4):
            assert believed.bonus(seat) == token_points(state.setting, int(believed.held_tokens(seat)))
        if viewer is not None:
            assert believed.features(viewer) == state.features(viewer)
        different += believed != state
    assert (different > 0) == (viewer != 1), "whoever holds two of four tokens knows whose the others are"


def test_a39_every_deal_of_the_tokens_is_equally_likely() -> None:
    state, rng = laid(), Rng(4)
    found: Counter[int] = Counter()
    for _ in range(4000):
        believed = state.resample(0, rng)
        assert isinstance(believed, Mlem)
        held = int(believed.held_tokens(1))
        first_ufo = held & UFO_TOKENS == 1
        first_exploration = held >> FIRST_EXPLORATION == int(state.held_tokens(1)) >> FIRST_EXPLORATION
        found[2 * first_ufo + first_exploration] += 1
    assert_fits(found, [1, 1, 1, 1])


def test_a39_tokens_are_written_into_positions_and_bytes() -> None:
    state = laid()
    for back in (GAME.from_text(GAME.to_text(state)), GAME.from_bytes(state.to_bytes())):
        assert back == state
        assert isinstance(back, Mlem)
        assert [back.held_tokens(seat) for seat in range(4)] == [state.held_tokens(seat) for seat in range(4)]


def test_a39_without_the_option_tokens_are_open() -> None:
    state = GAME.new(3, {"ufo": True, "explorations": True})
    assert not GAME.hides(state)
    assert state.view(0)["seats"][1]["tokens"] is None


def test_a39_without_tokens_there_is_nothing_to_hide() -> None:
    assert not GAME.hides(GAME.new(3, {"hidden_tokens": True}))


def test_a39_points_of_tokens_are_shown_to_their_owner_and_to_all_at_the_end() -> None:
    match = Match.start(GAME, [Seat(name) for name in NAMES], OPTIONS, seed=3)
    rng, bot = Rng(3), bots.find(GAME, "steady")
    taken: Counter[int] = Counter()
    while not match.is_over:
        [seat] = match.players_to_move()
        match.play(seat, bot.choose(match.state, rng))
    shown = 0
    for entries in match.happened:
        for entry in entries:
            if entry[0] in (UFO_TOKEN_HIDDEN, EXPLORATION_TOKEN_HIDDEN):
                taken[entry[1]] += entry[2]
                assert "points" in GAME.vocabulary.happened(entry, entry[1])
                assert "points" not in GAME.vocabulary.happened(entry, (entry[1] + 1) % 4)
                assert "points" not in GAME.vocabulary.happened(entry, None)
            elif entry[0] == TOKENS_SHOWN:
                assert entry[3] == taken[entry[1]]
                shown += 1
    assert shown == len(taken) > 0
    open_match = Match.start(GAME, [Seat(name) for name in NAMES], {**OPTIONS, "hidden_tokens": False}, seed=3)
    rng = Rng(3)
    while not open_match.is_over:
        [seat] = open_match.players_to_move()
        open_match.play(seat, bot.choose(open_match.state, rng))
    assert open_match.state.scores_in_points() == match.state.scores_in_points(), "only what is seen changes"
