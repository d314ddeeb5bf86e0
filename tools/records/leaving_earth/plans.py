"""What is recorded of Leaving Earth: every mission, by an agency that goes for it or by a script; scripted games for
what is rare; and short games of curious agencies of all sizes and levels, who try everything.

The seeds were looked for, so that what a game is to show does happen in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Options
from cosmodrome.games.leaving_earth.bots.planner_bot import PlannerLite
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.vocabulary import EXCHANGE, TURN_IN, VOCABULARY
from tools.records.leaving_earth.base_scripts import SCRIPTS
from tools.records.leaving_earth.outer_planets import OUTER_SCRIPTS, expeditions
from tools.records.leaving_earth.rule_changes import CHANGES_SCRIPTS
from tools.records.leaving_earth.scripted_player import Actor
from tools.records.leaving_earth.second_version import Trader
from tools.records.leaving_earth.stations import STATIONS_SCRIPTS, programs
from tools.records.leaving_earth.ventures import VENTURES_SCRIPTS, undertakings
from tools.records.plan import Plan

GAME = "leaving_earth"
LEVELS = ("easy", "normal", "hard", "very_hard")

# An agency that goes for one mission, alone: the seed of a game in which it gets there, and the level it is dealt at.
VOYAGES = {
    "sounding_rocket": (1001, "normal"),
    "artificial_satellite": (1002, "easy"),
    "man_in_space": (1001, "normal"),
    "man_in_orbit": (1001, "normal"),
    "lunar_survey": (1004, "easy"),
    "mars_survey": (1001, "normal"),
    "lunar_lander": (1004, "very_hard"),
    "space_station": (1002, "very_hard"),
    "venus_survey": (1002, "very_hard"),
    "mars_lander": (1003, "hard"),
    "ceres_lander": (1003, "hard"),
    "lunar_sample_return": (1001, "hard"),
    "venus_lander": (1001, "hard"),
    "man_on_the_moon": (1008, "very_hard"),
    "phobos_sample_return": (1001, "hard"),
    "ceres_sample_return": (1006, "very_hard"),
    "lunar_station": (1003, "hard"),
    "mars_sample_return": (1002, "very_hard"),
    "mars_station": (1002, "very_hard"),
    "man_on_mars": (1098, "very_hard"),
    "venus_sample_return": (1006, "very_hard"),
    "venus_station": (1008, "very_hard"),
    "man_on_venus": (1025, "hard"),
    "extraterrestrial_life": (1002, "very_hard"),
    "mercury_survey": (1003, "hard"),
    "mercury_lander": (1004, "very_hard"),
    "mercury_sample_return": (1004, "very_hard"),
}

# More of them, for what they find.
DISCOVERIES = {
    "barren-mars": ("mars_survey", 2004, "easy"),
    "barren-ceres": ("ceres_lander", 2005, "hard"),
    "barren-phobos": ("phobos_sample_return", 2008, "very_hard"),
    "barren-mercury": ("mercury_survey", 2003, "hard"),
    "surveying-fails": ("lunar_survey", 2007, "normal"),
    "learning-from-aliens": ("phobos_sample_return", 2005, "hard"),
}

# Scripted games: the seeds with which they come to what they are to show.
SCENES: dict[str, tuple[int, Options]] = {
    "rendezvous": (248, {"level": "hard", "last_year": 1966}),
    "unmanned_rendezvous": (439, {"level": "hard", "last_year": 1962}),
    "hospital": (9, {"level": "hard", "last_year": 1962}),
    "workshop": (4, {"level": "hard", "last_year": 1968}),
    "crowd": (15, {"level": "hard", "last_year": 1976}),
    "library": (2, {"level": "hard", "last_year": 1962}),
    "explorers": (1, {"level": "hard", "last_year": 1964}),
    "venus_probe": (8, {"level": "hard", "last_year": 1964}),
    "secret": (8, {"level": "hard", "last_year": 1964}),
    "flying_school": (1, {"level": "hard", "last_year": 1960}),
    "wreck": (4, {"level": "hard", "last_year": 1960}),
}


def plans() -> Iterator[Plan]:
    for mission, (number, level) in VOYAGES.items():
        yield voyage(mission, number, level, "planner-lite")
    for name, (mission, number, level) in DISCOVERIES.items():
        yield voyage(mission, number, level, "eraser" if name == "learning-from-aliens" else "planner-lite", name)
    for name, (number, options) in SCENES.items():
        seats = tuple(f"script:{name}:{seat}" for seat in range(len(SCRIPTS[name])))
        yield Plan(GAME, f"scene-{name.replace('_', '-')}", number, seats, options, True, incidents=False)
    yield Plan(
        GAME, "unbeatable-lead", 903, ("planner-lite", "script:idle:1"), {"level": "easy"}, True, incidents=False
    )
    yield from company()
    yield Plan(GAME, "resigned", 901, ("planner-lite",) * 3, {}, True, leaves=40, incidents=False)
    yield Plan(GAME, "abandoned", 902, ("planner-lite",) * 2, {}, True, leaves=40, incidents=False)
    yield from expeditions()
    yield from outer_company()
    yield from programs()
    yield from undertakings()


def voyage(mission: str, number: int, level: str, who: str, name: str = "") -> Plan:
    options: Options = {"level": level, "mercury": mission.startswith("mercury")}
    file = name or mission.replace("_", "-")
    return Plan(GAME, file, number, (f"{who}:{mission}",), options, True, incidents=False)


def company() -> Iterator[Plan]:
    """One to five agencies on every level, some of them planners, some of them curious."""
    number = 500
    for players, (index, level) in product(range(1, 6), enumerate(LEVELS)):
        number += 1
        rng = Rng(number)
        seats = tuple(rng.choice(("planner-lite", "curious")) for _ in range(players))
        is_long = "curious" not in seats
        options: Options = {
            "level": level,
            "mercury": number % 2 == 0,
            "team": players > 1 and (players + index) % 3 == 0,
            "last_year": 1966 if is_long else 1958,
        }
        yield Plan(GAME, f"{players}p-{level.replace('_', '-')}", number, seats, options, True)


def outer_company() -> Iterator[Plan]:
    """One to five curious agencies on every level with Outer Planets, every other time after a quick start."""
    number = 600
    for players, (index, level) in product(range(1, 6), enumerate(LEVELS)):
        number += 1
        is_quick = (players + index) % 2 == 0
        options: Options = {
            "level": level,
            "mercury": index % 3 == 0,
            "outer_planets": True,
            "quick_start": is_quick,
            "team": players > 1 and (players + index) % 3 == 1,
            "last_year": 1968 if is_quick else 1958,
        }
        yield Plan(GAME, f"outer-{players}p-{level.replace('_', '-')}", number, ("curious",) * players, options, True)


def mind(game: Game, name: str) -> Bot | None:
    """The players that only recordings have."""
    kind, _, rest = name.partition(":")
    if kind == "curious":
        return Curious()
    if kind == "trader":
        return Trader()
    if kind == "script":
        scene, _, seat = rest.partition(":")
        return Actor(
            (SCRIPTS | OUTER_SCRIPTS | STATIONS_SCRIPTS | VENTURES_SCRIPTS | CHANGES_SCRIPTS)[scene][int(seat)]
        )
    if kind == "eraser":
        return Eraser(mission=rest)
    return PlannerLite(mission=rest) if kind == "planner-lite" and rest else None


class Eraser(PlannerLite):
    """Learns from aliens what it knows already: the outcomes of an advancement are cleared."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, LeavingEarth)
        if state.step == TURN_IN:
            legal = state.legal_actions()
            for advancement in range(state.setting.advancements):
                if state.knows(state.turn, advancement) and EXCHANGE + advancement in legal:
                    return EXCHANGE + advancement
        return super().choose(state, rng)


class Curious(Bot):
    """Tries everything, though not all of it equally often: otherwise it would only move parts and talk."""

    name = "curious"

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal_actions()
        verbs = [VOCABULARY.verb(action).name for action in legal]
        weights = [WEIGHTS.get(verb, 30) // verbs.count(verb) + 1 for verb in verbs]
        return legal[rng.weighted(weights)]


WEIGHTS = {
    "pass": 60,
    "done": 40,
    "research": 90,
    "buy": 120,
    "build": 60,
    "craft": 60,
    "cooperate": 4,
    "load": 120,
    "unload": 4,
    "dismantle": 2,
    "maneuver": 60,
    "fire": 200,
    "stop": 10,
    "propose": 200,
    "cancel": 10,
    "give": 20,
    "ask": 20,
    "detach": 20,
    "split": 60,
}
