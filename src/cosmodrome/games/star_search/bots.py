"""Human-like searchers: they look at one place after another, overlook some, slip now and then, and take their time.

They read only the view of their seat. At the start of a search a bot decides when it will put its chart down and where;
the figures are in the data pack. How it moves twinkling stars is its mischief.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game_protocol import GameProtocol
from cosmodrome.games.star_search.data_pack import patterns_of
from cosmodrome.games.star_search.engine.scoring import full_placements
from cosmodrome.games.star_search.engine.state import Patterns
from cosmodrome.games.star_search.vocabulary import (
    CALL_OFF,
    MOST_HOLES,
    PLACE,
    ROLL,
    ROTATIONS,
    SEARCH,
    SHOWER,
    SIDE,
    TWINKLE,
    hole_number,
)

AGREES_AFTER = 45_000  # milliseconds of a Super Star Search, ruling A16
LAST_MOMENT = 0.92  # of the sandglass: then a chart that is only partly full goes down
AFTER_THE_STOP = 1200  # milliseconds
PER_STAR = 1500


@dataclass(frozen=True)
class Searcher:
    """How a player searches, from the data pack: placements a second, seconds before the first, shares of mishaps."""

    over_the_sky: float
    from_the_hand: float
    starts_after: float
    overlooks: int  # in percent
    slips: int

    @classmethod
    def of(cls, data: Mapping[str, Any], name: str) -> Searcher:
        entry = next(entry for entry in data["searcher"] if entry["name"] == name)
        return cls(
            float(entry["over_the_sky"]),
            float(entry["from_the_hand"]),
            float(entry["starts_after"]),
            entry["overlooks"],
            entry["slips"],
        )


@dataclass(frozen=True)
class Puzzle:
    """A chart under a sky, as a searcher sees it."""

    sky: int
    rows: tuple[int, ...]  # of corners, by quarter turns
    columns: tuple[int, ...]
    patterns: Patterns  # one per quarter turn

    @classmethod
    def of(cls, view: Mapping[str, Any], seat: int) -> Puzzle:
        chart = view["seats"][seat]["chart"]
        high, wide = len(view["sky"]) + 1, len(view["sky"][0]) + 1
        height, width = chart["rows"], chart["columns"]
        cells = tuple((row, column) for row, column in chart["markings"])
        rows, columns = (high - height, high - width) * 2, (wide - width, wide - height) * 2
        return cls(stars(view["sky"]), rows, columns, patterns(cells, height, width))

    def placements(self) -> list[int]:
        return [
            turns * MOST_HOLES + row * SIDE + column
            for turns in range(ROTATIONS)
            for row in range(self.rows[turns])
            for column in range(self.columns[turns])
        ]

    def filled(self, placement: int) -> int:
        corner = placement % MOST_HOLES
        return sum(self.sky >> corner + offset & 1 for offset in self.patterns[placement // MOST_HOLES])

    def full(self) -> list[int]:
        return full_placements(self.sky, corner_holes(self.rows, self.columns), self.patterns)

    def beside(self, placement: int, rng: Rng) -> int:
        """A step to the side, within the sky: where the chart ends up after a slip."""
        turns, corner = divmod(placement, MOST_HOLES)
        row, column = divmod(corner, SIDE)
        steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        fitting = [(r, c) for r, c in steps if 0 <= r < self.rows[turns] and 0 <= c < self.columns[turns]]
        if not fitting:
            return placement
        row, column = rng.choice(fitting)
        return turns * MOST_HOLES + row * SIDE + column


def stars(rows: Sequence[str]) -> int:
    """The sky of a view as a bitboard."""
    return sum(
        1 << row * SIDE + column for row, holes in enumerate(rows) for column, hole in enumerate(holes) if hole in "*F"
    )


@lru_cache(maxsize=256)
def patterns(cells: tuple[tuple[int, int], ...], rows: int, columns: int) -> Patterns:
    return patterns_of(cells, rows, columns)


@lru_cache(maxsize=64)
def corner_holes(rows: tuple[int, ...], columns: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        sum(1 << row * SIDE + column for row in range(high) for column in range(wide))
        for high, wide in zip(rows, columns, strict=True)
    )


@dataclass(frozen=True)
class Find:
    """What a searcher finds and when, in milliseconds since the sandglass was turned."""

    at: int
    placement: int


def look(puzzle: Puzzle, searcher: Searcher, rate: float, delay: float, within: float | None, rng: Rng) -> Find | None:
    """The first full place that is found in `within` seconds (None: however long it takes, but at most ten rounds).

    Places are looked at in random order; an overlooked one may be seen when all have been looked at once more.
    """
    full = puzzle.full()
    if not full:
        return None
    places = sum(rows * columns for rows, columns in zip(puzzle.rows, puzzle.columns, strict=True))
    for again in range(10):
        turns = sorted((int(rng.below(places)), placement) for placement in full)
        for turn, placement in turns:
            if rng.below(100) < searcher.overlooks:
                continue
            seconds = delay + (again * places + turn + 1) / rate
            if within is not None and seconds > within:
                return None
            slipped = rng.below(100) < searcher.slips
            return Find(int(1000 * seconds), puzzle.beside(placement, rng) if slipped else placement)
    return None


def best_seen(puzzle: Puzzle, count: int, rng: Rng) -> int:
    """The place with the most filled markings among so many that were looked at; the first of equals."""
    places = puzzle.placements()
    best = places[int(rng.below(len(places)))]
    if puzzle.filled(best) == len(puzzle.patterns[0]):
        return best
    for _ in range(min(count, len(places))):
        other = places[int(rng.below(len(places)))]
        if puzzle.filled(best) < puzzle.filled(other) < len(puzzle.patterns[0]):
            best = other
    return best


# --- mischief ----------------------------------------------------------------


@lru_cache(maxsize=64)
def reach(rows: int, columns: int) -> tuple[int, ...]:
    """For each hole how far it is from the border: stars in the middle help more charts than stars in the corners."""
    return tuple(
        min(hole // SIDE, rows - 1 - hole // SIDE, 3) + min(hole % SIDE, columns - 1 - hole % SIDE, 3)
        if hole // SIDE < rows and hole % SIDE < columns
        else 0
        for hole in range(MOST_HOLES)
    )


def twinkle(view: Mapping[str, Any], mischief: str, rng: Rng) -> int:
    """Where a star goes: anywhere, into the middle out of kindness, or into a corner out of spite."""
    holes = [hole_number(name) for name in view["twinkling"]["holes"]]
    if mischief != "random":
        worth = reach(len(view["sky"]), len(view["sky"][0]))
        wanted = (max if mischief == "kind" else min)(worth[hole] for hole in holes)
        holes = [hole for hole in holes if worth[hole] == wanted]
    return TWINKLE + rng.choice(holes)


# --- the bots ----------------------------------------------------------------


class HumanLike(Bot):
    """Looks like a person, errs like a person."""

    name = "human-like"
    searches_like = "grown-up"
    mischief = "random"
    honest = True

    def choose(self, state: State, rng: Rng) -> int:
        """An answer where no clock runs, or where the clock has asked already."""
        return self.answer(state.game, state.view(int(state.current_player())), rng)

    def answer(self, game: GameProtocol, view: Mapping[str, Any], rng: Rng) -> int:
        prompt = view["prompt"]
        if prompt == "search":
            return SEARCH
        if prompt == "roll":
            return ROLL
        if prompt == "shower":
            return SHOWER + 1  # ruling A30
        if prompt == "twinkle":
            return twinkle(view, self.mischief, rng)
        seat = view["asked"]
        puzzle = Puzzle.of(view, seat)
        if prompt == "put_down":
            return PLACE + best_seen(puzzle, 8, rng)
        searcher = self.searcher(game)
        seconds = self.time_for(game, view, seat)
        found = look(puzzle, searcher, self.rate(searcher, view), searcher.starts_after, seconds, rng)
        if found is not None:
            return PLACE + found.placement
        if prompt == "claim" and view["search"]["may_call_off"] and not view["seats"][seat]["wants_to_call_off"]:
            return CALL_OFF
        return PLACE + best_seen(puzzle, int(self.rate(searcher, view) * (seconds or 30)), rng)

    def plan(self, game: GameProtocol, view: Any, rng: Rng) -> list[tuple[int, int]] | None:
        """What it will do when, for the sandglass that has just been turned."""
        seat = view["viewer"]
        phase = view["phase"]
        if phase == "twinkling":
            return [(PER_STAR, twinkle(view, self.mischief, rng))] if view["twinkling"]["seat"] == seat else []
        if view["search"] is None or not view["seats"][seat]["searching"] or view["seats"][seat]["chart"] is None:
            return []
        puzzle = Puzzle.of(view, seat)
        searcher = self.searcher(game)
        rate = self.rate(searcher, view)
        if phase == "stopped":
            return [(AFTER_THE_STOP, PLACE + best_seen(puzzle, 8, rng))]
        if phase == "searching":
            return self.plan_alone(view, puzzle, searcher, rate, rng)
        return self.plan_super(game, view, puzzle, searcher, rate, rng)

    def plan_alone(
        self, view: Mapping[str, Any], puzzle: Puzzle, searcher: Searcher, rate: float, rng: Rng
    ) -> list[tuple[int, int]]:
        seconds = view["search"]["milliseconds"] / 1000
        found = look(puzzle, searcher, rate, searcher.starts_after, seconds * LAST_MOMENT, rng)
        if found is not None:
            return [(found.at, PLACE + found.placement)]
        if view["variation"] == "rudi":
            return []  # nothing but a full chart counts: it waits for the stop
        seen = max(int(rate * (seconds - searcher.starts_after)), 1)
        at = int(1000 * seconds * LAST_MOMENT) - int(rng.below(1000))
        return [(max(at, 0), PLACE + best_seen(puzzle, seen, rng))]

    def plan_super(
        self, game: GameProtocol, view: Mapping[str, Any], puzzle: Puzzle, searcher: Searcher, rate: float, rng: Rng
    ) -> list[tuple[int, int]]:
        """The second sandglass begins when calling off becomes possible; no search starts again then."""
        later = view["search"]["may_call_off"]
        found = look(puzzle, searcher, rate, 0.0 if later else searcher.starts_after, None, rng)
        agrees = AGREES_AFTER - 1000 * int(game.data["pace"]["call_off"])
        plan = [] if found is None else [(found.at, PLACE + found.placement)]
        return sorted([*plan, (max(agrees, 0), CALL_OFF)]) if later else plan

    def searcher(self, game: GameProtocol) -> Searcher:
        return Searcher.of(game.data, self.searches_like)

    def rate(self, searcher: Searcher, view: Mapping[str, Any]) -> float:
        return searcher.from_the_hand if view["variation"] == "rudi" else searcher.over_the_sky

    def time_for(self, game: GameProtocol, view: Mapping[str, Any], seat: int) -> float | None:
        """Seconds for a search that is answered at once, as simulations do."""
        if view["search"]["kind"] == "super":
            return float(AGREES_AFTER) / 1000
        return float(game.data["hourglass"]["seconds"] * view["seats"][seat]["runs"])


class Levelled(HumanLike):
    """A searcher of fixed strength, whatever the data pack says: released levels never change."""

    fixed_searcher: Searcher

    def searcher(self, game: GameProtocol) -> Searcher:
        return self.fixed_searcher


def searcher_bot(kind: str, mood: str) -> type[Bot]:
    """A searcher with a way to twinkle; random mischief goes without saying."""
    called = kind if mood == "random" else f"{kind}-{mood}"

    class Named(HumanLike):
        __doc__ = f"Searches like a {kind}; {mood} when stars twinkle."
        name = called
        searches_like = kind
        mischief = mood

    return Named


def level_bot(called: str, searcher: Searcher) -> type[Bot]:
    class Named(Levelled):
        __doc__ = f"{called}: {searcher}."
        name = called
        fixed_searcher = searcher

    return Named


KINDS = ("child", "grown-up", "eagle")
MOODS = ("random", "kind", "spiteful")
# What a level may spend is looks: places a second over the sky and from the hand, after how many seconds, mishaps.
LEVEL_SEARCHERS = {
    "novice/1": Searcher(0.03, 0.4, 5.0, 60, 60),
    "casual/1": Searcher(0.28, 1.2, 3.0, 30, 25),
    "strong/1": Searcher(0.9, 3.0, 2.0, 15, 12),
    "champion/1": Searcher(14.0, 9.0, 1.0, 1, 0),
    "perfect/1": Searcher(1e6, 1e6, 0.0, 0, 0),  # sees every place at once: a yardstick, no opponent
}
BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (searcher_bot(kind, mood) for mood in MOODS for kind in KINDS)}
BOTS.update({name.partition("/")[0]: level_bot(name, searcher) for name, searcher in LEVEL_SEARCHERS.items()})
