"""The tutorial: the story, and the choices, sums, odds and money that its notes name."""

from __future__ import annotations

import re

import pytest

from cosmodrome.core.match import record as rec
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth
from cosmodrome.games.leaving_earth.meta import META
from tests.games.leaving_earth import invariants
from tests.games.leaving_earth.table import location, mission
from tests.games.test_tutorials import lesson
from tools.tutorials import leaving_earth as story

LESSON = lesson("leaving_earth")
MOST_CHOICES = 24  # of more the page would list only some by name
# Where something on the board is used for the first time, or in another place.
SHOWN = ("welcome", "outcomes", "build", "load", "difficulty", "fire", "failure", "use-probe", "survey")
SUM = re.compile(r"(\d+) × (\d+) = (\d+)")

every_language = pytest.mark.parametrize("locale", META.locales)


def table(step: int) -> LeavingEarth:
    state = LESSON.replay.state(step)
    assert isinstance(state, LeavingEarth)
    return state


def step_of(message: str) -> int:
    return next(step for step, name in LESSON.notes.items() if name == f"lesson-{message}")


def hint(step: int, locale: str) -> str:
    """What stands below the choice that the note asks for."""
    game, state = LESSON.replay.game, table(step)
    action = game.from_json(LESSON.actions[step].action)
    return str(game.hint(state, action, game.preview(state, action), game.text(locale)))


# --- the story ---------------------------------------------------------------


def test_the_learner_wins_alone_when_the_last_year_is_over() -> None:
    last = LESSON.match.events[-1]
    assert isinstance(last, rec.End)
    assert (last.reason, last.scores, last.winners) == ("finished", [13], [story.LEARNER])


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(LESSON.replay.steps + 1):
        invariants.check(table(step), packs=1)


def test_lesson_reaches_orbit_and_the_moon_early() -> None:
    def arrival(place: str) -> int:
        inside = [step for step in range(LESSON.replay.steps + 1) if is_somebody_at(table(step), location(place))]
        return inside[0]

    assert arrival("suborbital") <= 20
    assert arrival("earth_orbit") <= 35
    assert arrival("moon") == step_of("on-the-moon")
    assert 60 <= LESSON.replay.steps <= 90


def is_somebody_at(s: LeavingEarth, place: int) -> bool:
    fleet = s.fleet(story.LEARNER)
    return any(fleet >> craft & 1 and s.location(story.LEARNER, craft) == place for craft in range(1, 11))


def test_the_planned_missions_are_completed_and_the_others_stay_open() -> None:
    start, end = table(0), table(LESSON.replay.steps)
    for name in story.PLANNED:
        assert start.mission(mission(name)) != end.mission(mission(name)), name
    for name in story.LEFT_OPEN:
        assert start.mission(mission(name)) == end.mission(mission(name)), name


def test_the_lesson_shows_what_a_first_game_needs() -> None:
    match = LESSON.replay.match
    assert match is not None
    told = [match.game.vocabulary.happened(entry, None, full=True) for event in match.happened for entry in event]
    drawn = {entry["outcome"] for entry in told if entry["happening"] == "outcome_drawn"}
    assert drawn == {"success", "minor_failure", "major_failure"}
    assert {entry["happening"] for entry in told} >= {
        "destroyed",
        "outcome_removed",
        "was_damaged",
        "year_ended",
        "mission_completed",
        "looked",
        "revealed",
    }


# --- the notes ---------------------------------------------------------------


def test_every_step_has_a_note_and_all_choices_are_the_learners() -> None:
    assert list(LESSON.notes) == list(range(LESSON.replay.steps + 1))
    assert {action.seat for action in LESSON.actions} == {story.LEARNER}


def test_no_question_has_more_choices_than_fit_in_a_list() -> None:
    for step in range(LESSON.replay.steps):
        assert 2 <= len(table(step).legal_actions()) <= MOST_CHOICES, step


@every_language
def test_choices_are_pointed_out_where_something_is_new(locale: str) -> None:
    assert LESSON.shown(locale) == [f"lesson-{message}" for message in SHOWN]


@every_language
def test_lesson_quotes_choices_in_full(locale: str) -> None:
    quotes = LESSON.quotes(locale)
    for step, quoted in quotes:
        assert quoted == LESSON.label(step, locale), LESSON.notes[step]
    assert len(quotes) >= 15


@every_language
def test_the_sums_of_a_note_are_right_and_that_of_the_maneuver_is_among_them(locale: str) -> None:
    for step, message in LESSON.notes.items():
        sums = SUM.findall(LESSON.say(locale)[message])
        assert all(int(one) * int(other) == int(product) for one, other, product in sums), message
        if sums and LESSON.actions[step].action["verb"] == "maneuver":
            assert SUM.findall(hint(step, locale))[0] in sums, message


@every_language
def test_the_odds_that_a_note_names_are_those_of_its_choice(locale: str) -> None:
    naming = 0
    for step, message in LESSON.notes.items():
        named = set(re.findall(r"\d+(?=\s?%)", LESSON.say(locale)[message]))
        if named and LESSON.actions[step].action["verb"] != "buy":
            assert named <= set(re.findall(r"\d+(?=\s?%)", hint(step, locale))), message
            naming += 1
    assert naming >= 12


@every_language
def test_money_named_in_a_note_is_available(locale: str) -> None:
    for message in ("welcome", "end-of-year", "atlas", "buy-ahead", "damaged", "atlas-ahead", "re-entry"):
        step = step_of(message)
        amounts = re.findall(r"\$(\d+)|(\d+)\s\$", LESSON.say(locale)[LESSON.notes[step]])
        assert table(step).money(story.LEARNER) in {int(one or other) for one, other in amounts}, message
