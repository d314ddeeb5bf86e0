"""Star Search: take a chart, place it before the sand has run down, see how many markings have a star."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.star_search.engine.rules.turn import fly
from cosmodrome.games.star_search.engine.rules.twinkling import begin_twinkling
from cosmodrome.games.star_search.engine.scoring import fields_won, filled_markings, solutions
from cosmodrome.games.star_search.engine.state import (
    LAST_CHART,
    LAST_PUT,
    NO_SEARCH,
    ORDINARY,
    Alone,
    Draw,
    Question,
    StarSearch,
    count,
)
from cosmodrome.games.star_search.vocabulary import (
    CALL_OFF,
    CHART_TAKEN,
    FIXED_STAR_FOUND,
    MOST_HOLES,
    NOT_YOUR_SEARCH,
    ONLY_IN_SUPER_SEARCH,
    OUTSIDE_THE_SKY,
    PLACE,
    PLACED,
    PUT_DOWN_BLINDLY,
    PUT_DOWN_LATE,
    ROTATIONS,
    SEARCH_BEGAN,
    SIDE,
    SOLUTIONS,
    STARS_STAND_STILL,
    STAYED,
    STOPPED,
    TWINKLE,
)

# --- Take the bottom star chart from the stack -------------------------------


class UnseenChart(Draw):
    """Any chart of a shuffled stack that nobody has seen yet."""

    def outcomes(self, s: StarSearch) -> i64:
        return count(s.unseen)

    def stream(self, s: StarSearch) -> str:
        return "charts"


@final
class TakeChart(UnseenChart):
    """The bottom chart. Of a shuffled stack it is any that nobody has seen yet; later the order is known."""

    def enter(self, s: StarSearch) -> None:
        s.last_search = NO_SEARCH
        s.searcher = s.turn
        if s.unseen:
            s.asked = CHANCE
        else:
            self.draw(s, s.take_bottom_chart())

    def take(self, s: StarSearch, action: i64) -> None:
        self.draw(s, take_unseen_chart(s, action))

    def draw(self, s: StarSearch, chart: i64) -> None:
        s.give_chart(s.turn, chart)
        if s.journal is not None:
            s.tell(CHART_TAKEN, s.turn, chart, s.colour)
            s.tell(SEARCH_BEGAN, s.turn, s.colour, s.runs(s.turn) if s.setting.hourglass else 0)
        s.go(s.setting.search)


def take_unseen_chart(s: StarSearch, nth: i64) -> i64:
    """The n-th of the charts that nobody has seen yet."""
    chart: i64 = 0
    while True:
        if (s.unseen >> chart) & 1:
            if nth == 0:
                break
            nth -= 1
        chart += 1
    s.unseen &= ~(1 << chart)
    return chart


# --- While the sand runs -----------------------------------------------------


class SearcherAlone(Alone):
    """Only the searcher may claim while the sand runs."""

    def speaker(self, s: StarSearch) -> i64:
        return s.searcher

    def silenced(self, s: StarSearch, seat: i64) -> i64:
        return NOT_YOUR_SEARCH if seat != s.searcher else -1


@final
class Searching(SearcherAlone):
    """The hourglass runs once, twice or three times, as the searcher's level says."""

    def speaks(self, s: StarSearch) -> i64:
        return s.setting.in_time

    def silence(self, s: StarSearch) -> i64:
        return s.setting.too_late

    def milliseconds(self, s: StarSearch) -> i64:
        return s.setting.hourglass * s.runs(s.searcher)

    def take(self, s: StarSearch, action: i64) -> None:
        if action == s.searcher:
            s.ask(s.setting.placing, action)
        else:
            s.tell(STOPPED, s.searcher)
            s.go(s.setting.stopped)


def list_placements(s: StarSearch, out: ActionList) -> None:
    """Any quarter turn, anywhere within the sky; never over the path, never flipped (ruling A21)."""
    setting = s.setting
    turns: i64
    row: i64
    for turns in range(ROTATIONS):
        for row in range(setting.anchor_rows[turns]):
            out.add_range(PLACE + turns * MOST_HOLES + row * SIDE, setting.anchor_columns[turns])
    if out.explain:
        explain_placements(s, out)


def explain_placements(s: StarSearch, out: ActionList) -> None:
    hole: i64
    turns: i64
    for hole in range(MOST_HOLES):
        out.refuse(TWINKLE, hole, STARS_STAND_STILL)
        for turns in range(ROTATIONS):
            if hole // SIDE >= s.setting.anchor_rows[turns] or hole % SIDE >= s.setting.anchor_columns[turns]:
                out.refuse(PLACE, turns * MOST_HOLES + hole, OUTSIDE_THE_SKY)


class SearcherPlaces(Question):
    """The searcher's chart may go anywhere within the sky; only a Super Star Search can be called off."""

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        out.refuse(CALL_OFF, 0, ONLY_IN_SUPER_SEARCH)
        list_placements(s, out)


@final
class Placing(SearcherPlaces):
    """The searcher puts the chart down. There are no corrections (ruling A24)."""

    def enter(self, s: StarSearch) -> None:
        s.asked = s.searcher

    def take(self, s: StarSearch, action: i64) -> None:
        placement = action - PLACE
        put_down(s, placement, PLACED)
        score(s, placement)


# --- "Stop!" -----------------------------------------------------------------


@final
class Stop(SearcherAlone):
    """Time is up and the chart must go down: a moment to do so (rulings A05 and A06)."""

    def speaks(self, s: StarSearch) -> i64:
        return s.setting.put_down

    def silence(self, s: StarSearch) -> i64:
        return s.setting.left_lying

    def milliseconds(self, s: StarSearch) -> i64:
        return s.setting.stop

    def take(self, s: StarSearch, action: i64) -> None:
        if action == s.searcher:
            s.ask(s.setting.placing_late, action)
        elif s.setting.rudi:
            s.go(s.setting.placing_blindly)
        else:
            put_down(s, s.setting.middle, PUT_DOWN_BLINDLY)
            score(s, s.setting.middle)


@final
class PlacingLate(SearcherPlaces):
    """The chart is put down after the stop. It scores in the first variation, and never in the second."""

    def take(self, s: StarSearch, action: i64) -> None:
        placement = action - PLACE
        put_down(s, placement, PUT_DOWN_LATE)
        if s.setting.rudi:
            fail(s, placement)
        else:
            score(s, placement)


@final
class PlacingBlindly(Draw):
    """Second variation: a chart that nobody puts down falls anywhere on the sky, and scores nothing (ruling A06)."""

    def outcomes(self, s: StarSearch) -> i64:
        """As many for a quarter turn as for three, and as many for none as for two."""
        rows, columns = s.setting.anchor_rows, s.setting.anchor_columns
        return 2 * (rows[0] * columns[0] + rows[1] * columns[1])

    def stream(self, s: StarSearch) -> str:
        return "placement"

    def take(self, s: StarSearch, action: i64) -> None:
        turns: i64 = 0
        corner = action
        while corner >= s.setting.anchor_rows[turns] * s.setting.anchor_columns[turns]:
            corner -= s.setting.anchor_rows[turns] * s.setting.anchor_columns[turns]
            turns += 1
        columns = s.setting.anchor_columns[turns]
        placement = turns * MOST_HOLES + corner // columns * SIDE + corner % columns
        put_down(s, placement, PUT_DOWN_BLINDLY)
        fail(s, placement)


# --- The chart lies on the sky -----------------------------------------------


def put_down(s: StarSearch, placement: i64, how: i64) -> None:
    """Put the searcher's chart on the sky. The search is over, so all players may see its solutions from now on."""
    seat = s.searcher
    s.put_chart(seat, placement)
    if s.journal is not None:
        s.tell(how, seat, placement, filled_markings(s, s.chart(seat), placement), s.markings(seat))
    remember(s, ORDINARY)


def remember(s: StarSearch, kind: i64) -> None:
    """Keep the search that has ended, with the sky as it was, to show its solutions."""
    s.last_search = kind
    s.last_north = s.north
    s.last_south = s.south
    s.last_colour = s.colour
    s.last_seat = s.searcher
    s.last_fields = 0
    seat: i64
    for seat in range(s.players):
        s.table[LAST_CHART + seat] = s.chart(seat)
        s.table[LAST_PUT + seat] = s.put_at(seat)
        if s.journal is not None and s.chart(seat) >= 0:
            s.tell(SOLUTIONS, seat, len(solutions(s, s.chart(seat), s.colour, s.sky())))


def score(s: StarSearch, placement: i64) -> None:
    """Rocket flight, and then the stars in the markings twinkle."""
    seat = s.searcher
    chart = s.chart(seat)
    fields = fields_won(s, chart, placement)
    if s.journal is not None and fields > s.markings(seat):
        s.tell(FIXED_STAR_FOUND, seat)
    s.last_fields = fields
    if fields == 0:
        s.tell(STAYED, seat)
    elif fly(s, seat, fields):
        return
    begin_twinkling(s, chart, placement)


def fail(s: StarSearch, placement: i64) -> None:
    """The rocket stays, but the stars in the markings twinkle all the same (ruling A07)."""
    s.tell(STAYED, s.searcher)
    begin_twinkling(s, s.chart(s.searcher), placement)
