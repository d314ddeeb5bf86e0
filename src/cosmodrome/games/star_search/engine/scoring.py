"""What a placement is worth, and which placements fill every marking."""

from __future__ import annotations

from mypy_extensions import i64

from cosmodrome.games.star_search.engine.state import Patterns, StarSearch
from cosmodrome.games.star_search.vocabulary import MOST_HOLES


def filled_markings(s: StarSearch, chart: i64, placement: i64) -> i64:
    """How many markings of the chart, in the colour of this search, have a star in them."""
    corner = placement % MOST_HOLES
    offsets = s.setting.offsets
    first = s.pattern(chart, placement)
    found: i64 = 0
    marking: i64
    for marking in range(first, first + s.setting.markings[chart * 2 + s.colour]):
        if s.has_star(corner + offsets[marking]):
            found += 1
    return found


def covers_fixed_star(s: StarSearch, chart: i64, placement: i64) -> bool:
    """Whether one of the markings lies on the fixed star."""
    wanted = s.fixed - placement % MOST_HOLES
    offsets = s.setting.offsets
    first = s.pattern(chart, placement)
    covered = False
    marking: i64
    for marking in range(first, first + s.setting.markings[chart * 2 + s.colour]):
        if offsets[marking] == wanted:
            covered = True
    return covered


def fields_won(s: StarSearch, chart: i64, placement: i64) -> i64:
    """How far the rocket flies for this placement: a field a star, and one more for all with the fixed star (A18).

    In the second variation only a full chart counts.
    """
    filled = filled_markings(s, chart, placement)
    if filled < s.setting.markings[chart * 2 + s.colour]:
        return 0 if s.setting.rudi else filled
    return filled + 1 if covers_fixed_star(s, chart, placement) else filled


# --- all full placements, by bitboards ---------------------------------------


def full_corners(sky: int, anchors: tuple[int, ...], patterns: Patterns) -> list[int]:
    """For each quarter turn the holes on which the chart's corner can lie so that every marking has a star.

    The sky is shifted so that each marking's hole comes to lie on the corner; what all these skies share fits.
    """
    found = []
    for corners, offsets in zip(anchors, patterns, strict=False):
        for offset in offsets:
            corners &= sky >> offset
        found.append(corners)
    return found


def full_placements(sky: int, anchors: tuple[int, ...], patterns: Patterns) -> list[int]:
    """All placements of one side of a chart that fill every marking."""
    found: list[int] = []
    first = 0
    for corners in full_corners(sky, anchors, patterns):
        while corners:
            found.append(first + (corners & -corners).bit_length() - 1)
            corners &= corners - 1
        first += MOST_HOLES
    return found


def solutions(s: StarSearch, chart: int, colour: int, sky: int) -> list[int]:
    """All full placements of a chart under this sky."""
    return full_placements(sky, s.setting.anchors, s.setting.patterns[chart * 2 + colour])
