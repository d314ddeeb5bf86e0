"""The list of what may be done now: the one enumeration behind validation, buttons, bots, hints and fuzzing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

EVERY_BIT: Final = (1 << 62) - 1


@final
class ActionList:
    """The legal actions of a decision. The reasons of illegal ones are kept only with `explain`."""

    def __init__(self, room: i64, explain: bool = False) -> None:
        self.actions = vec[i64]([0] * (room + 1))
        self.count: i64 = 0
        self.explain: bool = explain
        self.refused: dict[int, int] = {}
        self.in_use: bool = False  # see `State.fill_actions`

    def clear(self) -> None:
        self.count = 0
        if self.explain:
            self.refused = {}

    def add(self, verb: i64, arg: i64 = 0) -> None:
        """Add a verb with its argument. Verbs are the first number of their range, so this is the action."""
        self.actions[self.count] = verb + arg
        self.count += 1

    def add_unless(self, verb: i64, arg: i64, reason: i64) -> None:
        """Add it, unless there is a reason against it; -1 is none."""
        if reason < 0:
            self.add(verb, arg)
        else:
            self.refuse(verb, arg, reason)

    def add_range(self, first: i64, count: i64) -> None:
        """Add `count` actions in a row."""
        actions = self.actions
        start = self.count
        i: i64
        for i in range(count):
            actions[start + i] = first + i
        self.count = start + count

    def add_each(self, verb: i64, bits: i64, size: i64) -> None:
        """Add the verb with every argument below `size` whose bit is set.

        The inner loop writes first and counts after, without a branch that no processor could foresee. Eight bits of
        which none is set are passed over at once.
        """
        actions = self.actions
        count = self.count
        if size < 62:
            bits &= EVERY_BIT >> (62 - size)
        while bits:
            eight = bits & 255
            action = verb
            while eight:
                actions[count] = action
                count += eight & 1
                eight >>= 1
                action += 1
            bits >>= 8
            verb += 8
        self.count = count

    def add_subsets(self, verb: i64, bits: i64) -> None:
        """Add the verb with every non-empty set of these bits as its argument, rising."""
        actions = self.actions
        count = self.count
        subset = bits & -bits
        while subset:
            actions[count] = verb + subset
            count += 1
            subset = (subset - bits) & bits
        self.count = count

    def refuse(self, verb: i64, arg: i64, reason: i64) -> None:
        """Say why something that a player may expect is not legal."""
        if self.explain:
            self.refused[verb + arg] = reason

    def has(self, action: i64) -> bool:
        """Whether this action is legal."""
        i: i64 = 0
        while i < self.count and self.actions[i] != action:
            i += 1
        return i < self.count

    def listed(self) -> list[int]:
        return [self.actions[i] for i in range(self.count)]
