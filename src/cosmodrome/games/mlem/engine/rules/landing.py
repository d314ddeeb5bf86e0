"""The landing phase, deep space, crashes with their parachutes, and the end of an expedition and of the game."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import TERMINAL
from cosmodrome.games.mlem.engine.rules.piles import count_tokens
from cosmodrome.games.mlem.engine.scoring import (
    claim_goals,
    final_scores,
    mission_points,
    missions_done,
    place,
    place_in_deep_space,
    place_on_planet_of,
    planet_points,
)
from cosmodrome.games.mlem.engine.state import Mlem, Question, Step
from cosmodrome.games.mlem.vocabulary import (
    CRASHED,
    DEEP_SPACE_IS_FORCED,
    DRIFTER,
    GAME_ENDED,
    GO_HOME,
    LAND,
    LAND_ON_MOON,
    MISSION_SHOWN,
    MISSIONS_SCORED,
    MOONS_TAKEN,
    NEW_COMMANDER,
    NO_DRIFT_HERE,
    NOTHING_THERE,
    ONLY_DRIFTER,
    PARACHUTIST,
    PLANET_SCORED,
    RETURNED_HOME,
    SABOTAGED,
    SABOTEUR,
    STAY,
    STAYED,
    TOKENS_SHOWN,
)

# --- Landing phase -----------------------------------------------------------


@final
class Disembark(Question):
    """Each astronaut in turn, commander first, then from top to bottom, stays aboard or gets off."""

    def enter(self, s: Mlem) -> None:
        setting = s.setting
        if s.space == setting.deep:
            s.go(s.setting.deep_space)
        elif s.space < setting.first_landing and not (setting.drifter_from_5 and s.space == setting.first_landing - 1):
            s.go(s.setting.roll)  # no landing phase on the first spaces
        else:
            s.turn = 0
            self.ask(s)

    def ask(self, s: Mlem) -> None:
        """Ask the next astronaut aboard who could get off somewhere; when all have decided, fly on."""
        if s.turn < s.crew and s.has_room(s.space):
            s.asked = s.seat_aboard(s.turn)
        else:
            self.ask_drifters(s)

    def ask_drifters(self, s: Mlem) -> None:
        """Where nobody else can get off, a drifter may still have room one space ahead or behind."""
        while s.turn < s.crew:
            if s.specialist_aboard(s.turn) == DRIFTER and (s.has_room(s.space - 1) or s.has_room(s.space + 1)):
                s.asked = s.seat_aboard(s.turn)
                return
            s.turn += 1
        s.go(s.setting.roll if s.crew else s.setting.end_expedition)

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        out.add(STAY)
        drifts = s.specialist_aboard(s.turn) == DRIFTER
        if drifts:
            self.list_drift(s, out)
        else:
            out.add(LAND, s.space)  # only a drifter is asked where there is no room
        if s.setting.has_choice:
            list_moons(s, out, s.space - (1 if drifts else 0), s.space + (1 if drifts else 0))
        if out.explain:
            explain_landing(s, out, drifts)

    def list_drift(self, s: Mlem, out: ActionList) -> None:
        step: i64
        for step in range(-1, 2):
            if s.has_room(s.space + step):
                out.add(LAND, s.space + step)

    def take(self, s: Mlem, action: i64) -> None:
        if action == STAY:
            s.turn += 1
            if s.journal is not None:
                s.tell(STAYED, s.asked)
        else:
            self.land(s, action - LAND)
        self.ask(s)

    def land(self, s: Mlem, site: i64) -> None:
        was_commander = s.turn == 0
        astronaut = s.leave(s.turn)
        seat = astronaut & 7
        specialist = astronaut >> 3
        if site == s.setting.deep:
            place_in_deep_space(s, seat, specialist, False)  # a drifter from the last space: the galaxy only
        else:
            place(s, seat, specialist, site)
        claim_goals(s, seat, site)
        if s.crew == 0:
            return
        if was_commander:
            s.tell(NEW_COMMANDER, s.commander(), s.dice)
        if specialist == SABOTEUR:
            s.dice = s.dice - 1 if s.dice > 1 else 1
            s.tell(SABOTAGED, s.commander(), s.dice)


def list_moons(s: Mlem, out: ActionList, first: i64, last: i64) -> None:
    """Where a space has a planet too, getting off means the planet, and the free moons are a choice of their own."""
    space: i64
    for space in range(first, last + 1):
        if s.setting.planet_spot[space]:
            if s.moons_left(space) > 0:
                out.add(LAND_ON_MOON, space)
            elif out.explain:
                out.refuse(LAND_ON_MOON, space, MOONS_TAKEN)


def explain_landing(s: Mlem, out: ActionList, drifts: bool) -> None:
    space: i64
    for space in range(s.setting.deep + 1):
        near = space == s.space or (drifts and -1 <= space - s.space <= 1)
        if not near:
            out.refuse(LAND, space, NO_DRIFT_HERE if drifts else ONLY_DRIFTER)
        elif space < s.setting.first_landing or (s.setting.moons[space] == 0 and not s.has_room(space)):
            out.refuse(LAND, space, NOTHING_THERE)
        elif not s.has_room(space):
            out.refuse(LAND, space, MOONS_TAKEN)


# --- Disembarking in deep space ----------------------------------------------


@final
class DeepSpace(Question):
    """All astronauts must leave: the commander's to the comet, the others to the galaxy.

    Only under the option `drifter_from_deep_space` is a drifter asked whether to get off one space before (ruling A09).
    """

    def enter(self, s: Mlem) -> None:
        s.turn = 0
        self.unload(s)

    def unload(self, s: Mlem) -> None:
        while s.crew:
            if (
                s.setting.drifter_from_deep_space
                and s.specialist_aboard(0) == DRIFTER
                and s.has_room(s.setting.deep - 1)
            ):
                s.asked = s.seat_aboard(0)
                return
            self.land(s, s.setting.deep)
        s.go(s.setting.end_expedition)

    def land(self, s: Mlem, site: i64) -> None:
        astronaut = s.leave(0)
        seat = astronaut & 7
        specialist = astronaut >> 3
        if site == s.setting.deep:
            place_in_deep_space(s, seat, specialist, s.turn == 0)
        else:
            place(s, seat, specialist, site)
        claim_goals(s, seat, site)
        s.turn += 1

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        out.refuse(STAY, 0, DEEP_SPACE_IS_FORCED)
        out.add(LAND, s.setting.deep - 1)
        out.add(LAND, s.setting.deep)
        if s.setting.has_choice:
            list_moons(s, out, s.setting.deep - 1, s.setting.deep - 1)

    def take(self, s: Mlem, action: i64) -> None:
        self.land(s, action - LAND)
        self.unload(s)


# --- Crashing the rocket -----------------------------------------------------


@final
class CrashLanding(Question):
    """A crash: the failure token advances and all astronauts return home, but parachutists may land on this space."""

    def enter(self, s: Mlem) -> None:
        s.failures += 1
        s.usable = 0
        s.tell(CRASHED, s.space, s.failures)
        self.ask(s)

    def ask(self, s: Mlem) -> None:
        while s.crew:
            if s.specialist_aboard(0) == PARACHUTIST and s.has_room(s.space):
                s.asked = s.seat_aboard(0)
                return
            self.send_home(s)
        s.go(s.setting.end_expedition)

    def send_home(self, s: Mlem) -> None:
        astronaut = s.leave(0)
        s.go_home(astronaut & 7, astronaut >> 3)
        s.tell(RETURNED_HOME, astronaut & 7, astronaut >> 3)

    def list_actions(self, s: Mlem, out: ActionList) -> None:
        out.add(GO_HOME)
        out.add(LAND, s.space)
        if s.setting.has_choice:
            list_moons(s, out, s.space, s.space)

    def take(self, s: Mlem, action: i64) -> None:
        if action == GO_HOME:
            self.send_home(s)
        else:
            astronaut = s.leave(0)
            seat = astronaut & 7
            place(s, seat, astronaut >> 3, action - LAND)
            if s.setting.goals_on_crash:
                claim_goals(s, seat, action - LAND)
        self.ask(s)


# --- Ending the cosmic expedition --------------------------------------------


@final
class EndExpedition(Step):
    """The next player starts the next expedition, unless this one was the last."""

    def enter(self, s: Mlem) -> None:
        s.roll = 0
        if s.ending or s.failures >= s.setting.failures:
            s.go(s.setting.game_over)
            return
        s.starter = s.starter + 1 if s.starter + 1 < s.players else 0
        s.go(s.setting.begin_expedition)


# --- End of game -------------------------------------------------------------


@final
class GameOver(Step):
    """Planets are counted from the one nearest to the start, then the missions are shown."""

    def scores(self, s: Mlem) -> list[int]:
        return final_scores(s)

    def enter(self, s: Mlem) -> None:
        s.asked = TERMINAL
        if s.journal is None:
            return
        s.tell(GAME_ENDED, s.failures, s.expedition)
        planet: i64
        standing: i64
        seat: i64
        for planet in range(s.setting.planets):
            for standing in range(3):
                for seat in range(s.players):
                    if place_on_planet_of(s, planet, seat) == standing:
                        s.tell(PLANET_SCORED, planet, seat, standing + 1, planet_points(s, planet, seat))
        if s.setting.hidden_tokens:
            for seat in range(s.players):
                if s.held_tokens(seat):
                    s.tell(TOKENS_SHOWN, seat, count_tokens(s.held_tokens(seat)), s.bonus(seat))
        if s.setting.secret_missions:
            for seat in range(s.players):
                show_missions(s, seat)


def show_missions(s: Mlem, seat: i64) -> None:
    mission: i64
    for mission in range(s.setting.missions):
        for _ in range(s.missions_held(seat, mission)):
            s.tell(MISSION_SHOWN, seat, mission, 1 if s.is_done(seat, mission) else 0)
    s.tell(MISSIONS_SCORED, seat, missions_done(s, seat), mission_points(s, seat))
