"""Conservation laws of Star Search: what holds at every moment, whatever was played."""

from __future__ import annotations

from dataclasses import dataclass

from cosmodrome.games.star_search.engine.state import CHART_BITS, CHART_MASK, NO_CHART, StarSearch
from cosmodrome.games.star_search.vocabulary import (
    DRAW_FIXED_STAR,
    SCATTER,
    SIDE,
    SPREAD,
    TWINKLE_TIME,
    TWINKLING,
    TWINKLING_BLINDLY,
)


def check(s: StarSearch) -> None:
    """Every star and every chart is somewhere exactly once, and every rocket is on its way."""
    stars(s)
    charts(s)
    rockets(s)


def stars(s: StarSearch) -> None:
    """Thirty stars, all in holes of the sky; only while they are scattered some are still in the box."""
    sky = s.sky()
    holes = sum(1 << row * SIDE + column for row in range(s.setting.rows) for column in range(s.setting.columns))
    assert sky & ~holes == 0, "a star outside the sky"
    if s.step in (DRAW_FIXED_STAR, SPREAD, SCATTER):
        assert sky.bit_count() <= s.setting.stars
    else:
        assert sky.bit_count() == s.setting.stars
    if s.step != DRAW_FIXED_STAR:
        assert s.has_star(s.fixed), "the fixed star has gone"
    waiting = s.stars_to_twinkle()
    if not s.is_terminal():
        assert (waiting > 0) == (s.step in (TWINKLE_TIME, TWINKLING, TWINKLING_BLINDLY))


def charts(s: StarSearch) -> None:
    """Each chart is unseen, in the pile, in a hand or on the sky."""
    unseen = [chart for chart in range(s.setting.charts) if s.unseen >> chart & 1]
    pile = [s.pile >> CHART_BITS * i & CHART_MASK for i in range(s.pile_size)]
    held = [s.chart(seat) for seat in range(s.players) if s.chart(seat) != NO_CHART]
    assert sorted([*unseen, *pile, *held]) == list(range(s.setting.charts))
    assert s.pile >> CHART_BITS * s.pile_size == 0


def rockets(s: StarSearch) -> None:
    goal = s.setting.laps * s.setting.fields
    home = [seat for seat in range(s.players) if s.progress(seat) >= goal]
    assert len(home) <= 1
    assert bool(home) <= s.is_terminal()
    if home:
        assert s.winners() == home


@dataclass
class Past:
    """What only grows, as long as nothing is taken back."""

    progress: list[int]

    @classmethod
    def of(cls, s: StarSearch) -> Past:
        return cls([s.progress(seat) for seat in range(s.players)])

    def leads_to(self, s: StarSearch) -> Past:
        now = Past.of(s)
        assert all(before <= after for before, after in zip(self.progress, now.progress, strict=True))
        assert sum(before < after for before, after in zip(self.progress, now.progress, strict=True)) <= 1
        return now
