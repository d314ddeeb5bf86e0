"""The end of the year for those in space: the incapacitated die, capsules must support their crews, crews must eat."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.crew_actions import heal_all, repair_all
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import FLEET, kill, list_people, next_craft
from cosmodrome.games.leaving_earth.engine.state import LeavingEarth, Question, Step
from cosmodrome.games.leaving_earth.vocabulary import (
    BY_HUNGER,
    BY_INCAPACITY,
    BY_LIFE_SUPPORT,
    CHOOSE_LEFT_OUT,
    FACE_MINDS,
    FED,
    FEED_CRAFT,
    LEAVE_OUT,
    MOST_ASTRONAUTS,
    MOVE_MARKER,
    NOT_SUPPORTED,
    NOWHERE,
    PAY_OUTCOME,
    SUCCESS,
    SUPPORT_CRAFT,
    SUPPORT_EFFECT,
    SUPPORTED,
)


def is_on_earth(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    return craft == 0 or s.location(seat, craft) == s.setting.earth


@final
class EndYear(Step):
    """On Earth all components are repaired and all astronauts healed; elsewhere the incapacitated die."""

    def enter(self, s: LeavingEarth) -> None:
        seat: i64
        craft: i64
        index: i64
        for seat in range(s.owners):
            for craft in range(FLEET if s.fleet(seat) else 1):
                if is_on_earth(s, seat, craft):
                    repair_all(s, seat, craft)
                    heal_all(s, seat, craft)
            for index in range(MOST_ASTRONAUTS if s.living(seat) else 0):
                if s.is_alive(seat, index) and not s.is_healthy(seat, index):
                    kill(s, seat, index, BY_INCAPACITY)
        s.pointer = 0
        s.entries = NOWHERE
        s.to(SUPPORT_CRAFT)


# --- Life support ------------------------------------------------------------


@final
class SupportCraft(Step):
    """One spacecraft after another; each of its undamaged capsules draws, manned or not."""

    def enter(self, s: LeavingEarth) -> None:
        if s.entries > 0:
            s.entries -= 1
            s.kind = capsule_at(s, s.entries)
            draw(s, s.setting.life_support, SUPPORT_EFFECT, SUPPORT_CRAFT)
            return
        if s.entries == 0:
            s.entries = NOWHERE
            s.cause = BY_LIFE_SUPPORT
            s.limit = max(s.crew(s.turn, s.craft) - s.supported, 0)
            s.to(CHOOSE_LEFT_OUT)
            return
        while True:
            s.pointer = next_craft(s, s.pointer)
            if s.pointer >= s.owners * FLEET:
                break
            seat, craft = s.pointer // FLEET, s.pointer % FLEET
            s.pointer += 1
            if not is_on_earth(s, seat, craft):
                s.turn = seat
                s.actor = s.expert(seat, s.setting.life_support)
                s.craft = craft
                s.supported = 0
                s.entries = count_capsules(s) if s.knows(s.actor, s.setting.life_support) else 0
                s.to(SUPPORT_CRAFT)
                return
        s.pointer = 0
        s.to(FACE_MINDS if s.setting.has_stations else MOVE_MARKER)


def count_capsules(s: LeavingEarth) -> i64:
    count: i64 = 0
    i: i64
    if s.sound(s.turn, s.craft) & s.setting.capsules:
        for i in range(len(s.setting.capsule_kinds)):
            count += s.working(s.turn, s.craft, s.setting.capsule_kinds[i])
    return count


def capsule_at(s: LeavingEarth, number: i64) -> i64:
    i: i64 = 0
    while True:
        kind = s.setting.capsule_kinds[i]
        number -= s.working(s.turn, s.craft, kind)
        if number < 0:
            return kind
        i += 1


@final
class SupportEffect(Step):
    """A capsule supports as many as it has seats, or nobody; it is never harmed."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == SUCCESS:
            s.supported += s.setting.seats[s.kind]
            if s.card != NOWHERE:
                s.tell(SUPPORTED, s.turn, s.craft, s.kind)
        else:
            s.tell(NOT_SUPPORTED, s.turn, s.craft, s.kind)
        s.to(PAY_OUTCOME)


@final
class ChooseLeftOut(Question):
    """Too few seats with life support, or too little to eat: the owner says who goes without."""

    def enter(self, s: LeavingEarth) -> None:
        while s.limit:
            if s.limit < s.crew(s.turn, s.craft):
                s.asked = s.actor
                return
            index: i64
            for index in range(MOST_ASTRONAUTS):
                if s.is_aboard(s.turn, index, s.craft):
                    kill(s, s.turn, index, s.cause)
            s.limit = 0
        s.to(FEED_CRAFT if s.cause == BY_LIFE_SUPPORT else SUPPORT_CRAFT)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        list_people(s, out, LEAVE_OUT, False)

    def take(self, s: LeavingEarth, action: i64) -> None:
        kill(s, s.turn, action - LEAVE_OUT, s.cause)
        s.limit -= 1
        s.to(CHOOSE_LEFT_OUT)


# --- Supplies ----------------------------------------------------------------


@final
class FeedCraft(Step):
    """One unit of supplies for every five astronauts; eating is compulsory."""

    def enter(self, s: LeavingEarth) -> None:
        crew = s.crew(s.turn, s.craft)
        if crew == 0:
            s.to(SUPPORT_CRAFT)
            return
        fed = s.setting.fed
        units = min(s.working(s.turn, s.craft, s.setting.supplies), (crew + fed - 1) // fed)
        s.put(s.vessel(s.turn, s.craft), s.setting.supplies, -units)
        if units:
            s.tell(FED, s.turn, s.craft, units)
        s.cause = BY_HUNGER
        s.limit = max(crew - units * fed, 0)
        s.to(CHOOSE_LEFT_OUT)
