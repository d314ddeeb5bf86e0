"""Measure how often the 95% intervals of the lab hold the truth, with shares and ratings that are known.

    python -m tools.bench.interval_coverage             # about a minute
    python -m tools.bench.interval_coverage --runs 500  # rougher

Prints the table of docs/lab.md and exits with 1 if a cell breaks what that page promises.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from cosmodrome.lab.intervals import of_share_sums, of_shares
from cosmodrome.lab.ratings import elo
from cosmodrome.lab.tournament import rate

DEALS = (4, 10, 40, 200)
LEAST, GREATEST = 0.93, 0.97
MIDDLE = (0.2, 0.8)
SHARES = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 0.95, 0.98, 0.99)
RATED = ((1.0, 1.0), (4.0, 1.0), (30.0, 1.0), (4.0, 2.0, 1.0))  # strengths of the bots of a tournament
RATED_LESS = 5  # a rating takes longer to find than a share, so there are fewer runs of it by this factor
SAME_LUCK = 0.3  # the correlation of two games on the same dice

Deal = dict[float, float]  # how likely each share of the games of one deal is


@dataclass(frozen=True)
class Cell:
    """The least and greatest coverage over all shares of a kind, in the middle and near 0 and 1."""

    kind: str
    deals: int
    middle: tuple[float, float]
    ends: tuple[float, float]

    def holds(self, noise: float = 0.0) -> bool:
        low = min(self.middle[0], self.ends[0]) >= LEAST - noise
        return low and (self.deals < 40 or self.kind == "ratings" or self.middle[1] <= GREATEST + noise)


# --- deals with a known share --------------------------------------------------


def one_game(share: float) -> Deal:
    return {0.0: 1 - share, 1.0: share}


def with_shared_victories(share: float) -> Deal:
    """One game, in which a third of the victories are shared by two."""
    return {0.0: 1 - share * 4 / 3, 0.5: share * 2 / 3, 1.0: share * 2 / 3}


def own_luck(games: int) -> Callable[[float], Deal]:
    """Games that have nothing to do with one another."""
    return lambda share: {won / games: binomial(games, won, share) for won in range(games + 1)}


def same_luck(games: int) -> Callable[[float], Deal]:
    """Dice that are good or bad for a bot in all games of the deal: its chance has a beta distribution."""
    size = 1 / SAME_LUCK - 1

    def deal(share: float) -> Deal:
        a, b = share * size, (1 - share) * size
        return {
            won / games: math.comb(games, won) * math.exp(log_beta(a + won, b + games - won) - log_beta(a, b))
            for won in range(games + 1)
        }

    return deal


def log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def luck_of_the_seat(share: float) -> Deal:
    """Two games with changed seats, of which one is as good as the other is bad."""
    shift = 0.7 * min(share, 1 - share)
    good, bad = share + shift, share - shift
    return {0.0: (1 - good) * (1 - bad), 0.5: good * (1 - bad) + bad * (1 - good), 1.0: good * bad}


SEATS: dict[str, tuple[Callable[[float], Deal], float]] = {
    "one seat, one game a deal": (one_game, 1.0),
    "one seat, victories shared": (with_shared_victories, 1.0),
    "one seat, 4 games a deal": (own_luck(4), 1.0),
    "2 of 4 seats, independent games": (own_luck(2), 0.5),
    "2 of 4 seats, same luck": (same_luck(2), 0.5),
    "2 of 4 seats, luck of the seat": (luck_of_the_seat, 0.5),
    "4 seats in 3 games, same luck": (same_luck(3), 0.75),
}


# --- coverage ------------------------------------------------------------------


def seats(kind: str, deals: int, runs: int) -> Cell:
    """Exact where a deal has at most three results: then all numbers of them can be enumerated."""
    deal, most = SEATS[kind]
    shares = [share for share in SHARES if deal is not with_shared_victories or share <= 0.75]
    exact = is_exact(kind)
    coverage = {
        share: enumerated(deal(share), share, deals) if exact else drawn(deal(share), share, deals, runs, most)
        for share in shares
    }
    middle = [found for share, found in coverage.items() if MIDDLE[0] <= share <= MIDDLE[1]]
    ends = [found for share, found in coverage.items() if not MIDDLE[0] <= share <= MIDDLE[1]]
    return Cell(kind, deals, (min(middle), max(middle)), (min(ends), max(ends)))


def is_exact(kind: str) -> bool:
    return kind in SEATS and len(SEATS[kind][0](0.5)) <= 3


def enumerated(deal: Deal, share: float, deals: int) -> float:
    none, half, whole = (math.log(deal.get(value) or 1e-300) for value in (0.0, 0.5, 1.0))
    held = 0.0
    for first, second, log_count, low, high in outcomes(deals):
        if low <= share <= high:
            held += math.exp(log_count + (deals - first - second) * none + first * half + second * whole)
    return held


@lru_cache(maxsize=1)
def outcomes(deals: int) -> list[tuple[int, int, float, float, float]]:
    """For every number of half and whole victories: in how many orders, as a logarithm, and the interval."""
    found = []
    for half in range(deals + 1):
        for whole in range(deals + 1 - half):
            none = deals - half - whole
            orders = math.lgamma(deals + 1) - sum(math.lgamma(count + 1) for count in (none, half, whole))
            each = of_share_sums(half / 2 + whole, half / 4 + whole, deals)
            found.append((half, whole, orders, each.low, each.high))
    return found


def drawn(deal: Deal, share: float, deals: int, runs: int, most: float) -> float:
    rng = Random(f"{deal} {deals}")
    values, chances = [most * value for value in deal], list(deal.values())
    held = 0
    for _ in range(runs):
        found = of_shares(rng.choices(values, chances, k=deals), most)
        held += found.low <= most * share <= found.high
    return held / runs


def binomial(count: int, won: int, share: float) -> float:
    return math.comb(count, won) * share**won * (1 - share) ** (count - won)


def ratings(deals: int, runs: int) -> Cell:
    """Bots of known strength; as many games a deal as bots, independent or all ending alike."""
    coverage: list[float] = []
    for true in RATED:
        middle = math.exp(math.fsum(map(math.log, true)) / len(true))
        wanted = [elo(each / middle) for each in true]
        for is_alike in (False, True):
            rng = Random(f"{true} {deals} {is_alike}")
            held = [0] * len(true)
            for _ in range(runs):
                found = rate(len(true), [rated_deal(rng, true, is_alike) for _ in range(deals)])
                held = [
                    old + (each.low <= rating <= each.high)
                    for old, each, rating in zip(held, found, wanted, strict=True)
                ]
            coverage += [each / runs for each in held]
    return Cell("ratings", deals, (min(coverage), max(coverage)), (min(coverage), max(coverage)))


def rated_deal(rng: Random, true: tuple[float, ...], is_alike: bool) -> Counter[tuple[tuple[int, ...], ...]]:
    games = len(true)
    if is_alike:
        return Counter({order(rng, true): games})
    return Counter(order(rng, true) for _ in range(games))


def order(rng: Random, true: tuple[float, ...]) -> tuple[tuple[int, ...], ...]:
    """Who has drawn the shortest of the exponential times finishes first: the model of Plackett and Luce."""
    times = sorted((rng.expovariate(strength), player) for player, strength in enumerate(true))
    return tuple((player,) for _, player in times)


def measure(runs: int, deals: tuple[int, ...] = DEALS) -> list[Cell]:
    found = []
    for count in deals:
        found += [seats(kind, count, runs) for kind in SEATS]
        found.append(ratings(count, max(1, runs // RATED_LESS)))
    return found


def noise(cell: Cell, runs: int) -> float:
    """What luck may do to a cell: two and a half standard errors of a coverage of 95%."""
    if is_exact(cell.kind):
        return 0.0
    return 2.5 * math.sqrt(0.95 * 0.05 / max(1, runs // RATED_LESS if cell.kind == "ratings" else runs))


# --- the table -----------------------------------------------------------------


def table(cells: list[Cell]) -> str:
    counts = sorted({cell.deals for cell in cells})
    kinds = list(dict.fromkeys(cell.kind for cell in cells))
    lines = ["| | shares |" + "".join(f" {count} deals |" for count in counts), "|---|---|" + "---|" * len(counts)]
    for kind in kinds:
        row = {cell.deals: cell for cell in cells if cell.kind == kind}
        if kind == "ratings":
            lines.append(f"| {kind} | |" + "".join(f" {percent(row[count].middle)} |" for count in counts))
            continue
        for name, part in (("0.2 to 0.8", "middle"), ("below, above", "ends")):
            label = kind if part == "middle" else ""
            lines.append(f"| {label} | {name} |" + "".join(f" {percent(getattr(row[n], part))} |" for n in counts))
    return "\n".join(lines)


def percent(span: tuple[float, float]) -> str:
    return f"{100 * span[0]:.1f}–{100 * span[1]:.1f}%"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=5000, metavar="N", help="for what is not enumerated; default 5000")
    parser.add_argument("--deals", type=int, action="append", metavar="N", help=f"default {DEALS}")
    args = parser.parse_args()
    cells = measure(args.runs, tuple(args.deals or DEALS))
    print(table(cells))
    broken = [cell for cell in cells if not cell.holds(noise(cell, args.runs))]
    for cell in broken:
        print(f"{cell.kind}, {cell.deals} deals: outside of what is promised", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
