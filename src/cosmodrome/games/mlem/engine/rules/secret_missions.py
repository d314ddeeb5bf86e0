"""Variant Secret missions: each player is dealt four, keeps three and reveals them at the end."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.mlem.engine.rules.piles import any_copy
from cosmodrome.games.mlem.engine.state import HAND, RETURNED, Draw, Mlem, Question
from cosmodrome.games.mlem.vocabulary import (
    MISSION_DEALT,
    MISSION_NOT_HELD,
    MISSION_RETURNED,
    RETURN_MISSION,
)


@final
class DealMissions(Draw):
    """Four tokens for each player; only that player sees which."""

    def enter(self, s: Mlem) -> None:
        s.turn = 0
        s.asked = CHANCE

    def weights(self, s: Mlem) -> list[int]:
        return [(s.mission_pile >> (2 * mission)) & 3 for mission in range(s.setting.missions)]

    def sample(self, s: Mlem, rng: Rng) -> i64:
        return any_copy(s.mission_pile, rng)

    def stream(self, s: Mlem) -> str:
        return "mission"

    def audience(self, s: Mlem) -> list[int] | None:
        return [s.turn // s.setting.missions_dealt]

    def take(self, s: Mlem, action: i64) -> None:
        seat = s.turn // s.setting.missions_dealt
        s.mission_pile -= 1 << (2 * action)
        s.table[HAND + seat] += 1 << (2 * action)
        s.tell(MISSION_DEALT, seat, action)
        s.turn += 1
        if s.turn == s.players * s.setting.missions_dealt:
            s.proceed()


@final
class ReturnMissions(Question):
    """Each player puts back what is above three; equal missions are offered once."""

    def enter(self, s: Mlem) -> None:
        s.turn = 0
        s.asked = 0

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        mission: i64
        for mission in range(s.setting.missions):
            if s.missions_held(s.asked, mission):
                out.add(RETURN_MISSION, mission)
            else:
                out.refuse(RETURN_MISSION, mission, MISSION_NOT_HELD)

    def take(self, s: Mlem, action: i64) -> None:
        seat = s.asked
        mission = action - RETURN_MISSION
        s.table[HAND + seat] -= 1 << (2 * mission)
        s.table[RETURNED + seat] += 1 << (2 * mission)
        s.tell(MISSION_RETURNED, seat, mission)
        s.turn += 1
        if s.turn < s.setting.missions_dealt - s.setting.missions_kept:
            return
        s.turn = 0
        if seat + 1 < s.players:
            s.asked = seat + 1
        else:
            s.proceed()
