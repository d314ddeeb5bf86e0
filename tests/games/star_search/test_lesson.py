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
from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.scoring import covers_fixed_star, filled_markings, solutions
from cosmodrome.games.star_search.state import StarSearch
from cosmodrome.games.star_search.words import placement_number
from lessons import star_search as story
from tests.fluent import messages_of, source
from tests.games.star_search import laws

PICTURES = Path(__file__).parents[3] / "web" / "public" / "guide" / "star_search"
WORDS = 45
KILOBYTES = 60

every_language = pytest.mark.parametrize("locale", META.locales)


@cache
def stored() -> str:
    text = games.lesson("star_search")
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
    """Every message of a page as people read it; the facts lean on the words of the game."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source("games/star_search", locale)))
    bundle.add_resource(FluentResource(source("games/star_search", f"{page}/{locale}")))
    said = {}
    for name in messages_of("games/star_search", f"{page}/{locale}"):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        sentence, errors = bundle.format_pattern(pattern)
        assert not errors, name
        said[name] = str(sentence)
    return said


def table(step: int) -> StarSearch:
    state = replay().state(step)
    assert isinstance(state, StarSearch)
    return state


def happened(step: int) -> set[str]:
    """The names of what the rules did between the action before this step and the step."""
    match = replay().match
    assert match is not None
    told = [entry for event in match.happened[slice(*replay().events_of(step))] for entry in event]
    return {match.game.vocabulary.happenings[entry[0]].name for entry in told}


# --- the record --------------------------------------------------------------


def test_the_lesson_verifies_as_a_fair_match() -> None:
    verdict = verify(stored())
    assert verdict.ok, verdict
    assert verdict.proof == "fair"
    assert 18 <= verdict.actions <= 30


def test_the_learner_comes_home_and_wins() -> None:
    match = Match.load(stored())
    assert match.is_over
    last = match.events[-1]
    assert isinstance(last, rec.End)
    assert last.reason == "finished"
    assert last.winners == [story.LEARNER]


def test_the_tool_makes_the_stored_lesson() -> None:
    assert rec.to_file_text(make_lesson.lesson("star_search")) == stored()


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(replay().steps + 1):
        laws.check(table(step))


def test_the_learner_decides_often_against_a_bot() -> None:
    asked = [action for action in actions() if action.seat == story.LEARNER]
    assert len(asked) >= 8
    assert [seat.bot for seat in Match.load(stored()).seats] == [None, "grown-up"]


def test_every_step_of_the_learner_asks_the_learner() -> None:
    """Where a sandglass runs, somebody speaks up first; the table that is shown is the one that asks them."""
    for step, action in enumerate(actions()):
        assert table(step).current_player() == action.seat, step


def test_the_lesson_shows_what_a_first_game_needs() -> None:
    seen = [happened(step) for step in range(replay().steps + 1)]
    everything = {name for names in seen for name in names}
    assert everything >= {"placed", "flew", "twinkled", "surprised", "rolled", "fixed_star_found", "finished"}
    assert any({"stopped", "put_down_late"} <= names | more for names, more in pairwise(seen))
    searches = [
        (action.seat, filled_markings(table(step), table(step).chart(action.seat), place(action)))
        for step, action in enumerate(actions())
        if action.action["verb"] == "place"
    ]
    assert (story.OTHER, 2) in searches
    assert (story.LEARNER, 3) in searches


def test_hollow_pips_count_for_the_one_who_is_last_and_only_there() -> None:
    rolls = [step for step, action in enumerate(actions()) if action.action["verb"] == "roll"]
    assert {table(step).is_last_and_alone(table(step).turn) for step in rolls} == {True, False}


def place(action: rec.Action) -> int:
    return placement_number(action.action["placement"])


# --- the notes ---------------------------------------------------------------


def test_the_learner_plays_what_the_note_asks_for() -> None:
    for step, action in enumerate(actions()):
        if action.seat == story.LEARNER:
            assert story.NOTES[step].choice == action.action, step


def test_after_the_first_search_the_place_that_is_asked_for_is_the_only_one_with_the_fixed_star() -> None:
    searches = [step for step, note in story.NOTES.items() if note.choice and note.choice["verb"] == "place"]
    for step in searches[1:]:
        s = table(step)
        chart = s.chart(story.LEARNER)
        full = solutions(s, chart, s.colour, s.sky())
        assert [found for found in full if covers_fixed_star(s, chart, found)] == [place(actions()[step])]


@every_language
def test_a_note_names_the_hole_that_it_asks_for(locale: str) -> None:
    for note in story.NOTES.values():
        asked = (note.choice or {}).get("placement") or (note.choice or {}).get("hole")
        if asked is not None:
            holes = re.findall(r"\b[A-I][1-9]\b", say("lesson", locale)[note.message])
            assert holes == [asked.split(" ")[0]], note.message


@every_language
def test_a_note_names_the_button_that_it_asks_for(locale: str) -> None:
    words = replay().game.text(locale)
    for step, note in story.NOTES.items():
        if note.choice and note.choice["verb"] in ("search", "roll"):
            label = replay().game.describe(table(step), make_number(note.choice), locale)
            assert label in say("lesson", locale)[note.message], note.message
        elif note.choice and note.choice["verb"] == "surprise":
            label = words.say("do-surprise", {"stars": 1})
            assert re.split(r"\s?:", label)[0] in say("lesson", locale)[note.message], note.message


def make_number(choice: dict[str, object]) -> int:
    return int(replay().game.from_json(choice))


def test_the_notes_belong_to_steps_and_never_leave_the_reader_alone_for_long() -> None:
    steps = sorted(notes())
    assert steps[0] == 0
    assert steps[-1] == replay().steps
    assert all(later - step <= 3 for step, later in pairwise(steps))


@every_language
def test_every_note_is_said_once_in_every_language_and_in_order(locale: str) -> None:
    messages = list(messages_of("games/star_search", f"lesson/{locale}"))
    expected = [name for step in sorted(notes()) for name in (notes()[step], f"{notes()[step]}-show")]
    assert messages == [name for name in expected if name in messages or not name.endswith("-show")]


@every_language
def test_the_choice_of_the_first_three_questions_is_pointed_out(locale: str) -> None:
    """A note with a companion `...-show` lets the page point at the choice before anybody has tried one."""
    asked = [note.message for _, note in sorted(story.NOTES.items()) if note.choice]
    shown = [name for name in messages_of("games/star_search", f"lesson/{locale}") if name.endswith("-show")]
    assert shown == [f"{message}-show" for message in asked[:3]]


@every_language
def test_notes_are_short(locale: str) -> None:
    for name, sentence in say("lesson", locale).items():
        assert len(re.findall(r"[\w’'-]+", sentence)) <= WORDS, name


# --- the how-to-play page ----------------------------------------------------


@every_language
def test_the_guide_has_the_same_messages_in_every_language(locale: str) -> None:
    english = messages_of("games/star_search", "guide/en")
    assert list(messages_of("games/star_search", f"guide/{locale}")) == list(english)


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
def test_every_language_has_the_same_paragraphs_and_numbers(locale: str) -> None:
    english = say("guide", "en")
    for name, text in say("guide", locale).items():
        paragraphs = text.split("\n\n")
        assert len(paragraphs) == len(english[name].split("\n\n")), name
        assert all(paragraph == paragraph.strip() and "\n" not in paragraph for paragraph in paragraphs), name
        assert re.findall(r"\d+", text) == re.findall(r"\d+", english[name]), name


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
        assert numbers <= {int(found) for found in re.findall(r"\d+", say("guide", locale)[name])}, name


@every_language
def test_the_pictures_of_the_guide_are_those_that_are_drawn(locale: str) -> None:
    shown = {text for name, text in say("guide", locale).items() if name.endswith("-picture")}
    assert shown == {f"{name}.svg" for name in make_pictures.guide("star_search")}


@pytest.mark.parametrize("name", make_pictures.guide("star_search"))
def test_a_picture_is_stored_as_the_tool_draws_it(name: str) -> None:
    drawn = make_pictures.guide("star_search")[name]()
    assert (PICTURES / f"{name}.svg").read_text(encoding="utf-8") == drawn
    assert len(drawn) < KILOBYTES * 1024
    assert not re.search(r">[^<]*[^\W\d_]{2,}[^<]*</text>", drawn), "a word that nobody translates"


# --- the page of printed facts -----------------------------------------------


@every_language
def test_every_printed_fact_has_a_name_in_every_language(locale: str) -> None:
    named = say("facts", locale)
    assert list(named) == list(say("facts", "en"))
    needed = set()
    for name, found in cosmodrome.load("star_search").data.items():
        entries = found if isinstance(found, list) else [found] if isinstance(found, dict) else []
        needed |= {f"fact-{name}" for _ in entries}
        fields = {field for entry in entries for field in entry} - {"provenance", "source", "name"}
        needed |= {f"fact-{name}-{field}" for field in fields}
    assert {name for name in named if not name.startswith("fact-word-")} == needed
