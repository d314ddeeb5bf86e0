"""Missions: completing one is compulsory and immediate, and everybody else is paid for it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.core.state import CHANCE
from cosmodrome.games.leaving_earth.state import (
    COMPLETED,
    IN_PLAY,
    NOT_IN_PLAY,
    POINTS,
    REMOVED,
    VISITED,
    Draw,
    LeavingEarth,
    Step,
    bit,
)
from cosmodrome.games.leaving_earth.words import (
    BEGIN_YEAR,
    BY_MISSIONS,
    DEAL_MISSIONS,
    DRAW_LOT,
    GAME_OVER,
    LIFE_MISSION,
    LOT_DRAWN,
    MISSION_COMPLETED,
    MISSION_DEALT,
    MISSION_REMOVED,
    MOST_ASTRONAUTS,
    MOST_CRAFT,
    NOWHERE,
    PROBE_MISSION,
    RETURN_MISSION,
    SAMPLE_MISSION,
    START_MISSIONS,
    STATION_MISSION,
    SURVEY_MISSION,
    TURN_IN,
)

DECKS: Final = 3  # easy, medium, hard


# --- Setup -------------------------------------------------------------------


@final
class DealMissions(Draw):
    """As many of each deck as the level says."""

    def enter(self, s: LeavingEarth) -> None:
        s.asked = CHANCE

    def deck(self, s: LeavingEarth) -> i64:
        """The deck that the next card comes from."""
        before: i64 = 0
        deck: i64
        for deck in range(DECKS):
            before += s.setting.deal_counts[deck]
            if s.pointer < before:
                return deck
        return NOWHERE

    def weights(self, s: LeavingEarth) -> list[int]:
        deck = self.deck(s)
        return [
            1 if s.setting.mission_deck[mission] == deck and s.mission(mission) == NOT_IN_PLAY else 0
            for mission in range(s.setting.missions)
        ]

    def stream(self, s: LeavingEarth) -> str:
        return "mission"

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.table[s.setting.missions_at + action] = IN_PLAY
        s.tell(MISSION_DEALT, action, s.setting.mission_points[action])
        s.pointer += 1
        s.to(BEGIN_YEAR if self.deck(s) == NOWHERE else DEAL_MISSIONS)


# --- Lots --------------------------------------------------------------------


def fewest_points(s: LeavingEarth, seats: i64) -> i64:
    """Of the seats in these bits, those with the fewest points."""
    found: i64 = 0
    best: i64 = 0
    seat: i64
    for seat in range(s.players):
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
        for seat in range(s.players):
            if (s.lots >> seat) & 1:
                s.lot = seat
        s.to(s.after_lot)

    def weights(self, s: LeavingEarth) -> list[int]:
        return [(s.lots >> seat) & 1 for seat in range(s.players)]

    def stream(self, s: LeavingEarth) -> str:
        return "lot"

    def take(self, s: LeavingEarth, action: i64) -> None:
        s.lot = action
        s.tell(LOT_DRAWN, action)
        s.to(s.after_lot)


# --- Completing --------------------------------------------------------------


def complete(s: LeavingEarth, seat: i64, mission: i64) -> None:
    """Take the card; every other agency gets money at once, and whoever has passed may act again."""
    points = s.setting.mission_points[mission]
    s.table[s.setting.missions_at + mission] = COMPLETED + seat
    s.table[s.block(seat) + POINTS] += points
    s.tell(MISSION_COMPLETED, seat, mission, points)
    other: i64
    for other in range(s.players):
        if other != seat:
            s.earn(other, s.setting.rival_funding)
    s.acted = 1
    end_without_missions(s)


def end_without_missions(s: LeavingEarth) -> None:
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
        if s.mission(mission) != IN_PLAY:
            continue
        requires = setting.mission_requires[mission]
        places = setting.mission_places[mission]
        done = False
        if requires == PROBE_MISSION:
            done = (places >> place) & 1 == 1 and s.has_working_probe(seat, craft)
        elif place == setting.earth:
            if requires == RETURN_MISSION:
                done = has_returned(s, seat, craft, places)
            elif requires == SAMPLE_MISSION:
                done = brings_sample(s, seat, craft, places, False)
            elif requires == LIFE_MISSION:
                done = brings_sample(s, seat, craft, places, True)
        if done:
            complete(s, seat, mission)


def has_returned(s: LeavingEarth, seat: i64, craft: i64, places: i64) -> bool:
    """Whether somebody alive aboard has been there."""
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
        if place >= 0 and (sound >> kind) & 1 and (places >> place) & 1:
            if not alive:
                return True
            if s.is_revealed(place) and s.setting.face_life[s.face(place)]:
                return True
    return False


def check_reveal(s: LeavingEarth, seat: i64, place: i64) -> None:
    """A place has been revealed: a survey may be done, and other missions may have become impossible."""
    i: i64
    for i in range(s.setting.missions):
        mission = s.setting.mission_order[i]
        if s.mission(mission) != IN_PLAY:
            continue
        if s.setting.mission_requires[mission] == SURVEY_MISSION:
            if (s.setting.mission_places[mission] >> place) & 1:
                complete(s, seat, mission)
        elif not is_possible(s, mission):
            s.table[s.setting.missions_at + mission] = REMOVED
            s.tell(MISSION_REMOVED, mission)
            end_without_missions(s)


def is_possible(s: LeavingEarth, mission: i64) -> bool:
    """As far as everybody knows: some place is not known to destroy spacecraft, or to be without life."""
    wants_life = s.setting.mission_requires[mission] == LIFE_MISSION
    places = s.setting.mission_places[mission]
    place: i64
    for place in range(s.setting.locations):
        if (places >> place) & 1:
            if not s.is_revealed(place):
                return True
            face = s.face(place)
            if not s.setting.face_destroys[face] and (not wants_life or s.setting.face_life[face]):
                return True
    return False


# --- Start of the year -------------------------------------------------------


@final
class StartMissions(Step):
    """Whoever has a living astronaut in the right place now, from the cheapest mission to the dearest."""

    def enter(self, s: LeavingEarth) -> None:
        if s.lot != NOWHERE:
            complete(s, s.lot, s.setting.mission_order[s.pointer])
            s.lot = NOWHERE
            s.pointer += 1
        while s.pointer < s.setting.missions:
            mission = s.setting.mission_order[s.pointer]
            if s.mission(mission) == IN_PLAY and s.setting.mission_requires[mission] == STATION_MISSION:
                seats = stations(s, s.setting.mission_places[mission])
                if seats:
                    choose_fewest(s, seats, START_MISSIONS)
                    return
            s.pointer += 1
        s.pointer = 0
        s.to(GAME_OVER if s.ended != NOWHERE else TURN_IN)


def stations(s: LeavingEarth, places: i64) -> i64:
    """A bit per seat that has a living astronaut in one of these places; whoever is under way is somewhere in space."""
    found: i64 = 0
    seat: i64
    craft: i64
    for seat in range(s.players):
        for craft in range(1, MOST_CRAFT + 1):
            if (s.fleet(seat) >> craft) & 1 and s.crew(seat, craft):
                is_there = s.time(seat, craft) == 0 or places == s.setting.space
                if is_there and (places >> s.location(seat, craft)) & 1:
                    found |= bit(seat)
    return found


def note_visit(s: LeavingEarth, seat: i64, craft: i64) -> None:
    """Everybody aboard has been here now; who is back on Earth begins anew."""
    if s.crew(seat, craft) == 0:
        return
    place = s.location(seat, craft)
    index: i64
    for index in range(MOST_ASTRONAUTS):
        if s.is_aboard(seat, index, craft):
            at = s.person(seat, index) + VISITED
            s.table[at] = 0 if place == s.setting.earth else s.table[at] | bit(place)
