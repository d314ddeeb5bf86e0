"""The tutorial: the record holds, the notes tell what it shows, all languages say the same."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle, FluentResource

import make_lesson
from cosmodrome import Match, games, verify
from cosmodrome.core import record as rec
from cosmodrome.core.replay import Replay
from cosmodrome.games.leaving_earth.meta import META
from cosmodrome.games.leaving_earth.state import LeavingEarth
from lessons import leaving_earth as story
from tests.fluent import messages_of, source
from tests.games.leaving_earth import laws
from tests.games.leaving_earth.table import location, mission

WORDS = 45
MOST_CHOICES = 24  # of more the page would list only some by name
# Where something on the board is used for the first time, or in another place.
SHOWN = ("welcome", "outcomes", "build", "load", "difficulty", "fire", "failure", "use-probe", "survey")
SUM = re.compile(r"(\d+) × (\d+) = (\d+)")
QUOTED = re.compile(r"[“„«]\s?(.+?)\s?[”»]")

every_language = pytest.mark.parametrize("locale", META.locales)


@cache
def stored() -> str:
    text = games.lesson("leaving_earth")
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
def say(locale: str) -> dict[str, str]:
    """Every message of the lesson as people read it; where a line may not break is no matter here."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(source("games/leaving_earth", f"lesson/{locale}")))
    said = {}
    for name in messages_of("games/leaving_earth", f"lesson/{locale}"):
        pattern = bundle.get_message(name).value
        assert pattern is not None, name
        sentence, errors = bundle.format_pattern(pattern)
        assert not errors, name
        said[name] = str(sentence).replace("\u00a0", " ")
    return said


def table(step: int) -> LeavingEarth:
    state = replay().state(step)
    assert isinstance(state, LeavingEarth)
    return state


def step_of(message: str) -> int:
    return next(step for step, name in notes().items() if name == f"lesson-{message}")


def hint(step: int, locale: str) -> str:
    """What stands below the choice that the note asks for."""
    game, state = replay().game, table(step)
    action = game.from_json(actions()[step].action)
    return str(game.hint(state, action, game.preview(state, action), game.text(locale)))


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


# --- the record --------------------------------------------------------------


def test_the_lesson_verifies_as_a_fair_match() -> None:
    verdict = verify(stored())
    assert verdict.ok, verdict
    assert verdict.proof == "fair"


def test_the_tool_makes_the_stored_lesson() -> None:
    assert rec.to_file_text(make_lesson.lesson("leaving_earth")) == stored()


def test_the_learner_wins_alone_when_the_last_year_is_over() -> None:
    match = Match.load(stored())
    last = match.events[-1]
    assert isinstance(last, rec.End)
    assert (last.reason, last.scores, last.winners) == ("finished", [13], [story.LEARNER])


def test_conservation_laws_hold_at_every_step() -> None:
    for step in range(replay().steps + 1):
        laws.check(table(step), packs=1)


def test_orbit_comes_soon_and_the_moon_before_anybody_is_tired() -> None:
    def arrival(place: str) -> int:
        inside = [step for step in range(replay().steps + 1) if is_somebody_at(table(step), location(place))]
        return inside[0]

    assert arrival("suborbital") <= 20
    assert arrival("earth_orbit") <= 35
    assert arrival("moon") == step_of("on-the-moon")
    assert 60 <= replay().steps <= 90


def is_somebody_at(s: LeavingEarth, place: int) -> bool:
    fleet = s.fleet(story.LEARNER)
    return any(fleet >> craft & 1 and s.location(story.LEARNER, craft) == place for craft in range(1, 11))


def test_the_planned_missions_are_completed_and_the_others_stay_open() -> None:
    start, end = table(0), table(replay().steps)
    for name in story.PLANNED:
        assert start.mission(mission(name)) != end.mission(mission(name)), name
    for name in story.LEFT_OPEN:
        assert start.mission(mission(name)) == end.mission(mission(name)), name


def test_the_lesson_shows_what_a_first_game_needs() -> None:
    match = replay().match
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


def test_every_step_has_a_note_that_asks_for_what_is_played() -> None:
    assert sorted(notes()) == list(range(replay().steps + 1))
    for step, action in enumerate(actions()):
        assert story.NOTES[step].choice == action.action, step


def test_no_question_has_more_choices_than_fit_in_a_list() -> None:
    for step, later in pairwise(range(replay().steps + 1)):
        assert 2 <= len(table(step).legal_actions()) <= MOST_CHOICES, later


@every_language
def test_every_note_is_said_once_in_every_language_and_in_order(locale: str) -> None:
    expected = [notes()[step] for step in sorted(notes())]
    assert [name for name in say(locale) if not name.endswith("-show")] == expected


@every_language
def test_choices_are_pointed_out_where_something_is_new(locale: str) -> None:
    """A note with a companion `...-show` lets the page point at the choice before anybody has tried one."""
    names = list(say(locale))
    shown = [name for name in names if name.endswith("-show")]
    assert shown == [f"lesson-{message}-show" for message in SHOWN]
    assert all(names[names.index(name) - 1] == name.removesuffix("-show") for name in shown)


@every_language
def test_notes_are_short(locale: str) -> None:
    for name, sentence in say(locale).items():
        assert len(re.findall(r"[\w’'-]+", sentence)) <= WORDS, name


@every_language
def test_every_language_names_the_same_numbers(locale: str) -> None:
    for name, sentence in say(locale).items():
        assert numbers(sentence) == numbers(say("en")[name]), name


@every_language
def test_what_a_note_quotes_is_the_choice_that_it_asks_for(locale: str) -> None:
    quoting = 0
    for step, action in enumerate(actions()):
        label = replay().game.describe(table(step), replay().game.from_json(action.action), locale)
        for quoted in QUOTED.findall(say(locale)[notes()[step]]):
            if quoted != story.NAME:
                assert quoted == label, notes()[step]
                quoting += 1
    assert quoting >= 15


@every_language
def test_the_sums_of_a_note_are_right_and_that_of_the_maneuver_is_among_them(locale: str) -> None:
    for step, message in notes().items():
        sums = SUM.findall(say(locale)[message])
        assert all(int(one) * int(other) == int(product) for one, other, product in sums), message
        if sums and actions()[step].action["verb"] == "maneuver":
            assert SUM.findall(hint(step, locale))[0] in sums, message


@every_language
def test_the_odds_that_a_note_names_are_those_of_its_choice(locale: str) -> None:
    naming = 0
    for step, message in notes().items():
        named = set(re.findall(r"\d+(?=\s?%)", say(locale)[message]))
        if named and actions()[step].action["verb"] != "buy":
            assert named <= set(re.findall(r"\d+(?=\s?%)", hint(step, locale))), message
            naming += 1
    assert naming >= 12


@every_language
def test_the_money_that_a_note_counts_is_there(locale: str) -> None:
    for message in ("welcome", "end-of-year", "atlas", "buy-ahead", "damaged", "atlas-ahead", "re-entry"):
        step = step_of(message)
        amounts = re.findall(r"\$(\d+)|(\d+)\s\$", say(locale)[notes()[step]])
        assert table(step).money(story.LEARNER) in {int(one or other) for one, other in amounts}, message
