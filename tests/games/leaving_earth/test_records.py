"""The recorded games of Leaving Earth: laws at every event, and together they go through everything there is."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from cosmodrome import Match
from cosmodrome.core import record as rec
from cosmodrome.core.fold import Fold
from cosmodrome.games.leaving_earth import names
from cosmodrome.games.leaving_earth.state import LeavingEarth
from cosmodrome.games.leaving_earth.words import CAUSES, ENDS, OUTCOMES, VOCABULARY
from tests.games.leaving_earth import laws

FILES = sorted((Path(__file__).parents[2] / "records" / "leaving_earth").glob("*.json"))
NO_PLACES = {"solar_radiation", "lost"}


class Seen:
    """What the recorded games together go through."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.fields: set[tuple[str, str, object]] = set()
        self.draws: set[tuple[str, str]] = set()
        self.verbs: set[str] = set()
        self.questions: set[str] = set()
        self.tables: set[tuple[int, str]] = set()
        self.counts: set[tuple[str, str, str]] = set()
        self.faces: set[tuple[str, str]] = set()  # with their places

    def event(self, match: Match, number: int) -> None:
        event = match.events[number]
        if isinstance(event, rec.Action):
            self.verbs.add(str(event.action["verb"]))
        for entry in match.happened[number]:
            told = VOCABULARY.happened(entry, None, full=True)
            self.told[told["happening"]] += 1
            for field in ("mission", "location", "face", "cause", "end"):
                if field in told:
                    self.fields.add((told["happening"], field, told[field]))
            if told["happening"] == "revealed":
                self.faces.add((told["location"], told["face"]))
            if told["happening"] == "outcome_drawn":
                self.draws.add((told["advancement"], told["outcome"]))
                self.counts.add((told["advancement"], told["outcome"], told["counts"]))

    def all_of(self, happening: str, field: str) -> set[object]:
        return {value for one, name, value in self.fields if (one, name) == (happening, field)}


def replay(file: Path, seen: Seen) -> Match:
    """Fold a record event by event; accounts start anew where moves were taken back."""
    record = rec.decode(file.read_text(encoding="utf-8"))
    fold = Fold(record)
    match = fold.match
    options = match.opening.options
    seen.tables.add((len(match.seats), str(options["level"])))
    ledger = laws.Ledger(table(match))
    for number, event in enumerate(record.events[1:], 1):
        before = laws.Before.of(table(match), action_of(match, event))
        is_done = number < len(match.events)  # what is redone comes with the event that says so
        fold.step(number, event)
        state = table(match)
        if isinstance(event, rec.Undo | rec.Answer | rec.AskUndo | rec.Redo):
            packs = ledger.packs
            ledger = laws.Ledger(state)
            ledger.packs = packs
        elif not is_done:
            ledger.read(before, state, match.happened[number])
        if number % 5 == 0:
            laws.check(state, ledger.packs)
        seen.event(match, number)
        if state.asked >= 0:
            seen.questions.add(match.game.prompt(state))
    assert match.is_over
    return match


def action_of(match: Match, event: rec.Event) -> int:
    return match.game.from_json(event.action) if isinstance(event, rec.Action) else -1


def table(match: Match) -> LeavingEarth:
    assert isinstance(match.state, LeavingEarth)
    return match.state


@cache
def everything() -> Seen:
    seen = Seen()
    for file in FILES:
        replay(file, seen)
    return seen


def test_at_least_forty_whole_games_by_one_to_five_agencies_on_all_levels() -> None:
    assert len(FILES) >= 40
    levels = ("easy", "normal", "hard", "very_hard")
    assert everything().tables >= {(players, level) for players in range(1, 6) for level in levels}


def test_every_mission_is_completed_in_some_recorded_game() -> None:
    assert everything().all_of("mission_completed", "mission") == set(names.MISSIONS)


def test_every_place_is_visited_in_some_recorded_game() -> None:
    assert everything().all_of("arrived", "location") == set(names.LOCATIONS) - NO_PLACES
    assert "drift" in everything().all_of("destroyed", "cause")


def test_every_hidden_face_is_revealed_in_some_recorded_game() -> None:
    """Faces of one name lie in several places, so they are counted with their place."""
    printed = {(str(face["location"]), str(face["id"])) for face in names.DATA["face"]}
    assert everything().faces == printed


def test_every_outcome_of_every_advancement_is_drawn_in_some_recorded_game() -> None:
    assert everything().draws == {(advancement, outcome) for advancement in names.ADVANCEMENTS for outcome in OUTCOMES}


def test_pilots_and_mechanics_make_outcomes_better_in_some_recorded_game() -> None:
    assert everything().counts >= {
        ("landing", "major_failure", "minor_failure"),
        ("landing", "minor_failure", "success"),
        ("rendezvous", "minor_failure", "success"),
        ("rendezvous", "major_failure", "minor_failure"),
        ("life_support", "minor_failure", "success"),
    }


def test_everything_that_can_be_lost_and_every_way_to_end_is_recorded() -> None:
    lost = everything().all_of("destroyed", "cause") | everything().all_of("died", "cause")
    assert lost == set(CAUSES)
    assert everything().all_of("game_ended", "end") == set(ENDS)


def test_everything_that_can_happen_happens_in_some_recorded_game() -> None:
    assert {happening.name for happening in VOCABULARY.happenings} - set(everything().told) == set()


def test_every_action_is_taken_and_every_question_asked_in_some_recorded_game() -> None:
    assert {verb.name for verb in VOCABULARY.verbs} - everything().verbs == set()
    assert everything().questions == {
        *("act", "work", "divide", "burn", "pay_outcome", "choose_sufferer", "choose_damage", "choose_reveal"),
        *("choose_shielded", "choose_seats", "choose_landing", "choose_left_out", "turn_in", "build_offer"),
        "answer_offer",
    }
