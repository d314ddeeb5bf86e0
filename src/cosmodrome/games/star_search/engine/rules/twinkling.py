"""Twinkling stars: the left neighbour moves the stars out of the markings into other holes."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.star_search.engine.rules.setup import refuse_charts
from cosmodrome.games.star_search.engine.state import HALF, Alone, Draw, Question, StarSearch, count, lowest
from cosmodrome.games.star_search.vocabulary import (
    FIXED_STAR_STAYS,
    HOLE_TAKEN,
    MOST_HOLES,
    NO_SUCH_HOLE,
    NOT_YOUR_STARS,
    SIDE,
    STAR_CAME_FROM_THERE,
    SURPRISE,
    SURPRISED,
    TWINKLE,
    TWINKLE_TIME_UP,
    TWINKLED,
)


def begin_twinkling(s: StarSearch, chart: i64, placement: i64) -> None:
    """The yellow stars in the markings have to move; the fixed star never does (ruling A08)."""
    corner = placement % MOST_HOLES
    offsets = s.setting.offsets
    first = s.pattern(chart, placement)
    marking: i64
    for marking in range(first, first + s.setting.markings[chart * 2 + s.colour]):
        hole = corner + offsets[marking]
        if hole != s.fixed and s.has_star(hole):
            s.leave(hole)
    next_star(s)


def next_star(s: StarSearch) -> None:
    if (s.left_north & s.north) | (s.left_south & s.south):
        s.go(s.setting.twinkle_star)
    else:
        s.go(s.setting.end_turn)


def neighbour(s: StarSearch) -> i64:
    """Who twinkles: the player to the left of the one whose chart counted (ruling A10)."""
    return s.left_of(s.searcher)


def move_star(s: StarSearch, hole: i64, by_chance: i64) -> None:
    origin = s.next_to_twinkle()
    s.take_star(origin)
    s.add_star(hole)
    s.tell(TWINKLED, neighbour(s), origin, hole, by_chance)


@final
class TwinkleTime(Alone):
    """A sandglass for each star; when it has run down, the rest is left to chance (ruling A22)."""

    def speaker(self, s: StarSearch) -> i64:
        return neighbour(s)

    def speaks(self, s: StarSearch) -> i64:
        return s.setting.twinkle

    def silence(self, s: StarSearch) -> i64:
        return s.setting.twinkle_too_late

    def milliseconds(self, s: StarSearch) -> i64:
        return s.setting.twinkle_limit

    def silenced(self, s: StarSearch, seat: i64) -> i64:
        return NOT_YOUR_STARS if seat != neighbour(s) else -1

    def take(self, s: StarSearch, action: i64) -> None:
        if action == neighbour(s):
            s.ask(s.setting.twinkling, action)
        else:
            if s.journal is not None:
                s.tell(TWINKLE_TIME_UP, neighbour(s), s.stars_to_twinkle())
            s.go(s.setting.twinkling_blindly)


@final
class Twinkling(Question):
    """Any hole that was empty before the stars were taken out, unfilled markings among them (ruling A09)."""

    def enter(self, s: StarSearch) -> None:
        s.asked = neighbour(s)

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        out.add(SURPRISE)
        out.add_each(TWINKLE, s.free_north(), HALF)
        out.add_each(TWINKLE + HALF, s.free_south(), (s.setting.rows - HALF // SIDE) * SIDE)
        if out.explain:
            self.explain(s, out)

    def explain(self, s: StarSearch, out: ActionList) -> None:
        refuse_charts(out)
        hole: i64
        for hole in range(MOST_HOLES):
            if not is_hole(s, hole):
                out.refuse(TWINKLE, hole, NO_SUCH_HOLE)
            elif hole == s.fixed:
                out.refuse(TWINKLE, hole, FIXED_STAR_STAYS)
            elif self.was_left(s, hole):
                out.refuse(TWINKLE, hole, STAR_CAME_FROM_THERE)
            elif s.has_star(hole):
                out.refuse(TWINKLE, hole, HOLE_TAKEN)

    def was_left(self, s: StarSearch, hole: i64) -> bool:
        left = s.left_north >> hole if hole < HALF else s.left_south >> (hole - HALF)
        return left & 1 == 1

    def take(self, s: StarSearch, action: i64) -> None:
        if action == SURPRISE:
            if s.journal is not None:
                s.tell(SURPRISED, neighbour(s), s.stars_to_twinkle())
            s.go(s.setting.twinkling_blindly)
        else:
            move_star(s, action - TWINKLE, 0)
            next_star(s)


def is_hole(s: StarSearch, hole: i64) -> bool:
    """Whether the sky has a hole there."""
    holes = s.setting.north >> hole if hole < HALF else s.setting.south >> (hole - HALF)
    return holes & 1 == 1


@final
class TwinklingBlindly(Draw):
    """The stars that are left go anywhere they may, one by one."""

    def outcomes(self, s: StarSearch) -> i64:
        return count(s.free_north()) + count(s.free_south())

    def stream(self, s: StarSearch) -> str:
        return "twinkle"

    def take(self, s: StarSearch, action: i64) -> None:
        free = s.free_north()
        first: i64 = 0
        in_north = count(free)
        if action >= in_north:
            action -= in_north
            free = s.free_south()
            first = HALF
        while action:
            free &= free - 1
            action -= 1
        move_star(s, first + lowest(free), 1)
        if (s.left_north & s.north) | (s.left_south & s.south):
            s.asked = CHANCE
        else:
            s.go(s.setting.end_turn)
