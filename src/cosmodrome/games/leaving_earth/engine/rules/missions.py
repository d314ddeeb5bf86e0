"""Missions: completing one is compulsory and immediate, and all other agencies are paid for it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from cosmodrome.core.engine.state import CHANCE
from cosmodrome.games.leaving_earth.engine.state import (
    CLAIM_SHIFT,
    COMPLETED,
    EXTRA,
    IN_PLAY,
    MISSION_BITS,
    NOT_IN_PLAY,
    POINTS,
    PROGRESS,
    REMOVED,
    VISITED,
    Draw,
    LeavingEarth,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.vocabulary import (
    AWARD_HOMES,
    BEGIN_YEAR,
    BY_MISSIONS,
    DRAW_LOT,
    EXAMINED,
    EXPERIMENT_MISSION,
    EXPLORABLE,
    EXPLORER_MISSION,
    EXPLORER_SENT,
    FACE_YEAR_END,
    GALILEO_MISSION,
    GAME_OVER,
    HABITAT_MISSION,
    LATER,
    LIFE_MISSION,
    LIFE_SURVEY_MISSION,
    LOT_DRAWN,
    MISSION_COMPLETED,
    MISSION_FOUND,
    MISSION_REMOVED,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NOWHERE,
    OCCUPATION_MISSION,
    OCCUPIED,
    PERSON,
    POINTS_FOUND,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    SCIENTIST,
    START_MISSIONS,
    STATION_MISSION,
    SURVEY_ALL_MISSION,
    SURVEY_MISSION,
    TURN_IN,
    VENTURE,
)

# --- Lots --------------------------------------------------------------------


def fewest_points(s: LeavingEarth, seats: i64) -> i64:
    """Of the seats in these bits, those with the fewest points."""
    found: i64 = 0
    best: i64 = 0
    seat: i64
    for seat in range(s.owners):
        if (seats >> seat) & 1:
            if not found or s.points(seat) < best:
                best = s.points(seat)
                found = bit(seat)
            elif s.points(seat) == best:
                found |= bit(seat)
    return found


def choose_fewest(s: LeavingEarth, seats: i64, after: i64) -> None:
    """Find the seat with the fewest points, by lot if there are several; it is in `lot` when `after` is entered."""
    s.lots = fewest_points(s, seats)
    s.after_lot = after
    s.to(DRAW_LOT)


@final
class DrawLot(Draw):
    """Between those who have equally few points."""

    def enter(self, s: LeavingEarth) -> None:
        if s.lots & (s.lots - 1):
            s.asked = CHANCE
            return
        seat: i64
        for seat in range(s.owners):
            if (s.lots >> seat) & 1:
                s.lot = seat
        s.to(s.after_lot)

    def weights(self, s: LeavingEarth) -> list[int]:
        return [(s.lots >> seat) & 1 for seat in range(s.owners)]

    def stream(self, s: LeavingEarth) -> str:
        return "lot"

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.lot = action
        s.tell(LOT_DRAWN, action)
        s.to(s.after_lot)


# --- Completing --------------------------------------------------------------


def gain_points(s: LeavingEarth, seat: i64, halves: i64) -> None:
    """Points that come from no mission; there are negative ones."""
    s.table[s.block(seat) + POINTS] += halves
    s.table[s.block(seat) + EXTRA] += halves
    if halves > 0:
        s.tell(POINTS_FOUND, seat, halves)


def may_complete(s: LeavingEarth, seat: i64, mission: i64) -> bool:
    """Whether it lies open, and the agency does not have the other copy of it."""
    twin = s.setting.mission_twin[mission]
    return s.mission(mission) == IN_PLAY and (twin < 0 or s.mission(twin) != COMPLETED + seat)


def achieve(s: LeavingEarth, owner: i64, mission: i64) -> None:
    """Complete it, or claim it as long as others may fulfil it at the same time."""
    if s.is_simultaneous:
        s.table[s.setting.missions_at + mission] |= bit(CLAIM_SHIFT + owner)
    else:
        complete(s, owner, mission)


def begin_claims(s: LeavingEarth) -> None:
    """What agencies fulfil from now on they fulfil at the same time, until it is awarded."""
    s.is_simultaneous = 1 if s.setting.awards_together else 0


def claimants(s: LeavingEarth, mission: i64) -> i64:
    """A bit per owner that has claimed it and may have it; nobody claims it any more."""
    at = s.setting.missions_at + mission
    claims = s.table[at] >> CLAIM_SHIFT
    s.table[at] &= MISSION_BITS
    return without_twin(s, mission, claims) if claims else 0


def complete(s: LeavingEarth, seat: i64, mission: i64) -> None:
    """Take the card; others get money at once, unless it goes to a venture; agencies that passed may act again."""
    points = s.setting.mission_points[mission]
    s.table[s.setting.missions_at + mission] = COMPLETED + seat
    s.table[s.block(seat) + POINTS] += points
    s.tell(MISSION_COMPLETED, seat, mission, points)
    other: i64
    for other in range(s.players if seat < VENTURE else 0):
        if other != seat:
            s.earn(other, s.setting.rival_funding)
    s.acted = PROGRESS
    if s.setting.mission_requires[mission] == LIFE_SURVEY_MISSION:
        open_later_missions(s, seat)
    end_without_missions(s)


def open_later_missions(s: LeavingEarth, seat: i64) -> None:
    """Now that life has been seen it can be brought home."""
    mission: i64
    for mission in range(s.setting.missions):
        if s.setting.mission_deck[mission] == LATER and s.mission(mission) == NOT_IN_PLAY:
            s.table[s.setting.missions_at + mission] = IN_PLAY
            s.tell(MISSION_FOUND, seat, mission, s.setting.mission_points[mission])


def more_may_come(s: LeavingEarth) -> bool:
    """Whether a place that is not revealed yet may still bring a mission."""
    setting = s.setting
    mission: i64
    for mission in range(setting.missions):
        is_to_be_found = setting.mission_deck[mission] == EXPLORABLE and s.mission(mission) == NOT_IN_PLAY
        if is_to_be_found and not s.is_revealed(setting.mission_found_at[mission]):
            return True
    return False


def end_without_missions(s: LeavingEarth) -> None:
    if more_may_come(s):
        return
    mission: i64
    for mission in range(s.setting.missions):
        if s.mission(mission) == IN_PLAY:
            return
    s.ended = BY_MISSIONS


def check_arrival(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """A spacecraft has come through all hazards to where it is now."""
    setting = s.setting
    place = s.location(seat, craft)
    i: i64
    for i in range(setting.missions):
        mission = setting.mission_order[i]
        if not may_complete(s, seat, mission):
            continue
        requires = setting.mission_requires[mission]
        places = setting.mission_places[mission]
        done = False
        if requires == PROBE_MISSION:
            done = (places >> place) & 1 == 1 and s.has_working_probe(seat, craft)
        elif requires == HABITAT_MISSION:
            done = (places >> place) & 1 == 1 and s.has_habitat(seat, craft)
        elif requires == RETURN_MISSION:
            is_home = place == setting.earth or s.has_habitat(seat, craft)
            done = is_home and has_returned(s, seat, craft, places)
        elif place == setting.earth:
            if requires == EXPERIMENT_MISSION:
                done = brings_results(s, seat, craft, places)
            elif requires == SAMPLE_MISSION:
                done = brings_sample(s, seat, craft, places, False)
            elif requires == LIFE_MISSION:
                done = brings_sample(s, seat, craft, places, True)
        if done:
            achieve(s, seat, mission)
    examine(s, seat, craft)


def has_returned(s: LeavingEarth, seat: i64, craft: i64, places: i64) -> bool:
    """Whether a living astronaut aboard has been there."""
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, index, craft) and s.visited(seat, index) & places:
            return True
    return False


def brings_sample(s: LeavingEarth, seat: i64, craft: i64, places: i64, alive: bool) -> bool:
    """Whether a sample of one of these places is aboard; `alive`: of one that is known to have life."""
    sound = s.sound(seat, craft)
    kind: i64
    for kind in range(s.setting.kinds):
        place = s.setting.sample_of[kind]
        is_aboard = place >= 0 and (sound >> kind) & 1 == 1 and (places >> place) & 1 == 1
        if is_aboard and (not alive or s.has_life(place)):
            return True
    return False


def brings_results(s: LeavingEarth, seat: i64, craft: i64, places: i64) -> bool:
    """Whether the results of an experiment that was made in one of these places are aboard."""
    sound = s.sound(seat, craft)
    kind: i64
    for kind in range(s.setting.kinds):
        place = s.setting.results_of[kind]
        if place >= 0 and (sound >> kind) & 1 and (places >> place) & 1:
            return True
    return False


def has_laboratory(s: LeavingEarth, seat: i64, craft: i64) -> bool:
    """A science module, and a healthy scientist; where there are none, anybody healthy will do."""
    if not s.has_working(seat, craft, s.setting.science_module):
        return False
    if s.setting.has_scientists:
        return s.has_skill(seat, craft, SCIENTIST)
    return s.sound(seat, craft) >> PERSON != 0


def analyse_fossils(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """On Earth or in a laboratory it turns out what they are, which brings points once for each."""
    fossil = s.setting.fossil
    if fossil < 0 or not s.has_working(seat, craft, fossil) or s.time(seat, craft):
        return
    if s.location(seat, craft) == s.setting.earth or has_laboratory(s, seat, craft):
        while s.working(seat, craft, fossil):
            s.put(s.vessel(seat, craft), fossil, -1)
            s.tell(EXAMINED, seat, craft, fossil)
            gain_points(s, seat, s.setting.find_points[fossil])


def check_reveal(s: LeavingEarth, seat: i64, place: i64) -> None:
    """A place has been revealed: a survey may be done, and other missions may have become impossible."""
    i: i64
    for i in range(s.setting.missions):
        mission = s.setting.mission_order[i]
        if not may_complete(s, seat, mission):
            continue
        requires = s.setting.mission_requires[mission]
        if requires == SURVEY_MISSION:
            if (s.setting.mission_places[mission] >> place) & 1:
                complete(s, seat, mission)
        elif requires == SURVEY_ALL_MISSION and all_revealed(s, s.setting.mission_places[mission]):
            complete(s, seat, mission)
    check_life(s, seat, place)
    remove_impossible(s)


def check_life(s: LeavingEarth, seat: i64, place: i64) -> None:
    """An agency that reveals life has surveyed it."""
    if not s.has_life(place):
        return
    mission: i64
    for mission in range(s.setting.missions):
        if is_wanted(s, seat, mission, LIFE_SURVEY_MISSION, place):
            complete(s, seat, mission)


def remove_impossible(s: LeavingEarth) -> None:
    """Missions that no agency can complete any more, by public knowledge."""
    i: i64
    for i in range(s.setting.missions):
        mission = s.setting.mission_order[i]
        if s.mission(mission) == IN_PLAY and not is_possible(s, mission):
            s.table[s.setting.missions_at + mission] = REMOVED
            s.tell(MISSION_REMOVED, mission)
            end_without_missions(s)


def all_revealed(s: LeavingEarth, places: i64) -> bool:
    place: i64
    for place in range(s.setting.locations):
        if (places >> place) & 1 and not s.is_revealed(place):
            return False
    return True


def is_wanted(s: LeavingEarth, seat: i64, mission: i64, requires: i64, place: i64) -> bool:
    """Whether the agency can complete this mission, of that kind and for that place."""
    if s.setting.mission_requires[mission] != requires or not may_complete(s, seat, mission):
        return False
    return (s.setting.mission_places[mission] >> place) & 1 == 1


def check_survey(s: LeavingEarth, seat: i64, craft: i64, place: i64) -> None:
    """A survey has succeeded: with a Galileo that may be a mission, also where the place is revealed."""
    if (s.sound(seat, craft) >> s.setting.galileo) & 1 == 0:
        return
    mission: i64
    for mission in range(s.setting.missions):
        if is_wanted(s, seat, mission, GALILEO_MISSION, place):
            complete(s, seat, mission)


def check_explorer(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """An undamaged Explorer that has been separated alone goes its own way where a mission wants it to."""
    if s.time(seat, craft) or s.parts(seat, craft) != 1 or not s.sound(seat, craft) & s.setting.explorers:
        return
    place = s.location(seat, craft)
    mission: i64
    for mission in range(s.setting.missions):
        if is_wanted(s, seat, mission, EXPLORER_MISSION, place):
            s.tell(EXPLORER_SENT, seat, craft, place)
            s.retire(seat, craft)
            complete(s, seat, mission)
            return


def examine(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """Whatever people aboard can find out where they are."""
    check_science(s, seat, craft)
    analyse_fossils(s, seat, craft)


def check_science(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """With a healthy scientist aboard a sample need not come home; with Stations that takes a science module, too."""
    if s.setting.skills <= SCIENTIST or s.time(seat, craft) or not s.has_skill(seat, craft, SCIENTIST):
        return
    if s.setting.has_stations and not has_laboratory(s, seat, craft):
        return
    i: i64
    for i in range(s.setting.missions):
        mission = s.setting.mission_order[i]
        is_open = may_complete(s, seat, mission) and s.setting.mission_requires[mission] == SAMPLE_MISSION
        if is_open and brings_sample(s, seat, craft, s.setting.mission_places[mission], False):
            achieve(s, seat, mission)


# --- Missions that are found -------------------------------------------------


def missions_found_at(s: LeavingEarth, place: i64) -> list[int]:
    """A one for each mission that bears a letter of the face of this place."""
    letters = s.setting.face_letters[s.face(place)]
    setting = s.setting
    return [
        1
        if setting.mission_deck[mission] == EXPLORABLE
        and setting.mission_found_at[mission] == place
        and setting.mission_letters[mission] & letters
        and s.mission(mission) == NOT_IN_PLAY
        else 0
        for mission in range(setting.missions)
    ]


@final
class DrawMission(Draw):
    """A place has just been revealed: one of the missions with a letter of its face is added."""

    def enter(self, s: LeavingEarth) -> None:
        if 1 in missions_found_at(s, s.place):
            s.asked = CHANCE
        else:
            end_without_missions(s)  # one place less that might have brought some
            s.to(s.after_look)

    def weights(self, s: LeavingEarth) -> list[int]:
        return missions_found_at(s, s.place)

    def stream(self, s: LeavingEarth) -> str:
        return "mission:" + s.setting.location_ids[s.place]

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.setting.missions_at + action] = IN_PLAY
        s.tell(MISSION_FOUND, s.turn, action, s.setting.mission_points[action])
        s.to(s.after_look)


def is_possible(s: LeavingEarth, mission: i64) -> bool:
    """By public knowledge: some place is not known to destroy spacecraft, or to be without life."""
    requires = s.setting.mission_requires[mission]
    if requires in (GALILEO_MISSION, SURVEY_ALL_MISSION, SURVEY_MISSION):
        return True
    wants_life = requires in (LIFE_MISSION, LIFE_SURVEY_MISSION)
    places = s.setting.mission_places[mission]
    place: i64
    for place in range(s.setting.locations):
        if (places >> place) & 1:
            if not s.is_revealed(place):
                return True
            is_deadly = s.setting.face_destroys[s.face(place)] == 1
            if s.setting.face_yearly_destroys[s.face(place)] and (s.setting.stays_over_the_year >> requires) & 1:
                is_deadly = True
            if not is_deadly and (not wants_life or s.has_life(place) or may_have_life(s, place)):
                return True
    return False


def may_have_life(s: LeavingEarth, place: i64) -> bool:
    """Whether some could still be found there."""
    if s.free_slot(place) == NOWHERE:
        return False
    setting = s.setting
    found: i64
    for found in range(setting.features):
        is_left = setting.feature_cards[found] > s.table[setting.features_at + found]
        if setting.feature_place[found] == place and (setting.living >> found) & 1 and is_left:
            return True
    return False


# --- Start of the year -------------------------------------------------------


def award_by_lot(s: LeavingEarth) -> None:
    """If a lot has just decided who completes a mission, award it and go on to the next one."""
    if s.lot != NOWHERE:
        complete(s, s.lot, s.setting.mission_order[s.pointer])
        s.lot = NOWHERE
        s.pointer += 1


@final
class AwardMissions(Step):
    """Missions fulfilled at the same time, from the cheapest on, each to the fewest points: ruling R18."""

    def enter(self, s: LeavingEarth) -> None:
        award_by_lot(s)
        while s.pointer < s.setting.missions:
            owners = claimants(s, s.setting.mission_order[s.pointer])
            if owners:
                choose_fewest(s, owners, self.number)
                return
            s.pointer += 1
        s.pointer = 0
        s.is_simultaneous = 0
        if s.ended != NOWHERE:
            s.to(GAME_OVER)
        elif self.number == AWARD_HOMES:
            s.to(START_MISSIONS)
        else:
            s.to(FACE_YEAR_END if s.setting.later_rules else BEGIN_YEAR)


@final
class StartMissions(Step):
    """Award missions for living astronauts in the right place, from the cheapest mission to the dearest."""

    def enter(self, s: LeavingEarth) -> None:
        award_by_lot(s)
        while s.pointer < s.setting.missions:
            mission = s.setting.mission_order[s.pointer]
            requires = s.setting.mission_requires[mission]
            if s.mission(mission) == IN_PLAY and requires == OCCUPATION_MISSION:
                occupy(s, mission)
            elif s.mission(mission) == IN_PLAY and requires == STATION_MISSION:
                seats = without_twin(s, mission, stations(s, s.setting.mission_places[mission]))
                if seats:
                    choose_fewest(s, seats, START_MISSIONS)
                    return
            s.pointer += 1
        s.pointer = 0
        s.to(GAME_OVER if s.ended != NOWHERE else TURN_IN)


def occupy(s: LeavingEarth, mission: i64) -> None:
    """All agencies with astronauts there get points for it, year after year; the card stays."""
    seats = stations(s, s.setting.mission_places[mission])
    points = s.setting.mission_points[mission]
    seat: i64
    for seat in range(s.owners):
        if (seats >> seat) & 1:
            s.table[s.block(seat) + POINTS] += points
            s.table[s.block(seat) + EXTRA] += points
            s.tell(OCCUPIED, seat, mission, points)


def without_twin(s: LeavingEarth, mission: i64, seats: i64) -> i64:
    """Of these owners those that may complete the mission and have not completed the other copy of it."""
    seat: i64
    for seat in range(s.owners):
        if not may_complete(s, seat, mission):
            seats &= ~bit(seat)
    return seats


def stations(s: LeavingEarth, places: i64) -> i64:
    """A bit per seat that has a living astronaut in one of these places; astronauts under way count as in space."""
    found: i64 = 0
    seat: i64
    craft: i64
    for seat in range(s.owners):
        if s.living(seat) == 0:
            continue
        for craft in range(1, MOST_CRAFT + 1):
            if (s.fleet(seat) >> craft) & 1 and s.crew(seat, craft):
                is_there = s.time(seat, craft) == 0 or places == s.setting.space
                if is_there and (places >> s.location(seat, craft)) & 1:
                    found |= bit(seat)
    return found


def note_visit(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """All astronauts aboard have been here now; back on Earth their record is cleared."""
    if s.crew(seat, craft) == 0:
        return
    place = s.location(seat, craft)
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, index, craft):
            at = s.person(seat, index) + VISITED
            s.table[at] = 0 if place == s.setting.earth else s.table[at] | bit(place)
