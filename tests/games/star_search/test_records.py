"""The recorded games of Star Search: conservation laws at every event, and all that can happen does in some."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

from cosmodrome import Match
from cosmodrome.core.match import record as rec
from cosmodrome.core.match.record_loader import RecordLoader
from cosmodrome.games.star_search.engine.state import StarSearch
from cosmodrome.games.star_search.meta import META
from cosmodrome.games.star_search.vocabulary import ENDINGS, SUPER_ENDED, VOCABULARY
from tests.games.star_search import invariants
from tests.support.record_steps import lawful_events

FILES = sorted((Path(__file__).parents[2] / "records" / "star_search").glob("*.json"))


class Seen:
    """What the recorded games together go through."""

    def __init__(self) -> None:
        self.happenings: Counter[str] = Counter()
        self.endings: set[str] = set()
        self.prompts: Counter[str] = Counter()
        self.verbs: set[str] = set()
        self.kinds: set[str] = set()
        self.tables: Counter[tuple[int, object]] = Counter()
        self.choices: set[tuple[str, object]] = set()
        self.levels: set[str | None] = set()


def table(match: Match) -> StarSearch:
    assert isinstance(match.state, StarSearch)
    return match.state


def replay(file: Path, seen: Seen) -> Match:
    fold = RecordLoader(rec.decode(file.read_text(encoding="utf-8")))
    match = fold.match
    options = match.opening.options
    seen.tables[len(match.seats), options["variation"]] += 1
    seen.choices |= set(options.items())
    seen.levels |= {seat.level for seat in match.seats}
    for number, event in lawful_events(fold, invariants.check, invariants.Past.of):
        state = table(match)
        seen.kinds.add(type(event).__name__)
        for entry in match.happened[number]:
            seen.happenings[VOCABULARY.happenings[entry[0]].name] += 1
            if entry[0] == SUPER_ENDED:
                seen.endings.add(ENDINGS[entry[1]])
        if state.asked >= 0:
            prompt = state.game.prompt(state)
            seen.prompts[prompt] += 1
            if seen.prompts[prompt] % 5 == 1:
                seen.verbs |= {VOCABULARY.verb(action).name for action in state.legal_actions()}
    return match


@cache
def all_games() -> Seen:
    seen = Seen()
    for file in FILES:
        assert replay(file, seen).is_over, file.name
    return seen


def test_conservation_laws_hold_at_every_event_of_every_game() -> None:
    assert sum(all_games().tables.values()) == len(FILES) >= 40


def test_every_player_count_is_recorded_in_both_variations() -> None:
    assert set(all_games().tables) == {(players, variation) for players in (2, 3, 4) for variation in ("eagle", "rudi")}


def test_every_choice_of_every_option_and_every_level_is_recorded() -> None:
    assert all_games().choices == {(option.name, choice) for option in META.options for choice in option.choices}
    assert all_games().levels == set(META.levels)


def test_every_event_occurs_in_some_recorded_game() -> None:
    missing = {happening.name for happening in VOCABULARY.happenings} - set(all_games().happenings)
    assert missing == set()
    assert all_games().endings == set(ENDINGS)


def test_every_verb_and_question_comes_up_in_some_recorded_game() -> None:
    assert {verb.name for verb in VOCABULARY.verbs} == all_games().verbs
    assert set(all_games().prompts) == {"search", "roll", "place", "put_down", "twinkle", "claim", "shower"}


def test_clocks_and_draws_are_recorded() -> None:
    assert {"Clock", "Draw", "Action", "Nonces", "End", "Undo"} <= all_games().kinds
