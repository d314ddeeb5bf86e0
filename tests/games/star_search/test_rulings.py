"""Every ruling has a test that carries its id, and the options that open rulings are known."""

from __future__ import annotations

from tests.games.star_search.table import GAME
from tests.support.rulebook import check_rulings


def test_every_ruling_has_a_test_that_carries_its_id() -> None:
    check_rulings("star_search", 33)


def test_the_options_that_open_a_ruling_are_these_with_these_defaults() -> None:
    assert {option.ruling: (option.name, option.default) for option in GAME.options if option.ruling} == {
        "A32": ("fixed_star", "centre"),
        "A16": ("super_limit", 90),
        "A22": ("twinkle_seconds", 20),
        "A30": ("meteor_shower", True),
        "A25": ("starting_player", 0),
    }
