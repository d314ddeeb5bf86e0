"""The generator of the lab and of bots: small, fast, and with equal streams interpreted and compiled.

Draws of a real match do not come from here; see `core/match/fair_draws.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
# Multiply-with-carry, x' = A * (x mod 2^32) + (x >> 32). A < 2^31 keeps every value inside a signed
# 64-bit integer, and A * 2^32 - 1 is a safe prime, so the period is about 2^62.
MULTIPLIER: Final = 2111110629


def stir(word: i64, salt: i64) -> i64:
    """A 32-bit mixing step whose products stay below 2^63: neighbouring seeds give unrelated streams."""
    h: i64 = (word ^ salt) & WORD
    h = ((h ^ (h >> 16)) * 0x7FEB352D) & WORD
    h = ((h ^ (h >> 15)) * 0x5BD1E995) & WORD
    return h ^ (h >> 16)


@final
class Rng:
    """`Rng(seed)` is a stream; `Rng(seed, index, branch)` is another one for every game and purpose."""

    def __init__(self, seed: i64, index: i64 = 0, branch: i64 = 0) -> None:
        low: i64 = stir(seed & WORD, 0x243F6A88)
        high: i64 = stir((seed >> 32) & WORD, low)
        low = stir(low, high ^ (index & WORD))
        high = stir(high, low ^ ((index >> 32) & WORD) ^ 0x13198A2E)
        low = stir(low, high ^ (branch & WORD) ^ 0x03707344)
        high = stir(high, low)
        # At most 2^62, below MULTIPLIER * 2^32 - 1, and never the fixed point 0.
        self.x: i64 = ((high & 0x3FFFFFFF) << 32) | low | 1

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, n below 2^31."""
        x = self.x
        x = MULTIPLIER * (x & WORD) + (x >> 32)
        self.x = x
        return ((x & WORD) * n) >> 32

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def choices(self, items: Sequence[T], weights: Sequence[int], k: int) -> list[T]:
        """`k` items with replacement, each as likely as its whole-number weight says."""
        return [items[self.weighted(weights)] for _ in range(k)]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its whole-number weight says."""
        total = sum(weights)
        if total <= 0:
            raise ValueError("weights need a positive sum")
        rest = self.below(total)
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise AssertionError("unreachable: the weights sum to the total")
