"""How to play: search on a planet field, roll anywhere else; the rocket's flight; the end of a turn and of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import TERMINAL
from cosmodrome.games.star_search.engine.rules.setup import meteor_shower, refuse_charts
from cosmodrome.games.star_search.engine.state import (
    NO_CHART,
    NOBODY,
    NOTHING_ROLLED,
    PROGRESS,
    Draw,
    Question,
    StarSearch,
    Step,
)
from cosmodrome.games.star_search.vocabulary import (
    CALL_OFF,
    FINISHED,
    FLEW,
    GIVEN_UP,
    LAP_FINISHED,
    NO_PLANET,
    NO_PLANET_HERE,
    ON_A_PLANET,
    ONLY_IN_SUPER_SEARCH,
    ROLL,
    ROLLED,
    SEARCH,
)

PATIENCE: Final = 250  # rounds; ruling A33

# --- Which field is your rocket on? ------------------------------------------


@final
class BeginTurn(Step):
    """Before the turn: a table where nothing has moved for long gets a new sky (ruling A30), or ends (ruling A33).

    A shower does not begin the count of ruling A33 again, or a game in which nothing moves would never end.
    """

    def enter(self, s: StarSearch) -> None:
        setting = s.setting
        s.face = NOTHING_ROLLED
        s.moved = 0
        if s.rounds_without_movement() >= PATIENCE:
            s.tell(GIVEN_UP, s.rounds_without_movement())
            s.go(setting.game_over)
            return
        rounds = s.rounds_under_this_sky()
        if not setting.meteor_shower or s.still_sky == 0 or s.still_sky % s.players:
            s.go(setting.turn)
        elif rounds >= setting.shower_after:
            meteor_shower(s)
        elif rounds >= setting.vote_after:
            s.go(setting.vote)
        else:
            s.go(setting.turn)


@final
class Turn(Question):
    """One choice only, so that people begin when they are ready: search on a planet, roll anywhere else (A02, A27)."""

    def enter(self, s: StarSearch) -> None:
        s.asked = s.turn

    def list_actions(self, s: StarSearch, out: ActionList) -> None:
        if s.planet_under(s.turn) == NO_PLANET:
            out.add(ROLL)
        else:
            out.add(SEARCH)
        if out.explain:
            out.refuse(SEARCH if s.planet_under(s.turn) == NO_PLANET else ROLL, 0, self.reason(s))
            out.refuse(CALL_OFF, 0, ONLY_IN_SUPER_SEARCH)
            refuse_charts(out)

    def reason(self, s: StarSearch) -> i64:
        return NO_PLANET_HERE if s.planet_under(s.turn) == NO_PLANET else ON_A_PLANET

    def take(self, s: StarSearch, action: i64) -> None:
        if action == ROLL:
            s.go(s.setting.throw)
        else:
            s.colour = s.planet_under(s.turn)
            s.go(s.setting.take_chart)


# --- What does the die show? -------------------------------------------------


@final
class Throw(Draw):
    """Pips move the rocket; a planet means a search (rulings A03 and A04)."""

    def outcomes(self, s: StarSearch) -> i64:
        return s.setting.faces

    def stream(self, s: StarSearch) -> str:
        return "die"

    def take(self, s: StarSearch, action: i64) -> None:
        setting = s.setting
        s.face = action
        if setting.rolled_planet[action] == NO_PLANET:
            fields = setting.black[action]
            if s.is_last_and_alone(s.turn):
                fields += setting.hollow[action]
            s.tell(ROLLED, s.turn, action, fields)
            if not fly(s, s.turn, fields):
                s.go(setting.end_turn)
        else:
            s.colour = setting.rolled_planet[action]
            s.tell(ROLLED, s.turn, action, 0)
            s.go(setting.planet_rolled)


# --- Rocket flight -----------------------------------------------------------


def fly(s: StarSearch, seat: i64, fields: i64) -> bool:
    """Move the whole way (ruling A31). True if that was the end of the game, which comes at once (ruling A19)."""
    if fields == 0:
        return False
    setting = s.setting
    before = s.progress(seat)
    after = before + fields
    s.table[PROGRESS + seat] = after
    s.moved = 1
    s.tell(FLEW, seat, fields, after % setting.fields)
    if after >= setting.laps * setting.fields:
        s.tell(FINISHED, seat)
        s.go(setting.game_over)
        return True
    if before // setting.fields < after // setting.fields:
        s.tell(LAP_FINISHED, seat, after // setting.fields)
    return False


# --- Then the next player takes their turn -----------------------------------


@final
class EndTurn(Step):
    """Charts go back onto the stack in the order in which they were drawn (A12); the next seat clockwise is on."""

    def enter(self, s: StarSearch) -> None:
        seat = s.turn
        left = s.players
        while left:
            if s.chart(seat) != NO_CHART:
                s.return_chart(seat)
            seat = s.left_of(seat)
            left -= 1
        s.searcher = NOBODY
        s.dealt = 0
        s.out = 0
        s.agreed = 0
        s.may_call_off = 0
        s.sand_runs = 0
        s.left_north = 0
        s.left_south = 0
        s.still = 0 if s.moved else s.still + 1
        s.still_sky = 0 if s.moved else s.still_sky + 1
        s.turn = s.left_of(s.turn)
        s.go(s.setting.begin_turn)


@final
class GameOver(Step):
    """The first rocket that comes home wins."""

    def enter(self, s: StarSearch) -> None:
        s.asked = TERMINAL
