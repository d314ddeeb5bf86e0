"""Star Search as a `Game`: its settings from the data pack, and the modules of this folder behind one interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.game import NO_HISTORY, Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.meta import Options
from cosmodrome.core.score_sheet import History, ScoreSheet
from cosmodrome.core.vocabulary import Kind, Reason
from cosmodrome.games.star_search import score_sheet
from cosmodrome.games.star_search.data_pack import make_setting
from cosmodrome.games.star_search.engine import observation
from cosmodrome.games.star_search.engine.rules.setup import set_up
from cosmodrome.games.star_search.engine.rules.turn import PATIENCE
from cosmodrome.games.star_search.engine.state import RUNS, Setting, StarSearch
from cosmodrome.games.star_search.meta import META, STARTING_PLAYER
from cosmodrome.games.star_search.practice import daily, practice
from cosmodrome.games.star_search.ui import prompts, text_board, view
from cosmodrome.games.star_search.vocabulary import (
    MOST_FIELDS,
    MOST_HOLES,
    MOST_MARKINGS,
    NO_CORRECTIONS,
    ROTATIONS,
    SEATS,
    VOCABULARY,
)


class StarSearchGame(Game[StarSearch]):
    meta = META
    vocabulary = VOCABULARY
    has_clock = True
    has_practice = True
    has_daily = True
    max_chance_outcomes = ROTATIONS * MOST_HOLES  # where a chart can fall that nobody puts down
    # Every rocket moves at most once per field and lap; before each move there may be rounds without any (ruling A33);
    # a turn has a vote, its own question, a claim and a vote to call off from every seat, and stars to twinkle.
    max_game_length = (SEATS * 4 * MOST_FIELDS) * (PATIENCE + 1) * SEATS * (SEATS + 1 + 2 * SEATS + MOST_MARKINGS)

    def __init__(self, pack: Pack | None = None, rules: str | None = None) -> None:
        super().__init__(pack, rules)
        self.strict_clock = self.meta.version > 1
        self._settings: dict[tuple[Any, ...], Setting] = {}
        for variation in ("eagle", "rudi"):  # a bad pack is refused now
            self.setting({option.name: option.default for option in self.options} | {"variation": variation})

    def setting(self, options: Options) -> Setting:
        """Facts and options in use. Tables that differ only in who starts share it: it takes long to make."""
        options = {name: value for name, value in options.items() if name != STARTING_PLAYER.name}
        key = tuple(options.values())
        if key not in self._settings:
            self._settings[key] = make_setting(self.pack, options, self.meta.version)
        return self._settings[key]

    def lay(self, players: int, options: Options) -> StarSearch:
        state = StarSearch(self, self.setting(options), players)
        state.starting_player = int(options.get(STARTING_PLAYER.name, 0))  # version 1 has no such option
        return state

    def begin(self, state: StarSearch) -> None:
        set_up(state)

    def handicap(self, state: StarSearch, levels: list[str]) -> None:
        """A level is how often the hourglass runs."""
        for seat, level in enumerate(levels):
            state.table[RUNS + seat] = state.setting.runs[level]

    def irrevocable(self, action: int) -> Reason | None:
        """A chart that lies on the sky stays there; under the first version of these rules it could be taken back."""
        is_placement = self.vocabulary.verb(action).name == "place"
        return self.vocabulary.reasons[NO_CORRECTIONS] if is_placement and self.meta.version > 1 else None

    def restore(self, state: StarSearch, numbers: list[int]) -> None:
        state.restore(numbers)

    def options_of(self, state: StarSearch) -> Options:
        chosen = {STARTING_PLAYER.name: int(state.starting_player)} if STARTING_PLAYER in self.options else {}
        return {**state.setting.options, **chosen}

    def score_sheet(self, state: StarSearch, history: History = NO_HISTORY) -> ScoreSheet:
        return score_sheet.score_sheet(state, history)

    def end_reason(self, state: StarSearch, history: History, text: Text) -> str:
        return score_sheet.end_reason(state, text)

    def view(self, state: StarSearch, seat: int | None) -> Any:
        return view.view(state, seat)

    def shown(self, state: StarSearch, seat: int | None) -> Any:
        return view.build(state, seat)

    def preview(self, state: StarSearch, action: int) -> dict[str, Any]:
        return view.preview(state, action)

    def prompt(self, state: StarSearch) -> str:
        return view.prompt(state)

    def question(self, state: StarSearch, text: Text) -> Mapping[str, str | int | float]:
        return prompts.question(state, text)

    def helps(self, state: StarSearch) -> list[str]:
        return prompts.helps(state)

    def progress(self, state: StarSearch, text: Text) -> str:
        setting = state.setting
        return text.say("progress", {"fields": max(state.scores()), "goal": setting.fields * setting.laps})

    def hint(self, state: StarSearch, action: int, preview: Mapping[str, Any], text: Text) -> str:
        return prompts.hint(state, action, preview, text)

    def greyed(self, state: StarSearch, refused: Mapping[int, int]) -> list[int]:
        return prompts.greyed(state, refused)

    def details(self, state: StarSearch, action: int, text: Text) -> Mapping[str, str | int | float]:
        return prompts.details(state, action, text)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        if name == "face":
            return prompts.face_text(self.data, number, text)
        return super().say_field(name, kind, number, text)

    def features(self, state: StarSearch, seat: int) -> list[float]:
        return observation.features(state, seat)

    def practice(self, rng: Rng) -> dict[str, Any]:
        state = self.new(self.meta.fewest)
        task: dict[str, Any] = msgspec.to_builtins(practice(state, rng))
        return task

    def daily(self, rng: Rng) -> tuple[dict[str, Any], list[str]]:
        task, solutions = daily(self.new(self.meta.fewest), rng)
        return msgspec.to_builtins(task), solutions

    def picture(self, state: StarSearch, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.text(view.build(state, seat), self.data, names)

    def svg(self, state: StarSearch, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.svg(view.build(state, seat), self.data, names)


game_class = StarSearchGame
