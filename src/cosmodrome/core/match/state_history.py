"""The states that a match has been through: some are kept, those between are replayed on demand.

A long game has thousands of states of many kilobytes, and few of them are needed again.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.core.engine.state import State

EVERY = 32  # tables from one that is kept to the next


class StateHistory:
    """A list of states that grows and shrinks at its end. All changes of the current state are reported to it."""

    def __init__(self) -> None:
        self._kept: dict[int, State | bytes] = {}
        self._moves: list[list[int]] = []  # for every table, actions and outcomes since it
        self._has_jumped = False
        self._game: Any = None

    def __getstate__(self) -> dict[str, Any]:
        """States are pickled as bytes and read when they are needed: most of them never are."""
        kept = {index: state if isinstance(state, bytes) else state.to_bytes() for index, state in self._kept.items()}
        return {**self.__dict__, "_kept": kept}

    def __len__(self) -> int:
        return len(self._moves)

    def append(self, state: State) -> None:
        """Remember this table."""
        if len(self._moves) % EVERY == 0 or self._has_jumped:
            self._kept[len(self._moves)] = state.clone()
            self._game = state.game
            self._has_jumped = False
        self._moves.append([])

    def applied(self, move: int) -> None:
        """An action or an outcome of chance was applied."""
        if self._moves:
            self._moves[-1].append(move)

    def jumped(self) -> None:
        """The table is another one now, not by a move."""
        self._has_jumped = True

    def cut(self, length: int) -> None:
        """Forget all from this one on."""
        for index in range(length, len(self._moves)):
            self._kept.pop(index, None)
        del self._moves[length:]
        self._has_jumped = True  # moves of the one before may be missing

    def __getitem__(self, index: int) -> State:
        """A copy of this table."""
        if not 0 <= index < len(self._moves):
            raise IndexError(index)
        start = index
        while start not in self._kept:
            start -= 1
        kept = self._kept[start]
        state: State = self._game.from_bytes(kept) if isinstance(kept, bytes) else kept.clone()
        for moves in self._moves[start:index]:
            for move in moves:
                state.apply_unchecked(move)
        return state
