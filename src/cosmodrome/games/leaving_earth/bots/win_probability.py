"""The chance to win, calculated from the score forecasts of all agencies.

Final leads are modelled as normally distributed about the expected ones. The deviation was fitted to games of bots, by
the years left: for the lead over each rival, and in a solo game for the lead over the missions left undone. Leads are
scaled by the square root of the open points, because the luck of many missions adds up like that. The numbers are in
`data/victory.json`, made by `tools/training/leaving_earth_win_probability.py`, together with resamples of those games
for the margins of error.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from math import erfc, exp, prod, sqrt
from statistics import stdev
from typing import NamedTuple

import msgspec

from cosmodrome.games.leaving_earth.bots.score_forecast import Forecast
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import HALF

STANDARD_ERRORS = 1.96  # on either side of a 95 % interval
UNTOLD = ("team", "outer_planets", "stations", "ventures")  # options under which no games were fitted
LUCK = tuple(step / 2 for step in range(-8, 9))  # of the own agency, in standard deviations: enough for an integral


class Curve(msgspec.Struct, frozen=True):
    """Maps expected to final leads, both scaled by the root of the open points, for each number of years left."""

    mean: tuple[float, ...]  # added to it
    slope: float  # so much of it remains
    spread: tuple[float, ...]  # standard deviation about that

    def reduced(self, lead: float, place: float) -> float:
        """Return the final lead expected from this one, in standard deviations."""
        return (between(self.mean, place) + self.slope * lead) / between(self.spread, place)

    def chance(self, leads: Sequence[float], place: float) -> float:
        """Return the chance to keep all of these leads; the agency's own luck is the same against all rivals."""
        found = [self.reduced(lead, place) for lead in leads]
        if len(found) == 1:
            return normal(found[0])
        weights = [exp(-luck * luck / 2) for luck in LUCK]
        ahead = (prod(normal(sqrt(2) * lead + luck) for lead in found) for luck in LUCK)
        return sum(weight * chance for weight, chance in zip(weights, ahead, strict=True)) / sum(weights)


class Fit(msgspec.Struct, frozen=True):
    years: tuple[int, ...]  # left, from few to many
    curve: Curve
    resamples: tuple[Curve, ...]  # the same fit to games drawn from those with replacement

    def chances(self, leads: Sequence[float], points: float, years: int) -> tuple[float, ...]:
        """Return the chances to win with these expected leads: by the fit, then by each of its resamples."""
        place, unit = place_of(self.years, years), unit_of(points)
        scaled = [lead / unit for lead in leads]
        return tuple(curve.chance(scaled, place) for curve in (self.curve, *self.resamples))


class Fits(msgspec.Struct, frozen=True):
    rivals: Fit
    alone: Fit


class Outlook(NamedTuple):
    """A forecast: expected points, and the chance to win by the fit and its resamples, if there is a fit."""

    points: float
    chances: tuple[float, ...] = ()

    @property
    def chance(self) -> float | None:
        return self.chances[0] if self.chances else None

    @property
    def margin(self) -> float:
        """Return half the width of the 95% interval of the chance."""
        return STANDARD_ERRORS * stdev(self.chances[1:]) if self.chances else 0.0


def mixed(parts: Iterable[tuple[float, Outlook]]) -> Outlook:
    """The average of several outlooks, each weighted by its probability."""
    found = list(parts)
    points = sum(share * outlook.points for share, outlook in found)
    columns = zip(*(outlook.chances for _, outlook in found), strict=True)
    shares = [share for share, _ in found]
    return Outlook(points, tuple(sum(map(float.__mul__, shares, column)) for column in columns))


def is_told(s: LeavingEarth) -> bool:
    return not any(s.setting.options.get(option) for option in UNTOLD)


def expected(own: Forecast, rivals: Sequence[Forecast]) -> tuple[float, ...]:
    """The chances that follow from the forecasts of an agency and of its rivals, if there are any."""
    years, points = int(own.agency.years_left), int(own.agency.s.points_open()) / HALF
    if not rivals:
        return fits().alone.chances([own.total - own.undone], points, years)
    return fits().rivals.chances([own.total - rival.total for rival in rivals], points, years)


def settled(s: LeavingEarth, seat: int) -> tuple[float, ...]:
    """Return the chances when the game is over: 0, 1, or a share of a tie."""
    return (s.returns()[seat],) * (1 + len(fits().rivals.resamples))


@cache
def fits() -> Fits:
    text = (
        resources.files("cosmodrome.games.leaving_earth").joinpath("data", "victory.json").read_text(encoding="utf-8")
    )
    return msgspec.json.decode(text, type=Fits)


def normal(deviations: float) -> float:
    """Return the probability that a normal variable is below so many standard deviations."""
    return erfc(-deviations / sqrt(2)) / 2


def unit_of(points: float) -> float:
    """Return the unit of leads while so many points are open."""
    return sqrt(max(points, 1.0))


def place_of(years: Sequence[int], left: int) -> float:
    """Return the position of a number of years among those of a fit: 1.5 is between the second and the third."""
    if left <= years[0]:
        return 0.0
    if left >= years[-1]:
        return float(len(years) - 1)
    at = bisect_right(years, left) - 1
    return at + (left - years[at]) / (years[at + 1] - years[at])


def between(values: Sequence[float], place: float) -> float:
    """Interpolates linearly between values."""
    at = min(int(place), len(values) - 2)
    return values[at] + (values[at + 1] - values[at]) * (place - at)
