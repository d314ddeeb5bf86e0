"""Knowledge about face-down cards: probabilities of outcomes, and tables that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.leaving_earth.engine.state import (
    AFTER_COUNT,
    CARDS,
    FACE_BITS,
    HOW_MANY,
    ORIGIN,
    SEEN_BITS,
    SEEN_MASK,
    STAGE,
    LeavingEarth,
)
from cosmodrome.games.leaving_earth.hidden_info import outcome_beliefs, outcome_sampling
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import Chances, Deck, Piles
from cosmodrome.games.leaving_earth.vocabulary import NOWHERE

Owner = tuple[int, int]  # seat and advancement


def piles_of(s: LeavingEarth) -> Piles:
    """Every pile of outcomes as it was opened."""
    return tuple((pile & 255, pile >> 8 & 255, pile >> 16) for pile in s.piles)


def decks_of(s: LeavingEarth) -> dict[Owner, Deck]:
    """Public knowledge about the outcomes of each advancement that an agency has, or that is being dealt."""
    found: dict[Owner, Deck] = {}
    for seat in range(s.players):
        for advancement in range(s.setting.advancements):
            if s.table[s.deck(seat, advancement) + ORIGIN]:
                found[seat, advancement] = deck_of(s, seat, advancement)
    return found


def deck_of(s: LeavingEarth, seat: int, advancement: int) -> Deck:
    at = s.deck(seat, advancement)
    origin = s.table[at + ORIGIN]
    dealt = origin & HOW_MANY
    removed = s.removed(seat, advancement)
    stages = []
    for stage in range(removed + 1):
        packed = s.table[at + STAGE + stage]
        seen = [packed >> SEEN_BITS * outcome & SEEN_MASK for outcome in range(3)]
        stages.append(
            (seen[0], seen[1], seen[2], packed >> 3 * SEEN_BITS & 3 if stage < removed else outcome_beliefs.KEPT)
        )
    return Deck(tuple(origin >> AFTER_COUNT + 8 * card & 255 for card in range(dealt)), tuple(stages))


def imagined(s: LeavingEarth, seat: int, advancements: Iterable[int]) -> tuple[Piles, dict[Owner, Deck]]:
    """Piles and decks as they would be if an agency took these advancements now, in this order."""
    piles = list(piles_of(s))
    decks = decks_of(s)
    left, discards = sum(s.pile[i] for i in range(3)), tuple(int(s.pile[3 + i]) for i in range(3))
    for advancement in advancements:
        epochs = []
        for _ in range(s.setting.research_outcomes[advancement]):
            if not left:  # the discards are shuffled, or else a further pack is opened
                fresh = discards if any(discards) else tuple(int(s.setting.pack[i]) for i in range(3))
                discards = (0, 0, 0)
                piles.append((fresh[0], fresh[1], fresh[2]))
                left = sum(fresh)
            epochs.append(len(piles) - 1)
            left -= 1
        if epochs:
            decks[seat, advancement] = Deck(tuple(epochs))
    return tuple(piles), decks


def flight(s: LeavingEarth, seat: int, draws: Mapping[int, int], eased: frozenset[int] = frozenset()) -> Fraction:
    """The chance that so many draws on each of these advancements are successes, nothing being removed in between.

    Advancements that are not researched yet count as researched now. Where an astronaut aboard helps (`eased`), a minor
    failure is as good as a success.
    """
    piles, decks = imagined(s, seat, (a for a in draws if not s.knows(seat, a)))
    owners = list(decks)
    hoped = {owners.index((seat, a)): times for a, times in draws.items() if times and (seat, a) in decks}
    helped = [place for place in hoped if owners[place][1] in eased]
    return outcome_beliefs.helped_flight(piles, tuple(decks.values()), hoped, helped)


def knows_face(s: LeavingEarth, location: int, seat: int | None) -> bool:
    return s.is_revealed(location) or (seat is not None and s.has_seen(seat, location))


def chances(s: LeavingEarth) -> dict[Owner, Chances]:
    """How likely the next draw is a success, a minor or a major failure, for every advancement of every agency."""
    decks = decks_of(s)
    return dict(zip(decks, outcome_beliefs.chances(piles_of(s), tuple(decks.values())), strict=True))


def resample(s: LeavingEarth, seat: int | None, rng: Rng) -> LeavingEarth:
    """A random table that this seat could not tell from this one: other faces, other cards, the same knowledge."""
    copy = s.clone()
    decks = decks_of(s)
    laid = outcome_sampling.sample(piles_of(s), tuple(decks.values()), rng)
    for (owner, advancement), cards in zip(decks, laid.decks, strict=True):
        types = [outcome for outcome in range(3) for _ in range(cards[outcome])]
        packed = len(types)
        for slot, outcome in enumerate(types):
            packed |= outcome << AFTER_COUNT + 2 * slot
        copy.table[copy.deck(owner, advancement) + CARDS] = packed
    for outcome in range(3):
        copy.pile[outcome] = laid.pile[outcome]
    point_at_drawn_card(copy)
    for location in range(s.setting.locations):
        if s.face(location) != NOWHERE and not knows_face(s, location, seat):
            redraw_face(copy, location, rng)
    return copy


def point_at_drawn_card(s: LeavingEarth) -> None:
    """While a drawn card is being looked at or paid for, the slot is that of a card of its type."""
    if s.card == NOWHERE:
        return
    for slot in range(s.outcomes(s.actor, s.advancement)):
        if s.outcome_at(s.actor, s.advancement, slot) == s.outcome:
            s.card = slot
            return
    s.card = 0  # that draw is over and its card gone; the slot where it lay is nobody's to know


def redraw_face(s: LeavingEarth, location: int, rng: Rng) -> None:
    first = s.setting.first_face[location]
    cards = [s.setting.face_cards[first + i] for i in range(s.setting.faces_of[location])]
    s.table[location] = s.table[location] & ~FACE_BITS | first + rng.weighted(cards) + 1
