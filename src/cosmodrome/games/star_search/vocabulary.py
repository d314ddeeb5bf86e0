"""Star Search's vocabulary, once: holes, placements, verbs, happenings, refusals, and the steps of the flow.

An action is `verb + argument`; a verb is the first number of its range. Holes are numbered ten to a row whatever the
size of the sky, so that E5 is 44 in every data pack.
"""

from __future__ import annotations

import re
from typing import Any, Final

from cosmodrome.core.errors import BadInput
from cosmodrome.core.vocabulary import SEAT, Field, Happening, Kind, OneOf, Ordinal, Reason, Speaker, Verb, Vocabulary

# --- most that a data pack may hold ------------------------------------------
SIDE: Final = 10  # holes in a row of the widest sky; rows are A to J, columns 1 to 10
MOST_HOLES: Final = SIDE * SIDE
MOST_CHARTS: Final = 12
MOST_MARKINGS: Final = 6  # on one side of a chart
MOST_FIELDS: Final = 60  # of the flight path
MOST_FACES: Final = 12  # of the die
SEATS: Final = 4
ROTATIONS: Final = 4
ROW_NAMES: Final = "ABCDEFGHIJ"

# --- colours of planets and of the sides of a chart --------------------------
RED: Final = 0
BLUE: Final = 1
COLOURS: Final = ("red", "blue")
NO_PLANET: Final = -1

# --- verbs -------------------------------------------------------------------
SEARCH: Final = 0
ROLL: Final = 1
CALL_OFF: Final = 2
SURPRISE: Final = 3
SHOWER: Final = 4  # 0 no, 1 yes
TWINKLE: Final = 6  # a hole
PLACE: Final = 106  # 100 * quarter turns + the hole under the chart's top left corner

# --- happenings --------------------------------------------------------------
STARTER_FOUND: Final = 0
SKY_SCATTERED: Final = 1
FIXED_STAR_SET: Final = 2
ROLLED: Final = 3
SEARCH_BEGAN: Final = 4
CHART_TAKEN: Final = 5
STOPPED: Final = 6
PLACED: Final = 7
PUT_DOWN_LATE: Final = 8
PUT_DOWN_BLINDLY: Final = 9
FIXED_STAR_FOUND: Final = 10
FLEW: Final = 11
STAYED: Final = 12
LAP_FINISHED: Final = 13
SOLUTIONS: Final = 14
TWINKLED: Final = 15
SURPRISED: Final = 16
TWINKLE_TIME_UP: Final = 17
SUPER_BEGAN: Final = 18
CLAIM_FAILED: Final = 19
CLAIM_WON: Final = 20
CALL_OFF_OPEN: Final = 21
CALL_OFF_WANTED: Final = 22
SUPER_ENDED: Final = 23
SHOWER_VOTE: Final = 24
SHOWER_REFUSED: Final = 25
METEOR_SHOWER: Final = 26
FINISHED: Final = 27
GIVEN_UP: Final = 28

# --- why a Super Star Search ends without a winner ---------------------------
ALL_OUT: Final = 0
CALLED_OFF: Final = 1
TIME_LIMIT: Final = 2
ENDINGS: Final = ("all_out", "called_off", "time_limit")

# --- reasons of refusals -----------------------------------------------------
NO_PLANET_HERE: Final = 0
ON_A_PLANET: Final = 1
NO_SEARCH_NOW: Final = 2
OUTSIDE_THE_SKY: Final = 3
NO_SUCH_HOLE: Final = 4
HOLE_TAKEN: Final = 5
FIXED_STAR_STAYS: Final = 6
STAR_CAME_FROM_THERE: Final = 7
STARS_STAND_STILL: Final = 8
TOO_EARLY_TO_CALL_OFF: Final = 9
ALREADY_AGREED: Final = 10
ONLY_IN_SUPER_SEARCH: Final = 11
OUT_OF_THIS_SEARCH: Final = 12
NOT_YOUR_SEARCH: Final = 13
WAIT_FOR_THE_START: Final = 14
NOT_YOUR_STARS: Final = 15
NO_CORRECTIONS: Final = 16

# --- steps of the flow -------------------------------------------------------
DRAW_FIXED_STAR: Final = 0
SPREAD: Final = 1
SCATTER: Final = 2
DRAW_STARTER: Final = 3
BEGIN_TURN: Final = 4
TURN: Final = 5
VOTE: Final = 6
THROW: Final = 7
TAKE_CHART: Final = 8
SEARCHING: Final = 9
PLACING: Final = 10
STOP: Final = 11
PLACING_LATE: Final = 12
PLACING_BLINDLY: Final = 13
TWINKLE_TIME: Final = 14
TWINKLING: Final = 15
TWINKLING_BLINDLY: Final = 16
COUNTDOWN: Final = 17
DEAL_CHARTS: Final = 18
SUPER_SEARCH: Final = 19
CLAIMING: Final = 20
END_TURN: Final = 21
GAME_OVER: Final = 22
STEPS: Final = 23


# --- how holes and placements are written ------------------------------------


def hole_name(hole: int) -> str:
    """E5: the fifth hole of row E."""
    return f"{ROW_NAMES[hole // SIDE]}{hole % SIDE + 1}"


def hole_number(name: str) -> int:
    found = re.fullmatch(r"([A-J])([1-9]|10)", name)
    if found is None:
        raise BadInput(f"{name!r} is no hole; rows are A to J, columns 1 to {SIDE}, such as E5")
    return ROW_NAMES.index(found[1]) * SIDE + int(found[2]) - 1


def placement_name(placement: int) -> str:
    """C4 90: the top left corner of the chart over C4, the chart turned clockwise by 90 degrees."""
    return f"{hole_name(placement % MOST_HOLES)} {90 * (placement // MOST_HOLES)}"


def placement_number(name: str) -> int:
    hole, _, degrees = name.partition(" ")
    if degrees not in ("0", "90", "180", "270"):
        raise BadInput(f"{name!r} is no placement; write the chart's top left hole and its turn, such as C4 90")
    return int(degrees) // 90 * MOST_HOLES + hole_number(hole)


class HoleKind(Kind):
    """A hole of the sky by its row and column."""

    def to_json(self, number: int) -> str:
        return hole_name(number)

    def from_json(self, value: Any) -> int:
        if not isinstance(value, str):
            raise BadInput("a hole is a text such as E5")
        return hole_number(value)

    def say(self, number: int, speaker: Speaker) -> str:
        return hole_name(number)


class PlacementKind(Kind):
    """Where a chart lies: the hole under its top left corner, and how far it is turned clockwise."""

    def to_json(self, number: int) -> str:
        return placement_name(number)

    def from_json(self, value: Any) -> int:
        if not isinstance(value, str):
            raise BadInput("a placement is a text such as C4 90")
        return placement_number(value)

    def say(self, number: int, speaker: Speaker) -> str:
        return f"{placement_name(number)}°"


HOLE: Final = HoleKind()
PLACEMENT: Final = PlacementKind()
CHART: Final = Ordinal()
COLOUR: Final = OneOf("colour", COLOURS)
ANSWER: Final = OneOf("answer", ("no", "yes"))
ENDING: Final = OneOf("ending", ENDINGS)

VOCABULARY: Final = Vocabulary(
    verbs=(
        Verb(SEARCH, "search"),
        Verb(ROLL, "roll"),
        Verb(CALL_OFF, "call_off"),
        Verb(SURPRISE, "surprise"),
        Verb(SHOWER, "shower", 2, "answer", ANSWER),
        Verb(TWINKLE, "twinkle", MOST_HOLES, "hole", HOLE),
        Verb(PLACE, "place", ROTATIONS * MOST_HOLES, "placement", PLACEMENT),
    ),
    happenings=(
        Happening(STARTER_FOUND, "starter_found", (Field("seat", SEAT),)),
        Happening(SKY_SCATTERED, "sky_scattered", (Field("stars"),)),
        Happening(FIXED_STAR_SET, "fixed_star_set", (Field("hole", HOLE),)),
        Happening(ROLLED, "rolled", (Field("seat", SEAT), Field("face"), Field("fields"))),
        Happening(SEARCH_BEGAN, "search_began", (Field("seat", SEAT), Field("colour", COLOUR), Field("runs"))),
        Happening(CHART_TAKEN, "chart_taken", (Field("seat", SEAT), Field("chart", CHART), Field("colour", COLOUR))),
        Happening(STOPPED, "stopped", (Field("seat", SEAT),)),
        Happening(
            PLACED,
            "placed",
            (Field("seat", SEAT), Field("placement", PLACEMENT), Field("filled"), Field("markings")),
            reveals=True,
        ),
        Happening(
            PUT_DOWN_LATE,
            "put_down_late",
            (Field("seat", SEAT), Field("placement", PLACEMENT), Field("filled"), Field("markings")),
            reveals=True,
        ),
        Happening(
            PUT_DOWN_BLINDLY,
            "put_down_blindly",
            (Field("seat", SEAT), Field("placement", PLACEMENT), Field("filled"), Field("markings")),
            reveals=True,
        ),
        Happening(FIXED_STAR_FOUND, "fixed_star_found", (Field("seat", SEAT),), headline=True),
        Happening(FLEW, "flew", (Field("seat", SEAT), Field("fields"), Field("field"))),
        Happening(STAYED, "stayed", (Field("seat", SEAT),)),
        Happening(LAP_FINISHED, "lap_finished", (Field("seat", SEAT), Field("lap")), headline=True),
        Happening(SOLUTIONS, "solutions", (Field("seat", SEAT), Field("count"))),
        Happening(
            TWINKLED,
            "twinkled",
            (Field("seat", SEAT), Field("from", HOLE), Field("hole", HOLE), Field("chance")),
            reveals=True,
        ),
        Happening(SURPRISED, "surprised", (Field("seat", SEAT), Field("stars"))),
        Happening(TWINKLE_TIME_UP, "twinkle_time_up", (Field("seat", SEAT), Field("stars"))),
        Happening(SUPER_BEGAN, "super_began", (Field("seat", SEAT), Field("colour", COLOUR)), headline=True),
        Happening(
            CLAIM_FAILED,
            "claim_failed",
            (Field("seat", SEAT), Field("placement", PLACEMENT), Field("filled"), Field("markings")),
            reveals=True,
        ),
        Happening(
            CLAIM_WON, "claim_won", (Field("seat", SEAT), Field("placement", PLACEMENT)), reveals=True, headline=True
        ),
        Happening(CALL_OFF_OPEN, "call_off_open"),
        Happening(CALL_OFF_WANTED, "call_off_wanted", (Field("seat", SEAT),), reveals=True),
        Happening(SUPER_ENDED, "super_ended", (Field("ending", ENDING),), headline=True),
        Happening(SHOWER_VOTE, "shower_vote", (Field("seat", SEAT), Field("answer", ANSWER))),
        Happening(SHOWER_REFUSED, "shower_refused"),
        Happening(METEOR_SHOWER, "meteor_shower", (Field("rounds"),), headline=True),
        Happening(FINISHED, "finished", (Field("seat", SEAT),), headline=True),
        Happening(GIVEN_UP, "given_up", (Field("rounds"),), headline=True),
    ),
    reasons=(
        Reason(NO_PLANET_HERE, "no_planet_here", "How to play; ruling A02"),
        Reason(ON_A_PLANET, "on_a_planet", "How to play; ruling A27"),
        Reason(NO_SEARCH_NOW, "no_search_now", "Star Search: placing the chart"),
        Reason(OUTSIDE_THE_SKY, "outside_the_sky", "Star Search: placing the chart"),
        Reason(NO_SUCH_HOLE, "no_such_hole", "Twinkling stars"),
        Reason(HOLE_TAKEN, "hole_taken", "Twinkling stars; ruling A09"),
        Reason(FIXED_STAR_STAYS, "fixed_star_stays", "Twinkling stars"),
        Reason(STAR_CAME_FROM_THERE, "star_came_from_there", "Twinkling stars; ruling A09"),
        Reason(STARS_STAND_STILL, "stars_stand_still", "Star Search: placing the chart"),
        Reason(TOO_EARLY_TO_CALL_OFF, "too_early_to_call_off", "Super Star Search; ruling A16"),
        Reason(ALREADY_AGREED, "already_agreed", "Super Star Search; ruling A16"),
        Reason(ONLY_IN_SUPER_SEARCH, "only_in_super_search", "Super Star Search; ruling A16"),
        Reason(OUT_OF_THIS_SEARCH, "out_of_this_search", "Super Star Search; ruling A15"),
        Reason(NOT_YOUR_SEARCH, "not_your_search", "Star Search"),
        Reason(WAIT_FOR_THE_START, "wait_for_the_start", "Super Star Search: placing the charts"),
        Reason(NOT_YOUR_STARS, "not_your_stars", "Twinkling stars; ruling A10"),
        Reason(NO_CORRECTIONS, "no_corrections", "Star Search: placing the chart; ruling A24"),
    ),
)
