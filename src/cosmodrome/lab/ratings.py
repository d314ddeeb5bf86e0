"""How strong players are, from the orders in which they finished: the model of Plackett and Luce, on Elo's scale.

Each player has a strength; of those who are not placed yet, the next one is drawn with a chance in proportion to it.
The strengths of greatest likelihood are found by minorisation and maximisation (Hunter, 2004). Equal places are
treated as Efron does for survival times: as if one behind the other in an unknown order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Order = tuple[tuple[int, ...], ...]  # places from the first on, each with the players that share it
Strengths = list[float]

CENTRE = 1500.0  # what the strengths of a table average to
TIGHT = 1e-9
MOST_STEPS = 10_000


def order_of(players: Sequence[int], won: Sequence[float], scores: Sequence[int]) -> Order:
    """Who finished before whom: by victory, then by points."""
    places: dict[tuple[bool, int], list[int]] = {}
    for player, share, score in zip(players, won, scores, strict=True):
        places.setdefault((share > 0, score), []).append(player)
    return tuple(tuple(sorted(places[place])) for place in sorted(places, reverse=True))


def draws_of_all(players: int) -> dict[Order, float]:
    """One imagined draw between any two: without it, who always wins would be infinitely strong."""
    return {((a, b),): 1.0 for a in range(players) for b in range(a)}


def strengths(
    players: int, orders: Mapping[Order, float], start: Sequence[float] | None = None, tight: float = TIGHT
) -> Strengths:
    """The likeliest strengths, whose logarithms sum to 0. `orders` counts how often each was seen."""
    found = list(start) if start is not None else [1.0] * players
    stages, firsts = stages_of(players, orders)
    for _ in range(MOST_STEPS):
        weights = [0.0] * players
        for count, parts in stages:
            each = count / sum(part * found[player] for player, part in parts)
            for player, part in parts:
                weights[player] += part * each
        following = centred([first / weight for first, weight in zip(firsts, weights, strict=True)])
        moved = max(abs(math.log(a / b)) for a, b in zip(found, following, strict=True))
        found = following
        if moved < tight:
            return found
    return found


Stage = tuple[float, list[tuple[int, float]]]  # how often, and who was to be chosen from, with what part


def stages_of(players: int, orders: Mapping[Order, float]) -> tuple[list[Stage], list[float]]:
    """Every choice that was made, alike ones together, and how often each player was the one chosen."""
    stages: dict[tuple[tuple[int, float], ...], float] = {}
    firsts = [0.0] * players
    for order, count in orders.items():
        rest = [player for place in order for player in place]
        for place in order:
            for nth in range(len(place)):
                parts: dict[int, float] = {}
                for player in rest:
                    parts[player] = parts.get(player, 0.0) + 1.0
                for player in place:
                    parts[player] -= nth / len(place)
                key = tuple(sorted(parts.items()))
                # The last of all has no choice left, and tells nothing.
                if len(parts) > 1:
                    stages[key] = stages.get(key, 0.0) + count
                    for player in place:
                        firsts[player] += count / len(place)
            rest = rest[len(place) :]
    return [(count, list(parts)) for parts, count in stages.items()], firsts


def centred(values: Sequence[float]) -> Strengths:
    middle = math.exp(math.fsum(map(math.log, values)) / len(values))
    return [value / middle for value in values]


def elo(strength: float) -> float:
    """400 points more are ten times the strength: who has them finishes before the other in ten games of eleven."""
    return CENTRE + 400 * math.log10(strength)
