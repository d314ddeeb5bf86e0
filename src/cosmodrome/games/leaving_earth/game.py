"""Leaving Earth as a `Game`: the data pack turned into a setting, and the rooms of this folder behind one door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.core.data_pack import Pack
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.game import NO_HISTORY, Game
from cosmodrome.core.i18n import Text
from cosmodrome.core.meta import Options
from cosmodrome.core.score_sheet import History, ScoreSheet
from cosmodrome.core.vocabulary import Kind
from cosmodrome.games.leaving_earth import ids as names
from cosmodrome.games.leaving_earth import phase, score_sheet, studies
from cosmodrome.games.leaving_earth.data_pack import check_years, make_setting
from cosmodrome.games.leaving_earth.engine import observation
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth, Setting
from cosmodrome.games.leaving_earth.hidden_info import seat_knowledge
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, META
from cosmodrome.games.leaving_earth.mission_planner import requests
from cosmodrome.games.leaving_earth.ui import preview_text, previews, prompts, text_board, view
from cosmodrome.games.leaving_earth.vocabulary import MOST_FREE_STEPS, MOST_TURNS, VOCABULARY


class LeavingEarthGame(Game):
    meta = META
    vocabulary = VOCABULARY
    has_planner = True
    max_chance_outcomes = len(names.MISSIONS)
    # Years, turns and free steps by the far limits of ruling R02. Up to five others answer each of these steps, and no
    # agency can buy or fire more than a few thousand times in a turn.
    max_game_length = 31 * (MOST_TURNS + 5) * (6 * MOST_FREE_STEPS + 2000)
    is_long = True
    can_be_lost = True  # alone and in a team

    def __init__(self, pack: Pack | None = None, rules: str | None = None) -> None:
        super().__init__(pack, rules)
        self._settings: dict[tuple[Any, ...], Setting] = {}
        usual: Options = {option.name: option.default for option in self.options}
        self.setting(usual)  # a bad pack is refused now
        self.setting({**usual, **dict.fromkeys(EXPANSIONS, True)})

    def setting(self, options: Options) -> Setting:
        key = tuple(options.values())
        if key not in self._settings:
            self._settings[key] = make_setting(self.pack, options, self.meta.version)
        return self._settings[key]

    def check(self, options: Options) -> None:
        check_years(self.pack, options)

    def lay(self, players: int, options: Options) -> State:
        return LeavingEarth(self, self.setting(options), players)

    def restore(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, LeavingEarth)
        state.restore(numbers)

    def options_of(self, state: State) -> Options:
        assert isinstance(state, LeavingEarth)
        return dict(state.setting.options)

    def hides(self, state: State) -> bool:
        return True

    def resample(self, state: State, seat: int | None, rng: Rng) -> State:
        assert isinstance(state, LeavingEarth)
        return seat_knowledge.resample(state, seat, rng)

    def score_sheet(self, state: State, history: History = NO_HISTORY) -> ScoreSheet:
        assert isinstance(state, LeavingEarth)
        return score_sheet.score_sheet(state, history)

    def end_reason(self, state: State, history: History, text: Text) -> str:
        assert isinstance(state, LeavingEarth)
        return score_sheet.end_reason(state, text)

    def tie_rule(self, state: State, text: Text) -> str:
        """A team wins together, which is no tie."""
        assert isinstance(state, LeavingEarth)
        return text.say("ended-team") if state.setting.team else super().tie_rule(state, text)

    def view(self, state: State, seat: int | None) -> Any:
        assert isinstance(state, LeavingEarth)
        return view.view(state, seat)

    def shown(self, state: State, seat: int | None) -> Any:
        assert isinstance(state, LeavingEarth)
        return view.build(state, seat)

    def progress(self, state: State, text: Text) -> str:
        assert isinstance(state, LeavingEarth)
        return str(state.year)

    def open_points(self, state: State) -> list[int | float]:
        assert isinstance(state, LeavingEarth)
        return [agency.score for agency in view.build(state, None).agencies]

    def preview(self, state: State, action: int) -> dict[str, Any]:
        assert isinstance(state, LeavingEarth)
        return previews.preview(state, action)

    def turn(self, state: State) -> int | None:
        """An offer is answered in the turn of the agency that made it, also for a venture."""
        assert isinstance(state, LeavingEarth)
        return None if state.is_chance() or state.is_terminal() else state.actor

    def prompt(self, state: State) -> str:
        assert isinstance(state, LeavingEarth)
        return phase.prompt(state)

    def question(self, state: State, text: Text) -> Mapping[str, str | int | float]:
        assert isinstance(state, LeavingEarth)
        return prompts.question(state, text)

    def helps(self, state: State) -> list[str]:
        assert isinstance(state, LeavingEarth)
        return prompts.helps(state)

    def hint(self, state: State, action: int, preview: Mapping[str, Any], text: Text) -> str:
        return preview_text.hint(action, preview, text)

    def greyed(self, state: State, refused: Mapping[int, int]) -> list[int]:
        assert isinstance(state, LeavingEarth)
        return prompts.greyed(state, refused)

    def details(self, state: State, action: int, text: Text) -> Mapping[str, str | int | float]:
        assert isinstance(state, LeavingEarth)
        return prompts.details(state, action, text)

    def tell(self, entry: tuple[int, int, int, int, int], text: Text, seat: int | None, over: bool = False) -> str:
        return prompts.with_skill(entry, super().tell(entry, text, seat, over), text)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        return prompts.say_field(name, kind, number, text)

    def study(self, state: State, seat: int | None, asked: Mapping[str, Any]) -> Any:
        assert isinstance(state, LeavingEarth)
        return msgspec.to_builtins(studies.study(state, seat, asked))

    def plan(self, asked: Mapping[str, Any], text: Text) -> Any:
        return msgspec.to_builtins(requests.plan(self, asked, text))

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, LeavingEarth)
        return observation.features(state, seat)

    def picture(self, state: State, seat: int | None, names: list[str] | None = None) -> str:
        assert isinstance(state, LeavingEarth)
        return text_board.text(view.build(state, seat), self.data, names)

    def svg(self, state: State, seat: int | None, names: list[str] | None = None) -> str:
        assert isinstance(state, LeavingEarth)
        return text_board.svg(view.build(state, seat), self.data, names)


game_class = LeavingEarthGame
