"""The table as numbers between about 0 and 1, for learning and for tensors. The same count for every table.

The seat that looks comes first, the others follow clockwise; absent seats are zeros. The order of the stack is not in
here (ruling A13).
"""

from __future__ import annotations

from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import MOST_CHARTS, MOST_HOLES, SEATS, SIDE, STEPS

CHART_POINTS = 36  # a chart of six by six at most


def features(s: StarSearch, seat: int) -> list[float]:
    clockwise = [(seat + i) % s.players for i in range(s.players)]
    found = table(s, seat)
    for i in range(SEATS):
        found += about_seat(s, clockwise[i]) if i < s.players else [0.0] * SEAT_FEATURES
    return found + sky(s)


def table(s: StarSearch, seat: int) -> list[float]:
    turn = (s.turn - seat) % s.players if s.turn >= 0 else 0
    found = one_hot(s.step, STEPS)
    found += [
        float(s.players) / SEATS,
        float(s.setting.rudi),
        s.setting.fields / 32,
        float(s.asked == seat),
        float(s.colour),
        float(s.may_call_off),
        s.stars_to_twinkle() / 4,
        min(s.rounds_without_movement(), 8) / 8,
    ]
    return found + one_hot(turn, SEATS)


SEAT_FEATURES = 6 + CHART_POINTS + MOST_CHARTS


def about_seat(s: StarSearch, seat: int) -> list[float]:
    goal = s.setting.laps * s.setting.fields
    found = [
        min(float(s.progress(seat)) / float(goal), 1.0),
        float(s.planet_under(seat) == 0),
        float(s.planet_under(seat) == 1),
        s.runs(seat) / 3,
        float(not s.is_searching(seat)),
        float(s.has_agreed(seat)),
    ]
    points = [0.0] * CHART_POINTS
    chart = [0.0] * MOST_CHARTS
    if s.chart(seat) >= 0:
        chart[s.chart(seat)] = 1.0
        for offset in s.setting.patterns[s.chart(seat) * 2 + s.colour][0]:
            point = offset // SIDE * 6 + offset % SIDE
            if point < CHART_POINTS:
                points[point] = 1.0
    return found + points + chart


def sky(s: StarSearch) -> list[float]:
    stars = s.sky()
    found = [float(stars >> hole & 1) for hole in range(MOST_HOLES)]
    return found + one_hot(s.fixed, MOST_HOLES)


def one_hot(index: int, size: int) -> list[float]:
    row = [0.0] * size
    row[index] = 1.0
    return row
