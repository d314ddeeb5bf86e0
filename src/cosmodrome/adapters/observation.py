"""What a seat is shown as arrays: the features of the table and a mask of what it may do, for both kinds of agents."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.games import load

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["ansi", "human"]
ILLEGAL = -1.0  # what an illegal action costs where it ends the game


def found(game: str | Game) -> Game:
    """A game by its name, with or without a version (mlem, mlem/1), or one that was loaded with a pack."""
    if isinstance(game, Game):
        return game
    name, has_version, _ = game.partition("/")
    return load(name, rules=game if has_version else None)


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode}")
    return mode


def observation_space(start: State) -> spaces.Dict:
    features = len(start.features(0))
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
            "action_mask": spaces.Box(0, 1, (start.game.num_distinct_actions,), np.int8),
        }
    )


def action_space(start: State) -> spaces.Discrete:
    return spaces.Discrete(start.game.num_distinct_actions)


def observation(state: State, seat: int) -> Observation:
    """The state as this seat sees it; the mask is empty while another seat has to move."""
    mask = np.zeros(state.game.num_distinct_actions, np.int8)
    mask[state.legal_actions(seat)] = 1
    return {"observation": floats(state.features(seat)), "action_mask": mask}


def floats(features: list[float]) -> NDArray[np.float32]:
    """The same as an array; by way of `struct` it takes a third of the time."""
    return np.frombuffer(bytearray(struct.pack(f"{len(features)}f", *features)), np.float32)


def show(state: State, seat: int | None, mode: str | None) -> str | None:
    """The table as text, returned or printed as the mode says; for a spectator if no seat is given."""
    if mode is None:
        return None
    picture = str(state.game.picture(state, seat))
    if mode == "human":
        print(picture)
        return None
    return picture
