"""The end of the game: points of missions, less what the dead cost, the second more than the first."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.state import TERMINAL
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, LeavingEarth, Step
from cosmodrome.games.leaving_earth.vocabulary import GAME_ENDED, NON_EXPLORABLE, VENTURE


def mourned(dead: i64) -> i64:
    """One, three, six, ten: how many times the loss of the first one counts."""
    return dead * (dead + 1) // 2


def net_halves(s: LeavingEarth, owner: i64) -> i64:
    """The points of an agency or a venture when the dead are counted."""
    dead = s.dead(owner)
    return s.points(owner) - s.setting.death * (mourned(dead) if s.setting.deaths_add_up else dead)


@final
class GameOver(Step):
    def enter(self, s: LeavingEarth) -> None:
        s.tell(GAME_ENDED, s.ended)
        s.asked = TERMINAL

    def scores(self, s: LeavingEarth) -> list[int]:
        """In whole points; with Stations in twentieths, see `score_unit`."""
        if s.setting.has_stations:
            unit = s.setting.venture_shares
            return [unit * net_halves(s, seat) + self.dividend(s, seat) for seat in range(s.players)]
        return [net_halves(s, seat) // 2 for seat in range(s.players)]

    def dividend(self, s: LeavingEarth, seat: i64) -> i64:
        """What its shares of ventures bring an agency, without rounding."""
        total: i64 = 0
        venture: i64
        for venture in range(VENTURE, s.owners):
            total += s.shares(venture, seat) * net_halves(s, venture)
        return total

    def winners(self, s: LeavingEarth) -> list[int]:
        """Alone and in a team people win against what is left undone; otherwise the most points do."""
        scores = self.scores(s)
        if s.players == 1 or s.setting.team:
            is_won = 2 * sum(scores) > s.points_open() * s.score_unit() and not self.is_left_undone(s)
            return list(range(s.players)) if is_won else []
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def is_left_undone(self, s: LeavingEarth) -> bool:
        """With Outer Planets every mission there that was dealt at the start must be done, too."""
        mission: i64
        for mission in range(s.setting.missions):
            if s.setting.mission_deck[mission] == NON_EXPLORABLE and s.mission(mission) == IN_PLAY:
                return True
        return False
