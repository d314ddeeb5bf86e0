"""Who is exposed to radiation or sickness, who sits behind a shield, and the dice for all others."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.rng import Rng
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.exploring import look
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import incapacitate
from cosmodrome.games.leaving_earth.engine.state import BERTH, Draw, LeavingEarth, Question, Step, bit, bits_set
from cosmodrome.games.leaving_earth.vocabulary import (
    CHOOSE_SHIELDED,
    FACE_RADIATION,
    MOST_ASTRONAUTS,
    NOWHERE,
    ROLL_HAZARD,
    ROLL_PARTS,
    ROLLED,
    SHIELD,
)

SHELTERED: Final = 1  # in the field BERTH while radiation is faced


@final
class FaceRadiation(Step):
    """All astronauts roll; behind a shield the level counts one lower."""

    def enter(self, s: LeavingEarth) -> None:
        seat, craft = s.turn, s.craft
        sun = s.setting.solar_radiation
        if not s.is_revealed(sun):
            look(s, sun, FACE_RADIATION)
            return
        level = s.setting.face_radiation[s.face(sun)]
        s.place = sun
        face_parts_after(s)
        s.people = exposed(s, seat, craft)
        if level == 0 or s.people == 0:
            s.to(s.after_rolls)
            return
        s.limit = level * s.years
        s.sheltered = (level - 1) * s.years
        take_shelter(s)


def face_parts_after(s: LeavingEarth) -> None:
    """When the crew has rolled against the place, its components will."""
    s.after_rolls = ROLL_PARTS
    s.kind = NOWHERE
    s.entries = 0


def exposed(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per healthy astronaut who does not sit in an undamaged habitat; those who came first sit there."""
    people = healthy_aboard(s, seat, craft)
    if people == 0 or not s.has_habitat(seat, craft):
        return people
    seats: i64 = 0
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        if (s.setting.habitats >> kind) & 1:
            seats += s.working(seat, craft, kind) * s.setting.seats[kind]
    while people and seats:
        people &= people - 1
        seats -= 1
    return people


def take_shelter(s: LeavingEarth) -> None:
    """Before those in `people` roll: who sits behind a shield, if there are such seats."""
    seats = sheltered_seats(s, s.turn, s.craft)
    if seats == 0:
        s.to(ROLL_HAZARD)
    elif seats >= bits_set(s.people):
        index: i64
        for index in range(MOST_ASTRONAUTS):
            if (s.people >> index) & 1:
                s.table[s.person(s.turn, index) + BERTH] = SHELTERED
        s.to(ROLL_HAZARD)
    else:
        s.entries = seats
        s.to(CHOOSE_SHIELDED)


def healthy_aboard(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """A bit per astronaut."""
    people = s.people_aboard(seat, craft)
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if (people >> index) & 1 and not s.is_healthy(seat, index):
            people &= ~bit(index)
    return people


def sheltered_seats(s: LeavingEarth, seat: i64, craft: i64) -> i64:
    """The shield is there on the damaged side of the card, too."""
    seats: i64 = 0
    i: i64
    for i in range(len(s.setting.capsule_kinds)):
        kind = s.setting.capsule_kinds[i]
        if s.setting.shielding[kind]:
            seats += (s.working(seat, craft, kind) + s.damaged(seat, craft, kind)) * s.setting.seats[kind]
    return seats


@final
class ChooseShielded(Question):
    """More astronauts than seats behind the shield: the owner says who sits there."""

    def enter(self, s: LeavingEarth) -> None:
        if s.entries:
            s.asked = s.actor
        else:
            s.to(ROLL_HAZARD)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        list_some(s, out, SHIELD)

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.person(s.turn, action - SHIELD) + BERTH] = SHELTERED
        s.entries -= 1
        s.to(CHOOSE_SHIELDED)


def list_some(s: LeavingEarth, out: ActionList, verb: i64) -> None:
    """Of the astronauts in `people` those without a berth; of those who are alike, the first."""
    index: i64
    before: i64
    for index in range(MOST_ASTRONAUTS):
        if (s.people >> index) & 1 == 0 or s.table[s.person(s.turn, index) + BERTH]:
            continue
        is_first = True
        for before in range(index):
            if (s.people >> before) & 1 and s.is_same(s.turn, before, index):
                is_first = False
        if is_first:
            out.add(verb, index)


class Die(Draw):
    """One roll."""

    def weights(self, s: LeavingEarth) -> list[int]:
        return [1] * s.setting.die

    def sample(self, s: LeavingEarth, rng: Rng) -> i64:
        return rng.below(s.setting.die)

    def stream(self, s: LeavingEarth) -> str:
        return "dice"


@final
class RollHazard(Die):
    """One die for each astronaut in `people`, who is incapacitated by a roll up to the limit."""

    def enter(self, s: LeavingEarth) -> None:
        while s.people:
            index = self.who(s)
            limit = self.limit(s, index)
            if 0 < limit < s.setting.die:
                s.asked = CHANCE
                return
            self.settle(s, index)
            if limit > 0:
                incapacitate(s, s.turn, index)
        s.to(s.after_rolls)

    def who(self, s: LeavingEarth) -> i64:
        index: i64 = 0
        while (s.people >> index) & 1 == 0:
            index += 1
        return index

    def limit(self, s: LeavingEarth, index: i64) -> i64:
        return s.sheltered if s.table[s.person(s.turn, index) + BERTH] == SHELTERED else s.limit

    def settle(self, s: LeavingEarth, index: i64) -> None:
        s.people &= ~bit(index)
        s.table[s.person(s.turn, index) + BERTH] = 0

    def take(self, s: LeavingEarth, action: i64) -> None:
        index = self.who(s)
        limit = self.limit(s, index)
        self.settle(s, index)
        s.tell(ROLLED, s.turn, s.name_of(s.turn, index), action + 1, limit)
        if action < limit:
            incapacitate(s, s.turn, index)
        s.to(ROLL_HAZARD)
