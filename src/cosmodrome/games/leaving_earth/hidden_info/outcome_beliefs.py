"""Exact probabilities of face-down outcome cards, from public knowledge.

Cards come from piles of public composition, so a card seen on one advancement changes what the others may hold.
All arithmetic is in integers; callers convert the final fraction to a float if they need one. This module contains no
rules, and `outcome_sampling.py` samples the cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, gcd, perm, prod
from operator import mul
from typing import Final, NamedTuple, TypeAlias

SUCCESS: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
KEPT: Final = -1  # instead of a removed type: the cards of this stage are still there

# Cards counted by type: successes, minor failures, major failures.
Cards: TypeAlias = tuple[int, int, int]
# How often each type was drawn from one set of cards, and the type that was then removed from it, or KEPT.
Stage: TypeAlias = tuple[int, int, int, int]

UNSEEN: Final[Stage] = (0, 0, 0, KEPT)


class Deck(NamedTuple):
    """The outcome cards of one advancement: the pile that each was dealt from, and all that was seen of them.

    A card that is drawn and then removed counts as drawn in its stage. Cards that are turned up together are stages
    without a draw; this is right only if all that were there are turned up.
    """

    epochs: tuple[int, ...]
    stages: tuple[Stage, ...] = (UNSEEN,)

    @property
    def left(self) -> int:
        return len(self.epochs) - len(self.stages) + 1

    @property
    def observed(self) -> bool:
        return self.stages != (UNSEEN,)

    @property
    def clean(self) -> bool:
        """No failure was ever seen here, and all cards are of one pile: nothing tells minor from major failures."""
        return len(set(self.epochs)) <= 1 and all(
            stage[MINOR] == stage[MAJOR] == 0 and stage[3] in (SUCCESS, KEPT) for stage in self.stages
        )

    def drawn(self, outcome: int, times: int = 1) -> Deck:
        """After one more draw, or several, that went back."""
        stage = list(self.stages[-1])
        stage[outcome] += times
        return Deck(self.epochs, (*self.stages[:-1], (stage[0], stage[1], stage[2], KEPT)))

    def removed(self, outcome: int) -> Deck:
        """After a card of that type went to the discards."""
        successes, minors, majors, _ = self.stages[-1]
        return Deck(self.epochs, (*self.stages[:-1], (successes, minors, majors, outcome), UNSEEN))


Piles: TypeAlias = tuple[Cards, ...]  # as they were opened, by epoch
Decks: TypeAlias = tuple[Deck, ...]


class Chances(NamedTuple):
    """How likely each outcome is on the next draw."""

    success: Fraction
    minor: Fraction
    major: Fraction


IMPOSSIBLE: Final = "what was seen on the decks cannot come from these piles"
CERTAIN: Final = Chances(Fraction(1), Fraction(0), Fraction(0))


# --- What is asked -----------------------------------------------------------------------------------------------


def chances(piles: Piles, decks: Decks) -> list[Chances]:
    """For every deck, the chances of its next draw; without cards it is a certain success."""
    return list(all_chances(piles, decks))


def compositions(piles: Piles, decks: Decks, index: int) -> dict[Cards, Fraction]:
    """What may still lie on one deck, and how likely."""
    check(piles, decks)
    if not 0 <= index < len(decks):
        raise ValueError(f"there is no deck {index} among {len(decks)}")
    tracked = (*(deck for place, deck in enumerate(decks) if deck.observed and place != index), decks[index])
    found: dict[Cards, int] = {}
    for hand, weight in hand_weights(piles, tracked, len(tracked) - 1)[len(tracked) - 1]:
        found[hand.left] = found.get(hand.left, 0) + weight
    total = sum(found.values())
    return {cards: Fraction(weight, total) for cards, weight in sorted(found.items(), reverse=True) if weight}


def flight(piles: Piles, decks: Decks, draws: Mapping[int, int], minors: Mapping[int, int] | None = None) -> Fraction:
    """The chance that the next `draws[i]` draws on deck i, for all i, are successes; every card goes back.

    With `minors`, that the last so many of them are minor failures instead.
    """
    check(piles, decks)
    spared = minors or {}
    for place, times in draws.items():
        if not 0 <= place < len(decks) or times < 0:
            raise ValueError(f"there are {len(decks)} decks, and none can be number {place} with {times} draws")
        if not 0 <= spared.get(place, 0) <= times:
            raise ValueError(f"of {times} draws on deck {place}, {spared[place]} cannot be minor failures")
    if any(count and not decks[place].left for place, count in spared.items()):
        return Fraction(0)
    hoped = tuple(
        deck.drawn(SUCCESS, draws[place] - spared.get(place, 0)).drawn(MINOR, spared.get(place, 0))
        if deck.left and draws.get(place)
        else deck
        for place, deck in enumerate(decks)
    )
    known = evidence(piles, only_observed(decks))
    if not known:
        raise ValueError(IMPOSSIBLE)
    return evidence(piles, only_observed(hoped)) / known


def helped_flight(piles: Piles, decks: Decks, draws: Mapping[int, int], helped: Collection[int]) -> Fraction:
    """The same, where on some decks a minor failure is as good as a success."""
    places = [place for place in draws if place in helped]
    total = Fraction(0)
    for minors in product(*(range(draws[place] + 1) for place in places)):
        ways = prod(comb(draws[place], count) for place, count in zip(places, minors, strict=True))
        total += ways * flight(piles, decks, draws, dict(zip(places, minors, strict=True)))
    return total


def check(piles: Piles, decks: Decks) -> None:
    for epoch, pile in enumerate(piles):
        dealt = sum(deck.epochs.count(epoch) for deck in decks)
        if dealt > sum(pile):
            raise ValueError(f"{dealt} cards are dealt from pile {epoch}, which had {sum(pile)}")
    for deck in decks:
        if not all(0 <= epoch < len(piles) for epoch in deck.epochs):
            raise ValueError(f"there are {len(piles)} piles, but cards are dealt from {deck.epochs}")
        if not 0 <= deck.left <= len(deck.epochs) or deck.stages[-1][3] != KEPT:
            raise ValueError(f"{len(deck.epochs)} cards cannot go through the stages {deck.stages}")
        if not deck.left and deck.stages[-1] != UNSEEN:
            raise ValueError(f"nothing is left to draw from, but the last stage is {deck.stages[-1]}")


def only_observed(decks: Decks) -> Decks:
    """The cards of the others are exchangeable with those left in the piles, and need no sum of their own."""
    return tuple(deck for deck in decks if deck.observed)


# --- One deck ----------------------------------------------------------------------------------------------------


class Hand(NamedTuple):
    """A way to fill a deck; `weight` counts the orders of its cards times the ways to draw what was drawn."""

    key: int  # what it took of each pile, see key_of
    weight: int
    dealt: tuple[tuple[int, Cards], ...]  # by epoch
    left: Cards


DIGIT: Final = 10  # bits for a number of cards
PAIR: Final = 2 * DIGIT  # bits for what was taken from one pile
LOW_DIGIT: Final = (1 << DIGIT) - 1
LOW_PAIR: Final = (1 << PAIR) - 1


def key_of(epoch: int, cards: Cards) -> int:
    """Keys add up as cards do. Major failures have no digit, as the number of cards is known."""
    return (cards[SUCCESS] << DIGIT | cards[MINOR]) << PAIR * epoch


def fillings(count: int) -> Iterator[Cards]:
    for successes in range(count + 1):
        for minors in range(count - successes + 1):
            yield successes, minors, count - successes - minors


def ways_to_see(cards: Cards, stages: tuple[Stage, ...]) -> tuple[int, Cards]:
    """The ways to draw from these cards what was drawn, and the cards that are then still there."""
    ways = 1
    counts = list(cards)
    for stage in stages:
        ways *= counts[SUCCESS] ** stage[SUCCESS] * counts[MINOR] ** stage[MINOR] * counts[MAJOR] ** stage[MAJOR]
        if stage[3] != KEPT:
            counts[stage[3]] -= 1
            ways *= counts[stage[3]] >= 0
    return ways, (counts[SUCCESS], counts[MINOR], counts[MAJOR])


@lru_cache(maxsize=1024)
def hands(deck: Deck) -> tuple[Hand, ...]:
    """All ways to fill a deck that agree with what was seen on it."""
    epochs = sorted(set(deck.epochs))
    found = []
    for filling in product(*(fillings(deck.epochs.count(epoch)) for epoch in epochs)):
        dealt = tuple(zip(epochs, filling, strict=True))
        cards = (sum(part[SUCCESS] for part in filling), sum(part[MINOR] for part in filling))
        ways, left = ways_to_see((*cards, len(deck.epochs) - sum(cards)), deck.stages)
        if ways:
            orders = prod(comb(sum(part), part[SUCCESS]) * comb(sum(part[1:]), part[MINOR]) for part in filling)
            found.append(Hand(sum(key_of(epoch, part) for epoch, part in dealt), orders * ways, dealt, left))
    return tuple(found)


@lru_cache(maxsize=1024)
def clean_hands(deck: Deck) -> tuple[int, ...]:
    """The weight of a clean deck by its number of successes; its failures may be of any kind."""
    count = len(deck.epochs)
    return tuple(
        comb(count, successes) * ways_to_see((successes, count - successes, 0), deck.stages)[0]
        for successes in range(count + 1)
    )


# --- All decks ---------------------------------------------------------------------------------------------------
# Decks are filled one after the other. All that matters of those already filled is how many cards of each type they
# took from each pile, so weights are summed by that key. When no later deck has cards of a pile, that pile is spent:
# the ways to take just these cards from it are known, and it leaves the key. So many small piles stay small sums.
#
# Clean decks, most of those at a real table, are filled when their pile is spent, by successes alone. For whatever
# they hold, the chance that the failures x of all other decks are of just these kinds, minors and majors, is
#     perm(minors of the pile, minors) * perm(majors of the pile, majors) / perm(failures of the pile, x)
# and the ways to take all successes and failures, clean decks included, depend on the total of successes only.


class Fill(NamedTuple):
    """A deck in its turn."""

    place: int
    deck: Deck
    before: dict[int, int]  # the weight of all that lies behind, by key


class Spend(NamedTuple):
    """A pile whose clean decks are filled now; no later deck has cards of it."""

    epoch: int
    told: int  # its cards on decks that are not clean
    clean: tuple[int, ...]  # places
    ahead: tuple[list[int], ...]  # see successes_ahead
    ways: dict[int, int]  # by the pile's own pair of digits
    before: dict[int, int]


class Filled(NamedTuple):
    steps: tuple[Fill | Spend, ...]
    total: int  # the ways to see all that was seen, divided by scale
    scale: int


@lru_cache(maxsize=256)
def successes_ahead(pile: Cards, count: int, clean: tuple[tuple[int, ...], ...]) -> tuple[list[int], ...]:
    """Before each clean deck and after the last, by successes taken so far: the weight of all that lies ahead."""
    failures = pile[MINOR] + pile[MAJOR]
    ahead = [[perm(pile[SUCCESS], taken) * perm(failures, count - taken) for taken in range(count + 1)]]
    for weights in reversed(clean):
        last = ahead[-1]
        size = len(weights)
        ahead.append([sum(map(mul, weights, last[taken : taken + size])) for taken in range(len(last) - size + 1)])
    return tuple(reversed(ahead))


def ways_to_spend(pile: Cards, told: int, ahead: Sequence[int], pairs: set[int]) -> tuple[dict[int, int], int]:
    """By what the other decks took, the ways to take it and to fill the clean decks; and a factor left out of all."""
    failures = pile[MINOR] + pile[MAJOR]
    ways = {}
    for pair in pairs:
        successes, minors = pair >> DIGIT, pair & LOW_DIGIT
        kinds = perm(pile[MINOR], minors) * perm(pile[MAJOR], told - successes - minors)
        # Without a rest: all that lies ahead takes these failures first.
        ways[pair] = kinds and kinds * ahead[successes] // perm(failures, told - successes)
    scale = gcd(*ways.values()) or 1
    return {pair: weight // scale for pair, weight in ways.items()}, scale


@lru_cache(maxsize=64)
def fill(piles: Piles, decks: Decks, apart: int = -1) -> Filled:
    """Fill all decks with what agrees with everything seen; the deck `apart` not by successes alone."""
    telling = sorted(
        (min(deck.epochs, default=0), max(deck.epochs, default=0), len(hands(deck)), deck, place)
        for place, deck in enumerate(decks)
        if place == apart or not deck.clean
    )
    last = {epoch: turn for turn, (_, _, _, deck, _) in enumerate(telling) for epoch in deck.epochs}
    clean = set(range(len(decks))) - {place for _, _, _, _, place in telling}
    steps: list[Fill | Spend] = []
    weights = {0: 1}
    scale = 1
    for turn in range(-1, len(telling)):
        if turn >= 0:
            *_, deck, place = telling[turn]
            steps.append(Fill(place, deck, weights))
            weights = filled_with(deck, weights)
        for epoch in range(len(piles)):
            if last.get(epoch, -1) == turn:
                step, weights, common = spend(piles, decks, clean, epoch, weights)
                steps.append(step)
                scale *= common
    return Filled(tuple(steps), weights.get(0, 0), scale)


def filled_with(deck: Deck, weights: dict[int, int]) -> dict[int, int]:
    filled: dict[int, int] = {}
    for hand in hands(deck):
        taken, ways = hand.key, hand.weight
        for key, weight in weights.items():
            filled[key + taken] = filled.get(key + taken, 0) + weight * ways
    return filled


def spend(
    piles: Piles, decks: Decks, clean: set[int], epoch: int, weights: dict[int, int]
) -> tuple[Spend, dict[int, int], int]:
    """The step, the weights after it, and a factor that was left out of them."""
    places = tuple(place for place in sorted(clean) if epoch in decks[place].epochs)
    count = sum(deck.epochs.count(epoch) for deck in decks)
    ahead = successes_ahead(piles[epoch], count, tuple(clean_hands(decks[place]) for place in places))
    told = len(ahead[0]) - 1
    shift = PAIR * epoch
    ways, common = ways_to_spend(piles[epoch], told, ahead[0], {key >> shift & LOW_PAIR for key in weights})
    rest: dict[int, int] = {}
    for key, weight in weights.items():
        pair = key >> shift & LOW_PAIR
        rest[key - (pair << shift)] = rest.get(key - (pair << shift), 0) + weight * ways[pair]
    return Spend(epoch, told, places, ahead, ways, weights), rest, common


@lru_cache(maxsize=32)
def look_ahead(piles: Piles, decks: Decks, apart: int = -1) -> tuple[dict[int, int], ...]:
    """After each step of `fill`, by key: the weight of all that lies ahead."""
    filled = fill(piles, decks, apart)
    if not filled.total:
        raise ValueError(IMPOSSIBLE)
    after: list[dict[int, int]] = [{0: 1}]
    for step in reversed(filled.steps[1:]):
        ahead = after[-1]
        if isinstance(step, Spend):
            shift, ways = PAIR * step.epoch, step.ways
            before = {key: ways[key >> shift & LOW_PAIR] * ahead[key & ~(LOW_PAIR << shift)] for key in step.before}
        else:
            choices = [(hand.key, hand.weight) for hand in hands(step.deck)]
            before = {key: sum([weight * ahead[key + taken] for taken, weight in choices]) for key in step.before}
        after.append(before)
    return tuple(reversed(after))


def evidence(piles: Piles, decks: Decks) -> Fraction:
    """The chance to see on these decks what was seen, draws in their order."""
    filled = fill(piles, decks)
    deals = prod(perm(sum(pile), sum(deck.epochs.count(epoch) for deck in decks)) for epoch, pile in enumerate(piles))
    draws = prod(
        (len(deck.epochs) - gone) ** sum(stage[:3]) for deck in decks for gone, stage in enumerate(deck.stages)
    )
    return Fraction(filled.total * filled.scale, deals * draws)


# --- What each deck may hold -------------------------------------------------------------------------------------


def hand_weights(piles: Piles, decks: Decks, apart: int = -1) -> dict[int, list[tuple[Hand, int]]]:
    """By place, the hands of all decks that are not clean, each with its weight."""
    found: dict[int, list[tuple[Hand, int]]] = {}
    equal: dict[Deck, list[tuple[Hand, int]]] = {}
    for step, ahead in zip(fill(piles, decks, apart).steps, look_ahead(piles, decks, apart), strict=True):
        if isinstance(step, Fill):
            if step.deck not in equal:
                keys, behind = list(step.before), list(step.before.values())
                equal[step.deck] = [
                    (hand, hand.weight * sum(map(mul, behind, [ahead[key + hand.key] for key in keys])))
                    for hand in hands(step.deck)
                ]
            found[step.place] = equal[step.deck]
    return found


def clean_chances(piles: Piles, decks: Decks) -> Iterator[tuple[int, Chances]]:
    """The next draw on each clean deck, with its place."""
    for step, ahead in zip(fill(piles, decks).steps, look_ahead(piles, decks), strict=True):
        if not isinstance(step, Spend) or not step.clean:
            continue
        pile = piles[step.epoch]
        behind, minors_behind = behind_clean_decks(pile, step, ahead)
        total = sum(map(mul, behind, step.ahead[0]))
        for turn, place in enumerate(step.clean):
            deck = decks[place]
            weights = clean_hands(deck)
            count, left = len(deck.epochs), deck.left
            if not left:
                yield place, CERTAIN
            else:
                good = minor = 0
                for successes, weight in enumerate(weights):
                    later = step.ahead[turn + 1][successes:]
                    good += weight * (successes - count + left) * sum(map(mul, behind, later))
                    minor += weight * (count - successes) * sum(map(mul, minors_behind, later))
                success, failure = Fraction(good, total * left), Fraction(minor, total * left)
                yield place, Chances(success, failure, 1 - success - failure)
            behind = times(behind, weights)
            minors_behind = times(minors_behind, weights)


def behind_clean_decks(pile: Cards, step: Spend, ahead: dict[int, int]) -> tuple[list[int], list[int]]:
    """By successes on the other decks, the weight of those decks; and that weight times the chance that a failure
    which is not on them is a minor one."""
    failures = pile[MINOR] + pile[MAJOR]
    most = min(step.told + 1, failures)
    behind = [0] * (step.told + 1)
    minors_behind = behind.copy()
    shift = PAIR * step.epoch
    for key, weight in step.before.items():
        pair = key >> shift & LOW_PAIR
        successes, minors = pair >> DIGIT, pair & LOW_DIGIT
        seen = step.told - successes
        kinds = perm(pile[MINOR], minors) * perm(pile[MAJOR], seen - minors)
        if kinds:
            kinds *= weight * ahead[key - (pair << shift)]
            behind[successes] += kinds * perm(failures - seen, most - seen)
            if pile[MINOR] > minors:
                minors_behind[successes] += kinds * (pile[MINOR] - minors) * perm(failures - seen - 1, most - seen - 1)
    return behind, minors_behind


def times(behind: list[int], weights: Sequence[int]) -> list[int]:
    """The product of two polynomials in the number of successes."""
    found = [0] * (len(behind) + len(weights) - 1)
    for taken, weight in enumerate(weights):
        if weight:
            for successes, before in enumerate(behind):
                found[successes + taken] += before * weight
    return found


@lru_cache(maxsize=64)
def all_chances(piles: Piles, decks: Decks) -> tuple[Chances, ...]:
    check(piles, decks)
    places = [place for place, deck in enumerate(decks) if deck.observed]
    unseen = sorted({epoch for deck in decks if not deck.observed for epoch in deck.epochs})
    # One card of each pile stands for all unseen ones of it.
    tracked = (*only_observed(decks), *(Deck((epoch,)) for epoch in unseen))
    found = dict(clean_chances(piles, tracked))
    for place, weighed in hand_weights(piles, tracked).items():
        found[place] = mean_draw(tracked[place].left, weighed)
    by_epoch = {epoch: found[len(places) + turn] for turn, epoch in enumerate(unseen)}
    answer = {place: found[turn] for turn, place in enumerate(places)}
    return tuple(
        answer[place] if deck.observed else mean_card([by_epoch[epoch] for epoch in deck.epochs])
        for place, deck in enumerate(decks)
    )


def mean_draw(left: int, weighed: list[tuple[Hand, int]]) -> Chances:
    if not left:
        return CERTAIN
    total = left * sum(weight for _, weight in weighed)
    success = Fraction(sum(weight * hand.left[SUCCESS] for hand, weight in weighed), total)
    minor = Fraction(sum(weight * hand.left[MINOR] for hand, weight in weighed), total)
    return Chances(success, minor, 1 - success - minor)


def mean_card(cards: list[Chances]) -> Chances:
    if len(set(cards)) <= 1:
        return cards[0] if cards else CERTAIN
    success = sum((card.success for card in cards), Fraction(0)) / len(cards)
    minor = sum((card.minor for card in cards), Fraction(0)) / len(cards)
    return Chances(success, minor, 1 - success - minor)
