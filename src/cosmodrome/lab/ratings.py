"""How strong players are, from the orders in which they finished: the model of Plackett and Luce, on Elo's scale.

Each player has a strength; of those who are not placed yet, the next one is drawn with a chance in proportion to it.
The strengths of greatest likelihood are found by minorisation and maximisation (Hunter, 2004). Equal places are
treated as Efron does for survival times: as if one behind the other in an unknown order. Standard errors take deals
as independent units (the sandwich estimator of Huber and White).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from cosmodrome.lab.intervals import agreement_floor

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
    """Half an imagined draw between any two: without it, who always wins would be infinitely strong.

    A draw weighs as much as a victory of either side, so this adds half a victory to both, as Gart does.
    """
    return {((a, b),): 0.5 for a in range(players) for b in range(a)}


def strengths(players: int, orders: Mapping[Order, float]) -> Strengths:
    """The likeliest strengths, whose logarithms sum to 0. `orders` counts how often each was seen."""
    found = [1.0] * players
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
        if moved < TIGHT:
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


def together(imagined: Mapping[Order, float], deals: Sequence[Mapping[Order, int]]) -> dict[Order, float]:
    """How often each order was seen in all deals, with what is imagined."""
    total = dict(imagined)
    for deal in deals:
        for order, count in deal.items():
            total[order] = total.get(order, 0.0) + count
    return total


# --- standard errors -----------------------------------------------------------

Matrix = list[list[float]]


def standard_errors(found: Strengths, deals: Sequence[Mapping[Order, int]]) -> list[float]:
    """Of the logarithms of the strengths, with deals as the independent units.

    What is imagined counts as half a victory for either side, so between two bots and with deals of one game this is
    the interval of Gart (1966) for log-odds. As with shares, so many deals cannot show that they vary by less than
    `agreement_floor` of deals whose games all end alike.
    """
    players, count = len(found), len(deals)
    inverse = inverted(information(found, together(draws_of_all(players), deals)))
    squares = [0.0] * players
    alike = Counter(tuple(sorted(deal.items())) for deal in deals)
    for deal, often in alike.items():
        moved = times(inverse, score(found, dict(deal)))
        weight = often * count / (count - 1)
        squares = [old + weight * new * new for old, new in zip(squares, moved, strict=True)]
    for (pair,) in draws_of_all(players):
        for first, second in (pair, pair[::-1]):
            moved = times(inverse, score(found, {((first,), (second,)): 1}))
            squares = [old + new * new / 2 for old, new in zip(squares, moved, strict=True)]
    games = sum(sum(deal.values()) for deal in deals) / count
    least = games * agreement_floor(count)
    # `inverse` holds 1 / players² on all entries for the mean, which does not vary.
    alone = [inverse[player][player] - 1 / players**2 for player in range(players)]
    return [math.sqrt(max(square, least * each)) for square, each in zip(squares, alone, strict=True)]


def information(found: Strengths, orders: Mapping[Order, float]) -> Matrix:
    """The information on the logarithms of the strengths, and 1 on the sum of them, which is fixed."""
    players = len(found)
    total = [[1.0] * players for _ in range(players)]
    for count, parts in stages_of(players, orders)[0]:
        whole = sum(part * found[player] for player, part in parts)
        chances = [(player, part * found[player] / whole) for player, part in parts]
        for player, chance in chances:
            total[player][player] += count * chance
            for other, also in chances:
                total[player][other] -= count * chance * also
    return total


def score(found: Strengths, orders: Mapping[Order, float]) -> list[float]:
    """How much the likelihood of these orders grows with each strength: places taken, less those expected."""
    stages, total = stages_of(len(found), orders)
    for count, parts in stages:
        whole = sum(part * found[player] for player, part in parts)
        for player, part in parts:
            total[player] -= count * part * found[player] / whole
    return total


def inverted(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the matrix is positive definite, so it needs no pivots."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]


def times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def in_elo(logarithm: float) -> float:
    """A difference of logarithms of strengths on Elo's scale."""
    return 400 * logarithm / math.log(10)


def elo(strength: float) -> float:
    """400 points more are ten times the strength: who has them finishes before the other in ten games of eleven."""
    return CENTRE + 400 * math.log10(strength)
