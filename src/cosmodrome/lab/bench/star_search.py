"""Star Search's rows: random play in both variations, and how fast all full placements of a chart side are found."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cosmodrome import load
from cosmodrome.core.engine.rng import Rng
from cosmodrome.games.star_search.engine.scoring import full_corners
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.lab.bench import REPEATS, SEED, Row, best, games_for, interpreted, random_decisions, turn_about

SKIES = 100
VARIATIONS = {"eagle": "Eagle-eyed Astronaut", "rudi": "Rudi Rocket"}


def rows(scale: int) -> Iterator[Row]:
    game = load("star_search")
    games = games_for(4_000, 40, scale)
    tables = [game.new(4, {"variation": variation}) for variation in VARIATIONS]
    rates = turn_about([partial(random_decisions, table, games) for table in tables], REPEATS)
    for title, rate in zip(VARIATIONS.values(), rates, strict=True):
        yield Row(f"Star Search, {title}, 4 random players", rate, "decisions/s")
    program = "__import__('cosmodrome.lab.bench.star_search', fromlist=['x']).microseconds_per_side(n)"
    yield Row(
        "Star Search, all full placements of a chart side, interpreted",
        interpreted(program, 20_000 // scale),
        "µs",
    )


def microseconds_per_side(searches: int) -> float:
    """The time for one chart side over skies as they are set up, all sides in turn."""
    state = load("star_search").new(2)
    assert isinstance(state, StarSearch)
    rng = Rng(SEED)
    skies: list[int] = []
    while len(skies) < SKIES:
        table = state.clone()
        while table.is_chance():
            table.apply(table.sample(rng))
        skies.append(table.sky())
    setting = state.setting
    sides = setting.patterns

    def work() -> float:
        for number in range(searches):
            full_corners(skies[number % SKIES], setting.anchors, sides[number % len(sides)])
        return searches

    return 1e6 / best(work)
