"""Fits how expected leads become victories in Leaving Earth, and writes `games/leaving_earth/data/victory.json`.

    python -m tools.training.leaving_earth_win_probability  # plays what is missing, fits, writes, prints how good it is
    python -m tools.training.leaving_earth_win_probability --games 20 --dry  # fewer games, and nothing is written

Bots play; every few decisions the forecasts of all agencies are recorded, from what the deciding agency may know, and
at the end the result. The fit is evaluated on games that it has not used: each half is predicted by a fit to the other.
Games are stored in `build/victory`, so that an interrupted run can continue.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from cosmodrome import Rng, load
from cosmodrome.games.leaving_earth.bots.planner_bot import Champion, PlannerLite
from cosmodrome.games.leaving_earth.bots.score_forecast import Forecast
from cosmodrome.games.leaving_earth.bots.win_probability import Curve, Fit, Fits, place_of, unit_of
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import in_points

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src/cosmodrome/games/leaving_earth/data/victory.json"
KEPT = ROOT / "build/victory"
SEED = 7
EVERY = 29  # questions
YEARS = (0, 5, 20)  # left, at which the curves have their corners
LEAST_SPREAD = 0.3
SPANS = (0, 3, 6, 11, 16)  # years left, for which the report is divided
RESAMPLES = 40
BANDS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 1.0)
TIE = 0.5  # alone, a point more than what is left undone wins and none does not: the border lies in the middle

Floats = Any  # arrays of numpy


# --- games of bots -----------------------------------------------------------


@dataclass(frozen=True)
class Sort:
    """Games of one sort, all from one seed."""

    players: int
    options: str
    games: int

    @property
    def file(self) -> Path:
        return KEPT / f"{self.players}-{self.options}.jsonl"

    @property
    def is_alone(self) -> bool:
        return self.players == 1

    def __str__(self) -> str:
        return f"{self.players} players, {self.options}"


SORTS = (
    Sort(2, "level=normal", 90),
    Sort(2, "level=easy", 36),
    Sort(2, "level=hard", 36),
    Sort(3, "level=normal", 33),
    Sort(1, "level=easy", 32),
    Sort(1, "level=normal", 48),
    Sort(1, "level=hard", 32),
    Sort(1, "level=very_hard", 24),
)
CHECKS = (  # never fitted
    Sort(2, "level=very_hard", 60),
    Sort(4, "level=normal", 60),
    Sort(2, "level=normal,mercury=true", 40),
    Sort(1, "level=normal,mercury=true", 40),
    Sort(2, "level=normal,outer_planets=true", 20),
    Sort(2, "level=normal,stations=true", 20),
)


class Noted(msgspec.Struct):
    """A decision: the number of years left, and the expected lead of the deciding agency."""

    seat: int
    years: int
    open: float  # points
    leads: list[float]


class Played(msgspec.Struct):
    """A game: what was noted, and how it ended."""

    index: int
    noted: list[Noted]
    scores: list[float]
    undone: float
    shares: list[float]

    def ends(self, seat: int) -> list[float]:
        """The leads of a seat in the end, in the order of the expected ones."""
        if len(self.scores) == 1:
            return [self.scores[0] - self.undone - TIE]
        return [self.scores[seat] - score for rival, score in enumerate(self.scores) if rival != seat]


def note(s: LeavingEarth, bot: PlannerLite) -> Noted:
    seat, forecasts = int(s.current_player()), []
    for number in range(int(s.players)):
        forecasts.append(Forecast(bot.agency_of(s, number, observer=seat)))
    own = forecasts.pop(seat)
    leads = [own.total - rival.total for rival in forecasts] or [own.total - own.undone]
    return Noted(seat, int(own.agency.years_left), in_points(s.points_open()), [round(lead, 4) for lead in leads])


def play(sort: Sort, index: int) -> Played:
    game, rng = load("leaving_earth"), Rng(SEED, index)
    state = game.new(sort.players, game.meta.parse_options(sort.options))
    bot = PlannerLite() if sort.is_alone else Champion()
    assert isinstance(state, LeavingEarth)
    noted, questions = [], index % EVERY
    while not state.is_terminal():
        if state.is_chance():
            state.apply(state.sample(rng))
            continue
        questions += 1
        if questions % EVERY == 0:
            noted.append(note(state, bot))
        state.apply(bot.choose(state, rng))
    scores = [score / state.score_unit() for score in state.scores()]
    return Played(index, noted, scores, in_points(state.points_open()), state.returns())


def games_of(sort: Sort, most: int) -> list[Played]:
    """All games of a sort: those that are kept, and those that are missing, which are played."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = sort.file.read_text(encoding="utf-8").splitlines() if sort.file.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in kept]
    with sort.file.open("ab") as file:
        for index in range(len(found), min(sort.games, most)):
            found.append(play(sort, index))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    return found


# --- the fit -----------------------------------------------------------------


def rows_of(game: Played) -> Iterator[tuple[float, float, float]]:
    """Of every expected lead where its years lie among the corners, the lead in its unit, and what became of it."""
    for noted in game.noted:
        place, unit = place_of(YEARS, noted.years), unit_of(noted.open)
        for lead, end in zip(noted.leads, game.ends(noted.seat), strict=True):
            yield place, lead / unit, end / unit


def fitted(rows: Floats, is_alone: bool) -> Curve:
    """By least squares: first what is expected in the end, then how far from it the squares of the errors are.

    Among rivals all see each other alike, so that there is one mean; alone forecasts say too little the earlier it is.
    """
    place, lead, end = rows.T
    hats = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(len(YEARS))))
    means = hats if is_alone else np.ones((len(rows), 1))
    basis = np.hstack([means, lead[:, None]])
    *mean, slope = np.linalg.lstsq(basis, end, rcond=None)[0]
    squares = np.linalg.lstsq(hats, (end - basis @ [*mean, slope]) ** 2, rcond=None)[0]
    spread = np.sqrt(np.maximum(squares, LEAST_SPREAD**2))
    return Curve(rounded(mean if is_alone else mean * len(YEARS)), max(round(float(slope), 4), 0.0), rounded(spread))


def rounded(values: Any) -> tuple[float, ...]:
    return tuple(round(float(value), 4) for value in values)


def fit(games: Sequence[Played], is_alone: bool) -> Fit:
    """To all these games, and to as many drawn from them with replacement, again and again."""
    rows = [np.array(list(rows_of(game))).reshape(-1, 3) for game in games]
    rng = Rng(SEED)
    draws = [[rng.below(len(games)) for _ in games] for _ in range(RESAMPLES)]
    resamples = tuple(fitted(np.vstack([rows[number] for number in draw]), is_alone) for draw in draws)
    return Fit(YEARS, fitted(np.vstack(rows), is_alone), resamples)


# --- how good it is ----------------------------------------------------------


Foretold = tuple[float, float, int]  # the chance at a question, the share of the victory in the end, years left


def foretold(fit: Fit, games: Iterable[Played]) -> list[Foretold]:
    return [
        (fit.chances(noted.leads, noted.open, noted.years)[0], game.shares[noted.seat], noted.years)
        for game in games
        for noted in game.noted
    ]


def unseen(games: Sequence[Played], is_alone: bool) -> list[Foretold]:
    """Each game by a fit to those games of the other half."""
    found = []
    for half in (0, 1):
        other = fit([game for game in games if game.index % 2 != half], is_alone)
        found += foretold(other, [game for game in games if game.index % 2 == half])
    return found


def report(name: str, games: int, found: Sequence[Foretold]) -> None:
    """Bands of chances against victories; Brier's score against that of saying the average."""
    chance, won, years = np.array(found).T
    brier, plain = float(np.mean((chance - won) ** 2)), float(np.mean((np.mean(won) - won) ** 2))
    print(f"\n{name}: {games} games, {len(found)} questions; Brier score {brier:.3f}, of the average {plain:.3f}")
    for low, high in pairwise(BANDS):
        of = (chance >= low) & ((chance < high) | (high == 1.0))
        if of.any():
            print(f"| {low:.0%} to {high:.0%} | {of.sum()} | {chance[of].mean():.0%} | {won[of].mean():.0%} |")
    for low, high in pairwise((*SPANS, 99)):
        of = (years >= low) & (years < high)
        if of.any():
            score, even = np.mean((chance[of] - won[of]) ** 2), np.mean((np.mean(won[of]) - won[of]) ** 2)
            print(f"  from {low} years left: Brier score {score:.3f}, of the average {even:.3f}, {of.sum()} questions")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10**6, help="of each sort no more than so many are played")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    played = {sort: games_of(sort, args.games) for sort in (*SORTS, *CHECKS)}
    fits = []
    for name, is_alone in (("rivals", False), ("alone", True)):
        sorts = [sort for sort in SORTS if sort.is_alone == is_alone]
        games = [game for sort in sorts for game in played[sort]]
        fits.append(fit(games, is_alone))
        print(f"\n{name}: {fits[-1].curve}")
        report(name, len(games), unseen(games, is_alone))
        for sort in (sort for sort in CHECKS if sort.is_alone == is_alone and played[sort]):
            report(str(sort), len(played[sort]), foretold(fits[-1], played[sort]))
    if not args.dry:
        about = {
            "made_by": "tools/training/leaving_earth_win_probability.py",
            "seed": SEED,
            "games": {str(s): len(played[s]) for s in SORTS},
        }
        DATA.write_text(json.dumps({"about": about, **msgspec.to_builtins(Fits(*fits))}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
