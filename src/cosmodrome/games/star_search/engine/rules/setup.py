"""Game setup: the spread of stars over the sky, the starting player, and the meteor shower that spreads them again."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.star_search.engine.state import NOBODY, Draw, Question, StarSearch, bit, count
from cosmodrome.games.star_search.vocabulary import (
    DRAW_FIXED_STAR,
    FIXED_STAR_SET,
    METEOR_SHOWER,
    MOST_HOLES,
    NO_SEARCH_NOW,
    PLACE,
    ROTATIONS,
    SHOWER,
    SHOWER_REFUSED,
    SHOWER_VOTE,
    SKY_SCATTERED,
    STARTER_FOUND,
)


def set_up(s: StarSearch) -> None:
    """An empty sky; the fixed star in the centre, or wherever a draw puts it (ruling A32)."""
    if s.setting.fixed_elsewhere:
        s.go(s.setting.steps[DRAW_FIXED_STAR])
    else:
        s.clear_sky()
        s.go(s.setting.spread)


@final
class DrawFixedStar(Draw):
    """By option the fixed star stands in any hole."""

    def outcomes(self, s: StarSearch) -> i64:
        return len(s.setting.holes)

    def stream(self, s: StarSearch) -> str:
        return "sky"

    def take(self, s: StarSearch, action: i64) -> None:
        s.fixed = s.setting.holes[action]
        s.clear_sky()
        s.tell(FIXED_STAR_SET, s.fixed)
        s.go(s.setting.spread)


# --- Distribute the stars relatively evenly ----------------------------------


@final
class Spread(Draw):
    """Every block of the sky gets the same number of stars; which blocks get one that is left over is drawn."""

    def enter(self, s: StarSearch) -> None:
        s.richer = 0
        s.block = 0
        self.choose_next_block(s)

    def choose_next_block(self, s: StarSearch) -> None:
        if count(s.richer) < s.setting.stars % s.setting.blocks:
            s.at = self
            s.asked = CHANCE
        else:
            s.go(s.setting.scatter)

    def outcomes(self, s: StarSearch) -> i64:
        return s.setting.blocks - count(s.richer)

    def stream(self, s: StarSearch) -> str:
        return "sky"

    def take(self, s: StarSearch, action: i64) -> None:
        block: i64 = 0
        while True:
            if (s.richer >> block) & 1 == 0:
                if action == 0:
                    break
                action -= 1
            block += 1
        s.richer |= bit(block)
        self.choose_next_block(s)


@final
class Scatter(Draw):
    """Star by star, block by block: any free hole of the block."""

    def enter(self, s: StarSearch) -> None:
        setting = s.setting
        while s.block < setting.blocks and self.stars_in(s) >= self.share(s):
            s.block += 1
        if s.block < setting.blocks:
            s.asked = CHANCE
            return
        s.richer = 0
        s.block = 0
        s.tell(SKY_SCATTERED, setting.stars)
        s.go(setting.draw_starter if s.turn == NOBODY else setting.turn)

    def share(self, s: StarSearch) -> i64:
        return s.setting.stars // s.setting.blocks + ((s.richer >> s.block) & 1)

    def stars_in(self, s: StarSearch) -> i64:
        setting = s.setting
        found: i64 = 0
        i: i64
        for i in range(setting.block_first[s.block], setting.block_first[s.block + 1]):
            if s.has_star(setting.block_holes[i]):
                found += 1
        return found

    def outcomes(self, s: StarSearch) -> i64:
        return s.setting.block_first[s.block + 1] - s.setting.block_first[s.block] - self.stars_in(s)

    def stream(self, s: StarSearch) -> str:
        return "sky"

    def take(self, s: StarSearch, action: i64) -> None:
        i = s.setting.block_first[s.block]
        while True:
            hole = s.setting.block_holes[i]
            if not s.has_star(hole):
                if action == 0:
                    break
                action -= 1
            i += 1
        s.add_star(hole)
        self.enter(s)


# --- Who begins --------------------------------------------------------------


@final
class DrawStarter(Draw):
    """The starting player: the last to see a shooting star, if chosen with the table, or else a draw (ruling A25)."""

    def enter(self, s: StarSearch) -> None:
        if s.starting_player == 0:
            s.asked = CHANCE
        else:
            self.take(s, s.starting_player - 1)

    def outcomes(self, s: StarSearch) -> i64:
        return s.players

    def stream(self, s: StarSearch) -> str:
        return "start"

    def take(self, s: StarSearch, action: i64) -> None:
        s.turn = action
        s.tell(STARTER_FOUND, action)
        s.go(s.setting.begin_turn)


# --- House rule: the meteor shower -------------------------------------------


@final
class Vote(Question):
    """The vote after two rounds without movement: players answer in turn, and a majority brings the shower (A30)."""

    def enter(self, s: StarSearch) -> None:
        s.ayes = 0
        s.noes = 0
        s.ask(self, s.turn)

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        out.add(SHOWER, 0)
        out.add(SHOWER, 1)
        if out.explain:
            refuse_charts(out)

    def take(self, s: StarSearch, action: i64) -> None:
        s.tell(SHOWER_VOTE, s.asked, action - SHOWER)
        if action == SHOWER:
            s.noes |= 1 << s.asked
        else:
            s.ayes |= 1 << s.asked
        if 2 * count(s.ayes) > s.players:
            meteor_shower(s)
        elif 2 * count(s.noes) >= s.players:
            s.tell(SHOWER_REFUSED)
            s.go(s.setting.turn)
        else:
            s.asked = s.left_of(s.asked)


def meteor_shower(s: StarSearch) -> None:
    """Spread all yellow stars again. The fixed star stays, and the turn begins."""
    s.tell(METEOR_SHOWER, s.rounds_under_this_sky())
    s.ayes = 0
    s.noes = 0
    s.still_sky = 0
    if s.setting.shower_ends_stillness:
        s.still = 0
    s.clear_sky()
    s.go(s.setting.spread)


def refuse_charts(out: ActionList) -> None:
    """Record the refusal of all placements: no chart is put down outside a search."""
    placement: i64
    for placement in range(ROTATIONS * MOST_HOLES):
        out.refuse(PLACE, placement, NO_SEARCH_NOW)
