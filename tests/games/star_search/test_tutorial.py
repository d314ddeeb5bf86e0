"""The tutorial and the how-to-play page: the story, and what its notes and the page name."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import cosmodrome
from cosmodrome.core.match import record as rec
from cosmodrome.games.star_search.engine.rules.turn import PATIENCE
from cosmodrome.games.star_search.engine.scoring import covers_fixed_star, filled_markings, solutions
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.vocabulary import placement_number
from tests.games.star_search import invariants
from tests.games.test_tutorials import POINTED_OUT, lesson, say
from tools.tutorials import star_search as story

LESSON = lesson("star_search")

every_language = pytest.mark.parametrize("locale", META.locales)


def table(step: int) -> StarSearch:
    state = LESSON.replay.state(step)
    assert isinstance(state, StarSearch)
    return state


def happened(step: int) -> set[str]:
    """The names of what the rules did between the action before this step and the step."""
    match = LESSON.replay.match
    assert match is not None
    told = [entry for event in match.happened[slice(*LESSON.replay.events_of(step))] for entry in event]
    return {match.game.vocabulary.happenings[entry[0]].name for entry in told}


# --- the story ---------------------------------------------------------------


def test_learner_reaches_the_start_and_wins() -> None:
    assert 18 <= LESSON.replay.steps <= 30
    last = LESSON.match.events[-1]
    assert isinstance(last, rec.End)
    assert last.reason == "finished"
    assert last.winners == [story.LEARNER]


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(LESSON.replay.steps + 1):
        invariants.check(table(step))


def test_opponent_is_a_grown_up_bot() -> None:
    assert [seat.bot for seat in LESSON.match.seats] == [None, "grown-up"]


def test_the_lesson_shows_what_a_first_game_needs() -> None:
    seen = [happened(step) for step in range(LESSON.replay.steps + 1)]
    everything = {name for names in seen for name in names}
    assert everything >= {"placed", "flew", "twinkled", "surprised", "rolled", "fixed_star_found", "finished"}
    assert any({"stopped", "put_down_late"} <= names | more for names, more in pairwise(seen))
    searches = [
        (action.seat, filled_markings(table(step), table(step).chart(action.seat), place(action)))
        for step, action in enumerate(LESSON.actions)
        if action.action["verb"] == "place"
    ]
    assert (story.OTHER, 2) in searches
    assert (story.LEARNER, 3) in searches


def test_lesson_counts_hollow_pips_for_the_last_rocket_only() -> None:
    rolls = [step for step, action in enumerate(LESSON.actions) if action.action["verb"] == "roll"]
    assert {table(step).is_last_and_alone(table(step).turn) for step in rolls} == {True, False}


def place(action: rec.Action) -> int:
    return placement_number(action.action["placement"])


# --- the notes ---------------------------------------------------------------


def test_placement_asked_for_is_the_only_one_with_the_fixed_star() -> None:
    searches = [step for step, note in story.NOTES.items() if note.choice and note.choice["verb"] == "place"]
    for step in searches[1:]:
        s = table(step)
        chart = s.chart(story.LEARNER)
        full = solutions(s, chart, s.colour, s.sky())
        assert [found for found in full if covers_fixed_star(s, chart, found)] == [place(LESSON.actions[step])]


@every_language
def test_a_note_names_the_hole_that_it_asks_for(locale: str) -> None:
    for note in story.NOTES.values():
        asked = (note.choice or {}).get("placement") or (note.choice or {}).get("hole")
        if asked is not None:
            holes = re.findall(r"\b[A-I][1-9]\b", say("star_search", "lesson", locale)[note.message])
            assert holes == [asked.split(" ")[0]], note.message


@every_language
def test_a_note_names_the_button_that_it_asks_for(locale: str) -> None:
    for step, note in story.NOTES.items():
        if note.choice and note.choice["verb"] in ("search", "roll", "surprise"):
            label = LESSON.replay.game.describe(table(step), make_number(note.choice), locale)
            assert label in say("star_search", "lesson", locale)[note.message], note.message


def make_number(choice: dict[str, object]) -> int:
    return int(LESSON.replay.game.from_json(choice))


@every_language
def test_after_the_first_questions_the_choice_is_left_to_the_learner(locale: str) -> None:
    assert len(LESSON.shown(locale)) == POINTED_OUT


# --- the how-to-play page ----------------------------------------------------


@every_language
def test_the_guide_names_the_numbers_of_the_box(locale: str) -> None:
    data = cosmodrome.load("star_search").data
    told = {
        "guide-2": {sum(data["stars"][kind] for kind in ("yellow", "fixed")), data["path"]["fields"]},
        "guide-7": {data["pace"]["stop"]},
        "guide-11": {data["pace"]["call_off"], {option.name: option.default for option in META.options}["super_limit"]},
        "guide-12": {data["shower"]["vote"], data["shower"]["automatic"]},
    }
    for name, numbers in told.items():
        assert numbers <= {int(found) for found in re.findall(r"\d+", say("star_search", "guide", locale)[name])}, name


@every_language
def test_the_own_rules_name_the_numbers_of_the_program(locale: str) -> None:
    data = cosmodrome.load("star_search").data
    pace, shower, usual = data["pace"], data["shower"], {option.name: option.default for option in META.options}
    expected = [
        [data["hourglass"]["seconds"]],
        [pace["stop"]],
        [usual["twinkle_seconds"]],
        [pace["countdown"], pace["call_off"], usual["super_limit"]],
        [shower["vote"], shower["automatic"], PATIENCE],
    ]
    items = say("star_search", "guide", locale)["guide-ours"].split("\n\n")
    told = [[int(number) for number in re.findall(r"\d+", item)] for item in items]
    assert [numbers for numbers in told if numbers] == expected
