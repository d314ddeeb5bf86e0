"""At the end of a year: what places do to those who stay there, and minds that suffer."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.games.leaving_earth.engine.rules.exploring import look
from cosmodrome.games.leaving_earth.engine.rules.exposure import exposed, healthy_aboard, take_shelter
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import FLEET, destroy, exists, next_craft
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth, Step
from cosmodrome.games.leaving_earth.vocabulary import (
    ADVANCE_YEAR,
    BY_PLACE,
    FACE_MINDS,
    FACE_PLACE,
    FACE_YEAR_END,
    MOVE_MARKER,
    ROLL_HAZARD,
)


@final
class FaceYearEnd(Step):
    """By the later rules, after all arrivals: some places are faced again every year."""

    def enter(self, s: LeavingEarth) -> None:
        while True:
            if s.pointer % 2 == 0:
                s.pointer = 2 * next_craft(s, s.pointer // 2)
            if s.pointer >= 2 * s.owners * FLEET:
                break
            seat, craft = s.pointer // 2 // FLEET, s.pointer // 2 % FLEET
            is_second = s.pointer % 2 == 1
            s.pointer += 1
            if not exists(s, seat, craft) or s.time(seat, craft):
                continue
            s.work_for(seat)
            s.craft = craft
            s.other = 0
            s.after_hazard = FACE_YEAR_END
            place = s.location(seat, craft)
            if is_second and s.is_revealed(place) and self.is_harsh(s, place):
                self.stay(s, place)
                return
            giant = s.setting.year_end[place]
            if is_second or giant < 0:
                continue
            if s.is_revealed(giant):
                s.place = giant
                s.to(FACE_PLACE)
            else:
                look(s, giant, FACE_PLACE)
            return
        s.to(ADVANCE_YEAR)

    def is_harsh(self, s: LeavingEarth, place: i64) -> bool:
        face = s.face(place)
        return s.setting.face_yearly_sickness[face] > 0 or s.setting.face_yearly_destroys[face] == 1

    def stay(self, s: LeavingEarth, place: i64) -> None:
        """What a place does to those who stay there over New Year."""
        face = s.face(place)
        if s.setting.face_yearly_destroys[face]:
            destroy(s, s.turn, s.craft, BY_PLACE)
            s.to(FACE_YEAR_END)
            return
        s.people = exposed(s, s.turn, s.craft)
        s.after_rolls = FACE_YEAR_END
        s.limit = s.setting.face_yearly_sickness[face]
        s.sheltered = s.limit - 1
        take_shelter(s)


@final
class FaceMinds(Step):
    """With Stations: astronauts who are alone in space, or crowded, roll for mental health."""

    def enter(self, s: LeavingEarth) -> None:
        while True:
            s.pointer = next_craft(s, s.pointer)
            if s.pointer >= s.owners * FLEET:
                break
            seat, craft = s.pointer // FLEET, s.pointer % FLEET
            s.pointer += 1
            if s.location(seat, craft) == s.setting.earth:
                continue
            crew = s.crew(seat, craft)
            if crew == 1 or 2 * crew > s.seats_of(seat, craft):
                s.work_for(seat)
                s.craft = craft
                s.people = healthy_aboard(s, seat, craft)
                s.limit = 1
                s.sheltered = 1
                s.after_rolls = FACE_MINDS
                s.to(ROLL_HAZARD)
                return
        s.to(MOVE_MARKER)
