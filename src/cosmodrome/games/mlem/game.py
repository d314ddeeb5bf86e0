"""MLEM as a `Game`: its settings from the data pack, and the modules of this folder behind one interface."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.game import NO_HISTORY, Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.meta import Options
from cosmodrome.core.score_sheet import History, ScoreSheet
from cosmodrome.core.vocabulary import Kind
from cosmodrome.games.mlem import explanations, score_sheet
from cosmodrome.games.mlem.data_pack import make_setting
from cosmodrome.games.mlem.engine import observation
from cosmodrome.games.mlem.engine.rules.takeoff import set_up
from cosmodrome.games.mlem.engine.state import Mlem, Setting
from cosmodrome.games.mlem.meta import META, STARTING_PLAYER
from cosmodrome.games.mlem.ui import prompts, text_board, view
from cosmodrome.games.mlem.vocabulary import DRAW_STARTER, VOCABULARY


class MlemGame(Game[Mlem]):
    meta = META
    vocabulary = VOCABULARY
    max_chance_outcomes = 210  # rolls of six dice
    # At most 18 expeditions; each has a takeoff of 5, and at most 26 travel phases with a reroll, a choice of dice,
    # 5 engineers in all and 5 landings; plus 5 returned missions.
    max_game_length = 5 + 18 * (5 + 26 * (2 + 5) + 5)

    def __init__(self, pack: Pack | None = None, rules: str | None = None) -> None:
        super().__init__(pack, rules)
        self._settings: dict[tuple[Any, ...], Setting] = {}
        self.setting({option.name: option.default for option in self.options})  # a bad pack is refused now

    def setting(self, options: Options) -> Setting:
        """Facts and options in use. Tables that differ only in who starts share it: it takes long to make."""
        options = {name: value for name, value in options.items() if name != STARTING_PLAYER.name}
        key = tuple(options.values())
        if key not in self._settings:
            self._settings[key] = make_setting(self.pack, options)
        return self._settings[key]

    def lay(self, players: int, options: Options) -> Mlem:
        state = Mlem(self, self.setting(options), players)
        state.starting_player = int(options.get(STARTING_PLAYER.name, 0))  # version 1 has no such option
        set_up(state)
        return state

    def begin(self, state: Mlem) -> None:
        state.go(state.setting.steps[DRAW_STARTER])

    def restore(self, state: Mlem, numbers: list[int]) -> None:
        state.restore(numbers)

    def options_of(self, state: Mlem) -> Options:
        chosen = {STARTING_PLAYER.name: int(state.starting_player)} if STARTING_PLAYER in self.options else {}
        return {**state.setting.options, **chosen}

    def hides(self, state: Mlem) -> bool:
        return state.setting.secret_missions or state.setting.hidden_tokens

    def score_sheet(self, state: Mlem, history: History = NO_HISTORY) -> ScoreSheet:
        return score_sheet.score_sheet(state, history)

    def end_reason(self, state: Mlem, history: History, text: Text) -> str:
        return score_sheet.end_reason(state, history, text)

    def view(self, state: Mlem, seat: int | None) -> Any:
        return view.view(state, seat)

    def shown(self, state: Mlem, seat: int | None) -> Any:
        return view.build(state, seat)

    def preview(self, state: Mlem, action: int) -> dict[str, Any]:
        return view.preview(state, action)

    def progress(self, state: Mlem, text: Text) -> str:
        return text.say("progress", {"expedition": state.expedition}) if state.expedition else ""

    def prompt(self, state: Mlem) -> str:
        return view.prompt(state)

    def question(self, state: Mlem, text: Text) -> Mapping[str, str | int | float]:
        return prompts.question(state, text)

    def helps(self, state: Mlem) -> list[str]:
        return prompts.helps(state)

    def hint(self, state: Mlem, action: int, preview: Mapping[str, Any], text: Text) -> str:
        return prompts.hint(state, action, preview, text)

    def reason(self, state: Mlem, action: int, text: Text) -> str:
        return explanations.reason(state, action, text)

    def greyed(self, state: Mlem, refused: Mapping[int, int]) -> list[int]:
        return prompts.greyed(state, refused)

    def details(self, state: Mlem, action: int, text: Text) -> Mapping[str, str | int | float]:
        return view.details(state, action, text)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        if name == "planet":
            return view.planet_text(self, number, text)
        if name == "mission":
            return view.mission_text(self, number, text)
        if name == "space" and number == len(self.data["space"]):
            return text.term("deep-space")
        return super().say_field(name, kind, number, text)

    def resample(self, state: Mlem, seat: int | None, rng: Rng) -> Mlem:
        return view.resample(state, seat, rng)

    def features(self, state: Mlem, seat: int) -> list[float]:
        return observation.features(state, seat)

    def picture(self, state: Mlem, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.text(view.build(state, seat), self.data, names)

    def svg(self, state: Mlem, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.svg(view.build(state, seat), self.data, names)


game_class = MlemGame
