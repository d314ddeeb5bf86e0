"""Whole recorded games: each verifies, and replays event by event with the conservation laws checked all the way.

`tools/records/record_games.py` wrote them. They are the authority: rules that do not replay them are wrong, or a new
version.
"""

from __future__ import annotations

import json
import pickle
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from cosmodrome import Match, verify
from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record_loader import RecordLoader
from cosmodrome.games.mlem.engine.state import Mlem
from cosmodrome.games.mlem.meta import META
from cosmodrome.games.mlem.vocabulary import VOCABULARY
from tests.games.mlem import invariants
from tests.games.mlem.table import owner as owner_of
from tests.support.questions import moments, questions
from tests.support.record_steps import lawful_events
from tools.records import record_games

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.json"))
EARLIER = RECORDS / "0.9"  # written by that version, with events that this one no longer writes
MLEM = sorted((RECORDS / "mlem").glob("*.json"))
KILOBYTES = 60

every_record = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


# --- any game ----------------------------------------------------------------


@every_record
def test_a_recorded_game_verifies(file: Path) -> None:
    verdict = verify(text(file))
    assert verdict.ok, verdict
    assert verdict.proof == "fair"
    assert verdict.actions > 0


@every_record
def test_recorded_game_is_stored_in_the_current_form(file: Path) -> None:
    match = Match.load(text(file))
    record = match.record()
    assert pickle.loads(pickle.dumps(match)).record() == record
    if '"retried":' not in text(file):  # earlier records do not have it
        record.pop("retried", None)
    assert rec.to_file_text(record) == text(file)
    assert len(text(file)) < KILOBYTES * 1024


def test_recorded_games_are_small_enough_to_keep() -> None:
    assert sum(len(text(file)) for file in FILES) < 6 * 1024 * 1024


# --- MLEM --------------------------------------------------------------------


def asked_reasons(state: Mlem) -> set[int]:
    """Why what is not offered at this question is not."""
    out = ActionList(state.game.num_distinct_actions, explain=True)
    state.list_actions(out)
    return set(out.refused.values())


class Seen:
    """What the recorded games together go through."""

    def __init__(self) -> None:
        self.happenings: Counter[str] = Counter()
        self.reasons: set[str] = set()
        self.prompts: Counter[str] = Counter()
        self.verbs: set[str] = set()
        self.kinds: set[str] = set()
        self.tables: Counter[tuple[int, ...]] = Counter()
        self.rulings: set[tuple[str, object]] = set()
        self.ends: Counter[str] = Counter()

    def start(self, match: Match) -> None:
        options = match.opening.options
        variants = (bool(options[name]) for name in ("ufo", "explorations", "secret_missions"))
        self.tables[(len(match.seats), *variants)] += 1
        rulings = {option.name for option in META.options if option.ruling}
        self.rulings |= {(name, value) for name, value in options.items() if name in rulings}

    def event(self, match: Match, number: int) -> None:
        event = match.events[number]
        self.kinds.add(type(event).__name__)
        if isinstance(event, rec.End):
            self.ends[event.reason] += 1
        for entry in match.happened[number]:
            self.happenings[VOCABULARY.happenings[entry[0]].name] += 1

    def question(self, state: Mlem) -> None:
        prompt = state.game.prompt(state)
        self.prompts[prompt] += 1
        if self.prompts[prompt] % 5 == 1:
            self.reasons |= {VOCABULARY.reasons[reason].code for reason in asked_reasons(state)}
            self.verbs |= {VOCABULARY.verb(action).name for action in state.legal_actions()}


def replay(file: Path, seen: Seen) -> Match:
    """Replay a record event by event."""
    fold = RecordLoader(rec.decode(text(file)))
    match = fold.match
    seen.start(match)
    for number, _ in lawful_events(fold, invariants.check, invariants.Past.of):
        state = table(match)
        seen.event(match, number)
        if state.asked >= 0:
            seen.question(state)
    return match


def table(match: Match) -> Mlem:
    assert isinstance(match.state, Mlem)
    return match.state


@cache
def all_of_mlem() -> Seen:
    seen = Seen()
    for file in MLEM:
        match = replay(file, seen)
        assert match.is_over, file.name
    return seen


def test_conservation_laws_hold_at_every_event_of_every_game() -> None:
    assert sum(all_of_mlem().tables.values()) == len(MLEM) >= 64


def test_every_player_count_is_recorded_with_every_combination_of_variants() -> None:
    tables = all_of_mlem().tables
    assert len(tables) == 4 * 8
    assert min(tables.values()) >= 2


def test_every_choice_of_every_ruling_is_recorded() -> None:
    every = {(option.name, choice) for option in META.options if option.ruling for choice in option.choices}
    assert all_of_mlem().rulings == every


def test_every_event_occurs_in_some_recorded_game() -> None:
    missing = {happening.name for happening in VOCABULARY.happenings} - set(all_of_mlem().happenings)
    assert not missing


def test_every_refusal_occurs_in_some_recorded_game() -> None:
    missing = {reason.code for reason in VOCABULARY.reasons} - all_of_mlem().reasons
    assert not missing


def test_every_verb_and_question_comes_up_in_some_recorded_game() -> None:
    assert {verb.name for verb in VOCABULARY.verbs} == all_of_mlem().verbs
    assert set(all_of_mlem().prompts) == {
        *("takeoff", "choose_dice", "choose_dice_failed", "choose_engineer"),
        *("disembark", "deep_space", "crash_landing", "return_missions"),
    }


def test_every_kind_of_event_but_the_clock_is_recorded() -> None:
    assert all_of_mlem().kinds == {
        *("Nonces", "Draw", "Action", "AskUndo", "Answer", "Undo", "Redo", "Resign", "HandOver", "End")
    }
    assert set(all_of_mlem().ends) == {"finished", "resigned", "abandoned"}


@pytest.mark.parametrize(("name", "owner"), [("second-crash-with-goal", 0), ("second-crash-without-goal", None)])
def test_recorded_landing_in_a_crash_takes_a_goal_by_option_only(name: str, owner: int | None) -> None:
    record = json.loads(text(RECORDS / "mlem" / f"{name}.json"))
    fold = RecordLoader(rec.decode(record))
    landed = next(i for i, e in enumerate(record["events"]) if e["kind"] == "action")
    for number, event in enumerate(rec.decode(record).events[1 : landed + 1], 1):
        fold.step(number, event)
    assert record["events"][landed]["action"]["verb"] == "land"
    assert owner_of(table(fold.match), "four_moons") == owner


# --- the tool ----------------------------------------------------------------


def test_record_tool_plays_the_same_game_every_time() -> None:
    plan = next(iter(record_games.plans()))
    assert record_games.play(plan).record() == record_games.play(plan).record()


def test_stored_records_are_those_of_the_plans() -> None:
    assert {RECORDS / plan.file for plan in record_games.plans()} == {file for file in FILES if file.parent != EARLIER}


def test_records_are_plain_json() -> None:
    for file in FILES:
        record = json.loads(text(file))
        assert list(record) in (["format", "events"], ["format", "retried", "events"])


@pytest.mark.parametrize(("game", "prompt"), questions())
def test_recorded_matches_ask_every_question(game: str, prompt: str) -> None:
    """The page is looked at in each of these moments."""
    assert prompt in moments(game)
