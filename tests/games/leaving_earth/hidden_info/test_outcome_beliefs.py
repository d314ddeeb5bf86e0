"""Beliefs about outcome cards against values done by hand, against all deals one by one, and against a planner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import permutations, product
from typing import NamedTuple

import pytest

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import (
    CERTAIN,
    KEPT,
    MAJOR,
    MINOR,
    SUCCESS,
    Cards,
    Deck,
    Decks,
    Piles,
    chances,
    compositions,
    evidence,
    flight,
)
from cosmodrome.games.leaving_earth.hidden_info.outcome_sampling import pick, sample
from tests.contract.conformance import assert_fits

FULL: Piles = ((60, 15, 15),)
NEW = Deck((0, 0, 0))
SURVEYING = Deck((0,))


# --- By hand -----------------------------------------------------------------------------------------------------


def test_an_untested_advancement_succeeds_two_times_in_three() -> None:
    assert chances(FULL, (NEW, SURVEYING)) == [(Fraction(2, 3), Fraction(1, 6), Fraction(1, 6))] * 2


@pytest.mark.parametrize(("draws", "odds"), [(1, (2, 3)), (2, (46, 89)), (3, (1273, 2937))])
def test_successes_in_a_row_on_three_unknown_cards_have_exact_chances(draws: int, odds: tuple[int, int]) -> None:
    assert flight(FULL, (NEW,), {0: draws}) == Fraction(*odds)


def test_after_two_successes_the_third_comes_with_84_in_100() -> None:
    seen = NEW.drawn(SUCCESS).drawn(SUCCESS)
    success, minor, major = chances(FULL, (seen,))[0]
    assert success == Fraction(1273, 2937) / Fraction(46, 89)
    assert round(float(success), 3) == 0.839
    assert minor == major
    assert success + minor + major == 1


def test_one_success_on_three_unknown_cards_equals_the_hand_calculation() -> None:
    """Given one success the deck is weighed by its successes: the seen card and two of the other 89."""
    two_more = Fraction(59 * 58, 89 * 88)
    one_more = Fraction(2 * 59 * 30, 89 * 88)
    found = compositions(FULL, (NEW.drawn(SUCCESS),), 0)
    assert found[3, 0, 0] == two_more
    assert found[2, 1, 0] + found[2, 0, 1] == one_more
    assert sum(chance for cards, chance in found.items() if cards[SUCCESS] == 1) == 1 - two_more - one_more
    assert sum(found.values()) == 1


def test_a_deck_whose_only_card_was_seen_is_known() -> None:
    decks = (SURVEYING.drawn(MINOR), NEW)
    assert compositions(FULL, decks, 0) == {(0, 1, 0): 1}
    assert chances(FULL, decks) == [(0, 1, 0), (Fraction(60, 89), Fraction(14, 89), Fraction(15, 89))]
    assert flight(FULL, decks, {0: 1}) == 0


def test_a_removed_failure_changes_what_the_others_may_hold() -> None:
    removed = SURVEYING.drawn(MAJOR).removed(MAJOR)
    assert chances(FULL, (removed, NEW)) == [CERTAIN, (Fraction(60, 89), Fraction(15, 89), Fraction(14, 89))]
    assert compositions(((1, 0, 1),), (removed, Deck((0,))), 1) == {(1, 0, 0): 1}


def test_cards_turned_up_all_at_once_are_known() -> None:
    cleared = NEW.removed(SUCCESS).removed(SUCCESS).removed(MINOR)
    assert cleared.left == 0
    assert compositions(FULL, (cleared, NEW), 0) == {(0, 0, 0): 1}
    assert chances(FULL, (cleared, NEW)) == [CERTAIN, (Fraction(58, 87), Fraction(14, 87), Fraction(15, 87))]


def test_an_advancement_without_cards_cannot_fail() -> None:
    empty = SURVEYING.drawn(SUCCESS).removed(SUCCESS)
    assert chances(FULL, (empty, Deck(()))) == [CERTAIN, CERTAIN]
    assert flight(FULL, (empty, Deck(())), {0: 3, 1: 4}) == 1
    assert compositions(FULL, (empty, Deck(())), 1) == {(0, 0, 0): 1}


def test_the_second_pile_is_known_to_be_the_discards() -> None:
    """A pile of three went to one deck, two failures of it were removed, and both are dealt again."""
    first = Deck((0, 0, 0)).drawn(MAJOR).removed(MAJOR).drawn(MINOR).removed(MINOR)
    piles = ((1, 1, 1), (0, 1, 1))
    assert chances(piles, (first, Deck((1, 1)))) == [CERTAIN, (0, Fraction(1, 2), Fraction(1, 2))]
    assert compositions(piles, (first, Deck((1, 1))), 1) == {(0, 1, 1): 1}


def test_impossible_observations_are_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="cannot come from these piles"):
        chances(((3, 0, 0),), (NEW.drawn(MINOR),))
    with pytest.raises(ValueError, match="cannot come from these piles"):
        flight(((2, 1, 0),), (SURVEYING.drawn(MINOR), SURVEYING.drawn(MINOR)), {0: 1})
    with pytest.raises(ValueError, match="6 cards are dealt from pile 0, which had 5"):
        compositions(((5, 0, 0),), (NEW, NEW), 0)
    with pytest.raises(ValueError, match="there is no deck 1 among 1"):
        compositions(FULL, (NEW,), 1)
    with pytest.raises(ValueError, match="none can be number 3 with 2 draws"):
        flight(FULL, (NEW,), {3: 2})
    with pytest.raises(ValueError, match="there are 1 piles"):
        chances(FULL, (Deck((1,)),))
    with pytest.raises(ValueError, match="cannot go through the stages"):
        chances(FULL, (Deck((0,), ((0, 0, 0, MINOR),)),))
    with pytest.raises(ValueError, match="nothing is left to draw from"):
        chances(FULL, (Deck((0,), ((0, 1, 0, MINOR), (1, 0, 0, KEPT))),))


# --- The planner's missions, all advancements untested -----------------------------------------------------------


@pytest.mark.parametrize(
    ("draws", "odds"),
    [
        ((3,), 0.4334),  # sounding rocket: 3 Juno
        ((1,), 0.6667),  # artificial satellite: 1 Soyuz
        ((1, 1), 0.4419),  # man in orbit: 1 Saturn, re-entry
        ((5, 2, 1), 0.1157),  # lunar lander: 5 Juno, 2 Soyuz, landing
        ((1, 1, 1), 0.2913),  # Mars lander: 1 Atlas, 1 Saturn, landing
    ],
)
def test_odds_of_a_mission_agree_with_the_planner(draws: tuple[int, ...], odds: float) -> None:
    assert round(float(flight(FULL, (NEW,) * 5, dict(enumerate(draws)))), 4) == odds


# --- All deals, one by one ---------------------------------------------------------------------------------------

Events = tuple[tuple[int, bool], ...]  # (type drawn, whether the card was removed)


class Game(NamedTuple):
    """A small table as it may come about in play."""

    piles: Piles
    decks: Decks
    events: tuple[Events, ...]


def play(rng: Rng, opened: Cards, sizes: list[int], draws: int) -> Game:
    """Deal and test at random; the discards become the next pile, and when there are none, new cards do."""
    piles: list[Cards] = []
    pile: list[int] = []
    discards: list[int] = []
    cards: list[list[int]] = []
    decks: list[Deck] = []
    events: list[list[tuple[int, bool]]] = []

    def deal() -> tuple[int, int]:
        if not pile:
            pile.extend(discards or [kind for kind in range(3) for _ in range(opened[kind])])
            discards.clear()
            piles.append((pile.count(SUCCESS), pile.count(MINOR), pile.count(MAJOR)))
        return pile.pop(rng.below(len(pile))), len(piles) - 1

    for size in sizes:
        dealt = [deal() for _ in range(size)]
        cards.append([kind for kind, _ in dealt])
        decks.append(Deck(tuple(epoch for _, epoch in dealt)))
        events.append([])
        for _ in range(rng.below(draws + 1)):
            place = rng.below(len(cards))
            if cards[place]:
                kind = rng.choice(cards[place])
                decks[place] = decks[place].drawn(kind)
                removed = rng.below(3) == 0
                if removed:
                    cards[place].remove(kind)
                    discards.append(kind)
                    decks[place] = decks[place].removed(kind)
                events[place].append((kind, removed))
    return Game(tuple(piles), tuple(decks), tuple(map(tuple, events)))


@cache
def shuffles(pile: Cards) -> list[tuple[int, ...]]:
    """All orders of a pile that look different; they are equally likely."""
    return sorted(set(permutations([kind for kind in range(3) for _ in range(pile[kind])])))


@cache
def ends(cards: tuple[int, ...], events: Events) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Every set of cards that may be left if a deck goes through these events, card by card, with its chance."""
    if not events:
        return ((cards, Fraction(1)),)
    (kind, removed), later = events[0], events[1:]
    found: dict[tuple[int, ...], Fraction] = {}
    for place, card in enumerate(cards):
        if card == kind:
            rest = cards[:place] + cards[place + 1 :] if removed else cards
            for left, chance in ends(rest, later):
                found[left] = found.get(left, Fraction(0)) + chance / len(cards)
    return tuple(found.items())


def counted(cards: tuple[int, ...]) -> Cards:
    return cards.count(SUCCESS), cards.count(MINOR), cards.count(MAJOR)


def one_by_one(game: Game) -> dict[tuple[Cards, ...], Fraction]:
    """The belief about all decks and the rest of the last pile at once, from all orders of all piles."""
    found: dict[tuple[Cards, ...], Fraction] = {}
    for orders in product(*map(shuffles, game.piles)):
        for laid, chance in laid_out(game, [list(order) for order in orders]):
            found[laid] = found.get(laid, Fraction(0)) + chance
    total = sum(found.values())
    return {laid: chance / total for laid, chance in found.items()}


def laid_out(game: Game, piles: list[list[int]]) -> Iterator[tuple[tuple[Cards, ...], Fraction]]:
    dealt = [tuple(piles[epoch].pop() for epoch in deck.epochs) for deck in game.decks]
    rest = counted(tuple(piles[-1]))
    for ways in product(*(ends(cards, events) for cards, events in zip(dealt, game.events, strict=True))):
        chance = Fraction(1)
        for _, factor in ways:
            chance *= factor
        yield (*(counted(left) for left, _ in ways), rest), chance


SMALL_TABLES = [
    ((4, 2, 2), [3, 3], 4),
    ((4, 2, 2), [3, 1, 3], 3),
    ((4, 2, 2), [2, 2, 2, 1], 3),
    ((3, 2, 1), [3, 3], 8),
    ((2, 1, 1), [3, 2, 1], 4),  # a deal from two piles
    ((1, 1, 1), [2, 3, 2], 5),  # piles of few cards, some dealt at once
    ((2, 1, 0), [1, 1, 3, 1, 2], 3),
    ((1, 0, 1), [3, 3], 3),  # a deal from three piles
]


def small_games(count: int) -> Iterator[Game]:
    for number, (opened, sizes, draws) in enumerate(SMALL_TABLES):
        for seed in range(count):
            yield play(Rng(seed, number), opened, sizes, draws)


def test_enumerated_tables_cover_every_hard_case() -> None:
    games = list(small_games(12))
    assert {len(game.piles) for game in games} >= {1, 2, 3}
    mixed = [deck for game in games for deck in game.decks if len(set(deck.epochs)) > 1]
    assert any(not deck.observed for deck in mixed)
    assert any(deck.observed and deck.left for deck in mixed)
    assert any(len(deck.stages) > 1 for deck in mixed)
    assert any(len(deck.stages) > 2 for game in games for deck in game.decks)
    assert any(deck.clean and deck.observed for game in games for deck in game.decks)


def test_beliefs_equal_an_enumeration_of_all_deals() -> None:
    for game in small_games(12):
        joint = one_by_one(game)
        told = chances(game.piles, game.decks)
        for place, deck in enumerate(game.decks):
            belief: dict[Cards, Fraction] = {}
            for laid, chance in joint.items():
                belief[laid[place]] = belief.get(laid[place], Fraction(0)) + chance
            assert compositions(game.piles, game.decks, place) == belief, game
            for outcome in range(3):
                mean = sum(chance * cards[outcome] for cards, chance in belief.items())
                assert told[place] == CERTAIN if not deck.left else told[place][outcome] == mean / deck.left, game


def test_flight_chances_equal_an_enumeration_of_all_deals() -> None:
    for number, game in enumerate(small_games(12)):
        rng = Rng(number, 0, 1)
        draws = {place: rng.below(4) for place in range(len(game.decks)) if rng.below(4)}
        expected = Fraction(0)
        for laid, chance in one_by_one(game).items():
            for place, times in draws.items():
                if game.decks[place].left:
                    chance *= Fraction(laid[place][SUCCESS], game.decks[place].left) ** times
            expected += chance
        assert flight(game.piles, game.decks, draws) == expected, game


def test_flight_chances_with_minor_failures_equal_an_enumeration_of_all_deals() -> None:
    for number, game in enumerate(small_games(12)):
        rng = Rng(number, 0, 2)
        draws = {place: 1 + rng.below(3) for place in range(len(game.decks)) if rng.below(4)}
        minors = {place: rng.below(times + 1) for place, times in draws.items()}
        expected = Fraction(0)
        for laid, chance in one_by_one(game).items():
            for place, times in draws.items():
                left = game.decks[place].left
                if left:
                    chance *= Fraction(laid[place][SUCCESS], left) ** (times - minors[place])
                    chance *= Fraction(laid[place][MINOR], left) ** minors[place]
                elif minors[place]:
                    chance *= 0
            expected += chance
        assert flight(game.piles, game.decks, draws, minors) == expected, game


# --- Laws --------------------------------------------------------------------------------------------------------


def large_table(rng: Rng, decks: int) -> Game:
    return play(rng, (60, 15, 15), [3 if rng.below(9) else 1 for _ in range(decks)], 6)


@pytest.mark.parametrize("decks", [8, 20, 36])
def test_expectation_before_a_draw_is_the_mean_of_those_after_it(decks: int) -> None:
    piles, held, _ = large_table(Rng(decks), decks)
    before = chances(piles, held)
    place = next(place for place, deck in enumerate(held) if deck.left == 3)
    after = [
        chances(piles, (*held[:place], held[place].drawn(outcome), *held[place + 1 :]))
        for outcome in range(3)
        if before[place][outcome]
    ]
    weights = [chance for chance in before[place] if chance]
    for other in range(len(held)):
        for outcome in range(3):
            mean = sum(weight * told[other][outcome] for weight, told in zip(weights, after, strict=True))
            assert mean == before[other][outcome]


def test_chances_are_the_means_of_compositions_at_a_large_table() -> None:
    piles, decks, _ = large_table(Rng(5), 34)
    assert len(piles) > 1
    for place, told in enumerate(chances(piles, decks)):
        if decks[place].left:
            belief = compositions(piles, decks, place)
            for outcome in range(3):
                mean = sum(chance * cards[outcome] for cards, chance in belief.items())
                assert told[outcome] == mean / decks[place].left
            assert flight(piles, decks, {place: 1}) == told.success


def test_the_order_of_the_decks_does_not_matter() -> None:
    piles, decks, _ = large_table(Rng(3), 20)
    assert chances(piles, decks[::-1]) == chances(piles, decks)[::-1]


def test_probabilities_of_all_observations_sum_to_one() -> None:
    decks = tuple(NEW.drawn(one).drawn(two) for one, two in ((0, 0), (0, 1), (1, 0), (0, 2), (2, 0)))
    seen = sum((evidence(FULL, (deck,)) for deck in decks), Fraction(0))
    two_failures = sum(evidence(FULL, (NEW.drawn(one).drawn(two),)) for one in (1, 2) for two in (1, 2))
    assert seen + two_failures == 1


# --- Samples -----------------------------------------------------------------------------------------------------


def test_sample_frequencies_equal_an_enumeration_of_all_deals() -> None:
    for game in small_games(1):
        joint = one_by_one(game)
        ways = sorted(joint)
        common = 1
        for chance in joint.values():
            common *= chance.denominator
        rng = Rng(7)
        found: Counter[int] = Counter()
        for _ in range(10_000):
            laid = sample(game.piles, game.decks, rng)
            found[ways.index((*laid.decks, laid.pile))] += 1
        assert_fits(found, [int(joint[way] * common) for way in ways])


def test_samples_of_a_full_table_are_as_frequent_as_its_compositions() -> None:
    piles, decks, _ = large_table(Rng(1), 25)
    rng = Rng(8)
    samples = [sample(piles, decks, rng) for _ in range(10_000)]
    for place in range(len(decks)):
        belief = compositions(piles, decks, place)
        ways = list(belief)
        common = 1
        for chance in belief.values():
            common *= chance.denominator
        found = Counter(ways.index(laid.decks[place]) for laid in samples)
        assert_fits(found, [int(belief[way] * common) for way in ways])


def test_a_sample_accounts_for_every_card() -> None:
    """In one pile: on the decks, removed, or left to be dealt."""
    piles, decks, _ = large_table(Rng(2), 25)
    assert len(piles) == 1
    rng = Rng(9)
    for _ in range(20):
        laid = sample(piles, decks, rng)
        for outcome in range(3):
            removed = sum(stage[3] == outcome for deck in decks for stage in deck.stages)
            there = sum(cards[outcome] for cards in laid.decks)
            assert laid.pile[outcome] + there + removed == piles[0][outcome]
        assert [sum(cards) for cards in laid.decks] == [deck.left for deck in decks]


def test_large_weights_are_drawn_in_proportion() -> None:
    rng = Rng(10)
    weights = [3 << 900, 1 << 900, 0, (1 << 901) + 1]
    assert_fits(Counter(pick(weights, rng) for _ in range(10_000)), weights)
