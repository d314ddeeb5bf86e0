"""The journal of a state in tests: what the log would say."""

from __future__ import annotations

from typing import Any, TypeVar

from cosmodrome import State

S = TypeVar("S", bound=State)


def logged(state: S) -> S:
    """The state with an empty journal."""
    state.journal = []
    return state


def entries(state: State, name: str) -> list[dict[str, Any]]:
    """The entries of this kind, without its name."""
    told = [state.game.vocabulary.happened(entry, None) for entry in state.journal or ()]
    return [{key: entry[key] for key in entry if key != "happening"} for entry in told if entry["happening"] == name]
