"""What is counted of MLEM: who flies and lands where, what it brings, where rockets crash, goals and missions."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.game_stats import Chapter, Entry, GameStats, Measure, Tally
from cosmodrome.core.vocabulary import NUMBER
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.vocabulary import (
    CRASHED,
    EMBARKED,
    EXPEDITION_BEGAN,
    FLEW,
    GAME_ENDED,
    GOAL_CLAIMED,
    GOALS,
    LANDED_ON_MOON,
    LANDED_ON_PLANET,
    MISSION_SHOWN,
    PLANET_SCORED,
    REACHED_DEEP_SPACE,
    ROLLED,
    SATELLITE_START,
    SPECIALISTS,
    TUNNELLED,
    UFO_CONTACT,
    UFO_TOKEN_HIDDEN,
)


class MlemStats(GameStats):
    def __init__(self, game: Game, table: State) -> None:
        assert isinstance(table, Mlem)
        text = game.text("en")
        setting = table.setting
        self._deep: int = setting.deep

        def named(field: str, count: int) -> tuple[str, ...]:
            return tuple(str(game.say_field(field, NUMBER, number, text)) for number in range(count))

        specialists = tuple(text.term(f"specialist-{name}") for name in SPECIALISTS)
        spaces = (*(str(number) for number in range(setting.deep)), "deep")
        self.chapters = (
            *flight_chapters(specialists, spaces),
            *place_chapters(named("planet", setting.planets), tuple(text.term(f"goal-{name}") for name in GOALS)),
            *self._variants(table, named("mission", len(game.data["mission"]))),
        )
        self.measures = (
            Measure("expeditions", "Expeditions per game", "expeditions"),
            Measure("crashes", "Crashes per game", "crashes"),
        )

    def _variants(self, table: Mlem, missions: tuple[str, ...]) -> list[Chapter]:
        found = []
        if table.setting.secret_missions:
            found.append(
                Chapter(
                    "missions",
                    "Secret missions",
                    missions,
                    often="held at the end, per game",
                    value="share of them that are fulfilled",
                    is_share=True,
                    winners="seats that fulfilled it",
                    deed="fulfils {}",
                )
            )
        if table.setting.ufo:
            found.append(
                Chapter(
                    "ufo",
                    "Contact with the UFO",
                    ("contact",),
                    often="contacts per game",
                    value="points per contact",
                    winners="seats that made contact",
                    deed="meets the UFO",
                )
            )
        return found

    def read(self, journal: Sequence[Entry], state: State, tally: Tally) -> None:
        space = expedition = crashes = 0
        settlers: dict[tuple[int, int], list[int]] = {}  # the specialists of a seat on a planet
        for happening, a, b, c, d in journal:
            if happening == EXPEDITION_BEGAN:
                space, expedition = 0, b
            elif happening == SATELLITE_START:
                space = a
            elif happening == FLEW:
                space = c
            elif happening == TUNNELLED:
                space = b
            elif happening == EMBARKED:
                tally.note("flights", b, a)
            elif happening == ROLLED:
                tally.note("crashes", space)
            elif happening == CRASHED:
                crashes += 1
                tally.note("crashes", a, count=0, value=1)
            elif happening == LANDED_ON_MOON:
                self._landed(tally, a, b, c, d)
            elif happening == REACHED_DEEP_SPACE:
                self._landed(tally, a, b, self._deep, c)
            elif happening == LANDED_ON_PLANET:
                self._landed(tally, a, b, c, 0)
                tally.note("planets", d, a)
                settlers.setdefault((a, d), []).append(b)
            elif happening == PLANET_SCORED:
                on_it = settlers.get((b, a), [])
                tally.note("planets", a, b, count=0, value=d)
                for specialist in on_it:
                    tally.note("landings", specialist, b, count=0, value=d / len(on_it))
            elif happening == GOAL_CLAIMED:
                tally.note("goals", b, a, value=expedition)
            elif happening == MISSION_SHOWN:
                tally.note("missions", b, a, value=c)
            elif happening in (UFO_CONTACT, UFO_TOKEN_HIDDEN):
                tally.note("ufo", 0, a, value=b)
            elif happening == GAME_ENDED:
                tally.number("expeditions", b)
        tally.number("crashes", crashes)

    def _landed(self, tally: Tally, seat: int, specialist: int, space: int, points: int) -> None:
        tally.note("flights", specialist, seat, count=0, value=1)
        tally.note("landings", specialist, seat, value=points)
        tally.note("spaces", space, seat)


chronicle_class = MlemStats


def flight_chapters(specialists: tuple[str, ...], spaces: tuple[str, ...]) -> tuple[Chapter, ...]:
    """Who flies, who lands, where they land, and where rockets crash."""
    return (
        Chapter(
            "flights",
            "Specialists in the rocket",
            specialists,
            often="flights per game",
            value="share of flights that end with a landing",
            is_share=True,
        ),
        Chapter(
            "landings",
            "Specialists that land",
            specialists,
            often="landings per game",
            value="points per landing",
            winners="seats that landed this specialist",
            deed="lands the {}",
            note="A planet's points are split among the seat's astronauts on it.",
        ),
        Chapter(
            "spaces",
            "Where astronauts land",
            spaces,
            often="landings per game",
            winners="seats that landed there",
            deed="lands on space {}",
            is_line=True,
            axis="space of the mat",
        ),
        Chapter(
            "crashes",
            "Where rockets crash",
            spaces[:-1],
            value="crashes per roll",
            is_share=True,
            often="rolls per game",
            is_line=True,
            axis="space of the mat where the dice are rolled",
        ),
    )


def place_chapters(planets: tuple[str, ...], goals: tuple[str, ...]) -> tuple[Chapter, ...]:
    """What astronauts reach."""
    return (
        Chapter(
            "planets",
            "Planets",
            planets,
            often="astronauts per game",
            value="points per astronaut",
            winners="seats with an astronaut there",
            deed="has a cat on {}",
        ),
        Chapter(
            "goals",
            "Goals",
            goals,
            often="claimed per game",
            value="expedition in which it is claimed",
            winners="seats that claimed it",
            deed="claims {}",
        ),
    )
