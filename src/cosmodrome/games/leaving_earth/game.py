"""Leaving Earth as a `Game`: the data pack turned into a setting, and the rooms of this folder behind one door."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Options
from cosmodrome.core.pack import Pack
from cosmodrome.core.rng import Rng
from cosmodrome.core.state import State
from cosmodrome.core.text import Text
from cosmodrome.core.words import Kind
from cosmodrome.games.leaving_earth import (
    asking,
    features,
    hints,
    knowledge,
    moment,
    names,
    picture,
    planning,
    previews,
    studies,
    view,
)
from cosmodrome.games.leaving_earth.facts import check_years, make_setting
from cosmodrome.games.leaving_earth.meta import EXPANSIONS, META
from cosmodrome.games.leaving_earth.state import LeavingEarth, Setting
from cosmodrome.games.leaving_earth.words import MOST_FREE_STEPS, MOST_TURNS, VOCABULARY


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
        return knowledge.resample(state, seat, rng)

    def view(self, state: State, seat: int | None) -> Any:
        assert isinstance(state, LeavingEarth)
        return view.view(state, seat)

    def shown(self, state: State, seat: int | None) -> Any:
        assert isinstance(state, LeavingEarth)
        return view.build(state, seat)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        assert isinstance(state, LeavingEarth)
        return previews.preview(state, action)

    def turn(self, state: State) -> int | None:
        """An offer is answered in the turn of the agency that made it, also for a venture."""
        assert isinstance(state, LeavingEarth)
        return None if state.is_chance() or state.is_terminal() else state.actor

    def prompt(self, state: State) -> str:
        assert isinstance(state, LeavingEarth)
        return moment.prompt(state)

    def question(self, state: State, text: Text) -> Mapping[str, str | int | float]:
        assert isinstance(state, LeavingEarth)
        return asking.question(state, text)

    def helps(self, state: State) -> list[str]:
        assert isinstance(state, LeavingEarth)
        return asking.helps(state)

    def hint(self, state: State, action: int, preview: Mapping[str, Any], text: Text) -> str:
        return hints.hint(action, preview, text)

    def greyed(self, state: State, refused: Mapping[int, int]) -> list[int]:
        assert isinstance(state, LeavingEarth)
        return asking.greyed(state, refused)

    def details(self, state: State, action: int, text: Text) -> Mapping[str, str | int | float]:
        assert isinstance(state, LeavingEarth)
        return asking.details(state, action, text)

    def tell(self, entry: tuple[int, int, int, int, int], text: Text, seat: int | None, over: bool = False) -> str:
        return asking.with_skill(entry, super().tell(entry, text, seat, over), text)

    def say_field(self, name: str, kind: Kind, number: int, text: Text) -> str | int | float:
        return asking.say_field(name, kind, number, text)

    def study(self, state: State, seat: int | None, asked: Mapping[str, Any]) -> Any:
        assert isinstance(state, LeavingEarth)
        return msgspec.to_builtins(studies.study(state, seat, asked))

    def plan(self, asked: Mapping[str, Any], text: Text) -> Any:
        return msgspec.to_builtins(planning.plan(self, asked, text))

    def features(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, LeavingEarth)
        return features.features(state, seat)

    def picture(self, state: State, seat: int | None, names: list[str] | None = None) -> str:
        assert isinstance(state, LeavingEarth)
        return picture.text(view.build(state, seat), self.data, names)

    def svg(self, state: State, seat: int | None, names: list[str] | None = None) -> str:
        assert isinstance(state, LeavingEarth)
        return picture.svg(view.build(state, seat), self.data, names)


game_class = LeavingEarthGame
