"""Super Star Search, in the second variation: all players search at once, and the first full chart wins."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.star_search.engine.rules.search import (
    UnseenChart,
    list_placements,
    remember,
    score,
    take_unseen_chart,
)
from cosmodrome.games.star_search.engine.scoring import filled_markings
from cosmodrome.games.star_search.engine.state import NO_SEARCH, NOBODY, SUPER, Clock, Question, StarSearch, count
from cosmodrome.games.star_search.vocabulary import (
    ALL_OUT,
    ALREADY_AGREED,
    CALL_OFF,
    CALL_OFF_OPEN,
    CALL_OFF_WANTED,
    CALLED_OFF,
    CHART_TAKEN,
    CLAIM_FAILED,
    CLAIM_WON,
    OUT_OF_THIS_SEARCH,
    PLACE,
    SUPER_BEGAN,
    SUPER_ENDED,
    TIME_LIMIT,
    TOO_EARLY_TO_CALL_OFF,
    WAIT_FOR_THE_START,
)

# --- All players draw a star chart -------------------------------------------


@final
class Countdown(Clock):
    """The countdown before the charts are dealt, so that all players see them at once. Nobody may claim yet."""

    def enter(self, s: StarSearch) -> None:
        s.last_search = NO_SEARCH
        s.tell(SUPER_BEGAN, s.turn, s.colour)
        s.asked = CHANCE

    def weights(self, s: StarSearch) -> list[int]:
        return [0] * s.players + [1]

    def sample(self, s: StarSearch, rng: Rng) -> i64:
        return s.players

    def milliseconds(self, s: StarSearch) -> i64:
        return s.setting.countdown

    def silenced(self, s: StarSearch, seat: i64) -> i64:
        return WAIT_FOR_THE_START

    def take(self, s: StarSearch, action: i64) -> None:
        s.go(s.setting.deal_charts)


@final
class DealCharts(UnseenChart):
    """The roller draws first, then the others clockwise, each from the bottom of the stack (ruling A11)."""

    def enter(self, s: StarSearch) -> None:
        while s.dealt < s.players:
            if s.unseen:
                s.asked = CHANCE
                return
            self.give(s, s.take_bottom_chart())
        s.go(s.setting.super_search)

    def give(self, s: StarSearch, chart: i64) -> None:
        seat = (s.turn + s.dealt) % s.players
        s.give_chart(seat, chart)
        s.dealt += 1
        s.tell(CHART_TAKEN, seat, chart, s.colour)

    def take(self, s: StarSearch, action: i64) -> None:
        self.give(s, take_unseen_chart(s, action))
        self.enter(s)


# --- Let the star search begin -----------------------------------------------


@final
class SuperSearch(Clock):
    """The search: players still in it may claim at any moment; after a while it may be called off (A16)."""

    def weights(self, s: StarSearch) -> list[int]:
        row = [s.setting.claim if s.is_searching(seat) else 0 for seat in range(s.players)]
        return [*row, self.silence(s)]

    def silence(self, s: StarSearch) -> i64:
        return s.setting.nobody_claims if self.milliseconds(s) else 0

    def sample(self, s: StarSearch, rng: Rng) -> i64:
        claim = s.setting.claim
        in_it = s.players - count(s.out)
        spoken = rng.below(in_it * claim + self.silence(s)) // claim
        if spoken >= in_it:
            return s.players
        seat: i64 = 0
        while True:
            if s.is_searching(seat):
                if spoken == 0:
                    return seat
                spoken -= 1
            seat += 1

    def milliseconds(self, s: StarSearch) -> i64:
        """First until calling off is possible; then, if there is a limit, until it is reached."""
        setting = s.setting
        if not s.may_call_off:
            return setting.call_off
        return setting.super_limit - setting.call_off if setting.super_limit else 0

    def runs_on(self, s: StarSearch) -> bool:
        return s.sand_runs == 1

    def silenced(self, s: StarSearch, seat: i64) -> i64:
        return -1 if s.is_searching(seat) else OUT_OF_THIS_SEARCH

    def take(self, s: StarSearch, action: i64) -> None:
        if action < s.players:
            s.ask(s.setting.claiming, action)
        elif s.may_call_off:
            end_without_winner(s, TIME_LIMIT)
        else:
            s.may_call_off = 1
            s.sand_runs = 0
            s.tell(CALL_OFF_OPEN)


@final
class Claiming(Question):
    """A claim with the own chart, or agreeing to call the search off."""

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        if not s.may_call_off:
            out.refuse(CALL_OFF, 0, TOO_EARLY_TO_CALL_OFF)
        elif s.has_agreed(s.asked):
            out.refuse(CALL_OFF, 0, ALREADY_AGREED)
        else:
            out.add(CALL_OFF)
        list_placements(s, out)

    def take(self, s: StarSearch, action: i64) -> None:
        seat = s.asked
        s.sand_runs = 1
        if action == CALL_OFF:
            s.agreed |= 1 << seat
            s.tell(CALL_OFF_WANTED, seat)
            continue_search(s)
            return
        placement = action - PLACE
        s.put_chart(seat, placement)
        filled = filled_markings(s, s.chart(seat), placement)
        if filled < s.markings(seat):
            s.tell(CLAIM_FAILED, seat, placement, filled, s.markings(seat))
            s.out |= 1 << seat  # ruling A15: out of this search, and nothing else
            continue_search(s)
            return
        s.tell(CLAIM_WON, seat, placement)
        s.searcher = seat
        remember(s, SUPER)
        score(s, placement)


def continue_search(s: StarSearch) -> None:
    """The search goes on for the others, unless nobody is left or all who are left want to stop."""
    everybody: i64 = (1 << s.players) - 1
    if s.out == everybody:
        end_without_winner(s, ALL_OUT)
    elif (s.out | s.agreed) == everybody:
        end_without_winner(s, CALLED_OFF)
    else:
        s.go(s.setting.super_search)


def end_without_winner(s: StarSearch, ending: i64) -> None:
    """Nothing moves, nothing twinkles."""
    s.tell(SUPER_ENDED, ending)
    s.searcher = NOBODY
    remember(s, SUPER)
    s.go(s.setting.end_turn)
