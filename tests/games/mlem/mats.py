"""Mats that owners may have and the built-in one is not like, as packs: each changes one thing, the last one all."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.mlem.table import Draft


def two_tokens_on_a_space(draft: Draft) -> None:
    """Space 6 has a tunnel and a die, space 8 two tokens with points."""
    draft.set("exploration_token", 1, "space", "6")
    draft.set("exploration_token", 5, "space", "8")


def moons_beside_planets(draft: Draft) -> None:
    """Spaces 8 and 15 have moons beside their planets, and a mission wants the moon of space 8."""
    draft.set("space", 8, "moons", "[4, 3]")
    draft.set("space", 15, "moons", "[6]")
    draft.set("mission", 0, "spaces", "[6, 8]")


def five_moons(draft: Draft) -> None:
    draft.set("space", 13, "moons", "[9, 8, 7, 6, 5]")
    draft.set("space", 6, "moons", "[7, 6, 5, 4, 3, 2, 1]")


def spaces_without_a_site(draft: Draft) -> None:
    """No moons at 9, and the last planet does not reach to 24."""
    draft.drop("space", 9, "moons")
    draft.set("mission", 0, "spaces", "[6]")
    draft.set("planet", 4, "spaces", "[23]")
    draft.set("mission", 9, "spaces", "[23]")


def shared_moons(draft: Draft) -> None:
    """Spaces 10 and 13 share moons, and so do three others."""
    draft.drop("space", 13, "moons").set("space", 13, "moons_of", "10")
    for space in (14, 17):
        draft.drop("space", space, "moons").set("space", space, "moons_of", "18")


def everything(draft: Draft) -> None:
    for change in (two_tokens_on_a_space, moons_beside_planets, spaces_without_a_site, shared_moons):
        change(draft)
    draft.set("space", 6, "moons", "[7, 6, 5, 4, 3, 2, 1]")
    draft.set("space", 12, "moons_of", "25")  # shared, and beside a planet


def later(draft: Draft) -> None:
    """Shared moons that are printed beside the later of two spaces, with a planet at both."""
    draft.drop("space", 22, "moons").set("space", 22, "moons_of", "25")
    draft.set("planet", 4, "spaces", "[22, 23, 24, 25]")


CHANGES: list[Callable[[Draft], None]] = [
    two_tokens_on_a_space,
    moons_beside_planets,
    five_moons,
    spaces_without_a_site,
    shared_moons,
    later,
    everything,
]


def mat(change: Callable[[Draft], None]) -> Draft:
    draft = Draft()
    change(draft)
    return draft
