"""Cache of encoded updates that are sent several times, such as those for the spectators of a table."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable


class FrameCache:
    """Keeps the most recently used frames, up to a number of characters."""

    def __init__(self, size: int) -> None:
        self._most = size
        self._size = 0
        self._frames: OrderedDict[Hashable, str] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], str]) -> str:
        """The frame of this key, which must name everything that the frame depends on."""
        found = self._frames.pop(key, None)
        if found is None:
            found = make()
            self._size += len(found)
        self._frames[key] = found
        while self._size > self._most:
            self._size -= len(self._frames.popitem(last=False)[1])
        return found
