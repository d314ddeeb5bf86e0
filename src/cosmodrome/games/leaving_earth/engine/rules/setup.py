"""Set-up: missions are dealt, and with a late start agencies know some advancements already."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.outcomes import gain
from cosmodrome.games.leaving_earth.engine.state import IN_PLAY, NOT_IN_PLAY, Draw, LeavingEarth, Question
from cosmodrome.games.leaving_earth.vocabulary import (
    ALREADY_RESEARCHED,
    ALWAYS,
    BEGIN_YEAR,
    CHOOSE_HEAD_START,
    DEAL_MISSIONS,
    DECKS,
    MISSION_DEALT,
    NOWHERE,
    PREREQUISITE_NEEDED,
    RESEARCH,
    RESEARCHED,
)


@final
class DealMissions(Draw):
    """As many of each deck as the level says."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = CHANCE

    def deck(self, s: LeavingEarth) -> i64:
        """The deck that the next card comes from."""
        before: i64 = 0
        deck: i64
        for deck in range(len(DECKS)):
            before += s.setting.deal_counts[deck]
            if s.pointer < before:
                return deck
        return NOWHERE

    def weights(self, s: LeavingEarth) -> list[int]:
        deck = self.deck(s)
        return [
            1
            if s.setting.mission_deck[mission] == deck
            and s.mission(mission) == NOT_IN_PLAY
            and not (s.players == 1 and s.setting.is_second_copy[mission])
            else 0
            for mission in range(s.setting.missions)
        ]

    def stream(self, s: LeavingEarth) -> str:
        return "mission"

    def take(self, s: LeavingEarth, action: i64) -> None:
        self.open(s, action)
        s.pointer += 1
        if self.deck(s) != NOWHERE:
            s.to(DEAL_MISSIONS)
        else:
            mission: i64
            for mission in range(s.setting.missions):
                if s.setting.mission_deck[mission] == ALWAYS:
                    self.open(s, mission)
            s.pointer = 0
            s.to(CHOOSE_HEAD_START if s.setting.head_start else BEGIN_YEAR)

    def open(self, s: LeavingEarth, mission: i64) -> None:
        s.table[s.setting.missions_at + mission] = IN_PLAY
        s.tell(MISSION_DEALT, mission, s.setting.mission_points[mission])


@final
class ChooseHeadStart(Question):
    """With a late start agencies choose advancements without failures, one seat after another."""

    def enter(self, s: LeavingEarth) -> None:
        seat = s.pointer // s.setting.head_start
        if seat == s.players:
            s.to(BEGIN_YEAR)
        else:
            s.work_for(seat)
            s.asked = seat

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        advancement: i64
        for advancement in range(s.setting.advancements):
            if (s.setting.researchable >> advancement) & 1 == 0:
                continue
            if s.knows(s.turn, advancement):
                out.refuse(RESEARCH, advancement, ALREADY_RESEARCHED)
            elif not s.may_research(s.turn, advancement):
                out.refuse(RESEARCH, advancement, PREREQUISITE_NEEDED)
            else:
                out.add(RESEARCH, advancement)

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.pointer += 1
        s.tell(RESEARCHED, s.turn, action - RESEARCH, 0)
        gain(s, s.turn, action - RESEARCH, 0, CHOOSE_HEAD_START)
