"""The hidden outcome cards laid at random as they may lie, each way as often as `outcome_beliefs.py` holds it
likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import (
    DIGIT,
    LOW_PAIR,
    MAJOR,
    MINOR,
    PAIR,
    SUCCESS,
    Cards,
    Decks,
    Fill,
    Piles,
    Spend,
    check,
    clean_hands,
    fill,
    hands,
    look_ahead,
    only_observed,
)


class OutcomeSampler(NamedTuple):
    """One way in which the hidden cards may lie: on every deck, and in the last pile."""

    decks: list[Cards]
    pile: Cards


def sample(piles: Piles, decks: Decks, rng: Rng) -> OutcomeSampler:
    """One layout."""
    check(piles, decks)
    remaining = [list(pile) for pile in piles]
    lying = deal_observed(piles, only_observed(decks), remaining, rng)
    laid = []
    for deck in decks:
        if deck.observed:
            laid.append(next(lying))
        else:
            counts = [0, 0, 0]
            for epoch in deck.epochs:
                counts[take(remaining[epoch], rng)] += 1
            laid.append((counts[SUCCESS], counts[MINOR], counts[MAJOR]))
    successes, minors, majors = remaining[-1]
    return OutcomeSampler(laid, (successes, minors, majors))


def deal_observed(piles: Piles, decks: Decks, remaining: list[list[int]], rng: Rng) -> Iterator[Cards]:
    """What lies on each of these decks; all cards dealt to them, removed ones too, are taken from `remaining`."""
    laid: dict[int, Cards] = {}
    key = 0
    for step, ahead in zip(fill(piles, decks).steps, look_ahead(piles, decks), strict=True):
        if isinstance(step, Fill):
            choices = hands(step.deck)
            hand = choices[pick([choice.weight * ahead[key + choice.key] for choice in choices], rng)]
            key += hand.key
            laid[step.place] = hand.left
            for epoch, cards in hand.dealt:
                for outcome in (SUCCESS, MINOR, MAJOR):
                    remaining[epoch][outcome] -= cards[outcome]
        else:
            pair = key & LOW_PAIR << PAIR * step.epoch
            key -= pair
            laid.update(deal_clean(decks, step, pair >> PAIR * step.epoch >> DIGIT, remaining[step.epoch], rng))
    return (laid.get(place, (0, 0, 0)) for place in range(len(decks)))


def deal_clean(decks: Decks, step: Spend, taken: int, remaining: list[int], rng: Rng) -> dict[int, Cards]:
    """Successes first, for all clean decks of a pile; then their failures are any that are not on other decks."""
    failures = {}
    for turn, place in enumerate(step.clean):
        weights = clean_hands(decks[place])
        later = step.ahead[turn + 1]
        successes = pick([weight * later[taken + more] for more, weight in enumerate(weights)], rng)
        taken += successes
        remaining[SUCCESS] -= successes
        failures[place] = len(decks[place].epochs) - successes
    laid = {}
    kinds = [0, *remaining[1:]]
    for place, count in failures.items():
        minors = sum(take(kinds, rng) == MINOR for _ in range(count))
        laid[place] = (decks[place].left - count, minors, count - minors)
    remaining[1:] = kinds[1:]
    return laid


def take(cards: list[int], rng: Rng) -> int:
    """One card at random, which is then no longer there."""
    outcome: int = rng.weighted(cards)
    cards[outcome] -= 1
    return outcome


def pick(weights: Sequence[int], rng: Rng) -> int:
    """An index, each as likely as its weight says, however large: more digits are drawn until they decide."""
    total = sum(weights)
    digits = size = 0
    while True:
        digits = digits << 30 | rng.below(1 << 30)
        size += 30
        low, high = digits * total >> size, (digits + 1) * total - 1 >> size
        for index, weight in enumerate(weights):
            if low < weight:
                if high < weight:
                    return index
                break
            low -= weight
            high -= weight
