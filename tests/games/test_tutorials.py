"""What must be true of every tutorial: the record holds, the notes lead through it, and all languages say the same.

The story of a game and the numbers in its notes are in the game's own `test_tutorial.py`.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cosmodrome import Match, bots, games, verify
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.replay import Replay
from tests.support.fluent import messages_of, source
from tools.tutorials import build

WORDS = 45
QUESTIONS = 8
ALONE = 3  # steps
POINTED_OUT = 3  # questions
QUOTES = 8
QUOTED = re.compile(r"[“„«]\s?(.+?)\s?[”»]")

# Where a language calls numbers by their names, as Polish does with those of dice: a 2 is a “dwójka”.
IN_WORDS = {
    ("mlem", "pl"): {
        "lesson-whole-group",
        "lesson-save-dice",
        "lesson-no-match",
        "lesson-engineer",
        "lesson-one-way",
        "lesson-big-step",
        "lesson-deep-space",
        "guide-4",
        "guide-4-alt",
        "guide-7",
    }
}
IN_DIGITS = 7  # and above, even there

TAUGHT = [game for game in games.metas() if games.lesson(game) is not None]

every_lesson = pytest.mark.parametrize("game", TAUGHT)
every_language = pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for game in TAUGHT for locale in games.metas()[game].locales]
)


@cache
def say(game: str, page: str, locale: str) -> dict[str, str]:
    """Every message of a page as people read it; only the facts lean on the words of the game."""
    bundle = FluentBundle([locale], use_isolating=False)
    for file in (locale, f"{page}/{locale}") if page == "facts" else (f"{page}/{locale}",):
        bundle.add_resource(FluentResource(source(f"games/{game}", file)))
    said = {}
    for name in messages_of(f"games/{game}", f"{page}/{locale}"):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        sentence, errors = bundle.format_pattern(pattern)
        assert errors == [], name
        said[name] = str(sentence)
    return said


def check_numbers(game: str, page: str, locale: str) -> None:
    """A language names the numbers of English, in the same order."""
    english = say(game, page, "en")
    for name, text in say(game, page, locale).items():
        least = IN_DIGITS if name in IN_WORDS.get((game, locale), ()) else 0
        numbers, expected = (
            [number for number in re.findall(r"\d+", each) if int(number) >= least] for each in (text, english[name])
        )
        assert numbers == expected, name


class Lesson:
    """The tutorial of a game: its story, its record, and the notes by step."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.story = build.scenario(game)

    @cached_property
    def text(self) -> str:
        text = games.lesson(self.game)
        assert text is not None
        return text

    @cached_property
    def match(self) -> Match:
        return Match.load(self.text)

    @cached_property
    def replay(self) -> Replay:
        return Replay.read(self.text)

    @cached_property
    def actions(self) -> list[rec.Action]:
        return [event for event in rec.decode(self.text).events if isinstance(event, rec.Action)]

    @cached_property
    def notes(self) -> dict[int, str]:
        notes = rec.decode(self.text).notes
        assert notes is not None
        return dict(sorted((int(step), message) for step, message in notes.items()))

    def say(self, locale: str) -> dict[str, str]:
        """The notes as people read them; where a line may not break is no matter here."""
        return {name: text.replace("\u00a0", " ") for name, text in say(self.game, "lesson", locale).items()}

    def shown(self, locale: str) -> list[str]:
        """The notes with a companion `...-show`, by which the page points at a choice before anybody has tried one."""
        return [name.removesuffix("-show") for name in self.say(locale) if name.endswith("-show")]

    def labels(self, step: int, locale: str) -> dict[int, str]:
        """What is written on the choices of a step."""
        state = self.replay.state(step)
        written = {action: self.replay.game.describe(state, action, locale) for action in state.legal_actions()}
        return {action: label.replace("\u00a0", " ") for action, label in written.items()}

    def label(self, step: int, locale: str) -> str:
        """And on the one that is taken."""
        return self.labels(step, locale)[self.replay.game.from_json(self.actions[step].action)]

    def quotes(self, locale: str) -> list[tuple[int, str]]:
        """What the notes put in quotation marks, with their steps; the name of a player may stand in them too."""
        found = [(step, word) for step, name in self.notes.items() for word in QUOTED.findall(self.say(locale)[name])]
        return [(step, word) for step, word in found if word not in self.replay.names]


@cache
def lesson(game: str) -> Lesson:
    return Lesson(game)


# --- the record --------------------------------------------------------------


def test_every_scenario_has_a_lesson() -> None:
    assert build.games() == TAUGHT


@every_lesson
def test_the_tool_makes_the_stored_lesson(game: str) -> None:
    assert rec.to_file_text(build.lesson(game)) == lesson(game).text


@every_lesson
def test_a_lesson_verifies_as_a_fair_match(game: str) -> None:
    verdict = verify(lesson(game).text)
    assert verdict.ok, verdict
    assert verdict.proof == "fair"
    assert verdict.actions == lesson(game).replay.steps == len(lesson(game).actions)


@every_lesson
def test_lesson_is_finished_so_that_every_seat_can_be_shown(game: str) -> None:
    assert lesson(game).match.is_over
    assert isinstance(lesson(game).match.events[-1], rec.End)


@every_lesson
def test_learner_decides_often_and_other_seats_are_bots(game: str) -> None:
    learner = lesson(game).story.LEARNER
    assert sum(action.seat == learner for action in lesson(game).actions) >= QUESTIONS
    known = bots.names(lesson(game).replay.game)
    for seat, player in enumerate(lesson(game).match.seats):
        assert player.bot is None if seat == learner else player.bot in known


@every_lesson
def test_state_of_a_step_asks_the_seat_that_acts_next(game: str) -> None:
    """Where a clock runs, a player makes a claim first. The table shown is the one with that player's decision."""
    for step, action in enumerate(lesson(game).actions):
        assert lesson(game).replay.state(step).current_player() == action.seat, step


# --- the notes ---------------------------------------------------------------


@every_lesson
def test_learner_plays_what_the_note_asks_for(game: str) -> None:
    story = lesson(game).story
    for step, action in enumerate(lesson(game).actions):
        if action.seat == story.LEARNER:
            assert story.NOTES[step].choice == action.action, step
        else:
            assert step not in story.NOTES or story.NOTES[step].choice is None, step


@every_lesson
def test_notes_belong_to_steps_without_long_gaps(game: str) -> None:
    steps = list(lesson(game).notes)
    assert steps[0] == 0
    assert steps[-1] == lesson(game).replay.steps
    assert all(later - step <= ALONE for step, later in pairwise(steps))


@every_language
def test_every_note_is_used_once_and_in_order_in_every_language(game: str, locale: str) -> None:
    names = list(lesson(game).say(locale))
    expected = [name for note in lesson(game).notes.values() for name in (note, f"{note}-show")]
    assert names == [name for name in expected if name in names or not name.endswith("-show")]
    assert names == list(lesson(game).say("en"))


@every_language
def test_first_choices_are_always_pointed_out(game: str, locale: str) -> None:
    asked = [note.message for _, note in sorted(lesson(game).story.NOTES.items()) if note.choice]
    shown = lesson(game).shown(locale)
    assert shown[:POINTED_OUT] == asked[:POINTED_OUT]
    assert set(shown) <= set(asked)


@every_language
def test_notes_are_short(game: str, locale: str) -> None:
    for name, sentence in lesson(game).say(locale).items():
        assert len(re.findall(r"[\w’'-]+", sentence)) <= WORDS, name


@every_language
def test_every_language_names_the_same_numbers(game: str, locale: str) -> None:
    check_numbers(game, "lesson", locale)


@every_language
def test_choice_quoted_in_a_note_is_the_one_that_it_asks_for(game: str, locale: str) -> None:
    """All that is written on it, or what stands before a colon, if no other choice begins like that."""
    quotes = lesson(game).quotes(locale)
    for step, quoted in quotes:
        assert lesson(game).story.NOTES[step].choice, quoted
        label = lesson(game).label(step, locale)
        if quoted != label:
            assert re.match(rf"{re.escape(quoted)}\s?:", label), quoted
            assert [each for each in lesson(game).labels(step, locale).values() if each.startswith(quoted)] == [label]
    assert len(quotes) >= QUOTES
