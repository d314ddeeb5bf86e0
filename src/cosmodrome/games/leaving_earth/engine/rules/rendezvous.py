"""Rendezvous: docking and separating spacecraft in space."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.games.leaving_earth.engine.rules.exploring import working_probes
from cosmodrome.games.leaving_earth.engine.rules.missions import check_arrival, check_explorer, check_science
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.repetition import (
    count_step,
    note_progress,
    note_rearranging,
    steps_are_spent,
)
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import can_be_damaged, list_people, merge
from cosmodrome.games.leaving_earth.engine.state import (
    CARRIES_INFECTION,
    FLIGHT,
    SURVEYS,
    TIME,
    LeavingEarth,
    Question,
    Step,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    BUDGET_SPENT,
    CANCEL,
    CHOOSE_DAMAGE,
    CHOOSE_SUFFERER,
    DAMAGED,
    DETACH,
    DETACH_CREW,
    DIVIDE,
    DOCK,
    DOCK_EFFECT,
    DOCKED,
    EMPTY_HALF,
    IN_FLIGHT,
    MOST_CRAFT,
    NO_CRAFT_FREE,
    NO_RENDEZVOUS_HERE,
    NO_SUCH_CRAFT,
    NOT_ABOARD,
    NOT_THE_SAME_PLACE,
    NOWHERE,
    PAY_OUTCOME,
    RENDEZVOUS_FAILED,
    RENDEZVOUS_NEEDED,
    SEATS_SHORT,
    SEPARATE,
    SEPARATED,
    SPLIT,
    SPLIT_EFFECT,
    SUCCESS,
    SUFFER,
    TOO_SMALL,
    WORK,
)


def may_rendezvous(s: LeavingEarth, place: i64) -> bool:
    return place != s.setting.earth and place != s.setting.suborbital


def list_rendezvous(s: LeavingEarth, out: ActionList) -> None:
    """Docking needs two spacecraft without time tokens in one place; separating does not mind the tokens."""
    seat, craft = s.turn, s.craft
    place = s.location(seat, craft)
    reason: i64 = NOWHERE
    if not may_rendezvous(s, place):
        reason = NO_RENDEZVOUS_HERE
    elif not s.knows(s.actor, s.setting.rendezvous):
        reason = RENDEZVOUS_NEEDED
    fleet = s.fleet(seat)
    if fleet & (fleet - 1) or out.explain:
        other: i64
        for other in range(1, MOST_CRAFT + 1):
            if other == craft or (fleet >> other) & 1 == 0:
                out.refuse(DOCK, other, NO_SUCH_CRAFT)
            elif reason != NOWHERE:
                out.refuse(DOCK, other, reason)
            elif s.location(seat, other) != place:
                out.refuse(DOCK, other, NOT_THE_SAME_PLACE)
            elif s.time(seat, craft) or s.time(seat, other):
                out.refuse(DOCK, other, IN_FLIGHT)
            else:
                out.add(DOCK, other)
    if reason != NOWHERE:
        out.refuse(SEPARATE, 0, reason)
    elif s.parts(seat, craft) < 2:
        out.refuse(SEPARATE, 0, TOO_SMALL)
    elif not s.free_craft(seat):
        out.refuse(SEPARATE, 0, NO_CRAFT_FREE)
    else:
        out.add(SEPARATE)


def dock(s: LeavingEarth, other: i64) -> None:
    s.other = other
    draw(s, s.setting.rendezvous, DOCK_EFFECT, WORK)


@final
class DockEffect(Step):
    """Two spacecraft become one, or one of them is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        if s.counts_as == SUCCESS:
            merge(s, s.turn, s.other, s.craft)
            s.tell(DOCKED, s.turn, s.craft, s.other)
            note_rearranging(s)
            s.other = 0
            if s.setting.has_stations:
                check_arrival(s, s.turn, s.craft)  # a habitat is a home
            else:
                check_science(s, s.turn, s.craft)
            s.to(PAY_OUTCOME)
        else:
            note_progress(s)
            s.tell(RENDEZVOUS_FAILED, s.turn, s.craft)
            s.to(CHOOSE_SUFFERER)


@final
class ChooseSufferer(Question):
    """After a failed docking the owner says which of the two spacecraft is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        one = can_be_damaged(s, s.turn, s.craft)
        other = can_be_damaged(s, s.turn, s.other)
        if one and other:
            s.asked = s.actor
            return
        if other:
            s.craft = s.other
        s.to(CHOOSE_DAMAGE)

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(SUFFER, min(s.craft, s.other))
        out.add(SUFFER, max(s.craft, s.other))

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.craft = action - SUFFER
        s.to(CHOOSE_DAMAGE)


def separate(s: LeavingEarth) -> None:
    """Begin to choose what goes into the second spacecraft; both keep the time tokens."""
    other = s.free_craft(s.turn)
    one = s.vessel(s.turn, s.craft)
    s.commission(s.turn, other, s.location(s.turn, s.craft))
    two = s.vessel(s.turn, other)
    s.table[two + TIME] = s.table[one + TIME]
    s.table[two + FLIGHT] = s.table[one + FLIGHT]
    s.table[two + CARRIES_INFECTION] = s.table[one + CARRIES_INFECTION]
    s.other = other
    s.to(DIVIDE)


@final
class Divide(Question):
    """What is split off; then the attempt is made, or everything stays as it was."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        seat, craft, other = s.turn, s.craft, s.other
        is_spent = steps_are_spent(s)
        if not is_spent:
            out.add_each(DETACH, s.sound(seat, craft), s.setting.kinds)
            out.add_each(DETACH + DAMAGED, s.broken(seat, craft), s.setting.kinds)
            list_people(s, out, DETACH_CREW, False)
        kind: i64
        for kind in range(s.setting.kinds if out.explain else 0):
            if not s.working(seat, craft, kind) or is_spent:
                out.refuse(DETACH, kind, BUDGET_SPENT if is_spent else NOT_ABOARD)
            if not s.damaged(seat, craft, kind) or is_spent:
                out.refuse(DETACH + DAMAGED, kind, BUDGET_SPENT if is_spent else NOT_ABOARD)
        if s.parts(seat, craft) == 0 or s.parts(seat, other) == 0:
            out.refuse(SPLIT, 0, EMPTY_HALF)
        elif s.seats_of(seat, craft) < s.crew(seat, craft) or s.seats_of(seat, other) < s.crew(seat, other):
            out.refuse(SPLIT, 0, SEATS_SHORT)
        else:
            out.add(SPLIT)
        out.add(CANCEL)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == CANCEL:
            merge(s, s.turn, s.other, s.craft)
            s.other = 0
            s.to(WORK)
        elif action == SPLIT:
            draw(s, s.setting.rendezvous, SPLIT_EFFECT, WORK)
        elif action >= DETACH_CREW:
            count_step(s)
            s.move_person(s.turn, action - DETACH_CREW, s.other)
        else:
            count_step(s)
            s.move_item(s.turn, action - DETACH, s.craft, s.other)


@final
class SplitEffect(Step):
    """One spacecraft becomes two, or stays one and is damaged."""

    def enter(self, s: LeavingEarth) -> None:
        other = s.other
        s.other = 0
        if s.counts_as == SUCCESS:
            s.tell(SEPARATED, s.turn, s.craft, other)
            share_surveys(s, s.turn, s.craft, s.turn, other)
            note_rearranging(s)
            check_explorer(s, s.turn, s.craft)
            check_explorer(s, s.turn, other)
            s.to(PAY_OUTCOME)
            return
        merge(s, s.turn, other, s.craft)
        note_progress(s)
        s.tell(RENDEZVOUS_FAILED, s.turn, s.craft)
        s.to(CHOOSE_DAMAGE)


def share_surveys(s: LeavingEarth, seat: i64, craft: i64, owner: i64, other: i64) -> None:
    """Probes that have surveyed this turn stay, as far as they can, with the spacecraft that was divided."""
    at = s.vessel(seat, craft) + SURVEYS
    gone = max(s.table[at] - working_probes(s, seat, craft), 0)
    s.table[at] -= gone
    s.table[s.vessel(owner, other) + SURVEYS] += gone
