"""What is counted of Star Search: what moves rockets, how searches end, which charts fit, and Super Star Searches."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.game_stats import Chapter, Entry, GameStats, Measure, Tally
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.vocabulary import (
    CHART_TAKEN,
    CLAIM_FAILED,
    CLAIM_WON,
    FIXED_STAR_FOUND,
    FLEW,
    METEOR_SHOWER,
    MOST_MARKINGS,
    PLACED,
    PUT_DOWN_BLINDLY,
    PUT_DOWN_LATE,
    ROLLED,
    SEARCH_BEGAN,
    STAYED,
    SUPER_BEGAN,
)

BY_SEARCH, BY_SUPER, BY_DIE = range(3)
FOUND = {PLACED: 0, PUT_DOWN_LATE: 1, PUT_DOWN_BLINDLY: 2}
MOST_FIELDS_WON = MOST_MARKINGS + 3


class StarSearchStats(GameStats):
    measures = (
        Measure("searches", "Searches per game", "searches"),
        Measure("supers", "Super Star Searches per game", "searches"),
        Measure("showers", "Meteor showers per game", "showers"),
    )

    def __init__(self, game: Game, table: State) -> None:
        assert isinstance(table, StarSearch)
        self.chapters = (
            Chapter(
                "moves",
                "What moves the rockets",
                ("a search", "a Super Star Search", "the die"),
                often="flights per game",
                value="fields per flight",
            ),
            Chapter(
                "placements",
                "How charts are put down",
                ("in time", "after the time", "by chance"),
                often="charts per game",
                value="share of the markings that show a star",
                is_share=True,
            ),
            Chapter(
                "points",
                "What a search brings",
                tuple(str(fields) for fields in range(MOST_FIELDS_WON + 1)),
                often="searches per game",
                winners="seats with such a search",
                deed="has a search worth {}",
                is_line=True,
                axis="fields that the rocket moves",
            ),
            Chapter(
                "charts",
                "Star charts",
                tuple(f"chart {number + 1}" for number in range(len(game.data["chart"]))),
                often="ordinary searches per game",
                value="share of them in which it fits",
                is_share=True,
                winners="seats whose chart fitted",
                deed="fits {}",
            ),
            Chapter(
                "claims",
                "Claims in Super Star Searches",
                ("won", "failed"),
                often="claims per game",
                winners="seats with such a claim",
                deed="has a claim {}",
            ),
            Chapter(
                "fixed",
                "The fixed star",
                ("found",),
                often="times per game",
                winners="seats that found it",
                deed="finds the fixed star",
            ),
        )

    def read(self, journal: Sequence[Entry], state: State, tally: Tally) -> None:
        moved_by = BY_DIE
        charts: dict[int, int] = {}
        numbers = {"searches": 0, "supers": 0, "showers": 0}
        for happening, a, b, c, d in journal:
            if happening == ROLLED:
                moved_by = BY_DIE
            elif happening == CHART_TAKEN:
                charts[a] = b
            elif happening == SEARCH_BEGAN:
                numbers["searches"] += 1
                moved_by = BY_SEARCH
                tally.note("charts", charts[a], a)
            elif happening == SUPER_BEGAN:
                numbers["supers"] += 1
            elif happening in FOUND:
                tally.note("placements", FOUND[happening], a, value=c / d)
                tally.note("charts", charts[a], a, count=0, value=1 if happening == PLACED and c == d else 0)
            elif happening == CLAIM_WON:
                moved_by = BY_SUPER
                tally.note("claims", 0, a)
            elif happening == CLAIM_FAILED:
                tally.note("claims", 1, a)
            elif happening == FLEW:
                tally.note("moves", moved_by, a, value=b)
                if moved_by != BY_DIE:
                    tally.note("points", min(b, MOST_FIELDS_WON), a)
            elif happening == STAYED:
                tally.note("points", 0, a)
            elif happening == FIXED_STAR_FOUND:
                tally.note("fixed", 0, a)
            elif happening == METEOR_SHOWER:
                numbers["showers"] += 1
        for name, number in numbers.items():
            tally.number(name, number)


chronicle_class = StarSearchStats
