"""The games for Gymnasium: `Table("mlem", bots=["steady"] * 3)` is one seat at a table of bots.

Bots see what their seats may see, and in a race they speak when they have planned to. The reward is the seat's share of
the victory, at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cosmodrome import bots as known_bots
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
from cosmodrome.bots.seated_bots import Players
from cosmodrome.core.bot import Bot
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.errors import BadInput
from cosmodrome.core.game import Game
from cosmodrome.games import metas

SEEDS = 1 << 62


class Table(gymnasium.Env[Observation, np.int64]):
    """One seat for a learner, bots in all others; without a seat, reset draws one. `levels` are handicaps by seat."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str | Bot] | None = None,
        seat: int | None = 0,
        render_mode: str | None = None,
        levels: Sequence[str | None] | None = None,
        **options: Any,
    ) -> None:
        self.game = found(game)
        if bots is None:
            bots = [known_bots.usual(self.game)] * (max(2, self.game.meta.fewest) - 1)
        self._bots = [bot if isinstance(bot, Bot) else known_bots.find(self.game, bot) for bot in bots]
        self._start = self.game.new(len(bots) + 1, options, levels)
        if seat is not None and not 0 <= seat <= len(bots):
            raise BadInput(f"a table with {len(bots)} bots has the seats 0 to {len(bots)}, not {seat}")
        self._wanted = seat
        self.seat = seat or 0
        self.table = self._start
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self._start)  # type: ignore[assignment]
        self.action_space = action_space(self._start)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self._wanted is None:
            self.seat = int(self.np_random.integers(self._start.players))
        drawn = int(self.np_random.integers(SEEDS))
        self._dice = Rng(drawn)
        around = [*self._bots[: self.seat], None, *self._bots[self.seat :]]
        self._players = Players(self.game, around, Rng(drawn, 0, 1))
        self.table = self._start.clone()
        self._play_on()
        return observation(self.table, self.seat), {"seat": self.seat}

    def step(self, action: SupportsFloat) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = int(action)  # type: ignore[call-overload]
        info: dict[str, Any] = {"seat": self.seat}
        if number in self.table.legal_actions(self.seat):
            self.table.apply_unchecked(number)
            self._play_on()
            reward, over = self.table.returns()[self.seat], self.table.is_terminal()
        else:
            reward, over = ILLEGAL, True
            info["illegal_action"] = number
        if self.render_mode == "human":
            self.render()
        return observation(self.table, self.seat), reward, over, False, info

    def _play_on(self) -> None:
        """Play the bots and chance until the learner has to act or the game is over."""
        table = self.table
        while not table.is_terminal() and table.current_player() != self.seat:
            if not table.is_chance():
                table.apply_unchecked(self._players.answer(table))
                continue
            outcome = table.sample(self._dice)
            table.apply_unchecked(self._players.speak(table, outcome) if table.chance_kind() == "clock" else outcome)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, by the name that learners with masked actions look for."""
        return observation(self.table, self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        return show(self.table, self.seat, self.render_mode)


for meta in metas().values():
    for rules in (*(old.rules for old in meta.superseded), meta.rules):
        name = rules.replace("/", "-v")
        gymnasium.register(f"cosmodrome/{name}", f"{__name__}:Table", kwargs={"game": rules})
