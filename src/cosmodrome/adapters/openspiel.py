"""The games for OpenSpiel: importing this module registers `cosmodrome_mlem`, `cosmodrome_star_search` and all others.

A pyspiel state holds one of our tables (`state.table`) and translates; there are no rules in here. What OpenSpiel may
ask of each game, and what we do not claim, is written down in docs/adapters.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import msgspec
import numpy as np

from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option
from cosmodrome.games import load, metas

try:
    import pyspiel
except ModuleNotFoundError:
    raise ModuleNotFoundError("this adapter needs OpenSpiel: pip install 'cosmodrome[openspiel]'") from None

Parameter = bool | int | str
USUAL_PLAYERS = 2
FINE = 1 << 53  # steps of a float between 0 and 1


# --- options as parameters ---------------------------------------------------


def to_parameter(option: Option, choice: Parameter) -> Parameter:
    """A parameter has one type, so among numbers the words of an option are -1, -2, and so on."""
    words = [each for each in option.choices if isinstance(each, str)]
    if isinstance(choice, str) and len(words) < len(option.choices):
        return -1 - words.index(choice)
    return choice


def from_parameter(option: Option, value: Parameter) -> Parameter:
    """The choice that is meant; what is none is left as it is, for the game to refuse."""
    return next((choice for choice in option.choices if to_parameter(option, choice) == value), value)


def parameters(game: Game) -> dict[str, Parameter]:
    """What can be set, with what it is if nobody does."""
    usual = {option.name: to_parameter(option, option.default) for option in game.options}
    return {"players": max(USUAL_PLAYERS, game.meta.fewest), **usual}


# --- games -------------------------------------------------------------------


def type_of(game: Game, hides: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    information, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"cosmodrome_{game.meta.id}",
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        # The winners share one victory, unless all players can lose together.
        utility=utility.GENERAL_SUM if game.can_be_lost else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.meta.most,
        min_num_players=game.meta.fewest,
        # Perfect recall is the history where all of it is open; what one seat remembers of secrets nobody keeps.
        provides_information_state_string=not hides,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and its options chosen; each of ours has a class of its own."""

    game: ClassVar[Game]

    def __init__(self, given: Mapping[str, Parameter] | None = None) -> None:
        game = self.game
        usual = parameters(game)
        chosen = {**usual, **(given or {})}
        players = int(chosen["players"])
        options = {option.name: from_parameter(option, chosen[option.name]) for option in game.options}
        start = game.new(players, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_distinct_actions,
            max_chance_outcomes=game.max_chance_outcomes,
            num_players=players,
            min_utility=game.min_utility,
            max_utility=game.max_utility,
            utility_sum=None if game.can_be_lost else 1.0,
            max_game_length=game.max_game_length,
        )
        unusual = {name: value for name, value in chosen.items() if value != usual.get(name)}
        super().__init__(type_of(game, game.hides(start)), info, unusual)
        self.start = start

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.start.clone())

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        if params:
            raise BadInput(f"observations of {self.game.meta.title} have no parameters, not even {list(params)}")
        return Observer(self.start, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """One of our tables; copies and bytes are made of its attributes, so there is this one alone."""

    def __init__(self, game: SpielGame, table: State) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        return self.table.current_player()  # chance and the end have OpenSpiel's numbers

    def is_terminal(self) -> bool:
        return self.table.is_terminal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def returns(self) -> list[float]:
        return self.table.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.table.chance_stream()} {action}"
        return json.dumps(self.table.game.to_json(action))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player could not tell from this one. It has no history: nobody knows how it came about."""
        table = self.table.resample(player, Rng(int(sampler() * FINE)))
        return SpielState(self.get_game(), table)

    def __str__(self) -> str:
        """The whole position in a line, secrets included: equal strings are equal states."""
        return str(self.table.game.to_text(self.table))


class Observer:
    """What a player sees: the features as a tensor, the view as JSON, or the open history as perfect recall."""

    def __init__(self, start: State, kind: Any) -> None:
        secrets = pyspiel.PrivateInfoType
        if kind.private_info == secrets.ALL_PLAYERS:
            raise BadInput("an observation is what one player sees, or what all players see")
        if kind.perfect_recall and start.game.hides(start):
            raise BadInput(f"what one player remembers of {start.game.meta.title} is not kept; ask for an observation")
        self._recalls = kind.perfect_recall
        self._sees_own = kind.private_info == secrets.SINGLE_PLAYER
        self.tensor = None
        self.dict = {}
        if self._sees_own and not self._recalls:
            self.tensor = np.zeros(len(start.features(0)), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.table.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return str(state.history_str())
        table = state.table
        return msgspec.json.encode(table.game.shown(table, player if self._sees_own else None)).decode()


def register(game: Game) -> None:
    """Let `pyspiel.load_game` find a game.

    What makes it is a class and no function, because OpenSpiel lets go of it when Python has already ended: freeing a
    function then would crash, but a class is held by its own parts.
    """
    has_secrets = type(game).resample is not Game.resample
    maker = type(f"SpielGame_{game.meta.id}", (SpielGame,), {"game": game})
    pyspiel.register_game(type_of(game, has_secrets), maker)


for name in metas():
    register(load(name))
