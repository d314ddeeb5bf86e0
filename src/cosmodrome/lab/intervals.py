"""How sure a measured share is: 95 % intervals of means, where what is averaged are independent clusters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

NOTICED = 0.005  # of a share: with enough games even less is certain, and still nothing


@dataclass(frozen=True)
class Estimate:
    """A measured mean and where the true one is with 95 % confidence."""

    mean: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def side(self, par: float) -> int:
        """1 or -1 if the whole interval lies above or below par, and by more than anybody would notice; else 0."""
        if abs(self.mean - par) < NOTICED or self.low <= par <= self.high:
            return 0
        return 1 if self.mean > par else -1

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} - {self.high:.3f})"


def interval(mean: float, mean_square: float, count: int) -> tuple[float, float]:
    """Where a true share is, from the mean of the shares and of their squares, by the normal approximation."""
    error = 1.96 * math.sqrt(max(mean_square - mean * mean, 0.0) / count)
    return max(0.0, mean - error), min(1.0, mean + error)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by the first terms of its expansion around the normal one."""
    return 1.96 + 2.372 / freedom + 2.823 / freedom**2


def of_means(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its interval, by Student's distribution; one value tells nothing of it."""
    count = len(values)
    mean = math.fsum(values) / count
    if count == 1:
        return Estimate(mean, -math.inf, math.inf)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    error = student(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, mean - error, mean + error)


def of_shares(values: Sequence[float]) -> Estimate:
    """The same for shares from 0 to 1, where each value is a cluster, such as all games on the same dice.

    If all of them are 0 or all are 1, spread tells nothing: then the rule of three does, 3 / n.
    """
    found = of_means(values)
    unseen = min(1.0, 3 / len(values))
    low = 1 - unseen if found.mean == 1.0 else max(0.0, found.low)
    high = unseen if found.mean == 0.0 else min(1.0, found.high)
    return Estimate(found.mean, low, high)


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
        found = self.estimate()
        if found is None:
            return None
        unseen = min(1.0, 3 / self.seen)
        low = 1 - unseen if found.mean >= 1.0 else max(0.0, found.low)
        high = unseen if found.mean <= 0.0 else min(1.0, found.high)
        return Estimate(found.mean, low, high)
