"""The end of the game: points of missions, less two for everybody who did not come back."""

from __future__ import annotations

from typing import final

from cosmodrome.core.state import TERMINAL
from cosmodrome.games.leaving_earth.state import LeavingEarth, Step
from cosmodrome.games.leaving_earth.words import GAME_ENDED


@final
class GameOver(Step):
    def enter(self, s: LeavingEarth) -> None:
        s.tell(GAME_ENDED, s.ended)
        s.asked = TERMINAL

    def scores(self, s: LeavingEarth) -> list[int]:
        return [s.points(seat) - s.setting.death * s.dead(seat) for seat in range(s.players)]

    def winners(self, s: LeavingEarth) -> list[int]:
        """Alone and in a team people win against what is left undone; otherwise the most points do."""
        scores = self.scores(s)
        if s.players == 1 or s.setting.team:
            return list(range(s.players)) if sum(scores) > s.points_open() else []
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]
