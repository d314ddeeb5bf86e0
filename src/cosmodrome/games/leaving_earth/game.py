"""Leaving Earth as a `Game`: its settings from the data pack, and the modules of this folder behind one interface."""

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


class LeavingEarthGame(Game[LeavingEarth]):
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

    def lay(self, players: int, options: Options) -> LeavingEarth:
        return LeavingEarth(self, self.setting(options), players)

    def restore(self, state: LeavingEarth, numbers: list[int]) -> None:
        state.restore(numbers)

    def options_of(self, state: LeavingEarth) -> Options:
        return dict(state.setting.options)

    def hides(self, state: LeavingEarth) -> bool:
        return True

    def resample(self, state: LeavingEarth, seat: int | None, rng: Rng) -> LeavingEarth:
        return seat_knowledge.resample(state, seat, rng)

    def score_sheet(self, state: LeavingEarth, history: History = NO_HISTORY) -> ScoreSheet:
        return score_sheet.score_sheet(state, history)

    def end_reason(self, state: LeavingEarth, history: History, text: Text) -> str:
        return score_sheet.end_reason(state, text)

    def tie_rule(self, state: LeavingEarth, text: Text) -> str:
        """A team wins together, which is no tie."""
        return text.say("ended-team") if state.setting.team else super().tie_rule(state, text)

    def view(self, state: LeavingEarth, seat: int | None) -> Any:
        return view.view(state, seat)

    def shown(self, state: LeavingEarth, seat: int | None) -> Any:
        return view.build(state, seat)

    def progress(self, state: LeavingEarth, text: Text) -> str:
        return str(state.year)

    def open_points(self, state: LeavingEarth) -> list[int | float]:
        return [agency.score for agency in view.build(state, None).agencies]

    def preview(self, state: LeavingEarth, action: int) -> dict[str, Any]:
        return previews.preview(state, action)

    def turn(self, state: LeavingEarth) -> int | None:
        """An offer is answered in the turn of the agency that made it, also for a venture."""
        return None if state.is_chance() or state.is_terminal() else state.actor

    def prompt(self, state: LeavingEarth) -> str:
        return phase.prompt(state)

    def question(self, state: LeavingEarth, text: Text) -> Mapping[str, str | int | float]:
        return prompts.question(state, text)

    def helps(self, state: LeavingEarth) -> list[str]:
        return prompts.helps(state)

    def hint(self, state: LeavingEarth, action: int, preview: Mapping[str, Any], text: Text) -> str:
        return preview_text.hint(action, preview, text)

    def greyed(self, state: LeavingEarth, refused: Mapping[int, int]) -> list[int]:
        return prompts.greyed(state, refused)

    def details(self, state: LeavingEarth, action: int, text: Text) -> Mapping[str, str | int | float]:
        return prompts.details(state, action, text)

    def tell(self, entry: tuple[int, int, int, int, int], text: Text, seat: int | None, over: bool = False) -> str:
        return prompts.with_skill(entry, super().tell(entry, text, seat, over), text)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        return prompts.say_field(name, kind, number, text)

    def study(self, state: LeavingEarth, seat: int | None, asked: Mapping[str, Any]) -> Any:
        return msgspec.to_builtins(studies.study(state, seat, asked))

    def plan(self, asked: Mapping[str, Any], text: Text) -> Any:
        return msgspec.to_builtins(requests.plan(self, asked, text))

    def features(self, state: LeavingEarth, seat: int) -> list[float]:
        return observation.features(state, seat)

    def picture(self, state: LeavingEarth, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.text(view.build(state, seat), self.data, names)

    def svg(self, state: LeavingEarth, seat: int | None, names: list[str] | None = None) -> str:
        return text_board.svg(view.build(state, seat), self.data, names)


game_class = LeavingEarthGame
