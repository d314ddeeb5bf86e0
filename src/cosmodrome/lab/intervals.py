"""How sure a measured share, mean or ratio is: 95% intervals from independent units, such as games or deals.

Shares use the interval of Agresti and Coull (1998) with an effective number of units, as Korn and Graubard (1998) do
for surveys: units in which several games hang together tell more, or less, than one throw of a coin. docs/lab.md gives
the reasons and the measured coverage.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

NORMAL = 1.959964
FEW = 30  # units: with fewer, Student's distribution takes the place of the normal one
AGREEMENT = 8.0
ROUNDING = 1e-12
NOTICED = 0.005  # of a share: with enough games even less is certain, and still nothing


@dataclass(frozen=True)
class Estimate:
    """A measured mean and where the true one is with 95 % confidence."""

    mean: float
    low: float
    high: float

    def side(self, par: float) -> int:
        """1 or -1 if the whole interval lies above or below par, and by more than anybody would notice; else 0."""
        if abs(self.mean - par) < NOTICED or self.low <= par <= self.high:
            return 0
        return 1 if self.mean > par else -1

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} - {self.high:.3f})"


def student(freedom: int) -> float:
    """The 97.5% point of Student's distribution: exact below three degrees of freedom, then by its expansion."""
    if freedom < 3:
        return (12.7062, 4.3027)[freedom - 1]
    return NORMAL + 2.3722 / freedom + 2.8225 / freedom**2 + 2.5558 / freedom**3 + 1.5895 / freedom**4


def agreement_floor(count: int) -> float:
    """The least variance, as a part of that of all-or-nothing units, that so many units can show.

    Units that all agree have no spread, yet others may come. With 8 / n, an interval is then a little wider than the
    rule of three would have it.
    """
    return min(1.0, AGREEMENT / count)


def of_means(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its interval, by Student's distribution; one value tells nothing of it."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(mean, -math.inf, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    error = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - error, mean + error)


def of_shares(values: Sequence[float], most: float = 1.0) -> Estimate:
    """The same for shares from 0 to `most`, where each value is an independent unit, such as all games of a deal.

    `most` is below 1 for a bot that has several seats at a table, since only one of them can win.
    """
    total = math.fsum(values) / most
    squares = math.fsum(value * value for value in values) / (most * most)
    found = of_share_sums(total, squares, len(values))
    return Estimate(math.fsum(values) / len(values), found.low * most, found.high * most)


def of_share_sums(total: float, squares: float, count: int) -> Estimate:
    """The interval of a share from the sums of the values and of their squares."""
    mean = min(1.0, max(0.0, total / count))
    return of_share(mean, max(0.0, squares / count - mean * mean), count)


def of_share(mean: float, variance: float, count: int, largest: float = 1.0) -> Estimate:
    """The interval of a share from the mean and the variance of `count` independent units.

    A value between 0 and 1 with mean m varies by at most m(1 - m), and by that much only if it is always 0 or 1. The
    variance divided by this bound says how many all-or-nothing units the sample is worth. `largest` is the bound of
    that quotient where units differ in size.
    """
    if count == 1:
        return Estimate(mean, 0.0, 1.0)
    quantile = student(count - 1) if count < FEW else NORMAL
    bound = mean * (1 - mean)
    part = largest
    if bound > ROUNDING:
        unknown = (student(count - 1) / quantile) ** 2 * count / (count - 1)
        part = min(largest, max(variance / bound * unknown, agreement_floor(count)))
    return agresti_coull(mean, count / part, quantile)


def agresti_coull(mean: float, count: float, quantile: float) -> Estimate:
    """As if half of quantile² more units were won and as many lost."""
    more = quantile * quantile
    centre = (mean * count + more / 2) / (count + more)
    error = quantile * math.sqrt(centre * (1 - centre) / (count + more))
    return Estimate(mean, max(0.0, centre - error), min(1.0, centre + error))


class Ratio:
    """Sum of tops over sum of bottoms, where each pair is an independent cluster, such as a game; by linearisation."""

    def __init__(self) -> None:
        self.top = self.bottom = 0.0
        self.seen = 0
        self._tops = self._bottoms = self._both = 0.0  # sums of squares and products

    def add(self, top: float, bottom: float) -> None:
        self.top += top
        self.bottom += bottom
        self._tops += top * top
        self._bottoms += bottom * bottom
        self._both += top * bottom
        self.seen += 1

    def add_nothing(self, clusters: int, bottom: float) -> None:
        """So many clusters in which the top is 0, each with the same bottom."""
        self.bottom += clusters * bottom
        self._bottoms += clusters * bottom * bottom
        self.seen += clusters

    def estimate(self) -> Estimate | None:
        """None if nothing was counted; without end if there is but one cluster."""
        if self.bottom <= 0:
            return None
        ratio = self.top / self.bottom
        if self.seen < 2:
            return Estimate(ratio, -math.inf, math.inf)
        rests = max(0.0, self._tops - 2 * ratio * self._both + ratio * ratio * self._bottoms)
        error = student(self.seen - 1) * math.sqrt(rests * self.seen / (self.seen - 1)) / self.bottom
        return Estimate(ratio, ratio - error, ratio + error)

    def share(self) -> Estimate | None:
        """The same for a share, which lies between 0 and 1."""
        if self.bottom <= 0:
            return None
        ratio = min(1.0, max(0.0, self.top / self.bottom))
        rests = max(0.0, self._tops - 2 * ratio * self._both + ratio * ratio * self._bottoms)
        size = self.bottom * self.bottom / self.seen  # what the squares sum to where all clusters have one size
        return of_share(ratio, rests / size, self.seen, max(1.0, self._bottoms / size))
