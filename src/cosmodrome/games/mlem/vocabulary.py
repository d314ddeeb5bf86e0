"""MLEM's vocabulary, once: specialists, dice, verbs, happenings, refusals, and the steps of the flow.

An action is `verb + argument`; a verb is the first number of its range.
"""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.core.errors import BadInput
from cosmodrome.core.vocabulary import NUMBER, SEAT, Field, Happening, Kind, OneOf, Reason, Speaker, Verb, Vocabulary

# --- specialists -------------------------------------------------------------
SATELLITE: Final = 0
DRIFTER: Final = 1
PARACHUTIST: Final = 2
MOONWALKER: Final = 3
SETTLER: Final = 4
VOYAGER: Final = 5
SABOTEUR: Final = 6
ENGINEER: Final = 7
SPECIALISTS: Final = (
    "satellite",
    "drifter",
    "parachutist",
    "moonwalker",
    "settler",
    "voyager",
    "saboteur",
    "engineer",
)

# --- faces of the die --------------------------------------------------------
ONE: Final = 0
AFTERBURNER: Final = 4
FACES: Final = ("1", "2", "3", "4", "afterburner")

# --- abilities of an expedition token ----------------------------------------
EXTRA_DICE: Final = 1
KEEP_DICE: Final = 2
REROLL_DICE: Final = 3
ABILITIES: Final = ("none", "extra_dice", "keep_dice", "reroll")

# --- effects of an exploration token -----------------------------------------
POINTS_EFFECT: Final = 0
DIE_EFFECT: Final = 1
TUNNEL_EFFECT: Final = 2
EFFECTS: Final = ("points", "die", "tunnel")

# --- goals -------------------------------------------------------------------
FOUR_PLANETS: Final = 0
THREE_ON_ONE_PLANET: Final = 1
FOUR_MOONS: Final = 2
TWO_DEEP_SPACE: Final = 3
GOALS: Final = ("four_planets", "three_on_one_planet", "four_moons", "two_deep_space")

# --- most that a data pack may hold ------------------------------------------
MOST_SPACES: Final = 40  # numbered spaces; deep space comes after the last
MOST_PLANETS: Final = 10
MOST_MOONS: Final = 7  # beside one space
SPOTS: Final = 8  # of a space: one for each moon, and one for a planet beside them
MOST_CHOICES: Final = 20  # spaces with moons and a planet
SITES: Final = MOST_SPACES + 1  # those numbers on, a site is the moons of a space that has a planet too
MOST_MISSIONS: Final = 20  # different ones

# --- verbs -------------------------------------------------------------------
RETURN_MISSION: Final = 0
EMBARK: Final = 20
CRASH: Final = 28
REROLL: Final = 29
FLY: Final = 30  # groups + 32 * (engineers + 6 * token)
USE_ENGINEER: Final = 606
STAY: Final = 611
GO_HOME: Final = 612
LAND: Final = 613
LAND_ON_MOON: Final = 654  # LAND + SITES: where the space has a planet too

GROUPS: Final = 32
CREWS: Final = 6  # 0 to 5 engineers

# --- happenings --------------------------------------------------------------
STARTER_FOUND: Final = 0
MISSION_DEALT: Final = 1
MISSION_RETURNED: Final = 2
EXPLORATION_LAID: Final = 3
EXPEDITION_BEGAN: Final = 4
TOKEN_REVEALED: Final = 5
EMBARKED: Final = 6
SATELLITE_START: Final = 7
ROLLED: Final = 8
REROLLED: Final = 9
FLEW: Final = 10
DICE_DISCARDED: Final = 11
ENGINEER_USED: Final = 12
TOKEN_USED: Final = 13
EXPLORATION_POINTS: Final = 14
DIE_REGAINED: Final = 15
DIE_NOT_REGAINED: Final = 16
TUNNELLED: Final = 17
UFO_CONTACT: Final = 18
STAYED: Final = 19
LANDED_ON_MOON: Final = 20
LANDED_ON_PLANET: Final = 21
REACHED_DEEP_SPACE: Final = 22
NEW_COMMANDER: Final = 23
SABOTAGED: Final = 24
GOAL_CLAIMED: Final = 25
CRASHED: Final = 26
RETURNED_HOME: Final = 27
LAST_EXPEDITION: Final = 28
GAME_ENDED: Final = 29
PLANET_SCORED: Final = 30
MISSION_SHOWN: Final = 31
MISSIONS_SCORED: Final = 32
UFO_TOKEN_HIDDEN: Final = 33
EXPLORATION_TOKEN_HIDDEN: Final = 34
TOKENS_SHOWN: Final = 35

# --- reasons of refusals -----------------------------------------------------
NOT_AT_HOME: Final = 0
FACE_NOT_ROLLED: Final = 1
FACE_NOT_ON_SPACE: Final = 2
ENGINEER_NEEDS_ONE: Final = 3
ENGINEER_NOT_READY: Final = 4
ENGINEER_JOINS_ONES: Final = 5
TOKEN_NOT_AVAILABLE: Final = 6
TOKEN_DICE_DO_NOT_MATCH: Final = 7
NOTHING_CHOSEN: Final = 8
ROCKET_CAN_FLY: Final = 9
MOONS_TAKEN: Final = 10
NOTHING_THERE: Final = 11
ONLY_DRIFTER: Final = 12
DEEP_SPACE_IS_FORCED: Final = 13
MISSION_NOT_HELD: Final = 14
NO_DRIFT_HERE: Final = 15
NOT_AN_ENGINEER: Final = 16
NO_DICE_TO_KEEP: Final = 17

# --- steps of the flow -------------------------------------------------------
DRAW_STARTER: Final = 0
DEAL_MISSIONS: Final = 1
RETURN_MISSIONS: Final = 2
LAY_EXPLORATIONS: Final = 3
BEGIN_EXPEDITION: Final = 4
REVEAL_TOKEN: Final = 5
TAKEOFF: Final = 6
ROLL: Final = 7
CHOOSE_DICE: Final = 8
CHOOSE_ENGINEER: Final = 9
MOVE: Final = 10
EXPLORE: Final = 11
REFILL_EXPLORATIONS: Final = 12
MEET_UFO: Final = 13
DISEMBARK: Final = 14
DEEP_SPACE: Final = 15
CRASH_LANDING: Final = 16
END_EXPEDITION: Final = 17
GAME_OVER: Final = 18
STEPS: Final = 19


class Sources(Kind):
    """What carries the rocket: groups of rolled dice, engineers, the token's dice, or its order to keep the dice."""

    def to_json(self, number: int) -> list[str]:
        groups, engineers, token = number % GROUPS, number // GROUPS % CREWS, number // (GROUPS * CREWS)
        used = [FACES[face] for face in range(5) if groups >> face & 1]
        return used + ["engineer"] * engineers + ([ABILITIES[token]] if token else [])

    def from_json(self, value: Any) -> int:
        if not isinstance(value, list) or not all(isinstance(source, str) for source in value):
            raise BadInput('what the rocket flies with is a list such as ["2", "afterburner", "engineer"]')
        groups = engineers = token = 0
        for source in value:
            if source in FACES:
                groups |= 1 << FACES.index(source)
            elif source == "engineer":
                engineers += 1
            elif source in ("extra_dice", "keep_dice"):
                token = ABILITIES.index(source)
            else:
                raise BadInput(f"the rocket does not fly with {source!r}")
        if engineers >= CREWS or len(value) != len(self.to_json(groups + GROUPS * (engineers + CREWS * token))):
            raise BadInput("each group and the token can be named once, and there are at most five engineers")
        return groups + GROUPS * (engineers + CREWS * token)


class Roll(Kind):
    """A roll, packed three bits a face, as a list of faces."""

    def to_json(self, number: int) -> list[str]:
        return [FACES[face] for face in range(5) for _ in range(number >> 3 * face & 7)]

    def say(self, number: int, speaker: Speaker) -> str:
        return " ".join(face if face != "afterburner" else "▲" for face in self.to_json(number))


SPECIALIST: Final = OneOf("specialist", SPECIALISTS)
GOAL: Final = OneOf("goal", GOALS)
ABILITY: Final = OneOf("ability", ABILITIES)
EFFECT: Final = OneOf("effect", EFFECTS)
SPACE: Final = NUMBER
MISSION: Final = NUMBER
PLANET: Final = NUMBER

VOCABULARY: Final = Vocabulary(
    verbs=(
        Verb(RETURN_MISSION, "return_mission", MOST_MISSIONS, "mission", MISSION, secret=True),
        Verb(EMBARK, "embark", 8, "specialist", SPECIALIST),
        Verb(CRASH, "crash"),
        Verb(REROLL, "reroll"),
        Verb(FLY, "fly", GROUPS * CREWS * 3, "with", Sources()),
        Verb(USE_ENGINEER, "use_engineer", 5, "seat", SEAT),
        Verb(STAY, "stay"),
        Verb(GO_HOME, "go_home"),
        Verb(LAND, "land", MOST_SPACES + 1, "space", SPACE),
        Verb(LAND_ON_MOON, "land_on_moon", MOST_SPACES + 1, "space", SPACE),
    ),
    happenings=(
        Happening(STARTER_FOUND, "starter_found", (Field("seat", SEAT),)),
        Happening(MISSION_DEALT, "mission_dealt", (Field("seat", SEAT), Field("mission", MISSION, private=True))),
        Happening(MISSION_RETURNED, "mission_returned", (Field("seat", SEAT), Field("mission", MISSION, private=True))),
        Happening(
            EXPLORATION_LAID, "exploration_laid", (Field("space", SPACE), Field("effect", EFFECT), Field("points"))
        ),
        Happening(EXPEDITION_BEGAN, "expedition_began", (Field("seat", SEAT), Field("number"))),
        Happening(
            TOKEN_REVEALED, "token_revealed", (Field("dice"), Field("ability", ABILITY), Field("steps"), Field("space"))
        ),
        Happening(EMBARKED, "embarked", (Field("seat", SEAT), Field("specialist", SPECIALIST))),
        Happening(SATELLITE_START, "satellite_start", (Field("space", SPACE),)),
        Happening(ROLLED, "rolled", (Field("seat", SEAT), Field("roll", Roll()), Field("usable"))),
        Happening(REROLLED, "rerolled", (Field("seat", SEAT),)),
        Happening(FLEW, "flew", (Field("seat", SEAT), Field("distance"), Field("space", SPACE))),
        Happening(DICE_DISCARDED, "dice_discarded", (Field("count"), Field("left"))),
        Happening(ENGINEER_USED, "engineer_used", (Field("seat", SEAT),)),
        Happening(TOKEN_USED, "token_used", (Field("seat", SEAT), Field("ability", ABILITY))),
        Happening(EXPLORATION_POINTS, "exploration_points", (Field("seat", SEAT), Field("points"))),
        Happening(DIE_REGAINED, "die_regained", (Field("seat", SEAT), Field("dice"))),
        Happening(DIE_NOT_REGAINED, "die_not_regained", (Field("seat", SEAT),)),
        Happening(TUNNELLED, "tunnelled", (Field("seat", SEAT), Field("space", SPACE))),
        Happening(UFO_CONTACT, "ufo_contact", (Field("seat", SEAT), Field("points")), headline=True),
        Happening(STAYED, "stayed", (Field("seat", SEAT),)),
        Happening(
            LANDED_ON_MOON,
            "landed_on_moon",
            (Field("seat", SEAT), Field("specialist", SPECIALIST), Field("space", SPACE), Field("points")),
            headline=True,
        ),
        Happening(
            LANDED_ON_PLANET,
            "landed_on_planet",
            (Field("seat", SEAT), Field("specialist", SPECIALIST), Field("space", SPACE), Field("planet", PLANET)),
            headline=True,
        ),
        Happening(
            REACHED_DEEP_SPACE,
            "reached_deep_space",
            (Field("seat", SEAT), Field("specialist", SPECIALIST), Field("points"), Field("comet")),
            headline=True,
        ),
        Happening(NEW_COMMANDER, "new_commander", (Field("seat", SEAT), Field("dice"))),
        Happening(SABOTAGED, "sabotaged", (Field("seat", SEAT), Field("left"))),
        Happening(GOAL_CLAIMED, "goal_claimed", (Field("seat", SEAT), Field("goal", GOAL)), headline=True),
        Happening(CRASHED, "crashed", (Field("space", SPACE), Field("failures")), headline=True),
        Happening(RETURNED_HOME, "returned_home", (Field("seat", SEAT), Field("specialist", SPECIALIST))),
        Happening(LAST_EXPEDITION, "last_expedition", (Field("seat", SEAT),), headline=True),
        Happening(GAME_ENDED, "game_ended", (Field("failures"), Field("expeditions")), headline=True),
        Happening(
            PLANET_SCORED,
            "planet_scored",
            (Field("planet", PLANET), Field("seat", SEAT), Field("place"), Field("points")),
        ),
        Happening(
            MISSION_SHOWN,
            "mission_shown",
            (Field("seat", SEAT), Field("mission", MISSION), Field("done")),
            reveals=True,
        ),
        Happening(MISSIONS_SCORED, "missions_scored", (Field("seat", SEAT), Field("done"), Field("points"))),
        Happening(
            UFO_TOKEN_HIDDEN,
            "ufo_token_hidden",
            (Field("seat", SEAT), Field("points", private=True)),
            headline=True,
        ),
        Happening(
            EXPLORATION_TOKEN_HIDDEN,
            "exploration_token_hidden",
            (Field("seat", SEAT), Field("points", private=True)),
        ),
        Happening(
            TOKENS_SHOWN,
            "tokens_shown",
            (Field("seat", SEAT), Field("count"), Field("points")),
            reveals=True,
        ),
    ),
    reasons=(
        Reason(NOT_AT_HOME, "not_at_home", "Takeoff phase"),
        Reason(FACE_NOT_ROLLED, "face_not_rolled", "Travel phase, stage 2"),
        Reason(FACE_NOT_ON_SPACE, "face_not_on_space", "Travel phase, stage 1"),
        Reason(ENGINEER_NEEDS_ONE, "engineer_needs_one", "Functions of the astronauts: engineer"),
        Reason(ENGINEER_NOT_READY, "engineer_not_ready", "Functions of the astronauts: engineer"),
        Reason(ENGINEER_JOINS_ONES, "engineer_joins_ones", "Ruling A05, option engineer_joins_group"),
        Reason(TOKEN_NOT_AVAILABLE, "token_not_available", "Variant UFO: additional ability"),
        Reason(TOKEN_DICE_DO_NOT_MATCH, "token_dice_do_not_match", "Variant UFO: additional dice"),
        Reason(NOTHING_CHOSEN, "nothing_chosen", "Travel phase, stage 2; ruling A03"),
        Reason(ROCKET_CAN_FLY, "rocket_can_fly", "Crashing the rocket; ruling A03"),
        Reason(MOONS_TAKEN, "moons_taken", "Disembarking on the moons"),
        Reason(NOTHING_THERE, "nothing_there", "Landing phase"),
        Reason(ONLY_DRIFTER, "only_drifter", "Functions of the astronauts: drifter"),
        Reason(DEEP_SPACE_IS_FORCED, "deep_space_is_forced", "Disembarking in deep space"),
        Reason(MISSION_NOT_HELD, "mission_not_held", "Variant Secret missions"),
        Reason(NO_DRIFT_HERE, "no_drift_here", "Landing phase; rulings A08 and A09"),
        Reason(NOT_AN_ENGINEER, "not_an_engineer", "Functions of the astronauts: engineer"),
        Reason(NO_DICE_TO_KEEP, "no_dice_to_keep", "Variant UFO: keep the dice; ruling A30"),
    ),
)
