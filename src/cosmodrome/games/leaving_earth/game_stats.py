"""What is counted of Leaving Earth: missions, research and its failures, what is bought, ships and lives lost."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.game_stats import Chapter, Entry, GameStats, Measure, Tally
from cosmodrome.core.i18n import Text
from cosmodrome.games.leaving_earth import ids
from cosmodrome.games.leaving_earth.vocabulary import (
    BOUGHT,
    BY_SPENDING,
    CAUSES,
    DESTROYED,
    DIED,
    ENDS,
    GAME_ENDED,
    HIRED,
    MISSION_COMPLETED,
    MISSION_DEALT,
    MISSION_FOUND,
    OUTCOME_DRAWN,
    RESEARCHED,
    VENTURE,
    YEAR_BEGAN,
    item_names,
)

REASONS = {"calendar": "the calendar is over", "lead": "nobody can catch up", "missions": "no mission is left"}


END = Chapter(
    "end",
    "How games end",
    tuple(REASONS[name] for name in ENDS),
    often="share of games",
)


def mission_chapters(text: Text) -> tuple[Chapter, ...]:
    missions = tuple(text.term(f"mission-{name}") for name in ids.MISSIONS)
    return (
        Chapter(
            "missions",
            "Missions",
            missions,
            often="on the table, per game",
            value="share of them that are done",
            is_share=True,
            winners="agencies that did it",
            deed="does {}",
        ),
        Chapter("mission_years", "When missions are done", missions, value="year, on average"),
    )


def research_chapters(text: Text) -> tuple[Chapter, ...]:
    advancements = tuple(text.term(f"advancement-{name}") for name in ids.ADVANCEMENTS)
    return (
        Chapter(
            "research",
            "Advancements",
            advancements,
            often="agencies per game that research it",
            value="year, on average",
            winners="agencies that researched it",
            deed="researches {}",
        ),
        Chapter(
            "failures",
            "Failures",
            advancements,
            often="outcomes drawn per game",
            value="share of them that are failures",
            is_share=True,
            note="An outcome that was paid for and removed is not drawn again.",
        ),
    )


def bought_and_lost() -> tuple[Chapter, ...]:
    causes = tuple(name.replace("_", " ") for name in CAUSES)
    return (
        Chapter(
            "parts",
            "What is bought",
            tuple(name.replace("_", " ") for name in item_names()),
            often="bought or hired per game",
            winners="agencies that bought one",
            deed="buys {}",
        ),
        Chapter(
            "destroyed",
            "Spacecraft lost",
            causes,
            often="spacecraft per game",
            winners="agencies that lost one",
            deed="loses a ship: {}",
        ),
        Chapter(
            "died",
            "Astronauts lost",
            causes,
            often="astronauts per game",
            winners="agencies that lost one",
            deed="loses somebody: {}",
        ),
    )


class LeavingEarthStats(GameStats):
    measures = (
        Measure("years", "The year of the end", "year"),
        Measure("missions", "Missions done per game", "missions"),
        Measure("deaths", "Astronauts lost per game", "astronauts"),
    )

    def __init__(self, game: Game, table: State) -> None:
        text = game.text("en")
        self.chapters = (*mission_chapters(text), *research_chapters(text), *bought_and_lost(), END)

    def read(self, journal: Sequence[Entry], state: State, tally: Tally) -> None:
        year = done = deaths = 0
        for happening, a, b, c, _ in journal:
            agency = a if a < VENTURE else -1  # a joint venture is nobody's own
            if happening == YEAR_BEGAN:
                year = a
            elif happening == MISSION_DEALT:
                tally.note("missions", a)
            elif happening == MISSION_FOUND:
                tally.note("missions", b)
            elif happening == MISSION_COMPLETED:
                done += 1
                tally.note("missions", b, agency, count=0, value=1)
                tally.note("mission_years", b, agency, value=year)
            elif happening == RESEARCHED:
                tally.note("research", b, agency, value=year)
            elif happening == OUTCOME_DRAWN:
                tally.note("failures", b, agency, value=1 if c else 0)
            elif happening == BOUGHT:
                tally.note("parts", b, agency)
            elif happening == HIRED:
                tally.note("parts", c, agency)
            elif happening == DESTROYED and c != BY_SPENDING:  # a ship that is used up has served its turn
                tally.note("destroyed", c, agency)
            elif happening == DIED:
                deaths += 1
                tally.note("died", c, agency)
            elif happening == GAME_ENDED:
                tally.note("end", a)
        tally.number("years", year)
        tally.number("missions", done)
        tally.number("deaths", deaths)


chronicle_class = LeavingEarthStats
