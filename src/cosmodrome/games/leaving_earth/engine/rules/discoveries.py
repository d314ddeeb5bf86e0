"""Features: what is found on a place that is known already, by spacecraft that arrive there or by a rover."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.actions import ActionList
from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.rules.missions import (
    check_life,
    choose_fewest,
    gain_points,
    remove_impossible,
)
from cosmodrome.games.leaving_earth.engine.rules.outcomes import draw
from cosmodrome.games.leaving_earth.engine.rules.production import build_habitat
from cosmodrome.games.leaving_earth.engine.rules.spacecraft import damage, destroy, exists
from cosmodrome.games.leaving_earth.engine.state import (
    CARRIES_INFECTION,
    FEATURE_BITS,
    FEATURE_SHIFT,
    INFECTION_OVER,
    RESTING_ONE,
    TAKEN_SHIFT,
    Draw,
    LeavingEarth,
    Question,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    BUILD_IN_CAVE,
    BY_PLACE,
    CHOOSE_FEATURE,
    DRAW_FEATURE,
    EXPLORE,
    FEATURE_FOUND,
    FEATURE_SEEN,
    GIVE_SALVAGE_POINTS,
    IN_FLIGHT,
    INFECTED,
    INFECTION_SPREAD,
    KEEP_FEATURE,
    MAJOR_FAILURE,
    MECHANIC,
    MEET_FEATURE,
    MOST_CRAFT,
    NO_CAVE,
    NO_MECHANIC,
    NO_ROOM_FOR_FEATURES,
    NO_ROVER,
    NO_SUPPLIES,
    NO_WRECKAGE,
    NOWHERE,
    PAY_OUTCOME,
    PILOT,
    RESTS,
    ROLL_CRAFT,
    ROVE,
    ROVER_EFFECT,
    ROVER_FAILED,
    ROVER_NOT_ALONE,
    ROVERS_NEEDED,
    SALVAGE,
    SALVAGED,
    SKIP_EXPLORING,
    SUCCESS,
    WORK,
)

# --- Exploring ---------------------------------------------------------------


def has_room(s: LeavingEarth, place: i64) -> bool:
    """Whether there is a free slot, and a card for it."""
    return s.free_slot(place) != NOWHERE and 1 in [min(weight, 1) for weight in cards_left(s, place)]


def cards_left(s: LeavingEarth, place: i64) -> list[int]:
    """How many of each feature can still be drawn there."""
    setting = s.setting
    return [
        setting.feature_cards[i] - s.table[setting.features_at + i] if setting.feature_place[i] == place else 0
        for i in range(setting.features)
    ]


def may_explore(s: LeavingEarth) -> bool:
    """Whether a spacecraft arrived in a place revealed before; in version 1 of the rules, with a probe or capsule."""
    if not s.setting.has_stations or not exists(s, s.turn, s.craft):
        return False
    place = s.location(s.turn, s.craft)
    can_look = not s.setting.probes_explore or s.has_working_probe(s.turn, s.craft)
    return place != s.fresh and can_look and has_room(s, place)


@final
class ChooseExploring(Question):
    """To look around, which may be dangerous, or not."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(EXPLORE)
        out.add(SKIP_EXPLORING)

    def take(self, s: LeavingEarth, action: i64) -> None:
        if action == EXPLORE:
            explore(s, s.after_flight)
        else:
            s.to(s.after_flight)


def explore(s: LeavingEarth, after: i64) -> None:
    """Draw a feature, or two to choose from if a pilot is there; then comes `after`."""
    s.place = s.location(s.turn, s.craft)
    s.after_hazard = after
    s.found = NOWHERE
    s.entries = 2 if has_pilot(s, s.place) else 1
    s.to(DRAW_FEATURE)


def has_pilot(s: LeavingEarth, place: i64) -> bool:
    """A healthy one in any spacecraft there, of any agency."""
    seat: i64
    craft: i64
    for seat in range(s.owners):
        if s.living(seat) == 0:
            continue
        for craft in range(1, MOST_CRAFT + 1):
            if is_at(s, seat, craft, place) and s.has_skill(seat, craft, PILOT):
                return True
    return False


def is_at(s: LeavingEarth, seat: i64, craft: i64, place: i64) -> bool:
    return exists(s, seat, craft) and s.location(seat, craft) == place and not s.time(seat, craft)


@final
class DrawFeature(Draw):
    def enter(self, s: LeavingEarth) -> None:
        if s.entries and sum(cards_left(s, s.place)):
            s.asked = CHANCE
        elif s.other_found != NOWHERE and s.found != NOWHERE:
            s.to(CHOOSE_FEATURE)
        else:
            s.to(MEET_FEATURE)

    def weights(self, s: LeavingEarth) -> list[int]:
        return cards_left(s, s.place)

    def stream(self, s: LeavingEarth) -> str:
        return "feature:" + s.setting.location_ids[s.place]

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.setting.features_at + action] += 1
        s.tell(FEATURE_SEEN, s.turn, s.place, action)
        s.entries -= 1
        s.other_found = s.found
        s.found = action
        s.to(DRAW_FEATURE)


@final
class ChooseFeature(Question):
    """Of two the explorer keeps one; the other is buried."""

    def enter(self, s: LeavingEarth) -> None:
        if s.found == s.other_found:
            s.to(MEET_FEATURE)
        else:
            s.asked = s.actor

    def list_actions(self, s: LeavingEarth, out: ActionList) -> None:
        out.add(KEEP_FEATURE, min(s.found, s.other_found))
        out.add(KEEP_FEATURE, max(s.found, s.other_found))

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.found = action - KEEP_FEATURE
        s.to(MEET_FEATURE)


@final
class MeetFeature(Step):
    """It stays where it was found, and does what it does to who found it."""

    def enter(self, s: LeavingEarth) -> None:
        setting = s.setting
        found, seat, place = s.found, s.turn, s.place
        s.other_found = NOWHERE
        slot = s.free_slot(place)
        s.table[place] |= (found + 1) << (FEATURE_SHIFT + FEATURE_BITS * slot)
        s.tell(FEATURE_FOUND, seat, place, found)
        if setting.feature_points[found]:
            gain_points(s, seat, setting.feature_points[found])
        if (setting.infectious >> found) & 1:
            infect_all(s, place)
        if (setting.living >> found) & 1:
            check_life(s, seat, place)
        remove_impossible(s)
        if setting.feature_destroys[found]:
            destroy(s, seat, s.craft, BY_PLACE)
        if setting.feature_debris[found]:
            s.limit = setting.feature_debris[found]
            s.to(ROLL_CRAFT)
        else:
            s.to(s.after_hazard)


# --- Infection ---------------------------------------------------------------


def infect_all(s: LeavingEarth, place: i64) -> None:
    seat: i64
    craft: i64
    for seat in range(s.owners):
        for craft in range(1, MOST_CRAFT + 1):
            if is_at(s, seat, craft, place):
                infect(s, seat, craft)


def infect(s: LeavingEarth, seat: i64, craft: i64) -> None:
    at = s.vessel(seat, craft) + CARRIES_INFECTION
    if s.table[at] == 0:
        s.table[at] = 1
        s.tell(INFECTED, seat, craft)


def spread_infection(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """Spacecraft that land in an infected place carry the infection; the first to bring it to Earth pays."""
    place = s.location(seat, craft)
    if place != s.setting.earth:
        if s.finds(place) & s.setting.infectious:
            infect(s, seat, craft)
        return
    earth = s.setting.earth
    if s.table[s.vessel(seat, craft) + CARRIES_INFECTION] and s.table[earth] & INFECTION_OVER == 0:
        s.table[earth] |= INFECTION_OVER
        s.tell(INFECTION_SPREAD, seat, s.setting.infection)
        gain_points(s, seat, -s.setting.infection)


# --- Rovers ------------------------------------------------------------------


def rover_obstacle(s: LeavingEarth) -> i64:
    seat, craft = s.turn, s.craft
    if not s.has_working(seat, craft, s.setting.rover):
        return NO_ROVER
    if s.parts(seat, craft) > 1:
        return ROVER_NOT_ALONE
    if not s.knows(s.actor, s.setting.rovers):
        return ROVERS_NEEDED
    if s.time(seat, craft):
        return IN_FLIGHT
    if not s.ready(seat, craft, s.setting.rover):
        return RESTS
    return NOWHERE if has_room(s, s.location(seat, craft)) else NO_ROOM_FOR_FEATURES


def rove(s: LeavingEarth) -> None:
    """Two draws, each a whole process of its own; once a year."""
    s.put(s.vessel(s.turn, s.craft), s.setting.rover, RESTING_ONE - 1)
    s.draws_left = 2
    s.worst = SUCCESS
    s.to(ROVE)


@final
class Rove(Step):
    """With two successes a feature is explored; a major failure breaks the rover."""

    def enter(self, s: LeavingEarth) -> None:
        if s.draws_left:
            draw(s, s.setting.rovers, ROVER_EFFECT, ROVE)
        elif s.worst == SUCCESS:
            explore(s, WORK)
        else:
            s.tell(ROVER_FAILED, s.turn, s.craft)
            if s.worst == MAJOR_FAILURE:
                damage(s, s.turn, s.craft, s.setting.rover)
            s.to(WORK)


@final
class RoverEffect(Step):
    def enter(self, s: LeavingEarth) -> None:
        s.draws_left -= 1
        s.worst = max(s.worst, s.counts_as)
        s.to(PAY_OUTCOME)


# --- Caves and wreckage ------------------------------------------------------


def cave_at(s: LeavingEarth, place: i64) -> i64:
    """The slot of a cave in which nobody has built; NOWHERE if there is none."""
    slot: i64
    for slot in range(s.slots(place)):
        found = s.feature(place, slot)
        if found != NOWHERE and s.setting.feature_caves[found] and (s.table[place] >> (TAKEN_SHIFT + slot)) & 1 == 0:
            return slot
    return NOWHERE


def cave_obstacle(s: LeavingEarth) -> i64:
    seat, craft = s.turn, s.craft
    if s.time(seat, craft) or cave_at(s, s.location(seat, craft)) == NOWHERE:
        return NO_CAVE
    if not s.has_skill(seat, craft, MECHANIC):
        return NO_MECHANIC
    return NOWHERE if s.working(seat, craft, s.setting.spare_parts) >= s.setting.cave_parts else NO_SUPPLIES


def build_in_cave(s: LeavingEarth) -> None:
    place = s.location(s.turn, s.craft)
    s.table[place] |= bit(TAKEN_SHIFT + cave_at(s, place))
    s.put(s.vessel(s.turn, s.craft), s.setting.spare_parts, -s.setting.cave_parts)
    build_habitat(s, s.setting.spare_parts)
    s.to(WORK)


def wreckage_obstacle(s: LeavingEarth) -> i64:
    if not s.has_working(s.turn, s.craft, s.setting.wreckage):
        return NO_WRECKAGE
    return NOWHERE if s.has_skill(s.turn, s.craft, MECHANIC) else NO_MECHANIC


def list_rover(s: LeavingEarth, out: ActionList) -> None:
    out.add_unless(EXPLORE, 0, rover_obstacle(s))


def list_finds(s: LeavingEarth, out: ActionList) -> None:
    """Caves and wreckage."""
    out.add_unless(BUILD_IN_CAVE, 0, cave_obstacle(s))
    reason = wreckage_obstacle(s)
    out.add_unless(SALVAGE, s.setting.probe, reason)
    out.add_unless(SALVAGE, s.setting.spare_parts, reason)


def salvage(s: LeavingEarth, item: i64) -> None:
    """Wreckage becomes a probe or two spare parts; another agency gets the points for what it was."""
    at = s.vessel(s.turn, s.craft)
    s.put(at, s.setting.wreckage, -1)
    s.put(at, item, 1 if item == s.setting.probe else 2)
    s.tell(SALVAGED, s.turn, s.craft, item)
    others: i64 = (bit(s.players) - 1) & ~bit(s.actor)
    if others:
        choose_fewest(s, others, GIVE_SALVAGE_POINTS)
    else:
        s.to(WORK)


@final
class GiveSalvagePoints(Step):
    def enter(self, s: LeavingEarth) -> None:
        gain_points(s, s.lot, s.setting.find_points[s.setting.wreckage])
        s.lot = NOWHERE
        s.to(WORK)
