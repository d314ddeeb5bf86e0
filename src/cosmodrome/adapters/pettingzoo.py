"""The games for PettingZoo: `env("mlem", players=4, ufo=True)` is an agent environment cycle with masked actions.

Every seat is an agent. Chance belongs to the environment: it draws from the seed, at a clock node by the weights of
the game. The reward is a seat's share of the victory, at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cosmodrome.adapters.observation import (
    ILLEGAL,
    RENDER_MODES,
    Observation,
    action_space,
    check_render_mode,
    found,
    observation,
    observation_space,
    show,
)
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import State
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game


def env(game: str | Game, players: int | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo's own classics wrap theirs: an illegal action costs a point and ends the game."""
    table = wrappers.TerminateIllegalWrapper(raw_env(game, players, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(
    game: str | Game,
    players: int | None = None,
    render_mode: str | None = None,
    levels: Sequence[str | None] | None = None,
    **options: Any,
) -> Seats:
    """The same without wrappers: faster, and an illegal action is an error. `levels` are the seats' handicaps."""
    game = found(game)
    if players is None:
        players = max(2, game.meta.fewest)
    return Seats(game.new(players, options, levels), render_mode)


class Seats(AECEnv):
    """A table whose seats are agents; every reset starts again from the same initial state."""

    def __init__(self, start: State, render_mode: str | None) -> None:
        super().__init__()
        self._start = start
        self.table = self._start
        self.render_mode = check_render_mode(render_mode)
        name, _, version = start.game.meta.rules.partition("/")
        self.metadata = {"name": f"{name}_v{version}", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self._start.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self._start) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self._start) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._dice = Rng(secrets.randbits(62) if seed is None else seed)
        self.table = self._start.clone()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._draw()
        self.agent_selection = self.possible_agents[self.table.current_player()]

    def observe(self, agent: str) -> Observation:
        return observation(self.table, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.table.legal_actions():
            raise BadInput(f"{agent} may not do {action} now; the action mask says what is legal")
        self._cumulative_rewards[agent] = 0.0
        self.table.apply_unchecked(int(action))
        self._draw()
        if self.table.is_terminal():
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.table.current_player()]
        if self.render_mode == "human":
            self.render()

    def _draw(self) -> None:
        """Apply chance outcomes until a seat has to act or the game is over."""
        table = self.table
        while table.is_chance():
            table.apply_unchecked(table.sample(self._dice))

    def render(self) -> str | None:
        return show(self.table, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
