"""What a seat may not know does not reach it: not by views, choices, records or sentences, and not by resampling.

Twin matches are dealt from the same seed and differ only in missions that others hold; everything a seat or a spectator
gets from the two must be the same, byte for byte, as long as the match is not over.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from cosmodrome import Match, Rng, Seat, bots, load
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.branch import branch_match
from cosmodrome.core.match.fair_draws import seed_bytes
from cosmodrome.games.mlem.engine.state import Mlem
from tests.contract.conformance import assert_fits

GAME = load("mlem")
NAMES = ("Ada", "Linus", "Grace", "Edsger", "Barbara")
VARIANTS = {"ufo": True, "explorations": True, "secret_missions": True, "hidden_tokens": True}
MISSIONS = 10
Choose = Callable[[Match, int], int]  # which mission a seat gives back


def dealt(players: int, seed: int, viewer: int | None, shift: int, give_back: Choose) -> Match:
    """A match after the missions are given back.

    With a `shift`, every mission that `viewer` does not see is another one than the seed would have dealt.
    """
    seats = [Seat(name) for name in NAMES[:players]]
    opening = Match.start(GAME, seats, VARIANTS, seed=seed).opening
    match = Match(GAME, opening, seed_bytes(seed))
    own = iter(viewers_missions(players, seed, viewer))
    while match.state.is_chance():
        due = match.draws.due()
        if due.stream != "mission" or due.audience is None:
            drawn = match.draws.derive(due)
        elif viewer in due.audience:
            drawn = [next(own)]
        else:
            drawn = [another(due.weights, match.draws.derive(due)[0], shift, viewers_missions(players, seed, viewer))]
        outcome = drawn if due.is_heap else drawn[0]
        match.draws.append(rec.Draw(due.stream, due.index, outcome, due.weights, due.audience))
    while GAME.prompt(match.state) == "return_missions":
        [seat] = match.players_to_move()
        match.play(seat, give_back(match, seat))
    return match


def viewers_missions(players: int, seed: int, viewer: int | None) -> list[int]:
    """Any four missions for the seat that looks: the same ones in both twins."""
    if viewer is None:
        return []
    rng = Rng(seed, players)
    pile = [mission for mission in range(MISSIONS) for _ in range(2)]
    return [pile.pop(rng.below(len(pile))) for _ in range(4)]


def another(weights: list[int], drawn: int, shift: int, kept: list[int]) -> int:
    """The next mission after the drawn one that is left, not counting the copies kept for the viewer."""
    kept_copies = Counter(kept)
    possible = [mission for mission in range(MISSIONS) if min(weights[mission], 2 - kept_copies[mission]) > 0]
    start = next((i for i, mission in enumerate(possible) if mission >= drawn), 0)
    return possible[(start + shift) % len(possible)]


def hands(match: Match) -> list[list[int]]:
    state = match.state
    assert isinstance(state, Mlem)
    return [
        [mission for mission in range(MISSIONS) for _ in range(state.missions_held(seat, mission))]
        for seat in range(state.players)
    ]


def twins(players: int, seed: int, viewer: int | None) -> tuple[Match, Match]:
    """Two matches that `viewer` cannot tell apart, though all others hold different missions."""
    one = dealt(players, seed, viewer, 0, lambda match, seat: match.legal(seat)[0])
    two = dealt(players, seed, viewer, 1, lambda match, seat: match.legal(seat)[0 if seat == viewer else -1])
    ours, theirs = hands(one), hands(two)
    assert viewer is None or ours[viewer] == theirs[viewer]
    assert all(ours[seat] != theirs[seat] for seat in range(players) if seat != viewer)
    return one, two


def moves_to_the_end(players: int, seed: int, viewer: int | None) -> list[tuple[int, int]]:
    """A random game from there on."""
    match, _ = twins(players, seed, viewer)
    rng = Rng(seed)
    moves = []
    while not match.is_over:
        [seat] = match.players_to_move()
        moves.append((seat, rng.choice(match.legal(seat))))
        match.play(*moves[-1])
    return moves


def told(match: Match, viewer: int | None) -> str:
    """Everything that a seat or a spectator gets, as text."""
    state = match.state
    record = match.seen_by(viewer)
    if viewer is not None:
        assert record == match.record(viewer)
    return json.dumps(
        [
            state.view(viewer),
            match.view(viewer),
            [match.legal(viewer), state.features(viewer), state.legal_actions(viewer)] if viewer is not None else None,
            [state.svg(viewer), GAME.picture(state, viewer)],
            match.players_to_move(),
            record,
            [match.log(locale, viewer) for locale in GAME.meta.locales],
            [[GAME.vocabulary.happened(entry, viewer) for entry in entries] for entries in match.happened],
        ]
    )


def tables() -> list[tuple[int, int | None]]:
    return [(players, viewer) for players in (2, 3, 5) for viewer in (None, 0, players - 1)]


@pytest.mark.parametrize(("players", "viewer"), tables())
def test_hidden_missions_of_others_do_not_show_until_the_end(players: int, viewer: int | None) -> None:
    one, two = twins(players, players, viewer)
    moves = moves_to_the_end(players, players, viewer)
    for number, (seat, action) in enumerate(moves):
        for other in range(players):
            assert one.legal(other) == two.legal(other), "after the deal the rules do not look at missions"
        if number % 40 == 0 or number == len(moves) - 1:
            assert told(one, viewer) == told(two, viewer)
        one.play(seat, action)
        two.play(seat, action)
    assert one.is_over
    assert one.state.view(viewer) != two.state.view(viewer), "at the end all missions are shown"
    assert one.record() == one.seen_by(viewer)


@pytest.mark.parametrize(("players", "viewer"), tables())
def test_during_the_deal_a_seat_sees_its_own_missions_only(players: int, viewer: int | None) -> None:
    match = Match.start(GAME, [Seat(name) for name in NAMES[:players]], VARIANTS, seed=players)
    for event in match.seen_by(viewer)["events"]:
        if event["kind"] == "draw" and event["stream"] == "mission":
            assert ("outcome" in event) == (event["audience"] == [viewer])
            assert "weights" not in event, "what is left in the pile tells what others hold"
    while GAME.prompt(match.state) == "return_missions":
        [seat] = match.players_to_move()
        for other in range(players):
            assert match.legal(other) == (match.state.legal_actions() if other == seat else [])
        match.play(seat, match.legal(seat)[0])
        number = next(n for n in reversed(range(len(match.events))) if isinstance(match.events[n], rec.Action))
        given_back = match.seen_by(viewer)["events"][number]["action"]
        assert ("mission" in given_back) == (seat == viewer)
        sentence = next(text for event, text in match.log("en", viewer) if event == number)
        assert (": " in sentence) == (seat == viewer)


def test_a_match_that_begins_in_the_middle_does_not_show_the_missions_it_begins_with() -> None:
    """A match that was branched off holds its position in event 0, with all players' missions in it."""
    whole = dealt(2, 3, None, 0, lambda match, seat: match.legal(seat)[0])
    branch = branch_match(whole, 0, [Seat("Ada"), Seat("Linus")], seed=4)
    for viewer in (0, 1, None):
        opening = branch.seen_by(viewer)["events"][0]
        assert "position" not in opening, "it holds everyone's missions"
        assert opening["position_hidden"] is True


# --- resampling --------------------------------------------------------------


@pytest.mark.parametrize(("players", "viewer"), tables())
def test_a_resampled_table_cannot_be_told_from_the_real_one(players: int, viewer: int | None) -> None:
    match = dealt(players, 7, None, 0, lambda match, seat: match.legal(seat)[0])
    rng = Rng(players)
    different = 0
    for _ in range(60):
        if match.is_over:
            break
        state = match.state
        believed = state.resample(viewer, rng)
        assert json.dumps(believed.view(viewer)) == json.dumps(state.view(viewer))
        different += believed != state
        for seat in range(players):
            assert believed.legal_actions(seat) == state.legal_actions(seat)
        if viewer is not None:
            assert believed.features(viewer) == state.features(viewer)
        [seat] = match.players_to_move()
        match.play(seat, rng.choice(match.legal(seat)))
    assert different > 50


def test_resample_without_secrets_returns_the_same_state() -> None:
    state = load("mlem").new(3, {"ufo": True, "explorations": True})
    rng = Rng(1)
    for _ in range(60):
        assert state.resample(1, rng) == state.resample(None, rng) == state
        state.apply(state.sample(rng) if state.is_chance() else rng.choice(state.legal_actions()))


def two_players_after_the_deal() -> Mlem:
    """Seat 0 holds 0, 0 and 1 and gave 2 back, so that 16 missions lie elsewhere: none of 0, one each of 1 and 2."""
    state = load("mlem").new(2, {"secret_missions": True})
    for outcome in (0, 0, 0, 1, 2, 3, 4, 5, 6):
        state.apply(outcome)
    state.apply(2)
    state.apply(6)
    assert isinstance(state, Mlem)
    return state


def test_resampled_hands_agree_with_the_exact_posterior() -> None:
    """Whatever the other seat holds, gave back or never saw is any three, one and twelve of the unseen tokens."""
    state = two_players_after_the_deal()
    unseen = [1, 2, *(mission for mission in range(3, MISSIONS) for _ in range(2))]
    ways = Counter(tuple(sorted(hand)) for hand in combinations(unseen, 3))
    kinds = sorted(ways)
    assert sum(ways.values()) == math.comb(16, 3)
    rng = Rng(5)
    held: Counter[int] = Counter()
    given_back: Counter[int] = Counter()
    for _ in range(10_000):
        believed = state.resample(0, rng)
        assert isinstance(believed, Mlem)
        hand = [m for m in range(MISSIONS) for _ in range(believed.missions_held(1, m))]
        held[kinds.index(tuple(hand))] += 1
        [returned] = [m for m in range(MISSIONS) for _ in range(believed.missions_returned(1, m))]
        given_back[returned] += 1
    assert_fits(held, [ways[kind] for kind in kinds])
    assert_fits(given_back, [unseen.count(mission) for mission in range(MISSIONS)])


def test_resample_for_a_spectator_can_give_any_deal() -> None:
    state = two_players_after_the_deal()
    rng = Rng(6)
    pairs: Counter[int] = Counter()
    for _ in range(4000):
        believed = state.resample(None, rng)
        assert isinstance(believed, Mlem)
        [ours] = [m for m in range(MISSIONS) for _ in range(believed.missions_returned(0, m))]
        [theirs] = [m for m in range(MISSIONS) for _ in range(believed.missions_returned(1, m))]
        pairs[ours * MISSIONS + theirs] += 1
    assert_fits(pairs, [2 if ours != theirs else 1 for ours in range(MISSIONS) for theirs in range(MISSIONS)])


def test_the_pile_is_resampled_while_missions_are_dealt() -> None:
    state = load("mlem").new(2, {"secret_missions": True})
    for outcome in (0, 0, 0, 1, 2, 3):
        state.apply(outcome)
    believed = state.resample(1, Rng(3))
    assert believed.view(1) == state.view(1)
    assert sum(believed.chance_weights()) == sum(state.chance_weights()) == 15


# --- bots --------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in bots.names(GAME) if bots.find(GAME, name).honest])
def test_bot_chooses_the_same_on_every_resampled_state(name: str) -> None:
    bot = bots.find(GAME, name)
    match = Match.start(GAME, [Seat(name) for name in NAMES[:3]], VARIANTS, seed=8)
    rng = Rng(8)
    for move in range(60):
        [seat] = match.players_to_move()
        believed = match.state.resample(seat, rng)
        action = bot.choose(match.state, Rng(move))
        assert bot.choose(believed, Rng(move)) == action
        match.play(seat, action)
        if match.is_over:
            break
