"""Hints for Star Search: the best placements, by the fields that the rocket flies.

Nothing is tried out: the fields of a placement are counted, and where a star should go is computed over every chart
that may come next.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmodrome.core.advice import Adviser, Choice, Luck, Scale, compared
from cosmodrome.core.engine.state import State
from cosmodrome.core.i18n import Text
from cosmodrome.games.star_search.engine.scoring import fields_won, full_corners
from cosmodrome.games.star_search.engine.state import CHART_MASK, Patterns, StarSearch, joined
from cosmodrome.games.star_search.ui.view import prompt
from cosmodrome.games.star_search.vocabulary import (
    CALL_OFF,
    NO_PLANET,
    PLACE,
    SURPRISE,
    TAKE_CHART,
    THROW,
    TWINKLE,
)

FIELDS = Scale("fields", 1e-9, (("blunder", 3.0), ("mistake", 2.0), ("inaccuracy", 1.0)), is_exact=True)
MOST_SHOWN = 4  # of hundreds of places
SEARCHES = ("place", "put_down", "claim")  # questions
WEIGHED = (*SEARCHES, "twinkle")


class PerfectSearcher(Adviser):
    """Sees at once what others have to search for."""

    scale = FIELDS

    def choices(self, state: State, played: int | None = None) -> list[Choice]:
        """The best ones; none in a search of the second variation, which forbids help (A23) until it is over."""
        assert isinstance(state, StarSearch)
        asked = prompt(state)
        if asked not in WEIGHED:
            return compared([(action, None) for action in state.legal_actions()], None, FIELDS)
        if forbids_help(state) and played is None:
            return []
        found: list[tuple[int, float | None]] = [*(twinkles(state) if asked == "twinkle" else placements(state))]
        choices = compared(found, None, FIELDS)
        shown = choices[:MOST_SHOWN]
        return shown + [choice for choice in choices[MOST_SHOWN:] if choice.action == played]

    def judges(self, state: State, action: int) -> bool:
        """Searches; where stars go is a matter of taste, and of the stars that follow."""
        assert isinstance(state, StarSearch)
        return prompt(state) in SEARCHES

    def counts(self, state: State) -> bool:
        """The die, and the chart that is drawn for a search alone."""
        assert isinstance(state, StarSearch)
        return state.step in (THROW, TAKE_CHART) and len(state.chance_outcomes()) > 1

    def luck(self, state: State, outcome: int) -> Luck:
        assert isinstance(state, StarSearch)
        worth = thrown(state, int(state.turn), state.sky()) if state.step == THROW else drawn(state)
        seats = range(int(state.players))
        average = [sum(row[seat] for row in worth) / len(worth) for seat in seats]
        return Luck([worth[outcome][seat] - average[seat] for seat in seats], [0.0 for _ in seats])

    def result(self, state: State) -> list[float]:
        return [float(score) for score in state.scores()]

    def reason(self, state: State, choices: list[Choice], text: Text) -> str:
        assert isinstance(state, StarSearch)
        asked = prompt(state)
        if asked == "twinkle":
            return text.say("reason-twinkle")
        if asked not in WEIGHED:
            return ""
        if forbids_help(state):
            return text.say("reason-no-help")
        fields = [int(worth) for action, worth in placements(state) if action != CALL_OFF]
        most, markings = max(fields), int(state.markings(state.asked))
        facts = {"fields": most, "places": fields.count(most), "markings": markings}
        if most >= markings:
            return text.say("reason-full", {**facts, "fixed": "yes" if most > markings else "no"})
        return text.say("reason-part", facts)


def forbids_help(s: StarSearch) -> bool:
    return bool(s.setting.rudi and prompt(s) in SEARCHES)


# --- placements --------------------------------------------------------------


def placements(s: StarSearch) -> Iterator[tuple[int, float]]:
    """Every place with the fields that it brings; where the rules want a full chart, nothing else brings any."""
    chart = s.chart(s.asked)
    is_late = s.setting.rudi and prompt(s) == "put_down"
    for action in s.legal_actions():
        if action == CALL_OFF or is_late:
            yield action, 0.0
        else:
            yield action, float(fields_won(s, chart, action - PLACE))


def best_fields(s: StarSearch, chart: int, colour: int, sky: int) -> int:
    """What the best place for a chart brings under this sky."""
    patterns, anchors = s.setting.patterns[chart * 2 + colour], s.setting.anchors
    markings = len(patterns[0])
    full = full_corners(sky, anchors, patterns)
    if any(full):
        return markings + covers_fixed(int(s.fixed), full, patterns)
    return 0 if s.setting.rudi else most_filled(sky, anchors, patterns)


def covers_fixed(fixed: int, full: list[int], patterns: Patterns) -> bool:
    """Whether one of these full places has a marking on the fixed star."""
    return any(
        fixed >= offset and corners >> fixed - offset & 1
        for corners, offsets in zip(full, patterns, strict=True)
        for offset in offsets
    )


def most_filled(sky: int, anchors: tuple[int, ...], patterns: Patterns) -> int:
    """The most markings with a star in them. Bitboards count for all corners at once, in binary: up to seven."""
    most = 0
    for corners, offsets in zip(anchors, patterns, strict=True):
        ones = twos = fours = 0
        for offset in offsets:
            star = sky >> offset & corners
            carry = ones & star
            ones ^= star
            fours ^= twos & carry
            twos ^= carry
        filled = 0
        for bits, worth in ((fours, 4), (twos, 2), (ones, 1)):
            if corners & bits:
                corners &= bits
                filled += worth
        most = max(most, filled)
    return most


# --- what may come next ------------------------------------------------------


def charts_ahead(s: StarSearch) -> list[int]:
    """The charts of which one is drawn next, each equally likely; once all have been seen the order is known."""
    if s.unseen:
        return [chart for chart in range(int(s.setting.charts)) if s.unseen >> chart & 1]
    return [int(s.pile & CHART_MASK)] if s.pile_size else []


def search_ahead(s: StarSearch, colour: int, sky: int) -> float:
    """The fields that a search for this colour may be expected to bring."""
    charts = charts_ahead(s)
    return sum(best_fields(s, chart, colour, sky) for chart in charts) / len(charts) if charts else 0.0


def thrown(s: StarSearch, seat: int, sky: int) -> list[list[float]]:
    """For each face of the die the fields that it may be expected to bring to every seat.

    In the second variation a planet lets all search, and all seats are assumed to be first equally often.
    """
    setting = s.setting
    found = []
    for face in range(int(setting.faces)):
        row = [0.0] * int(s.players)
        colour = int(setting.rolled_planet[face])
        if colour == NO_PLANET:
            row[seat] = float(setting.black[face] + (setting.hollow[face] if s.is_last_and_alone(seat) else 0))
        elif setting.rudi:
            row = [search_ahead(s, colour, sky) / len(row)] * len(row)
        else:
            row[seat] = search_ahead(s, colour, sky)
        found.append(row)
    return found


def drawn(s: StarSearch) -> list[list[float]]:
    """For each chart that may be drawn now the fields of its best place, for the seat that searches."""
    found = []
    for chart in charts_ahead(s):
        row = [0.0] * int(s.players)
        row[int(s.turn)] = float(best_fields(s, chart, int(s.colour), s.sky()))
        found.append(row)
    return found


def turn_ahead(s: StarSearch, seat: int, sky: int) -> float:
    """The fields that the next turn of a seat may be expected to bring."""
    colour = int(s.planet_under(seat))
    if colour != NO_PLANET:
        return search_ahead(s, colour, sky)
    rows = thrown(s, seat, sky)
    return sum(row[seat] for row in rows) / len(rows)


def twinkles(s: StarSearch) -> Iterator[tuple[int, float]]:
    """Every hole with what the own next turn brings then; stars that have to move later do not count."""
    seat = int(s.asked)
    waiting = joined(s.left_north & s.north, s.left_south & s.south)
    sky = s.sky() & ~waiting
    holes = [action for action in s.legal_actions() if action != SURPRISE]
    found = [(action, turn_ahead(s, seat, sky | 1 << action - TWINKLE)) for action in holes]
    yield from found
    yield SURPRISE, sum(worth for _, worth in found) / len(found)


ADVISER = PerfectSearcher
