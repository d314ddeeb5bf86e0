"""Token buckets: rate limits per connection and per address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

MOST_ADDRESSES = 10_000


class Rate(NamedTuple):
    """Lets `burst` through at once and `per_second` from then on."""

    per_second: float
    burst: int


class Bucket:
    """A token bucket."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._tokens = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (moment - self._last) * self._per_second)
        self._last = moment
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket per address; the one that was used longest ago is forgotten when there are too many."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._per_second = per_second
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(self._per_second, self._burst))
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket
