"""The tutorial and the how-to-play page: the story, and the numbers that its notes and the page name."""

from __future__ import annotations

import re

import pytest

import cosmodrome
from cosmodrome.core.match import record as rec
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.meta import META
from cosmodrome.games.mlem.odds.next_roll import crash_chance
from tests.games.mlem import invariants
from tests.games.test_tutorials import POINTED_OUT, lesson, say

LESSON = lesson("mlem")

every_language = pytest.mark.parametrize("locale", META.locales)


def table(step: int) -> Mlem:
    state = LESSON.replay.state(step)
    assert isinstance(state, Mlem)
    return state


# --- the story ---------------------------------------------------------------


def test_lesson_ends_with_its_last_note() -> None:
    assert 25 <= LESSON.replay.steps <= 40
    last = LESSON.match.events[-1]
    assert isinstance(last, rec.End)
    assert last.reason == "abandoned"


def test_opponent_is_a_steady_bot() -> None:
    assert [seat.bot for seat in LESSON.match.seats] == [None, "steady"]


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(LESSON.replay.steps + 1):
        invariants.check(table(step))


# --- the notes ---------------------------------------------------------------


@every_language
def test_after_the_first_questions_the_choice_is_left_to_the_learner(locale: str) -> None:
    assert len(LESSON.shown(locale)) == POINTED_OUT


@every_language
def test_the_odds_that_a_note_names_are_those_of_its_step(locale: str) -> None:
    named = 0
    for step, message in LESSON.notes.items():
        for odds in re.findall(r"(\d+) ?%", LESSON.say(locale)[message]):
            s = table(step)
            assert abs(100 * crash_chance(s.setting, s.space, s.dice) - int(odds)) < 0.5, message
            named += 1
    assert named >= 5


# --- the how-to-play page ----------------------------------------------------


@every_language
def test_the_guide_gives_the_planets_the_points_of_the_mat(locale: str) -> None:
    game = cosmodrome.load("mlem")
    words = game.text(locale)
    for planet in game.data["planet"]:
        first, second, others = planet["points"]
        name = words.term(f"planet-{planet['name']}")
        assert re.search(rf"{name} {first}, {second} \w+ {others}\b", say("mlem", "guide", locale)["guide-9"]), name
