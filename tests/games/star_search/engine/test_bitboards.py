"""Bitboards agree with looking at every marking of every placement; the golden sky; how fast it is."""

from __future__ import annotations

import pytest

from cosmodrome import Rng
from cosmodrome.games.star_search.engine.scoring import full_corners, full_placements
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import COLOURS, MOST_HOLES, SIDE, placement_name
from tests.games.star_search.table import GAME, GOLDEN, full, table

SETTING = table().setting
SIDES = [(chart, colour) for chart in range(6) for colour in range(2)]
SKIES = 10_000


@pytest.mark.parametrize("name", list(GOLDEN["full_placements"]))
def test_sample_sky_has_the_listed_full_placements(name: str) -> None:
    colour, chart = name[:-1], int(name[-1])
    state = table()
    side = (chart - 1) * 2 + COLOURS.index(colour)
    found = full_placements(state.sky(), SETTING.anchors, SETTING.patterns[side])
    golden = set(GOLDEN["full_placements"][name])
    assert {placement_name(placement) for placement in found} == golden
    assert full(state, colour, chart) == golden


def random_sky(rng: Rng) -> int:
    """Thirty stars anywhere."""
    holes = [row * SIDE + column for row in range(9) for column in range(9)]
    sky = 0
    for count in range(30):
        other = count + int(rng.below(len(holes) - count))
        holes[count], holes[other] = holes[other], holes[count]
        sky |= 1 << holes[count]
    return sky


def masks(chart: int, colour: int) -> list[tuple[int, int]]:
    """Every placement with the holes of its markings, straight from the printed chart."""
    rows = GAME.data["chart"][chart][COLOURS[colour]]
    cells = [(r, c) for r in range(4) for c in range(4) if rows[r][c] == "o"]
    found = []
    for turns in range(4):
        for top in range(6):
            for left in range(6):
                mask = sum(1 << (top + r) * SIDE + left + c for r, c in cells)
                found.append((turns * MOST_HOLES + top * SIDE + left, mask))
        cells = [(c, 3 - r) for r, c in cells]
    return found


@pytest.mark.parametrize(("chart", "colour"), SIDES)
def test_brute_force_agrees_with_bitboards_on_ten_thousand_skies(chart: int, colour: int) -> None:
    every = masks(chart, colour)
    rng = Rng(chart, colour)
    side = chart * 2 + colour
    for _ in range(SKIES):
        sky = random_sky(rng)
        found = full_placements(sky, SETTING.anchors, SETTING.patterns[side])
        assert found == [placement for placement, mask in every if sky & mask == mask]


def test_no_side_looks_the_same_after_a_turn_so_all_placements_differ() -> None:
    for chart, colour in SIDES:
        every = masks(chart, colour)
        assert len({mask for _, mask in every}) == len(every) == 144


def test_the_two_halves_of_the_sky_are_one_bitboard() -> None:
    state = GAME.new(2)
    assert isinstance(state, StarSearch)
    state.north = state.south = 0
    for hole in range(MOST_HOLES):
        state.add_star(hole)
        assert state.has_star(hole)
        assert state.sky() == 1 << hole
        state.take_star(hole)
        assert state.sky() == 0


def test_a_corner_fits_where_all_shifted_skies_agree() -> None:
    sky = 1 << 11 | 1 << 13 | 1 << 21
    assert full_corners(sky, SETTING.anchors, ((0, 2, 10), (0, 2, 20))) == [1 << 11, 0]
