"""The tutorial and the how-to-play page: the record holds, the notes tell what it shows, all languages say the same."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import cosmodrome
import make_lesson
import make_pictures
from cosmodrome import Match, games, verify
from cosmodrome.core import record as rec
from cosmodrome.core.replay import Replay
from cosmodrome.games.mlem.chances import crash_chance
from cosmodrome.games.mlem.meta import META
from cosmodrome.games.mlem.state import Mlem
from lessons import mlem as story
from tests.fluent import messages_of, source
from tests.games.mlem import laws

PICTURES = Path(__file__).parents[3] / "web" / "public" / "guide" / "mlem"
WORDS = 45
KILOBYTES = 60

every_language = pytest.mark.parametrize("locale", META.locales)


@cache
def stored() -> str:
    text = games.lesson("mlem")
    assert text is not None
    return text


@cache
def notes() -> dict[int, str]:
    found = rec.decode(stored()).notes
    assert found is not None
    return {int(step): message for step, message in found.items()}


@cache
def replay() -> Replay:
    return Replay.read(stored())


@cache
def actions() -> list[rec.Action]:
    return [event for event in rec.decode(stored()).events if isinstance(event, rec.Action)]


@cache
def say(page: str, locale: str) -> dict[str, str]:
    """Every message of a page as people read it."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source("games/mlem", f"{page}/{locale}")))
    said = {}
    for name in messages_of("games/mlem", f"{page}/{locale}"):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        sentence, errors = bundle.format_pattern(pattern)
        assert not errors, name
        said[name] = str(sentence)
    return said


def table(step: int) -> Mlem:
    state = replay().state(step)
    assert isinstance(state, Mlem)
    return state


# --- the record --------------------------------------------------------------


def test_the_lesson_verifies_as_a_fair_match() -> None:
    verdict = verify(stored())
    assert verdict.ok, verdict
    assert verdict.proof == "fair"
    assert 25 <= verdict.actions <= 40


def test_the_lesson_is_over_so_that_every_seat_may_be_looked_at() -> None:
    match = Match.load(stored())
    assert match.is_over
    last = match.events[-1]
    assert isinstance(last, rec.End)
    assert last.reason == "abandoned"


def test_the_tool_makes_the_stored_lesson() -> None:
    assert rec.to_file_text(make_lesson.lesson("mlem")) == stored()


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(replay().steps + 1):
        laws.check(table(step))


def test_the_learner_decides_often_against_a_bot() -> None:
    asked = [action for action in actions() if action.seat == story.LEARNER]
    assert len(asked) >= 8
    seats = Match.load(stored()).seats
    assert [seat.bot for seat in seats] == [None, "steady"]


# --- the notes ---------------------------------------------------------------


def test_the_learner_plays_what_the_note_asks_for() -> None:
    for step, action in enumerate(actions()):
        if action.seat == story.LEARNER:
            assert story.NOTES[step].choice == action.action, step


def test_the_notes_belong_to_steps_and_never_leave_the_reader_alone_for_long() -> None:
    steps = sorted(notes())
    assert steps[0] == 0
    assert steps[-1] == replay().steps
    assert all(later - step <= 3 for step, later in pairwise(steps))


@every_language
def test_every_note_is_said_once_in_every_language_and_in_order(locale: str) -> None:
    messages = list(messages_of("games/mlem", f"lesson/{locale}"))
    expected = [name for step in sorted(notes()) for name in (notes()[step], f"{notes()[step]}-show")]
    assert messages == [name for name in expected if name in messages or not name.endswith("-show")]


@every_language
def test_the_choice_of_the_first_three_questions_is_pointed_out(locale: str) -> None:
    """A note with a companion `...-show` lets the page point at the choice before anybody has tried one."""
    asked = [note.message for _, note in sorted(story.NOTES.items()) if note.choice]
    shown = [name for name in messages_of("games/mlem", f"lesson/{locale}") if name.endswith("-show")]
    assert shown == [f"{message}-show" for message in asked[:3]]


@every_language
def test_notes_are_short(locale: str) -> None:
    for name, sentence in say("lesson", locale).items():
        assert len(re.findall(r"[\w’'-]+", sentence)) <= WORDS, name


@every_language
def test_the_odds_that_a_note_names_are_those_of_its_step(locale: str) -> None:
    named = 0
    for step, message in notes().items():
        for odds in re.findall(r"(\d+) ?%", say("lesson", locale)[message]):
            s = table(step)
            assert abs(100 * crash_chance(s.setting, s.space, s.dice) - int(odds)) < 0.5, message
            named += 1
    assert named >= 5


# --- the how-to-play page ----------------------------------------------------


@every_language
def test_the_guide_has_the_same_messages_in_every_language(locale: str) -> None:
    assert list(messages_of("games/mlem", f"guide/{locale}")) == list(messages_of("games/mlem", "guide/en"))


@every_language
def test_the_guide_is_a_title_an_intro_and_numbered_chapters(locale: str) -> None:
    names = list(say("guide", locale))
    assert names[:2] == ["guide-title", "guide-intro"]
    chapters = sum(name.endswith("-title") for name in names) - 1
    expected = {"guide-title", "guide-intro"}
    for number in range(1, chapters + 1):
        expected |= {f"guide-{number}-title", f"guide-{number}"}
        if f"guide-{number}-picture" in names:
            expected |= {f"guide-{number}-picture", f"guide-{number}-alt"}
    assert set(names) == expected
    assert chapters >= 10


@every_language
def test_every_language_has_the_same_paragraphs(locale: str) -> None:
    english = say("guide", "en")
    for name, text in say("guide", locale).items():
        paragraphs = text.split("\n\n")
        assert len(paragraphs) == len(english[name].split("\n\n")), name
        assert all(paragraph == paragraph.strip() and "\n" not in paragraph for paragraph in paragraphs), name


@every_language
@pytest.mark.parametrize("chapter", [2, 6, 8, 9, 10])  # elsewhere a language may call a 2 by its name
def test_every_language_names_the_same_numbers(locale: str, chapter: int) -> None:
    names = (f"guide-{chapter}", f"guide-{chapter}-alt")
    said, english = (" ".join(say("guide", code).get(name, "") for name in names) for code in (locale, "en"))
    assert re.findall(r"\d+", said) == re.findall(r"\d+", english)


@every_language
def test_the_guide_gives_the_planets_the_points_of_the_mat(locale: str) -> None:
    game = cosmodrome.load("mlem")
    words = game.text(locale)
    for planet in game.data["planet"]:
        first, second, others = planet["points"]
        name = words.term(f"planet-{planet['name']}")
        assert re.search(rf"{name} {first}, {second} \w+ {others}\b", say("guide", locale)["guide-9"]), name


@every_language
def test_the_pictures_of_the_guide_are_those_that_are_drawn(locale: str) -> None:
    shown = {text for name, text in say("guide", locale).items() if name.endswith("-picture")}
    assert shown == {f"{name}.svg" for name in make_pictures.guide("mlem")}


@pytest.mark.parametrize("name", make_pictures.guide("mlem"))
def test_a_picture_is_stored_as_the_tool_draws_it(name: str) -> None:
    drawn = make_pictures.guide("mlem")[name]()
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < KILOBYTES * 1024
    assert not re.search(r">[^<]*[^\W\d_]{2,}[^<]*</text>", drawn), "a word that nobody translates"
