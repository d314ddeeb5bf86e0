"""Setup and the takeoff phase."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.mlem.engine.state import HOME, NO_TOKEN, PLACE, Draw, Mlem, Question, Step
from cosmodrome.games.mlem.vocabulary import (
    EMBARK,
    EMBARKED,
    EXPEDITION_BEGAN,
    NOT_AT_HOME,
    SATELLITE,
    SATELLITE_START,
    STARTER_FOUND,
)

# --- Setup -------------------------------------------------------------------


def set_up(s: Mlem) -> None:
    """Set up the table: all eight astronauts of each player are at home, and all piles are full."""
    seat: i64
    specialist: i64
    for seat in range(s.players):
        s.table[HOME + seat] = 255
        for specialist in range(8):
            s.table[PLACE + seat * 8 + specialist] = -1
    if s.setting.ufo:
        s.token_pile = (1 << len(s.setting.token_steps)) - 1
    if s.setting.explorations:
        s.exploration_pile = (1 << len(s.setting.exploration_space)) - 1
    if s.setting.secret_missions:
        mission: i64
        for mission in range(s.setting.missions):
            s.mission_pile |= s.setting.mission_copies[mission] << (2 * mission)


@final
class DrawStarter(Draw):
    """The starting player: the one who last cleaned the litter box, if chosen with the table, or else a draw (A43)."""

    def enter(self, s: Mlem) -> None:
        if s.starting_player == 0:
            s.asked = CHANCE
        else:
            self.take(s, s.starting_player - 1)

    def weights(self, s: Mlem) -> list[int]:
        return [1] * s.players

    def sample(self, s: Mlem, rng: Rng) -> i64:
        return rng.below(s.players)

    def stream(self, s: Mlem) -> str:
        return "starter"

    def take(self, s: Mlem, action: i64) -> None:
        s.starter = action
        s.tell(STARTER_FOUND, action)
        s.proceed()


# --- Takeoff phase -----------------------------------------------------------


@final
class BeginExpedition(Step):
    """The rocket stands on space 0 and all dice are there again."""

    def enter(self, s: Mlem) -> None:
        s.expedition += 1
        s.space = 0
        s.dice = s.setting.dice
        s.roll = 0
        s.usable = 0
        s.token = NO_TOKEN
        s.tell(EXPEDITION_BEGAN, s.starter, s.expedition)
        s.proceed()


@final
class Takeoff(Question):
    """The starting player, then the others clockwise, each send one astronaut aboard."""

    def enter(self, s: Mlem) -> None:
        s.asked = s.starter

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        home = s.at_home(s.asked)
        out.add_each(EMBARK, home, 8)
        if out.explain:
            specialist: i64
            for specialist in range(8):
                if (home >> specialist) & 1 == 0:
                    out.refuse(EMBARK, specialist, NOT_AT_HOME)

    def take(self, s: Mlem, action: i64) -> None:
        specialist = action - EMBARK
        s.board(s.asked, specialist)
        if s.journal is not None:
            s.tell(EMBARKED, s.asked, specialist)
        if specialist == SATELLITE:
            s.space = s.setting.satellite  # once is enough: several satellites do not add up
        if s.crew < s.players:
            s.asked = s.asked + 1 if s.asked + 1 < s.players else 0
            return
        if s.space:
            s.tell(SATELLITE_START, s.space)
        s.proceed()
