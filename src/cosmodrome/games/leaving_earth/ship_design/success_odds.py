"""Exact chances of success of a plan, from unseen outcome cards, with or without tests before.

An advancement's cards are dealt from one pack, so what lies on one changes what may lie on the others;
`hidden_info/outcome_beliefs.py` has the sums. A test here is a draw whose failure is paid away, so that it never comes
again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, lcm, perm, prod
from typing import Any

from cosmodrome.games.leaving_earth.expansions import is_played
from cosmodrome.games.leaving_earth.hidden_info.outcome_beliefs import Deck, flight, helped_flight, successes_ahead
from cosmodrome.games.leaving_earth.ship_design.catalogue import (
    AEROBRAKING,
    ASTRONAUT,
    ION_THRUSTER,
    LANDING,
    LIFE_SUPPORT,
    RE_ENTRY,
    RENDEZVOUS,
    SUBORBITAL,
    SURVEYING,
    Catalogue,
)
from cosmodrome.games.leaving_earth.ship_design.flight_plan import Leg, Plan


@lru_cache(maxsize=65536)
def good_draws(successes: int, failures: int, tests: int, draws: int) -> Fraction:
    """Return the chance that all draws succeed after some tests, with so many good and bad cards."""
    cards = successes + failures
    if not cards:
        return Fraction(1)
    if not tests:
        return Fraction(successes, cards) ** draws
    found = Fraction(successes, cards) * good_draws(successes, failures, tests - 1, draws)
    if failures:
        found += Fraction(failures, cards) * good_draws(successes, failures - 1, tests - 1, draws)
    return found


@lru_cache(maxsize=4096)
def removed(successes: int, failures: int, tests: int) -> Fraction:
    """Return the mean number of failures that are drawn and removed in so many tests."""
    if not tests or not failures:
        return Fraction(0)
    cards = successes + failures
    met = Fraction(failures, cards) * (1 + removed(successes, failures - 1, tests - 1))
    return met + Fraction(successes, cards) * removed(successes, failures, tests - 1)


@lru_cache(maxsize=16384)
def weights(cards: int, tests: int, draws: int) -> tuple[tuple[int, ...], int]:
    """Return for each number of successes among the cards the weight of success, over a common divisor."""
    found = [comb(cards, good) * good_draws(good, cards - good, tests, draws) for good in range(cards + 1)]
    divisor = lcm(*(weight.denominator for weight in found))
    return tuple(int(weight * divisor) for weight in found), divisor


class Odds:
    """The pack of outcomes and how many of them lie on each advancement."""

    def __init__(self, data: Mapping[str, Any], played: Collection[str], tested: Collection[str] = ()) -> None:
        outcomes = data["outcomes"]
        self.pile = (outcomes["success"], outcomes["minor_failure"], outcomes["major_failure"])
        self.remove_failure: int = outcomes["remove_failure"]
        self.cards: dict[str, int] = {
            entry["id"]: 0 if entry["id"] in tested else entry["outcomes"]
            for entry in data["advancement"]
            if is_played(entry, played)
        }
        self.known: dict[tuple[tuple[int, int, int], ...], Fraction] = {}

    def chance(self, draws: Mapping[str, int], tests: Mapping[str, int] | None = None) -> Fraction:
        """Return the chance that all draws succeed; `tests` of an advancement come before."""
        before = tests or {}
        return self.of(sorted((self.cards[name], before.get(name, 0), times) for name, times in draws.items() if times))

    def with_help(self, draws: Mapping[str, int], advancements: Collection[str]) -> Fraction:
        """Return the chance if an astronaut aboard turns minor failures of these advancements into successes."""
        names = [name for name, times in draws.items() if times and self.cards[name]]
        decks = tuple(Deck((0,) * self.cards[name]) for name in names)
        asked = {place: draws[name] for place, name in enumerate(names)}
        helped = [place for place, name in enumerate(names) if name in advancements]
        return helped_flight((self.pile,), decks, asked, helped)

    def with_spares(self, draws: Mapping[str, int], spares: Mapping[str, int]) -> Fraction:
        """Return the chance with spare rockets, by advancement: a minor failure costs one, a major failure the ship.

        So many successes are needed, and up to as many minor failures as there are spares may come before the last.
        """
        names = [name for name, times in draws.items() if times and self.cards[name]]
        spared = [name for name in names if spares.get(name)]
        decks = tuple(Deck((0,) * self.cards[name]) for name in names)
        found = Fraction(0)
        for failures in product(*(range(spares[name] + 1) for name in spared)):
            minors = dict(zip(spared, failures, strict=True))
            orders = prod(comb(draws[name] - 1 + number, number) for name, number in minors.items())
            asked = {place: draws[name] + minors.get(name, 0) for place, name in enumerate(names)}
            missed = {place: minors[name] for place, name in enumerate(names) if minors.get(name)}
            found += orders * flight((self.pile,), decks, asked, missed)
        return found

    def with_repairs(self, draws: Mapping[str, int], starts: Mapping[str, int], repairs: int) -> Fraction:
        """Return the chance with a mechanic who can repair so often.

        `starts`: how often an advancement is drawn first in a leg. If that is a minor failure, it is repaired and drawn
        again; one of Landing is repaired where the ship has landed, and one of Life Support does no harm at all.
        """
        names = [name for name, times in draws.items() if times and self.cards[name]]
        decks = tuple(Deck((0,) * self.cards[name]) for name in names)
        most = [draws[n] if n == LIFE_SUPPORT else repairs if n == LANDING or starts.get(n) else 0 for n in names]
        found = Fraction(0)
        for failures in product(*(range(number + 1) for number in most)):
            minors = dict(zip(names, failures, strict=True))
            if sum(number for name, number in minors.items() if name != LIFE_SUPPORT) > repairs:
                continue
            again = {n: number for n, number in minors.items() if n not in (LANDING, LIFE_SUPPORT)}
            orders = prod(comb(starts.get(n, 0) - 1 + number, number) for n, number in again.items() if number)
            orders *= prod(comb(draws[n], minors[n]) for n in (LANDING, LIFE_SUPPORT) if n in minors)
            if orders:
                asked = {place: draws[n] + again.get(n, 0) for place, n in enumerate(names)}
                missed = {place: minors[n] for place, n in enumerate(names) if minors[n]}
                found += orders * flight((self.pile,), decks, asked, missed)
        return found

    def of(self, decks: Sequence[tuple[int, int, int]]) -> Fraction:
        """Return the chance for the cards, tests and draws of each advancement."""
        key = tuple(deck for deck in decks if deck[0])
        found = self.known.get(key)
        if found is None:
            count = sum(cards for cards, _, _ in key)
            ways = [weights(*deck) for deck in key]
            found = Fraction(successes_ahead(self.pile, count, tuple(way for way, _ in ways))[0][0])
            for _, divisor in ways:
                found /= divisor
            found = self.known[key] = found / perm(sum(self.pile), count)
        return found

    def removals(self, advancement: str, tests: int) -> Fraction:
        """Return the mean cost to remove the failures that are drawn in so many tests of an advancement."""
        cards = self.cards[advancement]
        total = sum(self.pile)
        found = Fraction(0)
        for good in range(cards + 1):
            ways = comb(self.pile[0], good) * comb(total - self.pile[0], cards - good)
            found += Fraction(ways, comb(total, cards)) * removed(good, cards - good, tests)
        return self.remove_failure * found


AHEAD = -1  # instead of the number of a leg: a cargo ship flies it
# Whom a minor failure does not trouble there.
HELPERS = {"pilot": (LANDING, RENDEZVOUS), "mechanic": (LIFE_SUPPORT,)}


@dataclass(frozen=True)
class Draw:
    """Draws from one advancement in one leg, or at the end, and the chance that all went well up to then."""

    leg: int  # the number of the leg, first those of a cargo ship; after the last one, whatever comes at the end
    advancement: str
    times: int
    so_far: Fraction


def draw_by_draw(catalogue: Catalogue, plan: Plan, odds: Odds, tests: Mapping[str, int] | None = None) -> list[Draw]:
    """All draws of a plan in the order of its legs, with the growing risk."""
    found: list[Draw] = []
    so_far: dict[str, int] = {}
    for number, drawn in enumerate(draws_of_legs(catalogue, plan)):
        for advancement, times in drawn.items():
            if times:
                so_far[advancement] = so_far.get(advancement, 0) + times
                spares = {catalogue.advancement_of[kind]: count for kind, count in plan.spares.items()}
                chance = odds.with_spares(so_far, spares) if spares else odds.chance(so_far, tests)
                found.append(Draw(number, advancement, times, chance))
    assert so_far == plan.draws
    return found


def draws_of_legs(catalogue: Catalogue, plan: Plan) -> list[dict[str, int]]:
    """Return the draws of each leg, those of a cargo ship first, and the rest for the end."""
    left = dict(plan.draws)
    found: list[dict[str, int]] = []

    def take(drawn: dict[str, int], advancement: str, times: int) -> None:
        times = min(times, left.get(advancement, 0))
        if times:
            drawn[advancement] = drawn.get(advancement, 0) + times
            left[advancement] -= times

    def fly(leg: Leg, number: int) -> None:
        drawn: dict[str, int] = {}
        take(drawn, RENDEZVOUS, sum(event.leg == number for event in plan.events))
        for kind, times in leg.rockets.items():
            take(drawn, catalogue.advancement_of[kind], times)
        take(drawn, catalogue.advancement_of[ION_THRUSTER], leg.thrusters)
        take(drawn, LIFE_SUPPORT, supports[number] * leg.years if number >= 0 else 0)
        take(drawn, SURVEYING, leg.surveys is not None)
        maneuver = catalogue.maneuvers[leg.maneuver]
        if maneuver.aerobraking:
            take(drawn, AEROBRAKING, 1)
        if maneuver.entry:
            take(drawn, RE_ENTRY, leg.capsules)
        if maneuver.landing:
            take(drawn, LANDING, 1)
        found.append(drawn)

    supports = capsules_of_legs(catalogue, plan)
    for leg in () if plan.freight is None else plan.freight.legs:
        fly(leg, AHEAD)
    for number, leg in enumerate(plan.legs):
        fly(leg, number)
    found.append({advancement: times for advancement, times in left.items() if times})
    return found


def capsules_of_legs(catalogue: Catalogue, plan: Plan) -> list[int]:
    """Return for each leg how many capsules draw Life Support a year; the cargo ship's count once it is met."""
    if ASTRONAUT not in plan.components:
        return [0] * len(plan.legs)
    kinds = {capsule.id for capsule in catalogue.capsules}

    def count(parts: Mapping[str, int]) -> int:
        return sum(number for name, number in parts.items() if name in kinds)

    late = 0 if plan.freight is None else count(plan.freight.components)
    met = 0 if plan.freight is None else plan.freight.leg
    return [count(plan.components) - (late if number < met else 0) for number in range(len(plan.legs))]


def with_helpers(catalogue: Catalogue, plan: Plan, odds: Odds) -> dict[str, Fraction]:
    """Return the chance with an astronaut aboard, for each skill that helps the crew of a plan."""
    found = {}
    for skill, advancements in HELPERS.items():
        if not plan.may_carry(skill):
            continue
        useful = [name for name in advancements if plan.draws.get(name) and odds.cards[name]]
        if plan.freight is not None and any(catalogue.maneuvers[leg.maneuver].landing for leg in plan.freight.legs):
            useful = [name for name in useful if name != LANDING]  # a cargo ship has no crew
        if useful:
            found[skill] = odds.with_help(plan.draws, useful)
    return found


def first_draws(catalogue: Catalogue, plan: Plan) -> dict[str, int]:
    """Return how often an advancement is drawn first in a leg that does not begin in suborbital flight."""
    found: dict[str, int] = {}
    for leg in plan.legs:
        fired = [*leg.rockets, *([ION_THRUSTER] if leg.thrusters else [])]
        if fired and leg.origin != SUBORBITAL:
            name = catalogue.advancement_of[fired[0]]
            found[name] = found.get(name, 0) + 1
    return found
